//! What an effect does is what it reads as: who `they` are in every nesting, `if` beside `each`, order words wherever
//! things are gone through, when an action is over. Each line is one effect of a small game and what it leaves behind.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, CounterId, ResourceId};
use quarterdeck_runtime::{Table, check};

/// Three players. Deck from the top: pebble (weight 1), pebble (2), rock (8). Each holds a chip in the hand.
const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [3, 3]

[words]
draws_from  = "deck"
draws_to    = "hand"
discards_to = "tray"

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
[board.path]
place = "cell"
most  = 3
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
    table.now().position().counter(CounterId::at(at), thing)
}

/// What every player's counter stands at.
fn mine(table: &Table) -> Vec<i32> {
    (0..3).map(|seat| counter(table, "mine", Thing::Player(seat))).collect()
}

fn tokens(table: &Table) -> Vec<i32> {
    (0..3).map(|seat| table.now().position().resource(ResourceId::at(0), seat)).collect()
}

/// The marks of the stones, by weight.
fn marks(table: &Table) -> Vec<i32> {
    let position = table.now().position();
    let mut stones: Vec<(Option<i32>, CardAt)> = CardAt::all(position.cards())
        .map(|card| (position.attribute(Thing::Card(card), AttributeId::at(0)), card))
        .collect();
    stones.retain(|(weight, _)| weight.is_some());
    stones.sort_unstable();
    stones.iter().map(|(_, card)| counter(table, "mark", Thing::Card(*card))).collect()
}

fn weights(table: &Table, zone: &str, seat: Option<u8>) -> Vec<i32> {
    let position = table.now().position();
    let zone = position.zone_named(zone, seat).expect("a zone");
    table
        .now()
        .position()
        .cards_in(zone)
        .filter_map(|card| position.attribute(Thing::Card(card), AttributeId::at(0)))
        .collect()
}

/// How many cards lie on each cell.
fn cells(table: &Table) -> Vec<usize> {
    table.speaker(Some(0), "en").view(0).boards[0].places.iter().map(|place| place.pile.count).collect()
}

/// What is wrong with an effect: codes of all mistakes.
fn refused(effect: &str) -> Vec<&'static str> {
    refused_pack(&format!("[action.act]\ndo = {effect}"))
}

fn refused_pack(rest: &str) -> Vec<&'static str> {
    let text = pack_with(rest);
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
    let owners: Vec<Option<u8>> = table.now().position().cards_in(tray).map(|card| position.owner(card)).collect();
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
    assert_eq!(table.now().winners(), Some([1, 2].into_iter().collect()));
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

/// The last player has claimed the rock, which lies in the deck.
const CLAIMED: &str = "'the last player clockwise from the first player claims the rock'";

#[test]
fn the_owner_of_a_card_is_whoever_has_claimed_it() {
    let claimed = |effect: &str| done(&format!("[{CLAIMED}, {effect}]"));
    assert_eq!(mine(&claimed("'set mine of the owner of the rock to 4'")), [0, 0, 4]);
    assert_eq!(mine(&claimed("'the owner of the rock raises mine by 1'")), [0, 0, 1]);
    assert_eq!(mine(&claimed("{ each = 'the owner of the rock', do = 'raise their mine by 1' }")), [0, 0, 1]);
    assert_eq!(tokens(&claimed("'pay 1 token to the owner of the rock'")), [1, 2, 3]);
    let round = "{ each = 'player clockwise from the owner of the rock', do = 'raise tally by 1 then set their mine to tally' }";
    assert_eq!(mine(&claimed(round)), [2, 3, 1]);
    let asked = "{ each = 'player', if = 'the owner of the rock is you', do = 'raise their mine by 1', else = 'raise their mine by 5' }";
    assert_eq!(mine(&claimed(asked)), [5, 5, 5], "you are the first player, whoever is gone through");
    let asked = "{ each = 'player', if = 'they are the owner of the rock', do = 'raise their mine by 1' }";
    assert_eq!(mine(&claimed(asked)), [0, 0, 1]);
}

/// What is left behind if such a phase is begun by the first player.
fn visited(each: &str) -> Vec<i32> {
    let phase = format!("[phase.visit]\neach = '{each}'\nbefore = 'raise your mine by 1'");
    let mut table = table_with(&format!("[action.act]\ndo = [{CLAIMED}, 'begin visit']\n{phase}"));
    decide(&mut table, "act");
    mine(&table)
}

#[test]
fn a_phase_is_had_by_those_who_are_named() {
    assert_eq!(visited("the first 2 players clockwise from you"), [1, 1, 0]);
    assert_eq!(visited("the last 2 players clockwise from the first player"), [0, 1, 1]);
    assert_eq!(visited("the last opponent"), [0, 0, 1]);
    assert_eq!(visited("the owner of the rock"), [0, 0, 1]);
    let phase = "[action.act]\ndo = 'begin visit'\n[phase.visit]\nbefore = 'raise tally by 1'\neach = ";
    for each in ["2 players", "an opponent", "no player"] {
        assert_eq!(refused_pack(&format!("{phase}'{each}'")), ["sentence::word_of_number"], "{each}");
    }
}

#[test]
fn who_chooses_and_who_is_chosen_are_they() {
    let mut table = table_with("[action.act]\ndo = { choose = 'an opponent', do = 'pay 1 token to them' }");
    decide(&mut table, "act");
    table.decide(1).expect("the second opponent");
    assert_eq!(tokens(&table), [1, 2, 3]);
    let by = "{ choose = 'a stone in the deck', by = 'each player', do = 'raise their mine by 1 then raise mark of it by 1' }";
    let mut table = table_with(&format!("[action.act]\ndo = {by}"));
    decide(&mut table, "act");
    for at in [2, 0, 2] {
        table.decide(at).expect("a stone");
    }
    assert_eq!((mine(&table), marks(&table)), (vec![1, 1, 1], vec![1, 0, 2]));
    // A rule speaks to somebody, and of nobody.
    let rule = "[action.act]\ndo = 'raise tally by 1'\n[[rule]]\nevent = \"turn ends\"\ndo = ";
    for said in ["raise their mine by 1", "they gain 1 token", "pay 1 token to them"] {
        assert_eq!(refused_pack(&format!("{rule}'{said}'")), ["sentence::nobody_is_they"], "{said}");
    }
}

#[test]
fn a_chosen_thing_is_meant_only_where_nothing_else_is_said_of_it() {
    let chosen = |noun: &str, rest: &str| {
        let mut table = table_with(&format!("[action.act]\ndo = {{ choose = '{noun}', {rest} }}"));
        decide(&mut table, "act");
        table.decide(0).expect("the first of them");
        table
    };
    let stone = "a stone in the deck";
    assert_eq!(marks(&chosen(stone, "do = 'set mark of the stone to 3'")), [3, 0, 0]);
    assert_eq!(marks(&chosen(stone, "do = 'set mark of the last stone in the deck to 3'")), [0, 0, 3]);
    assert_eq!(marks(&chosen(stone, "do = 'set mark of all other stones in the deck to 3'")), [0, 3, 3]);
    assert_eq!(mine(&chosen(stone, "do = { if = 'the rock is a stone', do = 'raise mine by 1' }")), [1, 0, 0]);
    assert_eq!(mine(&chosen(stone, "do = { if = 'the rock is the stone', do = 'raise mine by 1' }")), [0, 0, 0]);
    assert_eq!(cells(&chosen("a cell", "do = 'move the rock to the cell'")), [1, 0, 0]);
    assert_eq!(cells(&chosen("a cell", "do = 'move the rock to the last cell'")), [0, 0, 1]);
}

#[test]
fn where_a_thing_goes_is_said_or_chosen() {
    assert_eq!(refused("'move the rock to an empty cell'"), ["sentence::word_of_number"]);
    let mut table = table_with(
        "[action.act]\ndo = ['move the rock to the first cell', { choose = 'an empty cell', do = 'move the top card of the deck to the cell' }]",
    );
    decide(&mut table, "act");
    assert_eq!(table.now().option_ids().len(), 2, "the first cell is taken");
    table.decide(1).expect("the last cell");
    assert_eq!(cells(&table), [1, 0, 1]);
}

#[test]
fn a_card_is_sought_where_it_is_said_to_be() {
    let moved = |effect: &str| done(&format!("['move the top card of the deck to the tray', {effect}]"));
    let tally = |table: &Table| counter(table, "tally", Thing::Nothing);
    assert_eq!(tally(&moved("'set tally to weight of the pebble in the deck'")), 2);
    assert_eq!(tally(&moved("'set tally to weight of the pebble in the tray'")), 1);
    assert_eq!(tally(&moved("'set tally to weight of the stone in the tray'")), 1);
    let color = "{ if = 'the color of the first stone in the deck is the color of the stone in the tray', do = 'raise tally by 1' }";
    assert_eq!(tally(&moved(color)), 1, "two pebbles are red");
    let color = "{ if = 'the color of the last stone in the deck is the color of the stone in the tray', do = 'raise tally by 1' }";
    assert_eq!(tally(&moved(color)), 0, "the rock is green");
    // The first box of all lies elsewhere.
    let boxes =
        "[kind.box]\n[card.crate]\nkind = \"box\"\nholds = true\ncopies = [{ count = 2 }]\nstarts_in = \"tray\"\n";
    let effect = "['move the top card of the tray to the first cell', 'move the rock under the box in the tray', 'set tally to cards under the box in the tray', 'raise tally by 10 per card under the box in the first cell']";
    let mut table = table_with(&format!("{boxes}[action.act]\ndo = {effect}"));
    decide(&mut table, "act");
    assert_eq!(tally(&table), 1);
}

#[test]
fn other_cards_than_the_one_that_speaks() {
    let elder = "[zone.street]\nper = \"player\"\nheld = true\n[card.elder]\nkind = \"chip\"\nper = \"player\"\nstarts_in = \"street\"\ncopies = [{ count = 3 }]\n";
    let says = |amount: &str| {
        let when = format!("[[card.elder.when]]\nevent = \"your act done\"\ndo = 'raise your mine by {amount}'");
        let mut table = table_with(&format!("{elder}{when}\n[action.act]\ndo = 'raise tally by 1'"));
        decide(&mut table, "act");
        mine(&table)
    };
    assert_eq!(says("chips you hold"), [9, 0, 0]);
    assert_eq!(says("other chips you hold"), [6, 0, 0]);
    assert_eq!(says("1 per other chip you hold"), [6, 0, 0]);
}

#[test]
fn what_is_required_is_all_that_is_paid() {
    let paid = |requirement: &str| {
        let more = "[card.spare]\nkind = \"chip\"\nper = \"player\"\nstarts_in = \"hand\"\ncopies = [{ count = 2 }]\n";
        table_with(&format!("{more}[action.act]\nrequires = '{requirement}'\ndo = 'raise tally by 1'"))
    };
    let acts = |table: &Table| table.now().option_ids().iter().filter(|id| id.starts_with("act")).count();
    let mut table = paid("pay all your tokens");
    assert_eq!(acts(&table), 1);
    table.decide(0).expect("all");
    assert_eq!(tokens(&table), [0, 2, 2]);
    let mut table = paid("discard all cards in your hand");
    assert_eq!(acts(&table), 1);
    table.decide(0).expect("all");
    let position = table.now().position();
    let left = |seat| table.now().position().cards_in(position.zone_named("hand", Some(seat)).expect("a hand")).count();
    assert_eq!([left(0), left(1), left(2)], [0, 3, 3]);
    let table = paid("pay no tokens");
    assert_eq!(acts(&table), 1, "it costs nothing");
    let mut table = paid("pay 1 or 2 tokens");
    assert_eq!(acts(&table), 2);
    table.decide(1).expect("another way");
    assert_eq!(tokens(&table)[1..], [2, 2]);
    assert_eq!(acts(&paid("pay up to 2 tokens")), 3);
    let mut table = paid("discard the top card of the deck");
    assert_eq!(acts(&table), 1);
    table.decide(0).expect("the pebble");
    assert_eq!(weights(&table, "deck", None), [2, 8]);
}

#[test]
fn an_action_lets_choose_what_an_effect_would() {
    let chooses = |choose: &str| format!("[action.act]\nchoose = '{choose}'\ndo = 'raise tally by 1'");
    for choose in ["the top card of the deck", "2 cards in the deck", "all cards in the deck", "no card in the deck"] {
        assert_eq!(refused_pack(&chooses(choose)), ["sentence::word_of_number"], "{choose}");
    }
    assert_eq!(
        refused_pack(&chooses("up to 1 stone in the deck")),
        ["pack::not_one"],
        "an action cannot be done with none"
    );
    let table = table_with(&chooses("a stone in the deck"));
    assert_eq!(table.now().option_ids().len(), 4);
}

#[test]
fn what_is_discarded_without_a_place_comes_from_the_own_hand() {
    let table = done("'discard a card'");
    let position = table.now().position();
    let hand = |seat| table.now().position().cards_in(position.zone_named("hand", Some(seat)).expect("a hand")).count();
    assert_eq!([hand(0), hand(1), hand(2)], [0, 1, 1]);
    assert_eq!(weights(&table, "deck", None), [1, 2, 8]);
}

#[test]
fn a_phase_that_repeats_does_its_before_each_time() {
    let phase = "[phase.visit]\nrepeats = true\nif = 'tally is less than 3'\nbefore = 'raise tally by 1'\nafter = 'raise your mine by 1'";
    let mut table = table_with(&format!("[action.act]\ndo = 'begin visit'\n{phase}"));
    decide(&mut table, "act");
    assert_eq!((counter(&table, "tally", Thing::Nothing), mine(&table)), (3, vec![3, 0, 0]));
}

#[test]
fn who_has_not_enough_pays_what_there_is() {
    assert_eq!(tokens(&done("'pay 5 tokens'")), [0, 2, 2]);
    assert_eq!(tokens(&done("'pay 5 tokens to the last opponent'")), [0, 2, 4]);
}

#[test]
fn it_is_who_announces() {
    let rule = "[event.storm]\n[[rule]]\nevent = \"storm\"\ndo = 'raise mine of it by 1 then raise your mine by 10'";
    let mut table = table_with(&format!("[action.act]\ndo = 'the last opponent announces storm'\n{rule}"));
    decide(&mut table, "act");
    assert_eq!(mine(&table), [0, 0, 11]);
}

#[test]
fn a_mistake_in_a_condition_brings_no_other() {
    assert_eq!(refused("{ if = 'you hold a dragon', do = 'raise tally by 1' }"), ["sentence::unknown_word"]);
    assert_eq!(refused("{ if = 'you hold a', do = 'raise tally by 1', else = 'raise tally by 2' }").len(), 1);
    assert_eq!(refused("{ each = 'dragon', do = 'raise tally by 1' }"), ["sentence::unknown_word"]);
    assert_eq!(refused("{ choose = 'a dragon', do = 'raise tally by 1' }"), ["sentence::unknown_word"]);
}

/// How many cards lie in each player's hand.
fn hands(table: &Table) -> Vec<usize> {
    let position = table.now().position();
    let hand = |seat| table.now().position().cards_in(position.zone_named("hand", Some(seat)).expect("a hand")).count();
    (0..3).map(hand).collect()
}

#[test]
fn who_does_it_and_whose_it_is_are_told_apart() {
    for (effect, left) in [
        ("'each opponent pays 1 token to you'", [4, 1, 1]),
        ("'the last opponent pays all their tokens to the first opponent'", [2, 4, 0]),
        ("'each player with at least 2 tokens gains 1 token'", [3, 3, 3]),
        ("'the second player clockwise from you gains tokens equal to twice their tokens'", [2, 6, 2]),
        ("['gain 3 tokens', 'each opponent gains tokens equal to your tokens']", [5, 7, 7]),
        ("['gain 3 tokens', 'each opponent gains tokens equal to their tokens']", [5, 4, 4]),
        ("{ to = 'each opponent', do = 'gain 1 token' }", [2, 3, 3]),
        ("{ to = 'each opponent', do = 'pay 1 token to them' }", [4, 1, 1]),
        ("{ to = 'the last opponent', do = { each = 'opponent', do = 'they gain 1 token' } }", [3, 3, 2]),
        ("{ let = { sum = 'your tokens' }, do = ['gain 1 token', 'gain tokens equal to the sum'] }", [5, 2, 2]),
        ("'gain tokens equal to your tokens divided by 2, rounded up'", [3, 2, 2]),
        ("'lose half your tokens, rounded down'", [1, 2, 2]),
        ("'each player loses 1 token then they gain 3 tokens'", [4, 4, 4]),
        ("'the owner of the top card of the deck gains 1 token'", [2, 2, 2]),
        ("{ if = 'no opponent has 3 tokens', do = 'gain 1 token' }", [3, 2, 2]),
        ("{ if = 'no opponent has 2 tokens', do = 'gain 1 token' }", [2, 2, 2]),
        ("{ if = 'at least 2 opponents have a chip in their hand', do = 'gain 1 token' }", [3, 2, 2]),
        ("{ if = 'each player has exactly 2 chips in their hand', do = 'gain 1 token' }", [2, 2, 2]),
    ] {
        assert_eq!(tokens(&done(effect)), left, "{effect}");
    }
}

#[test]
fn which_of_several_is_meant_wherever_it_is_said() {
    for (effect, left) in [
        ("{ each = 'stone in the deck with weight at least 2', do = 'raise mark of it by 1' }", [0, 1, 1]),
        ("{ each = 'the second stone in the deck', do = 'raise mark of it by 1' }", [0, 1, 0]),
        ("{ each = 'stone in the deck with the most weight', do = 'raise mark of it by 1' }", [0, 0, 1]),
        ("'set mark of each red stone in the deck to 2'", [2, 2, 0]),
        ("'set mark of the stone in the deck with the fewest weight to 2'", [2, 0, 0]),
    ] {
        assert_eq!(marks(&done(effect)), left, "{effect}");
    }
    for (effect, left) in [
        ("{ each = 'opponent', if = 'they are the last opponent', do = 'they raise mine by 1' }", [0, 0, 1]),
        ("{ each = 'player', do = 'the last opponent raises mine by 1' }", [0, 0, 3]),
        ("'raise mine of the first opponent by 2 then raise your mine by 1'", [1, 2, 0]),
        ("'each opponent draws 1 card then they raise mine by cards in their hand'", [0, 2, 2]),
        ("'draw the top 2 cards of the deck then raise mine by cards in your hand'", [3, 0, 0]),
        ("'the last 2 players clockwise from you raise mine by 1'", [0, 1, 1]),
    ] {
        assert_eq!(mine(&done(effect)), left, "{effect}");
    }
    assert_eq!(hands(&done("'discard all cards in the hand of the last opponent'")), [1, 1, 0]);
    assert_eq!(hands(&done("'each player discards a random card in their hand'")), [0, 0, 0]);
    assert_eq!(hands(&done("'each opponent discards a card'")), [1, 0, 0]);
    assert_eq!(weights(&done("'move the second card of the deck to the tray'"), "tray", None), [2]);
    assert_eq!(weights(&done("'move the bottom 2 cards of the deck to the tray'"), "deck", None), [1]);
    assert_eq!(weights(&done("'move the rock to the hand of the last opponent'"), "hand", Some(2)), [8]);
}
