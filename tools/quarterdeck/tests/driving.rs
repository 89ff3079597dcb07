//! `drive` for programs: chance that is said beforehand, what a match brings each seat, positions, and what can be taken
//! back.

use crate::common::{root, run_in};
use serde_json::{Value, json};

fn drive(game: &[&str], requests: &[Value]) -> Vec<Value> {
    let lines: Vec<String> = requests.iter().map(Value::to_string).collect();
    let command: Vec<&str> = ["drive"].into_iter().chain(game.iter().copied()).collect();
    let (out, errors, fine) = run_in(&root(), &command, format!("{}\n", lines.join("\n")).as_bytes());
    assert!(fine, "{errors}");
    let answers: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), requests.len());
    answers
}

const LANTERNS: [&str; 3] = ["lanterns", "--content", "content/examples"];

/// The names of the cards in a zone of a view, from the top.
fn lying(view: &Value, zone: &str) -> Vec<String> {
    let zones = view["view"]["zones"].as_array().unwrap();
    let found = zones.iter().find(|found| found["id"] == zone).unwrap();
    let cards = found["cards"].as_array().unwrap();
    cards.iter().map(|card| card["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_field_that_a_request_does_not_take_is_refused() {
    let start = json!({ "do": "start", "players": 2 });
    let wrong = [
        (json!({ "do": "view", "sead": 1 }), "`view` takes no `sead`; did you mean `seat`?"),
        (json!({ "do": "decision", "verbose": true }), "`decision` takes no `verbose`; it takes: lang"),
        (json!({ "do": "start", "people": ["0"] }), "`people` must be a list of seats from 0 to 1"),
        (json!({ "do": "start", "people": ["a"] }), "`people` must be a list of seats from 0 to 1"),
        (json!({ "do": "start", "people": [null] }), "`people` must be a list of seats from 0 to 1"),
        (json!({ "do": "start", "names": ["Anna", 7] }), "`names` must be a list of 2 names"),
        (json!({ "do": "start", "practice": 1 }), "`practice` must be true or false, not 1"),
        (json!({ "do": "start", "fixed": { "tops": [{ "zone": "deck", "top": [] }] } }), "what lies on top now"),
    ];
    let requests: Vec<Value> = [start].into_iter().chain(wrong.iter().map(|(request, _)| request.clone())).collect();
    for ((request, message), answer) in wrong.iter().zip(&drive(&LANTERNS, &requests)[1..]) {
        let told = answer["message"].as_str().unwrap_or_default();
        assert!(answer["ok"] == false && told.contains(message), "{request}: {answer}");
    }
}

#[test]
fn the_next_shuffle_and_the_next_card_can_be_said() {
    let top = ["beacon 2/2", "sheet green", "moth", "sheet red"];
    let fixed = json!({ "shuffles": [{ "zone": "deck", "top": top }] });
    let view = json!({ "do": "view" });
    for seed in [1, 2] {
        let start = json!({ "do": "start", "players": 2, "seed": seed, "fixed": fixed });
        let answers = drive(&LANTERNS, &[start, view.clone(), json!({ "do": "save" })]);
        let row = lying(&answers[1], "row");
        // The moth flies on as it comes, and the next card takes its place.
        let named: Vec<&String> = row.iter().filter(|card| top.contains(&card.as_str())).collect();
        assert!(named.contains(&&"beacon 2/2".to_owned()) && !row.contains(&"moth".to_owned()), "{answers:?}");
        let load = json!({ "do": "load", "save": answers[2]["save"] });
        let again = drive(&LANTERNS, &[load, view.clone()]);
        assert_eq!(lying(&again[1], "row"), row, "a save keeps what was fixed");
    }
    let started = drive(&LANTERNS, &[json!({ "do": "start", "players": 2, "seed": 5 }), json!({ "do": "state" })]);
    let position = &started[1]["state"];
    let first = started[0]["options"][0]["id"].as_str().unwrap();
    assert!(first.starts_with("take "), "{first}");
    let fixed = json!({ "tops": [{ "zone": "deck", "top": ["beacon 2/2"] }] });
    let go_on = json!({ "do": "start", "position": position, "fixed": fixed });
    let answers = drive(&LANTERNS, &[go_on, json!({ "do": "choose", "id": first }), view]);
    assert!(lying(&answers[2], "row").contains(&"beacon 2/2".to_owned()), "{}", answers[2]);
    let both = drive(&LANTERNS, &[json!({ "do": "start", "position": position, "seed": 3 })]);
    assert!(both[0]["message"].as_str().unwrap().contains("`seed` cannot be given together with `position`"));
}

#[test]
fn a_match_that_is_over_says_what_it_brought_each_seat() {
    let start = json!({ "do": "start", "players": 3, "seed": 4, "options": { "night_length": 2 } });
    let mut requests = vec![start];
    requests.extend(std::iter::repeat_n(json!({ "do": "choose", "index": 0 }), 12));
    let answers = drive(&LANTERNS, &requests);
    assert_eq!((&answers[1]["returns"], &answers[1]["ranks"]), (&Value::Null, &Value::Null));
    let over = answers.iter().find(|answer| answer["over"] == true).expect("the match is over");
    let winners = over["winners"].as_array().unwrap();
    let returns = over["returns"].as_array().unwrap();
    let ranks = over["ranks"].as_array().unwrap();
    assert_eq!((returns.len(), ranks.len()), (3, 3));
    let best = ranks.iter().map(|rank| rank[0].as_i64().unwrap()).max().unwrap();
    for seat in 0..3 {
        let won = winners.contains(&json!(seat));
        assert_eq!(
            returns[seat],
            json!(if winners.len() == 3 {
                0
            } else if won {
                1
            } else {
                -1
            })
        );
        assert!(!won || ranks[seat][0] == best, "{over}");
    }
}

#[test]
fn what_has_shown_a_person_something_stays_unless_it_is_practice() {
    let reveal = json!({ "do": "choose", "id": "reveal" });
    let undo = json!({ "do": "undo" });
    let tried = |start: Value| drive(&["port-royal"], &[start, reveal.clone(), undo.clone()])[2].clone();
    let alone = tried(json!({ "do": "start", "players": 2, "people": [0] }));
    assert_eq!(alone["code"], "undo_blocked", "{alone}");
    let practice = tried(json!({ "do": "start", "players": 2, "people": [0], "practice": true }));
    assert_eq!(practice["decision"], 0, "{practice}");
    let program = tried(json!({ "do": "start", "players": 2 }));
    assert_eq!(program["decision"], 0, "{program}");
}

#[test]
fn at_the_terminal_practice_must_be_asked_for_and_is_told() {
    for (language, told, blocked) in
        [("en", "This is practice", "That cannot be taken back"), ("ru", "Это тренировка", "Отменить нельзя")]
    {
        let command = ["play", "port-royal", "--players", "2", "--seed", "4", "--lang", language];
        let (out, errors, fine) = run_in(&root(), &command, b"1\nundo\nquit\n");
        assert!(fine && out.contains(blocked) && !out.contains(told), "{errors}{out}");
        let (out, errors, fine) = run_in(&root(), &[&command[..], &["--practice"]].concat(), b"1\nundo\nquit\n");
        assert!(fine && out.contains(told) && !out.contains(blocked), "{errors}{out}");
    }
}
