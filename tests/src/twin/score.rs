//! Who wins.

use super::state::Table;

impl Table {
    /// Most influence, then most coins; who is still tied shares the victory (PRB-115 to 117). Seats as bits.
    pub(super) fn winners(&self) -> u8 {
        let seated = &self.players[..usize::from(self.seats)];
        let rank = |seat: usize| (seated[seat].influence, seated[seat].purse.length());
        let best = (0..seated.len()).map(rank).max();
        (0..seated.len()).filter(|seat| Some(rank(*seat)) == best).fold(0, |winners, seat| winners | 1 << seat)
    }
}
