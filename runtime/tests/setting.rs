//! What a match is opened with: editions, cards that take part by the setting, settings that are
//! refused, packs that are played by themselves or added, tables for other packs.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::vocabulary::ResourceId;
use std::sync::Arc;

use quarterdeck_runtime::{Game, Match, PackFiles, Setting, StartError, check, player_counts};

const BASE: &str = r#"
[pack]
version = "0.1.0"
players = [2, 4]
[option.edition]
values  = ["old", "new"]
default = "new"
[option.edition.sets.old]
tides = "low"
[option.tides]
values  = ["high", "low"]
default = "high"
[kind.shell]
[zone.deck]
works = true
[card.clam]
kind   = "shell"
copies = [{ count = 3 }, { count = 2, if = 'there are 4 players' }]
[card.conch]
kind = "shell"
if   = 'the tides are low'
[phase.match]
actions = ["wait"]
[action.wait]
do = 'end the match'
[[refuse]]
if      = 'there are 3 players and the tides are low'
because = "shallow"
"#;

const MOON: &str = r#"
[pack]
version = "0.1.0"
needs   = ["base"]
players = [1, 4]
sets    = { moon = "alone" }
[option.moon]
values  = ["added", "alone"]
default = "added"
[card.clam]
extends = true
copies  = [{ count = 10 }]
[[leave_out]]
if    = 'the moon is alone'
packs = ["base"]
[[refuse]]
if      = 'there is 1 player and the moon is added'
because = "lonely"
[card.star]
kind = "shell"
with = ["stars"]
"#;

const STARS: &str = "[pack]\nversion = \"0.1.0\"\nneeds = [\"base\"]\nexpansion = true\n";

fn pack(id: &str, text: &str) -> PackFiles {
    let mut texts = format!("pack-title = The {id}\n");
    let mut russian = String::new();
    if text.contains("\"shallow\"") {
        texts.push_str("refuse-shallow = Too shallow.\n");
        russian.push_str("refuse-shallow = Слишком мелко.\n");
    }
    if text.contains("\"lonely\"") {
        texts.push_str("refuse-lonely = Too lonely.\n");
    }
    PackFiles {
        id: id.into(),
        files: [("pack.toml", text), ("locales/en.ftl", texts.as_str()), ("locales/ru.ftl", russian.as_str())]
            .map(|(path, text)| (path.to_owned(), text.to_owned()))
            .into(),
    }
}

fn game(packs: &[PackFiles]) -> Arc<Game> {
    let checked = check(&packs.iter().collect::<Vec<_>>());
    Arc::new(checked.game.unwrap_or_else(|| panic!("{:?}", checked.problems)))
}

fn set(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn cards(game: &Arc<Game>, seats: u8, options: &[(&str, &str)]) -> usize {
    let setting = Setting { seats, seed: 1, first: Some(0), options: set(options), ..Setting::default() };
    Match::new(game.clone(), &setting).unwrap_or_else(|error| panic!("{error:?}")).position().cards()
}

#[test]
fn cards_take_part_by_the_setting() {
    let game = game(&[pack("base", BASE)]);
    assert_eq!(cards(&game, 2, &[]), 3);
    assert_eq!(cards(&game, 4, &[]), 5);
    assert_eq!(cards(&game, 2, &[("tides", "low")]), 4);
}

#[test]
fn an_edition_sets_options_that_nobody_set() {
    let game = game(&[pack("base", BASE)]);
    assert_eq!(cards(&game, 2, &[("edition", "old")]), 4);
    assert_eq!(cards(&game, 2, &[("edition", "old"), ("tides", "high")]), 3);
    assert_eq!(cards(&game, 2, &[("tides", "high"), ("edition", "old")]), 3);
}

#[test]
fn a_refusal_says_why_in_both_languages() {
    let game = game(&[pack("base", BASE)]);
    let setting =
        Setting { seats: 3, seed: 1, first: Some(0), options: set(&[("edition", "old")]), ..Setting::default() };
    let Err(StartError::Refused(refusal)) = Match::new(game.clone(), &setting) else { panic!("starts") };
    assert_eq!((refusal.code, refusal.to_string().as_str()), ("bad_setting", "Too shallow."));
    assert_eq!(refusal.reason.tell("ru"), "Слишком мелко.");
    assert_eq!(player_counts(&game, &[]), Ok(vec![2, 3, 4]));
    assert_eq!(player_counts(&game, &set(&[("tides", "low")])), Ok(vec![2, 4]));
}

#[test]
fn a_pack_is_played_by_itself_or_added() {
    let game = game(&[pack("moon", MOON), pack("base", BASE)]);
    assert_eq!(cards(&game, 2, &[]), 13);
    assert_eq!(player_counts(&game, &[]), Ok(vec![2, 3, 4]));
    let alone = game.set_by("moon");
    assert_eq!(alone, set(&[("moon", "alone")]));
    assert_eq!(cards(&game, 2, &[("moon", "alone")]), 10);
    assert_eq!(player_counts(&game, &alone), Ok(vec![1, 2, 3, 4]));
    for (moon, title) in [("added", "The base + The moon"), ("alone", "The moon")] {
        let setting =
            Setting { seats: 2, seed: 1, first: Some(0), options: set(&[("moon", moon)]), ..Setting::default() };
        let table = quarterdeck_runtime::Table::start(game.clone(), setting);
        let table = table.unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(table.speaker(None, "en").title(), title);
    }
}

#[test]
fn a_table_for_another_pack_is_there_only_with_it() {
    let without = game(&[pack("base", BASE), pack("moon", MOON)]);
    let with = game(&[pack("stars", STARS), pack("moon", MOON), pack("base", BASE)]);
    assert_eq!(cards(&with, 2, &[]), cards(&without, 2, &[]) + 1);
}

const STEPS: &str = r#"
[pack]
version = "0.1.0"
players = [1, 1]
[resource.pearl]
[zone.deck]
[phase.match]
actions = ["dive", "rest"]
limit   = 1
[action.dive]
do = [
  { if = 'you have no pearls', do = 'gain 2 pearls', else = 'gain 5 pearls' },
  { if = 'you have at most 2 pearls', do = 'raise actions left by 2', else = ['lose 1 pearl', 'set actions left to 0'] },
]
[action.rest]
do = 'gain 1 pearl'
[finish]
rank = ['your pearls']
"#;

#[test]
fn else_is_done_instead_and_a_phase_can_allow_more_actions() {
    let game = game(&[pack("pearls", STEPS)]);
    let setting = Setting { seats: 1, seed: 1, first: Some(0), options: Vec::new(), ..Setting::default() };
    let mut played = Match::new(game, &setting).unwrap_or_else(|error| panic!("{error:?}"));
    let pearls = |played: &Match| played.position().resource(ResourceId::at(0), 0);
    let left = |played: &Match| played.position().actions_left();
    assert_eq!((pearls(&played), left(&played)), (0, 1));
    // The first dive takes one action and gives two more; only the first branch is done.
    played.choose(0).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!((pearls(&played), left(&played)), (2, 2));
    // The second takes the other branch, which ends the phase.
    played.choose(0).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(pearls(&played), 6);
    assert!(played.winners().is_some());
}

#[test]
fn what_the_options_settle_is_not_said_on_cards() {
    use quarterdeck_dsl::Settled;
    use quarterdeck_dsl::resolve::{Scope, condition};
    let game = game(&[pack("base", BASE)]);
    let settled = |text: &str, options: &[i16]| {
        let tree = condition(text, &game.vocabulary, &Scope::default()).unwrap_or_else(|error| panic!("{error:?}"));
        match tree.settled(options) {
            Settled::Yes => "yes",
            Settled::No => "no",
            Settled::Open(rest) if rest == tree => "open",
            Settled::Open(_) => "less",
        }
    };
    // Options are edition (old, new) and tides (high, low).
    assert_eq!(settled("the tides are low", &[1, 1]), "yes");
    assert_eq!(settled("the tides are low", &[1, 0]), "no");
    assert_eq!(settled("the tides are not low", &[1, 0]), "yes");
    assert_eq!(settled("the deck is empty", &[1, 0]), "open");
    assert_eq!(settled("the tides are low and the deck is empty", &[1, 0]), "no");
    assert_eq!(settled("the tides are low and the deck is empty", &[1, 1]), "less");
    assert_eq!(settled("the tides are low or the deck is empty", &[1, 1]), "yes");
    assert_eq!(settled("the tides are low or the deck is empty", &[1, 0]), "less");
    assert_eq!(settled("the tides are low or the edition is old", &[1, 0]), "no");
    assert_eq!(settled("the tides are high and the edition is new", &[1, 0]), "yes");
}
