//! What can be asked of `check`: what is wrong, in which form it is told, and what a code means.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use miette::Result;
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::packs::{Sentences, check_with, mistakes};

use crate::check::{Row, Told, row, tell};
use crate::error_pages::page;
use crate::fix::{fix, of_game, with_needs};
use crate::out::harmless_json;
use crate::report::render;
use crate::sarif::sarif;
use crate::say::{Say, language, number, put, system_language, text};
use crate::stamps::stamp;
use crate::strict::{covered, suspicions, unlocked_rules};
use crate::types::{checker, strict};

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
    /// Also say what was looked at, and whether types of scripts were.
    #[arg(long, short)]
    pub verbose: bool,
    /// Correct what has one right answer, and write it into the files.
    #[arg(long)]
    pub fix: bool,
    /// Note in the texts of cards that are written by hand that they were read beside their rules as these are now.
    #[arg(long)]
    pub texts_read: bool,
    /// Say what a code means, with a wrong example and a right one; nothing is checked.
    #[arg(long, value_name = "CODE", conflicts_with_all = ["folders", "strict", "fix", "texts_read"])]
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
    if arguments.texts_read {
        let stamped = stamp(&told)?;
        if stamped > 0 {
            told = self::told(arguments)?;
        }
        if arguments.format == CheckFormat::Text {
            println!("{}", say.say("texts-read", &[("count", number(stamped))]));
        }
    }
    print(arguments.format, &told, &say);
    if arguments.verbose && arguments.format == CheckFormat::Text {
        looked_at(&told, &say);
    }
    let count = told.problems.len() + told.of_rulings.len();
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What was looked at.
fn looked_at(told: &Told, say: &Say) {
    println!("{}", told.wanted.join(", "));
    let wanted: Vec<&PackFiles> = told.packs.iter().filter(|pack| told.wanted.contains(&pack.id)).collect();
    let scripts = wanted.iter().flat_map(|pack| pack.files.keys()).filter(|path| path.ends_with(".luau")).count();
    let strict = strict(&wanted).len();
    println!("{}", say.say("check-scripts", &[("count", number(scripts)), ("strict", number(strict))]));
    match checker() {
        Some(checker) => println!("{}", say.say("check-types", &[("checker", text(checker.display().to_string()))])),
        None => println!("{}", say.say("check-no-types", &[])),
    }
}

/// What is wrong, and, if that was asked for, what is suspicious.
fn told(arguments: &CheckArguments) -> Result<Told> {
    let sentences: Arc<Sentences> = Arc::default();
    let mut told = tell(&sentences, &arguments.folders, Path::new("content"))?;
    // Whether something is suspicious can be said only of packs that are sound.
    if arguments.strict && told.problems.is_empty() {
        suspect(&sentences, &mut told)?;
    }
    Ok(told)
}

/// Adds what is suspicious.
fn suspect(sentences: &Sentences, told: &mut Told) -> Result<()> {
    let packs: Vec<PackFiles> = told.packs.iter().map(of_game).collect();
    let known: Vec<&PackFiles> = packs.iter().collect();
    let mut covers: BTreeSet<String> = BTreeSet::new();
    for folder in told.folders.values() {
        covers.extend(covered(folder)?);
    }
    for pack in packs.iter().filter(|pack| told.wanted.contains(&pack.id)) {
        if let Some(game) = check_with(sentences, &with_needs(&known, &pack.id)).game {
            told.problems.extend(suspicions(pack, &known, &game));
        }
        if let Some(folder) = told.folders.get(&pack.id) {
            told.of_rulings.extend(unlocked_rules(folder, &pack.id, &covers));
        }
    }
    Ok(())
}

fn print(format: CheckFormat, told: &Told, say: &Say) {
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
            let all = || told.problems.iter().chain(told.of_rulings.iter().map(|(problem, _)| problem));
            match all().map(mistakes).sum::<usize>() {
                0 => println!("{}", say.say("checked-sound", &[("packs", number(told.wanted.len()))])),
                count => {
                    let doubts: usize = all().filter(|it| it.code.starts_with("strict::")).map(mistakes).sum();
                    let key = match (count - doubts, doubts) {
                        (_, 0) => "checked-mistakes",
                        (0, _) => "checked-doubts",
                        _ => "checked-both",
                    };
                    let counts = [
                        ("packs", number(told.wanted.len())),
                        ("mistakes", number(count - doubts)),
                        ("doubts", number(doubts)),
                    ];
                    println!("{}", say.say(key, &counts));
                }
            }
        }
    }
}
