//! `lose`: a resource is taken from a player by the rules.

use quarterdeck_dsl::tree::{Argument, Seat, Step};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::ResourceId;

use super::{Call, Verb, argument};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "lose",
        third: "loses",
        object: Some((ArgumentType::Resource, true)),
        roles: &[],
        about: "The doer loses so much of a resource, as far as there is any.",
        example: "each player loses half their tokens, rounded down",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let Argument::Resource(resource, number) = argument(step, 0) else {
        return None;
    };
    Some(StepPlan::Lose(*resource, planner.number(number)))
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Resource(resource, _) = call.argument(0) {
        let amount = call.number(0, engine);
        engine.lose(*resource, amount, call.doer);
    }
    Ok(())
}

impl Engine<'_> {
    /// Takes a resource from a player.
    pub fn lose(&mut self, resource: ResourceId, amount: i32, seat: Seat) {
        let lost = self.spend(resource, amount, seat, None);
        if lost > 0 {
            self.emit(Event::Lost { seat, resource, amount: lost });
        }
    }
}
