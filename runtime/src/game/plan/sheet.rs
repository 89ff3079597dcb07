//! Which printings are meant: what is asked of what is printed on a card, answered beforehand for every printing.

use crate::ids::PrintingId;

/// A set of printings. Only the stretch in which there are any is kept: of a family, a word or two, however many
/// printings a game has.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Every printing is meant.
    all: bool,
    /// The marks of all of them: a zone without these marks has no such card.
    pub marks: u64,
    /// The word with which the stretch begins.
    from: usize,
    /// One bit for each printing of the stretch.
    bits: Box<[u64]>,
}

impl Sheet {
    /// Every printing.
    pub fn all() -> Sheet {
        Sheet { all: true, marks: u64::MAX, from: 0, bits: Box::default() }
    }

    /// The printings that are so; each comes with its mark.
    pub fn of(marks: &[u64], is_so: impl Fn(usize) -> bool) -> Sheet {
        let mut bits = vec![0u64; marks.len().div_ceil(64)];
        let (mut all, mut joined) = (true, 0);
        for (at, mark) in marks.iter().enumerate() {
            if is_so(at) {
                bits[at / 64] |= 1 << (at % 64);
                joined |= mark;
            } else {
                all = false;
            }
        }
        if all {
            return Sheet::all();
        }
        let from = bits.iter().position(|word| *word != 0).unwrap_or(0);
        let to = bits.iter().rposition(|word| *word != 0).map_or(from, |last| last + 1);
        Sheet { all, marks: joined, from, bits: bits[from..to].into() }
    }

    /// Whether a printing is among them.
    #[inline(always)]
    pub fn holds(&self, printing: PrintingId) -> bool {
        let at = usize::from(printing);
        self.all || self.bits.get((at / 64).wrapping_sub(self.from)).is_some_and(|word| word >> (at % 64) & 1 == 1)
    }

    /// Whether every printing is among them.
    #[inline(always)]
    pub fn is_all(&self) -> bool {
        self.all
    }
}
