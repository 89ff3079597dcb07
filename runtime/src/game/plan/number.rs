//! From trees of numbers to plans.

use quarterdeck_dsl::tree::{Figure, Number, Subject, Who};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId};

use super::compile::whole;
use super::{ConditionPlan, NumberPlan, Planner, SetPlan, ThingPlan, ZonePlan};
use crate::game::Store;

impl Planner<'_> {
    /// A number.
    pub fn number(&self, number: &Number) -> NumberPlan {
        let pair = |left: &Number, right: &Number| (self.number(left), self.number(right));
        match number {
            Number::Constant(value) => NumberPlan::Constant(*value),
            Number::Plus(left, right) => match pair(left, right) {
                (NumberPlan::Constant(left), NumberPlan::Constant(right)) => {
                    NumberPlan::Constant(left.saturating_add(right))
                }
                pair => NumberPlan::Plus(Box::new(pair)),
            },
            Number::Minus(left, right) => match pair(left, right) {
                (NumberPlan::Constant(left), NumberPlan::Constant(right)) => {
                    NumberPlan::Constant(left.saturating_sub(right))
                }
                pair => NumberPlan::Minus(Box::new(pair)),
            },
            Number::Times(left, right) => NumberPlan::Times(Box::new(pair(left, right))),
            Number::Divided(left, right, up) => NumberPlan::Divided(Box::new(pair(left, right)), *up),
            Number::Whether(condition) => match self.condition(condition) {
                ConditionPlan::Always => NumberPlan::Constant(1),
                ConditionPlan::Never => NumberPlan::Constant(0),
                open => NumberPlan::Whether(Box::new(open)),
            },
            Number::Half(inner, up) => NumberPlan::Half(Box::new(self.number(inner)), *up),
            Number::AtLeast(inner, least) => NumberPlan::not_below(pair(inner, least)),
            Number::AtMost(inner, most) => NumberPlan::not_above(pair(inner, most)),
            Number::Option(option) => match self.options {
                Some(options) => NumberPlan::Constant(options.get(usize::from(*option)).copied().map_or(0, i32::from)),
                None => NumberPlan::Option(*option),
            },
            Number::Counter(counter, subject) => self.counter(*counter, subject, number),
            Number::Resource(resource, who) => match self.game.resources[usize::from(*resource)].store {
                Store::Counter(counter) => NumberPlan::KeptOf(self.kept(counter), self.who(who)),
                Store::Cards { kept, .. } => {
                    NumberPlan::Length(ZonePlan::Of(self.game.layout.zone_base[usize::from(kept)], self.who(who)))
                }
            },
            Number::Query(query, Subject::Player(Who::You | Who::Active | Who::First) | Subject::Table)
                if let Some(value) = self.settled_number(*query) =>
            {
                NumberPlan::Constant(value)
            }
            Number::Query(query, Subject::Player(who)) => NumberPlan::Query(*query, self.who(who)),
            Number::Query(query, Subject::Table) => NumberPlan::QueryHere(*query),
            Number::Query(query, Subject::Thing(set)) if let Some(thing) = self.thing(set) => {
                NumberPlan::QueryOf(*query, thing)
            }
            Number::Attribute(attribute, set) if let Some(thing) = self.thing(set) => {
                NumberPlan::Printed(*attribute, thing)
            }
            Number::Position(set) if let Some(thing) = self.thing(set) => NumberPlan::Position(thing),
            Number::Count(set) if set.distinct.is_none() && set.same.is_none() => match self.set(set) {
                SetPlan::Cards(cards) => whole(*cards).unwrap_or_else(|cards| NumberPlan::Count(Box::new(cards))),
                SetPlan::Tree(_) => NumberPlan::Tree(Box::new(number.clone())),
                other => NumberPlan::CountOf(Box::new(other)),
            },
            Number::Distinct(attribute, set) => match self.cards(set, false) {
                Some(cards) => NumberPlan::Distinct(*attribute, Box::new(cards)),
                None => NumberPlan::Tree(Box::new(number.clone())),
            },
            Number::Total(attribute, set) => match self.cards(set, false) {
                Some(cards) => NumberPlan::Total(*attribute, Box::new(cards)),
                None => NumberPlan::Tree(Box::new(number.clone())),
            },
            Number::TotalOf(own, set) => match (&**own, self.cards(set, false)) {
                (Number::Query(query, Subject::Here), Some(cards)) => NumberPlan::TotalQuery(*query, Box::new(cards)),
                (Number::Counter(counter, Subject::Here), Some(cards)) => {
                    NumberPlan::TotalCounter(*counter, Box::new(cards))
                }
                _ => NumberPlan::Tree(Box::new(number.clone())),
            },
            Number::Extreme(most, Figure::Measure(measure), set) => match self.set(set) {
                SetPlan::Tree(_) => NumberPlan::Tree(Box::new(number.clone())),
                players => NumberPlan::Extreme(*most, measure.clone(), Box::new(players)),
            },
            Number::Sum(measure, set) => match self.set(set) {
                SetPlan::Tree(_) => NumberPlan::Tree(Box::new(number.clone())),
                players => NumberPlan::Sum(measure.clone(), Box::new(players)),
            },
            Number::Players => NumberPlan::Seats,
            Number::ActionsLeft => NumberPlan::ActionsLeft,
            Number::ActionsTaken => NumberPlan::ActionsTaken,
            Number::Chosen(slot) => NumberPlan::Chosen(*slot),
            Number::CounterValue(_, value) => NumberPlan::Constant(*value),
            other => NumberPlan::Tree(Box::new(other.clone())),
        }
    }

    fn counter(&self, counter: CounterId, subject: &Subject, whole: &Number) -> NumberPlan {
        let bearer = self.game.counters.get(usize::from(counter)).map(|counter| counter.bearer);
        match (bearer, subject) {
            (Some(Bearer::Table), Subject::Table) => NumberPlan::Kept(self.kept(counter)),
            (Some(Bearer::Player), Subject::Player(who)) => NumberPlan::KeptOf(self.kept(counter), self.who(who)),
            (Some(_), Subject::Thing(set)) if let Some(thing) = self.thing(set) => {
                NumberPlan::CounterOf(counter, thing)
            }
            _ => NumberPlan::Tree(Box::new(whole.clone())),
        }
    }

    /// Where a counter of the table is kept, or the first of those of players.
    pub fn kept(&self, counter: CounterId) -> usize {
        self.game.layout.counter_base[usize::from(counter)]
    }

    /// What a counter is of that is written: nothing, if it is the table's. None at all, if that is not planned.
    pub fn bearer(&self, counter: CounterId, of: &Subject) -> Option<Option<ThingPlan>> {
        let bearer = self.game.counters.get(usize::from(counter))?.bearer;
        match of {
            Subject::Table => (bearer == Bearer::Table).then_some(None),
            Subject::Player(who) => Some(Some(ThingPlan::Player(self.who(who)))),
            Subject::Thing(set) => self.thing(set).map(Some),
            Subject::Every(_) | Subject::Here => None,
        }
    }
}
