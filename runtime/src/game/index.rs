//! Which triggers listen to what, so that an event that nobody hears costs nothing.

use super::definition::{Heard, TriggerDef};

/// Triggers by what they listen to.
#[derive(Debug, Default)]
pub struct Listeners {
    enters: Vec<Vec<u16>>,
    leaves: Vec<Vec<u16>>,
    arrives: Vec<Vec<u16>>,
    begins: Vec<Vec<u16>>,
    ends: Vec<Vec<u16>>,
    announced: Vec<Vec<u16>>,
    gains: Vec<Vec<u16>>,
    loses: Vec<Vec<u16>>,
}

impl Listeners {
    /// Sorts triggers: rules first, then cards, each in the order of the packs.
    pub fn new(triggers: &[TriggerDef]) -> Listeners {
        let mut listeners = Listeners::default();
        for rules in [true, false] {
            for (id, trigger) in triggers.iter().enumerate() {
                if trigger.bearer.is_none() == rules {
                    let (table, at) = listeners.slot(trigger.heard);
                    if table.len() <= at {
                        table.resize_with(at + 1, Vec::new);
                    }
                    table[at].push(id as u16);
                }
            }
        }
        listeners
    }

    fn slot(&mut self, heard: Heard) -> (&mut Vec<Vec<u16>>, usize) {
        match heard {
            Heard::Enters(zone) => (&mut self.enters, usize::from(zone)),
            Heard::Leaves(zone) => (&mut self.leaves, usize::from(zone)),
            Heard::Arrives(board) => (&mut self.arrives, usize::from(board)),
            Heard::Begins(phase) => (&mut self.begins, usize::from(phase)),
            Heard::Ends(phase) => (&mut self.ends, usize::from(phase)),
            Heard::Announced(event) => (&mut self.announced, usize::from(event)),
            Heard::Gains(resource) => (&mut self.gains, usize::from(resource)),
            Heard::Loses(resource) => (&mut self.loses, usize::from(resource)),
        }
    }

    /// The triggers that hear this.
    pub fn of(&self, heard: Heard) -> &[u16] {
        let (table, at) = match heard {
            Heard::Enters(zone) => (&self.enters, usize::from(zone)),
            Heard::Leaves(zone) => (&self.leaves, usize::from(zone)),
            Heard::Arrives(board) => (&self.arrives, usize::from(board)),
            Heard::Begins(phase) => (&self.begins, usize::from(phase)),
            Heard::Ends(phase) => (&self.ends, usize::from(phase)),
            Heard::Announced(event) => (&self.announced, usize::from(event)),
            Heard::Gains(resource) => (&self.gains, usize::from(resource)),
            Heard::Loses(resource) => (&self.loses, usize::from(resource)),
        };
        table.get(at).map_or(&[], Vec::as_slice)
    }
}
