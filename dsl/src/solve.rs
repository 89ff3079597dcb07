//! Solves requirements exactly: every different way to meet and pay one, with cards that can
//! count as several things; and how much of each there is.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use crate::alike::Unlike;
use crate::count::{count_here, longest_row};
use crate::evaluate::{each_here, measure};
use crate::facts::Facts;
use crate::syntax::Deed;
use crate::tree::{CardAt, Context, Measure, Quantity, Requirement, Set, Source, Term, Test, Thing, Who, wants_all};
use crate::vocabulary::{AttributeId, QueryId, ResourceId};

/// One way to meet a requirement: what leaves the player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// Cards that are discarded or given, with the deed.
    pub cards: Vec<(Deed, CardAt)>,
    /// Amounts that are paid, with the deed.
    pub amounts: Vec<(Deed, Measure, i32)>,
}

/// More ways than this are not listed; the first ones found are.
pub const MOST_WAYS: usize = 1024;

struct Search<'s, F: Facts> {
    requirement: &'s Requirement,
    context: &'s Context,
    facts: &'s F,
    ways: Vec<Way>,
    /// Whether something asked for means one of several alike cards, and not the others.
    tells_apart: bool,
    /// The cards of all ways, of those that are alike one.
    paid: Unlike,
    /// What is already listed, by these cards.
    seen: BTreeSet<Vec<(u8, u64)>>,
}

/// Every different way to meet the requirement. Cards that are alike make no difference.
pub fn ways<F: Facts>(requirement: &Requirement, context: &Context, facts: &F) -> Vec<Way> {
    let wild = requirement.wildcards;
    if !requirement
        .clauses
        .iter()
        .all(|clause| clause.alternatives.iter().any(|term| meets(term, clause.deed, wild, context, facts)))
    {
        return Vec::new();
    }
    let terms = || requirement.clauses.iter().flat_map(|clause| &clause.alternatives);
    let tells_apart = terms().any(|term| matches!(term, Term::Cards(set) if set.tells_apart()));
    let (ways, paid, seen) = (Vec::new(), Unlike::default(), BTreeSet::new());
    let mut search = Search { requirement, context, facts, ways, tells_apart, paid, seen };
    // Payments first: what is held is looked at when they are gone.
    let mut order: Vec<usize> = (0..requirement.clauses.len()).collect();
    order.sort_by_key(|at| requirement.clauses[*at].deed == Deed::Hold);
    search.clause(&order, &mut Way::default());
    search.ways
}

impl<F: Facts> Search<'_, F> {
    fn clause(&mut self, left: &[usize], way: &mut Way) {
        if self.ways.len() >= MOST_WAYS {
            return;
        }
        let Some((at, rest)) = left.split_first() else {
            self.keep(way);
            return;
        };
        let requirement = self.requirement;
        let clause = &requirement.clauses[*at];
        for term in &clause.alternatives {
            match term {
                Term::Amount(quantity, measured) => {
                    let paid: i32 = way.amounts.iter().filter(|(_, other, _)| other == measured).map(|(.., n)| n).sum();
                    let have = self.amount_left(measured, way) - paid;
                    if clause.deed == Deed::Hold {
                        if quantity.accepts(have) {
                            self.clause(rest, way);
                        }
                        continue;
                    }
                    let (least, most) = so_many(*quantity, have);
                    for amount in least..=most.min(have) {
                        if amount > 0 {
                            way.amounts.push((clause.deed, measured.clone(), amount));
                        }
                        self.clause(rest, way);
                        if amount > 0 {
                            way.amounts.pop();
                        }
                    }
                }
                Term::Cards(set) if clause.deed == Deed::Hold => {
                    if self.holds(set, way) {
                        self.clause(rest, way);
                    }
                }
                Term::Cards(set) => {
                    let candidates = self.candidates(set, way);
                    let there = candidates.len() as i32;
                    // What an order word means is given as a whole.
                    let (least, most) =
                        if set.definite { (set.quantity.wanted(), there) } else { so_many(set.quantity, there) };
                    let from = way.cards.len();
                    for wanted in least.max(0)..=most.min(there) {
                        self.take(clause.deed, set, &candidates, 0, from, wanted as usize, rest, way);
                    }
                }
            }
        }
    }

    /// Whether a player holds what is asked for once the cards of this way are gone.
    fn holds(&self, set: &Set, way: &Way) -> bool {
        let candidates = self.candidates(set, way);
        if wants_all(set) {
            let all = self.found(set);
            let own = |card: &CardAt| match set.source {
                Source::Everywhere => self.facts.held_zones(self.context.you).contains(&self.facts.zone_of(*card)),
                _ => self.facts.owner(*card) == Some(self.context.you),
            };
            return !all.is_empty() && candidates.len() == all.len() && all.iter().all(own);
        }
        let count = match (set.distinct, set.same) {
            (Some(attribute), _) => self.different(attribute, &candidates),
            (None, Some(attribute)) => self.alike(attribute, &candidates),
            (None, None) => candidates.len() as i32,
        };
        set.quantity.accepts(count)
    }

    /// Chooses `wanted` of the candidates from `start` on, never two selections that are alike. The cards of this
    /// clause are those of the way `from` there on.
    #[allow(clippy::too_many_arguments)]
    fn take(
        &mut self,
        deed: Deed,
        set: &Set,
        candidates: &[CardAt],
        start: usize,
        from: usize,
        wanted: usize,
        rest: &[usize],
        way: &mut Way,
    ) {
        if wanted == 0 {
            self.clause(rest, way);
            return;
        }
        let mut tried = Unlike::default();
        for at in start..candidates.len() {
            if candidates.len() - at < wanted || self.ways.len() >= MOST_WAYS {
                return;
            }
            let card = candidates[at];
            if !self.goes_with(set, card, &way.cards[from..])
                || tried.meet(card, self.facts).is_some() && !self.tells_apart
            {
                continue;
            }
            way.cards.push((deed, card));
            self.take(deed, set, candidates, at + 1, from, wanted - 1, rest, way);
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

    /// All cards of a set.
    fn found(&self, set: &Set) -> Vec<CardAt> {
        let mut found = Vec::new();
        let visit = &mut |thing| {
            if let Thing::Card(card) = thing {
                found.push(card);
            }
            ControlFlow::Continue(())
        };
        each_here(set, Thing::Nothing, self.context, self.facts, visit, self.requirement.wildcards);
        found
    }

    fn candidates(&self, set: &Set, way: &Way) -> Vec<CardAt> {
        let mut found = self.found(set);
        found.retain(|card| !way.cards.iter().any(|(_, taken)| taken == card));
        found
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

    /// A measure as it is once the cards of this way are gone.
    fn amount_left(&self, measured: &Measure, way: &Way) -> i32 {
        match measured {
            Measure::Query(query) => {
                let gone: Vec<CardAt> = way.cards.iter().map(|(_, card)| *card).collect();
                self.facts.query_without(*query, self.context.you, &gone)
            }
            other => measure(other, self.context.you, self.facts),
        }
    }

    fn keep(&mut self, way: &Way) {
        let mut first_like = |card: CardAt| self.paid.meet(card, self.facts).unwrap_or(card).index() as u64;
        let mut alike: Vec<(u8, u64)> = way.cards.iter().map(|(deed, card)| (*deed as u8, first_like(*card))).collect();
        alike.sort_unstable();
        alike.extend(way.amounts.iter().map(|(deed, measured, amount)| {
            let kind = match measured {
                Measure::Resource(id) => id.index(),
                Measure::Query(id) => ResourceId::MOST + id.index(),
                Measure::Counter(id) => ResourceId::MOST + QueryId::MOST + id.index(),
            };
            (0x80 | *deed as u8, (kind as u64) << 32 | u64::from(amount.unsigned_abs()))
        }));
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

/// How near the player is to meeting a requirement, in percent: the mean of its clauses. What is paid from a stock comes
/// and goes and weighs little; cards that are used up are the hardest to come by and weigh most.
pub fn progress<F: Facts>(requirement: &Requirement, context: &Context, facts: &F) -> i32 {
    let (mut sum, mut weights) = (0, 0);
    for clause in &requirement.clauses {
        let (mut best, mut weight) = (0, 1);
        for term in &clause.alternatives {
            let (wanted, rare) = match term {
                Term::Cards(set) => (set.quantity.wanted(), if clause.deed == Deed::Hold { 2 } else { 4 }),
                Term::Amount(quantity, _) => (quantity.wanted(), if clause.deed == Deed::Hold { 2 } else { 1 }),
            };
            let have = have(term, requirement.wildcards, context, facts);
            let share = if wanted <= 0 { 100 } else { 100 * have.clamp(0, wanted) / wanted };
            if share >= best {
                (best, weight) = (share, rare);
            }
        }
        sum += best * weight;
        weights += weight;
    }
    if weights == 0 { 100 } else { sum / weights }
}

/// How much of what a term asks for the player has.
pub(crate) fn have<F: Facts>(term: &Term, wildcards: bool, context: &Context, facts: &F) -> i32 {
    match term {
        Term::Amount(_, measured) => measure(measured, context.you, facts),
        Term::Cards(set) => count_here(set, Thing::Nothing, context, facts, wildcards),
    }
}
