//! Resolves requirements.

use super::Resolver;
use super::selection::Nature;
use super::uses::{Use, meaning};
use super::words::Whose;
use crate::problem::Problem;
use crate::syntax::{self, Deed, Filter, Head, Selection};
use crate::tree::{Clause, Measure, Quantity, Requirement, Set, Source, Term, Test, Who};

impl Resolver<'_> {
    pub(super) fn requirement(&mut self, requirement: &syntax::Requirement) -> Option<Requirement> {
        let mut clauses = Vec::new();
        let mut sound = true;
        for demand in &requirement.demands {
            for alternatives in &demand.terms {
                let terms: Vec<Option<Term>> = alternatives.iter().map(|term| self.term(demand.deed, term)).collect();
                match terms.into_iter().collect::<Option<Vec<Term>>>() {
                    Some(alternatives) => clauses.push(Clause { deed: demand.deed, alternatives }),
                    None => sound = false,
                }
            }
        }
        sound.then_some(Requirement { clauses, wildcards: requirement.wildcards })
    }

    fn term(&mut self, deed: Deed, term: &Selection) -> Option<Term> {
        let place = if deed == Deed::Hold { Use::Hold } else { Use::Pay };
        if let Head::Name(name) = &term.head
            && let [word] = name.as_slice()
            && term.filters.is_empty()
            && term.otherwise.is_none()
            && let Some(measure) = self.measure_of(word)
        {
            return self.measured(deed, term, place, &measure, word);
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
        if let Some(span) = whose.or(words.order.map(|(_, span)| span)).or(words.other).or(words.the) {
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
