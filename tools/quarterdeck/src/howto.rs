//! `howto`: how a game is played, as text at the terminal or as a page.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use miette::{Result, miette};

use crate::GameArguments;
use crate::library::shelf;
use crate::say::{language, put, system_language};

/// How the page is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HowtoFormat {
    /// Lines of text.
    Text,
    /// A piece of HTML.
    Html,
}

/// Arguments of `howto`.
#[derive(Args, Clone, Debug)]
pub struct HowtoArguments {
    #[command(flatten)]
    game: GameArguments,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    format: HowtoFormat,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
    /// How wide lines of text are; as wide as the terminal, but at most 90, if not given.
    #[arg(long)]
    width: Option<usize>,
    /// Write into this file.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The widest lines that are read with ease.
const WIDEST: usize = 90;

/// Says how a game is played.
pub fn howto(arguments: &HowtoArguments) -> Result<ExitCode> {
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    let (library, id) = shelf(&arguments.game)?;
    let game = library.game(&id, &arguments.game.with)?;
    let Some(page) = library.howto(&game, &language) else {
        let help = "write it in a file `howto.en.md` beside `pack.toml`: docs/guide/paper.md";
        return Err(miette!(help = help, "`{id}` does not say how it is played"));
    };
    let terminal = || terminal_size::terminal_size().map_or(WIDEST, |(width, _)| usize::from(width.0).min(WIDEST));
    let text = match arguments.format {
        HowtoFormat::Text => page.text(arguments.width.unwrap_or_else(terminal)),
        HowtoFormat::Html => page.html(),
    };
    match &arguments.out {
        Some(file) => crate::written::write(file, text.as_bytes())?,
        None => put(&text),
    }
    Ok(ExitCode::SUCCESS)
}
