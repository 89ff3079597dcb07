//! Finds the options of one action.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::solve::ways;
use quarterdeck_dsl::tree::{Condition, Context, SLOTS, Thing};

use super::action::{Choice, ChoiceKind, Choices, WayAt};
use crate::game::{ActionDef, ActionId, ActionPlan, Payment};
use crate::state::notes::Notes;
use crate::state::position::Position;

/// Of so many different cards it is noted that they were met.
const MET: usize = 24;

/// Enumerates the options of one action.
pub(super) struct Finder<'f> {
    pub position: Position<'f, &'f Notes>,
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
}

impl Finder<'_> {
    pub fn find(&mut self, context: Context) {
        if !self.action.condition.iter().chain(&self.plan.first).all(|condition| self.holds(condition, &context)) {
            return;
        }
        if self.action.choose.is_empty() {
            self.complete(context);
        } else {
            self.candidates.made = [None; SLOTS];
            self.choose(0, &context);
        }
    }

    fn holds(&self, condition: &Condition, context: &Context) -> bool {
        evaluate::holds(condition, context, &self.position)
    }

    fn choose(&mut self, at: usize, context: &Context) {
        if !self.is_made(at, context) {
            self.gather(at, context);
        }
        let last = at + 1 == self.action.choose.len();
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
    fn is_made(&self, at: usize, context: &Context) -> bool {
        let needs = self.plan.levels[at].needs;
        self.candidates.made[at]
            .is_some_and(|made| (0..SLOTS).all(|slot| !needs.holds(slot) || made[slot] == context.slots[slot]))
    }

    /// Lists what can be chosen.
    fn gather(&mut self, at: usize, context: &Context) {
        let (_, set) = &self.action.choose[at];
        let allowed = &self.plan.levels[at].allowed;
        let mut list = std::mem::take(&mut self.candidates.lists[at]);
        list.clear();
        let position = self.position;
        let mut seen = [0; MET];
        let mut count = 0;
        evaluate::each(set, context, &position, &mut |thing| {
            if let Thing::Card(card) = thing {
                let likeness = position.likeness(card) + 1;
                // Which hidden cards are alike must not show in the number of options.
                if seen[..count].contains(&likeness) && position.visible(card, Some(context.you)) {
                    return ControlFlow::Continue(());
                }
                if count < seen.len() {
                    seen[count] = likeness;
                    count += 1;
                }
            }
            let inner = chosen(context, at, thing);
            if allowed.iter().all(|condition| evaluate::holds(condition, &inner, &position)) {
                list.push(thing);
            }
            ControlFlow::Continue(())
        });
        self.candidates.lists[at] = list;
        self.candidates.made[at] = Some(context.slots);
    }

    fn complete(&mut self, mut context: Context) {
        let action = self.action;
        let chosen = action.choose.len();
        for (at, (_, set)) in action.target.iter().enumerate() {
            let thing = evaluate::first(set, &context, &self.position);
            if thing == Thing::Nothing {
                return;
            }
            context.slots[chosen + at] = thing;
        }
        if !self.plan.last.iter().all(|condition| self.holds(condition, &context)) {
            return;
        }
        let choice = Choice { kind: ChoiceKind::Action(self.id), slots: context.slots, way: WayAt::NOTHING };
        let requirement = match &action.requires {
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
    if at == 0 {
        inner.it = thing;
    }
    inner.slots[at] = thing;
    inner
}
