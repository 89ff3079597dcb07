//! What was found at an earlier decision and is still so: the options of an action are not looked for again while nothing
//! that is read for them has been written.

use quarterdeck_dsl::tree::{Seat, ZoneAt};

use super::action::{Choice, Choices};
use super::finder::Candidates;
use crate::game::{ActionId, Cell, CellMap, MOST_SEATS};

/// What is remembered of a match. It is no part of its state: a match without it goes on in the same way.
#[derive(Default)]
pub struct Memory {
    /// Increases with every look for options.
    now: u32,
    /// When each cell was last written.
    written: Vec<u32>,
    /// When everything was.
    all_written: u32,
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
    options: Choices,
}

impl Memory {
    /// Something lies otherwise in a zone.
    #[inline(always)]
    pub fn wrote_zone(&mut self, cells: &CellMap, zone: ZoneAt) {
        self.wrote(cells.zone(zone));
    }

    /// A number that is kept, by its place among all, is another.
    #[inline(always)]
    pub fn wrote_kept(&mut self, cells: &CellMap, at: usize) {
        self.wrote(cells.kept(at));
    }

    /// It is another player's turn.
    pub fn wrote_active(&mut self) {
        self.wrote(Cell::ACTIVE);
    }

    #[inline(always)]
    fn wrote(&mut self, cell: Cell) {
        if let Some(when) = self.written.get_mut(cell.index()) {
            *when = self.now;
        }
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.all_written = self.now;
    }

    /// Options are looked for.
    #[inline]
    pub(super) fn look(&mut self, actions: usize, cells: usize) {
        if self.found.is_empty() {
            self.found.resize_with(actions * MOST_SEATS, Found::default);
            self.written.resize(cells, self.now);
        }
        self.now += 1;
    }

    /// The options of an action, if they are still what they were: nothing that is read for them was written since.
    #[inline]
    pub(super) fn recall(&mut self, action: ActionId, player: Seat, reads: &[Cell]) -> Option<&Choices> {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        let still = found.when > self.all_written && reads.iter().all(|cell| self.written[cell.index()] < found.when);
        still.then_some(&found.options)
    }

    /// Keeps the options of an action: those behind the first so many, with the ways to pay for them.
    pub(super) fn keep(&mut self, action: ActionId, player: Seat, choices: &Choices, before: usize, paid: usize) {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        found.when = self.now;
        found.options.keep(choices, before, paid);
    }
}

impl Choices {
    /// Takes over the options of another list behind the first so many, and the ways to pay behind the first so many.
    fn keep(&mut self, from: &Choices, before: usize, paid: usize) {
        self.clear();
        self.extend(&from.list[before..], &from.ways[paid..], paid);
    }

    /// Adds options whose ways to pay, which are added too, stood behind so many others.
    pub(super) fn extend(&mut self, list: &[Choice], ways: &[quarterdeck_dsl::solve::Way], paid: usize) {
        let shift = self.ways.len();
        self.ways.extend_from_slice(ways);
        self.list.extend(list.iter().map(|choice| choice.paid_at(paid, shift)));
    }
}
