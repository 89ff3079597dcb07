//! Every change of what lies on the table is in the log, told or not: from the position before set-up, the changes of a
//! log lead to every position of the match.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::CardAt;
use quarterdeck_runtime::position::{Arrangement, Change};
use quarterdeck_runtime::{Game, Log, Match, Seats, Setting, Table, player_counts};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::changes::apply;
use quarterdeck_tests::shelf::games;

/// So many matches of each pack are played, and so many decisions of each are made at most.
const MATCHES: u64 = 3;
const DECISIONS: usize = 400;

/// A setting with some number of players.
fn setting(game: &Game, seed: u64) -> Setting {
    let counts = player_counts(game, &[]).expect("the game can be opened");
    Setting { seats: counts[seed as usize % counts.len()], seed, ..Setting::default() }
}

/// How a change is called.
fn called(change: Change) -> String {
    let text = match change {
        Change::Told(event) => format!("{event:?}"),
        Change::Quiet(quiet) => format!("{quiet:?}"),
    };
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// Plays at random and follows by the log alone; what has happened, told and not.
fn follow(name: &str, game: &Arc<Game>, seed: u64) -> BTreeSet<String> {
    let setting = setting(game, seed);
    let mut chance = Chance::new(seed);
    let mut table = Arrangement::blank(game, &setting).expect("the setting is possible");
    let mut played = Match::new(game.clone(), &setting).expect("the match starts");
    let mut followed = 0;
    for decision in 0..=DECISIONS {
        let changes: Vec<Change> = played.log().changes().skip(followed).collect();
        followed += changes.len();
        apply(&mut table, game, changes);
        table.stand_where(played.snapshot());
        assert!(
            table.snapshot() == played.snapshot(),
            "{name}, seed {seed}: something has changed silently before {decision}"
        );
        if played.winners().is_some() || decision == DECISIONS {
            break;
        }
        // A copy has no running script: it runs the script again, and nothing happens twice.
        if chance.percent(25) {
            played = played.clone();
        }
        played.choose(chance.below(played.choices().list.len())).expect("an option is possible");
    }
    played.log().changes().map(called).collect()
}

#[test]
fn the_changes_of_a_log_lead_to_every_position() {
    let mut met = BTreeSet::new();
    for (name, game) in games() {
        for seed in 0..MATCHES {
            met.extend(follow(&name, &game, seed));
        }
    }
    let often =
        ["Stored", "Shifted", "OtherEnd", "FaceDown", "Known", "Rolled", "Laid", "Faced", "Owned", "Looked", "Told"];
    let missing: Vec<&str> = often.into_iter().filter(|name| !met.contains(*name)).collect();
    assert!(missing.is_empty(), "no match has shown {missing:?}");
}

#[test]
fn without_what_nobody_is_told_the_position_is_another() {
    let (_, game) = games().into_iter().find(|(name, _)| name == "port-royal").expect("the pack is there");
    let setting = setting(&game, 1);
    let mut chance = Chance::new(1);
    let mut played = Match::new(game.clone(), &setting).expect("the match starts");
    let (mut set_back, mut gained) = (false, false);
    for _ in 0..100 {
        played.choose(chance.below(played.choices().list.len())).expect("an option is possible");
        let mut table = Arrangement::blank(&game, &setting).expect("the setting is possible");
        apply(&mut table, &game, played.events().iter().copied().map(Change::Told));
        let (there, here) = (table.position(), played.position());
        set_back |= there.numbers() != here.numbers();
        gained |= CardAt::all(here.cards()).any(|card| there.zone_of(card) != here.zone_of(card));
    }
    assert!(set_back, "counters were set back");
    assert!(gained, "cards were gained");
}

#[test]
fn a_log_that_keeps_nothing_has_the_same_hash() {
    for (name, game) in games() {
        let setting = setting(&game, 5);
        let mut kept = Match::new(game.clone(), &setting).expect("the match starts");
        let mut hashed = Match::with_log(game, &setting, Log::hashing()).expect("the match starts");
        let mut chance = Chance::new(5);
        for _ in 0..60 {
            assert_eq!(kept.log_hash(), hashed.log_hash(), "{name}");
            if kept.winners().is_some() {
                break;
            }
            let at = chance.below(kept.choices().list.len());
            kept.choose(at).expect("an option is possible");
            hashed.choose(at).expect("an option is possible");
        }
        assert_eq!(hashed.log().changes().count(), 0, "{name}");
    }
}

#[test]
fn what_is_taken_back_leaves_the_log() {
    let (_, game) = games().into_iter().find(|(name, _)| name == "port-royal").expect("the pack is there");
    let setting = setting(&game, 3);
    let mut chance = Chance::new(3);
    let mut played = Table::start(game.clone(), setting.clone()).expect("the match starts");
    (played.practice, played.people) = (true, Seats::only(0));
    for round in 0..4 {
        for _ in 0..20 {
            let open = played.now().choices().list.len();
            if played.now().winners().is_none() {
                played.decide(chance.below(open)).expect("an option is possible");
            }
        }
        let made = played.decisions().len();
        played.undo_to(made - 5 - round).expect("practice may be taken back");
        let mut table = Arrangement::blank(&game, &setting).expect("the setting is possible");
        apply(&mut table, &game, played.now().log().changes());
        table.stand_where(played.now().snapshot());
        assert!(table.snapshot() == played.now().snapshot(), "round {round}: something is left of what was taken back");
    }
}
