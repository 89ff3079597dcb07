//! How zones, places and counters of a match are laid out.

use quarterdeck_dsl::vocabulary::Bearer;

use super::Builder;
use crate::game::{Layout, MOST_SEATS, Spread};

impl Builder<'_> {
    pub(super) fn layout(&self) -> Layout {
        let mut layout = Layout { held: vec![Vec::new(); MOST_SEATS], ..Layout::default() };
        for (id, zone) in self.zones.iter().enumerate() {
            let base = layout.spread.len() as u16;
            layout.zone_base.push(base);
            if zone.per_player {
                for seat in 0..MOST_SEATS {
                    layout.spread.push(Spread::Zone(id as u8, Some(seat as u8)));
                    if zone.held {
                        layout.held[seat].push(base + seat as u16);
                    }
                }
            } else {
                layout.spread.push(Spread::Zone(id as u8, None));
                if zone.works {
                    layout.working.push(base);
                }
            }
        }
        layout.tiles_base = layout.spread.len() as u16;
        for id in 0..self.boards.len() {
            layout.spread.push(Spread::Tiles(id as u8));
        }
        for (id, board) in self.boards.iter().enumerate() {
            layout.board_base.push(layout.spread.len() as u16);
            for at in 0..board.most {
                layout.spread.push(Spread::Place(id as u8, at));
            }
            for (attribute, _) in &board.reads {
                if !layout.place_attributes.contains(attribute) {
                    layout.place_attributes.push(*attribute);
                }
            }
        }
        for end in self.boards.iter().flat_map(|board| board.from.iter().chain(&board.to)) {
            let zone = layout.zone_base[usize::from(end.zone)];
            if !self.zones[usize::from(end.zone)].per_player && !layout.ends.contains(&zone) {
                layout.ends.push(zone);
            }
        }
        let places: u32 = self.boards.iter().map(|board| u32::from(board.most)).sum();
        let mut at = 0;
        for counter in &self.counters {
            match counter.bearer {
                Bearer::Table => {
                    layout.counter_base.push(at);
                    at += 1;
                }
                Bearer::Player => {
                    layout.counter_base.push(at);
                    at += MOST_SEATS as u32;
                }
                Bearer::Place => {
                    layout.counter_base.push(at);
                    at += places;
                }
                Bearer::Card => {
                    layout.counter_base.push(layout.card_starts.len() as u32);
                    layout.card_starts.push(counter.start);
                }
            }
        }
        layout.told_base = at;
        at += self.section("beat").len() as u32;
        layout.counters_fixed = at;
        if self.families.iter().any(|family| family.holds) {
            layout.under_base = Some(layout.spread.len() as u16);
            let most: u16 = self
                .printings
                .iter()
                .map(|printing| printing.count * if printing.per_player { MOST_SEATS as u16 } else { 1 })
                .sum();
            for card in 0..most {
                layout.spread.push(Spread::Under(card));
            }
        }
        layout
    }
}
