//! What a match is worth to a seat, by what its pack says (`[bot]`).

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::solve::progress;
use quarterdeck_dsl::tree::{Condition, Context, Seat, Thing};

use crate::playing::Match;
use crate::state::position::Position;

/// What a won match is worth.
pub(super) const WON: i64 = 1_000_000_000;

/// Whether the pack says what a position is worth.
pub(super) fn is_told(matched: &Match) -> bool {
    let bot = &matched.game().bot;
    !bot.value.is_empty() || !bot.aims.is_empty()
}

/// What a match is worth to a seat: its own value and that of partners, less half of what the others have on average; to
/// players who win or lose together, the values of all.
pub(super) fn estimate(matched: &Match, seat: u8) -> i64 {
    let seats = matched.snapshot().seats;
    let together = matched.position().together();
    let team = matched.position().team_of(seat);
    let mut sum = if together { nearest(matched, seat) } else { 0 };
    let position = matched.recalling();
    for other in 0..seats {
        let context = Context { you: other, they: other, ..Context::default() };
        let amounts = position.program().worth.iter().filter(|(condition, _)| position.holds(condition, &context));
        let own: i64 = amounts.map(|(_, number)| i64::from(position.amount(number, &context))).sum();
        sum += if together {
            own
        } else if team.has(other) {
            (own + own_aims(matched, other)) * 2 * i64::from(seats - 1).max(1)
        } else {
            -own - own_aims(matched, other)
        };
    }
    sum
}

/// The same, and above all whether the match is won or lost.
pub(super) fn value(matched: &Match, seat: u8) -> i64 {
    let sum = estimate(matched, seat);
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
