//! Amounts and things that are called by a name for the length of an effect: `{ let = { toll = 'half your oil, rounded up' }, do = … }`.

use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::{Number, SLOTS, Set, Slot, Source, Test};
use quarterdeck_dsl::vocabulary::RESERVED;

use super::Builder;
use super::flow::{free_slots, slot_of};
use crate::game::{Deed, EffectId, Given, LetDef, Sentence, What};
use crate::pack::keys::{Doing, NamedEffect, doing, named_effect};
use crate::pack::reader::{Table, Text, text};
use crate::pack::value::{Node, Value};
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// The names of `let`, in their order, for all that the rest of the table says.
    pub(super) fn naming(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<Deed> {
        // Without the names, the rest would only be full of follow-up mistakes.
        let (parts, inner) = self.given(table, scope)?;
        let mut deed = self.deed_with_names(table, &inner)?;
        for mut part in parts.into_iter().rev() {
            part.effect = self.effect_of(deed);
            deed = Deed { condition: None, what: What::Let(Box::new(part)) };
        }
        Some(deed)
    }

    /// What each name stands for, and the scope in which all of them are known.
    fn given(&mut self, table: Table<'_, Doing>, scope: &Scope) -> Option<(Vec<LetDef>, Scope)> {
        let mut inner = scope.clone();
        let mut parts = Vec::new();
        let before = self.problems.len();
        for entry in table.get(doing::LET, &mut self.problems) {
            self.free_word(&entry.key, &entry.spot, &inner);
            let value = self.value_of_name(&entry.value, &inner);
            if inner.names.len() >= free_slots(&inner) {
                self.problems.push(PackProblem::new(
                    "pack::too_many",
                    format!("at most {SLOTS} things can be spoken of, those of the action included"),
                    &entry.spot,
                    "this is one too many",
                ));
                return None;
            }
            let bound = match &value {
                Some(Given::Thing(set)) => Bound::in_scope(set, &inner),
                _ => Bound::Amount,
            };
            let slot = slot_of(inner.names.len());
            inner.names.push((entry.key.clone(), bound));
            let effect = EffectId::NOTHING;
            parts.extend(value.map(|value| LetDef { name: entry.key.clone(), slot, value, effect }));
        }
        (self.problems.len() == before && !parts.is_empty()).then_some((parts, inner))
    }

    /// `given`: what an effect with a name calls the amount that it is told.
    pub(super) fn given_to_effect(&mut self, id: &str, value: &Value) {
        let given = Table::<NamedEffect>::look(value).get(named_effect::GIVEN, &mut self.problems);
        if let Some(name) = given {
            self.free_word(&name.text, &name.spot, &Scope::default());
            self.given_to.insert(id.to_owned(), name.text);
        }
    }

    /// What an effect with a name does. `it` is what it is performed for; the amount that it is given is its first name.
    pub(super) fn named_effect(&mut self, id: &str, value: &Value) -> Vec<Deed> {
        let names = self.given_to.get(id).map(|name| (name.clone(), Bound::Amount)).into_iter().collect();
        let scope = Scope { it: Some(Bound::Card), names, ..Scope::default() };
        if !matches!(value.node, Node::Table(_)) {
            return self.deeds(value, &scope);
        }
        let table = Table::<NamedEffect>::look(value);
        let deed = self.deed_table(table.part(), &scope);
        table.finish(&mut self.problems);
        deed.into_iter().collect()
    }

    /// `perform`: the effect of that name, with the amount that it wants to be given.
    pub(super) fn performing(&mut self, id: &str, text: &Text, scope: &Scope) -> Option<What> {
        let effect = self.named_effects[id];
        let Some(name) = self.given_to.get(id) else {
            return Some(What::Perform(effect));
        };
        match scope.find(name) {
            // It lies where the effect looks for it.
            Some((Slot::Bound(0), Bound::Amount)) => Some(What::Perform(effect)),
            Some((slot, Bound::Amount)) => {
                let same = Sentence::new(Number::Chosen(slot), scope, &text.spot, &format!("the {name}"));
                let value = Given::Amount(same);
                Some(What::Let(Box::new(LetDef { name: name.clone(), slot: slot_of(0), value, effect })))
            }
            _ => {
                let message = format!("`{id}` is to be given an amount, which it calls `the {name}`");
                self.problems.push(
                    PackProblem::new("pack::not_given", message, &text.spot, "no amount is called so here")
                        .help(format!("write `let = {{ {name} = '…' }}` beside `perform`")),
                );
                None
            }
        }
    }

    /// A name is one word that means nothing else where it is used.
    fn free_word(&mut self, name: &str, spot: &Spot, scope: &Scope) {
        let plain = name.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
            && name.starts_with(|sign: char| sign.is_ascii_lowercase());
        let taken = RESERVED.contains(&name) || !self.vocabulary.meanings(name).is_empty();
        let (message, help) = if !plain {
            (format!("`{name}` is not a good name"), "write one word, in small Latin letters".to_owned())
        } else if taken {
            (
                format!("`{name}` means something already"),
                format!("choose another word, of which sentences say `the {name}`"),
            )
        } else if scope.find(name).is_some() {
            (format!("`{name}` is called so already"), "give it another name".to_owned())
        } else {
            return;
        };
        self.problems.push(PackProblem::new("pack::bad_name", message, spot, "this name").help(help));
    }

    /// One thing, if that is what is said, else an amount.
    fn value_of_name(&mut self, value: &Value, scope: &Scope) -> Option<Given> {
        if matches!(value.node, Node::Number(_)) {
            return self.number_value(value, scope).map(Given::Amount);
        }
        let text = text(value, &mut self.problems)?;
        let sentences = self.sentences;
        let thing = sentences.selection(&text.text, &self.vocabulary, scope, Use::One).ok();
        match thing.filter(is_one) {
            Some(_) => self.selection(&text, scope, Use::One).map(Given::Thing),
            None => self.amount(&text, scope).map(Given::Amount),
        }
    }
}

/// Whether one thing is meant, and not how many there are.
fn is_one(set: &Set) -> bool {
    let by_name = set.source == Source::Everywhere && matches!(set.tests.first(), Some(Test::Family(_)));
    let one = matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_));
    one || by_name || set.definite || !set.most.is_empty()
}
