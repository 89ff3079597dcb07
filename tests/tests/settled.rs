//! A game that is settled for one setting plays exactly as before, only quicker.

use std::sync::Arc;

use quarterdeck_runtime::{Bot, Game, Log, Match, Setting, Skill, check, player_counts};
use quarterdeck_tests::shelf::{gather, packs};

/// No option but the default, and each value of each option with words.
fn options(game: &Game) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for option in &game.options {
        all.extend(option.values.iter().map(|value| vec![(option.name.clone(), value.clone())]));
    }
    all
}

fn hash(game: &Arc<Game>, setting: &Setting) -> u64 {
    let mut played =
        Match::with_log(game.clone(), setting, Log::hashing()).unwrap_or_else(|error| panic!("{setting:?}: {error:?}"));
    let mut bot = Bot::new(Skill::Random, setting.seed);
    for _ in 0..400 {
        if played.winners().is_some() {
            break;
        }
        let at = bot.choose(&played);
        played.choose(at).unwrap_or_else(|error| panic!("{setting:?}: {error:?}"));
    }
    // What a save holds must be found right when it is loaded, also where the setting leaves cards out.
    assert_eq!(played.snapshot().sound(game).err(), None, "{setting:?}");
    played.log_hash()
}

/// The same seed and the same bots give the same log, whatever the options.
#[test]
fn a_settled_game_plays_as_before() {
    let all = packs();
    for pack in &all {
        let game = || check(&gather(pack, &all)).game.unwrap_or_else(|| panic!("{} has mistakes", pack.id));
        let (mut plain, settled) = (game(), Arc::new(game()));
        // Where it is noted what is read, nothing is decided beforehand and nothing drawn together.
        plain.note_reading();
        let plain = Arc::new(plain);
        for options in options(&plain) {
            let Some(seats) = player_counts(&plain, &options).ok().and_then(|counts| counts.last().copied()) else {
                continue;
            };
            let setting = Setting { seats, seed: 11, first: None, options, ..Setting::default() };
            let about = format!("{} {setting:?}", pack.id);
            assert_eq!(hash(&plain, &setting), hash(&settled, &setting), "{about}");
        }
    }
}
