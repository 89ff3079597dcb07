//! The table in a real pseudo-terminal: what is on the screen at several sizes, and whole matches played by keys.

use std::time::{Duration, Instant};

use crate::pty::Seat;
use insta::assert_snapshot;

/// Whoever looks at the screen finds this.
fn shows(seat: &mut Seat, words: &[&str]) {
    for word in words {
        assert!(seat.wait_for(word), "no “{word}” on the screen:\n{}", seat.screen());
    }
}

/// Skips the bots and reads on until the player is asked.
fn until_asked(seat: &mut Seat) {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(60) {
        seat.settle();
        let screen = seat.screen();
        let has = |words: &[&str]| words.iter().any(|word| screen.contains(word));
        if has(&["Enter: go on", "Enter: дальше"]) {
            seat.press("\r");
        } else if has(&["The others play", "Ходят остальные"]) {
            seat.press(" ");
        } else if has(&["┌"]) {
            return;
        }
    }
    panic!("nobody is asked:\n{}", seat.screen());
}

/// What stands on the screen when one is asked first.
fn first(size: (u16, u16), arguments: &[&str]) -> String {
    let mut seat = Seat::take(size, arguments);
    until_asked(&mut seat);
    let screen = seat.screen();
    seat.leave();
    screen
}

const GAMES: &[(&str, &[&str])] = &[
    ("port_royal", &["play", "port-royal", "--seed", "5", "--lang", "en", "--bots", "random"]),
    (
        "contracts",
        &["play", "port-royal", "--with", "port-royal-contracts", "--seed", "5", "--lang", "ru", "--bots", "random"],
    ),
    ("adventure", &["play", "port-royal-adventure", "--seed", "5", "--lang", "en", "--bots", "random"]),
    ("cartagena", &["play", "cartagena", "--set", "voodoo=on", "--seed", "5", "--lang", "en", "--bots", "random"]),
    (
        "dead_reckoning",
        &["play", "dead-reckoning", "--players", "4", "--seed", "5", "--lang", "en", "--bots", "random"],
    ),
    ("lanterns", &["play", "lanterns", "--seed", "5", "--lang", "ru", "--bots", "random"]),
];

/// What the pane with details is called.
const DETAILS: [&str; 2] = ["Details", "Подробно"];

/// The names of panes of which something is below the screen.
fn cut_off(screen: &str) -> Vec<String> {
    let lines: Vec<Vec<char>> = screen.lines().map(|line| line.chars().collect()).collect();
    let mut found = Vec::new();
    for (row, line) in lines.iter().enumerate() {
        for sign in (0..line.len()).filter(|at| line[*at] == '▼') {
            let Some(left) = line[..sign].iter().rposition(|it| *it == '└') else { continue };
            let head =
                lines[..row].iter().rev().find(|above| above.get(left) == Some(&'┌')).expect("a pane has a head");
            let name: String = head[left + 1..].iter().take_while(|it| !"─┐".contains(**it)).collect();
            found.push(name.trim().to_owned());
        }
    }
    found
}

#[test]
fn the_first_decision_at_100x40() {
    for (name, arguments) in GAMES {
        let screen = first((100, 40), arguments);
        assert!(screen.lines().count() <= 40);
        // Only details of what is pointed at may go on below.
        let off: Vec<String> = cut_off(&screen).into_iter().filter(|it| !DETAILS.contains(&it.as_str())).collect();
        assert!(off.is_empty(), "{name}: {off:?} on\n{screen}");
        assert_snapshot!(format!("{name}_100x40"), screen);
    }
}

#[test]
fn the_first_decision_at_80x24() {
    for (name, arguments) in GAMES {
        let screen = first((80, 24), arguments);
        assert!(screen.lines().count() <= 24);
        assert_snapshot!(format!("{name}_80x24"), screen);
    }
}

#[test]
fn the_first_decision_at_200x60() {
    for (name, arguments) in GAMES {
        let screen = first((200, 60), arguments);
        assert!(screen.lines().count() <= 60);
        assert_snapshot!(format!("{name}_200x60"), screen);
    }
}

#[test]
fn one_enter_leads_to_a_match_and_the_table_can_be_asked() {
    let mut seat = Seat::take((100, 40), &["play", "lanterns", "--seed", "5"]);
    shows(&mut seat, &["Your name: Anna", "Enter: begin"]);
    seat.press("Zoe");
    shows(&mut seat, &["Your name: Zoe"]);
    seat.press("\r");
    shows(&mut seat, &["Zoe"]);
    until_asked(&mut seat);
    seat.press("?");
    shows(&mut seat, &["A card, a kind, a zone"]);
    seat.press("oil\r");
    shows(&mut seat, &["something one has, gains and pays", "Bob 4"]);
    seat.press("\x1b");
    seat.press("l");
    shows(&mut seat, &["Что произошло", "Вы"]);
    seat.press("l");
    shows(&mut seat, &["What happened"]);
    seat.press("h");
    shows(&mut seat, &["from option to option"]);
    seat.press("\r");
    seat.resize((80, 24));
    shows(&mut seat, &["Tab: next"]);
    seat.resize((100, 40));
    shows(&mut seat, &["Details"]);
    seat.press("q");
    shows(&mut seat, &["Leave?"]);
    seat.press("\r");
    assert!(seat.ends());
    assert!(seat.screen().contains("Goodbye!"), "{}", seat.screen());
}

#[test]
fn a_whole_match_is_played_by_keys() {
    let mut seat = Seat::take(
        (100, 40),
        &["play", "lanterns", "--players", "2", "--seed", "7", "--lang", "en", "--bots", "random"],
    );
    for _ in 0..400 {
        seat.settle();
        let screen = seat.screen();
        if screen.contains("The end") {
            break;
        }
        seat.press(if screen.contains("The others play") { " " } else { "\r" });
    }
    shows(&mut seat, &["The end", "Brightness", "What happened last", "seed 7"]);
    seat.press("q");
    assert!(seat.ends());
}

#[test]
fn a_page_of_the_story_can_be_read_again() {
    let mut seat =
        Seat::take((100, 40), &["play", "port-royal-adventure", "--players", "2", "--seed", "5", "--lang", "en"]);
    until_asked(&mut seat);
    for _ in 0..12 {
        seat.settle();
        if seat.screen().contains("The lamp goes out") && seat.screen().contains("Enter: go on") {
            break;
        }
        seat.press("\r");
    }
    shows(&mut seat, &["This is the ledger of the Second Anchor", "(1 of 2)"]);
    seat.press("\r");
    shows(&mut seat, &["No light on the point", "(2 of 2)"]);
    seat.press("\r");
    until_asked(&mut seat);
    seat.press("s");
    shows(&mut seat, &["No light on the point", "(2 of 2)"]);
    seat.press("\x1b[D");
    shows(&mut seat, &["This is the ledger of the Second Anchor", "(1 of 2)"]);
    seat.leave();
}

/// A file that is gone with the test.
fn scratch(name: &str) -> std::path::PathBuf {
    std::env::temp_dir().join(format!("quarterdeck-terminal-{}-{name}", std::process::id()))
}

#[test]
fn a_saved_match_is_stepped_through_and_played_on() {
    let file = scratch("match.json");
    let shown = file.to_str().unwrap();
    let played = std::process::Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["play", "lanterns", "--players", "2", "--seed", "7", "--names", "Zoe,Max", "--auto", "--save", shown])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output();
    assert!(played.unwrap().status.success());
    let mut seat = Seat::take((100, 40), &["replay", shown, "--lang", "en"]);
    shows(&mut seat, &["0 of", "v eyes"]);
    // Everything is shown: also what nobody at the table knows.
    while !seat.screen().contains("everything shown") {
        seat.press("v");
        seat.settle();
    }
    let all = seat.screen();
    while !seat.screen().contains("seen by Zoe") {
        seat.press("v");
        seat.settle();
    }
    assert_ne!(all, seat.screen());
    seat.press("\x1b[C\x1b[C\x1b[C");
    shows(&mut seat, &["3 of"]);
    seat.press("\x1b[D");
    shows(&mut seat, &["2 of"]);
    seat.press("p");
    until_asked(&mut seat);
    shows(&mut seat, &["Enter: choose"]);
    seat.leave();
    std::fs::remove_file(file).ok();
}

#[test]
fn the_first_match_points_out_what_is_new_once() {
    let file = scratch("hints.json");
    let hints = file.to_str().unwrap();
    let arguments = ["play", "port-royal", "--players", "2", "--seed", "5", "--lang", "en", "--bots", "random"];
    let mut seat = Seat::taught((100, 40), &arguments, hints);
    until_asked(&mut seat);
    for _ in 0..30 {
        if seat.screen().contains('☞') {
            break;
        }
        seat.press("\r");
        until_asked(&mut seat);
    }
    assert!(seat.screen().contains('☞'), "{}", seat.screen());
    let known = std::fs::read_to_string(&file).unwrap();
    assert!(known.starts_with("[\"port-royal:"), "{known}");
    seat.press("i");
    shows(&mut seat, &["No more hints."]);
    seat.leave();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "null");
    std::fs::remove_file(file).ok();
}

#[test]
fn the_terminal_is_given_back() {
    let mut seat = Seat::take((100, 40), &["play", "lanterns", "--seed", "5", "--lang", "en"]);
    until_asked(&mut seat);
    assert!(seat.is_drawn_over());
    seat.press("\x03");
    assert!(seat.ends());
    assert!(!seat.is_drawn_over());
    assert!(seat.screen().contains("--seed 5"), "{}", seat.screen());
}
