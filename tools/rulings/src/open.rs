//! Opens the match of a ruling, and lets an arranged one go on to its next decision. Most rulings of a pack begin with the same match, so that
//! whoever plays many of them can open it once.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Log, Match, Refusal, Setting, Snapshot, StartError};

use crate::play::{Failure, explain};
use crate::scenario::{Run, Table};
use crate::words::Fact;

/// So many questions of set-up are answered at most.
const MOST_ANSWERS: usize = 1000;

/// How a match is opened on which a ruling lays out its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    setting: Setting,
    after_setup: bool,
}

/// What came of opening a match: how it stands at its first decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened(pub(crate) Result<Snapshot, Unopened>);

/// Why there is no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unopened {
    /// The setting is impossible.
    Refused(Refusal),
    /// The pack has a fault.
    Failed(String),
}

/// Finds a match that was opened before; nothing if it was not.
pub type Openings<'o> = &'o dyn Fn(&Opening) -> Option<Arc<Opened>>;

impl Opened {
    /// What is to be opened again by whoever needs it: opening it broke down.
    pub fn broken() -> Opened {
        Opened(Err(Unopened::Failed("opening it broke down".into())))
    }
}

impl Opening {
    pub(crate) fn of(game: &Game, table: &Table, run: &Run) -> Opening {
        let first = run.arrangement.iter().rev().find_map(|line| match line.fact {
            Fact::First(seat) => Some(seat),
            _ => None,
        });
        Opening { setting: setting(game, table, first.unwrap_or(Some(0))), after_setup: table.after_setup }
    }

    /// Opens the match.
    pub fn open(&self, game: &Arc<Game>) -> Opened {
        Opened(self.opened(game))
    }

    fn opened(&self, game: &Arc<Game>) -> Result<Snapshot, Unopened> {
        let mut started = Match::new(game.clone(), &self.setting).map_err(|error| match error {
            StartError::Refused(refusal) => Unopened::Refused(refusal),
            StartError::Fault(fault) => Unopened::Failed(format!("the match does not start: {fault}")),
        })?;
        if self.after_setup {
            finish_setup(&mut started).map_err(Unopened::Failed)?;
        }
        Ok(started.snapshot().clone())
    }
}

/// What set-up asks is answered by the first option, so that the match itself can begin.
pub(crate) fn finish_setup(started: &mut Match) -> Result<(), String> {
    let asking = |playing: &Match| playing.asked().is_some() && playing.position().is_set_up_now();
    for _ in 0..MOST_ANSWERS {
        if !asking(started) {
            return Ok(());
        }
        started.choose(0).map_err(|error| format!("set-up does not go on: {}", explain(&error)))?;
    }
    Err("set-up asks without end".into())
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
