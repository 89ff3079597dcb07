//! `look`: a player sees cards that stay where they are.

use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, CardAt, Seat};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::seats::Seats;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "inspect",
        third: "inspects",
        object: Some((ArgumentType::Cards, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::By], kind: ArgumentType::Player, required: false }],
        about: "The doer learns what the cards are; they stay where they are, and nobody else sees them.",
        example: "inspect the top 3 cards of the deck",
    },
    takes_cards: true,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let seat = match call.argument(1) {
        Argument::None => call.doer,
        _ => call.player(1, engine).unwrap_or(call.doer),
    };
    for card in call.cards {
        engine.show(*card, seat);
    }
    Ok(())
}

impl Engine<'_> {
    /// Lets one seat know what a card is.
    pub fn show(&mut self, card: CardAt, seat: Seat) {
        let state = &mut self.state.cards[usize::from(card)];
        if !state.known.has(seat) {
            state.known.insert(seat);
            let zone = state.zone;
            self.wrote_zone(zone);
            self.state.seen.insert(seat);
        }
        let zone = self.state.cards[usize::from(card)].zone;
        self.emit(Event::Looked { seat, card, zone, known: Seats::none() });
    }
}
