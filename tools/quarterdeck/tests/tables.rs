//! Tables over the wire: who may sit where, what each seat receives, and what outlives the server.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use crate::web::{Folder, Seat, Server, request, root, wish};
use quarterdeck::library::Library;
use quarterdeck_runtime::{Game, Table};
use quarterdeck_server::Store;
use serde_json::{Value, json};

/// The names of all faces in a part of a view.
fn faces(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(parts) => {
            found.extend(parts.get("face").and_then(Value::as_str).map(str::to_owned));
            parts.values().for_each(|part| faces(part, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| faces(part, found)),
        _ => {}
    }
}

/// What lies in each zone of a view: whose it is, how many cards there are, and those that are seen.
fn lying(view: &Value) -> Vec<Value> {
    let card = |(at, card): (usize, &Value)| json!([card["id"], card.get("at").unwrap_or(&json!(at)), card["owner"]]);
    let zone = |zone: &Value| {
        let cards: Vec<Value> = zone["cards"].as_array().unwrap().iter().enumerate().map(card).collect();
        json!([zone["id"], zone["owner"], zone["count"], cards])
    };
    view["zones"].as_array().unwrap().iter().map(zone).collect()
}

/// A seat was told what its view says and nothing else, and received no face but of cards in it.
fn keeps_secrets(seat: &Seat, table: &Table) {
    let own = seat.view["seat"].as_u64().map(|seat| seat as u8);
    let view = serde_json::to_value(table.speaker(own, "en").view(usize::MAX)).unwrap();
    let zones = seat.view["zones"].as_array().unwrap();
    for ((should, told), zone) in lying(&view).into_iter().zip(lying(&seat.view)).zip(zones) {
        if zone["style"] == "hidden" || zone["purse"] == true {
            assert_eq!(told[3], json!([]), "what is not drawn is not told");
        } else {
            assert_eq!(told, should, "seat {own:?}");
        }
    }
    for part in ["players", "prompt", "asked"] {
        assert_eq!(seat.view[part], view[part], "{part} of seat {own:?}");
    }
    // Labels have names for the numbers in names; of arguments, those are told that lie somewhere.
    let options = |view: &Value| -> Vec<Value> {
        let lying = |option: &Value| -> Vec<Value> {
            let all = option["arguments"].as_array().into_iter().flatten();
            all.filter(|it| it.get("lies").is_some()).map(|it| json!([it["kind"], it["lies"]])).collect()
        };
        let all = view["options"].as_array().unwrap().iter();
        all.map(|option| json!([option["id"], lying(option), option["brings"]])).collect()
    };
    assert_eq!(options(&seat.view), options(&view), "options of seat {own:?}");
    let mut shown = BTreeSet::new();
    faces(&seat.view, &mut shown);
    for face in seat.last["faces"].as_object().into_iter().flat_map(|faces| faces.keys()) {
        assert!(shown.contains(face), "a face was told that is nowhere in the view");
    }
}

/// The match of a table as it is on disk.
fn kept(folder: &Path, table: &Value, game: &Arc<Game>) -> Table {
    let record = Store::look(folder, table.as_str().unwrap()).unwrap().expect("it is kept");
    record.open(game.clone()).unwrap().0
}

#[test]
fn a_seat_receives_only_what_it_may_know() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let library = Library::read(&root().join("content")).unwrap();
    for (name, decisions) in [("cartagena", 25), ("lanterns", 25), ("dead-reckoning", 12)] {
        let game = library.game(name, &[]).unwrap();
        let made = server.lay(&wish(name, 3, 0));
        let tokens = made["seats"].as_array().unwrap().iter().map(|seat| &seat["token"]);
        let mut seats: Vec<Seat> =
            tokens.chain([&made["watch"]]).map(|token| server.sit(&made["table"], token)).collect();
        let own: Vec<Value> = seats.iter().map(|seat| seat.view["seat"].clone()).collect();
        assert_eq!(own, [json!(0), json!(1), json!(2), json!(null)]);
        for at in 0..decisions {
            let table = kept(&folder.0, &made["table"], &game);
            seats.iter().for_each(|seat| keeps_secrets(seat, &table));
            let hidden =
                |zone: &Value| zone["count"].as_u64() > zone["cards"].as_array().map(|cards| cards.len() as u64);
            assert!(seats[0].view["zones"].as_array().unwrap().iter().any(hidden), "nothing is hidden in {name}");
            let asked = seats.iter().position(Seat::is_asked).unwrap();
            // Another seat that answers in place of the one that is asked is not heard.
            let id = seats[asked].view["options"][0]["id"].clone();
            let other = (asked + 1) % 3;
            seats[other].say(&json!({"do": "decide", "id": id, "at": at}));
            seats[other].hear();
            assert_eq!(seats[other].at_decision(), at);
            seats[asked].decide(at as usize * 7);
            seats.iter_mut().for_each(|seat| seat.hear_until(at + 1));
        }
    }
}

#[test]
fn a_link_that_is_wrong_leads_nowhere() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let [one, other] = [0, 1].map(|_| server.lay(&wish("lanterns", 1, 1)));
    let token = &one["seats"][0]["token"];
    assert_eq!(token.as_str().unwrap().len(), 32);
    for (table, token) in [
        (&one["table"], &other["seats"][0]["token"]),
        (&one["table"], &json!("")),
        (&json!("../tables"), token),
        (&json!("0000000000000000"), token),
    ] {
        let seat = server.sit(table, token);
        assert_eq!(seat.last["kind"], "gone", "{table} {token}");
    }
    assert_eq!(server.sit(&one["table"], token).last["kind"], "view");
}

#[test]
fn a_server_that_dies_goes_on_at_the_same_decision() {
    let folder = Folder::new();
    let mut server = Server::start(&folder.0);
    let made = server.lay(&wish("port-royal", 1, 2));
    let (table, token) = (&made["table"], &made["seats"][0]["token"]);
    let mut seat = server.sit(table, token);
    let mut own = 0;
    while own < 6 {
        if seat.is_asked() {
            seat.decide(own);
            own += 1;
        }
        assert!(seat.hear().is_some());
    }
    while !seat.is_asked() {
        assert!(seat.hear().is_some());
    }
    server.kill();
    let again = Server::start(&folder.0);
    // Several come back at once, and all of them find the same table.
    let after = std::thread::scope(|scope| {
        let seats: Vec<_> = (0..4).map(|_| scope.spawn(|| again.sit(table, token))).collect();
        seats.into_iter().map(|seat| seat.join().unwrap()).inspect(|seat| assert_eq!(seat.last["kind"], "view")).last()
    });
    let after = after.unwrap();
    assert_eq!(after.at_decision(), seat.at_decision());
    for part in ["options", "prompt", "zones", "players", "events"] {
        assert_eq!(after.view[part], seat.view[part], "{part}");
    }
}

#[test]
fn one_can_take_back_ask_why_and_change_the_language() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let mut wanted = wish("lanterns", 1, 1);
    wanted["practice"] = json!(true);
    let made = server.lay(&wanted);
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    while !seat.is_asked() {
        seat.hear();
    }
    let (at, options) = (seat.at_decision(), seat.view["options"].clone());
    seat.decide(0);
    seat.hear_until(at + 1);
    assert_eq!(seat.last["undo"], json!(true));
    seat.say(&json!({"do": "undo"}));
    while seat.at_decision() != at {
        assert!(seat.hear().is_some());
    }
    assert_eq!(seat.view["options"], options);
    seat.say(&json!({"do": "why", "words": "light"}));
    let why = seat.hear().unwrap();
    assert!(why["kind"] == "why" && why["text"].as_str().unwrap().len() > 10, "{why}");
    let english = seat.view["prompt"].clone();
    seat.say(&json!({"do": "language", "language": "ru"}));
    while seat.hear().unwrap()["kind"] != "view" {}
    assert_eq!(seat.view["language"], "ru");
    assert_ne!(seat.view["prompt"], english);
}

#[test]
fn what_is_too_large_too_fast_or_from_elsewhere_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let (status, head, page) = request(&server.address, "GET", "/", &[], "");
    assert!(status == 200 && page.contains("/page/lobby.js"), "{page}");
    for header in [
        "content-security-policy: default-src 'none'",
        "x-content-type-options: nosniff",
        "referrer-policy: no-referrer",
    ] {
        assert!(head.contains(header), "{header} is missing in {head}");
    }
    let body = wish("lanterns", 1, 1).to_string();
    let lay = |headers: &[(&str, &str)], body: &str| request(&server.address, "POST", "/api/tables", headers, body).0;
    assert_eq!(lay(&[("Origin", "http://elsewhere.example")], &body), 403);
    assert_eq!(lay(&[("Content-Type", "text/plain")], &body), 415);
    assert_eq!(lay(&[], &"x".repeat(20_000)), 413);
    assert_eq!(lay(&[], "{\"game\":\"nothing\",\"seats\":[]}"), 422);
    assert_eq!(lay(&[], &body), 200);
    let made = server.lay(&wish("lanterns", 1, 1));
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    seat.say_text(&"x".repeat(10_000));
    while seat.hear().is_some() {}
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    (0..400).for_each(|_| seat.say(&json!({"do": "why", "words": "x"})));
    let mut heard = 0;
    while seat.hear().is_some() {
        heard += 1;
    }
    assert!(heard < 390, "{heard} of 400 were answered");
}

/// Plays at a table until the server is gone; returns how many decisions it had heard of.
fn play_until_it_dies(mut seat: Seat, chance: usize) -> u64 {
    let mut heard = seat.at_decision();
    let mut number = chance;
    loop {
        if seat.is_asked() {
            seat.decide(number);
            number = number.wrapping_mul(31).wrapping_add(7);
        } else if seat.view["over"] == true {
            seat.say(&json!({"do": "next"}));
        }
        match seat.hear() {
            None => return heard,
            Some(told) if told["kind"] == "view" => heard = told["at"].as_u64().unwrap(),
            Some(_) => {}
        }
        if seat.view["over"] == true {
            return heard;
        }
    }
}

/// Who was asked after so many decisions.
fn asked_at(table: &Table, decisions: u64) -> Value {
    let mut then = table.clone();
    then.practice = true;
    then.undo_to(decisions as usize).unwrap();
    serde_json::to_value(then.speaker(None, "en").view(usize::MAX)).unwrap()["asked"].clone()
}

#[test]
fn however_a_server_dies_every_table_goes_on_at_the_same_decision() {
    let folder = Folder::new();
    let library = Library::read(&root().join("content")).unwrap();
    let mut server = Server::start(&folder.0);
    let mut tables = Vec::new();
    for game in ["port-royal", "cartagena", "lanterns", "dead-reckoning"] {
        let mut wanted = wish(game, 1, 1);
        wanted["pace"] = json!(1);
        tables.push((library.game(game, &[]).unwrap(), server.lay(&wanted)));
    }
    for (round, moment) in [130, 410, 70, 260].into_iter().enumerate() {
        let seats: Vec<Seat> =
            tables.iter().map(|(_, made)| server.sit(&made["table"], &made["seats"][0]["token"])).collect();
        let heard: Vec<u64> = std::thread::scope(|scope| {
            let playing: Vec<_> = (seats.into_iter().enumerate())
                .map(|(at, seat)| scope.spawn(move || play_until_it_dies(seat, at + round)))
                .collect();
            std::thread::sleep(std::time::Duration::from_millis(moment));
            server.kill();
            playing.into_iter().map(|playing| playing.join().unwrap()).collect()
        });
        server = Server::start(&folder.0);
        for ((game, made), heard) in tables.iter().zip(heard) {
            let table = kept(&folder.0, &made["table"], game);
            // Nothing that anybody was told of is lost; bots may have gone on meanwhile, and one answer may be on disk that nobody heard of.
            let there = table.decisions().len() as u64;
            assert!(there >= heard, "{heard} were told, {there} are there");
            let own = (heard..there).filter(|at| asked_at(&table, *at) == json!(0)).count();
            assert!(own <= 1, "{own} answers between {heard} and {there} were heard by nobody");
            let mut watching = server.sit(&made["table"], &made["watch"]);
            assert!(watching.at_decision() >= there);
            if watching.at_decision() == there {
                let view = serde_json::to_value(table.speaker(None, "en").view(usize::MAX)).unwrap();
                assert_eq!(watching.view["players"], view["players"]);
                assert_eq!(watching.view["prompt"], view["prompt"]);
            }
            watching.hear_for_a_moment();
        }
    }
}

#[test]
fn what_was_is_told_to_a_seat_as_it_saw_it_then() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let library = Library::read(&root().join("content")).unwrap();
    let game = library.game("cartagena", &[]).unwrap();
    let made = server.lay(&wish("cartagena", 2, 0));
    let mut seats: Vec<Seat> = (0..2).map(|at| server.sit(&made["table"], &made["seats"][at]["token"])).collect();
    for at in 0..12 {
        let asked = seats.iter().position(Seat::is_asked).unwrap();
        seats[asked].decide(at * 5);
        seats.iter_mut().for_each(|seat| seat.hear_until(at as u64 + 1));
    }
    let whole = kept(&folder.0, &made["table"], &game);
    for at in [0, 3, 7, 12] {
        let mut then = whole.clone();
        then.practice = true;
        then.undo_to(at).unwrap();
        for (seat, own) in seats.iter_mut().zip(0u8..) {
            // Nobody looks through the eyes of another, whatever is asked for.
            seat.say(&json!({"do": "look", "at": at, "eyes": 1 - own}));
            let told = seat.hear().unwrap();
            assert_eq!((&told["kind"], &told["at"]), (&json!("past"), &json!(at)));
            let view = serde_json::to_value(then.speaker(Some(own), "en").view(usize::MAX)).unwrap();
            assert_eq!(told["view"]["seat"], json!(own));
            assert_eq!(told["view"]["options"], json!([]));
            for (told, should) in lying(&told["view"]).into_iter().zip(lying(&view)) {
                assert!(told == should || told[3] == json!([]), "{told} instead of {should}");
            }
        }
    }
    // While others play, nobody has the record of the match.
    for seat in &mut seats {
        seat.say(&json!({"do": "save"}));
        seat.say(&json!({"do": "from", "at": 2, "seat": 0}));
        seat.say(&json!({"do": "why", "words": "x"}));
        loop {
            let told = seat.hear().unwrap();
            assert!(told["kind"] != "save" && told["kind"] != "laid", "{told}");
            if told["kind"] == "why" {
                break;
            }
        }
    }
}

#[test]
fn what_was_taken_back_stays_so_and_one_server_has_a_folder() {
    let folder = Folder::new();
    let library = Library::read(&root().join("content")).unwrap();
    let game = library.game("lanterns", &[]).unwrap();
    let mut server = Server::start(&folder.0);
    let mut wanted = wish("lanterns", 1, 0);
    wanted["seats"] = json!([{"name": "P0"}, {"name": "P1"}]);
    wanted["shared"] = json!(true);
    wanted["practice"] = json!(true);
    let made = server.lay(&wanted);
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    for at in 0..9 {
        seat.decide(at * 3);
        seat.hear_until(at as u64 + 1);
    }
    for at in [8, 7, 6] {
        seat.say(&json!({"do": "undo"}));
        while seat.at_decision() != at {
            assert!(seat.hear().is_some());
        }
    }
    seat.decide(1);
    seat.hear_until(7);
    let options = seat.view["options"].clone();
    // Nobody else can keep tables in the same folder meanwhile.
    let other = std::process::Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder.0)
        .current_dir(root())
        .output()
        .unwrap();
    assert!(!other.status.success());
    let told = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(told.contains("another server keeps its tables"), "{told}");
    server.kill();
    assert_eq!(kept(&folder.0, &made["table"], &game).decisions().len(), 7);
    server = Server::start(&folder.0);
    let seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    assert_eq!((seat.at_decision(), &seat.view["options"]), (7, &options));
}

#[test]
fn a_running_match_of_a_campaign_can_be_looked_at_too() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let file = folder.0.join("feast.json");
    let played = std::process::Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["play", "lanterns-feast", "--players", "2", "--seed", "3", "--lang", "en", "--campaign"])
        .arg(&file)
        .current_dir(root())
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let text = std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{played:?}"));
    let (status, _, body) = request(&server.address, "POST", "/api/replays?language=en", &[], &text);
    let told: Value = serde_json::from_str(&body).unwrap();
    assert!(status == 200 && told["watch"].is_string(), "{body}");
    // What is neither a match nor a campaign says so.
    let (status, _, body) = request(&server.address, "POST", "/api/replays?language=en", &[], "{}");
    assert!(status == 422 && body.contains("refused"), "{body}");
}
