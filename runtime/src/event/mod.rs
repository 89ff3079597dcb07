//! What happened: every change of what lies on the table, in order. Triggers, logs, views and rulings read these.
//!
//! An event is one place: what it is (`Event`), what it is about (`seat`, `card`, `it`), how it is heard (`Game::heard`),
//! and how it goes into hashes and saves (`written.rs`). None of the matches over events has an arm for all others, so
//! that a new kind is told everywhere or does not compile. Changes that no log tells are in `quiet.rs`.

mod quiet;
mod written;

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{BeatId, CounterId, EventId, PhaseId, ResourceId};
use serde::{Deserialize, Serialize};

pub use quiet::{Change, Quiet};

use crate::game::{Game, Heard, Spread};
use crate::ids::{ActionId, ChapterId, EffectId, NOBODY, PrintingId};
use crate::seats::Seats;

/// Makes the list of kinds, so that none can be forgotten in it.
macro_rules! kinds {
    ($($(#[$meta:meta])* $name:ident,)*) => {
        /// The kinds of change. Their order goes into hashes of logs.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum EventKind {
            $($(#[$meta])* $name,)*
        }

        impl EventKind {
            /// All of them.
            pub const ALL: &'static [EventKind] = &[$(EventKind::$name,)*];
        }

        impl Event {
            /// What kind of change it is.
            #[inline(always)]
            pub fn kind(&self) -> EventKind {
                match self {
                    $(Event::$name { .. } => EventKind::$name,)*
                }
            }
        }
    };
}

kinds! {
    /// A player chose an action.
    Acted,
    /// A player chose from an offer, or a thing.
    Answered,
    /// A card moved.
    Moved,
    /// A player gained a resource.
    Gained,
    /// A player paid a resource.
    Paid,
    /// A player lost a resource.
    Lost,
    /// A zone was shuffled.
    Shuffled,
    /// A phase began.
    Began,
    /// A phase ended.
    Ended,
    /// An event of the pack.
    Announced,
    /// A counter was set.
    Counted,
    /// A tile was laid.
    Laid,
    /// A card was turned over.
    Turned,
    /// A card shows another face.
    Faced,
    /// A player looked at a card.
    Looked,
    /// A card belongs to a player, or no more.
    Owned,
    /// A player has won.
    Won,
    /// A chapter of the story was opened.
    Opened,
    /// A beat of the story was told.
    Told,
    /// A card was shown.
    Shown,
}

/// One change. `seat` is who did it, or to whom it happened. `known` are the seats that knew what the card is when this
/// had happened; whoever records the event fills it in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "written::Written", try_from = "written::Written")]
pub enum Event {
    /// A player chose an action, with a card or `NOTHING`; or has done it, for those who wait for that.
    Acted { seat: Seat, action: ActionId, card: CardAt, known: Seats },
    /// A player chose from the offer or the things of a deed: the number of the offer or thing, or -1 for none.
    Answered { seat: Seat, effect: EffectId, deed: u16, choice: i32 },
    /// A card moved.
    Moved { seat: Seat, card: CardAt, from: ZoneAt, to: ZoneAt, known: Seats },
    /// A player gained a resource.
    Gained { seat: Seat, resource: ResourceId, amount: i32 },
    /// A player paid a resource, to the supply or to a player.
    Paid { seat: Seat, resource: ResourceId, amount: i32, to: Option<Seat> },
    /// A player lost a resource.
    Lost { seat: Seat, resource: ResourceId, amount: i32 },
    /// A zone was shuffled; with cards `from` another, they became it, else that is `NOTHING`.
    Shuffled { zone: ZoneAt, from: ZoneAt },
    /// A phase of a player began, and that player is the active one if the phase says so.
    Began { seat: Seat, phase: PhaseId },
    /// A phase of a player ended.
    Ended { seat: Seat, phase: PhaseId },
    /// An event of the pack.
    Announced { seat: Seat, event: EventId },
    /// A counter of a thing, or of the table, was set. `actions left` is `NOTHING`.
    Counted { counter: CounterId, of: Thing, amount: i32 },
    /// A tile was laid at a place.
    Laid { card: CardAt, from: ZoneAt, to: ZoneAt, turned: bool, known: Seats },
    /// A card was turned over where it lies.
    Turned { seat: Seat, card: CardAt, zone: ZoneAt, down: bool, known: Seats },
    /// A card shows another face where it lies.
    Faced { seat: Seat, card: CardAt, zone: ZoneAt, before: PrintingId, now: PrintingId, known: Seats },
    /// A player looked at a card where it lies.
    Looked { seat: Seat, card: CardAt, zone: ZoneAt, known: Seats },
    /// A card belongs to a player from now on, or no more.
    Owned { seat: Seat, card: CardAt, zone: ZoneAt, owned: bool, known: Seats },
    /// A player has won.
    Won { seat: Seat },
    /// A chapter of the story was opened.
    Opened { seat: Seat, chapter: ChapterId },
    /// A beat of the story was told.
    Told { seat: Seat, beat: BeatId },
    /// A player showed a card where it lies: to one player, or to everybody.
    Shown { seat: Seat, card: CardAt, zone: ZoneAt, to: Option<Seat>, known: Seats },
}

impl Event {
    /// Who did it or to whom it happened, or `NOBODY`.
    #[inline]
    pub fn seat(&self) -> Seat {
        match *self {
            Event::Acted { seat, .. }
            | Event::Answered { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Lost { seat, .. }
            | Event::Began { seat, .. }
            | Event::Ended { seat, .. }
            | Event::Announced { seat, .. }
            | Event::Counted { of: Thing::Player(seat), .. }
            | Event::Turned { seat, .. }
            | Event::Faced { seat, .. }
            | Event::Looked { seat, .. }
            | Event::Owned { seat, .. }
            | Event::Won { seat }
            | Event::Opened { seat, .. }
            | Event::Told { seat, .. }
            | Event::Shown { seat, .. } => seat,
            Event::Shuffled { .. } | Event::Counted { .. } | Event::Laid { .. } => NOBODY,
        }
    }

    /// The card that it is about, and who knew it, if it is about one.
    #[inline(always)]
    pub(crate) fn card_mut(&mut self) -> Option<(&mut CardAt, &mut Seats)> {
        match self {
            Event::Acted { card, known, .. }
            | Event::Moved { card, known, .. }
            | Event::Laid { card, known, .. }
            | Event::Turned { card, known, .. }
            | Event::Faced { card, known, .. }
            | Event::Looked { card, known, .. }
            | Event::Owned { card, known, .. }
            | Event::Shown { card, known, .. } => (*card != CardAt::NOTHING).then_some((card, known)),
            Event::Answered { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Lost { .. }
            | Event::Shuffled { .. }
            | Event::Began { .. }
            | Event::Ended { .. }
            | Event::Announced { .. }
            | Event::Counted { .. }
            | Event::Won { .. }
            | Event::Opened { .. }
            | Event::Told { .. } => None,
        }
    }

    /// The card that it is about, if it is about one, and the seats that knew it.
    #[inline]
    pub fn card(&self) -> Option<(CardAt, Seats)> {
        let mut event = *self;
        event.card_mut().map(|(card, known)| (*card, *known))
    }

    /// The same without the card that it is about.
    pub fn without_card(mut self) -> Event {
        if let Some((card, _)) = self.card_mut() {
            *card = CardAt::NOTHING;
        }
        self
    }

    /// What the event is about, as `it`: its card, else its player.
    #[inline]
    pub fn it(&self) -> Thing {
        match (self.card(), self.seat()) {
            (Some((card, _)), _) => Thing::Card(card),
            (None, NOBODY) => Thing::Nothing,
            (None, seat) => Thing::Player(seat),
        }
    }
}

impl Game {
    /// What an event can be heard as: first what is left, then what is entered.
    #[inline(always)]
    pub fn heard(&self, event: &Event) -> [Option<Heard>; 2] {
        let only = |heard| [Some(heard), None];
        match *event {
            Event::Moved { from, to, .. } => {
                let left = match self.spread_at(from) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Leaves(zone)),
                    _ => None,
                };
                let entered = match self.spread_at(to) {
                    Some(Spread::Zone(zone, _)) => Some(Heard::Enters(zone)),
                    Some(Spread::Place(board, _)) => Some(Heard::Arrives(board)),
                    _ => None,
                };
                [left, entered]
            }
            Event::Began { phase, .. } => only(Heard::Begins(phase)),
            Event::Ended { phase, .. } => only(Heard::Ends(phase)),
            Event::Announced { event, .. } => only(Heard::Announced(event)),
            Event::Gained { resource, .. } => only(Heard::Gains(resource)),
            Event::Acted { action, .. } => only(Heard::Done(action)),
            Event::Lost { resource, .. } | Event::Paid { resource, .. } => only(Heard::Loses(resource)),
            Event::Answered { .. }
            | Event::Shuffled { .. }
            | Event::Counted { .. }
            | Event::Laid { .. }
            | Event::Turned { .. }
            | Event::Faced { .. }
            | Event::Looked { .. }
            | Event::Owned { .. }
            | Event::Won { .. }
            | Event::Opened { .. }
            | Event::Told { .. }
            | Event::Shown { .. } => [None, None],
        }
    }

    #[inline(always)]
    fn spread_at(&self, zone: ZoneAt) -> Option<Spread> {
        zone.some().map(|zone| self.layout.spread[usize::from(zone)])
    }
}
