//! `mutate`: changes a pack in many small ways and sees whether a ruling notices. What nothing
//! notices is not locked.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::game::Game;
use quarterdeck_runtime::{PackFiles, check};

use crate::cores::each_on;
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

/// Arguments of `mutate`.
#[derive(Args, Clone, Debug)]
pub struct MutateArguments {
    /// The pack.
    pack: String,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Change only files of the pack that begin so, such as `cards/` or `ships.toml`; may be given several times.
    #[arg(long, value_name = "PATH")]
    file: Vec<String>,
    /// Try only every Nth change, for a first look.
    #[arg(long, default_value_t = 1, value_name = "N")]
    every: usize,
    /// How many threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// Tries every small change of a pack.
pub fn mutate(arguments: &MutateArguments) -> Result<ExitCode> {
    let id = arguments.pack.as_str();
    let library = Library::read(&arguments.content)?.with_rulings()?;
    let pack = library.find(id).ok_or_else(|| library.unknown(id))?;
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
    // What does not hold as it is would notice everything.
    let order = Mutex::new((0..rulings.len()).collect::<Vec<usize>>());
    match judge(None, pack, &combined, &rulings, &order) {
        Verdict::Unnoticed => {}
        Verdict::Check => return Err(miette!(help = "`quarterdeck check` tells why", "`{id}` is no game as it is")),
        Verdict::Ruling => {
            let path = order.lock().map_or("", |order| rulings[order[0]].path());
            return Err(miette!(help = "`quarterdeck test` tells why", "{path} does not hold as it is"));
        }
    }
    let mutants: Vec<Mutant> = mutants(pack, &arguments.file).into_iter().step_by(arguments.every.max(1)).collect();
    if mutants.is_empty() && !arguments.file.is_empty() {
        let files: Vec<&str> = pack.files.keys().map(String::as_str).filter(|path| path.ends_with(".toml")).collect();
        let files = files.join(", ");
        return Err(miette!(help = format!("there is: {files}"), "no file of `{id}` with rules begins so"));
    }
    let bar = ProgressBar::new(mutants.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} changes, {eta} left") {
        bar.set_style(style);
    }
    let report = Mutex::new(Report::default());
    each_on(arguments.threads, mutants.len(), |at| {
        let verdict = judge(Some(&mutants[at]), pack, &combined, &rulings, &order);
        if let Ok(mut report) = report.lock() {
            bar.suspend(|| report.add(at, verdict, &mutants));
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    let Report { counts: [ruling, check, unnoticed], .. } = report.into_inner().unwrap_or_default();
    println!("{} changes: {ruling} noticed by rulings, {check} by check, {unnoticed} unnoticed", mutants.len());
    Ok(ExitCode::SUCCESS)
}

/// What came out so far. Unnoticed changes are told as soon as all before them are judged, so that a run that is
/// broken off has told what it knows, and the order is that of the files whatever the threads do.
#[derive(Default)]
struct Report {
    told: usize,
    waiting: BTreeMap<usize, Verdict>,
    counts: [usize; 3],
}

impl Report {
    fn add(&mut self, at: usize, verdict: Verdict, mutants: &[Mutant]) {
        self.counts[verdict as usize] += 1;
        self.waiting.insert(at, verdict);
        while let Some(verdict) = self.waiting.remove(&self.told) {
            if verdict == Verdict::Unnoticed {
                let mutant = &mutants[self.told];
                println!("{}:{}", mutant.file, mutant.line);
                println!("  - {}", mutant.before.trim());
                println!("  + {}", mutant.after.trim());
            }
            self.told += 1;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Ruling,
    Check,
    Unnoticed,
}

fn judge(
    mutant: Option<&Mutant>,
    pack: &PackFiles,
    combined: &[Combined<'_>],
    rulings: &[Ruling],
    order: &Mutex<Vec<usize>>,
) -> Verdict {
    let mut changed = pack.clone();
    if let Some(mutant) = mutant
        && let Some(path) = mutant.file.strip_prefix(&format!("{}/", pack.id))
    {
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
    // What noticed the last changes is likely to notice this one, which mostly stands near them: it is asked first.
    let asked = order.lock().map(|order| order.clone()).unwrap_or_default();
    let breaks = |ruling: &usize| {
        // A pack that makes a ruling break down has been noticed too.
        !std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| rulings[*ruling].holds(&library))).unwrap_or(false)
    };
    let Some(noticed) = asked.into_iter().find(breaks) else {
        return Verdict::Unnoticed;
    };
    if let Ok(mut order) = order.lock() {
        order.retain(|known| *known != noticed);
        order.insert(0, noticed);
    }
    Verdict::Ruling
}

fn mutants(pack: &PackFiles, only: &[String]) -> Vec<Mutant> {
    let mut found = Vec::new();
    let wanted = |path: &str| {
        path.ends_with(".toml") && (only.is_empty() || only.iter().any(|only| path.starts_with(only.as_str())))
    };
    for (path, text) in pack.files.iter().filter(|(path, _)| wanted(path)) {
        let lines: Vec<&str> = text.lines().collect();
        let mut table = "";
        for (at, line) in lines.iter().enumerate() {
            let code = line.split('#').next().unwrap_or("").trim_end();
            if code.starts_with('[') {
                table = code.trim_start_matches('[').split(['.', ']']).next().unwrap_or("");
            }
            if code.trim().is_empty() || !code.contains(['=', '\'', '{']) || is_outside_play(table, code) {
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

/// Lines that change no match: versions, languages, what bots value, how things are drawn, marks of origin.
fn is_outside_play(table: &str, line: &str) -> bool {
    const TABLES: &[&str] = &["bot", "row", "group"];
    const KEYS: &[&str] = &[
        "version",
        "languages",
        "source",
        "plural",
        "place",
        "extends",
        "quiet",
        "drawn",
        "drawn_if",
        "across",
        "ground",
        "symbols",
        "mark",
    ];
    let key = line.split('=').next().unwrap_or("").trim();
    TABLES.contains(&table) || KEYS.contains(&key)
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
