//! Which conditions are settled before a match begins: those that ask only its options and the
//! number of its players.

use crate::tree::{Condition, Number, Set, Source};

impl Condition {
    /// Whether the options and the number of players decide it.
    pub fn is_of_setting(&self) -> bool {
        match self {
            Condition::All(list) | Condition::Any(list) => list.iter().all(Condition::is_of_setting),
            Condition::Not(inner) => inner.is_of_setting(),
            Condition::Compare(left, _, right) => left.is_of_setting() && right.is_of_setting(),
            Condition::Amount(_, number) => number.is_of_setting(),
            Condition::Count(_, set) => counts_players(set),
            _ => false,
        }
    }
}

impl Number {
    /// Whether the options and the number of players decide it.
    pub fn is_of_setting(&self) -> bool {
        match self {
            Number::Constant(_) | Number::Option(_) | Number::Players => true,
            Number::Plus(left, right) | Number::Minus(left, right) | Number::Times(left, right) => {
                left.is_of_setting() && right.is_of_setting()
            }
            Number::Half(inner, _) | Number::AtLeast(inner, _) | Number::AtMost(inner, _) => inner.is_of_setting(),
            Number::Count(set) => counts_players(set),
            _ => false,
        }
    }
}

fn counts_players(set: &Set) -> bool {
    matches!(set.source, Source::Players(_) | Source::Opponents(_)) && set.tests.is_empty() && set.otherwise.is_none()
}
