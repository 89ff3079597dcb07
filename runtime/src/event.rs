//! What happened: every change of a match, in order. Triggers, logs, views and rulings read these.

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::PhaseId;
use serde::{Deserialize, Serialize};

use crate::game::{Game, Heard, Spread};
use crate::ids::{NOBODY, NOTHING};

/// One change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// What.
    pub kind: EventKind,
    /// Who did it, or `NOBODY`.
    pub seat: Seat,
    /// The card, or `NOTHING`.
    pub card: CardAt,
    /// From which zone, or `NOTHING`.
    pub from: ZoneAt,
    /// To which zone, or `NOTHING`.
    pub to: ZoneAt,
    /// How many; or which phase, event, action.
    pub amount: i32,
    /// Seats that knew what the card is when this happened, as bits.
    #[serde(default)]
    pub known: u16,
}

/// The kinds of change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventKind {
    /// A player chose an action (`amount` is its id).
    Acted,
    /// A player chose from an offer (`from` is the effect, `to` the deed, `amount` the choice).
    Answered,
    /// A card moved.
    Moved,
    /// A player gained a resource (`card` is the resource).
    Gained,
    /// A player paid a resource, to the supply or to another player (`to` is that seat or `NOTHING`).
    Paid,
    /// A player lost a resource.
    Lost,
    /// A zone was shuffled.
    Shuffled,
    /// A phase began (`amount` is its id).
    Began,
    /// A phase ended.
    Ended,
    /// An event of the pack.
    Announced,
    /// A counter was set (`card` is the counter, `from` the thing).
    Counted,
    /// A tile was laid (`amount` is 1 if it was turned).
    Laid,
    /// A card was turned over (`amount` is 1 if it lies face down now).
    Turned,
    /// A card shows another face (`to` is the printing before, `amount` the one now).
    Faced,
    /// A player looked at a card.
    Looked,
    /// A card belongs to a player from now on (`amount` is 1), or no more (0).
    Owned,
    /// A player has won.
    Won,
    /// A chapter of the story was opened (`amount` is the chapter).
    Opened,
    /// A beat of the story was told (`amount` is the beat).
    Told,
}

impl EventKind {
    /// Whether `card` is a card.
    #[inline]
    pub fn is_about_card(self) -> bool {
        matches!(
            self,
            EventKind::Acted
                | EventKind::Moved
                | EventKind::Laid
                | EventKind::Turned
                | EventKind::Faced
                | EventKind::Looked
                | EventKind::Owned
        )
    }
}

impl Event {
    /// An event with nothing filled in.
    pub fn new(kind: EventKind) -> Event {
        Event { kind, seat: NOBODY, card: NOTHING, from: NOTHING, to: NOTHING, amount: 0, known: 0 }
    }

    /// What goes into the hash of a log.
    #[inline]
    pub fn words(&self) -> [u64; 2] {
        let head = u64::from(self.kind as u8) | u64::from(self.seat) << 8 | u64::from(self.card) << 16;
        [head | u64::from(self.from) << 32 | u64::from(self.to) << 48, u64::from(self.amount as u32)]
    }

    /// What the event is about, as `it`.
    pub fn it(&self) -> Thing {
        match self.kind {
            EventKind::Acted if self.card != NOTHING => Thing::Card(self.card),
            EventKind::Moved
            | EventKind::Turned
            | EventKind::Faced
            | EventKind::Laid
            | EventKind::Looked
            | EventKind::Owned => Thing::Card(self.card),
            _ if self.seat != NOBODY => Thing::Player(self.seat),
            _ => Thing::Nothing,
        }
    }
}

impl Game {
    /// What an event can be heard as: first what is left, then what is entered.
    #[inline(always)]
    pub fn heard(&self, event: &Event) -> [Option<Heard>; 2] {
        let only = |heard| [Some(heard), None];
        match event.kind {
            EventKind::Moved => {
                let left = match self.spread_at(event.from) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Leaves(zone)),
                    _ => None,
                };
                let entered = match self.spread_at(event.to) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Enters(zone)),
                    Some(Spread::Place(board, _)) => Some(Heard::Arrives(board)),
                    _ => None,
                };
                [left, entered]
            }
            EventKind::Began => only(Heard::Begins(event.amount as PhaseId)),
            EventKind::Ended => only(Heard::Ends(event.amount as PhaseId)),
            EventKind::Announced => only(Heard::Announced(event.amount as u16)),
            EventKind::Gained => only(Heard::Gains(event.card as u8)),
            EventKind::Acted => only(Heard::Done(event.amount as u16)),
            EventKind::Lost | EventKind::Paid => only(Heard::Loses(event.card as u8)),
            _ => [None, None],
        }
    }

    #[inline(always)]
    fn spread_at(&self, zone: u16) -> Option<Spread> {
        (zone != NOTHING).then(|| self.layout.spread[usize::from(zone)])
    }
}
