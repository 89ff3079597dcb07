//! Boards: their places, the zones at their ends, and how places are numbered.

use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, ZoneId};

use super::Builder;
use crate::game::{BoardDef, EndDef};
use crate::pack::reader::{Table, Text, list};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

/// So many places a board can have.
const MOST_PLACES: i32 = 60_000;

impl Builder<'_> {
    pub(super) fn boards(&mut self, zones: &[String]) {
        let attributes = self.ids_of("attribute");
        let names = self.ids_of("board");
        for definition in self.section("board") {
            let problems = &mut self.problems;
            let mut table = Table::new(&definition.value, problems);
            table.text("place", problems);
            table.text("places", problems);
            table.text("plural", problems);
            table.take("ground");
            let (from, to) = (table.items("from"), table.items("to"));
            let follows = table.text("follows", problems);
            let tiles = table.text("tiles", problems);
            let (most, width) = (table.take("most"), table.take("width"));
            let turns = table.flag("turns", problems);
            let mut reads = Vec::new();
            if let Some(value) = table.take("reads") {
                let mut inner = Table::new(value, problems);
                for entry in inner.rest() {
                    if let Some(text) = crate::pack::reader::text(&entry.value, problems) {
                        reads.push((Text { text: entry.key.clone(), spot: entry.spot.clone(), quotes: 0 }, text));
                    }
                }
            }
            if most.is_none() {
                table.missing("most", "36", problems);
            }
            table.finish(problems);
            let most = most.map_or(0, |value| within(value, 1, MOST_PLACES, problems));
            let width = width.map_or(0, |value| within(value, 0, 100, problems));
            let (from, to) = (self.ends(&from, zones), self.ends(&to, zones));
            let tiles = tiles.and_then(|text| self.find("zone", &text, zones)).map(ZoneId::at);
            let follows = follows.and_then(|text| self.followed(&definition.id, &text, &names));
            let mut pairs = Vec::new();
            for (place, tile) in reads {
                let place = self.find("attribute", &place, &attributes);
                let tile = self.find("attribute", &tile, &attributes);
                if let (Some(place), Some(tile)) = (place, tile) {
                    pairs.push((AttributeId::at(place), AttributeId::at(tile)));
                }
            }
            self.boards.push(BoardDef {
                name: definition.id.clone(),
                from,
                to,
                follows,
                most,
                width,
                tiles,
                reads: pairs,
                turns,
            });
        }
    }

    /// Zones at one end of a board: `"zone"`, or `{ zone = "…", if = '…' }`, or a list of these.
    fn ends(&mut self, values: &[&Value], zones: &[String]) -> Vec<EndDef> {
        let mut ends = Vec::new();
        for value in values {
            let (zone, condition) = if matches!(value.node, Node::Table(_)) {
                self.end(value)
            } else {
                (crate::pack::reader::text(value, &mut self.problems), None)
            };
            let zone = zone.and_then(|text| self.find("zone", &text, zones));
            let condition = condition.map(|text| self.condition(&text, &Scope::default()));
            if let (Some(zone), None | Some(Some(_))) = (zone, &condition) {
                ends.push(EndDef { zone: ZoneId::at(zone), condition: condition.flatten() });
            }
        }
        ends
    }

    /// `{ zone = "…", if = '…' }`
    fn end(&mut self, value: &Value) -> (Option<Text>, Option<Text>) {
        let problems = &mut self.problems;
        let mut table = Table::new(value, problems);
        let zone = table.text("zone", problems);
        let condition = table.text("if", problems);
        if zone.is_none() {
            table.missing("zone", "\"…\"", problems);
        }
        table.finish(problems);
        (zone, condition)
    }

    /// The board on which another one is numbered on. Each board is followed by one other at most.
    fn followed(&mut self, own: &str, text: &Text, names: &[String]) -> Option<BoardId> {
        let at = self.find("board", text, names)?;
        let definitions = self.section("board");
        let target = |id: &str| {
            let definition = definitions.iter().find(|definition| definition.id == id)?;
            let Node::Table(entries) = &definition.value.node else {
                return None;
            };
            let follows = entries.iter().find(|entry| entry.key == "follows")?;
            list(&follows.value).into_iter().find_map(|value| match &value.node {
                Node::Text(text, _) => Some(text.clone()),
                _ => None,
            })
        };
        let mut next = Some(text.text.clone());
        let mut steps = 0;
        while let Some(id) = next {
            steps += 1;
            if id == own || steps > names.len() {
                self.problems.push(
                    PackProblem::new(
                        "pack::board_follows_itself",
                        format!("the places of `{own}` would be numbered after themselves"),
                        &text.spot,
                        "this leads back to the same board",
                    )
                    .help("leave `follows` out for the board whose first place has the number 1"),
                );
                return None;
            }
            next = target(&id);
        }
        let first = names.iter().find(|name| target(name).as_deref() == Some(text.text.as_str()));
        if first.is_some_and(|first| first != own) {
            self.problems.push(
                PackProblem::new(
                    "pack::board_followed_twice",
                    format!("two boards follow `{}`", text.text),
                    &text.spot,
                    "another board already goes on from it",
                )
                .help("let this board follow the other one, so that no number is given twice"),
            );
            return None;
        }
        Some(BoardId::at(at))
    }
}

/// A number in its bounds; 0 with a problem if it is not.
fn within(value: &Value, low: i32, high: i32, problems: &mut Vec<PackProblem>) -> u16 {
    match crate::pack::reader::number(value, problems) {
        Some(number) if (low..=high).contains(&number) => u16::try_from(number).unwrap_or(u16::MAX),
        Some(_) => {
            problems.push(crate::pack::reader::out_of_range(value, low, high));
            0
        }
        None => 0,
    }
}
