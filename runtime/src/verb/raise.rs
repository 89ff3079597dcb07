//! `raise`: a counter grows.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, Step};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};
use quarterdeck_dsl::vocabulary::ACTIONS_LEFT;

use super::{Call, Verb, argument};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "raise",
        third: "raises",
        object: Some((ArgumentType::Counter, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::By], kind: ArgumentType::Number, required: true }],
        about: "A counter grows by so much. `raise actions left by 1` lets the present phase go on for an action more.",
        example: "raise cards revealed by 1",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let (Argument::Counter(counter, of), Argument::Number(number)) = (argument(step, 0), argument(step, 1)) else {
        return None;
    };
    Some(StepPlan::Raise(*counter, planner.bearer(*counter, of)?, planner.number(number)))
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let value = call.number(1, engine);
    call.each_counter(0, engine, |engine, counter, thing| {
        let now = match counter {
            ACTIONS_LEFT => engine.position().actions_left(),
            counter => engine.position().counter(counter, thing),
        };
        engine.set_counter(counter, thing, now.saturating_add(value));
    });
    Ok(())
}
