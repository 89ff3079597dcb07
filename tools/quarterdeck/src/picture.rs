//! `picture`: a card as PNG.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use miette::{IntoDiagnostic, Result, miette};
use quarterdeck_face::Face;
use quarterdeck_paper::{Fonts, picture as drawn};

use crate::GameArguments;
use crate::paper::{CardArguments, warn};
use crate::written::write;

/// Arguments of `picture`.
#[derive(Args, Clone, Debug)]
pub struct PictureArguments {
    #[command(flatten)]
    game: GameArguments,
    /// The card: its id, or that of one of its copies, such as "trader 3/1".
    card: String,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
    /// How many dots wide.
    #[arg(long, default_value_t = 744, value_parser = clap::value_parser!(u32).range(32..=8000))]
    width: u32,
    /// The back instead.
    #[arg(long)]
    back: bool,
    /// Write into this file; `<card>.png` if not given. If the card has several faces or kinds of copies, the others get numbers.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Draws a card.
pub fn picture(arguments: &PictureArguments) -> Result<ExitCode> {
    let cards = CardArguments {
        game: arguments.game.clone(),
        lang: arguments.lang.clone(),
        cards: vec![arguments.card.clone()],
    };
    let opened = cards.open()?;
    let whole = opened.cards(&opened.language);
    let title = opened.title.clone();
    let found = cards.chosen(whole.all)?;
    let fonts = Fonts::shipped();
    warn(&fonts, &found);
    let first = arguments.out.clone().unwrap_or_else(|| {
        let name: String = arguments.card.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
        PathBuf::from(format!("{name}.png"))
    });
    if first.extension().is_none_or(|ending| !ending.eq_ignore_ascii_case("png")) {
        return Err(miette!(help = "let its name end with `.png`", "{} is no name for a PNG", first.display()));
    }
    if arguments.back {
        let back = found.first().map(|card| card.face.back());
        let png =
            drawn(&fonts, None, back.as_ref().map(|back| (back, title.as_str())), arguments.width).into_diagnostic()?;
        write(&first, &png)?;
        return Ok(ExitCode::SUCCESS);
    }
    let faces: Vec<&Face> = found.iter().flat_map(|card| std::iter::once(&card.face).chain(&card.more)).collect();
    for (at, face) in faces.iter().enumerate() {
        let png = drawn(&fonts, Some(face), None, arguments.width).into_diagnostic()?;
        let stem = first.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let file = if at == 0 { first.clone() } else { first.with_file_name(format!("{stem}-{}.png", at + 1)) };
        write(&file, &png)?;
    }
    Ok(ExitCode::SUCCESS)
}
