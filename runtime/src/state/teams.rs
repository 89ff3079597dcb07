//! Who plays with whom: the setting of a match decides it.

use quarterdeck_dsl::tree::Seat;

use super::position::Position;
use super::taking_part::holds;
use crate::game::Seating;
use crate::seats::Seats;

impl Position<'_> {
    /// Whether some play together against others, and how many in each team.
    fn team_size(&self) -> Option<(u8, Seating)> {
        let teams = self.game.teams.as_ref()?;
        holds(teams.condition.as_deref(), self.game, self.state).then_some((teams.size, teams.seating))
    }

    /// Whether the players can be parted into teams of one size, at least two of them, if there are to be teams; else of how many.
    pub(crate) fn parted(&self) -> Result<(), u8> {
        match self.team_size() {
            Some((size, _)) if !self.state.seats.is_multiple_of(size) || self.state.seats == size => Err(size),
            _ => Ok(()),
        }
    }

    /// The number of a seat's team, from 0; nothing where everybody plays alone.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        let (size, seating) = self.team_size()?;
        Some(match seating {
            Seating::Apart => seat % (self.state.seats / size).max(1),
            Seating::Beside => seat / size,
        })
    }

    /// A seat and all its partners.
    pub fn team_of(&self, seat: Seat) -> Seats {
        match self.team(seat) {
            Some(team) => (0..self.state.seats).filter(|other| self.team(*other) == Some(team)).collect(),
            None => Seats::only(seat),
        }
    }
}
