//! Names that a game does not have, written with `_`. A name of the game is printed with blanks, and joined again when it is read; nothing would
//! join these, so that they are marked to be printed as they were written.

use crate::syntax::{
    Amount, Complement, Condition, Demand, Filter, Head, Instruction, Selection, Sentence, Step, Word,
};
use crate::vocabulary::Vocabulary;

/// Marks such names in a sentence that was just read.
pub(crate) fn mark(sentence: &mut Sentence, vocabulary: &Vocabulary) {
    let own = Own { vocabulary };
    match sentence {
        Sentence::Requirement(requirement) => own.demand(&mut requirement.demand),
        Sentence::Condition(condition) => own.condition(condition),
        Sentence::Selection(selection) => own.selection(selection),
        Sentence::Amount(amount) => own.amount(amount),
        Sentence::Instruction(Instruction { steps }) => steps.iter_mut().for_each(|step| own.step(step)),
    }
}

struct Own<'v> {
    vocabulary: &'v Vocabulary,
}

impl Own<'_> {
    fn word(&self, word: &mut Word) {
        word.own = word.text.contains('_') && !self.vocabulary.joins(&word.text);
    }

    fn words(&self, words: &mut [Word]) {
        words.iter_mut().for_each(|word| self.word(word));
    }

    fn selections(&self, list: &mut [Selection]) {
        list.iter_mut().for_each(|selection| self.selection(selection));
    }

    fn selection(&self, selection: &mut Selection) {
        if let Head::Name(name) = &mut selection.head {
            self.words(name);
        }
        selection.filters.iter_mut().for_each(|filter| self.filter(filter));
        if let Some(otherwise) = &mut selection.otherwise {
            self.selection(otherwise);
        }
    }

    fn filter(&self, filter: &mut Filter) {
        match filter {
            Filter::WithMost(_, name, _) => self.words(name),
            Filter::WithCompare(name, _, amount, _) => {
                self.words(name);
                self.amount(amount);
            }
            Filter::OfDifferent(_, name) | Filter::OfSame(name) => self.word(name),
            Filter::WithAny(things) | Filter::In(_, things) => self.selections(things),
            Filter::WithThing(thing)
            | Filter::OfThing(thing)
            | Filter::Under(thing)
            | Filter::Ahead(thing)
            | Filter::Behind(thing)
            | Filter::Beside(thing)
            | Filter::HeldBy(thing)
            | Filter::Clockwise(thing) => self.selection(thing),
            Filter::EqualTo(amount) => self.amount(amount),
            Filter::Amounts(low, high) => {
                low.iter_mut().for_each(|low| self.amount(low));
                self.amount(high);
            }
            Filter::OfYours(_) | Filter::YouHold(_) | Filter::TheyHold(_) => {}
        }
    }

    fn amount(&self, amount: &mut Amount) {
        match amount {
            Amount::Number(..) => {}
            Amount::Plus(left, right)
            | Amount::Minus(left, right)
            | Amount::Times(left, right)
            | Amount::Divided(left, right, _)
            | Amount::AtLeast(left, right)
            | Amount::AtMost(left, right) => {
                self.amount(left);
                self.amount(right);
            }
            Amount::Per(amount, things) => {
                self.amount(amount);
                self.selection(things);
            }
            Amount::Half(amount, _) | Amount::Twice(amount) | Amount::Group(amount) => self.amount(amount),
            Amount::Distinct(name, things) | Amount::Total(name, things) => {
                self.word(name);
                self.selection(things);
            }
            Amount::Extreme(_, name, things) => {
                self.words(name);
                self.selection(things);
            }
            Amount::Of(selection) => self.selection(selection),
        }
    }

    fn condition(&self, condition: &mut Condition) {
        match condition {
            Condition::Or(list) | Condition::And(list) => list.iter_mut().for_each(|inner| self.condition(inner)),
            Condition::Not(inner) | Condition::Group(inner) => self.condition(inner),
            Condition::There(things) => self.selection(things),
            Condition::Has(subjects, _, things) => {
                self.selections(subjects);
                self.selection(things);
            }
            Condition::HasMost(subject, _, name) => {
                self.selection(subject);
                self.words(name);
            }
            Condition::Is(left, _, right) => {
                self.amount(left);
                match right {
                    Complement::Compare(_, amount) | Complement::Same(amount) => self.amount(amount),
                    Complement::In(place) => self.selection(place),
                }
            }
            Condition::Called(name) => self.word(name),
        }
    }

    fn demand(&self, demand: &mut Demand) {
        match demand {
            Demand::Deed(_, terms, _) => terms.iter_mut().for_each(|term| self.selections(term)),
            Demand::Or(list) | Demand::And(list) => list.iter_mut().for_each(|inner| self.demand(inner)),
            Demand::Group(inner) => self.demand(inner),
        }
    }

    fn step(&self, step: &mut Step) {
        step.doer.iter_mut().for_each(|doer| self.selection(doer));
        self.word(&mut step.verb);
        step.object.iter_mut().for_each(|object| self.amount(object));
        step.roles.iter_mut().for_each(|role| self.amount(&mut role.object));
    }
}
