//! A small pack with one of everything, to ask sentences of.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Log, Match, Setting};

use crate::meaning::lexicon::Lexicon;
use crate::meaning::tables::{Table, game_of};

const WORDS: &str = r#"
[words]
discards_to = "tray"
[kind.lantern]
[kind.paper]
[kind.rock]
[kind.heavy]
plural = "heavies"
[attribute.color]
values = ["red", "blue", "green"]
[attribute.weight]
[resource.token]
start = 3
[counter.mark]
of = "card"
plural = "marks"
[counter.score]
of = "player"
[counter.heat]
of = "place"
plural = "heat"
[query.worth]
of = "player"
base = 'your tokens plus 10'
[zone.deck]
[zone.tray]
[zone.shelf]
[zone.street]
per = "player"
held = true
[board.track]
place = "cell"
most = 4
[card.pebble]
kind = "rock"
starts_in = "shelf"
copies = [{ weight = 1, color = "red" }, { weight = 2 }]
[card.boulder]
kind = ["rock", "heavy"]
starts_in = "shelf"
weight = 8
color = "blue"
[card.note]
kind = "paper"
starts_in = "shelf"
copies = [{ weight = 5, color = "red" }, { weight = 6, color = "red" }, { weight = 7, color = "green" }]
[card.beacon]
kind = "lantern"
starts_in = "shelf"
color = "green"
[card.flame]
kind = "lantern"
starts_in = "shelf"
color = "red"
"#;

const FLOW: &str = r#"
[setup]
do = [
  'move all pebbles in the shelf to the deck',
  'move the boulder to the deck',
  'move all notes in the shelf to the tray',
  'the first player moves the beacon to their street',
  'the first player moves the flame to their street',
  'the first player gains 2 tokens',
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
do = 'gain 1 token'
[[rule]]
event = "turn ends"
if = 'your tokens are at least 30'
do = 'end the match'
[finish]
rank = ['your tokens']
"#;

/// A match of three in which hardly anything has happened.
///
/// # Panics
/// If the pack has a mistake.
pub fn table() -> Table {
    let head = "[pack]\nversion = \"0.1.0\"\nplayers = [3, 3]\n";
    let files = [("pack.toml", head.to_owned()), ("vocabulary.toml", WORDS.to_owned()), ("flow.toml", FLOW.to_owned())];
    let game: Arc<Game> = game_of("probe", &files);
    let setting = Setting { seats: 3, seed: 1, first: Some(0), ..Setting::default() };
    let played = Match::with_log(game.clone(), &setting, Log::hashing()).expect("a match starts");
    let lexicon = Lexicon::of(&game.vocabulary);
    Table { name: "probe".into(), game, lexicon, positions: vec![("set-up".into(), played)] }
}
