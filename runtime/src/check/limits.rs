//! How much of each thing a game can have. Ids are small numbers; one too many would silently be another thing.

use super::Builder;
use super::names::text_of;
use crate::game::MOST_SEATS;
use crate::pack::compose::{Definition, Draft};
use crate::pack::value::{Node, Value};
use crate::problem::{PackProblem, Spot};

/// Sections whose ids are kept in a byte, in two bytes, or as bits.
const MOST: &[(&str, &str, usize)] = &[
    ("option", "options", 255),
    ("kind", "kinds", 64),
    ("attribute", "attributes", 255),
    ("resource", "resources", 255),
    ("zone", "zones", 255),
    ("board", "boards", 255),
    ("counter", "counters", MOST_COUNTERS),
    ("event", "events", 10_000),
    ("query", "queries", 64),
    ("phase", "phases", 10_000),
    ("action", "actions", 10_000),
    ("card", "cards with a name of their own", 30_000),
    ("effect", "named effects", 10_000),
    ("chapter", "chapters", 10_000),
    ("beat", "beats", 10_000),
    ("group", "groups", 10_000),
    ("row", "rows", 10_000),
];
/// Counters, with those that keep resources and note what was used; the last number means `actions left`.
const MOST_COUNTERS: usize = 255;
/// Words that one option, attribute or counter can stand at.
const MOST_VALUES: usize = 10_000;
/// Cards in a box, and zones, places and cards under which others lie, taken together.
const MOST_CARDS: usize = 65_000;
/// Rules and abilities, the effects they have, and printings of cards.
const MOST_PARTS: usize = 65_000;
/// Letters of an id.
const LONGEST_ID: usize = 80;

/// What is too much before anything is read further.
pub(super) fn too_much(draft: &Draft) -> Vec<PackProblem> {
    let mut problems = Vec::new();
    let section = |name: &str| draft.sections.get(name).map_or(&[][..], Vec::as_slice);
    for (name, words, most) in MOST {
        if let Some(definition) = section(name).get(*most) {
            problems.push(one_too_many(words, *most, &definition.spot));
        }
        for definition in section(name) {
            if definition.id.len() > LONGEST_ID {
                problems.push(long_id(definition));
            }
        }
    }
    for name in ["option", "attribute", "counter"] {
        for definition in section(name) {
            if let Some(value) = values_of(&definition.value).get(MOST_VALUES) {
                problems.push(one_too_many("values of one thing", MOST_VALUES, &value.spot));
            }
        }
    }
    // Resources that are numbers are kept in counters, and so is what can be done once.
    let kept: Vec<&Definition> =
        section("resource").iter().filter(|resource| text_of(&resource.value, "kept_in").is_none()).collect();
    let noted = section("action").iter().filter(|action| text_of(&action.value, "once").is_some());
    let mut counters = section("counter").iter().chain(kept).chain(noted);
    if problems.is_empty()
        && let Some(definition) = counters.nth(MOST_COUNTERS - 1)
    {
        let words = "counters, resources and actions that are done once, taken together";
        problems.push(one_too_many(words, MOST_COUNTERS - 1, &definition.spot));
    }
    problems
}

fn values_of(value: &Value) -> &[Value] {
    let Node::Table(entries) = &value.node else {
        return &[];
    };
    match entries.iter().find(|entry| entry.key == "values").map(|entry| &entry.value.node) {
        Some(Node::List(values)) => values,
        _ => &[],
    }
}

fn one_too_many(words: &str, most: usize, spot: &Spot) -> PackProblem {
    PackProblem::new("pack::too_many", format!("a game has at most {most} {words}"), spot, "this is one too many")
}

fn long_id(definition: &Definition) -> PackProblem {
    let beginning: String = definition.id.chars().take(20).collect();
    let span = (definition.spot.span.0, definition.spot.span.1.min(definition.spot.span.0 + beginning.len()));
    let spot = Spot { file: definition.spot.file.clone(), span };
    PackProblem::new(
        "pack::bad_name",
        format!("the id that begins with `{beginning}` has {} letters", definition.id.chars().count()),
        &spot,
        "this id is too long",
    )
    .help(format!("an id has at most {LONGEST_ID} letters"))
}

impl Builder<'_> {
    /// What is too much once everything is read.
    pub(super) fn too_much_in_all(&mut self) {
        let head = self.draft.packs.first().map(|pack| pack.spot.clone()).unwrap_or_default();
        let effects = self.effects.len();
        for (words, count) in [
            ("effects", effects),
            ("rules and abilities", self.triggers.len()),
            ("kinds of copies", self.printings.len()),
            ("scripts", self.scripts.len()),
        ] {
            if count > MOST_PARTS {
                self.problems.push(one_too_many(words, MOST_PARTS, &head));
            }
        }
        let mut cards = 0;
        let mut last = None;
        for printing in &self.printings {
            cards += printing.most();
            if cards > MOST_CARDS && last.is_none() {
                last = Some(usize::from(printing.family));
            }
        }
        if let Some(family) = last {
            let spot = self.section("card").get(family).map_or(head.clone(), |definition| definition.spot.clone());
            self.problems.push(one_too_many("cards", MOST_CARDS, &spot));
        }
        let zones: usize = self.zones.iter().map(|zone| if zone.per_player { MOST_SEATS } else { 1 }).sum();
        let places: usize = self.boards.iter().map(|board| usize::from(board.most)).sum();
        let under = if self.families.iter().any(|family| family.holds) { cards } else { 0 };
        if last.is_none() && zones + self.boards.len() + places + under > MOST_CARDS {
            let board = self.section("board").last().map_or(head, |definition| definition.spot.clone());
            let words = "zones, places and cards that can hold others, taken together";
            self.problems.push(one_too_many(words, MOST_CARDS, &board));
        }
    }
}
