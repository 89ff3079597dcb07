//! What would go on for ever, or never happen: a match that nothing ends, actions without a limit, triggers that set
//! each other off, effects that nothing performs.

use quarterdeck_dsl::tree::{Argument, Doer};
use quarterdeck_dsl::vocabulary::PhaseId;

use super::Builder;
use super::sense::constant;
use crate::game::{ActionDef, Deed, Heard, Store, What, Whose};
use crate::pack::keys::doing;
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

impl Builder<'_> {
    /// A match that repeats must be ended by something.
    pub(super) fn endless_match(&mut self, root: PhaseId) {
        let phase = &self.phases[usize::from(root)];
        if !phase.repeats
            || phase.condition.is_some()
            || self.effects.iter().flatten().any(|deed| self.may_end(deed, root))
        {
            return;
        }
        let spot = self.section("phase")[usize::from(root)].spot.clone();
        self.problems.push(
            PackProblem::new("pack::endless_phase", "nothing ends the match", &spot, "it repeats for ever")
                .help("say when it is over: `{ if = '…', do = 'end the match' }`, or leave `repeats` out"),
        );
    }

    fn may_end(&self, deed: &Deed, root: PhaseId) -> bool {
        match &deed.what {
            What::Do(instruction) => instruction.steps.iter().any(|step| {
                let verb = self.vocabulary.verb_spec(step.verb).name;
                let ended = step.arguments.contains(&Argument::Phase(root));
                verb == "end" && ended || ["win", "tell"].contains(&verb)
            }),
            What::Run(script) => self.script_ends(*script),
            _ => false,
        }
    }

    /// Where an action is open whatever happens, the phase needs a limit, or something that ends it.
    pub(super) fn endless_actions(&mut self) {
        let triggers: Vec<usize> = self.triggers.iter().map(|trigger| usize::from(trigger.effect)).collect();
        for at in 0..self.phases.len() {
            let phase = &self.phases[at];
            let actions = || phase.actions.iter().map(|action| &self.actions[usize::from(*action)]);
            let Some(open) = actions().find(|action| is_always_open(action)).filter(|_| phase.limit.is_none()) else {
                continue;
            };
            let effects = actions().map(|action| usize::from(action.effect)).chain(triggers.iter().copied());
            if self.outcome(effects.collect()).ends {
                continue;
            }
            let definition = &self.section("phase")[at];
            let name = definition.id.replace('_', " ");
            let message = format!("phase `{}` never ends: the action `{}` is always open", definition.id, open.name);
            let problem = PackProblem::new("pack::endless_phase", message, &definition.spot, "without a limit");
            self.problems.push(
                problem
                    .help(format!("say with `limit` how many actions it allows, or let one of them `end the {name}`")),
            );
        }
    }

    /// Triggers that set themselves or each other off, each time and without a condition.
    pub(super) fn trigger_circles(&mut self) {
        let next: Vec<Vec<(usize, bool)>> = (0..self.triggers.len()).map(|at| self.sets_off(at)).collect();
        let mut told = vec![false; next.len()];
        for start in 0..next.len() {
            let Some(way) = circle(start, &next).filter(|way| !way.iter().any(|at| told[*at])) else { continue };
            way.iter().for_each(|at| told[*at] = true);
            let message = match way.as_slice() {
                [_] => "this trigger sets itself off without an end".to_owned(),
                _ => format!("{} triggers set each other off without an end", way.len()),
            };
            self.problems.push(
                PackProblem::new("pack::effect_circle", message, &self.heard_at[start], "there is no way out")
                    .help("say with `if = '…'` when it applies"),
            );
        }
    }

    /// The triggers that surely hear what a trigger does, and whether it can do so for ever: what is lost runs out.
    fn sets_off(&self, at: usize) -> Vec<(usize, bool)> {
        let trigger = &self.triggers[at];
        if trigger.condition.is_some() {
            return Vec::new();
        }
        let mut done = Vec::new();
        self.surely(usize::from(trigger.effect), &mut Vec::new(), &mut done);
        let heard = |heard: &Heard| {
            let hears = |other: usize| {
                let other = &self.triggers[other];
                other.heard == *heard && other.condition.is_none() && other.whose != Whose::Others
            };
            (0..self.triggers.len()).filter(|other| hears(*other)).collect::<Vec<usize>>()
        };
        let lasting = |event: &Heard| !matches!(event, Heard::Loses(_));
        done.iter().flat_map(|event| heard(event).into_iter().map(|other| (other, lasting(event)))).collect()
    }

    /// What an effect makes happen whenever it is carried out.
    fn surely(&self, effect: usize, seen: &mut Vec<usize>, found: &mut Vec<Heard>) {
        if seen.contains(&effect) {
            return;
        }
        seen.push(effect);
        for deed in self.effects[effect].iter().filter(|deed| deed.condition.is_none()) {
            match &deed.what {
                What::Perform(inner) => self.surely(usize::from(*inner), seen, found),
                What::Let(given) => self.surely(usize::from(given.effect), seen, found),
                What::Do(instruction) => {
                    for step in instruction.steps.iter().filter(|step| step.doer == Doer::You) {
                        let verb = self.vocabulary.verb_spec(step.verb).name;
                        found.extend(step.arguments.iter().filter_map(|argument| self.happens(verb, argument)));
                    }
                }
                _ => {}
            }
        }
    }

    fn happens(&self, verb: &str, argument: &Argument) -> Option<Heard> {
        match (verb, argument) {
            ("gain" | "lose", Argument::Resource(resource, number)) => {
                let definition = &self.resources[usize::from(*resource)];
                let endless = matches!(definition.store, Store::Counter(_)) && definition.most == i32::MAX;
                let some = constant(number).is_some_and(|number| number > 0);
                let heard = if verb == "gain" { Heard::Gains(*resource) } else { Heard::Loses(*resource) };
                (endless && some).then_some(heard)
            }
            ("announce", Argument::Event(event)) => Some(Heard::Announced(*event)),
            _ => None,
        }
    }

    /// Effects with a name are there to be performed.
    pub(super) fn unused_effects(&mut self) {
        let mut performed: Vec<&str> = Vec::new();
        let sections = self.draft.sections.values().flatten().map(|definition| &definition.value);
        let rules = self.draft.rules.iter().map(|rule| &rule.value);
        let others = self.draft.lists.values().chain(self.draft.singles.values()).flatten().chain(rules);
        sections.chain(others).for_each(|value| performed_in(value, &mut performed));
        for definition in self.section("effect") {
            let id = definition.id.as_str();
            let quoted = [format!("\"{id}\""), format!("'{id}'")];
            let scripted = self.draft.scripts.iter().any(|(_, text)| quoted.iter().any(|quoted| text.contains(quoted)));
            if performed.contains(&id) || scripted || self.draft.absent.contains(id) {
                continue;
            }
            self.problems.push(
                PackProblem::new(
                    "pack::unused_effect",
                    format!("nothing performs the effect `{id}`"),
                    &definition.spot,
                    "never done",
                )
                .help(format!("write `perform = \"{id}\"` where it is done, or leave it out")),
            );
        }
    }
}

fn is_always_open(action: &ActionDef) -> bool {
    let free = action.condition.is_none() && action.allowed.is_none() && action.requires.is_none();
    free && action.choose.is_empty()
        && action.target.is_empty()
        && !action.borne
        && action.once.is_none()
        && !action.idle
}

/// The names under every `perform` within a value.
fn performed_in<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match &value.node {
        Node::Table(entries) => {
            for entry in entries {
                match &entry.value.node {
                    Node::Text(text, _) if entry.key == doing::PERFORM.name() => found.push(text),
                    _ => performed_in(&entry.value, found),
                }
            }
        }
        Node::List(items) => items.iter().for_each(|item| performed_in(item, found)),
        _ => {}
    }
}

/// The shortest way from a trigger back to itself on which something can happen for ever.
fn circle(start: usize, next: &[Vec<(usize, bool)>]) -> Option<Vec<usize>> {
    let mut open = std::collections::VecDeque::from([(vec![start], false)]);
    while let Some((way, lasts)) = open.pop_front() {
        for (to, lasting) in &next[*way.last()?] {
            let lasts = lasts || *lasting;
            if *to == start && lasts {
                return Some(way);
            }
            if !way.contains(to) && way.len() < 8 {
                let mut longer = way.clone();
                longer.push(*to);
                open.push_back((longer, lasts));
            }
        }
    }
    None
}
