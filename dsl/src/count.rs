//! How many things a set has, without looking at more of them than needed.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::evaluate::{as_they, each_here, zone_ref};
use crate::facts::Facts;
use crate::tree::{Context, Place, Quantity, Set, Source, Thing};
use crate::vocabulary::AttributeId;

/// How many things a set has; with `of different …`, how many different values.
pub fn count<F: Facts>(set: &Set, context: &Context, facts: &F) -> i32 {
    count_here(set, Thing::Nothing, context, facts, false)
}

/// The same where the set stands in a test about `here`; `wild` lets cards count as others.
pub(crate) fn count_here<F: Facts>(set: &Set, here: Thing, context: &Context, facts: &F, wild: bool) -> i32 {
    if let Some(attribute) = set.distinct {
        return different(attribute, set, here, context, facts, wild);
    }
    if let Some(attribute) = set.same {
        return most_alike(attribute, set, here, context, facts, wild);
    }
    if let Some(length) = whole_zones(set, context, facts) {
        return length;
    }
    let mut count = 0;
    let visit = &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    };
    each_here(set, here, context, facts, visit, wild);
    count
}

/// Whether a thing has as many of a set as asked for: on the place, under the card, held by the player, who is `they`.
pub(crate) fn has<F: Facts>(
    quantity: Quantity,
    set: &Set,
    thing: Thing,
    context: &Context,
    facts: &F,
    wild: bool,
) -> bool {
    enough_here(quantity, set, thing, &as_they(context, thing), facts, wild)
}

/// The cards of whole zones are counted without looking at them.
fn whole_zones<F: Facts>(set: &Set, context: &Context, facts: &F) -> Option<i32> {
    let Source::CardsIn(places) = &set.source else {
        return None;
    };
    if !set.tests.is_empty() || set.otherwise.is_some() || set.definite || !set.most.is_empty() {
        return None;
    }
    let zone_at = |place: &Place| match place {
        Place::Zone(zone) => Some(zone_ref(zone.zone, zone.whose.as_ref(), context, facts)),
        _ => None,
    };
    let mut sum = 0;
    for (at, place) in places.iter().enumerate() {
        let zone = zone_at(place)?;
        let twice = places[..at].iter().any(|earlier| zone_at(earlier) == Some(zone));
        sum += zone.filter(|_| !twice).map_or(0, |zone| facts.length(zone));
    }
    Some(sum)
}

/// Whether a set has as many things as asked for; stops counting as soon as that is clear.
pub(crate) fn enough<F: Facts>(quantity: Quantity, set: &Set, context: &Context, facts: &F) -> bool {
    enough_here(quantity, set, Thing::Nothing, context, facts, false)
}

/// The same where the set stands in a test about `here`.
fn enough_here<F: Facts>(quantity: Quantity, set: &Set, here: Thing, context: &Context, facts: &F, wild: bool) -> bool {
    if set.distinct.is_some() || set.same.is_some() {
        return quantity.accepts(count_here(set, here, context, facts, wild));
    }
    if let Some(length) = whole_zones(set, context, facts) {
        return quantity.accepts(length);
    }
    let limit = match quantity {
        Quantity::Unsaid | Quantity::One | Quantity::Each | Quantity::All | Quantity::No | Quantity::Number(0) => 1,
        Quantity::AtLeast(n) | Quantity::Number(n) => n,
        Quantity::AtMost(n) | Quantity::UpTo(n) | Quantity::Exactly(n) | Quantity::Between(_, n) => n.saturating_add(1),
    };
    let mut count = 0;
    let visit = &mut |_| {
        count += 1;
        if count >= limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each_here(set, here, context, facts, visit, wild);
    quantity.accepts(count)
}

/// How many different values there are.
pub(crate) fn distinct<F: Facts>(attribute: AttributeId, set: &Set, context: &Context, facts: &F) -> i32 {
    different(attribute, set, Thing::Nothing, context, facts, false)
}

/// Counts a thing for each value that no thing before it had.
fn different<F: Facts>(
    attribute: AttributeId,
    set: &Set,
    here: Thing,
    context: &Context,
    facts: &F,
    wild: bool,
) -> i32 {
    let mut count = 0;
    let mut seen = Seen::default();
    let visit = &mut |thing| {
        if let Some(value) = facts.attribute(thing, attribute) {
            count += i32::from(seen.note(value));
        }
        ControlFlow::Continue(())
    };
    each_here(set, here, context, facts, visit, wild);
    count
}

/// Values that were met: those from 0 to 255 as bits, which is all that most attributes have; the others apart.
#[derive(Default)]
struct Seen([u64; 4], BTreeSet<i32>);

impl Seen {
    /// Whether the value is met for the first time.
    fn note(&mut self, value: i32) -> bool {
        let Some(at) = usize::try_from(value).ok().filter(|at| *at < 256) else {
            return self.1.insert(value);
        };
        let bit = 1 << (at % 64);
        let new = self.0[at / 64] & bit == 0;
        self.0[at / 64] |= bit;
        new
    }
}

/// How many things there are of the value that most of them have.
fn most_alike<F: Facts>(
    attribute: AttributeId,
    set: &Set,
    here: Thing,
    context: &Context,
    facts: &F,
    wild: bool,
) -> i32 {
    let mut values = Vec::new();
    let visit = &mut |thing| {
        values.extend(facts.attribute(thing, attribute));
        ControlFlow::Continue(())
    };
    each_here(set, here, context, facts, visit, wild);
    longest_row(values)
}

/// How often the value that is there most often is there.
pub(crate) fn longest_row(mut values: Vec<i32>) -> i32 {
    values.sort_unstable();
    let longest = values.chunk_by(|left, right| left == right).map(<[i32]>::len).max();
    i32::try_from(longest.unwrap_or(0)).unwrap_or(i32::MAX)
}

/// How many times a number goes into another: towards more, or towards less. Into nothing it goes never.
pub fn divided(number: i32, by: i32, up: bool) -> i32 {
    let (number, by) = (i64::from(number), i64::from(by));
    if by == 0 {
        return 0;
    }
    let (whole, rest) = (number / by, number % by);
    let between = rest != 0;
    let below = between && (rest < 0) != (by < 0);
    let rounded = whole - i64::from(below) + i64::from(up && between);
    i32::try_from(rounded).unwrap_or(i32::MAX)
}
