//! The tests of a selection while it is walked over: what they compare things with is found once, not for every thing.

use std::cell::Cell;
use std::cmp::Ordering;

use crate::along;
use crate::evaluate::{compare, first, number, place_of, who, zone_ref};
use crate::facts::Facts;
use crate::passing::{own_number, passes_one};
use crate::tree::{Context, Place, Test, Thing, ZoneAt};

/// Of how many tests that is kept; those behind them find it anew each time.
const KEPT: usize = 4;

/// Tests, and what is known of each.
pub(crate) struct Ready<'t> {
    tests: &'t [Test],
    /// The test that the walk sees to by itself.
    walked: usize,
    known: [Cell<Known>; KEPT],
}

/// What a test compares with.
#[derive(Clone, Copy)]
enum Known {
    NotYet,
    Number(i32),
    Value(Option<i32>),
    Thing(Thing),
    Place(Option<ZoneAt>),
}

impl<'t> Ready<'t> {
    /// Nothing is known yet.
    #[inline]
    pub fn new(tests: &'t [Test]) -> Ready<'t> {
        Ready { tests, walked: usize::MAX, known: [const { Cell::new(Known::NotYet) }; KEPT] }
    }

    /// The walk meets only what passes this test.
    pub fn but(tests: &'t [Test], walked: usize) -> Ready<'t> {
        Ready { walked, ..Ready::new(tests) }
    }

    /// Whether a thing passes all tests.
    #[inline]
    pub fn pass<F: Facts>(&self, thing: Thing, context: &Context, facts: &F, wild: bool) -> bool {
        self.tests.iter().enumerate().all(|(at, test)| match (test, thing) {
            // What is asked of nearly every card.
            (Test::Kind(kind), Thing::Card(card)) => facts.is_kind(card, *kind, wild),
            (Test::Family(family), Thing::Card(card)) => facts.is_family(card, *family, wild),
            _ => at == self.walked || self.passes(at, test, thing, context, facts, wild),
        })
    }

    fn passes<F: Facts>(&self, at: usize, test: &Test, thing: Thing, context: &Context, facts: &F, wild: bool) -> bool {
        let Some(known) = self.known.get(at) else {
            return passes_one(test, thing, context, facts, wild);
        };
        match test {
            Test::Attribute(attribute, comparison, value) => facts
                .attribute(thing, *attribute)
                .is_some_and(|own| compare(own, *comparison, known_number(known, || number(value, context, facts)))),
            Test::Number(own, comparison, value) => {
                let own = own_number(own, thing, context, facts);
                compare(own, *comparison, known_number(known, || number(value, context, facts)))
            }
            Test::SameAs(attribute, other) => {
                let own = facts.attribute(thing, *attribute);
                own.is_some() && own == known_value(known, || facts.attribute(first(other, context, facts), *attribute))
            }
            Test::OwnedBy(player) => {
                let Thing::Card(card) = thing else {
                    return false;
                };
                let owner = facts.owner(card).map(i32::from);
                owner.is_some() && owner == known_value(known, || who(player, context, facts).map(i32::from))
            }
            Test::In(not, places) if let [place @ (Place::Zone(_) | Place::Thing(_))] = places.as_slice() => {
                let inside = place_of(thing, facts);
                let wanted = known_place(known, || only_zone(place, context, facts));
                (inside.is_some() && inside == wanted) != *not
            }
            Test::Ahead(other) | Test::Behind(other) => {
                let other = known_place(known, || place_of(first(other, context, facts), facts));
                let order = along::order(place_of(thing, facts), other, facts);
                order == Some(if matches!(test, Test::Ahead(_)) { Ordering::Greater } else { Ordering::Less })
            }
            Test::Beside(other) => along::beside(thing, known_thing(known, || first(other, context, facts)), facts),
            _ => passes_one(test, thing, context, facts, wild),
        }
    }
}

/// The zone that a place is, if it is a single one.
fn only_zone<F: Facts>(place: &Place, context: &Context, facts: &F) -> Option<ZoneAt> {
    match place {
        Place::Zone(zone) => zone_ref(zone.zone, zone.whose.as_ref(), context, facts),
        Place::Thing(set) => match first(set, context, facts) {
            Thing::Zone(zone) => Some(zone),
            Thing::Card(card) => facts.under(card),
            _ => None,
        },
        Place::Board(_) | Place::Any(_) => None,
    }
}

#[inline]
fn known_number(known: &Cell<Known>, find: impl FnOnce() -> i32) -> i32 {
    if let Known::Number(number) = known.get() {
        return number;
    }
    let number = find();
    known.set(Known::Number(number));
    number
}

#[inline]
fn known_value(known: &Cell<Known>, find: impl FnOnce() -> Option<i32>) -> Option<i32> {
    if let Known::Value(value) = known.get() {
        return value;
    }
    let value = find();
    known.set(Known::Value(value));
    value
}

#[inline]
fn known_place(known: &Cell<Known>, find: impl FnOnce() -> Option<ZoneAt>) -> Option<ZoneAt> {
    if let Known::Place(place) = known.get() {
        return place;
    }
    let place = find();
    known.set(Known::Place(place));
    place
}

#[inline]
fn known_thing(known: &Cell<Known>, find: impl FnOnce() -> Thing) -> Thing {
    if let Known::Thing(thing) = known.get() {
        return thing;
    }
    let thing = find();
    known.set(Known::Thing(thing));
    thing
}
