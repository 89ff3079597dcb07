//! Triggers that nothing can set off: they wait for an event that nobody announces, or for a zone that nothing speaks of else.

use std::ops::Range;

use quarterdeck_runtime::{PackFiles, PackProblem};
use toml_edit::{Document, Item, TableLike, Value};

use super::mentions::Mentions;
use super::spot;

/// Every trigger of a pack that can never act.
pub fn never_heard(pack: &PackFiles, mentions: &Mentions) -> Vec<PackProblem> {
    let events = declared(pack);
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let Ok(document) = Document::parse(text.as_str()) else {
            continue;
        };
        let mut triggers: Vec<&dyn TableLike> = tables(document.get("rule"));
        let cards = document.get("card").and_then(Item::as_table_like);
        for (_, card) in cards.into_iter().flat_map(TableLike::iter) {
            triggers.extend(tables(card.as_table_like().and_then(|card| card.get("when"))));
        }
        for (said, span) in triggers.iter().flat_map(|trigger| events_of(trigger.get("event"))) {
            if let Some((thing, help)) = silent(said, &events, mentions) {
                let message = format!("nothing can set this off: nothing else speaks of `{thing}`");
                let place = spot(pack, path, span);
                found.push(PackProblem::new("strict::never_heard", message, &place, "never happens").help(help));
            }
        }
    }
    found
}

/// The events that a trigger names, one or several, and where each stands.
fn events_of(item: Option<&Item>) -> Vec<(&str, Option<Range<usize>>)> {
    match item {
        Some(Item::Value(Value::Array(list))) => {
            list.iter().filter_map(|event| Some((event.as_str()?, event.span()))).collect()
        }
        Some(event) => event.as_str().map(|said| (said, event.span())).into_iter().collect(),
        None => Vec::new(),
    }
}

/// The events that a pack declares.
fn declared(pack: &PackFiles) -> Vec<String> {
    let mut events = Vec::new();
    for text in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")).map(|(_, text)| text) {
        let document = Document::parse(text.as_str()).ok();
        let declared = document.as_ref().and_then(|document| document.get("event")).and_then(Item::as_table_like);
        events.extend(declared.into_iter().flat_map(TableLike::iter).map(|(id, _)| id.to_owned()));
    }
    events
}

/// What an event waits for that nothing else speaks of, and what could be done about it.
fn silent(said: &str, declared: &[String], mentions: &Mentions) -> Option<(String, String)> {
    let said = ["your ", "another player's "].iter().find_map(|whose| said.strip_prefix(whose)).unwrap_or(said);
    let elsewhere = |name: &str| mentions.speak_of(name, None, |key| key != "event" && key != "plural");
    if let Some(zone) = ["enters ", "leaves "].iter().find_map(|happens| said.strip_prefix(happens)) {
        let zone = zone.trim().replace(' ', "_");
        let help = format!(
            "let something move a card there, as in `move it to the {}`, or leave the trigger out",
            zone.replace('_', " ")
        );
        return (!elsewhere(&zone)).then_some((zone, help));
    }
    let event = said.replace(' ', "_");
    let help = format!(
        "announce it where it happens: `do = 'announce {}'`, or leave the trigger out",
        event.replace('_', " ")
    );
    (declared.contains(&event) && !elsewhere(&event)).then_some((event, help))
}

/// The tables of a list, however it is written.
pub fn tables(item: Option<&Item>) -> Vec<&dyn TableLike> {
    match item {
        Some(Item::ArrayOfTables(tables)) => tables.iter().map(|table| table as &dyn TableLike).collect(),
        Some(Item::Table(table)) => vec![table],
        Some(Item::Value(Value::InlineTable(table))) => vec![table],
        Some(Item::Value(Value::Array(list))) => {
            list.iter().filter_map(Value::as_inline_table).map(|table| table as &dyn TableLike).collect()
        }
        _ => Vec::new(),
    }
}
