//! What plans ask of a position. Nothing here allocates.

mod cards;
mod conditions;
mod numbers;
mod sets;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::tree::{Context, Seat, ZoneAt};

use super::NOBODY;
use super::position::Position;
use crate::game::{WhoPlan, ZonePlan};

impl Position<'_> {
    /// The player meant, if there is one.
    #[inline(always)]
    pub fn whom(&self, who: &WhoPlan, context: &Context) -> Option<Seat> {
        match who {
            WhoPlan::You => Some(context.you),
            WhoPlan::They => (context.they != NOBODY).then_some(context.they),
            WhoPlan::Active => Some(self.state.active),
            WhoPlan::First => Some(self.state.first),
            WhoPlan::Tree(who) => evaluate::who(who, context, self),
        }
    }

    /// The zone meant, if there is one.
    #[inline(always)]
    pub fn where_is(&self, zone: &ZonePlan, context: &Context) -> Option<ZoneAt> {
        match zone {
            ZonePlan::Shared(zone) => Some(*zone),
            ZonePlan::Of(first, who) => {
                self.whom(who, context).map(|seat| crate::ids::of_seat(*first, usize::from(seat)))
            }
        }
    }
}
