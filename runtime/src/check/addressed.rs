//! What players are told to do: `{ to = 'each opponent', do = 'discard 1 card in your hand' }`.

use quarterdeck_dsl::resolve::Scope;

use super::Builder;
use crate::game::{Deed, ToDef, What};
use crate::pack::reader::{Table, list};
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// `to`: each of these players is `you` in the rest of the table, and who told them is `they`. With `secretly`, the
    /// rest is a question, and nothing comes of it before all have answered.
    pub(super) fn addressed(&mut self, table: &mut Table<'_>, scope: &Scope) -> Option<Deed> {
        let to = table.text("to", &mut self.problems);
        let secret = table.place("secretly").cloned();
        let secretly = table.flag("secretly", &mut self.problems);
        let Some(text) = to else {
            if let Some(place) = secret {
                self.whose_secret(&place);
            }
            return self.deed_for_one(table, scope);
        };
        // Without the players, what they are told would only be full of follow-up mistakes.
        let Some(players) = self.players(&text, scope) else {
            table.rest();
            return None;
        };
        let inner = Scope { they: true, ..scope.clone() };
        let deed = if secretly { self.question(table, &inner)? } else { self.deed_for_one(table, &inner)? };
        let effect = if secretly { self.add_effect(vec![deed]) } else { self.effect_of(deed) };
        Some(Deed { condition: None, what: What::To(Box::new(ToDef { players, effect, secretly })) })
    }

    fn whose_secret(&mut self, place: &Spot) {
        self.problems.push(
            PackProblem::new("pack::missing_key", "`secretly` without `to`", place, "who answers in secret?")
                .help("add `to = 'each player'`, or leave `secretly` out"),
        );
    }

    /// One question, for answers that are given in secret.
    fn question(&mut self, table: &mut Table<'_>, scope: &Scope) -> Option<Deed> {
        let before = self.problems.len();
        for (key, help) in [
            (
                "if",
                "say in `to` who is asked, as in `to = 'each player with 2 cards'`, or give the choices their own `if`",
            ),
            ("let", "give the names in what is done with the answer"),
            ("by", "all players in `to` choose: leave `by` out"),
            ("do", "ask something first: an `offer`, or a `choose` with what is done with it"),
            ("run", "ask something first: an `offer`, or a `choose` with what is done with it"),
            ("perform", "ask something first: an `offer`, or a `choose` with what is done with it"),
        ] {
            let asks = table.peek("choose").is_some() && ["do", "run", "perform"].contains(&key);
            if let Some(place) = table.place(key).filter(|_| !asks) {
                self.no_question(key, place, help);
            }
        }
        if let Some(choose) = table.peek("choose")
            && list(choose).len() > 1
        {
            self.problems.push(
                PackProblem::new(
                    "pack::no_question",
                    "only one thing can be chosen in secret at a time",
                    &choose.spot,
                    "these are several",
                )
                .help("let the second be chosen in what is done with the first; it is asked when all have answered"),
            );
        }
        if self.problems.len() > before {
            table.rest();
            return None;
        }
        let what = self.chosen(table, scope)?;
        Some(Deed { condition: None, what })
    }

    fn no_question(&mut self, key: &str, place: &Spot, help: &str) {
        self.problems.push(
            PackProblem::new(
                "pack::no_question",
                format!("`{key}` does not go with `secretly`"),
                place,
                "only a question can be answered in secret",
            )
            .help(help),
        );
    }
}
