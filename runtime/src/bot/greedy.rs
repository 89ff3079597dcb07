//! What options are worth a step ahead, and how a turn goes on after them.

use rand_chacha::ChaCha8Rng;

use super::deal::{copy, deal};
use super::worth::{WON, value};
use crate::playing::Match;
use crate::state::random::below;

/// How many deals of the hidden cards are tried for a step.
const DEALS: usize = 3;
/// How many turns are tried where a step tells nothing.
const TURNS: usize = 16;
/// How many turns are tried even if all steps are used up.
const FEWEST: usize = 4;
/// How many decisions of a turn are looked at.
const FAR: usize = 40;

/// Whoever looks ahead at one decision.
pub(super) struct Ahead<'b> {
    /// The bot's chance.
    pub chance: &'b mut ChaCha8Rng,
    /// How many steps may still be tried for this decision; then turns are played out by chance.
    pub left: u32,
}

/// What each of these options is worth to a seat as soon as it is carried out. One that passes the turn on also shows what
/// comes with the next turn, and comes to whoever passes later, too: so what any other option brings counts on top of the
/// best way to pass. Otherwise doing something would never be as good as passing where the next turn brings an income.
pub(super) fn weigh(dealt: &Match, seat: u8, options: &[usize]) -> Vec<i64> {
    let active = dealt.snapshot().active;
    let mut passing = None;
    let mut worth = Vec::with_capacity(options.len());
    let mut goes_on = Vec::with_capacity(options.len());
    for option in options {
        let mut tried = copy(dealt);
        let brings = tried.choose_quickly(*option).map_or(-WON, |()| value(&tried, seat));
        let passes = tried.snapshot().active != active;
        if passes && tried.winners().is_none() {
            passing = passing.max(Some(brings));
        }
        worth.push(brings);
        goes_on.push(!passes && tried.winners().is_none());
    }
    if let Some(passing) = passing.filter(|_| goes_on.contains(&true)) {
        let now = value(dealt, seat);
        let doing = worth.iter_mut().zip(goes_on).filter(|(_, goes_on)| *goes_on);
        doing.for_each(|(worth, _)| *worth += passing - now);
    }
    worth
}

/// One of the options that are worth most, by chance.
pub(super) fn any_best(worth: &[i64], chance: &mut ChaCha8Rng) -> usize {
    let best = worth.iter().copied().max().unwrap_or(0);
    let equal: Vec<usize> = (0..worth.len()).filter(|at| worth[*at] == best).collect();
    equal[below(chance, equal.len() as u32) as usize]
}

impl Ahead<'_> {
    /// What is worth most at once; where several are, what the turn brings.
    pub fn choose(&mut self, matched: &Match, seat: u8, count: usize) -> usize {
        let Some(worth) = self.worth_at_once(matched, seat, count, DEALS) else {
            return below(self.chance, count as u32) as usize;
        };
        let best = worth.iter().copied().max().unwrap_or(0);
        let equal: Vec<usize> = (0..count).filter(|at| worth[*at] == best).collect();
        if equal.len() == 1 {
            return equal[0];
        }
        self.try_turns(matched, seat, count, &equal)
    }

    /// What each option is worth as soon as it is carried out.
    pub fn worth_at_once(&mut self, matched: &Match, seat: u8, count: usize, deals: usize) -> Option<Vec<i64>> {
        let options: Vec<usize> = (0..count).collect();
        let mut worth = vec![0i64; count];
        for _ in 0..deals {
            let dealt = self.deal(matched, seat, count)?;
            worth.iter_mut().zip(weigh(&dealt, seat, &options)).for_each(|(sum, worth)| *sum += worth);
        }
        Some(worth)
    }

    /// Plays the turn to its end several times after each of these options.
    fn try_turns(&mut self, matched: &Match, seat: u8, count: usize, options: &[usize]) -> usize {
        let mut worth = vec![0i64; options.len()];
        let active = matched.snapshot().active;
        self.left = matched.game().bot.trials;
        for turn in 0..TURNS {
            if turn >= FEWEST && self.left < count as u32 {
                break;
            }
            let Some(dealt) = self.deal(matched, seat, count) else {
                break;
            };
            for (option, worth) in options.iter().zip(&mut worth) {
                let mut tried = copy(&dealt);
                *worth += match tried.choose_quickly(*option) {
                    Ok(()) => {
                        self.finish_turn(&mut tried, active);
                        value(&tried, seat)
                    }
                    Err(_) => -WON,
                };
            }
        }
        options[any_best(&worth, self.chance)]
    }

    /// Everybody takes what is best at once, else by chance, as long as it is this player's turn.
    fn finish_turn(&mut self, matched: &mut Match, active: u8) {
        for _ in 0..FAR {
            let Some(seat) = matched.asked() else {
                return;
            };
            if matched.snapshot().active != active {
                return;
            }
            let count = matched.choices().list.len();
            let at = if count < 2 {
                0
            } else if self.left < count as u32 {
                below(self.chance, count as u32) as usize
            } else {
                self.left -= count as u32;
                any_best(&weigh(matched, seat, &(0..count).collect::<Vec<_>>()), self.chance)
            };
            if matched.choose_quickly(at).is_err() {
                return;
            }
        }
    }

    /// A deal in which as much can be chosen: among hidden cards there may be fewer different ones to choose from now.
    fn deal(&mut self, matched: &Match, seat: u8, count: usize) -> Option<Match> {
        deal(matched, seat, self.chance).filter(|dealt| dealt.choices().list.len() == count)
    }
}
