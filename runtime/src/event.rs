//! What happened: every change of a match, in order. Triggers, logs, views and rulings read these.

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{CounterId, EventId, PhaseId, ResourceId};
use serde::{Deserialize, Serialize};

use crate::game::{Game, Heard, Spread};
use crate::ids::{ActionId, NOBODY};

/// The number by which logs know `actions left`.
const ACTIONS_LEFT: usize = 255;
/// Greater numbers do not fit into 16 bits, of which the greatest means nothing.
const LONG: usize = 0xffff;

/// One change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// What.
    pub kind: EventKind,
    /// Who did it, or `NOBODY`.
    pub seat: Seat,
    /// The card, or nothing.
    pub card: CardAt,
    /// From which zone, or nothing.
    pub from: ZoneAt,
    /// To which zone, or nothing.
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
    /// A player paid a resource, to the supply or to another player (`to` is that seat, or nothing).
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
        let (card, from, to) = (CardAt::NOTHING, ZoneAt::NOTHING, ZoneAt::NOTHING);
        Event { kind, seat: NOBODY, card, from, to, amount: 0, known: 0 }
    }

    /// The same about a resource.
    pub fn of_resource(self, resource: ResourceId) -> Event {
        Event { card: CardAt::at(resource.index()), ..self }
    }

    /// The same about a counter; `actions left` is none.
    pub fn of_counter(self, counter: CounterId) -> Event {
        Event { card: counter.some().map_or(CardAt::NOTHING, |counter| CardAt::at(counter.index())), ..self }
    }

    /// The resource it is about, where it is about one.
    pub fn resource(&self) -> ResourceId {
        ResourceId::at(self.card.index())
    }

    /// The player who was paid.
    pub fn paid_to(&self) -> Option<Seat> {
        self.to.some().and_then(|seat| Seat::try_from(seat.index()).ok())
    }

    /// What goes into the hash of a log. Numbers of 16 bits stand in the first word, nothing as the greatest of them; what
    /// is longer stands in a word of its own as well.
    #[inline]
    pub fn words(&self) -> ([u64; 2], Option<u64>) {
        let head = u64::from(self.kind as u8) | u64::from(self.seat) << 8 | short(self.short_card()) << 16;
        let words =
            [head | short(self.from.index()) << 32 | short(self.to.index()) << 48, u64::from(self.amount as u32)];
        let fits = fits(self.short_card()) && fits(self.from.index()) && fits(self.to.index());
        (words, if fits { None } else { Some(self.long_word()) })
    }

    /// The card, or what stands for one: `actions left` had the number of a counter once.
    #[inline]
    fn short_card(&self) -> usize {
        match (self.kind, self.card.index()) {
            (EventKind::Counted, _) if self.card == CardAt::NOTHING => ACTIONS_LEFT,
            (EventKind::Counted, at) if at >= ACTIONS_LEFT => at + LONG,
            (_, at) => at,
        }
    }

    #[cold]
    fn long_word(&self) -> u64 {
        [self.card.index(), self.from.index(), self.to.index()]
            .iter()
            .fold(0, |word: u64, number| word.rotate_left(21) ^ *number as u64)
    }

    /// The number of the phase, event, action or printing that it is about.
    #[inline]
    pub fn index(&self) -> usize {
        self.amount as usize
    }

    /// What the event is about, as `it`.
    pub fn it(&self) -> Thing {
        match self.kind {
            EventKind::Acted if self.card != CardAt::NOTHING => Thing::Card(self.card),
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
            EventKind::Began => only(Heard::Begins(PhaseId::at(event.index()))),
            EventKind::Ended => only(Heard::Ends(PhaseId::at(event.index()))),
            EventKind::Announced => only(Heard::Announced(EventId::at(event.index()))),
            EventKind::Gained => only(Heard::Gains(event.resource())),
            EventKind::Acted => only(Heard::Done(ActionId::at(event.index()))),
            EventKind::Lost | EventKind::Paid => only(Heard::Loses(event.resource())),
            _ => [None, None],
        }
    }

    #[inline(always)]
    fn spread_at(&self, zone: ZoneAt) -> Option<Spread> {
        zone.some().map(|zone| self.layout.spread[usize::from(zone)])
    }
}

/// A number, cut to 16 bits.
#[inline]
fn short(number: usize) -> u64 {
    number.min(LONG) as u64
}

/// Whether a number is nothing, or can be told in 16 bits.
#[inline]
fn fits(number: usize) -> bool {
    number < LONG || number == CardAt::NOTHING.index()
}
