//! Things behind `with` of which one is enough: `with a star or moon`.

use super::Resolver;
use super::selection::Nature;
use crate::syntax::{Head, Prefix, Selection};
use crate::tree::Test;
use crate::vocabulary::Meaning;

impl Resolver<'_> {
    /// One of several: what a card or place has by itself, and just its name. Of anything else that is said it would not be
    /// clear whether it is said of all of them.
    pub(super) fn with_one_of(&mut self, thing: &Selection, nature: Nature) -> Option<Test> {
        let plain = thing.filters.is_empty() && thing.prefixes.iter().all(|before| before.prefix == Prefix::A);
        let Head::Name(name) = &thing.head else {
            return self.mismatch(thing.span, "this cannot stand beside `or`", "a value or attribute is expected here");
        };
        let word = self.single(name)?;
        if !plain {
            return self.mismatch_with(
                thing.span,
                "beside `or`, what stands behind `with` is just named",
                "it does not say whether this belongs to all of them",
                format!("write `with {} or …`", word.text.replace('_', " ")),
            );
        }
        let tests = self.with_attribute(word, thing, nature)?;
        let cards = |meaning: &Meaning| matches!(meaning, Meaning::Kind(_) | Meaning::Family(_) | Meaning::AnyCard);
        if tests.is_none() && self.vocabulary.meanings(&word.text).iter().any(cards) {
            let shown = word.text.replace('_', " ");
            return self.mismatch_with(
                word.span,
                format!("`{shown}` are cards, and nothing that a card has"),
                "a value or attribute is expected here",
                format!("if other cards are meant, say how many: `or 2 {shown}`"),
            );
        }
        match tests.as_deref() {
            Some([test]) => Some(test.clone()),
            _ => self.unknown(word, "a value or attribute is expected here", |meaning| {
                matches!(meaning, Meaning::Attribute(_) | Meaning::Value(..))
            }),
        }
    }
}
