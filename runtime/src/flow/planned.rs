//! Steps that are planned: carried out without reading their sentences.

use std::ops::ControlFlow;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};

use super::{Engine, Fault};
use crate::event::Event;
use crate::game::{StepPlan, ToPlan};
use crate::ids::of_seat;

impl Engine<'_> {
    /// Carries a planned step out.
    #[inline]
    pub(super) fn planned(&mut self, step: &StepPlan, context: &Context, doer: Seat) -> Result<(), Fault> {
        match step {
            StepPlan::Gain(resource, number) => {
                let amount = self.position().amount(number, context);
                self.gain(*resource, amount, doer);
            }
            StepPlan::Pay(resource, number, to) => {
                let amount = self.position().amount(number, context);
                let to = to.as_ref().and_then(|who| self.position().whom(who, context));
                self.pay(*resource, amount, doer, to);
            }
            StepPlan::Lose(resource, number) => {
                let amount = self.position().amount(number, context);
                self.lose(*resource, amount, doer);
            }
            StepPlan::MoveOne(slot, to) => {
                if let Thing::Card(card) = context.get(*slot) {
                    self.move_planned(card, to, context, doer);
                }
            }
            StepPlan::MoveAll(cards, to) => {
                let mut found = std::mem::take(self.scratch);
                found.clear();
                self.position().each_card(cards, context, &mut |card| {
                    found.push(card);
                    ControlFlow::Continue(())
                });
                found.iter().for_each(|card| self.move_planned(*card, to, context, doer));
                *self.scratch = found;
            }
            StepPlan::MoveTop(zone, many, to) => {
                let Some(from) = self.position().where_is(zone, context) else {
                    return Ok(());
                };
                self.refill(from, *many);
                let mut found = std::mem::take(self.scratch);
                found.clear();
                found.extend(self.state.cards_in(from).take((*many).max(0) as usize));
                found.iter().for_each(|card| self.move_planned(*card, to, context, doer));
                *self.scratch = found;
            }
            StepPlan::Set(counter, number) => {
                let value = self.position().amount(number, context);
                self.set_counter(*counter, Thing::Nothing, value);
            }
            StepPlan::Raise(counter, number) => {
                let by = self.position().amount(number, context);
                let now = self.position().counter(*counter, Thing::Nothing);
                self.set_counter(*counter, Thing::Nothing, now.saturating_add(by));
            }
            StepPlan::End(phase) => self.end_named(*phase)?,
            StepPlan::Announce(event) => {
                self.emit(Event::Announced { seat: doer, event: *event });
            }
            StepPlan::Verb => {}
        }
        Ok(())
    }

    /// Moves a card where it is to go, if there is such a place.
    fn move_planned(&mut self, card: CardAt, to: &ToPlan, context: &Context, doer: Seat) {
        if let Some((zone, end)) = self.goes_to(card, to, context, doer) {
            self.move_to(card, zone, end, doer);
        }
    }

    #[inline]
    fn goes_to(&self, card: CardAt, to: &ToPlan, context: &Context, doer: Seat) -> Option<(ZoneAt, Order)> {
        match to {
            ToPlan::Zone(zone, end) => Some((self.position().where_is(zone, context)?, *end)),
            ToPlan::OfOwner(first, end) => {
                let owner = self.position().owner(card).unwrap_or(doer);
                Some((of_seat(*first, usize::from(owner)), *end))
            }
            ToPlan::OfDoer(first, end) => Some((of_seat(*first, usize::from(doer)), *end)),
        }
    }
}
