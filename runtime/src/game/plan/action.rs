//! How the options of an action are found: nothing is asked later, or more often, than what it depends on is chosen.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use quarterdeck_dsl::Slots;
use quarterdeck_dsl::tree::Condition;

use super::remembered::is_long;
use super::{ConditionPlan, PaymentPlan, Planner, SetPlan};
use crate::game::{ActionDef, Payment};

/// In which order an action is asked about.
#[derive(Debug, Default, PartialEq)]
pub struct ActionPlan {
    /// What must hold before anything is chosen.
    pub first: Box<[Must]>,
    /// What is chosen, one after the other.
    pub levels: Box<[Level]>,
    /// What follows from the choice.
    pub targets: Box<[SetPlan]>,
    /// What must hold of that.
    pub last: Box<[Must]>,
    /// There is nothing to choose and to pay, and it takes no time to find out whether it can be done.
    pub plain: bool,
    /// How many actions of a phase it uses up.
    pub uses: i16,
    /// Cards bring it.
    pub borne: bool,
    /// What its own requirement asks for at the least.
    pub payment: Option<PaymentPlan>,
    /// A player who can do nothing else is not asked.
    pub idle: bool,
    /// Whether it was worth while to remember its options.
    pub tried: Tried,
    /// If that asks about one thing only that follows: where this is kept.
    pub last_of: Option<usize>,
}

/// Something that must hold.
#[derive(Debug, PartialEq)]
pub struct Must {
    /// How it is found out.
    pub plan: ConditionPlan,
    /// What it is of.
    pub of: MustBe,
}

/// What of an action something that must hold is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MustBe {
    /// Its condition.
    Condition,
    /// What is allowed with a choice; which part of that.
    Allowed(usize),
}

/// One choice.
#[derive(Debug, PartialEq)]
pub struct Level {
    /// From what.
    pub set: SetPlan,
    /// On which earlier choices it depends what can be chosen here.
    pub needs: Slots,
    /// What must hold of it.
    pub allowed: Box<[Must]>,
}

impl ActionDef {
    /// What must hold of a choice, part by part.
    pub fn allowed_parts(&self) -> &[Condition] {
        match self.allowed.as_deref() {
            Some(Condition::All(parts)) => parts.as_slice(),
            Some(whole) => std::slice::from_ref(whole),
            None => &[],
        }
    }
}

impl ActionPlan {
    /// The plan of an action.
    pub(super) fn of(action: &ActionDef, planner: &Planner<'_>) -> ActionPlan {
        let mut needs: Vec<Slots> =
            action.choose.iter().enumerate().map(|(at, (_, set))| Slots::of(set).without(at)).collect();
        let mut allowed: Vec<Vec<Must>> = action.choose.iter().map(|_| Vec::new()).collect();
        let condition = action.condition.iter();
        let mut first: Vec<Must> =
            condition.map(|it| Must { plan: planner.condition(it), of: MustBe::Condition }).collect();
        let (mut last, mut last_of) = (Vec::new(), Slots::default());
        for (at, part) in action.allowed_parts().iter().enumerate() {
            let slots = Slots::of(part);
            let plan = Must { plan: planner.condition(part), of: MustBe::Allowed(at) };
            match slots.last() {
                None => first.push(plan),
                Some(at) => match allowed.get_mut(at) {
                    Some(level) => {
                        needs[at] = needs[at].with(slots.without(at));
                        level.push(plan);
                    }
                    None => {
                        last_of = last_of.with(slots);
                        last.push(plan);
                    }
                },
            }
        }
        let levels = action.choose.iter().zip(needs).zip(allowed).map(|(((_, set), needs), allowed)| Level {
            set: planner.set(set),
            needs,
            allowed: allowed.into(),
        });
        let is_long = !action.choose.is_empty()
            || action.requires.is_some()
            || action.borne
            || first.iter().any(|must| !must.plan.is_quick());
        ActionPlan {
            plain: !is_long && action.target.is_empty() && last.is_empty() && action.once.is_none(),
            uses: action.uses,
            borne: action.borne,
            payment: match &action.requires {
                Some(Payment::Own(requirement)) => Some(planner.payment(requirement)),
                Some(Payment::OfChoice(_)) | None => None,
            },
            idle: action.idle,
            tried: Tried::new(!is_long),
            first: first.into(),
            levels: levels.collect(),
            targets: action.target.iter().map(|(_, set)| planner.set(set)).collect(),
            last: last.into(),
            last_of: last_of.only(),
        }
    }
}

impl ConditionPlan {
    /// Whether it takes no time to find out.
    pub(super) fn is_quick(&self) -> bool {
        match self {
            ConditionPlan::Always | ConditionPlan::Never | ConditionPlan::Same(..) => true,
            ConditionPlan::Within(number, ..) => !is_long(number),
            ConditionPlan::Any(list) | ConditionPlan::All(list) => list.iter().all(ConditionPlan::is_quick),
            ConditionPlan::Not(inner) => inner.is_quick(),
            _ => false,
        }
    }
}

/// So often it is tried whether options are found again unchanged.
const TRIED: u32 = 64;
/// So often that is counted.
const COUNTED: u32 = 1024;

/// How often the options of an action, or a number, were asked for, and how often they were still what they had been. It is kept for all
/// matches of a setting: what was in vain in one will be in the next.
#[derive(Debug, Default)]
pub struct Tried {
    /// It takes no time to find them, or it was in vain to remember them.
    vain: AtomicBool,
    asked: AtomicU32,
    kept: AtomicU32,
}

impl PartialEq for Tried {
    /// What was tried has no say in what comes of a plan.
    fn eq(&self, _: &Tried) -> bool {
        true
    }
}

impl Tried {
    /// Options that are found in no time, or not.
    fn new(quick: bool) -> Tried {
        Tried { vain: AtomicBool::new(quick), ..Tried::default() }
    }

    /// Options were asked for, and were still so, or not.
    #[inline]
    pub fn count(&self, kept: bool) {
        if self.asked.load(Ordering::Relaxed) < COUNTED {
            self.note(kept);
        }
    }

    #[cold]
    fn note(&self, kept: bool) {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        let kept = self.kept.fetch_add(u32::from(kept), Ordering::Relaxed) + u32::from(kept);
        self.vain.store(asked >= TRIED && kept * 4 < asked, Ordering::Relaxed);
    }

    /// Whether it is worth while to remember what is found.
    #[inline]
    pub fn is_worth(&self) -> bool {
        !self.vain.load(Ordering::Relaxed)
    }
}
