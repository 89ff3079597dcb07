//! Requirements: every way to meet one, found by trying everything.

use quarterdeck_dsl::facts::Likeness;
use quarterdeck_dsl::syntax::{Deed, Demand, Filter, Head, Requirement, Selection, Word};
use quarterdeck_dsl::tree::{CardAt, Thing};
use quarterdeck_dsl::vocabulary::{Bearer, Meaning};

use super::account::{Count, Filters, Words};
use super::numbers::counted;
use super::things::{Found, Look, Sort};
use super::world::{compares, refuse};
use super::{Meant, Speech, World};

/// More candidates than this are not tried.
const MOST: usize = 8;
/// More ways than this are not compared.
const MOST_WAYS: usize = 400;

/// One way, up to likeness: which cards leave, and how much of what.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    /// Deed (in the order of the language) and likeness of each card.
    pub cards: Vec<(u8, Likeness)>,
    /// How much of each number is paid, or given to another (true); nothing is not noted.
    pub amounts: Vec<(bool, Meaning, i32)>,
}

/// What has been decided so far.
#[derive(Clone, Default)]
struct Tried {
    gone: Vec<(u8, CardAt)>,
    paid: Vec<(bool, Meaning, i32)>,
}

impl Tried {
    fn paid_of(&self, meaning: Meaning) -> i32 {
        self.paid.iter().filter(|(_, of, _)| *of == meaning).map(|(_, _, n)| n).sum()
    }

    fn used(&self, card: CardAt) -> bool {
        self.is_gone(card)
    }

    fn is_gone(&self, card: CardAt) -> bool {
        self.gone.iter().any(|(_, gone)| *gone == card)
    }
}

/// The number of a deed, for comparing.
pub fn deed_number(deed: Deed) -> u8 {
    match deed {
        Deed::Hold => 0,
        Deed::Discard => 1,
        Deed::Pay => 2,
        Deed::Give => 3,
    }
}

/// A deed and what it is done to: one selection, or several kinds of which any mix will do.
type Asked<'d> = (Deed, Vec<&'d Selection>);

/// What `or` joins: each that says how many, with the kinds behind it that do not.
fn by_number(any: &[Selection]) -> Vec<Vec<&Selection>> {
    let mut lists: Vec<Vec<&Selection>> = Vec::new();
    for term in any {
        let counted = !term.prefixes.is_empty()
            || !matches!(term.head, Head::Name(_))
            || term.filters.iter().any(|filter| matches!(filter, Filter::OfDifferent(Some(_), _)));
        match lists.last_mut() {
            Some(list) if !counted => list.push(term),
            _ => lists.push(vec![term]),
        }
    }
    lists
}

/// A list of deeds for each way to choose among what `or` joins.
fn spelled_out(demand: &Demand) -> Meant<Vec<Vec<Asked<'_>>>> {
    match demand {
        Demand::Group(inner) => spelled_out(inner),
        Demand::Deed(deed, terms, _) => {
            let one = |kinds| vec![(*deed, kinds)];
            Ok(all_of(terms.iter().map(|any| by_number(any).into_iter().map(one).collect()).collect()))
        }
        Demand::And(list) => Ok(all_of(list.iter().map(spelled_out).collect::<Meant<Vec<_>>>()?)),
        Demand::Or(list) => {
            if list.iter().any(|part| matches!(part, Demand::And(_))) {
                return refuse("`and` and `or` between deeds: it does not say what belongs together");
            }
            Ok(list.iter().map(spelled_out).collect::<Meant<Vec<_>>>()?.concat())
        }
    }
}

/// One list of each, in every combination.
fn all_of<T: Clone>(parts: Vec<Vec<Vec<T>>>) -> Vec<Vec<T>> {
    let mut lists: Vec<Vec<T>> = vec![Vec::new()];
    for part in parts {
        let with = |list: &Vec<T>| part.iter().map(|more| [list.as_slice(), more].concat()).collect::<Vec<_>>();
        lists = lists.iter().flat_map(with).collect();
    }
    lists
}

impl World<'_> {
    /// Every different way to meet a requirement; nothing if there are too many to try.
    pub fn ways(&self, requirement: &Requirement, speech: &Speech) -> Meant<Option<Vec<Way>>> {
        let speech = Speech { wild: requirement.wildcards, ..*speech };
        let mut ways: Vec<Way> = Vec::new();
        let mut too_many = false;
        // Every deed that is named has a meaning, whether it could be done or not.
        for mut deeds in spelled_out(&requirement.demand)? {
            deeds.sort_by_key(|(deed, _)| *deed == Deed::Hold);
            match self.deeds(&deeds, &speech)? {
                Some(found) => ways.extend(found.iter().map(|tried| self.way(tried))),
                None => too_many = true,
            }
        }
        ways.sort();
        ways.dedup();
        Ok((!too_many && ways.len() <= MOST_WAYS).then_some(ways))
    }

    /// Every way to do all of several deeds; nothing if there are too many to try.
    fn deeds(&self, deeds: &[Asked<'_>], speech: &Speech) -> Meant<Option<Vec<Tried>>> {
        let mut open = vec![Tried::default()];
        for (deed, kinds) in deeds {
            // Where nothing can be done any more, it is still seen whether the rest has a meaning.
            self.term(*deed, kinds, &Tried::default(), speech)?;
            let mut next = Vec::new();
            for tried in &open {
                match self.term(*deed, kinds, tried, speech)? {
                    Some(more) => next.extend(more),
                    None => return Ok(None),
                }
            }
            if next.len() > 20_000 {
                return Ok(None);
            }
            open = next;
        }
        Ok(Some(open))
    }

    fn way(&self, tried: &Tried) -> Way {
        let mut cards: Vec<(u8, Likeness)> =
            tried.gone.iter().map(|(deed, card)| (*deed, self.facts.likeness(*card))).collect();
        cards.sort_unstable();
        let mut kinds: Vec<(bool, Meaning)> = tried.paid.iter().map(|(given, meaning, _)| (*given, *meaning)).collect();
        kinds.sort();
        kinds.dedup();
        let sum = |kind: (bool, Meaning)| {
            tried.paid.iter().filter(|(given, of, _)| (*given, *of) == kind).map(|(_, _, n)| n).sum()
        };
        let amounts = kinds.into_iter().map(|kind| (kind.0, kind.1, sum(kind)));
        Way { cards, amounts: amounts.filter(|(_, _, n)| *n != 0).collect() }
    }

    /// Every way to meet one term after what was decided; nothing if there are too many.
    fn term(&self, deed: Deed, kinds: &[&Selection], tried: &Tried, speech: &Speech) -> Meant<Option<Vec<Tried>>> {
        let [term, others @ ..] = kinds else { return refuse("nothing is asked for") };
        let term = *term;
        if term.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        if others.is_empty() && self.is_only_number(term) {
            return self.number_term(deed, term, tried, speech).map(Some);
        }
        if deed == Deed::Pay {
            return refuse("cards are not paid");
        }
        let everything = Words::read(&term.prefixes)?.take_count();
        let everything = matches!(everything, Count::All | Count::Each) && deed == Deed::Hold;
        let look = if everything { Look::Anywhere } else { Look::Held(speech.you) };
        let found = if others.is_empty() {
            self.find(term, &look, false, speech)?
        } else {
            self.of_kinds(kinds, &look, speech)?
        };
        if found.sort != Sort::Cards {
            return refuse("only cards and numbers are asked for");
        }
        let cards: Vec<CardAt> = found
            .things
            .iter()
            .filter_map(|thing| if let Thing::Card(card) = thing { Some(*card) } else { None })
            .collect();
        if deed == Deed::Hold {
            return self.held_term(&found, &cards, everything, tried, speech);
        }
        let number = deed_number(deed);
        let leave = |list: &[CardAt]| {
            let mut next = tried.clone();
            next.gone.extend(list.iter().map(|card| (number, *card)));
            next
        };
        if found.ordered || found.pronoun {
            let enough = cards.len() as i32 >= found.wanted;
            let there = enough && !cards.is_empty() && cards.iter().all(|card| !tried.used(*card));
            return Ok(Some(if there { vec![leave(&cards)] } else { Vec::new() }));
        }
        if found.equal.is_none() {
            self.of_several(&found)?;
        }
        let open: Vec<CardAt> = cards.iter().copied().filter(|card| !tried.used(*card)).collect();
        let (least, most) = match (&found.count, found.equal) {
            (Count::Unsaid, Some(n)) => (n.max(0), n.max(0)),
            (_, Some(_)) => return refuse("two numbers"),
            (Count::Unsaid, None) => return refuse("a demand says how many"),
            (Count::All | Count::Each, None) => (open.len() as i32, open.len() as i32),
            (count, None) => count.taken(),
        };
        if found.different.is_some_and(|(_, own)| own.is_some()) {
            return refuse("two numbers");
        }
        if open.len() > MOST {
            return Ok(None);
        }
        let mut ways = Vec::new();
        for bits in 0..1u32 << open.len() {
            let chosen: Vec<CardAt> = (0..open.len()).filter(|at| bits & 1 << at != 0).map(|at| open[at]).collect();
            if (least..=most).contains(&(chosen.len() as i32)) && self.go_together(&found, &chosen) {
                ways.push(leave(&chosen));
            }
        }
        Ok(Some(ways))
    }

    /// Cards of one kind or another: each kind is just named, and what stands behind the last is said of all.
    fn of_kinds(&self, kinds: &[&Selection], look: &Look, speech: &Speech) -> Meant<Found> {
        let mut all: Option<Found> = None;
        for (at, kind) in kinds.iter().enumerate() {
            let Head::Name(name) = &kind.head else { return refuse("kinds are named") };
            let [noun] = name.as_slice() else { return refuse("kinds are just named") };
            let last = at + 1 == kinds.len();
            if !last && !kind.filters.is_empty() || kind.otherwise.is_some() || self.is_number_of_players(noun) {
                return refuse("kinds are just named");
            }
            let named = |meaning: &Meaning| matches!(meaning, Meaning::Kind(_) | Meaning::Family(_));
            if !self.meanings(noun)?.iter().any(named) {
                return refuse("no kind of cards");
            }
            let whole = Selection {
                prefixes: kinds[0].prefixes.clone(),
                filters: kinds[kinds.len() - 1].filters.clone(),
                ..(*kind).clone()
            };
            let found = self.find(&whole, look, false, speech)?;
            if found.ordered {
                return refuse("an order word goes with one kind");
            }
            match &mut all {
                None => all = Some(found),
                Some(all) => {
                    for thing in found.things {
                        if !all.things.contains(&thing) {
                            all.things.push(thing);
                        }
                    }
                }
            }
        }
        all.map_or_else(|| refuse("nothing is asked for"), Ok)
    }

    fn is_number_of_players(&self, noun: &Word) -> bool {
        self.vocabulary.meanings(&noun.text).iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Resource(_) | Meaning::Query(_, Bearer::Player) | Meaning::Counter(_, Bearer::Player)
            )
        })
    }

    /// Whether cards may be taken together: no two share a value, or all do.
    fn go_together(&self, found: &Found, cards: &[CardAt]) -> bool {
        let values = |attribute| -> Option<Vec<i32>> {
            cards.iter().map(|card| self.attribute(Thing::Card(*card), attribute)).collect()
        };
        let differ = found.different.is_none_or(|(attribute, _)| {
            values(attribute).is_some_and(|mut values| {
                values.sort_unstable();
                values.windows(2).all(|pair| pair[0] != pair[1])
            })
        });
        let alike = found.same.is_none_or(|attribute| {
            values(attribute).is_some_and(|values| values.windows(2).all(|pair| pair[0] == pair[1]))
        });
        differ && alike
    }

    fn held_term(
        &self,
        found: &Found,
        cards: &[CardAt],
        everything: bool,
        tried: &Tried,
        speech: &Speech,
    ) -> Meant<Option<Vec<Tried>>> {
        let one = |yes: bool| Ok(Some(if yes { vec![tried.clone()] } else { Vec::new() }));
        if found.equal.is_some() {
            return refuse("`equal to` stands where something is done");
        }
        let here = |card: &CardAt| self.holds(speech.you, *card) && !tried.is_gone(*card);
        if everything || found.ordered || found.pronoun {
            let there = |card: &CardAt| {
                if found.said {
                    self.facts.owner(*card) == Some(speech.you) && !tried.is_gone(*card)
                } else {
                    here(card)
                }
            };
            return one(!cards.is_empty() && cards.iter().all(there));
        }
        self.of_several(found)?;
        // As behind `has`: with a place, those there that belong to you.
        let yours = |card: &CardAt| !found.said || self.facts.owner(*card) == Some(speech.you);
        let mut left = found.clone();
        left.things.retain(|thing| matches!(thing, Thing::Card(card) if yours(card) && !tried.is_gone(*card)));
        if let Some((_, Some((comparison, number)))) = found.different {
            return one(compares(counted(self, &left), comparison, number));
        }
        if matches!(found.count, Count::No) || found.count.taken().0 == 0 {
            return one(found.count.accepts(counted(self, &left), false)?);
        }
        if !found.count.accepts(counted(self, &left), false)? {
            return one(false);
        }
        if found.count == Count::Unsaid {
            return refuse("a demand says how many");
        }
        // Each part by itself: one card may count for several.
        one(true)
    }

    fn number_term(&self, deed: Deed, term: &Selection, tried: &Tried, speech: &Speech) -> Meant<Vec<Tried>> {
        let Head::Name(name) = &term.head else { return refuse("no number") };
        let [noun] = name.as_slice() else { return refuse("a number is one word") };
        let mut words = Words::read(&term.prefixes)?;
        let mut filters = Filters::read(&term.filters);
        if !matches!(words.take_whose(), None | Some(super::account::Whose::Your)) {
            return refuse("it is you who pays");
        }
        let count = words.take_count();
        words.done()?;
        let equal = filters.take(|filter| if let Filter::EqualTo(amount) = filter { Some(amount) } else { None });
        filters.done()?;
        let of_player = |meaning: &Meaning| self.number_of(*meaning, Thing::Player(speech.you), speech).is_ok();
        let Some(meaning) = self.meanings(noun)?.into_iter().find(of_player) else { return refuse("no number") };
        let have = self.measure(name, speech.you, speech)?;
        if deed == Deed::Hold {
            let gone: Vec<CardAt> = tried.gone.iter().map(|(_, card)| *card).collect();
            let now = match meaning {
                Meaning::Query(query, Bearer::Player) => self.facts.query_without(query, speech.you, &gone),
                _ => have - tried.paid_of(meaning),
            };
            if equal.is_some() {
                return refuse("`equal to` stands where something is done");
            }
            return Ok(if count.accepts(now, false)? { vec![tried.clone()] } else { Vec::new() });
        }
        if !matches!(meaning, Meaning::Resource(_) | Meaning::Counter(_, Bearer::Player)) {
            return refuse("only resources and counters are paid");
        }
        let have = have - tried.paid_of(meaning);
        let (least, most) = match (count, equal) {
            (Count::Unsaid, Some(amount)) => {
                let n = self.amount(amount, speech)?.max(0);
                (n, n)
            }
            (_, Some(_)) => return refuse("two numbers"),
            (Count::Unsaid, None) => return refuse("a demand says how many"),
            (Count::All | Count::Each, None) => (have, have),
            (count, None) => count.taken(),
        };
        let numbers = least..=most.min(have);
        Ok(numbers
            .map(|n| {
                let mut next = tried.clone();
                next.paid.push((deed == Deed::Give, meaning, n));
                next
            })
            .collect())
    }
}
