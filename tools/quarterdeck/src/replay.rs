//! `replay`: a saved match, step by step at a terminal; through a pipe, everything that has happened in words.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::recorded::recorded;
use quarterdeck_face::Faces;
use quarterdeck_runtime::Refusal;
use quarterdeck_terminal::{Theme, at_terminal};

use crate::keep::{read_save, refused};
use crate::library::Library;
use crate::play::Player;
use crate::say::{Say, language, put_line, system_language, text};

/// Arguments of `replay`.
#[derive(Args, Clone, Debug)]
pub struct ReplayArguments {
    /// A saved match, or a campaign with a running one.
    file: PathBuf,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
    /// How the bots play, if one plays on.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
}

/// Shows a saved match from its first decision on.
pub fn replay(arguments: &ReplayArguments) -> Result<ExitCode> {
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    let say = Say::new(&language);
    let refused = |refusal: Refusal| refused(&refusal, &arguments.file, &say);
    let shown = ("file", text(arguments.file.display().to_string()));
    let written = read_save(&arguments.file, &say)?;
    let save = recorded(&written).map_err(refused)?;
    let save = save.ok_or_else(|| miette!("{}", say.say("replay-between", &[shown])))?;
    let library = Library::open(&arguments.content)?;
    let mut packs = save.packs.iter().map(|pack| pack.id.clone());
    let base = packs.next().unwrap_or_default();
    let game = library.game(&base, &packs.collect::<Vec<_>>())?;
    let looks = library.looks_of(&game).0;
    let table = save.open(game).map_err(refused)?.table;
    if !at_terminal() {
        for line in table.speaker(None, &language).narrate(0) {
            put_line(&line.text);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let faces = Faces::new(table.game(), looks.clone());
    let on = quarterdeck_terminal::replay::replay(table, faces, &language, Theme::of_environment());
    if let Some(on) = on.into_diagnostic().wrap_err("the terminal cannot be drawn on")? {
        let mut player = Player::new(on.table, Say::new(&on.language), &arguments.bots, true)?;
        player.looks = looks;
        player.run()?;
    }
    Ok(ExitCode::SUCCESS)
}
