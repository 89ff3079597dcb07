//! What was found at an earlier decision and is still so: the options of an action are not looked for again while nothing
//! that is read for them has been written.

use quarterdeck_dsl::tree::Seat;

use super::action::{Choice, Choices};
use super::finder::Candidates;
use crate::game::{ActionId, Cell, MOST_SEATS, Program};
use crate::state::numbers::Numbers;

/// So often it is tried whether remembering the options of an action pays.
const TRIED: u16 = 24;

/// What is remembered of a match. It is no part of its state: a match without it goes on in the same way.
#[derive(Default)]
pub struct Memory {
    /// Named numbers, and what was written when.
    pub(crate) numbers: Numbers,
    /// By action and player.
    found: Vec<Found>,
    /// What can be chosen, while options are looked for.
    pub(super) candidates: Candidates,
}

/// The options of an action for a player, as they were found.
#[derive(Default)]
struct Found {
    /// When they were found; 0 if they were not.
    when: u32,
    /// How often they were asked for again, and how often they were still so.
    asked: u16,
    kept: u16,
    options: Choices,
}

impl Memory {
    /// A cell is written.
    #[inline(always)]
    pub fn wrote(&mut self, cell: Cell) {
        self.numbers.wrote(cell);
    }

    /// It is another player's turn.
    pub fn wrote_active(&mut self) {
        self.numbers.wrote(Cell::ACTIVE);
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.numbers.wrote_all();
    }

    /// Options are looked for.
    #[inline]
    pub(super) fn look(&mut self, program: &Program, cards: usize) {
        if self.found.is_empty() {
            self.found.resize_with(program.actions.len() * MOST_SEATS, Found::default);
            self.numbers.make_room(program, cards);
        }
    }

    /// The options of an action, if they are still what they were: nothing that is read for them was written since.
    #[inline]
    pub(super) fn recall(&mut self, action: ActionId, player: Seat, reads: &[Cell]) -> Option<&Choices> {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        if found.when == 0 {
            return None;
        }
        let still = self.numbers.is_since(found.when, reads);
        found.asked = found.asked.saturating_add(1);
        found.kept = found.kept.saturating_add(u16::from(still));
        still.then_some(&found.options)
    }

    /// Keeps the options of an action, those behind the first so many, with the ways to pay for them; unless that was
    /// tried in vain.
    #[inline]
    pub(super) fn keep(&mut self, action: ActionId, player: Seat, choices: &Choices, before: usize, paid: usize) {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        if found.asked >= TRIED && found.kept < found.asked / 4 {
            found.when = 0;
            return;
        }
        found.when = self.numbers.now();
        found.options.keep(choices, before, paid);
    }
}

impl Choices {
    /// Takes over the options of another list behind the first so many, and the ways to pay behind the first so many.
    fn keep(&mut self, from: &Choices, before: usize, paid: usize) {
        self.list.clear();
        self.ways.clear();
        self.extend(&from.list[before..], &from.ways[paid..], paid);
    }

    /// Adds options whose ways to pay, which are added too, stood behind so many others.
    #[inline]
    pub(super) fn extend(&mut self, list: &[Choice], ways: &[quarterdeck_dsl::solve::Way], paid: usize) {
        if ways.is_empty() {
            self.list.extend_from_slice(list);
            return;
        }
        let shift = self.ways.len();
        self.ways.extend_from_slice(ways);
        self.list.extend(list.iter().map(|choice| choice.paid_at(paid, shift)));
    }
}
