//! What can be asked of `check`: what is wrong, in which form it is told, and what a code means.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use miette::Result;
use quarterdeck_runtime::PackFiles;

use crate::check::{Row, Told, row, so_many, tell};
use crate::error_pages::page;
use crate::fix::fix;
use crate::out::harmless_json;
use crate::report::render;
use crate::sarif::sarif;
use crate::say::{Say, language, number, put, system_language};

/// How mistakes are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CheckFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// For services that show mistakes beside the files: SARIF 2.1.0.
    Sarif,
}

/// Arguments of `check`.
#[derive(Args, Clone, Debug)]
pub struct CheckArguments {
    /// Folders of packs; all of `content` if none is given.
    pub folders: Vec<PathBuf>,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    pub format: CheckFormat,
    /// Also find what is allowed and suspicious.
    #[arg(long)]
    pub strict: bool,
    /// Correct what has one right answer, and write it into the files.
    #[arg(long)]
    pub fix: bool,
    /// Say what a code means, with a wrong example and a right one; nothing is checked.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["folders", "strict", "fix"])]
    explain: Option<String>,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// Checks packs, or explains a code.
pub fn check(arguments: &CheckArguments) -> Result<ExitCode> {
    let say = Say::new(&language(&arguments.lang.clone().unwrap_or_else(system_language))?);
    if let Some(code) = &arguments.explain {
        put(&page(code, &say)?);
        return Ok(ExitCode::SUCCESS);
    }
    let mut told = told(arguments)?;
    if arguments.fix {
        let fixed = fix(&told, &say)?;
        let text = arguments.format == CheckFormat::Text;
        if fixed > 0 {
            told = self::told(arguments)?;
        }
        if text && fixed == 0 && !told.problems.is_empty() {
            println!("{}", say.say("fixed-none", &[]));
        } else if text && fixed > 0 {
            println!("{}", say.say("fixed-count", &[("count", number(fixed))]));
        }
    }
    print(arguments.format, &told);
    let count = told.problems.len() + told.of_rulings.len();
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong, and, if that was asked for, what is suspicious.
fn told(arguments: &CheckArguments) -> Result<Told> {
    tell(&Arc::default(), &arguments.folders, Path::new("content"))
}

fn print(format: CheckFormat, told: &Told) {
    let packs: Vec<&PackFiles> = told.packs.iter().collect();
    let rows = || {
        let of_rulings = told.of_rulings.iter().map(|(problem, rulings)| row(problem, &[rulings]));
        told.problems.iter().map(|problem| row(problem, &packs)).chain(of_rulings).collect::<Vec<Row<'_>>>()
    };
    match format {
        CheckFormat::Json => {
            println!("{}", harmless_json(&serde_json::to_string_pretty(&rows()).unwrap_or_default()));
        }
        CheckFormat::Sarif => {
            println!("{}", harmless_json(&format!("{:#}", sarif(&rows(), &told.folders))));
        }
        CheckFormat::Text => {
            for problem in &told.problems {
                print!("{}", render(problem, &packs));
            }
            for (problem, rulings) in &told.of_rulings {
                print!("{}", render(problem, &[rulings]));
            }
            let wanted = so_many(told.wanted.len(), "pack");
            match told.problems.len() + told.of_rulings.len() {
                0 => println!("{wanted}, nothing wrong"),
                count => println!("{wanted}, {}", so_many(count, "mistake")),
            }
        }
    }
}
