//! What players are told to do: `{ to = 'each opponent', do = 'discard 1 card in your hand' }`.

use quarterdeck_dsl::resolve::Scope;

use super::Builder;
use crate::game::{Deed, ToDef, What};
use crate::pack::keys::{Doing, Key, doing};
use crate::pack::reader::{Table, list};
use crate::pack::value::Entry;
use crate::problem::PackProblem;

impl Builder<'_> {
    /// `to`: each of these players is `you` in the rest of the table, and who told them is `they`. With `secretly`, the
    /// rest is a question, and nothing comes of it before all have answered.
    pub(super) fn addressed(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        let secretly = table.get(doing::SECRETLY, &mut self.problems);
        let Some(text) = table.get(doing::TO, &mut self.problems) else {
            return self.deed_for_one(table, scope);
        };
        // Without the players, what they are told would only be full of follow-up mistakes.
        let players = self.players(&text, scope)?;
        let inner = Scope { they: true, ..scope.clone() };
        let deed = if secretly { self.question(table, &inner)? } else { self.deed_for_one(table, &inner)? };
        let effect = if secretly { self.add_effect(vec![deed]) } else { self.effect_of(deed) };
        Some(Deed { condition: None, what: What::To(Box::new(ToDef { players, effect, secretly })) })
    }

    /// One question, for answers that are given in secret.
    fn question(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        let before = self.problems.len();
        let who =
            "say in `to` who is asked, as in `to = 'each player with 2 cards'`, or give the choices their own `if`";
        self.no_question(table, &doing::IF, who);
        self.no_question(table, &doing::LET, "give the names in what is done with the answer");
        self.no_question(table, &doing::BY, "all players in `to` choose: leave `by` out");
        if !table.gives(&doing::CHOOSE) {
            let ask = "ask something first: an `offer`, or a `choose` with what is done with it";
            self.no_question(table, &doing::DO, ask);
            self.no_question(table, &doing::RUN, ask);
            self.no_question(table, &doing::PERFORM, ask);
        }
        if let Some(choose) = table.entry(&doing::CHOOSE)
            && list(&choose.value).len() > 1
        {
            self.problems.push(
                PackProblem::new(
                    "pack::no_question",
                    "only one thing can be chosen in secret at a time",
                    &choose.value.spot,
                    "these are several",
                )
                .help("let the second be chosen in what is done with the first; it is asked when all have answered"),
            );
        }
        if self.problems.len() > before {
            return None;
        }
        let what = self.chosen(table, scope)?;
        Some(Deed { condition: None, what })
    }

    fn no_question<R>(&mut self, table: Table<'_, Doing>, key: &Key<Doing, R>, help: &str) {
        let problem = |entry: &Entry| {
            PackProblem::new(
                "pack::no_question",
                format!("`{}` does not go with `secretly`", entry.key),
                &entry.spot,
                "only a question can be answered in secret",
            )
            .help(help)
        };
        self.problems.extend(table.entry(key).map(problem));
    }
}
