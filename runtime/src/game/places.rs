//! Where things stand in the files of the packs, for whoever tells that a rule went wrong.

use quarterdeck_dsl::vocabulary::PhaseId;

use super::definition::{Game, Heard};
use super::effect::{Deed, What};
use crate::ids::EffectId;
use crate::problem::{Place, Spot};

/// Effects within effects are looked through this deep for a sentence.
const DEEPEST: usize = 16;

/// Where definitions stand that are no sentences, and where the lines of files begin.
#[derive(Debug, Default)]
pub struct Places {
    /// By id, each.
    phases: Vec<Spot>,
    actions: Vec<Spot>,
    triggers: Vec<Spot>,
    cards: Vec<Spot>,
    /// Files, and where each of their lines begins.
    lines: Vec<(String, Vec<usize>)>,
}

impl Places {
    /// Where phases, actions, triggers and cards stand, by id.
    pub(crate) fn new(phases: Vec<Spot>, actions: Vec<Spot>, triggers: Vec<Spot>, cards: Vec<Spot>) -> Places {
        Places { phases, actions, triggers, cards, lines: Vec::new() }
    }

    /// Where a family of cards stands.
    pub(crate) fn card(&self, family: usize) -> Option<&Spot> {
        self.cards.get(family)
    }

    /// Notes where the lines of a file begin.
    pub(crate) fn note_file(&mut self, file: String, text: &str) {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        self.lines.push((file, std::iter::once(0).chain(breaks).collect()));
    }
}

impl Game {
    /// A place with its line.
    pub fn place(&self, spot: &Spot) -> Place {
        let lines = self.places.lines.iter().find(|(file, _)| **file == *spot.file);
        let line = lines.map_or(1, |(_, lines)| lines.partition_point(|start| *start <= spot.span.0).max(1));
        Place { spot: spot.clone(), line }
    }

    /// Where a family of cards stands.
    pub fn place_of_card(&self, family: usize) -> Option<Place> {
        self.places.card(family).map(|spot| self.place(spot))
    }

    /// Where a phase stands.
    pub fn place_of_phase(&self, phase: PhaseId) -> Option<Place> {
        self.places.phases.get(usize::from(phase)).map(|spot| self.place(spot))
    }

    /// Where a deed of an effect stands: its sentence, else what it belongs to.
    pub fn place_of_deed(&self, effect: EffectId, deed: usize) -> Option<Place> {
        let own = self.effects.unnoted().get(usize::from(effect))?.get(deed).and_then(|deed| self.spot_of(deed, 0));
        own.or_else(|| self.owner(effect).1).or_else(|| self.first_spot(effect, 0)).map(|spot| self.place(spot))
    }

    /// What an effect belongs to, and where that stands: a rule, an action, a phase, set-up; for an effect within others,
    /// what these belong to.
    pub fn owner(&self, effect: EffectId) -> (String, Option<&Spot>) {
        let effects = self.effects.unnoted();
        let mut effect = effect;
        for _ in 0..effects.len() {
            if let Some(owner) = self.direct_owner(effect) {
                return owner;
            }
            let around = |deeds: &Vec<Deed>| deeds.iter().any(|deed| leads_to(&deed.what, effect));
            match effects.iter().position(around) {
                Some(outer) => effect = EffectId::at(outer),
                None => break,
            }
        }
        ("an effect".into(), None)
    }

    fn direct_owner(&self, effect: EffectId) -> Option<(String, Option<&Spot>)> {
        let triggers = self.triggers.unnoted();
        if let Some(at) = triggers.iter().position(|trigger| trigger.effect == effect) {
            let heard = self.events_named(effect);
            let name = match triggers[at].bearer {
                Some(family) => {
                    format!("card `{}` hearing {heard}", self.families.unnoted()[usize::from(family)].name)
                }
                None => match &triggers[at].name {
                    Some(id) => format!("the rule `{id}` about {heard}"),
                    None => format!("the rule about {heard}"),
                },
            };
            return Some((name, self.places.triggers.get(at)));
        }
        let actions = self.actions.unnoted();
        if let Some(at) = actions.iter().position(|action| action.effect == effect) {
            return Some((format!("action `{}`", actions[at].name), self.places.actions.get(at)));
        }
        let phases = self.phases.unnoted();
        match phases.iter().position(|phase| [phase.before, phase.after].contains(&Some(effect))) {
            Some(at) => Some((format!("phase `{}`", phases[at].name), self.places.phases.get(at))),
            None => (effect == self.setup).then(|| ("set-up".into(), None)),
        }
    }

    fn spot_of<'g>(&'g self, deed: &'g Deed, depth: usize) -> Option<&'g Spot> {
        match &deed.what {
            What::Do(instruction) => Some(instruction.place()),
            What::Each(_, set, _) => Some(set.place()),
            What::To(to) => Some(to.players.place()),
            What::Choose(choose) => Some(choose.set.place()),
            What::Let(given) => Some(given.value.place()),
            What::Either(either) => Some(either.0.place()),
            What::Run(script) => self.scripts.get(usize::from(*script)).map(|script| &script.spot),
            What::Perform(_) | What::Offer(_) if depth > DEEPEST => None,
            What::Perform(effect) => {
                let own = deed.condition.as_ref().map(|condition| condition.place());
                own.or_else(|| self.first_spot(*effect, depth + 1))
            }
            What::Offer(offers) => offers.iter().find_map(|offer| {
                let own = offer.condition.as_ref().map(|condition| condition.place());
                own.or_else(|| self.first_spot(offer.effect, depth + 1))
            }),
        }
    }

    fn first_spot(&self, effect: EffectId, depth: usize) -> Option<&Spot> {
        self.effects.unnoted().get(usize::from(effect))?.iter().find_map(|deed| self.spot_of(deed, depth))
    }

    /// The events that lead to what a trigger does, as they are written in packs: one, or this or that.
    fn events_named(&self, effect: EffectId) -> String {
        let leading = self.triggers.unnoted().iter().filter(|trigger| trigger.effect == effect);
        leading.map(|trigger| format!("`{}`", self.heard_name(trigger.heard))).collect::<Vec<_>>().join(" or ")
    }

    /// The rules that have an id, in the order in which they are asked: the id, what each hears, and where it stands.
    pub fn rules_named(&self) -> Vec<(&str, String, Option<Place>)> {
        let mut found: Vec<(&str, String, Option<Place>)> = Vec::new();
        for (at, trigger) in self.triggers.unnoted().iter().enumerate() {
            let Some(id) = trigger.name.as_deref().filter(|id| found.iter().all(|(known, ..)| known != id)) else {
                continue;
            };
            let place = self.places.triggers.get(at).map(|spot| self.place(spot));
            found.push((id, self.events_named(trigger.effect), place));
        }
        found
    }

    /// What is heard, as it is written in packs.
    pub fn heard_name(&self, heard: Heard) -> String {
        match heard {
            Heard::Enters(zone) => format!("enters {}", self.zones[usize::from(zone)].name),
            Heard::Leaves(zone) => format!("leaves {}", self.zones[usize::from(zone)].name),
            Heard::Arrives(board) => format!("arrives on {}", self.boards[usize::from(board)].name),
            Heard::Begins(phase) => format!("{} begins", self.phases.unnoted()[usize::from(phase)].name),
            Heard::Ends(phase) => format!("{} ends", self.phases.unnoted()[usize::from(phase)].name),
            Heard::Announced(event) => self.events[usize::from(event)].clone(),
            Heard::Gains(resource) => format!("{} gained", self.resources[usize::from(resource)].name),
            Heard::Done(action) => format!("{} done", self.actions.unnoted()[usize::from(action)].name),
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
        What::To(to) => to.effect == effect,
        What::Let(given) => given.effect == effect,
        What::Either(branch) => branch.1 == effect || branch.2 == effect,
    }
}
