//! Actions that are done without asking where nothing else is open.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]

[kind.gem]
[zone.deck]
[zone.pile]
[zone.hand]
per = "player"
[words]
draws_from  = "deck"
draws_to    = "hand"
discards_to = "pile"
[card.ruby]
kind   = "gem"
plural = "rubies"
copies = [{ count = 6 }]
[resource.coin]
plural = "coins"

[setup]
do = ['each player draws 1 card', 'each player gains 1 coin']

[phase.match]
steps   = ["turn"]
repeats = true
after   = { if = 'the first player has at least 1000 coins', do = 'end the match' }
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
actions = ["give", "buy", "rest"]
[action.give]
choose = 'a gem in your hand'
do     = 'discard the gem'
[action.buy]
if       = 'you have at least 1 coin'
requires = 'pay 1 coin'
FORCED
do       = 'draw 1 card'
[action.rest]
if     = ['you have no cards in your hand', 'your coins are 0']
forced = true
do     = ['gain 1 coin', 'end this phase']
[finish]
rank = ['your coins']
"#;

fn start(buy: &str) -> Table {
    let texts = "pack-title = Tiny\n";
    table_of(game_of(&small_pack(&PACK.replace("FORCED", buy), texts)), seats(2, 1, &[]))
}

#[test]
fn the_only_option_is_taken_without_asking_and_told() {
    let mut table = start("");
    table.decide_by_id("give ruby").expect("open");
    assert_eq!(table.now().option_ids(), ["buy"], "not forced: it is asked for");
    table.decide_by_id("buy").expect("open");
    table.decide_by_id("give ruby").expect("open");
    // Nothing is left but to rest, so the other player is asked next.
    assert_eq!(table.now().asked(), Some(1));
    assert_eq!(table.decisions().len(), 3);
}

#[test]
fn one_forced_action_may_follow_another_and_what_it_costs_is_paid() {
    let mut table = start("forced = true");
    table.decide_by_id("give ruby").expect("open");
    // The coin is paid, the card drawn; that card is the next thing to decide.
    assert_eq!(table.now().asked(), Some(0));
    assert_eq!(table.now().option_ids(), ["give ruby"]);
    table.decide_by_id("give ruby").expect("open");
    assert_eq!(table.now().asked(), Some(1));
}

#[test]
fn where_there_is_a_choice_it_is_left_to_the_player() {
    let table = start("forced = true");
    assert_eq!(table.now().option_ids(), ["give ruby", "buy"]);
}
