//! `mutate`: changes a pack in many small ways and sees whether a ruling notices. What nothing
//! notices is not locked.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use indicatif::ProgressBar;
use miette::{Result, miette};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::game::Game;
use quarterdeck_runtime::{PackFiles, check};

use crate::library::Library;
use crate::rulings::rulings_of;

/// Words that turn a sentence into another one.
const FLIPS: &[(&str, &str)] = &[
    ("at least", "at most"),
    ("at most", "at least"),
    ("exactly", "at least"),
    (" and ", " or "),
    (" or ", " and "),
    ("the most", "the least"),
    ("the least", "the most"),
    ("active player", "first player"),
    ("first player", "active player"),
    ("each player", "each opponent"),
    (" plus ", " minus "),
    (" minus ", " plus "),
    ("rounded down", "rounded up"),
    ("the top", "the bottom"),
    ("ahead of", "behind"),
    ("behind", "ahead of"),
    ("nearest", "farthest"),
    ("the first free", "the last free"),
    (" another ", " a "),
    (" no ", " a "),
    ("your ", ""),
    ("your go", "go"),
    (", wildcards allowed", ""),
    ("= true", "= false"),
];

/// Packs that rulings play together: as they are named, and with all they need.
type Combined<'l> = (Vec<&'l str>, Vec<&'l PackFiles>);

/// One small change: file, line, and the changed text of the file.
struct Mutant {
    file: String,
    line: usize,
    before: String,
    after: String,
    text: String,
}

/// Tries every small change of a pack.
pub fn mutate(id: &str, content: &Path, threads: usize) -> Result<ExitCode> {
    let library = Library::read(content)?.with_rulings()?;
    let pack = library.find(id).ok_or_else(|| miette!("there is no pack `{id}`"))?;
    let rulings: Vec<Ruling> = rulings_of(pack).filter_map(|(path, text)| Ruling::parse(path, text).ok()).collect();
    let mut combined: Vec<Combined<'_>> = Vec::new();
    for ruling in &rulings {
        let (game, with) = ruling.packs();
        let mut ids: Vec<&str> = vec![game];
        ids.extend(with.iter().map(String::as_str));
        if !combined.iter().any(|(known, _)| *known == ids) {
            let packs = library.gather(&ids)?;
            combined.push((ids, packs));
        }
    }
    let mutants = mutants(pack);
    let bar = ProgressBar::new(mutants.len() as u64);
    let next = AtomicUsize::new(0);
    let verdicts: Vec<(usize, Verdict)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut verdicts = Vec::new();
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(mutant) = mutants.get(at) else {
                            return verdicts;
                        };
                        verdicts.push((at, judge(mutant, pack, &combined, &rulings)));
                        bar.inc(1);
                    }
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    bar.finish_and_clear();
    let mut verdicts = verdicts;
    verdicts.sort_by_key(|(at, _)| *at);
    let count = |wanted: Verdict| verdicts.iter().filter(|(_, verdict)| *verdict == wanted).count();
    for (at, _) in verdicts.iter().filter(|(_, verdict)| *verdict == Verdict::Unnoticed) {
        let mutant = &mutants[*at];
        println!("{}:{}", mutant.file, mutant.line);
        println!("  - {}", mutant.before.trim());
        println!("  + {}", mutant.after.trim());
    }
    println!(
        "{} changes: {} noticed by rulings, {} by check, {} unnoticed",
        mutants.len(),
        count(Verdict::Ruling),
        count(Verdict::Check),
        count(Verdict::Unnoticed)
    );
    Ok(ExitCode::SUCCESS)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Ruling,
    Check,
    Unnoticed,
}

fn judge(mutant: &Mutant, pack: &PackFiles, combined: &[Combined<'_>], rulings: &[Ruling]) -> Verdict {
    let mut changed = pack.clone();
    if let Some(path) = mutant.file.strip_prefix(&format!("{}/", pack.id)) {
        changed.files.insert(path.to_owned(), mutant.text.clone());
    }
    let mut games: Vec<(&[&str], Arc<Game>)> = Vec::new();
    for (ids, packs) in combined {
        let packs: Vec<&PackFiles> =
            packs.iter().map(|known| if known.id == pack.id { &changed } else { *known }).collect();
        match check(&packs).game {
            Some(game) => games.push((ids, Arc::new(game))),
            None => return Verdict::Check,
        }
    }
    let library = |game: &str, with: &[String]| -> std::result::Result<Arc<Game>, String> {
        let same = |ids: &[&str]| ids[0] == game && ids[1..].iter().eq(with.iter());
        games.iter().find(|(ids, _)| same(ids)).map(|(_, game)| game.clone()).ok_or_else(|| "no such game".into())
    };
    let holds = rulings.iter().all(|ruling| {
        // A pack that makes a ruling break down has been noticed too.
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| ruling.play(&library).failures.is_empty()))
            .unwrap_or(false)
    });
    if holds { Verdict::Unnoticed } else { Verdict::Ruling }
}

fn mutants(pack: &PackFiles) -> Vec<Mutant> {
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let lines: Vec<&str> = text.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let code = line.split('#').next().unwrap_or("").trim_end();
            if code.trim().is_empty() || !code.contains(['=', '\'', '{']) || is_outside_play(code) {
                continue;
            }
            let mut changed: Vec<String> = Vec::new();
            numbers(code, &mut changed);
            for (from, to) in FLIPS {
                if code.contains(from) {
                    changed.push(code.replacen(from, to, 1));
                }
            }
            changed.push(String::new());
            for after in changed {
                let mut copy: Vec<&str> = lines.clone();
                copy[at] = &after;
                found.push(Mutant {
                    file: format!("{}/{path}", pack.id),
                    line: at + 1,
                    before: (*line).to_owned(),
                    after: after.clone(),
                    text: copy.join("\n"),
                });
            }
        }
    }
    found
}

/// Lines that change no match: versions, languages, what bots value, marks of origin.
fn is_outside_play(line: &str) -> bool {
    let key = line.split('=').next().unwrap_or("").trim();
    ["version", "languages", "value", "source", "plural", "place", "island_symbols"].contains(&key)
}

/// Every number one up and one down.
fn numbers(line: &str, changed: &mut Vec<String>) {
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let starts = bytes[at].is_ascii_digit()
            && (at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_'));
        if !starts {
            at += 1;
            continue;
        }
        let end = (at..bytes.len()).find(|end| !bytes[*end].is_ascii_digit()).unwrap_or(bytes.len());
        if let Ok(number) = line[at..end].parse::<i64>() {
            for other in [number + 1, number - 1] {
                if other >= 0 {
                    changed.push(format!("{}{other}{}", &line[..at], &line[end..]));
                }
            }
        }
        at = end;
    }
}
