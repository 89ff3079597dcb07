//! The base game of Port Royal and the same game written by hand from the rulebook, in lockstep.
//!
//! In full: `QUARTERDECK_GAMES=100000 cargo test -p quarterdeck-tests --release --test all twin:: -- --nocapture`

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use quarterdeck_tests::lockstep::{Difference, Lockstep, Tally};

/// How many games are played if nobody says otherwise.
const GAMES: u64 = 2_000;
/// Told after so many games.
const PROGRESS: u64 = 5_000;
/// A rule that is played otherwise must be noticed within so many games.
const NOTICED: u64 = 2_000;

fn seats(number: u64) -> u8 {
    2 + (number % 4) as u8
}

/// Plays games on all cores; the difference found first, if any, is that of the game with the lowest number.
fn play(games: u64, tell: bool) -> Result<Tally, Box<Difference>> {
    let tables: Vec<Lockstep> = (2..=5).map(|seats| Lockstep::new(seats, &[])).collect();
    let next = AtomicU64::new(0);
    let total = Mutex::new(Tally::default());
    let first: Mutex<Option<(u64, Box<Difference>)>> = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games {
                        return;
                    }
                    match tables[usize::from(seats(number) - 2)].play(number) {
                        Ok(tally) => {
                            let mut total = total.lock().expect("nobody panics here");
                            total.add(&tally);
                            if tell && total.games % PROGRESS == 0 {
                                println!("{} games, {} decisions, no difference", total.games, total.decisions);
                            }
                        }
                        Err(difference) => {
                            next.store(games, Ordering::Relaxed);
                            let mut first = first.lock().expect("nobody panics here");
                            if first.as_ref().is_none_or(|(known, _)| number < *known) {
                                *first = Some((number, difference));
                            }
                            return;
                        }
                    }
                }
            });
        }
    });
    match first.into_inner().expect("nobody panics here") {
        Some((_, difference)) => Err(difference),
        None => Ok(total.into_inner().expect("nobody panics here")),
    }
}

/// Who decides, what is offered, every zone, coins, influence, the active player and the winners: all the same.
#[test]
fn the_pack_and_the_game_written_by_hand_agree() {
    let asked = std::env::var("QUARTERDECK_GAMES").ok().map(|games| games.parse().expect("a number of games"));
    let tally = play(asked.unwrap_or(GAMES), asked.is_some()).unwrap_or_else(|difference| panic!("{difference}"));
    println!("{} games, {} decisions, no difference", tally.games, tally.decisions);
    for (what, count, games) in tally.kinds() {
        println!("  {what}: {count}");
        assert!(count > 0 || tally.games < games, "nothing was learnt of this: {what}");
    }
}

/// A comparison that notices nothing proves nothing: each rule that the pack can play otherwise must show.
#[test]
fn a_rule_that_is_played_otherwise_is_noticed() {
    for (option, value) in [
        ("ending", "expedition"),
        ("expeditions_after_bust", "closed"),
        ("jester_empty_harbor", "other_players"),
        ("jester_on_bust", "other_players"),
        ("compensation_moment", "before"),
        ("fresh_governor", "working"),
        ("trader_pays", "on_reveal"),
    ] {
        let table = Lockstep::new(3, &[(option.into(), value.into())]);
        let noticed = (0..NOTICED).find(|seed| table.play(*seed).is_err());
        println!("{option} = {value}: noticed in game {noticed:?}");
        assert!(noticed.is_some(), "{option} = {value} makes no difference in {NOTICED} games");
    }
}
