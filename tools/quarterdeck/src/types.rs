//! The types of scripts: `quarterdeck types` writes what scripts of a game can say, and `check` hands that and the scripts which ask for it
//! (`--!strict` in their first line) to the type checker, a program of its own, if it is there.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::Args;
use miette::Result;
use quarterdeck_runtime::reference::definitions;
use quarterdeck_runtime::{Game, PackFiles, PackProblem, Spot};
use serde::Deserialize;
use serde_json::json;

use crate::GameArguments;
use crate::library::open;
use crate::say::put;
use crate::written::write;

/// Where the program is named, and what it is called otherwise.
const NAMED: &str = "QUARTERDECK_LUAU_ANALYZE";
const PROGRAM: &str = "quarterdeck-luau-analyze";

/// How a script asks for it.
const STRICT: &str = "--!strict";

/// Arguments of `types`.
#[derive(Args, Clone, Debug)]
pub struct TypesArguments {
    #[command(flatten)]
    game: GameArguments,
    /// Write into this file; to standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Writes what scripts of a game can say, with types.
pub fn types(arguments: &TypesArguments) -> Result<ExitCode> {
    let game = open(&arguments.game)?;
    let text = definitions(&game);
    match &arguments.out {
        Some(file) => write(file, text.as_bytes())?,
        None => put(&text),
    }
    Ok(ExitCode::SUCCESS)
}

/// What the type checker answers.
#[derive(Deserialize)]
struct Answer {
    findings: Vec<Finding>,
}

/// A finding, counted from 1.
#[derive(Deserialize)]
struct Finding {
    path: String,
    line: usize,
    column: usize,
    end_line: usize,
    end_column: usize,
    message: String,
}

/// The type checker, if there is one: the program that is named, or the one on the path.
pub fn checker() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os(NAMED).filter(|named| !named.is_empty()) {
        return Some(PathBuf::from(named));
    }
    let path = std::env::var_os("PATH")?;
    let names = [PROGRAM.to_owned(), format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX)];
    std::env::split_paths(&path)
        .filter(|folder| folder.is_absolute())
        .flat_map(|folder| names.clone().map(|name| folder.join(name)))
        .find(|file| file.is_file())
}

/// Scripts whose types are looked at.
pub fn strict<'p>(packs: &[&'p PackFiles]) -> Vec<(String, &'p str)> {
    let files = |pack: &'p PackFiles| pack.files.iter().map(move |(path, text)| (&pack.id, path, text.as_str()));
    let scripts = packs.iter().copied().flat_map(files);
    scripts
        .filter(|(_, path, text)| {
            path.ends_with(".luau") && text.lines().next().is_some_and(|line| line.trim() == STRICT)
        })
        .map(|(id, path, text)| (format!("{id}/{path}"), text))
        .collect()
}

/// What is wrong with the types of scripts, as the type checker says; or why it says nothing.
pub fn mistyped(checker: &Path, game: &Game, packs: &[&PackFiles]) -> Result<Vec<PackProblem>, String> {
    let scripts = strict(packs);
    if scripts.is_empty() {
        return Ok(Vec::new());
    }
    let files: Vec<_> = scripts.iter().map(|(path, text)| json!({ "path": path, "text": text })).collect();
    let question = json!({ "definitions": definitions(game), "files": files }).to_string();
    let answer = ask(checker, &question)?;
    let answer: Answer =
        serde_json::from_str(&answer).map_err(|error| format!("its answer is not understood: {error}"))?;
    let mut problems = Vec::new();
    for finding in answer.findings {
        let Some((path, text)) = scripts.iter().find(|(path, _)| *path == finding.path) else {
            continue;
        };
        let span = (offset(text, finding.line, finding.column), offset(text, finding.end_line, finding.end_column));
        let spot = Spot { file: path.as_str().into(), span: (span.0, span.1.max(span.0)) };
        let message = finding.message.split_whitespace().collect::<Vec<_>>().join(" ");
        let message: String =
            message.chars().filter(|sign| !quarterdeck_runtime::telling::is_unsafe(*sign)).take(600).collect();
        let help = "`quarterdeck types <game>` shows what scripts can say, with types";
        problems.push(PackProblem::new("script::mistyped", message, &spot, "this does not fit").help(help));
    }
    Ok(problems)
}

/// What is wrong with the types of scripts, if the type checker is there and answers.
pub fn found(game: &Game, packs: &[&PackFiles]) -> Vec<PackProblem> {
    if strict(packs).is_empty() {
        return Vec::new();
    }
    checker().and_then(|checker| mistyped(&checker, game, packs).ok()).unwrap_or_default()
}

fn ask(checker: &Path, question: &str) -> Result<String, String> {
    let mut child = Command::new(checker)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("it does not start: {error}"))?;
    let stdin = child.stdin.take();
    let question = question.to_owned();
    // Both ends are kept flowing; whoever has left does not read the rest.
    let asking = std::thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(question.as_bytes()).ok()));
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    asking.join().ok();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(said.lines().next().unwrap_or("it failed").to_owned());
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// The byte at a line and column; columns count bytes.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let length = text[before.min(text.len())..].lines().next().map_or(0, str::len);
    let mut at = (before + column.saturating_sub(1).min(length)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::{PackFiles, offset, strict};

    #[test]
    fn places_are_found_by_line_and_column() {
        let text = "local a\nlocal é = 1\n";
        assert_eq!(&text[offset(text, 2, 7)..offset(text, 2, 9)], "é");
        assert_eq!(offset(text, 2, 8), offset(text, 2, 7), "within a letter");
        assert_eq!(offset(text, 9, 9), text.len());
        assert_eq!(offset(text, 1, 99), 7, "a line has an end");
    }

    #[test]
    fn only_scripts_that_ask_for_it_are_looked_at() {
        let files =
            [("scripts/a.luau", "--!strict\nreturn {}"), ("scripts/b.luau", "return {}"), ("a.toml", "--!strict")];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned())).into();
        let pack = PackFiles { id: "p".into(), files };
        assert_eq!(strict(&[&pack]), [("p/scripts/a.luau".to_owned(), "--!strict\nreturn {}")]);
    }
}
