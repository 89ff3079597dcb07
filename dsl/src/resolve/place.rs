//! Resolves where cards can lie, and from which amounts one is chosen.

use super::Resolver;
use super::selection::Nature;
use super::uses::{Said, Use};
use crate::syntax::{Filter, Head, Selection};
use crate::tree::{Place, Set, Source, ZoneRef};
use crate::vocabulary::Meaning;

impl Resolver<'_> {
    /// `an amount up to its cost`
    pub(super) fn amounts(&mut self, selection: &Selection) -> Option<Source> {
        let mut amounts = selection.filters.iter().filter_map(|filter| match filter {
            Filter::Amounts(low, high) => Some((low, high)),
            _ => None,
        });
        match (amounts.next(), amounts.next()) {
            (Some((low, high)), None) => {
                let low = match low {
                    Some(low) => Some(Box::new(self.amount(low)?)),
                    None => None,
                };
                Some(Source::Amounts(low, Box::new(self.amount(high)?)))
            }
            (None, _) => self.mismatch(selection.span, "it does not say up to what", "write `an amount up to …`"),
            _ => self.mismatch(selection.span, "it says up to what twice", "only one is expected here"),
        }
    }

    /// Where cards can lie: `in X`, `to X`.
    pub(super) fn place(&mut self, selection: &Selection, wanted: Use) -> Option<Place> {
        if let Head::Name(name) = &selection.head
            && let [word] = name.as_slice()
            && self.scope.find(&word.text).is_none()
        {
            for meaning in self.vocabulary.meanings(&word.text).to_vec() {
                match meaning {
                    Meaning::Zone(..) => {
                        let (set, _) = self.things(selection, wanted)?;
                        if let (Source::Zone(ZoneRef { zone, whose }), true) = (set.source, set.tests.is_empty()) {
                            return Some(Place::Zone(ZoneRef { zone, whose }));
                        }
                        return self.mismatch(
                            selection.span,
                            "only the zone itself is expected here",
                            "nothing more can be said of it",
                        );
                    }
                    Meaning::Board(board) if wanted == Use::Within => {
                        let words = self.words(selection)?;
                        let plain = matches!(words.said(), Said::Nothing | Said::Definite)
                            && words.whose.is_none()
                            && words.which().is_none()
                            && selection.filters.is_empty();
                        if plain {
                            return Some(Place::Board(board));
                        }
                        return self.mismatch(
                            selection.span,
                            "only the board itself is expected here",
                            "nothing more can be said of it",
                        );
                    }
                    _ => {}
                }
            }
        }
        let (set, nature) = self.things(selection, wanted)?;
        if matches!(nature, Nature::Players | Nature::Values | Nature::Amounts) {
            let message = format!("cards lie in zones and on places, and these are {}", nature.plural());
            return self.mismatch(selection.span, message, "a zone or place is expected here");
        }
        let one = set.definite
            || matches!(set.source, Source::Slot(_))
            || wanted != Use::Within
            || self.words(selection).is_some_and(|words| words.said() == Said::Definite);
        Some(if one { Place::Thing(Box::new(set)) } else { Place::Any(Box::new(set)) })
    }

    /// `under X`: under a card, or on a place.
    pub(super) fn under(&mut self, selection: &Selection) -> Option<Place> {
        match self.place(selection, Use::Within)? {
            Place::Zone(_) | Place::Board(_) => self.mismatch_with(
                selection.span,
                "nothing lies under a zone",
                "a card is expected here",
                "write `in …`",
            ),
            place => Some(place),
        }
    }

    /// The thing from which it is seen what lies ahead, behind, beside.
    pub(super) fn on_board(&mut self, selection: &Selection) -> Option<Set> {
        let (set, nature) = self.things(selection, Use::One)?;
        if !matches!(nature, Nature::Cards | Nature::Places) {
            let message = format!("{} do not lie on a board", nature.plural());
            return self.mismatch(selection.span, message, "a card or place is expected here");
        }
        Some(set)
    }
}
