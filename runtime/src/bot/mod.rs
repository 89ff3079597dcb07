//! Bots: chance, one that looks a step ahead by what the pack says is worth something, and one that thinks further. A bot
//! knows no more than its seat: hidden cards are dealt anew among themselves before it thinks.

pub(crate) mod deal;
mod greedy;
mod key;
mod room;
mod search;
mod worth;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use quarterdeck_dsl::tree::{SLOTS, Thing};
use quarterdeck_dsl::vocabulary::FamilyId;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use self::greedy::{Ahead, any_best};
use self::room::Room;
use self::search::Search;
use crate::flow::action::{Choice, ChoiceKind};
use crate::playing::Match;
use crate::state::random::below;

/// How a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// By chance.
    Random,
    /// By what is worth most a step ahead; where nothing tells, by what the turn brings.
    Greedy,
    /// By turns by chance, by what it has done least often in this match, and by what is worth most at once, so that
    /// much of a game is seen.
    Curious,
    /// By trying out so many times how each decision might go on.
    Search(u32),
}

impl Skill {
    /// The names of all skills.
    pub const NAMES: &[&str] = &["random", "greedy", "curious", "search"];
    /// How many tries a bot makes that searches, unless it is said.
    pub const TRIES: u32 = 200;

    /// A skill by its name; `search:800` tries so often.
    pub fn named(name: &str) -> Option<Skill> {
        match name {
            "random" => Some(Skill::Random),
            "greedy" => Some(Skill::Greedy),
            "curious" => Some(Skill::Curious),
            "search" => Some(Skill::Search(Skill::TRIES)),
            _ => name.strip_prefix("search:")?.parse().ok().filter(|tries| *tries > 0).map(Skill::Search),
        }
    }
}

/// For each decision that a bot begins to think about: whether it goes on, given how often it has tried.
type Patience = Arc<dyn Fn() -> Box<dyn FnMut(u32) -> bool> + Send + Sync>;

/// Who carries out so many pieces of work, by their numbers, perhaps several at once, and comes back when all are done.
pub type Crew = Arc<dyn Fn(usize, &(dyn Fn(usize) + Sync)) + Send + Sync>;

/// A bot with its own chance.
#[derive(Clone)]
pub struct Bot {
    skill: Skill,
    chance: ChaCha8Rng,
    /// What was done so far, and how often: the action, and the family of the card that brought it.
    done: BTreeMap<(ChoiceKind, FamilyId), u32>,
    /// How long it thinks if not as often as its skill says.
    patience: Option<Patience>,
    /// Who thinks with it, in so many parts.
    crew: Option<(Crew, usize)>,
    room: Room,
}

impl Bot {
    /// A bot; the same seed plays the same.
    pub fn new(skill: Skill, seed: u64) -> Bot {
        Bot {
            skill,
            chance: ChaCha8Rng::seed_from_u64(seed),
            done: BTreeMap::new(),
            patience: None,
            crew: None,
            room: Room::default(),
        }
    }

    /// The same bot; if it searches, it thinks as long as it is told to. Whoever tells it may look at a clock: then the same
    /// seed no longer plays the same.
    pub fn with_patience(self, patience: Patience) -> Bot {
        Bot { patience: Some(patience), ..self }
    }

    /// The same bot; if it searches, it does so in so many parts, which are carried out by whoever is at hand. What all have found
    /// together decides, so that it does not matter how many were at work at once.
    pub fn with_crew(self, crew: Crew, parts: usize) -> Bot {
        Bot { crew: (parts > 1).then_some((crew, parts)), ..self }
    }

    /// Chooses an option of the present decision.
    pub fn choose(&mut self, matched: &Match) -> usize {
        let count = matched.choices().list.len();
        if count < 2 {
            return 0;
        }
        match (self.skill, matched.asked()) {
            (Skill::Greedy, Some(seat)) => self.ahead().choose(matched, seat, count),
            (Skill::Curious, Some(seat)) => self.look_around(matched, seat, count),
            (Skill::Search(most), Some(seat)) => {
                let most = if self.patience.is_some() { None } else { Some(most) };
                let found = self.search(matched, seat, most);
                found.unwrap_or_else(|| below(&mut self.chance, count as u32) as usize)
            }
            _ => below(&mut self.chance, count as u32) as usize,
        }
    }

    /// What is found by trying so often, or as long as there is patience.
    fn search(&mut self, matched: &Match, seat: u8, most: Option<u32>) -> Option<usize> {
        let room = std::mem::take(&mut self.room);
        let mut search = Search::new(matched, seat, most, &mut self.chance, room)?;
        let patience = || -> Box<dyn FnMut(u32) -> bool> {
            match &self.patience {
                Some(patience) => patience(),
                None => Box::new(move |tries| most.is_none_or(|most| tries < most)),
            }
        };
        match &self.crew {
            None => search.think(most, patience(), &mut self.chance),
            Some((crew, parts)) => {
                let most = most.map(|most| most.div_ceil(*parts as u32));
                let part = |_| Mutex::new((search.beside(Room::default()), ChaCha8Rng::from_rng(&mut self.chance)));
                let thoughts: Vec<Mutex<(Search<'_>, ChaCha8Rng)>> = (0..*parts).map(part).collect();
                crew(*parts, &|at| {
                    if let Some(Ok(mut part)) = thoughts.get(at).map(Mutex::lock) {
                        let (search, chance) = &mut *part;
                        let mut patience = patience();
                        let goes_on = |tries: u32| most.is_none_or(|most| tries < most) && patience(tries);
                        search.think(most, goes_on, chance);
                    }
                });
                for part in thoughts {
                    // Of a part that broke down nothing is taken.
                    if let Ok((part, _)) = part.into_inner() {
                        search.join(&part);
                    }
                }
            }
        }
        let (found, room) = search.found();
        self.room = room;
        found
    }

    fn ahead(&mut self) -> Ahead<'_> {
        Ahead { chance: &mut self.chance, room: &mut self.room, left: 0 }
    }

    /// Any option, so that long ways are gone too; or one of those taken least often; or what is worth most at once,
    /// so that there is something to use.
    fn look_around(&mut self, matched: &Match, seat: u8, count: usize) -> usize {
        let keys: Vec<(ChoiceKind, FamilyId)> =
            matched.choices().list.iter().map(|choice| sort_of(matched, choice)).collect();
        let often = |key: &(ChoiceKind, FamilyId)| i64::from(self.done.get(key).copied().unwrap_or(0));
        let worth = match below(&mut self.chance, 3) {
            0 => vec![0; count],
            1 => keys.iter().map(|key| -often(key)).collect(),
            _ => self.ahead().worth_at_once(matched, seat, count, 1).unwrap_or_else(|| vec![0; count]),
        };
        let at = any_best(&worth, &mut self.chance);
        *self.done.entry(keys[at]).or_default() += 1;
        at
    }
}

/// What kind of option it is: the action and which card brings it, or the choice; things that are picked are all one.
fn sort_of(matched: &Match, choice: &Choice) -> (ChoiceKind, FamilyId) {
    match choice.kind {
        ChoiceKind::Action(id) if matched.game().actions[usize::from(id)].borne => {
            let family = match choice.slots[SLOTS - 1] {
                Thing::Card(part) => {
                    let printing = matched.snapshot().cards[usize::from(part)].printing;
                    matched.game().printings[usize::from(printing)].family
                }
                _ => FamilyId::NOTHING,
            };
            (choice.kind, family)
        }
        ChoiceKind::Pick(_) => (ChoiceKind::Pick(Thing::Nothing), FamilyId::NOTHING),
        kind => (kind, FamilyId::NOTHING),
    }
}
