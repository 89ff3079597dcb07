//! `seek`: looks for matches in which something rare is done; and for what many matches never showed.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::save_file;
use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::seek::{Found, Seeker, Wish};
use quarterdeck_runtime::{Game, Save, Seats, Setting, StartError, Table, player_counts};
use serde::Serialize;

use crate::GameArguments;
use crate::check::so_many;
use crate::cores::each_on;
use crate::library::{open, options};

/// Arguments of `seek`.
#[derive(Args, Clone, Debug)]
pub struct SeekArguments {
    #[command(flatten)]
    game: GameArguments,
    /// An action, or a card that brings actions.
    what: String,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    players: Option<u8>,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads, if there are several things to look for.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// How many decisions are made at most for each thing that is looked for.
    #[arg(long, default_value_t = 20_000_000, value_name = "DECISIONS")]
    most: u64,
    /// Keep the first match found in this file, just before it happens; `play --save` goes on from there.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Looks, tells what was found and how long it took, and keeps the first match.
pub fn seek(arguments: &SeekArguments) -> Result<ExitCode> {
    let game = open(&arguments.game)?;
    let options = options(&game, &arguments.game)?;
    let seats = match arguments.players {
        Some(players) => players,
        None => player_counts(&game, &options).map_err(|refusal| miette!("{}", refusal.reason))?[0],
    };
    let setting = Setting { seats, seed: arguments.seed, options, ..Setting::default() };
    let wishes = wishes(&game, &arguments.what)?;
    let all = look_for(&game, &setting, &wishes, (arguments.most, arguments.threads))?;
    for sought in &all {
        println!("{}", sought.tell());
    }
    if let (Some(file), Some(found)) = (&arguments.save, all.iter().find_map(|sought| sought.found.as_ref())) {
        save_file::write(file, &save(&game, found)?)
            .into_diagnostic()
            .wrap_err_with(|| format!("{} cannot be written", file.display()))?;
        println!("`quarterdeck play {} --save {}` goes on just before it", spelled(&arguments.game), file.display());
    }
    Ok(if all.iter().all(Sought::is_found) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The game as it was named on the command line.
fn spelled(arguments: &GameArguments) -> String {
    let mut text = arguments.game.clone();
    if !arguments.with.is_empty() {
        text += &format!(" --with {}", arguments.with.join(","));
    }
    if arguments.content != Path::new("content") {
        text += &format!(" --content {}", arguments.content.display());
    }
    text
}

/// What came of looking for something.
#[derive(Debug, Serialize)]
pub struct Sought {
    name: String,
    /// How many decisions were tried.
    decisions: u64,
    /// The way to it.
    #[serde(skip)]
    found: Option<Found>,
    /// The seed of the match in which it is done, and as which decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<(u64, usize)>,
}

impl Sought {
    /// In one line.
    pub fn tell(&self) -> String {
        let Sought { name, decisions, .. } = self;
        let asked = || so_many(usize::try_from(*decisions).unwrap_or(usize::MAX), "decision");
        match self.done {
            Some((seed, at)) => {
                format!("{name}: found after {}, as number {at} of a match with seed {seed}", asked())
            }
            None => format!("{name}: not found in {}", asked()),
        }
    }

    /// Whether it was found.
    pub fn is_found(&self) -> bool {
        self.done.is_some()
    }
}

/// Looks for several things on several threads, and shows that something is going on. Each is looked for at most so
/// many decisions long.
pub fn look_for(
    game: &Arc<Game>,
    setting: &Setting,
    wishes: &[Wish],
    (most, threads): (u64, usize),
) -> Result<Vec<Sought>> {
    let bars = MultiProgress::new();
    let sought = each_on(threads, wishes.len(), |at| look_for_one(game, setting, wishes[at], most, &bars));
    sought.into_iter().collect()
}

fn look_for_one(game: &Arc<Game>, setting: &Setting, wish: Wish, most: u64, bars: &MultiProgress) -> Result<Sought> {
    let name = wish.name(game);
    let bar = bars.add(ProgressBar::new(most));
    if let Ok(style) = ProgressStyle::with_template("{msg} {bar:30} {human_pos} decisions, {per_sec}") {
        bar.set_style(style);
    }
    bar.set_message(name.clone());
    let mut seeker = Seeker::new(game.clone(), setting.clone(), wish);
    let mut found = None;
    while found.is_none() && seeker.decisions < most {
        found = seeker.try_once().map_err(|error| match error {
            StartError::Refused(refusal) => miette!("{refusal}"),
            StartError::Fault(fault) => miette!("{}: {fault}; {}", fault.code, fault.involved.join(", ")),
        })?;
        bar.set_position(seeker.decisions);
    }
    bar.finish_and_clear();
    let done = found.as_ref().map(|found| (found.setting.seed, found.chosen.len()));
    Ok(Sought { name, decisions: seeker.decisions, found, done })
}

/// The match just before what was looked for, with its decisions; who does it sits at the table, the others are bots.
fn save(game: &Arc<Game>, found: &Found) -> Result<String> {
    let broken = || miette!("the match that was found does not play again in the same way");
    let mut table = Table::start(game.clone(), found.setting.clone()).map_err(|_| broken())?;
    for at in found.chosen.iter().take(found.chosen.len().saturating_sub(1)) {
        table.decide(*at as usize).map_err(|_| broken())?;
    }
    table.people = Seats::only(table.now().asked().ok_or_else(broken)?);
    Ok(Save::of(&table).write())
}

/// What a name asks for.
fn wishes(game: &Game, name: &str) -> Result<Vec<Wish>> {
    let wishes = Wish::named(game, &name.trim().replace(' ', "_"));
    if !wishes.is_empty() {
        return Ok(wishes);
    }
    let cards = game.families.iter().filter(|family| !family.actions.is_empty()).map(|family| &family.name);
    let known = game.actions.iter().map(|action| &action.name).chain(cards);
    let hint = match nearest(name, known.map(String::as_str)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "name an action as in `[action.…]`, or a card that brings actions".to_owned(),
    };
    Err(miette!(help = hint, "no action and no card with actions is called `{name}`"))
}
