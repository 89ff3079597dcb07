//! What plans ask of a position. Nothing here allocates.

mod cards;
mod conditions;
mod numbers;
mod sets;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Context, Seat, Thing, ZoneAt};

use super::NOBODY;
use super::position::Position;
use crate::game::{ThingPlan, WhoPlan, ZonePlan};

impl Position<'_> {
    /// The player meant, if there is one.
    #[inline(always)]
    pub fn whom(&self, who: &WhoPlan, context: &Context) -> Option<Seat> {
        match who {
            WhoPlan::You => Some(context.you),
            WhoPlan::They => (context.they != NOBODY).then_some(context.they),
            WhoPlan::Active => {
                if let Some(reading) = self.reading {
                    reading.active();
                }
                Some(self.state.active)
            }
            WhoPlan::First => Some(self.state.first),
            other => self.whom_else(other, context),
        }
    }

    fn whom_else(&self, who: &WhoPlan, context: &Context) -> Option<Seat> {
        match who {
            WhoPlan::OwnerOf(slot) => match context.get(*slot) {
                Thing::Card(card) => self.owner(card),
                Thing::Player(seat) => Some(seat),
                _ => None,
            },
            WhoPlan::Bound(slot) => match context.get(*slot) {
                Thing::Player(seat) => Some(seat),
                _ => None,
            },
            WhoPlan::Tree(who) => evaluate::who(who, context, self),
            WhoPlan::You | WhoPlan::They | WhoPlan::Active | WhoPlan::First => self.whom(who, context),
        }
    }

    /// The zone meant, if there is one.
    #[inline(always)]
    pub fn where_is(&self, zone: &ZonePlan, context: &Context) -> Option<ZoneAt> {
        match zone {
            ZonePlan::Shared(zone) => Some(*zone),
            ZonePlan::Of(first, who) => {
                let seat = self.whom(who, context)?;
                Some(crate::ids::of_seat(*first, usize::from(seat)))
            }
        }
    }

    /// The thing meant, or nothing.
    #[inline(always)]
    pub fn thing_meant(&self, plan: &ThingPlan, context: &Context) -> Thing {
        match plan {
            ThingPlan::Slot(slot) => context.get(*slot),
            ThingPlan::Player(who) => self.whom(who, context).map_or(Thing::Nothing, Thing::Player),
            ThingPlan::Zone(zone) => self.where_is(zone, context).map_or(Thing::Nothing, Thing::Zone),
            ThingPlan::First(set) => self.first_of(set, context),
        }
    }
}
