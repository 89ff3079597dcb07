//! Runs scripts.

use crate::flow::{Engine, Fault};
use crate::state::frame::EffectFrame;

/// Runs the scripts of a match.
#[derive(Default)]
pub struct ScriptHost {}

impl Engine<'_> {
    /// Runs a script, or lets it go on with the answers so far.
    pub(crate) fn run_script(&mut self, script: u16, _frame: EffectFrame) -> Result<(), Fault> {
        let definition = &self.game.scripts[usize::from(script)];
        Err(Fault {
            code: "script::unavailable",
            message: format!("`{}` cannot run", definition.function),
            involved: Vec::new(),
        })
    }

    /// Brings a script back to its open choice, as after loading.
    pub(crate) fn rerun_script(&mut self) -> Result<(), Fault> {
        Ok(())
    }
}
