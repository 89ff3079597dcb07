//! Looking for what hardly ever happens: it is found, and can be played.

use crate::common::{game_of, seats, small_pack, table_of};
use quarterdeck_runtime::seek::{Found, Seeker, Wish};

/// Whoever has climbed high enough in one go sees the summit; every other step is a fall. The feather does it as
/// well, for whom has got hold of it and of two stones for the same pack.
const PACK: &str = r#"
[pack]
version = "0.1.0"
players = [1, 1]

[kind.sack]
parts = "all"
[kind.thing]
[attribute.weight]
adds_up = true
[zone.back]
per  = "player"
held = true
[zone.ground]
[counter.height]
of = "player"
[counter.days]
of = "player"

[card.bag]
kind      = "sack"
per       = "player"
starts_in = "back"
[card.feather]
kind      = "thing"
starts_in = "ground"
actions   = ["fly"]
[card.stone]
kind      = "thing"
starts_in = "ground"
weight    = 1
copies    = [{ count = 8 }]

[phase.match]
steps   = ["day"]
repeats = true
[phase.day]
each    = 'player clockwise from the first player'
active  = true
before  = 'raise your days by 1'
actions = ["climb", "fall", "slip", "pack_up", "unpack", "summit", "fly", "never"]
limit   = 1
after   = { if = 'your days is at least 60', do = 'end the match' }

[action.climb]
do = 'raise your height by 1'
[action.fall]
do = 'set your height to 0'
[action.slip]
do = 'set your height to 0'
[action.pack_up]
choose = ['a thing in the ground', 'a sack in your back']
do     = 'move the thing under the sack'
[action.unpack]
choose = 'a sack in your back'
do     = 'move all things under the sack to the ground'
[action.summit]
if = 'your height is at least 12'
do = 'set your height to 0'
[action.fly]
of   = "card"
once = "day"
if   = 'weight of this card is exactly 6'
do   = 'set your height to 0'
[action.never]
if = ['your height is at least 1', 'your height is at most 0']
do = 'set your height to 0'
[finish]
rank = ['your height']
"#;

fn seek(name: &str, most: u64) -> (Option<Found>, u64) {
    let game = game_of(&small_pack(PACK, ""));
    let wishes = Wish::named(&game, name);
    assert_eq!(wishes.len(), 1, "{name}");
    let mut seeker = Seeker::new(game, seats(1, 7, &[]), wishes[0]);
    let mut found = None;
    while found.is_none() && seeker.decisions < most {
        found = seeker.try_once().unwrap_or_else(|error| panic!("{error:?}"));
    }
    (found, seeker.decisions)
}

/// Plays what was found; the last option is the one that was looked for.
fn last_option(found: &Found) -> String {
    let mut table = table_of(game_of(&small_pack(PACK, "")), found.setting.clone());
    let (last, before) = found.chosen.split_last().expect("a way");
    for at in before {
        table.decide(*at as usize).unwrap_or_else(|error| panic!("{error:?}"));
    }
    table.now().option_ids()[*last as usize].clone()
}

#[test]
fn what_takes_many_right_steps_in_a_row_is_found_and_can_be_played() {
    // By chance alone one climb of twelve steps succeeds in millions of days.
    let (found, decisions) = seek("summit", 40_000);
    let found = found.unwrap_or_else(|| panic!("not found in {decisions} decisions"));
    assert_eq!(last_option(&found), "summit");
    assert_eq!(seek("summit", 40_000).0, Some(found), "the same seed finds the same");
}

#[test]
fn the_action_of_a_card_is_found_once_the_card_is_made_complete() {
    let (found, decisions) = seek("feather", 200_000);
    let found = found.unwrap_or_else(|| panic!("not found in {decisions} decisions"));
    assert_eq!(last_option(&found), "fly feather");
}

#[test]
fn what_cannot_happen_is_not_found() {
    let (found, decisions) = seek("never", 5_000);
    assert_eq!(found, None);
    assert!(decisions >= 5_000);
}
