//! Cards and zones: cards of a zone form a chain from top to bottom.

use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use serde::{Deserialize, Serialize};

use super::State;
use crate::game::Print;
use crate::ids::PrintingId;
use crate::seats::Seats;

/// One card of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardState {
    /// What is printed on it.
    pub printing: PrintingId,
    /// Where it lies.
    pub zone: ZoneAt,
    /// The card above it.
    pub above: CardAt,
    /// The card below it.
    pub below: CardAt,
    /// Whose it is.
    pub owner: u8,
    /// It was turned face down.
    pub face_down: bool,
    /// Seats that know what it is.
    pub known: Seats,
}

/// One zone of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneState {
    /// The top card.
    pub top: CardAt,
    /// The bottom card.
    pub bottom: CardAt,
    /// How many cards.
    pub length: u32,
    /// How often it was shuffled.
    pub shuffles: u16,
    /// Marks of all cards that came here since it was last empty: what is not marked is not here.
    pub marks: u64,
}

impl ZoneState {
    /// A zone without cards.
    pub const EMPTY: ZoneState =
        ZoneState { top: CardAt::NOTHING, bottom: CardAt::NOTHING, length: 0, shuffles: 0, marks: 0 };
}

impl State {
    /// Takes a card out of its chain.
    #[inline]
    pub(crate) fn unlink(&mut self, card: CardAt) {
        let CardState { zone, above, below, .. } = self.cards[usize::from(card)];
        if zone == ZoneAt::NOTHING {
            return;
        }
        let pile = &mut self.zones[usize::from(zone)];
        pile.length -= 1;
        if pile.length == 0 {
            pile.marks = 0;
        }
        if above == CardAt::NOTHING {
            pile.top = below;
        } else {
            self.cards[usize::from(above)].below = below;
        }
        if below == CardAt::NOTHING {
            self.zones[usize::from(zone)].bottom = above;
        } else {
            self.cards[usize::from(below)].above = above;
        }
        let taken = &mut self.cards[usize::from(card)];
        taken.zone = ZoneAt::NOTHING;
        taken.above = CardAt::NOTHING;
        taken.below = CardAt::NOTHING;
    }

    /// Puts a card that lies nowhere at the top or bottom of a zone.
    #[inline]
    pub(crate) fn link(&mut self, print: &Print, card: CardAt, zone: ZoneAt, end: Order) {
        let pile = self.zones[usize::from(zone)];
        let (above, below) = match end {
            Order::Top | Order::First => (CardAt::NOTHING, pile.top),
            Order::Bottom | Order::Last => (pile.bottom, CardAt::NOTHING),
        };
        let placed = &mut self.cards[usize::from(card)];
        placed.zone = zone;
        placed.above = above;
        placed.below = below;
        let marks = print.marks[usize::from(placed.printing)];
        let pile = &mut self.zones[usize::from(zone)];
        pile.length += 1;
        pile.marks |= marks;
        if above == CardAt::NOTHING {
            pile.top = card;
        }
        if below == CardAt::NOTHING {
            pile.bottom = card;
        }
        if above != CardAt::NOTHING {
            self.cards[usize::from(above)].below = card;
        }
        if below != CardAt::NOTHING {
            self.cards[usize::from(below)].above = card;
        }
    }

    /// Finds the marks of all zones anew, after cards were given another printing where they lie.
    pub(crate) fn mark_zones(&mut self, print: &Print) {
        for zone in &mut self.zones {
            zone.marks = 0;
        }
        for card in &self.cards {
            if card.zone != ZoneAt::NOTHING {
                self.zones[usize::from(card.zone)].marks |= print.marks[usize::from(card.printing)];
            }
        }
    }
}
