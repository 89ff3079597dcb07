//! Named numbers that were asked for, remembered as long as nothing is written that is read to find them; and when each
//! cell of the state was last written.

use std::sync::atomic::{AtomicU64, Ordering};

use quarterdeck_dsl::tree::{Seat, Thing};

use super::kin::Kin;
use super::reading::Findings;
use crate::game::{Cell, Program, QueryPlan};

/// More numbers than this are not remembered.
const MOST: usize = 1 << 16;

/// What is remembered, and what was written when.
#[derive(Default)]
pub struct Numbers {
    /// Increases with whatever is written.
    now: u32,
    /// When each cell was last written.
    written: Vec<u32>,
    /// When everything was.
    all_written: u32,
    /// When a number was found, and the number. It can be asked from any thread: both are one word.
    kept: Vec<AtomicU64>,
    /// How many cards there are.
    cards: usize,
    /// What was found and still holds.
    pub findings: Findings,
    /// Cards by what is printed on them.
    pub kin: Kin,
}

impl Numbers {
    /// Makes room for the numbers of a match with so many cards.
    pub fn make_room(&mut self, program: &Program, cards: usize) {
        self.now = self.now.max(1);
        self.all_written = self.now;
        self.now += 1;
        self.written.resize(program.cells.many(), 0);
        self.cards = cards;
        let room = program.remembered.room(cards);
        if room <= MOST {
            self.kept.resize_with(room, AtomicU64::default);
        }
    }

    /// A cell is written.
    #[inline(always)]
    pub fn wrote(&mut self, cell: Cell) {
        if let Some(when) = self.written.get_mut(cell.index()) {
            self.now += 1;
            *when = self.now;
        }
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.now += 1;
        self.all_written = self.now;
        self.kin.forget();
        self.findings.wrote_all();
    }

    /// A card shows something else.
    pub fn wrote_print(&mut self) {
        self.now += 1;
        self.all_written = self.now;
    }

    /// Whether none of these cells was written since then.
    #[inline(always)]
    pub fn is_since(&self, when: u32, cells: &[Cell]) -> bool {
        when >= self.all_written && cells.iter().all(|cell| self.written[cell.index()] <= when)
    }

    /// A number that is remembered, or found.
    #[inline]
    pub fn recall(&self, plan: &QueryPlan, thing: Thing, asker: Seat, find: impl FnOnce() -> i32) -> i32 {
        let Some(cells) = plan.reads.get(usize::from(asker)) else {
            return find();
        };
        let at = plan.place.and_then(|place| place.of_card(thing, asker, self.cards));
        let Some(kept) = at.and_then(|at| self.kept.get(at)) else {
            return find();
        };
        let known = kept.load(Ordering::Relaxed);
        let when = (known >> 32) as u32;
        if when != 0 && self.is_since(when, cells) {
            let value = known as u32 as i32;
            debug_assert_eq!(find(), value, "a number that was remembered is no longer so: {thing:?}");
            return value;
        }
        let value = find();
        kept.store(u64::from(self.now) << 32 | u64::from(value as u32), Ordering::Relaxed);
        value
    }
}
