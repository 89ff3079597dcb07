//! What an effect does is what it reads as: who `they` are in every nesting, `if` beside `each`, order words wherever
//! things are gone through, when an action is over. Each line is one effect of a small game and what it leaves behind.

mod common;

use common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Thing;
use quarterdeck_runtime::{Table, check};

/// Three players. Deck from the top: pebble (weight 1), pebble (2), rock (8). Each holds a chip in the hand.
const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [3, 3]

[words]
draws_from = "deck"
draws_to   = "hand"

[kind.stone]
[kind.chip]
[attribute.weight]
[attribute.color]
values = ["red", "green"]
[resource.token]
start = 2
[zone.deck]
[zone.tray]
[zone.hand]
per = "player"
[counter.mine]
of = "player"
[counter.mark]
of = "card"
[counter.tally]
[counter.sea]
values = ["calm", "angry"]
[counter.mood]
values = ["happy", "angry"]

[card.pebble]
kind   = "stone"
color  = "red"
copies = [{ weight = 1 }, { weight = 2 }]
[card.rock]
kind   = "stone"
color  = "green"
weight = 8
[card.chip_card]
kind      = "chip"
per       = "player"
starts_in = "hand"

[phase.match]
steps = ["turn"]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 3
actions = ["act", "pass"]
[action.pass]
do = 'raise tally by 100'
"#;

fn pack_with(rest: &str) -> String {
    format!("{PACK}\n{rest}\n")
}

fn table_with(rest: &str) -> Table {
    table_of(game_of(&small_pack(&pack_with(rest), "")), seats(3, 5, &[]))
}

/// A table after the first player has done the effect.
fn done(effect: &str) -> Table {
    let mut table = table_with(&format!("[action.act]\ndo = {effect}"));
    decide(&mut table, "act");
    table
}

fn decide(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("{id}: {error:?}; {:?}", table.now().option_ids()));
}

fn counter(table: &Table, name: &str, thing: Thing) -> i32 {
    let at = table.game().counters.iter().position(|counter| counter.name == name).expect("a counter");
    table.now().position().counter(at as u8, thing)
}

/// What every player's counter stands at.
fn mine(table: &Table) -> Vec<i32> {
    (0..3).map(|seat| counter(table, "mine", Thing::Player(seat))).collect()
}

fn tokens(table: &Table) -> Vec<i32> {
    (0..3).map(|seat| table.now().position().resource(0, seat)).collect()
}

/// The marks of the stones, by weight.
fn marks(table: &Table) -> Vec<i32> {
    let position = table.now().position();
    let mut stones: Vec<(Option<i32>, u16)> =
        (0..position.cards()).map(|card| (position.attribute(Thing::Card(card), 0), card)).collect();
    stones.retain(|(weight, _)| weight.is_some());
    stones.sort_unstable();
    stones.iter().map(|(_, card)| counter(table, "mark", Thing::Card(*card))).collect()
}

fn weights(table: &Table, zone: &str, seat: Option<u8>) -> Vec<i32> {
    let position = table.now().position();
    let zone = position.zone_named(zone, seat).expect("a zone");
    table.now().state().cards_in(zone).filter_map(|card| position.attribute(Thing::Card(card), 0)).collect()
}

/// What is wrong with an effect: codes of all mistakes.
fn refused(effect: &str) -> Vec<&'static str> {
    let text = pack_with(&format!("[action.act]\ndo = {effect}"));
    let checked = check(&[&small_pack(&text, "")]);
    checked.problems.iter().map(|problem| problem.code).collect()
}

#[test]
fn they_are_the_player_of_the_nearest_each() {
    assert_eq!(mine(&done("{ each = 'player', do = 'raise their mine by 1' }")), [1, 1, 1]);
    assert_eq!(mine(&done("{ each = 'opponent', do = 'they raise their mine by 1' }")), [0, 1, 1]);
    assert_eq!(
        mine(&done("{ each = 'player', do = { each = 'stone in the deck', do = 'raise their mine by 1' } }")),
        [3; 3]
    );
    assert_eq!(tokens(&done("{ each = 'opponent', do = 'pay 1 token to them' }")), [0, 3, 3]);
}

#[test]
fn if_beside_each_is_asked_for_each() {
    let effect = "['the last player clockwise from the first player raises mine by 1', { each = 'player', if = 'their mine is 1', do = 'raise their mine by 4', else = 'raise their mine by 7' }]";
    assert_eq!(mine(&done(effect)), [7, 7, 5]);
}

#[test]
fn who_is_named_before_the_verb_is_they_behind_then() {
    assert_eq!(mine(&done("'each opponent raises mine by 1 then they raise mine by 2'")), [0, 3, 3]);
    let one = "{ choose = 'an opponent', do = 'they raise mine by 1 then raise their mine by 2' }";
    let mut table = table_with(&format!("[action.act]\ndo = {one}"));
    decide(&mut table, "act");
    table.decide(1).expect("the second opponent");
    assert_eq!(mine(&table), [0, 0, 3]);
    assert_eq!(refused("'raise their mine by 1'"), ["sentence::nobody_is_they"]);
    assert_eq!(refused("'each opponent raises mine by 1 then raise their mine by 2'"), ["sentence::nobody_is_they"]);
}

#[test]
fn a_player_who_was_chosen_is_they() {
    let mut table =
        table_with("[action.act]\ndo = { choose = 'an opponent', do = 'gain tokens equal to their tokens' }");
    decide(&mut table, "act");
    table.decide(0).expect("an opponent");
    assert_eq!(tokens(&table), [4, 2, 2]);
}

#[test]
fn order_words_mean_the_first_or_the_last_of_them_everywhere() {
    assert_eq!(mine(&done("'the last player clockwise from the first player raises mine by 1'")), [0, 0, 1]);
    assert_eq!(mine(&done("'the first 2 players clockwise from you raise mine by 1'")), [1, 1, 0]);
    assert_eq!(marks(&done("{ each = 'the top card in the deck', do = 'raise mark of it by 1' }")), [1, 0, 0]);
    assert_eq!(marks(&done("'set mark of the last stone in the deck to 3'")), [0, 0, 3]);
    assert_eq!(marks(&done("'set mark of all stones in the deck to 3'")), [3, 3, 3]);
    assert_eq!(marks(&done("'set mark of the top 2 cards in the deck to 3'")), [3, 3, 0]);
    let total = done("'set tally to total weight of the top card in the deck plus the top 2 cards in the deck'");
    assert_eq!(counter(&total, "tally", Thing::Nothing), 3);
}

#[test]
fn what_does_not_say_which_is_refused() {
    for effect in [
        "'an opponent gains 1 token'",
        "'2 players gain 1 token'",
        "'no player gains 1 token'",
        "{ each = '2 cards in the deck', do = 'raise tally by 1' }",
        "'set mark of a stone in the deck to 1'",
        "'move no cards in the deck to the tray'",
        "{ choose = 'the top card in the deck', do = 'raise tally by 1' }",
        "{ choose = '2 cards in the deck', do = 'raise tally by 1' }",
    ] {
        assert_eq!(refused(effect), ["sentence::word_of_number"], "{effect}");
    }
    assert_eq!(refused("'raise tally by total weight of stones'"), ["sentence::where"]);
    assert_eq!(refused("'gain no tokens'"), ["sentence::type_mismatch"]);
}

#[test]
fn words_of_counters_belong_to_their_counter() {
    assert_eq!(counter(&done("'set mood to angry'"), "mood", Thing::Nothing), 1);
    assert_eq!(counter(&done("'set sea to angry'"), "sea", Thing::Nothing), 1);
    assert_eq!(refused("'set mood to sea'"), ["sentence::type_mismatch"]);
    assert_eq!(refused("'set mood to calm'"), ["sentence::type_mismatch"]);
}

#[test]
fn cards_without_a_place_are_those_of_the_own_hand() {
    let table = done("'move a card to the tray'");
    assert_eq!(weights(&table, "deck", None), [1, 2, 8]);
    let position = table.now().position();
    let tray = position.zone_named("tray", None).expect("the tray");
    let owners: Vec<Option<u8>> = table.now().state().cards_in(tray).map(|card| position.owner(card)).collect();
    assert_eq!(owners, [Some(0)]);
}

#[test]
fn cards_are_drawn_from_where_it_is_said() {
    assert_eq!(weights(&done("'draw the bottom card of the deck'"), "hand", Some(0)), [8]);
    assert_eq!(weights(&done("'draw 2 cards from the deck'"), "deck", None), [8]);
    assert_eq!(weights(&done("['move the rock to the tray', 'draw 1 card from the tray']"), "tray", None), [0; 0]);
    assert_eq!(refused("'draw 2 stones'"), ["sentence::type_mismatch"]);
    assert_eq!(refused("'draw up to 2 cards'"), ["sentence::type_mismatch"]);
}

#[test]
fn cards_that_are_taken_share_a_value_or_none_do() {
    let mut table = done("'move 2 cards of different colors in the deck to the tray'");
    assert_eq!(table.now().option_ids().len(), 3);
    decide(&mut table, "rock");
    assert_eq!(table.now().option_ids().len(), 2, "only pebbles go with the rock");
    table.decide(0).expect("a pebble");
    assert_eq!(weights(&table, "tray", None), [8, 1]);
    // Only the pebbles share a color, so there is nothing to ask but which comes first.
    let mut table = done("'move 2 cards of the same color in the deck to the tray'");
    assert_eq!(table.now().option_ids().len(), 2);
    table.decide(1).expect("a pebble");
    assert_eq!(weights(&table, "deck", None), [8]);
}

#[test]
fn an_action_is_done_when_it_is_over() {
    let mut table = table_with(
        "[action.act]\ndo = ['raise tally by 1', 'raise tally by 1']\n[[rule]]\nevent = \"act done\"\ndo = 'set mine of the active player to tally'",
    );
    decide(&mut table, "act");
    assert_eq!(mine(&table), [2, 0, 0]);
    let mut table = table_with(
        "[action.act]\ndo = ['raise tally by 1', 'end the turn', 'raise tally by 1']\n[[rule]]\nevent = \"act done\"\ndo = 'set mine of the active player to tally'",
    );
    decide(&mut table, "act");
    assert_eq!(mine(&table).iter().max(), Some(&1), "what is cut short is over, too");
}

#[test]
fn several_win_together() {
    let table = done("['each opponent gains 1 token', 'each player with at least 3 tokens wins']");
    assert_eq!(table.now().winners(), Some(0b110));
}

#[test]
fn if_beside_each_of_a_phase_is_asked_of_each_player() {
    let text = r#"
[action.act]
do = ['each opponent raises mine by 1', 'begin windfall']
[phase.windfall]
each   = 'player clockwise from the first player'
if     = 'your mine is 1'
before = 'raise tally by 1 then raise your mine by 10'
"#;
    let mut table = table_with(text);
    decide(&mut table, "act");
    assert_eq!((mine(&table), counter(&table, "tally", Thing::Nothing)), (vec![0, 11, 11], 2));
}

#[test]
fn most_is_sought_among_those_who_are_named() {
    let effect = "['gain 5 tokens', 'the last player clockwise from the first player gains 1 token', 'each opponent with the most tokens raises mine by 1']";
    assert_eq!(mine(&done(effect)), [0, 0, 1]);
}
