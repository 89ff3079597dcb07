//! `pay`: a player spends a resource, or hands it to another player.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, Seat, Step, Thing};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};
use quarterdeck_dsl::vocabulary::ResourceId;

use super::{Call, Verb, argument};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::{Planner, StepPlan, Store};

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "pay",
        third: "pays",
        object: Some((ArgumentType::Resource, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::To], kind: ArgumentType::Player, required: false }],
        about: "The doer spends so much of a resource, or gives it to a player; who has not enough pays what there is (a requirement, or `if`, asks before). Of cards, the oldest go first.",
        example: "pay 1 token to the active player",
    },
    takes_cards: false,
    plan,
    run,
};

fn plan(planner: &Planner<'_>, step: &Step) -> Option<StepPlan> {
    let Argument::Resource(resource, number) = argument(step, 0) else {
        return None;
    };
    let to = match argument(step, 1) {
        Argument::Player(who) => Some(planner.who(who)),
        _ => None,
    };
    Some(StepPlan::Pay(*resource, planner.number(number), to))
}

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    if let Argument::Resource(resource, _) = call.argument(0) {
        let amount = call.number(0, engine);
        let to = call.player(1, engine);
        engine.pay(*resource, amount, call.doer, to);
    }
    Ok(())
}

impl Engine<'_> {
    /// Takes a resource from a player: to the supply, or to another player.
    pub fn pay(&mut self, resource: ResourceId, amount: i32, seat: Seat, to: Option<Seat>) {
        let paid = self.spend(resource, amount, seat, to);
        if paid > 0 {
            self.emit(Event::Paid { seat, resource, amount: paid, to });
        }
    }

    /// Moves a resource without saying why; returns how much there was.
    pub(super) fn spend(&mut self, resource: ResourceId, amount: i32, seat: Seat, to: Option<Seat>) -> i32 {
        let have = self.position().resource(resource, seat);
        let amount = amount.clamp(0, have.max(0));
        match self.game.resources[usize::from(resource)].store {
            Store::Counter(counter) => {
                self.store(counter, Thing::Player(seat), have - amount);
                if let Some(other) = to {
                    let theirs = self.position().counter(counter, Thing::Player(other));
                    let most = self.game.resources[usize::from(resource)].most;
                    self.store(counter, Thing::Player(other), most.min(theirs + amount).max(theirs));
                }
            }
            Store::Cards { kept, sink, .. } => {
                let from = self.position().zone(kept, Some(seat));
                let target = match to {
                    Some(other) => self.position().zone(kept, Some(other)),
                    None => self.position().zone(sink, None),
                };
                for _ in 0..amount {
                    if let Some(card) = self.position().top(from) {
                        self.shift(card, target);
                    }
                }
            }
        }
        amount
    }
}
