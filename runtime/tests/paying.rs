//! Several ways to pay: what options are called, what is missing, and that ways are left out.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::{PackFiles, Table, check};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"

[kind.gem]
shows = ["color", "size"]
[attribute.color]
values = ["red", "green", "blue"]
[attribute.size]

[zone.deck]
seen_by = "nobody"
[zone.pile]
[zone.hand]
per     = "player"
seen_by = "owner"
held    = true

[resource.coin]
plural = "coins"
start  = 3

[card.opal]
kind   = "gem"
color  = "red"
copies = [{ size = 1, count = 1 }, { size = 2, count = 1 }, { size = 3, count = 1 }, { size = 4, count = 1 }]
[card.emerald]
kind   = "gem"
color  = "green"
copies = [{ size = 1, count = 1 }, { size = 2, count = 1 }, { size = 3, count = 1 }, { size = 4, count = 1 }]
[card.sapphire]
kind   = "gem"
color  = "blue"
copies = [{ size = 1, count = 1 }, { size = 2, count = 1 }, { size = 3, count = 1 }, { size = 4, count = 1 }]

[setup]
do = 'the active player draws 12 cards'

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["buy", "wait"]

[action.buy]
requires = 'REQUIREMENT'
do       = 'gain 9 coins'
[action.wait]
do = 'end the turn'
"#;

const TEXTS: &str = "
word-gem = gem
    .one = gem
    .other = gems
word-opal = opal
word-emerald = emerald
word-sapphire = sapphire
word-coin = coin
    .one = coin
    .other = coins
action-buy = Buy
action-wait = Wait
";

fn pack(requirement: &str) -> PackFiles {
    small_pack(&PACK.replace("REQUIREMENT", requirement), TEXTS)
}

fn table(requirement: &str) -> Table {
    table_of(game_of(&pack(requirement)), seats(2, 3, &[]))
}

/// The ids and labels of all options but the last, which is to wait.
fn options(requirement: &str) -> Vec<(String, String)> {
    let mut options = table(requirement).speaker(Some(0), "en").options();
    assert_eq!(options.pop().map(|last| last.id), Some("wait".to_owned()));
    options.into_iter().map(|option| (option.id, option.label)).collect()
}

fn labels(requirement: &str) -> Vec<String> {
    options(requirement).into_iter().map(|(_, label)| label).collect()
}

#[test]
fn one_way_is_called_by_the_action_alone() {
    assert_eq!(options("pay 2 coins"), [("buy".to_owned(), "Buy".to_owned())]);
    assert_eq!(options("hold 12 gems"), [("buy".to_owned(), "Buy".to_owned())]);
}

#[test]
fn ways_are_told_apart_by_what_is_paid() {
    assert_eq!(labels("pay 2 coins or pay 3 coins"), ["Buy (paid with 2 coins)", "Buy (paid with 3 coins)"]);
    assert_eq!(labels("pay 1 coin or hold 2 gems"), ["Buy (paid with 1 coin)", "Buy (nothing is paid)"]);
    assert_eq!(
        labels("discard 4 opals or pay 2 coins"),
        ["Buy (paid with red opal 1, red opal 2, red opal 3, red opal 4)", "Buy (paid with 2 coins)"]
    );
    assert_eq!(labels("give 2 coins or pay 2 coins"), ["Buy (given away: 2 coins)", "Buy (paid with 2 coins)"]);
    let ids: Vec<String> = options("pay 1 to 3 coins").into_iter().map(|(id, _)| id).collect();
    assert_eq!(ids, ["buy with 1 coin", "buy with 2 coin", "buy with 3 coin"]);
}

#[test]
fn kinds_that_are_alternatives_can_be_mixed() {
    assert_eq!(options("discard 8 gems with red or green").len(), 1);
    assert_eq!(options("discard 7 gems with red or green").len(), 8);
    let problems = check(&[&pack("pay 1 coin or discard 9 gems with red or green")]).problems;
    let codes: Vec<&str> = problems.iter().map(|problem| problem.code).collect();
    assert_eq!(codes, ["pack::never_met"], "the box has 8 of these, and one way is never open");
}

#[test]
fn what_is_missing_is_told_for_each_way() {
    let why = |requirement: &str| table(requirement).speaker(Some(0), "en").why("buy");
    assert_eq!(
        why("(pay 9 coins and hold 8 coins) or pay 4 coins"),
        "“Buy” asks for more than you have: \
         (coins (3 of 9); coins (3 of 8)) or coins (3 of 4)."
    );
}

#[test]
fn it_is_told_that_ways_are_left_out() {
    let prompt = |requirement: &str| table(requirement).speaker(Some(0), "en").prompt();
    assert_eq!(prompt("discard up to 11 gems"), "What do you do? Only the first 1024 ways to pay are listed for: Buy.");
    assert_eq!(prompt("discard 6 gems"), "What do you do?", "924 ways");
    assert_eq!(options("discard 6 gems").len(), 924);
}
