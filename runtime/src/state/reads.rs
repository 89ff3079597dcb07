//! What an answer depends on: which parts of a state were read to find it.

use quarterdeck_dsl::tree::{Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::QueryId;

/// The first cell is how far the phase is, the second whose turn it is; then come zones, then counters.
const PHASE: usize = 0;
const ACTIVE: usize = 1;
const ZONES: usize = 2;
const COUNTERS: usize = 160;
/// How many there are.
pub const CELLS: usize = 512;
const WORDS: usize = CELLS / 64;

/// One part of a state: a zone, a counter, whose turn it is, how far the phase is. There are more parts than cells, so
/// that two may share one: then something is looked at again in vain, never the other way round. What changes rarely
/// (printings, boards) has none; whoever writes it has written everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(u16);

impl Cell {
    /// How far the phase is: nearly everything that happens changes it.
    pub const PHASE: Cell = Cell(PHASE as u16);
    /// Whose turn it is.
    pub const ACTIVE: Cell = Cell(ACTIVE as u16);

    /// What lies in a zone, and how.
    #[inline(always)]
    pub fn zone(zone: ZoneAt) -> Cell {
        Cell((ZONES + usize::from(zone) % (COUNTERS - ZONES)) as u16)
    }

    /// A counter, by its place among all.
    #[inline(always)]
    pub fn counter(at: usize) -> Cell {
        Cell((COUNTERS + at % (CELLS - COUNTERS)) as u16)
    }

    /// Its number.
    #[inline(always)]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells([u64; WORDS]);

impl Default for Cells {
    fn default() -> Cells {
        Cells::NONE
    }
}

impl Cells {
    /// Everything.
    pub const ALL: Cells = Cells([u64::MAX; WORDS]);
    /// Nothing.
    pub const NONE: Cells = Cells([0; WORDS]);

    /// Adds a cell.
    #[inline(always)]
    pub fn add(&mut self, cell: Cell) {
        self.0[cell.index() / 64 % WORDS] |= 1 << (cell.index() % 64);
    }

    /// Whether a cell is among them.
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64 % WORDS] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds all of these.
    #[inline]
    pub fn join(&mut self, other: &Cells) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }

    /// Whether anything is in both.
    #[inline]
    pub fn meets(&self, other: &Cells) -> bool {
        self.0.iter().zip(other.0).fold(0, |both, (own, other)| both | own & other) != 0
    }

    /// Whether all of them are so.
    #[inline]
    pub fn all(&self, fits: impl Fn(usize) -> bool) -> bool {
        self.0.iter().enumerate().all(|(word, bits)| {
            let mut bits = *bits;
            while bits != 0 {
                if !fits(word * 64 + bits.trailing_zeros() as usize) {
                    return false;
                }
                bits &= bits - 1;
            }
            true
        })
    }
}

/// A set of cells that grows while it is shared.
#[derive(Default)]
pub struct Reads([std::cell::Cell<u64>; WORDS]);

impl Reads {
    /// Adds a cell.
    #[inline(always)]
    pub fn add(&self, cell: Cell) {
        let word = &self.0[cell.index() / 64 % WORDS];
        word.set(word.get() | 1 << (cell.index() % 64));
    }

    /// Adds all of these.
    pub fn join(&self, cells: &Cells) {
        for (own, other) in self.0.iter().zip(cells.0) {
            own.set(own.get() | other);
        }
    }

    /// What it holds; it is empty then.
    pub fn take(&self) -> Cells {
        Cells(std::array::from_fn(|at| self.0[at].take()))
    }
}

/// Is told what is read of a state, and may remember what was found.
pub trait Watch: Copy {
    /// This is read.
    fn read(self, cell: Cell);

    /// A named number, remembered or found; what is read to find it counts as read in both cases.
    fn query(self, query: QueryId, thing: Thing, asker: Seat, find: impl FnOnce() -> i32) -> i32;
}

/// Nobody wants to know.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    #[inline(always)]
    fn read(self, _: Cell) {}

    #[inline(always)]
    fn query(self, _: QueryId, _: Thing, _: Seat, find: impl FnOnce() -> i32) -> i32 {
        find()
    }
}
