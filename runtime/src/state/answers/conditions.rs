//! Whether conditions hold.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate::{self, compare};
use quarterdeck_dsl::tree::{Context, Thing};

use super::cards::enough;
use crate::game::{ConditionPlan, PassPlan, PaymentPlan};
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

    /// What is met all the time; it is short, so that asking costs little.
    fn holds_at_length(&self, plan: &ConditionPlan, context: &Context) -> bool {
        match plan {
            ConditionPlan::All(list) => list.iter().all(|inner| self.holds(inner, context)),
            ConditionPlan::Any(list) => list.iter().any(|inner| self.holds(inner, context)),
            ConditionPlan::Compare(numbers, comparison) => {
                compare(self.amount(&numbers.0, context), *comparison, self.amount(&numbers.1, context))
            }
            ConditionPlan::Same(left, right) => {
                let left = self.whom(left, context);
                left.is_some() && left == self.whom(right, context)
            }
            ConditionPlan::Cards(cards, low, high) => {
                (*low..=*high).contains(&self.count_cards(cards, context, enough(*low, *high)))
            }
            ConditionPlan::Passes(slot, plan) => match context.get(*slot) {
                Thing::Card(card) if plan.such.tests.is_empty() => {
                    self.reads_card(card);
                    plan.such.printed.holds(self.state.cards[usize::from(card)].printing)
                }
                thing => self.passes(thing, plan, context),
            },
            other => self.holds_else(other, context),
        }
    }

    #[inline(never)]
    fn holds_else(&self, plan: &ConditionPlan, context: &Context) -> bool {
        match plan {
            ConditionPlan::Not(inner) => !self.holds(inner, context),
            ConditionPlan::Things(set, low, high) => {
                (*low..=*high).contains(&self.count_things(set, context, enough(*low, *high)))
            }
            ConditionPlan::Players(pair, low, high) => {
                let mut fitting = 0;
                self.each_thing(&pair.0, context, &mut |thing| {
                    fitting += i32::from(self.holds(&pair.1, &speaking_of(context, thing)));
                    ControlFlow::Continue(())
                });
                *low <= fitting && fitting <= *high
            }
            ConditionPlan::EveryPlayer(pair) => {
                let (mut any, mut all) = (false, true);
                self.each_thing(&pair.0, context, &mut |thing| {
                    any = true;
                    all = self.holds(&pair.1, &speaking_of(context, thing));
                    if all { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                any && all
            }
            ConditionPlan::PlayerIs(who, tests) => {
                self.whom(who, context).is_some_and(|seat| self.player_fits(seat, tests, context))
            }
            ConditionPlan::SameThing(pair) => {
                let left = self.thing_meant(&pair.0, context);
                left != Thing::Nothing && left == self.thing_meant(&pair.1, context)
            }
            ConditionPlan::Tree(condition) => evaluate::holds(condition, context, self),
            ConditionPlan::Always
            | ConditionPlan::Never
            | ConditionPlan::Within(..)
            | ConditionPlan::All(_)
            | ConditionPlan::Any(_)
            | ConditionPlan::Compare(..)
            | ConditionPlan::Same(..)
            | ConditionPlan::Cards(..)
            | ConditionPlan::Passes(..) => self.holds(plan, context),
        }
    }

    /// Whether there may be a way to pay: what this denies cannot be paid.
    pub fn may_pay(&self, plan: &PaymentPlan, context: &Context) -> bool {
        match plan {
            PaymentPlan::Cards(cards, wanted) => self.count_cards(cards, context, *wanted) >= *wanted,
            PaymentPlan::All(list) => list.iter().all(|inner| self.may_pay(inner, context)),
            PaymentPlan::Any(list) => list.iter().any(|inner| self.may_pay(inner, context)),
            PaymentPlan::Open => true,
        }
    }

    /// Whether a thing is what it must be.
    #[inline(never)]
    fn passes(&self, thing: Thing, plan: &PassPlan, context: &Context) -> bool {
        match thing {
            Thing::Card(card) => self.is_such(&plan.such, card, context),
            _ => plan.otherwise.as_ref().is_some_and(|condition| evaluate::holds(condition, context, self)),
        }
    }
}

/// The same context, in which a player is `they`.
fn speaking_of(context: &Context, thing: Thing) -> Context {
    match thing {
        Thing::Player(seat) => Context { they: seat, ..*context },
        _ => *context,
    }
}
