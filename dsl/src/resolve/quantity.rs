//! What the words before a noun say: whose it is, and how many.

use crate::syntax::{Before, Comparison, Prefix, Range};
use crate::tree::{Quantity, Who};

/// Whose, by `your` or `their`.
pub(super) fn possessor(prefixes: &[Before]) -> Option<Who> {
    prefixes.iter().find_map(|before| match &before.prefix {
        Prefix::Your => Some(Who::You),
        Prefix::Their => Some(Who::They),
        _ => None,
    })
}

/// How many are meant by the words before a noun.
pub(super) fn quantity(prefixes: &[Before]) -> Quantity {
    prefixes
        .iter()
        .find_map(|before| match &before.prefix {
            Prefix::Range(Range::AtLeast(n)) => Some(Quantity::AtLeast(*n)),
            Prefix::Range(Range::AtMost(n)) => Some(Quantity::AtMost(*n)),
            Prefix::Range(Range::Exactly(n)) => Some(Quantity::Exactly(*n)),
            Prefix::Range(Range::UpTo(n)) => Some(Quantity::UpTo(*n)),
            Prefix::Range(Range::Or(low, high) | Range::To(low, high)) => Some(Quantity::Between(*low, *high)),
            Prefix::Range(Range::Number(n)) => Some(Quantity::Number(*n)),
            Prefix::No => Some(Quantity::No),
            Prefix::All => Some(Quantity::All),
            Prefix::Each => Some(Quantity::Each),
            Prefix::A | Prefix::Any | Prefix::Another | Prefix::Other => Some(Quantity::One),
            _ => None,
        })
        .unwrap_or(if prefixes.iter().any(|before| matches!(before.prefix, Prefix::Order(_))) {
            Quantity::One
        } else {
            Quantity::Unsaid
        })
}

/// A quantity as a comparison with a number.
pub(super) fn as_comparison(quantity: Quantity) -> (Comparison, i32) {
    match quantity {
        Quantity::AtMost(n) | Quantity::UpTo(n) => (Comparison::AtMost, n),
        Quantity::Exactly(n) => (Comparison::Exactly, n),
        Quantity::No => (Comparison::AtMost, 0),
        other => (Comparison::AtLeast, other.wanted()),
    }
}
