//! The record of a match: every event, or only a hash of them.

use crate::event::Event;

/// A log that keeps events, or only their hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
    keeps: bool,
    hash: u64,
    tally: Option<Tally>,
}

/// What a running script has caused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// How many events.
    pub events: u32,
    /// Their hash.
    pub hash: u64,
    /// So many of them stand in the record already: the script is run again.
    pub known: u32,
}

impl Log {
    /// A log that keeps every event.
    pub fn keeping() -> Log {
        Log { events: Vec::new(), keeps: true, hash: 0, tally: None }
    }

    /// A log that keeps only the hash.
    pub fn hashing() -> Log {
        Log { events: Vec::new(), keeps: false, hash: 0, tally: None }
    }

    /// Adds an event.
    pub fn push(&mut self, event: Event) {
        let bytes = event.bytes();
        let (head, tail) = bytes.split_at(8);
        let mut low = [0; 8];
        low.copy_from_slice(head);
        let mut high = [0; 8];
        high[..4].copy_from_slice(tail);
        let mix = |hash: u64| {
            [u64::from_le_bytes(low), u64::from_le_bytes(high)]
                .iter()
                .fold(hash, |hash, word| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95))
        };
        if let Some(tally) = &mut self.tally {
            tally.events += 1;
            tally.hash = mix(tally.hash);
            if tally.events <= tally.known {
                return;
            }
        }
        self.hash = mix(self.hash);
        if self.keeps {
            self.events.push(event);
        }
    }

    /// From here on events are counted for a script.
    pub(crate) fn count(&mut self, tally: Tally) {
        self.tally = Some(tally);
    }

    /// What the script has caused so far.
    pub(crate) fn tally(&self) -> Tally {
        self.tally.unwrap_or_default()
    }

    /// The script is over, or waits.
    pub(crate) fn stop_counting(&mut self) {
        self.tally = None;
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
