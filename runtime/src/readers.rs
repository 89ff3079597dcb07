//! Who reads definitions, where it is noted which ones are read: each thread reads as one of a few readers, so that several can play
//! matches of the same game at once and each finds only what it has read itself.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

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

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "two threads read")]
mod tests {
    use super::{ReadBy, read_as, shared};

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
