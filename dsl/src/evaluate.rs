//! Asks a tree of a match. Nothing here allocates.

use std::ops::ControlFlow;

use crate::along;
use crate::facts::Facts;
use crate::syntax::{Comparison, Order};
use crate::tree::{
    CardAt, Condition, Context, Measure, NOBODY, Number, Place, Quantity, SLOTS, Seat, Set, Side, Slot, Source,
    Subject, Test, Thing, Who, ZoneAt,
};
use crate::vocabulary::ZoneId;

pub use crate::along::{beside, order};
pub use crate::count::{count, divided};
use crate::count::{distinct, enough};
pub use crate::meant::figure;
use crate::meant::{each_meant, farther};
pub use crate::passing::passes;
use crate::passing::{among, contains, own_number};
use crate::ready::Ready;
use crate::walk::{Sought, Walk, clockwise, each_way, in_zone};

/// A greater number is not offered as a choice.
const MOST_AMOUNT: i32 = 99;

/// Called with each thing found; breaks to stop.
pub type Visit<'v> = dyn FnMut(Thing) -> ControlFlow<()> + 'v;

impl Context {
    /// What a slot holds.
    #[inline]
    pub fn get(&self, slot: Slot) -> Thing {
        match slot {
            Slot::It => self.it,
            Slot::This => self.this,
            Slot::Part => self.slots[SLOTS - 1],
            Slot::Bound(at) => self.slots[usize::from(at)],
        }
    }
}

/// The player meant, if there is one.
#[inline(always)]
pub fn who<F: Facts>(who: &Who, context: &Context, facts: &F) -> Option<Seat> {
    match who {
        Who::You => Some(context.you),
        Who::They => (context.they != NOBODY).then_some(context.they),
        Who::Active => Some(facts.active()),
        Who::First => Some(facts.first()),
        Who::OwnerOf(slot) => match context.get(*slot) {
            Thing::Card(card) => facts.owner(card),
            Thing::Player(seat) => Some(seat),
            _ => None,
        },
        Who::OfSet(set) => match first(set, context, facts) {
            Thing::Card(card) => facts.owner(card),
            Thing::Player(seat) => Some(seat),
            _ => None,
        },
        Who::Bound(slot) => match context.get(*slot) {
            Thing::Player(seat) => Some(seat),
            _ => None,
        },
    }
}

/// How two numbers compare.
#[inline]
pub fn compare(left: i32, comparison: Comparison, right: i32) -> bool {
    match comparison {
        Comparison::AtLeast => left >= right,
        Comparison::AtMost => left <= right,
        Comparison::Exactly => left == right,
        Comparison::NotExactly => left != right,
        Comparison::MoreThan => left > right,
        Comparison::LessThan => left < right,
    }
}

/// Whether a condition holds. Who somebody is, is asked in the caller.
#[inline(always)]
pub fn holds<F: Facts>(condition: &Condition, context: &Context, facts: &F) -> bool {
    if let Condition::Same(left, right) = condition
        && let (Source::Player(left), Source::Player(right)) = (&left.source, &right.source)
    {
        let left = who(left, context, facts);
        return left.is_some() && left == who(right, context, facts);
    }
    holds_at_length(condition, context, facts)
}

fn holds_at_length<F: Facts>(condition: &Condition, context: &Context, facts: &F) -> bool {
    match condition {
        Condition::All(list) => list.iter().all(|inner| holds(inner, context, facts)),
        Condition::Any(list) => list.iter().any(|inner| holds(inner, context, facts)),
        Condition::Not(inner) => !holds(inner, context, facts),
        Condition::Compare(left, comparison, right) => {
            compare(number(left, context, facts), *comparison, number(right, context, facts))
        }
        Condition::Amount(quantity, value) => quantity.accepts(number(value, context, facts)),
        Condition::Count(quantity, set) => enough(*quantity, set, context, facts),
        Condition::Players(quantity, players, inner) => {
            let every = matches!(quantity, Quantity::All | Quantity::Each);
            let (mut found, mut fitting) = (0, 0);
            each(players, context, facts, &mut |thing| {
                found += 1;
                fitting += i32::from(holds(inner, &as_they(context, thing), facts));
                if every && fitting < found { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if every { found > 0 && fitting == found } else { quantity.accepts(fitting) }
        }
        Condition::Is(set, tests) => {
            if let Some(thing) = spoken_of(set, context, facts) {
                return thing != Thing::Nothing && passes(tests, thing, context, facts, false);
            }
            let mut any = false;
            let mut all = true;
            each(set, context, facts, &mut |thing| {
                any = true;
                all = passes(tests, thing, context, facts, false);
                if all { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            any && all
        }
        Condition::HowMany(quantity, set, tests) => {
            let mut count = 0;
            each(set, context, facts, &mut |thing| {
                count += i32::from(passes(tests, thing, context, facts, false));
                ControlFlow::Continue(())
            });
            quantity.accepts(count)
        }
        Condition::Same(left, right) => {
            let left = first(left, context, facts);
            left != Thing::Nothing && left == first(right, context, facts)
        }
        Condition::Most(player, most, measure_) => {
            who(player, context, facts).is_some_and(|seat| is_most(seat, *most, measure_, facts))
        }
        Condition::Told(beat) => facts.told(*beat),
    }
}

/// The same context speaking of another player.
pub(crate) fn as_they(context: &Context, thing: Thing) -> Context {
    let mut context = *context;
    if let Thing::Player(seat) = thing {
        context.they = seat;
    }
    context
}

fn is_most<F: Facts>(seat: Seat, most: bool, measured: &Measure, facts: &F) -> bool {
    let own = measure(measured, seat, facts);
    (0..facts.seats()).filter(|other| *other != seat).all(|other| {
        let value = measure(measured, other, facts);
        if most { value <= own } else { value >= own }
    })
}

/// A measure of a player.
pub fn measure<F: Facts>(measure: &Measure, seat: Seat, facts: &F) -> i32 {
    match measure {
        Measure::Resource(resource) => facts.resource(*resource, seat),
        Measure::Query(query) => facts.query(*query, Thing::Player(seat), seat),
        Measure::Counter(counter) => facts.counter(*counter, Thing::Player(seat)),
    }
}

/// The value of a number. A plain one is read in the caller.
#[inline(always)]
pub fn number<F: Facts>(value: &Number, context: &Context, facts: &F) -> i32 {
    match value {
        Number::Constant(n) => *n,
        other => number_at_length(other, context, facts),
    }
}

fn number_at_length<F: Facts>(value: &Number, context: &Context, facts: &F) -> i32 {
    match value {
        Number::Constant(n) => *n,
        Number::Plus(left, right) => number(left, context, facts).saturating_add(number(right, context, facts)),
        Number::Minus(left, right) => number(left, context, facts).saturating_sub(number(right, context, facts)),
        Number::Times(left, right) => match number(left, context, facts) {
            0 => 0,
            left => left.saturating_mul(number(right, context, facts)),
        },
        Number::Half(inner, up) => {
            let whole = number(inner, context, facts);
            (whole + i32::from(*up)).div_euclid(2)
        }
        Number::AtLeast(inner, least) => number(inner, context, facts).max(number(least, context, facts)),
        Number::AtMost(inner, most) => number(inner, context, facts).min(number(most, context, facts)),
        Number::Divided(left, right, up) => divided(number(left, context, facts), number(right, context, facts), *up),
        Number::Count(set) => count(set, context, facts),
        Number::Distinct(attribute, set) => distinct(*attribute, set, context, facts),
        Number::Total(attribute, set) => {
            let mut total = 0;
            each(set, context, facts, &mut |thing| {
                total += facts.attribute(thing, *attribute).unwrap_or(0);
                ControlFlow::Continue(())
            });
            total
        }
        Number::TotalOf(number, set) => {
            let mut total = 0;
            each(set, context, facts, &mut |thing| {
                total += own_number(number, thing, context, facts);
                ControlFlow::Continue(())
            });
            total
        }
        Number::TotalPosition(set) => {
            let mut total = 0;
            each(set, context, facts, &mut |thing| {
                total += place_of(thing, facts).and_then(|zone| facts.position(zone)).unwrap_or(0);
                ControlFlow::Continue(())
            });
            total
        }
        Number::Attribute(attribute, set) => facts.attribute(first(set, context, facts), *attribute).unwrap_or(0),
        Number::Position(set) => {
            place_of(first(set, context, facts), facts).and_then(|zone| facts.position(zone)).unwrap_or(0)
        }
        Number::Chosen(slot) => match context.get(*slot) {
            Thing::Amount(amount) => amount,
            _ => 0,
        },
        Number::Resource(resource, player) => {
            who(player, context, facts).map_or(0, |seat| facts.resource(*resource, seat))
        }
        // Of nobody nothing is asked.
        Number::Query(query, Subject::Player(player)) => {
            who(player, context, facts).map_or(0, |seat| facts.query(*query, Thing::Player(seat), seat))
        }
        Number::Counter(counter, Subject::Player(player)) => {
            who(player, context, facts).map_or(0, |seat| facts.counter(*counter, Thing::Player(seat)))
        }
        // Nor of what is not there.
        Number::Query(query, Subject::Thing(set)) => match first(set, context, facts) {
            Thing::Nothing => 0,
            thing => facts.query(*query, thing, context.you),
        },
        Number::Counter(counter, Subject::Thing(set)) => match first(set, context, facts) {
            Thing::Nothing => 0,
            thing => facts.counter(*counter, thing),
        },
        Number::Query(query, subject_) => {
            let (thing, asker) = subject(subject_, Thing::Nothing, context, facts);
            facts.query(*query, thing, asker)
        }
        Number::Counter(counter, subject_) => {
            facts.counter(*counter, subject(subject_, Thing::Nothing, context, facts).0)
        }
        Number::CounterValue(_, value) => *value,
        Number::Option(option) => facts.option(*option),
        Number::ActionsLeft => facts.actions_left(),
        Number::ActionsTaken => facts.actions_taken(),
        Number::Extreme(most, by, things) => {
            let mut best: Option<i32> = None;
            each(things, context, facts, &mut |thing| {
                if let Some(value) = figure(by, thing, context, facts) {
                    best = Some(best.map_or(value, |so_far| farther(*most, so_far, value)));
                }
                ControlFlow::Continue(())
            });
            best.unwrap_or(0)
        }
        Number::Sum(measured, players) => {
            let mut total = 0;
            each(players, context, facts, &mut |thing| {
                if let Thing::Player(seat) = thing {
                    total += measure(measured, seat, facts);
                }
                ControlFlow::Continue(())
            });
            total
        }
        Number::Players => i32::from(facts.seats()),
        Number::Whether(condition) => i32::from(holds(condition, context, facts)),
    }
}

/// The thing a number is asked of, and by whom.
pub fn subject<F: Facts>(subject: &Subject, here: Thing, context: &Context, facts: &F) -> (Thing, Seat) {
    match subject {
        Subject::Table => (Thing::Nothing, context.you),
        Subject::Player(player) => match who(player, context, facts) {
            Some(seat) => (Thing::Player(seat), seat),
            None => (Thing::Nothing, context.you),
        },
        Subject::Thing(set) | Subject::Every(set) => (first(set, context, facts), context.you),
        Subject::Here => (here, context.you),
    }
}

/// The thing itself, where a set is just `it`, `this card`, a chosen thing, a player or a zone:
/// nothing needs to be searched.
#[inline]
fn spoken_of<F: Facts>(set: &Set, context: &Context, facts: &F) -> Option<Thing> {
    if !set.tests.is_empty() || set.otherwise.is_some() || !set.most.is_empty() {
        return None;
    }
    match &set.source {
        Source::Slot(slot) => Some(context.get(*slot)),
        Source::Player(player) => Some(who(player, context, facts).map_or(Thing::Nothing, Thing::Player)),
        Source::Zone(zone) => {
            Some(zone_ref(zone.zone, zone.whose.as_ref(), context, facts).map_or(Thing::Nothing, Thing::Zone))
        }
        _ => None,
    }
}

/// The first thing of a set, or nothing.
#[inline]
pub fn first<F: Facts>(set: &Set, context: &Context, facts: &F) -> Thing {
    if let Some(thing) = spoken_of(set, context, facts) {
        return thing;
    }
    let mut found = Thing::Nothing;
    each(set, context, facts, &mut |thing| {
        found = thing;
        ControlFlow::Break(())
    });
    found
}

/// The zone a thing is, or lies in.
pub fn place_of<F: Facts>(thing: Thing, facts: &F) -> Option<ZoneAt> {
    match thing {
        Thing::Zone(zone) => Some(zone),
        Thing::Card(card) => Some(facts.zone_of(card)),
        _ => None,
    }
}

/// A zone as it lies on the table.
#[inline]
pub fn zone_ref<F: Facts>(zone: ZoneId, whose: Option<&Who>, context: &Context, facts: &F) -> Option<ZoneAt> {
    match whose {
        None => Some(facts.zone(zone, None)),
        Some(player) => who(player, context, facts).map(|seat| facts.zone(zone, Some(seat))),
    }
}

/// Visits every thing of a set in its order, `otherwise` included.
pub fn each<F: Facts>(set: &Set, context: &Context, facts: &F, visit: &mut Visit<'_>) {
    each_here(set, Thing::Nothing, context, facts, visit, false);
}

/// The same where the set stands in a test about `here`; `wild` lets cards count as others.
pub(crate) fn each_here<F: Facts>(
    set: &Set,
    here: Thing,
    context: &Context,
    facts: &F,
    visit: &mut Visit<'_>,
    wild: bool,
) {
    let found = if set.definite || !set.most.is_empty() {
        each_meant(set, here, context, facts, visit, wild)
    } else {
        each_candidate(set, here, context, facts, visit, wild)
    };
    if let Some(otherwise) = &set.otherwise
        && !found
    {
        each_here(otherwise, here, context, facts, visit, wild);
    }
}

/// Visits everything that passes the tests of a set, in its order.
pub(crate) fn each_candidate<F: Facts>(
    set: &Set,
    here: Thing,
    context: &Context,
    facts: &F,
    visit: &mut Visit<'_>,
    wild: bool,
) -> bool {
    let backwards = matches!(set.order, Some(Order::Bottom | Order::Last));
    // What is asked of nearly every card is asked while walking.
    let (sought, tests) = match (&set.source, set.tests.split_first()) {
        (Source::Slot(_) | Source::Player(_), _) => (Sought::Anything, set.tests.as_slice()),
        (_, Some((Test::Kind(kind), rest))) => (Sought::Kind(*kind), rest),
        (_, Some((Test::Family(family), rest))) => (Sought::Family(*family), rest),
        _ => (Sought::Anything, set.tests.as_slice()),
    };
    let way = Walk { backwards, sought, wild };
    let mut found = false;
    let mut let_pass = |ready: &Ready<'_>, thing| {
        if ready.pass(thing, context, facts, wild) {
            found = true;
            visit(thing)
        } else {
            ControlFlow::Continue(())
        }
    };
    // Most sets are cards of one zone.
    if let Source::CardsIn(places) = &set.source
        && let [Place::Zone(zone)] = places.as_slice()
    {
        let Some(at) = zone_ref(zone.zone, zone.whose.as_ref(), context, facts) else {
            return false;
        };
        let ready = Ready::new(tests);
        let _ = in_zone(at, way, facts, &mut |thing| let_pass(&ready, thing));
        return found;
    }
    if let Source::PlacesOf(boards) = &set.source
        && let Some((at, ahead, other)) = lying(tests)
    {
        let Some(of) = place_of(first(other, context, facts), facts) else {
            return false;
        };
        let ready = Ready::but(tests, at);
        let _ = along::stretch(boards, ahead, of, backwards, facts, &mut |thing| let_pass(&ready, thing));
        return found;
    }
    let ready = Ready::new(tests);
    let _ = walk(&set.source, here, way, context, facts, &mut |thing| let_pass(&ready, thing));
    found
}

/// The test that says ahead of what, or behind what, places lie: which one it is, and whether ahead.
fn lying(tests: &[Test]) -> Option<(usize, bool, &Set)> {
    tests.iter().enumerate().find_map(|(at, test)| match test {
        Test::Ahead(other) => Some((at, true, &**other)),
        Test::Behind(other) => Some((at, false, &**other)),
        _ => None,
    })
}

fn walk<F: Facts>(
    source: &Source,
    here: Thing,
    way: Walk,
    context: &Context,
    facts: &F,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    match source {
        Source::Slot(slot) => match context.get(*slot) {
            Thing::Nothing => ControlFlow::Continue(()),
            thing => visit(thing),
        },
        Source::Player(player) => {
            who(player, context, facts).map_or(ControlFlow::Continue(()), |seat| visit(Thing::Player(seat)))
        }
        Source::Players(from) | Source::Opponents(from) | Source::Side(_, from) => {
            let Some(start) = who(from, context, facts) else {
                return ControlFlow::Continue(());
            };
            let seats = facts.seats();
            for step in 0..seats {
                let step = if way.backwards { seats - 1 - step } else { step };
                let seat = clockwise(start, step, seats);
                let meant = match source {
                    Source::Opponents(_) => step > 0 && !facts.partners(start, seat),
                    Source::Side(Side::Others, _) => step > 0,
                    Source::Side(Side::Partners, _) => step > 0 && facts.partners(start, seat),
                    Source::Side(Side::Team, _) => step == 0 || facts.partners(start, seat),
                    _ => true,
                };
                if meant {
                    visit(Thing::Player(seat))?;
                }
            }
            ControlFlow::Continue(())
        }
        Source::Zone(zone) => zone_ref(zone.zone, zone.whose.as_ref(), context, facts)
            .map_or(ControlFlow::Continue(()), |at| visit(Thing::Zone(at))),
        Source::PlacesOf(boards) => along::places(boards, way.backwards, facts, visit),
        Source::Ends => along::ends(way.backwards, facts, visit),
        Source::Values(attribute, count) => (0..*count).try_for_each(|value| visit(Thing::Value(*attribute, value))),
        Source::Amounts(low, high) => {
            let low = low.as_ref().map_or(1, |low| number(low, context, facts)).max(0);
            let high = number(high, context, facts).min(MOST_AMOUNT);
            (low..=high).rev().try_for_each(|amount| visit(Thing::Amount(amount)))
        }
        Source::CardsIn(places) => {
            for at in 0..places.len() {
                let at = if way.backwards { places.len() - 1 - at } else { at };
                // What lies in two of the places is met once.
                in_place(&places[at], way, context, facts, &mut |thing| {
                    let twice = at > 0
                        && place_of(thing, facts)
                            .is_some_and(|zone| places[..at].iter().any(|place| contains(place, zone, context, facts)));
                    if twice { ControlFlow::Continue(()) } else { visit(thing) }
                })?;
            }
            ControlFlow::Continue(())
        }
        Source::Held(player) => {
            who(player, context, facts).map_or(ControlFlow::Continue(()), |seat| held(seat, way, facts, visit))
        }
        Source::HeldBySome(players) => {
            let mut flow = ControlFlow::Continue(());
            // Players within cards: without a type of its own, which would hold itself.
            let mut inside: &mut dyn FnMut(Thing) -> ControlFlow<()> = &mut |thing| {
                if let Thing::Player(seat) = thing {
                    flow = held(seat, way, facts, visit);
                }
                flow
            };
            each_way(players, way.backwards, context, facts, &mut inside);
            flow
        }
        Source::AnyOf(sets) => {
            for step in 0..facts.seats() {
                let step = if way.backwards { facts.seats() - 1 - step } else { step };
                let player = Thing::Player(clockwise(facts.active(), step, facts.seats()));
                if sets.iter().any(|set| among(player, set, context, facts)) {
                    visit(player)?;
                }
            }
            ControlFlow::Continue(())
        }
        Source::Everywhere => {
            let cards = facts.cards();
            (0..cards)
                .map(|card| CardAt::at(if way.backwards { cards - 1 - card } else { card }))
                .filter(|card| way.finds(*card, facts))
                .try_for_each(|card| visit(Thing::Card(card)))
        }
        Source::Here => match here {
            Thing::Zone(zone) => in_zone(zone, way, facts, visit),
            Thing::Card(card) => {
                facts.under(card).map_or(ControlFlow::Continue(()), |zone| in_zone(zone, way, facts, visit))
            }
            Thing::Player(seat) => held(seat, way, facts, visit),
            Thing::Value(..) | Thing::Amount(_) | Thing::Nothing => ControlFlow::Continue(()),
        },
    }
}

fn held<F: Facts>(seat: Seat, way: Walk, facts: &F, visit: &mut Visit<'_>) -> ControlFlow<()> {
    let zones = facts.held_zones(seat);
    for at in 0..zones.len() {
        in_zone(zones[if way.backwards { zones.len() - 1 - at } else { at }], way, facts, visit)?;
    }
    ControlFlow::Continue(())
}

fn in_place<F: Facts>(
    place: &Place,
    way: Walk,
    context: &Context,
    facts: &F,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    match place {
        Place::Zone(zone) => zone_ref(zone.zone, zone.whose.as_ref(), context, facts)
            .map_or(ControlFlow::Continue(()), |at| in_zone(at, way, facts, visit)),
        Place::Board(board) => {
            let (start, length) = facts.places(*board);
            for at in 0..length {
                let zone = start.plus(if way.backwards { length - 1 - at } else { at });
                in_zone(zone, way, facts, visit)?;
            }
            ControlFlow::Continue(())
        }
        Place::Thing(set) => match first(set, context, facts) {
            Thing::Zone(zone) => in_zone(zone, way, facts, visit),
            Thing::Card(card) => {
                facts.under(card).map_or(ControlFlow::Continue(()), |zone| in_zone(zone, way, facts, visit))
            }
            _ => ControlFlow::Continue(()),
        },
        Place::Any(set) => {
            let mut flow = ControlFlow::Continue(());
            // Places within places: without a type of its own, which would hold itself.
            let mut inside: &mut dyn FnMut(Thing) -> ControlFlow<()> = &mut |thing| {
                let zone = match thing {
                    Thing::Zone(zone) => Some(zone),
                    Thing::Card(card) => facts.under(card),
                    _ => None,
                };
                if let Some(zone) = zone {
                    flow = in_zone(zone, way, facts, visit);
                }
                flow
            };
            each_way(set, way.backwards, context, facts, &mut inside);
            flow
        }
    }
}
