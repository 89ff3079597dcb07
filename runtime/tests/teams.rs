//! Players who play together: who is an opponent, who wins, and what partners see of each other.

use std::sync::Arc;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::CardAt;
use quarterdeck_runtime::{Bot, Game, Seats, Skill, StartError, Table, check, player_counts};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [2, 6]

[option.sides]
values  = ["alone", "pairs"]
default = "alone"
[teams]
if   = 'sides is pairs'
size = 2

[resource.oil]
plural = "oil"
[kind.paper]
[zone.deck]
seen_by = "nobody"
[zone.hand]
per     = "player"
seen_by = "team"
[zone.pocket]
per     = "player"
seen_by = "owner"
[card.red]
kind      = "paper"
starts_in = "deck"
copies    = [{ count = 12 }]
[setup]
do = ['each player moves the top card of the deck to their hand', 'each player moves the top card of the deck to their pocket']

[phase.match]
repeats = true
steps   = ["turn"]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
actions = ["tax", "share", "help", "feed", "lead", "triumph", "close", "rest"]
limit   = 1

[action.tax]
do = 'each opponent gains 1 oil'
[action.share]
do = 'your team gains 2 oil'
[action.help]
do = 'your partners gain 3 oil'
[action.feed]
choose = 'another player'
do     = 'they gain 4 oil'
[action.lead]
if     = 'your team together has 6 oil'
choose = 'an opponent'
do     = 'the opponent gains 5 oil'
[action.triumph]
do = 'you win'
[action.close]
do = 'end the match'
[action.rest]
do = []

[finish]
rank = ['total oil of your team']
[bot]
value = ['your oil']
"#;

fn game() -> Arc<Game> {
    game_of(&small_pack(PACK, ""))
}

fn table(players: u8, sides: &str) -> Table {
    table_of(game(), seats(players, 1, &[("sides", sides)]))
}

fn choose(table: &mut Table, id: &str) {
    let ids = table.now().option_ids();
    let at = ids.iter().position(|known| known == id).unwrap_or_else(|| panic!("{id} among {ids:?}"));
    table.decide(at).unwrap_or_else(|error| panic!("{error:?}"));
}

fn oil(table: &Table) -> Vec<i32> {
    let position = table.now().position();
    let resource = quarterdeck_dsl::vocabulary::ResourceId::at(0);
    (0..position.seats()).map(|seat| position.resource(resource, seat)).collect()
}

fn won(table: &Table) -> Vec<u8> {
    table.now().winners().map(|winners| winners.iter().collect()).unwrap_or_default()
}

#[test]
fn partners_are_no_opponents() {
    for (players, sides, paid) in [
        (4, "alone", vec![0, 1, 1, 1]),
        (4, "pairs", vec![0, 1, 0, 1]),
        // Of six, three pairs: opposite each other again.
        (6, "pairs", vec![0, 1, 1, 0, 1, 1]),
    ] {
        let mut table = table(players, sides);
        choose(&mut table, "tax");
        assert_eq!(oil(&table), paid, "{players} {sides}");
    }
}

#[test]
fn partners_team_and_other_players_are_who_they_are() {
    let mut pairs = table(4, "pairs");
    choose(&mut pairs, "share");
    assert_eq!(oil(&pairs), [2, 0, 2, 0]);
    choose(&mut pairs, "help");
    assert_eq!(oil(&pairs), [2, 0, 2, 3]);
    // Another player may be a partner.
    let ids = pairs.now().option_ids();
    let fed: Vec<&String> = ids.iter().filter(|id| id.starts_with("feed")).collect();
    assert_eq!(fed.len(), 3, "{ids:?}");
    // Alone a team is its only player, and nobody is a partner.
    let mut alone = table(4, "alone");
    choose(&mut alone, "share");
    choose(&mut alone, "help");
    assert_eq!(oil(&alone), [2, 0, 0, 0]);
}

#[test]
fn what_a_team_has_together_is_counted_once_for_each() {
    let mut table = table(4, "pairs");
    for id in ["share", "rest", "share", "rest"] {
        choose(&mut table, id);
    }
    // Four of the one and four of the other.
    assert_eq!(oil(&table), [4, 0, 4, 0]);
    let ids = table.now().option_ids();
    let open: Vec<&String> = ids.iter().filter(|id| id.starts_with("lead")).collect();
    assert_eq!(open.len(), 2, "{ids:?}");
}

#[test]
fn partners_win_together() {
    let mut table = table(4, "pairs");
    choose(&mut table, "rest");
    choose(&mut table, "share");
    choose(&mut table, "close");
    assert_eq!(won(&table), [1, 3]);
    let mut table = self::table(4, "pairs");
    choose(&mut table, "triumph");
    assert_eq!(won(&table), [0, 2]);
    let mut table = self::table(4, "alone");
    choose(&mut table, "triumph");
    assert_eq!(won(&table), [0]);
}

#[test]
fn partners_see_what_the_pack_lets_them_see() {
    for (sides, hand) in [("pairs", vec![0, 2]), ("alone", vec![0])] {
        let table = table(4, sides);
        let position = table.now().position();
        let seen = |zone: &str| -> Vec<u8> {
            let id = table.game().zones.iter().position(|known| known.name == zone).unwrap_or_default();
            let of_first = position.zone(quarterdeck_dsl::vocabulary::ZoneId::at(id), Some(0));
            let card: CardAt = position.cards_in(of_first).next().unwrap_or_else(|| panic!("a card in {zone}"));
            (0..4).filter(|seat| position.visible(card, Some(*seat))).collect()
        };
        assert_eq!(seen("hand"), hand, "{sides}");
        assert_eq!(seen("pocket"), [0], "{sides}");
    }
}

#[test]
fn teams_are_of_one_size_and_there_are_at_least_two() {
    let game = game();
    assert_eq!(player_counts(&game, &[]), Ok(vec![2, 3, 4, 5, 6]));
    let pairs = [("sides".to_owned(), "pairs".to_owned())];
    assert_eq!(player_counts(&game, &pairs), Ok(vec![4, 6]));
    match Table::start(game, seats(5, 1, &[("sides", "pairs")])) {
        Err(StartError::Refused(refusal)) => {
            assert_eq!(refusal.reason.to_string(), "5 players cannot be parted into several teams of 2");
        }
        other => panic!("{:?}", other.err()),
    }
}

#[test]
fn partners_may_sit_side_by_side() {
    let pack = PACK.replace("size = 2", "size = 2\nseating = \"beside\"");
    let mut table = table_of(game_of(&small_pack(&pack, "")), seats(6, 1, &[("sides", "pairs")]));
    choose(&mut table, "share");
    assert_eq!(oil(&table), [2, 2, 0, 0, 0, 0]);
}

#[test]
fn greedy_bots_care_for_partners() {
    let pack = PACK.replace(", \"triumph\", \"close\"", "").replace("[action.triumph]\ndo = 'you win'\n", "");
    let pack = pack
        .replace("[action.close]\ndo = 'end the match'\n", "")
        .replace("[action.rest]\ndo = []", "[action.rest]\nif = 'you have 90 oil'\ndo = 'end the match'");
    let table = table_of(game_of(&small_pack(&pack, "")), seats(4, 1, &[("sides", "pairs")]));
    let ids = table.now().option_ids();
    let at = Bot::new(Skill::Greedy, 3).choose(table.now());
    // Four for the partner, or two for each of the team; never anything for opponents.
    assert!(["feed player 3", "share"].contains(&ids[at].as_str()), "{}", ids[at]);
    assert!(table.now().winners().is_none_or(|winners| winners == Seats::none()));
}

fn said(pack: &str) -> Vec<String> {
    let checked = check(&[&small_pack(pack, "")]);
    checked.problems.iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect()
}

#[test]
fn words_of_teams_are_words_only_where_there_are_teams() {
    let without = PACK.replace("[teams]\nif   = 'sides is pairs'\nsize = 2\n", "");
    let problems = said(&without);
    assert!(problems.iter().any(|told| told.starts_with("pack::no_teams")), "{problems:#?}");
    assert!(problems.iter().any(|told| told.contains("team") && told.starts_with("sentence::")), "{problems:#?}");
    let named = said(&PACK.replace("[kind.paper]", "[kind.paper]\n[kind.partner]"));
    assert!(named.iter().any(|told| told.starts_with("pack::reserved_name")), "{named:#?}");
}

#[test]
fn what_is_wrong_with_teams_is_told() {
    for (written, told) in [
        ("if   = 'sides is pairs'", "pack::missing_key"),
        ("size = 1", "pack::wrong_type"),
        ("size = 2\nif = 'you have 1 oil'", "pack::not_of_setting"),
        ("size = 2\nseating = \"behind\"", "pack::unknown_value"),
    ] {
        let problems = said(&PACK.replace("if   = 'sides is pairs'\nsize = 2", written));
        assert!(problems.iter().any(|problem| problem.starts_with(told)), "{written}: {problems:#?}");
    }
    // A team is somebody's.
    let problems = said(&PACK.replace("'your team gains 2 oil'", "'each team gains 2 oil'"));
    assert_eq!(problems, ["sentence::whose_zone: every player has a team"]);
}
