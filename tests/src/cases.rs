//! Broken packs: each folder below `tests/mistakes/<code>/` is one, or holds several that are
//! played together. What is reported of it is printed below what was written.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck::library::Library;
use quarterdeck::rulings::head_mistakes_of;
use quarterdeck_disk::pack_dir::{inspect_pack, read_rulings};
use quarterdeck_face::LOOK_FILE;
use quarterdeck_howto::{Source, file_name};
use quarterdeck_runtime::packs::{long_texts, old_texts};
use quarterdeck_runtime::{
    Checked, ChooseError, Fault, Game, Match, PackFiles, PackProblem, Setting, StartError, check, player_counts,
};

use crate::shelf::root;

/// One broken pack, or several together.
pub struct Case {
    /// The code that is to be reported, such as `pack::unknown_key`.
    pub code: String,
    /// What must hold, as the folder's name.
    pub name: String,
    /// The folder of its code, where its snapshot lies.
    pub shelf: PathBuf,
    /// The packs, with what they say of their looks and of how they are played, and with their rulings.
    pub packs: Vec<PackFiles>,
    /// What could not be read of them.
    pub flaws: Vec<PackProblem>,
}

/// Every broken pack, in order.
///
/// # Panics
/// If a folder cannot be read.
pub fn cases() -> Vec<Case> {
    let mut found = Vec::new();
    for shelf in folders(&root().join("tests/mistakes")) {
        for folder in folders(&shelf) {
            let inner: Vec<PathBuf> =
                folders(&folder).into_iter().filter(|inner| inner.join("pack.toml").is_file()).collect();
            let read: Vec<(PackFiles, Vec<PackProblem>)> = if inner.is_empty() {
                vec![whole_pack(&folder, "mine")]
            } else {
                inner.iter().map(|inner| whole_pack(inner, &name_of(inner))).collect()
            };
            let (packs, flaws): (Vec<PackFiles>, Vec<Vec<PackProblem>>) = read.into_iter().unzip();
            let (code, flaws) = (code_of(&name_of(&shelf)), flaws.concat());
            found.push(Case { code, name: name_of(&folder), shelf: shelf.clone(), packs, flaws });
        }
    }
    found
}

/// Everything in the folder of a pack, under an id, and what could not be read.
fn whole_pack(folder: &Path, id: &str) -> (PackFiles, Vec<PackProblem>) {
    let found = inspect_pack(folder).expect("a pack can be read");
    let mut pack = found.pack;
    let called = pack.id.clone();
    pack.id = id.to_owned();
    pack.files.extend(found.look.map(|look| (LOOK_FILE.to_owned(), look)));
    pack.files.extend(found.howto.into_iter().map(|(language, text)| (file_name(&language), text)));
    pack.files.extend(read_rulings(folder).expect("rulings can be read"));
    let named = |problem: PackProblem| PackProblem { file: problem.file.replacen(&called, id, 1), ..problem };
    (pack, found.problems.into_iter().map(named).collect())
}

/// `pack-unknown-key` → `pack::unknown_key`
fn code_of(folder: &str) -> String {
    let (area, rest) = folder.split_once('-').unwrap_or((folder, ""));
    format!("{area}::{}", rest.replace('-', "_"))
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder can be read");
    let mut found: Vec<PathBuf> =
        entries.map(|entry| entry.expect("a folder can be read").path()).filter(|path| path.is_dir()).collect();
    found.sort();
    found
}

/// What came of a case: the codes that were reported, and the report.
pub struct Outcome {
    /// Codes, in the order of the report.
    pub codes: Vec<String>,
    /// The packs as written, and what is said about them.
    pub text: String,
    /// What was reported.
    pub problems: Vec<PackProblem>,
    /// Each of them as it is shown.
    pub told: Vec<String>,
}

impl Case {
    /// Checks the packs and, if that finds nothing, plays them.
    pub fn run(&self) -> Outcome {
        let mut text = self.written();
        let (packs, library) = self.shelved();
        let packs: Vec<&PackFiles> = packs.iter().collect();
        let mut checked =
            if self.flaws.is_empty() { check(&packs) } else { Checked { game: None, problems: Vec::new() } };
        checked.problems.extend(self.flaws.iter().cloned());
        if ["look::", "howto::"].iter().any(|area| self.code.starts_with(area)) {
            checked.problems.extend(checked.game.iter().flat_map(|game| library.beside(game)));
        }
        checked.problems.extend(self.packs.iter().flat_map(|pack| head_mistakes_of(pack, None)));
        checked.problems.extend(checked.game.iter().flat_map(long_texts));
        checked.problems.extend(checked.game.iter().flat_map(old_texts));
        // What is only suspicious is told to whoever asks for it.
        if let Some(game) = checked.game.as_ref().filter(|_| self.code.starts_with("strict::")) {
            let doubts = packs.iter().flat_map(|pack| quarterdeck::strict::suspicions(pack, &packs, game));
            checked.problems.extend(doubts);
        }
        let mut codes: Vec<String> = checked.problems.iter().map(|problem| problem.code.to_owned()).collect();
        let mut problems = checked.problems.clone();
        for problem in &checked.problems {
            let _ = writeln!(text, "\n{}", self.shown(problem));
        }
        if let Some(game) = checked.game.filter(|_| codes.is_empty()) {
            match play(Arc::new(game)) {
                Some((when, fault)) => {
                    codes.push(fault.code.to_owned());
                    let _ = match &fault.place {
                        Some(place) => {
                            let problem = PackProblem::new(fault.code, &fault.message, &place.spot, "this rule");
                            let shown = writeln!(text, "\n{}", self.shown(&problem));
                            problems.push(problem);
                            shown
                        }
                        None => writeln!(text, "\n{}: {}", fault.code, fault.message),
                    };
                    let _ = writeln!(text, "  when: {when}");
                    let _ = writeln!(text, "  what takes part: {}", fault.involved.join(", "));
                }
                None => text.push_str("\nnothing is wrong\n"),
            }
        }
        let told = problems.iter().map(|problem| self.shown(problem)).collect();
        Outcome { codes, text, problems, told }
    }

    /// What games are made of, and with it what stands beside.
    fn shelved(&self) -> (Vec<PackFiles>, Library) {
        let mut library = Library::default();
        for pack in &self.packs {
            let mut played = PackFiles { id: pack.id.clone(), ..PackFiles::default() };
            for (path, text) in &pack.files {
                let page = path.strip_prefix("howto.").and_then(|rest| rest.strip_suffix(".md"));
                if path == LOOK_FILE {
                    library.looks.insert(pack.id.clone(), text.clone());
                } else if let Some(language) = page {
                    library.howto.push(Source::new(&pack.id, language, text));
                } else if !path.starts_with("rulings/") {
                    played.files.insert(path.clone(), text.clone());
                }
            }
            library.packs.push((PathBuf::new(), played));
        }
        (library.packs.iter().map(|(_, pack)| pack.clone()).collect(), library)
    }

    /// The packs as written, file by file.
    fn written(&self) -> String {
        let mut text = String::new();
        for pack in &self.packs {
            for (path, content) in &pack.files {
                let _ = writeln!(text, "# {}/{path}", pack.id);
                let _ = writeln!(text, "{}", content.trim_end());
            }
        }
        text
    }

    /// A problem with the line it marks.
    fn shown(&self, problem: &PackProblem) -> String {
        let (id, path) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
        let content = self.packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path));
        shown(problem, content.map(String::as_str))
    }
}

/// A problem with the line it marks, if its file is a text.
///
/// # Panics
/// If it marks what does not lie in that text.
pub fn shown(problem: &PackProblem, content: Option<&str>) -> String {
    let mut text = format!("{}: {}\n", problem.code, problem.message);
    match content {
        Some(content) => {
            let start = problem.span.0;
            let end = problem.span.1;
            assert!(
                start <= end && content.is_char_boundary(start) && content.is_char_boundary(end),
                "{}: the mark {start}..{end} does not lie in {}",
                problem.code,
                problem.file
            );
            let line_start = content[..start].rfind('\n').map_or(0, |at| at + 1);
            let line_end = content[start..].find('\n').map_or(content.len(), |at| start + at);
            let line = content[..start].matches('\n').count() + 1;
            let column = content[line_start..start].chars().count() + 1;
            let width = content[start..end.min(line_end).max(start)].chars().count().max(1);
            let _ = writeln!(text, "  {}:{line}:{column}", problem.file);
            let _ = writeln!(text, "  | {}", &content[line_start..line_end]);
            let _ = writeln!(text, "  | {}{} {}", " ".repeat(column - 1), "^".repeat(width), problem.label);
        }
        None => {
            let _ = writeln!(text, "  {}: {}", problem.file, problem.label);
        }
    }
    if let Some(help) = &problem.help {
        let _ = writeln!(text, "  help: {help}");
    }
    text.trim_end().to_owned()
}

/// Plays by always taking the first option, until a mistake of the pack shows: when, and which.
/// A decision that faults must leave the match as it was.
fn play(game: Arc<Game>) -> Option<(String, Fault)> {
    let seats = player_counts(&game, &[]).unwrap_or_else(|refusal| panic!("{}", refusal.reason))[0];
    let setting = Setting { seats, seed: 1, first: Some(0), options: Vec::new(), ..Setting::default() };
    let mut played = match Match::new(game, &setting) {
        Ok(played) => played,
        Err(StartError::Fault(fault)) => return Some(("the match starts".into(), fault)),
        Err(StartError::Refused(refusal)) => panic!("{}", refusal.reason),
    };
    for _ in 0..100 {
        if played.winners().is_some() {
            return None;
        }
        let before = (played.snapshot().clone(), played.log_hash(), played.option_ids());
        match played.choose(0) {
            Ok(()) => {}
            Err(ChooseError::Fault(fault)) => {
                let after = (played.snapshot().clone(), played.log_hash(), played.option_ids());
                assert!(before == after, "a fault changed the match");
                return Some((format!("a player chooses `{}`", before.2[0]), fault));
            }
            Err(ChooseError::Refused(refusal)) => panic!("{}", refusal.reason),
        }
    }
    None
}
