//! Typed definitions of everything that scripts can say, for editors, made from the same lists
//! that the bindings read and from the words of a game.

use std::fmt::Write;

use quarterdeck_dsl::vocabulary::AttributeType;

use super::api::{FIELDS, Kind, METHODS, Member};
use super::arguments::{parameters, verb_name};
use super::choose::PARAMETERS;
use crate::game::Game;
use crate::verb::VERBS;

/// The text of a definitions file for scripts of a game.
pub fn definitions(game: &Game) -> String {
    let mut text = String::from("-- What scripts of this game can say. Made by the engine; do not edit.\n\n");
    names(&mut text, "ZoneName", game.zones.iter().map(|zone| zone.name.as_str()));
    names(&mut text, "BoardName", game.boards.iter().map(|board| board.name.as_str()));
    names(&mut text, "CounterName", game.counters.iter().map(|counter| counter.name.as_str()));
    names(&mut text, "QueryName", game.queries.iter().map(|query| query.name.as_str()));
    names(&mut text, "ResourceName", game.resources.iter().map(|resource| resource.name.as_str()));
    names(&mut text, "OptionName", game.options.iter().map(|option| option.name.as_str()));
    names(&mut text, "KindName", game.kinds.iter().map(|kind| kind.name.as_str()));
    names(&mut text, "EventName", game.events.iter().map(String::as_str));
    names(&mut text, "PhaseName", game.phases.iter().map(|phase| phase.name.as_str()).chain(["this"]));
    let choice: Vec<String> = PARAMETERS.iter().map(|(name, kind, _)| format!("{name}: {kind}")).collect();
    line(&mut text, &format!("type Choice = {{ {} }}", choice.join(", ")));
    for kind in [Kind::Zone, Kind::Card, Kind::Player, Kind::Game] {
        class(&mut text, game, kind);
    }
    text
}

fn names<'n>(text: &mut String, kind: &str, names: impl Iterator<Item = &'n str>) {
    let all: Vec<String> = names.map(|name| format!("\"{name}\"")).collect();
    let all = if all.is_empty() { "never".to_owned() } else { all.join(" | ") };
    line(text, &format!("type {kind} = {all}"));
}

fn class(text: &mut String, game: &Game, kind: Kind) {
    line(text, &format!("\ndeclare extern type {} with", kind.name()));
    for field in FIELDS.iter().filter(|field| field.of == kind) {
        entry(text, field.about, &format!("{}: {}", field.name, field.gives));
    }
    if matches!(kind, Kind::Card | Kind::Zone) {
        for attribute in &game.attributes {
            if FIELDS.iter().chain(METHODS).any(|known| known.of == kind && known.name == attribute.name) {
                continue;
            }
            let values = || attribute.values.iter().map(|value| format!("\"{value}\"")).collect::<Vec<_>>().join(" | ");
            let gives = match attribute.kind {
                AttributeType::Number => "number?".to_owned(),
                AttributeType::Flag => "boolean".to_owned(),
                AttributeType::Values | AttributeType::List if attribute.values.is_empty() => "string?".to_owned(),
                AttributeType::Values | AttributeType::List => format!("({})?", values()),
            };
            entry(text, "An attribute of the pack.", &format!("{}: {gives}", attribute.name));
        }
    }
    for method in METHODS.iter().filter(|method| method.of == kind) {
        entry(text, method.about, &signature(method));
    }
    if matches!(kind, Kind::Player | Kind::Game) {
        for verb in VERBS {
            let given: Vec<String> = parameters(verb)
                .iter()
                .map(|parameter| match (parameter.required, parameter.kind.contains(" | ")) {
                    (true, _) => format!("{}: {}", parameter.name, parameter.kind),
                    (false, true) => format!("{}: ({})?", parameter.name, parameter.kind),
                    (false, false) => format!("{}: {}?", parameter.name, parameter.kind),
                })
                .collect();
            let name = verb_name(verb.spec);
            let given = if given.is_empty() { String::new() } else { format!(", given: {{ {} }}", given.join(", ")) };
            entry(text, verb.spec.about, &format!("function {name}(self{given}): ()"));
        }
    }
    line(text, "end");
}

fn signature(method: &Member) -> String {
    let given = if method.given.is_empty() { String::new() } else { format!(", {}", method.given) };
    format!("function {}(self{given}): {}", method.name, method.gives)
}

fn entry(text: &mut String, about: &str, what: &str) {
    line(text, &format!("\t--- {about}\n\t{what}"));
}

fn line(text: &mut String, what: &str) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "{what}");
}
