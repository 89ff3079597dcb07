//! `end`: a phase is cut short.

use quarterdeck_dsl::tree::{Argument, Step};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{PhaseId, THIS_PHASE};

use super::{Call, Verb, argument};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan};
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
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    match argument(step, 0) {
        Argument::Phase(phase) if *phase != planner.game.root => Some(StepPlan::End(*phase)),
        _ => None,
    }
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    match call.argument(0) {
        Argument::Phase(named) => engine.end_named(*named),
        _ => Ok(()),
    }
}

impl Engine<'_> {
    /// Ends a phase that must be going on, or the one that is.
    pub(crate) fn end_named(&mut self, named: PhaseId) -> Result<(), Fault> {
        let phase = if named == THIS_PHASE { self.running() } else { named };
        if self.end_phase(phase) {
            return Ok(());
        }
        let name = &self.game.phases[usize::from(phase)].name;
        Err(Fault {
            code: "play::phase_not_running",
            message: format!("phase `{name}` was to end, but it is not going on"),
            involved: vec![format!("phase `{name}`")],
            place: None,
        })
    }
    /// The innermost phase that is going on.
    fn running(&self) -> PhaseId {
        let mut phases = self.state.stack.iter().rev().filter_map(|frame| match frame {
            Frame::Phase(frame) => Some(frame.phase),
            Frame::Effect(_) => None,
        });
        phases.next().unwrap_or(self.game.root)
    }
}
