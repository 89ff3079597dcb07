//! A match that begins anew when it is over: one of thousands that are stepped together.

use super::Environment;
use crate::flow::Fault;
use crate::flow::bench::Bench;
use crate::playing::{Match, StartError};

/// Where any open number comes from is another stream than where matches come from.
const DRAWN: u64 = 0xd1b5_4a32_d192_ed03;

/// One match after the other. Thousands of them are stepped by turns, so that they do not stay near the processor: whatever is not the
/// match itself is small, or shared ([`Workbench`]).
pub struct Lane {
    matched: Match,
    numbers: Vec<u32>,
    seed: u64,
    begun: u64,
    decisions: u64,
    drawn: u64,
}

/// What stepping needs, however many matches are stepped on it.
#[derive(Default)]
pub struct Workbench(Option<Box<Bench>>);

impl Lane {
    /// Begins the first match; the same seed plays the same matches.
    pub fn new(environment: &Environment, seed: u64) -> Result<Lane, StartError> {
        let mut matched = environment.begin(mixed(seed, 0))?;
        matched.leave_bench();
        let mut lane = Lane { matched, numbers: Vec::new(), seed, begun: 1, decisions: 0, drawn: 0 };
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
        // Of 2^32 draws, some numbers come once more than others: nobody can tell.
        let drawn = mixed(self.seed ^ DRAWN, self.drawn) >> 32;
        self.drawn += 1;
        let at = (drawn * self.numbers.len() as u64) >> 32;
        self.numbers.get(at as usize).copied()
    }

    /// Carries out the option with a number; false if it is not open.
    pub fn step(&mut self, environment: &Environment, bench: &mut Workbench, number: u32) -> Result<bool, Fault> {
        let Some(at) = self.numbers.iter().position(|known| *known == number) else {
            return Ok(false);
        };
        self.matched.choose_on(&mut bench.0, at)?;
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
        environment.begin_in(&mut self.matched, mixed(self.seed, self.begun))?;
        self.matched.leave_bench();
        self.begun += 1;
        self.decisions = 0;
        environment.actions().numbers(&self.matched, &mut self.numbers);
        Ok(())
    }

    /// Goes on from another match instead.
    pub fn put(&mut self, environment: &Environment, matched: Match) {
        self.matched = matched;
        self.matched.leave_bench();
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
