//! A second small pack to ask sentences of, in other words than the first: two teams of two, cards under cards, a number for
//! everything that can have one.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Log, Match, Setting};

use crate::meaning::lexicon::Lexicon;
use crate::meaning::tables::{Table, game_of};

const WORDS: &str = r#"
[teams]
size = 2
[words]
draws_from = "tree"
draws_to = "basket"
discards_to = "barrel"
[kind.fruit]
[kind.tool]
[kind.animal]
[kind.pest]
[attribute.sort]
values = ["sweet", "sour", "dry"]
[attribute.size]
[attribute.ripe]
flag = true
[resource.penny]
plural = "pennies"
start = 4
[resource.nut]
start = 1
[counter.debt]
of = "player"
[counter.bite]
of = "card"
[counter.moss]
of = "place"
plural = "moss"
[counter.day]
[counter.weather]
values = ["calm", "windy", "wet"]
[query.wealth]
of = "player"
plural = "wealth"
base = 'your pennies plus 2 times your nuts minus your debts'
[zone.tree]
[zone.grass]
[zone.barrel]
[zone.shed]
[zone.basket]
per = "player"
held = true
[zone.crate]
per = "player"
[board.lane]
place = "stone"
most = 5
[card.apple]
kind = "fruit"
starts_in = "shed"
copies = [{ size = 3, sort = "sweet", ripe = true }, { size = 1, sort = "sour" }, { size = 5, sort = "sweet" }]
[card.pear]
kind = "fruit"
starts_in = "shed"
copies = [{ size = 4, sort = "sweet" }, { size = 2, sort = "dry", ripe = true }]
[card.wasp]
kind = ["animal", "pest"]
starts_in = "shed"
size = 1
sort = "sour"
[card.worm]
kind = ["animal", "pest"]
starts_in = "shed"
size = 1
sort = "dry"
[card.hen]
kind = "animal"
starts_in = "shed"
holds = true
size = 7
[card.snail]
kind = "animal"
starts_in = "shed"
size = 2
[card.ladder]
kind = "tool"
starts_in = "shed"
holds = true
size = 9
[card.rake]
kind = "tool"
starts_in = "shed"
size = 6
"#;

const FLOW: &str = r#"
[setup]
do = [
  'move the first 2 apples in the shed to the tree',
  'move the first pear in the shed to the tree',
  'move the wasp in the shed to the tree',
  'move the apple in the shed to the grass',
  'move the ladder in the shed to the grass',
  'move the worm in the shed under the ladder',
  'the first player moves the pear in the shed to their basket',
  'the first player moves the hen in the shed to their basket',
  'the second player clockwise from the first player moves the rake in the shed to their crate',
  'move the snail in the shed to the second stone',
  'the first player gains 3 pennies',
  'the third player clockwise from the first player loses 2 pennies',
  'the second player clockwise from the first player gains 2 nuts',
  'the fourth player clockwise from the first player raises their debts by 2',
  'raise bites of the hen by 3',
  'raise moss of the third stone by 2',
  'raise days by 5',
  'set weather to windy',
]
[phase.match]
steps = ["turn"]
repeats = true
[phase.turn]
each = 'player clockwise from the first player'
active = true
limit = 1
actions = ["wait"]
[action.wait]
do = 'gain 1 penny'
[[rule]]
event = "turn ends"
if = 'your pennies are at least 30'
do = 'end the match'
[finish]
rank = ['your pennies']
"#;

/// The pack, checked anew.
pub fn game() -> Arc<Game> {
    let head = "[pack]\nversion = \"0.1.0\"\nplayers = [4, 4]\n";
    let files = [("pack.toml", head.to_owned()), ("vocabulary.toml", WORDS.to_owned()), ("flow.toml", FLOW.to_owned())];
    game_of("orchard", &files)
}

/// A match of four in which hardly anything has happened.
///
/// # Panics
/// If the pack has a mistake.
pub fn table() -> Table {
    let game = game();
    let setting = Setting { seats: 4, seed: 1, first: Some(0), ..Setting::default() };
    let played = Match::with_log(game.clone(), &setting, Log::hashing()).expect("a match starts");
    let lexicon = Lexicon::of(&game.vocabulary);
    Table { name: "orchard".into(), game, lexicon, positions: vec![("set-up".into(), played)] }
}
