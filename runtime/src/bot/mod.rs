//! Bots: chance, one that looks a step ahead by what the pack says is worth something, and one that thinks further. A bot
//! knows no more than its seat: hidden cards are dealt anew among themselves before it thinks.

pub(crate) mod deal;
mod greedy;
mod key;
mod room;
mod search;
mod worth;

use std::collections::BTreeMap;
use std::sync::Arc;

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

/// A bot with its own chance.
#[derive(Clone)]
pub struct Bot {
    skill: Skill,
    chance: ChaCha8Rng,
    /// What was done so far, and how often: the action, and the family of the card that brought it.
    done: BTreeMap<(ChoiceKind, FamilyId), u32>,
    /// How long it thinks if not as often as its skill says.
    patience: Option<Patience>,
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
            room: Room::default(),
        }
    }

    /// The same bot; if it searches, it thinks as long as it is told to. Whoever tells it may look at a clock: then the same
    /// seed no longer plays the same.
    pub fn with_patience(self, patience: Patience) -> Bot {
        Bot { patience: Some(patience), ..self }
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
                let found = match self.patience.clone() {
                    Some(patience) => self.search(matched, seat, None, patience()),
                    None => self.search(matched, seat, Some(most), move |tries| tries < most),
                };
                found.unwrap_or_else(|| below(&mut self.chance, count as u32) as usize)
            }
            _ => below(&mut self.chance, count as u32) as usize,
        }
    }

    fn search(
        &mut self,
        matched: &Match,
        seat: u8,
        most: Option<u32>,
        goes_on: impl FnMut(u32) -> bool,
    ) -> Option<usize> {
        Search::new(matched, seat, most, &mut self.chance, &mut self.room)?.think(most, goes_on, &mut self.chance)
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
