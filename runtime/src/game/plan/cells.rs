//! The cells of a state: parts of it that are written and read as one. Whoever remembers an answer notes which cells it
//! was found in, and asks anew when one of them was written.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_dsl::vocabulary::{Bearer, BoardId, CounterId};

use crate::game::{Game, MOST_SEATS, Spread};

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell(u32);

impl Cell {
    /// Whose turn it is.
    pub const ACTIVE: Cell = Cell(0);
    /// What lies under cards.
    pub const UNDER: Cell = Cell(1);
    /// What lies under crafted cards, which consist of it.
    pub const PARTS: Cell = Cell(2);
    const OTHERS: u32 = 3;

    /// Its number.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which cell everything is in: each zone in its own, the places of a board in one, each counter of the table and of
/// each player in its own, those of all cards, or of all places, in one.
#[derive(Debug, Default)]
pub struct CellMap {
    zones: Box<[u32]>,
    fixed: Box<[u32]>,
    boards: Box<[u32]>,
    of_cards: u32,
    each_card: u32,
    many: usize,
}

impl CellMap {
    /// The cells of a game.
    pub fn of(game: &Game) -> CellMap {
        let layout = &game.layout;
        let mut next = Cell::OTHERS;
        let mut fresh = || {
            next += 1;
            next - 1
        };
        let boards: Box<[u32]> = game.boards.iter().map(|_| fresh()).collect();
        let zones = layout
            .spread
            .iter()
            .map(|spread| match spread {
                Spread::Zone(..) => fresh(),
                Spread::Place(board, _) | Spread::Tiles(board) => boards[usize::from(*board)],
                Spread::Under(_) => Cell::UNDER.0,
            })
            .collect();
        let mut fixed = vec![0; layout.counters_fixed];
        for (counter, base) in game.counters.iter().zip(&layout.counter_base) {
            let base = *base;
            match counter.bearer {
                Bearer::Table => fixed[base] = fresh(),
                Bearer::Player => fixed[base..base + MOST_SEATS].iter_mut().for_each(|cell| *cell = fresh()),
                Bearer::Place => {
                    let places: usize = game.boards.iter().map(|board| usize::from(board.most)).sum();
                    fixed[base..base + places].fill(fresh());
                }
                Bearer::Card => {}
            }
        }
        let told = fresh();
        fixed[layout.told_base..].fill(told);
        let of_cards = next;
        let each_card = layout.card_starts.len() as u32;
        CellMap { zones, fixed: fixed.into(), boards, of_cards, each_card, many: (of_cards + each_card) as usize }
    }

    /// How many cells there are.
    pub fn many(&self) -> usize {
        self.many
    }

    /// The cell of a zone.
    #[inline(always)]
    pub fn zone(&self, zone: ZoneAt) -> Cell {
        self.zones.get(usize::from(zone)).map_or(Cell::UNDER, |cell| Cell(*cell))
    }

    /// The cell of a number that is kept, by its place among all.
    #[inline(always)]
    pub fn kept(&self, at: usize) -> Cell {
        match self.fixed.get(at) {
            Some(cell) => Cell(*cell),
            None => Cell(self.of_cards + (at - self.fixed.len()) as u32 % self.each_card.max(1)),
        }
    }

    /// The cell of the places of a board.
    pub fn board(&self, board: BoardId) -> Cell {
        Cell(self.boards[usize::from(board)])
    }

    /// The cell of a counter that cards have.
    pub fn of_card(&self, game: &Game, counter: CounterId) -> Cell {
        Cell(self.of_cards + game.layout.counter_base[usize::from(counter)] as u32)
    }

    /// The cells of all counters that cards have.
    pub fn of_cards(&self) -> impl Iterator<Item = Cell> + use<> {
        (self.of_cards..self.of_cards + self.each_card).map(Cell)
    }
}
