//! Why something is not on offer: the part that fails with its values, and never what is hidden.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"
reveals_to  = "pile"

[kind.thing]
shows = ["cost"]
[attribute.cost]

[zone.deck]
seen_by = "nobody"
[zone.pile]
[zone.hand]
per     = "player"
seen_by = "owner"
held    = true

[resource.coin]
plural = "coins"
secret = true
[counter.fame]
of = "player"
[query.worth]
of   = "player"
base = 'total cost of things you hold'

[card.gem]
kind   = "thing"
copies = [{ cost = 1, count = 8 }]
[card.rock]
kind   = "thing"
copies = [{ cost = 2, count = 2 }]

[setup]
do = ['each player gains 3 coins', 'each player draws 2 cards']

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["boast", "rob", "peek", "count", "swap", "wait"]

[action.boast]
if = 'your coins are at least 5 and fame of you is at least 2'
do = 'gain 1 coin'
[action.rob]
choose  = 'an opponent'
allowed = 'the worth of the opponent is at least 50 and your coins are at least 1'
do      = 'gain 1 coin'
[action.peek]
choose  = 'an opponent'
allowed = 'the coins of the opponent are at least 50'
do      = 'gain 1 coin'
[action.count]
if = 'the deck holds at least 40 things'
do = 'gain 1 coin'
[action.swap]
choose  = 'a thing in the pile'
allowed = ['fame of you is at least 2', 'cost of the thing is at least 9']
do      = 'gain 1 coin'
[action.wait]
do = 'end the turn'
"#;

fn table() -> Table {
    let mut table = table_of(game_of(&small_pack(PACK, "")), seats(2, 3, &[]));
    table.names = vec!["Ada".into(), "Ben".into()];
    table
}

fn why(words: &str) -> String {
    table().speaker(Some(0), "en").why(words)
}

#[test]
fn each_failing_part_is_named_with_its_value() {
    assert_eq!(
        why("boast"),
        "“action-boast” is not possible now. Needed: you have at least 5 coin (your coin: 3); \
         your fame is at least 2 (your fame: 0)."
    );
}

#[test]
fn what_is_asked_of_no_choice_is_told_though_there_is_nothing_to_choose() {
    let told = why("swap");
    assert!(told.contains("your fame is at least 2 (your fame: 0)"), "{told}");
    assert!(!told.contains("nothing to choose"), "{told}");
}

/// The same pack with two more actions, and with words.
fn why_in_words(words: &str) -> String {
    const MORE: &str = r#"
[action.trade]
choose = ['an opponent', 'a thing in the pile']
do     = 'gain 1 coin'
[action.bet]
choose = 'an amount up to 3'
do     = 'gain 1 coin'
"#;
    const TEXTS: &str = "
word-rock = rock
word-gem = gem
action-trade = Trade with { $opponent } for the { $thing }
action-swap = Swap the { $thing }
action-bet = Bet { $amount }
";
    let pack = PACK.replace("\"swap\", ", "\"swap\", \"trade\", \"bet\", ") + MORE;
    table_of(game_of(&small_pack(&pack, TEXTS)), seats(2, 3, &[])).speaker(Some(0), "en").why(words)
}

#[test]
fn a_card_that_is_named_stands_where_it_would_be_chosen() {
    let told = why_in_words("trade rock");
    assert!(told.contains("“Trade with … for the rock 2”"), "{told}");
    let told = why_in_words("swap rock");
    assert!(told.contains("“Swap the rock 2”"), "{told}");
}

#[test]
fn a_number_to_choose_is_no_card() {
    assert_eq!(why_in_words("bet rock"), "No action is about such a card by itself.");
}

#[test]
fn an_unknown_word_is_what_is_asked_about() {
    assert_eq!(why_in_words("swap ruby"), "“ruby” is nothing I know here.");
    let told = why_in_words("swap");
    assert!(told.contains("“Swap the …”"), "{told}");
}

#[test]
fn what_another_holds_is_not_told() {
    let told = why("rob");
    assert!(told.contains("something that you may not know"), "{told}");
    assert!(!told.contains(|letter: char| letter.is_ascii_digit()), "{told}");
    let told = why("peek");
    assert!(told.contains("something that you may not know"), "{told}");
}

#[test]
fn what_all_hidden_cards_have_in_common_is_no_secret() {
    assert!(why("count").contains("(now: 6)"), "{}", why("count"));
}

#[test]
fn a_secret_resource_is_in_its_owners_view_only() {
    let table = table();
    let own = |seat| table.speaker(seat, "en").view(usize::MAX).players[0].resources.len();
    assert_eq!([own(Some(0)), own(Some(1)), own(None)], [1, 0, 0]);
}
