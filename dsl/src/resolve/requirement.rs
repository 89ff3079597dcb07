//! Resolves requirements.

use super::Resolver;
use super::selection::{Nature, quantity};
use crate::syntax::{self, Deed, Head, Selection};
use crate::tree::{Clause, Measure, Quantity, Requirement, Source, Term, Who};

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
        let wanted = quantity(&term.prefixes);
        if let Head::Name(name) = &term.head
            && let [word] = name.as_slice()
            && term.filters.is_empty()
            && let Some(measure) = self.measure_of(word)
        {
            if deed != Deed::Hold && matches!(measure, Measure::Query(_)) {
                let message = format!("`{}` can be held, but not given away", word.text);
                return self.mismatch(word.span, message, "cards or a resource are expected here");
            }
            if wanted == Quantity::Unsaid {
                return self.mismatch_with(
                    term.span,
                    "it does not say how much",
                    "a number is expected before this",
                    format!("write `{deed} 2 {term}`"),
                );
            }
            return Some(Term::Amount(wanted, measure));
        }
        let (mut set, nature) = self.things(term)?;
        if nature != Nature::Cards {
            return self.mismatch(
                term.span,
                "this cannot be held or discarded",
                "cards or a resource are expected here",
            );
        }
        if matches!(set.source, Source::Everywhere) {
            set.source = Source::Held(Who::You);
        }
        if set.quantity == Quantity::Unsaid {
            return self.mismatch_with(
                term.span,
                "it does not say how many",
                "a number is expected before this",
                format!("write `{deed} 2 {term}`"),
            );
        }
        Some(Term::Cards(set))
    }
}
