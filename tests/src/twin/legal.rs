//! What can be chosen at a decision. Things that cannot be told apart are one choice.

use super::cards::{Card, EXPEDITIONS, FIRST_EXPEDITION, JACK, PROFESSIONS, Role, face};
use super::state::{Stage, Table};

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Move {
    Reveal,
    Stop,
    Repel,
    LetIn,
    Trade(Card),
    Hire(Card),
    /// An expedition, paid with so many captains, priests, settlers and jacks.
    Claim(Card, [u8; PROFESSIONS]),
    Pass,
}

/// All choices of a decision. The harbour has at most 26 different characters and 5 ships; the six expeditions can
/// be paid for in 29 ways.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    list: [Move; 64],
    length: u8,
}

impl Moves {
    pub(super) const NONE: Moves = Moves { list: [Move::Pass; 64], length: 0 };

    /// The choices.
    #[inline]
    pub fn list(&self) -> &[Move] {
        &self.list[..usize::from(self.length)]
    }

    #[inline]
    fn push(&mut self, chosen: Move) {
        self.list[usize::from(self.length)] = chosen;
        self.length += 1;
    }
}

impl Table {
    /// Finds all choices of whoever is asked.
    pub(super) fn find_moves(&mut self) {
        self.moves.length = 0;
        match self.stage {
            Stage::Discover => {
                let dry = self.deck.is_empty() && self.discards.is_empty();
                if !dry {
                    self.moves.push(Move::Reveal);
                }
                // At least one card is revealed each turn (PRB-22), unless there is none (PRB-S02).
                if self.revealed || dry {
                    self.moves.push(Move::Stop);
                }
                self.find_claims();
            }
            Stage::Newcomer(_) => {
                self.moves.push(Move::Repel);
                self.moves.push(Move::LetIn);
            }
            Stage::LastChance => {
                self.find_claims();
                self.moves.push(Move::Pass);
            }
            Stage::Go(left) => {
                if left > 0 {
                    self.find_takes();
                }
                // Only the active player, and only in the own go (PRB-50, PRB-S06).
                if self.asked == self.active {
                    self.find_claims();
                }
                self.moves.push(Move::Pass);
            }
            Stage::Over(_) => {}
        }
    }

    /// Cards of the harbour that can be taken. A ship always pays for its own compensation (PRB-82); a character must
    /// be paid for with the compensation (PRB-84, 92), which señoritas do not lower (PRB-94, 95, 97).
    fn find_takes(&mut self) {
        let player = &self.players[usize::from(self.asked)];
        let coins = player.purse.length();
        let compensation = u8::from(self.asked != self.active);
        let mut seen = 0u64;
        for card in self.harbour.cards() {
            if seen >> card & 1 == 1 {
                continue;
            }
            seen |= 1 << card;
            let face = face(*card);
            if face.role == Role::Ship {
                self.moves.push(Move::Trade(*card));
            } else if coins >= face.cost.saturating_sub(player.senoritas) + compensation {
                self.moves.push(Move::Hire(*card));
            }
        }
    }

    /// Every way to pay for every expedition in the row: one card for one symbol, a jack for any (PRB-53 to 55, S14).
    fn find_claims(&mut self) {
        if self.row == 0 {
            return;
        }
        let have = self.players[usize::from(self.asked)].professions();
        for at in (0..EXPEDITIONS).filter(|at| self.row >> at & 1 == 1) {
            let card = FIRST_EXPEDITION + at;
            let need = face(card).symbols;
            let all: u8 = need.iter().sum();
            for captains in 0..=need[0].min(have[0]) {
                for priests in 0..=need[1].min(have[1]) {
                    for settlers in 0..=need[2].min(have[2]) {
                        let jacks = all - captains - priests - settlers;
                        if jacks <= have[JACK] {
                            self.moves.push(Move::Claim(card, [captains, priests, settlers, jacks]));
                        }
                    }
                }
            }
        }
    }
}
