//! The way that a match of bots has taken, kept so that a match which breaks down or does not end can be looked at.

use std::path::Path;
use std::sync::Arc;

use miette::{Report, miette};
use quarterdeck_disk::save_file;
use quarterdeck_runtime::{Fault, Game, Match, PackFiles, Save, Seats, Setting, Snapshot, Table};

use crate::GameArguments;
use crate::library::shelf;
use crate::report::broken_down;

/// A match that has not ended after so many decisions is given up.
pub const MOST_DECISIONS: u64 = 1_000_000;
/// So many decisions are kept at the least, if there are so many.
const STRETCH: usize = 1_000;
/// So many decisions are told.
const TOLD: usize = 8;

/// Where a stretch of a match began, and what was chosen since.
#[derive(Default)]
struct Stretch {
    from: Option<Snapshot>,
    chosen: Vec<usize>,
}

/// The way of one match. Of a long one only the last two stretches are kept.
pub struct Trail {
    setting: Setting,
    before: Option<Stretch>,
    last: Stretch,
}

/// What a command was asked for, so that it can say how to look at a match.
pub struct Asked<'a> {
    /// The game.
    pub game: &'a GameArguments,
    /// The folder in which matches are kept.
    pub folder: &'a Path,
}

impl Trail {
    /// The way of a match that is about to begin.
    pub fn new(setting: Setting) -> Trail {
        Trail { setting, before: None, last: Stretch::default() }
    }

    /// The match is about to go on with this option.
    pub fn note(&mut self, matched: &Match, chosen: usize) {
        if self.last.chosen.len() == STRETCH {
            let next = Stretch { from: Some(matched.snapshot().clone()), chosen: Vec::new() };
            self.before = Some(std::mem::replace(&mut self.last, next));
        }
        self.last.chosen.push(chosen);
    }

    /// The match with the decisions that are kept, but for so many of the last.
    fn table(&self, game: &Arc<Game>, without: usize) -> Option<Table> {
        let first = self.before.as_ref().unwrap_or(&self.last);
        let mut table = match &first.from {
            Some(state) => Table::from_position(game.clone(), state.clone()).ok()?,
            None => Table::start(game.clone(), self.setting.clone()).ok()?,
        };
        let later = self.before.as_ref().map_or(&[][..], |_| &self.last.chosen);
        let chosen: Vec<usize> = first.chosen.iter().chain(later).copied().collect();
        for at in &chosen[..chosen.len().saturating_sub(without)] {
            table.decide(*at).ok()?;
        }
        // Who looks at it sits where the decision is, and may go back.
        table.people = Seats::only(table.now().asked().unwrap_or(0));
        table.practice = true;
        Some(table)
    }

    /// The match does not end.
    pub fn endless(&self, game: &Arc<Game>, what: &str, decisions: u64, asked: &Asked<'_>) -> Report {
        let table = self.table(game, 0);
        let told = table.as_ref().map_or_else(Vec::new, stands);
        let help = self.kept(told, table.as_ref(), asked);
        miette!(help = help, "{what} has not ended after {decisions} decisions")
    }

    /// The match breaks down: the pack has a mistake that shows only in play.
    pub fn fault(&self, game: &Arc<Game>, what: &str, fault: &Fault, asked: &Asked<'_>) -> Report {
        let table = self.table(game, 1);
        let mut told = vec![fault.involved.join(", ")];
        if let Some(table) = &table {
            told.extend(stands(table));
            let at = self.last.chosen.last().copied().unwrap_or_default();
            told.extend(table.now().option_ids().get(at).map(|id| format!("it happens after `{id}`")));
        }
        let help = self.kept(told, table.as_ref(), asked);
        let library = shelf(asked.game).map(|(library, _)| library).unwrap_or_default();
        let packs: Vec<&PackFiles> = library.packs.iter().map(|(_, pack)| pack).collect();
        broken_down(what, fault, help, &packs)
    }

    /// Keeps the match; what is told of it, and how it can be looked at.
    fn kept(&self, mut told: Vec<String>, table: Option<&Table>, asked: &Asked<'_>) -> String {
        told.retain(|line| !line.is_empty());
        if let Some(table) = table {
            let file = asked.folder.join(format!("{}-{}.save", table.game().id, self.setting.seed));
            told.push(match save_file::write(&file, &Save::of(table).write()) {
                Ok(()) => format!("the match is kept in {}; look at it with `{}`", file.display(), asked.play(&file)),
                Err(trouble) => format!("the match could not be kept in {}: {trouble}", file.display()),
            });
        }
        told.join("\n")
    }
}

impl Asked<'_> {
    /// How a kept match is looked at.
    fn play(&self, file: &Path) -> String {
        let mut command = format!("quarterdeck play {}", self.game.game);
        if !self.game.with.is_empty() {
            command.push_str(&format!(" --with {}", self.game.with.join(",")));
        }
        if self.game.content != Path::new("content") {
            command.push_str(&format!(" --content {}", self.game.content.display()));
        }
        format!("{command} --save {}", file.display())
    }
}

/// The phase, who decides what, and the last decisions.
fn stands(table: &Table) -> Vec<String> {
    let mut told = Vec::new();
    let matched = table.now();
    if let (Some(phase), Some(seat)) = (matched.position().phase(), matched.asked()) {
        let mut ids = matched.option_ids();
        let more = ids.len().saturating_sub(TOLD);
        ids.truncate(TOLD);
        let more = if more > 0 { format!("; and {more} more") } else { String::new() };
        told.push(format!("in phase `{}` player {} decides: {}{more}", phase.name, seat + 1, ids.join("; ")));
    }
    let decisions = table.decisions();
    let last: Vec<String> = decisions[decisions.len().saturating_sub(TOLD)..]
        .iter()
        .map(|decided| format!("player {}: {}", decided.seat + 1, decided.id))
        .collect();
    if !last.is_empty() {
        told.push(format!("the last decisions: {}", last.join("; ")));
    }
    told
}
