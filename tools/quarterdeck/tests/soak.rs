//! Many people at many tables for long, with lines that break again and again, and a server that is killed now and then: whatever was
//! acknowledged is there, on disk, at its place. `./test` does so for a little while with few people;
//! `QUARTERDECK_SOAK=3600 QUARTERDECK_SEATS=400` says for how many seconds and how many people.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::web::{Folder, Seat, Server, root, wish};
use quarterdeck::library::Library;
use quarterdeck_runtime::Game;
use quarterdeck_server::Store;
use serde_json::{Value, json};

/// People at one table; a bot plays with them.
const PEOPLE: usize = 2;
/// Most people think no longer than that over a decision, and not at all in the short form.
const THINKS: u64 = 8_000;
/// Nobody stays away for longer.
const AWAY: u64 = 15_000;
/// How long somebody waits for an answer before the line counts as broken.
const PATIENCE: Duration = Duration::from_secs(60);
/// Who sees a match end waits so long before the next one is asked for.
const LINGERS: Duration = Duration::from_secs(2);
/// The server is killed so often, spread over the time.
const KILLS: u32 = 5;

/// Chance that is the same in every run; what the system makes of it is not.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit.max(1)
    }

    fn wait(&mut self, most: u64) {
        std::thread::sleep(Duration::from_millis(self.below(most)));
    }
}

/// What those at one table know to be decided in the match that goes on there.
#[derive(Default)]
struct Ledger {
    /// Which match it is; each one has another number.
    number: u64,
    /// The decisions of people that were acknowledged: which one of the match, and the option; two of them where a line broke behind the
    /// first, which may still have been on its way when the second was said.
    decided: BTreeMap<u64, Vec<String>>,
}

/// A table as it was laid.
struct Laid {
    name: Value,
    tokens: Vec<Value>,
    ledger: Mutex<Ledger>,
}

/// What all have met together.
#[derive(Default)]
struct Met {
    over: AtomicBool,
    acknowledged: AtomicU64,
    compared: AtomicU64,
    late: AtomicU64,
    matches: AtomicU64,
    breaks: [AtomicU64; 6],
    returned: AtomicU64,
    answers: AtomicU64,
    longest: AtomicU64,
    lost: Mutex<Vec<String>>,
}

/// How lines break, as they are counted.
const BREAKS: [&str; 6] = [
    "hung up",
    "left",
    "broke off in the middle of a word",
    "decided and did not wait for the answer",
    "did not listen for a while",
    "came a second time",
];

impl Met {
    fn lose(&self, what: String) {
        self.lost.lock().unwrap().push(what);
    }
}

struct Person<'a> {
    address: &'a str,
    folder: &'a Path,
    game: &'a Arc<Game>,
    table: &'a Laid,
    token: &'a Value,
    met: &'a Met,
    chance: Chance,
    thinks: u64,
    away: u64,
    /// The match that is played, and how many decisions it had when this person heard of it last.
    number: u64,
    heard: u64,
    /// Another match was asked for, and begins at nothing.
    expecting: bool,
    /// What was decided when the line broke, and has not been answered.
    unsure: Option<(u64, String)>,
}

impl Person<'_> {
    /// Plays until all is over, whatever happens to the line.
    fn play(&mut self) {
        while !self.met.over.load(Ordering::Relaxed) {
            let Some(seat) = Seat::try_at(self.address, &self.table.name, self.token) else {
                // A server that is just being started lets nobody in.
                std::thread::sleep(Duration::from_millis(200));
                continue;
            };
            self.met.returned.fetch_add(1, Ordering::Relaxed);
            self.sit(seat);
        }
    }

    /// Sits there until the line breaks.
    fn sit(&mut self, mut seat: Seat) {
        seat.be_patient(Duration::from_millis(500));
        let mut sent: Option<(u64, String, Instant)> = None;
        // Since when the match is over, as far as this one knows.
        let mut since = Instant::now();
        loop {
            if self.met.over.load(Ordering::Relaxed) {
                return seat.leave();
            }
            self.look(&seat);
            if seat.view["over"] != true {
                since = Instant::now();
            }
            if let Some((at, id, asked)) = sent.take() {
                if seat.at_decision() > at {
                    self.acknowledge(at, id, asked);
                } else if asked.elapsed() > PATIENCE {
                    return self.met.lose(format!("{}: decision {at} is not answered", self.table.name));
                } else {
                    sent = Some((at, id, asked));
                }
            } else if seat.view["over"] == true {
                self.next(&mut seat, &mut since);
            } else if seat.is_asked() {
                self.chance.wait(self.thinks);
                let options = seat.view["options"].as_array().unwrap();
                let id = options[self.chance.below(options.len() as u64) as usize]["id"].as_str().unwrap().to_owned();
                let at = seat.at_decision();
                let decide = json!({"do": "decide", "id": id, "at": at});
                match self.chance.below(40) {
                    how @ 0..=5 => {
                        self.met.breaks[how as usize].fetch_add(1, Ordering::Relaxed);
                        match how {
                            0 => drop(seat),
                            1 => seat.leave(),
                            2 => seat.break_off(),
                            3 => {
                                seat.say(&decide);
                                self.unsure = Some((at, id));
                                drop(seat);
                            }
                            4 => {
                                seat.say(&decide);
                                sent = Some((at, id, Instant::now()));
                                self.chance.wait(self.away);
                                // Who was away does not know how long the answer took.
                                if let Some((_, _, asked)) = &mut sent {
                                    *asked = Instant::now();
                                }
                                if !hear(&mut seat) {
                                    self.unsure = sent.map(|(at, id, _)| (at, id));
                                    return;
                                }
                                continue;
                            }
                            _ => {
                                let Some(second) = Seat::try_at(self.address, &self.table.name, self.token) else {
                                    return;
                                };
                                drop(std::mem::replace(&mut seat, second));
                                seat.be_patient(Duration::from_millis(500));
                                continue;
                            }
                        }
                        return self.chance.wait(self.away);
                    }
                    _ => {
                        seat.say(&decide);
                        sent = Some((at, id, Instant::now()));
                    }
                }
            }
            if !hear(&mut seat) {
                self.unsure = sent.map(|(at, id, _)| (at, id)).or_else(|| self.unsure.take());
                return;
            }
        }
    }

    /// What somebody has been told is never taken back: a match does not become shorter.
    fn look(&mut self, seat: &Seat) {
        let now = seat.at_decision();
        if now < self.heard {
            let number = self.table.ledger.lock().unwrap().number;
            if number == self.number && !self.expecting {
                self.met.lose(format!("{}: {} decisions were told, and then {now}", self.table.name, self.heard));
            }
            (self.number, self.expecting) = (number, false);
        }
        self.heard = now;
    }

    fn acknowledge(&mut self, at: u64, id: String, asked: Instant) {
        let took = asked.elapsed().as_millis() as u64;
        self.met.longest.fetch_max(took, Ordering::Relaxed);
        self.met.answers.fetch_add(took, Ordering::Relaxed);
        self.met.acknowledged.fetch_add(1, Ordering::Relaxed);
        let mut ledger = self.table.ledger.lock().unwrap();
        if ledger.number == self.number {
            let before = self.unsure.take().filter(|(number, _)| *number == at).map(|(_, id)| id);
            ledger.decided.insert(at, before.into_iter().chain([id]).collect());
        } else {
            // Heard of so late that the match was compared already.
            self.met.late.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A match is over: what was acknowledged of it is compared with what is on disk, and another one begins.
    fn next(&mut self, seat: &mut Seat, since: &mut Instant) {
        let mut ledger = self.table.ledger.lock().unwrap();
        if ledger.number != self.number {
            // Somebody else has asked for the next one; should the line have broken just then, it is asked for again.
            (self.number, self.expecting, *since) = (ledger.number, true, Instant::now());
            return;
        }
        // Those who were told at the same time write it down first.
        if since.elapsed() < LINGERS {
            return;
        }
        compare(self.folder, self.game, self.table, &mut ledger, self.met);
        self.met.matches.fetch_add(1, Ordering::Relaxed);
        ledger.number += 1;
        (self.number, self.expecting, *since) = (ledger.number, true, Instant::now());
        seat.say(&json!({"do": "next"}));
    }
}

/// Hears whatever comes; false if the line is broken.
fn hear(seat: &mut Seat) -> bool {
    seat.hear_in_time().is_some()
}

/// Compares what was acknowledged with what is on disk.
fn compare(folder: &Path, game: &Arc<Game>, table: &Laid, ledger: &mut Ledger, met: &Met) {
    let name = table.name.as_str().unwrap();
    let kept = match Store::look(folder, name) {
        Ok(Some(record)) => record.open(game.clone()),
        Ok(None) => Err("it is not there".to_owned()),
        Err(error) => Err(error),
    };
    match kept {
        Err(error) => met.lose(format!("{name}: {error}")),
        Ok((kept, _)) => {
            for (at, ids) in &ledger.decided {
                let found = kept.decisions().get(*at as usize).map(|decided| &decided.id);
                if !found.is_some_and(|found| ids.contains(found)) {
                    met.lose(format!("{name}: decision {at} was {ids:?}, and is {found:?} on disk"));
                }
            }
            met.compared.fetch_add(ledger.decided.len() as u64, Ordering::Relaxed);
        }
    }
    ledger.decided.clear();
}

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

#[test]
fn nothing_is_lost_however_often_lines_break() {
    let long = std::env::var_os("QUARTERDECK_SOAK").is_some();
    let (seconds, people) = (number("QUARTERDECK_SOAK", 12), number("QUARTERDECK_SEATS", if long { 400 } else { 24 }));
    let game_name = std::env::var("QUARTERDECK_GAME").unwrap_or_else(|_| "port-royal".to_owned());
    let game = Library::read(&root().join("content")).unwrap().game(&game_name, &[]).unwrap();
    let folder = Folder::new();
    let mut server = Server::start(&folder.0);
    let (address, port) = (server.address.clone(), server.port());
    let tables: Vec<Laid> = (0..people.div_ceil(PEOPLE as u64))
        .map(|at| {
            let mut wanted = wish(&game_name, PEOPLE, 1);
            wanted["seed"] = json!(at);
            wanted["pace"] = json!(if long { 600 } else { 0 });
            let made = server.lay(&wanted);
            let tokens = made["seats"].as_array().unwrap().iter().map(|seat| seat["token"].clone()).collect();
            Laid { name: made["table"].clone(), tokens, ledger: Mutex::default() }
        })
        .collect();
    let met = Met::default();
    let (thinks, away) = if long { (THINKS, AWAY) } else { (40, 200) };
    let (mut first, mut most, mut last, mut killed) = (0, 0, 0, 0);
    let began = Instant::now();
    std::thread::scope(|scope| {
        for (at, (table, token)) in
            tables.iter().flat_map(|table| table.tokens.iter().map(move |token| (table, token))).enumerate()
        {
            let (address, folder, game, met) = (&address, &folder.0, &game, &met);
            let chance = Chance(at as u64 + number("QUARTERDECK_SEED", 1) * 1000);
            scope.spawn(move || {
                Person {
                    address,
                    folder,
                    game,
                    table,
                    token,
                    met,
                    chance,
                    thinks,
                    away,
                    number: 0,
                    heard: 0,
                    expecting: false,
                    unsure: None,
                }
                .play();
            });
        }
        let mut told = Instant::now();
        while began.elapsed() < Duration::from_secs(seconds) && met.lost.lock().unwrap().is_empty() {
            std::thread::sleep(Duration::from_millis(100));
            if let Some((peak, now)) = server.memory() {
                first = if first == 0 && began.elapsed() > Duration::from_secs(seconds) / 12 { now } else { first };
                (most, last) = (most.max(peak), now);
            }
            if told.elapsed() > Duration::from_secs(60) {
                told = Instant::now();
                let count = met.acknowledged.load(Ordering::Relaxed);
                println!("{:>5} s: {count} decisions acknowledged, {last} KB", began.elapsed().as_secs());
            }
            if began.elapsed() > Duration::from_secs(seconds) * (killed + 1) / (KILLS + 1) {
                killed += 1;
                server.kill();
                server = Server::start_at(&folder.0, port);
            }
        }
        met.over.store(true, Ordering::Relaxed);
    });
    let lasted = began.elapsed().as_secs();
    server.kill();
    for table in &tables {
        compare(&folder.0, &game, table, &mut table.ledger.lock().unwrap(), &met);
    }
    let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
    let acknowledged = count(&met.acknowledged);
    println!("{game_name}: {people} people at {} tables, {lasted} s", tables.len());
    let (compared, late) = (count(&met.compared), count(&met.late));
    println!(
        "decisions acknowledged: {acknowledged}; looked for on disk: {compared}, too late to be looked for: {late}"
    );
    println!("matches that came to their end: {}", count(&met.matches));
    for (name, breaks) in BREAKS.iter().zip(&met.breaks) {
        println!("people who {name}: {}", count(breaks));
    }
    println!("people came (back) to their seats: {}; servers killed: {killed}", count(&met.returned));
    let mean = count(&met.answers) as f64 / acknowledged.max(1) as f64;
    println!("an answer took {mean:.0} ms on average, {} ms at most", count(&met.longest));
    println!("the server's memory: {first} KB early, {last} KB at the end, {most} KB at most");
    let lost = met.lost.into_inner().unwrap();
    assert!(lost.is_empty(), "{lost:#?}");
    assert!(acknowledged > people, "hardly anything was decided: {acknowledged}");
    assert_eq!(acknowledged, compared + late);
}
