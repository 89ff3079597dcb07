//! Matches, for readers that play on.

use std::sync::Arc;

use quarterdeck_runtime::{Game, Setting, Table};

/// Matches at several moments.
///
/// # Panics
/// If one cannot be started.
#[must_use]
pub fn tables(game: &Arc<Game>, moments: u64) -> Vec<Table> {
    let mut found = Vec::new();
    for seed in 0..moments {
        let setting = Setting { seats: game.players.0, seed, ..Setting::default() };
        let mut table = Table::start(game.clone(), setting).unwrap_or_else(|_| panic!("a match can be started"));
        for step in 0..seed as usize * 3 {
            let options = table.now().option_ids();
            if options.is_empty() {
                break;
            }
            table.decide_by_id(&options[step * 7 % options.len()].clone()).ok();
        }
        found.push(table);
    }
    found
}

/// Plays a match on for a while, looking at it through all eyes: whatever was admitted must be playable.
pub fn go_on(table: &mut Table) {
    for step in 0..4 {
        for seat in (0..table.setting().seats).map(Some).chain([None]) {
            table.speaker(seat, "ru").view(10);
        }
        let options = table.now().option_ids();
        if options.is_empty() || table.decide_by_id(&options[step * 5 % options.len()].clone()).is_err() {
            break;
        }
    }
}
