//! What players are told to do, one after the other, and questions that they answer in secret.

use std::ops::ControlFlow;

use quarterdeck_dsl::tree::{Context, SLOTS, Seat, Thing};

use super::Engine;
use crate::event::Event;
use crate::game::{EffectId, SetPlan, What};
use crate::seats::Seats;
use crate::state::frame::EffectFrame;
use crate::state::{Frame, Sealed};

/// An answer of a player, and what follows from it.
pub(super) struct Answer {
    /// Who answered.
    pub seat: Seat,
    /// Which deed of which effect was the question.
    pub question: (EffectId, u16),
    /// The number of what was chosen; nothing if there was no choice.
    pub choice: Option<i32>,
    /// What the choice is about.
    pub thing: Thing,
    /// What is done then.
    pub follows: Option<EffectFrame>,
}

impl Answer {
    /// What follows where there was no choice.
    pub(super) fn unasked(seat: Seat, question: EffectId, follows: Option<EffectFrame>) -> Answer {
        Answer { seat, question: (question, 0), choice: None, thing: Thing::Nothing, follows }
    }
}

impl Engine<'_> {
    /// Lays out what players are told to do, one after the other.
    pub(super) fn tell_to(&mut self, players: &SetPlan, effect: EffectId, frame: &EffectFrame) {
        let told = self.addressed(players, &frame.context);
        let start = self.state.stack.len();
        for seat in self.clockwise().filter(|seat| told.has(*seat)) {
            let inner = EffectFrame::new(effect, spoken_to(seat, &frame.context));
            // As long as nobody before has anything to do, nothing changes, and who has nothing to do needs no level.
            if self.state.stack.len() > start || !self.has_nothing_to_do(&inner) {
                self.state.stack.push(Frame::Effect(inner));
            }
        }
        // The first to act lies on top.
        self.state.stack[start..].reverse();
    }

    /// Asks the next player who has to answer in secret. When all have answered, the answers are told and what follows from
    /// them is done.
    pub(super) fn ask_in_secret(
        &mut self,
        (players, question): (&SetPlan, EffectId),
        level: usize,
        mut frame: EffectFrame,
        deeds: usize,
    ) {
        // Who answers is settled before the first of them does.
        let waiting = frame.doers.unwrap_or_else(|| self.addressed(players, &frame.context));
        match self.clockwise().find(|seat| waiting.has(*seat)) {
            Some(seat) => {
                frame.doers = Some(waiting.without(Seats::only(seat)));
                self.set_effect(level, frame);
                self.state.stack.push(Frame::Effect(EffectFrame::new(question, spoken_to(seat, &frame.context))));
            }
            None => {
                frame.doers = None;
                frame.deed += 1;
                self.leave(level, frame, deeds);
                self.unseal();
            }
        }
    }

    fn addressed(&self, players: &SetPlan, context: &Context) -> Seats {
        let mut seats = Seats::none();
        self.position().each_thing(players, context, &mut |thing| {
            if let Thing::Player(seat) = thing {
                seats.insert(seat);
            }
            ControlFlow::Continue(())
        });
        seats
    }

    /// Whether the question on this level is answered in secret: it was asked by the level below it.
    pub(super) fn is_secret(&self, level: usize) -> bool {
        let asking = level.checked_sub(1).and_then(|below| self.state.stack.get(below));
        let Some(Frame::Effect(frame)) = asking else {
            return false;
        };
        let deed = self.game.effects[usize::from(frame.effect)].get(usize::from(frame.deed));
        frame.doers.is_some() && matches!(deed.map(|deed| &deed.what), Some(What::To(to)) if to.secretly)
    }

    /// Goes on with what follows from an answer, or keeps it until all have answered.
    pub(super) fn answered(&mut self, answer: Answer, secret: bool) {
        let Answer { seat, question, choice, thing, follows } = answer;
        if secret {
            self.state.sealed.push(Sealed { seat, question: question.0, choice, thing, follows });
            return;
        }
        self.tell_answer(seat, question, choice, thing);
        self.state.stack.extend(follows.map(Frame::Effect));
    }

    fn tell_answer(&mut self, seat: Seat, (effect, deed): (EffectId, u16), choice: Option<i32>, thing: Thing) {
        let Some(choice) = choice else {
            return;
        };
        if self.log.keeps() {
            let mut slots = [Thing::Nothing; SLOTS];
            slots[0] = thing;
            let told = self.told(&slots);
            self.log.tell(told, Vec::new);
        }
        self.emit(Event::Answered { seat, effect, deed, choice });
    }

    /// Tells what was answered in secret; what follows from it is done in the same order.
    fn unseal(&mut self) {
        let mut sealed = std::mem::take(&mut self.state.sealed);
        for answer in &sealed {
            self.tell_answer(answer.seat, (answer.question, 0), answer.choice, answer.thing);
        }
        let follows = sealed.iter().rev().filter_map(|answer| answer.follows);
        self.state.stack.extend(follows.map(Frame::Effect));
        sealed.clear();
        self.state.sealed = sealed;
    }
}

/// Who is told something is `you` in it; who told it is `they`.
fn spoken_to(seat: Seat, context: &Context) -> Context {
    Context { you: seat, they: context.you, ..*context }
}
