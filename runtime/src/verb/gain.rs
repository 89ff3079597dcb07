//! `gain`: a player gets more of a resource.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Argument, Seat, Step, Thing};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::ResourceId;

use super::{Call, Verb, argument};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan, Store};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "gain",
        third: "gains",
        object: Some((ArgumentType::Resource, true)),
        roles: &[],
        about: "The doer gets so much of a resource. If the resource is cards, they come from its source, as many as there are. Nobody gets more than its `most`.",
        example: "gain 2 tokens",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let Argument::Resource(resource, number) = argument(step, 0) else {
        return None;
    };
    Some(StepPlan::Gain(*resource, planner.number(number)))
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Resource(resource, _) = call.argument(0) {
        let amount = call.number(0, engine);
        engine.gain(*resource, amount, call.doer);
    }
    Ok(())
}

impl Engine<'_> {
    /// Gives a player more of a resource, as far as there is any, and as there is room for it.
    pub fn gain(&mut self, resource: ResourceId, amount: i32, seat: Seat) {
        let mut gained = amount.max(0);
        let definition = &self.game.resources[usize::from(resource)];
        match definition.store {
            Store::Counter(counter) => {
                let now = self.position().counter(counter, Thing::Player(seat));
                gained = gained.min(definition.most.saturating_sub(now).max(0));
                self.store(counter, Thing::Player(seat), now + gained);
            }
            Store::Cards { kept, source, .. } => {
                let from = self.position().zone(source, None);
                let to = self.position().zone(kept, Some(seat));
                gained = 0;
                while gained < amount {
                    self.refill(from, 1);
                    let Some(card) = self.position().top(from) else {
                        break;
                    };
                    self.shift(card, to);
                    gained += 1;
                }
            }
        }
        if gained > 0 {
            self.emit(Event::Gained { seat, resource, amount: gained });
        }
    }
}
