//! `cards export` and `cards import`: the numbers and words of a pack's cards as a table for spreadsheets, and back.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_dsl::vocabulary::AttributeType;
use quarterdeck_runtime::packs::check_with;
use quarterdeck_runtime::{Game, PackFiles};
use quarterdeck_spreadsheet::{COUNT, Cell, Column, Table, changes, table, written};

use crate::library::Library;
use crate::report::render;
use crate::say::put;
use crate::written::write;

/// What is done with cards.
#[derive(Subcommand, Clone, Debug)]
pub enum CardsCommand {
    /// Writes the numbers and words of a pack's cards as CSV.
    Export(ExportArguments),
    /// Reads such a file and writes what has changed into the pack; comments and layout are kept.
    Import(ImportArguments),
}

/// Which pack.
#[derive(Args, Clone, Debug)]
pub struct PackArguments {
    /// The pack: its id, or its folder.
    pack: String,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
}

/// Arguments of `cards export`.
#[derive(Args, Clone, Debug)]
pub struct ExportArguments {
    #[command(flatten)]
    pack: PackArguments,
    /// Write into this file; to standard output if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Arguments of `cards import`.
#[derive(Args, Clone, Debug)]
pub struct ImportArguments {
    #[command(flatten)]
    pack: PackArguments,
    /// The CSV file.
    file: PathBuf,
    /// Only show what would change.
    #[arg(long)]
    dry_run: bool,
}

/// Does it.
pub fn cards(command: &CardsCommand) -> Result<ExitCode> {
    match command {
        CardsCommand::Export(arguments) => export(arguments),
        CardsCommand::Import(arguments) => import(arguments),
    }
}

/// A pack whose cards are looked at.
struct Opened {
    library: Library,
    id: String,
    folder: PathBuf,
    game: std::sync::Arc<Game>,
    table: Table,
}

fn open(arguments: &PackArguments) -> Result<Opened> {
    let (library, id) = Library::named(&arguments.pack, &arguments.content)?;
    let game = library.game(&id, &[])?;
    let found = library.packs.iter().find(|(_, pack)| pack.id == id);
    let (folder, pack) = found.ok_or_else(|| library.unknown(&id))?;
    let table = table(&pack.files, &columns(&game)).map_err(|error| miette!("{error}"))?;
    if table.rows.is_empty() {
        return Err(miette!("the pack `{id}` has no cards of its own"));
    }
    Ok(Opened { folder: folder.clone(), id, game, table, library })
}

/// What can stand on cards of a game.
fn columns(game: &Game) -> Vec<Column> {
    let families = || game.families.unnoted().iter().map(|family| family.name.clone()).collect();
    let mut columns = Vec::new();
    for attribute in &game.attributes {
        let cell = match attribute.kind {
            AttributeType::Number => Cell::Number,
            AttributeType::Flag => Cell::Flag,
            AttributeType::Values if attribute.family => Cell::Word(families()),
            AttributeType::Values => Cell::Word(attribute.values.clone()),
            AttributeType::List => continue,
        };
        columns.push(Column { name: attribute.name.clone(), cell });
    }
    columns.push(Column { name: COUNT.into(), cell: Cell::Count });
    columns
}

fn export(arguments: &ExportArguments) -> Result<ExitCode> {
    let opened = open(&arguments.pack)?;
    let csv = opened.table.csv(|card| opened.game.locales.word("en", card)).into_diagnostic()?;
    match &arguments.out {
        Some(file) => write(file, &csv)?,
        None => put(&String::from_utf8_lossy(&csv)),
    }
    Ok(ExitCode::SUCCESS)
}

fn import(arguments: &ImportArguments) -> Result<ExitCode> {
    let opened = open(&arguments.pack)?;
    if opened.library.is_installed(&opened.id) {
        let help = "name the folder in which you work on it";
        return Err(miette!(help = help, "`{}` is installed; installed packs are never written in", opened.id));
    }
    let shown = arguments.file.display();
    let csv = quarterdeck_disk::plain::read(&arguments.file, 4_000_000)
        .into_diagnostic()
        .wrap_err_with(|| format!("{shown} cannot be read"))?;
    let changes = changes(&opened.table, &csv).map_err(|mistakes| {
        for mistake in &mistakes {
            eprintln!("{shown}: {mistake}");
        }
        let told = if mistakes.len() == 1 { "a mistake" } else { "mistakes" };
        miette!(help = "nothing was changed", "{shown} has {told}")
    })?;
    if changes.is_empty() {
        println!("Nothing has changed.");
        return Ok(ExitCode::SUCCESS);
    }
    for change in &changes {
        println!("{}/{change}", opened.id);
    }
    let pack = opened.library.find(&opened.id).ok_or_else(|| opened.library.unknown(&opened.id))?;
    let new = written(&pack.files, &changes).map_err(|error| miette!("{error}"))?;
    judge(&opened, pack, &new)?;
    let many = if changes.len() == 1 { "1 change".to_owned() } else { format!("{} changes", changes.len()) };
    if arguments.dry_run {
        println!("{many}; nothing was written.");
        return Ok(ExitCode::SUCCESS);
    }
    for (path, text) in &new {
        write(&opened.folder.join(path), text.as_bytes())?;
    }
    println!("{many}. `quarterdeck test {}` plays the rulings.", opened.folder.display());
    Ok(ExitCode::SUCCESS)
}

/// Refuses changes with which the pack could not be played.
fn judge(opened: &Opened, pack: &PackFiles, new: &BTreeMap<String, String>) -> Result<()> {
    let mut files = pack.files.clone();
    files.extend(new.clone());
    let changed = PackFiles { id: pack.id.clone(), files };
    let all = opened.library.gather(&[&opened.id])?;
    let all: Vec<&PackFiles> =
        all.into_iter().map(|known| if known.id == pack.id { &changed } else { known }).collect();
    let checked = check_with(&opened.library.sentences, &all);
    if checked.game.is_some() && checked.problems.is_empty() {
        return Ok(());
    }
    for problem in &checked.problems {
        eprint!("{}", render(problem, &all));
    }
    Err(miette!(help = "nothing was written", "with these changes the pack `{}` could not be played", opened.id))
}
