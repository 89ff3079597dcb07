//! Everything that can change: piles and purses in fixed arrays, and sums kept up to date as cards come and go.

use super::cards::{Card, DECK, FACES, FIRST_EXPEDITION, Face, PROFESSIONS, Role, SPECIAL_EXPEDITION, face};
use super::dice::Chance;
use super::legal::Moves;

/// The most players (PRB-01).
pub const MOST_SEATS: usize = 5;
/// Coins of each player at the beginning (PRB-06).
const FIRST_COINS: u8 = 3;

/// Cards one upon the other; the last one is the top.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    cards: [Card; DECK],
    length: u8,
}

impl Pile {
    const EMPTY: Pile = Pile { cards: [0; DECK], length: 0 };

    /// Its cards, the top one last.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.length)]
    }

    #[inline]
    pub(super) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.length)]
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.length)] = card;
        self.length += 1;
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.length = self.length.checked_sub(1)?;
        Some(self.cards[usize::from(self.length)])
    }

    /// Takes one card like this out; the others keep their order.
    pub(super) fn remove(&mut self, card: Card) {
        if let Some(at) = self.cards().iter().position(|known| *known == card) {
            self.cards.copy_within(at + 1..usize::from(self.length), at);
            self.length -= 1;
        }
    }

    /// Puts all cards on another pile.
    pub(super) fn empty_onto(&mut self, other: &mut Pile) {
        let from = usize::from(other.length);
        other.cards[from..from + usize::from(self.length)].copy_from_slice(self.cards());
        other.length += self.length;
        self.length = 0;
    }
}

/// Coins are cards face down, spent in the order in which they came (PRB-S03): a ring.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    cards: [Card; Purse::RING],
    oldest: u8,
    length: u8,
}

impl Purse {
    /// More than all cards of the deck, and a power of two.
    const RING: usize = 128;
    const EMPTY: Purse = Purse { cards: [0; Purse::RING], oldest: 0, length: 0 };

    /// How many coins.
    #[inline]
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The cards, the oldest first.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = Card> + Clone + '_ {
        (0..self.length).map(|at| self.cards[usize::from(self.oldest.wrapping_add(at)) % Purse::RING])
    }

    #[inline]
    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.oldest.wrapping_add(self.length)) % Purse::RING] = card;
        self.length += 1;
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<Card> {
        self.length = self.length.checked_sub(1)?;
        let card = self.cards[usize::from(self.oldest)];
        self.oldest = (self.oldest + 1) % Purse::RING as u8;
        Some(card)
    }
}

/// What lies before one player.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    pub purse: Purse,
    /// Characters and expeditions by face.
    pub held: [u8; FACES.len()],
    pub influence: u8,
    pub sabres: u8,
    pub(super) traders: [u8; 5],
    pub(super) senoritas: u8,
    pub(super) jesters: u8,
    pub(super) admirals: u8,
    pub(super) governors: u8,
}

impl Player {
    const EMPTY: Player = Player {
        purse: Purse::EMPTY,
        held: [0; FACES.len()],
        influence: 0,
        sabres: 0,
        traders: [0; 5],
        senoritas: 0,
        jesters: 0,
        admirals: 0,
        governors: 0,
    };

    /// A character or an expedition comes into the zone; its influence counts (PRB-57, 91, 110).
    pub(super) fn take(&mut self, card: Card) {
        let face = face(card);
        self.held[usize::from(card)] += 1;
        self.influence += face.points;
        match face.role {
            Role::Trader => self.traders[usize::from(face.colour)] += 1,
            Role::Sailor | Role::Pirate => self.sabres += face.sabres,
            Role::Senorita => self.senoritas += 1,
            Role::Jester => self.jesters += 1,
            Role::Admiral => self.admirals += 1,
            Role::Governor => self.governors += 1,
            _ => {}
        }
    }

    /// Professions are the only cards that ever leave it (PRB-53, 56).
    #[inline]
    pub(super) fn give_up(&mut self, profession: usize, count: u8) {
        self.held[profession] -= count;
        self.influence -= count * FACES[profession].points;
    }

    /// Captains, priests, settlers and jacks.
    #[inline]
    pub(super) fn professions(&self) -> [u8; PROFESSIONS] {
        [self.held[0], self.held[1], self.held[2], self.held[3]]
    }
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Phase 1.
    Discover,
    /// Whether this ship, just revealed, is repelled.
    Newcomer(Card),
    /// Expeditions after a bust (PRB-49).
    LastChance,
    /// A go of phase 2, with so many cards still to be taken.
    Go(u8),
    /// Nothing any more: these seats have won, as bits.
    Over(u8),
}

/// A game in progress. Between two decisions nothing is allocated.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub seats: u8,
    pub first: u8,
    pub active: u8,
    /// Who decides.
    pub asked: u8,
    pub stage: Stage,
    /// What can be chosen.
    pub moves: Moves,
    /// Whether a card was revealed in this turn.
    pub(super) revealed: bool,
    /// Whether the end was announced (PRB-111).
    pub announced: bool,
    /// Turns in a row in which nothing could be revealed.
    pub(super) dry: u8,
    /// Colours of ships in the harbour, as bits.
    pub(super) colours: u8,
    /// Expeditions on the table, as bits.
    pub row: u8,
    pub deck: Pile,
    pub discards: Pile,
    pub harbour: Pile,
    pub players: [Player; MOST_SEATS],
}

impl Table {
    /// Set-up (PRB-02 to PRB-07). Coins are dealt to one player after the other, beginning with the first.
    pub fn open(seats: u8, first: u8, chance: &mut impl Chance) -> Table {
        let mut table = Table {
            seats,
            first,
            active: first,
            asked: first,
            stage: Stage::Discover,
            moves: Moves::NONE,
            revealed: false,
            announced: false,
            dry: 0,
            colours: 0,
            row: 0,
            deck: Pile::EMPTY,
            discards: Pile::EMPTY,
            harbour: Pile::EMPTY,
            players: [Player::EMPTY; MOST_SEATS],
        };
        for (card, Face { copies, .. }) in (0..).zip(&FACES) {
            if card != SPECIAL_EXPEDITION {
                (0..*copies).for_each(|_| table.deck.push(card));
            }
        }
        if usize::from(seats) == MOST_SEATS {
            table.row = expedition_bit(SPECIAL_EXPEDITION);
        }
        chance.shuffle(table.deck.cards_mut());
        let mut seat = first;
        for _ in 0..seats {
            table.gain(seat, FIRST_COINS, chance);
            seat = table.after(seat);
        }
        table.find_moves();
        table
    }

    /// The next seat clockwise.
    #[inline]
    pub(super) fn after(&self, seat: u8) -> u8 {
        if seat + 1 == self.seats { 0 } else { seat + 1 }
    }

    #[inline]
    pub(super) fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.players[usize::from(seat)]
    }
}

/// The place of an expedition in the row.
#[inline]
pub fn expedition_bit(card: Card) -> u8 {
    1 << (card - FIRST_EXPEDITION)
}
