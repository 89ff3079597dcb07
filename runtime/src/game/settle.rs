//! A game made quicker for one setting: what its options and the number of players decide is
//! decided once. Everything keeps its number, so that matches, logs and saves stay the same.

use quarterdeck_dsl::evaluate::holds;
use quarterdeck_dsl::setting::Settled;
use quarterdeck_dsl::tree::{Condition, Context};

use super::effect::What;
use super::{ChangeDef, Game, Listeners, Print};
use crate::message::Refusal;
use crate::opening::{Setting, blank};
use crate::state::State;
use crate::state::position::Position;

impl Game {
    /// Settles what the setting decides; the game must not be used with another setting.
    pub fn settle(&mut self, setting: &Setting) -> Result<(), Refusal> {
        let state = blank(self, setting)?;
        let mut effects = std::mem::take(&mut self.effects);
        for deed in effects.iter_mut().flatten() {
            self.settle_condition(&mut deed.condition, &state);
            let simpler = match &mut deed.what {
                What::Offer(offers) => {
                    for offer in offers {
                        self.settle_condition(&mut offer.condition, &state);
                    }
                    None
                }
                What::Either(either) => match self.settled(&either.0, &state) {
                    Settled::Always => Some(What::Perform(either.1)),
                    Settled::Never => Some(What::Perform(either.2)),
                    Settled::Open(condition) => {
                        either.0 = condition;
                        None
                    }
                },
                What::Do(_) | What::Choose(_) | What::Run(_) | What::Perform(_) => None,
            };
            if let Some(simpler) = simpler {
                deed.what = simpler;
            }
        }
        self.effects = effects;
        let mut triggers = std::mem::take(&mut self.triggers);
        for trigger in &mut triggers {
            self.settle_condition(&mut trigger.condition, &state);
        }
        self.triggers = triggers;
        let mut actions = std::mem::take(&mut self.actions);
        for action in &mut actions {
            self.settle_condition(&mut action.condition, &state);
            self.settle_condition(&mut action.allowed, &state);
        }
        self.actions = actions;
        let mut phases = std::mem::take(&mut self.phases);
        for phase in &mut phases {
            self.settle_condition(&mut phase.condition, &state);
        }
        self.phases = phases;
        let mut queries = std::mem::take(&mut self.queries);
        for query in &mut queries {
            self.settle_changes(&mut query.changes, &state);
        }
        self.queries = queries;
        let mut families = std::mem::take(&mut self.families);
        for family in &mut families {
            self.settle_changes(&mut family.changes, &state);
            family.changed = family.changes.iter().fold(0, |bits, change| bits | 1 << (change.query % 64));
        }
        self.families = families;
        self.print = Print::new(&self.printings, &self.families, self.attributes.len());
        self.listeners = Listeners::new(&self.triggers, &self.layout.spread);
        Ok(())
    }

    fn settled(&self, condition: &Condition, state: &State) -> Settled {
        let position = Position { game: self, state };
        condition.settled(&|inner| holds(inner, &Context::default(), &position))
    }

    fn settle_condition(&self, condition: &mut Option<Condition>, state: &State) {
        if let Some(inner) = condition {
            *condition = match self.settled(inner, state) {
                Settled::Always => None,
                Settled::Never => Some(Condition::NEVER),
                Settled::Open(inner) => Some(inner),
            };
        }
    }

    /// Changes that never come about are dropped.
    fn settle_changes(&self, changes: &mut Vec<ChangeDef>, state: &State) {
        for change in changes.iter_mut() {
            self.settle_condition(&mut change.condition, state);
        }
        changes.retain(|change| change.condition != Some(Condition::NEVER));
    }
}
