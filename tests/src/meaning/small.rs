//! Small packs in which every sort of thing is found that sentences can speak of. Which words they use, and how the
//! cards lie, differs from seed to seed.

use std::fmt::Write;
use std::sync::Arc;

use quarterdeck_runtime::Game;

use super::tables::game_of;
use crate::chance::Chance;

/// A small pack; which parts it has depends on the seed.
///
/// # Panics
/// If the pack is wrong, which it never is.
pub fn small_pack(seed: u64) -> Arc<Game> {
    game_of(&format!("small-{seed}"), &small_files(seed))
}

/// The files of a small pack.
///
/// # Panics
/// Never: a text can be written.
pub fn small_files(seed: u64) -> [(&'static str, String); 4] {
    let mut chance = Chance::new(seed);
    let hand_held = chance.percent(50);
    let with_words = chance.percent(75);
    let width = if chance.percent(40) { "width = 3\n" } else { "" };
    let mut words = String::new();
    if with_words {
        words.push_str(
            "[words]\ndiscards_to = \"tray\"\ndraws_from = \"deck\"\ndraws_to = \"hand\"\nreveals_to = \"tray\"\n",
        );
    } else {
        words.push_str("[words]\ndiscards_to = \"tray\"\n");
    }
    write!(
        words,
        r#"
[kind.lantern]
[kind.paper]
[kind.rock]
[kind.heavy]
[attribute.color]
values = ["red", "blue", "green"]
[attribute.mood]
values = ["calm", "angry"]
[attribute.weight]
[attribute.star]
flag = true
[resource.token]
start = 3
[resource.oil]
plural = "oil"
start = 1
[zone.deck]
seen_by = "nobody"
[zone.tray]
[zone.shelf]
[zone.hand]
per = "player"
held = {hand_held}
[zone.street]
per = "player"
held = true
[zone.stall]
per = "player"
[board.track]
place = "cell"
from = "shelf"
to = "tray"
most = 6
{width}[counter.hour]
[counter.mine]
of = "player"
[counter.mark]
of = "card"
[counter.heat]
of = "place"
[counter.sky]
values = ["clear", "dim", "dark"]
[query.worth]
of = "player"
base = 'cards you hold plus your tokens'
[query.price]
of = "card"
base = 'its weight plus its mark'
[condition.busy]
is = 'cards in the tray are at least 2 or hour is at least 3'
[condition.bulky]
of = "card"
is = 'its weight is at least 2'
[condition.rich]
of = "player"
is = 'your tokens are at least 3'
[condition.warm]
of = "place"
is = 'its heat is at least 1 or there is a card on it'
[query.load]
of = "place"
base = 'cards on it'
[option.route]
values = ["short", "long"]
default = "short"
[option.nights]
least = 1
most = 9
default = 4
"#
    )
    .expect("a text can be written");
    // In every second pack four play two against two.
    if seed.is_multiple_of(2) {
        let seating = if seed.is_multiple_of(4) { "beside" } else { "apart" };
        write!(words, "[teams]\nif = 'there are 4 players'\nsize = 2\nseating = \"{seating}\"\n")
            .expect("a text can be written");
    }
    let mut cards = String::new();
    let colors = ["red", "blue", "green"];
    for (at, (name, kind)) in [
        ("beacon", "lantern"),
        ("flame", "lantern"),
        ("note", "paper"),
        ("letter", "paper"),
        ("pebble", "rock"),
        ("boulder", "rock"),
    ]
    .into_iter()
    .enumerate()
    {
        let heavy = if name == "boulder" || chance.percent(15) { ", \"heavy\"" } else { "" };
        write!(
            cards,
            "[card.{name}]\nkind = [\"{kind}\"{heavy}]\nholds = true\ncopies = [{{ count = {} }}]\nweight = {}\n",
            1 + chance.below(3),
            chance.below(4)
        )
        .expect("a text can be written");
        if at % 5 != 4 {
            writeln!(cards, "color = \"{}\"", chance.word(&colors)).expect("a text can be written");
        }
        if chance.percent(50) {
            writeln!(cards, "mood = \"{}\"", chance.word(&["calm", "angry"])).expect("a text can be written");
        }
        if chance.percent(40) {
            cards.push_str("star = true\n");
        }
    }
    let flow = FLOW.replace("DRAWS", if with_words { "each player draws 1 card" } else { "each player gains 1 oil" });
    [
        ("pack.toml", "[pack]\nversion = \"0.1.0\"\nplayers = [2, 4]\n".to_owned()),
        ("vocabulary.toml", words),
        ("cards.toml", cards),
        ("flow.toml", flow),
    ]
}

/// How a match goes: whoever is asked moves something somewhere.
const FLOW: &str = r#"
[setup]
do = [
  'shuffle the deck',
  'DRAWS',
  'each player moves the top card of the deck to their street',
  'move the top card of the deck to the tray',
  'move the top card of the deck to the first cell',
]
[phase.match]
steps = ["turn"]
repeats = true
[phase.turn]
each = 'player clockwise from the first player'
active = true
limit = 2
actions = ["fetch", "place", "tuck", "trade", "mark", "heat", "lay", "wait"]
[action.fetch]
choose = 'a card in the deck'
do = 'move it to your hand then claim it'
[action.place]
choose = 'a card in your hand'
do = 'move it to the last empty cell'
[action.tuck]
choose = 'a card in your street'
do = 'move the top card of the deck under it'
[action.trade]
choose = 'an opponent'
do = 'pay 1 token to the opponent then raise mine of the opponent by 2'
[action.mark]
choose = 'a card in the tray'
do = ['raise mark of it by 1', 'move it to your stall', 'flip it']
[action.heat]
choose = 'a cell'
do = 'raise heat of it by 1 then raise hour by 1 then set sky to dim'
[action.lay]
choose = 'a card in your street'
do = 'move it to the tray then gain 2 oil'
[action.wait]
do = 'gain 1 token then raise your mine by 1'
[[rule]]
event = "turn ends"
if = 'hour is at least 30'
do = 'end the match'
[finish]
rank = ['your tokens']
"#;
