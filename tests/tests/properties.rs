//! What must hold in every match of every pack, whoever plays and however the cards lie: random
//! matches of all packs, with all numbers of players, several seeds and options.

use std::sync::Arc;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_runtime::{Game, Log, Match, PackFiles, Setting, Snapshot, check, player_counts};
use quarterdeck_tests::hidden::{exchanged, twins};
use quarterdeck_tests::shelf::{self, packs};

/// Seeds of each setting with all options at their defaults.
const SEEDS: u64 = 8;
/// Seeds of each other setting.
const FEW_SEEDS: u64 = 2;
/// Packs that are played together, besides each pack with what it needs.
const TOGETHER: &[&[&str]] = &[&["port-royal", "port-royal-full-ahead", "port-royal-gambler"]];
/// A match that asks more often than this does not end.
const MOST_DECISIONS: usize = 60_000;
/// Matches are copied and saved at every so-manieth decision.
const EVERY: usize = 7;
/// How many decisions a copy is followed.
const FOLLOWED: usize = 12;

/// A small generator for the players' decisions (xorshift).
#[derive(Clone)]
struct Chance(u64);

impl Chance {
    fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * limit as u128) >> 64) as usize
    }
}

/// Every option at its default, and each of them once at another value.
fn options(game: &Game) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in &game.options {
        let others: Vec<String> = if option.values.is_empty() {
            // A match must end, so a limit is tried at its least value that limits anything.
            let low = option.range.0.max(1);
            [low, low.saturating_add(2)].iter().filter(|n| **n <= option.range.1).map(ToString::to_string).collect()
        } else {
            let default = option.values.get(option.default as usize);
            option.values.iter().filter(|value| Some(*value) != default).cloned().collect()
        };
        all.extend(others.into_iter().map(|value| vec![(option.name.clone(), value)]));
    }
    all
}

/// Every setting that is tried of a game.
fn settings(game: &Game) -> Vec<Setting> {
    let mut found = Vec::new();
    for options in options(game) {
        // What a game refuses is not tried.
        for seats in player_counts(game, &options).unwrap_or_default() {
            for seed in 1..=if options.is_empty() { SEEDS } else { FEW_SEEDS } {
                found.push(Setting {
                    seats,
                    seed: seed * 31 + u64::from(seats),
                    first: None,
                    options: options.clone(),
                    ..Setting::default()
                });
            }
        }
    }
    found
}

/// Every pack by itself or with what it needs, and packs together.
fn games() -> Vec<(String, Arc<Game>)> {
    let packs = packs();
    let together = TOGETHER.iter().map(|ids| (ids.join(" + "), game_of(ids, &packs)));
    shelf::games().into_iter().chain(together).collect()
}

/// The game of these packs, given in this order.
fn game_of(ids: &[&str], packs: &[PackFiles]) -> Arc<Game> {
    let named: Vec<&PackFiles> = ids.iter().filter_map(|id| packs.iter().find(|pack| pack.id == *id)).collect();
    let checked = check(&named);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{ids:?}: {:#?}", checked.problems)))
}

/// In which order packs are named makes no difference.
#[test]
fn the_order_in_which_packs_are_named_does_not_matter() {
    let packs = packs();
    for ids in TOGETHER {
        let mut hashes = Vec::new();
        let mut turned: Vec<&str> = ids.to_vec();
        for round in 0..ids.len() * 2 {
            turned.rotate_left(1);
            if round == ids.len() {
                turned.swap(0, 1);
            }
            let game = game_of(&turned, &packs);
            let setting =
                Setting { seats: game.players.1, seed: 5, first: None, options: Vec::new(), ..Setting::default() };
            let mut played = start(&game, &setting);
            let mut chance = Chance::new(5);
            while played.winners().is_none() {
                step(&mut played, &mut chance, &turned.join(" + "));
            }
            hashes.push(played.log_hash());
        }
        hashes.dedup();
        assert_eq!(hashes.len(), 1, "{ids:?}: the order of packs changes the match");
    }
}

/// Calls `look` with every setting of every game.
fn everywhere(look: impl Fn(&str, &Arc<Game>, &Setting)) {
    for (pack, game) in games() {
        for setting in settings(&game) {
            let about = format!("{pack} {setting:?}");
            look(&about, &game, &setting);
        }
    }
}

fn start(game: &Arc<Game>, setting: &Setting) -> Match {
    Match::with_log(game.clone(), setting, Log::hashing()).unwrap_or_else(|error| panic!("{setting:?}: {error:?}"))
}

/// Goes on with one decision.
fn step(played: &mut Match, chance: &mut Chance, about: &str) -> usize {
    let at = chance.below(played.choices().list.len());
    played.choose(at).unwrap_or_else(|error| panic!("{about}: {error:?}"));
    at
}

/// Every card lies in one zone, and its zone and neighbours know it.
fn cards_are_conserved(played: &Match, cards: usize, about: &str) {
    let position = played.position();
    assert_eq!(position.cards(), cards, "{about}: cards appeared or vanished");
    let mut seen = vec![false; cards];
    for zone in ZoneAt::all(position.zones()) {
        let (mut above, mut length) = (None, 0);
        for card in position.cards_in(zone) {
            assert!(!std::mem::replace(&mut seen[usize::from(card)], true), "{about}: card {card} lies twice");
            assert_eq!(position.zone_of(card), zone, "{about}: card {card} does not know its zone");
            assert_eq!(position.above(card), above, "{about}: card {card} does not know what lies on it");
            (above, length) = (Some(card), length + 1);
        }
        assert_eq!(position.bottom(zone), above, "{about}: zone {zone} does not know its bottom");
        assert_eq!(position.length(zone), length, "{about}: zone {zone} counts wrongly");
    }
    assert!(seen.iter().all(|seen| *seen), "{about}: a card lies nowhere");
}

/// In every match: cards are conserved, options are there and have ids of their own, the match
/// ends; and the same decisions give the same log.
#[test]
fn a_match_is_sound_from_beginning_to_end_and_can_be_replayed() {
    everywhere(|about, game, setting| {
        let mut played = start(game, setting);
        let cards = played.position().cards();
        let mut chance = Chance::new(setting.seed);
        let mut decisions = Vec::new();
        cards_are_conserved(&played, cards, about);
        while played.winners().is_none() {
            let asked = played.asked();
            assert!(asked.is_some_and(|seat| seat < setting.seats), "{about}: nobody is asked");
            assert!(!played.choices().list.is_empty(), "{about}: a decision without options");
            // Ids are costly to write: every one in short matches, some in long ones.
            if decisions.len() < 100 || decisions.len() % 13 == 0 {
                let mut ids = played.option_ids();
                ids.sort();
                let all = ids.len();
                ids.dedup();
                assert_eq!(ids.len(), all, "{about}: two options have the same id");
            }
            decisions.push(step(&mut played, &mut chance, about));
            cards_are_conserved(&played, cards, about);
            assert!(decisions.len() < MOST_DECISIONS, "{about}: the match does not end");
        }
        assert!(played.choose(0).is_err(), "{about}: a match that is over goes on");
        let mut again = start(game, setting);
        for at in &decisions {
            again.choose_quickly(*at).unwrap_or_else(|fault| panic!("{about}: {fault:?}"));
        }
        assert_eq!(again.log_hash(), played.log_hash(), "{about}: a replay gives another log");
        assert_eq!(again.snapshot(), played.snapshot(), "{about}: a replay gives another state");
    });
}

/// A copy, and a match that was saved and loaded, go on exactly as the match they come from.
#[test]
fn copies_and_saves_go_on_identically() {
    everywhere(|about, game, setting| {
        let mut played = start(game, setting);
        let mut chance = Chance::new(setting.seed ^ 0x00c0_ffee);
        let mut decisions = 0;
        while played.winners().is_none() && decisions < 300 {
            if decisions % EVERY == 0 {
                let saved = serde_json::to_string(played.snapshot()).unwrap_or_else(|error| panic!("{about}: {error}"));
                let loaded: Snapshot = serde_json::from_str(&saved).unwrap_or_else(|error| panic!("{about}: {error}"));
                assert_eq!(loaded, *played.snapshot(), "{about}: a save says something else");
                let resumed = Match::resume(game.clone(), loaded, Log::hashing());
                let mut resumed = resumed.unwrap_or_else(|fault| panic!("{about}: {fault:?}"));
                assert_eq!(resumed.option_ids(), played.option_ids(), "{about}: a save is asked something else");
                let (mut original, mut copy) = (played.clone(), played.clone());
                let mut dice = chance.clone();
                for _ in 0..FOLLOWED {
                    if original.winners().is_some() {
                        break;
                    }
                    let at = dice.below(original.choices().list.len());
                    for going in [&mut original, &mut copy, &mut resumed] {
                        going.choose(at).unwrap_or_else(|error| panic!("{about}: {error:?}"));
                    }
                    assert_eq!(copy.log_hash(), original.log_hash(), "{about}: a copy gives another log");
                    assert_eq!(copy.snapshot(), original.snapshot(), "{about}: a copy goes another way");
                    assert_eq!(resumed.snapshot(), original.snapshot(), "{about}: a save goes another way");
                    assert_eq!(resumed.choices(), original.choices(), "{about}: a save is asked something else");
                }
            }
            step(&mut played, &mut chance, about);
            decisions += 1;
        }
    });
}

/// What a player is offered does not tell what hidden cards are: two hidden cards that are
/// exchanged give the same options.
#[test]
fn options_do_not_tell_what_hidden_cards_are() {
    let mut tried = 0;
    for (pack, game) in games() {
        for setting in settings(&game) {
            let about = format!("{pack} {setting:?}");
            let mut played = start(&game, &setting);
            let mut chance = Chance::new(setting.seed ^ 0x5eed);
            let mut decisions = 0;
            while played.winners().is_none() && decisions < 200 {
                if decisions % EVERY == 0
                    && let Some(seat) = played.asked()
                    && let Some(pair) = twins(&played, Some(seat), |limit| chance.below(limit))
                {
                    let other = Match::resume(game.clone(), exchanged(&played, pair), Log::hashing());
                    let other = other.unwrap_or_else(|fault| panic!("{about}: {fault:?}"));
                    assert_eq!(other.option_ids(), played.option_ids(), "{about}: options tell of hidden cards");
                    tried += 1;
                }
                step(&mut played, &mut chance, &about);
                decisions += 1;
            }
        }
    }
    assert!(tried > 100, "hardly any hidden cards were exchanged: {tried}");
}
