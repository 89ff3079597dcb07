//! Opens the match of a ruling, and lets an arranged one go on to its next decision.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Log, Match, Setting, Snapshot};

use crate::play::{Failure, explain};
use crate::scenario::Table;

/// So many questions of set-up are answered at most.
const MOST_ANSWERS: usize = 1000;

/// What set-up asks is answered by the first option, so that the match itself can begin.
pub(crate) fn finish_setup(started: &mut Match, table: &Table) -> Result<(), Vec<Failure>> {
    let asking = |playing: &Match| playing.asked().is_some() && playing.position().is_set_up_now();
    let failed = |message: String| vec![Failure::new(table.line, message)];
    for _ in 0..MOST_ANSWERS {
        if !asking(started) {
            return Ok(());
        }
        started.choose(0).map_err(|error| failed(format!("set-up does not go on: {}", explain(&error))))?;
    }
    Err(failed("set-up asks without end".into()))
}

/// How the match of a ruling is opened.
pub(crate) fn setting(game: &Game, table: &Table, first: Option<u8>) -> Setting {
    Setting {
        seats: u8::try_from(table.players.len()).unwrap_or(u8::MAX),
        seed: table.seed,
        first,
        options: options(game, table),
        ..Setting::default()
    }
}

/// What the named pack sets by being named, and what the ruling says.
fn options(game: &Game, table: &Table) -> Vec<(String, String)> {
    let mut options = game.set_by(&table.game);
    options.retain(|(name, _)| table.options.iter().all(|(said, _)| said != name));
    options.extend(table.options.iter().cloned());
    options
}

/// The match as it stands, with an empty log, at its next decision.
pub(crate) fn begin(game: &Arc<Game>, state: Snapshot, table: &Table) -> Result<Match, Vec<Failure>> {
    let fault =
        |message: String| vec![Failure::new(table.line, format!("the arranged match does not go on: {message}"))];
    Match::arranged(game.clone(), state, Log::keeping()).map_err(|error| fault(error.message))
}
