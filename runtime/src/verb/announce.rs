//! `announce`: an event that the pack declares happens.

use quarterdeck_dsl::tree::{Argument, Step};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb, argument};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "announce",
        third: "announces",
        object: Some((ArgumentType::Event, true)),
        roles: &[],
        about: "An event of the pack happens to the doer; triggers hear it, in which `it` is the doer.",
        example: "announce bust",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(_: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    match argument(step, 0) {
        Argument::Event(event) => Some(StepPlan::Announce(*event)),
        _ => None,
    }
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Event(event) = call.argument(0) {
        engine.emit(Event::Announced { seat: call.doer, event: *event });
    }
    Ok(())
}
