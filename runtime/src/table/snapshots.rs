//! How a match was after some of its decisions, so that going back need not begin at the beginning: after each of the last
//! few, and the longer ago, the farther apart. Going back by some decisions makes at most a quarter as many again, however
//! long the match is; and a match that is twice as long keeps eight positions more.

use std::sync::Arc;

use crate::log::Mark;
use crate::playing::Match;
use crate::state::State;

/// So many are kept of each stretch that is twice as long ago as the last.
const CLOSE: usize = 8;

/// A match after some decisions.
pub(super) struct Snapshot {
    /// How many decisions had been made.
    pub decisions: usize,
    /// The state.
    pub state: State,
    /// How far the record went.
    pub mark: Mark,
}

/// Snapshots from the first decision on, in order.
#[derive(Clone, Default)]
pub(super) struct Snapshots(Vec<Arc<Snapshot>>);

impl Snapshots {
    /// Keeps a match as it is after so many decisions, of which there are more than ever before.
    pub fn keep(&mut self, matched: &Match, decisions: usize) {
        let apart = |ago: usize| (ago / CLOSE).checked_ilog2().map_or(1, |octave| 1 << octave);
        self.0.retain(|kept| kept.decisions.is_multiple_of(apart(decisions - kept.decisions)));
        self.0.push(Arc::new(Snapshot { decisions, state: matched.snapshot().clone(), mark: matched.log().mark() }));
    }

    /// Takes out how the match was after more decisions than these.
    pub fn take_after(&mut self, decisions: usize) -> Snapshots {
        Snapshots(self.0.split_off(self.kept_until(decisions)))
    }

    /// Puts back what was taken out.
    pub fn put_back(&mut self, taken: Snapshots) {
        self.0.extend(taken.0);
    }

    /// The match as it was when so many decisions had been made, or not long before.
    pub fn before(&self, decisions: usize) -> Option<Arc<Snapshot>> {
        self.0[..self.kept_until(decisions)].last().cloned()
    }

    fn kept_until(&self, decisions: usize) -> usize {
        self.0.partition_point(|kept| kept.decisions <= decisions)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }
}
