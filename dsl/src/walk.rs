//! Walking over cards and players: what is looked for, and which way round.

use std::ops::ControlFlow;

use crate::evaluate::{Visit, each};
use crate::facts::Facts;
use crate::tree::{CardAt, Context, Seat, Set, Thing, ZoneAt};
use crate::vocabulary::{FamilyId, KindId};

/// How things are walked over.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    /// From the bottom up.
    pub backwards: bool,
    /// What is looked for.
    pub sought: Sought,
    /// Cards may count as others.
    pub wild: bool,
}

/// What is looked for: zones that have none are passed by.
#[derive(Clone, Copy)]
pub(crate) enum Sought {
    Anything,
    Kind(KindId),
    Family(FamilyId),
}

impl Walk {
    #[inline]
    pub fn finds_nothing<F: Facts>(&self, zone: ZoneAt, facts: &F) -> bool {
        match self.sought {
            Sought::Anything => false,
            Sought::Family(family) => facts.has_no_family(zone, family, self.wild),
            Sought::Kind(kind) => facts.has_no_kind(zone, kind, self.wild),
        }
    }

    #[inline]
    pub fn finds<F: Facts>(&self, card: CardAt, facts: &F) -> bool {
        match self.sought {
            Sought::Anything => true,
            Sought::Family(family) => facts.is_family(card, family, self.wild),
            Sought::Kind(kind) => facts.is_kind(card, kind, self.wild),
        }
    }
}

/// The seat so many steps from another; less than once round.
#[inline]
pub fn clockwise(from: Seat, steps: u8, seats: Seat) -> Seat {
    let seat = from + steps;
    if seat >= seats { seat - seats } else { seat }
}

/// Visits what is looked for in a zone.
#[inline(always)]
pub(crate) fn in_zone<F: Facts>(zone: ZoneAt, way: Walk, facts: &F, visit: &mut Visit<'_>) -> ControlFlow<()> {
    if way.finds_nothing(zone, facts) {
        return ControlFlow::Continue(());
    }
    let mut next = if way.backwards { facts.bottom(zone) } else { facts.top(zone) };
    while let Some(card) = next {
        if way.finds(card, facts) {
            visit(Thing::Card(card))?;
        }
        next = if way.backwards { facts.above(card) } else { facts.below(card) };
    }
    ControlFlow::Continue(())
}

/// Visits every thing of a set in its order, or in the opposite one: things are few, and nothing is kept.
pub(crate) fn each_way<F: Facts>(
    set: &Set,
    backwards: bool,
    context: &Context,
    facts: &F,
    visit: &mut dyn FnMut(Thing) -> ControlFlow<()>,
) {
    if !backwards {
        each(set, context, facts, visit);
        return;
    }
    let mut left = 0;
    let mut count: &mut dyn FnMut(Thing) -> ControlFlow<()> = &mut |_| {
        left += 1;
        ControlFlow::Continue(())
    };
    each(set, context, facts, &mut count);
    while left > 0 {
        left -= 1;
        let mut before = left;
        let mut flow = ControlFlow::Continue(());
        let mut at: &mut dyn FnMut(Thing) -> ControlFlow<()> = &mut |thing| {
            if before > 0 {
                before -= 1;
                return ControlFlow::Continue(());
            }
            flow = visit(thing);
            ControlFlow::Break(())
        };
        each(set, context, facts, &mut at);
        if flow.is_break() {
            return;
        }
    }
}
