//! `end`: a phase is cut short.

use quarterdeck_dsl::tree::Argument;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "end",
        third: "ends",
        object: Some((ArgumentType::Phase, true)),
        roles: &[],
        about: "The phase is over, with everything within it; what it does `after` is still done. Ending the outermost phase ends the match, and the winner is found.",
        example: "end the turn",
    },
    takes_cards: false,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Phase(phase) = call.argument(0)
        && !engine.end_phase(*phase)
    {
        let name = &engine.game.phases[usize::from(*phase)].name;
        return Err(Fault {
            code: "play::phase_not_running",
            message: format!("phase `{name}` was to end, but it is not going on"),
            involved: vec![format!("phase `{name}`")],
        });
    }
    Ok(())
}
