//! Sets of seats: who waits, who knows, who has won.

use quarterdeck_dsl::tree::Seat;
use serde::{Deserialize, Serialize};

/// A set of seats. It is written as one number, a bit for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

/// The bit of a seat; none for a number that no seat of a set can have.
#[inline(always)]
const fn bit(seat: Seat) -> u16 {
    if (seat as u32) < u16::BITS { 1 << seat } else { 0 }
}

impl Seats {
    /// No seat.
    #[inline(always)]
    pub const fn none() -> Seats {
        Seats(0)
    }

    /// The first so many seats: everybody in a match with so many players.
    #[inline(always)]
    pub const fn all(count: Seat) -> Seats {
        Seats(bit(count).wrapping_sub(1))
    }

    /// One seat.
    #[inline(always)]
    pub const fn only(seat: Seat) -> Seats {
        Seats(bit(seat))
    }

    /// Whether a seat is among them.
    #[inline(always)]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether all of the others are among them.
    #[inline(always)]
    pub const fn covers(self, others: Seats) -> bool {
        self.0 & others.0 == others.0
    }

    /// Adds a seat.
    #[inline(always)]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= bit(seat);
    }

    /// Takes a seat out.
    #[inline(always)]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !bit(seat);
    }

    /// These and the others.
    #[inline(always)]
    #[must_use]
    pub const fn and(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// These, but none of the others.
    #[inline(always)]
    #[must_use]
    pub const fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// How many there are.
    #[inline(always)]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest of them.
    #[inline(always)]
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then_some(self.0.trailing_zeros() as Seat)
    }

    /// The lowest of them, if there is no other.
    #[inline(always)]
    pub fn single(self) -> Option<Seat> {
        self.first().filter(|_| self.len() == 1)
    }

    /// Each of them, from the lowest on.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..u16::BITS as Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut all = Seats::none();
        seats.into_iter().for_each(|seat| all.insert(seat));
        all
    }
}

impl std::fmt::Debug for Seats {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use quarterdeck_dsl::tree::NOBODY;

    use super::Seats;

    #[test]
    fn seats_come_and_go() {
        let mut seats: Seats = [2, 0, 5].into_iter().collect();
        seats.remove(2);
        seats.remove(3);
        seats.insert(1);
        assert_eq!(seats.iter().collect::<Vec<_>>(), [0, 1, 5]);
        assert_eq!((seats.len(), seats.first(), seats.single()), (3, Some(0), None));
        assert_eq!(seats.without(Seats::all(2)), Seats::only(5));
        assert_eq!(Seats::only(5).single(), Some(5));
        assert_eq!(format!("{:?}", Seats::only(5).and(Seats::only(2))), "{2, 5}");
        assert!(Seats::all(6).covers(seats) && !Seats::all(5).covers(seats) && seats.covers(Seats::none()));
    }

    #[test]
    fn who_is_no_seat_is_in_no_set() {
        let mut seats = Seats::all(8);
        seats.insert(NOBODY);
        seats.remove(NOBODY);
        seats.remove(16);
        assert_eq!(seats, Seats::all(8));
        assert!(!Seats::all(NOBODY).has(NOBODY) && !Seats::all(16).has(16));
        assert!(Seats::only(NOBODY).is_empty() && Seats::none().first().is_none());
        assert_eq!((Seats::all(0).len(), Seats::all(15).len(), Seats::all(16).len()), (0, 15, 16));
    }

    #[test]
    fn a_set_is_written_as_one_number() {
        let seats: Seats = [0, 2].into_iter().collect();
        assert_eq!(serde_json::to_string(&seats).ok().as_deref(), Some("5"));
        assert_eq!(serde_json::from_str::<Seats>("5").ok(), Some(seats));
    }
}
