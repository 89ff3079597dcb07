//! `flip`: cards are turned over where they lie.

use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::event::{Event, EventKind};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "flip",
        third: "flips",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards that lie face up are turned face down, and the other way round.",
        example: "flip it",
    },
    takes_cards: true,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    for card in call.cards {
        let all = (1u16 << engine.state.seats) - 1;
        let state = &mut engine.state.cards[usize::from(*card)];
        state.face_down = !state.face_down;
        let (down, from) = (state.face_down, state.zone);
        if !down {
            let new = all & !state.known;
            state.known = all;
            engine.state.seen |= new;
        }
        engine.emit(Event {
            seat: call.doer,
            card: *card,
            from,
            amount: i32::from(down),
            ..Event::new(EventKind::Turned)
        });
    }
    Ok(())
}
