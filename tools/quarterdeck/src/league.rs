//! `league`: bots of different skill play against each other; how often each wins, and how far chance may lead astray.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use miette::{Result, miette};
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, player_counts};
use serde::Serialize;

use crate::begun::not_started;
use crate::cores::each_on;
use crate::laboratory::interval::{Interval, USUAL, share};
use crate::laboratory::told::{Figures, columns};
use crate::library::Library;
use crate::say::{Say, number, put, put_line, system_language, text};
use crate::simulate::{mix, skills, thorough};
use crate::trail::MOST_DECISIONS;

/// Arguments of `league`.
#[derive(Args, Clone, Debug)]
pub struct LeagueArguments {
    /// The games to play, each perhaps with options: port-royal, cartagena+route=full. All that can be played by themselves if
    /// none is named.
    games: Vec<String>,
    /// The bots, each against all that stand before it.
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,search")]
    bots: Vec<String>,
    /// How many matches of each two.
    #[arg(long, default_value_t = 40)]
    matches: u64,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    players: Option<u8>,
    /// How often a bot that searches tries out how a decision might go on.
    #[arg(long, value_name = "TRIES")]
    iterations: Option<u32>,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    format: TableFormat,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
    /// For a page of documentation.
    Markdown,
}

/// How one bot fared against another.
#[derive(Clone, Debug, Serialize)]
struct Pairing {
    game: String,
    players: u8,
    bot: String,
    /// Who plays all other seats; nobody where all win or lose together.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<String>,
    matches: u64,
    /// The share of matches that were won; of a shared win, the part.
    won: Interval,
    /// What a bot would win that is as good as the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<f64>,
}

/// A game to be played.
struct Wish {
    told: String,
    game: Arc<Game>,
    options: Vec<(String, String)>,
    players: u8,
}

/// Plays and prints.
pub fn league(arguments: &LeagueArguments) -> Result<ExitCode> {
    let say = Say::new(&arguments.lang.clone().unwrap_or_else(system_language));
    let skilled = thorough(skills(&arguments.bots, arguments.bots.len() as u8)?, arguments.iterations);
    let bots: Vec<(&str, Skill)> = arguments.bots.iter().map(String::as_str).zip(skilled).collect();
    let mut all = Vec::new();
    for wish in wishes(arguments)? {
        let found = pairings(&wish, &bots, arguments)?;
        if arguments.format == TableFormat::Text {
            print(&found, &say);
        }
        all.extend(found);
    }
    match arguments.format {
        TableFormat::Text => {}
        TableFormat::Json => put_line(&serde_json::to_string(&all).unwrap_or_default()),
        TableFormat::Markdown => put(&markdown(&all, &say)),
    }
    Ok(ExitCode::SUCCESS)
}

/// The games that were asked for.
fn wishes(arguments: &LeagueArguments) -> Result<Vec<Wish>> {
    let library = Library::open(&arguments.content)?;
    let mut named = arguments.games.clone();
    if named.is_empty() {
        let alone = library.packs.iter().filter(|(_, pack)| quarterdeck_runtime::packs::needs(pack).is_empty());
        named = alone.map(|(_, pack)| pack.id.clone()).collect();
        named.sort();
    }
    let mut wishes = Vec::new();
    for told in named {
        let mut parts = told.split('+');
        let id = parts.next().unwrap_or_default();
        let game = library.game(id, &[])?;
        let mut options = game.set_by(id);
        for part in parts {
            let help = "write `game+option=value`";
            let (name, value) =
                part.split_once('=').ok_or_else(|| miette!(help = help, "`{part}` is not an option"))?;
            options.retain(|(known, _)| known != name);
            options.push((name.to_owned(), value.to_owned()));
        }
        let counts = player_counts(&game, &options).map_err(|refusal| miette!("{}", refusal.reason))?;
        let players = arguments.players.unwrap_or(counts[0]);
        wishes.push(Wish { told, game, options, players });
    }
    Ok(wishes)
}

/// Every bot against each that stands before it; where all win or lose together, every bot by itself.
fn pairings(wish: &Wish, bots: &[(&str, Skill)], arguments: &LeagueArguments) -> Result<Vec<Pairing>> {
    let mut found = Vec::new();
    for (at, (bot, skill)) in bots.iter().enumerate() {
        let together = together(wish)?;
        let others = if together { &bots[at..=at] } else { &bots[..at] };
        for (other, second) in others {
            let played = each_on(arguments.threads.clamp(1, 64), arguments.matches as usize, |match_number| {
                let number = match_number as u64;
                one(
                    wish,
                    (*skill, *second),
                    mix(arguments.seed ^ mix(number)),
                    (number % u64::from(wish.players)) as u8,
                )
            });
            let mut won = 0.0;
            for part in played {
                won += part?;
            }
            found.push(Pairing {
                game: wish.told.clone(),
                players: wish.players,
                bot: (*bot).to_owned(),
                against: (!together).then(|| (*other).to_owned()),
                matches: arguments.matches,
                won: share(won, arguments.matches as f64, USUAL),
                fair: (!together).then(|| 1.0 / f64::from(wish.players)),
            });
        }
    }
    Ok(found)
}

fn started(wish: &Wish, seed: u64) -> Result<Match> {
    let setting = Setting { seats: wish.players, seed, options: wish.options.clone(), ..Setting::default() };
    Match::with_log(wish.game.clone(), &setting, Log::hashing()).map_err(|error| not_started(error, "en"))
}

fn together(wish: &Wish) -> Result<bool> {
    Ok(started(wish, 1)?.position().together())
}

/// Plays one match: one bot at this seat, the others at all others. What part of the win is its own.
fn one(wish: &Wish, (first, second): (Skill, Skill), seed: u64, at: u8) -> Result<f64> {
    let mut played = started(wish, seed)?;
    let mut bots: Vec<Bot> = (0..wish.players)
        .map(|seat| Bot::new(if seat == at { first } else { second }, mix(seed ^ u64::from(seat))))
        .collect();
    let mut decisions = 0;
    while let Some(seat) = played.asked() {
        let option = bots[usize::from(seat)].choose(&played);
        played.choose_quickly(option).map_err(|fault| miette!("{}: {}: {fault}", wish.told, fault.code))?;
        decisions += 1;
        if decisions >= MOST_DECISIONS {
            return Err(miette!("{}: the match with seed {seed} does not end", wish.told));
        }
    }
    let winners = played.winners().unwrap_or_default();
    if played.position().together() {
        return Ok(if winners.is_empty() { 0.0 } else { 1.0 });
    }
    Ok(if winners.has(at) { 1.0 / winners.len() as f64 } else { 0.0 })
}

fn row(pairing: &Pairing, say: &Say) -> [String; 4] {
    let figures = Figures { say };
    let (bot, against) = (pairing.bot.clone(), pairing.against.as_ref());
    let who = match against {
        Some(against) => say.say("league-over", &[("bot", text(bot)), ("other", text(against.clone()))]),
        None => bot,
    };
    let fair = pairing.fair.map_or_else(|| "–".into(), |fair| figures.percent(fair));
    [who, pairing.matches.to_string(), figures.interval(&pairing.won), fair]
}

fn heads(say: &Say) -> [String; 4] {
    ["league-head-bots", "league-head-matches", "league-head-won", "league-head-fair"].map(|head| say.say(head, &[]))
}

fn print(found: &[Pairing], say: &Say) {
    let Some(first) = found.first() else {
        return;
    };
    let about = [("game", text(first.game.clone())), ("players", number(usize::from(first.players)))];
    put_line(&say.say("league-game", &about));
    let rows: Vec<_> = std::iter::once(heads(say)).chain(found.iter().map(|pairing| row(pairing, say))).collect();
    put(&columns(&rows));
}

fn markdown(found: &[Pairing], say: &Say) -> String {
    let named = |key: &str| say.say(key, &[]);
    let heads = [vec![named("league-head-game"), named("league-head-players")], heads(say).to_vec()].concat();
    let mut out = format!("| {} |\n|{}\n", heads.join(" | "), "---|".repeat(heads.len()));
    for pairing in found {
        let cells = [vec![pairing.game.clone(), pairing.players.to_string()], row(pairing, say).to_vec()].concat();
        out.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    out
}
