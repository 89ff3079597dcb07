//! The same match with two cards exchanged that a seat cannot see: what the seat sees, reads and is
//! offered must not change.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_runtime::Match;
use quarterdeck_runtime::definitions::Spread;
use quarterdeck_runtime::position::{State, Status};

/// Two cards that lie hidden from a seat, have the same back and are not alike.
pub fn twins(played: &Match, seat: u8, mut below: impl FnMut(usize) -> usize) -> Option<(usize, usize)> {
    let (position, state) = (played.position(), played.state());
    // While a script waits, the state also keeps how the script began: it would not be the same match.
    if matches!(state.status, Status::Script(_)) {
        return None;
    }
    let hidden: Vec<usize> = (0..state.cards.len())
        .filter(|card| {
            let zone = state.cards[*card].zone;
            zone != ZoneAt::NOTHING
                && matches!(played.game().layout.spread[usize::from(zone)], Spread::Zone(..) | Spread::Place(..))
                && !position.visible(CardAt::at(*card), Some(seat))
        })
        .collect();
    if hidden.len() < 2 {
        return None;
    }
    for _ in 0..20 {
        let (left, right) = (hidden[below(hidden.len())], hidden[below(hidden.len())]);
        let (one, two) = (&state.cards[left], &state.cards[right]);
        let back = |card: usize| position.printing(CardAt::at(card)).starts_in;
        if one.printing != two.printing && one.owner == two.owner && back(left) == back(right) {
            return Some((left, right));
        }
    }
    None
}

/// The state with two cards exchanged.
pub fn exchanged(played: &Match, (left, right): (usize, usize)) -> State {
    let mut other = played.state().clone();
    let (one, two) = (other.cards[left].printing, other.cards[right].printing);
    other.cards[left].printing = two;
    other.cards[right].printing = one;
    let print = &played.game().print;
    other.mark_zones(print);
    // A script that waits is run again from where it began: there, too, they are exchanged.
    if let Some(start) = &mut other.script_start {
        start.state.cards[left].printing = two;
        start.state.cards[right].printing = one;
        start.state.mark_zones(print);
    }
    other
}
