//! What those at a table share: names, the link for those who watch, what they must have together, and a table that is there for
//! them while a bot thinks; and bots that wait for them.

use crate::web;
use std::time::Duration;

use crate::web::{Folder, Server, wish};
use quarterdeck::library::Library;
use quarterdeck_server::Store;
use serde_json::{Value, json};

#[test]
fn somebody_who_sits_there_can_take_another_name_and_pass_the_link_for_watching_on() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("lanterns", 2, 0));
    let mut seats: Vec<_> = (0..2).map(|at| server.sit(&made["table"], &made["seats"][at]["token"])).collect();
    let mut watcher = server.sit(&made["table"], &made["watch"]);
    assert_eq!((&seats[0].last["watch"], watcher.last.get("watch")), (&made["watch"], None));
    let names = |view: &Value| -> Vec<String> {
        view["players"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
    };
    seats[0].say(&json!({"do": "name", "name": "  Zo\u{7}e  "}));
    for seat in seats.iter_mut().chain([&mut watcher]) {
        while names(&seat.view) != ["Zoe", "P1"] {
            assert!(seat.hear().is_some());
        }
    }
    // Nobody is called like somebody else or like nothing, and who only watches is no player.
    for (seat, name) in [(0, "P1"), (1, " "), (1, "Zoe"), (2, "Max")] {
        let seat = if seat == 2 { &mut watcher } else { &mut seats[seat] };
        seat.say(&json!({"do": "name", "name": name}));
        seat.say(&json!({"do": "why", "words": "x"}));
        while seat.hear().unwrap()["kind"] != "why" {}
        assert_eq!(names(&seat.view), ["Zoe", "P1"]);
    }
    // It is kept, with the decisions that were made before and after.
    let asked = seats.iter().position(web::Seat::is_asked).unwrap();
    seats[asked].decide(0);
    seats[asked].hear_until(1);
    drop(server);
    let again = Server::start(&folder.0);
    let seat = again.sit(&made["table"], &made["seats"][1]["token"]);
    assert_eq!((names(&seat.view), seat.at_decision()), (vec!["Zoe".to_owned(), "P1".to_owned()], 1));
}

#[test]
fn who_wins_together_is_told_what_all_have_together() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let mut wanted = wish("port-royal-adventure", 2, 0);
    wanted["options"] = json!({"adventure": "cooperative"});
    let made = server.lay(&wanted);
    let mut seats: Vec<_> = (0..2).map(|at| server.sit(&made["table"], &made["seats"][at]["token"])).collect();
    let mut most = 0;
    for step in 0..60 {
        let asked = seats.iter().position(web::Seat::is_asked).unwrap();
        let all = seats[asked].view["players"].as_array().unwrap().clone();
        let influence = |player: &Value| -> i64 {
            let all = player["queries"].as_array().unwrap();
            all.iter().find(|it| it["id"] == "influence").and_then(|it| it["value"].as_i64()).unwrap_or(0)
        };
        let sum: i64 = all.iter().map(influence).sum();
        let goals = seats[asked].view["together"].as_array().expect("goals of all").clone();
        let goal = goals.iter().find(|goal| goal["text"].as_str().unwrap().contains("influence")).expect("influence");
        assert_eq!(goal["have"].as_i64(), Some(sum), "what all have together is what each of them has");
        assert!(goal["want"].as_i64() > Some(0) && goals.len() >= 3, "{goals:?}");
        most = most.max(sum);
        let at = seats[asked].at_decision();
        seats[asked].decide(step * 7 + 1);
        seats.iter_mut().for_each(|seat| seat.hear_until(at + 1));
    }
    assert!(most > 0, "nobody ever had any");
    // Where everybody plays for themselves there is nothing of the kind.
    let made = server.lay(&wish("port-royal", 2, 0));
    let seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    assert_eq!(seat.view.get("together"), None);
}

#[test]
fn a_table_answers_while_a_bot_thinks() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let mut wanted = wish("dead-reckoning", 1, 1);
    wanted["seats"][1]["bot"] = json!("search");
    wanted["practice"] = json!(true);
    let made = server.lay(&wanted);
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    let mut step = 0;
    // The bot tries two thousand ways, or thinks for more than a second: so long nobody is kept waiting.
    while !(seat.view["asked"] == 1 && seat.view["over"] == false) {
        if seat.is_asked() {
            seat.decide(step);
            step += 1;
        }
        assert!(seat.hear().is_some() && step < 200);
    }
    let at = seat.at_decision();
    seat.say(&json!({"do": "why", "words": "sail"}));
    while seat.hear().unwrap()["kind"] != "why" {}
    assert_eq!(seat.at_decision(), at, "the answer came before the bot had decided");
    seat.say(&json!({"do": "undo"}));
    while seat.at_decision() >= at {
        assert!(seat.hear().is_some());
    }
    // What the bot has thought of meanwhile belongs to a match that is no more.
    let before = (seat.at_decision(), seat.view["asked"].clone());
    assert_eq!(before.1, 0);
    seat.say(&json!({"do": "why", "words": "sail"}));
    while seat.hear().unwrap()["kind"] != "why" {}
    assert_eq!((seat.at_decision(), seat.view["asked"].clone()), before);
}

/// So long bots are given to go on, if they do; they would decide ten times meanwhile.
const A_WHILE: Duration = Duration::from_secs(1);

#[test]
fn bots_play_only_while_somebody_is_there() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let library = Library::read(&web::root().join("content")).unwrap();
    let game = library.game("dead-reckoning", &[]).unwrap();
    let mut wanted = wish("dead-reckoning", 0, 2);
    wanted["pace"] = json!(100);
    let made = server.lay(&wanted);
    let decided = || {
        let kept = Store::look(&folder.0, made["table"].as_str().unwrap()).unwrap().unwrap();
        let table = kept.open(game.clone()).unwrap().0;
        (table.decisions().len() as u64, table.now().winners().is_some())
    };
    std::thread::sleep(A_WHILE);
    assert_eq!(decided(), (0, false), "nobody has been there yet");
    for _ in 0..2 {
        let mut watcher = server.sit(&made["table"], &made["watch"]);
        let before = watcher.at_decision();
        watcher.hear_until(before + 3);
        watcher.leave();
        // It takes the server a moment to see that nobody is there.
        let stopped = (0..20).any(|_| {
            let before = decided();
            std::thread::sleep(A_WHILE);
            decided() == before
        });
        assert!(stopped && !decided().1, "the bots have played on: {:?}", decided());
    }
}
