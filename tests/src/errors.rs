//! Pages about mistakes, one for each code: what it means, a pack that is wrong, what is told of it, and the same pack right.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use quarterdeck_runtime::PackProblem;
use serde::Deserialize;

use crate::cases::Case;
use crate::deeds::Scratch;
use crate::shelf::root;

/// What is said of a code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// What it means, in English.
    pub en: String,
    /// The same in Russian.
    pub ru: String,
    /// The broken pack that is shown.
    pub case: Option<String>,
    /// What is wrong in it, as written.
    pub find: Option<String>,
    /// What would be right.
    pub put: Option<String>,
    /// The file in which it is put right, if it is another one than the file in which it is told.
    pub file: Option<String>,
    /// Where the file belongs.
    #[serde(rename = "move")]
    pub moved: Option<String>,
    /// What makes the mistake in a sound pack, in commands, where it is no text.
    #[serde(rename = "do", default)]
    pub done: Vec<String>,
    /// What is done against it.
    #[serde(default)]
    pub mend: Vec<String>,
    /// What is told then, where only a program of its own can tell.
    pub told: Option<String>,
    /// Why no pack can show it, and what is to be done, in English.
    pub none_en: Option<String>,
    /// The same in Russian.
    pub none_ru: Option<String>,
}

/// All codes and what is said of them.
///
/// # Panics
/// If `tests/errors.toml` cannot be read.
pub fn entries() -> BTreeMap<String, Entry> {
    let text = std::fs::read_to_string(root().join("tests/errors.toml")).expect("tests/errors.toml can be read");
    toml::from_str(&text).unwrap_or_else(|error| panic!("tests/errors.toml: {error}"))
}

/// The broken pack that a page shows.
pub fn shown_case<'c>(cases: &'c [Case], code: &str, entry: &Entry) -> Option<&'c Case> {
    let name = entry.case.as_ref()?;
    cases.iter().find(|case| case.code == code && case.name == *name)
}

/// The case with its mistake put right, and the file that is right now; nothing if the entry does not fit the case.
pub fn righted(case: &Case, problem: &PackProblem, entry: &Entry) -> Option<(Case, String)> {
    let file = entry.file.as_ref().unwrap_or(&problem.file);
    let (id, path) = file.split_once('/')?;
    let mut packs = case.packs.clone();
    let files = &mut packs.iter_mut().find(|pack| pack.id == id)?.files;
    let shown = match (&entry.moved, &entry.find, &entry.put) {
        (Some(place), None, None) => {
            let text = files.remove(path)?;
            files.insert(place.split_once('/')?.1.to_owned(), text);
            place.clone()
        }
        (None, Some(find), Some(put)) => {
            let text = files.get_mut(path).filter(|text| text.matches(find).count() == 1)?;
            *text = text.replace(find, put);
            file.clone()
        }
        (None, None, Some(put)) => {
            files.insert(path.to_owned(), put.clone());
            file.clone()
        }
        _ => return None,
    };
    let flaws = case.flaws.iter().filter(|flaw| flaw.file != problem.file).cloned().collect();
    let right = Case { code: case.code.clone(), name: case.name.clone(), shelf: case.shelf.clone(), packs, flaws };
    Some((right, shown))
}

/// So many lines of a file are shown around a mistake, before it and behind it.
const AROUND: usize = 8;
/// So many letters of a line are shown.
const WIDEST: usize = 110;

/// The page of a code.
pub fn page(cases: &[Case], code: &str, entry: &Entry) -> String {
    let mut page = format!("# `{code}`\n\n{}\n\n**По-русски.** {}\n", entry.en, entry.ru);
    if let (Some(english), Some(russian)) = (&entry.none_en, &entry.none_ru) {
        let _ = write!(page, "\n## Why there is no example\n\n{english}\n\n**По-русски.** {russian}\n");
    }
    if !entry.done.is_empty() {
        page.push_str(&by_deeds(code, entry));
        return page;
    }
    let Some(case) = shown_case(cases, code, entry) else {
        return page;
    };
    let outcome = case.run();
    let Some(problem) = outcome.problems.first() else {
        return page;
    };
    let line = line_of(case, problem);
    let _ = write!(page, "\n## Wrong\n\n{}", excerpt(case, &problem.file, line));
    let told: String = outcome.told.first().map(|told| short(told)).unwrap_or_default();
    let _ = write!(page, "\n```text\n{told}\n```\n");
    if let Some((right, file)) = righted(case, problem, entry) {
        let line = if file == problem.file { line } else { put_at(&right, &file, entry) };
        let _ = write!(page, "\n## Right\n\n{}", excerpt(&right, &file, line));
    }
    page
}

/// What is done to a sound pack, what is told of it then, and what is done against it.
fn by_deeds(code: &str, entry: &Entry) -> String {
    let told = entry.told.clone().unwrap_or_else(|| told_of(code, entry).unwrap_or_default());
    let block = |commands: &[String]| format!("```sh\n{}\n```\n", commands.join("\n"));
    let (wrong, right) = (block(&entry.done), block(&entry.mend));
    format!("\n## Wrong\n\n{wrong}\n```text\n{}\n```\n\n## Right\n\n{right}", short(told.trim_end()))
}

/// What is told with this code of a sound pack after what an entry does to it.
pub fn told_of(code: &str, entry: &Entry) -> Option<String> {
    let scratch = Scratch::new(code);
    scratch.carry_out(&entry.done);
    scratch.told(is_played(code)).of(code).map(str::to_owned)
}

/// Whether a mistake shows only when rulings are played.
pub fn is_played(code: &str) -> bool {
    code == "ruling::fails"
}

fn line_of(case: &Case, problem: &PackProblem) -> usize {
    let text = text_of(case, &problem.file);
    text.get(..problem.span.0).unwrap_or_default().matches('\n').count()
}

/// The line in which something was put into a file.
fn put_at(case: &Case, file: &str, entry: &Entry) -> usize {
    let put = entry.put.as_deref().unwrap_or_default();
    let text = text_of(case, file);
    text.find(put).map_or(0, |at| text[..at].matches('\n').count())
}

fn text_of<'c>(case: &'c Case, file: &str) -> &'c str {
    let (id, path) = file.split_once('/').unwrap_or((file, ""));
    case.packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path)).map_or("", String::as_str)
}

/// A file, or what stands around a line of it.
fn excerpt(case: &Case, file: &str, line: usize) -> String {
    let lines: Vec<&str> = text_of(case, file).trim_end().lines().collect();
    if lines.is_empty() {
        return String::new();
    }
    let from = if lines.len() > 2 * AROUND { line.saturating_sub(AROUND) } else { 0 };
    let to = if lines.len() > 2 * AROUND { (line + AROUND).min(lines.len()) } else { lines.len() };
    let kind = file.rsplit('.').next().unwrap_or_default();
    let kind = if kind == "luau" { "lua" } else { kind };
    let before = if from > 0 { "…\n" } else { "" };
    let behind = if to < lines.len() { "…\n" } else { "" };
    let shown: String = lines[from..to].iter().map(|line| format!("{}\n", short(line))).collect();
    format!("`{file}`:\n\n```{kind}\n{before}{shown}{behind}```\n")
}

/// Lines cut short, without signs that act on a screen.
fn short(text: &str) -> String {
    let one = |line: &str| {
        let shown: String =
            line.chars().map(|sign| if quarterdeck_runtime::telling::is_unsafe(sign) { '�' } else { sign }).collect();
        match shown.char_indices().nth(WIDEST) {
            Some((cut, _)) if shown.chars().count() > WIDEST + 40 => format!("{}…", &shown[..cut]),
            _ => shown,
        }
    };
    text.lines().map(one).collect::<Vec<_>>().join("\n")
}
