//! How a try goes on once it leaves the tree, and what comes of it for each seat: between 0, lost, and 1, won.

use rand_chacha::ChaCha8Rng;

use crate::bot::greedy::{any_best, weigh};
use crate::bot::room::Room;
use crate::bot::worth::{estimate, is_told};
use crate::playing::Match;
use crate::state::random::below;

/// How many tries say how far it is looked and how much a difference in worth means.
const FIRST_LOOKS: usize = 8;
/// How many decisions are looked ahead, roughly; always to the end of a turn.
const AHEAD: u32 = 6;
/// How many decisions a try goes on at most, if the pack says what a position is worth; then that is asked.
const FAR: usize = 60;
/// How many decisions a try goes on at most otherwise.
const TO_THE_END: usize = 1_000;
/// From how many options the best at a glance is taken, on the way.
const GLANCES: usize = 16;

/// Counts turns; where one player plays alone, too, whose turns follow each other.
#[derive(Clone, Copy)]
pub(super) struct Turns {
    first: u32,
    passed: u32,
}

impl Turns {
    /// Counts turns from here.
    pub fn from(tried: &Match) -> Turns {
        Turns { first: tried.turns_begun(), passed: 0 }
    }

    /// Looks how many turns have begun since.
    pub fn look(&mut self, tried: &Match) {
        self.passed = tried.turns_begun().wrapping_sub(self.first);
    }

    /// How many turns have passed.
    pub fn passed(&self) -> u32 {
        self.passed
    }
}

/// What is usual of an estimate: its mean, and how far it strays from that.
#[derive(Clone, Copy, Debug)]
struct Scale {
    mean: f64,
    stray: f64,
}

impl Scale {
    fn of(estimates: &[i64]) -> Scale {
        let count = estimates.len().max(1) as f64;
        let mean = estimates.iter().map(|worth| *worth as f64).sum::<f64>() / count;
        let spread = estimates.iter().map(|worth| (*worth as f64 - mean).powi(2)).sum::<f64>() / count;
        Scale { mean, stray: spread.sqrt().max(1.0) }
    }

    /// Where an estimate lies between the worst, 0, and the best, 1.
    fn place(self, worth: i64) -> f64 {
        let away = (worth as f64 - self.mean) / (2.0 * self.stray);
        0.5 + 0.5 * away / (1.0 + away.abs())
    }
}

/// How far it is looked, and how what is seen there is judged.
#[derive(Clone)]
pub(super) struct Outlook {
    /// Whether the pack says what a position is worth.
    told: bool,
    /// Every try that has left the tree goes on until so many turns have passed, so that all are judged at the same
    /// moment.
    turns: u32,
    scales: Vec<Scale>,
}

impl Outlook {
    /// Takes first looks from a decision; nothing if nothing can be tried out.
    pub fn of(matched: &Match, seat: u8, chance: &mut ChaCha8Rng, room: &mut Room) -> Option<Outlook> {
        let seats = matched.snapshot().seats;
        let mut outlook = Outlook { told: is_told(matched), turns: u32::from(seats), scales: Vec::new() };
        if !outlook.told {
            room.deal(matched, seat, chance)?;
            return Some(outlook);
        }
        let mut seen: Vec<Vec<i64>> = vec![Vec::new(); usize::from(seats)];
        let (mut decisions, mut passed) = (0, 0);
        for _ in 0..FIRST_LOOKS {
            let mut tried = room.deal(matched, seat, chance)?;
            let mut turns = Turns::from(&tried);
            decisions += outlook.play_on(&mut tried, &mut turns, chance, room);
            passed += turns.passed();
            (0..seats).for_each(|seat| seen[usize::from(seat)].push(estimate(&tried, seat)));
            room.keep(tried);
        }
        outlook.turns = (AHEAD * passed.max(1)).div_ceil(decisions.max(1)).clamp(1, 8);
        outlook.scales = seen.iter().map(|seen| Scale::of(seen)).collect();
        Some(outlook)
    }

    /// How many turns are looked ahead.
    pub fn until(&self) -> u32 {
        if self.told { self.turns } else { u32::MAX }
    }

    /// Plays on until enough turns have passed; says how many decisions that took.
    pub fn play_on(&self, tried: &mut Match, turns: &mut Turns, chance: &mut ChaCha8Rng, room: &mut Room) -> u32 {
        let most = if self.told { FAR } else { TO_THE_END };
        let mut decisions = 0;
        for _ in 0..most {
            if turns.passed >= self.until() {
                break;
            }
            let Some(mover) = tried.asked() else {
                break;
            };
            let count = tried.choices().list.len();
            let at = if count < 2 {
                0
            } else {
                decisions += 1;
                self.pick(tried, mover, &(0..count).collect::<Vec<_>>(), chance, room)
            };
            if tried.choose_quickly(at).is_err() {
                break;
            }
            turns.look(tried);
        }
        decisions
    }

    /// Which of these options somebody takes who only glances: the best of a few. Whoever glances knows no more than is
    /// to be seen, so that nobody plays as though chance could be foreseen.
    pub fn pick(&self, tried: &Match, mover: u8, options: &[usize], chance: &mut ChaCha8Rng, room: &mut Room) -> usize {
        let any = |chance: &mut ChaCha8Rng| below(chance, options.len() as u32) as usize;
        if !self.told || options.len() < 2 {
            return any(chance);
        }
        let Some(dealt) = room.deal(tried, mover, chance) else {
            return any(chance);
        };
        let mut few: Vec<usize> = (0..options.len()).collect();
        for first in 0..GLANCES.min(few.len()) {
            let other = first + below(chance, (few.len() - first) as u32) as usize;
            few.swap(first, other);
        }
        few.truncate(GLANCES);
        few.retain(|at| options[*at] < dealt.choices().list.len());
        if few.is_empty() {
            return any(chance);
        }
        let looked: Vec<usize> = few.iter().map(|at| options[*at]).collect();
        let worth = weigh(&dealt, mover, &looked, room);
        room.keep(dealt);
        few[any_best(&worth, chance)]
    }

    /// What came of a try for each seat.
    pub fn rewards(&self, tried: &Match) -> Vec<f64> {
        (0..tried.snapshot().seats).map(|seat| self.reward(tried, seat)).collect()
    }

    fn reward(&self, tried: &Match, seat: u8) -> f64 {
        let judged = match self.scales.get(usize::from(seat)) {
            Some(scale) => scale.place(estimate(tried, seat)),
            None => standing(tried, seat),
        };
        let Some(winners) = tried.winners() else {
            return 0.05 + 0.9 * judged;
        };
        let own = tried.position().team_of(seat).len();
        let won = match winners.has(seat) {
            true if tried.position().together() || winners.len() <= own => 1.0,
            // Shared with others.
            true => 0.7,
            false => 0.0,
        };
        0.9 * won + 0.1 * judged
    }
}

/// The share of the others who stand behind a seat, were the match over now.
fn standing(tried: &Match, seat: u8) -> f64 {
    let position = tried.position();
    let own = position.rank(seat);
    let others: Vec<u8> = (0..tried.snapshot().seats).filter(|other| *other != seat).collect();
    let behind = |other: &u8| match position.rank(*other).cmp(&own) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    };
    if others.is_empty() { 0.5 } else { others.iter().map(behind).sum::<f64>() / others.len() as f64 }
}
