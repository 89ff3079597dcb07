//! Deeds that go through several things, cards put face down or in a chosen order, values as
//! choices: one small pack that has them all.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::position::Arrangement;
use quarterdeck_runtime::{ChooseError, Seats, Table};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
draws_from = "deck"
draws_to   = "hand"

[kind.gem]
[kind.coin]
[kind.pawn]
[attribute.color]
values = ["red", "green", "blue"]

[zone.deck]
seen_by = "nobody"
[zone.hand]
per     = "player"
seen_by = "owner"
[zone.bag]
seen_by = "nobody"
[zone.shelf]
[zone.camp]
[counter.score]
of = "player"
[board.path]
place = "field"
from  = "camp"
most  = 4

[card.ruby]
kind  = "gem"
color = "red"
[card.emerald]
kind  = "gem"
color = "green"
[card.sapphire]
kind  = "gem"
color = "blue"
[card.penny]
kind      = "coin"
starts_in = "bag"
copies    = [{ count = 4 }]
[card.pawn_piece]
kind      = "pawn"
per       = "player"
copies    = [{ count = 2 }]
starts_in = "camp"

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["bury", "take", "restock", "restock_late", "dine", "stumble", "name", "march", "pair"]
[phase.feast]
actions = ["bury"]

[action.bury]
do = { each = 'field', do = 'move the top coin of the bag to the field, face down' }
[action.take]
do = 'draw 3 cards'
[action.restock]
do = 'put your hand on the top of the deck, in any order'
[action.restock_late]
do = [{ perform = "prepare" }, { perform = "prepare" }, 'put your hand on the top of the deck, in any order']
[action.dine]
do = 'begin feast'
[action.stumble]
do = [
  { perform = "prepare" },
  { perform = "prepare" },
  'raise your score by 3',
  'end feast',
]
[effect.prepare]
do = ['raise your score by 1', 'raise your score by 2']
[action.name]
choose  = ['a color', 'a gem in the shelf']
allowed = 'the color is not red and the gem is not a ruby'
do      = { if = 'there is a gem in the shelf with the color', do = 'raise your score by 1' }
[action.march]
do = { each = 'opponent', do = ['set score of the opponent to 7', 'move all pawns of yours to the first field'] }
[action.pair]
choose = 'a field with 2 pawns of yours'
do     = 'raise your score by 10'
"#;

fn table() -> Table {
    table_of(game_of(&small_pack(PACK, "")), seats(3, 5, &[]))
}

fn decide(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("{id}: {error:?}"));
}

fn names(table: &Table, zone: &str, seat: Option<u8>) -> Vec<String> {
    let position = table.now().position();
    let zone = position.zone_named(zone, seat).unwrap_or_else(|| panic!("no {zone}"));
    table.now().position().cards_in(zone).map(|card| position.card_id(card).to_owned()).collect()
}

#[test]
fn each_goes_through_places_and_players_and_keeps_what_they_are_called() {
    let mut played = table();
    decide(&mut played, "bury");
    assert!(names(&played, "bag", None).is_empty());
    decide(&mut played, "march");
    let view = played.speaker(Some(0), "en").view(0);
    let scores: Vec<Option<i32>> = view.players.iter().map(|player| player.counters[0].value).collect();
    assert_eq!(scores, [Some(7), Some(0), Some(7)]);
}

#[test]
fn cards_put_face_down_are_known_to_nobody() {
    let mut played = table();
    decide(&mut played, "bury");
    for seat in [None, Some(0), Some(1), Some(2)] {
        let view = played.speaker(seat, "en").view(0);
        for place in &view.boards[0].places {
            assert_eq!((place.pile.count, place.pile.cards.len()), (1, 0), "seat {seat:?}");
        }
        assert!(!format!("{:?}", view.log).to_lowercase().contains("penny"), "{:?}", view.log);
    }
}

#[test]
fn the_first_card_of_a_chosen_order_lies_on_top() {
    let mut played = table();
    for id in ["take", "bury", "march"] {
        decide(&mut played, id);
    }
    assert_eq!(names(&played, "hand", Some(0)).len(), 3);
    decide(&mut played, "restock");
    decide(&mut played, "emerald");
    let saved = serde_json::to_string(played.now().snapshot()).unwrap();
    let loaded = serde_json::from_str(&saved).unwrap();
    let mut played = Table::from_position(played.game().clone(), loaded).unwrap();
    assert_eq!(played.now().option_ids().len(), 2);
    decide(&mut played, "sapphire");
    assert_eq!(names(&played, "deck", None), ["emerald", "sapphire", "ruby"]);
    assert!(names(&played, "hand", Some(0)).is_empty());
}

#[test]
fn what_waits_behind_effects_that_are_only_performed_is_told_and_given_back() {
    let mut prompts = Vec::new();
    for id in ["restock", "restock_late"] {
        let mut played = table();
        for id in ["take", "bury", "march", id] {
            decide(&mut played, id);
        }
        prompts.push(played.speaker(Some(0), "en").prompt());
        let position = played.now().snapshot().clone();
        assert_eq!(position.sound(played.game()), Ok(()), "{id}");
        let mut given = Table::from_position(played.game().clone(), position)
            .unwrap_or_else(|_| panic!("{id}: it is refused where it was told"));
        for played in [&mut played, &mut given] {
            decide(played, "emerald");
            decide(played, "sapphire");
        }
        assert_eq!(played.now().snapshot(), given.now().snapshot(), "{id}");
    }
    assert_eq!(prompts[0], prompts[1]);
    assert!(prompts[0].contains("on top"), "{prompts:?}");
}

#[test]
fn a_fault_behind_effects_that_are_only_performed_is_told_at_its_own_line() {
    let mut played = table();
    let error = played.decide_by_id("stumble").expect_err("no feast is going on");
    let ChooseError::Fault(fault) = error else { panic!("{error:?}") };
    let place = fault.place.as_ref().expect("a deed has a place");
    let line = PACK.lines().position(|line| line.contains("'end feast'")).map(|at| at + 1);
    assert_eq!((fault.code, Some(place.line)), ("play::phase_not_running", line), "{fault}");
}

#[test]
fn a_value_can_be_chosen_and_asked_for() {
    let mut played = table();
    decide(&mut played, "bury");
    decide(&mut played, "take");
    let position = played.now().position();
    let shelf = position.zone_named("shelf", None).unwrap();
    let mut laid = Arrangement::of(played.game(), played.now().snapshot().clone());
    for gem in position.cards_in(position.zone_named("hand", Some(1)).unwrap()) {
        laid.lay(gem, shelf, quarterdeck_dsl::syntax::Order::Bottom);
        laid.make_known(gem, Seats::all(3));
    }
    let mut played = Table::from_position(played.game().clone(), laid.ready()).unwrap();
    let ids: Vec<String> = played.now().option_ids().into_iter().filter(|id| id.starts_with("name")).collect();
    assert_eq!(ids.len(), 4, "{ids:?}");
    assert!(ids.contains(&"name green sapphire".to_owned()), "{ids:?}");
    decide(&mut played, "name blue emerald");
    let view = played.speaker(Some(2), "en").view(0);
    assert_eq!(view.players[2].counters[0].value, Some(1));
}

#[test]
fn of_yours_behind_with_belongs_to_what_is_had() {
    let mut played = table();
    decide(&mut played, "march");
    decide(&mut played, "bury");
    decide(&mut played, "take");
    let ids = played.now().option_ids();
    assert!(ids.contains(&"pair 1".to_owned()), "{ids:?}");
    decide(&mut played, "pair 1");
    let ids = played.now().option_ids();
    assert!(!ids.contains(&"pair 1".to_owned()), "{ids:?}");
}
