//! Selections of anything: players, places, cards.

use std::cmp::Ordering;
use std::ops::{ControlFlow, Range};

use quarterdeck_dsl::clockwise;
use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Context, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId};

use crate::game::{PlaceTest, PlacesPlan, PlayerTest, PlayersPlan, Seek, SetPlan, ThingPlan};
use crate::state::position::Position;

/// What places are sought, so that others need not be looked at.
enum Sought {
    /// No place can be meant.
    None,
    /// Any place may be.
    All,
    /// Places where something lies.
    Filled,
    /// Places of a value.
    Value(AttributeId, i32),
}

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
            SetPlan::Values(attribute, count) => {
                let _ = (0..*count).try_for_each(|value| visit(Thing::Value(*attribute, value)));
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
            let passes = self.player_fits(seat, &plan.tests, context);
            if passes && visit(Thing::Player(seat)).is_break() {
                return;
            }
        }
    }

    /// Whether a player is what a player must be.
    #[inline]
    pub(super) fn player_fits(&self, seat: Seat, tests: &[PlayerTest], context: &Context) -> bool {
        tests.iter().all(|test| match test {
            PlayerTest::Measure(measure, comparison, number) => {
                let own = evaluate::measure(measure, seat, self);
                compare(own, *comparison, self.amount(number, &Context { they: seat, ..*context }))
            }
            PlayerTest::Has(low, high, such) => {
                self.holds_cards(seat, (*low, *high), such, &Context { they: seat, ..*context })
            }
        })
    }

    /// The first thing of a selection, or nothing.
    #[inline]
    pub fn first_of(&self, plan: &SetPlan, context: &Context) -> Thing {
        match plan {
            SetPlan::Thing(thing) => self.thing_meant(thing, context),
            SetPlan::Places(places) => self.first_place(places, context),
            other => self.first_else(other, context),
        }
    }

    fn first_else(&self, plan: &SetPlan, context: &Context) -> Thing {
        if let SetPlan::Else(pair) = plan {
            let found = self.first_of(&pair.0, context);
            return if found == Thing::Nothing { self.first_of(&pair.1, context) } else { found };
        }
        let mut found = Thing::Nothing;
        self.each_thing(plan, context, &mut |thing| {
            found = thing;
            ControlFlow::Break(())
        });
        found
    }

    fn first_place(&self, plan: &PlacesPlan, context: &Context) -> Thing {
        if let Some(found) = self.first_listed(plan, context) {
            return found.map_or(Thing::Nothing, Thing::Zone);
        }
        let mut found = Thing::Nothing;
        let _ = self.each_place(plan, context, &mut |thing| {
            found = thing;
            ControlFlow::Break(())
        });
        found
    }

    /// The first place of a value, or where something lies, ahead of another place or behind it, if these are listed:
    /// what is asked for every move along a board.
    #[inline]
    fn first_listed(&self, plan: &PlacesPlan, context: &Context) -> Option<Option<ZoneAt>> {
        let (Some((ahead, ThingPlan::Slot(of))), Some(known)) = (&plan.along, self.memo) else {
            return None;
        };
        if plan.boards.is_empty() || plan.most == 0 {
            return None;
        }
        let sought = match self.sought(plan, context) {
            Sought::All => return None,
            Sought::None => return Some(None),
            sought => sought,
        };
        let of = evaluate::place_of(context.get(*of), self)?;
        let boards = self.boards_seen(&plan.boards, Some((*ahead, of)));
        for at in 0..boards.len() {
            let board = boards[if plan.backwards { boards.len() - 1 - at } else { at }];
            let Some(along) = self.along(board, of) else {
                continue;
            };
            let (listed, tests) = match sought {
                Sought::Value(attribute, value) => {
                    (known.of_value(self.game, board, attribute, value)?, &plan.tests[1..])
                }
                _ => (self.filled(board)?, &plan.tests[..]),
            };
            let start = self.game.layout.board_base[usize::from(board)];
            let fits = |place: &u16| {
                let zone = start.plus(usize::from(*place));
                tests.iter().all(|test| self.place_fits(test, zone, context)).then_some(zone)
            };
            // The first place lies 1 along its board.
            let lies = |place: &&u16| {
                let own = i32::from(**place) + 1;
                if *ahead { own > along } else { own < along }
            };
            let found = if plan.backwards {
                listed.iter().rev().filter(lies).find_map(fits)
            } else {
                listed.iter().filter(lies).find_map(fits)
            };
            if found.is_some() {
                return Some(found);
            }
        }
        Some(None)
    }

    /// Visits places of boards, or zones at their ends, that pass the tests.
    #[inline]
    fn each_place(
        &self,
        plan: &PlacesPlan,
        context: &Context,
        visit: &mut (impl FnMut(Thing) -> ControlFlow<()> + ?Sized),
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
        let mut pass = |zone: ZoneAt, tests: &[PlaceTest]| {
            if !tests.iter().all(|test| self.place_fits(test, zone, context)) {
                return ControlFlow::Continue(());
            }
            visit(Thing::Zone(zone))?;
            left -= 1;
            if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        if plan.boards.is_empty() {
            return self.each_end(plan.backwards, along, &mut |zone| pass(zone, &plan.tests));
        }
        if let ([board], Some(PlaceTest::Has(_, _, such))) = (&*plan.boards, plan.tests.iter().find(|it| it.is_there()))
            && along.is_none()
        {
            let (start, length) = self.places(*board);
            let rank =
                |zone: ZoneAt| zone.steps_from(start).filter(|at| *at < length).and_then(|at| at.try_into().ok());
            if let Some(known) = self.seek(such, length, rank) {
                return if plan.backwards {
                    known.zones().rev().try_for_each(|zone| pass(zone, &plan.tests))
                } else {
                    known.zones().try_for_each(|zone| pass(zone, &plan.tests))
                };
            }
        }
        let sought = match self.sought(plan, context) {
            Sought::None => return ControlFlow::Continue(()),
            sought => sought,
        };
        let boards = self.boards_seen(&plan.boards, along);
        for at in 0..boards.len() {
            let board = boards[if plan.backwards { boards.len() - 1 - at } else { at }];
            let Some((from, to)) = self.range(board, along) else {
                continue;
            };
            let start = self.game.layout.board_base[usize::from(board)];
            let (listed, tests) = self.listed(board, &sought, &plan.tests);
            match listed {
                Some(listed) => {
                    let within = listed.partition_point(|at| usize::from(*at) < from)
                        ..listed.partition_point(|at| usize::from(*at) < to);
                    in_order(within, plan.backwards, |at| pass(start.plus(usize::from(listed[at])), tests))?;
                }
                None => in_order(from..to, plan.backwards, |at| pass(start.plus(at), tests))?,
            }
        }
        ControlFlow::Continue(())
    }

    /// The boards on which something can lie ahead of a zone or behind it: of a place, only its own.
    #[inline]
    fn boards_seen<'p>(&self, boards: &'p [BoardId], along: Option<(bool, ZoneAt)>) -> &'p [BoardId] {
        match along.and_then(|(_, of)| self.board_of(of)) {
            None => boards,
            Some(own) => match boards.iter().position(|board| *board == own) {
                Some(at) => &boards[at..=at],
                None => &[],
            },
        }
    }

    /// Where on a board the places lie that are ahead of a zone, or behind it.
    #[inline]
    fn range(&self, board: BoardId, along: Option<(bool, ZoneAt)>) -> Option<(usize, usize)> {
        let length = usize::from(self.state.board_lengths[usize::from(board)]);
        let Some((ahead, of)) = along else {
            return Some((0, length));
        };
        // The first place lies 1 along its board.
        let along = usize::try_from(self.along(board, of)?).unwrap_or(0).min(length + 1);
        Some(if ahead { (along.min(length), length) } else { (0, along.saturating_sub(1)) })
    }

    /// What places are sought.
    #[inline]
    fn sought(&self, plan: &PlacesPlan, context: &Context) -> Sought {
        match (plan.seek, plan.tests.first()) {
            (Seek::Value, Some(PlaceTest::Value(attribute, value))) => Sought::Value(*attribute, *value),
            (Seek::Value, Some(PlaceTest::SameAs(attribute, slot))) => {
                match self.attribute(context.get(*slot), *attribute) {
                    Some(value) => Sought::Value(*attribute, value),
                    None => Sought::None,
                }
            }
            (Seek::Filled, _) => Sought::Filled,
            _ => Sought::All,
        }
    }

    /// The places of a board that are sought, if they are listed, and what else each of them must be.
    #[inline]
    fn listed<'t>(&self, board: BoardId, sought: &Sought, tests: &'t [PlaceTest]) -> (Option<&[u16]>, &'t [PlaceTest]) {
        match *sought {
            Sought::Value(attribute, value) => {
                let listed = self.memo.and_then(|known| known.of_value(self.game, board, attribute, value));
                (listed, if listed.is_some() { &tests[1..] } else { tests })
            }
            Sought::Filled => (self.filled(board), tests),
            Sought::All | Sought::None => (None, tests),
        }
    }

    /// The places of a board where something lies, if they are listed.
    #[inline]
    pub(super) fn filled(&self, board: BoardId) -> Option<&[u16]> {
        self.lists().and_then(|known| known.filled(board))
    }

    /// Visits zones at the ends of boards.
    #[inline]
    fn each_end(
        &self,
        backwards: bool,
        along: Option<(bool, ZoneAt)>,
        visit: &mut impl FnMut(ZoneAt) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let all = &self.game.layout.ends;
        let Some((ahead, of)) = along else {
            return in_order(0..all.len(), backwards, |at| visit(all[at]));
        };
        let wanted = if ahead { Ordering::Greater } else { Ordering::Less };
        let Some(board) = self.board_of(of) else {
            return in_order(0..all.len(), backwards, |at| {
                let lies = evaluate::order(Some(all[at]), Some(of), self) == Some(wanted);
                if lies { visit(all[at]) } else { ControlFlow::Continue(()) }
            });
        };
        // Seen from a place, only the ends of its board lie anywhere: before its first place or behind its last.
        let ends = &self.program().boards[usize::from(board)].ends;
        in_order(0..ends.len(), backwards, |at| {
            let lies = self.along(board, ends[at]).is_some_and(|along| (along != 0) == ahead);
            if lies { visit(ends[at]) } else { ControlFlow::Continue(()) }
        })
    }

    /// Whether a place is what it must be.
    #[inline(always)]
    fn place_fits(&self, test: &PlaceTest, zone: ZoneAt, context: &Context) -> bool {
        match test {
            PlaceTest::Has(low, high, such) => self.has_in(zone, (*low, *high), such, context),
            other => self.place_fits_else(other, zone, context),
        }
    }

    fn place_fits_else(&self, test: &PlaceTest, zone: ZoneAt, context: &Context) -> bool {
        let place = Thing::Zone(zone);
        match test {
            PlaceTest::Empty => self.length(zone) == 0,
            PlaceTest::Value(attribute, value) => self.attribute(place, *attribute) == Some(*value),
            PlaceTest::SameAs(attribute, slot) => {
                let own = self.attribute(place, *attribute);
                own.is_some() && own == self.attribute(context.get(*slot), *attribute)
            }
            PlaceTest::Has(low, high, such) => self.has_in(zone, (*low, *high), such, context),
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

/// Visits a stretch in its order, or the other way round.
#[inline]
fn in_order(
    stretch: Range<usize>,
    backwards: bool,
    mut visit: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if backwards { stretch.rev().try_for_each(visit) } else { stretch.into_iter().try_for_each(&mut visit) }
}
