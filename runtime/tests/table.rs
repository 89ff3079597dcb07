//! Tables: undo, saves, changed packs, and views that leak nothing.

#![allow(clippy::disallowed_methods, reason = "a shipped pack is read from the disk")]

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::CardAt;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use quarterdeck_runtime::position::Arrangement;
use quarterdeck_runtime::telling::Case::Accusative;
use quarterdeck_runtime::{
    Bot, ChooseError, Game, Log, Match, PackFiles, Save, Seats, Setting, Skill, Snapshot, Speaker, Table, check,
};

fn pack(id: &str) -> PackFiles {
    fn walk(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = entry.file_name().unwrap().to_string_lossy().into_owned();
            if entry.is_dir() {
                walk(&entry, &format!("{prefix}{name}/"), files);
            } else if [".toml", ".ftl", ".luau"].iter().any(|ending| name.ends_with(ending)) {
                files.insert(format!("{prefix}{name}"), std::fs::read_to_string(&entry).unwrap());
            }
        }
    }
    let mut files = BTreeMap::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../content").join(id), "", &mut files);
    // No game is made of how a pack looks.
    files.remove("look.toml");
    PackFiles { id: id.into(), files }
}

fn compile(pack: &PackFiles) -> Arc<Game> {
    let checked = check(&[pack]);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{:?}", checked.problems)))
}

fn table(id: &str, seats: u8, seed: u64) -> Table {
    let setting = Setting { seats, seed, first: Some(0), options: Vec::new(), ..Setting::default() };
    Table::start(compile(&pack(id)), setting).unwrap_or_else(|error| panic!("{error:?}"))
}

fn play(table: &mut Table, decisions: usize, seed: u64) {
    let mut bot = Bot::new(Skill::Random, seed);
    for _ in 0..decisions {
        if table.now().winners().is_some() {
            return;
        }
        let choice = bot.choose(table.now());
        table.decide(choice).unwrap_or_else(|error| panic!("{error:?}"));
    }
}

#[test]
fn undo_goes_back_to_any_decision_and_play_goes_on_the_same() {
    for id in ["port-royal", "cartagena"] {
        let mut played = table(id, 3, 7);
        played.people = Seats::none();
        let mut states = Vec::new();
        let mut bot = Bot::new(Skill::Random, 3);
        for _ in 0..120 {
            states.push((played.now().snapshot().clone(), played.now().log_hash()));
            let choice = bot.choose(played.now());
            played.decide(choice).unwrap_or_else(|error| panic!("{error:?}"));
        }
        let whole = played.clone();
        for to in [119, 60, 59, 1, 0] {
            played.undo_to(to).unwrap_or_else(|refusal| panic!("{refusal:?}"));
            assert_eq!(played.decisions().len(), to);
            assert_eq!((played.now().snapshot().clone(), played.now().log_hash()), states[to], "{id} {to}");
        }
        for decided in whole.decisions() {
            played.decide_by_id(&decided.id).unwrap_or_else(|error| panic!("{error:?}"));
        }
        assert_eq!(played.now().snapshot(), whole.now().snapshot());
        assert_eq!(played.now().log_hash(), whole.now().log_hash());
    }
}

/// A match without end, in which every decision leaves something behind.
const ENDLESS: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]
[kind.stone]
[zone.heap]
[zone.yard]
per = "player"
[counter.steps]
[card.pebble]
kind      = "stone"
copies    = [{ count = 8 }]
starts_in = "heap"
[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["take", "leave", "rest"]
[action.take]
choose = 'a stone in the heap'
do     = ['move it to your yard', 'raise steps by 1']
[action.leave]
choose = 'a stone in your yard'
do     = ['move it to the heap', 'raise steps by 1']
[action.rest]
do = 'raise steps by 1'
"#;

#[test]
fn undo_costs_the_same_in_a_long_match() {
    let files = [("pack.toml".to_owned(), ENDLESS.to_owned())];
    let game = compile(&PackFiles { id: "endless".into(), files: files.into() });
    let setting = Setting { seats: 2, seed: 5, first: Some(0), ..Setting::default() };
    let mut played = Table::start(game, setting).unwrap_or_else(|error| panic!("{error:?}"));
    played.people = Seats::none();
    let mut states = vec![(played.now().snapshot().clone(), played.now().log_hash())];
    let mut bot = Bot::new(Skill::Random, 3);
    let mut made_again = Vec::new();
    for made in 1..=10_000 {
        let choice = bot.choose(played.now());
        played.decide(choice).unwrap_or_else(|error| panic!("{error:?}"));
        states.push((played.now().snapshot().clone(), played.now().log_hash()));
        let most = 16 + 8 * (made / 16usize).checked_ilog2().map_or(0, |octaves| octaves as usize + 1) + 8;
        assert!(played.kept_positions() <= most, "{} positions after {made} decisions", played.kept_positions());
        if [200, 2_000, 10_000].contains(&made) {
            let costs = [0, 1, 2, 10, 15, 50, 100, 199].map(|back| {
                let mut copy = played.clone();
                let again = copy.undo_to(made - back).unwrap_or_else(|refusal| panic!("{refusal:?}"));
                assert_eq!(copy.decisions().len(), made - back);
                assert_eq!((copy.now().snapshot().clone(), copy.now().log_hash()), states[made - back]);
                assert_eq!(copy.now().option_ids().len(), copy.now().choices().list.len());
                assert!(again <= back / 4, "{again} decisions were made again to take back {back} of {made}");
                again
            });
            made_again.push(costs.iter().sum::<usize>());
        }
    }
    assert!(made_again.iter().all(|cost| *cost <= 60), "{made_again:?}");
    // One by one: what is made again on the way is kept close to where it is needed next.
    let mut sum = 0;
    for back in (9_000..10_000).rev() {
        sum += played.undo_to(back).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    assert_eq!((played.now().snapshot().clone(), played.now().log_hash()), states[9_000]);
    assert!(sum <= 1_500, "{sum} decisions were made again to take back 1000, one by one");
}

#[test]
fn undo_stops_where_another_person_has_seen_something_new() {
    let mut played = table("port-royal", 3, 7);
    played.decide_by_id("reveal").unwrap();
    assert_eq!(played.undo_to(0).unwrap_err().code, "undo_blocked");
    // A person alone with bots has seen something new, too; practice takes everything back.
    played.people = Seats::only(0);
    assert_eq!(played.undo_to(0).unwrap_err().code, "undo_blocked");
    played.practice = true;
    played.undo_to(0).unwrap();
    played.practice = false;
    // Where nothing new was seen, people at the table do not matter.
    played.people = Seats::all(3);
    played.decide_by_id("reveal").unwrap();
    played.decide_by_id("stop").unwrap();
    played.undo_to(1).unwrap();
    assert_eq!(played.undo_to(9).unwrap_err().code, "bad_undo");
}

#[test]
fn nonsense_is_refused_and_changes_nothing() {
    let mut played = table("port-royal", 3, 7);
    let before = played.now().snapshot().clone();
    let Err(ChooseError::Refused(refusal)) = played.decide(99) else { panic!("taken") };
    assert_eq!(refusal.code, "no_such_option");
    let Err(ChooseError::Refused(refusal)) = played.decide_by_id("revael") else { panic!("taken") };
    assert!(refusal.to_string().contains("reveal"), "{}", refusal);
    assert_eq!(*played.now().snapshot(), before);
    play(&mut played, 100_000, 1);
    let Err(ChooseError::Refused(refusal)) = played.decide_by_id("reveal") else { panic!("taken") };
    assert_eq!(refusal.code, "game_over");
}

#[test]
fn a_save_opens_to_the_same_match_at_any_decision() {
    for id in ["port-royal", "cartagena"] {
        let mut played = table(id, 4, 11);
        played.names = ["Anna", "Bob", "Cleo", "Dan"].map(String::from).to_vec();
        for _ in 0..12 {
            play(&mut played, 13, 5);
            let text = Save::of(&played).write();
            let save = Save::read(&text).unwrap();
            let mut opened = save.open(played.game().clone()).unwrap_or_else(|error| panic!("{error}"));
            assert!(opened.changed.is_empty());
            assert_eq!(opened.table.now().snapshot(), played.now().snapshot());
            assert_eq!(opened.table.now().events(), played.now().events());
            assert_eq!(opened.table.names, played.names);
            let quick = save.quick(played.game().clone()).unwrap();
            assert_eq!(quick.option_ids(), played.now().option_ids());
            let mut other = played.clone();
            play(&mut opened.table, 10, 9);
            play(&mut other, 10, 9);
            assert_eq!(opened.table.now().log_hash(), other.now().log_hash());
        }
    }
}

#[test]
fn changed_packs_are_named_with_the_first_decision_that_differs() {
    let mut played = table("port-royal", 3, 2);
    play(&mut played, 60, 4);
    let save = Save::of(&played);
    // A text changes nothing about the match.
    let mut changed = pack("port-royal");
    let texts = changed.files.get_mut("locales/en.ftl").unwrap();
    *texts = texts.replacen("pack-title = ", "pack-title = The Game of ", 1);
    let opened = save.open(compile(&changed)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(opened.changed.len(), 1);
    assert_eq!(opened.table.now().log_hash(), played.now().log_hash());
    // Numbers do.
    let mut changed = pack("port-royal");
    let flow = changed.files.get_mut("flow.toml").unwrap();
    *flow = flow.replace("'each player gains 3 coins'", "'each player gains 30 coins'");
    let error = save.open(compile(&changed)).err().unwrap();
    assert_eq!(error.code, "save::differs");
    assert!(error.to_string().contains("decision ") && error.to_string().contains("port-royal"), "{error}");
}

#[test]
fn damaged_and_foreign_saves_say_so() {
    let mut played = table("port-royal", 3, 2);
    play(&mut played, 30, 4);
    let good = Save::of(&played);
    let text = good.write();
    let code = |text: &str| Save::read(text).and_then(|save| save.open(played.game().clone())).err().unwrap().code;
    assert_eq!(code(""), "save::damaged");
    assert_eq!(code(&text[..text.len() / 2]), "save::damaged");
    assert_eq!(code("{\"hello\":1}"), "save::foreign");
    assert_eq!(code(&text.replacen("\"version\":2", "\"version\":99", 1)), "save::newer");
    assert_eq!(code(&text.replacen("\"seats\":3", "\"seats\":\"x\"", 1)), "save::damaged");
    let mut bad = good.clone();
    bad.decisions[3].id = "fly".into();
    assert_eq!(code(&bad.write()), "save::damaged");
    let mut bad: serde_json::Value = serde_json::from_str(&text).unwrap();
    bad["snapshot"]["cards"][5]["printing"] = 9_999.into();
    assert_eq!(code(&bad.to_string()), "save::damaged");
    let bad = Save::read(&bad.to_string()).unwrap();
    assert_eq!(bad.quick(played.game().clone()).err().unwrap().code, "save::damaged");
    let other = compile(&pack("cartagena"));
    assert_eq!(good.open(other).err().unwrap().code, "save::other_game");
}

#[test]
fn a_match_goes_on_from_a_position() {
    let mut played = table("cartagena", 3, 8);
    play(&mut played, 25, 1);
    let state = played.now().snapshot().clone();
    let mut copy = Table::from_position(played.game().clone(), state.clone()).unwrap_or_else(|e| panic!("{e:?}"));
    assert_eq!(copy.now().option_ids(), played.now().option_ids());
    play(&mut copy, 10, 2);
    play(&mut played, 10, 2);
    assert_eq!(copy.now().snapshot(), played.now().snapshot());
    copy.people = Seats::none();
    copy.undo_to(0).unwrap();
    assert_eq!(*copy.now().snapshot(), state);
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = serde_json::to_value(&state).unwrap();
        change(&mut bad);
        Table::from_position(played.game().clone(), serde_json::from_value(bad).unwrap()).is_err()
    };
    assert!(!refused(&|_| ()));
    assert!(refused(&|bad| bad["zones"][0]["top"] = 60_000.into()));
    assert!(refused(&|bad| bad["stack"] = serde_json::Value::Array(Vec::new())));
}

/// The same match with the cards that a seat cannot see dealt the other way round.
fn turned_round(matched: &Match, seat: Option<u8>) -> Snapshot {
    let mut other = Arrangement::of(matched.game(), matched.snapshot().clone());
    let position = matched.position();
    let hidden: Vec<CardAt> = CardAt::all(position.cards()).filter(|card| !position.visible(*card, seat)).collect();
    for (card, model) in hidden.iter().zip(hidden.iter().rev()) {
        other.show(*card, position.printing_of(*model));
    }
    other.ready()
}

#[test]
fn views_do_not_depend_on_hidden_cards() {
    for id in ["port-royal", "cartagena"] {
        let mut played = table(id, 3, 21);
        let names = ["Anna", "Bob", "Cleo"].map(String::from).to_vec();
        for _ in 0..40 {
            play(&mut played, 3, 6);
            for seat in [None, Some(0), Some(1), Some(2)] {
                for language in ["en", "ru"] {
                    let twin = turned_round(played.now(), seat);
                    let game = played.game().clone();
                    let now = Match::resume(game.clone(), played.now().snapshot().clone(), Log::keeping()).unwrap();
                    let twin = Match::resume(game, twin, Log::keeping()).unwrap();
                    let [left, right] = [&now, &twin].map(|matched| {
                        let view = Speaker::new(matched, seat, &names, language).view(0);
                        serde_json::to_string(&view).unwrap()
                    });
                    assert_eq!(left, right, "{id} {seat:?}");
                    let view = played.speaker(seat, language).view(0);
                    assert!(view.options.is_empty() || view.asked == seat);
                }
            }
        }
    }
}

#[test]
fn the_log_names_a_drawn_card_only_to_its_owner() {
    let mut played = table("cartagena", 2, 4);
    played.names = ["Anna", "Bob"].map(String::from).to_vec();
    let lines = |table: &Table, seat| -> Vec<String> {
        table.speaker(seat, "en").narrate(0).into_iter().map(|line| line.text).collect()
    };
    assert!(lines(&played, Some(1)).contains(&"Anna draws 6 cards".to_owned()));
    assert!(lines(&played, None).contains(&"Bob draws 6 cards".to_owned()));
    assert!(!lines(&played, Some(0)).contains(&"Anna draws 6 cards".to_owned()));
    // Later play does not change what was told before, whatever has become of the cards.
    let before: Vec<Vec<String>> = [None, Some(0), Some(1)].map(|seat| lines(&played, seat)).to_vec();
    play(&mut played, 80, 3);
    for (seat, before) in [None, Some(0), Some(1)].into_iter().zip(before) {
        assert_eq!(lines(&played, seat)[..before.len()], before);
    }
}

#[test]
fn numbers_take_the_right_form_in_russian() {
    let mut played = table("port-royal", 2, 4);
    played.names = ["Анна", "Борис"].map(String::from).to_vec();
    let speaker = played.speaker(Some(0), "ru");
    let forms: Vec<String> =
        [1, 2, 5, 11, 12, 21, 22, 25, 111].iter().map(|n| speaker.tongue().counted("coin", *n, Accusative)).collect();
    assert_eq!(forms, ["монету", "монеты", "монет", "монет", "монет", "монету", "монеты", "монет", "монет"]);
    assert!(speaker.narrate(0).iter().any(|line| line.text == "Анна получает 3 монеты"));
}

#[test]
fn why_not_names_what_is_missing() {
    let mut played = table("port-royal", 5, 4);
    played.decide_by_id("reveal").unwrap();
    let seat = played.now().asked();
    let english = played.speaker(seat, "en");
    assert_eq!(
        english.why("royal expedition"),
        "“Complete the royal expedition” asks for more than you have: captain (0 of 1); \
         priest (0 of 1); settler (0 of 1)."
    );
    assert!(english.why("hire admiral").contains("cannot be done in this phase (discovery)"));
    assert!(english.why("reveal").contains("right now"));
    assert!(english.why("warp core").contains("nothing I know"));
    assert!(played.speaker(Some(3), "en").why("reveal").contains("not yours"));
    assert!(played.speaker(seat, "ru").why("королевская экспедиция").contains("капитан (0 из 1)"));
}
