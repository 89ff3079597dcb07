//! What a pack says a position is worth (`[bot]`): a bot that goes by it wins clearly more often than chance, and comes to an end.

use std::sync::Arc;

use quarterdeck_runtime::{Bot, Game, Log, Match, Seats, Setting, Skill};
use quarterdeck_tests::shelf::{games, packs};

/// Matches of a pack that tell in a short time.
struct Trial {
    pack: &'static str,
    options: &'static [(&'static str, &'static str)],
    seats: u8,
    matches: u64,
}

/// Every pack with a `[bot]` of its own. Of long games the first rounds will do.
const TRIALS: &[Trial] = &[
    Trial { pack: "attic", options: &[], seats: 2, matches: 60 },
    Trial { pack: "buttons", options: &[], seats: 2, matches: 40 },
    Trial { pack: "cartagena", options: &[], seats: 2, matches: 8 },
    Trial { pack: "cartagena", options: &[("route", "full")], seats: 2, matches: 8 },
    Trial { pack: "chalk", options: &[], seats: 2, matches: 40 },
    Trial { pack: "dead-reckoning", options: &[("round_limit", "6")], seats: 2, matches: 8 },
    Trial { pack: "lanterns", options: &[], seats: 2, matches: 40 },
    Trial { pack: "pantry", options: &[], seats: 2, matches: 40 },
    Trial { pack: "port-royal", options: &[], seats: 3, matches: 10 },
    Trial { pack: "port-royal-adventure", options: &[], seats: 2, matches: 12 },
    Trial { pack: "port-royal-contracts", options: &[], seats: 2, matches: 8 },
];

/// A match that asks more often than this does not end.
const MOST_DECISIONS: usize = 6_000;

/// A match won by two is half a win for each, and tenths of a win are counted: whole numbers will do.
const WIN: i64 = 60;

/// Plays a match to its end, with the skill of each seat: who has won, as bits, and whether all win or lose together.
fn play(game: &Arc<Game>, trial: &Trial, seed: u64, skill: impl Fn(u8) -> Skill) -> (Seats, bool) {
    let about = format!("{} {:?}, seed {seed}", trial.pack, trial.options);
    let options = trial.options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setting = Setting { seats: trial.seats, seed, options, ..Setting::default() };
    let started = Match::with_log(game.clone(), &setting, Log::hashing());
    let mut played = started.unwrap_or_else(|error| panic!("{about}: {error:?}"));
    let mut bots: Vec<Bot> = (0..trial.seats).map(|seat| Bot::new(skill(seat), seed * 16 + u64::from(seat))).collect();
    let mut decisions = 0;
    while let Some(seat) = played.asked() {
        let at = bots[usize::from(seat)].choose(&played);
        played.choose_quickly(at).unwrap_or_else(|fault| panic!("{about}: {fault:?}"));
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "{about}: the match does not end");
    }
    (played.winners().unwrap_or_default(), played.position().together())
}

/// One greedy bot among others that play by chance wins more than its share, by two standard deviations or more. Where all win
/// together, greedy bots win at least a tenth of the matches more than those that play by chance.
fn beats_chance(game: &Arc<Game>, trial: &Trial) -> Result<(), String> {
    let (seats, matches) = (i64::from(trial.seats), trial.matches as i64);
    let (mut wins, mut by_chance, mut together) = (0, 0, false);
    for seed in 1..=trial.matches {
        let greedy = (seed % u64::from(trial.seats)) as u8;
        (_, together) = play(game, trial, seed, |_| Skill::Random);
        if together {
            wins += i64::from(play(game, trial, seed, |_| Skill::Greedy).0 != Seats::none()) * WIN;
            // Chance is quick, so it gets ten times as many matches.
            let tries =
                (1..=10).filter(|more| play(game, trial, seed * 100 + more, |_| Skill::Random).0 != Seats::none());
            by_chance += tries.count() as i64 * WIN / 10;
            continue;
        }
        let (won, _) = play(game, trial, seed, |seat| if seat == greedy { Skill::Greedy } else { Skill::Random });
        if won.has(greedy) {
            wins += WIN / won.len() as i64;
        }
    }
    let clear = if together {
        (wins - by_chance) * 10 >= matches * WIN
    } else {
        // The variance of what one seat wins, times the square of the seats, is matches × (seats − 1).
        let above = wins * seats - matches * WIN;
        above > 0 && above * above >= 4 * matches * (seats - 1) * WIN * WIN
    };
    let told = format!("{} {:?}: {} of {matches} with {seats} players", trial.pack, trial.options, wins / WIN);
    if clear { Ok(()) } else { Err(told) }
}

#[test]
fn greedy_bots_beat_chance() {
    let games = games();
    let beaten: Vec<String> = std::thread::scope(|scope| {
        let games = &games;
        let tried = TRIALS.iter().map(|trial| {
            scope.spawn(move || {
                let named = games.iter().find(|(id, _)| id == trial.pack);
                let (_, game) = named.unwrap_or_else(|| panic!("there is no pack {}", trial.pack));
                beats_chance(game, trial)
            })
        });
        let tried: Vec<_> = tried.collect();
        tried.into_iter().filter_map(|trial| trial.join().expect("a trial ends").err()).collect()
    });
    assert!(beaten.is_empty(), "what these packs say is worth something does not help: {beaten:#?}");
}

#[test]
fn every_pack_that_values_positions_is_tried() {
    for pack in packs() {
        let values =
            pack.files.iter().any(|(name, text)| name.ends_with(".toml") && text.lines().any(|l| l == "[bot]"));
        let tried = TRIALS.iter().any(|trial| trial.pack == pack.id);
        assert_eq!(values, tried, "{}: a `[bot]` and a trial belong together", pack.id);
    }
}
