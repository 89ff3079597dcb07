//! A thing chosen in the middle of an effect: `{ choose = 'another player', do = 'they draw 1 card' }`.

use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Quantity, SLOTS, Set, Source, Who};

use super::Builder;
use super::flow::{free_slots, noun_of, slot_of};
use crate::game::{ChooseDef, Deed, EffectId, Sentence, What};
use crate::pack::keys::{Doing, doing};
use crate::pack::reader::{Table, Text, text};
use crate::problem::PackProblem;

impl Builder<'_> {
    /// `choose` with `by`, `as`, `ask` and `else`; the rest of the table says what is done with what was
    /// chosen. Several choices are one within the other.
    pub(super) fn choosing(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<What> {
        let by = table.get(doing::BY, &mut self.problems);
        let names = table.get(doing::AS, &mut self.problems);
        let asks = table.get(doing::ASK, &mut self.problems);
        let choose = table.get(doing::CHOOSE, &mut self.problems);
        let given = by.is_some();
        // Who chose nothing is `they`, too.
        let asked = Scope { they: scope.they || given, ..scope.clone() };
        let otherwise = table.get(doing::ELSE, &mut self.problems).map(|value| self.effect(value, &asked));
        let by = by.and_then(|text| self.players(&text, scope));
        let mut inner = scope.clone();
        inner.they |= given;
        let mut parts: Vec<ChooseDef> = Vec::new();
        let mut sound = given == by.is_some();
        for (at, item) in choose.iter().enumerate() {
            let sentence = text(item, &mut self.problems);
            let found = sentence.and_then(|text| Some((self.selection(&text, &inner, Use::Choice)?, text)));
            let Some((set, optional, text)) = found.and_then(|(set, text)| self.one_thing(set, text)) else {
                sound = false;
                continue;
            };
            self.something_to_choose(&set, &text);
            let name = names.get(at).map_or_else(|| noun_of(&text.text, "choice"), |name| name.text.clone());
            let help = "give it another name: `as = \"second\"`, and speak of `the second`";
            self.free_name(&name, names.get(at).unwrap_or(&text), &inner, help);
            let ask = asks.get(at).map(|ask| ask.text.clone());
            self.questions.extend(asks.get(at).cloned());
            let bound = Bound::in_scope(&set, &inner);
            let slot = slot_of(inner.names.len());
            inner.names.push((name.clone(), bound));
            if at == 0 {
                inner.it = Some(bound);
            }
            // With `by`, who chooses is `they`; else a player who was chosen is.
            inner.they |= given || bound == Bound::Player;
            // Who was asked first is asked for the rest as well.
            let they = || Set::of(Source::Player(Who::They));
            let by = by.clone().map(|by| if at == 0 { by } else { Sentence::new(they(), &inner, by.place(), "they") });
            let effect = EffectId::NOTHING;
            parts.push(ChooseDef { name, set, bound, by, optional, is_it: at == 0, slot, ask, effect, otherwise });
        }
        if inner.names.len() > free_slots(&inner) {
            self.problems.push(PackProblem::new(
                "pack::too_many",
                format!("at most {SLOTS} things can be chosen, those of the action included"),
                table.entry(&doing::CHOOSE).map_or(table.spot, |entry| &entry.value.spot),
                "this is one too many",
            ));
            return None;
        }
        // Without a choice, what is done with it would only be full of follow-up mistakes.
        if parts.is_empty() {
            return None;
        }
        let mut what = self.done(table, &inner)?;
        for mut part in parts.into_iter().rev() {
            part.effect = self.add_effect(vec![Deed { condition: None, what }]);
            what = What::Choose(Box::new(part));
        }
        sound.then_some(what)
    }

    /// A zone by its name is one thing: what lies there was meant.
    pub(super) fn something_to_choose(&mut self, set: &Set, text: &Text) {
        if matches!(set.source, Source::Zone(_)) && set.tests.is_empty() {
            self.problems.push(
                PackProblem::new(
                    "pack::nothing_to_choose",
                    "there is nothing to choose here: this is one zone",
                    &text.spot,
                    "a zone, not what lies in it",
                )
                .help(match text.text.trim() {
                    zone if zone.starts_with("the ") || zone.starts_with("your ") => {
                        format!("write `a card in {zone}`")
                    }
                    zone => format!("write `a card in the {zone}`"),
                }),
            );
        }
    }

    /// `up to 1` lets choose none.
    fn one_thing(&mut self, set: Sentence<Set>, text: Text) -> Option<(Sentence<Set>, bool, Text)> {
        let optional = matches!(set.quantity, Quantity::UpTo(_) | Quantity::AtMost(_) | Quantity::Between(..));
        Some((set, optional, text))
    }

    /// Two choices must not be called the same.
    pub(super) fn free_name(&mut self, name: &str, place: &Text, scope: &Scope, help: &str) {
        if scope.find(name).is_some() {
            self.problems.push(
                PackProblem::new(
                    "pack::chosen_twice",
                    format!("`{name}` is the name of two choices"),
                    &place.spot,
                    "the second one",
                )
                .help(help),
            );
        }
    }
}
