//! Players who are told to do something, questions that are answered in secret, and cards that are shown.

use std::sync::Arc;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::{Bot, Game, Save, Skill, Table, check};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 4]

[resource.oil]
plural = "oil"
[counter.ayes]
[counter.bid]
of = "player"
[counter.heard]
[event.struck]
[kind.paper]
[zone.deck]
seen_by = "nobody"
[zone.hand]
per     = "player"
seen_by = "owner"
held    = true
[card.red]
kind      = "paper"
starts_in = "deck"
[card.blue]
kind      = "paper"
starts_in = "deck"
[setup]
do = ['each player gains 3 oil', 'the first player moves the top card of the deck to their hand']

[phase.match]
repeats = true
steps   = ["turn"]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
actions = ["levy", "vote", "auction", "strike", "show_one", "show_all", "rest"]
limit   = 1

[action.levy]
do = { to = 'each opponent', if = 'your oil is at least 1', do = 'pay 1 oil to them', else = 'gain 5 oil' }

[action.vote]
do = [
  { to = 'each player', secretly = true, offer = { aye = 'raise ayes by 1', nay = { do = 'gain 1 oil' } } },
  { if = 'ayes is at least 2', do = 'end the match' },
]

[action.auction]
do = { to = 'each player', secretly = true, choose = 'an amount from 0 up to your oil', do = 'set your bid to the amount then pay oil equal to the amount' }

[action.strike]
do = 'announce struck'
[[rule]]
event = "struck"
to    = 'each opponent'
offer = { join = 'raise heard by 1', stay = 'raise heard by 10' }

[action.show_one]
do = 'show 1 card in your hand to the last player clockwise from you'
[action.show_all]
do = 'show 1 card in your hand'
[action.rest]
do = []
"#;

fn game() -> Arc<Game> {
    game_of(&small_pack(PACK, ""))
}

fn table(players: u8) -> Table {
    table_of(game(), seats(players, 1, &[]))
}

fn decide(table: &mut Table, id: &str) {
    table.decide_by_id(id).unwrap_or_else(|error| panic!("`{id}`: {error:?}, of {:?}", table.now().option_ids()));
}

/// Everything that a seat receives.
fn received(table: &Table, seat: Option<u8>) -> String {
    let speaker = table.speaker(seat, "en");
    format!("{:?}", speaker.view(0))
}

fn figure(table: &Table, name: &str, seat: u8) -> i32 {
    use quarterdeck_dsl::facts::Facts;
    use quarterdeck_dsl::tree::Thing;
    use quarterdeck_dsl::vocabulary::CounterId;
    let game = table.game();
    let counter = game.counters.iter().position(|counter| counter.name == name).expect("there is such a counter");
    table.now().position().counter(CounterId::at(counter), Thing::Player(seat))
}

#[test]
fn who_is_told_something_is_you_and_who_told_it_is_they() {
    let mut table = table(3);
    decide(&mut table, "levy");
    assert_eq!([0, 1, 2].map(|seat| figure(&table, "oil", seat)), [5, 2, 2]);
    decide(&mut table, "levy");
    decide(&mut table, "levy");
    decide(&mut table, "levy");
    // `if` beside `to` is asked of each of them, and `else` is done by who fails it.
    assert_eq!([0, 1, 2].map(|seat| figure(&table, "oil", seat)), [5, 2, 2]);
}

#[test]
fn a_rule_offers_something_to_several_players_in_turn() {
    let mut table = table(3);
    decide(&mut table, "strike");
    assert_eq!(table.now().asked(), Some(1));
    decide(&mut table, "join");
    assert_eq!((table.now().asked(), figure(&table, "heard", 0)), (Some(2), 1), "an open answer counts at once");
    decide(&mut table, "stay");
    assert_eq!(figure(&table, "heard", 0), 11);
}

#[test]
fn secret_answers_count_and_are_told_when_all_have_answered() {
    let mut table = table(3);
    decide(&mut table, "vote");
    let before = table.now().events().len();
    decide(&mut table, "aye");
    decide(&mut table, "nay");
    assert_eq!(table.now().events().len(), before, "nothing is told yet");
    assert_eq!((figure(&table, "ayes", 0), table.now().asked()), (0, Some(2)));
    decide(&mut table, "aye");
    let told: Vec<String> = table.now().events()[before..].iter().map(|event| format!("{:?}", event.kind())).collect();
    assert_eq!(&told[..4], ["Answered", "Answered", "Answered", "Counted"], "first all answers, then what follows");
    assert!(table.now().winners().is_some(), "two ayes end the match");
}

#[test]
fn nobody_receives_what_others_have_answered_in_secret() {
    for (question, answers) in [("vote", ["aye", "nay"]), ("auction", ["3", "0"])] {
        let [one, other] = answers.map(|answer| {
            let mut table = table(4);
            decide(&mut table, question);
            decide(&mut table, answer);
            table
        });
        for seat in [Some(1), Some(2), Some(3), None] {
            assert_eq!(received(&one, seat), received(&other, seat), "{question}, {seat:?}");
        }
    }
}

#[test]
fn numbers_are_bid_at_once() {
    let mut table = table(3);
    decide(&mut table, "auction");
    for bid in ["2", "0", "3"] {
        decide(&mut table, bid);
    }
    assert_eq!([0, 1, 2].map(|seat| figure(&table, "bid", seat)), [2, 0, 3]);
    assert_eq!([0, 1, 2].map(|seat| figure(&table, "oil", seat)), [1, 3, 0]);
}

#[test]
fn a_match_with_secret_answers_is_kept_and_goes_on() {
    let mut table = table(3);
    decide(&mut table, "vote");
    decide(&mut table, "aye");
    let written = Save::of(&table).write();
    let save = Save::read(&written).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let mut quick = save.quick(game()).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    decide(&mut table, "nay");
    decide(&mut table, "aye");
    for id in ["nay", "aye"] {
        let at = quick.option_ids().iter().position(|known| known == id).expect("it is on offer");
        quick.choose(at).expect("it can be chosen");
    }
    assert_eq!(quick.snapshot(), table.now().snapshot());
}

#[test]
fn a_save_with_answers_that_nobody_was_asked_for_is_refused() {
    let mut table = table(3);
    decide(&mut table, "vote");
    decide(&mut table, "aye");
    let written = Save::of(&table).write();
    for (from, to) in
        [("\"sealed\":[{\"seat\":0", "\"sealed\":[{\"seat\":1"), ("\"sealed\":[{\"seat\":0", "\"sealed\":[{\"seat\":7")]
    {
        assert!(written.contains(from), "{written}");
        let save = Save::read(&written.replace(from, to)).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert!(save.quick(game()).is_err(), "{to}");
    }
}

#[test]
fn a_bot_that_thinks_does_not_know_secret_answers() {
    let thought = ["aye", "nay"].map(|answer| {
        let mut table = table(4);
        decide(&mut table, "vote");
        decide(&mut table, answer);
        Bot::new(Skill::Greedy, 5).choose(table.now())
    });
    assert_eq!(thought[0], thought[1]);
}

#[test]
fn a_card_that_is_shown_stays_where_it_is() {
    let mut table = table(3);
    let hidden = |table: &Table, seat| !received(table, seat).contains("red");
    assert!(hidden(&table, Some(1)) && hidden(&table, Some(2)));
    decide(&mut table, "show_one");
    assert!(hidden(&table, Some(1)), "it was not shown to the second player");
    assert!(!hidden(&table, Some(2)));
    decide(&mut table, "rest");
    decide(&mut table, "rest");
    decide(&mut table, "show_all");
    assert!(!hidden(&table, Some(1)) && !hidden(&table, Some(2)));
    assert!(!hidden(&table, None), "a spectator reads which card was shown");
}

#[test]
fn what_cannot_be_secret_is_told_at_its_place() {
    for (wrong, message) in [
        ("{ secretly = true, offer = { a = [], b = [] } }", "there is no key `secretly` here"),
        ("{ to = 'each player', secretly = true, do = 'gain 1 oil' }", "`do` does not go with `secretly`"),
        ("{ to = 'each player', secretly = true, if = 'your oil is 1', offer = { a = [] } }", "`if` does not go"),
        (
            "{ to = 'each player', secretly = true, choose = 'a player', by = 'each player', do = 'gain 1 oil' }",
            "`by` does not go",
        ),
        (
            "{ to = 'each player', secretly = true, choose = ['a player', 'a paper'], as = ['x', 'y'], do = 'gain 1 oil' }",
            "only one thing",
        ),
        ("{ to = 'each paper in the deck', do = 'gain 1 oil' }", "players are expected here"),
    ] {
        let text = PACK.replace("do = 'announce struck'", &format!("do = {wrong}"));
        let problems = check(&[&small_pack(&text, "")]).problems;
        let told: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
        assert!(told.iter().any(|told| told.contains(message)), "{wrong}: {told:?}");
        assert_eq!(told.iter().filter(|told| !told.contains("struck")).count(), 1, "{wrong}: {told:?}");
    }
}
