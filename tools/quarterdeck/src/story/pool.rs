//! Upper bounds: how much of a requirement can be met at best with the cards that can be in play.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{
    Argument, CardAt, Context, Demand, Doer, Measure, Number, Place, Set, Source, Term, Test, Thing, ZoneAt,
};
use quarterdeck_dsl::vocabulary::ZoneId;
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{EffectId, Store, StoryDef, What};
use quarterdeck_runtime::position::Position;

/// The cards that can be in play in a position: all but those that wait where the story takes cards from.
pub struct Pool<'p> {
    position: Position<'p>,
    cards: Vec<CardAt>,
}

/// A part of a requirement that nobody can meet.
#[derive(Clone)]
pub struct Impossible<'d> {
    pub deed: Deed,
    pub term: &'d Term,
    /// How much is wanted.
    pub want: i32,
    /// How much there is at most.
    pub most: i32,
}

/// Zones from which beats bring cards into the game.
pub fn stores(game: &Game, story: &StoryDef) -> Vec<ZoneId> {
    let mut found = Vec::new();
    for beat in &story.beats {
        gather(game, beat.effect, 0, &mut found);
    }
    found.retain(|zone| Some(*zone) != story.quests);
    found
}

fn gather(game: &Game, effect: EffectId, depth: usize, found: &mut Vec<ZoneId>) {
    if depth > 8 {
        return;
    }
    for deed in &game.effects[usize::from(effect)] {
        match &deed.what {
            What::Do(instruction) => {
                for step in instruction.steps.iter().filter(|step| matches!(step.doer, Doer::You)) {
                    let into = matches!(step.arguments.get(1), Some(Argument::Place(..)));
                    if let (Some(Argument::Cards(set)), true) = (step.arguments.first(), into)
                        && let Source::CardsIn(places) = &set.source
                    {
                        let zones = places.iter().filter_map(|place| match place {
                            Place::Zone(zone) if !game.zones[usize::from(zone.zone)].per_player => Some(zone.zone),
                            _ => None,
                        });
                        found.extend(zones.filter(|zone| !is_stream(game, *zone)));
                    }
                }
            }
            What::Perform(inner) | What::Each(_, _, inner) => gather(game, *inner, depth + 1, found),
            What::To(to) => gather(game, to.effect, depth + 1, found),
            What::Either(either) => {
                gather(game, either.1, depth + 1, found);
                gather(game, either.2, depth + 1, found);
            }
            What::Offer(offers) => offers.iter().for_each(|offer| gather(game, offer.effect, depth + 1, found)),
            What::Choose(choose) => gather(game, choose.effect, depth + 1, found),
            What::Let(given) => gather(game, given.effect, depth + 1, found),
            What::Run(_) => {}
        }
    }
}

/// Cards flow through such a zone in play: they are drawn from it, discarded to it, or come back from it.
fn is_stream(game: &Game, zone: ZoneId) -> bool {
    let words = &game.words;
    [words.discards_to, words.draws_from, words.draws_to, words.reveals_to].contains(&Some(zone))
        || game.zones.iter().any(|other| other.refill == Some(zone))
        || game.zones[usize::from(zone)].refill.is_some()
        || game.resources.iter().any(|resource| match resource.store {
            Store::Cards { source, sink, .. } => [source, sink].contains(&zone),
            Store::Counter(_) => false,
        })
}

impl<'p> Pool<'p> {
    /// The pool of a position.
    pub fn new(position: Position<'p>, stores: &[ZoneId]) -> Pool<'p> {
        let away: Vec<ZoneAt> = stores.iter().map(|zone| position.zone(*zone, None)).collect();
        let cards = CardAt::all(position.cards()).filter(|card| !away.contains(&position.zone_of(*card))).collect();
        Pool { position, cards }
    }

    /// The parts of what is asked for that nobody can meet; of alternatives, each where there is no other.
    pub fn impossible<'d>(&self, demand: &'d Demand, wild: bool) -> Vec<Impossible<'d>> {
        let inner = |list: &'d [Demand]| list.iter().map(|inner| self.impossible(inner, wild)).collect::<Vec<_>>();
        match demand {
            Demand::One(deed, term) => match self.term(term, wild) {
                (want, Some(most)) if most < want => vec![Impossible { deed: *deed, term, want, most }],
                _ => Vec::new(),
            },
            Demand::All(list) => inner(list).concat(),
            Demand::Any(list) => {
                let found = inner(list);
                if found.iter().any(Vec::is_empty) { Vec::new() } else { found.concat() }
            }
        }
    }

    /// What a term wants, and the most there can be; nothing if there is no bound.
    fn term(&self, term: &Term, wild: bool) -> (i32, Option<i32>) {
        match term {
            Term::Cards(set) => (set.quantity.wanted(), Some(self.count(set, wild))),
            Term::Amount(quantity, Measure::Query(query)) => {
                let definition = &self.position.game.queries[usize::from(*query)];
                let base = self.number(&definition.base);
                let by_rules = definition.changes.iter().try_fold(0, |sum, change| match change.by.tree {
                    Number::Constant(by) => Some(sum + by.max(0)),
                    _ => None,
                });
                let by_cards = self.cards.iter().try_fold(0, |sum: i32, card| {
                    let changes = self.position.family(*card).changes.iter().filter(|change| change.query == *query);
                    changes.into_iter().try_fold(sum, |sum, change| match change.by.tree {
                        Number::Constant(by) => Some(sum + by.max(0)),
                        _ => None,
                    })
                });
                let most = base.zip(by_rules).zip(by_cards).map(|((base, rules), cards)| base + rules + cards);
                (quantity.wanted(), most.map(|most| most.min(definition.most)))
            }
            Term::Amount(quantity, _) => (quantity.wanted(), None),
        }
    }

    fn count(&self, set: &Set, wild: bool) -> i32 {
        let fitting: Vec<CardAt> = self.cards.iter().copied().filter(|card| self.fits(set, *card, wild)).collect();
        match set.distinct {
            Some(attribute) => {
                let mut values: Vec<i32> =
                    fitting.iter().filter_map(|card| self.position.attribute(Thing::Card(*card), attribute)).collect();
                values.sort_unstable();
                values.dedup();
                values.len() as i32
            }
            None => fitting.len() as i32,
        }
    }

    /// Whether a card could be meant, by what is printed on it.
    fn fits(&self, set: &Set, card: CardAt, wild: bool) -> bool {
        let printed: Vec<Test> = set.tests.iter().filter(|test| is_printed(test)).cloned().collect();
        evaluate::passes(&printed, Thing::Card(card), &Context::default(), &self.position, wild)
    }

    /// The most a number can be; nothing if there is no bound.
    fn number(&self, number: &Number) -> Option<i32> {
        match number {
            Number::Constant(value) => Some(*value),
            Number::Plus(left, right) => Some(self.number(left)? + self.number(right)?),
            // Of two bounds the lower one counts; one is enough.
            Number::AtMost(inner, most) => [self.number(inner), self.number(most)].into_iter().flatten().min(),
            Number::Count(set) if is_cards(set) => Some(self.count(set, false)),
            Number::Total(attribute, set) if is_cards(set) => {
                let cards = self.cards.iter().filter(|card| self.fits(set, **card, false));
                Some(
                    cards
                        .filter_map(|card| self.position.attribute(Thing::Card(*card), *attribute))
                        .map(|value| value.max(0))
                        .sum(),
                )
            }
            _ => None,
        }
    }
}

/// Whether a test asks for nothing but what is printed on a card.
fn is_printed(test: &Test) -> bool {
    match test {
        Test::Kind(_) | Test::Family(_) | Test::Value(..) | Test::Lacks(_) | Test::Worded(..) => true,
        Test::Attribute(_, _, value) => matches!(value, Number::Constant(_)),
        Test::Any(tests) => tests.iter().all(is_printed),
        _ => false,
    }
}

fn is_cards(set: &Set) -> bool {
    matches!(set.source, Source::Held(_) | Source::HeldBySome(_) | Source::CardsIn(_) | Source::Everywhere)
}
