//! `announce`: an event that the pack declares happens.

use quarterdeck_dsl::tree::Argument;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::event::{Event, EventKind};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "announce",
        third: "announces",
        object: Some((ArgumentType::Event, true)),
        roles: &[],
        about: "An event of the pack happens to the doer; triggers hear it, in which `it` is the doer.",
        example: "announce bust",
    },
    takes_cards: false,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Event(event) = call.argument(0) {
        engine.emit(Event { seat: call.doer, amount: event.number(), ..Event::new(EventKind::Announced) });
    }
    Ok(())
}
