//! How near a condition is to holding, where it can be said: for whoever strives for it step by step.

use std::ops::ControlFlow;

use crate::evaluate::{as_they, each, holds, number};
use crate::facts::Facts;
use crate::syntax::Comparison;
use crate::tree::{Condition, Context, Number, Quantity};
use crate::vocabulary::AttributeId;

/// How near, in percent; 100 if it holds. Of several that must all hold each counts alike, of several of which one is
/// enough the nearest counts.
pub fn nearness<F: Facts>(condition: &Condition, context: &Context, facts: &F) -> i32 {
    if holds(condition, context, facts) {
        return 100;
    }
    // What does not hold is never quite there.
    let near = match condition {
        Condition::All(list) => {
            let sum: i32 = list.iter().map(|inner| nearness(inner, context, facts)).sum();
            sum / list.len().max(1) as i32
        }
        Condition::Any(list) => list.iter().map(|inner| nearness(inner, context, facts)).max().unwrap_or(0),
        Condition::Compare(left, comparison, right) => {
            let (left, right) = (number(left, context, facts), number(right, context, facts));
            match comparison {
                Comparison::AtLeast | Comparison::MoreThan => share(left, right),
                Comparison::AtMost | Comparison::LessThan => share(right, left),
                Comparison::NotExactly => 0,
                Comparison::Exactly => share(left.min(right), left.max(right)),
            }
        }
        Condition::Amount(quantity, value) => share(number(value, context, facts), quantity.wanted()),
        Condition::Count(quantity, set) => {
            let mut found = 0;
            each(set, context, facts, &mut |_| {
                found += 1;
                ControlFlow::Continue(())
            });
            share(found, quantity.wanted())
        }
        Condition::Players(Quantity::One, players, inner) => {
            let mut best = 0;
            each(players, context, facts, &mut |thing| {
                best = nearness(inner, &as_they(context, thing), facts).max(best);
                ControlFlow::Continue(())
            });
            best
        }
        _ => 0,
    };
    near.clamp(0, 99)
}

/// How much of what is wanted there is, in percent.
fn share(have: i32, wanted: i32) -> i32 {
    if wanted <= 0 { 0 } else { 100 * have.clamp(0, wanted) / wanted }
}

/// Visits the attributes whose size a condition asks for, so that one can look for things that have them.
pub fn each_attribute(condition: &Condition, visit: &mut impl FnMut(AttributeId)) {
    match condition {
        Condition::All(list) | Condition::Any(list) => list.iter().for_each(|inner| each_attribute(inner, visit)),
        Condition::Compare(left, _, right) => {
            each_in_number(left, visit);
            each_in_number(right, visit);
        }
        Condition::Amount(_, value) => each_in_number(value, visit),
        Condition::Players(_, _, inner) => each_attribute(inner, visit),
        _ => {}
    }
}

fn each_in_number(number: &Number, visit: &mut impl FnMut(AttributeId)) {
    match number {
        Number::Attribute(attribute, _) | Number::Total(attribute, _) => visit(*attribute),
        Number::Plus(left, right)
        | Number::Minus(left, right)
        | Number::Times(left, right)
        | Number::Divided(left, right, _)
        | Number::AtLeast(left, right)
        | Number::AtMost(left, right) => {
            each_in_number(left, visit);
            each_in_number(right, visit);
        }
        Number::Half(inner, _) => each_in_number(inner, visit),
        _ => {}
    }
}
