//! Which conditions are settled before a match begins: those that ask only its options and the
//! number of its players.

use crate::syntax::Comparison;
use crate::tree::{Condition, Number, Set, Slot, Source, Test};
use crate::vocabulary::OptionId;

/// What is left of a condition once the options are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It holds.
    Yes,
    /// It does not.
    No,
    /// This decides it.
    Open(Condition),
}

impl Condition {
    /// Whether it asks only of what kind `it` is.
    pub fn is_of_print(&self) -> bool {
        match self {
            Condition::All(list) | Condition::Any(list) => list.iter().all(Condition::is_of_print),
            Condition::Not(inner) => inner.is_of_print(),
            Condition::Is(set, tests) => {
                matches!(set.source, Source::Slot(Slot::It))
                    && set.tests.is_empty()
                    && set.otherwise.is_none()
                    && tests.iter().all(|test| matches!(test, Test::Kind(_) | Test::Family(_)))
            }
            _ => false,
        }
    }

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

    /// The options that have a say in what is left of it once they are known.
    pub fn settling_options(&self) -> Vec<OptionId> {
        match self {
            Condition::All(list) | Condition::Any(list) => list.iter().flat_map(Condition::settling_options).collect(),
            Condition::Not(inner) => inner.settling_options(),
            Condition::Compare(Number::Option(option), _, Number::Constant(_)) => vec![*option],
            _ => Vec::new(),
        }
    }

    /// What is left of it, if the options have these values.
    pub fn settled(&self, options: &[i16]) -> Settled {
        match self {
            Condition::All(list) => several(list, options, &Settled::No, Condition::All),
            Condition::Any(list) => several(list, options, &Settled::Yes, Condition::Any),
            Condition::Not(inner) => match inner.settled(options) {
                Settled::Yes => Settled::No,
                Settled::No => Settled::Yes,
                Settled::Open(rest) => Settled::Open(Condition::Not(Box::new(rest))),
            },
            Condition::Compare(Number::Option(option), comparison, Number::Constant(wanted)) => {
                let value = options.get(usize::from(*option)).copied().map_or(0, i32::from);
                let holds = match comparison {
                    Comparison::AtLeast => value >= *wanted,
                    Comparison::AtMost => value <= *wanted,
                    Comparison::Exactly => value == *wanted,
                    Comparison::NotExactly => value != *wanted,
                    Comparison::MoreThan => value > *wanted,
                    Comparison::LessThan => value < *wanted,
                };
                if holds { Settled::Yes } else { Settled::No }
            }
            other => Settled::Open(other.clone()),
        }
    }
}

/// What is left of several conditions, of which one that is `deciding` decides all.
fn several(
    list: &[Condition],
    options: &[i16],
    deciding: &Settled,
    join: impl Fn(Vec<Condition>) -> Condition,
) -> Settled {
    let mut open = Vec::new();
    for condition in list {
        match condition.settled(options) {
            Settled::Open(rest) => open.push(rest),
            settled if settled == *deciding => return settled,
            _ => {}
        }
    }
    match open.pop() {
        None if *deciding == Settled::No => Settled::Yes,
        None => Settled::No,
        Some(only) if open.is_empty() => Settled::Open(only),
        Some(last) => {
            open.push(last);
            Settled::Open(join(open))
        }
    }
}

impl Number {
    /// Whether the options and the number of players decide it.
    pub fn is_of_setting(&self) -> bool {
        match self {
            Number::Constant(_) | Number::Option(_) | Number::Players => true,
            Number::Plus(left, right)
            | Number::Minus(left, right)
            | Number::Times(left, right)
            | Number::Divided(left, right, _)
            | Number::AtLeast(left, right)
            | Number::AtMost(left, right) => left.is_of_setting() && right.is_of_setting(),
            Number::Half(inner, _) => inner.is_of_setting(),
            Number::Count(set) => counts_players(set),
            Number::Whether(condition) => condition.is_of_setting(),
            _ => false,
        }
    }
}

fn counts_players(set: &Set) -> bool {
    matches!(set.source, Source::Players(_) | Source::Opponents(_) | Source::Side(..))
        && set.tests.is_empty()
        && set.most.is_empty()
        && !set.definite
        && set.otherwise.is_none()
}
