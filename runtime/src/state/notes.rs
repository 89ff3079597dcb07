//! Named numbers that were asked for, remembered as long as nothing is written that was read to find them.

use std::cell::RefCell;

use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::QueryId;

use super::reads::{CELLS, Cell, Cells, Reads, Watch};

/// So many numbers are remembered; a power of two.
const KEPT: usize = 128;
/// So often it is tried whether remembering pays.
const TRIED: u16 = 24;
/// Of so many queries it is noted whether remembering pays.
const ASKED: usize = 256;

/// What is read, and what was found.
pub struct Notes {
    /// Whether it is noted what is read.
    recording: std::cell::Cell<bool>,
    /// What was read since this was last asked.
    reads: Reads,
    /// By query, how often it was asked and how often it was remembered; of very many, some share a place.
    asked: Box<[std::cell::Cell<(u16, u16)>; ASKED]>,
    /// Increases with whatever is written.
    now: u32,
    /// When each cell was last written.
    written: Box<[u32; CELLS]>,
    /// When everything was.
    all_written: u32,
    numbers: RefCell<Vec<Found>>,
}

/// Which number, asked by whom and of what.
type Key = (QueryId, Seat, Thing);

/// A number as it was found.
#[derive(Clone, Copy)]
struct Found {
    key: Key,
    value: i32,
    when: u32,
    reads: Cells,
}

impl Default for Notes {
    fn default() -> Notes {
        Notes {
            recording: std::cell::Cell::new(false),
            reads: Reads::default(),
            asked: Box::new([const { std::cell::Cell::new((0, 0)) }; ASKED]),
            now: 1,
            written: Box::new([0; CELLS]),
            all_written: 0,
            numbers: RefCell::default(),
        }
    }
}

impl Notes {
    /// A cell is written.
    #[inline]
    pub fn write(&mut self, cell: Cell) {
        self.written[cell.index() % CELLS] = self.now;
        self.now += 1;
    }

    /// Anything may be otherwise.
    pub fn write_all(&mut self) {
        self.all_written = self.now;
        self.now += 1;
    }

    /// From now on it is noted what is read, or not.
    pub fn record(&self, on: bool) {
        self.recording.set(on);
    }

    /// What was read since this was last called.
    pub fn take_reads(&self) -> Cells {
        self.reads.take()
    }

    /// A number that was found before and is still so; what was read for it counts as read now.
    fn recall(&self, at: usize, key: Key) -> Option<i32> {
        let numbers = self.numbers.borrow();
        let found = numbers.get(at).filter(|found| found.key == key && self.holds(found))?;
        if self.recording.get() {
            self.reads.join(&found.reads);
        }
        Some(found.value)
    }

    fn holds(&self, found: &Found) -> bool {
        found.when > self.all_written && found.reads.all(|cell| self.written[cell % CELLS] < found.when)
    }
}

impl Watch for &Notes {
    #[inline(always)]
    fn read(self, cell: Cell) {
        if self.recording.get() {
            self.reads.add(cell);
        }
    }

    fn query(self, query: QueryId, thing: Thing, asker: Seat, find: impl FnOnce() -> i32) -> i32 {
        let asked = &self.asked[usize::from(query) % ASKED];
        let (times, remembered) = asked.get();
        if times >= TRIED && remembered < times / 2 {
            return find();
        }
        let key = (query, asker, thing);
        let at = place(query, thing, asker);
        if let Some(value) = self.recall(at, key) {
            if times < u16::MAX {
                asked.set((times + 1, remembered + 1));
            }
            if cfg!(debug_assertions) {
                let recording = self.recording.replace(false);
                assert_eq!(find(), value, "a number that was remembered is no longer so: {key:?}");
                self.recording.set(recording);
            }
            return value;
        }
        asked.set((times.saturating_add(1), remembered));
        let recording = self.recording.replace(true);
        let before = self.reads.take();
        let value = find();
        let reads = self.reads.take();
        self.recording.set(recording);
        self.reads.join(&before);
        if recording {
            self.reads.join(&reads);
        }
        // How far a phase is changes all the time.
        if !reads.contains(Cell::PHASE) {
            let mut numbers = self.numbers.borrow_mut();
            if numbers.is_empty() {
                let nothing =
                    Found { key: (QueryId::NOTHING, 0, Thing::Nothing), value: 0, when: 0, reads: Cells::NONE };
                numbers.resize(KEPT, nothing);
            }
            numbers[at] = Found { key, value, when: self.now, reads };
        }
        value
    }
}

/// Where a number is kept.
#[inline]
fn place(query: QueryId, thing: Thing, asker: Seat) -> usize {
    let thing = match thing {
        Thing::Nothing => 0,
        Thing::Card(card) => usize::from(card) * 4 + 1,
        Thing::Zone(zone) => usize::from(zone) * 4 + 2,
        Thing::Player(seat) => usize::from(seat) * 4 + 3,
        Thing::Value(attribute, value) => usize::from(attribute) * 64 + value.unsigned_abs() as usize,
        Thing::Amount(amount) => amount.unsigned_abs() as usize,
    };
    (usize::from(query) * 37 + thing * 7 + usize::from(asker) * 29) % KEPT
}
