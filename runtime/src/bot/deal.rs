//! A match as a seat knows it: whatever is hidden from it is dealt anew, and all chance to come is another. Everything that
//! a bot tries out, it tries out in such a copy.

use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_dsl::vocabulary::ZoneId;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::room::Room;
use crate::flow::Fault;
use crate::game::PrintingId;
use crate::playing::Match;
use crate::state::State;
use crate::state::random::below;

/// What a card is to whoever does not see it: what it shows, its own face if it shows another, and what is counted on it.
type Face<'s> = (PrintingId, Option<PrintingId>, &'s [i32]);

/// A copy in which everything the seat does not know is dealt anew.
pub(crate) fn deal(matched: &Match, seat: u8, chance: &mut ChaCha8Rng) -> Option<Match> {
    Room::default().deal(matched, seat, chance)
}

/// Makes a match of the same game a copy in which everything the seat does not know is dealt anew. Cards are exchanged with those that
/// began in the same zone and belong to the same player, since others may have another back. The copy does not depend on what the
/// hidden cards are: they are put in order before they are dealt.
pub(super) fn deal_into(dealt: &mut Match, matched: &Match, seat: u8, chance: &mut ChaCha8Rng) -> Result<(), Fault> {
    let position = matched.position();
    let known = matched.snapshot();
    let mut hidden: Vec<(ZoneId, u8, CardAt)> = Vec::with_capacity(known.cards.len());
    for card in CardAt::all(known.cards.len()) {
        let there = &known.cards[usize::from(card)];
        if there.zone != ZoneAt::NOTHING && !position.visible(card, Some(seat)) {
            hidden.push((position.printing(card).starts_in, there.owner, card));
        }
    }
    hidden.sort_unstable();
    let layout = &matched.game().layout;
    let (first, each) = (layout.counters_fixed, layout.card_starts.len());
    let mut faces: Vec<Face<'_>> = Vec::with_capacity(hidden.len());
    dealt.resume_from(matched, |state| {
        for group in hidden.chunk_by(|left, right| (left.0, left.1) == (right.0, right.1)) {
            faces.clear();
            faces.extend(group.iter().map(|(.., card)| face(known, *card, first, each)));
            faces.sort_unstable();
            for last in (1..faces.len()).rev() {
                faces.swap(last, below(chance, last as u32 + 1) as usize);
            }
            for ((.., card), face) in group.iter().zip(&faces) {
                show(state, *card, *face, first, each);
            }
        }
        state.mark_zones(&matched.game().print);
        state.ask_others_again(seat);
        forget_chance(state, chance.next_u64());
    })
}

fn face(state: &State, card: CardAt, first: usize, each: usize) -> Face<'_> {
    let own = state.copied.iter().find(|(copy, _)| *copy == card).map(|(_, own)| *own);
    let counters = first + usize::from(card) * each;
    let counted = state.counters.get(counters..counters + each).unwrap_or_default();
    (state.cards[usize::from(card)].printing, own, counted)
}

fn show(state: &mut State, card: CardAt, (printing, own, counted): Face<'_>, first: usize, each: usize) {
    state.cards[usize::from(card)].printing = printing;
    state.copied.retain(|(copy, _)| *copy != card);
    state.copied.extend(own.map(|own| (card, own)));
    let counters = first + usize::from(card) * each;
    if let Some(counters) = state.counters.get_mut(counters..counters + each) {
        counters.copy_from_slice(counted);
    }
}

/// What chance will bring is not known, not even where it was said beforehand.
fn forget_chance(state: &mut State, seed: u64) {
    state.seed = seed;
    state.foretold.clear();
    state.fixed = None;
}
