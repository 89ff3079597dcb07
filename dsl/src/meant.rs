//! Of the candidates of a selection those that are meant: the most, the first, the last of them.

use std::ops::ControlFlow;

use crate::evaluate::{Visit, each_candidate, measure, number, place_of};
use crate::facts::Facts;
use crate::passing::own_number;
use crate::tree::{Context, Figure, Set, Thing};

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
    let best = foremost(set, here, context, facts, wild);
    if best.len() < set.most.len() {
        return false;
    }
    let (mut skip, mut found) = (set.skip, false);
    let meant = &mut |thing| {
        if !set.most.iter().zip(&best).all(|((_, by), best)| figure(by, thing, context, facts) == Some(*best)) {
            return ControlFlow::Continue(());
        }
        if skip > 0 {
            skip -= 1;
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

/// The most (or fewest) that candidates have, one number after the other; it ends where nothing has the number.
fn foremost<F: Facts>(set: &Set, here: Thing, context: &Context, facts: &F, wild: bool) -> Vec<i32> {
    let mut best: Vec<i32> = Vec::new();
    for (at, (most, by)) in set.most.iter().enumerate() {
        let before = &set.most[..at];
        let mut next: Option<i32> = None;
        let visit = &mut |thing| {
            let still =
                before.iter().zip(&best).all(|((_, by), best)| figure(by, thing, context, facts) == Some(*best));
            if still && let Some(value) = figure(by, thing, context, facts) {
                next = Some(next.map_or(value, |so_far| farther(*most, so_far, value)));
            }
            ControlFlow::Continue(())
        };
        each_candidate(set, here, context, facts, visit, wild);
        match next {
            Some(value) => best.push(value),
            None => break,
        }
    }
    best
}

/// A number of a thing, if it has one.
pub fn figure<F: Facts>(figure: &Figure, thing: Thing, context: &Context, facts: &F) -> Option<i32> {
    match (figure, thing) {
        (Figure::Measure(measured), Thing::Player(seat)) => Some(measure(measured, seat, facts)),
        (Figure::Measure(_), _) => None,
        (Figure::Attribute(attribute), thing) => facts.attribute(thing, *attribute),
        (Figure::Own(own), thing) => Some(own_number(own, thing, context, facts)),
        (Figure::Position, thing) => Some(place_of(thing, facts).and_then(|zone| facts.position(zone)).unwrap_or(0)),
    }
}

/// The greater of two numbers, or the less.
pub(crate) fn farther(most: bool, left: i32, right: i32) -> i32 {
    if most { left.max(right) } else { left.min(right) }
}
