//! The numbers by which things of a game are named, beside those of sentences.

pub use quarterdeck_dsl::tree::NOBODY;

quarterdeck_dsl::ids! {
    /// An effect.
    EffectId(u16);
    /// An action.
    ActionId(u16);
    /// A trigger: a rule or an ability.
    TriggerId(u16);
    /// A function of a script file.
    ScriptId(u16);
    /// A printing: cards with the same numbers.
    PrintingId(u32);
    /// A chapter of the story.
    ChapterId(u16);
}

/// The zone of a seat, where every player has one and this is the first.
#[inline(always)]
pub fn of_seat(first: quarterdeck_dsl::tree::ZoneAt, seat: usize) -> quarterdeck_dsl::tree::ZoneAt {
    first.plus(seat)
}
