//! A match that begins anew when it is over: one of thousands that are stepped together.

use super::Environment;
use crate::flow::Fault;
use crate::playing::{Match, StartError};
use crate::state::random::below;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// One match after the other.
pub struct Lane {
    matched: Match,
    numbers: Vec<u32>,
    seed: u64,
    begun: u64,
    decisions: u64,
    chance: ChaCha8Rng,
}

impl Lane {
    /// Begins the first match; the same seed plays the same matches.
    pub fn new(environment: &Environment, seed: u64) -> Result<Lane, StartError> {
        let matched = environment.begin(mixed(seed, 0))?;
        let chance = ChaCha8Rng::seed_from_u64(mixed(seed, u64::MAX));
        let mut lane = Lane { matched, numbers: Vec::new(), seed, begun: 1, decisions: 0, chance };
        environment.actions().numbers(&lane.matched, &mut lane.numbers);
        Ok(lane)
    }

    /// The match that is on.
    pub fn matched(&self) -> &Match {
        &self.matched
    }

    /// The numbers of what is open, in order.
    pub fn open(&self) -> &[u32] {
        &self.numbers
    }

    /// How many decisions this match has had.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// Any open number, each as likely.
    pub fn any(&mut self) -> Option<u32> {
        match self.numbers.len() {
            0 => None,
            many => Some(self.numbers[below(&mut self.chance, many as u32) as usize]),
        }
    }

    /// Carries out the option with a number; false if it is not open.
    pub fn step(&mut self, environment: &Environment, number: u32) -> Result<bool, Fault> {
        let Some(at) = self.numbers.iter().position(|known| *known == number) else {
            return Ok(false);
        };
        self.matched.choose_quickly(at)?;
        self.decisions += 1;
        environment.actions().numbers(&self.matched, &mut self.numbers);
        Ok(true)
    }

    /// Brings what the next step will ask near, while something else is done. What it returns means nothing.
    pub fn bring_near(&self) -> u64 {
        self.matched.bring_near() ^ self.numbers.first().copied().map_or(0, u64::from)
    }

    /// Begins the next match.
    pub fn begin_anew(&mut self, environment: &Environment) -> Result<(), StartError> {
        self.matched = environment.begin(mixed(self.seed, self.begun))?;
        self.begun += 1;
        self.decisions = 0;
        environment.actions().numbers(&self.matched, &mut self.numbers);
        Ok(())
    }

    /// Goes on from another match instead.
    pub fn put(&mut self, environment: &Environment, matched: Match) {
        self.matched = matched;
        environment.actions().numbers(&self.matched, &mut self.numbers);
    }
}

/// The seed of one match among those of a lane.
fn mixed(seed: u64, number: u64) -> u64 {
    let mut mixed = seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
