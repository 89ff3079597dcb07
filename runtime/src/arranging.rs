//! Positions that are laid out by hand, as rulings do: what of it only the engine can do.

use std::sync::Arc;

use quarterdeck_dsl::tree::CardAt;
use quarterdeck_dsl::vocabulary::BoardId;

use crate::flow::Fault;
use crate::game::Game;
use crate::log::Log;
use crate::playing::Match;
use crate::state::{State, Status};

impl Match {
    /// A match that goes on from a position to its next decision. Who waits for an action is asked anew, since what is
    /// laid out may have changed whose turn it is to act.
    pub fn arranged(game: Arc<Game>, mut state: State, log: Log) -> Result<Match, Fault> {
        if matches!(state.status, Status::Action(_)) {
            state.status = Status::Running;
        }
        let mut arranged = Match::resume(game, state, log)?;
        arranged.engine().run()?;
        Ok(arranged)
    }

    /// Takes all tiles off a board, back onto its stack.
    pub fn clear_board(&mut self, board: BoardId) {
        self.engine().clear_board(board);
    }

    /// Lays a tile behind the last place of a board, not turned.
    pub fn lay_tile(&mut self, board: BoardId, tile: CardAt) {
        self.engine().lay_tile(board, tile, false);
    }
}
