//! What happened, for programs: events with names instead of numbers.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_runtime::position::NOBODY;
use quarterdeck_runtime::{Event, EventKind, Table};
use serde_json::Value;

use super::request::fields;

/// An event with names instead of numbers.
pub fn tell(table: &Table, at: usize, event: &Event) -> Value {
    let game = table.game();
    let position = table.now().position();
    let zone = |zone: ZoneAt| -> Value {
        if usize::from(zone) < game.layout.spread.len() { position.zone_id(zone).into() } else { Value::Null }
    };
    let card =
        || -> Value { if event.card == CardAt::NOTHING { Value::Null } else { position.card_id(event.card).into() } };
    let seat: Value = if event.seat == NOBODY { Value::Null } else { event.seat.into() };
    let kind = format!("{:?}", event.kind).to_lowercase();
    let mut told = fields([("at", at.into()), ("kind", kind.into()), ("seat", seat)]);
    let mut set = |name: &str, value: Value| {
        told.insert(name.to_owned(), value);
    };
    let index = event.amount as usize;
    match event.kind {
        EventKind::Acted => {
            set("action", game.actions[index].name.clone().into());
            set("card", card());
        }
        EventKind::Answered => set("choice", event.amount.into()),
        EventKind::Moved | EventKind::Looked => {
            set("card", card());
            set("from", zone(event.from));
            set("to", zone(event.to));
        }
        EventKind::Faced => {
            set("card", card());
            set("face", game.families[usize::from(game.printings[event.amount as usize].family)].name.clone().into());
        }
        EventKind::Owned => {
            set("card", card());
            set("owned", (event.amount == 1).into());
        }
        EventKind::Laid | EventKind::Turned => {
            set("card", card());
            set("turned", (event.amount == 1).into());
        }
        EventKind::Gained | EventKind::Lost | EventKind::Paid => {
            set("resource", game.resources[usize::from(event.card)].name.clone().into());
            set("amount", event.amount.into());
            if let (EventKind::Paid, Some(to)) = (event.kind, event.paid_to()) {
                set("to", to.into());
            }
        }
        EventKind::Shuffled => {
            set("from", zone(event.from));
            set("to", zone(event.to));
        }
        EventKind::Began | EventKind::Ended => set("phase", game.phases[index].name.clone().into()),
        EventKind::Announced => set("event", game.events[index].clone().into()),
        EventKind::Counted => {
            let counter = game.counters.get(usize::from(event.card));
            set("counter", counter.map_or("actions_left", |counter| counter.name.as_str()).into());
            match counter.and_then(|counter| counter.values.get(index)) {
                Some(word) => set("value", word.clone().into()),
                None => set("amount", event.amount.into()),
            }
        }
        EventKind::Opened => set("chapter", game.chapter_name(event.amount).into()),
        EventKind::Told => set("beat", game.beat_name(event.amount).into()),
        EventKind::Won => {}
    }
    Value::Object(told)
}
