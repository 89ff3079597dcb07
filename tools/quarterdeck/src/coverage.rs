//! `simulate --coverage`: what of a game happened in many matches, how often, and what never did.

use std::collections::BTreeMap;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, SLOTS, Thing};
use quarterdeck_runtime::definitions::{ActionId, Deed, PrintingId, Spread, Store, What};
use quarterdeck_runtime::position::ChoiceKind;
use quarterdeck_runtime::seek::Wish;
use quarterdeck_runtime::{Event, Game, Match};
use serde::Serialize;

use crate::boxes::line;

/// How often something happened.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Count {
    /// How often.
    times: u64,
    /// In how many matches.
    matches: u64,
    /// It can happen in a match of this setting.
    #[serde(skip)]
    possible: bool,
    /// The match in which it was last seen, from 1.
    #[serde(skip)]
    last: u64,
}

impl Count {
    fn see(&mut self, number: u64) {
        self.times += 1;
        self.possible = true;
        if self.last != number {
            self.last = number;
            self.matches += 1;
        }
    }
}

/// What happened in the matches of one thread, or of all.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    actions: Vec<Count>,
    /// By family, then by action that it brings.
    brought: Vec<Vec<Count>>,
    offers: BTreeMap<String, Count>,
    phases: Vec<Count>,
    events: Vec<Count>,
    resources: Vec<Count>,
    counters: Vec<Count>,
    families: Vec<Count>,
    beats: Vec<Count>,
    matches: u64,
}

/// One kind of things that can happen.
#[derive(Debug, Serialize)]
pub struct Section {
    /// What they are.
    name: &'static str,
    /// What happened.
    happened: BTreeMap<String, Count>,
    /// What did not.
    never: Vec<String>,
}

impl Coverage {
    /// Nothing has happened yet.
    pub fn new(game: &Game) -> Coverage {
        let possible = |count: usize| vec![Count { possible: true, ..Count::default() }; count];
        let mut coverage = Coverage {
            actions: possible(game.actions.len()),
            brought: game.families.iter().map(|family| vec![Count::default(); family.actions.len()]).collect(),
            phases: possible(game.phases.len()),
            events: possible(game.events.len()),
            resources: possible(game.resources.len()),
            counters: (0..game.counters.len())
                .map(|at| Count { possible: is_told(game, at), ..Count::default() })
                .collect(),
            families: vec![Count::default(); game.families.len()],
            beats: possible(game.story.as_ref().map_or(0, |story| story.beats.len())),
            ..Coverage::default()
        };
        game.effects.iter().flatten().for_each(|deed| coverage.offered(deed));
        coverage
    }

    fn offered(&mut self, deed: &Deed) {
        if let What::Offer(offers) = &deed.what {
            for offer in offers {
                self.offers.entry(offer.name.clone()).or_default().possible = true;
            }
        }
    }

    /// Which cards take part in a match that begins.
    pub fn open(&mut self, played: &Match) {
        self.matches += 1;
        let game = played.game();
        let position = played.position();
        for printing in CardAt::all(position.cards()).map(|card| position.printing(card)) {
            let faces = printing.faces.iter().map(|face| game.printings[usize::from(*face)].family);
            for family in faces.chain([printing.family]) {
                self.families[usize::from(family)].possible = true;
                self.brought[usize::from(family)].iter_mut().for_each(|count| count.possible = true);
            }
        }
    }

    /// Looks at a decision before it is carried out.
    pub fn look(&mut self, played: &Match, at: usize, number: u64) {
        let choice = &played.choices().list[at];
        match choice.kind {
            ChoiceKind::Action(id) if played.game().actions[usize::from(id)].borne => {
                let Thing::Card(card) = choice.slots[SLOTS - 1] else {
                    return;
                };
                let family = played.position().printing(card).family;
                let actions = &played.game().families[usize::from(family)].actions;
                if let Some(at) = actions.iter().position(|(action, _)| *action == id) {
                    self.brought[usize::from(family)][at].see(number);
                }
            }
            ChoiceKind::Offer(at) => {
                if let Some(name) = played.position().offer_name(at) {
                    self.offers.entry(name.to_owned()).or_default().see(number);
                }
            }
            _ => {}
        }
    }

    /// Adds what happened in a match that is over.
    pub fn close(&mut self, played: &Match, number: u64) {
        let game = played.game();
        let family = |printing: PrintingId| usize::from(game.printings[usize::from(printing)].family);
        // Back from the end, so that every card shows the face that it showed then.
        let position = played.position();
        let mut faces: Vec<PrintingId> = CardAt::all(position.cards()).map(|card| position.printing_of(card)).collect();
        for event in played.events().iter().rev() {
            match *event {
                Event::Acted { action, .. } => self.actions[usize::from(action)].see(number),
                Event::Began { phase, .. } => self.phases[usize::from(phase)].see(number),
                Event::Announced { event, .. } => self.events[usize::from(event)].see(number),
                Event::Told { beat, .. } => self.beats[usize::from(beat)].see(number),
                // `actions left` is none of the counters.
                Event::Counted { counter, .. } => {
                    if let Some(counter) = self.counters.get_mut(usize::from(counter)).filter(|known| known.possible) {
                        counter.see(number);
                    }
                }
                Event::Moved { card, to, .. } => {
                    self.families[family(faces[usize::from(card)])].see(number);
                    if let Some(Spread::Under(holder)) = game.layout.spread.get(usize::from(to)) {
                        self.families[family(faces[usize::from(*holder)])].see(number);
                    }
                }
                Event::Faced { card, before, .. } => {
                    self.families[family(faces[usize::from(card)])].see(number);
                    faces[usize::from(card)] = before;
                }
                Event::Gained { resource, .. } | Event::Paid { resource, .. } | Event::Lost { resource, .. } => {
                    self.resources[usize::from(resource)].see(number);
                }
                Event::Answered { .. }
                | Event::Shuffled { .. }
                | Event::Ended { .. }
                | Event::Laid { .. }
                | Event::Turned { .. }
                | Event::Looked { .. }
                | Event::Shown { .. }
                | Event::Owned { .. }
                | Event::Won { .. }
                | Event::Opened { .. } => {}
            }
        }
    }

    /// Adds what another thread has seen.
    pub fn add(&mut self, other: &Coverage) {
        let add = |count: &mut Count, more: &Count| {
            count.times += more.times;
            count.matches += more.matches;
            count.possible |= more.possible;
        };
        let pairs = [
            (&mut self.actions, &other.actions),
            (&mut self.phases, &other.phases),
            (&mut self.events, &other.events),
            (&mut self.resources, &other.resources),
            (&mut self.counters, &other.counters),
            (&mut self.families, &other.families),
            (&mut self.beats, &other.beats),
        ];
        for (counts, more) in pairs.into_iter().chain(self.brought.iter_mut().zip(&other.brought)) {
            counts.iter_mut().zip(more).for_each(|(count, more)| add(count, more));
        }
        for (name, more) in &other.offers {
            add(self.offers.entry(name.clone()).or_default(), more);
        }
        self.matches += other.matches;
    }

    /// The actions that never happened.
    pub fn never(&self) -> Vec<Wish> {
        let unseen = self.actions.iter().enumerate().filter(|(_, count)| count.times == 0);
        unseen.map(|(action, _)| Wish::of_action(ActionId::at(action))).collect()
    }

    /// Everything by its name.
    pub fn sections(&self, game: &Game) -> Vec<Section> {
        let brought = game.families.iter().zip(&self.brought).flat_map(|(family, counts)| {
            let names = family.actions.iter().map(|(action, _)| &game.actions[usize::from(*action)].name);
            names.zip(counts).map(|(action, count)| (format!("{}: {action}", family.name), *count))
        });
        let beats = game.story.iter().flat_map(|story| &story.beats).map(|beat| &beat.name);
        let sections = vec![
            section("actions", game.actions.iter().map(|action| &action.name), &self.actions),
            Section::of("actions of cards", brought),
            Section::of("choices of offers", self.offers.iter().map(|(name, count)| (name.clone(), *count))),
            section("phases", game.phases.iter().map(|phase| &phase.name), &self.phases),
            section("events", game.events.iter(), &self.events),
            section("resources", game.resources.iter().map(|resource| &resource.name), &self.resources),
            section("counters that changed", game.counters.iter().map(|counter| &counter.name), &self.counters),
            section(
                "cards that moved, were turned or got one under them",
                game.families.iter().map(|family| &family.name),
                &self.families,
            ),
            section("beats", beats, &self.beats),
        ];
        sections.into_iter().filter(|section| !section.happened.is_empty() || !section.never.is_empty()).collect()
    }
}

/// Whether a counter is more than a note of the rules, and no resource.
fn is_told(game: &Game, at: usize) -> bool {
    let stores = |store: Store| matches!(store, Store::Counter(counter) if usize::from(counter) == at);
    !game.counters[at].quiet && !game.resources.iter().any(|resource| stores(resource.store))
}

fn section<'n>(name: &'static str, names: impl Iterator<Item = &'n String>, counts: &[Count]) -> Section {
    Section::of(name, names.cloned().zip(counts.iter().copied()))
}

impl Section {
    fn of(name: &'static str, all: impl Iterator<Item = (String, Count)>) -> Section {
        let mut section = Section { name, happened: BTreeMap::new(), never: Vec::new() };
        for (name, count) in all.filter(|(_, count)| count.possible) {
            if count.times > 0 {
                section.happened.insert(name, count);
            } else {
                section.never.push(name);
            }
        }
        section.never.sort();
        section
    }

    /// Prints how often each happened, the most frequent first, and what never did.
    pub fn print(&self, matches: u64) {
        let all = self.happened.len() + self.never.len();
        println!("  {}: {} of {all} happened", self.name, self.happened.len());
        let mut counts: Vec<(&String, &Count)> = self.happened.iter().collect();
        counts.sort_by_key(|(_, count)| std::cmp::Reverse((count.matches, count.times)));
        let told: Vec<String> = (counts.iter())
            .map(|(name, count)| {
                let share = 100.0 * count.matches as f64 / matches.max(1) as f64;
                format!("{name} {} ({share:.1}\u{a0}%)", count.times)
            })
            .collect();
        let mut out = String::new();
        if !told.is_empty() {
            line(&mut out, 4, &told.join(", "));
        }
        if !self.never.is_empty() {
            line(&mut out, 4, &format!("never: {}", self.never.join(", ")));
        }
        print!("{out}");
    }
}
