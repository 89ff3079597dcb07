//! Bots: chance, and one that looks ahead by what the pack says is worth something. A bot knows
//! no more than its seat: hidden cards are dealt anew among themselves before it thinks.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::solve::progress;
use quarterdeck_dsl::tree::{CardAt, Condition, Context, SLOTS, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{FamilyId, ZoneId};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::flow::action::{Choice, ChoiceKind};
use crate::log::Log;
use crate::playing::Match;
use crate::state::State;
use crate::state::position::Position;
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
}

impl Skill {
    /// The names of all skills.
    pub const NAMES: &[&str] = &["random", "greedy", "curious"];

    /// A skill by its name.
    pub fn named(name: &str) -> Option<Skill> {
        match name {
            "random" => Some(Skill::Random),
            "greedy" => Some(Skill::Greedy),
            "curious" => Some(Skill::Curious),
            _ => None,
        }
    }
}

/// How many deals of the hidden cards are tried for a step.
const DEALS: usize = 3;
/// How many turns are tried where a step tells nothing.
const TURNS: usize = 16;
/// How many turns are tried even if all steps are used up.
const FEWEST: usize = 4;
/// How many decisions of a turn are looked at.
const FAR: usize = 40;
/// What a won match is worth.
const WON: i64 = 1_000_000_000;

/// A bot with its own chance.
#[derive(Clone)]
pub struct Bot {
    skill: Skill,
    chance: ChaCha8Rng,
    /// How many steps it may still try for this decision; then it plays turns out by chance.
    left: u32,
    /// What was done so far, and how often: the action, and the family of the card that brought it.
    done: BTreeMap<(ChoiceKind, FamilyId), u32>,
}

impl Bot {
    /// A bot; the same seed plays the same.
    pub fn new(skill: Skill, seed: u64) -> Bot {
        Bot { skill, chance: ChaCha8Rng::seed_from_u64(seed), left: 0, done: BTreeMap::new() }
    }

    /// Chooses an option of the present decision.
    pub fn choose(&mut self, matched: &Match) -> usize {
        let count = matched.choices().list.len();
        if count < 2 {
            return 0;
        }
        match (self.skill, matched.asked()) {
            (Skill::Greedy, Some(seat)) => self.look_ahead(matched, seat, count),
            (Skill::Curious, Some(seat)) => self.look_around(matched, seat, count),
            _ => below(&mut self.chance, count as u32) as usize,
        }
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
            _ => self.worth_at_once(matched, seat, count, 1).unwrap_or_else(|| vec![0; count]),
        };
        let best = worth.iter().copied().max().unwrap_or(0);
        let open: Vec<usize> = (0..count).filter(|at| worth[*at] == best).collect();
        let at = open[below(&mut self.chance, open.len() as u32) as usize];
        *self.done.entry(keys[at]).or_default() += 1;
        at
    }

    fn look_ahead(&mut self, matched: &Match, seat: u8, count: usize) -> usize {
        let Some(worth) = self.worth_at_once(matched, seat, count, DEALS) else {
            return below(&mut self.chance, count as u32) as usize;
        };
        let best = worth.iter().copied().max().unwrap_or(0);
        let equal: Vec<usize> = (0..count).filter(|at| worth[*at] == best).collect();
        if equal.len() == 1 {
            return equal[0];
        }
        self.try_turns(matched, seat, count, &equal)
    }

    /// What each option is worth as soon as it is carried out.
    fn worth_at_once(&mut self, matched: &Match, seat: u8, count: usize, deals: usize) -> Option<Vec<i64>> {
        let mut worth = vec![0i64; count];
        for _ in 0..deals {
            let dealt = self.deal(matched, seat, count)?;
            for (at, worth) in worth.iter_mut().enumerate() {
                let mut tried = dealt.clone();
                *worth += match tried.choose_quickly(at) {
                    Ok(()) => value(&tried, seat),
                    Err(_) => -WON,
                };
            }
        }
        Some(worth)
    }

    /// Plays the turn to its end several times after each of these options.
    fn try_turns(&mut self, matched: &Match, seat: u8, count: usize, options: &[usize]) -> usize {
        let mut worth = vec![0i64; options.len()];
        self.left = matched.game().bot.trials;
        for turn in 0..TURNS {
            if turn >= FEWEST && self.left < count as u32 {
                break;
            }
            let Some(dealt) = self.deal(matched, seat, count) else {
                break;
            };
            for (option, worth) in options.iter().zip(&mut worth) {
                let mut tried = dealt.clone();
                *worth += match tried.choose_quickly(*option) {
                    Ok(()) => {
                        self.finish_turn(&mut tried);
                        value(&tried, seat)
                    }
                    Err(_) => -WON,
                };
            }
        }
        let best = worth.iter().copied().max().unwrap_or(0);
        let equal: Vec<usize> = (0..options.len()).filter(|at| worth[*at] == best).collect();
        options[equal[below(&mut self.chance, equal.len() as u32) as usize]]
    }

    /// Everybody takes what is best at once, else by chance.
    fn finish_turn(&mut self, matched: &mut Match) {
        let active = matched.snapshot().active;
        for _ in 0..FAR {
            let Some(seat) = matched.asked() else {
                return;
            };
            if matched.snapshot().active != active {
                return;
            }
            let count = matched.choices().list.len();
            if count > 1 && self.left < count as u32 {
                let at = below(&mut self.chance, count as u32) as usize;
                if matched.choose_quickly(at).is_err() {
                    return;
                }
                continue;
            }
            let mut best = (i64::MIN, 0);
            let mut ties = 0;
            for at in 0..count {
                if count == 1 {
                    break;
                }
                self.left -= 1;
                let mut tried = matched.clone();
                let worth = tried.choose_quickly(at).map_or(-WON, |()| value(&tried, seat));
                if worth > best.0 {
                    best = (worth, at);
                    ties = 1;
                } else if worth == best.0 {
                    ties += 1;
                    if below(&mut self.chance, ties) == 0 {
                        best.1 = at;
                    }
                }
            }
            if matched.choose_quickly(best.1).is_err() {
                return;
            }
        }
    }

    /// A copy in which everything the seat does not know is dealt anew.
    fn deal(&mut self, matched: &Match, seat: u8, count: usize) -> Option<Match> {
        let mut state: State = matched.snapshot().clone();
        let position = matched.position();
        let mut hidden: Vec<(ZoneId, u8, CardAt)> = Vec::new();
        for card in CardAt::all(state.cards.len()) {
            let there = &state.cards[usize::from(card)];
            if there.zone != ZoneAt::NOTHING && !position.visible(card, Some(seat)) {
                hidden.push((position.printing(card).starts_in, there.owner, card));
            }
        }
        hidden.sort_unstable();
        for group in hidden.chunk_by(|left, right| (left.0, left.1) == (right.0, right.1)) {
            for last in (1..group.len()).rev() {
                let other = below(&mut self.chance, last as u32 + 1) as usize;
                let (left, right) = (usize::from(group[last].2), usize::from(group[other].2));
                let printing = state.cards[left].printing;
                state.cards[left].printing = state.cards[right].printing;
                state.cards[right].printing = printing;
            }
        }
        state.mark_zones(&matched.game().print);
        state.ask_others_again(seat);
        state.seed = self.chance.next_u64();
        let dealt = Match::resume(matched.game().clone(), state, Log::hashing()).ok()?;
        // Among hidden cards there may be fewer different ones to choose from now.
        (dealt.choices().list.len() == count).then_some(dealt)
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

/// What a match is worth to a seat: its own value and that of partners, less half of what the others have on average; to
/// players who win or lose together, the values of all.
fn value(matched: &Match, seat: u8) -> i64 {
    let seats = matched.snapshot().seats;
    let together = matched.position().together();
    let team = matched.position().team_of(seat);
    let mut sum = if together { nearest(matched, seat) } else { 0 };
    for other in 0..seats {
        let context = Context { you: other, they: other, ..Context::default() };
        let position = matched.position();
        let bot = &matched.game().bot;
        let amounts = bot.value.iter().filter(|(condition, _)| counts(condition.as_deref(), &context, &position));
        let own: i64 = amounts.map(|(_, number)| i64::from(evaluate::number(number, &context, &position))).sum();
        sum += if together {
            own
        } else if team.has(other) {
            (own + own_aims(matched, other)) * 2 * i64::from(seats - 1).max(1)
        } else {
            -own - own_aims(matched, other)
        };
    }
    match matched.winners() {
        Some(winners) if winners.has(seat) => sum + WON,
        Some(_) => sum - WON,
        None => sum,
    }
}

/// Whether something counts here.
fn counts(condition: Option<&Condition>, context: &Context, position: &Position<'_>) -> bool {
    condition.is_none_or(|condition| evaluate::holds(condition, context, position))
}

/// What it is worth to players who win together how near each aim is: the nearest of them counts whole, and of the others,
/// who may still overtake, a third.
fn nearest(matched: &Match, seat: u8) -> i64 {
    strive(matched, seat, |players, share| {
        let (best, all) = players.iter().fold((0, 0), |(best, all), player| {
            let share = share(*player);
            (share.max(best), all + share)
        });
        best + (all - best) / 3
    })
}

/// What it is worth to a player how near each aim is.
fn own_aims(matched: &Match, seat: u8) -> i64 {
    strive(matched, seat, |players, share| if players.contains(&seat) { share(seat) } else { 0 })
}

/// Adds up the worth of all aims: `reached` says how near, in percent, given who strives.
fn strive(matched: &Match, seat: u8, reached: impl Fn(&[Seat], &dyn Fn(Seat) -> i32) -> i32) -> i64 {
    let position = matched.position();
    let context = Context { you: seat, they: seat, ..Context::default() };
    let mut sum = 0;
    for aim in matched.game().bot.aims.iter().filter(|aim| counts(aim.condition.as_deref(), &context, &position)) {
        let mut players = Vec::new();
        evaluate::each(&aim.players, &context, &position, &mut |thing| {
            players.extend(if let Thing::Player(player) = thing { Some(player) } else { None });
            ControlFlow::Continue(())
        });
        let worth = i64::from(evaluate::number(&aim.worth, &context, &position));
        evaluate::each(&aim.cards, &context, &position, &mut |thing| {
            if let Thing::Card(card) = thing
                && let Some(requirement) = &position.family(card).requires
            {
                let share = |player| {
                    let context = Context { you: player, they: player, it: thing, ..Context::default() };
                    progress(requirement, &context, &position)
                };
                sum += worth * i64::from(reached(&players, &share)) / 100;
            }
            ControlFlow::Continue(())
        });
    }
    sum
}
