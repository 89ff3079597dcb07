//! The record of a match: every event, or only a hash of them.

use quarterdeck_dsl::tree::{CardAt, SLOTS, Thing, ZoneAt};

use crate::event::Event;
use crate::state::NOTHING;

/// What a player chose, kept so that it can be told later, when the cards lie elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// The event that it belongs to.
    pub event: usize,
    /// What was chosen and what followed from it.
    pub told: [Told; SLOTS],
    /// Cards that were paid.
    pub paid: Vec<CardAt>,
}

/// One thing as it was when it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What.
    pub thing: Thing,
    /// Where it lay.
    pub zone: ZoneAt,
    /// Seats that knew what it was, as bits.
    pub known: u16,
}

impl Told {
    /// Nothing.
    pub const NOTHING: Told = Told { thing: Thing::Nothing, zone: NOTHING, known: 0 };
}

/// A log that keeps events, or only their hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
    acts: Vec<Act>,
    keeps: bool,
    hash: u64,
}

impl Log {
    /// A log that keeps every event.
    pub fn keeping() -> Log {
        Log { events: Vec::new(), acts: Vec::new(), keeps: true, hash: 0 }
    }

    /// A log that keeps only the hash.
    pub fn hashing() -> Log {
        Log { events: Vec::new(), acts: Vec::new(), keeps: false, hash: 0 }
    }

    /// Adds an event.
    pub fn push(&mut self, event: Event) {
        let bytes = event.bytes();
        let (head, tail) = bytes.split_at(8);
        let mut low = [0; 8];
        low.copy_from_slice(head);
        let mut high = [0; 8];
        high[..4].copy_from_slice(tail);
        for word in [u64::from_le_bytes(low), u64::from_le_bytes(high)] {
            self.hash = (self.hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
        }
        if self.keeps {
            self.events.push(event);
        }
    }

    /// Remembers what the event to come is about.
    pub fn tell(&mut self, told: [Told; SLOTS], paid: impl FnOnce() -> Vec<CardAt>) {
        if self.keeps {
            self.acts.push(Act { event: self.events.len(), told, paid: paid() });
        }
    }

    /// Whether events are kept.
    pub fn keeps(&self) -> bool {
        self.keeps
    }

    /// What was chosen at an event.
    pub fn act(&self, event: usize) -> Option<&Act> {
        self.acts.binary_search_by_key(&event, |act| act.event).ok().map(|at| &self.acts[at])
    }

    /// The events kept so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A hash of all events so far.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}
