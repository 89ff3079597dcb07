//! What a reader has noticed of what happened. Cards are told by what they showed to the reader then, never by number:
//! which of several hidden cards it was is nobody's business.

use quarterdeck_dsl::tree::{CardAt, SLOTS, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::AttributeId;

use super::Knowledge;
use crate::event::Event;
use crate::game::{PrintingId, Spread, What};
use crate::log::{Act, Told};
use crate::seats::Seats;
use crate::state::NOBODY;

/// A card as the reader saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// What it showed; nothing if it was hidden.
    pub shown: Option<PrintingId>,
    /// Whose piece it is, if it is one.
    pub piece_of: Option<Seat>,
}

/// Something that was chosen, as the reader may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// Nothing.
    Nothing,
    /// A card, by what it showed; nothing if it was hidden.
    Card(Option<PrintingId>),
    /// A piece of a player, by where it stood.
    Piece(ZoneAt),
    /// A zone.
    Zone(ZoneAt),
    /// A player.
    Player(Seat),
    /// A value of an attribute.
    Value(AttributeId, i32),
    /// A number.
    Amount(i32),
}

/// Something that the reader has noticed.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Which event it is.
    pub at: usize,
    /// The event, without the card that it is about.
    pub event: Event,
    /// That card.
    pub card: Option<Glimpse>,
    /// A card that moved stands where it has come as the piece of a player.
    pub stands: bool,
    /// The reader knows that it is the card that moved last before.
    pub follows: bool,
    /// What was chosen, if somebody has decided.
    pub chosen: Option<[Chosen; SLOTS]>,
    /// What was paid for it.
    pub paid: Vec<Glimpse>,
}

impl<'m> Knowledge<'m> {
    /// What the reader has noticed since an event, in order.
    pub fn happened(&self, since: usize) -> Vec<Happened> {
        let mut noticed = Vec::new();
        // Cards of which it was just said what is done with them.
        let mut said: Vec<CardAt> = Vec::new();
        let mut moved: Option<CardAt> = None;
        for (at, event) in self.matched.events().iter().enumerate().skip(since) {
            let act = self.matched.log().act(at);
            if let Some(act) = act.filter(|_| self.says_what_happens(event)) {
                said.clear();
                said.extend(act.paid.iter().copied());
                said.extend(act.told.iter().filter_map(|told| match told.thing {
                    Thing::Card(card) => Some(card),
                    _ => None,
                }));
            }
            if let Event::Moved { card, .. } = event
                && let Some(again) = said.iter().position(|said| said == card)
            {
                said.swap_remove(again);
                continue;
            }
            if !self.notices(event) {
                continue;
            }
            let mut happened = self.noticed(at, event, act);
            if let Event::Moved { card, from, .. } = *event {
                happened.follows = moved == Some(card) && self.tracks(from, &happened);
                moved = Some(card);
            }
            noticed.push(happened);
        }
        noticed
    }

    /// Whether a decision's text says what becomes of the chosen cards.
    fn says_what_happens(&self, event: &Event) -> bool {
        let Event::Answered { effect, deed, .. } = *event else {
            return true;
        };
        let deed = self.game().effects.get(usize::from(effect)).and_then(|deeds| deeds.get(usize::from(deed)));
        !matches!(deed.map(|deed| &deed.what), Some(What::Choose(choose)) if choose.ask.is_none())
    }

    /// Whether the reader notices that something happens.
    fn notices(&self, event: &Event) -> bool {
        match *event {
            Event::Faced { zone, known, .. } => self.knows(known, zone),
            Event::Counted { counter, .. } => {
                let counter = self.game().counters.get(usize::from(counter));
                self.all || !counter.is_some_and(|counter| counter.secret) || self.seat == Some(event.seat())
            }
            Event::Acted { .. }
            | Event::Answered { .. }
            | Event::Moved { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Lost { .. }
            | Event::Shuffled { .. }
            | Event::Began { .. }
            | Event::Ended { .. }
            | Event::Announced { .. }
            | Event::Laid { .. }
            | Event::Turned { .. }
            | Event::Looked { .. }
            | Event::Owned { .. }
            | Event::Won { .. }
            | Event::Opened { .. }
            | Event::Told { .. }
            | Event::Shown { .. } => true,
        }
    }

    /// Whether the reader sees which card an event is about.
    fn sees_card_of(&self, event: &Event) -> bool {
        match *event {
            Event::Laid { .. } => true,
            Event::Moved { from, to, known, .. } => self.knows(known, from) || self.knows(known, to),
            // That a player looks is public, what at is not.
            Event::Looked { seat, .. } => self.all || self.seat == Some(seat),
            Event::Shown { to: None, .. } => true,
            Event::Shown { known, .. } => self.knows(known, ZoneAt::NOTHING),
            Event::Acted { known, .. } => self.knows(known, ZoneAt::NOTHING),
            Event::Turned { zone, known, .. } | Event::Faced { zone, known, .. } | Event::Owned { zone, known, .. } => {
                self.knows(known, zone)
            }
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
            | Event::Told { .. } => false,
        }
    }

    /// What a card showed to the reader when an event happened to it.
    pub(super) fn showed(&self, at: usize, event: &Event, card: CardAt) -> Option<PrintingId> {
        self.glimpse_then(at, card, self.sees_card_of(event)).shown
    }

    /// Whether the reader can tell that it is the same card that comes and goes.
    fn tracks(&self, from: ZoneAt, happened: &Happened) -> bool {
        happened.card.is_some_and(|card| card.shown.is_some() || card.piece_of.is_some()) || self.is_open(from)
    }

    fn noticed(&self, at: usize, event: &Event, act: Option<&Act>) -> Happened {
        let card = event.card().map(|(card, _)| self.glimpse_then(at, card, self.sees_card_of(event)));
        let stands = matches!(*event, Event::Moved { card, to, .. } if self.position().is_piece_in(card, to));
        Happened {
            at,
            event: event.without_card(),
            card,
            stands,
            follows: false,
            chosen: act.map(|act| act.told.map(|told| self.chosen_then(&self.learned(at, told)))),
            paid: act.map_or_else(Vec::new, |act| act.paid.iter().map(|card| self.paid_then(at, *card)).collect()),
        }
    }

    /// A card by what it showed when an event happened: what has become of it since is not part of that, and may be hidden.
    fn glimpse_then(&self, at: usize, card: CardAt, visible: bool) -> Glimpse {
        let state = self.matched.snapshot();
        let now = state.cards[usize::from(card)].printing;
        let turns = !self.game().printings[usize::from(now)].faces.is_empty()
            || state.copied.iter().any(|(copy, _)| *copy == card);
        let mut later = self.matched.events().iter().skip(at + 1);
        let faced = turns.then(|| {
            later.find_map(|event| match *event {
                Event::Faced { card: other, before, .. } if other == card => Some(before),
                _ => None,
            })
        });
        self.glimpse(card, faced.flatten().unwrap_or(now), visible)
    }

    fn glimpse(&self, card: CardAt, shown: PrintingId, visible: bool) -> Glimpse {
        let owner = self.matched.snapshot().cards[usize::from(card)].owner;
        let piece = self.game().printings[usize::from(shown)].per_player && owner != NOBODY;
        Glimpse { shown: visible.then_some(shown), piece_of: piece.then_some(owner) }
    }

    /// A card as the reader sees it now.
    pub fn glimpse_of(&self, card: CardAt) -> Glimpse {
        self.glimpse(card, self.matched.snapshot().cards[usize::from(card)].printing, self.sees(card))
    }

    /// The card under which a zone lies, by what it showed when an event happened.
    pub fn holder_then(&self, at: usize, zone: ZoneAt) -> Option<Glimpse> {
        match self.game().layout.spread.get(usize::from(zone)) {
            Some(Spread::Under(card)) => Some(self.glimpse_then(at, *card, self.sees(*card))),
            _ => None,
        }
    }

    /// A card that was paid: it is known by where it went.
    fn paid_then(&self, at: usize, card: CardAt) -> Glimpse {
        let moved = self.next_move(at, card);
        let visible = moved.map_or_else(|| self.sees(card), |event| self.sees_card_of(event));
        self.glimpse_then(at, card, visible)
    }

    /// How a card moves next, if it does before somebody decides again.
    fn next_move(&self, at: usize, card: CardAt) -> Option<&'m Event> {
        let later = self.matched.events().iter().skip(at + 1);
        let mut deed = later.take_while(|event| !matches!(event, Event::Acted { .. } | Event::Answered { .. }));
        deed.find(|event| matches!(event, Event::Moved { card: moved, .. } if *moved == card))
    }

    /// A card that the same deed shows to the reader may be named at once.
    fn learned(&self, at: usize, told: Told) -> Told {
        let Thing::Card(card) = told.thing else {
            return told;
        };
        let Some(Event::Moved { to, known, .. }) = self.next_move(at, card) else {
            return told;
        };
        let open = if self.is_open(*to) { *to } else { told.zone };
        // Only the way of telling changes; the zone is kept for pieces of players.
        let zone = if self.position().is_piece_in(card, told.zone) { told.zone } else { open };
        Told { known: told.known.and(*known), zone, ..told }
    }

    fn chosen_then(&self, told: &Told) -> Chosen {
        match told.thing {
            Thing::Card(card) if self.position().is_piece_in(card, told.zone) => Chosen::Piece(told.zone),
            Thing::Card(_) => Chosen::Card(self.knows(told.known, told.zone).then_some(told.printing)),
            Thing::Zone(zone) => Chosen::Zone(zone),
            Thing::Player(seat) => Chosen::Player(seat),
            Thing::Value(attribute, value) => Chosen::Value(attribute, value),
            Thing::Amount(amount) => Chosen::Amount(amount),
            Thing::Nothing => Chosen::Nothing,
        }
    }

    /// A thing as the reader may name it now.
    pub fn chosen(&self, thing: Thing) -> Chosen {
        match thing {
            Thing::Card(card) if self.is_piece(card) => Chosen::Piece(self.place_of(card)),
            Thing::Card(card) => Chosen::Card(self.printing(card)),
            _ => self.chosen_then(&Told { thing, ..Told::NOTHING }),
        }
    }

    /// Whether the reader is among those who knew a card that lay there. Spectators know what lies open and everybody
    /// knows.
    fn knows(&self, known: Seats, zone: ZoneAt) -> bool {
        match self.seat {
            _ if self.all => true,
            Some(seat) => known.has(seat),
            None => known.covers(Seats::all(self.seats())) && self.is_open(zone),
        }
    }
}
