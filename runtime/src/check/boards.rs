//! Boards: their places, the zones at their ends, and how places are numbered.

use quarterdeck_dsl::resolve::Scope;
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, ZoneId};

use super::Builder;
use crate::game::{BoardDef, EndDef};
use crate::pack::keys::{Board, End, board, end};
use crate::pack::reader::{Table, Text};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

impl Builder<'_> {
    pub(super) fn boards(&mut self, zones: &[String]) {
        let attributes = self.ids_of("attribute");
        let names = self.ids_of("board");
        for definition in self.section("board") {
            let problems = &mut self.problems;
            let table = Table::<Board>::new(&definition.value, problems);
            table.get(board::PLACE, problems);
            table.get(board::PLACES, problems);
            let (from, to) = (table.get(board::FROM, problems), table.get(board::TO, problems));
            let follows = table.get(board::FOLLOWS, problems);
            let tiles = table.get(board::TILES, problems);
            let most = table.get(board::MOST, problems).map_or(0, places);
            let width = table.get(board::WIDTH, problems).map_or(0, places);
            let turns = table.get(board::TURNS, problems);
            let mut reads = Vec::new();
            for entry in table.get(board::READS, problems) {
                if let Some(text) = crate::pack::reader::text(&entry.value, problems) {
                    reads.push((Text { text: entry.key.clone(), spot: entry.spot.clone(), quotes: 0 }, text));
                }
            }
            table.finish(problems);
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
        let table = Table::<End>::new(value, problems);
        let zone = table.get(end::ZONE, problems);
        let condition = table.get(end::IF, problems);
        table.finish(problems);
        (zone, condition)
    }

    /// The board on which another one is numbered on. Each board is followed by one other at most.
    fn followed(&mut self, own: &str, text: &Text, names: &[String]) -> Option<BoardId> {
        let at = self.find("board", text, names)?;
        let definitions = self.section("board");
        let target = |id: &str| {
            let definition = definitions.iter().find(|definition| definition.id == id)?;
            Table::<Board>::look(&definition.value).said(&board::FOLLOWS).map(str::to_owned)
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

/// A number of places, which its key keeps within bounds.
fn places(number: i32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
