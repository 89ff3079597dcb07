//! Rules that come to no decision: what went on at last, in words, so that an author finds the circle.

use quarterdeck_dsl::describe::{self, Language, Scoped};
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::tree::Thing;

use super::{Engine, Fault, MOST_STEPS};
use crate::game::{EffectId, Game, Heard, What};
use crate::state::Frame;
use crate::state::frame::{EffectFrame, MOST_LEVELS};
use crate::text::Words;

/// At most so many things are named, and so many deeds told.
const MOST_NAMED: usize = 12;

/// What went on at last.
#[derive(Default)]
pub(super) struct Noted {
    /// Phases, cards and rules.
    involved: Vec<String>,
    /// The deeds of effects.
    deeds: Vec<String>,
}

impl Engine<'_> {
    /// Notes what is on top.
    pub(super) fn note(&self, noted: &mut Noted) {
        let add = |list: &mut Vec<String>, name: String| {
            if !list.contains(&name) && list.len() < MOST_NAMED {
                list.push(name);
            }
        };
        match self.state.stack.last() {
            Some(Frame::Phase(frame)) => {
                add(&mut noted.involved, format!("phase `{}`", self.game.phases[usize::from(frame.phase)].name));
            }
            Some(Frame::Effect(frame)) => {
                let name = match frame.context.this {
                    Thing::Card(card) => format!("card `{}`", self.position().family(card).name),
                    _ => self.rule_of(frame.effect),
                };
                add(&mut noted.involved, name);
                if let Some(deed) = self.deed_text(frame) {
                    add(&mut noted.deeds, deed);
                }
            }
            None => {}
        }
    }

    /// Why there is no decision: too many steps, or too many levels.
    pub(super) fn endless(&self, noted: Noted, steps: bool) -> Fault {
        let phases = self.state.stack.iter().rev().filter_map(|frame| match frame {
            Frame::Phase(frame) => Some(frame),
            Frame::Effect(_) => None,
        });
        let mut involved: Vec<String> = phases
            .take(1)
            .map(|frame| {
                let name = &self.game.phases[usize::from(frame.phase)].name;
                format!("it happens in phase `{name}` of player {}", frame.player + 1)
            })
            .collect();
        involved.extend(noted.involved);
        if !noted.deeds.is_empty() {
            involved.push(format!("what is done at last: {}", noted.deeds.join("; ")));
        }
        let message = if steps {
            format!("the rules go on and on: after {MOST_STEPS} steps nobody has been asked anything")
        } else {
            format!("the rules go ever deeper: more than {MOST_LEVELS} effects wait for each other")
        };
        Fault { code: "play::endless", message, involved }
    }

    /// The sentence at which an effect stands.
    fn deed_text(&self, frame: &EffectFrame) -> Option<String> {
        let deed = self.game.effects[usize::from(frame.effect)].get(usize::from(frame.deed))?;
        let What::Do(instruction) = &deed.what else {
            return None;
        };
        let it = match frame.context.it {
            Thing::Nothing => None,
            Thing::Card(_) => Some(Bound::Card),
            Thing::Player(_) => Some(Bound::Player),
            Thing::Zone(_) => Some(Bound::Place),
            Thing::Value(..) => Some(Bound::Value),
            Thing::Amount(_) => Some(Bound::Amount),
        };
        let scope = Scope { it, this: true, ..Scope::default() };
        let words = Words { locales: &self.game.locales, language: "en" };
        let lexicon = Scoped { lexicon: &words, scope: &scope };
        Some(describe::instruction(instruction, &self.game.vocabulary, &lexicon, Language::English))
    }

    /// What an effect belongs to.
    pub(crate) fn rule_of(&self, effect: EffectId) -> String {
        self.game.owner_of(effect)
    }
}

impl Game {
    /// What an effect belongs to: a rule, an action, a phase, set-up or an effect with a name; for an effect within
    /// others, what these belong to.
    pub fn owner_of(&self, effect: EffectId) -> String {
        let mut effect = effect;
        for _ in 0..self.effects.len() {
            if let Some(name) = self.names_effect(effect) {
                return name;
            }
            let around = |deeds: &Vec<crate::game::Deed>| deeds.iter().any(|deed| leads_to(&deed.what, effect));
            match self.effects.iter().position(around) {
                Some(outer) => effect = EffectId::at(outer),
                None => break,
            }
        }
        "an effect".into()
    }

    fn names_effect(&self, effect: EffectId) -> Option<String> {
        if let Some(trigger) = self.triggers.iter().find(|trigger| trigger.effect == effect) {
            let heard = self.heard_name(trigger.heard);
            return Some(match trigger.bearer {
                Some(family) => format!("card `{}` hearing `{heard}`", self.families[usize::from(family)].name),
                None => format!("the rule about `{heard}`"),
            });
        }
        if let Some(action) = self.actions.iter().find(|action| action.effect == effect) {
            return Some(format!("action `{}`", action.name));
        }
        let phase = self.phases.iter().find(|phase| [phase.before, phase.after].contains(&Some(effect)));
        match phase {
            Some(phase) => Some(format!("phase `{}`", phase.name)),
            None => (effect == self.setup).then(|| "set-up".into()),
        }
    }

    /// What is heard, as it is written in packs.
    pub fn heard_name(&self, heard: Heard) -> String {
        match heard {
            Heard::Enters(zone) => format!("enters {}", self.zones[usize::from(zone)].name),
            Heard::Leaves(zone) => format!("leaves {}", self.zones[usize::from(zone)].name),
            Heard::Arrives(board) => format!("arrives on {}", self.boards[usize::from(board)].name),
            Heard::Begins(phase) => format!("{} begins", self.phases[usize::from(phase)].name),
            Heard::Ends(phase) => format!("{} ends", self.phases[usize::from(phase)].name),
            Heard::Announced(event) => self.events[usize::from(event)].clone(),
            Heard::Gains(resource) => format!("{} gained", self.resources[usize::from(resource)].name),
            Heard::Done(action) => format!("{} done", self.actions[usize::from(action)].name),
            Heard::Loses(resource) => format!("{} lost", self.resources[usize::from(resource)].name),
        }
    }
}

/// Whether a deed carries out another effect.
fn leads_to(what: &What, effect: EffectId) -> bool {
    match what {
        What::Do(_) | What::Run(_) => false,
        What::Offer(offers) => offers.iter().any(|offer| offer.effect == effect),
        What::Choose(choose) => choose.effect == effect || choose.otherwise == Some(effect),
        What::Perform(inner) | What::Each(_, _, inner) => *inner == effect,
        What::Either(branch) => branch.1 == effect || branch.2 == effect,
    }
}
