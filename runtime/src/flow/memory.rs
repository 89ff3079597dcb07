//! What was found at the last decision and is still so: the options of an action are not looked for again while nothing
//! that was read for it has been written.

use quarterdeck_dsl::tree::{Seat, ZoneAt};

use super::action::Choice;
use super::finder::Candidates;
use crate::game::{ActionId, MOST_SEATS};
use crate::state::notes::Notes;
use crate::state::reads::{Cell, Cells};

/// What is older than so many looks is not remembered.
const LOOKS: usize = 32;
/// So often it is tried whether remembering pays.
const TRIED: u16 = 6;

/// What is remembered of a match. It is no part of its state: a match without it goes on in the same way.
#[derive(Default)]
pub struct Memory {
    /// Numbers.
    pub(crate) notes: Notes,
    /// What was written since anybody looked for options.
    written: Cells,
    /// How often options were looked for.
    now: u32,
    /// What was written before each of the last times.
    before: Vec<Cells>,
    /// What was written since one of these times.
    since: (u32, Cells),
    /// By action and player.
    found: Vec<Found>,
    /// What can be chosen, while options are looked for.
    pub(super) candidates: Candidates,
}

/// The options of an action for a player, as they were found.
#[derive(Default)]
struct Found {
    /// Whether they are still so.
    holds: bool,
    /// How often they were asked for again, and how often they were still so.
    asked: u16,
    kept: u16,
    /// When they were last known to be so.
    when: u32,
    /// What was read to find them.
    reads: Cells,
    /// The options.
    options: Vec<Choice>,
}

impl Memory {
    /// Something lies otherwise in a zone.
    #[inline]
    pub fn wrote_zone(&mut self, zone: ZoneAt) {
        self.wrote(Cell::zone(zone));
    }

    /// A counter, by its place among all, has another value.
    #[inline]
    pub fn wrote_counter(&mut self, at: usize) {
        self.wrote(Cell::counter(at));
    }

    /// It is another player's turn.
    pub fn wrote_active(&mut self) {
        self.wrote(Cell::ACTIVE);
    }

    #[inline]
    fn wrote(&mut self, cell: Cell) {
        self.written.add(cell);
        self.notes.write(cell);
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.written = Cells::ALL;
        self.notes.write_all();
    }

    /// Options are looked for.
    pub(super) fn look(&mut self, actions: usize) {
        if self.found.is_empty() {
            self.found.resize_with(actions * MOST_SEATS, Found::default);
            self.before.resize(LOOKS, Cells::ALL);
        }
        self.now += 1;
        self.before[self.now as usize % LOOKS] = std::mem::replace(&mut self.written, Cells::NONE);
        self.since = (self.now, Cells::NONE);
    }

    /// The options of an action, if they are still what they were.
    pub(super) fn recall(&mut self, action: ActionId, player: Seat) -> Option<&[Choice]> {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        if !found.holds {
            return None;
        }
        if self.since.0 != found.when {
            let mut since = if self.now - found.when < LOOKS as u32 { Cells::NONE } else { Cells::ALL };
            for when in (found.when + 1..=self.now).take(LOOKS) {
                since.join(&self.before[when as usize % LOOKS]);
            }
            since.add(Cell::PHASE);
            self.since = (found.when, since);
        }
        found.holds = !found.reads.meets(&self.since.1);
        found.asked = found.asked.saturating_add(1);
        found.kept = found.kept.saturating_add(u16::from(found.holds));
        found.when = self.now;
        found.holds.then_some(found.options.as_slice())
    }

    /// Whether it is worth while to keep the options of an action: noting what is read takes its time.
    pub(super) fn is_worth(&self, action: ActionId, player: Seat) -> bool {
        let found = &self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        found.asked < TRIED || u32::from(found.kept) * 2 >= u32::from(found.asked)
    }

    /// The options of an action cannot be kept: it was tried in vain.
    pub(super) fn pass_over(&mut self, action: ActionId, player: Seat) {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        found.asked = found.asked.saturating_add(1);
    }

    /// Keeps the options of an action.
    pub(super) fn keep(&mut self, action: ActionId, player: Seat, reads: Cells, options: &[Choice]) {
        let found = &mut self.found[usize::from(action) * MOST_SEATS + usize::from(player)];
        (found.holds, found.when, found.reads) = (true, self.now, reads);
        found.options.clear();
        found.options.extend_from_slice(options);
    }
}
