//! Finds the options of one action.

use std::ops::ControlFlow;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::meet_in;
use quarterdeck_dsl::solve::{Desk, ways_on};
use quarterdeck_dsl::tree::{Context, SLOTS, Seat, Thing};

use super::action::{Choice, ChoiceKind, Choices, WayAt};
use super::legality::{Candidates, Course, Judge, Met, Walk, Witness};
use crate::game::{ActionDef, ActionId, ActionPlan, Level, Must, Payment, PrintingId, SetPlan};
use crate::state::position::Position;

/// So many different cards are looked through to see whether one was met; more than these are looked up.
const ROW: usize = 24;

/// Enumerates the options of one action.
pub(super) struct Finder<'f> {
    pub position: &'f Position<'f>,
    pub action: &'f ActionDef,
    pub plan: &'f ActionPlan,
    pub id: ActionId,
    pub choices: &'f mut Choices,
    pub candidates: &'f mut Candidates,
    pub desk: &'f mut Desk,
}

impl<'f> Finder<'f> {
    /// Lists the options of the action for a player.
    #[inline(always)]
    pub fn find_all(self, player: Seat) {
        let Finder { position, action, plan, id, choices, candidates, desk } = self;
        let witness = Offering { position, action, plan, id, choices, desk };
        go(&mut Walk { judge: position, plan, candidates, witness }, action, id, player);
    }

    /// What stands in no way, found by following every choice to its end: the options, were it not for what is to be paid.
    pub fn clear(self, player: Seat) -> Vec<[Thing; SLOTS]> {
        let Finder { position, action, plan, id, candidates, .. } = self;
        let witness = Clear(Vec::new());
        let mut walk = Walk { judge: position, plan, candidates, witness };
        go(&mut walk, action, id, player);
        walk.witness.0
    }
}

/// Walks for a player, or for each card that brings the action.
#[inline(always)]
fn go<W: Witness>(walk: &mut Walk<'_, Position<'_>, W>, action: &ActionDef, id: ActionId, player: Seat) {
    let position = walk.judge;
    if action.borne {
        position.each_bearer(id, player, |context| {
            walk.walk(&context);
        });
    } else if !position.used_up(action, player) {
        walk.walk(&Context { you: player, they: player, ..Context::default() });
    }
}

/// Keeps what stands in no way.
struct Clear(Vec<[Thing; SLOTS]>);

impl Witness for Clear {
    const TO_THE_END: bool = true;

    fn choice(&mut self, context: &Context, course: Course) {
        if course == Course::Clear {
            self.0.push(context.slots);
        }
    }
}

/// The match itself knows everything.
impl Judge for Position<'_> {
    #[inline(always)]
    fn holds(&self, must: &Must, context: &Context) -> Option<bool> {
        Some(Position::holds(self, &must.plan, context))
    }

    #[inline(always)]
    fn each(
        &self,
        _: usize,
        level: &Level,
        context: &Context,
        visit: &mut impl FnMut(Thing) -> ControlFlow<()>,
    ) -> bool {
        self.each_thing(&level.set, context, visit);
        true
    }

    #[inline(always)]
    fn first(&self, _: usize, target: &SetPlan, context: &Context) -> Option<Thing> {
        Some(self.first_of(target, context))
    }

    #[inline(always)]
    fn is_new(&self, thing: Thing, context: &Context, met: &mut Met) -> bool {
        let Thing::Card(card) = thing else {
            return true;
        };
        let shows = self.shows(card);
        let alike = |(other, known): &(PrintingId, _)| *other == shows && self.alike(card, *known);
        let known = if met.first.iter().any(alike) {
            true
        } else if met.first.len() < ROW {
            met.first.push((shows, card));
            false
        } else {
            let others = met.others.get_or_insert_default();
            meet_in(others, card, self.likeness(card), |one, other| self.alike(one, other)).is_some()
        };
        // Which hidden cards are alike must not show in the number of options.
        !known || !self.visible(card, Some(context.you))
    }
}

/// Lists what is open, once for each way to pay for it.
struct Offering<'f> {
    position: &'f Position<'f>,
    action: &'f ActionDef,
    plan: &'f ActionPlan,
    id: ActionId,
    choices: &'f mut Choices,
    desk: &'f mut Desk,
}

impl Witness for Offering<'_> {
    const TO_THE_END: bool = false;

    #[inline]
    fn choice(&mut self, context: &Context, course: Course) {
        if let Course::Fell(_) = course {
            return;
        }
        let choice = Choice { kind: ChoiceKind::Action(self.id), slots: context.slots, way: WayAt::NOTHING };
        let (requirement, payment) = match &self.action.requires {
            None => (None, None),
            Some(Payment::Own(requirement)) => (Some(requirement), self.plan.payment.as_ref()),
            Some(Payment::OfChoice(slot)) => match context.slots[usize::from(*slot)] {
                Thing::Card(card) => {
                    let payment = &self.position.program().payments[usize::from(self.position.printing(card).family)];
                    (self.position.family(card).requires.as_ref(), payment.as_ref())
                }
                _ => (None, None),
            },
        };
        let Some(requirement) = requirement else {
            self.choices.list.push(choice);
            return;
        };
        if payment.is_some_and(|payment| !self.position.may_pay(payment, context)) {
            debug_assert!(ways_on(self.desk, requirement, context, self.position).is_empty(), "there is a way to pay");
            return;
        }
        for way in ways_on(self.desk, requirement, context, self.position) {
            let index = WayAt::at(self.choices.ways.len());
            self.choices.ways.push(way);
            self.choices.list.push(Choice { way: index, ..choice });
        }
    }
}
