//! `claim` and `release`: whose a card is changes where it lies.

use quarterdeck_dsl::tree::{CardAt, Seat};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::seats::Seats;
use crate::state::NOBODY;

pub(super) const CLAIM: Verb = Verb {
    spec: &VerbSpec {
        name: "claim",
        third: "claims",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards belong to the doer from now on, wherever they lie.",
        example: "claim it",
    },
    takes_cards: true,
    plan: super::unplanned,
    run: claim,
};

pub(super) const RELEASE: Verb = Verb {
    spec: &VerbSpec {
        name: "release",
        third: "releases",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards belong to nobody any more.",
        example: "release it",
    },
    takes_cards: true,
    plan: super::unplanned,
    run: release,
};

fn claim(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    for card in call.cards {
        engine.give_to(*card, call.doer, call.doer);
    }
    Ok(())
}

fn release(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    for card in call.cards {
        engine.give_to(*card, NOBODY, call.doer);
    }
    Ok(())
}

impl Engine<'_> {
    /// Changes whose a card is, and says so.
    fn give_to(&mut self, card: CardAt, owner: Seat, seat: Seat) {
        let state = &mut self.state.cards[usize::from(card)];
        let (before, zone) = (state.owner, state.zone);
        if before == owner {
            return;
        }
        state.owner = owner;
        self.wrote_zone(zone);
        self.memory.wrote_card(card);
        let seat = if owner == NOBODY && before != NOBODY { before } else { seat };
        self.emit(Event::Owned { seat, card, zone, owned: owner != NOBODY, known: Seats::none() });
    }
}
