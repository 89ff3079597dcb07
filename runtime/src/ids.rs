//! The small numbers by which things of a game and a match are named, beside those of sentences.

/// No card, no zone.
pub const NOTHING: u16 = u16::MAX;
/// No player.
pub const NOBODY: u8 = u8::MAX;

/// Index of an effect.
pub type EffectId = u16;
/// Index of an action.
pub type ActionId = u16;
/// Index of a printing: cards with the same numbers.
pub type PrintingId = u16;

/// The zone of a seat, where every player has one and this is the first.
#[inline(always)]
pub fn of_seat(first: quarterdeck_dsl::tree::ZoneAt, seat: usize) -> quarterdeck_dsl::tree::ZoneAt {
    first + seat as quarterdeck_dsl::tree::ZoneAt
}
