//! A position as one reader may ask it: every answer is true, but it is noted when one depends on what the reader may
//! not know. What was asked so far without such a note is the same in every match that the reader cannot tell from
//! this one, and so is what is asked next; so it does not matter which answers are looked at, if only nothing is told
//! once something was noted.

use std::cell::{Cell, RefCell};

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, Bearer, BeatId, BoardId, CounterId, FamilyId, KindId, OptionId, QueryId, ResourceId, ZoneId,
};

use crate::game::{EndDef, Spread, Store};
use crate::state::position::Position;

/// A position told to one reader.
pub struct Asked<'m> {
    position: Position<'m>,
    seat: Option<Seat>,
    /// Nothing is hidden from the reader.
    all: bool,
    secret: Cell<bool>,
    /// What was found out about hidden cards so far.
    mixed: RefCell<Mixed>,
}

/// What is known of zones with hidden cards.
#[derive(Default)]
struct Mixed {
    /// The zone that was last looked into, and which of the origins its hidden cards have.
    last: Option<(ZoneAt, usize)>,
    origins: Vec<Origin>,
}

/// Where the hidden cards of a zone began; many zones may have the same.
struct Origin {
    starts: Vec<ZoneId>,
    /// On which questions all cards agree that could lie there, by whose they are: the next hidden card need not be
    /// compared with all of them once more.
    agreed: Vec<(Whose, Question)>,
}

impl Mixed {
    /// The origin of the hidden cards of a zone.
    fn origin(&mut self, zone: ZoneAt, starts_in: impl FnOnce() -> Vec<ZoneId>) -> &mut Origin {
        let at = match self.last {
            Some((known, at)) if known == zone => at,
            _ => {
                let starts = starts_in();
                let known = self.origins.iter().position(|origin| origin.starts == starts);
                known.unwrap_or_else(|| {
                    self.origins.push(Origin { starts, agreed: Vec::new() });
                    self.origins.len() - 1
                })
            }
        };
        self.last = Some((zone, at));
        &mut self.origins[at]
    }
}

/// Whether a card is one of a player's own, and whose.
type Whose = (bool, Seat);

/// What is asked of a card that only who sees it knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    Family(FamilyId, bool),
    Kind(KindId, bool),
    Attribute(AttributeId),
    Counter(CounterId),
    /// How much lies under it.
    Under,
    /// Whether it changes a number, or one of its parts does.
    Changes(QueryId),
    PartChanges(QueryId),
    /// Whether it goes with a card, which is named first or last.
    Before(CardAt),
    Behind(CardAt),
    Printing,
}

impl<'m> Asked<'m> {
    /// The position as a seat, or a spectator, may ask it.
    pub(super) fn new(position: Position<'m>, seat: Option<Seat>, all: bool) -> Asked<'m> {
        Asked { position, seat, all, secret: Cell::new(false), mixed: RefCell::default() }
    }

    /// Whether the reader may know a counter of a thing, if the thing itself is known.
    pub(super) fn knows_counter(&self, counter: CounterId, thing: Thing) -> bool {
        if self.all {
            return true;
        }
        let owner = match thing {
            Thing::Player(seat) => Some(seat),
            Thing::Card(card) => self.position.owner(card),
            _ => None,
        };
        !self.position.game.counters[usize::from(counter)].secret || owner.is_some() && owner == self.seat
    }

    /// Notes that something of a card was asked that only who sees it knows. Of a hidden card the reader knows what all
    /// cards have in common that could lie there: packs do not say which backs are alike, so these are the same player's
    /// cards that began where this one or another hidden card of its zone did. How many of which lie in each zone counts
    /// as known, but not which is which.
    fn look<T: PartialEq>(&self, card: CardAt, question: Question, ask: impl Fn(CardAt) -> T) {
        if self.all || self.secret.get() || self.position.visible(card, self.seat) {
            return;
        }
        let zone = self.position.zone_of(card);
        let mut mixed = self.mixed.borrow_mut();
        let Origin { starts, agreed } = mixed.origin(zone, || self.starts_in(zone));
        let owner = |card: CardAt| -> Whose {
            (self.position.printing(card).per_player, self.position.state.cards[usize::from(card)].owner)
        };
        let own = owner(card);
        if agreed.contains(&(own, question)) {
            return;
        }
        let answer = ask(card);
        let could_be = |other| starts.contains(&self.position.printing(other).starts_in) && owner(other) == own;
        if CardAt::all(self.position.cards()).any(|other| ask(other) != answer && could_be(other)) {
            self.secret.set(true);
        } else {
            agreed.push((own, question));
        }
    }

    /// Where the hidden cards of a zone began.
    fn starts_in(&self, zone: ZoneAt) -> Vec<ZoneId> {
        let mut starts = Vec::new();
        for card in self.position.state.cards_in(zone).filter(|card| !self.position.visible(*card, self.seat)) {
            let start = self.position.printing(card).starts_in;
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
        starts
    }

    /// Notes that it was asked what lies under a card.
    fn look_under(&self, zone: ZoneAt) {
        if let Some(Spread::Under(card)) = self.position.game.layout.spread.get(usize::from(zone)) {
            self.look(*card, Question::Under, |card| self.position.under(card).map(|zone| self.position.length(zone)));
        }
    }

    /// Notes that it was asked what the cards that a player holds change in a number: some of them may be hidden.
    fn look_at_held(&self, seat: Seat, query: QueryId) {
        let does = |card| self.position.family(card).changes.iter().any(|it| it.query == query);
        for zone in self.position.held_zones(seat) {
            for card in self.position.cards_in(*zone) {
                self.look(card, Question::PartChanges(query), |card| self.position.parts(card).any(does));
                let parts = self.position.parts(card).filter(|part| *part != card);
                parts.for_each(|part| self.look(part, Question::Changes(query), does));
            }
        }
    }

    /// Notes that it was asked which zones are joined to boards now.
    fn look_at_ends(&self, zone: ZoneAt) {
        let Some(Spread::Zone(id, _)) = self.position.game.layout.spread.get(usize::from(zone)) else {
            return;
        };
        for board in &self.position.game.boards {
            for end in board.from.iter().chain(&board.to).filter(|end| end.zone == *id) {
                self.joined(end);
            }
        }
    }

    /// Whether a zone is joined to its board now.
    pub(super) fn joined(&self, end: &EndDef) -> bool {
        let you = self.position.active();
        let context = Context { you, they: you, ..Context::default() };
        end.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, &context, self))
    }

    /// Whether a player has done a quest.
    pub(super) fn done_by(&self, quest: CardAt, seat: Seat) -> bool {
        self.position.done_by(self, quest, seat)
    }
}

impl Facts for Asked<'_> {
    fn seats(&self) -> Seat {
        self.position.seats()
    }

    fn active(&self) -> Seat {
        self.position.active()
    }

    fn first(&self) -> Seat {
        self.position.first()
    }

    fn partners(&self, one: Seat, other: Seat) -> bool {
        self.position.partners(one, other)
    }

    fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt {
        self.position.zone(zone, seat)
    }

    fn held_zones(&self, seat: Seat) -> &[ZoneAt] {
        self.position.held_zones(seat)
    }

    fn top(&self, zone: ZoneAt) -> Option<CardAt> {
        self.look_under(zone);
        self.position.top(zone)
    }

    fn bottom(&self, zone: ZoneAt) -> Option<CardAt> {
        self.look_under(zone);
        self.position.bottom(zone)
    }

    fn below(&self, card: CardAt) -> Option<CardAt> {
        self.position.below(card)
    }

    fn above(&self, card: CardAt) -> Option<CardAt> {
        self.position.above(card)
    }

    fn length(&self, zone: ZoneAt) -> i32 {
        self.look_under(zone);
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
        self.look(card, Question::Family(family, wild), |other| self.position.is_family(other, family, wild));
        self.position.is_family(card, family, wild)
    }

    fn is_kind(&self, card: CardAt, kind: KindId, wild: bool) -> bool {
        self.look(card, Question::Kind(kind, wild), |other| self.position.is_kind(other, kind, wild));
        self.position.is_kind(card, kind, wild)
    }

    fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        if let Thing::Card(card) = thing {
            let printed = |other| self.position.attribute(Thing::Card(other), attribute);
            let question = Question::Attribute(attribute);
            self.look(card, question, printed);
            // What it is made up of may be hidden though it is not.
            let parts = self.position.parts(card).filter(|part| *part != card);
            parts.for_each(|part| self.look(part, question, printed));
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
        if self.position.game.print.changers[usize::from(query) % 64] != 0 {
            self.look_at_held(asker, query);
        }
        self.position.query_by(self, query, thing, asker)
    }

    fn query_without(&self, query: QueryId, seat: Seat, gone: &[CardAt]) -> i32 {
        if gone.is_empty() {
            return self.query(query, Thing::Player(seat), seat);
        }
        let mut without = self.position.state.clone();
        gone.iter().for_each(|card| without.unlink(*card));
        let asked = Asked::new(Position::new(self.position.game, &without), self.seat, self.all);
        let value = asked.query(query, Thing::Player(seat), seat);
        if asked.asked_secret() {
            self.secret.set(true);
        }
        value
    }

    fn counter(&self, counter: CounterId, thing: Thing) -> i32 {
        if !self.knows_counter(counter, thing) {
            self.secret.set(true);
        }
        if let (Bearer::Card, Thing::Card(card)) = (self.position.game.counters[usize::from(counter)].bearer, thing) {
            self.look(card, Question::Counter(counter), |other| self.position.counter(counter, Thing::Card(other)));
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
        self.look_at_ends(zone);
        self.position.position(zone)
    }

    fn board_of(&self, zone: ZoneAt) -> Option<BoardId> {
        self.position.board_of(zone)
    }

    fn along(&self, board: BoardId, zone: ZoneAt) -> Option<i32> {
        self.look_at_ends(zone);
        self.position.along(board, zone)
    }

    fn boards(&self) -> usize {
        self.position.boards()
    }

    fn ends(&self) -> &[ZoneAt] {
        self.position.ends()
    }

    fn neighbours(&self, left: ZoneAt, right: ZoneAt) -> bool {
        self.look_at_ends(left);
        self.look_at_ends(right);
        self.position.neighbours(left, right)
    }

    fn paired(&self, left: CardAt, right: CardAt) -> bool {
        self.look(left, Question::Before(right), |other| self.position.paired(other, right));
        self.look(right, Question::Behind(left), |other| self.position.paired(left, other));
        self.position.paired(left, right)
    }

    fn done(&self, quest: CardAt) -> bool {
        (0..self.position.seats()).any(|seat| self.done_by(quest, seat))
    }

    fn told(&self, beat: BeatId) -> bool {
        self.position.told(beat)
    }

    fn likeness(&self, card: CardAt) -> Likeness {
        self.look(card, Question::Printing, |card| self.position.state.cards[usize::from(card)].printing);
        let counters = &self.position.game.counters;
        for id in CounterId::all(counters.len()).filter(|id| counters[usize::from(*id)].bearer == Bearer::Card) {
            self.counter(id, Thing::Card(card));
        }
        self.position.likeness(card)
    }

    fn alike(&self, one: CardAt, other: CardAt) -> bool {
        // What tells them apart has been looked at for their likeness.
        self.position.alike(one, other)
    }

    fn asked_secret(&self) -> bool {
        self.secret.replace(false)
    }
}
