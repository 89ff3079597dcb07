//! A bot that searches: it is better than one that looks a step ahead, plays the same for the same seed, and knows nothing
//! that its seat does not know.

use std::sync::{Arc, OnceLock};

use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, check};
use quarterdeck_tests::hidden::{exchanged, twins};
use quarterdeck_tests::shelf::{games, packs};

fn game(id: &str) -> Arc<Game> {
    static GAMES: OnceLock<Vec<(String, Arc<Game>)>> = OnceLock::new();
    let named = GAMES.get_or_init(games).iter().find(|(pack, _)| pack == id);
    named.unwrap_or_else(|| panic!("there is no pack {id}")).1.clone()
}

fn start(game: &Arc<Game>, seed: u64) -> Match {
    let setting = Setting { seats: 2, seed, ..Setting::default() };
    Match::with_log(game.clone(), &setting, Log::hashing()).unwrap_or_else(|error| panic!("{error:?}"))
}

/// How many of so many matches the first skill wins against the second, at alternate seats; half of a shared one.
fn wins(game: &Arc<Game>, matches: u64, first: Skill, second: Skill) -> f64 {
    let play = |seed: u64| {
        let mut played = start(game, seed);
        let seat = (seed % 2) as u8;
        let skill = |at: u8| if at == seat { first } else { second };
        let mut bots = [0, 1].map(|at| Bot::new(skill(at), seed * 16 + u64::from(at)));
        while let Some(asked) = played.asked() {
            let at = bots[usize::from(asked)].choose(&played);
            played.choose_quickly(at).unwrap_or_else(|fault| panic!("{fault:?}"));
        }
        let winners = played.winners().unwrap_or_default();
        if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    let halves = std::thread::scope(|scope| {
        let half = |odd: u64| scope.spawn(move || (0..matches / 2).map(|at| play(at * 2 + odd)).sum::<f64>());
        [half(0), half(1)].map(|half| half.join().expect("a match ends"))
    });
    halves.iter().sum()
}

/// By chance, 40 even matches give 28 or more once in a hundred times.
#[test]
fn whoever_searches_beats_whoever_looks_a_step_ahead() {
    let won = wins(&game("lanterns"), 40, Skill::Search(200), Skill::Greedy);
    assert!(won >= 28.0, "{won} of 40");
}

/// A pack without `[bot]`: matches are played out. By chance, 24 even matches give 18 or more once in a hundred times.
#[test]
fn whoever_searches_needs_no_values() {
    let mut pack = packs().into_iter().find(|pack| pack.id == "attic").expect("the pack is there");
    for text in pack.files.values_mut() {
        if let Some(at) = text.find("\n[bot]\n") {
            let end = text[at + 1..].find("\n[").map_or(text.len(), |length| at + 1 + length);
            text.replace_range(at..end, "");
        }
    }
    let attic = Arc::new(check(&[&pack]).game.expect("the pack is right without it"));
    assert!(attic.bot.value.is_empty() && attic.bot.aims.is_empty(), "attic says what is worth something");
    let won = wins(&attic, 24, Skill::Search(30), Skill::Random);
    assert!(won >= 18.0, "{won} of 24");
}

#[test]
fn the_same_seed_plays_the_same() {
    let lanterns = game("lanterns");
    let decisions = |seed: u64| {
        let mut played = start(&lanterns, 5);
        let mut bot = Bot::new(Skill::Search(20), seed);
        let mut all = Vec::new();
        while played.asked().is_some() && all.len() < 12 {
            all.push(bot.choose(&played));
            played.choose_quickly(all[all.len() - 1]).unwrap_or_else(|fault| panic!("{fault:?}"));
        }
        all
    };
    assert_eq!(decisions(1), decisions(1));
}

/// What is hidden is exchanged: bots that think choose just the same. Cards that began in different zones may have different
/// backs, and what lies under a card can be counted; these are left out.
#[test]
fn no_bot_chooses_by_what_it_cannot_see() {
    let mut tried = 0;
    for pack in ["lanterns", "grove", "pantry", "buttons", "attic"] {
        let game = game(pack);
        for seed in 1..=4 {
            let mut played = start(&game, seed);
            let mut walk = Bot::new(Skill::Random, seed);
            let mut chance = seed;
            let mut below = |limit: usize| {
                chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (chance >> 33) as usize % limit
            };
            for decision in 0..40 {
                let Some(seat) = played.asked() else {
                    break;
                };
                let pair = twins(&played, Some(seat), &mut below);
                let position = played.position();
                let alike = pair.filter(|(one, two)| {
                    let start = |card| position.printing(card).starts_in;
                    start(*one) == start(*two) && position.under(*one).is_none() && position.under(*two).is_none()
                });
                if let Some(pair) = alike.filter(|_| decision % 5 == 2 && played.choices().list.len() > 1) {
                    let other = Match::resume(game.clone(), exchanged(&played, pair), Log::hashing());
                    let other = other.unwrap_or_else(|fault| panic!("{pack} {seed}: {fault:?}"));
                    for skill in [Skill::Search(12), Skill::Greedy] {
                        let chosen = [&played, &other].map(|played| Bot::new(skill, 9).choose(played));
                        assert_eq!(chosen[0], chosen[1], "{pack}, seed {seed}, decision {decision}: {skill:?}");
                    }
                    tried += 1;
                }
                let at = walk.choose(&played);
                played.choose_quickly(at).unwrap_or_else(|fault| panic!("{pack}: {fault:?}"));
            }
        }
    }
    assert!(tried > 30, "hardly any hidden cards were exchanged: {tried}");
}

/// What is tried out takes the room of what was tried before. Nothing of that shows: whoever begins with an empty room (a copy of a bot
/// has one) chooses the same, at every decision of matches with other players and other options.
#[test]
fn nothing_of_what_was_tried_before_shows() {
    for (pack, options) in [
        ("port-royal-contracts", &[][..]),
        ("cartagena", &[("route", "full"), ("voodoo", "on")][..]),
        ("dead-reckoning", &[][..]),
        ("attic", &[][..]),
    ] {
        let game = game(pack);
        for skill in [Skill::Greedy, Skill::Search(6)] {
            let mut bot = Bot::new(skill, 3);
            for (seed, seats) in [(1, 2), (2, 4), (3, 3)] {
                let options = options.iter().filter(|_| seed != 2);
                let options = options.map(|(name, value)| ((*name).into(), (*value).into())).collect();
                let setting = Setting { seats, seed, options, ..Setting::default() };
                let mut played = Match::with_log(game.clone(), &setting, Log::hashing())
                    .unwrap_or_else(|error| panic!("{pack}: {error:?}"));
                for decision in 0..20 {
                    if played.asked().is_none() {
                        break;
                    }
                    let mut other = bot.clone();
                    let at = bot.choose(&played);
                    assert_eq!(at, other.choose(&played), "{pack}, {seats} players, decision {decision}");
                    played.choose_quickly(at).unwrap_or_else(|fault| panic!("{pack}: {fault:?}"));
                }
            }
        }
    }
}

/// Several parts think about one decision. In which order they do, or whether at once, makes no difference; and each of them counts.
#[test]
fn it_does_not_matter_who_thinks_first() {
    type Work<'w> = &'w (dyn Fn(usize) + Sync);
    fn forwards(parts: usize, work: Work<'_>) {
        (0..parts).for_each(work);
    }
    fn backwards(parts: usize, work: Work<'_>) {
        (0..parts).rev().for_each(work);
    }
    fn at_once(parts: usize, work: Work<'_>) {
        std::thread::scope(|scope| (0..parts).for_each(|part| drop(scope.spawn(move || work(part)))));
    }
    fn the_first_alone(_: usize, work: Work<'_>) {
        work(0);
    }
    let game = game("lanterns");
    let mut bots = [forwards as fn(usize, Work<'_>), backwards, at_once, the_first_alone]
        .map(|crew| Bot::new(Skill::Search(60), 9).with_crew(Arc::new(crew), 3));
    let mut played = start(&game, 4);
    let mut fewer = 0;
    for _ in 0..40 {
        if played.asked().is_none() {
            break;
        }
        let [one, other, third, alone] = bots.each_mut().map(|bot| bot.choose(&played));
        assert_eq!([one, other], [third; 2]);
        fewer += u32::from(alone != one);
        played.choose_quickly(one).unwrap_or_else(|fault| panic!("{fault:?}"));
    }
    assert!(fewer > 0, "two of three parts never counted");
}
