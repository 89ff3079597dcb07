//! A game made quicker for one setting: what its options decide is decided once, and effects that
//! perform others take in their deeds. Whatever a log names keeps its number, so that logs stay the same.

use quarterdeck_dsl::setting::Settled;
use quarterdeck_dsl::tree::Condition;

use super::effect::{Deed, What};
use super::{ActionPlan, ChangeDef, Game, Listeners, Print};
use crate::message::Refusal;
use crate::setting::Setting;

/// Effects that perform effects are drawn in this deep.
const NESTED: usize = 6;

impl Game {
    /// Settles what the setting decides; the game must not be used with another setting.
    pub fn settle(&mut self, setting: &Setting) -> Result<(), Refusal> {
        let options = self.option_values(&setting.options)?;
        for deed in self.effects.iter_mut().flatten() {
            settle_condition(&mut deed.condition, &options);
            let simpler = match &mut deed.what {
                What::Offer(offers) => {
                    for offer in offers {
                        settle_condition(&mut offer.condition, &options);
                    }
                    None
                }
                What::Either(either) => match either.0.settled(&options) {
                    Settled::Yes => Some(What::Perform(either.1)),
                    Settled::No => Some(What::Perform(either.2)),
                    Settled::Open(condition) => {
                        either.0 = condition;
                        None
                    }
                },
                What::Do(_) | What::Choose(_) | What::Each(..) | What::Run(_) | What::Perform(_) => None,
            };
            if let Some(simpler) = simpler {
                deed.what = simpler;
            }
        }
        self.draw_in();
        for trigger in self.triggers.iter_mut() {
            settle_condition(&mut trigger.condition, &options);
        }
        for action in self.actions.iter_mut() {
            settle_condition(&mut action.condition, &options);
            settle_condition(&mut action.allowed, &options);
        }
        for phase in self.phases.iter_mut() {
            settle_condition(&mut phase.condition, &options);
        }
        for query in self.queries.iter_mut() {
            settle_changes(&mut query.changes, &options);
        }
        for family in self.families.iter_mut() {
            settle_changes(&mut family.changes, &options);
            family.changed = family.changes.iter().fold(0, |bits, change| bits | Print::query_bit(change.query));
        }
        self.plans = self.actions.unnoted().iter().map(ActionPlan::of).collect();
        self.print = Print::new(
            &self.printings,
            self.families.unnoted(),
            &self.attributes,
            self.queries.len(),
            self.kinds.len(),
        );
        self.listeners = Listeners::new(self.triggers.unnoted(), &self.layout.spread, &self.printings);
        Ok(())
    }

    /// Puts the deeds of effects that are performed in their place, so that they need no level of
    /// their own. Effects in which something is chosen stay as they are: the log names the place.
    fn draw_in(&mut self) {
        let chosen_in = |deed: &Deed| matches!(deed.what, What::Offer(_) | What::Choose(_) | What::Run(_));
        for _ in 0..NESTED {
            for effect in 0..self.effects.len() {
                if self.effects[effect].iter().any(chosen_in) {
                    continue;
                }
                for at in (0..self.effects[effect].len()).rev() {
                    if let Some(deeds) = self.drawn_in(&self.effects[effect][at]) {
                        self.effects[effect].splice(at..=at, deeds);
                    }
                }
            }
        }
    }

    /// What a deed that performs an effect of plain sentences comes to.
    fn drawn_in(&self, deed: &Deed) -> Option<Vec<Deed>> {
        let What::Perform(inner) = deed.what else {
            return None;
        };
        let inner = &self.effects[usize::from(inner)];
        let mut deeds = Vec::with_capacity(inner.len());
        for plain in inner {
            let What::Do(instruction) = &plain.what else {
                return None;
            };
            deeds.push(Deed { condition: plain.condition.clone(), what: What::Do(instruction.clone()) });
        }
        match (&deed.condition, deeds.as_mut_slice()) {
            (None, _) => Some(deeds),
            (condition, [only]) if only.condition.is_none() => {
                only.condition.clone_from(condition);
                Some(deeds)
            }
            _ => None,
        }
    }
}

fn settle_condition(condition: &mut Option<Condition>, options: &[i16]) {
    if let Some(inner) = condition {
        *condition = match inner.settled(options) {
            Settled::Yes => None,
            Settled::No => Some(Condition::NEVER),
            Settled::Open(inner) => Some(inner),
        };
    }
}

/// Changes that never come about are dropped.
fn settle_changes(changes: &mut Vec<ChangeDef>, options: &[i16]) {
    for change in changes.iter_mut() {
        settle_condition(&mut change.condition, options);
    }
    changes.retain(|change| change.condition != Some(Condition::NEVER));
}
