//! Saves, campaigns and positions: read, opened, played on.

use std::sync::Arc;

use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Campaign, PackFiles, Progress, Save, Setting, Snapshot, Table};

use crate::play::{go_on, tables};
use crate::{PACKS, Reader, game};

/// Saves.
#[must_use]
pub fn saves() -> Reader {
    let game = game("lanterns");
    let seeds = tables(&game, 6).iter().map(|table| Save::of(table).write().into_bytes()).collect();
    let reads = move |data: &[u8]| {
        let Ok(save) = Save::read(&String::from_utf8_lossy(data)) else { return };
        if let Ok(mut opened) = save.open(game.clone()) {
            go_on(&mut opened.table);
        }
        if let Ok(kept) = save.quick(game.clone()) {
            kept.option_ids();
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}

/// Campaigns.
///
/// # Panics
/// If none can be begun.
#[must_use]
pub fn campaigns() -> Reader {
    let named: Vec<&PackFiles> =
        PACKS.iter().filter(|pack| ["lanterns", "lanterns-feast"].contains(&pack.id.as_str())).collect();
    let game = Arc::new(check_with(&Sentences::default(), &named).game.expect("a shipped pack is sound"));
    let mut seeds = Vec::new();
    for seed in 0..4 {
        let setting = Setting { seats: 2, seed, ..Setting::default() };
        let mut campaign =
            Campaign::begin(game.clone(), &setting).unwrap_or_else(|_| panic!("a campaign can be begun"));
        seeds.push(campaign.write().into_bytes());
        let Some(setting) = campaign.setting(None) else { continue };
        let mut table = Table::start(game.clone(), setting).unwrap_or_else(|_| panic!("a match can be started"));
        go_on(&mut table);
        campaign.progress.current = Some(Save::of(&table));
        seeds.push(campaign.write().into_bytes());
    }
    let reads = move |data: &[u8]| {
        let Ok(progress) = Progress::read(&String::from_utf8_lossy(data)) else { return };
        let Ok(mut opened) = Campaign::open(progress, game.clone()) else { return };
        if let Some(table) = &mut opened.table {
            go_on(table);
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}

/// Positions.
#[must_use]
pub fn positions() -> Reader {
    let game = game("lanterns");
    let states = tables(&game, 6);
    let seeds = states.iter().filter_map(|table| serde_json::to_vec(table.now().snapshot()).ok()).collect();
    let reads = move |data: &[u8]| {
        let Ok(position) = serde_json::from_slice::<Snapshot>(data) else { return };
        if let Ok(mut table) = Table::from_position(game.clone(), position) {
            go_on(&mut table);
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}
