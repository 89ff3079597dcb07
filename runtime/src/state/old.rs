//! States as the first form of saves has them: ids and printed numbers had 16 bits, and the greatest or least of
//! them was nothing.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};

use super::State;
use crate::event::Event;
use crate::game::ABSENT;

/// What was nothing then. No match had so many cards or zones.
const NOTHING: usize = 0xffff;

impl State {
    /// Makes what was nothing then what is nothing now.
    pub(crate) fn renew(&mut self) {
        for card in &mut self.cards {
            renew_zone(&mut card.zone);
            renew_card(&mut card.above);
            renew_card(&mut card.below);
        }
        for zone in &mut self.zones {
            renew_card(&mut zone.top);
            renew_card(&mut zone.bottom);
        }
        for event in &mut self.pending {
            // Of all events that saves hold, only these name cards and zones.
            if let Event::Acted { card, .. } | Event::Moved { card, .. } = event {
                renew_card(card);
            }
            if let Event::Moved { from, to, .. } = event {
                renew_zone(from);
                renew_zone(to);
            }
        }
        for value in &mut self.places {
            if *value == i32::from(i16::MIN) {
                *value = ABSENT;
            }
        }
        self.picked.iter_mut().for_each(renew_card);
        if let Some(start) = &mut self.script_start {
            start.state.renew();
        }
    }
}

fn renew_card(card: &mut CardAt) {
    if card.index() == NOTHING {
        *card = CardAt::NOTHING;
    }
}

fn renew_zone(zone: &mut ZoneAt) {
    if zone.index() == NOTHING {
        *zone = ZoneAt::NOTHING;
    }
}
