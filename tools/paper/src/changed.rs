//! What has changed between two versions of a game: only that needs to be printed again.

use crate::cards::Card;

/// The cards that are new or look otherwise than before; of those that are only more, as many as have come.
pub fn changed(now: Vec<Card>, before: &[Card]) -> Vec<Card> {
    let mut changed = Vec::new();
    for mut card in now {
        let same = before.iter().find(|old| old.id == card.id && old.face == card.face && old.more == card.more);
        match same {
            Some(old) if old.copies >= card.copies => {}
            Some(old) => {
                card.copies -= old.copies;
                changed.push(card);
            }
            None => changed.push(card),
        }
    }
    changed
}
