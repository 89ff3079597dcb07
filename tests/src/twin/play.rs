//! What a choice does, up to the next decision.

use super::cards::{Card, JACK, Role, face};
use super::dice::Chance;
use super::legal::Move;
use super::state::{Player, Stage, Table, expedition_bit};

/// Who has so many coins loses half of them to a tax (PRB-61).
const TAXED_FROM: u8 = 12;
/// So much influence announces the end (PRB-111).
const END: u8 = 12;
/// So many cards in the harbour please an admiral (PRB-98).
const FULL_HARBOUR: usize = 5;

impl Table {
    /// Carries a choice out and goes on to the next decision, or to the end.
    pub fn play(&mut self, chosen: Move, chance: &mut impl Chance) {
        match (chosen, self.stage) {
            (Move::Reveal, _) => self.reveal(chance),
            (Move::Stop, _) => self.begin_go(self.active, chance),
            (Move::Repel, Stage::Newcomer(ship)) => {
                self.discards.push(ship);
                self.stage = Stage::Discover;
            }
            (Move::LetIn, Stage::Newcomer(ship)) => {
                self.stage = Stage::Discover;
                self.let_in(ship, chance);
            }
            (Move::Trade(ship), Stage::Go(left)) => {
                self.trade(ship, chance);
                self.stage = Stage::Go(left - 1);
            }
            (Move::Hire(character), Stage::Go(left)) => {
                self.hire(character);
                self.stage = Stage::Go(left - 1);
            }
            (Move::Claim(expedition, paid), _) => self.claim(expedition, paid, chance),
            (Move::Pass, Stage::LastChance) => self.end_turn(),
            (Move::Pass, _) => self.end_go(chance),
            (chosen, stage) => unreachable!("{chosen:?} is not on offer at {stage:?}"),
        }
        self.ask(chance);
    }

    /// Goes on until somebody has something to decide: who can only pass is not asked.
    fn ask(&mut self, chance: &mut impl Chance) {
        loop {
            self.find_moves();
            match self.stage {
                Stage::Go(_) if self.moves.list().len() == 1 => self.end_go(chance),
                Stage::LastChance if self.moves.list().len() == 1 => self.end_turn(),
                _ => return,
            }
        }
    }

    /// The top card of the deck; when the deck has run out, the discard pile is shuffled (PRB-16, PRB-S01). Nothing
    /// if both are empty.
    #[inline]
    fn draw(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.deck.is_empty() {
            self.discards.empty_onto(&mut self.deck);
            if self.deck.is_empty() {
                return None;
            }
            chance.shuffle(self.deck.cards_mut());
        }
        self.deck.pop()
    }

    /// A player gets coins, as many as there are (PRB-10, PRB-S02).
    pub(super) fn gain(&mut self, seat: u8, coins: u8, chance: &mut impl Chance) {
        for _ in 0..coins {
            let Some(card) = self.draw(chance) else { return };
            self.player(seat).purse.push(card);
        }
    }

    /// Coins go to the discard pile (PRB-13).
    fn spend(&mut self, seat: u8, coins: u8) {
        for _ in 0..coins {
            if let Some(card) = self.player(seat).purse.pop() {
                self.discards.push(card);
            }
        }
    }

    /// One coin for the active player, who pays none (PRB-14, 78, 81).
    fn compensate(&mut self) {
        if self.asked != self.active
            && let Some(card) = self.players[usize::from(self.asked)].purse.pop()
        {
            self.player(self.active).purse.push(card);
        }
    }

    /// Gives coins to all seats, from the active player on clockwise.
    fn gain_all(&mut self, coins: impl Fn(&Table, u8) -> u8, chance: &mut impl Chance) {
        let mut seat = self.active;
        for _ in 0..self.seats {
            self.gain(seat, coins(self, seat), chance);
            seat = self.after(seat);
        }
    }

    fn reveal(&mut self, chance: &mut impl Chance) {
        let Some(card) = self.draw(chance) else { return };
        self.revealed = true;
        let face = face(card);
        match face.role {
            Role::Ship if self.players[usize::from(self.active)].sabres >= face.sabres => {
                self.stage = Stage::Newcomer(card);
            }
            Role::Ship => self.let_in(card, chance),
            Role::Expedition => self.row |= expedition_bit(card),
            Role::TaxMostSabres | Role::TaxLeastInfluence => {
                self.tax(face.role, chance);
                self.discards.push(card);
            }
            _ => self.harbour.push(card),
        }
    }

    /// All losses first, then the bonus for all who are tied (PRB-61 to 70, PRB-S09).
    fn tax(&mut self, role: Role, chance: &mut impl Chance) {
        let mut seat = self.active;
        for _ in 0..self.seats {
            let coins = self.players[usize::from(seat)].purse.length();
            if coins >= TAXED_FROM {
                self.spend(seat, coins / 2);
            }
            seat = self.after(seat);
        }
        let seated = &self.players[..usize::from(self.seats)];
        if role == Role::TaxMostSabres {
            let most = seated.iter().map(|player| player.sabres).max();
            self.gain_all(|table, seat| u8::from(Some(table.players[usize::from(seat)].sabres) == most), chance);
        } else {
            let least = seated.iter().map(|player| player.influence).min();
            self.gain_all(|table, seat| u8::from(Some(table.players[usize::from(seat)].influence) == least), chance);
        }
    }

    /// A ship enters the harbour; the second of a colour is a bust (PRB-41): the harbour is discarded, all jesters
    /// pay, and the active player may still complete expeditions (PRB-45 to 49, PRB-S10).
    fn let_in(&mut self, ship: Card, chance: &mut impl Chance) {
        let colour = 1 << face(ship).colour;
        self.harbour.push(ship);
        if self.colours & colour == 0 {
            self.colours |= colour;
            return;
        }
        self.harbour.empty_onto(&mut self.discards);
        self.gain_all(|table, seat| table.players[usize::from(seat)].jesters, chance);
        self.stage = Stage::LastChance;
    }

    /// How many cards may be taken is settled before anything else (PRB-72, 73, 103, PRB-S24); then admirals or
    /// jesters pay (PRB-98 to 101).
    fn begin_go(&mut self, seat: u8, chance: &mut impl Chance) {
        let colours = self.colours.count_ones() as u8;
        let base = if seat == self.active { 1 + colours.saturating_sub(3) } else { 1 };
        self.asked = seat;
        let Player { governors, admirals, jesters, .. } = *self.player(seat);
        self.stage = Stage::Go(base + governors);
        if self.harbour.cards().len() >= FULL_HARBOUR {
            self.gain(seat, 2 * admirals, chance);
        } else if self.harbour.is_empty() {
            self.gain(seat, jesters, chance);
        }
    }

    /// The next player's go, or the end of the turn (PRB-71).
    fn end_go(&mut self, chance: &mut impl Chance) {
        let next = self.after(self.asked);
        if next == self.active { self.end_turn() } else { self.begin_go(next, chance) }
    }

    /// The ship is discarded before its coins are taken (PRB-87); traders of its colour add to them (PRB-89).
    fn trade(&mut self, ship: Card, chance: &mut impl Chance) {
        let face = face(ship);
        self.harbour.remove(ship);
        self.discards.push(ship);
        let traders = self.players[usize::from(self.asked)].traders[usize::from(face.colour)];
        self.gain(self.asked, face.coins + traders, chance);
        self.compensate();
    }

    fn hire(&mut self, character: Card) {
        let seat = self.asked;
        let cost = face(character).cost.saturating_sub(self.players[usize::from(seat)].senoritas);
        self.spend(seat, cost);
        self.harbour.remove(character);
        self.player(seat).take(character);
        self.look_for_end(seat);
        self.compensate();
    }

    /// One deed: professions are discarded, the expedition is taken, then its coins (PRB-53 to 58, PRB-S19).
    fn claim(&mut self, expedition: Card, paid: [u8; JACK + 1], chance: &mut impl Chance) {
        let seat = self.asked;
        for (profession, count) in paid.into_iter().enumerate() {
            self.player(seat).give_up(profession, count);
            (0..count).for_each(|_| self.discards.push(profession as Card));
        }
        self.row &= !expedition_bit(expedition);
        self.player(seat).take(expedition);
        self.gain(seat, face(expedition).coins, chance);
        self.look_for_end(seat);
    }

    fn look_for_end(&mut self, seat: u8) {
        self.announced |= self.players[usize::from(seat)].influence >= END;
    }

    /// What is left in the harbour is discarded (PRB-86); the next player is active (PRB-21), unless the end was
    /// announced and the round is over (PRB-113).
    fn end_turn(&mut self) {
        self.harbour.empty_onto(&mut self.discards);
        self.colours = 0;
        self.dry = if self.revealed { 0 } else { self.dry.saturating_add(1) };
        self.revealed = false;
        let next = self.after(self.active);
        // The rulebook is silent on a table where all cards are held and nobody has found one to reveal for a whole
        // round; there the game ends, too.
        let stuck = self.dry >= self.seats && self.deck.is_empty() && self.discards.is_empty();
        if next == self.first && (self.announced || stuck) {
            self.stage = Stage::Over(self.winners());
            return;
        }
        (self.active, self.asked) = (next, next);
        self.stage = Stage::Discover;
    }
}
