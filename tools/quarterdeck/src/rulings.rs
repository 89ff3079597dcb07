//! `test`: plays the rulings of packs and compares their transcripts with the snapshots.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use clap::Args;
use miette::{IntoDiagnostic, Report, Result, WrapErr, miette};
use quarterdeck_disk::pack_dir::{read_rules, read_rulings};
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use quarterdeck_disk::save_file::rewrite;
use quarterdeck_rulings::{
    Failure, Ruling, head_mistakes, listed_rules, snapshot_agrees, snapshot_body, snapshot_path, snapshot_text,
};
use quarterdeck_runtime::packs::{check_with, shown_of_each};
use quarterdeck_runtime::{Game, PackFiles, PackProblem, Spot};

use crate::cores::each;
use crate::library::Library;

/// So many lines that explain a failure are shown, and so many of a changed transcript.
const EXPLAINED: usize = 5;
const CHANGED: usize = 30;

/// Arguments of `test`.
#[derive(Args, Clone, Debug)]
pub struct TestArguments {
    /// Folders of packs; all of `content` if none is given.
    folders: Vec<PathBuf>,
    /// Only rulings whose sentence or file contains this, in small letters or large.
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
    /// Write snapshots that are new or different; read what is printed before you commit them.
    #[arg(long)]
    accept: bool,
    /// Show everything that explains a failure, and every line of a transcript that has changed.
    #[arg(long)]
    why: bool,
}

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
                let packs = self.library.gather(&ids).map_err(|report| with_help(&report))?;
                let flaws = self.library.flaws_of(&packs).len();
                if flaws > 0 {
                    return Err(format!("{flaws} files of the pack cannot be read; `check` shows them"));
                }
                let checked = check_with(&self.library.sentences, &packs);
                let count = checked.problems.len();
                checked.game.map(Arc::new).ok_or_else(|| format!("the pack has {count} mistakes; `check` shows them"))
            })
            .clone()
    }
}

/// A message with its remedy, in one line.
fn with_help(report: &Report) -> String {
    report.help().map_or_else(|| report.to_string(), |help| format!("{report}; {help}"))
}

/// The rulings of a pack: path and text.
pub fn rulings_of(pack: &PackFiles) -> impl Iterator<Item = (&String, &String)> {
    pack.files.iter().filter(|(path, _)| path.starts_with("rulings/") && path.ends_with(".ruling"))
}

/// The rules that packs list, by which `covers:` is judged; nothing for a pack that lists none.
pub struct Rules {
    all: BTreeSet<String>,
    listing: BTreeSet<String>,
}

impl Rules {
    /// Reads the lists of all packs.
    pub fn read(packs: &[(PathBuf, PackFiles)]) -> Result<Rules> {
        let (mut all, mut listing) = (BTreeSet::new(), BTreeSet::new());
        for (folder, pack) in packs {
            for text in read_rules(folder).into_diagnostic()?.values() {
                listing.insert(pack.id.clone());
                all.extend(listed_rules(text));
            }
        }
        Ok(Rules { all, listing })
    }

    fn of(&self, pack: &str) -> Option<&BTreeSet<String>> {
        self.listing.contains(pack).then_some(&self.all)
    }
}

/// Everything wrong with the rulings of packs that can be found without playing them, each with the rulings of its pack.
pub fn head_problems(wanted: &[String], all: &Library) -> Result<Vec<(PackProblem, Arc<PackFiles>)>> {
    let rules = Rules::read(&all.packs)?;
    let packs: Vec<&(PathBuf, PackFiles)> = all.packs.iter().filter(|(_, pack)| wanted.contains(&pack.id)).collect();
    let found = each(packs.len(), |at| {
        let (folder, pack) = packs[at];
        let mut problems = Vec::new();
        let files = read_rulings(folder).unwrap_or_else(|error| {
            let spot = Spot { file: format!("{}/rulings", pack.id).into(), span: (0, 0) };
            problems.push(PackProblem::new("ruling::unreadable", error.to_string(), &spot, "in this folder"));
            BTreeMap::new()
        });
        let rulings = PackFiles { id: pack.id.clone(), files };
        problems.extend(head_mistakes_of(&rulings, rules.of(&pack.id)));
        let (shown, more) = shown_of_each(problems);
        let rulings = Arc::new(rulings);
        shown.into_iter().chain(more).map(|problem| (problem, Arc::clone(&rulings))).collect::<Vec<_>>()
    });
    Ok(found.into_iter().flatten().collect())
}

/// What is wrong with the heads of the rulings of a pack, by the rules that it lists.
pub fn head_mistakes_of(pack: &PackFiles, rules: Option<&BTreeSet<String>>) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    for (path, text) in rulings_of(pack) {
        for mistake in head_mistakes(path, text, rules) {
            let span = place(text, mistake.line, &mistake.message);
            let spot = Spot { file: format!("{}/{path}", pack.id).into(), span };
            problems.push(PackProblem::new("ruling::head", mistake.message, &spot, "here").help(mistake.help));
        }
    }
    problems
}

/// Where a line stands, or the first of its words that the message quotes.
fn place(text: &str, line: usize, message: &str) -> (usize, usize) {
    let before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let line = text[before..].lines().next().unwrap_or_default();
    let quoted = message.split('`').nth(1).filter(|quoted| !quoted.is_empty());
    match quoted.and_then(|quoted| line.find(quoted).map(|at| (at, quoted.len()))) {
        Some((at, length)) => (before + at, before + at + length),
        None => (before, before + line.len()),
    }
}

/// What came of a ruling.
enum Verdict {
    Holds,
    /// What is wrong, in lines.
    Wrong(String),
    /// Its transcript is not the one that was accepted: the old and the new one.
    Changed(Option<String>, String),
}

/// Runs rulings. With `accept`, snapshots that are new or different are shown and written.
pub fn test(arguments: &TestArguments) -> Result<ExitCode> {
    let (library, wanted) = Library::around(&arguments.folders, Path::new("content"))?;
    let library = library.with_rulings()?;
    let games = Games::new(&library);
    let rules = Rules::read(&library.packs)?;
    let (mut passed, mut failed) = (0, 0);
    for (folder, pack) in library.packs.iter().filter(|(_, pack)| wanted.contains(&pack.id)) {
        let rulings: Vec<(&String, &String)> =
            rulings_of(pack).filter(|(path, text)| is_named(path, text, arguments.name.as_deref())).collect();
        if rulings.is_empty() {
            continue;
        }
        let verdicts = each(rulings.len(), |at| {
            let (path, text) = rulings[at];
            judge(&folder.join(path), path, text, &games, rules.of(&pack.id), arguments.why)
        });
        let mut wrong = 0;
        for ((path, _), verdict) in rulings.iter().zip(verdicts) {
            let shown = format!("{}/{path}", pack.id);
            wrong += usize::from(!settle(&shown, &folder.join(path), verdict, arguments)?);
        }
        let all = rulings.len();
        let fails = if wrong > 0 { format!(", {wrong} not") } else { String::new() };
        println!("{}: {} of {all} hold{fails}", pack.id, all - wrong);
        passed += all - wrong;
        failed += wrong;
    }
    if let (0, Some(name)) = (passed + failed, &arguments.name) {
        return Err(miette!("no ruling's sentence or file contains “{name}”"));
    }
    println!("{passed} passed, {failed} failed");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Whether the sentence or the file of a ruling contains the text that was asked for.
fn is_named(path: &str, text: &str, name: Option<&str>) -> bool {
    let Some(name) = name.map(str::to_lowercase) else {
        return true;
    };
    let sentence = text.lines().find_map(|line| line.strip_prefix("ruling:")).unwrap_or_default();
    [path, sentence].iter().any(|text| text.to_lowercase().contains(&name))
}

/// What does not hold of one ruling, with packs below a folder.
pub fn failures(content: &Path, path: &str, text: &str) -> Result<Vec<Failure>> {
    let library = Library::open(content)?;
    let games = Games::new(&library);
    let ruling = Ruling::parse(path, text).map_err(|_| miette!("{path} cannot be read"))?;
    Ok(ruling.play(&|game: &str, with: &[String]| games.get(game, with)).failures)
}

fn judge(
    file: &Path,
    path: &str,
    text: &str,
    games: &Games<'_>,
    rules: Option<&BTreeSet<String>>,
    everything: bool,
) -> Verdict {
    let mistakes = head_mistakes(path, text, rules);
    if !mistakes.is_empty() {
        let lines = mistakes.iter().map(|it| format!("  line {}: {} ({})\n", it.line, it.message, it.help));
        return Verdict::Wrong(format!("cannot be read:\n{}", lines.collect::<String>()));
    }
    let Ok(ruling) = Ruling::parse(path, text) else {
        return Verdict::Wrong("cannot be read\n".to_owned());
    };
    let played = ruling.play(&|game: &str, with: &[String]| games.get(game, with));
    if !played.failures.is_empty() {
        let told: String = played.failures.iter().map(|failure| tell(failure, everything)).collect();
        return Verdict::Wrong(format!("does not hold:\n{told}"));
    }
    let before = read_text(&snapshot_path(file), LARGEST_SAVE).ok();
    if before.as_deref().is_some_and(|before| snapshot_agrees(before, &played.transcript)) {
        return Verdict::Holds;
    }
    Verdict::Changed(before, played.transcript)
}

/// A line that does not hold, and what explains it.
pub fn tell(failure: &Failure, everything: bool) -> String {
    let mut told = format!("  line {}: {}\n", failure.line, failure.message);
    let shown = if everything { failure.why.len() } else { failure.why.len().min(EXPLAINED) };
    for why in &failure.why[..shown] {
        let _ = writeln!(told, "    {why}");
    }
    if shown < failure.why.len() {
        let _ = writeln!(told, "    … and {} more; `--why` shows them", failure.why.len() - shown);
    }
    told
}

/// Prints what is not as it should be, and accepts transcripts if that was asked for; whether all is well then.
fn settle(shown: &str, file: &Path, verdict: Verdict, arguments: &TestArguments) -> Result<bool> {
    let (before, transcript) = match verdict {
        Verdict::Holds => return Ok(true),
        Verdict::Wrong(told) => {
            print!("{shown} {told}");
            return Ok(false);
        }
        Verdict::Changed(before, transcript) => (before, transcript),
    };
    println!("{shown}: {}", if before.is_some() { "the transcript has changed:" } else { "there is no snapshot yet:" });
    let all = arguments.accept || arguments.why;
    print_difference(before.as_deref().map_or("", snapshot_body), &transcript, all);
    if arguments.accept {
        let snapshot = snapshot_path(file);
        if let Some(folder) = snapshot.parent() {
            fs::create_dir_all(folder)
                .into_diagnostic()
                .wrap_err_with(|| format!("{} cannot be made", folder.display()))?;
        }
        let source = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        rewrite(&snapshot, snapshot_text(&source, &transcript).as_bytes())
            .into_diagnostic()
            .wrap_err_with(|| format!("{} cannot be written", snapshot.display()))?;
        return Ok(true);
    }
    println!("  (read it with `--why`, and if it is right: `quarterdeck test --accept`, with `--name` for this one)");
    Ok(false)
}

/// Lines that went and lines that came, with what stands around them left out.
fn print_difference(before: &str, after: &str, all: bool) {
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<&str> = after.trim_end().lines().collect();
    let start = old.iter().zip(&new).take_while(|(left, right)| left == right).count();
    let end =
        old[start..].iter().rev().zip(new[start..].iter().rev()).take_while(|(left, right)| left == right).count();
    let went = old[start..old.len() - end].iter().map(|line| format!("  - {line}"));
    let lines: Vec<String> = went.chain(new[start..new.len() - end].iter().map(|line| format!("  + {line}"))).collect();
    let shown = if all { lines.len() } else { lines.len().min(CHANGED) };
    lines[..shown].iter().for_each(|line| println!("{line}"));
    if shown < lines.len() {
        println!("  … and {} more lines", lines.len() - shown);
    }
}
