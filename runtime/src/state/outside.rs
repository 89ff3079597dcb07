//! What is asked of a position from outside, beside what sentences ask: by whoever lays one out, compares two of them or
//! tells what is going on.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{CardAt, Context, Seat, Thing};

use super::frame::Stage;
use super::position::Position;
use super::{Frame, NOBODY, Status};
use crate::game::{EffectId, PhaseDef, PrintingId};
use crate::seats::Seats;

impl<'m> Position<'m> {
    /// What is printed on a card, by its number.
    pub fn printing_of(&self, card: CardAt) -> PrintingId {
        self.state.cards[usize::from(card)].printing
    }

    /// Whose a card is, wherever it lies; nobody's if it is not said.
    pub fn belongs_to(&self, card: CardAt) -> Option<Seat> {
        Some(self.state.cards[usize::from(card)].owner).filter(|owner| *owner != NOBODY)
    }

    /// The seats that know what a card is.
    pub fn known_to(&self, card: CardAt) -> Seats {
        self.state.cards[usize::from(card)].known
    }

    /// Cards that show what another shows, each with what is printed on it itself.
    pub fn copies(&self) -> &'m [(CardAt, PrintingId)] {
        &self.state.copied
    }

    /// How many zones there are, places and what lies under cards included.
    pub fn zones(&self) -> usize {
        self.state.zones.len()
    }

    /// All counters, in the order of the layout.
    pub fn numbers(&self) -> &'m [i32] {
        &self.state.counters
    }

    /// The values of options, in their order.
    pub fn options(&self) -> &'m [i16] {
        &self.state.options
    }

    /// What the match waits for.
    pub fn status(&self) -> Status {
        self.state.status
    }

    /// The phase that is on.
    pub fn phase(&self) -> Option<&'m PhaseDef> {
        self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Phase(frame) => Some(&self.game.phases[usize::from(frame.phase)]),
            Frame::Effect(_) => None,
        })
    }

    /// Whether the match is still being set up: its outermost phase has not begun.
    pub fn is_set_up_now(&self) -> bool {
        matches!(self.state.stack.first(), Some(Frame::Phase(root)) if root.stage == Stage::Begin)
    }

    /// How many phases and effects are going on within each other.
    pub fn levels(&self) -> usize {
        self.state.stack.len()
    }

    /// The effect that is being carried out, and which of its deeds comes next.
    pub fn doing(&self) -> Option<(EffectId, usize)> {
        match self.state.stack.last()? {
            Frame::Effect(frame) => Some((frame.effect, usize::from(frame.deed))),
            Frame::Phase(_) => None,
        }
    }

    /// How many actions each phase allows that is on, from the outermost in.
    pub fn limits(&self) -> Vec<i16> {
        let limit = |frame: &Frame| if let Frame::Phase(phase) = frame { Some(phase.limit) } else { None };
        self.state.stack.iter().filter_map(limit).collect()
    }

    /// The cards that somebody is just dealing with: effects speak of them, they were picked, or something has happened
    /// to them that is not over.
    pub fn dealt_with(&self) -> BTreeSet<CardAt> {
        let things = |context: &Context| [&[context.it, context.this][..], &context.slots].concat();
        let effects = self.state.stack.iter().filter_map(|frame| match frame {
            Frame::Effect(frame) => Some(&frame.context),
            Frame::Phase(_) => None,
        });
        let spoken_of = effects.flat_map(things).filter_map(|thing| match thing {
            Thing::Card(card) => Some(card),
            _ => None,
        });
        let happened = self.state.pending.iter().filter_map(|event| Some(event.card()?.0));
        spoken_of.chain(self.state.picked.iter().copied()).chain(happened).collect()
    }
}
