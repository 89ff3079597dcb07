//! `reveal`: cards are turned up for all to see.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Manner;
use quarterdeck_dsl::tree::Step;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb, argument};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan, ToPlan};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "reveal",
        third: "reveals",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards go to the zone that `[words]` calls `reveals_to`, where the rules take them up.",
        example: "reveal the top card of the deck",
    },
    takes_cards: true,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let to = planner.to_word(planner.game.words.reveals_to?, ToPlan::OfDoer);
    if step.manner == Manner::default() { planner.moved(argument(step, 0), to) } else { None }
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Some(zone) = engine.game.words.reveals_to {
        let whose = engine.game.zones[usize::from(zone)].per_player.then_some(call.doer);
        let to = engine.position().zone(zone, whose);
        for card in call.cards {
            engine.move_card(*card, to, None, call.doer);
        }
    }
    Ok(())
}
