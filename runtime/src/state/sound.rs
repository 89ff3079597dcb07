//! Whether a state that comes from outside fits its game, so that nothing can go out of bounds.

use quarterdeck_dsl::tree::{Context, Thing};

use super::{Frame, NOBODY, NOTHING, State, Status};
use crate::game::{Game, What};

/// Fails with a reason unless something holds.
fn must(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}

impl State {
    /// Says what is wrong with a state, if anything is.
    pub fn sound(&self, game: &Game) -> Result<(), String> {
        let (low, high) = game.players;
        must((low..=high).contains(&self.seats), || format!("{} players do not fit this game", self.seats))?;
        must(self.first < self.seats && self.active < self.seats, || "a player sits at no seat".into())?;
        let expected: usize = game
            .printings
            .iter()
            .map(|printing| usize::from(printing.count) * if printing.per_player { usize::from(self.seats) } else { 1 })
            .sum();
        must(self.cards.len() == expected, || {
            format!("there are {} cards, and the game has {expected}", self.cards.len())
        })?;
        must(self.zones.len() == game.layout.spread.len(), || "the zones are not those of the game".into())?;
        let places: usize = game.boards.iter().map(|board| usize::from(board.most)).sum();
        must(self.places.len() == places * game.layout.place_attributes.len(), || "the places do not fit".into())?;
        must(
            self.board_lengths.len() == game.boards.len()
                && self.board_lengths.iter().zip(&game.boards).all(|(length, board)| *length <= board.most),
            || "a board is longer than it can be".into(),
        )?;
        let counters = game.layout.counters_fixed as usize + expected * game.layout.card_counters as usize;
        must(self.counters.len() == counters, || "the counters are not those of the game".into())?;
        must(
            self.options.len() == game.options.len()
                && self.options.iter().zip(&game.options).all(|(value, option)| {
                    if option.values.is_empty() {
                        (option.range.0..=option.range.1).contains(value)
                    } else {
                        usize::try_from(*value).is_ok_and(|value| value < option.values.len())
                    }
                }),
            || "the options are not those of the game".into(),
        )?;
        self.sound_chains(game)?;
        self.sound_stack(game)
    }

    fn sound_chains(&self, game: &Game) -> Result<(), String> {
        let mut found = vec![false; self.cards.len()];
        for (zone, pile) in self.zones.iter().enumerate() {
            let (mut at, mut above, mut length) = (pile.top, NOTHING, 0);
            while at != NOTHING {
                let card = self.cards.get(usize::from(at)).ok_or("a zone holds a card that does not exist")?;
                let fresh = !std::mem::replace(&mut found[usize::from(at)], true);
                must(fresh && usize::from(card.zone) == zone && card.above == above, || {
                    format!("card {at} does not lie where it should")
                })?;
                (above, at) = (at, card.below);
                length += 1;
            }
            must(pile.length == length && pile.bottom == above, || "a zone counts its cards wrongly".into())?;
        }
        for (at, card) in self.cards.iter().enumerate() {
            let printing = usize::from(card.printing) < game.printings.len();
            let owner = card.owner == NOBODY || card.owner < self.seats;
            must(printing && owner, || format!("card {at} is none of this game"))?;
            must(found[at], || format!("card {at} lies nowhere"))?;
        }
        Ok(())
    }

    fn sound_stack(&self, game: &Game) -> Result<(), String> {
        must(self.stack.len() <= 96, || "too much is going on at once".into())?;
        for frame in &self.stack {
            match frame {
                Frame::Phase(frame) => {
                    must(usize::from(frame.phase) < game.phases.len() && frame.player < self.seats, || {
                        "a phase is none of this game".into()
                    })?;
                    must(frame.waiting >> self.seats == 0, || "somebody waits who sits at no seat".into())?;
                }
                Frame::Effect(frame) => {
                    let trigger = frame.trigger == NOTHING || usize::from(frame.trigger) < game.triggers.len();
                    must(usize::from(frame.effect) < game.effects.len() && trigger, || {
                        "an effect is none of this game".into()
                    })?;
                    must(frame.doer < self.seats && self.sound_context(&frame.context), || {
                        "an effect speaks of what does not exist".into()
                    })?;
                    must(frame.doers.is_none_or(|doers| doers >> self.seats == 0), || {
                        "somebody acts who sits at no seat".into()
                    })?;
                }
            }
        }
        let pending = self.pending.iter().all(|event| {
            (event.seat == NOBODY || event.seat < self.seats)
                && (!event.kind.is_about_card() || usize::from(event.card) < self.cards.len() || event.card == NOTHING)
                && [event.from, event.to].iter().all(|zone| *zone == NOTHING || usize::from(*zone) < self.zones.len())
        });
        must(pending, || "an event speaks of what does not exist".into())?;
        let picked = self.picked.iter().all(|card| *card == NOTHING || usize::from(*card) < self.cards.len());
        must(picked, || "a card was picked that does not exist".into())?;
        let top = match self.stack.last() {
            Some(Frame::Effect(frame)) => {
                game.effects[usize::from(frame.effect)].get(usize::from(frame.deed)).map(|deed| &deed.what)
            }
            _ => None,
        };
        let fits = match self.status {
            Status::Action(seat) => seat < self.seats && matches!(self.stack.last(), Some(Frame::Phase(_))),
            Status::Offer(seat) => seat < self.seats && matches!(top, Some(What::Offer(_))),
            Status::Pick(seat, _) => seat < self.seats && matches!(top, Some(What::Do(_) | What::Choose(_))),
            Status::Script(seat) => seat < self.seats && matches!(top, Some(What::Run(_))),
            Status::Running => false,
            Status::Over(winners) => winners >> self.seats == 0 && self.stack.is_empty(),
        };
        must(fits, || "what is asked does not fit what is going on".into())
    }

    fn sound_context(&self, context: &Context) -> bool {
        let there = |thing: &Thing| match thing {
            Thing::Nothing => true,
            Thing::Card(card) => usize::from(*card) < self.cards.len(),
            Thing::Zone(zone) => usize::from(*zone) < self.zones.len(),
            Thing::Player(seat) => *seat < self.seats,
        };
        context.you < self.seats
            && context.they < self.seats
            && there(&context.it)
            && there(&context.this)
            && context.slots.iter().all(there)
    }
}
