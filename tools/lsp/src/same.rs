//! Whether two games have the same rules, whatever their things are called: ids are numbers in the order of writing, so sentences that
//! mean the same have the same trees.

use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{Deed, What};

/// Whether every sentence means the same in both.
pub fn same_rules(left: &Game, right: &Game) -> bool {
    let effects = |game: &Game| game.effects.unnoted().len();
    let triggers = |game: &Game| game.triggers.unnoted().len();
    effects(left) == effects(right)
        && triggers(left) == triggers(right)
        && left.printings == right.printings
        && all(left.effects.unnoted(), right.effects.unnoted(), |left, right| all(left, right, same_deed))
        && all(left.triggers.unnoted(), right.triggers.unnoted(), |left, right| {
            left.heard == right.heard
                && left.whose == right.whose
                && left.bearer == right.bearer
                && left.condition == right.condition
                && left.effect == right.effect
        })
        && all(left.queries.unnoted(), right.queries.unnoted(), |left, right| {
            left.base == right.base && left.changes == right.changes
        })
        && all(left.phases.unnoted(), right.phases.unnoted(), |left, right| {
            left.each == right.each
                && left.condition == right.condition
                && left.limit == right.limit
                && left.steps == right.steps
                && left.actions == right.actions
        })
        && all(left.actions.unnoted(), right.actions.unnoted(), |left, right| {
            let sets = |left: &[(String, _)], right: &[(String, _)]| all(left, right, |left, right| left.1 == right.1);
            left.condition == right.condition
                && left.allowed == right.allowed
                && sets(&left.choose, &right.choose)
                && sets(&left.target, &right.target)
        })
        && all(left.families.unnoted(), right.families.unnoted(), |left, right| {
            left.requires == right.requires && left.changes == right.changes
        })
}

fn all<T>(left: &[T], right: &[T], same: impl Fn(&T, &T) -> bool) -> bool {
    left.len() == right.len() && left.iter().zip(right).all(|(left, right)| same(left, right))
}

/// What is chosen is called by its noun, which may be the one that has another name now.
fn same_deed(left: &Deed, right: &Deed) -> bool {
    let what = match (&left.what, &right.what) {
        (What::Choose(left), What::Choose(right)) => {
            left.set == right.set
                && left.by == right.by
                && left.slot == right.slot
                && left.effect == right.effect
                && left.otherwise == right.otherwise
        }
        (left, right) => left == right,
    };
    left.condition == right.condition && what
}
