//! `…, else X`: what is meant where there is nothing else.

use super::Resolver;
use super::selection::Nature;
use super::uses::Use;
use crate::syntax::Selection;
use crate::tree::Set;

impl Resolver<'_> {
    /// `else X` where it cannot stand.
    pub(super) fn no_else<T>(&mut self, otherwise: &Selection) -> Option<T> {
        self.mismatch_with(
            otherwise.span,
            "`else` has no meaning here",
            "only where something is done with things, chosen or gone through",
            "say both: `… or …`",
        )
    }

    /// `…, else X`
    pub(super) fn otherwise(&mut self, otherwise: &Selection, nature: Nature, place: Use) -> Option<Set> {
        if !matches!(place, Use::One | Use::Object | Use::Doer | Use::Each | Use::Choice) {
            return self.no_else(otherwise);
        }
        let (set, other) = self.things(otherwise, place)?;
        if other != nature {
            let message = format!("these are {}, and before `else` stand {}", other.plural(), nature.plural());
            return self.mismatch(otherwise.span, message, "the same sort is expected here");
        }
        Some(set)
    }
}
