//! Sentences, positions, saves and campaigns: read, asked twice, played on.

use std::sync::Arc;

use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Campaign, Game, PackFiles, Progress, Save, Setting, Snapshot, Table};
use serde_json::Value;

use super::{Execution, bytes, json};
use crate::chance::Chance;
use crate::meaning::compare::{Outcome, compare, compare_deeds};
use crate::meaning::generate::Generator;
use crate::meaning::small::small_pack;
use crate::meaning::tables::{stand, table};
use crate::meaning::workshop::Workshop;
use crate::shelf;

const FORMS: [Form; 5] = [Form::Condition, Form::Amount, Form::Selection, Form::Requirement, Form::Instruction];

/// Everything between quotes in the tables of all packs: most of it is sentences.
pub(super) fn quoted(packs: &[PackFiles]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for (path, text) in packs.iter().flat_map(|pack| &pack.files) {
        if path.ends_with(".toml") {
            found.extend(text.split('\'').skip(1).step_by(2).filter(|text| text.contains(' ')).map(str::to_owned));
        }
    }
    found.sort();
    found.dedup();
    found
}

/// All words of some texts, each once.
pub(super) fn words(texts: &[String]) -> Vec<String> {
    let mut words: Vec<String> =
        texts.iter().flat_map(|text| text.split(|sign: char| !sign.is_alphanumeric())).map(str::to_owned).collect();
    words.sort();
    words.dedup();
    words
}

/// Random packs: another one for every so many executions.
struct Fresh<T> {
    of: fn(u64) -> T,
    made: Option<(u64, T)>,
}

/// A random pack is used so often.
const USED: u64 = 4_000;

impl<T> Fresh<T> {
    fn get(&mut self, number: u64) -> &mut T {
        let era = number / USED;
        if self.made.as_ref().is_some_and(|(made, _)| *made != era) {
            self.made = None;
        }
        &mut self.made.get_or_insert_with(|| (era, (self.of)(era + 1))).1
    }
}

/// Shipped sentences, changed, and read with the words of a shipped pack: whatever is understood is understood in the same way when it
/// is printed and read again.
pub(super) fn sentences() -> Execution {
    let packs = shelf::packs();
    let corpus = quoted(&packs);
    let words = words(&corpus);
    let vocabularies: Vec<Arc<Game>> = shelf::games().into_iter().map(|(_, game)| game).collect();
    Box::new(move |_, chance, noted| {
        let base = chance.pick(&corpus).cloned().unwrap_or_default();
        let text = bytes::text(&base, &corpus, &words, chance);
        let form = FORMS[chance.below(FORMS.len())];
        let game = &vocabularies[chance.below(vocabularies.len())];
        noted.note(format!("{form:?} in {}: {text}", game.id));
        let Ok(read) = parse(&text, form, &game.vocabulary) else { return Ok(()) };
        let printed = read.to_string();
        match parse(&printed, form, &game.vocabulary) {
            Ok(again) if again.to_string() == printed => Ok(()),
            Ok(again) => Err(format!("printed as `{printed}`, and that as `{again}`")),
            Err(problem) => Err(format!("printed as `{printed}`, which is refused: {}", problem.message)),
        }
    })
}

/// Random sentences in random positions of random packs, asked of the engine and of the reference evaluator.
pub(super) fn meanings() -> Execution {
    let mut fresh = Fresh { of: |seed| table("small", small_pack(seed), 12, seed), made: None };
    Box::new(move |number, chance, noted| {
        let table = fresh.get(number);
        let (_, played) = &table.positions[chance.below(table.positions.len())];
        let stand = stand(&table.game, played, chance);
        let form = FORMS[chance.below(4)];
        let seed = chance.below(usize::MAX) as u64;
        let text = Generator::new(&table.lexicon, &stand.scope, stand.chosen, Chance::new(seed)).sentence(form);
        noted.note(format!("{form:?}: {text}"));
        match compare(&text, form, table, played, &stand) {
            Outcome::Differ(engine, reference) => Err(format!("engine: {engine}; reference: {reference}")),
            _ => Ok(()),
        }
    })
}

/// Random instructions in random packs, carried out by the engine, with plans, and by the reference.
pub(super) fn deeds() -> Execution {
    let of = |seed| (table("small", small_pack(seed), 12, seed), Workshop::new(small_pack(seed)));
    let mut fresh = Fresh { of, made: None };
    Box::new(move |number, chance, noted| {
        let (table, workshop) = fresh.get(number);
        let (_, played) = &table.positions[chance.below(table.positions.len())];
        let stand = stand(&table.game, played, chance);
        let answers = Chance::new(chance.below(usize::MAX) as u64);
        let mut generator = Generator::new(&table.lexicon, &stand.scope, stand.chosen, answers.clone());
        let text = generator.sentence(Form::Instruction);
        noted.note(&text);
        match compare_deeds(&text, workshop, played, &stand, &answers) {
            Outcome::Differ(engine, reference) => Err(format!("engine: {engine}; reference: {reference}")),
            _ => Ok(()),
        }
    })
}

/// A game, and matches of it at several moments.
pub(super) fn played(id: &str, moments: usize) -> (Arc<Game>, Vec<Table>) {
    let packs = shelf::packs();
    let pack = packs.iter().find(|pack| pack.id == id);
    let Some(pack) = pack else { return (small_pack(1), Vec::new()) };
    let game = check_with(&Sentences::default(), &shelf::gather(pack, &packs)).game;
    let game = Arc::new(game.unwrap_or_else(|| unreachable!("a shipped pack is sound")));
    let mut found = Vec::new();
    for seed in 0..moments as u64 {
        let mut chance = Chance::new(seed + 5);
        let setting = Setting { seats: game.players.0, seed, ..Setting::default() };
        let Ok(mut table) = Table::start(game.clone(), setting) else { continue };
        for _ in 0..chance.below(60) {
            let options = table.now().option_ids();
            let Some(id) = chance.pick(&options).cloned() else { break };
            table.decide_by_id(&id).ok();
        }
        found.push(table);
    }
    (game, found)
}

/// Plays a match on for a while, looking at it through all eyes: whatever was admitted must be playable.
fn go_on(table: &mut Table, chance: &mut Chance) {
    for _ in 0..chance.below(8) {
        for seat in (0..table.setting().seats).map(Some).chain([None]) {
            table.speaker(seat, "ru").view(10);
        }
        let options = table.now().option_ids();
        let Some(id) = chance.pick(&options).cloned() else { break };
        // A mistake of a pack is a fault; the position may have made one.
        if table.decide_by_id(&id).is_err() {
            break;
        }
    }
}

/// Saves with changed parts, some as text.
pub(super) fn saves() -> Execution {
    let games: Vec<(Arc<Game>, Vec<Value>)> = ["lanterns", "port-royal", "pantry", "attic"]
        .iter()
        .map(|id| {
            let (game, tables) = played(id, 6);
            (game, tables.iter().filter_map(|table| serde_json::to_value(Save::of(table)).ok()).collect())
        })
        .collect();
    Box::new(move |_, chance, noted| {
        let (game, saves) = &games[chance.below(games.len())];
        let mut value = chance.pick(saves).cloned().unwrap_or_default();
        json::change(&mut value, chance);
        let text =
            if chance.percent(15) { bytes::text(&value.to_string(), &[], &[], chance) } else { value.to_string() };
        noted.note(&text);
        let Ok(save) = Save::read(&text) else { return Ok(()) };
        if let Ok(mut opened) = save.open(game.clone()) {
            go_on(&mut opened.table, chance);
        }
        if let Ok(kept) = save.quick(game.clone()) {
            kept.option_ids();
        }
        Ok(())
    })
}

/// Campaigns with changed parts.
pub(super) fn campaigns() -> Execution {
    let packs = shelf::packs();
    let named: Vec<&PackFiles> =
        packs.iter().filter(|pack| ["lanterns", "lanterns-feast"].contains(&pack.id.as_str())).collect();
    let game = check_with(&Sentences::default(), &named).game;
    let game = Arc::new(game.unwrap_or_else(|| unreachable!("a shipped pack is sound")));
    let mut values: Vec<Value> = Vec::new();
    for seed in 0..6 {
        let setting = Setting { seats: 2, seed, ..Setting::default() };
        let Ok(mut campaign) = Campaign::begin(game.clone(), &setting) else { continue };
        let mut chance = Chance::new(seed);
        for _ in 0..3 {
            let Some(setting) = campaign.setting(None) else { break };
            let Ok(mut table) = Table::start(game.clone(), setting) else { break };
            for _ in 0..chance.below(400) {
                let options = table.now().option_ids();
                let Some(id) = chance.pick(&options).cloned() else { break };
                table.decide_by_id(&id).ok();
            }
            campaign.progress.current = Some(Save::of(&table));
            values.extend(serde_json::from_str::<Value>(&campaign.write()));
            if table.now().winners().is_none() {
                break;
            }
            campaign.finish(table.now());
            values.extend(serde_json::from_str::<Value>(&campaign.write()));
        }
    }
    Box::new(move |_, chance, noted| {
        let mut value = chance.pick(&values).cloned().unwrap_or_default();
        json::change(&mut value, chance);
        let text =
            if chance.percent(15) { bytes::text(&value.to_string(), &[], &[], chance) } else { value.to_string() };
        noted.note(&text);
        let Ok(progress) = Progress::read(&text) else { return Ok(()) };
        let Ok(mut opened) = Campaign::open(progress, game.clone()) else { return Ok(()) };
        if let Some(table) = &mut opened.table {
            go_on(table, chance);
        }
        if let Some(setting) = opened.campaign.setting(None)
            && let Ok(mut table) = Table::start(game.clone(), setting)
        {
            go_on(&mut table, chance);
        }
        Ok(())
    })
}

/// Positions with changed parts, played on.
pub(super) fn positions() -> Execution {
    let games: Vec<(Arc<Game>, Vec<Value>)> =
        ["lanterns", "port-royal", "cartagena", "dead-reckoning", "grove", "dike"]
            .iter()
            .map(|id| {
                let (game, tables) = played(id, 5);
                (game, tables.iter().filter_map(|table| serde_json::to_value(table.now().snapshot()).ok()).collect())
            })
            .collect();
    Box::new(move |_, chance, noted| {
        let (game, positions) = &games[chance.below(games.len())];
        let mut value = chance.pick(positions).cloned().unwrap_or_default();
        json::change(&mut value, chance);
        noted.note(format!("{}: {value}", game.id));
        let Ok(position) = serde_json::from_value::<Snapshot>(value) else { return Ok(()) };
        if let Ok(mut table) = Table::from_position(game.clone(), position) {
            go_on(&mut table, chance);
        }
        Ok(())
    })
}
