//! `draw`: a player takes cards from the deck into the hand.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::Argument;
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::flow::{Engine, Fault};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "draw",
        third: "draws",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards go from the zone that `[words]` calls `draws_from` to the doer's `draws_to`, as many as there are.",
        example: "draw 2 cards",
    },
    takes_cards: false,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let (Argument::Cards(set), Some(source), Some(target)) =
        (call.argument(0), engine.game.words.draws_from, engine.game.words.draws_to)
    else {
        return Ok(());
    };
    let count = match &set.equal_to {
        Some(number) => evaluate::number(number, call.context, &engine.position()),
        None => set.quantity.wanted(),
    };
    let whose = engine.game.zones[usize::from(source)].per_player.then_some(call.doer);
    let from = engine.position().zone(source, whose);
    let to = engine.position().zone(target, Some(call.doer));
    for _ in 0..count {
        engine.refill(from, 1);
        let Some(card) = engine.position().top(from) else {
            break;
        };
        engine.move_card(card, to, None, call.doer);
    }
    Ok(())
}
