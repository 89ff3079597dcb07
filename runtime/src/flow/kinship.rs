//! Cards `of different …` or `of the same …`: which of them can still be taken with those that were picked.

use std::collections::{BTreeMap, BTreeSet};

use quarterdeck_dsl::tree::CardAt;

/// Leaves only cards with values that as many have as are wanted, or as many as have any.
pub(super) fn keep_common<V: Ord + Copy>(cards: &mut Vec<(CardAt, V)>, wanted: i32) {
    let mut counts: BTreeMap<V, i32> = BTreeMap::new();
    for (_, value) in &*cards {
        *counts.entry(*value).or_default() += 1;
    }
    let most = counts.values().max().copied().unwrap_or(0);
    cards.retain(|(_, value)| counts.get(value).is_some_and(|count| *count >= wanted.min(most)));
}

/// The cards that go with those that were picked: none of these again, and all values the same, or all different.
pub(super) fn go_with<V: Ord + Copy>(cards: &[(CardAt, V)], picked: &[(CardAt, V)], same: bool) -> Vec<CardAt> {
    let taken: BTreeSet<CardAt> = picked.iter().map(|(card, _)| *card).collect();
    let values: BTreeSet<V> = picked.iter().map(|(_, value)| *value).collect();
    let goes = |value: &V| if same { values.iter().all(|other| other == value) } else { !values.contains(value) };
    cards.iter().filter(|(card, value)| !taken.contains(card) && goes(value)).map(|(card, _)| *card).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::cmp::Ordering;

    use quarterdeck_dsl::tree::CardAt;

    use super::{go_with, keep_common};

    thread_local!(static COMPARED: Cell<usize> = const { Cell::new(0) });

    /// A value that counts how often it is compared.
    #[derive(Clone, Copy)]
    struct Counted(usize);

    impl Ord for Counted {
        fn cmp(&self, other: &Counted) -> Ordering {
            COMPARED.set(COMPARED.get() + 1);
            self.0.cmp(&other.0)
        }
    }

    impl PartialOrd for Counted {
        fn partial_cmp(&self, other: &Counted) -> Option<Ordering> {
            Some(self.cmp(other))
        }
    }

    impl Eq for Counted {}

    impl PartialEq for Counted {
        fn eq(&self, other: &Counted) -> bool {
            self.cmp(other) == Ordering::Equal
        }
    }

    /// So many cards, of so many values by turns.
    fn cards(count: usize, values: usize) -> Vec<(CardAt, Counted)> {
        CardAt::all(count).map(|card| (card, Counted(card.index() % values))).collect()
    }

    /// How often values are compared for so many cards, half of which were picked.
    fn compared(count: usize) -> usize {
        COMPARED.set(0);
        let mut all = cards(count, count);
        keep_common(&mut all, 1);
        let half = cards(count / 2, count);
        assert_eq!(go_with(&all, &half, false).len(), count - count / 2);
        let mut alike = cards(count, 1);
        keep_common(&mut alike, count as i32);
        assert_eq!(go_with(&alike, &cards(count / 2, 1), true).len(), count - count / 2);
        COMPARED.get()
    }

    #[test]
    fn twice_as_many_cards_are_hardly_more_than_twice_the_work() {
        let (some, many) = (compared(1000), compared(2000));
        assert!(many < some * 5 / 2, "{some} and {many} comparisons");
    }

    #[test]
    fn values_that_too_few_have_are_left_out() {
        let mut seven = cards(7, 3);
        keep_common(&mut seven, 3);
        assert_eq!(seven.iter().map(|(card, _)| card.index()).collect::<Vec<_>>(), [0, 3, 6]);
        let mut six = cards(6, 3);
        keep_common(&mut six, 5);
        assert_eq!(six.len(), 6, "where no value has as many, those of which there are most");
        let open = |picked: &[(CardAt, Counted)], same| go_with(&cards(6, 3), picked, same).len();
        assert_eq!((open(&[], true), open(&[], false)), (6, 6));
        assert_eq!((open(&cards(1, 3), true), open(&cards(1, 3), false)), (1, 4));
        assert_eq!((open(&cards(2, 3), true), open(&cards(3, 3), false)), (0, 0));
    }
}
