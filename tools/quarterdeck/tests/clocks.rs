//! Clocks that are turned while everything goes on: ten years ahead, back to 1970 and before it, and to and fro. Whoever sits at a table of a
//! server stays there, is told what is new and can decide; what was decided is there when the server is started again at another time; matches
//! begin, are saved and go on. The clock of one process is turned by `libfaketime` (Debian: `libfaketime`; elsewhere
//! `QUARTERDECK_FAKETIME` names the library); where it is not installed, the test prints that it tried nothing.

#![cfg(target_os = "linux")]

use crate::web;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::web::{Folder, Server, request, root, wish};
use quarterdeck_server::Store;
use serde_json::json;

/// Where the library lies.
fn library() -> Option<PathBuf> {
    let named = std::env::var_os("QUARTERDECK_FAKETIME").map(PathBuf::from);
    let usual = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/usr/lib64"];
    let usual = usual.iter().map(|folder| Path::new(folder).join("faketime/libfaketimeMT.so.1"));
    named.into_iter().chain(usual).find(|file| file.is_file())
}

/// A clock that can be turned, for the processes that are given it.
struct Clock {
    file: PathBuf,
    environment: Vec<(&'static str, String)>,
}

impl Clock {
    fn new(folder: &Path) -> Option<Clock> {
        let library = library()?;
        let file = folder.join("clock");
        let environment = vec![
            ("LD_PRELOAD", library.display().to_string()),
            ("FAKETIME_TIMESTAMP_FILE", file.display().to_string()),
            ("FAKETIME_NO_CACHE", "1".to_owned()),
            // Whatever counts time that passes goes on as it does when a real clock is turned.
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ("DONT_FAKE_MONOTONIC", "1".to_owned()),
        ];
        let clock = Clock { file, environment };
        clock.turn("+0d");
        Some(clock)
    }

    fn environment(&self) -> Vec<(&str, &str)> {
        self.environment.iter().map(|(name, value)| (*name, value.as_str())).collect()
    }

    /// Turns it; processes that run already see the other time.
    fn turn(&self, to: &str) {
        let part = self.file.with_extension("part");
        fs::write(&part, format!("{to}\n")).unwrap();
        fs::rename(&part, &self.file).unwrap();
    }

    /// The year that a process with this clock is in.
    fn year(&self) -> i32 {
        let told = Command::new("date").arg("+%Y").envs(self.environment()).output().unwrap();
        String::from_utf8_lossy(&told.stdout).trim().parse().unwrap()
    }
}

/// Times to which the clock is turned, and the year that it is then.
const TIMES: [(&str, Option<i32>); 7] = [
    ("+3650d", None),
    ("1970-01-01 00:00:10", Some(1970)),
    ("-400d", None),
    ("2099-12-31 23:59:59", Some(2099)),
    ("1960-06-01 00:00:00", Some(1960)),
    ("2038-01-19 03:14:08", Some(2038)),
    ("+0d", None),
];

#[test]
fn a_server_whose_clock_is_turned_goes_on() {
    let (folder, hands) = (Folder::new(), Folder::new());
    let Some(clock) = Clock::new(&hands.0) else {
        println!("no libfaketime is installed; nothing was tried");
        return;
    };
    let now = clock.year();
    let mut server = Server::start_with(&folder.0, &clock.environment());
    let made = server.lay(&wish("lanterns", 2, 1));
    let (table, tokens) = (made["table"].clone(), made["seats"].clone());
    let mut seats = [0, 1].map(|at| server.sit(&table, &tokens[at]["token"]));
    // Somebody who only listens stays, whatever the clock says.
    let mut watching = server.sit(&table, &made["watch"]);
    let mut ids: Vec<(u64, String)> = Vec::new();
    let mut decided = 0;
    for (at, (to, year)) in TIMES.into_iter().enumerate() {
        clock.turn(to);
        let is = clock.year();
        assert!(year.map_or(to == "+0d" || is != now, |year| (is - year).abs() <= 1), "{to}: it is {is}");
        for _ in 0..2 {
            let Some(asked) = seats.iter().position(web::Seat::is_asked) else { break };
            let number = seats[asked].at_decision();
            let options = seats[asked].view["options"].as_array().unwrap();
            let id = options[0]["id"].as_str().unwrap().to_owned();
            seats[asked].say(&json!({"do": "decide", "id": id, "at": number}));
            for seat in seats.iter_mut().chain([&mut watching]) {
                seat.hear_until(number + 1);
            }
            ids.push((number, id));
            decided += 1;
            // Bots that do not wait for the clock have decided as well.
            settle(&mut seats);
        }
        // Another table is laid at that time, and who asks is not counted as having asked for years.
        server.lay(&wish("lanterns", 1, 1));
        for _ in 0..30 {
            assert_eq!(request(&server.address, "GET", "/api/games", &[], "").0, 200, "{to}");
        }
        if at == 3 {
            // Killed in one year, started in another.
            server.kill();
            clock.turn("1999-01-01 00:00:00");
            server = Server::start_with(&folder.0, &clock.environment());
            seats = [0, 1].map(|at| server.sit(&table, &tokens[at]["token"]));
            watching = server.sit(&table, &made["watch"]);
        }
    }
    assert!(decided > 4, "hardly anything was decided: {decided}");
    server.kill();
    let game = quarterdeck::library::Library::read(&root().join("content")).unwrap().game("lanterns", &[]).unwrap();
    let record = Store::look(&folder.0, table.as_str().unwrap()).unwrap().expect("the table is kept");
    let (kept, _) = record.open(game).unwrap();
    for (at, id) in &ids {
        assert_eq!(kept.decisions()[*at as usize].id, *id, "decision {at}");
    }
    println!("the clock was turned {} times; {decided} decisions are kept", TIMES.len() + 1);
}

/// Hears what comes until somebody of these is asked, or the match is over.
fn settle(seats: &mut [web::Seat; 2]) {
    for _ in 0..200 {
        if seats.iter().any(|seat| seat.is_asked() || seat.view["over"] == true) {
            return;
        }
        seats.iter_mut().for_each(web::Seat::hear_for_a_moment);
    }
    panic!("nobody is asked");
}

#[test]
fn matches_begin_and_are_saved_at_any_time() {
    let hands = Folder::new();
    let Some(clock) = Clock::new(&hands.0) else {
        println!("no libfaketime is installed; nothing was tried");
        return;
    };
    let file = hands.0.join("match.save");
    let mut seeds = Vec::new();
    for (step, (to, _)) in TIMES.into_iter().enumerate() {
        clock.turn(to);
        let told = |arguments: &[&str], input: &str| {
            let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
                .args(arguments)
                .envs(clock.environment())
                .current_dir(root())
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
            let output = child.wait_with_output().unwrap();
            let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            (text.concat(), output.status.success())
        };
        // A save of one time goes on at another.
        let name = file.display().to_string();
        let begin = if step == 0 { json!({"do": "start", "seed": 5}) } else { json!({"do": "load", "file": name}) };
        let requests = [begin, json!({"do": "choose", "index": 0}), json!({"do": "save", "file": name})];
        let requests: String = requests.iter().map(|request| format!("{request}\n")).collect();
        let (all, fine) = told(&["drive", "lanterns"], &requests);
        assert!(fine && !all.contains("\"ok\":false") && all.lines().count() == 3, "{to}: {all}");
        // Without a seed one is made of the time; the match begins all the same.
        let fresh = hands.0.join(format!("fresh-{step}"));
        let (all, _) = told(&["play", "lanterns", "--save", &fresh.display().to_string()], "1\nquit\n");
        let kept = fs::read_to_string(&fresh).unwrap_or_else(|error| panic!("{to}: {error}\n{all}"));
        let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
        seeds.push(kept["setting"]["seed"].clone());
    }
    assert!(seeds.iter().all(|seed| !seed.is_null()), "{seeds:?}");
    let before = PathBuf::from(format!("{}.before", file.display()));
    assert!(before.is_file(), "the version before is kept whatever the time");
}
