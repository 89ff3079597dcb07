//! `set`: a counter gets a value.

use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, Step, Thing};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};
use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, CounterId};

use super::{Call, Verb, argument};
use crate::event::{Event, Quiet};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};
use crate::state::frame::UNLIMITED;
use crate::state::{Frame, State};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "set",
        third: "sets",
        object: Some((ArgumentType::Counter, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::To], kind: ArgumentType::Number, required: true }],
        about: "A counter gets this value.",
        example: "set cards revealed to 0",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let (Argument::Counter(counter, of), Argument::Number(number)) = (argument(step, 0), argument(step, 1)) else {
        return None;
    };
    Some(StepPlan::Set(*counter, planner.bearer(*counter, of)?, planner.number(number)))
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let value = call.number(1, engine);
    call.each_counter(0, engine, |engine, counter, thing| engine.set_counter(counter, thing, value));
    Ok(())
}

impl Engine<'_> {
    /// Sets a counter and says so.
    pub fn set_counter(&mut self, counter: CounterId, thing: Thing, value: i32) {
        if counter == ACTIONS_LEFT {
            if !self.allow(value) {
                return;
            }
        } else {
            self.store(counter, thing, value);
        }
        self.emit(Event::Counted { counter, of: thing, amount: value });
    }

    /// Lets the present phase go on for so many actions; one without a limit has nothing to change.
    fn allow(&mut self, left: i32) -> bool {
        let phase = self.state.stack.iter_mut().rev().find_map(|frame| match frame {
            Frame::Phase(phase) => Some(phase),
            Frame::Effect(_) => None,
        });
        let Some(phase) = phase.filter(|phase| phase.limit != UNLIMITED) else {
            return false;
        };
        phase.limit = (i32::from(phase.used) + left).clamp(0, 1000) as i16;
        true
    }

    /// Sets a counter, by its place among all. Whether it is another now.
    #[inline]
    fn store_at(&mut self, at: usize, value: i32) -> bool {
        match self.state.counters.get_mut(at) {
            Some(slot) if *slot != value => {
                *slot = value;
                self.wrote_kept(at);
                true
            }
            _ => false,
        }
    }

    /// Sets a counter, by its place among all, of which nobody is told.
    pub(crate) fn note_at(&mut self, at: usize, value: i32) {
        if self.store_at(at, value) {
            self.log.quiet(|| Quiet::Stored { at, value });
        }
    }

    /// Sets a counter of which nobody is told.
    pub(crate) fn note_kept(&mut self, counter: CounterId, thing: Thing, value: i32) {
        if let Some(at) = State::counter_at(&self.game.layout, self.game, counter, thing) {
            self.note_at(at, value);
        }
    }

    /// Sets a counter; whoever calls this says what has changed.
    pub(crate) fn store(&mut self, counter: CounterId, thing: Thing, value: i32) {
        if let Some(at) = State::counter_at(&self.game.layout, self.game, counter, thing) {
            self.store_at(at, value);
        }
    }
}
