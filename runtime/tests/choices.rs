//! A thing chosen in the middle of an effect: who is asked, what is offered, what is hidden, and that
//! a match goes on in the same way when it is copied, saved or taken back there.

use quarterdeck_dsl::vocabulary::ResourceId;
use std::sync::Arc;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::{Game, Log, Match, Seats, Snapshot, Table};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 3]

[words]
discards_to = "pile"
draws_from  = "deck"
draws_to    = "hand"

[kind.gem]
shows = ["cost"]
[attribute.cost]

[zone.deck]
seen_by = "nobody"
[zone.pile]
[zone.well]
[zone.hand]
per     = "player"
seen_by = "owner"

[resource.coin]
plural = "coins"

[card.ruby]
kind   = "gem"
plural = "rubies"
copies = [{ cost = 1, count = 6 }]

[setup]
do = ['each player gains 3 coins', 'each player draws 2 cards']

[phase.match]
steps   = ["turn"]
repeats = true
after   = { if = 'the first player has at least 1000 coins', do = 'end the match' }
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["act", "skip"]
[action.act]
do = [EFFECT, 'gain 10 coins']
[action.skip]
do = 'gain 1 coin'
[finish]
rank = ['your coins']
"#;

fn game(effect: &str, cards: &str, texts: &str) -> Arc<Game> {
    let text = format!("{}\n{cards}", PACK.replace("EFFECT", effect));
    game_of(&small_pack(&text, &format!("pack-title = Tiny\n{texts}")))
}

fn start(effect: &str, players: u8) -> Table {
    table_of(game(effect, "", ""), seats(players, 1, &[]))
}

fn coins(table: &Table) -> Vec<i32> {
    use quarterdeck_dsl::facts::Facts;
    (0..table.now().position().seats()).map(|seat| table.now().position().resource(ResourceId::at(0), seat)).collect()
}

fn decide(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("{error:?}"));
}

#[test]
fn another_player_is_chosen_and_is_they() {
    let mut table = start("{ choose = 'another player', do = 'they gain 1 coin then the player gains 1 coin' }", 3);
    decide(&mut table, "act");
    assert_eq!(table.now().asked(), Some(0));
    assert_eq!(table.now().option_ids(), ["player 2", "player 3"]);
    let ids = table.now().option_ids();
    let copy = table.now().clone();
    assert_eq!(copy.option_ids(), ids);
    let saved = serde_json::to_string(table.now().snapshot()).unwrap();
    let state: Snapshot = serde_json::from_str(&saved).unwrap();
    state.sound(table.game()).unwrap();
    let loaded = Match::resume(table.game().clone(), state, Log::keeping()).unwrap();
    assert_eq!(loaded.option_ids(), ids);
    let mut other = Table::from_position(table.game().clone(), loaded.snapshot().clone()).unwrap();
    for table in [&mut table, &mut other] {
        decide(table, "player 3");
        assert_eq!(coins(table), [13, 3, 5]);
        assert_eq!(table.now().asked(), Some(1));
    }
    assert_eq!(table.now().snapshot(), other.now().snapshot());
    let said = table.speaker(Some(1), "en").narrate(0);
    assert!(said.iter().any(|line| line.text == "Player 1 chooses player 3"), "{said:#?}");
    table.people = Seats::none();
    table.undo_to(1).unwrap();
    assert_eq!(table.now().option_ids(), ids);
}

#[test]
fn the_only_thing_is_taken_and_what_cannot_be_chosen_is_left_out() {
    let mut table = start("{ choose = 'another player', do = 'they gain 1 coin' }", 2);
    decide(&mut table, "act");
    assert_eq!(coins(&table), [13, 4]);
    let mut table = start("{ choose = 'a card in the well', do = 'gain 1 coin', else = 'gain 5 coins' }", 2);
    decide(&mut table, "act");
    assert_eq!(coins(&table), [18, 3]);
}

#[test]
fn choosing_none_is_an_option_where_it_is_allowed() {
    let mut table = start("{ choose = 'up to 1 other player', do = 'they gain 1 coin', else = 'gain 1 coin' }", 2);
    decide(&mut table, "act");
    assert_eq!(table.now().option_ids(), ["player 2", "none"]);
    decide(&mut table, "none");
    assert_eq!(coins(&table), [14, 3]);
}

#[test]
fn alike_cards_are_offered_once_and_hidden_ones_by_place() {
    let mut table = start("{ choose = 'a card in your hand', do = 'discard it then gain coins equal to its cost' }", 2);
    decide(&mut table, "act");
    assert_eq!(table.now().option_ids(), ["ruby 1"], "not to be asked would tell the others that the cards are alike");
    decide(&mut table, "ruby 1");
    assert_eq!(coins(&table), [14, 3]);
    let hidden = "{ choose = ['another player', 'a card in their hand'], do = 'discard the card' }";
    let mut table = start(hidden, 2);
    decide(&mut table, "act");
    assert_eq!(table.now().option_ids(), ["card 1", "card 2"]);
    let labels: Vec<String> = table.speaker(Some(0), "en").options().into_iter().map(|option| option.label).collect();
    assert_eq!(labels, ["Card 1", "Card 2"]);
    decide(&mut table, "card 2");
    assert_eq!(table.now().option_ids(), ["act", "skip"]);
    let other = table.speaker(Some(0), "en").narrate(0);
    assert!(other.iter().any(|line| line.text == "Player 1 chooses ruby 1"), "it lies open now: {other:#?}");
}

#[test]
fn others_choose_one_after_the_other() {
    let effect = "{ choose = 'up to 1 card in their hand', by = 'each player', do = 'they discard it then they gain 2 coins', else = 'they gain 1 coin' }";
    let mut table = start(effect, 3);
    decide(&mut table, "act");
    for (seat, id) in [(0, "ruby 1"), (1, "none"), (2, "ruby 1")] {
        assert_eq!(table.now().asked(), Some(seat));
        assert_eq!(table.now().option_ids(), ["ruby 1", "none"]);
        decide(&mut table, id);
    }
    assert_eq!(coins(&table), [15, 4, 5]);
}

#[test]
fn a_card_asks_in_its_own_words() {
    let card = r#"
[zone.street]
per  = "player"
held = true
[card.pearl]
kind      = "gem"
starts_in = "well"
[[card.pearl.when]]
event  = "your turn ends"
choose = ['a gem in your street', 'another player']
ask    = ["gift", "friend"]
do     = 'move the gem to the street of the player'
"#;
    let texts =
        "ask-gift = Which gem?\nchoose-gift = give { $it }\nask-friend = To whom?\nchoose-friend = to { $player }\n";
    let game =
        game("'move all gems in the well to your street then move 1 gem in your hand to your street'", card, texts);
    let mut table = table_of(game, seats(3, 1, &[]));
    decide(&mut table, "act");
    decide(&mut table, "ruby 1");
    let options = |table: &Table| {
        let view = table.speaker(Some(0), "en").view(0);
        let labels: Vec<String> = view.options.into_iter().map(|option| option.label).collect();
        (view.prompt, labels)
    };
    assert_eq!(table.now().option_ids(), ["gift pearl", "gift ruby 1"]);
    assert_eq!(options(&table), ("Which gem?".into(), vec!["Give pearl".into(), "Give ruby 1".into()]));
    decide(&mut table, "gift ruby 1");
    assert_eq!(table.now().option_ids(), ["friend player 2", "friend player 3"]);
    assert_eq!(options(&table), ("To whom?".into(), vec!["To player 2".into(), "To player 3".into()]));
    decide(&mut table, "friend player 2");
    assert_eq!(table.now().asked(), Some(1));
    let street = table.now().position().zone_named("street", Some(1)).unwrap_or_default();
    assert_eq!(table.now().position().cards_in(street).count(), 1);
}
