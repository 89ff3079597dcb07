//! `win`: the match is over at once.

use quarterdeck_dsl::verb::VerbSpec;

use super::{Call, Verb};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "win",
        third: "wins",
        object: None,
        roles: &[],
        about: "The doers have won, they and their partners alone, and at once.",
        example: "its owner wins",
    },
    takes_cards: false,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    engine.over(call.doers);
    Ok(())
}
