//! Games as programs that learn want them: chance as decisions, what a seat has noticed as a number, options as numbers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::common::{game_of, seats, small_pack};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::environment::{Environment, Lane, Node, NodeError, Workbench};

/// A pack that lies beside the module for Python: its file, and its texts.
macro_rules! pack {
    ($name:literal) => {
        [
            include_str!(concat!("../../tools/python/packs/", $name, "/pack.toml")),
            include_str!(concat!("../../tools/python/packs/", $name, "/locales/en.ftl")),
            include_str!(concat!("../../tools/python/packs/", $name, "/locales/ru.ftl")),
        ]
    };
}

const KUHN: [&str; 3] = pack!("kuhn");
const LEDUC: [&str; 3] = pack!("leduc");
const PIG: [&str; 3] = pack!("pig");

fn game([pack, english, russian]: [&str; 3]) -> Arc<Game> {
    let mut files = small_pack(pack, english);
    files.files.insert("locales/ru.ftl".into(), russian.into());
    game_of(&files)
}

fn environment(pack: [&str; 3], options: &[(&str, &str)]) -> Arc<Environment> {
    let game = game(pack);
    Arc::new(Environment::new(game, seats(2, 0, options)).unwrap_or_else(|error| panic!("{error:?}")))
}

fn root(environment: &Arc<Environment>) -> Node {
    Node::root(environment).unwrap_or_else(|error| panic!("{error:?}"))
}

/// What a whole tree holds.
#[derive(Default)]
struct Tree {
    ends: usize,
    decisions: usize,
    /// For each seat and each number of what it noticed: which options were open.
    memories: BTreeMap<(u8, u64), BTreeSet<Vec<u32>>>,
    /// The sum over all ends of how likely each is, if every option is as likely, and of that times what seat 0 got.
    likely: f64,
    worth: f64,
}

fn walk(node: &Node, likely: f64, tree: &mut Tree) {
    if node.is_over() {
        tree.ends += 1;
        tree.likely += likely;
        let scores = node.environment().scores(node.matched().expect("it is over"));
        let mean = f64::from(scores.iter().sum::<i32>()) / scores.len() as f64;
        tree.worth += likely * (f64::from(scores[0]) - mean);
        return;
    }
    if node.is_chance() {
        let weights = node.weights();
        let total: u32 = weights.iter().sum();
        for (at, weight) in weights.iter().enumerate() {
            let mut next = node.clone();
            next.fall(at).expect("it was listed");
            walk(&next, likely * f64::from(*weight) / f64::from(total), tree);
        }
        return;
    }
    tree.decisions += 1;
    let matched = node.matched().expect("somebody is asked");
    let seat = node.asked().expect("somebody is asked");
    let mut numbers = Vec::new();
    node.environment().actions().numbers(matched, &mut numbers);
    tree.memories.entry((seat, node.memory(seat))).or_default().insert(numbers.clone());
    for at in 0..numbers.len() {
        let mut next = node.clone();
        next.choose(at).expect("it was listed");
        walk(&next, likely / numbers.len() as f64, tree);
    }
}

#[test]
fn the_tree_of_a_small_game_is_what_the_books_say() {
    let environment = environment(KUHN, &[]);
    let mut tree = Tree::default();
    walk(&root(&environment), 1.0, &mut tree);
    // Six deals, each with four decisions and five ends; either player has three cards and two moments to decide.
    assert_eq!((tree.ends, tree.decisions, tree.memories.len()), (30, 24, 12));
    assert!((tree.likely - 1.0).abs() < 1e-12, "{}", tree.likely);
    // If both decide by tossing a coin, the first player gains an eighth of a chip.
    assert!((tree.worth - 0.125).abs() < 1e-12, "{}", tree.worth);
}

#[test]
fn who_notices_the_same_has_the_same_options() {
    let environment = environment(LEDUC, &[]);
    let mut tree = Tree::default();
    walk(&root(&environment), 1.0, &mut tree);
    // Known of this game: 936 positions as the players can tell them apart, if cards of one rank cannot be told apart 288.
    assert_eq!(tree.memories.len(), 288);
    assert!(tree.memories.values().all(|open| open.len() == 1));
    assert!((tree.likely - 1.0).abs() < 1e-9, "{}", tree.likely);
}

#[test]
fn chance_is_asked_when_it_matters_and_no_earlier() {
    let environment = environment(KUHN, &[]);
    let mut node = root(&environment);
    assert_eq!(node.weights(), [1, 1, 1]);
    let names: Vec<_> = (0..3).map(|at| node.outcome_name(at).expect("there are three")).collect();
    assert_eq!(names, ["rank 1", "rank 2", "rank 3"]);
    assert!(node.choose(0).is_err(), "chance decides, not a player");
    node.fall(2).expect("it is open");
    assert_eq!(node.weights(), [1, 1]);
    assert_eq!(node.outcome_name(1).as_deref(), Some("rank 2"));
    node.fall(0).expect("it is open");
    // The last card stays in the deck: nobody asks which it is.
    assert_eq!((node.is_chance(), node.asked()), (false, Some(0)));
    assert_eq!(node.fall(0), Err(NodeError::NotOpen));
    assert_eq!(node.choose(7), Err(NodeError::NotOpen));
    let matched = node.matched().expect("somebody is asked");
    let hand = |seat: u8| {
        let mut row = vec![0.0; environment.figures().size()];
        environment.figures().write(matched, seat, &mut row);
        let part = environment.figures().parts().iter().find(|part| part.name == "zone.hand 0").expect("a hand");
        row[part.first..part.first + part.length].to_vec()
    };
    assert_eq!(hand(0), [1.0, 0.0, 0.0, 1.0]);
    assert_eq!(hand(1), [1.0, 1.0, 0.0, 0.0]);
}

#[test]
fn what_chance_scatters_is_a_question_too() {
    let environment = environment(PIG, &[("goal", "10")]);
    let mut node = root(&environment);
    assert!(!node.is_chance(), "nothing is left to chance before the first throw");
    let mut numbers = Vec::new();
    environment.actions().numbers(node.matched().expect("somebody is asked"), &mut numbers);
    assert_eq!(
        numbers
            .iter()
            .map(|number| environment.actions().name(environment.game(), *number as usize))
            .collect::<Vec<_>>(),
        [Some("throw".to_owned()), Some("keep".to_owned())]
    );
    node.choose(0).expect("it is open");
    assert_eq!(node.weights(), [1; 6]);
    let mut safe = node.clone();
    safe.fall(5).expect("it is open");
    assert_eq!(safe.asked(), Some(0), "a six: the turn goes on");
    node.fall(0).expect("it is open");
    assert_eq!(node.asked(), Some(1), "a one: it is the other's turn");
}

#[test]
fn who_begins_is_asked_of_chance_unless_it_is_said() {
    let game = game(KUHN);
    let mut setting = seats(2, 0, &[]);
    setting.first = None;
    let environment = Arc::new(Environment::new(game, setting).unwrap_or_else(|error| panic!("{error:?}")));
    let mut node = root(&environment);
    assert_eq!((node.weights(), node.outcome_name(1).as_deref()), (vec![1, 1], Some("player 1")));
    node.fall(1).expect("it is open");
    node.fall_by_chance(4).expect("chance always brings something");
    assert_eq!(node.asked(), Some(1));
}

#[test]
fn the_same_to_one_seat_is_dealt_anew_to_the_others() {
    let environment = environment(LEDUC, &[]);
    let mut node = root(&environment);
    node.fall_by_chance(1).expect("chance always brings something");
    let row = |node: &Node, seat: u8| {
        let mut row = vec![0.0; environment.figures().size()];
        environment.figures().write(node.matched().expect("somebody is asked"), seat, &mut row);
        row.iter().map(|figure| *figure as i32).collect::<Vec<_>>()
    };
    let mut others = BTreeSet::new();
    for seed in 0..40 {
        let dealt = node.resample(0, seed).expect("it can be dealt");
        assert_eq!((row(&dealt, 0), dealt.memory(0)), (row(&node, 0), node.memory(0)));
        others.insert(row(&dealt, 1));
        // What lies in the deck is still to come, and chance is asked for it.
        let mut on = dealt;
        while !on.is_chance() && !on.is_over() {
            let calls = on.matched().expect("somebody is asked").option_ids().iter().position(|id| id == "call");
            on.choose(calls.expect("one can always call")).expect("it is open");
        }
        assert_eq!(on.weights().iter().sum::<u32>(), 4);
    }
    assert_eq!(others.len(), 3, "the other may have any of three ranks");
}

#[test]
fn lanes_play_the_same_with_the_same_seed() {
    let environment = environment(PIG, &[("goal", "30")]);
    let play = |seed: u64| {
        let mut lane = Lane::new(&environment, seed).unwrap_or_else(|error| panic!("{error:?}"));
        let mut played = Vec::new();
        for _ in 0..300 {
            let Some(number) = lane.any() else {
                played.push(u32::MAX);
                lane.begin_anew(&environment).unwrap_or_else(|error| panic!("{error:?}"));
                continue;
            };
            assert_eq!(lane.step(&environment, &mut Workbench::default(), number), Ok(true));
            played.push(number);
        }
        assert!(!lane.step(&environment, &mut Workbench::default(), 9999).expect("nothing is wrong with the pack"));
        played
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
    assert!(play(3).contains(&u32::MAX), "a match was over and the next began");
}
