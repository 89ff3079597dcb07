//! `end`: a phase is cut short.

use quarterdeck_dsl::tree::Argument;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::THIS_PHASE;

use super::{Call, Verb};
use crate::flow::{Engine, Fault};
use crate::state::Frame;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "end",
        third: "ends",
        object: Some((ArgumentType::Phase, true)),
        roles: &[],
        about: "The phase is over, with everything within it; what it does `after` is still done. Ending the outermost phase ends the match, and the winner is found. `this phase` is the one going on.",
        example: "end the turn",
    },
    takes_cards: false,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let Argument::Phase(named) = call.argument(0) else {
        return Ok(());
    };
    let running = engine.state.stack.iter().rev().find_map(|frame| match frame {
        Frame::Phase(frame) => Some(frame.phase),
        Frame::Effect(_) => None,
    });
    let phase = if *named == THIS_PHASE { running.unwrap_or(engine.game.root) } else { *named };
    if !engine.end_phase(phase) {
        let name = &engine.game.phases[usize::from(phase)].name;
        return Err(Fault {
            code: "play::phase_not_running",
            message: format!("phase `{name}` was to end, but it is not going on"),
            involved: vec![format!("phase `{name}`")],
            place: None,
        });
    }
    Ok(())
}
