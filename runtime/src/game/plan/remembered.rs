//! Which named numbers are worth remembering, and where.

use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::Bearer;

use super::{NumberPlan, Tried};

/// Where a number of a player, or of the table as a player sees it, is remembered.
#[derive(Debug, PartialEq)]
pub struct NumberPlace {
    bearer: Bearer,
    /// Which of all that are remembered.
    at: usize,
    /// Whether it was worth while.
    pub tried: Tried,
}

impl NumberPlace {
    /// A place for a number of the table or of players; those of other things are not remembered.
    pub(super) fn new(bearer: Bearer, at: usize) -> Option<NumberPlace> {
        let tried = Tried::default();
        matches!(bearer, Bearer::Table | Bearer::Player).then_some(NumberPlace { bearer, at, tried })
    }

    /// Its finding, in a match with so many players.
    #[inline(always)]
    pub fn finding(&self, thing: Thing, asker: Seat, seats: Seat) -> Option<usize> {
        let own = match (self.bearer, thing) {
            (Bearer::Player, Thing::Player(seat)) => seat == asker,
            (bearer, Thing::Nothing) => bearer == Bearer::Table,
            _ => false,
        };
        (own && asker < seats).then(|| self.at * usize::from(seats) + usize::from(asker))
    }
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
        NumberPlan::Whether(condition) => !condition.is_quick(),
        NumberPlan::Plus(pair)
        | NumberPlan::Minus(pair)
        | NumberPlan::Times(pair)
        | NumberPlan::Divided(pair, _)
        | NumberPlan::Greater(pair)
        | NumberPlan::Lesser(pair) => is_long(&pair.0) || is_long(&pair.1),
        NumberPlan::Half(inner, _) | NumberPlan::Clamp(inner, ..) => is_long(inner),
        _ => true,
    }
}
