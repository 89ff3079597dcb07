//! `export-tts`: decks for Tabletop Simulator.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use indicatif::ProgressBar;
use miette::{IntoDiagnostic, Result};
use quarterdeck_paper::{Card, Deck, Fonts, Tabletop};

use crate::paper::{CardArguments, warn};
use crate::say::{Say, put_line};
use crate::written::write;

/// Arguments of `export-tts`.
#[derive(Args, Clone, Debug)]
pub struct TabletopArguments {
    #[command(flatten)]
    cards: CardArguments,
    /// Where the pictures will be found, if they are put on a server: https://…/cards. Else they are taken from this disk.
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// Write into this folder; `<game>-tts` if not given.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Writes sheets of pictures and the saved object.
pub fn export(arguments: &TabletopArguments) -> Result<ExitCode> {
    let opened = arguments.cards.open()?;
    let whole = opened.cards(&opened.language);
    let title = opened.title.clone();
    let cards = arguments.cards.chosen(whole.all)?;
    let fonts = Fonts::shipped();
    warn(&fonts, &cards);
    let folder = arguments.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}-tts", opened.game.id)));
    std::fs::create_dir_all(&folder).into_diagnostic()?;
    let whole = folder.canonicalize().into_diagnostic()?;
    let url = |name: &str| match &arguments.url {
        Some(base) => format!("{}/{name}", base.trim_end_matches('/')),
        None => {
            format!("file:///{}", whole.join(name).display().to_string().replace('\\', "/").trim_start_matches('/'))
        }
    };
    let mut decks: Vec<Deck<'_>> = Vec::new();
    for card in &cards {
        put(&mut decks, &title, card);
    }
    let bar = ProgressBar::new_spinner();
    let tabletop = Tabletop::of(&fonts, &title, &decks, &url, &mut || bar.inc(1)).into_diagnostic()?;
    bar.finish_and_clear();
    for (name, png) in &tabletop.pictures {
        write(&folder.join(name), png)?;
    }
    let saved = serde_json::to_string_pretty(&tabletop.saved).into_diagnostic()? + "\n";
    write(&folder.join(format!("{}.json", opened.game.id)), saved.as_bytes())?;
    put_line(&Say::new(&opened.language).say("tabletop", &[]));
    Ok(ExitCode::SUCCESS)
}

/// Lays a card with those that start where it starts.
fn put<'c>(decks: &mut Vec<Deck<'c>>, title: &str, card: &'c Card) {
    let name = format!("{title}: {}", card.starts_in);
    match decks.iter_mut().find(|deck| deck.name == name) {
        Some(deck) => deck.cards.push(card),
        None => decks.push(Deck { name, cards: vec![card] }),
    }
}
