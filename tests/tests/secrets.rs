//! What a seat cannot see shows nowhere: two hidden cards that are exchanged change neither what the seat
//! sees nor what it reads of what others do.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Log, Match, Setting, Snapshot, Table};
use quarterdeck_tests::chance::Chance;
use quarterdeck_tests::hidden::{difference, exchanged, received, twins, unseen};
use quarterdeck_tests::shelf::games;

/// Nothing chosen, and every option that can stand at words at each of them, alone and all together.
fn variants(game: &Game) -> Vec<Vec<(String, String)>> {
    let worded = || game.options.iter().filter(|option| !option.values.is_empty());
    let mut all = vec![Vec::new()];
    for option in worded() {
        all.extend(option.values.iter().map(|value| vec![(option.name.clone(), value.clone())]));
    }
    all.push(worded().map(|option| (option.name.clone(), option.values[option.values.len() - 1].clone())).collect());
    all
}

fn at(game: &Arc<Game>, state: Snapshot) -> Match {
    Match::resume(game.clone(), state, Log::keeping()).unwrap_or_else(|error| panic!("{error:?}"))
}

/// Decides by the id of an option; false if it is not offered.
fn decide(played: &mut Match, id: &str) -> bool {
    let offered = played.option_ids().iter().position(|known| known == id);
    offered.is_some_and(|at| played.choose(at).is_ok())
}

#[test]
fn neither_views_nor_logs_tell_what_hidden_cards_are() {
    let (mut views, mut steps) = (0, 0);
    for (pack, game) in games() {
        for options in variants(&game) {
            let seats = game.players.1.min(3);
            let setting = Setting {
                seats,
                seed: 11 + u64::from(seats),
                first: None,
                options: options.clone(),
                ..Setting::default()
            };
            let Ok(mut played) = Table::start(game.clone(), setting.clone()) else {
                continue;
            };
            let mut chance = Chance::new(setting.seed * 0x9e37_79b9 + options.len() as u64);
            let mut decisions = 0;
            while played.now().winners().is_none() && decisions < 60 {
                let choice = chance.below(played.now().choices().list.len());
                let seat = chance.below(usize::from(seats)) as u8;
                if let Some(pair) = twins(played.now(), Some(seat), |limit| chance.below(limit)) {
                    let about = format!("{pack} {options:?}, {seats} players, decision {decisions}, seat {seat}");
                    let mut here = at(&game, played.now().snapshot().clone());
                    let mut there = at(&game, exchanged(played.now(), pair));
                    let (one, two) = (received(&here, Some(seat), 0, &[]), received(&there, Some(seat), 0, &[]));
                    assert_eq!(one, two, "{about}: the view tells: {}", difference(&one, &two));
                    views += 1;
                    // The same decision in both: what the seat reads of it is the same, unless a card shows.
                    let id = here.option_ids().swap_remove(choice);
                    let both = decide(&mut here, &id) && decide(&mut there, &id);
                    let hidden = |played: &Match| unseen(played, pair, Some(seat));
                    if both && hidden(&here) && hidden(&there) {
                        let (one, two) = (received(&here, Some(seat), 0, &[]), received(&there, Some(seat), 0, &[]));
                        assert_eq!(one, two, "{about}: `{id}` tells: {}", difference(&one, &two));
                        steps += 1;
                    }
                }
                played.decide(choice).unwrap_or_else(|error| panic!("{pack}: {error:?}"));
                decisions += 1;
            }
        }
    }
    assert!(views > 800 && steps > 500, "hardly anything was compared: {views} views, {steps} decisions");
}
