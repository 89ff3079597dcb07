//! Cards that were met, and which of them are like one that was met before.

use std::collections::BTreeSet;

use crate::facts::{Facts, Likeness};
use crate::tree::CardAt;

/// So many are kept in a row, which is quick to look through; more than these are looked up.
const ROW: usize = 24;

/// Cards of which no two are alike.
#[derive(Clone, Debug)]
pub struct Unlike {
    likeness: [Likeness; ROW],
    cards: [CardAt; ROW],
    count: usize,
    others: BTreeSet<(Likeness, CardAt)>,
}

impl Default for Unlike {
    fn default() -> Unlike {
        Unlike { likeness: [0; ROW], cards: [CardAt::NOTHING; ROW], count: 0, others: BTreeSet::new() }
    }
}

impl Unlike {
    /// Notes that a card is met, unless one was met before that is like it: that is what it says then.
    #[inline]
    pub fn meet<F: Facts>(&mut self, card: CardAt, facts: &F) -> Option<CardAt> {
        self.meet_by(card, facts.likeness(card), |one, other| facts.alike(one, other))
    }

    #[inline]
    fn meet_by(&mut self, card: CardAt, likeness: Likeness, alike: impl Fn(CardAt, CardAt) -> bool) -> Option<CardAt> {
        for at in 0..self.count {
            if self.likeness[at] == likeness && alike(self.cards[at], card) {
                return Some(self.cards[at]);
            }
        }
        if self.count == ROW {
            return meet_in(&mut self.others, card, likeness, alike);
        }
        (self.likeness[self.count], self.cards[self.count]) = (likeness, card);
        self.count += 1;
        None
    }
}

/// The same for cards that are looked up. Those of the same likeness that are not alike are next to none.
pub fn meet_in(
    met: &mut BTreeSet<(Likeness, CardAt)>,
    card: CardAt,
    likeness: Likeness,
    alike: impl Fn(CardAt, CardAt) -> bool,
) -> Option<CardAt> {
    let mut same = met.range((likeness, CardAt::at(0))..=(likeness, CardAt::NOTHING)).map(|(_, other)| *other);
    let known = same.find(|other| alike(*other, card));
    if known.is_none() {
        met.insert((likeness, card));
    }
    known
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::Unlike;
    use crate::tree::CardAt;

    /// Meets so many cards, of so many sorts by turns, twice; how often two of them were compared.
    fn compared(count: usize, sorts: usize) -> usize {
        let compared = Cell::new(0);
        let alike = |one: CardAt, other: CardAt| {
            compared.set(compared.get() + 1);
            one.index() % sorts == other.index() % sorts
        };
        let mut unlike = Unlike::default();
        for card in CardAt::all(count).chain(CardAt::all(count)) {
            let sort = card.index() % sorts;
            let first = unlike.meet_by(card, sort as u128, alike).unwrap_or(card);
            assert_eq!(first.index(), sort, "the first of its sort");
        }
        compared.get()
    }

    #[test]
    fn a_card_is_compared_with_one_that_may_be_like_it() {
        for (count, sorts) in [(10, 10), (1000, 1000), (2000, 2000), (2000, 7)] {
            assert_eq!(compared(count, sorts), 2 * count - sorts);
        }
    }

    #[test]
    fn likeness_in_common_makes_no_cards_alike() {
        let mut unlike = Unlike::default();
        for card in CardAt::all(60) {
            assert_eq!(unlike.meet_by(card, 7, |one, other| one == other), None);
        }
        for card in CardAt::all(60) {
            assert_eq!(unlike.meet_by(card, 7, |one, other| one == other), Some(card));
        }
    }
}
