//! Whether a thing passes what is said of it.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::along;
use crate::count::has;
use crate::evaluate::{as_they, compare, each, first, measure, number, place_of, who, zone_ref};
use crate::facts::Facts;
use crate::tree::{CardAt, Context, Number, Place, Set, Subject, Test, Thing, ZoneAt};

/// Whether a thing is one of a set.
pub(crate) fn among<F: Facts>(thing: Thing, set: &Set, context: &Context, facts: &F) -> bool {
    let mut found = false;
    each(set, context, facts, &mut |other| {
        found = other == thing;
        if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// Whether a thing passes all tests.
pub fn passes<F: Facts>(tests: &[Test], thing: Thing, context: &Context, facts: &F, wild: bool) -> bool {
    tests.iter().all(|test| match (test, thing) {
        // What is asked of nearly every card.
        (Test::Kind(kind), Thing::Card(card)) => facts.is_kind(card, *kind, wild),
        (Test::Family(family), Thing::Card(card)) => facts.is_family(card, *family, wild),
        _ => passes_one(test, thing, context, facts, wild),
    })
}

pub(crate) fn passes_one<F: Facts>(test: &Test, thing: Thing, context: &Context, facts: &F, wild: bool) -> bool {
    match test {
        Test::Kind(kind) => matches!(thing, Thing::Card(card) if facts.is_kind(card, *kind, wild)),
        Test::Family(family) => matches!(thing, Thing::Card(card) if facts.is_family(card, *family, wild)),
        Test::Value(attribute, value) => facts.attribute(thing, *attribute) == Some(*value),
        Test::Worded(attribute, wanted) => facts.attribute(thing, *attribute).is_some() == *wanted,
        Test::Lacks(attribute) => facts.attribute(thing, *attribute).is_none_or(|value| value == 0),
        Test::Attribute(attribute, comparison, value) => facts
            .attribute(thing, *attribute)
            .is_some_and(|own| compare(own, *comparison, number(value, context, facts))),
        Test::Number(own, comparison, value) => {
            compare(own_number(own, thing, context, facts), *comparison, number(value, context, facts))
        }
        Test::Measure(measured, comparison, value) => matches!(thing, Thing::Player(seat)
            if compare(measure(measured, seat, facts), *comparison, number(value, &as_they(context, thing), facts))),
        Test::SameAs(attribute, other) => {
            let own = facts.attribute(thing, *attribute);
            own.is_some() && own == facts.attribute(first(other, context, facts), *attribute)
        }
        Test::OwnedBy(player) => matches!(thing, Thing::Card(card)
            if facts.owner(card).is_some() && facts.owner(card) == who(player, context, facts)),
        Test::HeldBy(players) => matches!(thing, Thing::Card(card)
            if held_by(card, players, context, facts)),
        Test::Among(set) => among(thing, set, context, facts),
        Test::Not(tests) => !passes(tests, thing, context, facts, wild),
        Test::Any(tests) => tests.iter().any(|test| passes_one(test, thing, context, facts, wild)),
        Test::In(not, places) => {
            let inside = place_of(thing, facts)
                .is_some_and(|zone| places.iter().any(|place| contains(place, zone, context, facts)));
            inside != *not
        }
        Test::Other(slot) => thing != context.get(*slot),
        Test::Empty => matches!(thing, Thing::Zone(zone) if facts.length(zone) == 0),
        Test::FaceDown => matches!(thing, Thing::Card(card) if facts.face_down(card)),
        Test::Done => matches!(thing, Thing::Card(card) if facts.done(card)),
        Test::FaceUp => matches!(thing, Thing::Card(card) if !facts.face_down(card)),
        Test::Ahead(other) => order(thing, other, context, facts) == Some(Ordering::Greater),
        Test::Behind(other) => order(thing, other, context, facts) == Some(Ordering::Less),
        Test::Beside(other) => along::beside(thing, first(other, context, facts), facts),
        Test::Has(quantity, set) => has(*quantity, set, thing, context, facts, wild),
    }
}

/// Where a thing lies compared with the first of a set.
fn order<F: Facts>(thing: Thing, other: &Set, context: &Context, facts: &F) -> Option<Ordering> {
    along::order(place_of(thing, facts), place_of(first(other, context, facts), facts), facts)
}

/// Whether the players of a set hold a card.
fn held_by<F: Facts>(card: CardAt, players: &Set, context: &Context, facts: &F) -> bool {
    let zone = facts.zone_of(card);
    let mut found = false;
    each(players, context, facts, &mut |player| {
        found = matches!(player, Thing::Player(seat) if facts.held_zones(seat).contains(&zone));
        if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

/// A number of the thing being looked at.
pub(crate) fn own_number<F: Facts>(own: &Number, thing: Thing, context: &Context, facts: &F) -> i32 {
    match own {
        Number::Query(query, Subject::Here) => facts.query(*query, thing, context.you),
        Number::Counter(counter, Subject::Here) => facts.counter(*counter, thing),
        other => number(other, context, facts),
    }
}

pub(crate) fn contains<F: Facts>(place: &Place, zone: ZoneAt, context: &Context, facts: &F) -> bool {
    match place {
        Place::Zone(wanted) => zone_ref(wanted.zone, wanted.whose.as_ref(), context, facts) == Some(zone),
        Place::Board(board) => {
            let (start, length) = facts.places(*board);
            zone.steps_from(start).is_some_and(|at| at < length)
        }
        Place::Thing(set) => is_place(first(set, context, facts), zone, facts),
        Place::Any(set) => {
            let mut found = false;
            each(set, context, facts, &mut |thing| {
                found = is_place(thing, zone, facts);
                if found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            found
        }
    }
}

/// Whether a zone is the place, or under the card.
fn is_place<F: Facts>(thing: Thing, zone: ZoneAt, facts: &F) -> bool {
    match thing {
        Thing::Zone(wanted) => wanted == zone,
        Thing::Card(card) => facts.under(card) == Some(zone),
        _ => false,
    }
}
