//! `draw`: a player takes cards from the deck into the hand.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{Argument, Source, Thing};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "draw",
        third: "draws",
        object: Some((ArgumentType::Drawn, true)),
        roles: &[],
        about: "Cards go from the top of the zone that `[words]` calls `draws_from`, or from a place that is said, to the doer's `draws_to`, as many as there are.",
        example: "draw 2 cards",
    },
    takes_cards: false,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let (Argument::Cards(set), Some(target)) = (call.argument(0), engine.game.words.draws_to) else {
        return Ok(());
    };
    let to = engine.position().zone(target, Some(call.doer));
    if let Source::CardsIn(_) = set.source {
        let mut cards = Vec::new();
        evaluate::each(set, call.context, &engine.position(), &mut |thing| {
            if let Thing::Card(card) = thing {
                cards.push(card);
            }
            ControlFlow::Continue(())
        });
        for card in cards {
            engine.move_card(card, to, None, call.doer);
        }
        return Ok(());
    }
    let Some(source) = engine.game.words.draws_from else {
        return Ok(());
    };
    let count = match &set.equal_to {
        Some(number) => evaluate::number(number, call.context, &engine.position()),
        None => set.quantity.wanted(),
    };
    let whose = engine.game.zones[usize::from(source)].per_player.then_some(call.doer);
    let from = engine.position().zone(source, whose);
    for _ in 0..count {
        engine.refill(from, 1);
        let Some(card) = engine.position().top(from) else {
            break;
        };
        engine.move_card(card, to, None, call.doer);
    }
    Ok(())
}
