//! How many things a set has, without looking at more of them than needed.

use std::ops::ControlFlow;

use crate::evaluate::{each, zone_ref};
use crate::facts::Facts;
use crate::tree::{Context, Place, Quantity, Set, Source};

/// How many things a set has; with `of different …`, how many different values.
pub fn count<F: Facts>(set: &Set, context: &Context, facts: &F) -> i32 {
    if let Some(attribute) = set.distinct {
        return distinct(attribute, set, context, facts);
    }
    if let Some(attribute) = set.same {
        return most_alike(attribute, set, context, facts);
    }
    if let Some(length) = whole_zones(set, context, facts) {
        return length;
    }
    let mut count = 0;
    each(set, context, facts, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// The cards of whole zones are counted without looking at them.
fn whole_zones<F: Facts>(set: &Set, context: &Context, facts: &F) -> Option<i32> {
    let Source::CardsIn(places) = &set.source else {
        return None;
    };
    if !set.tests.is_empty() || set.otherwise.is_some() {
        return None;
    }
    let mut sum = 0;
    for place in places {
        let Place::Zone(zone) = place else {
            return None;
        };
        sum += zone_ref(zone.zone, zone.whose.as_ref(), context, facts).map_or(0, |at| facts.length(at));
    }
    Some(sum)
}

/// Whether a set has as many things as asked for; stops counting as soon as that is clear.
pub(crate) fn enough<F: Facts>(quantity: Quantity, set: &Set, context: &Context, facts: &F) -> bool {
    if set.distinct.is_some() || set.same.is_some() {
        return quantity.accepts(count(set, context, facts));
    }
    if let Some(length) = whole_zones(set, context, facts) {
        return quantity.accepts(length);
    }
    let limit = match quantity {
        Quantity::Unsaid | Quantity::One | Quantity::Each | Quantity::All | Quantity::No => 1,
        Quantity::AtLeast(n) | Quantity::Number(n) => n,
        Quantity::AtMost(n) | Quantity::UpTo(n) | Quantity::Exactly(n) | Quantity::Between(_, n) => n.saturating_add(1),
    };
    let mut count = 0;
    each(set, context, facts, &mut |_| {
        count += 1;
        if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    quantity.accepts(count)
}

pub(crate) fn distinct<F: Facts>(attribute: u8, set: &Set, context: &Context, facts: &F) -> i32 {
    let mut seen = [0u64; 4];
    each(set, context, facts, &mut |thing| {
        if let Some(value) = facts.attribute(thing, attribute) {
            let value = value.rem_euclid(256) as usize;
            seen[value / 64] |= 1 << (value % 64);
        }
        ControlFlow::Continue(())
    });
    seen.iter().map(|bits| bits.count_ones() as i32).sum()
}

fn most_alike<F: Facts>(attribute: u8, set: &Set, context: &Context, facts: &F) -> i32 {
    let mut tally = [0i32; 64];
    each(set, context, facts, &mut |thing| {
        if let Some(value) = facts.attribute(thing, attribute) {
            tally[value.rem_euclid(64) as usize] += 1;
        }
        ControlFlow::Continue(())
    });
    tally.into_iter().max().unwrap_or(0)
}
