//! `copy` and `restore`: a card shows what another shows, and its own face again.

use quarterdeck_dsl::evaluate;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::tree::{Argument, CardAt, Seat, Thing};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb};
use crate::event::{Event, Quiet};
use crate::flow::{Engine, Fault};
use crate::game::PrintingId;
use crate::seats::Seats;

pub(super) const COPY: Verb = Verb {
    spec: &VerbSpec {
        name: "copy",
        third: "copies",
        object: Some((ArgumentType::Card, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::Into], kind: ArgumentType::Card, required: true }],
        about: "The card behind `onto` shows what the first card shows: it is and does the same, with all its actions still to be used, until `restore`.",
        example: "copy it onto this card",
    },
    takes_cards: true,
    plan: super::unplanned,
    run: copy,
};

pub(super) const RESTORE: Verb = Verb {
    spec: &VerbSpec {
        name: "restore",
        third: "restores",
        object: Some((ArgumentType::Cards, true)),
        roles: &[],
        about: "Cards onto which something was copied show their own face again; nothing happens to others.",
        example: "restore all cards in your hand",
    },
    takes_cards: true,
    plan: super::unplanned,
    run: restore,
};

fn copy(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let (Some(model), Argument::Cards(set)) = (call.cards.first(), call.argument(1)) else {
        return Ok(());
    };
    let Thing::Card(card) = evaluate::first(set, call.context, &engine.position()) else {
        return Ok(());
    };
    let (own, shown) =
        (engine.state.cards[usize::from(card)].printing, engine.state.cards[usize::from(*model)].printing);
    if !engine.state.copied.iter().any(|(known, _)| *known == card) {
        engine.state.copied.push((card, own));
        engine.log.quiet(|| Quiet::Copied { card, own });
    }
    engine.show_face(card, shown, call.doer);
    engine.forget_uses(card);
    Ok(())
}

fn restore(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    for card in call.cards {
        if let Some(at) = engine.state.copied.iter().position(|(known, _)| known == card) {
            let (_, own) = engine.state.copied.remove(at);
            engine.log.quiet(|| Quiet::Restored { card: *card });
            engine.show_face(*card, own, call.doer);
            engine.keep_uses(*card);
        }
    }
    Ok(())
}

impl Engine<'_> {
    /// Gives a card another printing where it lies, and says so.
    pub(super) fn show_face(&mut self, card: CardAt, printing: PrintingId, seat: Seat) {
        let state = &mut self.state.cards[usize::from(card)];
        let (old, zone) = (state.printing, state.zone);
        state.printing = printing;
        self.memory.wrote_print(card, zone, self.game.kin(old) == self.game.kin(printing));
        if let Some(pile) = self.state.zones.get_mut(usize::from(zone)) {
            pile.marks |= self.game.print.marks[usize::from(printing)];
        }
        self.emit(Event::Faced { seat, card, zone, before: old, now: printing, known: Seats::none() });
    }
}
