//! Numbers that players and things have, and attributes, by their word.

use super::Resolver;
use super::number::bears;
use super::selection::Nature;
use crate::syntax::{Span, Word};
use crate::tree::{Figure, Measure, Number, Subject};
use crate::vocabulary::{AttributeId, AttributeType, Bearer, Meaning};

impl Resolver<'_> {
    /// A number that every player has.
    pub(super) fn measure(&mut self, name: &[Word]) -> Option<Measure> {
        let word = self.single(name)?;
        match self.measure_of(word) {
            Some(measure) => Some(measure),
            None => self.unknown(word, "a number that every player has is expected here", |meaning| {
                matches!(meaning, Meaning::Resource(_) | Meaning::Query(_, Bearer::Player))
            }),
        }
    }

    /// A number by which such things are compared or added up; `things` is where they are named.
    pub(super) fn figure(&mut self, name: &[Word], nature: Nature, things: Span) -> Option<Figure> {
        if nature == Nature::Players {
            return self.measure(name).map(Figure::Measure);
        }
        self.of_things(nature, things)?;
        let word = self.single(name)?;
        if self.vocabulary.meanings(&word.text).contains(&Meaning::Position) {
            return Some(Figure::Position);
        }
        if let Some(attribute) = self.attribute_of(word) {
            if *self.vocabulary.attribute_type(attribute) != AttributeType::Number {
                let message = format!("`{}` is not a number", word.text);
                let help = "name an attribute that is a number";
                return self.mismatch_with(word.span, message, "only numbers can be added up or compared", help);
            }
            return Some(Figure::Attribute(attribute));
        }
        if let Some(number) = self.number_of_things(&word.text, nature) {
            return Some(Figure::Own(Box::new(number)));
        }
        if self.measure_of(word).is_some() {
            let message = format!("`{}` is a number of players", word.text.replace('_', " "));
            return self.mismatch(things, message, "players are expected here");
        }
        self.unknown(word, "a number of these is expected here", |meaning| matches!(meaning, Meaning::Attribute(_)))
    }

    /// A query or counter that every card or place has.
    fn number_of_things(&self, word: &str, nature: Nature) -> Option<Number> {
        self.vocabulary.meanings(word).iter().find_map(|meaning| match meaning {
            Meaning::Query(query, bearer) if bears(*bearer, nature) => Some(Number::Query(*query, Subject::Here)),
            Meaning::Counter(counter, bearer) if bears(*bearer, nature) => {
                Some(Number::Counter(*counter, Subject::Here))
            }
            _ => None,
        })
    }

    pub(super) fn measure_of(&self, word: &Word) -> Option<Measure> {
        self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
            Meaning::Resource(resource) => Some(Measure::Resource(*resource)),
            Meaning::Query(query, Bearer::Player) => Some(Measure::Query(*query)),
            Meaning::Counter(counter, Bearer::Player) => Some(Measure::Counter(*counter)),
            _ => None,
        })
    }

    pub(super) fn attribute_of(&self, word: &Word) -> Option<AttributeId> {
        self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
            Meaning::Attribute(attribute) => Some(*attribute),
            _ => None,
        })
    }

    pub(super) fn attribute(&mut self, word: &Word) -> Option<AttributeId> {
        match self.attribute_of(word) {
            Some(attribute) if *self.vocabulary.attribute_type(attribute) == AttributeType::List => {
                let message = format!("`{}` is a row of values", word.text.replace('_', " "));
                self.mismatch(word.span, message, "an attribute with one value is expected here")
            }
            Some(attribute) => Some(attribute),
            None => {
                self.unknown(word, "an attribute is expected here", |meaning| matches!(meaning, Meaning::Attribute(_)))
            }
        }
    }
}
