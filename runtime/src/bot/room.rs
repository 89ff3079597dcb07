//! Room for trying things out. Thousands of copies of a match are made for one decision; each takes the room of one that is no longer needed.

use rand_chacha::ChaCha8Rng;

use super::deal::deal_into;
use crate::flow::Fault;
use crate::playing::Match;

/// Matches that are no longer needed.
#[derive(Default)]
pub(crate) struct Room {
    spare: Vec<Match>,
}

/// Nothing in it is worth copying.
impl Clone for Room {
    fn clone(&self) -> Room {
        Room::default()
    }
}

impl Room {
    /// A match that is alike, to be written over.
    fn any(&mut self, like: &Match) -> Match {
        self.spare.retain(|spare| spare.is_alike(like));
        self.spare.pop().unwrap_or_else(|| like.clone())
    }

    /// A copy of a match that was dealt: it is thrown away soon, so what it remembers is relied upon.
    pub fn copy(&mut self, dealt: &Match) -> Match {
        let mut copy = self.any(dealt);
        copy.copy_from(dealt);
        copy.list_nothing(false);
        copy
    }

    /// What comes of an option, as far as it shows in how things stand; the options behind it are not listed. It is asked only of matches
    /// that were dealt.
    pub fn glance<T>(&mut self, dealt: &Match, option: usize, look: impl FnOnce(Result<&Match, Fault>) -> T) -> T {
        let mut tried = self.any(dealt);
        tried.copy_from(dealt);
        tried.list_nothing(true);
        let came = tried.choose_quickly(option);
        let seen = look(came.map(|()| &tried));
        self.keep(tried);
        seen
    }

    /// A copy in which everything the seat does not know is dealt anew.
    pub fn deal(&mut self, matched: &Match, seat: u8, chance: &mut ChaCha8Rng) -> Option<Match> {
        let mut dealt = self.any(matched);
        dealt.list_nothing(false);
        match deal_into(&mut dealt, matched, seat, chance) {
            Ok(()) => Some(dealt),
            Err(_) => None,
        }
    }

    /// A match is no longer needed. One that a fault stopped half way is no worse: everything in it is written over.
    pub fn keep(&mut self, spare: Match) {
        self.spare.push(spare);
    }
}
