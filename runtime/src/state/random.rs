//! All chance of a match: ChaCha8, keyed by the seed, one stream per question, so that asking
//! one thing more does not change what another question answers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use quarterdeck_dsl::tree::{CardAt, Seat, ZoneAt};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::State;
use crate::game::PrintingId;
use crate::hash::Fnv;
use crate::seats::Seats;

impl State {
    /// A generator for the next question about `topic` that is not a shuffle.
    pub(crate) fn chance(&mut self, topic: &str) -> ChaCha8Rng {
        self.rolls = self.rolls.wrapping_add(1);
        self.stream(topic, self.rolls)
    }

    fn stream(&self, topic: &str, count: u32) -> ChaCha8Rng {
        let mut hash = Fnv::default();
        hash.write(topic.as_bytes());
        hash.write(&count.to_le_bytes());
        let mut generator = ChaCha8Rng::seed_from_u64(self.seed);
        generator.set_stream(hash.0);
        generator
    }

    /// Where the next scattered card lands if that was said beforehand, and is possible.
    pub(crate) fn foretell(&mut self, targets: &[(ZoneAt, u32)]) -> Option<ZoneAt> {
        let Some(told) = self.foretold.front().copied() else {
            return self.told_landing(targets);
        };
        targets.iter().any(|(zone, _)| *zone == told).then(|| self.foretold.pop_front())?
    }

    /// Whether the next tile is turned, if that was said beforehand.
    pub(crate) fn fixed_turn(&mut self) -> Option<bool> {
        self.fixed.as_mut()?.turns.pop_front().or_else(|| self.told_turn())
    }

    /// Picks so many of these cards by chance, one after the other; those that were said beforehand come first, if they are
    /// there.
    pub fn pick(&mut self, mut cards: Vec<CardAt>, many: usize) -> Vec<CardAt> {
        let mut chance = self.chance("pick");
        let mut picked = Vec::with_capacity(many);
        while picked.len() < many && !cards.is_empty() {
            let at = self.fixed_pick(&cards).unwrap_or_else(|| below(&mut chance, cards.len() as u32) as usize);
            picked.push(cards.remove(at));
        }
        picked
    }

    /// Which of these cards is picked next, if that was said beforehand.
    fn fixed_pick(&mut self, cards: &[CardAt]) -> Option<usize> {
        let Some(next) = self.fixed.as_ref()?.picks.front().copied() else {
            return self.told_pick(cards);
        };
        let at = cards.iter().position(|card| self.cards[usize::from(*card)].printing == next)?;
        self.use_up_pick();
        Some(at)
    }

    /// What was said beforehand about the next pick is no more.
    pub fn use_up_pick(&mut self) {
        if let Some(fixed) = &mut self.fixed {
            fixed.picks.pop_front();
        }
    }

    /// A number from 1 to `sides`, and whether it was said beforehand.
    pub(crate) fn roll(&mut self, sides: u32) -> (u32, bool) {
        let mut chance = self.chance("roll");
        let told = self.fixed.as_ref().and_then(|fixed| fixed.rolls.front().copied());
        match told.filter(|told| (1..=sides).contains(told)) {
            Some(told) => {
                self.use_up_roll();
                (told, true)
            }
            None => (below(&mut chance, sides) + 1, false),
        }
    }

    /// What was said beforehand about the next number is no more.
    pub fn use_up_roll(&mut self) {
        if let Some(fixed) = &mut self.fixed {
            fixed.rolls.pop_front();
        }
    }

    /// What the next shuffle of a zone brings to the top, if that was said beforehand.
    fn fixed_tops(&mut self, zone: ZoneAt) -> Option<Vec<PrintingId>> {
        let fixed = self.fixed.as_mut()?;
        let at = fixed.tops.iter().position(|(known, _)| *known == zone)?;
        Some(fixed.tops.remove(at).1)
    }

    /// Brings cards with these printings to the front; what is not there is passed over.
    fn bring_to_top(&self, order: &mut Vec<CardAt>, tops: &[PrintingId]) {
        let mut lying: BTreeMap<PrintingId, VecDeque<CardAt>> = BTreeMap::new();
        for card in &*order {
            lying.entry(self.cards[usize::from(*card)].printing).or_default().push_back(*card);
        }
        let first: Vec<CardAt> = tops.iter().filter_map(|printing| lying.get_mut(printing)?.pop_front()).collect();
        let brought: BTreeSet<CardAt> = first.iter().copied().collect();
        order.retain(|card| !brought.contains(card));
        order.splice(0..0, first);
    }

    /// Shuffles the cards of a zone. Where every player has such a zone, each is shuffled by itself.
    pub(crate) fn shuffle(&mut self, zone: ZoneAt, topic: &str, whose: Option<Seat>) {
        let shuffles = &mut self.zones[usize::from(zone)].shuffles;
        *shuffles = shuffles.wrapping_add(1);
        let count = u32::from(self.zones[usize::from(zone)].shuffles) | u32::from(whose.unwrap_or(0)) << 16;
        let mut generator = self.stream(topic, count);
        let mut order: Vec<CardAt> = self.cards_in(zone).collect();
        for last in (1..order.len()).rev() {
            let other = below(&mut generator, last as u32 + 1) as usize;
            order.swap(last, other);
        }
        if let Some(tops) = self.fixed_tops(zone) {
            self.bring_to_top(&mut order, &tops);
        }
        self.chain(zone, &order);
        for card in &order {
            self.cards[usize::from(*card)].known = Seats::none();
        }
        if self.fixed.is_some() {
            self.loosen(&order);
        }
    }

    /// Brings cards with these printings to the top of a zone, where they lie now.
    pub(crate) fn put_on_top(&mut self, zone: ZoneAt, tops: &[PrintingId]) {
        let mut order: Vec<CardAt> = self.cards_in(zone).collect();
        self.bring_to_top(&mut order, tops);
        self.chain(zone, &order);
    }

    /// Lays the cards of a zone in this order, from the top down.
    fn chain(&mut self, zone: ZoneAt, order: &[CardAt]) {
        let mut above = CardAt::NOTHING;
        for (at, card) in order.iter().enumerate() {
            let state = &mut self.cards[usize::from(*card)];
            state.above = above;
            state.below = order.get(at + 1).copied().unwrap_or(CardAt::NOTHING);
            above = *card;
        }
        let pile = &mut self.zones[usize::from(zone)];
        pile.top = order.first().copied().unwrap_or(CardAt::NOTHING);
        pile.bottom = order.last().copied().unwrap_or(CardAt::NOTHING);
    }
}

/// A number from 0 up to, but without, `bound`, every one as likely (Lemire's method).
pub fn below(generator: &mut impl Rng, bound: u32) -> u32 {
    loop {
        let product = u64::from(generator.next_u32()) * u64::from(bound);
        let low = product as u32;
        if low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}
