//! Where chance comes from: a generator of its own, or whoever tells the table how the cards lie.

use super::cards::Card;

/// Puts the cards of a new deck in order; the last one is the top.
pub trait Chance {
    fn shuffle(&mut self, cards: &mut [Card]);
}

/// A small generator (xorshift).
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Different seeds give different rows of numbers.
    pub fn new(seed: u64) -> Dice {
        let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Dice((mixed ^ (mixed >> 31)) | 1)
    }

    /// A number below a limit.
    #[inline]
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * limit as u128) >> 64) as usize
    }
}

impl Chance for Dice {
    fn shuffle(&mut self, cards: &mut [Card]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last + 1);
            cards.swap(last, other);
        }
    }
}
