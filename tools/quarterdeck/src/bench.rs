//! `bench`: how long the engine's own steps take, as multiples of copying a state in the same run, and views as
//! multiples of a decision, so that figures of different machines can be compared; and what is a ratio by itself.

mod ratios;

use std::hint::black_box;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use miette::{Result, miette};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_dsl::vocabulary::{Bearer, QueryId};
use quarterdeck_runtime::{Bot, Game, Log, Match, PackFiles, Save, Setting, Skill, Speaker, Table, check};
use serde::Serialize;

use crate::Format;
use crate::library::Library;
use ratios::Ratio;

/// Arguments of `bench`.
#[derive(Args, Clone, Debug)]
pub struct BenchArguments {
    /// The games to measure; all that can be played by themselves if none is named.
    games: Vec<String>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// How to print.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// One figure.
#[derive(Serialize)]
struct Figure {
    what: String,
    microseconds: f64,
    /// Multiples of copying a state.
    copies: f64,
}

/// The figures of one game.
#[derive(Serialize)]
struct Report {
    game: String,
    players: u8,
    figures: Vec<Figure>,
    ratios: Vec<Ratio>,
}

/// How long it takes to see a game.
#[derive(Serialize)]
struct Viewing {
    game: String,
    players: u8,
    microseconds: f64,
    /// Multiples of a decision of a random match.
    decisions: f64,
}

/// How many decisions lie before the position that is measured.
const DEPTH: usize = 60;
const SEED: u64 = 7;
/// Views are made of so many positions of a random match, each so many decisions after the last.
const VIEWED: (usize, usize) = (16, 12);

/// Measures and prints.
pub fn bench(arguments: &BenchArguments) -> Result<ExitCode> {
    let library = Library::read(&arguments.content)?;
    let reading = measure(&mut || drop(black_box(Library::read(&arguments.content))));
    let sets: Vec<Vec<&PackFiles>> =
        library.packs.iter().map(|(_, pack)| library.gather(&[&pack.id])).collect::<Result<_>>()?;
    let checking = measure(&mut || sets.iter().for_each(|set| drop(black_box(check(set)))));
    let mut reports = Vec::new();
    let mut views = Vec::new();
    for (_, pack) in &library.packs {
        let wanted = arguments.games.is_empty() || arguments.games.contains(&pack.id);
        if !wanted {
            continue;
        }
        let game = library.game(&pack.id, &[])?;
        views.push(viewing(&pack.id, &game)?);
        // An expansion is measured within the games that it belongs to, by `--with` of other commands.
        if game.id == pack.id {
            reports.push(report(&game)?);
        }
    }
    if views.is_empty() {
        return Err(miette!("there is nothing to measure: {}", arguments.games.join(", ")));
    }
    match arguments.format {
        Format::Json => {
            let all = serde_json::json!({
                "packs": library.packs.len(),
                "reading_microseconds": micro(reading),
                "checking_microseconds": micro(checking),
                "games": reports,
                "views": views,
            });
            println!("{all}");
        }
        Format::Text => {
            let (read, checked) = (micro(reading) / 1000.0, micro(checking) / 1000.0);
            println!("{} packs: read in {read:.1} ms, checked in {checked:.1} ms", library.packs.len());
            for report in &reports {
                println!(
                    "\n{:<40} {:>12} {:>10}",
                    format!("{}, {} players", report.game, report.players),
                    "µs",
                    "copies"
                );
                for figure in &report.figures {
                    println!("  {:<38} {:>12.3} {:>10.2}", figure.what, figure.microseconds, figure.copies);
                }
                for ratio in &report.ratios {
                    println!("  {:<61} {:>8.2}×", ratio.what(), ratio.times);
                }
            }
            println!("\n{:<40} {:>12} {:>10}", "a view, of any seat in any language", "µs", "decisions");
            for view in &views {
                let game = format!("{}, {} players", view.game, view.players);
                println!("  {game:<38} {:>12.3} {:>10.2}", view.microseconds, view.decisions);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn micro(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The usual time of one call: the median of several rounds, each long enough for the clock.
fn measure(call: &mut dyn FnMut()) -> Duration {
    let mut times = 1u32;
    loop {
        let start = Instant::now();
        (0..times).for_each(|_| call());
        if start.elapsed() > Duration::from_millis(4) || times > 1 << 24 {
            break;
        }
        times *= 2;
    }
    let mut rounds: Vec<Duration> = (0..9)
        .map(|_| {
            let start = Instant::now();
            (0..times).for_each(|_| call());
            start.elapsed() / times
        })
        .collect();
    rounds.sort_unstable();
    rounds[rounds.len() / 2]
}

/// How many play a game that is measured.
fn seats_of(game: &Game) -> u8 {
    3.clamp(game.players.0, game.players.1)
}

fn report(game: &Arc<Game>) -> Result<Report> {
    let seats = seats_of(game);
    let setting = Setting { seats, seed: SEED, first: Some(0), options: Vec::new(), ..Setting::default() };
    let broken = |what: &str| miette!("{}: {what}", game.id);
    let start = || Match::with_log(game.clone(), &setting, Log::hashing());
    let mut table = Table::start(game.clone(), setting.clone()).map_err(|_| broken("the match cannot start"))?;
    let mut bot = Bot::new(Skill::Random, SEED);
    for _ in 0..DEPTH {
        let mut next = table.clone();
        if next.decide(bot.choose(table.now())).is_err() || next.now().winners().is_some() {
            break;
        }
        table = next;
    }
    let state = table.now().snapshot().clone();
    let quiet = || Match::resume(game.clone(), state.clone(), Log::hashing());
    let mut listed = quiet().map_err(|_| broken("the match cannot go on"))?;
    let copy = measure(&mut || drop(black_box(state.clone())));
    let mut figures = Vec::new();
    let mut add = |what: &str, time: Duration| {
        let copies = time.as_secs_f64() / copy.as_secs_f64();
        figures.push(Figure { what: what.to_owned(), microseconds: micro(time), copies });
    };
    add("copying the state", copy);
    add("copying a match", measure(&mut || drop(black_box(listed.clone()))));
    add("a new match", measure(&mut || drop(black_box(start()))));
    add("listing what is open", measure(&mut || drop(black_box(listed.list_again()))));
    add("a decision, over whole random matches", decisions(&start, &broken)?);
    let position = table.now().position();
    let queries: Vec<QueryId> =
        QueryId::all(game.queries.len()).filter(|at| game.queries[usize::from(*at)].bearer == Bearer::Player).collect();
    if !queries.is_empty() {
        let asked = queries.len() as u32 * u32::from(seats);
        let all = measure(&mut || {
            for query in &queries {
                for seat in 0..seats {
                    black_box(position.query(*query, Thing::Player(seat), seat));
                }
            }
        });
        add("a query of a player", all / asked);
    }
    let save = Save::of(&table);
    let text = save.write();
    add("saving", measure(&mut || drop(black_box(Save::of(&table).write()))));
    add(
        "loading the snapshot",
        measure(&mut || drop(black_box(Save::read(&text).map(|save| save.quick(game.clone()))))),
    );
    let label = format!("loading with {} decisions", table.decisions().len());
    add(&label, measure(&mut || drop(black_box(save.open(game.clone())))));
    Ok(Report { game: game.id.clone(), players: seats, figures, ratios: ratios::ratios(game)? })
}

/// The mean time of a view, over positions of a random match, all seats and all languages. What is shared by all views
/// was made before.
fn viewing(id: &str, game: &Arc<Game>) -> Result<Viewing> {
    let seats = seats_of(game);
    let setting = Setting { seats, seed: SEED, first: Some(0), options: Vec::new(), ..Setting::default() };
    let broken = |what: &str| miette!("{id}: {what}");
    let start = || Match::with_log(game.clone(), &setting, Log::hashing());
    let mut played = start().map_err(|_| broken("the match cannot start"))?;
    let mut bot = Bot::new(Skill::Random, SEED);
    let mut positions = Vec::new();
    while positions.len() < VIEWED.0 && played.winners().is_none() {
        positions.push(played.clone());
        for _ in 0..VIEWED.1 {
            if played.winners().is_none() {
                played.choose(bot.choose(&played)).map_err(|_| broken("the match cannot go on"))?;
            }
        }
    }
    let mut speakers = Vec::new();
    for matched in &positions {
        for language in game.locales.languages() {
            speakers.extend((0..seats).map(|seat| Speaker::new(matched, Some(seat), &[], language)));
        }
    }
    let all = measure(&mut || speakers.iter().for_each(|speaker| drop(black_box(speaker.view(usize::MAX)))));
    let (view, decision) = (all / speakers.len() as u32, decisions(&start, &broken)?);
    let decisions = view.as_secs_f64() / decision.as_secs_f64();
    Ok(Viewing { game: id.to_owned(), players: seats, microseconds: micro(view), decisions })
}

/// The mean time of a decision over whole matches of random bots.
fn decisions<E>(
    start: &dyn Fn() -> std::result::Result<Match, E>,
    broken: &dyn Fn(&str) -> miette::Report,
) -> Result<Duration> {
    let (mut spent, mut made) = (Duration::ZERO, 0u32);
    let mut bot = Bot::new(Skill::Random, SEED);
    while made < 20_000 {
        let mut played = start().map_err(|_| broken("the match cannot start"))?;
        let clock = Instant::now();
        while played.winners().is_none() && made < 40_000 {
            let choice = bot.choose(&played);
            played.choose_quickly(choice).map_err(|fault| broken(&fault.to_string()))?;
            made += 1;
        }
        spent += clock.elapsed();
    }
    Ok(spent / made)
}
