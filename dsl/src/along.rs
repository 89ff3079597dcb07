//! Boards: their places and ends one after the other, and which of two things lies ahead.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::evaluate::{Visit, first, place_of};
use crate::facts::Facts;
use crate::tree::{Context, Set, Thing};
use crate::vocabulary::BoardId;

/// Visits the places of boards.
pub(crate) fn places<F: Facts, V: Visit>(
    boards: &[BoardId],
    backwards: bool,
    facts: &F,
    visit: &mut V,
) -> ControlFlow<()> {
    for at in 0..boards.len() {
        let (start, length) = facts.places(boards[if backwards { boards.len() - 1 - at } else { at }]);
        if backwards {
            (start..start + length).rev().try_for_each(|zone| visit(Thing::Zone(zone)))?;
        } else {
            (start..start + length).try_for_each(|zone| visit(Thing::Zone(zone)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the zones at the ends of boards.
pub(crate) fn ends<F: Facts, V: Visit>(backwards: bool, facts: &F, visit: &mut V) -> ControlFlow<()> {
    let ends = facts.ends();
    if backwards {
        ends.iter().rev().try_for_each(|zone| visit(Thing::Zone(*zone)))
    } else {
        ends.iter().try_for_each(|zone| visit(Thing::Zone(*zone)))
    }
}

/// Where a thing lies compared with another one, on a board to which both belong or are joined.
pub(crate) fn order<F: Facts>(thing: Thing, other: &Set, context: &Context, facts: &F) -> Option<Ordering> {
    let own = place_of(thing, facts)?;
    let other = place_of(first(other, context, facts), facts)?;
    let on = |board| Some(facts.along(board, own)?.cmp(&facts.along(board, other)?));
    match facts.board_of(own).or_else(|| facts.board_of(other)) {
        Some(board) => on(board),
        None => (0..facts.boards()).find_map(on),
    }
}
