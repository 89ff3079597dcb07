//! `trace` and `explain --match` as typed: every decision of a ruling or a saved match, with what was asked, who heard it and
//! who kept silent; as lines, as a page and as JSON.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;
use serde_json::Value;

/// A copy of the small example game, in a folder of its own.
fn pack(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tracing-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    copy(&root().join("content/examples/lanterns"), &folder.join("lanterns"));
    folder
}

fn run(folder: &Path, words: &[&str]) -> (String, bool) {
    let (out, errors, fine) = run_in(folder, &[words, &["--content", "."]].concat(), b"");
    (out + &errors, fine)
}

const SCENE: &str = "covers:  LAN-1\n\ngame lanterns, players Anna, Bob\nrow: sheet red x4\ndeck starts: sheet gold\n\
                     Anna has 2 oil\nBob has 2 oil\n\nAnna: take sheet red\n";

fn ruling(folder: &Path, expected: &str) -> &'static str {
    let text = format!("ruling:  Whoever takes a card loses oil.\n{SCENE}  {expected}\n");
    std::fs::write(folder.join("lanterns/rulings/night/traced.ruling"), text).unwrap();
    "lanterns/rulings/night/traced.ruling"
}

#[test]
fn a_ruling_tells_who_heard_what_and_which_line_does_not_hold() {
    let folder = pack("ruling");
    let file = ruling(&folder, "Anna loses 1 oil");
    let (out, fine) = run(&folder, &["trace", file, "--lang", "en"]);
    assert!(!fine && out.starts_with("Whoever takes a card loses oil.\n"), "{out}");
    assert!(out.contains("1. Anna: ") && out.contains(": Anna: take sheet red"), "{out}");
    assert!(out.contains("> ") && out.contains("[take sheet red]"), "the option that was taken: {out}");
    assert!(out.contains("the rule `refill` hears “leaves row” (Anna) and acts  (lanterns/flow.toml:"), "{out}");
    assert!(out.contains("the rule `moth` hears “enters row” (Anna) and keeps silent"), "{out}");
    assert!(out.contains("no: it is a visitor"), "{out}");
    assert!(out.contains("! line 11 of the ruling does not hold: expected `Anna loses 1 oil`"), "{out}");
    let file = ruling(&folder, "Anna has 2 oil");
    let (out, fine) = run(&folder, &["trace", file, "--lang", "ru"]);
    assert!(fine && out.contains("правило `moth` слышит «enters row» (Anna) и молчит"), "{out}");
    assert!(out.contains("нет: ") && !out.contains("keeps silent"), "{out}");
}

#[test]
fn a_saved_match_can_be_stepped_through() {
    let folder = pack("match");
    let (out, fine) = run(&folder, &["seek", "lanterns", "light", "--save", "found.json"]);
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["trace", "found.json", "--format", "json", "--lang", "en"]);
    assert!(fine, "{out}");
    let trace: Value = serde_json::from_str(&out).unwrap();
    let save: Value = serde_json::from_str(&std::fs::read_to_string(folder.join("found.json")).unwrap()).unwrap();
    let steps = trace["steps"].as_array().unwrap();
    let asked = steps.iter().filter(|step| step["number"] != 0).count();
    assert_eq!(Some(asked), save["decisions"].as_array().map(Vec::len), "every decision once");
    for step in steps.iter().filter(|step| step["number"] != 0) {
        let taken = step["options"].as_array().unwrap().iter().filter(|option| option["taken"] == true).count();
        assert_eq!(taken, 1, "{step}");
    }
    assert_eq!(steps[0]["number"], 0, "set-up comes first");
    let deeds = steps[0]["lines"].as_array().unwrap().iter().filter(|line| line["kind"] == "does").count();
    assert_eq!(deeds, 3, "set-up does three things: {}", steps[0]);

    let (out, fine) = run(&folder, &["trace", "found.json", "--out", "trace.html", "--lang", "ru"]);
    assert!(fine, "{out}");
    let page = std::fs::read_to_string(folder.join("trace.html")).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.contains("\"Назад\"") && !page.contains("ui-trace"), "{page}");
    assert_eq!(page.matches("<script").count(), 2);

    let (out, fine) = run(&folder, &["trace", "found.json", "--card", "nothing_so_called", "--lang", "en"]);
    assert!(!fine && out.contains("no line of this trace is about the card") && out.contains("sheet"), "{out}");
    let (out, fine) = run(&folder, &["trace", "found.json", "--decisions", "1", "--lang", "en"]);
    assert!(fine && out.contains("\n1. ") && !out.contains("\n2. "), "{out}");
    let (out, fine) = run(&folder, &["trace", "found.json", "--decisions", "soon", "--lang", "en"]);
    assert!(!fine && out.contains("--decisions 7-12"), "{out}");
}

#[test]
fn a_sentence_is_answered_in_a_match() {
    let folder = pack("values");
    let file = ruling(&folder, "Anna has 2 oil");
    let ask = |words: &[&str]| {
        let (out, fine) = run(&folder, &[&["explain", "lanterns"], words, &["--match", file]].concat());
        assert!(fine, "{out}");
        out
    };
    let out = ask(&["you have at least 3 oil"]);
    assert!(out.contains("with Anna as “you”") && out.contains("It does not hold.") && out.contains("no: "), "{out}");
    let out = ask(&["your oil times 2", "--you", "Bob"]);
    assert!(out.contains("with Bob as “you”") && out.contains("It is 4."), "{out}");
    let out = ask(&["a paper in the row"]);
    assert!(out.contains("It names 4 things:"), "{out}");
    let out = ask(&["you have at least 3 oil", "--lang", "ru"]);
    assert!(out.contains("Это неверно."), "{out}");
    let (out, fine) = run(&folder, &["explain", "lanterns", "your oil", "--match", file, "--you", "Zoe"]);
    assert!(!fine && out.contains("nobody at this table is called “Zoe”"), "{out}");
}

#[test]
fn how_long_an_answer_to_a_save_takes_is_told_stage_by_stage() {
    let folder = pack("measured");
    let (out, fine) = run(&folder, &["watch", "lanterns", "--measure", "3", "--lang", "en"]);
    assert!(fine && out.starts_with("3 small changes of `lanterns`"), "{out}");
    for stage in ["reading the files", "checking the pack", "rulings", "in all"] {
        assert!(out.contains(stage), "{out}");
    }
}
