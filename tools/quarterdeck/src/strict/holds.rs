//! Conditions that can never hold: parts that contradict each other, numbers out of the reach of an option, a query or a count,
//! and cards of a kind of which there is none. Whatever is not certain is taken for possible.

use quarterdeck_dsl::syntax::Comparison;
use quarterdeck_dsl::tree::{Condition, Number, Quantity, Set, Test};
use quarterdeck_dsl::vocabulary::KindId;
use quarterdeck_runtime::definitions::{Sentence, What};
use quarterdeck_runtime::{Game, PackProblem};

/// The whole numbers from one to another, both included.
type Reach = (i64, i64);

/// Every number.
const ANY: Reach = (i64::MIN / 4, i64::MAX / 4);

/// Every condition of a pack that can never hold. If no other pack builds on it, its kinds are all there are.
pub fn never_holds(pack: &str, is_last: bool, game: &Game) -> Vec<PackProblem> {
    let judge = Judge { game, is_last };
    let mut found: Vec<PackProblem> = Vec::new();
    for condition in conditions(game) {
        let spot = condition.place();
        if spot.file.split('/').next() != Some(pack) {
            continue;
        }
        let Some(why) = judge.never(condition) else {
            continue;
        };
        let message = format!("this can never hold: {why}");
        let problem = PackProblem::new("strict::never_holds", message, spot, "what depends on it never happens")
            .help("change what is asked, or leave out what depends on it");
        if !found.contains(&problem) {
            found.push(problem);
        }
    }
    found
}

/// Every condition of a game that decides whether something happens.
fn conditions(game: &Game) -> impl Iterator<Item = &Sentence<Condition>> {
    let triggers = game.triggers.unnoted().iter().filter_map(|trigger| trigger.condition.as_ref());
    let actions = game.actions.unnoted().iter().filter_map(|action| action.condition.as_ref());
    let phases = game.phases.unnoted().iter().filter_map(|phase| phase.condition.as_ref());
    let deeds = game.effects.unnoted().iter().flatten();
    let of_deeds = deeds.clone().filter_map(|deed| deed.condition.as_ref());
    let offered = deeds.filter_map(|deed| match &deed.what {
        What::Offer(offers) => Some(offers),
        _ => None,
    });
    let offered = offered.flatten().filter_map(|offer| offer.condition.as_ref());
    let changes = game.queries.unnoted().iter().flat_map(|query| &query.changes);
    let of_cards = game.families.unnoted().iter().flat_map(|family| &family.changes);
    let changes = changes.chain(of_cards).filter_map(|change| change.condition.as_ref());
    triggers.chain(actions).chain(phases).chain(of_deeds).chain(offered).chain(changes)
}

struct Judge<'g> {
    game: &'g Game,
    is_last: bool,
}

/// A number that is asked, or the number of things in a set.
#[derive(PartialEq)]
enum Asked<'c> {
    Number(&'c Number),
    Things(&'c Set),
}

impl Judge<'_> {
    /// Why a condition can never hold; nothing if it may.
    fn never(&self, condition: &Condition) -> Option<String> {
        match condition {
            Condition::All(list) => list.iter().find_map(|part| self.never(part)).or_else(|| self.contradiction(list)),
            Condition::Any(list) => {
                let all: Option<Vec<String>> = list.iter().map(|part| self.never(part)).collect();
                all.map(|all| all.join("; and "))
            }
            Condition::Not(inner) => self.always(inner).then(|| "what it denies always holds".to_owned()),
            Condition::Is(_, tests) => tests.iter().find_map(|test| match test {
                Test::Kind(kind) if self.is_last && !self.has(*kind) => {
                    let name = self.game.kinds[usize::from(*kind)].name.replace('_', " ");
                    Some(format!("there is no card of the kind `{name}`"))
                }
                _ => None,
            }),
            _ => {
                let (asked, (least, most)) = self.wanted(condition)?;
                let (from, to) = self.reach(&asked);
                let told = |side: &str, bound: i64| format!("what is compared is always at {side} {bound}");
                match () {
                    () if least > most => Some("no number is so".to_owned()),
                    () if to < least => Some(told("most", to)),
                    () if most < from => Some(told("least", from)),
                    () => None,
                }
            }
        }
    }

    /// Whether there is a card of a kind.
    fn has(&self, kind: KindId) -> bool {
        self.game.families.unnoted().iter().any(|family| family.kinds.holds(kind))
    }

    /// Whether a condition always holds, beyond doubt.
    fn always(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(list) => list.iter().all(|part| self.always(part)),
            Condition::Any(list) => list.iter().any(|part| self.always(part)),
            Condition::Not(inner) => self.never(inner).is_some(),
            _ => self.wanted(condition).is_some_and(|(asked, (least, most))| {
                let (from, to) = self.reach(&asked);
                least <= from && to <= most
            }),
        }
    }

    /// Two parts of a list that cannot hold at once.
    fn contradiction(&self, list: &[Condition]) -> Option<String> {
        for (at, part) in list.iter().enumerate() {
            let denied = |other: &Condition| matches!(other, Condition::Not(inner) if **inner == *part);
            if list.iter().any(denied) {
                return Some("one part denies another".to_owned());
            }
            let Some((asked, (least, most))) = self.wanted(part) else {
                continue;
            };
            for other in &list[at + 1..] {
                let Some((_, (from, to))) = self.wanted(other).filter(|(same, _)| *same == asked) else {
                    continue;
                };
                if most < from || to < least {
                    let (low, high) = (most.min(to), least.max(from));
                    return Some(format!("the same number would be at most {low} and at least {high}"));
                }
            }
        }
        None
    }

    /// Which number a condition asks for, and between which bounds it must lie.
    fn wanted<'c>(&self, condition: &'c Condition) -> Option<(Asked<'c>, Reach)> {
        match condition {
            Condition::Compare(left, comparison, right) => {
                let (from, to) = self.number(right);
                let (asked, bounds) = match (from == to, self.number(left)) {
                    (true, _) => (left, bounds(*comparison, from)?),
                    // What stands on the left is certain: the other side is asked.
                    (false, (low, high)) if low == high => (right, bounds(turned(*comparison), low)?),
                    _ => return None,
                };
                Some((Asked::Number(asked), bounds))
            }
            Condition::Amount(quantity, number) => Some((Asked::Number(number), quantity_bounds(*quantity)?)),
            Condition::Count(quantity, set) => Some((Asked::Things(set), quantity_bounds(*quantity)?)),
            _ => None,
        }
    }

    fn reach(&self, asked: &Asked<'_>) -> Reach {
        match asked {
            Asked::Number(number) => self.number(number),
            Asked::Things(_) => (0, ANY.1),
        }
    }

    /// Between which bounds a number lies, whatever happens.
    fn number(&self, number: &Number) -> Reach {
        let with = |one: &Number, other: &Number| (self.number(one), self.number(other));
        match number {
            Number::Constant(value) | Number::CounterValue(_, value) => (i64::from(*value), i64::from(*value)),
            Number::Plus(one, other) => {
                let ((a, b), (c, d)) = with(one, other);
                within(a.saturating_add(c), b.saturating_add(d))
            }
            Number::Minus(one, other) => {
                let ((a, b), (c, d)) = with(one, other);
                within(a.saturating_sub(d), b.saturating_sub(c))
            }
            Number::AtLeast(inner, least) => {
                let ((a, b), (c, d)) = with(inner, least);
                (a.max(c), b.max(d))
            }
            Number::AtMost(inner, most) => {
                let ((a, b), (c, d)) = with(inner, most);
                (a.min(c), b.min(d))
            }
            Number::Count(_) | Number::Distinct(..) | Number::ActionsTaken => (0, ANY.1),
            Number::Option(option) => {
                let option = &self.game.options[usize::from(*option)];
                match option.values.len() {
                    0 => (i64::from(option.range.0), i64::from(option.range.1)),
                    many => (0, many as i64 - 1),
                }
            }
            Number::Query(query, _) => {
                let query = &self.game.queries.unnoted()[usize::from(*query)];
                within(i64::from(query.least), i64::from(query.most))
            }
            _ => ANY,
        }
    }
}

/// Bounds as far as they can be trusted: those of all numbers there are mean none.
fn within(from: i64, to: i64) -> Reach {
    let from = if from <= i64::from(i32::MIN) { ANY.0 } else { from };
    let to = if to >= i64::from(i32::MAX) { ANY.1 } else { to };
    (from, to)
}

/// Between which bounds a number lies that compares so with another.
fn bounds(comparison: Comparison, with: i64) -> Option<Reach> {
    Some(match comparison {
        Comparison::AtLeast => (with, ANY.1),
        Comparison::AtMost => (ANY.0, with),
        Comparison::Exactly => (with, with),
        Comparison::MoreThan => (with + 1, ANY.1),
        Comparison::LessThan => (ANY.0, with - 1),
        Comparison::NotExactly => return None,
    })
}

/// The same comparison, asked from the other side.
fn turned(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::AtLeast => Comparison::AtMost,
        Comparison::AtMost => Comparison::AtLeast,
        Comparison::MoreThan => Comparison::LessThan,
        Comparison::LessThan => Comparison::MoreThan,
        same => same,
    }
}

fn quantity_bounds(quantity: Quantity) -> Option<Reach> {
    Some(match quantity {
        Quantity::One => (1, ANY.1),
        Quantity::No => (0, 0),
        Quantity::AtLeast(least) => (i64::from(least), ANY.1),
        Quantity::AtMost(most) => (ANY.0, i64::from(most)),
        Quantity::Exactly(wanted) => (i64::from(wanted), i64::from(wanted)),
        Quantity::Between(least, most) => (i64::from(least), i64::from(most)),
        // A plain number means at least so many.
        Quantity::Number(least) if least > 0 => (i64::from(least), ANY.1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{ANY, Comparison, bounds, turned, within};

    #[test]
    fn bounds_meet_or_part() {
        assert_eq!(bounds(Comparison::MoreThan, 3), Some((4, ANY.1)));
        assert_eq!(bounds(turned(Comparison::AtLeast), 3), Some((ANY.0, 3)));
        assert_eq!(within(i64::from(i32::MIN), 5), (ANY.0, 5), "no bound is none");
    }
}
