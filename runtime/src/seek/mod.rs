//! Looking for a match in which something rare happens. It is played by chance; where chance has come nearer to what is
//! looked for, it goes back and goes on with other decisions, again and again. Every match
//! found is one that can be played: its seed and its decisions lead there.

mod wish;

use std::collections::BTreeMap;
use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::game::Game;
use crate::log::Log;
use crate::playing::{Match, StartError};
use crate::setting::Setting;
use crate::state::random::below;

use wish::Sight;
pub use wish::Wish;

/// How many decisions are played from one position at most; most matches are over by then, so that what can be done
/// only late is reached too.
const LEG: usize = 2_000;
/// How many positions are kept that are equally near.
const KEPT: usize = 24;
/// One of so many tries begins a match of its own, so that no dead end holds everything up.
const FRESH: u32 = 6;

/// Somebody who looks for something.
pub struct Seeker {
    game: Arc<Game>,
    setting: Setting,
    wish: Wish,
    chance: ChaCha8Rng,
    /// Positions to go on from, by how near they are.
    near: BTreeMap<i64, Vec<Way>>,
    /// How many decisions were made so far.
    pub decisions: u64,
}

/// A match on its way.
#[derive(Clone)]
struct Way {
    matched: Match,
    seed: u64,
    chosen: Vec<u32>,
}

/// The way to what was looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// How the match is set up.
    pub setting: Setting,
    /// The options chosen, by number. The last one is what was looked for.
    pub chosen: Vec<u32>,
}

impl Seeker {
    /// Looks for something in matches that are set up so; the seed is that of the search.
    pub fn new(game: Arc<Game>, setting: Setting, wish: Wish) -> Seeker {
        let chance = ChaCha8Rng::seed_from_u64(setting.seed);
        Seeker { game, setting, wish, chance, near: BTreeMap::new(), decisions: 0 }
    }

    /// Plays one match, or from one position on, for a while; the way to what is looked for, if this has led there.
    pub fn try_once(&mut self) -> Result<Option<Found>, StartError> {
        let mut way = self.begin()?;
        let sight = Sight::new(self.wish, &way.matched);
        let mut nearest = sight.nearest(&way.matched);
        for _ in 0..LEG {
            let list = &way.matched.choices().list;
            if list.is_empty() {
                break;
            }
            if let Some(at) = list.iter().position(|choice| self.wish.is(&way.matched, choice)) {
                way.chosen.push(at as u32);
                let setting = Setting { seed: way.seed, ..self.setting.clone() };
                return Ok(Some(Found { setting, chosen: way.chosen }));
            }
            let at = below(&mut self.chance, list.len() as u32);
            way.matched.choose_quickly(at as usize).map_err(StartError::Fault)?;
            way.chosen.push(at);
            self.decisions += 1;
            let near = sight.nearest(&way.matched);
            if near > nearest && way.matched.winners().is_none() {
                nearest = near;
                self.keep(near, &way);
            }
        }
        Ok(None)
    }

    /// A position to play on from: mostly one of the nearest.
    fn begin(&mut self) -> Result<Way, StartError> {
        let fresh = below(&mut self.chance, FRESH) == 0;
        for ways in self.near.values().rev() {
            if !fresh && below(&mut self.chance, 2) == 0 {
                return Ok(ways[below(&mut self.chance, ways.len() as u32) as usize].clone());
            }
        }
        let seed = self.chance.next_u64();
        let setting = Setting { seed, ..self.setting.clone() };
        let matched = Match::with_log(self.game.clone(), &setting, Log::hashing())?;
        Ok(Way { matched, seed, chosen: Vec::new() })
    }

    fn keep(&mut self, near: i64, way: &Way) {
        let ways = self.near.entry(near).or_default();
        if ways.len() < KEPT {
            ways.push(way.clone());
        } else {
            ways[below(&mut self.chance, KEPT as u32) as usize] = way.clone();
        }
    }
}
