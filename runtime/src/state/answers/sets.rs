//! Selections of anything: players, places, cards.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Context, Thing, ZoneAt};
use quarterdeck_dsl::walk::clockwise;

use crate::game::{PlaceTest, SetPlan, Sheet, StretchPlan};
use crate::state::position::Position;

impl Position<'_> {
    /// Visits every thing of a selection in its order.
    #[inline]
    pub fn each_thing(&self, plan: &SetPlan, context: &Context, visit: &mut impl FnMut(Thing) -> ControlFlow<()>) {
        match plan {
            SetPlan::Cards(cards) => self.each_card(cards, context, &mut |card| visit(Thing::Card(card))),
            SetPlan::Players(from, others) => {
                let Some(start) = self.whom(from, context) else {
                    return;
                };
                for step in u8::from(*others)..self.state.seats {
                    if visit(Thing::Player(clockwise(start, step, self.state.seats))).is_break() {
                        return;
                    }
                }
            }
            SetPlan::Player(who) => {
                if let Some(seat) = self.whom(who, context) {
                    let _ = visit(Thing::Player(seat));
                }
            }
            SetPlan::Slot(slot) => match context.get(*slot) {
                Thing::Nothing => {}
                thing => {
                    let _ = visit(thing);
                }
            },
            SetPlan::Stretch(stretch) => {
                let _ = self.each_ahead(stretch, context, visit);
            }
            SetPlan::Tree(set) => evaluate::each(set, context, self, visit),
        }
    }

    /// The first thing of a selection, or nothing.
    #[inline]
    pub fn first_of(&self, plan: &SetPlan, context: &Context) -> Thing {
        match plan {
            SetPlan::Slot(slot) => context.get(*slot),
            SetPlan::Tree(set) => evaluate::first(set, context, self),
            plan => {
                let mut found = Thing::Nothing;
                self.each_thing(plan, context, &mut |thing| {
                    found = thing;
                    ControlFlow::Break(())
                });
                found
            }
        }
    }

    /// Visits the places ahead of something, or behind it, that pass the tests.
    fn each_ahead(
        &self,
        plan: &StretchPlan,
        context: &Context,
        visit: &mut impl FnMut(Thing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(of) = evaluate::place_of(self.first_of(&plan.of, context), self) else {
            return ControlFlow::Continue(());
        };
        let mut left = plan.most;
        if left == 0 {
            return ControlFlow::Continue(());
        }
        let mut pass = |zone: ZoneAt| {
            if !plan.tests.iter().all(|test| self.place_fits(test, zone, context)) {
                return ControlFlow::Continue(());
            }
            visit(Thing::Zone(zone))?;
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        for at in 0..plan.boards.len() {
            let board = plan.boards[if plan.backwards { plan.boards.len() - 1 - at } else { at }];
            let Some(along) = self.along(board, of) else {
                continue;
            };
            let (start, length) = self.places(board);
            // The first place lies 1 along its board.
            let along = along.clamp(0, i32::from(length) + 1) as ZoneAt;
            let (from, to) = if plan.ahead { (along.min(length), length) } else { (0, along.saturating_sub(1)) };
            let mut places = start + from..start + to;
            if plan.backwards {
                places.rev().try_for_each(&mut pass)?;
            } else {
                places.try_for_each(&mut pass)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn place_fits(&self, test: &PlaceTest, zone: ZoneAt, context: &Context) -> bool {
        match test {
            PlaceTest::Empty => self.state.zones[usize::from(zone)].length == 0,
            PlaceTest::Value(attribute, value) => {
                self.attribute(Thing::Zone(zone), *attribute) == Some(i32::from(*value))
            }
            PlaceTest::SameAs(attribute, slot) => {
                let own = self.attribute(Thing::Zone(zone), *attribute);
                own.is_some() && own == self.attribute(context.get(*slot), *attribute)
            }
            PlaceTest::Has(low, high, printed) => (*low..=*high).contains(&self.count_printed(zone, printed)),
            PlaceTest::Tree(test) => {
                evaluate::passes(std::slice::from_ref(test), Thing::Zone(zone), context, self, false)
            }
        }
    }

    /// How many such cards lie in a zone.
    fn count_printed(&self, zone: ZoneAt, printed: &Sheet) -> i32 {
        let pile = &self.state.zones[usize::from(zone)];
        if printed.is_all() {
            return i32::from(pile.length);
        }
        if pile.marks & printed.marks == 0 {
            return 0;
        }
        let such = |card: &quarterdeck_dsl::tree::CardAt| printed.holds(self.state.cards[usize::from(*card)].printing);
        self.state.cards_in(zone).filter(such).count() as i32
    }
}
