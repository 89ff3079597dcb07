//! `mutate`: changes a pack in many small ways and sees whether a ruling notices. What nothing
//! notices is not locked.

pub mod change;
mod court;
mod judged;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};

use self::change::{Change, changes};
use self::court::Court;
use self::judged::Judged;
pub use self::judged::schema as judged_schema;
use self::report::Report;
use crate::cores::each_on;
use crate::library::Library;

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
    /// Ask every ruling about every change, not only those that read what it changes. The answer is the same and comes much later.
    #[arg(long)]
    ask_all: bool,
}

/// Tries every small change of a pack.
pub fn mutate(arguments: &MutateArguments) -> Result<ExitCode> {
    let id = arguments.pack.as_str();
    let library = Library::open(&arguments.content)?;
    let found = library.packs.iter().find(|(_, pack)| pack.id == id);
    let (folder, pack) = found.ok_or_else(|| library.unknown(id))?;
    let judged = Judged::read(folder)?;
    let court = Court::gather(&library, pack, arguments.ask_all)?;
    court.prepare()?;
    let changes: Vec<Change> = changes(pack, &arguments.file).into_iter().step_by(arguments.every.max(1)).collect();
    if changes.is_empty() && !arguments.file.is_empty() {
        let files: Vec<&str> = pack.files.keys().map(String::as_str).filter(|path| path.ends_with(".toml")).collect();
        let files = files.join(", ");
        return Err(miette!(help = format!("there is: {files}"), "no file of `{id}` with rules begins so"));
    }
    let bar = ProgressBar::new(changes.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} changes, {eta} left") {
        bar.set_style(style);
    }
    let report = Mutex::new(Report::new(id, &changes, &judged));
    each_on(arguments.threads, changes.len(), |at| {
        let verdict = court.judge(&changes[at]);
        if let Ok(mut report) = report.lock() {
            bar.suspend(|| report.add(at, verdict));
        }
        bar.inc(1);
    });
    bar.finish_and_clear();
    if let Ok(report) = report.into_inner() {
        let looked_at = |file: &str| {
            let named = arguments.file.is_empty() || arguments.file.iter().any(|only| file.starts_with(only.as_str()));
            arguments.every <= 1 && named
        };
        report.finish(looked_at);
    }
    Ok(ExitCode::SUCCESS)
}
