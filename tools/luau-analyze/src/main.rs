//! Checks the types of scripts. Reads one JSON object on standard input (`definitions`: a text, `files`: a list of `path` and `text`) and
//! answers with one (`findings`: a list of `path`, `line`, `column`, `end_line`, `end_column`, `severity`, `message`, counted from 1; columns
//! count bytes). It opens no file and runs no script.

use std::io::{Read, Write};
use std::process::ExitCode;
use std::time::Duration;

use luau_analyze::{CheckOptions, Checker, Severity};
use serde::{Deserialize, Serialize};

/// What is asked: all of it is in the question.
#[derive(Deserialize)]
struct Question {
    definitions: String,
    files: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    path: String,
    text: String,
}

#[derive(Serialize)]
struct Answer {
    findings: Vec<Finding>,
}

#[derive(Serialize)]
struct Finding {
    path: String,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    severity: &'static str,
    message: String,
}

/// Types can be made so that finding them never ends.
const LONGEST: Duration = Duration::from_secs(10);

fn main() -> ExitCode {
    match answer() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn answer() -> Result<(), String> {
    let mut asked = String::new();
    std::io::stdin().read_to_string(&mut asked).map_err(|error| format!("the question cannot be read: {error}"))?;
    let question: Question =
        serde_json::from_str(&asked).map_err(|error| format!("the question is not understood: {error}"))?;
    let mut findings = Vec::new();
    // What a file defines is forgotten before the next one; the definitions, which take longest to read, stay.
    let mut checker = Checker::new().map_err(|error| format!("the type checker does not start: {error:?}"))?;
    checker
        .add_definitions(&question.definitions)
        .map_err(|error| format!("the definitions are not understood: {error:?}"))?;
    for file in &question.files {
        let options = CheckOptions { timeout: Some(LONGEST), module_name: Some(&file.path), ..CheckOptions::default() };
        let result = checker
            .check_with_options(&file.text, options)
            .map_err(|error| format!("{} cannot be checked: {error:?}", file.path))?;
        if result.timed_out {
            findings.push(Finding {
                path: file.path.clone(),
                line: 1,
                column: 1,
                end_line: 1,
                end_column: 1,
                severity: "error",
                message: format!("the types of this file were not found within {} seconds", LONGEST.as_secs()),
            });
        }
        findings.extend(result.diagnostics.into_iter().map(|found| Finding {
            path: file.path.clone(),
            line: found.line + 1,
            column: found.col + 1,
            end_line: found.end_line + 1,
            end_column: found.end_col + 1,
            severity: if found.severity == Severity::Error { "error" } else { "warning" },
            message: found.message,
        }));
    }
    let text = serde_json::to_string(&Answer { findings }).map_err(|error| error.to_string())?;
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| error.to_string())
}
