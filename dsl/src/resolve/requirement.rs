//! Resolves requirements.

use super::Resolver;
use super::kinds::grouped;
use super::selection::Nature;
use super::uses::{Use, meaning};
use super::words::Whose;
use crate::problem::Problem;
use crate::syntax::{self, Deed, Filter, Head, Selection, Span};
use crate::tree::{Demand, Measure, Quantity, Requirement, Set, Source, Term, Test, Who};

impl Resolver<'_> {
    pub(super) fn requirement(&mut self, requirement: &syntax::Requirement) -> Option<Requirement> {
        let demand = self.demand(&requirement.demand)?;
        Some(Requirement { demand, wildcards: requirement.wildcards })
    }

    fn demand(&mut self, demand: &syntax::Demand) -> Option<Demand> {
        match demand {
            syntax::Demand::Deed(deed, terms, _) => {
                let every = terms
                    .iter()
                    .map(|any| grouped(any).into_iter().map(|kinds| self.term_of_kinds(*deed, kinds)).collect());
                let every: Vec<Vec<Option<Term>>> = every.collect();
                let any = |terms: Vec<Option<Term>>| {
                    let terms: Option<Vec<Term>> = terms.into_iter().collect();
                    Some(Demand::any(terms?.into_iter().map(|term| Demand::One(*deed, term)).collect()))
                };
                every.into_iter().map(any).collect::<Option<Vec<Demand>>>().map(Demand::all)
            }
            syntax::Demand::Or(list) => {
                if list.iter().any(|part| matches!(part, syntax::Demand::And(_))) {
                    return self.two_readings(span_of(demand), readings(list));
                }
                self.demands(list).map(Demand::any)
            }
            syntax::Demand::And(list) => self.demands(list).map(Demand::all),
            syntax::Demand::Group(inner) => self.demand(inner),
        }
    }

    /// What is wrong with any of several is told.
    fn demands(&mut self, list: &[syntax::Demand]) -> Option<Vec<Demand>> {
        let found: Vec<Option<Demand>> = list.iter().map(|part| self.demand(part)).collect();
        found.into_iter().collect()
    }

    fn two_readings<T>(&mut self, span: Span, [one, other]: [String; 2]) -> Option<T> {
        let message = "`and` and `or` between deeds can be read in two ways";
        let problem = Problem::new("sentence::two_readings", message, span, "it does not say what belongs together");
        self.fail(problem.help(format!("write `{one}` or `{other}`")))
    }

    pub(super) fn term(&mut self, deed: Deed, term: &Selection) -> Option<Term> {
        let place = if deed == Deed::Hold { Use::Hold } else { Use::Pay };
        if let Head::Name(name) = &term.head
            && let [word] = name.as_slice()
            && term.filters.is_empty()
            && term.otherwise.is_none()
            && let Some(measure) = self.measure_of(word)
        {
            return self.measured(deed, term, place, &measure, word);
        }
        if let Some(problem) = self.reckoned(deed, term) {
            return self.fail(problem);
        }
        if deed == Deed::Pay {
            return self.mismatch_with(
                term.span,
                "only resources and counters are paid",
                "a resource is expected here",
                format!("write `discard {term}`"),
            );
        }
        let sort = self.quietly(|resolver| resolver.things(term, Use::Each)).map(|(_, nature)| nature);
        if sort.is_none_or(|nature| nature == Nature::Cards) {
            self.not_said_how_many(deed, term, place)?;
        }
        let (mut set, nature) = match sort {
            Some(nature) if nature != Nature::Cards => (Set::of(Source::Everywhere), nature),
            _ => self.things(term, place)?,
        };
        if nature != Nature::Cards {
            return self.mismatch(
                term.span,
                "this cannot be held or discarded",
                "cards or a resource are expected here",
            );
        }
        if matches!(set.source, Source::Slot(_)) {
            return self.mismatch(term.span, "a requirement speaks of kinds of cards", "write how many of which cards");
        }
        let all = matches!(set.quantity, Quantity::All | Quantity::Each);
        if matches!(set.source, Source::Everywhere) && !(deed == Deed::Hold && all) {
            set.source = Source::Held(Who::You);
        } else if deed == Deed::Hold && !set.definite && !all {
            // What lies elsewhere is held if it is yours, as behind `has`.
            let owned = matches!(&set.source, Source::Held(Who::You));
            if !owned {
                set.tests.push(Test::OwnedBy(Who::You));
            }
        }
        Some(Term::Cards(set))
    }

    /// A number that has to be reckoned cannot stand in a requirement: how much it asks for is the same for everybody who reads it.
    fn reckoned(&self, deed: Deed, term: &Selection) -> Option<Problem> {
        let [Filter::EqualTo(amount)] = term.filters.as_slice() else {
            return None;
        };
        let Head::Name(name) = &term.head else {
            return None;
        };
        let [word] = name.as_slice() else {
            return None;
        };
        self.measure_of(word)?;
        let word = word.text.replace('_', " ");
        let message = "how much a requirement asks for is a number, not something to be reckoned";
        let problem = Problem::new("sentence::type_mismatch", message, term.span, "this is not the same every time");
        let asks = format!("ask `your {word} are at least {amount}` in `allowed` or `if`");
        Some(problem.help(match deed {
            Deed::Hold => asks,
            _ => format!("{asks}, and begin `do` with `pay {word} equal to {amount}`"),
        }))
    }

    /// So much of a resource, counter or named number.
    fn measured(
        &mut self,
        deed: Deed,
        term: &Selection,
        place: Use,
        measure: &Measure,
        word: &syntax::Word,
    ) -> Option<Term> {
        if deed != Deed::Hold && matches!(measure, Measure::Query(_)) {
            let message = format!("`{}` can be held, but not given away", word.text);
            return self.mismatch(word.span, message, "cards or a resource are expected here");
        }
        let words = self.words(term)?;
        let whose = words.whose.filter(|(whose, _)| *whose != Whose::You).map(|(_, span)| span);
        if let Some(span) = whose.or(words.order.map(|(_, span)| span)).or(words.which()).or(words.the) {
            return self.mismatch(span, "this word has no meaning here", "what is paid is your own");
        }
        self.not_said_how_many(deed, term, place)?;
        if deed == Deed::Hold && matches!(words.quantity, Quantity::All | Quantity::Each) {
            let span = words.number.unwrap_or(term.span);
            return self.mismatch(span, "there is no `all` of a number", "write how much");
        }
        self.word_of_number(term, &words, place)?;
        Some(Term::Amount(words.quantity, measure.clone()))
    }

    fn not_said_how_many(&mut self, deed: Deed, term: &Selection, place: Use) -> Option<()> {
        let words = self.words(term)?;
        let by_values = term.filters.iter().any(|filter| matches!(filter, Filter::OfDifferent(Some(_), _)));
        if meaning(place, words.said()).is_ok() || words.number.is_some() || by_values {
            return Some(());
        }
        self.fail(
            Problem::new(
                "sentence::type_mismatch",
                "it does not say how many",
                term.span,
                "a number is expected before this",
            )
            .help(format!("write `{deed} 2 {}`", Selection { prefixes: Vec::new(), ..term.clone() })),
        )
    }
}

/// Where a demand stands.
fn span_of(demand: &syntax::Demand) -> Span {
    match demand {
        syntax::Demand::Deed(_, _, span) => *span,
        syntax::Demand::Group(inner) => span_of(inner),
        syntax::Demand::Or(list) | syntax::Demand::And(list) => {
            let at = |part: Option<&syntax::Demand>| part.map(span_of).unwrap_or_default();
            Span { start: at(list.first()).start, end: at(list.last()).end }
        }
    }
}

/// Deeds joined by `or`, some of them by `and` as well, with brackets: `and` first, or `or` first.
fn readings(list: &[syntax::Demand]) -> [String; 2] {
    let bracketed = |list: Vec<String>, joint: &str| match list.len() {
        1 => list.concat(),
        _ => format!("({})", list.join(joint)),
    };
    let inner = |part: &syntax::Demand| match part {
        syntax::Demand::And(inner) => inner.iter().map(ToString::to_string).collect(),
        other => vec![other.to_string()],
    };
    let parts: Vec<Vec<String>> = list.iter().map(inner).collect();
    let any = regrouped(&parts).into_iter().map(|any| bracketed(any, " or "));
    let closer_or = any.collect::<Vec<_>>().join(" and ");
    let every = parts.into_iter().map(|every| bracketed(every, " and "));
    [every.collect::<Vec<_>>().join(" or "), closer_or]
}

/// What is joined closely inside each list, and loosely from list to list, with the two joints exchanged.
fn regrouped(lists: &[Vec<String>]) -> Vec<Vec<String>> {
    let mut groups: Vec<Vec<String>> = vec![Vec::new()];
    for list in lists {
        for (at, thing) in list.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if at == 0 => group.push(thing.clone()),
                _ => groups.push(vec![thing.clone()]),
            }
        }
    }
    groups
}
