//! Crafted cards, actions that cards bring, amounts as choices, cards that change hands, the ends of a
//! grid: one small pack that has them all.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::tree::CardAt;
use quarterdeck_dsl::vocabulary::{AttributeId, CounterId, QueryId};
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]

[kind.robot]
parts = "all"
[kind.socket]
parts = "last"
[kind.module]
[kind.field_card]
[kind.pawn]
[attribute.power]
adds_up = true
[attribute.plan]
[attribute.gift]

[zone.bench]
per  = "player"
held = true
[zone.shop]
[zone.camp]
[zone.goal]
[counter.score]
of = "player"
[counter.stock]
of    = "player"
start = 5
[query.might]
of   = "player"
base = 0
[board.grid]
place = "square"
from  = "camp"
to    = "goal"
most  = 6
width = 3

[card.tin]
kind      = "robot"
per       = "player"
starts_in = "bench"
power     = 1
plan      = 4
faces     = ["iron"]
actions   = ["earn"]
gift      = 1
[card.iron]
kind    = "robot"
per     = "player"
power   = 2
actions = ["earn"]
gift    = 2
[card.hole]
kind      = "socket"
per       = "player"
starts_in = "bench"
power     = 5
beside    = ["tin"]
[card.arm]
kind      = "module"
starts_in = "shop"
power     = 3
plan      = 9
gift      = 10
actions   = ["earn", ["double", "triple"]]
[[card.arm.changes]]
query = "might"
by    = 'power of this card'
[[card.arm.when]]
event = "bell"
do    = 'raise your score by power of this card'
[card.plug]
kind      = "module"
starts_in = "shop"
power     = 7
[card.land]
kind      = "field_card"
starts_in = "shop"
[card.pawn_piece]
kind      = "pawn"
per       = "player"
starts_in = "camp"

[event.bell]

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
actions = ["mount", "cover", "upgrade", "earn", "double", "triple", "sell", "own", "free", "ring", "once_only", "walk", "toss", "mimic", "unmask", "step", "done"]

[action.mimic]
do = 'copy the top arm in the shop onto the top plug in the shop'
[action.unmask]
choose = 'a tin in your bench'
do     = 'restore all cards under the tin'
[action.step]
choose = ['a robot in your bench', 'a socket in your bench beside the robot']
do     = 'raise your score by 1'
[action.mount]
choose = 'a tin in your bench'
do     = 'move all arms in the shop under the tin'
[action.cover]
choose = 'a socket in your bench'
do     = 'move all plugs in the shop under the socket'
[action.upgrade]
choose = 'a robot in your bench'
do     = 'flip the robot'
[action.earn]
of   = "card"
once = "turn"
do   = 'raise your score by gift of this part'
[action.double]
of   = "card"
once = "turn"
do   = 'raise your score by 2 times power of this card'
[action.triple]
of   = "card"
once = "turn"
do   = 'raise your score by 3 times power of this card'
[action.sell]
choose = 'an amount from 0 up to your stock'
do     = ['set your stock to your stock minus the amount', 'raise your score by the amount']
[action.own]
choose = 'a land in the shop'
do     = 'claim the land'
[action.free]
choose = 'a land of yours in the shop'
do     = 'release the land'
[action.ring]
do = 'announce bell'
[action.once_only]
once = "turn"
do   = 'raise your score by 100'
[action.walk]
choose = ['a pawn of yours in the camp or the grid', 'a square beside the pawn']
do     = 'move the pawn to the square'
[action.toss]
do = { perform = "toss" }
[effect.toss]
do = 'scatter all plugs in the shop onto cards in your bench by its gift'
[action.done]
do = 'end this phase'
"#;

fn table() -> Table {
    table_of(game_of(&small_pack(PACK, "")), seats(2, 5, &[]))
}

fn decide(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("{id}: {error:?} of {:?}", table.now().option_ids()));
}

fn number(table: &Table, name: &str) -> i32 {
    use quarterdeck_dsl::facts::Facts;
    use quarterdeck_dsl::tree::Thing;
    let (game, position) = (table.game(), table.now().position());
    if let Some(at) = game.counters.iter().position(|counter| counter.name == name) {
        return position.counter(CounterId::at(at), Thing::Player(0));
    }
    let at = game.queries.iter().position(|query| query.name == name).unwrap_or_else(|| panic!("no {name}"));
    position.query(QueryId::at(at), Thing::Player(0), 0)
}

fn offered(table: &Table, id: &str) -> bool {
    table.now().option_ids().iter().any(|known| known == id)
}

#[test]
fn parts_add_up_change_numbers_and_hear_what_happens() {
    let mut table = table();
    assert_eq!(number(&table, "might"), 0);
    decide(&mut table, "mount tin");
    assert_eq!(number(&table, "might"), 4, "1 of the robot and 3 of the arm");
    decide(&mut table, "ring");
    assert_eq!(number(&table, "score"), 4);
    decide(&mut table, "upgrade tin");
    assert_eq!(number(&table, "might"), 5, "another face of the robot, the same arm");
}

#[test]
fn every_part_brings_its_actions_once() {
    let mut table = table();
    assert!(offered(&table, "earn tin") && !offered(&table, "earn arm"));
    decide(&mut table, "mount tin");
    decide(&mut table, "earn arm");
    assert_eq!(number(&table, "score"), 10, "the gift is that of the part");
    assert!(!offered(&table, "earn arm") && offered(&table, "earn tin"));
    decide(&mut table, "triple arm");
    assert_eq!(number(&table, "score"), 22, "the power is that of the whole card");
    assert!(!offered(&table, "double arm"), "one of two can be used");
    decide(&mut table, "earn tin");
    decide(&mut table, "upgrade tin");
    assert!(!offered(&table, "earn iron"), "what was used stays used on another face");
    decide(&mut table, "done");
    decide(&mut table, "done");
    assert!(offered(&table, "earn iron") && offered(&table, "double arm"), "a new turn");
}

#[test]
fn the_last_part_covers_the_card() {
    use quarterdeck_dsl::facts::Facts;
    use quarterdeck_dsl::tree::Thing;
    let mut table = table();
    let power = |table: &Table| {
        let position = table.now().position();
        let zone = position.zone_named("bench", Some(0)).expect("a bench");
        let hole =
            table.now().position().cards_in(zone).find(|card| position.card_id(*card) == "hole").expect("a hole");
        position.attribute(Thing::Card(hole), AttributeId::at(0))
    };
    assert_eq!(power(&table), Some(5));
    decide(&mut table, "cover hole");
    assert_eq!(power(&table), Some(7));
}

#[test]
fn a_player_does_once_what_can_be_done_once() {
    let mut table = table();
    decide(&mut table, "once_only");
    assert!(!offered(&table, "once_only"));
    decide(&mut table, "done");
    decide(&mut table, "once_only");
    decide(&mut table, "done");
    assert!(offered(&table, "once_only"));
}

#[test]
fn amounts_are_offered_from_the_greatest_down() {
    let mut table = table();
    let sales: Vec<String> = table.now().option_ids().into_iter().filter(|id| id.starts_with("sell")).collect();
    assert_eq!(sales, ["sell 5", "sell 4", "sell 3", "sell 2", "sell 1", "sell 0"]);
    decide(&mut table, "sell 3");
    assert_eq!((number(&table, "stock"), number(&table, "score")), (2, 3));
}

#[test]
fn a_card_changes_hands_where_it_lies() {
    let mut table = table();
    assert!(!offered(&table, "free land"));
    decide(&mut table, "own land");
    assert!(offered(&table, "free land"));
    decide(&mut table, "free land");
    assert!(!offered(&table, "free land"));
}

#[test]
fn cards_are_scattered_only_where_the_number_allows_it() {
    use quarterdeck_dsl::facts::Facts;
    let mut table = table();
    decide(&mut table, "toss");
    let position = table.now().position();
    let plug = CardAt::all(position.cards()).find(|card| position.card_id(*card) == "plug").expect("a plug");
    assert_eq!(position.zone_id(position.zone_of(plug)), "under tin", "the other card has no gift");
    assert_eq!(table.undo_limit(), 1, "how chance falls cannot be looked at and taken back");
    table.practice = true;
    assert_eq!(table.undo_limit(), 0);
}

#[test]
fn the_ends_of_a_grid_touch_a_whole_row() {
    let table = table();
    let ways: Vec<String> = table.now().option_ids().into_iter().filter(|id| id.starts_with("walk")).collect();
    assert_eq!(ways, ["walk camp 1", "walk camp 2", "walk camp 3"]);
}

#[test]
fn a_copy_is_and_does_what_its_model_does() {
    let mut table = table();
    decide(&mut table, "mimic");
    decide(&mut table, "mount tin");
    assert_eq!(number(&table, "might"), 14, "two arms, each of which adds the power of the whole card");
    decide(&mut table, "earn arm");
    assert!(offered(&table, "earn arm"), "the copy can be used too");
    decide(&mut table, "unmask tin");
    assert!(!offered(&table, "earn arm"));
    assert_eq!(number(&table, "might"), 11, "an arm and a plug");
}

#[test]
fn cards_are_neighbours_by_name() {
    let mut table = table();
    assert!(offered(&table, "step tin hole"));
    decide(&mut table, "upgrade tin");
    assert!(!offered(&table, "step iron hole"));
}

/// What a card has become since is no part of what happened, and may be hidden.
#[test]
fn the_log_names_cards_as_they_were() {
    let texts = "pack-title = Tiny\naction-upgrade = Upgrade { $robot }\n";
    let mut table = table_of(game_of(&small_pack(PACK, texts)), seats(2, 5, &[]));
    decide(&mut table, "mount tin");
    let before = table.speaker(Some(0), "en").narrate(0);
    assert!(before.iter().any(|line| line.text.contains("tin")), "{before:#?}");
    decide(&mut table, "upgrade tin");
    let after = table.speaker(Some(0), "en").narrate(0);
    assert_eq!(after[..before.len()], before[..], "the past is told as before");
    let since: Vec<&str> = after[before.len()..].iter().map(|line| line.text.as_str()).collect();
    assert_eq!(since, ["Player 1: Upgrade tin", "The card is flipped: tin → iron"]);
}
