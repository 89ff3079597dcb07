//! Events as saves hold them and as they go into hashes of logs: one row of numbers, whatever the kind. This form is older
//! than the events themselves and must stay, so that hashes and saves stay what they are.

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{EventId, PhaseId, ResourceId};
use serde::{Deserialize, Serialize};

use super::{Event, EventKind};
use crate::ids::{ActionId, NOBODY};

/// The number by which logs know `actions left`.
const ACTIONS_LEFT: usize = 255;
/// Greater numbers do not fit into 16 bits, of which the greatest means nothing.
const LONG: usize = 0xffff;

/// An event as a row of numbers. What they mean depends on the kind.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct Written {
    kind: EventKind,
    seat: Seat,
    /// The card, resource or counter.
    card: CardAt,
    /// The zone before, what bears a counter, or an effect.
    from: ZoneAt,
    /// The zone after, who was paid, a deed, or the printing before.
    to: ZoneAt,
    /// How many, or which of something else.
    amount: i32,
    #[serde(default)]
    known: u16,
}

impl Event {
    /// What goes into the hash of a log. Numbers of 16 bits stand in the first word, nothing as the greatest of them; what
    /// is longer stands in a word of its own as well.
    #[inline(always)]
    pub fn words(&self) -> ([u64; 2], Option<u64>) {
        Written::from(*self).words()
    }
}

impl From<Event> for Written {
    #[inline(always)]
    fn from(event: Event) -> Written {
        let (card, from, to) = (CardAt::NOTHING, ZoneAt::NOTHING, ZoneAt::NOTHING);
        let row = Written { kind: event.kind(), seat: NOBODY, card, from, to, amount: 0, known: 0 };
        match event {
            Event::Acted { seat, action, card, known } => Written { seat, card, amount: action.number(), known, ..row },
            Event::Answered { seat, effect, deed, choice } => {
                let (from, to) = (ZoneAt::at(effect.index()), ZoneAt::at(usize::from(deed)));
                Written { seat, from, to, amount: choice, ..row }
            }
            Event::Moved { seat, card, from, to, known } => Written { seat, card, from, to, known, ..row },
            Event::Gained { seat, resource, amount } | Event::Lost { seat, resource, amount } => {
                Written { seat, card: CardAt::at(resource.index()), amount, ..row }
            }
            Event::Paid { seat, resource, amount, to } => {
                let to = to.map_or(ZoneAt::NOTHING, |seat| ZoneAt::at(usize::from(seat)));
                Written { seat, card: CardAt::at(resource.index()), to, amount, ..row }
            }
            Event::Shuffled { zone, from } => Written { from, to: zone, ..row },
            Event::Began { seat, phase } | Event::Ended { seat, phase } => {
                Written { seat, amount: phase.number(), ..row }
            }
            Event::Announced { seat, event } => Written { seat, amount: event.number(), ..row },
            Event::Counted { counter, of, amount } => {
                let card = counter.some().map_or(CardAt::NOTHING, |counter| CardAt::at(counter.index()));
                let (seat, from) = match of {
                    Thing::Player(seat) => (seat, ZoneAt::NOTHING),
                    Thing::Card(card) => (NOBODY, ZoneAt::at(card.index())),
                    Thing::Zone(zone) => (NOBODY, zone),
                    Thing::Value(..) | Thing::Amount(_) | Thing::Nothing => (NOBODY, ZoneAt::NOTHING),
                };
                Written { seat, card, from, amount, ..row }
            }
            Event::Laid { card, from, to, turned, known } => {
                Written { card, from, to, amount: i32::from(turned), known, ..row }
            }
            Event::Turned { seat, card, zone, down, known } => {
                Written { seat, card, from: zone, amount: i32::from(down), known, ..row }
            }
            Event::Faced { seat, card, zone, before, now, known } => {
                Written { seat, card, from: zone, to: ZoneAt::at(before.index()), amount: now.number(), known, ..row }
            }
            Event::Looked { seat, card, zone, known } => Written { seat, card, from: zone, known, ..row },
            Event::Owned { seat, card, zone, owned, known } => {
                Written { seat, card, from: zone, amount: i32::from(owned), known, ..row }
            }
            Event::Won { seat } => Written { seat, ..row },
            Event::Opened { seat, chapter } => Written { seat, amount: chapter.number(), ..row },
            Event::Told { seat, beat } => Written { seat, amount: beat.number(), ..row },
        }
    }
}

/// Saves hold only events that somebody waits for, so that only these are read.
impl TryFrom<Written> for Event {
    type Error = &'static str;

    fn try_from(row: Written) -> Result<Event, &'static str> {
        let Written { kind, seat, card, from, to, amount, known } = row;
        let which = || usize::try_from(amount).map_err(|_| "an event is about something with a number below 0");
        let resource = ResourceId::at(card.index());
        Ok(match kind {
            EventKind::Acted => Event::Acted { seat, action: ActionId::at(which()?), card, known },
            EventKind::Moved => Event::Moved { seat, card, from, to, known },
            EventKind::Gained => Event::Gained { seat, resource, amount },
            EventKind::Paid => {
                // Whatever is no seat is nobody, in every form of saves.
                Event::Paid { seat, resource, amount, to: Seat::try_from(to.index()).ok() }
            }
            EventKind::Lost => Event::Lost { seat, resource, amount },
            EventKind::Began => Event::Began { seat, phase: PhaseId::at(which()?) },
            EventKind::Ended => Event::Ended { seat, phase: PhaseId::at(which()?) },
            EventKind::Announced => Event::Announced { seat, event: EventId::at(which()?) },
            EventKind::Answered
            | EventKind::Shuffled
            | EventKind::Counted
            | EventKind::Laid
            | EventKind::Turned
            | EventKind::Faced
            | EventKind::Looked
            | EventKind::Owned
            | EventKind::Won
            | EventKind::Opened
            | EventKind::Told => return Err("an event waits that nobody can hear"),
        })
    }
}

impl Written {
    #[inline(always)]
    fn words(&self) -> ([u64; 2], Option<u64>) {
        let head = u64::from(self.kind as u8) | u64::from(self.seat) << 8 | short(self.short_card()) << 16;
        let words =
            [head | short(self.from.index()) << 32 | short(self.to.index()) << 48, u64::from(self.amount as u32)];
        let fits = fits(self.short_card()) && fits(self.from.index()) && fits(self.to.index());
        (words, if fits { None } else { Some(self.long_word()) })
    }

    /// The card, or what stands for one: `actions left` had the number of a counter once.
    #[inline(always)]
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
}

/// A number, cut to 16 bits.
#[inline(always)]
fn short(number: usize) -> u64 {
    number.min(LONG) as u64
}

/// Whether a number is nothing, or can be told in 16 bits.
#[inline(always)]
fn fits(number: usize) -> bool {
    number < LONG || number == CardAt::NOTHING.index()
}
