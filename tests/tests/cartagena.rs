//! Cartagena in every combination of variants that the rules allow: random matches end, and no
//! cell, crew or boat ever holds more than it may.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_dsl::vocabulary::BoardId;
use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill};
use quarterdeck_tests::shelf::games;

/// A match that asks more often than this does not end.
const MOST_DECISIONS: usize = 20_000;

/// Route, segments of the tunnel, segments of the island path.
const SIZES: [(&str, u8, u8); 16] = [
    ("tunnel", 4, 0),
    ("tunnel", 5, 0),
    ("tunnel", 6, 0),
    ("tunnel", 7, 0),
    ("tunnel", 8, 0),
    ("island", 0, 4),
    ("island", 0, 5),
    ("island", 0, 6),
    ("island", 0, 7),
    ("island", 0, 8),
    ("full", 3, 3),
    ("full", 3, 4),
    ("full", 3, 5),
    ("full", 4, 3),
    ("full", 4, 4),
    ("full", 5, 3),
];

/// Every mix of the other options; a part that is not on the route has nothing to choose.
fn mixes(game: &Game, route: &str) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    let mut vary = |name: &str, values: &[&str]| {
        if !game.options.iter().any(|option| option.name == name) {
            return;
        }
        let before = std::mem::take(&mut all);
        for mix in before {
            for value in values {
                let mut longer: Vec<(String, String)> = mix.clone();
                longer.push((name.to_owned(), (*value).to_owned()));
                all.push(longer);
            }
        }
    };
    vary("pirates", &["4", "5", "6"]);
    vary("filibusters", &["off", "on"]);
    vary("voodoo", &["off", "on"]);
    if route != "island" {
        vary("refill_tunnel", &["standard", "morgan", "both"]);
    }
    if route != "tunnel" {
        vary("refill_island", &["standard", "morgan", "both"]);
    }
    all
}

fn value<'o>(options: &'o [(String, String)], name: &str) -> &'o str {
    options.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// Nobody stands where there is no room, and every crew is complete.
fn bounds_hold(played: &Match, options: &[(String, String)], about: &str) {
    let position = played.position();
    let (game, seats) = (played.game(), position.seats());
    let owned = |owner: Option<u8>| move |card: &CardAt| position.belongs_to(*card) == owner;
    let pieces = |zone: ZoneAt, owner: u8| position.cards_in(zone).filter(owned(Some(owner))).count();
    for board in BoardId::all(game.boards.len()) {
        let (first, length) = position.places(board);
        for zone in (0..length).map(|at| first.plus(at)) {
            let standing = (0..seats).map(|seat| pieces(zone, seat)).sum::<usize>();
            assert!(standing <= 3, "{about}: {standing} pirates on one cell");
        }
    }
    let boat = position.zone_named("boat", None).expect("there is a boat");
    let crew: usize = value(options, "pirates").parse().expect("a number of pirates");
    for seat in 0..seats {
        let own = CardAt::all(position.cards()).filter(owned(Some(seat))).count();
        assert_eq!(own, crew, "{about}: a crew has changed");
        assert!(value(options, "route") != "full" || pieces(boat, seat) <= 3, "{about}: too many of one colour aboard");
    }
    let signs = CardAt::all(position.cards())
        .filter(owned(None))
        .filter(|card| ["deck", "hand", "discard_pile", "dropped"].contains(&zone_name(played, *card).as_str()))
        .count();
    assert!(signs <= 102, "{about}: {signs} symbol cards");
}

fn zone_name(played: &Match, card: CardAt) -> String {
    let zone = played.position().zone_of(card);
    if usize::from(zone) < played.game().layout.spread.len() {
        played.position().zone_id(zone).into_owned()
    } else {
        String::new()
    }
}

fn play(game: &Arc<Game>, setting: &Setting, about: &str) {
    let started = Match::with_log(game.clone(), setting, Log::hashing());
    let mut played = started.unwrap_or_else(|error| panic!("{about}: {error:?}"));
    let mut bot = Bot::new(Skill::Random, setting.seed);
    let mut decisions = 0;
    while played.winners().is_none() {
        bounds_hold(&played, &setting.options, about);
        let at = bot.choose(&played);
        played.choose(at).unwrap_or_else(|error| panic!("{about}: {error:?}"));
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "{about}: the match does not end");
    }
    bounds_hold(&played, &setting.options, about);
}

#[test]
fn every_combination_of_variants_ends_and_keeps_its_bounds() {
    let (_, game) = games().into_iter().find(|(id, _)| id == "cartagena").expect("the pack is there");
    let mut count = 0;
    for (route, tunnel, island) in SIZES {
        for mut options in mixes(&game, route) {
            options.push(("route".into(), route.into()));
            options.push(("tunnel_segments".into(), tunnel.to_string()));
            options.push(("island_segments".into(), island.to_string()));
            // The numbers of players take turns.
            let setting =
                Setting { seats: 2 + (count % 4) as u8, seed: count, first: None, options, ..Setting::default() };
            play(&game, &setting, &format!("{setting:?}"));
            count += 1;
        }
    }
    assert!(count >= 400, "only {count} combinations were tried");
}
