//! Names and card texts are made once for a game and a language: whoever asks first, and with whatever options,
//! everybody reads what is right for their own match.

#![allow(clippy::disallowed_methods, reason = "many threads ask for the same texts")]

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 1]
[option.weather]
values  = ["calm", "storm", "fog"]
default = "calm"
[option.season]
values  = ["summer", "winter"]
default = "summer"
[counter.oil]
of = "player"
[kind.light]
[zone.shelf]
works = true
[query.reach]
of   = "player"
base = 2
[card.lamp]
kind      = "light"
starts_in = "shelf"
changes   = [
  { query = "reach", if = 'the weather is storm', by = -1 },
  { query = "reach", if = 'not the weather is calm and the season is winter', by = 3 },
]
[card.torch]
kind      = "light"
starts_in = "shelf"
changes   = [{ query = "reach", by = 1 }]
[phase.match]
actions = ["wait"]
[action.wait]
do = 'end the match'
"#;

fn table(game: &std::sync::Arc<quarterdeck_runtime::Game>, weather: &str, season: &str) -> Table {
    table_of(game.clone(), seats(1, 1, &[("weather", weather), ("season", season)]))
}

/// What stands on the cards of the shelf.
fn texts(table: &Table, language: &str) -> Vec<String> {
    let view = table.speaker(Some(0), language).view(0);
    let shelf = view.zones.iter().find(|zone| zone.id == "shelf").expect("there is a shelf");
    shelf.pile.cards.iter().map(|card| format!("{}: {}", card.name, card.text)).collect()
}

const SETTINGS: [(&str, &str); 6] = [
    ("calm", "summer"),
    ("storm", "summer"),
    ("fog", "summer"),
    ("calm", "winter"),
    ("storm", "winter"),
    ("fog", "winter"),
];

#[test]
fn a_card_says_what_holds_with_the_options_of_the_match() {
    let game = game_of(&small_pack(PACK, ""));
    let told = |weather, season| texts(&table(&game, weather, season), "en");
    for _ in 0..2 {
        assert_eq!(told("calm", "summer"), ["lamp: ", "torch: Reach +1."]);
        assert_eq!(told("storm", "summer"), ["lamp: Reach −1.", "torch: Reach +1."]);
        assert_eq!(told("fog", "winter"), ["lamp: Reach +3.", "torch: Reach +1."]);
        assert_eq!(told("storm", "winter"), ["lamp: Reach −1. Reach +3.", "torch: Reach +1."]);
    }
}

#[test]
fn the_order_in_which_texts_are_asked_for_changes_nothing() {
    let shared = game_of(&small_pack(PACK, ""));
    for language in ["en", "ru", "xx"] {
        for (weather, season) in SETTINGS.iter().chain(SETTINGS.iter().rev()) {
            let fresh = game_of(&small_pack(PACK, ""));
            let [left, right] = [&shared, &fresh].map(|game| {
                let table = table(game, weather, season);
                serde_json::to_string(&table.speaker(Some(0), language).view(0)).expect("a view can be written")
            });
            assert_eq!(left, right, "{weather} {season} {language}");
        }
    }
}

#[test]
fn many_threads_may_ask_at_once() {
    let game = game_of(&small_pack(PACK, ""));
    let alone: Vec<Vec<String>> =
        SETTINGS.iter().map(|(weather, season)| texts(&table(&game, weather, season), "en")).collect();
    for _ in 0..20 {
        let game = game_of(&small_pack(PACK, ""));
        std::thread::scope(|scope| {
            let asking: Vec<_> = SETTINGS
                .iter()
                .map(|(weather, season)| {
                    let game = &game;
                    scope.spawn(move || texts(&table(game, weather, season), "en"))
                })
                .collect();
            let together: Vec<Vec<String>> = asking.into_iter().map(|told| told.join().expect("it is told")).collect();
            assert_eq!(together, alone);
        });
    }
}

#[test]
fn views_share_their_texts() {
    let game = game_of(&small_pack(PACK, ""));
    let [left, right] = ["calm", "fog"].map(|weather| table(&game, weather, "summer"));
    let [left, right] = [&left, &right].map(|table| table.speaker(None, "en").view(0));
    let torch = |view: &quarterdeck_runtime::View| view.zones[0].pile.cards[1].text.as_ptr();
    assert_eq!(torch(&left), torch(&right));
    assert_eq!(left.players[0].counters[0].name.as_ptr(), right.players[0].counters[0].name.as_ptr());
}
