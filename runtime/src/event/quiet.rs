//! Changes that no log tells, no trigger hears and no hash of a log contains. They stand in a log that keeps events, in
//! order with the others, so that both together lead from one position to the next.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};

use super::Event;
use crate::ids::PrintingId;
use crate::seats::Seats;

/// One change that nobody is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    /// A counter, by its place among all, was set back, or notes what was used.
    Stored { at: usize, value: i32 },
    /// A card that is part of a resource went to a zone.
    Shifted { card: CardAt, to: ZoneAt, known: Seats },
    /// A card that has just moved lies at the other end of its zone than cards do that are moved there.
    OtherEnd { card: CardAt },
    /// A card that has just moved lies face down.
    FaceDown { card: CardAt },
    /// These seats know a card now.
    Known { card: CardAt, known: Seats },
    /// A card shows what another shows; this is printed on it itself.
    Copied { card: CardAt, own: PrintingId },
    /// A card shows what is printed on it itself.
    Restored { card: CardAt },
    /// Chance was asked, not by shuffling.
    Rolled,
    /// What was said beforehand about where a card lands is used up.
    Landed,
    /// What was said beforehand about how a tile lies is used up.
    Turned,
    /// What was said beforehand about which card chance picks is used up, so often.
    Picked { times: usize },
    /// What was said beforehand about a number that chance gives is used up.
    Thrown,
}

/// A change, told or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// One that is told.
    Told(Event),
    /// One that is not.
    Quiet(Quiet),
}
