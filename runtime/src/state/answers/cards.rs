//! Cards that a plan selects.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Context, Thing, ZoneAt};

use crate::game::{CardTest, CardsPlan, FromPlan};
use crate::state::position::Position;
use crate::state::{CardState, NOTHING};

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
        let _ = match &plan.from {
            FromPlan::Zone(zone) => match self.where_is(zone, context) {
                Some(zone) => self.in_zone(zone, plan, context, &mut count),
                None => ControlFlow::Continue(()),
            },
            FromPlan::Zones(zones) => {
                let one = |at: usize| &zones[if plan.backwards { zones.len() - 1 - at } else { at }];
                (0..zones.len()).try_for_each(|at| match self.where_is(one(at), context) {
                    Some(zone) => self.in_zone(zone, plan, context, &mut count),
                    None => ControlFlow::Continue(()),
                })
            }
            FromPlan::Held(who) => match self.whom(who, context) {
                Some(seat) => {
                    let zones = &self.game.layout.held[usize::from(seat)];
                    let one = |at: usize| zones[if plan.backwards { zones.len() - 1 - at } else { at }];
                    (0..zones.len()).try_for_each(|at| self.in_zone(one(at), plan, context, &mut count))
                }
                None => ControlFlow::Continue(()),
            },
            FromPlan::Slot(slot) => match context.get(*slot) {
                Thing::Card(card) if self.is_meant(plan, card, context) => count(card),
                _ => ControlFlow::Continue(()),
            },
        };
    }

    fn is_meant(&self, plan: &CardsPlan, card: CardAt, context: &Context) -> bool {
        plan.printed.holds(self.state.cards[usize::from(card)].printing) && self.fits(&plan.tests, card, context)
    }

    #[inline(always)]
    fn in_zone(
        &self,
        zone: ZoneAt,
        plan: &CardsPlan,
        context: &Context,
        visit: &mut impl FnMut(CardAt) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pile = &self.state.zones[usize::from(zone)];
        if pile.marks & plan.printed.marks == 0 {
            return ControlFlow::Continue(());
        }
        let mut next = if plan.backwards { pile.bottom } else { pile.top };
        while next != NOTHING {
            let card = next;
            let CardState { printing, above, below, .. } = self.state.cards[usize::from(card)];
            next = if plan.backwards { above } else { below };
            if plan.printed.holds(printing) && self.fits(&plan.tests, card, context) {
                visit(card)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a card passes these tests.
    #[inline(always)]
    pub fn fits(&self, tests: &[CardTest], card: CardAt, context: &Context) -> bool {
        tests.iter().all(|test| self.fits_one(test, card, context))
    }

    fn fits_one(&self, test: &CardTest, card: CardAt, context: &Context) -> bool {
        match test {
            CardTest::Other(slot) => Thing::Card(card) != context.get(*slot),
            CardTest::SameAs(attribute, slot) => {
                let own = self.attribute(Thing::Card(card), *attribute);
                own.is_some() && own == self.attribute(context.get(*slot), *attribute)
            }
            CardTest::FaceDown(wanted) => self.state.cards[usize::from(card)].face_down == *wanted,
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
            CardTest::Tree(test) => {
                evaluate::passes(std::slice::from_ref(test), Thing::Card(card), context, self, false)
            }
        }
    }

    /// How many cards a selection has, counted up to a limit.
    #[inline]
    pub fn count_cards(&self, plan: &CardsPlan, context: &Context, limit: i32) -> i32 {
        let mut count = 0;
        self.each_card(plan, context, &mut |_| {
            count += 1;
            if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }
}
