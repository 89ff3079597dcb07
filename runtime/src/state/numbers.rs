//! Named numbers that were asked for, remembered as long as nothing is written that is read to find them; and when each
//! cell of the state was last written.

use std::sync::atomic::{AtomicU64, Ordering};

use quarterdeck_dsl::tree::{Seat, Thing};
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, ZoneId};

use super::State;
use super::kin::Kin;
use super::listed::Listed;
use super::position::Position;
use super::reading::Findings;
use crate::game::{Cell, Game, Program, QueryPlan};

/// More numbers than this are not remembered.
const MOST: usize = 1 << 16;

/// What is remembered, and what was written when.
#[derive(Default)]
pub struct Numbers {
    /// Increases with whatever is written.
    now: u32,
    /// When each cell was last written.
    written: Vec<u32>,
    /// When everything was.
    all_written: u32,
    /// When a number was found, and the number. It can be asked from any thread: both are one word.
    kept: Vec<AtomicU64>,
    /// How many cards there are.
    cards: usize,
    /// What was found and still holds.
    pub findings: Findings,
    /// Cards by what is printed on them.
    pub kin: Kin,
    /// Places of boards.
    listed: Listed,
}

impl Numbers {
    /// Makes room for the numbers of a match with so many cards.
    pub fn make_room(&mut self, program: &Program, cards: usize) {
        self.now = self.now.max(1);
        self.all_written = self.now;
        self.now += 1;
        self.written.resize(program.cells.many(), 0);
        self.cards = cards;
        let room = program.remembered.room(cards);
        if room <= MOST {
            self.kept.resize_with(room, AtomicU64::default);
        }
    }

    /// Lists the places of boards anew where they have changed.
    #[inline]
    pub fn list_places(&mut self, game: &Game, program: &Program, state: &State) {
        if game.boards.is_empty() {
            return;
        }
        if self.listed.valued < self.all_written {
            self.listed.list_values(game, state, self.now);
        }
        for board in BoardId::all(game.boards.len()) {
            if self.filled(program, board).is_none() {
                self.listed.list_filled(board, game, state, self.now);
            }
        }
        if let Some(reads) = &program.joined {
            if self.listed.joined.0 != 0 && self.is_since(self.listed.joined.0, reads) {
                self.listed.joined.1 = self.now;
            } else {
                let position = Position { program: Some(program), ..Position::new(game, state) };
                self.listed.list_ends(&position, self.now);
            }
        }
        debug_assert!(self.lists_what_is(game, program, state), "places were not listed anew");
    }

    /// Where a zone lies along a board, if it is known whether it is joined to it: then where, or that it is not.
    #[inline]
    pub fn end_along(&self, game: &Game, board: BoardId, zone: ZoneId) -> Option<Option<i32>> {
        let known = self.listed.joined.1 == self.now && self.now != 0;
        known.then(|| self.listed.end_along(game, board, zone))
    }

    /// The lists are what they would be if they were made now.
    fn lists_what_is(&self, game: &Game, program: &Program, state: &State) -> bool {
        let mut anew = Listed::default();
        if program.joined.is_some() {
            anew.list_ends(&Position { program: Some(program), ..Position::new(game, state) }, self.now);
            anew.joined = self.listed.joined;
        }
        anew.list_values(game, state, self.listed.valued);
        for board in BoardId::all(game.boards.len()) {
            let when = self.listed.filled(board).map_or(0, |(when, _)| when);
            anew.list_filled(board, game, state, when);
        }
        anew == self.listed
    }

    /// The places of a board that have a value, if they are listed.
    #[inline]
    pub fn of_value(&self, game: &Game, board: BoardId, attribute: AttributeId, value: i32) -> Option<&[u16]> {
        if self.listed.valued < self.all_written {
            return None;
        }
        self.listed.of_value(game, board, attribute, value)
    }

    /// The places of a board where something lies, if they are listed.
    #[inline]
    pub fn filled(&self, program: &Program, board: BoardId) -> Option<&[u16]> {
        let (when, places) = self.listed.filled(board)?;
        let still = when != 0 && self.is_since(when, &[program.cells.board(board)]);
        still.then_some(places)
    }

    /// A cell is written.
    #[inline(always)]
    pub fn wrote(&mut self, cell: Cell) {
        if let Some(when) = self.written.get_mut(cell.index()) {
            self.now += 1;
            *when = self.now;
        }
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.now += 1;
        self.all_written = self.now;
        self.kin.forget();
        self.findings.wrote_all();
    }

    /// A card shows something else.
    pub fn wrote_print(&mut self) {
        self.now += 1;
        self.all_written = self.now;
    }

    /// Whether none of these cells was written since then.
    #[inline(always)]
    pub fn is_since(&self, when: u32, cells: &[Cell]) -> bool {
        when >= self.all_written && cells.iter().all(|cell| self.written[cell.index()] <= when)
    }

    /// A number that is remembered, or found.
    #[inline]
    pub fn recall(&self, plan: &QueryPlan, thing: Thing, asker: Seat, find: impl FnOnce() -> i32) -> i32 {
        let Some(cells) = plan.reads.get(usize::from(asker)) else {
            return find();
        };
        let at = plan.place.and_then(|place| place.at(thing, asker, self.cards));
        let Some(kept) = at.and_then(|at| self.kept.get(at)) else {
            return find();
        };
        let known = kept.load(Ordering::Relaxed);
        let when = (known >> 32) as u32;
        if when != 0 && self.is_since(when, cells) {
            let value = known as u32 as i32;
            debug_assert_eq!(find(), value, "a number that was remembered is no longer so: {thing:?}");
            return value;
        }
        let value = find();
        kept.store(u64::from(self.now) << 32 | u64::from(value as u32), Ordering::Relaxed);
        value
    }
}
