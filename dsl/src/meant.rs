//! Of the candidates of a selection those that are meant: the most, the first, the last of them.

use std::ops::ControlFlow;

use crate::evaluate::{Visit, each_candidate, measure, number};
use crate::facts::Facts;
use crate::tree::{Context, Set, Thing};

/// Visits what is left of the candidates once the most, the first or the last of them are taken.
pub(crate) fn each_meant<F: Facts>(
    set: &Set,
    here: Thing,
    context: &Context,
    facts: &F,
    visit: &mut Visit<'_>,
    wild: bool,
) -> bool {
    let mut left = match (&set.equal_to, set.definite) {
        (Some(wanted), true) => number(wanted, context, facts),
        (None, true) => set.quantity.wanted(),
        (_, false) => i32::MAX,
    };
    if left <= 0 {
        return false;
    }
    let mut found = false;
    let meant = &mut |thing| {
        if !is_foremost(set, set.most.len(), thing, here, context, facts) {
            return ControlFlow::Continue(());
        }
        found = true;
        left -= 1;
        visit(thing)?;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each_candidate(set, here, context, facts, meant, wild);
    found
}

/// Whether a player has the most (or fewest) among the candidates of a set, by its first so many measures.
fn is_foremost<F: Facts>(set: &Set, measures: usize, thing: Thing, here: Thing, context: &Context, facts: &F) -> bool {
    let (Thing::Player(seat), Some((most, measured))) = (thing, set.most[..measures].last()) else {
        return measures == 0;
    };
    if !is_foremost(set, measures - 1, thing, here, context, facts) {
        return false;
    }
    let own = measure(measured, seat, facts);
    let mut foremost = true;
    each_candidate(
        set,
        here,
        context,
        facts,
        &mut |other| {
            let Thing::Player(other_seat) = other else {
                return ControlFlow::Continue(());
            };
            let value = measure(measured, other_seat, facts);
            let beaten = if *most { value > own } else { value < own };
            if beaten && is_foremost(set, measures - 1, other, here, context, facts) {
                foremost = false;
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        },
        false,
    );
    foremost
}
