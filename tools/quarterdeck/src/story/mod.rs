//! `story`: the chapters of a game as a graph, with beats, branches, quests and what enters the game;
//! and what a designer should look at again.

mod chart;
mod page;
mod pool;
mod warn;

use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use miette::{Result, miette};
use quarterdeck_runtime::Game;

use crate::GameArguments;
use crate::library::{open, options};
use crate::say::{language, system_language};
use chart::Chart;

/// How the story is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StoryFormat {
    /// Lines of text.
    Text,
    /// One page with everything in it.
    Html,
    /// The graph alone.
    Svg,
    /// For programs.
    Json,
}

/// Arguments of `story`.
#[derive(Args, Clone, Debug)]
pub struct StoryArguments {
    #[command(flatten)]
    game: GameArguments,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    format: StoryFormat,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
    /// Write into this file.
    #[arg(long, value_name = "FILE")]
    out: Option<std::path::PathBuf>,
    /// Fail if there is anything to look at again.
    #[arg(long)]
    strict: bool,
}

/// Prints the story of a game.
pub fn story(arguments: &StoryArguments) -> Result<ExitCode> {
    let game: Arc<Game> = open(&arguments.game)?;
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    if game.story.is_none() {
        return Err(miette!(
            help = "a story is written as `[campaign]`, `[chapter.…]` and `[beat.…]`",
            "`{}` tells no story",
            game.id
        ));
    }
    let chart = Chart::of(&game, &options(&game, &arguments.game)?, &language)?;
    let text = match arguments.format {
        StoryFormat::Text => chart.text(),
        StoryFormat::Html => page::html(&chart),
        StoryFormat::Svg => page::svg(&chart),
        StoryFormat::Json => format!("{}\n", serde_json::to_string_pretty(&chart).unwrap_or_default()),
    };
    match &arguments.out {
        Some(file) => crate::written::write(file, text.as_bytes())?,
        None => print!("{text}"),
    }
    let failed = arguments.strict && chart.chapters.iter().any(|chapter| !chapter.warnings.is_empty());
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
