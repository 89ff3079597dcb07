//! Chance that is said beforehand, by names: which cards the next shuffles bring to the top, where the next scattered
//! cards land, which of the next tiles are turned, which cards are picked at random. Programs that search or compare positions need it.

use quarterdeck_dsl::tree::ZoneAt;

use crate::game::{Game, PrintingId, Spread};
use crate::message::{Message, Refusal};
use crate::setting::{Fixed, FixedTop};
use crate::state::position::Position;
use crate::state::{FixedChance, State};

impl Fixed {
    /// Puts it into the state of a match before set-up.
    pub fn put(&self, game: &Game, state: &mut State) -> Result<(), Refusal> {
        if self.tops.is_empty() { self.apply(game, state) } else { Err(refused(Message::new("fixed-tops"))) }
    }

    /// Puts it into a position that a match goes on from; names that mean nothing are refused.
    pub fn apply(&self, game: &Game, state: &mut State) -> Result<(), Refusal> {
        if self.is_empty() {
            return Ok(());
        }
        for top in &self.tops {
            let (zone, cards) = named(game, state, top)?;
            state.put_on_top(zone, &cards);
        }
        let tops = self.shuffles.iter().map(|top| named(game, state, top)).collect::<Result<Vec<_>, _>>()?;
        let landings = self.landings.iter().map(|place| landing(game, state, place)).collect::<Result<Vec<_>, _>>()?;
        let picks = self.picks.iter().map(|card| printing(game, card)).collect::<Result<_, _>>()?;
        state.foretold = landings.into();
        let turns = self.turns.iter().copied().collect();
        let rolls = self.rolls.iter().copied().collect();
        let asking = state.asked_so_far();
        state.fixed = Some(Box::new(FixedChance { tops, turns, picks, rolls, asking }));
        Ok(())
    }
}

fn refused(reason: Message) -> Refusal {
    Refusal::new("bad_fixed", reason)
}

/// A name that means nothing here, and what could be meant.
fn unknown<'a>(key: &'static str, name: &str, known: impl Iterator<Item = &'a str> + Clone) -> Refusal {
    refused(Message::new(key).with("name", name).and("instead", Message::instead(name, known)))
}

/// A zone, and the cards on top of it.
fn named(game: &Game, state: &State, top: &FixedTop) -> Result<(ZoneAt, Vec<PrintingId>), Refusal> {
    let Some(at) = game.zones.iter().position(|zone| zone.name == top.zone) else {
        return Err(unknown("fixed-zone", &top.zone, game.zones.iter().map(|zone| zone.name.as_str())));
    };
    let base = game.layout.zone_base[at];
    let zone = match (game.zones[at].per_player, top.seat) {
        (false, None) => base,
        (true, Some(seat)) if seat < state.seats => base.plus(usize::from(seat)),
        (true, _) => return Err(refused(Message::new("fixed-whose").with("zone", &top.zone))),
        (false, Some(_)) => return Err(refused(Message::new("fixed-shared").with("zone", &top.zone))),
    };
    let cards = top.top.iter().map(|card| printing(game, card)).collect::<Result<Vec<_>, _>>()?;
    Ok((zone, cards))
}

/// A printing by the id that views give its cards.
fn printing(game: &Game, name: &str) -> Result<PrintingId, Refusal> {
    let ids = PrintingId::all(game.printings.len());
    let known = ids.clone().map(|at| &**game.printing_id(at));
    let found = ids.clone().find(|at| **game.printing_id(*at) == *name);
    found.ok_or_else(|| unknown("fixed-card", name, known))
}

/// A zone, a place, or the place under a card, by the id that events give it; of cards the name alone will do.
fn landing(game: &Game, state: &State, name: &str) -> Result<ZoneAt, Refusal> {
    let position = Position::new(game, state);
    let there = |zone: &ZoneAt| match game.layout.spread[usize::from(*zone)] {
        Spread::Under(card) => usize::from(card) < state.cards.len(),
        _ => true,
    };
    let zones: Vec<ZoneAt> = ZoneAt::all(game.layout.spread.len()).filter(there).collect();
    let ids: Vec<String> = zones.iter().map(|zone| position.zone_id(*zone).into_owned()).collect();
    let is = |id: &&String| id.as_str() == name || id.strip_prefix("under ") == Some(name);
    let found = zones.iter().zip(&ids).find(|(_, id)| is(id));
    found.map(|(zone, _)| *zone).ok_or_else(|| unknown("fixed-place", name, ids.iter().map(String::as_str)))
}
