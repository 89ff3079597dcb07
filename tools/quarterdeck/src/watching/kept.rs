//! A saved match that is played again by the same decisions whenever the pack changes, and what comes out differently.

use std::path::Path;
use std::sync::Arc;

use miette::Result;
use quarterdeck_runtime::{Game, Save, Setting, Table};

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

    /// Plays it again and tells what is different from the last time.
    pub fn play(&mut self, game: Option<Arc<Game>>, say: &Say) -> Vec<String> {
        let table = game.and_then(|game| self.start(game));
        let Some(mut table) = table else {
            return vec![say.say("watch-match-gone", &[])];
        };
        let all = self.save.decisions.len();
        let made = self.save.decisions.iter().take_while(|decision| table.decide_by_id(&decision.id).is_ok()).count();
        let count = [("made", number(made)), ("all", number(all))];
        let mut told = vec![match self.save.decisions.get(made) {
            None => say.say("watch-match", &count),
            Some(decision) => {
                let [first, second] = count;
                say.say("watch-match-stops", &[first, second, ("id", text(&*decision.id))])
            }
        }];
        let lines = table.all_told(&self.language).narrate(0).into_iter().map(|line| line.text);
        let now: Vec<String> = lines.collect();
        if let Some(before) = self.told.as_ref().filter(|before| **before != now) {
            told.extend(difference(before, &now));
        }
        self.told = Some(now);
        told
    }

    fn start(&self, game: Arc<Game>) -> Option<Table> {
        let setting = &self.save.setting;
        let started = match &self.save.start {
            Some(position) => Table::from_position(game, position.clone()),
            None => Table::start(
                game,
                Setting {
                    seats: setting.seats,
                    seed: setting.seed,
                    first: setting.first,
                    options: setting.options.clone(),
                    kept: setting.kept.clone(),
                    fixed: setting.fixed.clone(),
                },
            ),
        };
        let mut table = started.ok()?;
        table.names.clone_from(&setting.names);
        table.people = setting.people;
        Some(table)
    }
}

/// Lines that went and lines that came, from the first to the last that differ; the longest are cut short.
fn difference(before: &[String], now: &[String]) -> Vec<String> {
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
