//! What is read of a state while something is found. A finding holds until something that was read for it is written: each
//! part of the state knows which findings have read it.

use std::mem::take;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};

use quarterdeck_dsl::tree::{CardAt, ZoneAt};

use super::State;
use super::position::Position;
use crate::game::Layout;

/// More words than this (32 MiB) are not kept: then nothing is remembered.
const MOST_WORDS: usize = 1 << 22;

/// Findings, and what they depend on. All of it is remembered only: it can be asked by whoever can ask the match, and each
/// word is written as a whole.
#[derive(Default)]
pub struct Findings {
    /// Words for the findings of a part.
    width: usize,
    /// The parts of a state: zones, then numbers of the table and of players from here on,
    numbers: usize,
    /// then cards with their numbers, so many each,
    cards: usize,
    each_card: usize,
    /// then whose turn it is,
    active: usize,
    /// then findings that are numbers; these come first among the findings.
    found: usize,
    /// The numbers that were found.
    values: Vec<AtomicI32>,
    /// By part, a bit for each finding that has read it.
    readers: Vec<AtomicU64>,
    /// A bit for each finding that holds.
    holding: Vec<AtomicU64>,
    /// Whether any holds: while none does, what is written matters to nobody.
    some: AtomicBool,
    /// Whether a card was ever read by itself.
    of_cards: AtomicBool,
    /// For the finding that is being made, more was read than parts of the state.
    beyond: AtomicBool,
}

/// What is read is noted for one finding.
#[derive(Clone, Copy)]
pub struct Reading<'f> {
    findings: &'f Findings,
    word: usize,
    bit: u64,
}

impl Findings {
    /// Makes room for so many findings about a state, none of which is made; the first so many are numbers.
    pub fn make_room(&mut self, findings: usize, numbers: usize, layout: &Layout, state: &State) {
        self.numbers = state.zones.len();
        self.cards = self.numbers + layout.counters_fixed;
        self.each_card = layout.card_starts.len().max(1);
        self.active = self.cards + state.cards.len();
        self.found = self.active + 1;
        self.lay_out(findings, numbers);
    }

    fn lay_out(&mut self, findings: usize, numbers: usize) {
        let width = findings.div_ceil(64);
        // A game with that many cards and actions is played from nothing at every decision.
        let words = (self.found + numbers).saturating_mul(width);
        self.width = if words <= MOST_WORDS { width } else { 0 };
        self.readers.clear();
        self.readers.resize_with((self.found + numbers) * self.width, AtomicU64::default);
        self.holding.clear();
        self.holding.resize_with(width, AtomicU64::default);
        self.values.resize_with(numbers, AtomicI32::default);
    }

    /// Becomes the same as others, in the room that is there.
    pub fn copy_from(&mut self, other: &Findings) {
        let Findings { numbers, cards, each_card, active, found, .. } = *other;
        let (values, readers, holding) = (take(&mut self.values), take(&mut self.readers), take(&mut self.holding));
        *self = Findings {
            width: other.width,
            numbers,
            cards,
            each_card,
            active,
            found,
            values: filled(values, &other.values, |value| AtomicI32::new(value.load(Relaxed))),
            readers: filled(readers, &other.readers, word),
            holding: filled(holding, &other.holding, word),
            some: AtomicBool::new(other.some.load(Relaxed)),
            of_cards: AtomicBool::new(other.of_cards.load(Relaxed)),
            beyond: AtomicBool::new(other.beyond.load(Relaxed)),
        };
    }

    /// Whether there is room for findings.
    #[inline(always)]
    pub fn has_room(&self) -> bool {
        self.width != 0
    }

    /// Whether a finding holds.
    #[inline(always)]
    pub fn holds(&self, finding: usize) -> bool {
        self.holding[finding / 64].load(Relaxed) >> (finding % 64) & 1 == 1
    }

    /// A finding is made: it holds from now on.
    #[inline(always)]
    pub fn made(&self, finding: usize) {
        if self.has_room() {
            let holding = &self.holding[finding / 64];
            holding.store(holding.load(Relaxed) | 1 << (finding % 64), Relaxed);
            self.some.store(true, Relaxed);
        }
    }

    /// A finding that is a number.
    #[inline(always)]
    pub fn value(&self, finding: usize) -> i32 {
        self.values[finding].load(Relaxed)
    }

    /// A number is found.
    #[inline(always)]
    pub fn keep(&self, finding: usize, value: i32) {
        self.values[finding].store(value, Relaxed);
        self.made(finding);
    }

    /// A finding is begun, perhaps while another one is made; the answer is to be given back when it is ended.
    #[inline(always)]
    pub fn begin(&self) -> bool {
        let outer = self.beyond.load(Relaxed);
        self.beyond.store(false, Relaxed);
        outer
    }

    /// A finding is ended. Whether the parts that were noted are all that was read for it.
    #[inline(always)]
    pub fn end(&self, outer: bool) -> bool {
        let beyond = self.beyond.load(Relaxed);
        self.beyond.store(outer | beyond, Relaxed);
        !beyond
    }

    #[inline(always)]
    fn of_number(&self, at: usize) -> usize {
        let at = self.numbers + at;
        if at < self.cards { at } else { self.cards + (at - self.cards) / self.each_card }
    }

    /// Notes what is read for a finding.
    #[inline(always)]
    pub fn reading(&self, finding: usize) -> Reading<'_> {
        Reading { findings: self, word: finding / 64, bit: 1 << (finding % 64) }
    }

    #[inline(always)]
    fn wrote(&mut self, part: usize) {
        if !*self.some.get_mut() {
            return;
        }
        let from = part * self.width;
        let Some(readers) = self.readers.get_mut(from..from + self.width) else {
            return;
        };
        if readers.iter_mut().any(|readers| *readers.get_mut() != 0) {
            self.let_go(part);
        }
    }

    /// What has read a part holds no more; nor does what has read a number that is among it.
    fn let_go(&mut self, part: usize) {
        for word in 0..self.width {
            let readers = std::mem::take(self.readers[part * self.width + word].get_mut());
            let holding = self.holding[word].get_mut();
            let mut gone = *holding & readers;
            *holding &= !readers;
            while gone != 0 && word * 64 < self.values.len() {
                let finding = word * 64 + gone.trailing_zeros() as usize;
                gone &= gone - 1;
                if finding < self.values.len() {
                    self.wrote(self.found + finding);
                }
            }
        }
        *self.some.get_mut() = self.holding.iter_mut().any(|holding| *holding.get_mut() != 0);
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
        if self.has_room() {
            self.wrote(self.of_number(at));
        }
    }

    /// A card lies elsewhere, or belongs to somebody else.
    #[inline(always)]
    pub fn wrote_card(&mut self, card: CardAt) {
        if *self.of_cards.get_mut() {
            self.wrote(self.cards + usize::from(card));
        }
    }

    /// It is another player's turn.
    #[inline(always)]
    pub fn wrote_active(&mut self) {
        self.wrote(self.active);
    }

    /// Reads a word of each line of memory that is asked at nearly every decision; what it returns means nothing.
    pub fn bring_near(&self) -> u64 {
        // Who has read what lies where, and numbers: the parts of cards, of which there are many, come behind them.
        let readers = self.readers.iter().take(self.cards * self.width).step_by(8);
        readers.chain(&self.holding).fold(0, |sum, word| sum ^ word.load(Relaxed))
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.holding.iter_mut().for_each(|holding| *holding.get_mut() = 0);
        *self.some.get_mut() = false;
    }
}

/// A list that holds the same as another, in the room of an old one.
fn filled<T>(mut old: Vec<T>, from: &[T], copy: impl Fn(&T) -> T) -> Vec<T> {
    old.clear();
    old.extend(from.iter().map(copy));
    old
}

fn word(of: &AtomicU64) -> AtomicU64 {
    AtomicU64::new(of.load(Relaxed))
}

impl Reading<'_> {
    #[inline(always)]
    fn read(&self, part: usize) {
        match self.findings.readers.get(part * self.findings.width + self.word) {
            Some(readers) => readers.store(readers.load(Relaxed) | self.bit, Relaxed),
            None => self.anything(),
        }
    }

    /// What lies in a zone, and how, is read.
    #[inline(always)]
    pub fn zone(&self, zone: ZoneAt) {
        self.read(usize::from(zone));
    }

    /// A number that is kept is read.
    #[inline(always)]
    pub fn number(&self, at: usize) {
        let part = self.findings.of_number(at);
        if part >= self.findings.cards {
            self.findings.of_cards.store(true, Relaxed);
        }
        self.read(part);
    }

    /// What a card is, where it lies, whose it is, and its numbers are read.
    #[inline(always)]
    pub fn card(&self, card: CardAt) {
        self.findings.of_cards.store(true, Relaxed);
        self.read(self.findings.cards + usize::from(card));
    }

    /// Whose turn it is is read.
    #[inline(always)]
    pub fn active(&self) {
        self.read(self.findings.active);
    }

    /// Another finding, which is a number, is read.
    #[inline(always)]
    pub fn found(&self, finding: usize) {
        self.read(self.findings.found + finding);
    }

    /// Something is read that is no part of the state in this sense: how far a phase is, all cards wherever they lie.
    #[inline(always)]
    pub fn anything(&self) {
        self.findings.beyond.store(true, Relaxed);
    }
}

impl Position<'_> {
    /// A zone is looked into.
    #[inline(always)]
    pub(crate) fn reads_zone(&self, zone: ZoneAt) {
        if let Some(reading) = self.reading {
            reading.zone(zone);
        }
    }

    /// It is read what a card is, where it lies, or whose it is. Who goes through the cards of a zone notes the zone.
    #[inline(always)]
    pub(crate) fn reads_card(&self, card: CardAt) {
        if let Some(reading) = self.reading {
            reading.card(card);
        }
    }

    /// It is read what lies next to a card in its zone.
    #[inline(always)]
    pub(crate) fn reads_beside(&self, card: CardAt) {
        if let Some(reading) = self.reading {
            reading.card(card);
            let zone = self.state.cards[usize::from(card)].zone;
            if zone != ZoneAt::NOTHING {
                reading.zone(zone);
            }
        }
    }

    /// A number that is kept is read.
    #[inline(always)]
    pub(crate) fn reads_number(&self, at: usize) {
        if let Some(reading) = self.reading {
            reading.number(at);
        }
    }

    /// More is read than what lies where and what is kept.
    #[inline(always)]
    pub(crate) fn reads_anything(&self) {
        if let Some(reading) = self.reading {
            reading.anything();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Findings;

    fn findings(parts: usize, many: usize) -> Findings {
        let mut findings = Findings { found: parts, ..Findings::default() };
        findings.lay_out(many, 2);
        findings
    }

    #[test]
    fn what_was_read_and_written_holds_no_more() {
        let mut findings = findings(100, 80);
        let reading = findings.reading(70);
        reading.read(5);
        findings.made(70);
        findings.made(71);
        findings.wrote(6);
        assert!(findings.holds(70) && findings.holds(71));
        findings.wrote(5);
        assert!(!findings.holds(70) && findings.holds(71));
    }

    #[test]
    fn with_a_number_goes_what_has_read_it() {
        let mut findings = findings(100, 80);
        findings.reading(1).read(5);
        findings.keep(1, 7);
        findings.reading(70).found(1);
        findings.made(70);
        assert_eq!((findings.value(1), findings.holds(70)), (7, true));
        findings.wrote(5);
        assert!(!findings.holds(1) && !findings.holds(70));
    }

    #[test]
    fn what_would_take_too_much_room_is_never_held() {
        let mut findings = findings(2_000_000, 60_000);
        assert!(!findings.has_room());
        let outer = findings.begin();
        findings.reading(70).read(5);
        assert!(!findings.end(outer), "nothing could be noted");
        findings.made(70);
        findings.keep(1, 7);
        assert!(!findings.holds(70) && !findings.holds(1));
        findings.wrote(5);
    }
}
