//! Cards by what is printed on them, wherever they lie: a card of which there are few is found among its kin, not in
//! every place where it could be.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_dsl::vocabulary::FamilyId;

use super::State;
use super::position::Position;
use crate::game::{Game, SuchPlan};

/// Of more cards than this every place is looked at.
const FEW: usize = 16;

/// The cards of a match by kin: families that are faces of the same card are one kin, named by the first face.
#[derive(Default)]
pub struct Kin {
    /// Where the cards of each kin begin; nothing while they are not known.
    from: Vec<u32>,
    cards: Vec<CardAt>,
}

/// The zones in which some cards lie, in an order.
pub struct Whereabouts {
    zones: [(u32, ZoneAt); FEW],
    many: usize,
}

impl Kin {
    /// Finds the cards of a match, unless that is done.
    #[inline(always)]
    pub fn find(&mut self, game: &Game, state: &State) {
        if self.from.is_empty() {
            self.look_for(game, state);
        }
    }

    #[cold]
    fn look_for(&mut self, game: &Game, state: &State) {
        let kin = |card: &super::CardState| game.kin(card.printing).index();
        self.from.resize(game.families.len() + 2, 0);
        state.cards.iter().for_each(|card| self.from[kin(card) + 2] += 1);
        for at in 2..self.from.len() {
            self.from[at] += self.from[at - 1];
        }
        self.cards.clear();
        self.cards.resize(state.cards.len(), CardAt::NOTHING);
        for (at, card) in state.cards.iter().enumerate() {
            let next = &mut self.from[kin(card) + 1];
            self.cards[*next as usize] = CardAt::at(at);
            *next += 1;
        }
    }

    /// Becomes the same as another, in the room that is there.
    pub fn copy_from(&mut self, other: &Kin) {
        self.from.clone_from(&other.from);
        self.cards.clone_from(&other.cards);
    }

    /// Cards may have become others.
    pub fn forget(&mut self) {
        self.from.clear();
    }

    fn of(&self, family: FamilyId) -> &[CardAt] {
        let at = family.index();
        &self.cards[self.from[at] as usize..self.from[at + 1] as usize]
    }
}

impl Whereabouts {
    /// The zones, from the first to the last.
    pub fn zones(&self) -> impl DoubleEndedIterator<Item = ZoneAt> {
        self.zones[..self.many].iter().map(|(_, zone)| *zone)
    }

    /// Adds a zone at its place, once. False if there are too many.
    fn add(&mut self, rank: u32, zone: ZoneAt) -> bool {
        let at = self.zones[..self.many].partition_point(|(other, _)| *other < rank);
        if self.zones[..self.many].get(at).is_some_and(|(other, _)| *other == rank) {
            return true;
        }
        if self.many == FEW {
            return false;
        }
        self.zones.copy_within(at..self.many, at + 1);
        self.zones[at] = (rank, zone);
        self.many += 1;
        true
    }
}

impl Position<'_> {
    /// The zones in which such cards may lie, by their rank among those that are looked at, if there are so few such cards
    /// that it is quicker to ask each where it lies than to look into so many zones.
    pub(super) fn seek(
        &self,
        such: &SuchPlan,
        zones: usize,
        rank: impl Fn(ZoneAt) -> Option<u32>,
    ) -> Option<Whereabouts> {
        let kin = self.memo.map(|memo| &memo.kin).filter(|kin| !kin.from.is_empty())?;
        if such.kin.is_empty() || such.kin.iter().map(|family| kin.of(*family).len()).sum::<usize>() * 2 > zones {
            return None;
        }
        let mut found = Whereabouts { zones: [(0, ZoneAt::NOTHING); FEW], many: 0 };
        for card in such.kin.iter().flat_map(|family| kin.of(*family)) {
            self.reads_card(*card);
            let zone = self.state.cards[usize::from(*card)].zone;
            if let Some(rank) = rank(zone)
                && !found.add(rank, zone)
            {
                return None;
            }
        }
        Some(found)
    }
}
