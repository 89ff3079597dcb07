//! What a requirement asks for at the least: most are seen to fail at that, without looking for ways to pay.

use quarterdeck_dsl::tree::{Demand, Quantity, Requirement, Term};

use super::{CardsPlan, Planner};

/// What must be there before there can be a way to pay.
#[derive(Debug, PartialEq)]
pub enum PaymentPlan {
    /// So many such cards.
    Cards(Box<CardsPlan>, i32),
    /// All of these.
    All(Box<[PaymentPlan]>),
    /// Any one of these.
    Any(Box<[PaymentPlan]>),
    /// That is seen when ways are looked for.
    Open,
}

impl Planner<'_> {
    /// What a requirement asks for at the least.
    pub fn payment(&self, requirement: &Requirement) -> PaymentPlan {
        self.asked_for(&requirement.demand, requirement.wildcards)
    }

    fn asked_for(&self, demand: &Demand, wild: bool) -> PaymentPlan {
        let several = |list: &[Demand]| list.iter().map(|inner| self.asked_for(inner, wild)).collect();
        match demand {
            Demand::All(list) => PaymentPlan::All(several(list)),
            Demand::Any(list) => PaymentPlan::Any(several(list)),
            Demand::One(_, Term::Cards(set)) if !set.definite && set.distinct.is_none() => {
                let wanted = match set.quantity {
                    Quantity::All | Quantity::Each => 0,
                    other => other.wanted(),
                };
                match self.cards(set, wild) {
                    Some(cards) if wanted > 0 => PaymentPlan::Cards(Box::new(cards), wanted),
                    _ => PaymentPlan::Open,
                }
            }
            Demand::One(..) => PaymentPlan::Open,
        }
    }
}
