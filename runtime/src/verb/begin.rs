//! `begin`: a phase within what is going on.

use quarterdeck_dsl::tree::Argument;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "begin",
        third: "begins",
        object: Some((ArgumentType::Phase, true)),
        roles: &[],
        about: "The phase is played now, for the doer; then what was going on goes on.",
        example: "begin last chance",
    },
    takes_cards: false,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Phase(phase) = call.argument(0) {
        engine.push_phase(*phase, call.doer);
    }
    Ok(())
}
