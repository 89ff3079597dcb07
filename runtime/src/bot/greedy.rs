//! What options are worth a step ahead, and how a turn goes on after them.

use rand_chacha::ChaCha8Rng;

use super::room::Room;
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
    /// Where it is tried.
    pub room: &'b mut Room,
    /// How many steps may still be tried for this decision.
    pub left: u32,
}

/// What each of these options is worth to a seat as soon as it is carried out. One that passes the turn on also shows what
/// comes with the next turn, and comes to whoever passes later, too: so what any other option brings counts on top of the
/// best way to pass. Otherwise doing something would never be as good as passing where the next turn brings an income.
pub(super) fn weigh(dealt: &Match, seat: u8, options: &[usize], room: &mut Room) -> Vec<i64> {
    let begun = dealt.turns_begun();
    let mut passing = None;
    let mut worth = Vec::with_capacity(options.len());
    let mut goes_on = Vec::with_capacity(options.len());
    for option in options {
        let (brings, passes, over) = room.glance(dealt, *option, |tried| match tried {
            Ok(tried) => (value(tried, seat), tried.turns_begun() != begun, tried.winners().is_some()),
            Err(_) => (-WON, false, true),
        });
        if passes && !over {
            passing = passing.max(Some(brings));
        }
        worth.push(brings);
        goes_on.push(!passes && !over);
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
            let brings = weigh(&dealt, seat, &options, self.room);
            worth.iter_mut().zip(brings).for_each(|(sum, worth)| *sum += worth);
            self.room.keep(dealt);
        }
        Some(worth)
    }

    /// Plays the turn on several times after each of these options: to its end, or until all steps are used up. What comes of
    /// a turn that is not over is worth more by what passing brings on average, so that both can be compared.
    fn try_turns(&mut self, matched: &Match, seat: u8, count: usize, options: &[usize]) -> usize {
        let mut worth = vec![0i64; options.len()];
        let mut open = vec![0i64; options.len()];
        let (mut brought, mut passed) = (0, 0);
        self.left = matched.game().bot.trials;
        for turn in 0..TURNS {
            if turn >= FEWEST && self.left < count as u32 {
                break;
            }
            let Some(dealt) = self.deal(matched, seat, count) else {
                break;
            };
            for (at, option) in options.iter().enumerate() {
                let mut tried = self.room.copy(&dealt);
                let before = value(&dealt, seat);
                if tried.choose_quickly(*option).is_err() {
                    worth[at] -= WON;
                    continue;
                }
                let before = self.finish_turn(&mut tried, dealt.turns_begun(), seat, before);
                let came = value(&tried, seat);
                worth[at] += came;
                match before {
                    Some(before) if tried.winners().is_none() => {
                        brought += came - before;
                        passed += 1;
                    }
                    Some(_) => {}
                    None => open[at] += 1,
                }
                self.room.keep(tried);
            }
            self.room.keep(dealt);
        }
        if passed > 0 {
            worth.iter_mut().zip(open).for_each(|(worth, open)| *worth += open * brought / passed);
        }
        options[any_best(&worth, self.chance)]
    }

    /// Everybody takes what is best at once, as long as no other turn has begun and steps are left. Where the turn is over,
    /// what the match was worth just before; `before` is what it was worth before the last step so far.
    fn finish_turn(&mut self, matched: &mut Match, begun: u32, seat: u8, before: i64) -> Option<i64> {
        let mut before = before;
        for _ in 0..FAR {
            let Some(asked) = matched.asked().filter(|_| matched.turns_begun() == begun) else {
                return Some(before);
            };
            let count = matched.choices().list.len();
            if self.left < count as u32 {
                return None;
            }
            before = value(matched, seat);
            let at = if count < 2 {
                0
            } else {
                self.left -= count as u32;
                any_best(&weigh(matched, asked, &(0..count).collect::<Vec<_>>(), self.room), self.chance)
            };
            if matched.choose_quickly(at).is_err() {
                return None;
            }
        }
        None
    }

    /// A deal in which as much can be chosen: among hidden cards there may be fewer different ones to choose from now.
    fn deal(&mut self, matched: &Match, seat: u8, count: usize) -> Option<Match> {
        self.room.deal(matched, seat, self.chance).filter(|dealt| dealt.choices().list.len() == count)
    }
}
