//! Everything that `drive` and `play` refuse, in both languages: a clear message, and the match stays
//! where it was.

use std::fmt::Write as _;
use std::path::PathBuf;

use crate::common::{root, run_in};
use serde_json::{Value, json};

fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> (String, String, bool) {
    run_in(&root(), arguments, input.as_ref())
}

fn drive(game: &str, language: &str, requests: &[String]) -> Vec<Value> {
    let (answers, errors, fine) = run(&["drive", game, "--lang", language], format!("{}\n", requests.join("\n")));
    assert!(fine, "{errors}");
    let answers: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), requests.len(), "every request has an answer");
    answers
}

/// What is answered in both languages, with a name for each request.
fn refused(game: &str, before: &[String], tried: &[(&str, String)]) -> String {
    let mut requests = before.to_vec();
    for (_, request) in tried {
        requests.push(request.clone());
        requests.push(r#"{"do":"state"}"#.to_owned());
    }
    let (english, russian) = (drive(game, "en", &requests), drive(game, "ru", &requests));
    let mut out = String::new();
    let state = |answers: &[Value], at: usize| answers[at].get("state").cloned();
    let first = before.len() + 1;
    for (at, (name, _)) in tried.iter().enumerate() {
        let place = before.len() + at * 2;
        for (answers, language) in [(&english, "en"), (&russian, "ru")] {
            let answer = &answers[place];
            assert_eq!(answer["ok"], json!(false), "{name}: {answer}");
            assert_eq!(state(answers, place + 1), state(answers, first), "{name} leaves the match where it was");
            let code = if language == "en" {
                format!("{name}\n  {}\n", answer["code"].as_str().unwrap())
            } else {
                String::new()
            };
            writeln!(out, "{code}  {}", answer["message"].as_str().unwrap()).unwrap();
        }
    }
    out
}

fn text(request: Value) -> String {
    request.to_string()
}

fn start() -> String {
    text(json!({ "do": "start", "players": 3, "seed": 4 }))
}

/// A match after some decisions, saved.
fn saved() -> Value {
    let mut requests = vec![start()];
    requests.extend((0..4).map(|_| text(json!({ "do": "choose", "index": 0 }))));
    requests.push(text(json!({ "do": "save" })));
    drive("port-royal", "en", &requests).pop().unwrap()["save"].clone()
}

fn changed(save: &Value, change: impl FnOnce(&mut Value)) -> Value {
    let mut save = save.clone();
    change(&mut save);
    save
}

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("quarterdeck-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

#[test]
fn requests_that_make_no_sense() {
    let tried = [
        ("half an object", "{\"do\":".to_owned()),
        ("a number", "7".to_owned()),
        ("nothing to do", text(json!({ "what": "start" }))),
        ("a slip", text(json!({ "do": "chose" }))),
        ("something else", text(json!({ "do": "dance" }))),
        ("a negative number of players", text(json!({ "do": "start", "players": -2 }))),
        ("a seed in words", text(json!({ "do": "start", "seed": "seven" }))),
        ("too many players", text(json!({ "do": "start", "players": 9 }))),
        ("a first player who is not there", text(json!({ "do": "start", "players": 2, "first": 5 }))),
        ("options as a list", text(json!({ "do": "start", "options": ["ending"] }))),
        ("an option that is a slip", text(json!({ "do": "start", "options": { "endin": "standard" } }))),
        ("a value that is not there", text(json!({ "do": "start", "options": { "ending": "never" } }))),
        ("too few names", text(json!({ "do": "start", "players": 3, "names": ["Anna"] }))),
        ("a person at no seat", text(json!({ "do": "start", "players": 3, "people": [7] }))),
        ("a position that is none", text(json!({ "do": "start", "position": { "seats": 2 } }))),
        ("an option by two names", text(json!({ "do": "choose", "id": "reveal", "index": 0 }))),
        ("an option by a number as id", text(json!({ "do": "choose", "id": 1 }))),
        ("an option that is a slip", text(json!({ "do": "choose", "id": "reveel" }))),
        ("an option that is not open", text(json!({ "do": "choose", "id": "hire admiral" }))),
        ("a number that is not there", text(json!({ "do": "choose", "index": 40 }))),
        ("half a number", text(json!({ "do": "choose", "index": 0.5 }))),
        ("a view of no seat", text(json!({ "do": "view", "seat": 3 }))),
        ("a language that is no text", text(json!({ "do": "view", "lang": 1 }))),
        ("a language that is not spoken", text(json!({ "do": "view", "lang": "tlh" }))),
        ("why without words", text(json!({ "do": "why" }))),
        ("undo of nothing", text(json!({ "do": "undo" }))),
        ("undo into the future", text(json!({ "do": "undo", "to": 5 }))),
        ("nothing to load", text(json!({ "do": "load" }))),
        ("a file that is not there", text(json!({ "do": "load", "file": "no/such.save" }))),
        ("a file that is no path", text(json!({ "do": "save", "file": 1 }))),
        ("a file that cannot be written", text(json!({ "do": "save", "file": "no/such/folder/a.save" }))),
    ];
    insta::assert_snapshot!(refused("port-royal", &[start()], &tried));
}

#[test]
fn an_option_that_is_not_there() {
    let tried = [("an option", text(json!({ "do": "start", "options": { "weather": "fine" } })))];
    insta::assert_snapshot!(refused("lanterns", &[text(json!({ "do": "start" }))], &tried));
}

#[test]
fn before_a_match_there_is_nothing_to_ask() {
    let answers =
        drive("cartagena", "ru", &[text(json!({ "do": "decision" })), text(json!({ "do": "undo", "lang": "en" }))]);
    let told: Vec<&str> = answers.iter().map(|answer| answer["message"].as_str().unwrap()).collect();
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn saves_that_cannot_be_opened() {
    let save = saved();
    let load = |save: Value| text(json!({ "do": "load", "save": save }));
    let broken = Scratch::new("broken.save", "{\n  \"format\": \"quarterdeck-match\",\n  \"version\" 1\n}");
    let prose = Scratch::new("prose.save", "Dear diary");
    let file = |scratch: &Scratch| text(json!({ "do": "load", "file": scratch.0.to_str().unwrap() }));
    let tried = [
        ("a file that is damaged", file(&broken)),
        ("a file that is something else", file(&prose)),
        ("another format", load(json!({ "format": "chess", "version": 1 }))),
        ("no version", load(changed(&save, |save| save["version"] = Value::Null))),
        ("a newer version", load(changed(&save, |save| save["version"] = json!(99)))),
        (
            "a part is missing",
            load(changed(&save, |save| {
                save.as_object_mut().unwrap().remove("decisions");
            })),
        ),
        ("a wrong kind of part", load(changed(&save, |save| save["setting"]["seats"] = json!("three")))),
        ("seats that cannot be", load(changed(&save, |save| save["setting"]["seats"] = json!(9)))),
        ("another game", load(changed(&save, |save| save["packs"][0]["id"] = json!("chess")))),
        ("a decision that cannot be read", load(changed(&save, |save| save["decisions"][1]["offered"] = json!("x")))),
        ("a decision that was not open", load(changed(&save, |save| save["decisions"][0]["id"] = json!("dance")))),
        ("another snapshot", load(changed(&save, |save| save["snapshot"]["seed"] = json!(5)))),
        (
            "an unsound beginning",
            load(changed(&save, |save| {
                let mut start = save["snapshot"].clone();
                start["cards"][0]["zone"] = json!(3);
                save["start"] = start;
            })),
        ),
        (
            "an older pack and another decision",
            load(changed(&save, |save| {
                save["packs"][0]["version"] = json!("0.0.1");
                save["decisions"][0]["id"] = json!("dance");
            })),
        ),
        (
            "a changed pack and another decision",
            load(changed(&save, |save| {
                save["packs"][0]["hash"] = json!("0000000000000000");
                save["decisions"][0]["id"] = json!("dance");
            })),
        ),
        (
            "a pack that is gone and another decision",
            load(changed(&save, |save| {
                save["packs"].as_array_mut().unwrap().push(json!({ "id": "gone", "version": "1.0.0", "hash": "0" }));
                save["decisions"][0]["id"] = json!("dance");
            })),
        ),
    ];
    // The pack may grow; what is said of it does not change.
    let version = save["packs"][0]["version"].as_str().unwrap();
    insta::assert_snapshot!(refused("port-royal", &[start()], &tried).replace(version, "NEW"));
}

#[test]
fn what_others_have_seen_cannot_be_taken_back() {
    let start = text(json!({ "do": "start", "players": 2, "seed": 4, "people": [0, 1] }));
    let choose = text(json!({ "do": "choose", "index": 0 }));
    let tried = [("undo of what was seen", text(json!({ "do": "undo" })))];
    insta::assert_snapshot!(refused("port-royal", &[start, choose], &tried));
}

#[test]
fn a_finished_match_decides_nothing_more() {
    let mut requests = vec![text(json!({ "do": "start", "players": 2, "seed": 4, "options": { "round_limit": "1" } }))];
    requests.extend((0..40).map(|_| text(json!({ "do": "choose", "index": 0 }))));
    let over = drive("cartagena", "en", &requests).iter().position(|answer| answer["over"] == json!(true));
    requests.truncate(over.expect("a round comes to an end") + 1);
    let tried = [
        ("one more", text(json!({ "do": "choose", "index": 0 }))),
        ("by id", text(json!({ "do": "choose", "id": "done" }))),
    ];
    insta::assert_snapshot!(refused("cartagena", &requests, &tried));
}

#[test]
fn nonsense_at_the_prompt() {
    let lines = b"\xef\xbb\xbf\n0\n99\n-1\nfly to the moon\n? \n? warp core\n? stop\nundo\nsave\nsave no/such/folder/a.save\n1e9\n\xff\xfe\nquit\n";
    for language in ["en", "ru"] {
        let (out, errors, fine) =
            run(&["play", "port-royal", "--players", "2", "--seed", "4", "--lang", language], lines);
        assert!(fine, "{errors}");
        // What is asked again is not shown again.
        let told: Vec<&str> = out.lines().skip_while(|line| !line.starts_with('>')).collect();
        insta::assert_snapshot!(format!("nonsense_{language}"), told.join("\n"));
    }
}

#[test]
fn play_refuses_a_damaged_save_in_the_readers_language() {
    let broken = Scratch::new("play.save", "{");
    for language in ["en", "ru"] {
        let (_, errors, fine) =
            run(&["play", "port-royal", "--save", broken.0.to_str().unwrap(), "--lang", language], "");
        assert!(!fine);
        insta::assert_snapshot!(format!("damaged_{language}"), errors);
    }
    assert_eq!(std::fs::read_to_string(&broken.0).unwrap(), "{", "the file is left alone");
}

/// The longest row of words that are written in English letters; what stands in backquotes, or in capitals, is a name.
fn english_row(line: &str) -> usize {
    let (mut longest, mut row) = (0, 0);
    for word in line.split_whitespace() {
        let bare = word.trim_matches(|sign: char| ".,;:()".contains(sign));
        let english = !bare.is_empty() && bare.chars().all(|sign| sign.is_ascii_alphabetic() || sign == '\'');
        row = if english && bare.chars().any(|sign| sign.is_ascii_lowercase()) { row + 1 } else { 0 };
        longest = longest.max(row);
        // A list of names goes on behind a comma.
        if word.ends_with(',') {
            row = 0;
        }
    }
    longest
}

#[test]
fn help_is_told_in_russian_to_its_last_word() {
    let help = |command: &[&str]| run(&[command, &["--help", "--lang", "ru"]].concat(), b"").0;
    let commands_of = |help: &str| -> Vec<String> {
        let list = help.lines().skip_while(|line| !["Commands:", "Команды:"].contains(line)).skip(1);
        let names = list.take_while(|line| line.starts_with("  ")).filter_map(|line| line.split_whitespace().next());
        names.filter(|name| *name != "help").map(str::to_owned).collect()
    };
    let all = commands_of(&run(&["--help"], b"").0);
    let mut open: Vec<Vec<String>> = all.into_iter().map(|name| vec![name]).collect();
    let (mut read, mut english) = (0, Vec::new());
    while let Some(command) = open.pop() {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let told = help(&words);
        assert!(told.contains("Использование:"), "{command:?}: {told}");
        read += 1;
        let prose = told.lines().filter(|line| !line.starts_with("Использование:"));
        english.extend(prose.filter(|line| english_row(line) > 2).map(|line| format!("{command:?}: {line}")));
        open.extend(commands_of(&told).into_iter().map(|name| {
            let mut inner = command.clone();
            inner.push(name);
            inner
        }));
    }
    assert!(english.is_empty(), "{}", english.join("\n"));
    assert!(read > 30, "only the help of {read} commands was read");
}
