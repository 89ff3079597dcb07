//! What is remembered of a position: findings that still hold, cards by what is printed on them, places in lists. It is no
//! part of a state: everything in it was found in one, and is found anew when that has changed.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, ZoneId};

use super::State;
use super::kin::Kin;
use super::listed::Listed;
use super::position::Position;
use super::reading::Findings;
use crate::game::{Game, Program};

/// What is remembered.
#[derive(Default)]
pub struct Memo {
    /// What was found and still holds.
    pub findings: Findings,
    /// Cards by what is printed on them.
    pub kin: Kin,
    /// Places of boards.
    listed: Listed,
    /// The finding of which zones are joined to boards; behind it come those of the places where something lies, board
    /// by board.
    of_boards: usize,
}

impl Memo {
    /// A match as sentences see it who remember what was found.
    #[inline(always)]
    pub fn position<'m>(&'m self, game: &'m Game, program: &'m Program, state: &'m State) -> Position<'m> {
        Position { game, program: Some(program), state, memo: Some(self), reading: None }
    }

    /// Becomes the same as another, in the room that is there.
    pub fn copy_from(&mut self, other: &Memo) {
        let Memo { findings, kin, listed, of_boards } = other;
        self.findings.copy_from(findings);
        self.kin.copy_from(kin);
        self.listed.copy_from(listed);
        self.of_boards = *of_boards;
    }

    /// How many findings there are about boards.
    pub fn about_boards(game: &Game) -> usize {
        game.boards.len() + 1
    }

    /// Room was made for findings; those about boards begin here.
    pub fn begin_boards(&mut self, first: usize) {
        self.of_boards = first;
    }

    fn of_board(&self, board: BoardId) -> usize {
        self.of_boards + 1 + usize::from(board)
    }

    /// Lists the places of boards anew where they have changed.
    pub fn list_places(&mut self, game: &Game, program: &Program, state: &State) {
        if !self.listed.valued {
            self.listed.list_values(game, state);
        }
        for board in BoardId::all(game.boards.len()) {
            if !self.findings.holds(self.of_board(board)) {
                let reading = self.findings.reading(self.of_board(board));
                self.listed.list_filled(board, game, state, |zone: ZoneAt| reading.zone(zone));
                self.findings.made(self.of_board(board));
            }
        }
        if !self.findings.holds(self.of_boards) {
            let reading = self.findings.reading(self.of_boards);
            let outer = self.findings.begin();
            let new = Position::new(game, state);
            self.listed.list_ends(&Position { program: Some(program), reading: Some(&reading), ..new });
            if self.findings.end(outer) {
                self.findings.made(self.of_boards);
            }
        }
    }

    /// The lists are what they would be if they were made now.
    pub fn lists_what_is(&self, game: &Game, program: &Program, state: &State) -> bool {
        let mut anew = Listed::default();
        anew.list_ends(&Position { program: Some(program), ..Position::new(game, state) });
        anew.list_values(game, state);
        BoardId::all(game.boards.len()).for_each(|board| anew.list_filled(board, game, state, |_| {}));
        anew == self.listed
    }

    /// Where a zone lies along a board, if it is known whether it is joined to it: then where, or that it is not.
    #[inline]
    pub fn end_along(&self, game: &Game, board: BoardId, zone: ZoneId) -> Option<Option<i32>> {
        self.still(self.of_boards).then(|| self.listed.end_along(game, board, zone))
    }

    /// The places of a board that have a value, if they are listed.
    #[inline]
    pub fn of_value(&self, game: &Game, board: BoardId, attribute: AttributeId, value: i32) -> Option<&[u16]> {
        if self.listed.valued { self.listed.of_value(game, board, attribute, value) } else { None }
    }

    /// The places of a board where something lies, if they are listed.
    #[inline]
    pub fn filled(&self, board: BoardId) -> Option<&[u16]> {
        if self.still(self.of_board(board)) { self.listed.filled(board) } else { None }
    }

    #[inline]
    fn still(&self, finding: usize) -> bool {
        self.findings.has_room() && self.findings.holds(finding)
    }

    /// Anything may be otherwise.
    pub fn wrote_all(&mut self) {
        self.listed.valued = false;
        self.kin.forget();
        self.findings.wrote_all();
    }
}
