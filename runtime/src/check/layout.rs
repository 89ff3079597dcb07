//! How zones, places and counters of a match are laid out.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, BoardId, ZoneId};

use super::Builder;
use crate::game::{Layout, MOST_SEATS, PrintingDef, Spread};

impl Builder<'_> {
    pub(super) fn layout(&self) -> Layout {
        let mut layout =
            Layout { held: vec![Vec::new(); MOST_SEATS], once_width: self.once_width(), ..Layout::default() };
        for (id, zone) in ZoneId::all(self.zones.len()).zip(&self.zones) {
            let base = ZoneAt::at(layout.spread.len());
            layout.zone_base.push(base);
            if zone.per_player {
                for (seat, held) in (0..).zip(&mut layout.held) {
                    layout.spread.push(Spread::Zone(id, Some(seat)));
                    if zone.held {
                        held.push(base.plus(usize::from(seat)));
                    }
                }
            } else {
                layout.spread.push(Spread::Zone(id, None));
                if zone.works {
                    layout.working.push(base);
                }
            }
        }
        let mut read = BTreeSet::new();
        layout.tiles_base = ZoneAt::at(layout.spread.len());
        layout.spread.extend(BoardId::all(self.boards.len()).map(Spread::Tiles));
        for (id, board) in BoardId::all(self.boards.len()).zip(&self.boards) {
            layout.board_base.push(ZoneAt::at(layout.spread.len()));
            for at in 0..board.most {
                layout.spread.push(Spread::Place(id, at));
            }
            let reads = board.reads.iter().map(|(attribute, _)| *attribute);
            layout.place_attributes.extend(reads.filter(|attribute| read.insert(*attribute)));
        }
        let mut ends = vec![false; self.zones.len()];
        for end in self.boards.iter().flat_map(|board| board.from.iter().chain(&board.to)) {
            let at = usize::from(end.zone);
            if !self.zones[at].per_player && !std::mem::replace(&mut ends[at], true) {
                layout.ends.push(layout.zone_base[at]);
            }
        }
        let places: usize = self.boards.iter().map(|board| usize::from(board.most)).sum();
        let mut at = 0;
        for counter in &self.counters {
            match counter.bearer {
                Bearer::Table => {
                    layout.counter_base.push(at);
                    at += 1;
                }
                Bearer::Player => {
                    layout.counter_base.push(at);
                    at += MOST_SEATS;
                }
                Bearer::Place => {
                    layout.counter_base.push(at);
                    at += places;
                }
                Bearer::Card => {
                    layout.counter_base.push(layout.card_starts.len());
                    layout.card_starts.push(counter.start);
                }
            }
        }
        layout.told_base = at;
        at += self.section("beat").len();
        layout.counters_fixed = at;
        if self.families.iter().any(|family| family.holds) {
            layout.under_base = Some(ZoneAt::at(layout.spread.len()));
            let most = self.printings.iter().map(PrintingDef::most).sum();
            layout.spread.extend(CardAt::all(most).map(Spread::Under));
        }
        layout
    }
}
