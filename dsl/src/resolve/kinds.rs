//! Kinds of which any mix is taken: `discard 2 lanterns or papers`.

use super::Resolver;
use crate::problem::Problem;
use crate::syntax::{Deed, Filter, Head, Selection, Span, Word};
use crate::tree::{Term, Test};
use crate::vocabulary::Meaning;

/// What `or` joins behind a deed, in groups: a noun without a word of number is one more kind of what stands before it.
pub(super) fn grouped(any: &[Selection]) -> Vec<&[Selection]> {
    let mut groups = Vec::new();
    let mut begin = 0;
    for at in 1..=any.len() {
        if any.get(at).is_none_or(|term| !is_bare(term)) {
            groups.push(&any[begin..at]);
            begin = at;
        }
    }
    groups
}

/// Whether nothing says how many of it: neither a word before the noun nor `of 4 different …` behind it.
pub(crate) fn is_bare(term: &Selection) -> bool {
    let by_values = |filter: &Filter| matches!(filter, Filter::OfDifferent(Some(_), _));
    term.prefixes.is_empty() && matches!(term.head, Head::Name(_)) && !term.filters.iter().any(by_values)
}

impl Resolver<'_> {
    /// A term of several kinds: each card may be of any of them. What stands behind the last one is said of all.
    pub(super) fn term_of_kinds(&mut self, deed: Deed, kinds: &[Selection]) -> Option<Term> {
        let [first, .., last] = kinds else {
            return kinds.first().and_then(|only| self.term(deed, only));
        };
        let number = |kind: &Selection| match &kind.head {
            Head::Name(name) => name.as_slice().first().is_some_and(|word| self.measure_of(word).is_some()),
            _ => true,
        };
        if let Some(number) = kinds.iter().find(|kind| number(kind)) {
            return self.mismatch_with(
                number.span,
                "beside `or`, kinds of cards are named",
                "it does not say how many",
                format!("say how many of each: `{deed} {first} or 2 {}`", kinds[1]),
            );
        }
        for kind in kinds {
            let Head::Name(name) = &kind.head else { continue };
            let described = !std::ptr::eq(kind, last) && !kind.filters.is_empty() || kind.otherwise.is_some();
            if name.len() > 1 || described {
                return self.mismatch_with(
                    kind.span,
                    "beside `or`, kinds of cards are just named",
                    "it does not say whether this belongs to all of them",
                    "say it behind the last of them, or say how many of each: `2 … or 2 …`",
                );
            }
        }
        let span = Span { start: first.span.start, end: last.span.end };
        let whole = Selection { filters: last.filters.clone(), span, ..first.clone() };
        let Some(Term::Cards(mut set)) = self.term(deed, &whole) else { return None };
        if set.definite {
            let problem = Problem::new(
                "sentence::word_of_number",
                "an order word goes with one kind of card",
                span,
                "these are of several kinds",
            );
            return self.fail(problem.help("say it of each: `the top … or the top …`"));
        }
        let tests: Option<Vec<Test>> = kinds.iter().map(|kind| self.kind_named(kind)).collect();
        let tests = tests?;
        match set.tests.iter_mut().find(|test| **test == tests[0]) {
            Some(test) => *test = Test::Any(tests),
            None => return None,
        }
        Some(Term::Cards(set))
    }

    fn kind_named(&mut self, kind: &Selection) -> Option<Test> {
        let Head::Name(name) = &kind.head else { return None };
        let word: &Word = name.first()?;
        let found = self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
            Meaning::Kind(kind) => Some(Test::Kind(*kind)),
            Meaning::Family(family) => Some(Test::Family(*family)),
            _ => None,
        });
        match found {
            Some(test) => Some(test),
            None => self.unknown(word, "a kind or name of cards is expected here", |meaning| {
                matches!(meaning, Meaning::Kind(_) | Meaning::Family(_))
            }),
        }
    }
}
