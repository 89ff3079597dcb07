//! Many tables at once: 200 tables, 400 people who are connected and decide, a bot at every table. Prints how many decisions
//! are made in a second, how long an answer takes, how much a seat receives for each decision, and how long processors work for one.
//!
//! `cargo bench -p quarterdeck --bench tables -- [seconds] [milliseconds that people think] [game]`

#[path = "../tests/web/mod.rs"]
#[allow(dead_code, reason = "the tests need more of it")]
mod web;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use serde_json::json;
use web::{Folder, Seat, Server, wish};

const TABLES: usize = 200;
const PEOPLE: usize = 2;

/// What one seat has met.
#[derive(Default)]
struct Met {
    /// How long each answer took.
    waits: Vec<Duration>,
    messages: u64,
    bytes: u64,
    /// Decisions that it was told of, anybody's.
    decisions: u64,
    broken: bool,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // `cargo test` runs benchmarks too; then there is nothing to measure.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let said: Vec<&String> = arguments.iter().filter(|argument| !argument.starts_with("--")).collect();
    let number = |at: usize, usual: u64| said.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (seconds, think) = (number(0, 20), number(1, 2000));
    let game = said.get(2).map_or("port-royal", |game| game.as_str());
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let made: Vec<_> = (0..TABLES)
        .map(|at| {
            let mut wanted = wish(game, PEOPLE, 1);
            wanted["seed"] = json!(at);
            wanted["pace"] = json!(if think == 0 { 0 } else { 600 });
            server.lay(&wanted)
        })
        .collect();
    let (over, decided) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let start = Arc::new(Barrier::new(TABLES * PEOPLE + 1));
    let mut before = None;
    let met: Vec<Met> = std::thread::scope(|scope| {
        let mut seats = Vec::new();
        for (at, table) in made.iter().enumerate() {
            for (number, token) in table["seats"].as_array().unwrap().iter().enumerate() {
                let seat = server.sit(&table["table"], &token["token"]);
                let (over, decided, start) = (over.clone(), decided.clone(), start.clone());
                let chance = (at * PEOPLE + number) as u64;
                seats.push(scope.spawn(move || {
                    start.wait();
                    play(seat, think, chance, &over, &decided)
                }));
            }
        }
        start.wait();
        before = server.worked();
        std::thread::sleep(Duration::from_secs(seconds));
        over.store(true, Ordering::Relaxed);
        seats.into_iter().map(|seat| seat.join().unwrap()).collect()
    });
    report(game, seconds, think, &met, decided.load(Ordering::Relaxed));
    if let Some((before, after)) = before.zip(server.worked()) {
        let all = met.iter().map(|one| one.decisions).sum::<u64>().max(1) as f64 / PEOPLE as f64;
        let worked = (after - before).as_secs_f64();
        println!(
            "work of processors in the server for a decision: {:.2} ms ({worked:.1} s in all)",
            worked * 1000.0 / all
        );
    }
}

/// Decides whenever it is asked, after some thinking, until it is over.
fn play(mut seat: Seat, think: u64, chance: u64, over: &AtomicBool, decided: &AtomicU64) -> Met {
    let mut met = Met::default();
    let mut chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    let mut draw = |most: u64| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % most.max(1)
    };
    seat.be_patient(Duration::from_millis(500));
    while !over.load(Ordering::Relaxed) {
        if seat.view["over"] == true {
            seat.say(&json!({"do": "next"}));
        } else if seat.is_asked() {
            std::thread::sleep(Duration::from_millis(draw(think * 2)));
            let (before, asked) = (seat.at_decision(), Instant::now());
            seat.decide(draw(1 << 20) as usize);
            while seat.at_decision() == before && !over.load(Ordering::Relaxed) {
                if !note(&mut seat, &mut met) {
                    return met;
                }
            }
            if seat.at_decision() != before {
                met.waits.push(asked.elapsed());
                decided.fetch_add(1, Ordering::Relaxed);
            }
            continue;
        }
        if !note(&mut seat, &mut met) {
            return met;
        }
    }
    met
}

/// Hears one message, if one comes in time; false if the connection is over.
fn note(seat: &mut Seat, met: &mut Met) -> bool {
    let before = seat.at_decision();
    match seat.hear_in_time() {
        Some(0) => true,
        Some(bytes) => {
            met.messages += 1;
            met.bytes += bytes as u64;
            met.decisions += seat.at_decision().saturating_sub(before);
            true
        }
        None => {
            met.broken = true;
            false
        }
    }
}

fn report(game: &str, seconds: u64, think: u64, met: &[Met], decided: u64) {
    let mut waits: Vec<Duration> = met.iter().flat_map(|one| one.waits.iter().copied()).collect();
    waits.sort();
    let at = |part: f64| waits.get(((waits.len() as f64 * part) as usize).min(waits.len().saturating_sub(1)));
    let told = |part: f64| at(part).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0);
    let sum = |of: fn(&Met) -> u64| met.iter().map(of).sum::<u64>();
    let (bytes, decisions) = (sum(|one| one.bytes), sum(|one| one.decisions));
    println!("{game}: {TABLES} tables, {} seats of people, {seconds} s, people think {think} ms", met.len());
    println!("connections that broke: {}", met.iter().filter(|one| one.broken).count());
    println!("decisions of people a second: {:.0}", decided as f64 / seconds as f64);
    println!("decisions of all a second: {:.0}", decisions as f64 / PEOPLE as f64 / seconds as f64);
    println!("answer: median {:.1} ms, 99th percentile {:.1} ms, longest {:.1} ms", told(0.5), told(0.99), told(1.0));
    println!("bytes that a seat receives for a decision: {:.0}", bytes as f64 / decisions.max(1) as f64);
}
