//! A match as a ruling lays it out, to be played on by hand.

use std::path::Path;

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::Match;

use crate::library::Library;
use crate::rulings::Games;

/// A ruling, and the packs among which it is played. The pack in which it lies comes before one of the same name among
/// the others.
pub fn read(file: &Path, content: &Path) -> Result<(Ruling, Library)> {
    let shown = file.display().to_string();
    let text = read_text(file, LARGEST_SAVE).into_diagnostic().wrap_err_with(|| format!("{shown} cannot be read"))?;
    let ruling = Ruling::parse(&shown, &text).map_err(|mistakes| {
        let told = mistakes.iter().map(|it| format!("line {}: {} ({})", it.line, it.message, it.help));
        miette!(help = told.collect::<Vec<_>>().join("\n"), "{shown} is no ruling")
    })?;
    let library = match file.ancestors().find(|folder| folder.join("pack.toml").is_file()) {
        Some(folder) => Library::around(&[folder.to_path_buf()], content)?.0,
        None => Library::open(content)?,
    };
    Ok((ruling, library))
}

/// The match before the first step of a ruling, and the names of its players.
pub fn lay_out(file: &Path, content: &Path) -> Result<(Match, Vec<String>)> {
    let (ruling, library) = read(file, content)?;
    let games = Games::new(&library);
    ruling.laid_out(&|game: &str, with: &[String]| games.get(game, with)).map_err(|failures| {
        let told = failures.iter().map(|failure| format!("line {}: {}", failure.line, failure.message));
        miette!(help = told.collect::<Vec<_>>().join("\n"), "the ruling cannot be laid out")
    })
}
