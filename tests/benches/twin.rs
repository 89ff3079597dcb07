//! How quick the engine is, measured against a game written by hand: decisions a second of random play on one thread.
//!
//! The machine may be busy and its clock may change, so both are measured one right after the other, in several rounds,
//! and only their ratio is worth anything. Nothing is asserted: `cargo bench` prints, people judge.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use quarterdeck_runtime::{Game, Log, Match, Setting, check};
use quarterdeck_tests::shelf::{gather, packs};
use quarterdeck_tests::twin::{Dice, Stage, Table};

/// Players of every game.
const SEATS: u8 = 4;
/// An odd number, so that there is a median.
const ROUNDS: usize = 31;
/// About how long each game is played in each round: short, so that both sides meet the same weather.
const SLICE: Duration = Duration::from_millis(100);

/// A game of the engine: the pack with what it needs, options, and the part of the twin's speed it should reach.
struct Contender {
    name: &'static str,
    pack: &'static str,
    options: &'static [(&'static str, &'static str)],
    /// How many times as many copies of each card there are.
    copies: u32,
    aim: f64,
}

const CONTENDERS: &[Contender] = &[
    Contender { name: "port-royal", pack: "port-royal", options: &[], copies: 1, aim: 0.33 },
    // Not more than a fifth slower is asked for.
    Contender { name: "port-royal, ten times the cards", pack: "port-royal", options: &[], copies: 10, aim: 0.27 },
    Contender { name: "port-royal with contracts", pack: "port-royal-contracts", options: &[], copies: 1, aim: 0.20 },
    Contender {
        name: "port-royal-adventure, chapter one",
        pack: "port-royal-adventure",
        options: &[("chapter", "one")],
        copies: 1,
        aim: 0.15,
    },
    Contender {
        name: "cartagena, full escape, voodoo, filibusters",
        pack: "cartagena",
        options: &[("route", "full"), ("voodoo", "on"), ("filibusters", "on")],
        copies: 1,
        aim: 0.08,
    },
    Contender { name: "dead-reckoning", pack: "dead-reckoning", options: &[], copies: 1, aim: 0.08 },
];

/// Plays one match by chance and says how many decisions it took.
type Play<'g> = Box<dyn Fn(u64) -> u64 + 'g>;

fn main() {
    // `cargo test --all-targets` runs this, too; then one match of each game must do.
    let measured = std::env::args().any(|argument| argument == "--bench");
    let games: Vec<(Arc<Game>, Setting)> = CONTENDERS.iter().map(open).collect();
    let twin: Play = Box::new(play_twin);
    let engines: Vec<Play> =
        games.iter().map(|(game, setting)| Box::new(|seed| play_engine(game, setting, seed)) as Play).collect();
    if !measured {
        assert!(engines.iter().chain([&twin]).all(|play| play(1) > 0), "a match without a decision");
        return;
    }
    let twin_matches = matches_in(SLICE, &twin);
    let engine_matches: Vec<u64> = engines.iter().map(|play| matches_in(SLICE, play)).collect();
    let mut twins = Vec::new();
    let mut speeds = vec![Vec::new(); engines.len()];
    let mut ratios = vec![Vec::new(); engines.len()];
    for round in 0..ROUNDS as u64 {
        for (at, play) in engines.iter().enumerate() {
            let beside = speed(twin_matches, round, &twin);
            let reached = speed(engine_matches[at], round, play);
            twins.push(beside);
            speeds[at].push(reached);
            ratios[at].push(reached / beside);
        }
    }
    println!("random play on one thread, {SEATS} players, medians of {ROUNDS} rounds\n");
    println!("{:<45} {:>12} {:>12} {:>15} {:>6}", "", "decisions/s", "of the twin", "lowest–highest", "aim");
    println!("{:<45} {:>12.0} {:>12.2}", "port-royal written by hand (the twin)", median(&mut twins), 1.0);
    for ((contender, speeds), ratios) in CONTENDERS.iter().zip(&mut speeds).zip(&mut ratios) {
        let ratio = median(ratios);
        let spread = format!("{:.3}–{:.3}", ratios[0], ratios[ROUNDS - 1]);
        println!("{:<45} {:>12.0} {ratio:>12.3} {spread:>15} {:>6.2}", contender.name, median(speeds), contender.aim);
    }
}

/// The game as `simulate` plays it: what the setting decides is decided once.
fn open(contender: &Contender) -> (Arc<Game>, Setting) {
    let mut all = packs();
    if contender.copies > 1 {
        all.iter_mut().for_each(|pack| pack.files.values_mut().for_each(|text| *text = copied(text, contender.copies)));
    }
    let pack = all.iter().find(|pack| pack.id == contender.pack).expect("the pack is there");
    let game = check(&gather(pack, &all)).game.expect("the pack is right");
    let options = contender.options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let setting = Setting { seats: SEATS, options, ..Setting::default() };
    (Arc::new(game), setting)
}

/// A file of a pack with so many times as many copies of each card.
fn copied(text: &str, times: u32) -> String {
    let mut parts = text.split("count = ");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        let many =
            part[..digits].parse::<u32>().map_or_else(|_| part[..digits].to_owned(), |n| (n * times).to_string());
        out.extend(["count = ", &many, &part[digits..]]);
    }
    out
}

fn play_engine(game: &Arc<Game>, setting: &Setting, seed: u64) -> u64 {
    let setting = Setting { seed, ..setting.clone() };
    let mut played = Match::with_log(game.clone(), &setting, Log::hashing()).expect("the match can be opened");
    let mut dice = Dice::new(seed);
    let mut decisions = 0;
    while played.winners().is_none() {
        let at = dice.below(played.choices().list.len());
        played.choose_quickly(at).expect("the match goes on");
        decisions += 1;
    }
    black_box(played.log_hash());
    decisions
}

fn play_twin(seed: u64) -> u64 {
    let mut dice = Dice::new(seed);
    let first = dice.below(usize::from(SEATS)) as u8;
    let mut table = Table::open(SEATS, first, &mut dice);
    let mut decisions = 0;
    while !matches!(table.stage, Stage::Over(_)) {
        let moves = table.moves.list();
        let chosen = moves[dice.below(moves.len())];
        table.play(chosen, &mut dice);
        decisions += 1;
    }
    black_box(&table);
    decisions
}

/// How many matches fill a time.
fn matches_in(time: Duration, play: &Play) -> u64 {
    let begun = Instant::now();
    let mut matches = 0;
    while begun.elapsed() < time {
        matches += 1;
        black_box(play(matches));
    }
    matches
}

/// Decisions a second over so many matches, other ones in every round: some are long, and few fill a round.
fn speed(matches: u64, round: u64, play: &Play) -> f64 {
    let begun = Instant::now();
    let decisions: u64 = (round * matches..(round + 1) * matches).map(play).sum();
    decisions as f64 / begun.elapsed().as_secs_f64()
}

/// Puts the figures in order and takes the middle one.
fn median(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
