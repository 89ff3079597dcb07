//! Scripts are compiled when a pack is checked: what cannot be read, what is missing and what
//! nothing runs is found before a game exists.

use mlua::{Table, Value};
use quarterdeck_dsl::problem::nearest;

use super::host::line_in;
use super::message::of_error;
use super::meter::first_line;
use super::names::Ids;
use super::sandbox::{Sandbox, sandbox};
use super::unread::unread;
use crate::game::ScriptDef;
use crate::problem::{PackProblem, Spot};

/// Everything that is wrong with script files (path and text) and with how they are used.
pub fn check(files: &[(String, String)], scripts: &[ScriptDef], ids: &Ids) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    if files.is_empty() {
        return problems;
    }
    let sandbox = match sandbox() {
        Ok(sandbox) => sandbox,
        Err(fault) => {
            problems.push(PackProblem::new(fault.code, fault.message, &spot(&files[0], None), "this script"));
            return problems;
        }
    };
    for (at, file) in files.iter().enumerate() {
        if is_read(&sandbox, file)
            && let Err(loose) = super::loops::guarded(&file.1)
        {
            let place = Spot { file: file.0.as_str().into(), span: loose.span };
            problems.push(PackProblem::new("script::broken", loose.message, &place, "here").help(loose.help));
            continue;
        }
        let functions = match functions(&sandbox, file) {
            Ok(functions) => functions,
            Err(problem) => {
                // A name that means nothing is mostly why a script breaks down.
                let named = if is_read(&sandbox, file) { super::names::check(file, ids) } else { Vec::new() };
                if named.is_empty() {
                    problems.push(*problem);
                }
                problems.extend(named);
                continue;
            }
        };
        problems.extend(super::names::check(file, ids));
        for script in scripts.iter().filter(|script| script.file == at) {
            if functions.contains(&script.function) {
                continue;
            }
            let problem = PackProblem::new(
                "script::missing_function",
                format!("{} has no function `{}`", file.0, script.function),
                &script.spot,
                "no such function",
            );
            let stem = file.0.rsplit('/').next().unwrap_or_default().trim_end_matches(".luau");
            let bare = script.function.trim_end_matches("()");
            let near = nearest(bare, functions.iter().map(String::as_str)).map(|near| near.replace(' ', "_"));
            problems.push(match near {
                _ if bare != script.function && functions.iter().any(|known| known == bare) => {
                    problem.help(format!("leave the brackets out: `run = \"{stem}.{bare}\"`"))
                }
                Some(near) => problem.help(format!("did you mean `{stem}.{near}`?")),
                None if functions.is_empty() => problem.help("the file must return a table of functions"),
                None => {
                    let known: Vec<String> = functions.iter().map(|known| format!("`{stem}.{known}`")).collect();
                    problem.help(format!("write one of its functions: {}", known.join(", ")))
                }
            });
        }
    }
    problems
}

/// Script files that nothing runs.
pub fn orphans(files: &[(String, String)], scripts: &[ScriptDef]) -> Vec<PackProblem> {
    let unused = files.iter().enumerate().filter(|(at, _)| !scripts.iter().any(|script| script.file == *at));
    unused
        .map(|(_, file)| {
            PackProblem::new(
                "script::orphan",
                "nothing runs this script",
                &spot(file, Some(1)),
                "this file is not used",
            )
            .help("name one of its functions with `run = \"file.function\"`, or remove the file")
        })
        .collect()
}

/// The keys of texts that a script asks with, where they are written out (`prompt = "…"`), and where each stands.
pub fn prompts(text: &str) -> Vec<(String, (usize, usize))> {
    let mut found = Vec::new();
    for (at, name) in text.match_indices("prompt") {
        let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = text[..at].chars().next_back();
        if text[line..at].contains("--") || before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
            continue;
        }
        let rest = text[at + name.len()..].trim_start();
        let Some(value) = rest.strip_prefix('=').map(str::trim_start) else {
            continue;
        };
        let Some(quote) = value.chars().next().filter(|quote| ['"', '\''].contains(quote)) else {
            continue;
        };
        let start = text.len() - value.len() + 1;
        if let Some(end) = text[start..].find(quote) {
            let behind = text[start + end + 1..].trim_start();
            // What is put together from pieces is not known here.
            if !behind.starts_with("..") && !text[start..start + end].contains('\n') {
                found.push((text[start..start + end].to_owned(), (start, start + end)));
            }
        }
    }
    found
}

/// The numbers of a script that texts can tell: `local STAKE = 2`, in capitals and not within anything, is `$stake`.
pub fn numbers(text: &str) -> Vec<(String, i32)> {
    let number = |line: &str| {
        let (name, value) = line.strip_prefix("local ")?.split_once('=')?;
        let name = name.trim().trim_end_matches(": number").trim_end();
        let value = value.split("--").next()?.trim().parse().ok()?;
        let is_capital = |sign: char| sign.is_ascii_uppercase() || sign == '_' || sign.is_ascii_digit();
        let fits = name.starts_with(|first: char| first.is_ascii_uppercase()) && name.chars().all(is_capital);
        fits.then(|| (name.to_ascii_lowercase(), value))
    };
    text.lines().filter_map(number).collect()
}

/// Whether the language can read a file, whatever comes of it.
fn is_read(sandbox: &Sandbox, file: &(String, String)) -> bool {
    sandbox.reads(&file.0, &file.1)
}

/// The names of the functions that a file returns.
fn functions(sandbox: &Sandbox, file: &(String, String)) -> Result<Vec<String>, Box<PackProblem>> {
    let run = sandbox.meter.start(&sandbox.lua, None).and_then(|()| {
        let chunk = sandbox.compile(&file.0, &file.1)?;
        chunk.call::<Value>(())
    });
    let value = run.map_err(|error| Box::new(broken(sandbox, file, &error)))?;
    let Value::Table(table) = value else {
        let last = file.1.trim_end().lines().count().max(1);
        let problem = PackProblem::new(
            "script::broken",
            "a script must return a table of functions",
            &spot(file, Some(last)),
            "nothing of the kind is returned here",
        );
        return Err(Box::new(problem.help("end the file with `return { name = function(game, you) … end }`")));
    };
    Ok(names(&table))
}

fn names(table: &Table) -> Vec<String> {
    let mut names: Vec<String> = table
        .pairs::<Value, Value>()
        .filter_map(|pair| match pair {
            Ok((Value::String(name), Value::Function(_))) => Some(name.to_string_lossy()),
            _ => None,
        })
        .collect();
    names.sort();
    names
}

fn broken(sandbox: &Sandbox, file: &(String, String), error: &mlua::Error) -> PackProblem {
    let text = error.to_string();
    let excess = sandbox.meter.excess();
    let line = excess.as_ref().and_then(|excess| excess.line).or_else(|| line_in(&text, &file.0));
    let message = match excess {
        Some(excess) => excess.message,
        None => {
            let message = first_line(&text);
            let rest = message.strip_prefix(&format!("{}:", file.0)).and_then(|rest| rest.split_once(": "));
            of_error(rest.map_or(message, |(_, rest)| rest))
        }
    };
    if matches!(error, mlua::Error::SyntaxError { .. }) {
        let told = unread(&file.1, line, &message);
        let place = Spot { file: file.0.as_str().into(), span: told.span };
        return PackProblem::new("script::broken", told.message, &place, "here").help(told.help);
    }
    PackProblem::new("script::broken", message, &spot(file, line), "in this line")
        .help("a script file only makes functions: what it does when it is read must not fail")
}

/// A line of a file, without the space before it.
fn spot(file: &(String, String), line: Option<usize>) -> Spot {
    let mut start = 0;
    let mut span = (0, 0);
    for (at, text) in file.1.split_inclusive('\n').enumerate() {
        let shown = text.trim_end();
        if line == Some(at + 1) {
            span = (start + shown.len() - shown.trim_start().len(), start + shown.len());
        }
        start += text.len();
    }
    Spot { file: file.0.as_str().into(), span }
}
