//! Steps that are planned: carried out without reading their sentences.

use std::ops::ControlFlow;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Order;
use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing, ZoneAt};

use super::{Engine, Fault};
use crate::event::Event;
use crate::game::{StepPlan, ThingPlan, ToPlan};
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
                let mut found = std::mem::take(&mut self.bench.cards);
                found.clear();
                self.position().each_card(cards, context, &mut |card| {
                    found.push(card);
                    ControlFlow::Continue(())
                });
                found.iter().for_each(|card| self.move_planned(*card, to, context, doer));
                self.bench.cards = found;
            }
            StepPlan::MoveTop(zone, many, to) => {
                let Some(from) = self.position().where_is(zone, context) else {
                    return Ok(());
                };
                self.refill(from, *many);
                let mut found = std::mem::take(&mut self.bench.cards);
                found.clear();
                found.extend(self.state.cards_in(from).take((*many).max(0) as usize));
                found.iter().for_each(|card| self.move_planned(*card, to, context, doer));
                self.bench.cards = found;
            }
            StepPlan::Set(counter, of, number) => {
                let value = self.position().amount(number, context);
                if let Some(thing) = self.borne_by(of.as_ref(), context) {
                    self.set_counter(*counter, thing, value);
                }
            }
            StepPlan::Raise(counter, of, number) => {
                let by = self.position().amount(number, context);
                if let Some(thing) = self.borne_by(of.as_ref(), context) {
                    let now = self.position().counter(*counter, thing);
                    self.set_counter(*counter, thing, now.saturating_add(by));
                }
            }
            StepPlan::End(phase) => self.end_named(*phase)?,
            StepPlan::Announce(event) => {
                self.emit(Event::Announced { seat: doer, event: *event });
            }
            StepPlan::Verb => {}
        }
        Ok(())
    }

    /// What a counter is of: nothing, if it is the table's; of a thing that is not there nothing is counted.
    fn borne_by(&self, of: Option<&ThingPlan>, context: &Context) -> Option<Thing> {
        let Some(of) = of else {
            return Some(Thing::Nothing);
        };
        let thing = self.position().thing_meant(of, context);
        (thing != Thing::Nothing).then_some(thing)
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
            ToPlan::At(slot, end) => {
                let zone = match context.get(*slot) {
                    Thing::Zone(zone) => zone,
                    Thing::Card(card) => self.game.layout.under_base?.plus(card.index()),
                    _ => return None,
                };
                Some((zone, self.end_at(zone, *end)))
            }
        }
    }
}
