//! Which named numbers are worth remembering, and where.

use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::Bearer;

use super::NumberPlan;
use crate::game::MOST_SEATS;

/// More cells than this are not looked at to know whether a number is still so.
const MOST_CELLS: usize = 24;

/// Of more zones than this no numbers are remembered.
const MOST_ZONES: usize = 1024;

/// How much room the numbers of a match take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Remembered {
    /// Numbers that each player, or the table as each player sees it, has.
    pub of_players: usize,
    /// Numbers that each card has.
    each_card: usize,
    /// Numbers that each zone has, of so many.
    each_zone: usize,
    zones: usize,
}

/// Where a number is remembered.
#[derive(Clone, Copy, Debug)]
pub struct NumberPlace {
    bearer: Bearer,
    /// Which of its kind.
    at: usize,
    /// How many zones have numbers.
    zones: usize,
    /// Where the numbers of cards begin.
    of_cards: usize,
}

impl Remembered {
    /// How many numbers of zones and of cards there are in a match with so many cards.
    pub fn room(&self, cards: usize) -> usize {
        (self.each_zone * self.zones + self.each_card * cards) * MOST_SEATS
    }

    /// A place for a number, if it is worth one.
    pub(super) fn place(&mut self, bearer: Bearer, worth: bool, zones: usize) -> Option<NumberPlace> {
        if !worth {
            return None;
        }
        let many = match bearer {
            Bearer::Table | Bearer::Player => &mut self.of_players,
            Bearer::Card => &mut self.each_card,
            Bearer::Place if zones <= MOST_ZONES => &mut self.each_zone,
            Bearer::Place => return None,
        };
        self.zones = zones;
        *many += 1;
        Some(NumberPlace { bearer, at: *many - 1, zones, of_cards: 0 })
    }
}

impl NumberPlace {
    /// The finding of a number of a player, or of the table as a player sees it, in a match with so many.
    #[inline(always)]
    pub fn finding(&self, thing: Thing, asker: Seat, seats: Seat) -> Option<usize> {
        let own = match (self.bearer, thing) {
            (Bearer::Player, Thing::Player(seat)) => seat == asker,
            (bearer, Thing::Nothing) => bearer == Bearer::Table,
            _ => false,
        };
        (own && asker < seats).then(|| self.at * usize::from(seats) + usize::from(asker))
    }

    /// Once it is known how many other numbers there are.
    pub(super) fn behind(self, remembered: Remembered) -> NumberPlace {
        NumberPlace { of_cards: remembered.each_zone * remembered.zones * MOST_SEATS, ..self }
    }

    /// Where the number of a card or a place is remembered that a player asks for.
    #[inline(always)]
    pub fn at(&self, thing: Thing, asker: Seat, cards: usize) -> Option<usize> {
        let row = self.at * MOST_SEATS + usize::from(asker);
        match (self.bearer, thing) {
            (Bearer::Card, Thing::Card(card)) => Some(self.of_cards + row * cards + usize::from(card)),
            (Bearer::Place, Thing::Zone(zone)) if usize::from(zone) < self.zones => {
                Some(row * self.zones + usize::from(zone))
            }
            _ => None,
        }
    }
}

/// Whether finding a number takes longer than to know that it is still so.
pub(super) fn is_worth(base: &NumberPlan, changed: bool, cells: usize) -> bool {
    cells <= MOST_CELLS && (changed || is_long(base))
}

/// Whether a number takes some time to be found.
pub(super) fn is_long(number: &NumberPlan) -> bool {
    match number {
        NumberPlan::Constant(_)
        | NumberPlan::Kept(_)
        | NumberPlan::KeptOf(..)
        | NumberPlan::CounterOf(..)
        | NumberPlan::Length(_)
        | NumberPlan::Printed(..)
        | NumberPlan::Option(_)
        | NumberPlan::Chosen(_)
        | NumberPlan::Seats
        | NumberPlan::ActionsLeft
        | NumberPlan::ActionsTaken => false,
        NumberPlan::Plus(pair) | NumberPlan::Minus(pair) | NumberPlan::Times(pair) => {
            is_long(&pair.0) || is_long(&pair.1)
        }
        NumberPlan::Half(inner, _) | NumberPlan::Clamp(inner, ..) => is_long(inner),
        _ => true,
    }
}
