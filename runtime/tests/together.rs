//! Winning and losing together, titles, and actions that are heard.

use quarterdeck_dsl::vocabulary::ResourceId;
use std::sync::Arc;

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Bot, Game, Seats, Skill, Table};

const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 3]
[option.team]
values  = ["yes", "no"]
default = "yes"

[kind.gem]
[zone.deck]
[zone.ring]
works = true
[resource.coin]
plural = "coins"

[card.bell]
kind      = "gem"
starts_in = "ring"
[[card.bell.when]]
event = "work done"
do    = 'gain 1 coin'
[[card.bell.when]]
event = "give done"
do    = 'lose 1 coin'

[phase.match]
steps   = ["turn"]
repeats = true
[phase.turn]
each    = 'player clockwise from the first player'
active  = true
limit   = 1
actions = ["work", "give", "stop"]
[action.work]
do = 'gain 2 coins'
[action.give]
choose = 'another player'
do     = 'the player gains 1 coin'
[action.stop]
do = 'end the match'

[finish]
rank     = ['your coins']
together = 'the team is yes'
won      = 'each player has at least 3 coins'
score    = 'your coins'
titles   = [{ title = "rich", if = 'you have at least 6 coins' }, { title = "poor" }]

[bot]
value = ['your coins']
"#;

fn game() -> Arc<Game> {
    game_of(&small_pack(PACK, "pack-title = Tiny\ntitle-rich = You are rich.\ntitle-poor = You are poor.\n"))
}

fn play(players: u8, team: &str, decisions: &[&str]) -> Table {
    let mut table = table_of(game(), seats(players, 1, &[("team", team)]));
    for id in decisions {
        table.decide_by_id(id).unwrap_or_else(|error| panic!("{error:?}"));
    }
    table
}

fn outcome(table: &Table) -> String {
    table.speaker(Some(0), "en").prompt()
}

#[test]
fn everybody_wins_or_nobody() {
    let won = play(2, "yes", &["work", "work", "stop"]);
    assert_eq!(won.now().winners(), Some(Seats::all(2)));
    assert_eq!((won.now().position().score(), won.now().position().title()), (Some(3), Some("poor")));
    assert_eq!(outcome(&won), "The match is over. Everybody has won together! Score: 3. You are poor.");
    let lost = play(2, "yes", &["work", "stop"]);
    assert_eq!(lost.now().winners(), Some(Seats::none()));
    assert_eq!((lost.now().position().score(), lost.now().position().title()), (None, None));
    assert_eq!(outcome(&lost), "The match is over. Everybody has lost together.");
    let alone = play(1, "yes", &["work", "work", "stop"]);
    assert_eq!(alone.now().position().title(), Some("rich"));
    assert_eq!(outcome(&alone), "The match is over. Player 1 has won! Score: 6. You are rich.");
}

#[test]
fn without_a_team_the_rank_decides() {
    let table = play(2, "no", &["work", "stop"]);
    assert_eq!(table.now().winners(), Some(Seats::only(0)));
    assert_eq!(outcome(&table), "The match is over. Player 1 has won!");
}

#[test]
fn an_action_is_heard_by_a_card_that_speaks_to_who_took_it() {
    let table = play(3, "yes", &["work", "give player 1", "work"]);
    let coins: Vec<i32> = (0..3).map(|seat| table.now().position().resource(ResourceId::at(0), seat)).collect();
    assert_eq!(coins, [4, 0, 3], "the bell rings for whoever works; who gives loses what they have");
}

#[test]
fn bots_of_a_team_give_as_gladly_as_they_take() {
    let table = play(2, "yes", &[]);
    let mut bot = Bot::new(Skill::Greedy, 1);
    assert_eq!(table.now().option_ids()[bot.choose(table.now())], "work");
}
