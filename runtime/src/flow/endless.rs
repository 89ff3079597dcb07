//! Rules that come to no decision: what went on at last, in words, so that an author finds the circle.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::tree::Thing;

use super::{Engine, Fault, MOST_STEPS};
use crate::game::{EffectId, What};
use crate::problem::Place;
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
    /// Where the first of these deeds stands; without one, the first of these phases.
    place: Option<Place>,
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
                if noted.place.is_none() {
                    noted.place = self.game.place_of_phase(frame.phase);
                }
            }
            Some(Frame::Effect(frame)) => {
                let name = match frame.context.this {
                    Thing::Card(card) => format!("card `{}`", self.position().family(card).name),
                    _ => self.rule_of(frame.effect),
                };
                add(&mut noted.involved, name);
                if let Some(deed) = self.deed_text(frame) {
                    if noted.deeds.is_empty() {
                        noted.place = self.place_of(frame);
                    }
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
        Fault { code: "play::endless", message, involved, place: noted.place }
    }

    /// Where the deed stands in its pack at which an effect stands.
    pub(super) fn place_of(&self, frame: &EffectFrame) -> Option<Place> {
        let (effect, at) = self.program.origin(frame.effect, frame.deed).unwrap_or((frame.effect, frame.deed));
        self.game.place_of_deed(effect, usize::from(at))
    }

    /// The sentence at which an effect stands.
    fn deed_text(&self, frame: &EffectFrame) -> Option<String> {
        let (effect, at) = self.program.origin(frame.effect, frame.deed)?;
        let deed = &self.game.effects[usize::from(effect)][usize::from(at)];
        let What::Do(instruction) = &deed.what else {
            return None;
        };
        let words = Words { locales: &self.game.locales, language: "en" };
        let lexicon = Scoped { lexicon: &words, scope: instruction.scope() };
        Some(describe::instruction(instruction, &self.game.vocabulary, &lexicon))
    }

    /// What an effect belongs to.
    pub(crate) fn rule_of(&self, effect: EffectId) -> String {
        self.game.owner(effect).0
    }
}
