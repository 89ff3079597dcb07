//! Cards that a plan selects.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};

use crate::game::{CardTest, CardsPlan, FromPlan, PlacePlan, SetPlan, Sheet, SuchPlan, WhoPlan};
use crate::state::kin::Whereabouts;
use crate::state::position::Position;
use crate::state::{CardState, NOBODY};

/// What is asked of cards. Who their owner must be is asked of nearly every piece: that is found out once.
struct Asked<'p> {
    printed: &'p Sheet,
    /// Who the owner must be; nobody, if that does not matter.
    owner: Seat,
    tests: &'p [CardTest],
}

impl<'p> Asked<'p> {
    #[inline(always)]
    fn of(such: &'p SuchPlan, context: &Context) -> Asked<'p> {
        match such.tests.split_first() {
            Some((CardTest::OwnedBy(WhoPlan::You), tests)) if context.you != NOBODY => {
                Asked { printed: &such.printed, owner: context.you, tests }
            }
            _ => Asked { printed: &such.printed, owner: NOBODY, tests: &such.tests },
        }
    }
}

impl Position<'_> {
    /// Visits every card of a selection in its order.
    #[inline]
    pub fn each_card(&self, plan: &CardsPlan, context: &Context, visit: &mut impl FnMut(CardAt) -> ControlFlow<()>) {
        let mut left = plan.most;
        if left == 0 {
            return;
        }
        let mut count = |card: CardAt| {
            visit(card)?;
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let zone = match &plan.from {
            FromPlan::Zone(zone) => self.where_is(zone, context),
            FromPlan::At(thing) => self.inside(self.thing_meant(thing, context)),
            FromPlan::Held(who) if let Some(zone) = self.only_held(who, context) => Some(zone),
            _ => {
                let _ = self.in_several(plan, context, &mut count);
                return;
            }
        };
        if let Some(zone) = zone {
            let _ = self.in_zone(zone, plan.backwards, &Asked::of(&plan.such, context), context, &mut count);
        }
    }

    /// The zone in which a player holds cards, if there is just one.
    #[inline]
    fn only_held(&self, who: &WhoPlan, context: &Context) -> Option<ZoneAt> {
        let seat = self.whom(who, context)?;
        match self.game.layout.held[usize::from(seat)][..] {
            [zone] => Some(zone),
            _ => None,
        }
    }

    /// Whether a selection is known to be empty without looking at any card: the zone it is from has none of the kind.
    #[inline]
    pub fn has_none(&self, plan: &SetPlan, context: &Context) -> bool {
        let SetPlan::Cards(cards) = plan else {
            return false;
        };
        let FromPlan::Zone(zone) = &cards.from else {
            return false;
        };
        self.where_is(zone, context).is_none_or(|zone| {
            self.reads_zone(zone);
            self.state.zones[usize::from(zone)].marks & cards.such.printed.marks == 0
        })
    }

    /// Where the cards of a thing lie: on the place, or under the card.
    fn inside(&self, thing: Thing) -> Option<ZoneAt> {
        match thing {
            Thing::Zone(zone) => Some(zone),
            Thing::Card(card) => self.under(card),
            _ => None,
        }
    }

    /// Cards that are looked for in more than one zone.
    fn in_several(
        &self,
        plan: &CardsPlan,
        context: &Context,
        visit: &mut dyn FnMut(CardAt) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (back, such) = (plan.backwards, &Asked::of(&plan.such, context));
        let turned = |at: usize, many: usize| if back { many - 1 - at } else { at };
        match &plan.from {
            FromPlan::Zone(_) | FromPlan::At(_) => ControlFlow::Continue(()),
            FromPlan::Places(places) if let Some(sought) = self.sought_in(places, &plan.such, context) => {
                let mut look = |zone| self.in_zone(zone, back, such, context, visit);
                if back { sought.zones().rev().try_for_each(look) } else { sought.zones().try_for_each(&mut look) }
            }
            FromPlan::Places(places) => (0..places.len()).try_for_each(|at| match &places[turned(at, places.len())] {
                PlacePlan::Zone(zone) => match self.where_is(zone, context) {
                    Some(zone) => self.in_zone(zone, back, such, context, visit),
                    None => ControlFlow::Continue(()),
                },
                PlacePlan::Board(board) => {
                    let (start, length) = self.places(*board);
                    match self.filled(*board) {
                        Some(filled) => (0..filled.len()).try_for_each(|at| {
                            let place = usize::from(filled[turned(at, filled.len())]);
                            self.in_zone(start.plus(place), back, such, context, visit)
                        }),
                        None => (0..length).try_for_each(|at| {
                            self.in_zone(start.plus(turned(at, length)), back, such, context, visit)
                        }),
                    }
                }
            }),
            FromPlan::Each(set) => {
                let mut flow = ControlFlow::Continue(());
                self.each_thing(set, context, &mut |thing| {
                    if let Some(zone) = self.inside(thing) {
                        flow = self.in_zone(zone, back, such, context, visit);
                    }
                    flow
                });
                flow
            }
            FromPlan::Held(who) => {
                let Some(seat) = self.whom(who, context) else {
                    return ControlFlow::Continue(());
                };
                let zones = &self.game.layout.held[usize::from(seat)];
                (0..zones.len())
                    .try_for_each(|at| self.in_zone(zones[turned(at, zones.len())], back, such, context, visit))
            }
            FromPlan::Everywhere => {
                let cards = self.cards();
                (0..cards)
                    .map(|at| CardAt::at(turned(at, cards)))
                    .filter(|card| self.is_asked(such, *card, &self.state.cards[usize::from(*card)], context))
                    .try_for_each(visit)
            }
        }
    }

    /// The zones among these places where such cards lie, if there are few of them.
    fn sought_in(&self, places: &[PlacePlan], such: &SuchPlan, context: &Context) -> Option<Whereabouts> {
        if such.kin.is_empty() {
            return None;
        }
        let many = |place: &PlacePlan| match place {
            PlacePlan::Zone(_) => 1,
            PlacePlan::Board(board) => self.places(*board).1,
        };
        self.seek(such, places.iter().map(many).sum(), |zone| {
            let mut before = 0;
            for place in places {
                let at = match place {
                    PlacePlan::Zone(own) => (self.where_is(own, context) == Some(zone)).then_some(0),
                    PlacePlan::Board(board) => {
                        let (start, length) = self.places(*board);
                        zone.steps_from(start).filter(|at| *at < length)
                    }
                };
                if let Some(at) = at {
                    return u32::try_from(before + at).ok();
                }
                before += many(place);
            }
            None
        })
    }

    /// Whether a card is what it must be.
    #[inline(always)]
    pub fn is_such(&self, such: &SuchPlan, card: CardAt, context: &Context) -> bool {
        self.reads_card(card);
        such.printed.holds(self.state.cards[usize::from(card)].printing)
            && such.tests.iter().all(|test| self.fits_one(test, card, context))
    }

    #[inline(always)]
    fn is_asked(&self, asked: &Asked<'_>, card: CardAt, state: &CardState, context: &Context) -> bool {
        asked.printed.holds(state.printing)
            && (asked.owner == NOBODY
                || asked.owner == state.owner
                || state.owner == NOBODY && self.is_held(card, asked))
            && asked.tests.iter().all(|test| self.fits_one(test, card, context))
    }

    /// Whether a card that is nobody's own lies in a zone of the owner.
    fn is_held(&self, card: CardAt, asked: &Asked<'_>) -> bool {
        self.holder(card) == Some(asked.owner)
    }

    #[inline(always)]
    fn in_zone<V: FnMut(CardAt) -> ControlFlow<()> + ?Sized>(
        &self,
        zone: ZoneAt,
        backwards: bool,
        asked: &Asked<'_>,
        context: &Context,
        visit: &mut V,
    ) -> ControlFlow<()> {
        self.reads_zone(zone);
        let pile = &self.state.zones[usize::from(zone)];
        if pile.marks & asked.printed.marks == 0 {
            return ControlFlow::Continue(());
        }
        let mut next = if backwards { pile.bottom } else { pile.top };
        while next != CardAt::NOTHING {
            let card = next;
            let state = &self.state.cards[usize::from(card)];
            next = if backwards { state.above } else { state.below };
            if self.is_asked(asked, card, state, context) {
                visit(card)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many such cards lie in a zone, counted up to a limit.
    pub(super) fn count_in(&self, zone: ZoneAt, such: &SuchPlan, context: &Context, limit: i32) -> i32 {
        if such.tests.is_empty() && such.printed.is_all() {
            return self.length(zone);
        }
        let mut count = 0;
        let _ = self.in_zone(zone, false, &Asked::of(such, context), context, &mut |_: CardAt| {
            count += 1;
            if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }

    /// Whether so many such cards, at least and at most, lie in a zone.
    #[inline(always)]
    pub(super) fn has_in(&self, zone: ZoneAt, (low, high): (i32, i32), such: &SuchPlan, context: &Context) -> bool {
        self.reads_zone(zone);
        let none = self.state.zones[usize::from(zone)].marks & such.printed.marks == 0;
        let count = if none { 0 } else { self.count_in(zone, such, context, enough(low, high)) };
        low <= count && count <= high
    }

    /// Whether so many such cards, at least and at most, lie on a place or under a card.
    pub(super) fn has(&self, thing: Thing, (low, high): (i32, i32), such: &SuchPlan, context: &Context) -> bool {
        match self.inside(thing) {
            Some(zone) => self.has_in(zone, (low, high), such, context),
            None => (low..=high).contains(&0),
        }
    }

    /// Whether a player holds so many such cards, at least and at most.
    pub(super) fn holds_cards(&self, seat: Seat, (low, high): (i32, i32), such: &SuchPlan, context: &Context) -> bool {
        let (mut count, limit) = (0, enough(low, high));
        for zone in &self.game.layout.held[usize::from(seat)] {
            if count >= limit {
                break;
            }
            count += self.count_in(*zone, such, context, limit - count);
        }
        (low..=high).contains(&count)
    }

    /// Whether a card passes a test.
    fn fits_one(&self, test: &CardTest, card: CardAt, context: &Context) -> bool {
        match test {
            CardTest::Other(slot) => Thing::Card(card) != context.get(*slot),
            CardTest::SameAs(attribute, slot) => {
                let own = self.attribute(Thing::Card(card), *attribute);
                own.is_some() && own == self.attribute(context.get(*slot), *attribute)
            }
            CardTest::FaceDown(wanted) => self.face_down(card) == *wanted,
            CardTest::OwnedBy(who) => {
                let owner = self.owner(card);
                owner.is_some() && owner == self.whom(who, context)
            }
            CardTest::Value(attribute, comparison, number) => self
                .attribute(Thing::Card(card), *attribute)
                .is_some_and(|own| compare(own, *comparison, self.amount(number, context))),
            CardTest::Counter(counter, comparison, number) => {
                compare(self.counter(*counter, Thing::Card(card)), *comparison, self.amount(number, context))
            }
            CardTest::Query(query, comparison, number) => {
                let own = self.query(*query, Thing::Card(card), context.you);
                compare(own, *comparison, self.amount(number, context))
            }
            CardTest::Beside(other) => evaluate::beside(Thing::Card(card), self.thing_meant(other, context), self),
            CardTest::Has(low, high, such) => self.has(Thing::Card(card), (*low, *high), such, context),
            CardTest::Tree(test) => {
                evaluate::passes(std::slice::from_ref(test), Thing::Card(card), context, self, false)
            }
        }
    }

    /// How many cards a selection has, counted up to a limit.
    #[inline(never)]
    pub fn count_cards(&self, plan: &CardsPlan, context: &Context, limit: i32) -> i32 {
        let mut count = 0;
        self.each_card(plan, context, &mut |_| {
            count += 1;
            if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }
}

/// How far must be counted to know whether a count is between these.
#[inline]
pub(super) fn enough(low: i32, high: i32) -> i32 {
    if high == i32::MAX { low } else { high.saturating_add(1) }
}
