//! How the options of an action are found: nothing is asked later, or more often, than what it depends on is chosen.

use quarterdeck_dsl::slots::Slots;
use quarterdeck_dsl::tree::Condition;

use super::ActionDef;

/// In which order an action is asked about.
#[derive(Debug, Default)]
pub struct ActionPlan {
    /// What must hold before anything is chosen.
    pub first: Vec<Condition>,
    /// What is chosen, one after the other.
    pub levels: Vec<Level>,
    /// What must hold of what follows from the choice.
    pub last: Vec<Condition>,
}

/// One choice.
#[derive(Debug, Default)]
pub struct Level {
    /// On which earlier choices it depends what can be chosen here.
    pub needs: Slots,
    /// What must hold of it.
    pub allowed: Vec<Condition>,
}

impl ActionPlan {
    /// The plan of an action.
    pub fn of(action: &ActionDef) -> ActionPlan {
        let levels = action.choose.iter().enumerate();
        let levels = levels
            .map(|(at, (_, set))| Level { needs: Slots::of(&set.tree).without(at), allowed: Vec::new() })
            .collect();
        let mut plan = ActionPlan { levels, ..ActionPlan::default() };
        let parts = match action.allowed.as_deref() {
            Some(Condition::All(parts)) => parts.as_slice(),
            Some(whole) => std::slice::from_ref(whole),
            None => &[],
        };
        for part in parts {
            let slots = Slots::of(part);
            match slots.last() {
                None => plan.first.push(part.clone()),
                Some(at) => match plan.levels.get_mut(at) {
                    Some(level) => {
                        level.needs = level.needs.with(slots.without(at));
                        level.allowed.push(part.clone());
                    }
                    None => plan.last.push(part.clone()),
                },
            }
        }
        plan
    }
}
