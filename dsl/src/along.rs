//! Boards: their places and ends one after the other, and which of two things lies ahead.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use crate::evaluate::{Visit, place_of};
use crate::facts::Facts;
use crate::tree::{Thing, ZoneAt};
use crate::vocabulary::BoardId;

/// Visits the places of boards.
pub(crate) fn places<F: Facts>(
    boards: &[BoardId],
    backwards: bool,
    facts: &F,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    for at in 0..boards.len() {
        let (start, length) = facts.places(boards[if backwards { boards.len() - 1 - at } else { at }]);
        if backwards {
            (0..length).rev().try_for_each(|at| visit(Thing::Zone(start.plus(at))))?;
        } else {
            (0..length).try_for_each(|at| visit(Thing::Zone(start.plus(at))))?;
        }
    }
    ControlFlow::Continue(())
}

/// Visits the zones at the ends of boards.
pub(crate) fn ends<F: Facts>(backwards: bool, facts: &F, visit: &mut Visit<'_>) -> ControlFlow<()> {
    let ends = facts.ends();
    if backwards {
        ends.iter().rev().try_for_each(|zone| visit(Thing::Zone(*zone)))
    } else {
        ends.iter().try_for_each(|zone| visit(Thing::Zone(*zone)))
    }
}

/// Visits the places of boards that lie ahead of a zone, or behind it: a stretch of each board.
pub(crate) fn stretch<F: Facts>(
    boards: &[BoardId],
    ahead: bool,
    of: ZoneAt,
    backwards: bool,
    facts: &F,
    visit: &mut Visit<'_>,
) -> ControlFlow<()> {
    for at in 0..boards.len() {
        let board = boards[if backwards { boards.len() - 1 - at } else { at }];
        let (start, length) = facts.places(board);
        let Some(along) = facts.along(board, of) else {
            continue;
        };
        // The first place lies 1 along its board.
        let along = usize::try_from(along).unwrap_or(0).min(length + 1);
        let (from, to) = if ahead { (along.min(length), length) } else { (0, along.saturating_sub(1)) };
        let mut places = (from..to).map(|at| Thing::Zone(start.plus(at)));
        if backwards {
            places.rev().try_for_each(&mut *visit)?;
        } else {
            places.try_for_each(&mut *visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Where a zone lies compared with another one, on a board to which both belong or are joined.
pub fn order<F: Facts>(own: Option<ZoneAt>, other: Option<ZoneAt>, facts: &F) -> Option<Ordering> {
    let (own, other) = (own?, other?);
    let on = |board| Some(facts.along(board, own)?.cmp(&facts.along(board, other)?));
    match facts.board_of(own).or_else(|| facts.board_of(other)) {
        Some(board) => on(board),
        None => BoardId::all(facts.boards()).find_map(on),
    }
}

/// Whether two things are neighbours: by where they lie, or by what they are.
pub fn beside<F: Facts>(thing: Thing, other: Thing, facts: &F) -> bool {
    let places = (place_of(thing, facts), place_of(other, facts));
    matches!((thing, other), (Thing::Card(own), Thing::Card(other)) if facts.paired(own, other))
        || matches!(places, (Some(own), Some(other)) if facts.neighbours(own, other))
}
