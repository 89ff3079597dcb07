//! What hidden cards are shows nowhere: not in mixed piles, not by what is counted on them or lies under them, not by
//! which of them comes and goes.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::Table;

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"
reveals_to  = "pile"

[kind.thing]
[kind.charm]
[attribute.worth]

[zone.deck]
seen_by = "nobody"
[zone.chest]
seen_by = "nobody"
[zone.vault]
seen_by = "nobody"
[zone.pile]
[zone.hand]
per     = "player"
seen_by = "owner"
held    = true

[counter.age]
of = "card"
[counter.rounds]

# Each pile for itself holds cards that are alike; mixed, they are not.
[query.top_worth]
base = 'worth of the top card in the deck'
[query.top_age]
base = 'age of the top card in the vault'
[query.carried]
base = 'cards under the top card in the vault'
[query.vault_worth]
base = 'worth of the top card in the vault'
[query.piled_age]
base = 'age of the top card in the pile'
[query.kept]
base = 'cards in the vault'

[card.gem]
kind      = "thing"
worth     = 1
copies    = [{ count = 6 }]
starts_in = "deck"
[card.idol]
kind      = "thing"
worth     = 5
copies    = [{ count = 3 }]
starts_in = "chest"
[card.charm]
kind      = "charm"
copies    = [{ count = 2 }]
starts_in = "pile"
[card.bead]
kind      = "thing"
holds     = true
worth     = 2
copies    = [{ count = 3 }]
starts_in = "vault"

[setup]
do = [
  'set age of the top card in the vault to 4',
  'move the top card in the pile under the top card in the vault',
  'move all cards in the chest to the deck',
  'shuffle the deck',
  'each player draws 2 cards',
]

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["stow", "bury", "rest", "boast", "hide"]
[action.stow]
do = ['draw 1 card then move 1 card in your hand to the vault']
[action.bury]
choose = 'a card in your hand'
do     = 'move it to the vault'
[action.rest]
do = 'raise rounds by 1'
[action.boast]
do = 'show all cards in your hand'
[action.hide]
choose = 'a card in your hand'
do     = 'move it to the pile, face down'
"#;

/// The first player holds two gems and will draw an idol; both lie in the deck.
fn table() -> Table {
    table_of(game_of(&small_pack(PACK, "")), seats(2, 8, &[]))
}

fn figure(table: &Table, seat: Option<u8>, id: &str) -> Option<i32> {
    let view = table.speaker(seat, "en").view(usize::MAX);
    view.table.iter().find(|figure| figure.id == *id).unwrap_or_else(|| panic!("{id} is shown")).value
}

#[test]
fn which_card_of_a_mixed_pile_is_which_is_not_told() {
    for seat in [Some(0), Some(1), None] {
        assert_eq!(figure(&table(), seat, "top_worth"), None, "{seat:?}");
    }
}

#[test]
fn what_is_counted_on_a_hidden_card_or_lies_under_it_is_not_told() {
    let table = table();
    for seat in [Some(0), Some(1), None] {
        assert_eq!(figure(&table, seat, "top_age"), None, "{seat:?}");
        assert_eq!(figure(&table, seat, "carried"), None, "{seat:?}");
        // What all hidden cards there have in common is no secret, nor what lies open, nor how many there are.
        assert_eq!(figure(&table, seat, "vault_worth"), Some(2), "{seat:?}");
        assert_eq!(figure(&table, seat, "piled_age"), Some(0), "{seat:?}");
        assert_eq!(figure(&table, seat, "kept"), Some(3), "{seat:?}");
    }
}

#[test]
fn which_hidden_card_goes_on_is_not_told() {
    let mut told = Vec::new();
    for at in 0..2 {
        let mut table = table();
        let before = table.now().events().len();
        table.decide_by_id("stow").unwrap_or_else(|error| panic!("{error:?}"));
        assert!(table.now().choices().list.len() > 1, "there is something to choose");
        // One of them was just drawn.
        let last = table.now().choices().list.len() - 1;
        table.decide(at * last).unwrap_or_else(|error| panic!("{error:?}"));
        let lines = table.speaker(Some(1), "en").narrate(before);
        told.push(lines.into_iter().map(|line| line.text).collect::<Vec<_>>());
    }
    assert_eq!(told[0], told[1]);
    assert!(told[0].len() >= 3, "{:?}", told[0]);
}

/// Whether the other player, and who has laid it, know a card that was shown in a hand and was then laid face down, either with another one beside it in the
/// hand or alone.
fn known_after_showing(alone: bool) -> [bool; 2] {
    let mut table = table();
    let before: &[&str] = if alone { &["bury", "rest", "boast", "rest"] } else { &["boast", "rest"] };
    before.iter().for_each(|id| decide(&mut table, id));
    decide(&mut table, "hide");
    [1, 0].map(|seat| {
        let view = table.speaker(Some(seat), "en").view(usize::MAX);
        let pile = view.zones.iter().find(|zone| zone.id == *"pile").expect("a zone of the table");
        pile.pile.cards.iter().any(|card| card.face_down)
    })
}

fn decide(table: &mut Table, action: &str) {
    let at = table.now().option_ids().iter().position(|id| id.starts_with(action)).expect("it is offered");
    table.decide(at).unwrap_or_else(|error| panic!("{error:?}"));
}

#[test]
fn a_card_that_was_shown_is_lost_sight_of_when_it_leaves_hidden_ones_unseen() {
    assert_eq!(known_after_showing(false), [false, true], "which of two it was, only who has laid it has seen");
    assert_eq!(known_after_showing(true), [true, true], "the only one it can be is known");
}
