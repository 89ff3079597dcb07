//! Places of boards in lists, for whoever seeks places of one value, or places where something lies, and need not look
//! at all the others. The lists are no part of a state: they are made of it, and made anew when it has changed.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_dsl::vocabulary::{AttributeId, BoardId, ZoneId};

use super::State;
use super::position::Position;
use crate::game::{ABSENT, Game};

/// Values beyond this are not listed.
const MOST_VALUES: usize = 256;

/// Not joined to a board.
const APART: i32 = -1;

/// The places of all boards, by what they are and by whether anything lies there.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// Whether places are listed by their values.
    pub valued: bool,
    /// By board, and on each board by the attributes that places have.
    rows: Vec<Row>,
    /// By board and declared zone: where the zone lies along the board; `APART` if it is not joined.
    ends: Vec<i32>,
    /// By board, the places where something lies.
    filled: Vec<Vec<u16>>,
}

/// The places of a board, by the value that an attribute has there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Row {
    /// Where the places of each value begin in the list, and where those of the last end. Nothing, if there are values
    /// that are not listed.
    starts: Vec<u16>,
    /// The places value by value, those of each in their order.
    places: Vec<u16>,
}

impl Listed {
    /// Becomes the same as another, in the room that is there.
    pub fn copy_from(&mut self, other: &Listed) {
        let Listed { valued, rows, ends, filled } = other;
        self.valued = *valued;
        self.rows.clone_from(rows);
        self.ends.clone_from(ends);
        self.filled.clone_from(filled);
    }

    /// Lists the places of all boards by their values.
    pub fn list_values(&mut self, game: &Game, state: &State) {
        let width = game.layout.place_attributes.len();
        self.rows.resize_with(game.boards.len() * width, Row::default);
        for board in 0..game.boards.len() {
            let base = game.layout.board_base[board].steps_from(game.layout.board_base[0]).unwrap_or(0);
            let length = usize::from(state.board_lengths[board]);
            for column in 0..width {
                let values = state.places[base * width..(base + length) * width].iter().skip(column).step_by(width);
                self.rows[board * width + column].list(values.copied());
            }
        }
        self.valued = true;
    }

    /// Lists the places of a board where something lies; each zone that is looked into is told.
    pub fn list_filled(&mut self, board: BoardId, game: &Game, state: &State, mut look: impl FnMut(ZoneAt)) {
        self.filled.resize_with(game.boards.len(), Vec::new);
        let places = &mut self.filled[usize::from(board)];
        places.clear();
        let first = game.layout.board_base[usize::from(board)];
        for place in 0..state.board_lengths[usize::from(board)] {
            let zone = first.plus(usize::from(place));
            look(zone);
            if state.zones[usize::from(zone)].length != 0 {
                places.push(place);
            }
        }
    }

    /// Notes where zones lie along the boards to which they are joined.
    pub fn list_ends(&mut self, position: &Position<'_>) {
        let game = position.game;
        self.ends.clear();
        self.ends.resize(game.boards.len() * game.zones.len(), APART);
        for (board, plan) in BoardId::all(game.boards.len()).zip(&position.program().boards) {
            for zone in plan.from.iter().chain(&plan.to).map(|end| end.zone) {
                let at = usize::from(board) * game.zones.len() + usize::from(zone);
                self.ends[at] = position.end_along(board, zone).unwrap_or(APART);
            }
        }
    }

    /// Where a zone lies along a board, if it is joined to it.
    #[inline]
    pub fn end_along(&self, game: &Game, board: BoardId, zone: ZoneId) -> Option<i32> {
        let along = self.ends[usize::from(board) * game.zones.len() + usize::from(zone)];
        (along != APART).then_some(along)
    }

    /// The places of a board that have a value, if they are listed.
    #[inline]
    pub fn of_value(&self, game: &Game, board: BoardId, attribute: AttributeId, value: i32) -> Option<&[u16]> {
        let known = &game.layout.place_attributes;
        let Some(column) = known.iter().position(|known| *known == attribute) else {
            return Some(&[]);
        };
        let row = self.rows.get(usize::from(board) * known.len() + column)?;
        let values = row.starts.len().checked_sub(1)?;
        match usize::try_from(value) {
            Ok(at) if at < values => Some(&row.places[usize::from(row.starts[at])..usize::from(row.starts[at + 1])]),
            _ => Some(&[]),
        }
    }

    /// The places of a board where something lies.
    #[inline]
    pub fn filled(&self, board: BoardId) -> Option<&[u16]> {
        self.filled.get(usize::from(board)).map(Vec::as_slice)
    }
}

impl Row {
    /// Lists places by their values.
    fn list(&mut self, values: impl ExactSizeIterator<Item = i32> + Clone) {
        self.starts.clear();
        self.places.clear();
        let listed = |value: i32| usize::try_from(value).ok().filter(|value| *value < MOST_VALUES);
        if values.clone().any(|value| value != ABSENT && listed(value).is_none()) {
            return;
        }
        let most = values.clone().filter_map(listed).max().map_or(0, |most| most + 1);
        // First how many places come before those of each value, then which places they are.
        self.starts.resize(most + 1, 0);
        for value in values.clone().filter_map(listed) {
            self.starts[value + 1] += 1;
        }
        for at in 1..self.starts.len() {
            self.starts[at] += self.starts[at - 1];
        }
        self.places.resize(usize::from(self.starts[most]), 0);
        for (at, value) in (0..).zip(values) {
            if let Some(value) = listed(value) {
                self.places[usize::from(self.starts[value])] = at;
                self.starts[value] += 1;
            }
        }
        // Each begins now where the next one did.
        self.starts.rotate_right(1);
        self.starts[0] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::{ABSENT, Row};

    fn of(row: &Row, value: usize) -> &[u16] {
        &row.places[usize::from(row.starts[value])..usize::from(row.starts[value + 1])]
    }

    #[test]
    fn places_are_listed_by_their_values() {
        let mut row = Row::default();
        row.list([3, 0, ABSENT, 3, 1, 0].into_iter());
        let lists: Vec<&[u16]> = (0..4).map(|value| of(&row, value)).collect();
        assert_eq!(lists, [&[1u16, 5][..], &[4], &[], &[0, 3]]);
        assert_eq!(row.starts.len(), 5);
        row.list([0, 0].into_iter());
        assert_eq!((of(&row, 0), row.starts.len()), (&[0u16, 1][..], 2));
        row.list([ABSENT, ABSENT].into_iter());
        assert_eq!((row.places.len(), row.starts.len()), (0, 1));
    }

    #[test]
    fn values_that_are_no_small_numbers_are_not_listed() {
        let mut row = Row::default();
        for odd in [-1, 256, i32::MAX] {
            row.list([0, 1].into_iter());
            assert!(!row.starts.is_empty());
            row.list([0, odd].into_iter());
            assert!(row.starts.is_empty(), "{odd}");
        }
    }
}
