//! Numbers that players have, and attributes, by their word.

use super::Resolver;
use crate::syntax::Word;
use crate::tree::Measure;
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
