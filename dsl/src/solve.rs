//! Solves requirements exactly: every different way to meet and pay one, with cards that can
//! count as several things; and how much of each there is.

use std::collections::BTreeSet;
use std::ops::{ControlFlow, Range};

use crate::alike::Unlike;
use crate::count::{count_here, longest_row};
use crate::evaluate::{each_here, measure};
use crate::facts::Facts;
use crate::syntax::Deed;
use crate::tree::{
    CardAt, Context, Demand, Measure, Quantity, Requirement, Set, Source, Term, Test, Thing, Who, wants_all,
};
use crate::vocabulary::{AttributeId, QueryId, ResourceId};

/// One way to meet a requirement: what leaves the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// Cards that are discarded or given, with the deed.
    pub cards: Vec<(Deed, CardAt)>,
    /// Amounts that are paid, with the deed.
    pub amounts: Vec<(Deed, Measure, i32)>,
}

impl Way {
    /// How much is paid of what, and whether it is given to another player. What is paid and what is discarded of a
    /// resource is the same: it is gone.
    pub fn sums(&self) -> Vec<(bool, Measure, i32)> {
        let mut sums: Vec<(bool, Measure, i32)> = Vec::new();
        for (deed, measured, amount) in &self.amounts {
            let given = *deed == Deed::Give;
            match sums.iter_mut().find(|(other, of, _)| *other == given && of == measured) {
                Some((_, _, sum)) => *sum += amount,
                None => sums.push((given, measured.clone(), *amount)),
            }
        }
        sums
    }
}

/// More ways than this are not listed; the first ones found are.
pub const MOST_WAYS: usize = 1024;

/// Lists that are used again by whoever looks for ways all the time.
#[derive(Default)]
pub struct Desk {
    /// Cards that are looked at, those of one demand behind those of the other.
    cards: Vec<CardAt>,
    /// The way that is tried.
    way: Way,
}

struct Search<'s, F: Facts> {
    wildcards: bool,
    /// Cards that are looked at.
    cards: &'s mut Vec<CardAt>,
    context: &'s Context,
    facts: &'s F,
    ways: Vec<Way>,
    /// So many are enough.
    most: usize,
    /// Whether something asked for means one of several alike cards, and not the others.
    tells_apart: bool,
    /// The cards of all ways, of those that are alike one.
    paid: Unlike,
    /// What is already listed, by these cards.
    seen: BTreeSet<Vec<(u8, u64)>>,
}

/// Every different way to meet the requirement. Cards that are alike make no difference.
pub fn ways<F: Facts>(requirement: &Requirement, context: &Context, facts: &F) -> Vec<Way> {
    ways_on(&mut Desk::default(), requirement, context, facts)
}

/// The same with lists to be used again.
pub fn ways_on<F: Facts>(desk: &mut Desk, requirement: &Requirement, context: &Context, facts: &F) -> Vec<Way> {
    found(desk, &requirement.demand, requirement.wildcards, MOST_WAYS, context, facts)
}

/// Whether there are more ways than are listed.
pub fn more_ways<F: Facts>(requirement: &Requirement, context: &Context, facts: &F) -> bool {
    let desk = &mut Desk::default();
    found(desk, &requirement.demand, requirement.wildcards, MOST_WAYS + 1, context, facts).len() > MOST_WAYS
}

/// Whether there is a way to meet what is asked for, all of it at once.
pub fn is_met<F: Facts>(demand: &Demand, wildcards: bool, context: &Context, facts: &F) -> bool {
    !found(&mut Desk::default(), demand, wildcards, 1, context, facts).is_empty()
}

fn found<F: Facts>(
    desk: &mut Desk,
    demand: &Demand,
    wildcards: bool,
    most: usize,
    context: &Context,
    facts: &F,
) -> Vec<Way> {
    if !may_meet(demand, wildcards, context, facts) {
        return Vec::new();
    }
    let mut tells_apart = false;
    demand.each(&mut |_, term| tells_apart |= matches!(term, Term::Cards(set) if set.tells_apart()));
    let (ways, paid, seen) = (Vec::new(), Unlike::default(), BTreeSet::new());
    let Desk { cards, way } = desk;
    let mut search = Search { wildcards, cards, context, facts, ways, most, tells_apart, paid, seen };
    let open = Open { demands: std::slice::from_ref(demand), behind: None };
    search.go_on(Left { pay: Some(&open), hold: None }, way);
    search.ways
}

/// Demands that are still open, and others behind them.
#[derive(Clone, Copy)]
struct Open<'o> {
    demands: &'o [Demand],
    behind: Option<&'o Open<'o>>,
}

/// What is still to be seen to on a way.
#[derive(Clone, Copy)]
struct Left<'l> {
    /// What leaves the player.
    pay: Option<&'l Open<'l>>,
    /// What must be held: looked at when the rest is gone.
    hold: Option<&'l Open<'l>>,
}

/// Cards that are taken for one demand.
struct Taking<'t> {
    deed: Deed,
    set: &'t Set,
    /// Which of the cards that are looked at.
    candidates: Range<usize>,
    /// Those of the way from here on are taken for it.
    from: usize,
    left: Left<'t>,
}

impl<F: Facts> Search<'_, F> {
    fn go_on(&mut self, left: Left<'_>, way: &mut Way) {
        if self.ways.len() >= self.most {
            return;
        }
        let Some(open) = left.pay else {
            if self.holds_all(left.hold, way) {
                self.keep(way);
            }
            return;
        };
        let Some((demand, others)) = open.demands.split_first() else {
            return self.go_on(Left { pay: open.behind, ..left }, way);
        };
        let rest = Open { demands: others, behind: open.behind };
        let one = std::slice::from_ref(demand);
        match demand {
            demand if is_held(demand) => {
                let hold = Open { demands: one, behind: left.hold };
                self.go_on(Left { pay: Some(&rest), hold: Some(&hold) }, way);
            }
            Demand::All(list) => {
                let every = Open { demands: list, behind: Some(&rest) };
                self.go_on(Left { pay: Some(&every), ..left }, way);
            }
            Demand::Any(list) => {
                for one in list {
                    let any = Open { demands: std::slice::from_ref(one), behind: Some(&rest) };
                    self.go_on(Left { pay: Some(&any), ..left }, way);
                }
            }
            Demand::One(deed, term) => self.pay(*deed, term, Left { pay: Some(&rest), ..left }, way),
        }
    }

    fn pay(&mut self, deed: Deed, term: &Term, left: Left<'_>, way: &mut Way) {
        match term {
            Term::Amount(quantity, measured) => {
                let have = self.amount_left(measured, way);
                let (least, most) = so_many(*quantity, have);
                for amount in least..=most.min(have) {
                    if self.ways.len() >= self.most {
                        return;
                    }
                    if amount > 0 {
                        way.amounts.push((deed, measured.clone(), amount));
                    }
                    self.go_on(left, way);
                    if amount > 0 {
                        way.amounts.pop();
                    }
                }
            }
            Term::Cards(set) => {
                let candidates = self.candidates(set, way);
                let (there, begin) = (candidates.len() as i32, candidates.start);
                // What an order word means is given as a whole.
                let (least, most) =
                    if set.definite { (set.quantity.wanted(), there) } else { so_many(set.quantity, there) };
                let taking = Taking { deed, set, candidates, from: way.cards.len(), left };
                for wanted in least.max(0)..=most.min(there) {
                    self.take(&taking, begin, wanted as usize, way);
                }
                self.cards.truncate(begin);
            }
        }
    }

    /// Whether all that must be held is held once the cards and amounts of this way are gone.
    fn holds_all(&mut self, mut open: Option<&Open<'_>>, way: &Way) -> bool {
        while let Some(demands) = open {
            if !demands.demands.iter().all(|demand| self.holds(demand, way)) {
                return false;
            }
            open = demands.behind;
        }
        true
    }

    fn holds(&mut self, demand: &Demand, way: &Way) -> bool {
        match demand {
            Demand::All(list) => list.iter().all(|inner| self.holds(inner, way)),
            Demand::Any(list) => list.iter().any(|inner| self.holds(inner, way)),
            Demand::One(_, Term::Amount(quantity, measured)) => quantity.accepts(self.amount_left(measured, way)),
            Demand::One(_, Term::Cards(set)) => self.holds_cards(set, way),
        }
    }

    /// Whether a player holds what is asked for once the cards of this way are gone.
    fn holds_cards(&mut self, set: &Set, way: &Way) -> bool {
        let candidates = self.candidates(set, way);
        let begin = candidates.start;
        let holds = self.are_held(set, candidates);
        self.cards.truncate(begin);
        holds
    }

    /// Whether these of the cards that are looked at are what must be held.
    fn are_held(&mut self, set: &Set, candidates: Range<usize>) -> bool {
        if wants_all(set) {
            let all = self.found(set);
            let all = &self.cards[all];
            let own = |card: &CardAt| match set.source {
                Source::Everywhere => self.facts.held_zones(self.context.you).contains(&self.facts.zone_of(*card)),
                _ => self.facts.owner(*card) == Some(self.context.you),
            };
            return !all.is_empty() && candidates.len() == all.len() && all.iter().all(own);
        }
        let count = match (set.distinct, set.same) {
            (Some(attribute), _) => self.different(attribute, &self.cards[candidates]),
            (None, Some(attribute)) => self.alike(attribute, &self.cards[candidates]),
            (None, None) => candidates.len() as i32,
        };
        set.quantity.accepts(count)
    }

    /// Chooses `wanted` of the candidates from `start` on, never two selections that are alike.
    fn take(&mut self, taking: &Taking<'_>, start: usize, wanted: usize, way: &mut Way) {
        if wanted == 0 {
            self.go_on(taking.left, way);
            return;
        }
        let mut tried = Unlike::default();
        for at in start..taking.candidates.end {
            if taking.candidates.end - at < wanted || self.ways.len() >= self.most {
                return;
            }
            let card = self.cards[at];
            let goes = self.goes_with(taking.set, card, &way.cards[taking.from..]);
            if !goes || tried.meet(card, self.facts).is_some() && !self.tells_apart {
                continue;
            }
            way.cards.push((taking.deed, card));
            self.take(taking, at + 1, wanted - 1, way);
            way.cards.pop();
        }
    }

    /// Whether a card can be taken with those before it: `of different …`, `of the same …`.
    fn goes_with(&self, set: &Set, card: CardAt, taken: &[(Deed, CardAt)]) -> bool {
        let value = |card: CardAt, attribute| self.facts.attribute(Thing::Card(card), attribute);
        if let Some(attribute) = set.distinct {
            let own = value(card, attribute);
            return own.is_some() && taken.iter().all(|(_, other)| value(*other, attribute) != own);
        }
        if let Some(attribute) = set.same {
            let own = value(card, attribute);
            return own.is_some() && taken.iter().all(|(_, other)| value(*other, attribute) == own);
        }
        true
    }

    /// All cards of a set, behind those that are looked at.
    fn found(&mut self, set: &Set) -> Range<usize> {
        let (begin, found) = (self.cards.len(), &mut *self.cards);
        let visit = &mut |thing| {
            if let Thing::Card(card) = thing {
                found.push(card);
            }
            ControlFlow::Continue(())
        };
        each_here(set, Thing::Nothing, self.context, self.facts, visit, self.wildcards);
        begin..self.cards.len()
    }

    /// Those of them that the way has not taken.
    fn candidates(&mut self, set: &Set, way: &Way) -> Range<usize> {
        let found = self.found(set);
        let mut end = found.start;
        for at in found.clone() {
            let card = self.cards[at];
            if !way.cards.iter().any(|(_, taken)| *taken == card) {
                self.cards[end] = card;
                end += 1;
            }
        }
        self.cards.truncate(end);
        found.start..end
    }

    /// How many cards there are of the value that most of them have.
    fn alike(&self, attribute: AttributeId, cards: &[CardAt]) -> i32 {
        longest_row(cards.iter().filter_map(|card| self.facts.attribute(Thing::Card(*card), attribute)).collect())
    }

    fn different(&self, attribute: AttributeId, cards: &[CardAt]) -> i32 {
        let mut values: Vec<i32> =
            cards.iter().filter_map(|card| self.facts.attribute(Thing::Card(*card), attribute)).collect();
        values.sort_unstable();
        values.dedup();
        values.len() as i32
    }

    /// A measure as it is once the cards and amounts of this way are gone.
    fn amount_left(&self, measured: &Measure, way: &Way) -> i32 {
        let paid: i32 = way.amounts.iter().filter(|(_, other, _)| other == measured).map(|(.., n)| n).sum();
        let have = match measured {
            Measure::Query(query) => {
                let gone: Vec<CardAt> = way.cards.iter().map(|(_, card)| *card).collect();
                self.facts.query_without(*query, self.context.you, &gone)
            }
            other => measure(other, self.context.you, self.facts),
        };
        have - paid
    }

    fn keep(&mut self, way: &Way) {
        let mut first_like = |card: CardAt| self.paid.meet(card, self.facts).unwrap_or(card).index() as u64;
        let mut alike: Vec<(u8, u64)> = way.cards.iter().map(|(deed, card)| (*deed as u8, first_like(*card))).collect();
        alike.sort_unstable();
        let mut amounts: Vec<(u8, u64)> = Vec::new();
        for (given, measured, amount) in way.sums() {
            let kind = match measured {
                Measure::Resource(id) => id.index(),
                Measure::Query(id) => ResourceId::MOST + id.index(),
                Measure::Counter(id) => ResourceId::MOST + QueryId::MOST + id.index(),
            };
            amounts.push((0x80 | u8::from(given), (kind as u64) << 32 | u64::from(amount.unsigned_abs())));
        }
        amounts.sort_unstable();
        alike.extend(amounts);
        if self.seen.insert(alike) {
            self.ways.push(way.clone());
        }
    }
}

/// How many are given away, at least and at most, of so many that there are.
fn so_many(quantity: Quantity, there: i32) -> (i32, i32) {
    match quantity {
        Quantity::All | Quantity::Each | Quantity::Unsaid => (there.max(0), there.max(0)),
        other => {
            let (least, most) = other.take();
            (least, most)
        }
    }
}

/// Whether nothing leaves the player for it.
fn is_held(demand: &Demand) -> bool {
    match demand {
        Demand::One(deed, _) => *deed == Deed::Hold,
        Demand::All(list) | Demand::Any(list) => list.iter().all(is_held),
    }
}

/// Whether there is as much as is asked for, each part looked at by itself: what this denies cannot be met.
fn may_meet<F: Facts>(demand: &Demand, wildcards: bool, context: &Context, facts: &F) -> bool {
    match demand {
        Demand::One(deed, term) => meets(term, *deed, wildcards, context, facts),
        Demand::All(list) => list.iter().all(|inner| may_meet(inner, wildcards, context, facts)),
        Demand::Any(list) => list.iter().any(|inner| may_meet(inner, wildcards, context, facts)),
    }
}

/// Whether there is as much as a term asks for, looked at by itself.
fn meets<F: Facts>(term: &Term, deed: Deed, wildcards: bool, context: &Context, facts: &F) -> bool {
    let least = |quantity: &Quantity| match quantity {
        Quantity::All | Quantity::Each => 0,
        other => other.wanted(),
    };
    let (set, wanted) = match term {
        // All that are meant must be held, however many they are.
        Term::Cards(set) if deed == Deed::Hold && wants_all(set) => return true,
        Term::Cards(set) if set.distinct.is_none() => (set, least(&set.quantity)),
        Term::Cards(set) => return have(term, wildcards, context, facts) >= least(&set.quantity),
        // A number may be below 0, which is not too much.
        Term::Amount(Quantity::UpTo(_) | Quantity::AtMost(_), _) if deed == Deed::Hold => return true,
        Term::Amount(quantity, _) => return have(term, wildcards, context, facts) >= least(quantity),
    };
    if wanted > 0 && holds_none(set, wildcards, context, facts) {
        return false;
    }
    let mut count = 0;
    let visit = &mut |_| {
        count += 1;
        if count >= wanted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    each_here(set, Thing::Nothing, context, facts, visit, wildcards);
    count >= wanted
}

/// Whether the player's zones are known to hold nothing of the kind: most requirements fail at that.
fn holds_none<F: Facts>(set: &Set, wild: bool, context: &Context, facts: &F) -> bool {
    let Source::Held(Who::You) = set.source else {
        return false;
    };
    let zones = facts.held_zones(context.you);
    match set.tests.first() {
        Some(Test::Family(family)) => zones.iter().all(|zone| facts.has_no_family(*zone, *family, wild)),
        Some(Test::Kind(kind)) => zones.iter().all(|zone| facts.has_no_kind(*zone, *kind, wild)),
        _ => false,
    }
}

/// How near the player is to meeting a requirement, in percent: the mean of its parts, and of alternatives the nearest. What
/// is paid from a stock comes and goes and weighs little; cards that are used up are the hardest to come by and weigh most.
pub fn progress<F: Facts>(requirement: &Requirement, context: &Context, facts: &F) -> i32 {
    nearness(&requirement.demand, requirement.wildcards, context, facts).0
}

/// How near a demand is to being met, and what it weighs.
fn nearness<F: Facts>(demand: &Demand, wildcards: bool, context: &Context, facts: &F) -> (i32, i32) {
    match demand {
        Demand::One(deed, term) => {
            let (wanted, weight) = match term {
                Term::Cards(set) => (set.quantity.wanted(), if *deed == Deed::Hold { 2 } else { 4 }),
                Term::Amount(quantity, _) => (quantity.wanted(), if *deed == Deed::Hold { 2 } else { 1 }),
            };
            let have = have(term, wildcards, context, facts);
            (if wanted <= 0 { 100 } else { 100 * have.clamp(0, wanted) / wanted }, weight)
        }
        Demand::Any(list) => {
            let near = list.iter().map(|inner| nearness(inner, wildcards, context, facts));
            near.max_by_key(|(share, _)| *share).unwrap_or((100, 1))
        }
        Demand::All(list) => {
            let near: Vec<(i32, i32)> = list.iter().map(|inner| nearness(inner, wildcards, context, facts)).collect();
            let weights: i32 = near.iter().map(|(_, weight)| weight).sum();
            let sum: i32 = near.iter().map(|(share, weight)| share * weight).sum();
            (sum / weights.max(1), near.iter().map(|(_, weight)| *weight).max().unwrap_or(1))
        }
    }
}

/// How much of what a term asks for the player has.
pub fn have<F: Facts>(term: &Term, wildcards: bool, context: &Context, facts: &F) -> i32 {
    match term {
        Term::Amount(_, measured) => measure(measured, context.you, facts),
        Term::Cards(set) => count_here(set, Thing::Nothing, context, facts, wildcards),
    }
}
