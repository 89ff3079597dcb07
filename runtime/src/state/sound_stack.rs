//! Whether what is going on in a state that comes from outside is part of its game, and whether the one who is asked is
//! the one whom that concerns.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{CardAt, Context, Thing, ZoneAt};

use super::frame::{EffectFrame, MOST_LEVELS, PhaseFrame, Stage};
use super::sound::must;
use super::{Frame, NOBODY, State, Status};
use crate::event::Event;
use crate::game::plan::Program;
use crate::game::{Game, What};
use crate::ids::{ActionId, TriggerId};
use crate::message::Message;
use crate::seats::Seats;

impl State {
    pub(super) fn sound_stack(&self, game: &Game) -> Result<(), Message> {
        let wrong = || Message::new("sound-stack");
        must(self.stack.len() <= MOST_LEVELS, wrong)?;
        let everybody = Seats::all(self.seats);
        let program = &*game.settled(&self.options);
        for frame in &self.stack {
            match frame {
                Frame::Phase(frame) => {
                    must(everybody.covers(frame.waiting) && frame.player < self.seats, || Message::new("sound-seat"))?;
                    let phase = game.phases.get(usize::from(frame.phase)).ok_or_else(wrong)?;
                    let within = usize::from(frame.step) <= phase.steps.len();
                    must(within && frame.limit >= 0 && frame.used >= 0, wrong)?;
                }
                Frame::Effect(frame) => self.sound_effect(frame, game, program)?,
            }
        }
        self.sound_answers(game, program)?;
        must(self.pending.iter().all(|event| self.sound_event(event, game)), wrong)?;
        let mut known = BTreeSet::new();
        let card =
            |card: &CardAt| usize::from(*card) < self.cards.len() && known.insert(*card) || *card == CardAt::NOTHING;
        must(self.picked.iter().all(card), wrong)
    }

    fn sound_effect(&self, frame: &EffectFrame, game: &Game, program: &Program) -> Result<(), Message> {
        let wrong = || Message::new("sound-stack");
        let doers = Seats::all(self.seats).covers(frame.doers.unwrap_or_default().and(frame.said));
        must(frame.doer < self.seats && doers, || Message::new("sound-seat"))?;
        let deeds = &program.effects.unnoted().get(usize::from(frame.effect)).ok_or_else(wrong)?.deeds;
        let trigger = frame.trigger == TriggerId::NOTHING || usize::from(frame.trigger) < game.triggers.len();
        let action = frame.action == ActionId::NOTHING || usize::from(frame.action) < game.actions.len();
        must(usize::from(frame.deed) <= deeds.len() && trigger && action, wrong)?;
        must(self.sound_context(&frame.context, game), wrong)
    }

    /// Answers are kept only while a question goes round, one of each player who was asked.
    fn sound_answers(&self, game: &Game, program: &Program) -> Result<(), Message> {
        let wrong = || Message::new("sound-asked");
        if self.sealed.is_empty() {
            return Ok(());
        }
        let asking = self.stack.len().checked_sub(2).and_then(|below| self.stack.get(below));
        let Some((Frame::Effect(frame), Some(What::To(to)))) = asking.map(|frame| match frame {
            Frame::Effect(inner) => (frame, deed(inner, game, program)),
            Frame::Phase(_) => (frame, None),
        }) else {
            return Err(wrong());
        };
        // Who is asked now has not answered either.
        let asked = self.status.asked().map_or(Seats::none(), Seats::only);
        let mut waiting = frame.doers.unwrap_or_default().and(asked);
        for answer in &self.sealed {
            must(answer.seat < self.seats && !waiting.has(answer.seat), wrong)?;
            waiting.insert(answer.seat);
            must(to.secretly && answer.question == to.effect, wrong)?;
            if let Some(follows) = &answer.follows {
                self.sound_effect(follows, game, program)?;
            }
        }
        Ok(())
    }

    /// Whether an event that waits is one that can be heard in this match.
    fn sound_event(&self, event: &Event, game: &Game) -> bool {
        let seat = event.seat();
        let about = match *event {
            Event::Acted { action, card, .. } => {
                usize::from(action) < game.actions.len()
                    && (card == CardAt::NOTHING || usize::from(card) < self.cards.len())
            }
            Event::Moved { card, from, to, .. } => {
                let zone = |zone: ZoneAt| zone == ZoneAt::NOTHING || usize::from(zone) < self.zones.len();
                usize::from(card) < self.cards.len() && zone(from) && zone(to)
            }
            Event::Gained { resource, .. } | Event::Lost { resource, .. } => {
                usize::from(resource) < game.resources.len()
            }
            Event::Paid { resource, to, .. } => {
                usize::from(resource) < game.resources.len() && to.is_none_or(|to| to < self.seats)
            }
            Event::Began { phase, .. } | Event::Ended { phase, .. } => usize::from(phase) < game.phases.len(),
            Event::Announced { event, .. } => usize::from(event) < game.events.len(),
            Event::Answered { .. }
            | Event::Shuffled { .. }
            | Event::Counted { .. }
            | Event::Laid { .. }
            | Event::Turned { .. }
            | Event::Faced { .. }
            | Event::Looked { .. }
            | Event::Owned { .. }
            | Event::Won { .. }
            | Event::Opened { .. }
            | Event::Told { .. }
            | Event::Shown { .. } => false,
        };
        about && (seat == NOBODY || seat < self.seats)
    }

    /// A script that waits began in a state of the same match, which must be sound itself.
    pub(super) fn sound_script(&self, game: &Game) -> Result<(), Message> {
        let waits = matches!(self.status, Status::Script(_));
        must(waits == self.script_start.is_some() && (waits || self.answers.is_empty()), || {
            Message::new("sound-script")
        })?;
        let Some(start) = &self.script_start else {
            return Ok(());
        };
        let then = &start.state;
        let same = then.seats == self.seats && then.cards.len() == self.cards.len() && then.options == self.options;
        let began = then.status == Status::Running && then.script_start.is_none();
        must(same && began, || Message::new("sound-script"))?;
        then.sound_parts(game)?;
        let program = &*game.settled(&then.options);
        let runs = match then.stack.last() {
            Some(Frame::Effect(frame)) => matches!(deed(frame, game, program), Some(What::Run(_))),
            _ => false,
        };
        must(runs, || Message::new("sound-script"))
    }

    /// Whether the one who is asked is the one whom what is going on concerns.
    pub(super) fn sound_status(&self, game: &Game) -> Result<(), Message> {
        let program = &*game.settled(&self.options);
        let fits = match (self.status, self.stack.last()) {
            (Status::Over(winners), None) => Seats::all(self.seats).covers(winners),
            (Status::Action(seat), Some(Frame::Phase(frame))) => acts(frame, seat, game),
            (Status::Offer(seat), Some(Frame::Effect(frame))) => {
                seat == frame.context.you && matches!(deed(frame, game, program), Some(What::Offer(_)))
            }
            (Status::Pick(seat, _), Some(Frame::Effect(frame))) => match deed(frame, game, program) {
                Some(What::Do(instruction)) => seat == frame.doer && usize::from(frame.step) < instruction.steps.len(),
                Some(What::Choose(_)) => seat == frame.doer && frame.doers.is_some_and(|seats| seats.has(seat)),
                _ => false,
            },
            (Status::Script(seat), Some(Frame::Effect(frame))) => {
                seat < self.seats && matches!(deed(frame, game, program), Some(What::Run(_)))
            }
            _ => false,
        };
        must(fits, || Message::new("sound-asked"))
    }

    fn sound_context(&self, context: &Context, game: &Game) -> bool {
        let there = |thing: &Thing| match thing {
            Thing::Nothing | Thing::Amount(_) => true,
            Thing::Card(card) => usize::from(*card) < self.cards.len(),
            Thing::Zone(zone) => usize::from(*zone) < self.zones.len(),
            Thing::Player(seat) => *seat < self.seats,
            Thing::Value(attribute, value) => game
                .attributes
                .get(usize::from(*attribute))
                .is_some_and(|attribute| usize::try_from(*value).is_ok_and(|value| value < attribute.values.len())),
        };
        context.you < self.seats
            && context.they < self.seats
            && there(&context.it)
            && there(&context.this)
            && context.slots.iter().all(there)
    }
}

/// The deed at which an effect stands. Which it is says the program: deeds of effects that are only performed count as its own.
fn deed<'g>(frame: &EffectFrame, game: &'g Game, program: &Program) -> Option<&'g What> {
    let begun = frame.trigger == TriggerId::NOTHING;
    let (effect, at) = begun.then(|| program.origin(frame.effect, frame.deed)).flatten()?;
    game.effects[usize::from(effect)].get(usize::from(at)).map(|deed| &deed.what)
}

/// Whether it is this player who acts in a phase now.
fn acts(frame: &PhaseFrame, seat: u8, game: &Game) -> bool {
    let phase = &game.phases[usize::from(frame.phase)];
    seat == frame.player
        && frame.stage == Stage::Body
        && usize::from(frame.step) == phase.steps.len()
        && !phase.actions.is_empty()
}
