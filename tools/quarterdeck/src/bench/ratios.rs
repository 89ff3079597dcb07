//! What of the engine's speed is a ratio by itself: of several threads to one, of a long match to a short one. Both sides are
//! measured by turns, and the median of the rounds is told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use miette::{Result, miette};
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, Table};
use serde::Serialize;

use super::{SEED, seats_of};
use crate::cores;

/// An odd number, so that there is a median.
const ROUNDS: u64 = 9;
/// One thread plays for about so long in each round.
const SLICE: Duration = Duration::from_millis(80);
/// So many decisions are taken back, or made late in a match, one after the other.
const STRETCH: usize = 24;

/// What one thing costs, in parts of another.
#[derive(Serialize)]
pub struct Ratio {
    what: String,
    pub times: f64,
}

impl Ratio {
    fn of(what: String, mut rounds: Vec<f64>) -> Ratio {
        rounds.sort_by(f64::total_cmp);
        Ratio { what, times: rounds[rounds.len() / 2] }
    }

    /// In words.
    pub fn what(&self) -> &str {
        &self.what
    }
}

/// The ratios of a game.
pub fn ratios(game: &Arc<Game>) -> Result<Vec<Ratio>> {
    let mut found = Vec::new();
    let threads = cores::count();
    if threads > 1 {
        found.push(threads_to_one(game, threads)?);
    }
    found.extend(long_to_short(game)?);
    Ok(found)
}

fn setting(game: &Game, seed: u64) -> Setting {
    Setting { seats: seats_of(game), seed, ..Setting::default() }
}

fn play(game: &Arc<Game>, seed: u64) -> Option<u64> {
    let mut played = Match::with_log(game.clone(), &setting(game, seed), Log::hashing()).ok()?;
    let mut bot = Bot::new(Skill::Random, seed);
    let mut made = 0;
    while played.winners().is_none() {
        let choice = bot.choose(&played);
        played.choose_quickly(choice).ok()?;
        made += 1;
    }
    Some(made)
}

/// Decisions a second of all threads together, in parts of those of one.
fn threads_to_one(game: &Arc<Game>, threads: usize) -> Result<Ratio> {
    let broken = || miette!("{}: a match cannot go on", game.id);
    let clock = Instant::now();
    let mut each = 0;
    while clock.elapsed() < SLICE {
        play(game, SEED + each as u64).ok_or_else(broken)?;
        each += 1;
    }
    // Every thread has the same number of matches, and each round others; decisions are counted, for matches are not alike.
    let speed = |threads: usize, round: u64| {
        let clock = Instant::now();
        let jobs = each * threads;
        let made = cores::each_on(threads, jobs, |at| play(game, SEED + round * (each * 16) as u64 + at as u64));
        let made: Option<u64> = made.into_iter().sum();
        made.map(|made| made as f64 / clock.elapsed().as_secs_f64()).ok_or_else(broken)
    };
    let rounds: Result<Vec<f64>> = (0..ROUNDS).map(|round| Ok(speed(threads, round)? / speed(1, round)?)).collect();
    Ok(Ratio::of(format!("decisions a second of {threads} threads, of one"), rounds?))
}

/// What a decision costs late in a match whose history is kept, in parts of the same decision without history; and what
/// taking one back costs late, in parts of early.
fn long_to_short(game: &Arc<Game>) -> Result<Vec<Ratio>> {
    let (mut made, mut back) = (Vec::new(), Vec::new());
    let mut longest = 0;
    for round in 0..ROUNDS {
        let Some((decided, taken, length)) = one_match(game, SEED + round) else {
            return Err(miette!("{}: a match cannot go on", game.id));
        };
        longest = longest.max(length);
        made.extend(decided);
        back.extend(taken);
    }
    let mut found = Vec::new();
    if !made.is_empty() {
        found.push(Ratio::of(format!("a decision behind up to {longest} others, of the same behind none"), made));
    }
    if !back.is_empty() {
        found.push(Ratio::of(format!("taking back the last of up to {longest}, of {}", STRETCH * 2), back));
    }
    Ok(found)
}

/// Both ratios in one match, each if it is long enough, and how many decisions it has.
fn one_match(game: &Arc<Game>, seed: u64) -> Option<(Option<f64>, Option<f64>, usize)> {
    let mut table = Table::start(game.clone(), setting(game, seed)).ok()?;
    table.practice = true;
    let mut bot = Bot::new(Skill::Random, seed);
    let mut early = None;
    let mut choices = Vec::new();
    while table.now().winners().is_none() {
        if choices.len() == STRETCH * 2 {
            early = taking_back(table.clone());
        }
        choices.push(bot.choose(table.now()));
        table.decide(*choices.last()?).ok()?;
    }
    let length = choices.len();
    let Some(from) = length.checked_sub(STRETCH).filter(|from| *from > STRETCH * 2) else {
        return Some((None, None, length));
    };
    let late = taking_back(table.clone());
    table.undo_to(from).ok()?;
    let mut fresh = Table::from_position(game.clone(), table.now().snapshot().clone()).ok()?;
    let mut spent = [Duration::ZERO; 2];
    for choice in &choices[from..] {
        for (table, spent) in [&mut table, &mut fresh].into_iter().zip(&mut spent) {
            let clock = Instant::now();
            table.decide(*choice).ok()?;
            *spent += clock.elapsed();
        }
    }
    let share = |long: Duration, short: Duration| long.as_secs_f64() / short.as_secs_f64().max(f64::MIN_POSITIVE);
    Some((Some(share(spent[0], spent[1])), late.zip(early).map(|(late, early)| share(late, early)), length))
}

/// How long it takes to take decisions back, one by one.
fn taking_back(mut table: Table) -> Option<Duration> {
    let made = table.decisions().len();
    let clock = Instant::now();
    for count in (made - STRETCH..made).rev() {
        table.undo_to(count).ok()?;
    }
    Some(clock.elapsed())
}
