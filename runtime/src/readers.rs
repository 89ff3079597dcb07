//! Who reads definitions, where it is noted which ones are read: each thread reads as one of a few readers, so that several can play
//! matches of the same game at once and each finds only what it has read itself.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// So many readers are told apart.
pub const READERS: usize = 7;

/// Reads for texts that are made once and then shared by all readers.
const SHARED: u8 = 1 << READERS;

thread_local!(static READER: Cell<u8> = const { Cell::new(1) });

/// From now on this thread reads as this one.
pub(crate) fn read_as(reader: usize) {
    READER.set(1 << (reader % READERS));
}

/// Makes something that all readers share: what it is made of, nobody in particular has read.
pub(crate) fn shared<T>(make: impl FnOnce() -> T) -> T {
    /// Puts the reader back, also if nothing could be made.
    struct Back(u8);
    impl Drop for Back {
        fn drop(&mut self) {
            READER.set(self.0);
        }
    }
    let _back = Back(READER.replace(SHARED));
    make()
}

/// By which readers something was read.
#[derive(Debug, Default)]
pub(crate) struct ReadBy(AtomicU8);

impl ReadBy {
    /// This thread's reader reads it.
    #[inline]
    pub fn note(&self) {
        let reader = READER.get();
        if self.0.load(Ordering::Relaxed) & reader == 0 {
            self.0.fetch_or(reader, Ordering::Relaxed);
        }
    }

    /// As if this thread's reader had not read it.
    pub fn forget(&self) {
        let reader = READER.get();
        if self.0.load(Ordering::Relaxed) & reader != 0 {
            self.0.fetch_and(!reader, Ordering::Relaxed);
        }
    }

    /// As if nobody had read it.
    pub fn forget_all(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    /// Whether this thread's reader has read it.
    pub fn is_read(&self) -> bool {
        self.0.load(Ordering::Relaxed) & READER.get() != 0
    }
}

/// By which readers a few things were read that stand side by side: of more than 64, some share a mark.
#[derive(Debug, Default)]
pub(crate) struct RowReadBy([AtomicU64; READERS + 1]);

impl RowReadBy {
    fn own(&self) -> &AtomicU64 {
        &self.0[READER.get().trailing_zeros() as usize]
    }

    /// This thread's reader reads one of them.
    pub fn note(&self, at: usize) {
        self.note_marks(1 << (at % 64));
    }

    /// It reads all of them.
    pub fn note_all(&self) {
        self.note_marks(u64::MAX);
    }

    fn note_marks(&self, marks: u64) {
        let own = self.own();
        if own.load(Ordering::Relaxed) & marks != marks {
            own.fetch_or(marks, Ordering::Relaxed);
        }
    }

    /// As if this thread's reader had read none.
    pub fn forget(&self) {
        let own = self.own();
        if own.load(Ordering::Relaxed) != 0 {
            own.store(0, Ordering::Relaxed);
        }
    }

    /// As if nobody had read any.
    pub fn forget_all(&self) {
        self.0.iter().for_each(|marks| marks.store(0, Ordering::Relaxed));
    }

    /// Which of them this thread's reader has read, as marks.
    pub fn read(&self) -> u64 {
        self.own().load(Ordering::Relaxed)
    }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "two threads read")]
mod tests {
    use super::{ReadBy, RowReadBy, read_as, shared};

    #[test]
    fn each_finds_what_it_has_read_itself() {
        let (one, other, both) = (ReadBy::default(), ReadBy::default(), ReadBy::default());
        read_as(0);
        one.note();
        both.note();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                read_as(1);
                other.note();
                both.note();
                assert_eq!([&one, &other, &both].map(ReadBy::is_read), [false, true, true]);
                both.forget();
                assert!(!both.is_read());
            });
        });
        assert_eq!([&one, &other, &both].map(ReadBy::is_read), [true, false, true]);
    }

    #[test]
    fn of_a_row_each_finds_what_it_has_read_itself() {
        let row = RowReadBy::default();
        read_as(0);
        row.note(3);
        row.note(64);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                read_as(1);
                assert_eq!(row.read(), 0);
                row.note_all();
                assert_eq!(row.read(), u64::MAX);
            });
        });
        assert_eq!(row.read(), 0b1001, "the first and the sixty-fifth share a mark");
        row.forget();
        assert_eq!(row.read(), 0);
        read_as(1);
        assert_eq!(row.read(), u64::MAX);
        row.forget_all();
        assert_eq!(row.read(), 0);
    }

    #[test]
    fn what_is_shared_was_read_by_nobody_in_particular() {
        let piece = ReadBy::default();
        shared(|| piece.note());
        assert!(!piece.is_read());
        assert!(shared(|| piece.is_read()), "and yet it is known that it was read");
        let broken = std::panic::catch_unwind(|| shared(|| panic!("no text")));
        assert!(broken.is_err());
        piece.note();
        assert!(piece.is_read(), "whoever could not make it reads for itself again");
    }
}
