//! What is read of a state while something is found. A finding is remembered until something that was read for it is
//! written; each part of the state knows which findings depend on it.

use std::cell::Cell;

use quarterdeck_dsl::tree::{CardAt, ZoneAt};

use super::State;
use crate::game::Layout;

/// Findings, and what they depend on.
#[derive(Default)]
pub struct Findings {
    parts: Parts,
    /// By part of the state, a bit for each finding that has read it.
    readers: Vec<u64>,
    /// A bit for each finding that still holds.
    holding: Vec<u64>,
}

/// The parts of a state: zones, then numbers of the table and of players, then cards with their numbers, then whose turn
/// it is.
#[derive(Clone, Copy, Default)]
struct Parts {
    /// Words for the findings of a part.
    width: usize,
    numbers: usize,
    cards: usize,
    each_card: usize,
    active: usize,
}

/// Notes what is read for one finding.
pub struct Reading<'r> {
    parts: Parts,
    readers: &'r [Cell<u64>],
    word: usize,
    bit: u64,
    /// More was read than parts of the state.
    beyond: Cell<bool>,
}

impl Parts {
    #[inline(always)]
    fn of_number(&self, at: usize) -> usize {
        let at = self.numbers + at;
        if at < self.cards { at } else { self.cards + (at - self.cards) / self.each_card }
    }
}

impl Findings {
    /// Makes room for so many findings about a state, none of which is made.
    pub fn make_room(&mut self, findings: usize, layout: &Layout, state: &State) {
        let width = findings.div_ceil(64);
        let numbers = state.zones.len();
        let cards = numbers + layout.counters_fixed;
        let active = cards + state.cards.len();
        self.parts = Parts { width, numbers, cards, each_card: layout.card_starts.len().max(1), active };
        self.readers.clear();
        self.readers.resize((active + 1) * width, 0);
        self.holding.clear();
        self.holding.resize(width, 0);
    }

    /// Whether a finding still holds.
    #[inline(always)]
    pub fn holds(&self, finding: usize) -> bool {
        self.holding[finding / 64] >> (finding % 64) & 1 == 1
    }

    /// A finding is made: it holds from now on.
    #[inline(always)]
    pub fn made(&mut self, finding: usize) {
        self.holding[finding / 64] |= 1 << (finding % 64);
    }

    /// Notes what is read for a finding.
    #[inline]
    pub fn reading(&mut self, finding: usize) -> Reading<'_> {
        Reading {
            parts: self.parts,
            readers: Cell::from_mut(self.readers.as_mut_slice()).as_slice_of_cells(),
            word: finding / 64,
            bit: 1 << (finding % 64),
            beyond: Cell::new(false),
        }
    }

    #[inline(always)]
    fn wrote(&mut self, part: usize) {
        let from = part * self.parts.width;
        if let Some(readers) = self.readers.get_mut(from..from + self.parts.width) {
            for (readers, holding) in readers.iter_mut().zip(&mut self.holding) {
                *holding &= !std::mem::take(readers);
            }
        }
    }

    /// Something lies otherwise in a zone.
    #[inline(always)]
    pub fn wrote_zone(&mut self, zone: ZoneAt) {
        if zone != ZoneAt::NOTHING {
            self.wrote(usize::from(zone));
        }
    }

    /// A number that is kept is another.
    #[inline(always)]
    pub fn wrote_number(&mut self, at: usize) {
        if !self.holding.is_empty() {
            self.wrote(self.parts.of_number(at));
        }
    }

    /// A card lies elsewhere, or belongs to somebody else.
    #[inline(always)]
    pub fn wrote_card(&mut self, card: CardAt) {
        self.wrote(self.parts.cards + usize::from(card));
    }

    /// It is another player's turn.
    #[inline(always)]
    pub fn wrote_active(&mut self) {
        self.wrote(self.parts.active);
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.holding.fill(0);
    }
}

impl Reading<'_> {
    #[inline(always)]
    fn read(&self, part: usize) {
        match self.readers.get(part * self.parts.width + self.word) {
            Some(readers) => readers.set(readers.get() | self.bit),
            None => self.beyond.set(true),
        }
    }

    /// What lies in a zone, and how.
    #[inline(always)]
    pub fn zone(&self, zone: ZoneAt) {
        self.read(usize::from(zone));
    }

    /// A number that is kept.
    #[inline(always)]
    pub fn number(&self, at: usize) {
        self.read(self.parts.of_number(at));
    }

    /// Where a card lies, whose it is, and its numbers.
    #[inline(always)]
    pub fn card(&self, card: CardAt) {
        self.read(self.parts.cards + usize::from(card));
    }

    /// Whose turn it is.
    #[inline(always)]
    pub fn active(&self) {
        self.read(self.parts.active);
    }

    /// Something that is no part of the state in this sense: how far a phase is, all cards wherever they lie.
    #[inline(always)]
    pub fn anything(&self) {
        self.beyond.set(true);
    }

    /// Whether the parts that were noted are all that was read.
    pub fn is_all(&self) -> bool {
        !self.beyond.get()
    }
}
