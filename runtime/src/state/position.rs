//! A match as sentences see it.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::{Facts, Likeness};
use quarterdeck_dsl::tree::{CardAt, Context, Number, Seat, Subject, Thing, Who, ZoneAt};
use quarterdeck_dsl::vocabulary::{
    AttributeId, BeatId, BoardId, CounterId, FamilyId, KindId, OptionId, QueryId, ResourceId, ZoneId,
};

use super::memo::Memo;
use super::reading::Reading;
use super::{CardState, Frame, NOBODY, State};
use crate::game::{
    ABSENT, ConditionPlan, EndDef, EndPlan, FamilyDef, Few, Game, NumberPlan, Parts, Print, PrintingDef, PrintingId,
    Program, Sight, Spread, Store,
};
use crate::state::frame::{Stage, UNLIMITED};

/// By this counters are mixed to one number.
const MIX: u64 = 0x517c_c1b7_2722_0a95;

/// A state together with its game.
#[derive(Clone, Copy)]
pub struct Position<'m> {
    /// The game.
    pub game: &'m Game,
    /// How it is played with the options of this match, if that is at hand.
    pub(crate) program: Option<&'m Program>,
    /// The state.
    pub(crate) state: &'m State,
    /// What was found before.
    pub(crate) memo: Option<&'m Memo>,
    /// Notes what is read, while that is of interest.
    pub(crate) reading: Option<&'m Reading<'m>>,
}

impl<'m> Position<'m> {
    /// A state of a game.
    pub fn new(game: &'m Game, state: &'m State) -> Position<'m> {
        Position { game, program: None, state, memo: None, reading: None }
    }

    /// How the game is played.
    #[inline(always)]
    pub(crate) fn program(&self) -> &'m Program {
        match self.program {
            Some(program) => program,
            None => self.game.program(),
        }
    }

    /// The first printing that shows the same as a card.
    #[inline(always)]
    pub fn shows(&self, card: CardAt) -> PrintingId {
        self.game.print.alike[usize::from(self.state.cards[usize::from(card)].printing)]
    }

    /// What is printed on a card.
    #[inline]
    pub fn printing(&self, card: CardAt) -> &'m PrintingDef {
        &self.game.printings[usize::from(self.state.cards[usize::from(card)].printing)]
    }

    /// The family of a card.
    pub fn family(&self, card: CardAt) -> &'m FamilyDef {
        &self.game.families[usize::from(self.printing(card).family)]
    }

    /// The seat whose zone a card lies in.
    pub fn holder(&self, card: CardAt) -> Option<Seat> {
        match self.game.layout.spread.get(usize::from(self.zone_of(card))) {
            Some(Spread::Zone(_, seat)) => *seat,
            _ => None,
        }
    }

    /// Whether a seat may see what a card is. Of what lies under a card that the seat does not see it knows nothing.
    pub fn visible(&self, card: CardAt, seat: Option<Seat>) -> bool {
        let mut card = card;
        // A rule may have put cards under each other in a circle: then each of them is looked at, and that is all.
        for _ in 0..=self.state.cards.len() {
            if !self.shows_itself(card, seat) {
                return false;
            }
            match self.game.layout.spread.get(usize::from(self.state.cards[usize::from(card)].zone)) {
                Some(Spread::Under(holder)) => card = *holder,
                _ => break,
            }
        }
        true
    }

    /// Whether a seat may see what a card is, as far as the card itself and its zone decide it.
    fn shows_itself(&self, card: CardAt, seat: Option<Seat>) -> bool {
        let state = &self.state.cards[usize::from(card)];
        if seat.is_some_and(|seat| state.known.has(seat)) {
            return true;
        }
        if state.face_down || state.zone == ZoneAt::NOTHING {
            return false;
        }
        match self.game.layout.spread[usize::from(state.zone)] {
            Spread::Zone(zone, owner) => match self.game.zones[usize::from(zone)].sight {
                Sight::All => true,
                Sight::Owner => owner.is_some() && owner == seat,
                Sight::Team => owner.zip(seat).is_some_and(|(owner, seat)| self.team_of(owner).has(seat)),
                Sight::Nobody => false,
                Sight::Top => self.state.zones[usize::from(state.zone)].top == card,
            },
            Spread::Place(..) | Spread::Tiles(_) | Spread::Under(_) => true,
        }
    }

    /// Whether every player may see what a card is.
    pub fn open(&self, card: CardAt) -> bool {
        (0..self.state.seats).all(|seat| self.visible(card, Some(seat)))
    }

    /// Whether a zone is joined to its board now.
    pub fn joined(&self, end: &EndDef) -> bool {
        let you = self.active();
        let context = Context { you, they: you, ..Context::default() };
        end.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, &context, self))
    }

    /// Lists that change with the state, unless it is noted what is read.
    #[inline(always)]
    pub(super) fn lists(&self) -> Option<&'m Memo> {
        if self.reading.is_some() { None } else { self.memo }
    }

    /// Where a zone lies along a board to which it is joined: before its first place, or behind its last.
    pub(super) fn end_along(&self, board: BoardId, zone: ZoneId) -> Option<i32> {
        let length = i32::from(self.state.board_lengths[usize::from(board)]);
        // A board without places leads nowhere.
        if length == 0 {
            return None;
        }
        let plan = &self.program().boards[usize::from(board)];
        let is_joined = |end: &EndPlan| end.zone == zone && self.is_joined(end);
        if plan.from.iter().any(is_joined) { Some(0) } else { plan.to.iter().any(is_joined).then_some(length + 1) }
    }

    /// Whether a zone is joined to its board now, as it is planned.
    #[inline]
    fn is_joined(&self, end: &EndPlan) -> bool {
        match &end.condition {
            ConditionPlan::Always => true,
            ConditionPlan::Within(NumberPlan::Kept(at), low, high) => {
                self.reads_number(*at);
                *low <= self.state.counters[*at] && self.state.counters[*at] <= *high
            }
            condition => {
                let you = self.active();
                self.holds(condition, &Context { you, they: you, ..Context::default() })
            }
        }
    }

    /// How many places are counted before the first place of a board.
    pub fn numbered_from(&self, board: BoardId) -> i32 {
        let mut before = 0;
        let mut next = self.game.boards[usize::from(board)].follows;
        while let Some(board) = next {
            before += i32::from(self.state.board_lengths[usize::from(board)]);
            next = self.game.boards[usize::from(board)].follows;
        }
        before
    }

    /// A number for what sets a card apart from others that show the same: what it is made up of, else its counters.
    /// 0 if there is nothing. It is looked for at no other card, so that many cards take no longer than each by itself.
    fn apart(&self, card: CardAt) -> u64 {
        if self.made_up(card) {
            return card.index() as u64 + 1;
        }
        let starts = &self.game.layout.card_starts;
        if starts.is_empty() {
            return 0;
        }
        let counters = self.counters_of(card);
        if counters == starts {
            return 0;
        }
        counters.iter().fold(0, |mixed: u64, count| (mixed.rotate_left(5) ^ *count as u64).wrapping_mul(MIX)) | 1
    }

    /// Whether the same sets two cards apart that show the same in one zone.
    fn equally_apart(&self, one: CardAt, other: CardAt) -> bool {
        if self.game.print.crafted != 0 && (self.made_up(one) || self.made_up(other)) {
            return one == other;
        }
        self.game.layout.card_starts.is_empty() || self.counters_of(one) == self.counters_of(other)
    }

    /// Cards of a zone from the top down.
    pub fn cards_in(&self, zone: ZoneAt) -> impl Iterator<Item = CardAt> + use<'m> {
        self.reads_zone(zone);
        self.state.cards_in(zone)
    }

    /// All counters of a card, in the order of the layout.
    fn counters_of(&self, card: CardAt) -> &'m [i32] {
        self.reads_card(card);
        let (from, each) = (self.game.layout.counters_fixed, self.game.layout.card_starts.len());
        let first = from + usize::from(card) * each;
        self.state.counters.get(first..first + each).unwrap_or_default()
    }

    fn phase_frame(&self) -> Option<&super::frame::PhaseFrame> {
        self.reads_anything();
        self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Phase(phase) => Some(phase),
            Frame::Effect(_) => None,
        })
    }

    /// A named number, its sentences asked of other facts about this position.
    pub fn query_by<F: Facts>(&self, facts: &F, query: QueryId, thing: Thing, asker: Seat) -> i32 {
        let definition = &self.game.queries[usize::from(query)];
        if definition.limits
            && let Thing::Player(seat) = thing
            && let Some(limit) = self.settled_limit(query, seat)
        {
            return limit;
        }
        let context = Context { you: asker, they: asker, it: thing, ..Context::default() };
        let mut value = evaluate::number(&definition.base, &context, facts);
        for change in &definition.changes {
            if change.condition.as_ref().is_none_or(|condition| evaluate::holds(condition, &context, facts)) {
                value = value.saturating_add(evaluate::number(&change.by, &context, facts));
            }
        }
        value = value.saturating_add(self.changes(facts, query, thing, asker));
        value.clamp(definition.least, definition.most)
    }

    /// What a phase allows that is on for a player and has this query as its limit.
    pub(super) fn settled_limit(&self, query: QueryId, seat: Seat) -> Option<i32> {
        self.reads_anything();
        self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Phase(frame) if frame.player == seat && frame.stage == Stage::Body => {
                let limit = self.game.phases[usize::from(frame.phase)].limit.as_deref();
                let this = matches!(limit, Some(Number::Query(own, Subject::Player(Who::You))) if *own == query);
                this.then_some(i32::from(frame.limit))
            }
            _ => None,
        })
    }

    /// All changes that cards of a player make to a query.
    fn changes<F: Facts>(&self, facts: &F, query: QueryId, thing: Thing, asker: Seat) -> i32 {
        let mut sum = 0;
        let bit = Print::query_bit(query);
        let changers = self.game.print.changers[usize::from(query)];
        if changers == 0 {
            return 0;
        }
        let changers = changers | self.game.print.crafted;
        for zone in self.held_zones(asker) {
            if self.state.zones[usize::from(*zone)].marks & changers == 0 {
                continue;
            }
            for card in self.state.cards_in(*zone) {
                for part in self.parts(card) {
                    if self.game.print.changed[usize::from(self.state.cards[usize::from(part)].printing)] & bit == 0 {
                        continue;
                    }
                    let context =
                        Context { you: asker, they: asker, it: thing, this: Thing::Card(card), ..Context::default() };
                    for change in self.family(part).changes.iter().filter(|change| change.query == query) {
                        if change.condition.as_ref().is_none_or(|it| evaluate::holds(it, &context, facts)) {
                            sum = i32::saturating_add(sum, evaluate::number(&change.by, &context, facts));
                        }
                    }
                }
            }
        }
        sum
    }
}

impl Facts for Position<'_> {
    #[inline]
    fn seats(&self) -> Seat {
        self.state.seats
    }

    #[inline]
    fn active(&self) -> Seat {
        if let Some(reading) = self.reading {
            reading.active();
        }
        self.state.active
    }

    #[inline]
    fn first(&self) -> Seat {
        self.state.first
    }

    fn partners(&self, one: Seat, other: Seat) -> bool {
        one != other && self.team(one).is_some_and(|team| self.team(other) == Some(team))
    }

    #[inline]
    fn zone(&self, zone: ZoneId, seat: Option<Seat>) -> ZoneAt {
        self.game.layout.zone_base[usize::from(zone)].plus(seat.map_or(0, usize::from))
    }

    #[inline]
    fn held_zones(&self, seat: Seat) -> &[ZoneAt] {
        &self.game.layout.held[usize::from(seat)]
    }

    #[inline]
    fn top(&self, zone: ZoneAt) -> Option<CardAt> {
        self.reads_zone(zone);
        self.state.zones[usize::from(zone)].top.some()
    }

    #[inline]
    fn bottom(&self, zone: ZoneAt) -> Option<CardAt> {
        self.reads_zone(zone);
        self.state.zones[usize::from(zone)].bottom.some()
    }

    #[inline]
    fn below(&self, card: CardAt) -> Option<CardAt> {
        self.reads_beside(card);
        self.state.cards[usize::from(card)].below.some()
    }

    #[inline]
    fn above(&self, card: CardAt) -> Option<CardAt> {
        self.reads_beside(card);
        self.state.cards[usize::from(card)].above.some()
    }

    #[inline]
    fn length(&self, zone: ZoneAt) -> i32 {
        self.reads_zone(zone);
        self.state.zones[usize::from(zone)].length.cast_signed()
    }

    fn cards(&self) -> usize {
        self.reads_anything();
        self.state.cards.len()
    }

    #[inline]
    fn zone_of(&self, card: CardAt) -> ZoneAt {
        self.reads_card(card);
        self.state.cards[usize::from(card)].zone
    }

    fn under(&self, card: CardAt) -> Option<ZoneAt> {
        self.game.layout.under_base.map(|base| base.plus(card.index()))
    }

    #[inline]
    fn owner(&self, card: CardAt) -> Option<Seat> {
        self.reads_card(card);
        let CardState { owner, .. } = self.state.cards[usize::from(card)];
        if owner == NOBODY { self.holder(card) } else { Some(owner) }
    }

    fn face_down(&self, card: CardAt) -> bool {
        self.reads_card(card);
        self.state.cards[usize::from(card)].face_down
    }

    #[inline]
    fn is_family(&self, card: CardAt, family: FamilyId, wild: bool) -> bool {
        self.reads_card(card);
        let print = &self.game.print;
        let printing = usize::from(self.state.cards[usize::from(card)].printing);
        let own = print.family[printing];
        own == family
            || wild
                && print.marks[printing] & print.wild_marks[usize::from(family)] != 0
                && self.game.families[usize::from(own)].counts_as.contains(&family)
    }

    #[inline]
    fn is_kind(&self, card: CardAt, kind: KindId, wild: bool) -> bool {
        self.reads_card(card);
        let printing = self.state.cards[usize::from(card)].printing;
        let own = match Few::bit(kind.index()) {
            Some(bit) => self.game.print.kinds[usize::from(printing)] & bit != 0,
            None => self.game.families[usize::from(self.game.print.family[usize::from(printing)])].kinds.holds(kind),
        };
        own || wild
            && self.family(card).counts_as.iter().any(|other| self.game.families[usize::from(*other)].kinds.holds(kind))
    }

    #[inline]
    fn has_no_family(&self, zone: ZoneAt, family: FamilyId, wild: bool) -> bool {
        self.reads_zone(zone);
        let print = &self.game.print;
        let marks = if wild { &print.wild_marks } else { &print.family_marks };
        self.state.zones[usize::from(zone)].marks & marks[usize::from(family)] == 0
    }

    #[inline]
    fn has_no_kind(&self, zone: ZoneAt, kind: KindId, wild: bool) -> bool {
        self.reads_zone(zone);
        let (own, with_wild) = self.game.print.kind_marks[usize::from(kind)];
        self.state.zones[usize::from(zone)].marks & if wild { with_wild } else { own } == 0
    }

    #[inline]
    fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        let value = match thing {
            Thing::Card(card) => {
                self.reads_card(card);
                let print = &self.game.print;
                let printing = self.state.cards[usize::from(card)].printing;
                if print.parts[usize::from(printing)] != Parts::None && print.adds_up[usize::from(attribute)] {
                    self.added_up(card, attribute)
                } else {
                    self.game.printed(printing, attribute)
                }
            }
            Thing::Zone(zone) => {
                let Some(Spread::Place(..)) = self.game.layout.spread.get(usize::from(zone)) else {
                    return None;
                };
                let row = self.game.layout.place_attributes.iter().position(|known| *known == attribute)?;
                let first = self.game.layout.board_base[0];
                let width = self.game.layout.place_attributes.len();
                self.state.places[zone.steps_from(first)? * width + row]
            }
            Thing::Value(of, value) if of == attribute => value,
            _ => return None,
        };
        (value != ABSENT).then_some(value)
    }

    fn resource(&self, resource: ResourceId, seat: Seat) -> i32 {
        match self.game.resources[usize::from(resource)].store {
            Store::Counter(counter) => self.counter(counter, Thing::Player(seat)),
            Store::Cards { kept, .. } => self.length(self.zone(kept, Some(seat))),
        }
    }

    fn query(&self, query: QueryId, thing: Thing, asker: Seat) -> i32 {
        let plan = &self.program().queries[usize::from(query)];
        if let (Some(memo), Some(place)) = (self.memo, &plan.place)
            && place.tried.is_worth()
            && let Some(finding) = place.finding(thing, asker, self.state.seats)
        {
            return self.found_number(&memo.findings, finding, (query, plan, place), thing, asker);
        }
        self.named_number(query, plan, thing, asker)
    }

    fn query_without(&self, query: QueryId, seat: Seat, gone: &[CardAt]) -> i32 {
        if gone.is_empty() {
            return self.query(query, Thing::Player(seat), seat);
        }
        let mut without = self.state.clone();
        for card in gone {
            without.unlink(*card);
        }
        Position { state: &without, memo: None, ..*self }.query(query, Thing::Player(seat), seat)
    }

    fn counter(&self, counter: CounterId, thing: Thing) -> i32 {
        let Some(at) = State::counter_at(&self.game.layout, self.game, counter, thing) else {
            return 0;
        };
        self.reads_number(at);
        self.state.counters.get(at).copied().unwrap_or(0)
    }

    fn option(&self, option: OptionId) -> i32 {
        i32::from(self.state.options[usize::from(option)])
    }

    fn actions_left(&self) -> i32 {
        self.phase_frame().map_or(0, |frame| {
            if frame.limit == UNLIMITED { i32::from(UNLIMITED) } else { i32::from(frame.limit - frame.used) }
        })
    }

    fn actions_taken(&self) -> i32 {
        self.phase_frame().map_or(0, |frame| i32::from(frame.used))
    }

    fn places(&self, board: BoardId) -> (ZoneAt, usize) {
        (self.game.layout.board_base[usize::from(board)], usize::from(self.state.board_lengths[usize::from(board)]))
    }

    fn position(&self, zone: ZoneAt) -> Option<i32> {
        match self.board_of(zone) {
            Some(board) => Some(self.numbered_from(board) + self.along(board, zone)?),
            None => {
                BoardId::all(self.boards()).find_map(|board| Some(self.numbered_from(board) + self.along(board, zone)?))
            }
        }
    }

    #[inline]
    fn board_of(&self, zone: ZoneAt) -> Option<BoardId> {
        match *self.game.layout.spread.get(usize::from(zone))? {
            Spread::Place(board, _) => Some(board),
            Spread::Zone(..) | Spread::Tiles(_) | Spread::Under(_) => None,
        }
    }

    #[inline]
    fn along(&self, board: BoardId, zone: ZoneAt) -> Option<i32> {
        match *self.game.layout.spread.get(usize::from(zone))? {
            Spread::Place(own, at) => (own == board).then(|| i32::from(at) + 1),
            Spread::Zone(id, _) => match self.lists().and_then(|known| known.end_along(self.game, board, id)) {
                Some(known) => known,
                None => self.end_along(board, id),
            },
            Spread::Tiles(_) | Spread::Under(_) => None,
        }
    }

    fn boards(&self) -> usize {
        self.game.boards.len()
    }

    fn ends(&self) -> &[ZoneAt] {
        &self.game.layout.ends
    }

    fn neighbours(&self, left: ZoneAt, right: ZoneAt) -> bool {
        let Some(board) = self.board_of(left).or_else(|| self.board_of(right)) else {
            return false;
        };
        let (Some(left), Some(right)) = (self.along(board, left), self.along(board, right)) else {
            return false;
        };
        let width = i32::from(self.game.boards[usize::from(board)].width);
        if width == 0 {
            return (left - right).abs() == 1;
        }
        // A zone at an end of a grid touches the whole row there.
        let length = i32::from(self.state.board_lengths[usize::from(board)]);
        let row = |along: i32| (along - 1).div_euclid(width);
        let off = |along: i32| along < 1 || along > length;
        if off(left) || off(right) {
            let (end, place) = if off(left) { (left, right) } else { (right, left) };
            let edge = if end < 1 { 0 } else { row(length) };
            return !off(place) && row(place) == edge;
        }
        let column = |along: i32| (along - 1) % width;
        (row(left) - row(right)).abs() + (column(left) - column(right)).abs() == 1
    }

    fn paired(&self, left: CardAt, right: CardAt) -> bool {
        let family = |card: CardAt| self.printing(card).family;
        let beside =
            |one: CardAt, other: CardAt| self.game.families[usize::from(family(one))].beside.contains(&family(other));
        beside(left, right) || beside(right, left)
    }

    fn done(&self, quest: CardAt) -> bool {
        (0..self.state.seats).any(|seat| self.done_by(self, quest, seat))
    }

    fn told(&self, beat: BeatId) -> bool {
        let at = self.game.layout.told_base + usize::from(beat);
        self.reads_number(at);
        self.state.counters.get(at).is_some_and(|told| *told > 0)
    }

    #[inline]
    fn likeness(&self, card: CardAt) -> Likeness {
        let state = &self.state.cards[usize::from(card)];
        let alike = self.game.print.alike[usize::from(state.printing)];
        let low = alike.index() as u64 | (state.zone.index() as u64) << 32;
        let high = u64::from(state.owner) | u64::from(state.face_down) << 8 | self.apart(card) << 16;
        Likeness::from(low) | Likeness::from(high) << 64
    }

    #[inline]
    fn alike(&self, one: CardAt, other: CardAt) -> bool {
        let (own, known) = (&self.state.cards[usize::from(one)], &self.state.cards[usize::from(other)]);
        if own.zone != known.zone || own.owner != known.owner || own.face_down != known.face_down {
            return false;
        }
        let same = self.shows(one) == self.shows(other) && self.equally_apart(one, other);
        debug_assert!(!same || self.likeness(one) == self.likeness(other), "{one:?} {other:?}");
        same
    }
}
