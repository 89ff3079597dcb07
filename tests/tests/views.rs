//! A view reads the same whether its texts were made for it or long before for others.

use std::sync::Arc;

use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, Speaker, check, player_counts};
use quarterdeck_tests::shelf::{gather, packs};

/// So many decisions of each match are looked at, each so many after the last.
const LOOKS: usize = 4;
const APART: usize = 11;
/// Who looks, and in which language: a spectator and the first two seats.
const READERS: [(Option<u8>, &str); 6] =
    [(None, "en"), (None, "ru"), (Some(0), "en"), (Some(0), "ru"), (Some(1), "en"), (Some(1), "ru")];

/// Every option at its default, and each value of each option with words.
fn options(game: &Game) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in &game.options {
        all.extend(option.values.iter().map(|value| vec![(option.name.clone(), value.clone())]));
    }
    all
}

/// A match up to several decisions.
fn positions(game: &Arc<Game>, setting: &Setting) -> Vec<Match> {
    let mut played =
        Match::with_log(game.clone(), setting, Log::keeping()).unwrap_or_else(|error| panic!("{setting:?}: {error:?}"));
    let mut bot = Bot::new(Skill::Random, setting.seed);
    let mut found = Vec::new();
    while found.len() < LOOKS && played.winners().is_none() {
        for _ in 0..APART {
            if played.winners().is_none() {
                let at = bot.choose(&played);
                played.choose(at).unwrap_or_else(|error| panic!("{setting:?}: {error:?}"));
            }
        }
        found.push(played.clone());
    }
    found
}

fn view(matched: &Match, (seat, language): (Option<u8>, &str)) -> String {
    let view = Speaker::new(matched, seat, &[], language).view(0);
    serde_json::to_string(&view).expect("a view can be written")
}

/// One game is asked for everything; for each setting there is another one that was never asked before.
#[test]
fn shared_texts_are_those_that_are_made_afresh() {
    let all = packs();
    for pack in &all {
        let Some(shared) = check(&gather(pack, &all)).game.map(Arc::new) else {
            panic!("{} has mistakes", pack.id);
        };
        for options in options(&shared) {
            let Some(seats) = player_counts(&shared, &options).ok().and_then(|counts| counts.last().copied()) else {
                continue;
            };
            let readers: Vec<_> =
                READERS.into_iter().filter(|(seat, _)| seat.is_none_or(|seat| seat < seats)).collect();
            let setting = Setting { seats, seed: 3, first: None, options, ..Setting::default() };
            let fresh = Arc::new(check(&gather(pack, &all)).game.expect("it was right before"));
            let [old, new] = [&shared, &fresh].map(|game| positions(game, &setting));
            for (at, (old, new)) in old.iter().zip(&new).enumerate().rev() {
                for reader in readers.iter().rev() {
                    assert!(view(old, *reader) == view(new, *reader), "{} {setting:?}: {at}, {reader:?}", pack.id);
                }
            }
        }
    }
}
