//! Keys that can be read one by one and do not go together: a zone that is refilled from itself, a value that is named
//! twice, a smallest number above the greatest.

use super::Builder;
use crate::pack::compose::Definition;
use crate::pack::keys::{
    Attribute, Board, Counter, Finish, Opt, Query, Resource, Zone, attribute, board, counter, finish, option, query,
    resource, zone,
};
use crate::pack::reader::Table;
use crate::pack::value::{Entry, Node, Value};
use crate::problem::{PackProblem, Spot};

impl<'d> Builder<'d> {
    /// Reports keys that contradict each other.
    pub(super) fn contradictions(&mut self) {
        let mut found = Vec::new();
        for definition in self.section("zone") {
            zone(definition, &mut found);
        }
        for definition in self.section("attribute") {
            double_values(&Table::<Attribute>::look(&definition.value).listed(&attribute::VALUES), &mut found);
        }
        for definition in self.section("option") {
            double_values(&Table::<Opt>::look(&definition.value).listed(&option::VALUES), &mut found);
        }
        for definition in self.section("counter") {
            double_values(&Table::<Counter>::look(&definition.value).listed(&counter::VALUES), &mut found);
        }
        for definition in self.section("resource") {
            let start = Table::<Resource>::look(&definition.value).entry(&resource::START);
            if let Some(start) = start.filter(|start| number(start).is_some_and(|number| number < 0)) {
                let problem = odd("nobody can have less than 0 of a resource", &start.value.spot, "below 0");
                found.push(problem.help("write 0 or more; a number that may fall below 0 is a `[counter.…]`"));
            }
        }
        for definition in self.section("query") {
            let table = Table::<Query>::look(&definition.value);
            let (least, most) = (table.entry(&query::MIN), table.entry(&query::MAX));
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
        let table = |board: &'d Definition| Table::<Board>::look(&board.value);
        let Some(word) = boards.iter().find_map(|board| table(board).said(&board::PLACE)) else {
            return Vec::new();
        };
        let unnamed = boards.iter().filter(|board| !table(board).gives(&board::PLACE));
        let told = unnamed.map(|board| {
            let label = format!("`{word}` is a place of another board only");
            PackProblem::new("pack::missing_key", "`place` is missing", &board.spot, label)
                .help(format!("add `place = \"{word}\"`, or another word for a place of this board"))
        });
        told.collect()
    }

    /// `won` says when those who play together have won.
    fn won_alone(&self) -> Option<PackProblem> {
        let tables = || self.singles("finish").iter().map(Table::<Finish>::look);
        if tables().any(|table| table.gives(&finish::TOGETHER)) {
            return None;
        }
        let won = tables().find_map(|table| table.entry(&finish::WON))?;
        let problem = odd("`won` is only asked where all play together", &won.spot, "nobody asks this");
        Some(problem.help("add `together = '…'`, or find the winner with `rank` and `eligible`"))
    }
}

fn zone(definition: &Definition, found: &mut Vec<PackProblem>) {
    let table = Table::<Zone>::look(&definition.value);
    let shared = !table.gives(&zone::PER);
    let set = |entry: &&Entry| matches!(entry.value.node, Node::Flag(true));
    if let Some(held) = table.entry(&zone::HELD).filter(set).filter(|_| shared) {
        let problem = odd("a zone that all share is held by nobody", &held.spot, "whose would it be?");
        found.push(problem.help("add `per = \"player\"`; cards of a shared zone do what they say with `works = true`"));
    }
    if let Some(works) = table.entry(&zone::WORKS).filter(set).filter(|_| !shared) {
        let problem = odd("`works` is for a zone that all share", &works.spot, "each player has this zone");
        found.push(problem.help("cards of a player's zone do what they say with `held = true`"));
    }
    let itself = table.said(&zone::REFILL) == Some(definition.id.as_str());
    if let Some(refill) = table.entry(&zone::REFILL).filter(|_| itself) {
        let problem = odd("a zone cannot be refilled from itself", &refill.value.spot, "the zone itself");
        found.push(problem.help("name the zone whose cards are shuffled when this one is empty"));
    }
}

/// Values that stand a second time in a list of values.
fn double_values(values: &[&Value], found: &mut Vec<PackProblem>) {
    for (at, value) in values.iter().enumerate() {
        let Node::Text(name, _) = &value.node else { continue };
        if values[..at].iter().any(|before| matches!(&before.node, Node::Text(before, _) if before == name)) {
            let message = format!("`{name}` is named twice among the values");
            found.push(odd(message, &value.spot, "the second time").help("leave one of the two out"));
        }
    }
}

fn odd(message: impl Into<String>, spot: &Spot, label: &str) -> PackProblem {
    PackProblem::new("pack::unknown_value", message, spot, label)
}

fn number(entry: &Entry) -> Option<i64> {
    match &entry.value.node {
        Node::Number(number) => Some(*number),
        _ => None,
    }
}
