//! A saved match that is played again by the same decisions whenever the pack changes, and what comes out differently.

use std::path::Path;
use std::sync::Arc;

use miette::Result;
use quarterdeck_runtime::{Game, Save, Table};

use super::not_kept;
use crate::keep;
use crate::say::{Say, number, text};

/// So many lines are shown of what is different.
const SHOWN: usize = 20;

/// A saved match.
pub struct Kept {
    save: Save,
    language: String,
    /// What happened when it was played last.
    told: Option<Vec<String>>,
}

/// A match that was played again on other packs.
pub struct Again {
    /// As far as it came.
    pub table: Table,
    /// How many decisions could be made again.
    pub made: usize,
}

/// Makes the decisions of a match again, as far as they are open; nothing if it cannot be started any more.
pub fn again(save: &Save, game: Arc<Game>) -> Option<Again> {
    let mut table = save.begin(game).ok()?;
    let made = save.decisions.iter().take_while(|decision| table.decide_by_id(&decision.id).is_ok()).count();
    Some(Again { table, made })
}

/// Everything that happened in a match, line by line.
pub fn told(table: &Table, language: &str) -> Vec<String> {
    table.all_told(language).narrate(0).into_iter().map(|line| line.text).collect()
}

/// How far a match came, in words; nothing if it cannot be started any more.
pub fn reached(save: &Save, made: Option<usize>, say: &Say) -> String {
    let Some(made) = made else {
        return say.say("watch-match-gone", &[]);
    };
    let count = [("made", number(made)), ("all", number(save.decisions.len()))];
    match save.decisions.get(made) {
        None => say.say("watch-match", &count),
        Some(decision) => {
            let [first, second] = count;
            say.say("watch-match-stops", &[first, second, ("id", text(&*decision.id))])
        }
    }
}

impl Kept {
    /// Reads a saved match of a pack.
    pub fn read(file: &Path, pack: &str, language: &str) -> Result<Kept> {
        let say = Say::new(language);
        let written = keep::read_save(file, &say)?;
        let save = Save::read(&written).map_err(|refusal| keep::refused(&refusal, file, &say))?;
        if !save.packs.iter().any(|stamp| stamp.id == pack) {
            let why = Say::new(language).say("watch-other-pack", &[("pack", text(pack))]);
            return Err(not_kept(file, &why));
        }
        Ok(Kept { save, language: language.to_owned(), told: None })
    }

    /// The packs that it is played with, the game first.
    pub fn packs(&self) -> impl Iterator<Item = &str> {
        self.save.packs.iter().map(|stamp| stamp.id.as_str())
    }

    /// The match as it was saved.
    pub fn save(&self) -> &Save {
        &self.save
    }

    /// Plays it again and tells what is different from the last time.
    pub fn play(&mut self, game: Option<Arc<Game>>, say: &Say) -> Vec<String> {
        let Some(again) = game.and_then(|game| again(&self.save, game)) else {
            return vec![reached(&self.save, None, say)];
        };
        let mut lines = vec![reached(&self.save, Some(again.made), say)];
        let now = told(&again.table, &self.language);
        if let Some(before) = self.told.as_ref().filter(|before| **before != now) {
            lines.extend(difference(before, &now));
        }
        self.told = Some(now);
        lines
    }
}

/// Lines that went and lines that came, from the first to the last that differ; the longest are cut short.
pub fn difference(before: &[String], now: &[String]) -> Vec<String> {
    let start = before.iter().zip(now).take_while(|(left, right)| left == right).count();
    let alike = before[start..].iter().rev().zip(now[start..].iter().rev());
    let end = alike.take_while(|(left, right)| left == right).count();
    let cut = |sign: char, lines: &[String]| {
        let mut shown: Vec<String> = lines.iter().take(SHOWN).map(|line| format!("  {sign} {line}")).collect();
        if lines.len() > SHOWN {
            shown.push(format!("  {sign} … (+{})", lines.len() - SHOWN));
        }
        shown
    };
    let mut lines = cut('-', &before[start..before.len() - end]);
    lines.extend(cut('+', &now[start..now.len() - end]));
    lines
}

#[cfg(test)]
mod tests {
    use super::difference;

    #[test]
    fn only_what_differs_is_shown() {
        let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(difference(&lines("a b c d"), &lines("a x d")), ["  - b", "  - c", "  + x"]);
        assert_eq!(difference(&lines("a"), &lines("a b")), ["  + b"]);
    }
}
