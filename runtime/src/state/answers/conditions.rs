//! Whether conditions hold.

use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::tree::{Context, Thing};

use super::cards::enough;
use crate::game::{ConditionPlan, PassPlan};
use crate::state::position::Position;

impl Position<'_> {
    /// Whether a condition holds.
    #[inline(always)]
    pub fn holds(&self, plan: &ConditionPlan, context: &Context) -> bool {
        match plan {
            ConditionPlan::Always => true,
            ConditionPlan::Never => false,
            ConditionPlan::Within(number, low, high) => {
                let value = self.amount(number, context);
                *low <= value && value <= *high
            }
            other => self.holds_at_length(other, context),
        }
    }

    fn holds_at_length(&self, plan: &ConditionPlan, context: &Context) -> bool {
        match plan {
            ConditionPlan::Always => true,
            ConditionPlan::Never => false,
            ConditionPlan::All(list) => list.iter().all(|inner| self.holds(inner, context)),
            ConditionPlan::Any(list) => list.iter().any(|inner| self.holds(inner, context)),
            ConditionPlan::Not(inner) => !self.holds(inner, context),
            ConditionPlan::Within(number, low, high) => (*low..=*high).contains(&self.amount(number, context)),
            ConditionPlan::Compare(numbers, comparison) => {
                compare(self.amount(&numbers.0, context), *comparison, self.amount(&numbers.1, context))
            }
            ConditionPlan::Cards(cards, low, high) => {
                (*low..=*high).contains(&self.count_cards(cards, context, enough(*low, *high)))
            }
            ConditionPlan::Things(set, low, high) => {
                (*low..=*high).contains(&self.count_things(set, context, enough(*low, *high)))
            }
            ConditionPlan::SameThing(pair) => {
                let left = self.thing_meant(&pair.0, context);
                left != Thing::Nothing && left == self.thing_meant(&pair.1, context)
            }
            ConditionPlan::Passes(slot, plan) => self.passes(context.get(*slot), plan, context),
            ConditionPlan::Same(left, right) => {
                let left = self.whom(left, context);
                left.is_some() && left == self.whom(right, context)
            }
            ConditionPlan::Tree(condition) => evaluate::holds(condition, context, self),
        }
    }

    /// Whether a thing is what it must be.
    #[inline]
    fn passes(&self, thing: Thing, plan: &PassPlan, context: &Context) -> bool {
        match thing {
            Thing::Card(card) => self.is_such(&plan.such, card, context),
            _ => plan.otherwise.as_ref().is_some_and(|condition| evaluate::holds(condition, context, self)),
        }
    }
}
