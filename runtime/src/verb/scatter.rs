//! `scatter`: each card goes to one of several places by chance, some more likely than others.

use std::ops::ControlFlow;

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, Context, Place, Thing, ZoneAt};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb};
use crate::event::Quiet;
use crate::flow::{Engine, Fault};
use crate::seats::Seats;
use crate::state::random::below;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "scatter",
        third: "scatters",
        object: Some((ArgumentType::Cards, true)),
        roles: &[
            RoleSpec { prepositions: &[Preposition::Into], kind: ArgumentType::Places, required: true },
            RoleSpec { prepositions: &[Preposition::By], kind: ArgumentType::Number, required: true },
        ],
        about: "Each card goes to one of these places, or under one of these cards, by chance. The number behind `by` says how likely each of them is, which is `it` there.",
        example: "scatter 3 tokens onto fields in the market by its cost",
    },
    takes_cards: true,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let targets = targets(engine, call);
    let total: u32 = targets.iter().map(|(_, weight)| *weight).sum();
    if total == 0 {
        return Ok(());
    }
    let mut chance = engine.state.chance("scatter");
    engine.log.quiet(|| Quiet::Rolled);
    // How chance falls is something new to everybody, even where the cards were known.
    engine.state.seen = Seats::all(engine.state.seats);
    for card in call.cards {
        if let Some(zone) = engine.state.foretell(&targets) {
            engine.log.quiet(|| Quiet::Landed);
            engine.move_card(*card, zone, None, call.doer);
            continue;
        }
        let mut drawn = below(&mut chance, total);
        for (zone, weight) in &targets {
            if drawn < *weight {
                engine.move_card(*card, *zone, None, call.doer);
                break;
            }
            drawn -= *weight;
        }
    }
    Ok(())
}

/// Where cards can land, and how likely it is.
fn targets(engine: &Engine<'_>, call: &Call<'_>) -> Vec<(ZoneAt, u32)> {
    let (Argument::Place(place, _), Argument::Number(weight)) = (call.argument(1), call.argument(2)) else {
        return Vec::new();
    };
    let position = engine.position();
    let mut found = Vec::new();
    let mut note = |thing: Thing| {
        let zone = match thing {
            Thing::Zone(zone) => Some(zone),
            Thing::Card(card) => position.under(card),
            _ => None,
        };
        let context = Context { it: thing, ..*call.context };
        let weight = evaluate::number(weight, &context, &position).clamp(0, 10_000);
        found.extend(zone.map(|zone| (zone, weight as u32)));
        ControlFlow::<()>::Continue(())
    };
    match place {
        Place::Zone(zone) => {
            if let Some(at) = evaluate::zone_ref(zone.zone, zone.whose.as_ref(), call.context, &position) {
                let _ = note(Thing::Zone(at));
            }
        }
        Place::Board(board) => {
            let (first, length) = position.places(*board);
            let _ = (0..length).try_for_each(|at| note(Thing::Zone(first.plus(at))));
        }
        Place::Thing(set) | Place::Any(set) => evaluate::each(set, call.context, &position, &mut note),
    }
    found
}
