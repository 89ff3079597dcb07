//! The numbers that a rule speaks of, in the order in which they are written, so that texts that are written by hand can
//! take them from the rule.

use quarterdeck_dsl::tree::Number;

use super::definition::{ActionDef, FamilyDef, Game, Payment, TriggerDef};
use super::effect::{Deed, Given, What};
use super::sentence::Sentence;
use crate::ids::EffectId;

/// The names by which texts know the numbers of a rule, in their order.
pub const NAMES: &[&str] =
    &["n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14", "n15", "n16"];

/// What rules are made of.
#[derive(Clone, Copy)]
pub struct Rulebook<'r> {
    /// Effects, by id.
    pub effects: &'r [Vec<Deed>],
    /// Triggers, by id.
    pub triggers: &'r [TriggerDef],
}

/// The numbers of a card's rule: what it asks for, changes and sets off.
pub fn of_family(game: &Game, family: &FamilyDef) -> Vec<i32> {
    Rulebook { effects: game.effects.unnoted(), triggers: game.triggers.unnoted() }.of_family(family)
}

/// The numbers of an action's rule.
pub fn of_action(game: &Game, action: &ActionDef) -> Vec<i32> {
    Rulebook { effects: game.effects.unnoted(), triggers: game.triggers.unnoted() }.of_action(action)
}

impl Rulebook<'_> {
    /// The numbers of a card's rule.
    pub fn of_family(self, family: &FamilyDef) -> Vec<i32> {
        let mut walk = Walk { book: self, seen: Vec::new(), found: Vec::new() };
        walk.sentences(family.requires.iter());
        for change in &family.changes {
            walk.sentences(change.condition.iter());
            match change.by.tree {
                Number::Constant(by) => walk.found.push(by.saturating_abs()),
                _ => walk.sentence(&change.by),
            }
        }
        for trigger in family.triggers.iter().filter_map(|at| self.triggers.get(usize::from(*at))) {
            walk.sentences(trigger.condition.iter());
            walk.effect(trigger.effect);
        }
        walk.found
    }

    /// The numbers of an action's rule.
    pub fn of_action(self, action: &ActionDef) -> Vec<i32> {
        let mut walk = Walk { book: self, seen: Vec::new(), found: Vec::new() };
        walk.sentences(action.condition.iter());
        walk.sentences(action.choose.iter().chain(&action.target).map(|(_, set)| set));
        walk.sentences(action.allowed.iter());
        if let Some(Payment::Own(requirement)) = &action.requires {
            walk.sentence(requirement);
        }
        walk.effect(action.effect);
        walk.found
    }
}

struct Walk<'r> {
    book: Rulebook<'r>,
    seen: Vec<EffectId>,
    found: Vec<i32>,
}

impl Walk<'_> {
    fn sentences<'s, T: 's>(&mut self, all: impl Iterator<Item = &'s Sentence<T>>) {
        all.for_each(|sentence| self.sentence(sentence));
    }

    /// Every number in a sentence, as it is written.
    fn sentence<T>(&mut self, sentence: &Sentence<T>) {
        let words = sentence.text().split(|sign: char| !sign.is_alphanumeric() && sign != '_');
        self.found.extend(words.filter_map(|word| if word == "twice" { Some(2) } else { word.parse().ok() }));
    }

    fn effect(&mut self, effect: EffectId) {
        if self.seen.contains(&effect) {
            return;
        }
        self.seen.push(effect);
        let book = self.book;
        for deed in book.effects.get(usize::from(effect)).into_iter().flatten() {
            self.sentences(deed.condition.iter());
            match &deed.what {
                What::Do(instruction) => self.sentence(instruction),
                What::Offer(offers) => {
                    for offer in offers {
                        self.sentences(offer.condition.iter());
                        self.effect(offer.effect);
                    }
                }
                What::Choose(choose) => {
                    self.sentence(&choose.set);
                    self.effect(choose.effect);
                    choose.otherwise.into_iter().for_each(|otherwise| self.effect(otherwise));
                }
                What::Run(_) => {}
                What::Perform(inner) => self.effect(*inner),
                What::Either(either) => {
                    self.sentence(&either.0);
                    self.effect(either.1);
                    self.effect(either.2);
                }
                What::Let(given) => {
                    match &given.value {
                        Given::Amount(number) => self.sentence(number),
                        Given::Thing(set) => self.sentence(set),
                    }
                    self.effect(given.effect);
                }
                What::Each(_, set, inner) => {
                    self.sentence(set);
                    self.effect(*inner);
                }
                What::To(to) => {
                    self.sentence(&to.players);
                    self.effect(to.effect);
                }
            }
        }
    }
}
