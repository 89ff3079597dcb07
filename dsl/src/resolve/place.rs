//! Resolves where cards can lie, and from which amounts one is chosen.

use super::Resolver;
use super::selection::Nature;
use crate::syntax::{Filter, Head, Selection};
use crate::tree::{Place, Set, Source, ZoneRef};
use crate::vocabulary::Meaning;

impl Resolver<'_> {
    /// `an amount up to its cost`
    pub(super) fn amounts(&mut self, selection: &Selection) -> Option<Set> {
        for filter in &selection.filters {
            if let Filter::Amounts(low, high) = filter {
                let low = match low {
                    Some(low) => Some(Box::new(self.amount(low)?)),
                    None => None,
                };
                return Some(Set::of(Source::Amounts(low, Box::new(self.amount(high)?))));
            }
        }
        self.mismatch(selection.span, "it does not say up to what", "write `an amount up to …`")
    }

    /// Where cards can lie.
    pub(super) fn place(&mut self, selection: &Selection) -> Option<Place> {
        if let Head::Name(name) = &selection.head
            && let [word] = name.as_slice()
            && self.scope.find(&word.text).is_none()
        {
            for meaning in self.vocabulary.meanings(&word.text).to_vec() {
                match meaning {
                    Meaning::Zone(zone, owned) => {
                        let whose = self.whose(owned, selection, word)?;
                        return Some(Place::Zone(ZoneRef { zone, whose }));
                    }
                    Meaning::Board(board) => return Some(Place::Board(board)),
                    _ => {}
                }
            }
        }
        let (set, nature) = self.things(selection)?;
        if matches!(nature, Nature::Players | Nature::Values | Nature::Amounts) {
            let what = if nature == Nature::Players { "a player is not a place" } else { "a value is not a place" };
            return self.mismatch(selection.span, what, "a zone or place is expected here");
        }
        Some(Place::Thing(Box::new(set)))
    }
}
