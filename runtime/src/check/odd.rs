//! Keys that can be read one by one and do not go together: a zone that is refilled from itself, a value that is named
//! twice, a smallest number above the greatest.

use super::Builder;
use crate::pack::compose::Definition;
use crate::pack::reader::list;
use crate::pack::value::{Entry, Node, Value};
use crate::problem::{PackProblem, Spot};

impl Builder<'_> {
    /// Reports keys that contradict each other.
    pub(super) fn contradictions(&mut self) {
        let mut found = Vec::new();
        for definition in self.section("zone") {
            zone(definition, &mut found);
        }
        for section in ["attribute", "option", "counter"] {
            found.extend(self.section(section).iter().flat_map(double_values));
        }
        for definition in self.section("resource") {
            let start = entry(&definition.value, "start");
            if let Some(start) = start.filter(|start| number(start).is_some_and(|number| number < 0)) {
                let problem = odd("nobody can have less than 0 of a resource", &start.value.spot, "below 0");
                found.push(problem.help("write 0 or more; a number that may fall below 0 is a `[counter.…]`"));
            }
        }
        for definition in self.section("query") {
            let (least, most) = (entry(&definition.value, "min"), entry(&definition.value, "max"));
            if let (Some(least), Some(most)) = (least, most)
                && let (Some(low), Some(high)) = (number(least), number(most))
                && low > high
            {
                let message = format!("`max` is {high} and `min` is {low}, so no number is left");
                let problem = odd(message, &most.value.spot, "less than `min`");
                found.push(problem.help("write the smaller number as `min` and the larger one as `max`"));
            }
        }
        for definition in self.section("attribute") {
            if let Some(kind) = self.section("kind").iter().find(|kind| kind.id == definition.id) {
                let message = format!("`{}` is the name of an attribute and of a kind", definition.id);
                let label = format!("the kind stands in {}", kind.spot.file);
                found.push(
                    PackProblem::new("pack::same_word", message, &definition.spot, label)
                        .help("give one of the two another id: a sentence could not tell them apart"),
                );
            }
        }
        found.extend(self.unnamed_places());
        found.extend(self.won_alone());
        self.problems.append(&mut found);
    }

    /// Where the places of one board have a word, those of another are not meant by it.
    fn unnamed_places(&self) -> Vec<PackProblem> {
        let boards = self.section("board");
        let Some(word) = boards.iter().find_map(|board| super::names::text_of(&board.value, "place")) else {
            return Vec::new();
        };
        let unnamed = boards.iter().filter(|board| entry(&board.value, "place").is_none());
        let told = unnamed.map(|board| {
            let label = format!("`{word}` is a place of another board only");
            PackProblem::new("pack::missing_key", "`place` is missing", &board.spot, label)
                .help(format!("add `place = \"{word}\"`, or another word for a place of this board"))
        });
        told.collect()
    }

    /// `won` says when those who play together have won.
    fn won_alone(&self) -> Option<PackProblem> {
        let tables = self.draft.singles.get("finish")?;
        if tables.iter().any(|table| entry(table, "together").is_some()) {
            return None;
        }
        let won = tables.iter().find_map(|table| entry(table, "won"))?;
        let problem = odd("`won` is only asked where all play together", &won.spot, "nobody asks this");
        Some(problem.help("add `together = '…'`, or find the winner with `rank` and `eligible`"))
    }
}

fn zone(definition: &Definition, found: &mut Vec<PackProblem>) {
    let shared = entry(&definition.value, "per").is_none();
    let set = |key: &str| entry(&definition.value, key).filter(|entry| matches!(entry.value.node, Node::Flag(true)));
    if let Some(held) = set("held").filter(|_| shared) {
        let problem = odd("a zone that all share is held by nobody", &held.spot, "whose would it be?");
        found.push(problem.help("add `per = \"player\"`; cards of a shared zone do what they say with `works = true`"));
    }
    if let Some(works) = set("works").filter(|_| !shared) {
        let problem = odd("`works` is for a zone that all share", &works.spot, "each player has this zone");
        found.push(problem.help("cards of a player's zone do what they say with `held = true`"));
    }
    let refill = entry(&definition.value, "refill");
    if let Some(refill) = refill.filter(|refill| text(refill) == Some(definition.id.as_str())) {
        let problem = odd("a zone cannot be refilled from itself", &refill.value.spot, "the zone itself");
        found.push(problem.help("name the zone whose cards are shuffled when this one is empty"));
    }
}

/// Values that stand a second time in a list of values.
fn double_values(definition: &Definition) -> Vec<PackProblem> {
    let values: Vec<&Value> = entry(&definition.value, "values").map(|entry| list(&entry.value)).unwrap_or_default();
    let name = |value: &Value| match &value.node {
        Node::Text(text, _) => Some(text.clone()),
        _ => None,
    };
    let again = values.iter().enumerate().filter(|(at, value)| values[..*at].iter().any(|before| same(before, value)));
    again
        .map(|(_, value)| {
            let message = format!("`{}` is named twice among the values", name(value).unwrap_or_default());
            odd(message, &value.spot, "the second time").help("leave one of the two out")
        })
        .collect()
}

fn same(left: &Value, right: &Value) -> bool {
    matches!((&left.node, &right.node), (Node::Text(left, _), Node::Text(right, _)) if left == right)
}

fn odd(message: impl Into<String>, spot: &Spot, label: &str) -> PackProblem {
    PackProblem::new("pack::unknown_value", message, spot, label)
}

/// What a table says under a key.
pub(super) fn entry<'v>(value: &'v Value, key: &str) -> Option<&'v Entry> {
    match &value.node {
        Node::Table(entries) => entries.iter().find(|entry| entry.key == key),
        _ => None,
    }
}

fn number(entry: &Entry) -> Option<i64> {
    match &entry.value.node {
        Node::Number(number) => Some(*number),
        _ => None,
    }
}

fn text(entry: &Entry) -> Option<&str> {
    match &entry.value.node {
        Node::Text(text, _) => Some(text),
        _ => None,
    }
}
