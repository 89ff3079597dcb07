//! Scripts are compiled when a pack is checked.

use crate::game::Game;
use crate::problem::PackProblem;

/// Everything that is wrong with the scripts of a game.
pub fn check(_game: &Game) -> Vec<PackProblem> {
    Vec::new()
}
