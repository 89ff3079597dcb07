//! `shuffle`: a zone is shuffled, or cards are shuffled into one.

use quarterdeck_dsl::syntax::{Order, Preposition};
use quarterdeck_dsl::tree::{Argument, Place, Source, ZoneAt};
use quarterdeck_dsl::verb::{ArgumentType, RoleSpec, VerbSpec};

use super::{Call, Verb};
use crate::event::Event;
use crate::flow::{Engine, Fault};
use crate::game::Spread;

pub(super) const VERB: Verb = Verb {
    spec: &VerbSpec {
        name: "shuffle",
        third: "shuffles",
        object: Some((ArgumentType::Cards, true)),
        roles: &[RoleSpec { prepositions: &[Preposition::Into], kind: ArgumentType::Place, required: false }],
        about: "The cards of a zone are brought into random order; with `into`, cards go there first.",
        example: "shuffle the discard pile into the deck",
    },
    takes_cards: true,
    plan: super::unplanned,
    run,
};

fn run(engine: &mut Engine<'_>, call: &Call<'_>) -> Result<(), Fault> {
    let zone = match (call.place(1, engine), call.argument(1)) {
        (Some((zone, _)), _) => {
            for card in call.cards {
                engine.move_card(*card, zone, Some(Order::Top), call.doer);
            }
            Some(zone)
        }
        // A place that nobody has.
        (None, Argument::Place(..)) => None,
        (None, _) => match call.argument(0) {
            Argument::Cards(set) => match &set.source {
                Source::CardsIn(places) => match places.as_slice() {
                    [Place::Zone(zone)] => quarterdeck_dsl::evaluate::zone_ref(
                        zone.zone,
                        zone.whose.as_ref(),
                        call.context,
                        &engine.position(),
                    ),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        },
    };
    if let Some(zone) = zone {
        let (name, whose) = match engine.game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, whose) => (engine.game.zones[usize::from(id)].name.as_str(), whose),
            _ => ("place", None),
        };
        engine.state.shuffle(zone, name, whose);
        engine.note_settled();
        engine.wrote_zone(zone);
        engine.emit(Event::Shuffled { zone, from: ZoneAt::NOTHING });
        engine.uncover(zone);
    }
    Ok(())
}
