//! The record of a match: every event, or only a hash of them.

use crate::event::Event;

/// A log that keeps events, or only their hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
    keeps: bool,
    hash: u64,
}

impl Log {
    /// A log that keeps every event.
    pub fn keeping() -> Log {
        Log { events: Vec::new(), keeps: true, hash: 0 }
    }

    /// A log that keeps only the hash.
    pub fn hashing() -> Log {
        Log { events: Vec::new(), keeps: false, hash: 0 }
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

    /// The events kept so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// A hash of all events so far.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}
