//! Chance that is asked for: a match notes the first question to chance that nothing was said about, so that whoever
//! walks through all that can happen meets chance as a decision of its own.
//!
//! A shuffle is no question. Its cards are *loose*: any of them may be any other, until one leaves the pile or somebody
//! sees it. Only then it is asked which card it is. What is said of a card holds from its shuffle on, so that whatever
//! reads it earlier reads the same.

use std::collections::{BTreeMap, VecDeque};

use quarterdeck_dsl::tree::{CardAt, Seat, ZoneAt};

use super::State;
use crate::game::{Layout, PrintingId};

/// One thing that chance can bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fall {
    /// This player begins.
    First(Seat),
    /// A card that was shuffled so many shuffles after the beginning has this printed on it.
    Face(CardAt, u32, PrintingId),
    /// A card with this printing is picked, or any that is loose.
    Pick(PrintingId),
    /// A scattered card lands here.
    Landing(ZoneAt),
    /// The next tile is turned, or not.
    Turn(bool),
}

/// A question to chance: what it can bring, each with its weight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// At least two, in an order that is always the same.
    pub falls: Vec<(Fall, u32)>,
}

/// What is noted while chance is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    /// For each card the shuffle since which it is loose; 0 if it is settled which card it is.
    loose: Vec<u32>,
    /// How many shuffles there were.
    shuffles: u32,
    /// Which cards are which, as was said.
    faces: Vec<(CardAt, u32, PrintingId)>,
    /// What else was said, in order.
    falls: VecDeque<Fall>,
    /// The first question that nothing was said about.
    question: Option<Question>,
    /// Where the counters of cards begin, and how many each has.
    counters: (usize, usize),
}

impl State {
    /// From here on chance is asked for.
    pub(crate) fn ask_chance(&mut self, layout: &Layout) {
        let asking = Asking {
            loose: vec![0; self.cards.len()],
            shuffles: 0,
            faces: Vec::new(),
            falls: VecDeque::new(),
            question: None,
            counters: (layout.counters_fixed, layout.card_starts.len()),
        };
        self.fixed.get_or_insert_default().asking = Some(Box::new(asking));
    }

    fn asking(&mut self) -> Option<&mut Asking> {
        self.fixed.as_mut()?.asking.as_deref_mut()
    }

    /// What is noted of chance, to be taken over by a copy.
    pub(crate) fn asked_so_far(&self) -> Option<Box<Asking>> {
        self.fixed.as_ref()?.asking.clone()
    }

    /// Takes over what another state has noted of chance.
    pub(crate) fn ask_as(&mut self, asking: Option<Box<Asking>>) {
        if asking.is_some() {
            self.fixed.get_or_insert_default().asking = asking;
        }
    }

    /// Whether chance is asked for.
    pub(crate) fn is_chance_asked(&self) -> bool {
        self.fixed.as_ref().is_some_and(|fixed| fixed.asking.is_some())
    }

    /// Says what chance brings until the next decision.
    pub(crate) fn say_chance(&mut self, falls: &[Fall]) {
        let Some(asking) = self.asking() else {
            return;
        };
        asking.question = None;
        asking.faces.clear();
        asking.falls.clear();
        for fall in falls {
            match *fall {
                Fall::Face(card, shuffle, printing) => asking.faces.push((card, shuffle, printing)),
                Fall::First(_) => {}
                Fall::Pick(_) | Fall::Landing(_) | Fall::Turn(_) => asking.falls.push_back(*fall),
            }
        }
        self.show_faces();
    }

    /// The first question since then that nothing was said about.
    pub(crate) fn chance_question(&mut self) -> Option<Question> {
        self.asking()?.question.take()
    }

    /// Cards that are loose, with their shuffle.
    pub(crate) fn loose_cards(&self) -> Vec<(CardAt, u32)> {
        let Some(asking) = self.fixed.as_ref().and_then(|fixed| fixed.asking.as_ref()) else {
            return Vec::new();
        };
        let all = CardAt::all(asking.loose.len()).zip(asking.loose.iter().copied());
        all.filter(|(_, shuffle)| *shuffle > 0).collect()
    }

    /// These cards were shuffled.
    pub(super) fn loosen(&mut self, order: &[CardAt]) {
        let Some(asking) = self.asking() else {
            return;
        };
        asking.shuffles += 1;
        let shuffle = asking.shuffles;
        for card in order {
            asking.loose[usize::from(*card)] = shuffle;
        }
        self.show_faces();
    }

    /// Lets every loose card of which it was said what it is be that card.
    fn show_faces(&mut self) {
        let Some(asking) = self.asking() else {
            return;
        };
        let faces = asking.faces.clone();
        for (card, shuffle, printing) in faces {
            let loose = self.loose_cards();
            if !loose.contains(&(card, shuffle)) {
                continue;
            }
            let is = |other: CardAt| self.cards[usize::from(other)].printing == printing;
            let other = loose.iter().find(|(other, same)| *same == shuffle && is(*other)).map(|(other, _)| *other);
            if let Some(other) = other.filter(|_| !is(card)) {
                self.exchange(card, other);
            }
            if let Some(asking) = self.asking() {
                asking.loose[usize::from(card)] = 0;
            }
        }
    }

    /// Two cards become each other where they lie, in the same zone.
    pub(crate) fn exchange(&mut self, one: CardAt, other: CardAt) {
        let (left, right) = (self.cards[usize::from(one)].printing, self.cards[usize::from(other)].printing);
        self.cards[usize::from(one)].printing = right;
        self.cards[usize::from(other)].printing = left;
        for (copy, _) in &mut self.copied {
            if *copy == one {
                *copy = other;
            } else if *copy == other {
                *copy = one;
            }
        }
        let Some((first, each)) = self.asking().map(|asking| asking.counters) else {
            return;
        };
        for at in 0..each {
            let counter = |card: CardAt| first + usize::from(card) * each + at;
            if counter(one).max(counter(other)) < self.counters.len() {
                self.counters.swap(counter(one), counter(other));
            }
        }
    }

    /// A card leaves its pile, or is seen: it must be settled which card it is.
    #[inline(always)]
    pub(crate) fn settle(&mut self, card: CardAt) {
        if self.fixed.is_some() {
            self.settle_loose(card);
        }
    }

    #[cold]
    fn settle_loose(&mut self, card: CardAt) {
        let loose = self.loose_cards();
        let Some((_, shuffle)) = loose.iter().find(|(known, _)| *known == card).copied() else {
            return;
        };
        let mut weights: BTreeMap<PrintingId, u32> = BTreeMap::new();
        for (other, _) in loose.iter().filter(|(_, same)| *same == shuffle) {
            *weights.entry(self.cards[usize::from(*other)].printing).or_default() += 1;
        }
        let falls = weights.into_iter().map(|(printing, weight)| (Fall::Face(card, shuffle, printing), weight));
        self.note_question(falls.collect());
        if let Some(asking) = self.asking() {
            asking.loose[usize::from(card)] = 0;
        }
    }

    fn note_question(&mut self, falls: Vec<(Fall, u32)>) {
        if let Some(asking) = self.asking()
            && asking.question.is_none()
            && falls.len() > 1
        {
            asking.question = Some(Question { falls });
        }
    }

    /// What was said about the next question, or notes the question.
    fn told_fall(&mut self, falls: Vec<(Fall, u32)>) -> Option<Fall> {
        if falls.len() < 2 {
            return None;
        }
        let asking = self.asking()?;
        match asking.falls.front() {
            Some(told) if falls.iter().any(|(fall, _)| fall == told) => asking.falls.pop_front(),
            _ => {
                self.note_question(falls);
                None
            }
        }
    }

    /// Which of these cards is picked, if it was said; all that are loose are one to chance.
    pub(super) fn told_pick(&mut self, cards: &[CardAt]) -> Option<usize> {
        if !self.is_chance_asked() {
            return None;
        }
        let loose = self.loose_cards();
        let shown = |card: &CardAt| match loose.iter().any(|(known, _)| known == card) {
            true => PrintingId::NOTHING,
            false => self.cards[usize::from(*card)].printing,
        };
        let shown: Vec<PrintingId> = cards.iter().map(shown).collect();
        let mut weights: BTreeMap<PrintingId, u32> = BTreeMap::new();
        for printing in &shown {
            *weights.entry(*printing).or_default() += 1;
        }
        match self.told_fall(weights.into_iter().map(|(printing, weight)| (Fall::Pick(printing), weight)).collect())? {
            Fall::Pick(told) => shown.iter().position(|printing| *printing == told),
            _ => None,
        }
    }

    /// Where a scattered card lands, if it was said.
    pub(super) fn told_landing(&mut self, targets: &[(ZoneAt, u32)]) -> Option<ZoneAt> {
        if !self.is_chance_asked() {
            return None;
        }
        let mut weights: BTreeMap<ZoneAt, u32> = BTreeMap::new();
        for (zone, weight) in targets.iter().filter(|(_, weight)| *weight > 0) {
            *weights.entry(*zone).or_default() += weight;
        }
        match self.told_fall(weights.into_iter().map(|(zone, weight)| (Fall::Landing(zone), weight)).collect())? {
            Fall::Landing(zone) => Some(zone),
            _ => None,
        }
    }

    /// Whether the next tile is turned, if it was said.
    pub(super) fn told_turn(&mut self) -> Option<bool> {
        match self.told_fall(vec![(Fall::Turn(false), 1), (Fall::Turn(true), 1)])? {
            Fall::Turn(turned) => Some(turned),
            _ => None,
        }
    }
}
