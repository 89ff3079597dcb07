//! How long answers take with hidden cards exchanged: `timing [--moments N] [--rounds N] [--seed S] [--bots N] [game …]`.
//!
//! Each moment of a match is laid out three times: as it is, with two cards exchanged that a reader cannot tell apart, and once more as it is. All
//! three are asked the same in turn, again and again, in an order that changes: over sockets what a reader may ask, and within this process what
//! whoever is asked may decide, and how long a bot thinks in their place (`--bots` times; where the bot sees one of the cards, which the reader
//! does not, that is told apart, since it may well think longer of another hand). For each moment and question the times are compared, as they are with exchanged ones, and as they are with the
//! same: the second tells how much chance makes of nothing. Printed are the middle of the times, by how much the middles differ, how many
//! moments differ visibly (Welch's t above 4.5, the slowest tenth of the times left out), and how often one time tells which of two tables it
//! comes from (half of the time is guessing).

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Instant;

use quarterdeck_runtime::{Bot, Skill};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::unseen;
use quarterdeck_tests::wire::{Line, Moment, answer, questions, serve};

const GAMES: [&str; 6] = ["port-royal", "cartagena", "dead-reckoning", "lanterns", "grove", "attic"];

/// Welch's t from which on two means are called different.
const VISIBLE: f64 = 4.5;

/// Times of one question at one moment: as it is, exchanged, as it is; in nanoseconds.
#[derive(Default)]
struct Times([Vec<f64>; 3]);

/// What comes of comparing two lists of times.
struct Compared {
    /// By how much the middles differ, as a part of the first.
    shift: f64,
    t: f64,
    /// How often a time of the second is longer than one of the first.
    guess: f64,
}

fn middle(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(0.0)
}

/// The mean and the variance of the mean, without the slowest tenth.
fn mean(times: &[f64]) -> (f64, f64) {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.truncate(sorted.len() * 9 / 10);
    let count = sorted.len().max(2) as f64;
    let mean = sorted.iter().sum::<f64>() / count;
    let variance = sorted.iter().map(|time| (time - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, variance / count)
}

fn compare(one: &[f64], other: &[f64]) -> Compared {
    let (first, second) = (mean(one), mean(other));
    let t = (second.0 - first.0) / (first.1 + second.1).sqrt().max(f64::MIN_POSITIVE);
    let mut all: Vec<(f64, bool)> =
        one.iter().map(|time| (*time, false)).chain(other.iter().map(|time| (*time, true))).collect();
    all.sort_by(|left, right| left.0.total_cmp(&right.0));
    // How many of the first are shorter than each of the second; equal ones count half.
    let (mut below, mut won, mut at) = (0.0, 0.0, 0);
    while at < all.len() {
        let end = all[at..].iter().take_while(|(time, _)| *time == all[at].0).count() + at;
        let firsts = all[at..end].iter().filter(|(_, second)| !second).count() as f64;
        let seconds = (end - at) as f64 - firsts;
        won += seconds * (below + firsts / 2.0);
        below += firsts;
        at = end;
    }
    let guess = won / (one.len() * other.len()).max(1) as f64;
    Compared { shift: middle(other) / middle(one).max(1.0) - 1.0, t, guess }
}

/// Asks at all three tables of a moment.
fn ask(
    address: std::net::SocketAddr,
    moment: &Moment,
    rounds: usize,
    chance: &mut Chance,
) -> Result<BTreeMap<String, Times>, String> {
    let mut times: BTreeMap<String, Times> = BTreeMap::new();
    let mut lines = Vec::new();
    for at in 0..3 {
        let mut line = Line::sit(address, &moment.laid[at].table, moment.secret(at))?;
        line.hear()?;
        lines.push(line);
    }
    let questions = questions(moment.matches[0].game(), chance);
    let pause = std::time::Duration::from_millis(70);
    for round in 0..rounds {
        let question = &questions[round % questions.len()];
        let (said, asked) = (question["do"].as_str().unwrap_or_default(), question.to_string());
        let first = chance.below(3);
        for step in 0..3 {
            let at = (first + step * (1 + round % 2)) % 3;
            let began = Instant::now();
            answer(&mut lines[at], question)?;
            let took = began.elapsed().as_nanos() as f64;
            times.entry(format!("{said}\t{asked}")).or_default().0[at].push(took);
        }
        // Whoever asks more than fifteen times a second is shown out.
        std::thread::sleep(pause);
    }
    Ok(times)
}

/// Decides at all three, each time from the beginning, as long as that shows neither card; and reads what the reader is shown.
fn decide(moment: &Moment, rounds: usize, chance: &mut Chance) -> BTreeMap<String, Times> {
    let mut times: BTreeMap<String, Times> = BTreeMap::new();
    let options = moment.matches[0].option_ids();
    for (number, id) in options.iter().enumerate().take(6) {
        let tried = moment.matches.each_ref().map(|played| {
            let mut played = played.clone();
            let offered = played.option_ids().iter().position(|known| known == id);
            offered.filter(|at| played.choose(*at).is_ok() && unseen(&played, moment.pair, moment.seat))
        });
        let [Some(one), Some(two), Some(three)] = tried else { continue };
        for round in 0..rounds {
            let first = chance.below(3);
            for step in 0..3 {
                let at = (first + step * (1 + round % 2)) % 3;
                let mut played = moment.matches[at].clone();
                let began = Instant::now();
                played.choose([one, two, three][at]).ok();
                let took = began.elapsed().as_nanos() as f64;
                times.entry(format!("(deciding)\t{number}")).or_default().0[at].push(took);
                let began = Instant::now();
                let view = quarterdeck_runtime::Speaker::new(&played, moment.seat, &[], "en").view(0);
                let took = began.elapsed().as_nanos() as f64;
                drop(view);
                times.entry(format!("(looking)\t{number}")).or_default().0[at].push(took);
            }
        }
    }
    times
}

/// So often a bot that searches tries here: what differs does so in each try.
const TRIES: u32 = 40;

/// Bots think about the decision of the moment: the same bots, with the same chance, at all three.
fn think(moment: &Moment, rounds: usize, chance: &mut Chance) -> BTreeMap<String, Times> {
    let mut times: BTreeMap<String, Times> = BTreeMap::new();
    let Some(seat) = moment.matches[0].asked() else { return times };
    if moment.matches[0].option_ids().len() < 2 {
        return times;
    }
    let sees = if unseen(&moment.matches[0], moment.pair, Some(seat)) { "" } else { ", sees" };
    for (name, skill) in [("greedy", Skill::Greedy), ("search", Skill::Search(TRIES))] {
        for round in 0..rounds {
            let first = chance.below(3);
            for step in 0..3 {
                let at = (first + step * (1 + round % 2)) % 3;
                let mut bot = Bot::new(skill, round as u64);
                let began = Instant::now();
                bot.choose(&moment.matches[at]);
                let took = began.elapsed().as_nanos() as f64;
                times.entry(format!("({name}{sees})\t")).or_default().0[at].push(took);
            }
        }
    }
    times
}

/// All comparisons of one game and one sort of question.
#[derive(Default)]
struct Sort {
    middles: Vec<f64>,
    exchanged: Vec<Compared>,
    same: Vec<Compared>,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: usize| {
        let at = arguments.iter().position(|word| word == name);
        at.and_then(|at| arguments.get(at + 1)?.parse().ok()).unwrap_or(usual)
    };
    let (count, rounds, seed) = (number("--moments", 6), number("--rounds", 1_100), number("--seed", 1));
    let thoughts = number("--bots", 100);
    let named: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|word| !word.starts_with('-') && word.parse::<u64>().is_err())
        .collect();
    let games = if named.is_empty() { GAMES.to_vec() } else { named };
    println!(
        "{:<16} {:<14} {:>8} {:>10} | {:>8} {:>9} {:>7} | {:>8} {:>9} {:>7}",
        "game", "what", "compared", "middle", "differs", "visible", "guess", "(same)", "visible", "guess"
    );
    for game in games {
        let folder = std::env::temp_dir().join(format!("quarterdeck-timing-{}-{game}", std::process::id()));
        let served = match serve(&[game], count, seed as u64, &folder) {
            Ok(served) => served,
            Err(error) => {
                eprintln!("{game}: {error}");
                return ExitCode::FAILURE;
            }
        };
        let mut sorts: BTreeMap<String, Sort> = BTreeMap::new();
        // All moments are asked at the same time: each connection may speak so often, and no more.
        let asked: Vec<Result<BTreeMap<String, Times>, String>> = std::thread::scope(|scope| {
            let address = served.address;
            let each = |(at, moment)| {
                scope.spawn(move || ask(address, moment, rounds, &mut Chance::new(seed as u64 + at as u64)))
            };
            let all: Vec<_> = served.moments.iter().enumerate().map(each).collect();
            all.into_iter().map(|one| one.join().unwrap_or_else(|_| Err("it broke down".to_owned()))).collect()
        });
        for (at, asked) in asked.into_iter().enumerate() {
            let asked = match asked {
                Ok(asked) => asked,
                Err(error) => {
                    eprintln!("{}: {error}", served.moments[at].about);
                    continue;
                }
            };
            let decided = decide(&served.moments[at], rounds, &mut Chance::new(seed as u64 + 7));
            let thought = think(&served.moments[at], thoughts, &mut Chance::new(seed as u64 + 8));
            for (what, Times([one, exchanged, again])) in asked.into_iter().chain(decided).chain(thought) {
                let sort = sorts.entry(what.split('\t').next().unwrap_or_default().to_owned()).or_default();
                sort.middles.push(middle(&one));
                sort.exchanged.push(compare(&one, &exchanged));
                sort.same.push(compare(&one, &again));
            }
        }
        for (what, sort) in sorts {
            let told = |all: &[Compared]| {
                let shifts: Vec<f64> = all.iter().map(|compared| compared.shift.abs()).collect();
                let visible = all.iter().filter(|compared| compared.t.abs() > VISIBLE).count();
                let guesses: Vec<f64> = all.iter().map(|compared| compared.guess.max(1.0 - compared.guess)).collect();
                format!(
                    "{:>7.1}% {:>4} of {:<3} {:>6.1}%",
                    middle(&shifts) * 100.0,
                    visible,
                    all.len(),
                    middle(&guesses) * 100.0
                )
            };
            println!(
                "{game:<16} {what:<14} {:>8} {:>7.0} µs | {} | {}",
                sort.middles.len(),
                middle(&sort.middles) / 1000.0,
                told(&sort.exchanged),
                told(&sort.same)
            );
        }
    }
    ExitCode::SUCCESS
}
