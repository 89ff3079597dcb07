//! What events set off. One rule for all: a deed is carried out as a whole, then what it set off
//! runs: event by event, rules first, then cards, the active player's first, then clockwise, then
//! by when the card arrived.

use quarterdeck_dsl::tree::{Context, Seat, Thing};

use super::Engine;
use crate::event::Event;
use crate::game::{TriggerDef, Whose};
use crate::state::frame::EffectFrame;
use crate::state::{Frame, NOBODY};

impl Engine<'_> {
    /// Puts everything on the stack that the pending events set off.
    pub(crate) fn flush(&mut self) {
        if self.state.pending.is_empty() {
            return;
        }
        let events = std::mem::take(&mut self.state.pending);
        let start = self.state.stack.len();
        for event in &events {
            let mut ids: Vec<u16> = Vec::new();
            self.each_heard(event, &mut |heard| ids.extend_from_slice(self.game.listeners.of(heard)));
            for id in ids {
                self.candidates(id, event);
            }
        }
        // The first to run lies on top.
        self.state.stack[start..].reverse();
        let mut events = events;
        events.clear();
        self.state.pending = events;
    }

    fn candidates(&mut self, id: u16, event: &Event) {
        let trigger = &self.game.triggers[usize::from(id)];
        let Some(family) = trigger.bearer else {
            let you = if event.seat == NOBODY { self.state.active } else { event.seat };
            self.push_trigger(id, trigger, event, you, Thing::Nothing);
            return;
        };
        for seat in self.clockwise() {
            for zone in &self.game.layout.held[usize::from(seat)] {
                self.bearers(id, trigger, event, family, *zone, seat);
            }
        }
        for zone in &self.game.layout.working {
            self.bearers(id, trigger, event, family, *zone, self.state.active);
        }
    }

    fn bearers(&mut self, id: u16, trigger: &TriggerDef, event: &Event, family: u16, zone: u16, you: Seat) {
        let mut next = self.state.zones[usize::from(zone)].top;
        while next != crate::state::NOTHING {
            let card = next;
            next = self.state.cards[usize::from(card)].below;
            if self.position().printing(card).family == family {
                self.push_trigger(id, trigger, event, you, Thing::Card(card));
            }
        }
    }

    fn push_trigger(&mut self, id: u16, trigger: &TriggerDef, event: &Event, you: Seat, this: Thing) {
        let fits = match trigger.whose {
            Whose::Anyone => true,
            Whose::Yours => event.seat == you,
            Whose::Others => event.seat != you,
        };
        if fits {
            let context = Context { you, they: you, it: event.it(), this, ..Context::default() };
            let mut frame = EffectFrame::new(trigger.effect, context);
            frame.trigger = id;
            self.state.stack.push(Frame::Effect(frame));
        }
    }
}
