//! `flip`: cards are turned over where they lie, or show their next face.

use quarterdeck_dsl::tree::{CardAt, Seat};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::seats::Seats;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "flip",
        third: "flips",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards with `faces` show the next one, after the last the first. Other cards are turned face down if they lie face up, and the other way round.",
        example: "flip it",
    },
    takes_cards: true,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    for card in call.cards {
        if engine.show_next_face(*card, call.doer) {
            continue;
        }
        let all = Seats::all(engine.state.seats);
        let state = &mut engine.state.cards[usize::from(*card)];
        state.face_down = !state.face_down;
        let (down, zone) = (state.face_down, state.zone);
        if !down {
            let new = all.without(state.known);
            state.known = all;
            engine.state.seen = engine.state.seen.and(new);
        }
        engine.wrote_zone(zone);
        engine.memory.wrote_card(*card);
        engine.emit(Event::Turned { seat: call.doer, card: *card, zone, down, known: Seats::none() });
    }
    Ok(())
}

impl Engine<'_> {
    /// Shows the next face of a card; false if it has only one.
    fn show_next_face(&mut self, card: CardAt, seat: Seat) -> bool {
        let old = self.state.cards[usize::from(card)].printing;
        let faces = &self.game.printings[usize::from(old)].faces;
        let Some(at) = faces.iter().position(|face| *face == old) else {
            return false;
        };
        self.show_face(card, faces[(at + 1) % faces.len()], seat);
        self.keep_uses(card);
        true
    }
}
