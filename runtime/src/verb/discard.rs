//! `discard`: cards go to the discard pile, a resource to where it is spent.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Manner;
use quarterdeck_dsl::tree::{Argument, CardAt, Seat, Step};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb, argument};
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan, ToPlan};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "discard",
        third: "discards",
        object: Some((ArgumentType::CardsOrResource, true)),
        roles: &[],
        about: "Cards go to the zone that `[words]` calls `discards_to`. Of a resource, so much is lost.",
        example: "discard it",
    },
    takes_cards: true,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let to = planner.to_word(planner.game.words.discards_to?, ToPlan::OfOwner);
    if step.manner == Manner::default() { planner.moved(argument(step, 0), to) } else { None }
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Resource(resource, _) = call.argument(0) {
        let amount = call.number(0, engine);
        engine.lose(*resource, amount, call.doer);
    }
    for card in call.cards {
        engine.discard_card(*card, call.doer);
    }
    Ok(())
}

impl Engine<'_> {
    /// Puts a card on the discard pile.
    pub fn discard_card(&mut self, card: CardAt, seat: Seat) {
        let Some(zone) = self.game.words.discards_to else {
            return;
        };
        let owner = self.position().owner(card);
        let whose = self.game.zones[usize::from(zone)].per_player.then_some(owner.unwrap_or(seat));
        let to = self.position().zone(zone, whose);
        self.move_card(card, to, None, seat);
    }
}
