//! A position as one reader may ask it: every answer is true, but it is noted when one depends on
//! what the reader may not know. Whoever explains anything to a reader asks this and not the position.

use std::cell::Cell;

use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, BeatId, BoardId, CounterId, FamilyId, KindId, OptionId, QueryId, ResourceId, ZoneId,
};

use crate::game::Store;
use crate::state::position::Position;

/// A position told to one reader.
pub struct Guard<'m> {
    position: Position<'m>,
    seat: Option<Seat>,
    secret: Cell<bool>,
}

impl<'m> Guard<'m> {
    /// The position as a seat, or a spectator, may ask it.
    pub fn new(position: Position<'m>, seat: Option<Seat>) -> Guard<'m> {
        Guard { position, seat, secret: Cell::new(false) }
    }

    /// Whether the reader may know a counter of a thing.
    pub fn knows_counter(&self, counter: CounterId, thing: Thing) -> bool {
        let owner = match thing {
            Thing::Player(seat) => Some(seat),
            Thing::Card(card) => self.position.owner(card),
            _ => None,
        };
        !self.position.game.counters[usize::from(counter)].secret || owner.is_some() && owner == self.seat
    }

    /// Notes that something printed on a card was asked. Of a hidden card the reader knows what all
    /// cards with the same back have in common: those that began in the same zone.
    fn look<T: PartialEq>(&self, card: CardAt, ask: impl Fn(CardAt) -> T) {
        if self.secret.get() || self.position.visible(card, self.seat) {
            return;
        }
        let (back, answer) = (self.position.printing(card).starts_in, ask(card));
        let alike = |other| self.position.printing(other).starts_in != back || ask(other) == answer;
        if !CardAt::all(self.position.cards()).all(alike) {
            self.secret.set(true);
        }
    }
}

impl Facts for Guard<'_> {
    fn seats(&self) -> Seat {
        self.position.seats()
    }

    fn active(&self) -> Seat {
        self.position.active()
    }

    fn first(&self) -> Seat {
        self.position.first()
    }

    fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt {
        self.position.zone(zone, seat)
    }

    fn held_zones(&self, seat: Seat) -> &[ZoneAt] {
        self.position.held_zones(seat)
    }

    fn top(&self, zone: ZoneAt) -> Option<CardAt> {
        self.position.top(zone)
    }

    fn bottom(&self, zone: ZoneAt) -> Option<CardAt> {
        self.position.bottom(zone)
    }

    fn below(&self, card: CardAt) -> Option<CardAt> {
        self.position.below(card)
    }

    fn above(&self, card: CardAt) -> Option<CardAt> {
        self.position.above(card)
    }

    fn length(&self, zone: ZoneAt) -> i32 {
        self.position.length(zone)
    }

    fn cards(&self) -> usize {
        self.position.cards()
    }

    fn zone_of(&self, card: CardAt) -> ZoneAt {
        self.position.zone_of(card)
    }

    fn under(&self, card: CardAt) -> Option<ZoneAt> {
        self.position.under(card)
    }

    fn owner(&self, card: CardAt) -> Option<Seat> {
        self.position.owner(card)
    }

    fn face_down(&self, card: CardAt) -> bool {
        self.position.face_down(card)
    }

    fn is_family(&self, card: CardAt, family: FamilyId, wild: bool) -> bool {
        self.look(card, |other| self.position.is_family(other, family, wild));
        self.position.is_family(card, family, wild)
    }

    fn is_kind(&self, card: CardAt, kind: KindId, wild: bool) -> bool {
        self.look(card, |other| self.position.is_kind(other, kind, wild));
        self.position.is_kind(card, kind, wild)
    }

    fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        if let Thing::Card(card) = thing {
            self.look(card, |other| self.position.attribute(Thing::Card(other), attribute));
        }
        self.position.attribute(thing, attribute)
    }

    fn resource(&self, resource: ResourceId, seat: Seat) -> i32 {
        if let Store::Counter(counter) = self.position.game.resources[usize::from(resource)].store
            && !self.knows_counter(counter, Thing::Player(seat))
        {
            self.secret.set(true);
        }
        self.position.resource(resource, seat)
    }

    fn query(&self, query: QueryId, thing: Thing, asker: Seat) -> i32 {
        // Hidden cards may change a number; whether they do must not show either.
        let changes = |card| self.position.family(card).changes.iter().any(|change| change.query == query);
        for zone in self.position.held_zones(asker) {
            self.position.state.cards_in(*zone).for_each(|card| self.look(card, changes));
        }
        self.position.query_by(self, query, thing, asker)
    }

    fn query_without(&self, query: QueryId, seat: Seat, gone: &[CardAt]) -> i32 {
        self.query(query, Thing::Player(seat), seat);
        self.position.query_without(query, seat, gone)
    }

    fn counter(&self, counter: CounterId, thing: Thing) -> i32 {
        if !self.knows_counter(counter, thing) {
            self.secret.set(true);
        }
        self.position.counter(counter, thing)
    }

    fn option(&self, option: OptionId) -> i32 {
        self.position.option(option)
    }

    fn actions_left(&self) -> i32 {
        self.position.actions_left()
    }

    fn actions_taken(&self) -> i32 {
        self.position.actions_taken()
    }

    fn places(&self, board: BoardId) -> (ZoneAt, usize) {
        self.position.places(board)
    }

    fn position(&self, zone: ZoneAt) -> Option<i32> {
        self.position.position(zone)
    }

    fn board_of(&self, zone: ZoneAt) -> Option<BoardId> {
        self.position.board_of(zone)
    }

    fn along(&self, board: BoardId, zone: ZoneAt) -> Option<i32> {
        self.position.along(board, zone)
    }

    fn boards(&self) -> usize {
        self.position.boards()
    }

    fn ends(&self) -> &[ZoneAt] {
        self.position.ends()
    }

    fn neighbours(&self, left: ZoneAt, right: ZoneAt) -> bool {
        self.position.neighbours(left, right)
    }

    fn paired(&self, left: CardAt, right: CardAt) -> bool {
        self.look(left, |other| self.position.paired(other, right));
        self.look(right, |other| self.position.paired(left, other));
        self.position.paired(left, right)
    }

    fn done(&self, quest: CardAt) -> bool {
        (0..self.position.seats()).any(|seat| self.position.done_by(self, quest, seat))
    }

    fn told(&self, beat: BeatId) -> bool {
        self.position.told(beat)
    }

    fn likeness(&self, card: CardAt) -> Likeness {
        self.position.likeness(card)
    }

    fn asked_secret(&self) -> bool {
        self.secret.replace(false)
    }
}
