//! `test`: plays the rulings of packs and compares their transcripts with the snapshots.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use miette::{IntoDiagnostic, Result};
use quarterdeck_rulings::{Ruling, snapshot_agrees, snapshot_body, snapshot_path, snapshot_text};
use quarterdeck_runtime::game::Game;
use quarterdeck_runtime::{PackFiles, check};

use crate::covered::Rules;
use crate::library::Library;

/// A game, or why there is none.
type Made = std::result::Result<Arc<Game>, String>;

/// Games by their packs, made once.
pub struct Games<'l> {
    library: &'l Library,
    made: Mutex<BTreeMap<Vec<String>, Made>>,
}

impl<'l> Games<'l> {
    /// No game is made yet.
    pub fn new(library: &'l Library) -> Games<'l> {
        Games { library, made: Mutex::new(BTreeMap::new()) }
    }

    /// The game of these packs.
    pub fn get(&self, game: &str, with: &[String]) -> Made {
        let mut key = vec![game.to_owned()];
        key.extend(with.iter().cloned());
        let mut made = self.made.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        made.entry(key.clone())
            .or_insert_with(|| {
                let ids: Vec<&str> = key.iter().map(String::as_str).collect();
                let packs = self.library.gather(&ids).map_err(|report| report.to_string())?;
                let flaws = self.library.flaws_of(&packs).len();
                if flaws > 0 {
                    return Err(format!("{flaws} files of the pack cannot be read; `check` shows them"));
                }
                let checked = check(&packs);
                let count = checked.problems.len();
                checked.game.map(Arc::new).ok_or_else(|| format!("the pack has {count} mistakes; `check` shows them"))
            })
            .clone()
    }
}

/// The rulings of a pack: path and text.
pub fn rulings_of(pack: &PackFiles) -> impl Iterator<Item = (&String, &String)> {
    pack.files.iter().filter(|(path, _)| path.starts_with("rulings/") && path.ends_with(".ruling"))
}

/// Runs rulings. With `accept`, snapshots that are new or different are shown and written.
pub fn test(folders: &[PathBuf], accept: bool) -> Result<ExitCode> {
    let mut library = Library::read(Path::new("content")).unwrap_or_default().with_rulings()?;
    let mut wanted: Vec<String> = Vec::new();
    for folder in folders {
        for (path, pack) in Library::read(folder)?.with_rulings()?.packs {
            wanted.push(pack.id.clone());
            library.packs.retain(|(_, known)| known.id != pack.id);
            library.packs.push((path, pack));
        }
    }
    let games = Games::new(&library);
    let rules = Rules::read(library.packs.iter().map(|(folder, _)| folder));
    let (mut passed, mut failed) = (0, 0);
    for (folder, pack) in library.packs.iter().filter(|(_, pack)| folders.is_empty() || wanted.contains(&pack.id)) {
        for (path, text) in rulings_of(pack) {
            let shown = format!("{}/{path}", pack.id);
            let unknown = Ruling::parse(&shown, text).map(|ruling| rules.unknown(&ruling, folder)).unwrap_or_default();
            for message in &unknown {
                println!("{shown}: {message}");
            }
            match run(&shown, &folder.join(path), text, &games, accept)? && unknown.is_empty() {
                true => passed += 1,
                false => failed += 1,
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(shown: &str, file: &Path, text: &str, games: &Games<'_>, accept: bool) -> Result<bool> {
    let ruling = match Ruling::parse(shown, text) {
        Ok(ruling) => ruling,
        Err(mistakes) => {
            println!("{shown} cannot be read:");
            for mistake in mistakes {
                println!("  line {}: {} ({})", mistake.line, mistake.message, mistake.help);
            }
            return Ok(false);
        }
    };
    let played = ruling.play(&|game: &str, with: &[String]| games.get(game, with));
    if !played.failures.is_empty() {
        println!("{shown} does not hold:");
        for failure in &played.failures {
            println!("  line {}: {}", failure.line, failure.message);
        }
        return Ok(false);
    }
    let snapshot = snapshot_path(file);
    let before = fs::read_to_string(&snapshot).ok();
    if before.as_deref().is_some_and(|before| snapshot_agrees(before, &played.transcript)) {
        return Ok(true);
    }
    println!("{shown}: {}", if before.is_some() { "the transcript has changed:" } else { "there is no snapshot yet:" });
    print_difference(before.as_deref().map_or("", snapshot_body), &played.transcript);
    if accept {
        if let Some(folder) = snapshot.parent() {
            fs::create_dir_all(folder).into_diagnostic()?;
        }
        let source = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        fs::write(&snapshot, snapshot_text(&source, &played.transcript)).into_diagnostic()?;
        return Ok(true);
    }
    println!("  (read it, and if it is right: `quarterdeck test --accept`)");
    Ok(false)
}

/// Lines that went and lines that came, with what stands around them left out.
fn print_difference(before: &str, after: &str) {
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<&str> = after.trim_end().lines().collect();
    let start = old.iter().zip(&new).take_while(|(left, right)| left == right).count();
    let end =
        old[start..].iter().rev().zip(new[start..].iter().rev()).take_while(|(left, right)| left == right).count();
    for line in &old[start..old.len() - end] {
        println!("  - {line}");
    }
    for line in &new[start..new.len() - end] {
        println!("  + {line}");
    }
}
