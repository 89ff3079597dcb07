//! One match as a plain value: flat lists that copy in a moment.

mod answers;
pub(crate) mod asking;
pub mod card;
pub mod frame;
pub(crate) mod kin;
pub(crate) mod listed;
pub(crate) mod memo;
pub(crate) mod naming;
mod old;
mod outside;
mod parts;
pub mod position;
pub mod random;
pub(crate) mod reading;
pub mod sound;
mod sound_stack;
mod story;
pub(crate) mod taking_part;
mod teams;

use std::collections::VecDeque;

use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{Bearer, CounterId};
use serde::{Deserialize, Serialize};

pub use card::{CardState, ZoneState};
pub use frame::{Frame, Sealed, Status};

pub use crate::ids::NOBODY;

use crate::event::Event;
use crate::game::{Game, Layout, PrintingId};
use crate::seats::Seats;

/// Everything that can change in a match, as a plain value. Only the engine looks inside; others keep it, compare it, write
/// it down, and ask a `Position`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// Number of players.
    pub(crate) seats: Seat,
    /// Who began.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Where all chance comes from.
    pub(crate) seed: u64,
    /// How often chance was asked so far.
    pub(crate) rolls: u32,
    /// Where the next scattered cards land, if that is not left to chance: a ruling may say so.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub(crate) foretold: VecDeque<ZoneAt>,
    /// What else is not left to chance, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fixed: Option<Box<FixedChance>>,
    /// Cards by number.
    pub(crate) cards: Vec<CardState>,
    /// Cards that show what another shows, each with what is printed on it itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) copied: Vec<(CardAt, PrintingId)>,
    /// Zones by number.
    pub(crate) zones: Vec<ZoneState>,
    /// Values of places, board by board.
    pub(crate) places: Vec<i32>,
    /// How many places each board has now.
    pub(crate) board_lengths: Vec<u16>,
    /// All counters.
    pub(crate) counters: Vec<i32>,
    /// Options as chosen.
    pub(crate) options: Vec<i16>,
    /// Where the match is.
    pub(crate) stack: Vec<Frame>,
    /// What it waits for.
    pub(crate) status: Status,
    /// Events of the present deed that somebody listens to.
    pub(crate) pending: Vec<Event>,
    /// Cards picked so far for the present step.
    pub(crate) picked: Vec<CardAt>,
    /// Seats that have seen something new since this was last cleared.
    pub(crate) seen: Seats,
    /// Answers that were given in secret, while others are still asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) sealed: Vec<Sealed>,
    /// Answers given to the running script.
    pub(crate) answers: Vec<u32>,
    /// Where the running script began, while it waits for an answer.
    pub(crate) script_start: Option<Box<ScriptStart>>,
}

/// Chance that was said beforehand; each piece of it is used up by the next question of its kind.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedChance {
    /// Zones, each with the printings that its next shuffle brings to the top, the topmost first.
    #[serde(default)]
    pub tops: Vec<(ZoneAt, Vec<PrintingId>)>,
    /// Whether the next tiles that are laid are turned.
    #[serde(default)]
    pub turns: VecDeque<bool>,
    /// The printings of the next cards that chance picks.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub picks: VecDeque<PrintingId>,
    /// The next numbers that chance gives; one that is not possible waits.
    #[serde(default, skip_serializing_if = "VecDeque::is_empty")]
    pub rolls: VecDeque<u32>,
    /// What is noted while chance is asked for; no save holds it.
    #[serde(skip)]
    pub(crate) asking: Option<Box<asking::Asking>>,
}

/// Where a script began: it is run again from here with the answers so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptStart {
    /// The state then.
    pub state: State,
    /// How many events it has caused so far.
    pub events: u32,
    /// A hash of these events.
    pub hash: u64,
}

impl State {
    /// Becomes the same as another, in the room that is there.
    pub(crate) fn copy_from(&mut self, other: &State) {
        let State { cards, copied, zones, places, board_lengths, counters, options, stack, pending, picked, .. } = self;
        cards.clone_from(&other.cards);
        copied.clone_from(&other.copied);
        zones.clone_from(&other.zones);
        places.clone_from(&other.places);
        board_lengths.clone_from(&other.board_lengths);
        counters.clone_from(&other.counters);
        options.clone_from(&other.options);
        stack.clone_from(&other.stack);
        pending.clone_from(&other.pending);
        picked.clone_from(&other.picked);
        *self = State {
            seats: other.seats,
            first: other.first,
            active: other.active,
            seed: other.seed,
            rolls: other.rolls,
            foretold: other.foretold.clone(),
            fixed: other.fixed.clone(),
            cards: std::mem::take(cards),
            copied: std::mem::take(copied),
            zones: std::mem::take(zones),
            places: std::mem::take(places),
            board_lengths: std::mem::take(board_lengths),
            counters: std::mem::take(counters),
            options: std::mem::take(options),
            stack: std::mem::take(stack),
            status: other.status,
            pending: std::mem::take(pending),
            picked: std::mem::take(picked),
            seen: other.seen,
            sealed: other.sealed.clone(),
            answers: other.answers.clone(),
            script_start: other.script_start.clone(),
        };
    }

    /// Where a counter of a thing is kept.
    pub(crate) fn counter_at(layout: &Layout, game: &Game, counter: CounterId, thing: Thing) -> Option<usize> {
        let base = layout.counter_base[usize::from(counter)];
        match (game.counters[usize::from(counter)].bearer, thing) {
            (Bearer::Table, _) => Some(base),
            (Bearer::Player, Thing::Player(seat)) => Some(base + usize::from(seat)),
            (Bearer::Card, Thing::Card(card)) => {
                let each = layout.card_starts.len();
                Some(layout.counters_fixed + usize::from(card) * each + base)
            }
            (Bearer::Place, Thing::Zone(zone)) => {
                let first = layout.board_base.first().copied().unwrap_or_default();
                Some(base + zone.steps_from(first)?)
            }
            _ => None,
        }
    }

    /// Forgets what others have answered in secret; they are asked once more.
    pub(crate) fn ask_others_again(&mut self, seat: Seat) {
        let asking = self.stack.len().checked_sub(2).and_then(|below| self.stack.get_mut(below));
        if let Some(Frame::Effect(frame)) = asking
            && let Some(waiting) = &mut frame.doers
        {
            self.sealed.iter().filter(|answer| answer.seat != seat).for_each(|answer| waiting.insert(answer.seat));
            self.sealed.retain(|answer| answer.seat == seat);
        }
    }

    /// Cards of a zone from the top down.
    pub(crate) fn cards_in(&self, zone: ZoneAt) -> impl Iterator<Item = CardAt> + '_ {
        let top = self.zones[usize::from(zone)].top;
        std::iter::successors(top.some(), |card| self.cards[usize::from(*card)].below.some())
    }
}

#[cfg(test)]
mod tests {
    use super::{CardState, Frame, ZoneState};
    use crate::event::Event;
    use quarterdeck_dsl::tree::{Context, Thing};

    /// These are copied all the time.
    #[test]
    fn what_is_copied_is_small() {
        assert!(size_of::<Thing>() <= 8);
        assert!(size_of::<Context>() <= 56);
        assert!(size_of::<CardState>() <= 24);
        assert!(size_of::<ZoneState>() <= 24);
        assert!(size_of::<Event>() <= 24);
        assert!(size_of::<Frame>() <= 80);
    }
}
