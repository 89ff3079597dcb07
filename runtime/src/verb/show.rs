//! `show`: others see a card that stays where it is.

use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, CardAt, Seat};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::seats::Seats;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "show",
        third: "shows",
        object: Some((ArgumentType::Cards, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::To], kind: ArgumentType::Player, required: false }],
        about: "A player, or everybody if no player is named, learns what the cards are; they stay where they are.",
        example: "show 1 card in your hand to the active player",
    },
    takes_cards: true,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let named = matches!(call.argument(1), Argument::Player(_));
    let to = call.player(1, engine);
    // Where a player is named and there is none, nobody sees anything.
    if named == to.is_some() {
        for card in call.cards {
            engine.show_to(*card, call.doer, to);
        }
    }
    Ok(())
}

impl Engine<'_> {
    /// Lets one player, or everybody, know what a card is.
    fn show_to(&mut self, card: CardAt, seat: Seat, to: Option<Seat>) {
        let sees = to.map_or(Seats::all(self.state.seats), Seats::only);
        let state = &mut self.state.cards[usize::from(card)];
        let (new, zone) = (sees.without(state.known), state.zone);
        state.known = state.known.and(sees);
        self.state.seen = self.state.seen.and(new);
        self.wrote_zone(zone);
        self.emit(Event::Shown { seat, card, zone, to, known: Seats::none() });
    }
}
