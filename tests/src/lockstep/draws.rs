//! In which order cards were drawn: read back from the state and the events behind a decision, so that the game
//! written by hand finds its cards as the engine's shuffle left them.

use std::collections::VecDeque;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_runtime::{Event, EventKind, Match};

use super::names::{Names, name};
use super::{Parting, parting};
use crate::twin::{Card, Chance};

/// Chance as the engine saw it during one decision.
pub(super) struct Told<'m> {
    names: &'m Names,
    played: &'m Match,
    /// How many events lie before the decision.
    before: usize,
    /// How many cards were drawn before the next shuffle: a deck is drawn to its end before another takes its place.
    drawn: usize,
    shuffles: u64,
    wrong: Option<Box<Parting>>,
}

impl<'m> Told<'m> {
    /// The match stands behind the decision already; before it there were so many events, and so many cards in the deck.
    pub fn new(names: &'m Names, played: &'m Match, before: usize, deck: usize) -> Told<'m> {
        Told { names, played, before, drawn: deck, shuffles: 0, wrong: None }
    }

    /// Both sides must have shuffled as often, and the same cards. Returns how often.
    pub fn agrees(self) -> Result<u64, Box<Parting>> {
        if let Some(wrong) = self.wrong {
            return Err(wrong);
        }
        let events = &self.played.events()[self.before..];
        let theirs = events.iter().filter(|event| event.kind() == EventKind::Shuffled).count() as u64;
        if theirs == self.shuffles {
            Ok(theirs)
        } else {
            Err(parting("how often the deck was shuffled", theirs.to_string(), self.shuffles.to_string()))
        }
    }

    /// All cards that were drawn since the decision, and behind them those that still lie in the deck, top first.
    ///
    /// The log does not say which cards became coins. But purses are spent from the front and filled from behind, so
    /// that what happened can be followed backwards from how they are now.
    fn order(&self) -> Vec<Option<Card>> {
        let (names, played) = (self.names, self.played);
        let mut purses: Vec<VecDeque<Option<Card>>> = (0..usize::from(played.position().seats()))
            .map(|seat| names.zone(played, names.purse.plus(seat)).map(Some).collect())
            .collect();
        let mut drawn = Vec::new();
        for event in played.events()[self.before..].iter().rev() {
            match *event {
                Event::Gained { seat, amount, .. } => {
                    drawn.extend((0..amount).map(|_| purses[usize::from(seat)].pop_back().flatten()));
                }
                Event::Paid { seat, amount, to: Some(to), .. } => {
                    for _ in 0..amount {
                        let coin = purses[usize::from(to)].pop_back().flatten();
                        purses[usize::from(seat)].push_front(coin);
                    }
                }
                // What was discarded cannot be found again.
                Event::Paid { seat, amount, to: None, .. } | Event::Lost { seat, amount, .. } => {
                    (0..amount).for_each(|_| purses[usize::from(seat)].push_front(None));
                }
                Event::Moved { card, from, .. } if from == names.deck => drawn.push(Some(names.face(played, card))),
                _ => {}
            }
        }
        drawn.reverse();
        drawn.extend(names.zone(played, names.deck).map(Some));
        drawn
    }
}

impl Chance for Told<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        self.shuffles += 1;
        let order = self.order();
        let deck = order.iter().skip(self.drawn).take(cards.len());
        let mut theirs: Vec<Card> = deck.copied().flatten().collect();
        self.drawn += cards.len();
        let new_deck = theirs.clone();
        theirs.sort_unstable();
        cards.sort_unstable();
        if theirs != cards {
            let tell = |cards: &[Card]| cards.iter().map(|card| name(*card)).collect::<Vec<_>>().join(", ");
            self.wrong = Some(parting("what was shuffled into the deck", tell(&theirs), tell(cards)));
            return;
        }
        // The last one is the top.
        for (slot, card) in cards.iter_mut().zip(new_deck.iter().rev()) {
            *slot = *card;
        }
    }
}
