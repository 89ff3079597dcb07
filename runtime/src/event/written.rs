//! Events as saves hold them and as they go into hashes of logs: one row of numbers, whatever the kind. This form is older
//! than the events themselves and must stay, so that hashes and saves stay what they are.

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{EventId, PhaseId, ResourceId};
use serde::{Deserialize, Serialize};

use super::{Event, EventKind};
use crate::ids::{ActionId, NOBODY};
use crate::seats::Seats;

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
    known: Seats,
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
        let row = Written { kind: event.kind(), seat: NOBODY, card, from, to, amount: 0, known: Seats::none() };
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
            Event::Shown { seat, card, zone, to, known } => {
                let to = to.map_or(ZoneAt::NOTHING, |seat| ZoneAt::at(usize::from(seat)));
                Written { seat, card, from: zone, to, known, ..row }
            }
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
            | EventKind::Told
            | EventKind::Shown => return Err("an event waits that nobody can hear"),
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

#[cfg(test)]
mod tests {
    use quarterdeck_dsl::tree::{CardAt, NOBODY, Thing, ZoneAt};
    use quarterdeck_dsl::vocabulary::{ACTIONS_LEFT, CounterId, EventId, PhaseId, ResourceId};

    use super::Event;
    use crate::ids::{ActionId, EffectId, PrintingId};
    use crate::seats::Seats;

    fn resource() -> ResourceId {
        ResourceId::at(6)
    }

    #[test]
    fn what_waits_is_written_as_ever() {
        let (card, from, to) = (CardAt::at(2), ZoneAt::at(3), ZoneAt::at(4));
        let known = Seats::only(0).and(Seats::only(2));
        for (event, kind, rest) in [
            (
                Event::Moved { seat: 1, card, from, to, known },
                "Moved",
                r#""seat":1,"card":2,"from":3,"to":4,"amount":0,"known":5"#,
            ),
            (
                Event::Acted { seat: 0, action: ActionId::at(9), card: CardAt::NOTHING, known: Seats::none() },
                "Acted",
                r#""seat":0,"card":null,"from":null,"to":null,"amount":9,"known":0"#,
            ),
            (
                Event::Paid { seat: 0, resource: resource(), amount: 7, to: Some(2) },
                "Paid",
                r#""seat":0,"card":6,"from":null,"to":2,"amount":7,"known":0"#,
            ),
            (
                Event::Paid { seat: 0, resource: resource(), amount: 7, to: None },
                "Paid",
                r#""seat":0,"card":6,"from":null,"to":null,"amount":7,"known":0"#,
            ),
            (
                Event::Lost { seat: 3, resource: resource(), amount: 1 },
                "Lost",
                r#""seat":3,"card":6,"from":null,"to":null,"amount":1,"known":0"#,
            ),
            (
                Event::Gained { seat: 3, resource: resource(), amount: 1 },
                "Gained",
                r#""seat":3,"card":6,"from":null,"to":null,"amount":1,"known":0"#,
            ),
            (
                Event::Began { seat: 3, phase: PhaseId::at(8) },
                "Began",
                r#""seat":3,"card":null,"from":null,"to":null,"amount":8,"known":0"#,
            ),
            (
                Event::Announced { seat: 3, event: EventId::at(8) },
                "Announced",
                r#""seat":3,"card":null,"from":null,"to":null,"amount":8,"known":0"#,
            ),
        ] {
            let text = format!(r#"{{"kind":"{kind}",{rest}}}"#);
            assert_eq!(serde_json::to_string(&event).expect("it can be written"), text);
            assert_eq!(serde_json::from_str::<Event>(&text).expect("it can be read"), event);
        }
    }

    #[test]
    fn what_nobody_can_wait_for_is_refused() {
        let text = serde_json::to_string(&Event::Won { seat: 1 }).expect("it can be written");
        let refused = serde_json::from_str::<Event>(&text).expect_err("nobody hears it");
        assert!(refused.to_string().contains("nobody can hear"), "{refused}");
        let below = r#"{"kind":"Began","seat":3,"card":null,"from":null,"to":null,"amount":-1}"#;
        assert!(serde_json::from_str::<Event>(below).is_err());
    }

    #[test]
    fn hashes_are_made_of_the_same_words_as_ever() {
        let (card, from, to) = (CardAt::at(2), ZoneAt::at(3), ZoneAt::at(4));
        let known = Seats::only(0);
        let counted = |counter, of| Event::Counted { counter, of, amount: -1 };
        for (event, words) in [
            // Who knew the card is no part of it.
            (Event::Moved { seat: 1, card, from, to, known }, [0x0004_0003_0002_0102, 0]),
            (Event::Answered { seat: 1, effect: EffectId::at(3), deed: 4, choice: 7 }, [0x0004_0003_ffff_0101, 7]),
            (Event::Shuffled { zone: to, from: ZoneAt::NOTHING }, [0x0004_ffff_ffff_ff06, 0]),
            (counted(CounterId::at(2), Thing::Card(CardAt::at(3))), [0xffff_0003_0002_ff0a, 0xffff_ffff]),
            (counted(CounterId::at(2), Thing::Player(1)), [0xffff_ffff_0002_010a, 0xffff_ffff]),
            (counted(ACTIONS_LEFT, Thing::Nothing), [0xffff_ffff_00ff_ff0a, 0xffff_ffff]),
            (Event::Laid { card, from, to, turned: true, known: Seats::none() }, [0x0004_0003_0002_ff0b, 1]),
            (
                Event::Faced {
                    seat: 1,
                    card,
                    zone: from,
                    before: PrintingId::at(4),
                    now: PrintingId::at(9),
                    known: Seats::none(),
                },
                [0x0004_0003_0002_010d, 9],
            ),
            (Event::Won { seat: 1 }, [0xffff_ffff_ffff_0110, 0]),
        ] {
            assert_eq!(event.words(), (words, None), "{event:?}");
        }
        let far = Event::Moved { seat: NOBODY, card: CardAt::at(70_000), from, to, known: Seats::none() };
        let (words, long) = far.words();
        assert_eq!(words, [0x0004_0003_ffff_ff02, 0]);
        assert_eq!(long, Some(70_000 << 42 ^ 3 << 21 ^ 4));
    }
}
