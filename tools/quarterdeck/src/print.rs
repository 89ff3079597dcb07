//! `print`: sheets of cards to print, cut out and play with.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use quarterdeck_paper::{Card, Fonts, Paper, Sheets, changed};

use crate::library::Library;
use crate::paper::{CardArguments, warn};
use crate::say::{Say, number, put_line};
use crate::written::write;

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PaperSize {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

/// Arguments of `print`.
#[derive(Args, Clone, Debug)]
pub struct PrintArguments {
    #[command(flatten)]
    cards: CardArguments,
    /// The paper.
    #[arg(long, value_enum, default_value = "a4")]
    paper: PaperSize,
    /// Only cards that are new or look otherwise than in this folder, an earlier version of the packs.
    #[arg(long, value_name = "DIR")]
    changed_since: Option<PathBuf>,
    /// One of each card, however many there are in the box.
    #[arg(long)]
    once: bool,
    /// No backs.
    #[arg(long)]
    no_backs: bool,
    /// Write into this file; `<game>.pdf` if not given.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Writes the sheets.
pub fn print(arguments: &PrintArguments) -> Result<ExitCode> {
    let opened = arguments.cards.open()?;
    let whole = opened.cards(&opened.language);
    let title = opened.title.clone();
    let mut cards = arguments.cards.chosen(whole.all)?;
    if let Some(folder) = &arguments.changed_since {
        cards = changed(cards, &before(arguments, folder, &opened.game.id)?);
        if cards.is_empty() {
            put_line(&Say::new(&opened.language).say("unchanged", &[]));
            return Ok(ExitCode::SUCCESS);
        }
    }
    if arguments.once {
        cards.iter_mut().for_each(|card| card.copies = 1);
    }
    if cards.is_empty() {
        return Err(miette!("`{}` has no cards to print", opened.game.id));
    }
    let fonts = Fonts::shipped();
    warn(&fonts, &cards);
    let paper = match arguments.paper {
        PaperSize::A4 => Paper::A4,
        PaperSize::Letter => Paper::Letter,
    };
    let language = opened.language.as_str();
    let sheets = Sheets { fonts: &fonts, paper, backs: !arguments.no_backs, title: &title, language };
    let all: Vec<&Card> = cards.iter().collect();
    let bar = ProgressBar::new(sheets.count(&all) as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {pos} of {len} sheets") {
        bar.set_style(style);
    }
    let pdf = sheets.pdf(&all, || bar.inc(1));
    bar.finish_and_clear();
    let file = arguments.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}.pdf", opened.game.id)));
    write(&file, &pdf)?;
    let copies: u32 = cards.iter().map(|card| card.copies).sum();
    let done = [("cards", number(copies as usize)), ("sheets", number(sheets.count(&all)))];
    put_line(&Say::new(language).say("printed", &done));
    Ok(ExitCode::SUCCESS)
}

/// The cards of an earlier version: a folder of packs, or one pack.
fn before(arguments: &PrintArguments, folder: &Path, id: &str) -> Result<Vec<Card>> {
    if !folder.is_dir() {
        return Err(miette!(
            help = "name a folder with an earlier version of the packs",
            "there is no folder {}",
            folder.display()
        ));
    }
    let library = if folder.join("pack.toml").is_file() {
        Library::around(&[folder.to_path_buf()], &arguments.cards.game.content)?.0
    } else {
        Library::open(folder)?
    };
    let id = if library.find(id).is_some() { id.to_owned() } else { arguments.cards.game.game.clone() };
    let opened = arguments.cards.open_in(library, &id)?;
    Ok(opened.cards(&opened.language).all)
}
