//! What can be reached: phases that nothing leads to, effects that perform each other for ever, phases that repeat
//! without asking anybody.

use quarterdeck_dsl::tree::{Argument, Instruction};
use quarterdeck_dsl::vocabulary::PhaseId;

use super::Builder;
use crate::game::{Deed, Heard, ScriptId, Store, What};
use crate::problem::PackProblem;

/// What can come of an effect, as far as it decides whether something ends.
#[derive(Clone, Copy, Default)]
pub(super) struct Outcome {
    /// Somebody may be asked, or a script runs.
    pub asks: bool,
    /// A phase or the match may end, or another phase may begin.
    pub ends: bool,
}

impl Builder<'_> {
    /// Every phase is a step of another, or is begun somewhere.
    pub(super) fn unreachable_phases(&mut self, root: PhaseId) {
        let mut reached = vec![false; self.phases.len()];
        let mut open: Vec<usize> = vec![usize::from(root)];
        for deed in self.effects.iter().flatten() {
            if let What::Do(instruction) = &deed.what {
                open.extend(self.phases_of(instruction, "begin"));
            }
        }
        // A script may begin any phase that it names.
        for (at, phase) in self.phases.iter().enumerate() {
            let (double, single) = (format!("\"{}\"", phase.name), format!("'{}'", phase.name));
            if self.draft.scripts.iter().any(|(_, text)| text.contains(&double) || text.contains(&single)) {
                open.push(at);
            }
        }
        while let Some(at) = open.pop() {
            if reached.get(at) == Some(&false) {
                reached[at] = true;
                open.extend(self.phases[at].steps.iter().map(|step| usize::from(*step)));
            }
        }
        for (at, definition) in self.section("phase").iter().enumerate() {
            if !reached[at] {
                self.problems.push(
                    PackProblem::new(
                        "pack::unreachable_phase",
                        format!("nothing leads to phase `{}`", definition.id),
                        &definition.spot,
                        "never played",
                    )
                    .help(format!(
                        "name it among the `steps` of another phase, or write `do = 'begin {}'` where it begins",
                        definition.id.replace('_', " ")
                    )),
                );
            }
        }
    }

    /// The phases that an instruction begins or ends.
    fn phases_of(&self, instruction: &Instruction, verb: &str) -> Vec<usize> {
        let steps = instruction.steps.iter().filter(|step| self.vocabulary.verb_spec(step.verb).name == verb);
        steps
            .flat_map(|step| &step.arguments)
            .filter_map(|argument| match argument {
                Argument::Phase(phase) => Some(usize::from(*phase)),
                _ => None,
            })
            .collect()
    }

    /// Effects that perform each other, each time and without a condition.
    pub(super) fn effect_circles(&mut self) {
        let names: Vec<(String, usize)> =
            self.named_effects.iter().map(|(name, id)| (name.clone(), usize::from(*id))).collect();
        let mut told = vec![false; self.effects.len()];
        for (name, start) in &names {
            let Some(way) = self.way_back(*start).filter(|_| !told[*start]) else { continue };
            way.iter().for_each(|at| told[*at] = true);
            let named = way.iter().filter_map(|at| names.iter().find(|(_, id)| id == at));
            let way: Vec<&str> = named.map(|(name, _)| name.as_str()).collect();
            let message = match way.as_slice() {
                [_, _] => format!("effect `{name}` performs itself without an end"),
                _ => format!("these effects perform each other without an end: {}", way.join(" → ")),
            };
            let definition = self.section("effect").iter().find(|definition| definition.id == *name);
            let spot = definition.map(|definition| definition.spot.clone()).unwrap_or_default();
            self.problems.push(
                PackProblem::new("pack::effect_circle", message, &spot, "there is no way out")
                    .help("say with `if` when it goes on: `{ if = '…', perform = \"…\" }`"),
            );
        }
    }

    /// The way by unconditional deeds from an effect back to itself.
    fn way_back(&self, start: usize) -> Option<Vec<usize>> {
        let mut from: Vec<Option<usize>> = vec![None; self.effects.len()];
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for deed in &self.effects[at] {
                let next = match &deed.what {
                    What::Perform(next) if deed.condition.is_none() => usize::from(*next),
                    What::Let(given) if deed.condition.is_none() => usize::from(given.effect),
                    // What may end the phase, or asks somebody, may be the way out.
                    _ if self.outcome_of(deed).ends => break,
                    _ => continue,
                };
                if next == start {
                    let mut way = vec![start, at];
                    while way.last() != Some(&start) {
                        way.push(from[*way.last()?]?);
                    }
                    way.reverse();
                    return Some(way);
                }
                if from[next].is_none() {
                    from[next] = Some(at);
                    open.push(next);
                }
            }
        }
        None
    }

    /// A phase that repeats must ask somebody, say when it is over, or do something that may end it.
    pub(super) fn endless_phases(&mut self) {
        for at in 0..self.phases.len() {
            let phase = &self.phases[at];
            if !phase.repeats || phase.condition.is_some() || phase.each.is_some() {
                continue;
            }
            let mut within = vec![at];
            let mut next = 0;
            while let Some(inner) = within.get(next).copied() {
                let steps = self.phases[inner].steps.iter().map(|step| usize::from(*step));
                let new: Vec<usize> = steps.filter(|step| !within.contains(step)).collect();
                within.extend(new);
                next += 1;
            }
            if within.iter().any(|inner| !self.phases[*inner].actions.is_empty()) {
                continue;
            }
            let effects = within.iter().flat_map(|inner| [self.phases[*inner].before, self.phases[*inner].after]);
            let mut open: Vec<usize> = effects.flatten().map(usize::from).collect();
            // What is done is heard by triggers, and what those do by others.
            loop {
                let audible = self.audible(open.clone());
                let hears = |heard: &Heard| match heard {
                    Heard::Begins(phase) | Heard::Ends(phase) => within.contains(&usize::from(*phase)),
                    heard => audible.as_ref().is_none_or(|audible| audible.contains(heard)),
                };
                let heard = self.triggers.iter().filter(|trigger| hears(&trigger.heard));
                let mut more: Vec<usize> = heard.map(|trigger| usize::from(trigger.effect)).collect();
                more.retain(|effect| !open.contains(effect));
                if more.is_empty() {
                    break;
                }
                open.extend(more);
            }
            let outcome = self.outcome(open);
            if outcome.asks || outcome.ends {
                continue;
            }
            let definition = &self.section("phase")[at];
            let message = format!("phase `{}` repeats for ever, and nobody is asked anything in it", definition.id);
            self.problems.push(
                PackProblem::new("pack::endless_phase", message, &definition.spot, "nothing ends it")
                    .help("give it `actions`, say with `if` how long it goes on, or leave `repeats` out"),
            );
        }
    }

    /// Whether a script speaks of anything that ends or begins a phase.
    pub(super) fn script_ends(&self, script: ScriptId) -> bool {
        let file = self.scripts.get(usize::from(script)).and_then(|script| self.draft.scripts.get(script.file));
        file.is_none_or(|(_, text)| {
            let ends = |verb: &&crate::verb::Verb| ["end", "win", "begin", "tell"].contains(&verb.spec.name);
            let mut names =
                crate::verb::VERBS.iter().filter(ends).map(|verb| crate::script::arguments::verb_name(verb.spec));
            names.any(|name| text.contains(&format!(":{name}")) || text.contains(&format!(".{name}")))
        })
    }

    fn outcome_of(&self, deed: &Deed) -> Outcome {
        let mut open = Vec::new();
        let mut outcome = self.direct(deed, &mut open);
        let inner = self.outcome(open);
        outcome.asks |= inner.asks;
        outcome.ends |= inner.ends;
        outcome
    }

    /// What can come of these effects and all that they perform.
    pub(super) fn outcome(&self, mut open: Vec<usize>) -> Outcome {
        let mut seen = vec![false; self.effects.len()];
        let mut outcome = Outcome::default();
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            for deed in &self.effects[at] {
                let direct = self.direct(deed, &mut open);
                outcome.asks |= direct.asks;
                outcome.ends |= direct.ends;
            }
        }
        outcome
    }

    /// What triggers can hear of these effects and all that they perform; nothing is said if it can be anything.
    fn audible(&self, mut open: Vec<usize>) -> Option<Vec<Heard>> {
        let mut seen = vec![false; self.effects.len()];
        let mut heard = Vec::new();
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            for deed in &self.effects[at] {
                self.direct(deed, &mut open);
                match &deed.what {
                    What::Do(instruction) => {
                        for step in &instruction.steps {
                            heard.extend(self.heard_of(self.vocabulary.verb_spec(step.verb).name, &step.arguments)?);
                        }
                    }
                    What::Run(_) => return None,
                    _ => {}
                }
            }
        }
        Some(heard)
    }

    /// What triggers can hear of a verb.
    fn heard_of(&self, verb: &str, arguments: &[Argument]) -> Option<Vec<Heard>> {
        let mut heard = Vec::new();
        match verb {
            // Counters change and cards are mixed without a sound.
            "raise" | "set" | "shuffle" => return Some(heard),
            "announce" | "gain" | "lose" | "pay" => {}
            _ => return None,
        }
        for argument in arguments {
            match argument {
                Argument::Event(event) => heard.push(Heard::Announced(*event)),
                Argument::Resource(resource, _) => match self.resources[usize::from(*resource)].store {
                    Store::Counter(_) => heard.extend([Heard::Gains(*resource), Heard::Loses(*resource)]),
                    // Cards move.
                    Store::Cards { .. } => return None,
                },
                _ => {}
            }
        }
        // A resource that is only found out in play can be any.
        (!heard.is_empty()).then_some(heard)
    }

    /// What comes of one deed by itself; the effects that it performs are added to `open`.
    fn direct(&self, deed: &Deed, open: &mut Vec<usize>) -> Outcome {
        let mut outcome = Outcome::default();
        match &deed.what {
            What::Do(instruction) => {
                for step in &instruction.steps {
                    let verb = &crate::verb::VERBS[usize::from(step.verb)];
                    outcome.ends |= ["end", "win", "begin", "tell"].contains(&verb.spec.name);
                    // Which cards are meant may have to be chosen.
                    outcome.asks |= verb.takes_cards;
                }
            }
            What::Offer(offers) => {
                outcome.asks = true;
                open.extend(offers.iter().map(|offer| usize::from(offer.effect)));
            }
            What::Choose(choice) => {
                outcome.asks = true;
                open.push(usize::from(choice.effect));
                open.extend(choice.otherwise.map(usize::from));
            }
            What::Run(script) => outcome = Outcome { asks: true, ends: self.script_ends(*script) },
            What::Perform(effect) => open.push(usize::from(*effect)),
            What::Either(either) => open.extend([usize::from(either.1), usize::from(either.2)]),
            What::Each(_, _, effect) => open.push(usize::from(*effect)),
            What::To(to) => open.push(usize::from(to.effect)),
            What::Let(given) => open.push(usize::from(given.effect)),
        }
        outcome
    }
}
