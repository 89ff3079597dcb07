//! What listened to what happened, what it did or why it kept silent, and which deeds were done and left out: noted only
//! where somebody wants to know why, such as an author whose ruling fails or who looks at a trace.

use quarterdeck_dsl::tree::Context;

use crate::ids::{EffectId, TriggerId};
use crate::state::State;

/// Something that came into question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What.
    pub what: Noted,
    /// Of whom and what its sentences spoke.
    pub context: Context,
    /// What came of it.
    pub came: Came,
    /// So many events had happened before.
    pub after: usize,
}

/// What came into question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// A trigger, by its number.
    Trigger(TriggerId),
    /// A deed of an effect.
    Deed(EffectId, u16),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// It was carried out; the state in which its condition was asked, if it has one.
    Done(Option<Box<State>>),
    /// It listens to another player's doings.
    NotTheirs,
    /// Its condition did not hold; the state in which it was asked.
    Silent(Box<State>),
}
