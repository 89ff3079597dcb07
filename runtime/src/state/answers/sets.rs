//! Selections of anything: players, places, cards.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Context, Thing, ZoneAt};
use quarterdeck_dsl::walk::clockwise;

use crate::game::{PlaceTest, PlacesPlan, PlayersPlan, SetPlan, ThingPlan};
use crate::state::position::Position;

impl Position<'_> {
    /// Visits every thing of a selection in its order.
    #[inline]
    pub fn each_thing(&self, plan: &SetPlan, context: &Context, visit: &mut impl FnMut(Thing) -> ControlFlow<()>) {
        match plan {
            SetPlan::Cards(cards) => self.each_card(cards, context, &mut |card| visit(Thing::Card(card))),
            SetPlan::Players(players) => self.each_player(players, context, visit),
            SetPlan::Thing(thing) => match self.thing_meant(thing, context) {
                Thing::Nothing => {}
                thing => {
                    let _ = visit(thing);
                }
            },
            other => self.each_other(other, context, visit),
        }
    }

    fn each_other(&self, plan: &SetPlan, context: &Context, visit: &mut dyn FnMut(Thing) -> ControlFlow<()>) {
        match plan {
            SetPlan::Places(places) => {
                let _ = self.each_place(places, context, visit);
            }
            SetPlan::Else(pair) => {
                let mut found = false;
                self.each_other(&pair.0, context, &mut |thing| {
                    found = true;
                    visit(thing)
                });
                if !found {
                    self.each_other(&pair.1, context, visit);
                }
            }
            SetPlan::Tree(set) => evaluate::each(set, context, self, visit),
            plain => self.each_thing(plain, context, &mut |thing| visit(thing)),
        }
    }

    fn each_player(&self, plan: &PlayersPlan, context: &Context, visit: &mut impl FnMut(Thing) -> ControlFlow<()>) {
        let Some(start) = self.whom(&plan.from, context) else {
            return;
        };
        for step in u8::from(plan.others)..self.state.seats {
            let seat = clockwise(start, step, self.state.seats);
            let passes = plan.tests.iter().all(|(measure, comparison, number)| {
                let own = evaluate::measure(measure, seat, self);
                compare(own, *comparison, self.amount(number, &Context { they: seat, ..*context }))
            });
            if passes && visit(Thing::Player(seat)).is_break() {
                return;
            }
        }
    }

    /// The first thing of a selection, or nothing.
    #[inline]
    pub fn first_of(&self, plan: &SetPlan, context: &Context) -> Thing {
        if let SetPlan::Thing(thing) = plan {
            return self.thing_meant(thing, context);
        }
        let mut found = Thing::Nothing;
        self.each_thing(plan, context, &mut |thing| {
            found = thing;
            ControlFlow::Break(())
        });
        found
    }

    /// Visits places of boards, or zones at their ends, that pass the tests.
    fn each_place(
        &self,
        plan: &PlacesPlan,
        context: &Context,
        visit: &mut dyn FnMut(Thing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let along = match &plan.along {
            None => None,
            Some((ahead, of)) => match evaluate::place_of(self.thing_meant(of, context), self) {
                Some(of) => Some((*ahead, of)),
                None => return ControlFlow::Continue(()),
            },
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
        if plan.boards.is_empty() {
            let ends = &self.game.layout.ends;
            return (0..ends.len()).try_for_each(|at| {
                let zone = ends[if plan.backwards { ends.len() - 1 - at } else { at }];
                let lies = along.is_none_or(|(ahead, of)| {
                    let wanted = if ahead { Ordering::Greater } else { Ordering::Less };
                    evaluate::order(Some(zone), Some(of), self) == Some(wanted)
                });
                if lies { pass(zone) } else { ControlFlow::Continue(()) }
            });
        }
        if let ([board], Some(PlaceTest::Has(_, _, such))) = (&*plan.boards, plan.tests.iter().find(|it| it.is_there()))
            && along.is_none()
        {
            let (start, length) = self.places(*board);
            let rank =
                |zone: ZoneAt| zone.steps_from(start).filter(|at| *at < length).and_then(|at| at.try_into().ok());
            if let Some(sought) = self.seek(such, length, rank) {
                return if plan.backwards {
                    sought.zones().rev().try_for_each(pass)
                } else {
                    sought.zones().try_for_each(pass)
                };
            }
        }
        for at in 0..plan.boards.len() {
            let board = plan.boards[if plan.backwards { plan.boards.len() - 1 - at } else { at }];
            let (start, length) = self.places(board);
            let (from, to) = match along {
                None => (0, length),
                Some((ahead, of)) => {
                    let Some(along) = self.along(board, of) else {
                        continue;
                    };
                    // The first place lies 1 along its board.
                    let along = usize::try_from(along).unwrap_or(0).min(length + 1);
                    if ahead { (along.min(length), length) } else { (0, along.saturating_sub(1)) }
                }
            };
            if plan.backwards {
                (from..to).rev().try_for_each(|at| pass(start.plus(at)))?;
            } else {
                (from..to).try_for_each(|at| pass(start.plus(at)))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn place_fits(&self, test: &PlaceTest, zone: ZoneAt, context: &Context) -> bool {
        let place = Thing::Zone(zone);
        match test {
            PlaceTest::Empty => self.length(zone) == 0,
            PlaceTest::Value(attribute, value) => self.attribute(place, *attribute) == Some(*value),
            PlaceTest::SameAs(attribute, slot) => {
                let own = self.attribute(place, *attribute);
                own.is_some() && own == self.attribute(context.get(*slot), *attribute)
            }
            PlaceTest::Has(low, high, such) => self.has(place, (*low, *high), such, context),
            PlaceTest::Beside(other) => self.is_beside(zone, other, context),
            PlaceTest::Query(query, comparison, number) => {
                compare(self.query(*query, place, context.you), *comparison, self.amount(number, context))
            }
            PlaceTest::Tree(test) => evaluate::passes(std::slice::from_ref(test), place, context, self, false),
        }
    }

    fn is_beside(&self, zone: ZoneAt, other: &ThingPlan, context: &Context) -> bool {
        evaluate::beside(Thing::Zone(zone), self.thing_meant(other, context), self)
    }

    /// How many things a selection has, counted up to a limit.
    pub(super) fn count_things(&self, plan: &SetPlan, context: &Context, limit: i32) -> i32 {
        let mut count = 0;
        self.each_thing(plan, context, &mut |_| {
            count += 1;
            if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }
}
