//! `simulate`: bots play many matches; the result does not depend on the number of threads.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, player_counts};
use serde::Serialize;

use crate::coverage::{Coverage, Section};
use crate::library::{open, options};
use crate::seek::{Sought, look_for};
use crate::trail::{Asked, MOST_DECISIONS, Trail};
use crate::watch::{StoryTally, Watch};
use crate::{Format, GameArguments};

/// Arguments of `simulate`.
#[derive(Args, Clone, Debug)]
pub struct SimulateArguments {
    #[command(flatten)]
    game: GameArguments,
    /// How many matches.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// How many players; the fewest the game allows if not given.
    #[arg(long)]
    pub players: Option<u8>,
    /// Where all chance comes from.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Who plays: random, greedy or curious for all, or one for each seat, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// How many threads.
    #[arg(long, default_value_t = 1)]
    pub threads: usize,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    pub format: Format,
    /// Play whole campaigns instead of single matches, for every number of players unless one is named.
    #[arg(long)]
    pub campaign: bool,
    /// Play so many matches of every chapter, as though those before had been won, for every number of players
    /// unless one is named.
    #[arg(long, conflicts_with = "campaign")]
    pub chapters: bool,
    /// Play campaigns or chapters with every value of this option.
    #[arg(long, value_name = "OPTION")]
    pub over: Option<String>,
    /// Count which actions, phases, events, counters and cards happened how often, and name what never did.
    #[arg(long, conflicts_with_all = ["campaign", "chapters"])]
    pub coverage: bool,
    /// After that, look for every action that never happened, by going back to where a match came nearest to it and
    /// playing on from there; so many decisions at most for each.
    #[arg(long, value_name = "DECISIONS", num_args = 0..=1, default_missing_value = "20000000", requires = "coverage")]
    pub seek: Option<u64>,
    /// A match that has not ended after so many decisions is given up; what is known of it is told.
    #[arg(long, value_name = "DECISIONS", default_value_t = MOST_DECISIONS)]
    pub longest: u64,
    /// The folder in which a match is kept that breaks down or does not end.
    #[arg(long, value_name = "DIR", default_value = ".")]
    pub keep: PathBuf,
    /// How often a chapter is tried before a campaign is given up.
    #[arg(long, default_value_t = 10)]
    pub tries: u32,
}

impl SimulateArguments {
    /// What was asked for, to say how a match is looked at.
    pub fn asked(&self) -> Asked<'_> {
        Asked { game: &self.game, folder: &self.keep }
    }
}

/// What came out.
#[derive(Serialize)]
struct Outcome {
    games: u64,
    players: u8,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    /// Matches won by each seat, shared ones counted for each.
    wins: Vec<u64>,
    /// The team of each seat, counted from 1, where some play together against others.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<u8>,
    /// Matches that nobody won.
    no_winner: u64,
    /// Whether all win or lose together.
    together: bool,
    /// The sum of what wins were worth, if the game says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i64>,
    /// How often each title was won.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    titles: BTreeMap<String, u64>,
    /// Beats and quests, if the game tells a story.
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<StoryTally>,
    /// What happened how often, and what never, if that is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<Vec<Section>>,
    /// What was looked for because it never happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    sought: Option<Vec<Sought>>,
    /// A hash over every event of every match.
    log_hash: String,
}

/// What one thread has counted.
#[derive(Default)]
struct Tally {
    decisions: u64,
    wins: Vec<u64>,
    teams: Vec<u8>,
    no_winner: u64,
    together: bool,
    score: Option<i64>,
    titles: BTreeMap<String, u64>,
    story: StoryTally,
    coverage: Option<Coverage>,
    hash: u64,
}

impl Tally {
    fn new(game: &Game, players: u8, coverage: bool) -> Tally {
        let coverage = coverage.then(|| Coverage::new(game));
        Tally { wins: vec![0; usize::from(players)], coverage, ..Tally::default() }
    }
}

/// Plays and prints.
pub fn simulate(arguments: &SimulateArguments) -> Result<ExitCode> {
    let game = open(&arguments.game)?;
    let set = options(&game, &arguments.game)?;
    if arguments.campaign || arguments.chapters {
        return crate::campaigns::simulate(arguments, &game, &set);
    }
    let players = match arguments.players {
        Some(players) => players,
        None => player_counts(&game, &set).map_err(|refusal| miette!("{}", refusal.reason))?[0],
    };
    let threads = arguments.threads.clamp(1, 64);
    skills(&arguments.bots, players)?;
    let bar = if arguments.format == Format::Text { ProgressBar::new(arguments.games) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    let next = AtomicU64::new(0);
    let started = Instant::now();
    let results: Vec<Result<Tally>> = std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| work(&game, players, &set, arguments, &next, &bar))).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|_| Err(miette!("a thread of the simulation broke down"))))
            .collect()
    });
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let mut total = Tally::new(&game, players, arguments.coverage);
    for result in results {
        let tally = result?;
        total.decisions += tally.decisions;
        total.no_winner += tally.no_winner;
        total.together |= tally.together;
        total.score = tally.score.map_or(total.score, |score| Some(total.score.unwrap_or(0) + score));
        for (title, count) in tally.titles {
            *total.titles.entry(title).or_default() += count;
        }
        total.story.add(tally.story);
        if let (Some(all), Some(coverage)) = (&mut total.coverage, &tally.coverage) {
            all.add(coverage);
        }
        total.hash = total.hash.wrapping_add(tally.hash);
        if !tally.teams.is_empty() {
            total.teams = tally.teams;
        }
        for (sum, wins) in total.wins.iter_mut().zip(&tally.wins) {
            *sum += wins;
        }
    }
    let sought = match (arguments.seek, &total.coverage) {
        (Some(most), Some(coverage)) => {
            let setting = Setting { seats: players, seed: arguments.seed, options: set, ..Setting::default() };
            Some(look_for(&game, &setting, &coverage.never(), (most, threads))?)
        }
        _ => None,
    };
    let games = arguments.games;
    let outcome = Outcome {
        games,
        players,
        threads,
        seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_second: total.decisions as f64 / seconds,
        decisions_per_game: total.decisions as f64 / games.max(1) as f64,
        wins: total.wins,
        teams: total.teams,
        no_winner: total.no_winner,
        together: total.together,
        score: total.score,
        titles: total.titles,
        story: game.story.is_some().then_some(total.story),
        coverage: total.coverage.map(|coverage| coverage.sections(&game)),
        sought,
        log_hash: format!("{:016x}", total.hash),
    };
    print(&outcome, arguments.format);
    Ok(ExitCode::SUCCESS)
}

fn print(outcome: &Outcome, format: Format) {
    if format == Format::Json {
        println!("{}", serde_json::to_string(outcome).unwrap_or_default());
        return;
    }
    println!("{} matches with {} players in {:.2} s", outcome.games, outcome.players, outcome.seconds);
    println!(
        "  {:.0} matches a second, {:.0} decisions a second",
        outcome.games_per_second, outcome.decisions_per_second
    );
    println!("  {:.1} decisions a match", outcome.decisions_per_game);
    if outcome.together {
        let won = outcome.games - outcome.no_winner;
        println!("  won together: {won} ({:.1} %)", 100.0 * won as f64 / outcome.games.max(1) as f64);
    }
    let of_team = |seat: usize| outcome.teams.get(seat).map_or_else(String::new, |team| format!(", team {team}"));
    for (seat, wins) in outcome.wins.iter().enumerate().filter(|_| !outcome.together) {
        println!(
            "  seat {}{}: {wins} won ({:.1} %)",
            seat + 1,
            of_team(seat),
            100.0 * *wins as f64 / outcome.games.max(1) as f64
        );
    }
    if outcome.no_winner > 0 {
        println!("  {}: {}", if outcome.together { "lost together" } else { "nobody" }, outcome.no_winner);
    }
    if let Some(score) = outcome.score {
        let won = outcome.games - outcome.no_winner;
        println!("  a win was worth {:.1} on average", score as f64 / won.max(1) as f64);
    }
    for (title, count) in &outcome.titles {
        println!("  {}: {count}", title.replace('_', " "));
    }
    if let Some(story) = &outcome.story {
        story.print(outcome.games);
    }
    for section in outcome.coverage.iter().flatten() {
        section.print(outcome.games);
    }
    if let Some(sought) = &outcome.sought {
        let found = sought.iter().filter(|sought| sought.is_found()).count();
        println!("  actions that never happened and were looked for: {found} of {} found", sought.len());
        for sought in sought {
            println!("    {}", sought.tell());
        }
    }
    println!("  log hash {}", outcome.log_hash);
}

fn work(
    game: &Arc<Game>,
    players: u8,
    set: &[(String, String)],
    arguments: &SimulateArguments,
    next: &AtomicU64,
    bar: &ProgressBar,
) -> Result<Tally> {
    let mut tally = Tally::new(game, players, arguments.coverage);
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= arguments.games {
            return Ok(tally);
        }
        let seed = mix(arguments.seed ^ mix(number));
        let setting = Setting { seats: players, seed, first: None, options: set.to_vec(), ..Setting::default() };
        // Events are kept only if somebody counts them.
        let log = if arguments.coverage { Log::keeping() } else { Log::hashing() };
        let mut trail = Trail::new(setting.clone());
        let what = || format!("match {number} (seed {seed})");
        let mut played = Match::with_log(game.clone(), &setting, log).map_err(|error| match error {
            quarterdeck_runtime::StartError::Refused(refusal) => miette!("{}", refusal),
            quarterdeck_runtime::StartError::Fault(fault) => miette!("{}: {fault}", fault.code),
        })?;
        let skills = skills(&arguments.bots, players)?;
        let thinks = skills.iter().any(|skill| *skill != Skill::Random);
        let mut bots: Vec<Bot> =
            skills.iter().enumerate().map(|(seat, skill)| Bot::new(*skill, mix(seed ^ seat as u64))).collect();
        let mut chance = seed | 1;
        let mut watch = game.story.as_ref().map(|_| Watch::default());
        let mut decisions = 0;
        if let Some(coverage) = &mut tally.coverage {
            coverage.open(&played);
        }
        while played.winners().is_none() {
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            let at = match played.asked() {
                Some(seat) if thinks => bots[usize::from(seat)].choose(&played),
                _ => ((u128::from(chance) * played.choices().list.len() as u128) >> 64) as usize,
            };
            if let Some(coverage) = &mut tally.coverage {
                coverage.look(&played, at, number + 1);
            }
            trail.note(&played, at);
            played.choose_quickly(at).map_err(|fault| trail.fault(game, &what(), &fault, &arguments.asked()))?;
            if let Some(watch) = &mut watch {
                watch.look(&played);
            }
            decisions += 1;
            if decisions >= arguments.longest && played.winners().is_none() {
                return Err(trail.endless(game, &what(), decisions, &arguments.asked()));
            }
        }
        tally.decisions += decisions;
        if let Some(watch) = watch {
            watch.count(&played, &mut tally.story);
        }
        if let Some(coverage) = &mut tally.coverage {
            coverage.close(&played, number + 1);
        }
        let winners = played.winners().unwrap_or_default();
        for (seat, wins) in (0..).zip(&mut tally.wins) {
            *wins += u64::from(winners.has(seat));
        }
        let position = played.position();
        tally.teams = (0..players).filter_map(|seat| position.team(seat)).map(|team| team + 1).collect();
        tally.no_winner += u64::from(winners.is_empty());
        tally.together |= played.position().together();
        if let Some(score) = played.position().score() {
            tally.score = Some(tally.score.unwrap_or(0) + i64::from(score));
        }
        if let Some(title) = played.position().title() {
            *tally.titles.entry(title.to_owned()).or_default() += 1;
        }
        tally.hash = tally.hash.wrapping_add(mix(played.log_hash() ^ mix(number)));
        bar.inc(1);
    }
}

/// The skill of each seat; the last one named holds for the rest.
pub fn skills(names: &[String], players: u8) -> Result<Vec<Skill>> {
    let mut skills = Vec::new();
    for name in names {
        let skill = Skill::named(name).ok_or_else(|| {
            miette!(help = format!("there is {}", Skill::NAMES.join(", ")), "there is no bot `{name}`")
        })?;
        skills.push(skill);
    }
    skills.resize(usize::from(players), skills.last().copied().unwrap_or(Skill::Random));
    Ok(skills)
}

/// Scrambles a number (the finaliser of SplitMix64).
pub fn mix(mut number: u64) -> u64 {
    number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
