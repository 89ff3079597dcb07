//! How bots that look ahead compare what can be done: at the same moment, whether it passes the turn on or not, and together
//! with those who win together.

use std::sync::Arc;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::{Bot, Game, Seats, Skill, Table};

/// Whoever passes gets an income at once. Work brings less than that, but it can be done before.
const INCOME: &str = r#"
[pack]
version = "0.1.0"
players = [1, 2]

[kind.gem]
[zone.deck]
[resource.coin]
plural = "coins"
[counter.worked]
of     = "player"
plural = "worked"
resets = "turn"

[phase.match]
steps   = ["turn"]
repeats = true
after   = { if = 'there is a player with at least 30 coins', do = 'end the match' }
[phase.turn]
each   = 'player clockwise from the first player'
active = true
steps  = ["act"]
after  = 'gain 5 coins'
[phase.act]
actions = ["work", "rest", "pass"]
[action.work]
if = 'your worked is at most 1'
do = ['gain 1 coin', 'raise your worked by 1']
[action.rest]
if = 'your worked is at most 1'
do = 'raise your worked by 1'
[action.pass]
do = 'end this phase'

[finish]
rank = ['your coins']

[bot]
value = ['your coins']
"#;

/// Everybody must have something before somebody stops.
const TOGETHER: &str = r#"
[pack]
version = "0.1.0"
players = [2, 2]

[kind.gem]
[zone.deck]
[resource.coin]
plural = "coins"
[counter.rounds]
plural = "rounds"

[phase.match]
steps   = ["turn"]
repeats = true
after   = ['raise rounds by 1', { if = 'rounds is at least 8', do = 'end the match' }]
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["work", "give", "stop"]
[action.work]
do = 'gain 1 coin'
[action.give]
if     = 'you have at least 1 coin'
choose = 'another player'
do     = ['lose 1 coin', 'the player gains 1 coin']
[action.stop]
do = 'end the match'

[finish]
rank     = ['your coins']
together = 'there are 2 players'
won      = 'each player has at least 3 coins'
"#;

fn game(pack: &str) -> Arc<Game> {
    game_of(&small_pack(pack, "pack-title = Tiny\n"))
}

/// What a bot does from the beginning, as long as it is asked.
fn decisions(table: &mut Table, skill: Skill, most: usize) -> Vec<String> {
    let mut bot = Bot::new(skill, 4);
    let mut done = Vec::new();
    while table.now().asked().is_some() && done.len() < most {
        let at = bot.choose(table.now());
        done.push(table.now().option_ids().swap_remove(at));
        table.decide(at).unwrap_or_else(|error| panic!("{error:?}"));
    }
    done
}

#[test]
fn an_income_after_the_turn_keeps_nobody_from_working_before() {
    let game = game(INCOME);
    for (skill, players) in [(Skill::Greedy, 2), (Skill::Search(60), 2), (Skill::Greedy, 1), (Skill::Search(60), 1)] {
        let mut table = table_of(game.clone(), seats(players, 1, &[]));
        assert_eq!(decisions(&mut table, skill, 2), ["work", "work"], "{skill:?}, {players} players");
    }
}

#[test]
fn turns_of_one_player_alone_follow_each_other() {
    let mut table = table_of(game(INCOME), seats(1, 1, &[]));
    let begun = table.now().turns_begun();
    for (decision, turns) in [("work", 0), ("pass", 1), ("rest", 1), ("pass", 2)] {
        table.decide_by_id(decision).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(table.now().turns_begun().wrapping_sub(begun), turns, "{decision}");
    }
}

#[test]
fn a_turn_ends_when_nothing_is_left_to_do() {
    let game = game(INCOME);
    for skill in [Skill::Greedy, Skill::Search(60)] {
        let mut table = table_of(game.clone(), seats(2, 1, &[]));
        let done = decisions(&mut table, skill, 300);
        assert!(table.now().winners().is_some(), "{skill:?}: {done:?}");
    }
}

/// Whoever plays by chance mostly stops too soon.
#[test]
fn bots_that_search_win_together_without_being_told_what_is_worth_something() {
    let game = game(TOGETHER);
    let mut table = table_of(game, seats(2, 1, &[]));
    let done = decisions(&mut table, Skill::Search(150), 100);
    assert_eq!(table.now().winners(), Some(Seats::all(2)), "{done:?}");
}

#[test]
fn skills_are_known_by_their_names() {
    for name in Skill::NAMES {
        assert!(Skill::named(name).is_some(), "{name}");
    }
    assert_eq!(Skill::named("search:800"), Some(Skill::Search(800)));
    for wrong in ["search:", "search:0", "search:many", "Search", ""] {
        assert_eq!(Skill::named(wrong), None, "{wrong}");
    }
}
