//! Finds the options of one action.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::solve::ways;
use quarterdeck_dsl::tree::{CardAt, Context, SLOTS, Seat, Thing};

use super::action::{Choice, ChoiceKind, Choices, WayAt};
use crate::game::{ActionDef, ActionId, ActionPlan, ConditionPlan, Payment, PrintingId};
use crate::state::position::Position;

/// So many different cards are looked through to see whether one was met; more than these are looked up.
const ROW: usize = 24;

/// Enumerates the options of one action.
pub(super) struct Finder<'f> {
    pub position: Position<'f>,
    pub action: &'f ActionDef,
    pub plan: &'f ActionPlan,
    pub id: ActionId,
    pub choices: &'f mut Choices,
    pub candidates: &'f mut Candidates,
}

/// What can be chosen, choice by choice, so that it need not be looked for again when only others change.
#[derive(Default)]
pub struct Candidates {
    lists: [Vec<Thing>; SLOTS],
    /// What was chosen before when a list was made, if it was made.
    made: [Option<[Thing; SLOTS]>; SLOTS],
    /// The first cards that were met, and what they show.
    met: Vec<(PrintingId, CardAt)>,
}

impl Finder<'_> {
    /// Lists the options of the action for a player.
    pub fn find_all(&mut self, player: Seat) {
        let position = self.position;
        if self.action.borne {
            position.each_bearer(self.id, player, |context| self.find(&context));
        } else if !position.used_up(self.action, player) {
            self.find(&Context { you: player, they: player, ..Context::default() });
        }
    }

    #[inline]
    fn find(&mut self, context: &Context) {
        if !self.hold(&self.plan.first, context) {
            return;
        }
        if self.plan.levels.is_empty() {
            self.complete(*context);
        } else {
            self.candidates.made = [None; SLOTS];
            self.choose(0, context);
        }
    }

    #[inline]
    fn hold(&self, conditions: &[ConditionPlan], context: &Context) -> bool {
        conditions.iter().all(|condition| self.position.holds(condition, context))
    }

    fn choose(&mut self, at: usize, context: &Context) {
        if !self.is_made(at, context) {
            self.gather(at, context);
        }
        let last = at + 1 == self.plan.levels.len();
        for index in 0..self.candidates.lists[at].len() {
            let inner = chosen(context, at, self.candidates.lists[at][index]);
            if last {
                self.complete(inner);
            } else {
                self.choose(at + 1, &inner);
            }
        }
    }

    /// Whether the list of a choice is what it was when it was made.
    #[inline]
    fn is_made(&self, at: usize, context: &Context) -> bool {
        let needs = self.plan.levels[at].needs;
        self.candidates.made[at]
            .is_some_and(|made| (0..SLOTS).all(|slot| !needs.holds(slot) || made[slot] == context.slots[slot]))
    }

    /// Lists what can be chosen.
    fn gather(&mut self, at: usize, context: &Context) {
        let level = &self.plan.levels[at];
        let mut list = std::mem::take(&mut self.candidates.lists[at]);
        list.clear();
        let position = self.position;
        let mut inner = *context;
        let met = &mut self.candidates.met;
        met.clear();
        let mut others = BTreeSet::new();
        position.each_thing(&level.set, context, &mut |thing| {
            if let Thing::Card(card) = thing {
                let shows = position.shows(card);
                let alike = |(other, known): &(PrintingId, CardAt)| {
                    *other == shows && position.likeness(card) == position.likeness(*known)
                };
                // Which hidden cards are alike must not show in the number of options.
                let known = if met.iter().any(alike) {
                    true
                } else if met.len() < ROW {
                    met.push((shows, card));
                    false
                } else {
                    !others.insert(position.likeness(card))
                };
                if known && position.visible(card, Some(context.you)) {
                    return ControlFlow::Continue(());
                }
            }
            choose_in(&mut inner, at, thing);
            if level.allowed.iter().all(|condition| position.holds(condition, &inner)) {
                list.push(thing);
            }
            ControlFlow::Continue(())
        });
        self.candidates.lists[at] = list;
        self.candidates.made[at] = Some(context.slots);
    }

    fn complete(&mut self, mut context: Context) {
        let chosen = self.plan.levels.len();
        for (at, set) in self.plan.targets.iter().enumerate() {
            let thing = self.position.first_of(set, &context);
            if thing == Thing::Nothing {
                return;
            }
            context.slots[chosen + at] = thing;
        }
        if !self.hold(&self.plan.last, &context) {
            return;
        }
        let choice = Choice { kind: ChoiceKind::Action(self.id), slots: context.slots, way: WayAt::NOTHING };
        let requirement = match &self.action.requires {
            None => {
                self.choices.list.push(choice);
                return;
            }
            Some(Payment::Own(requirement)) => Some(requirement),
            Some(Payment::OfChoice(slot)) => match context.slots[usize::from(*slot)] {
                Thing::Card(card) => self.position.family(card).requires.as_ref(),
                _ => None,
            },
        };
        let Some(requirement) = requirement else {
            self.choices.list.push(choice);
            return;
        };
        for way in ways(requirement, &context, &self.position) {
            let index = WayAt::at(self.choices.ways.len());
            self.choices.ways.push(way);
            self.choices.list.push(Choice { way: index, ..choice });
        }
    }
}

/// The context once a thing is chosen.
fn chosen(context: &Context, at: usize, thing: Thing) -> Context {
    let mut inner = *context;
    choose_in(&mut inner, at, thing);
    inner
}

fn choose_in(context: &mut Context, at: usize, thing: Thing) {
    if at == 0 {
        context.it = thing;
    }
    context.slots[at] = thing;
}
