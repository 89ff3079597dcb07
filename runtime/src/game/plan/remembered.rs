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
    /// Numbers of players and of the table.
    fixed: usize,
    /// Numbers that each card has.
    each_card: usize,
}

/// Where a number is remembered.
#[derive(Clone, Copy, Debug)]
pub struct NumberPlace {
    bearer: Bearer,
    /// The first of its kind.
    first: usize,
    /// Where the numbers of cards begin.
    of_cards: usize,
    /// How many zones have numbers.
    zones: usize,
}

impl Remembered {
    /// How many numbers there are in a match with so many cards.
    pub fn room(&self, cards: usize) -> usize {
        self.fixed + self.each_card * MOST_SEATS * cards
    }

    /// A place for a number, if it is worth one.
    pub(super) fn place(&mut self, bearer: Bearer, worth: bool, zones: usize) -> Option<NumberPlace> {
        if !worth {
            return None;
        }
        let of_cards = 0;
        let new = |first| Some(NumberPlace { bearer, first, of_cards, zones });
        match bearer {
            Bearer::Table | Bearer::Player => {
                self.fixed += MOST_SEATS;
                new(self.fixed - MOST_SEATS)
            }
            Bearer::Card => {
                self.each_card += 1;
                new(self.each_card - 1)
            }
            Bearer::Place if zones <= MOST_ZONES => {
                self.fixed += MOST_SEATS * zones;
                new(self.fixed - MOST_SEATS * zones)
            }
            Bearer::Place => None,
        }
    }
}

impl NumberPlace {
    /// Once it is known how many other numbers there are.
    pub(super) fn behind(self, remembered: Remembered) -> NumberPlace {
        NumberPlace { of_cards: remembered.fixed, ..self }
    }

    /// Where the number of a thing is remembered that a player asks for.
    #[inline(always)]
    pub fn at(&self, thing: Thing, asker: Seat, cards: usize) -> Option<usize> {
        let asker = usize::from(asker);
        match (self.bearer, thing) {
            (Bearer::Player, Thing::Player(seat)) if usize::from(seat) == asker => Some(self.first + asker),
            (Bearer::Table, Thing::Nothing) => Some(self.first + asker),
            (Bearer::Card, Thing::Card(card)) => {
                Some(self.of_cards + (self.first * MOST_SEATS + asker) * cards + usize::from(card))
            }
            (Bearer::Place, Thing::Zone(zone)) if usize::from(zone) < self.zones => {
                Some(self.first + asker * self.zones + usize::from(zone))
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
