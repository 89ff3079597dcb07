//! What happened, for programs: events with names instead of numbers.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_runtime::position::NOBODY;
use quarterdeck_runtime::{Event, Table};
use serde_json::Value;

use super::request::fields;

/// An event with names instead of numbers.
pub fn tell(table: &Table, at: usize, event: &Event) -> Value {
    let game = table.game();
    let position = table.now().position();
    let zone = |zone: ZoneAt| -> Value {
        if usize::from(zone) < game.layout.spread.len() { position.zone_id(zone).into() } else { Value::Null }
    };
    let card = || -> Value { event.card().map_or(Value::Null, |(card, _)| position.card_id(card).into()) };
    let seat: Value = if event.seat() == NOBODY { Value::Null } else { event.seat().into() };
    let kind = format!("{:?}", event.kind()).to_lowercase();
    let mut told = fields([("at", at.into()), ("kind", kind.into()), ("seat", seat)]);
    let mut set = |name: &str, value: Value| {
        told.insert(name.to_owned(), value);
    };
    match *event {
        Event::Acted { action, .. } => {
            set("action", game.actions[usize::from(action)].name.clone().into());
            set("card", card());
        }
        Event::Answered { choice, .. } => set("choice", choice.into()),
        Event::Moved { from, to, .. } => {
            set("card", card());
            set("from", zone(from));
            set("to", zone(to));
        }
        Event::Looked { zone: from, .. } => {
            set("card", card());
            set("from", zone(from));
            set("to", Value::Null);
        }
        Event::Shown { zone: from, to, .. } => {
            set("card", card());
            set("from", zone(from));
            set("to", to.map_or(Value::Null, Value::from));
        }
        Event::Faced { now, .. } => {
            set("card", card());
            set("face", game.families[usize::from(game.printings[usize::from(now)].family)].name.clone().into());
        }
        Event::Owned { owned, .. } => {
            set("card", card());
            set("owned", owned.into());
        }
        Event::Laid { turned, .. } | Event::Turned { down: turned, .. } => {
            set("card", card());
            set("turned", turned.into());
        }
        Event::Gained { resource, amount, .. }
        | Event::Lost { resource, amount, .. }
        | Event::Paid { resource, amount, .. } => {
            set("resource", game.resources[usize::from(resource)].name.clone().into());
            set("amount", amount.into());
            if let Event::Paid { to: Some(to), .. } = *event {
                set("to", to.into());
            }
        }
        Event::Shuffled { zone: to, from } => {
            set("from", zone(from));
            set("to", zone(to));
        }
        Event::Began { phase, .. } | Event::Ended { phase, .. } => {
            set("phase", game.phases[usize::from(phase)].name.clone().into());
        }
        Event::Announced { event, .. } => set("event", game.events[usize::from(event)].clone().into()),
        Event::Counted { counter, amount, .. } => {
            let counter = game.counters.get(usize::from(counter));
            set("counter", counter.map_or("actions_left", |counter| counter.name.as_str()).into());
            let word = usize::try_from(amount).ok().zip(counter).and_then(|(at, counter)| counter.values.get(at));
            match word {
                Some(word) => set("value", word.clone().into()),
                None => set("amount", amount.into()),
            }
        }
        Event::Opened { chapter, .. } => set("chapter", game.chapter_name(chapter.number()).into()),
        Event::Told { beat, .. } => set("beat", game.beat_name(beat.number()).into()),
        Event::Won { .. } => {}
    }
    Value::Object(told)
}
