//! What events set off. One rule for all: a deed is carried out as a whole, then what it set off
//! runs: event by event, rules first, then cards, the active player's first, then clockwise, then
//! by when the card arrived.

use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};

use super::Engine;
use crate::event::Event;
use crate::game::index::Listening;
use crate::game::{Heard, TriggerId, Whose};
use crate::state::frame::EffectFrame;
use crate::state::{Frame, NOBODY};
use crate::trace::{Came, Note, Noted};

impl Engine<'_> {
    /// Puts everything on the stack that the pending events set off; it runs next.
    #[inline]
    pub(crate) fn flush(&mut self) {
        if !self.state.pending.is_empty() {
            self.set_off(true);
        }
    }

    /// The same where something else will be put on top and run first.
    #[inline]
    pub(super) fn flush_below(&mut self) {
        if !self.state.pending.is_empty() {
            self.set_off(false);
        }
    }

    fn set_off(&mut self, next: bool) {
        let events = std::mem::take(&mut self.state.pending);
        let start = self.state.stack.len();
        for event in &events {
            let [first, second] = self.heard(event);
            let start = if next { start } else { usize::MAX };
            if let Some(heard) = first {
                self.candidates(heard, event, start);
            }
            if let Some(heard) = second {
                self.candidates(heard, event, start);
            }
        }
        // The first to run lies on top.
        self.state.stack[start..].reverse();
        let mut events = events;
        events.clear();
        self.state.pending = events;
    }

    fn candidates(&mut self, heard: Heard, event: &Event, start: usize) {
        let game = self.game;
        let program = self.program;
        let listening = program.listeners.of(heard);
        // Rules, and cards that nobody holds, speak to the player to whom it happened.
        let seat = event.seat();
        let to_whom = if seat == NOBODY { self.state.active } else { seat };
        for id in &listening.rules {
            self.push_trigger(*id, event, to_whom, Thing::Nothing, start);
        }
        if listening.families.is_empty() {
            return;
        }
        if listening.others || seat >= self.state.seats {
            for seat in self.clockwise() {
                self.held_bearers(listening, event, seat, start);
            }
        } else {
            self.held_bearers(listening, event, seat, start);
        }
        for zone in &game.layout.working {
            self.bearers(listening, event, *zone, to_whom, start);
        }
    }

    /// The cards that a player holds and that hear the event.
    fn held_bearers(&mut self, listening: &Listening, event: &Event, seat: Seat, start: usize) {
        let game = self.game;
        for zone in &game.layout.held[usize::from(seat)] {
            self.bearers(listening, event, *zone, seat, start);
        }
    }

    /// The cards of a zone that hear the event.
    #[inline(always)]
    fn bearers(&mut self, listening: &Listening, event: &Event, zone: ZoneAt, you: Seat, start: usize) {
        if self.state.zones[usize::from(zone)].marks & (listening.marks | self.game.print.crafted) != 0 {
            self.bearers_in(listening, event, zone, you, start);
        }
    }

    #[inline(never)]
    fn bearers_in(&mut self, listening: &Listening, event: &Event, zone: ZoneAt, you: Seat, start: usize) {
        let game = self.game;
        let mut next = self.state.zones[usize::from(zone)].top;
        while next != CardAt::NOTHING {
            let card = next;
            next = self.state.cards[usize::from(card)].below;
            if game.print.crafted == 0 {
                self.heard_by(listening, event, (card, card), you, start);
                continue;
            }
            let mut part = self.state.first_part(game, card);
            while part != CardAt::NOTHING {
                self.heard_by(listening, event, (card, part), you, start);
                part = self.state.next_part(game, card, part);
            }
        }
    }

    /// A card hears the event by what is printed on a part of it.
    #[inline(always)]
    fn heard_by(
        &mut self,
        listening: &Listening,
        event: &Event,
        (card, part): (CardAt, CardAt),
        you: Seat,
        start: usize,
    ) {
        let printing = usize::from(self.state.cards[usize::from(part)].printing);
        if self.game.print.marks[printing] & listening.marks == 0 {
            return;
        }
        let family = self.game.print.family[printing];
        for (_, id) in listening.families.iter().filter(|(known, _)| *known == family) {
            self.push_trigger(*id, event, you, Thing::Card(card), start);
        }
    }

    fn push_trigger(&mut self, id: TriggerId, event: &Event, you: Seat, this: Thing, start: usize) {
        let trigger = &self.program.triggers[usize::from(id)];
        // Of most events most rules are not: nothing is laid out for these, unless somebody wants to know why.
        let known = match (&trigger.printed, event.card()) {
            (Some(sheet), Some((card, _))) => Some(sheet.holds(self.state.cards[usize::from(card)].printing)),
            _ => None,
        };
        if known == Some(false) && !self.log.is_traced() {
            return;
        }
        let fits = match trigger.whose {
            Whose::Anyone => true,
            Whose::Yours => event.seat() == you,
            Whose::Others => event.seat() != you,
        };
        let context = Context { you, they: you, it: event.it(), this, ..Context::default() };
        let note = |came| Note { what: Noted::Trigger(id), context, came, after: 0 };
        if !fits {
            self.log.note(|| note(Came::NotTheirs));
            return;
        }
        let mut frame = EffectFrame::new(trigger.effect, context);
        frame.trigger = id;
        // Nothing runs before the first one, so that its condition can be asked at once; nor does
        // what is printed change until later ones run.
        if self.state.stack.len() == start || self.program.listeners.is_printed(id) {
            if !known.unwrap_or_else(|| self.position().holds(&trigger.condition, &context)) {
                self.log.note(|| note(Came::Silent(Box::new(self.state.clone()))));
                return;
            }
            let asked = self.game.triggers[usize::from(id)].condition.is_some();
            self.log.note(|| note(Came::Done(asked.then(|| Box::new(self.state.clone())))));
            frame.trigger = TriggerId::NOTHING;
        }
        self.state.stack.push(Frame::Effect(frame));
    }
}
