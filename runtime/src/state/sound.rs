//! Whether a state that comes from outside fits its game, so that nothing can go out of bounds.

use quarterdeck_dsl::tree::{Context, Thing};

use super::{Frame, NOBODY, NOTHING, State, Status};
use crate::game::{Game, PrintingDef, What};
use crate::message::Message;
use crate::opening::taking_part;

/// Fails with a reason unless something holds.
fn must(holds: bool, reason: impl FnOnce() -> Message) -> Result<(), Message> {
    if holds { Ok(()) } else { Err(reason()) }
}

impl State {
    /// Says what is wrong with a state, if anything is.
    pub fn sound(&self, game: &Game) -> Result<(), Message> {
        let (low, high) = game.players;
        must((low..=high).contains(&self.seats), || Message::new("sound-seats").number("players", self.seats))?;
        must(self.first < self.seats && self.active < self.seats, || Message::new("sound-seat"))?;
        must(self.zones.len() == game.layout.spread.len(), || Message::new("sound-zones"))?;
        let places: usize = game.boards.iter().map(|board| usize::from(board.most)).sum();
        must(self.places.len() == places * game.layout.place_attributes.len(), || Message::new("sound-boards"))?;
        must(
            self.board_lengths.len() == game.boards.len()
                && self.board_lengths.iter().zip(&game.boards).all(|(length, board)| *length <= board.most),
            || Message::new("sound-boards"),
        )?;
        must(
            self.options.len() == game.options.len()
                && self.options.iter().zip(&game.options).all(|(value, option)| {
                    if option.values.is_empty() {
                        (option.range.0..=option.range.1).contains(value)
                    } else {
                        usize::try_from(*value).is_ok_and(|value| value < option.values.len())
                    }
                }),
            || Message::new("sound-options"),
        )?;
        let each = |printing: &PrintingDef| if printing.per_player { usize::from(self.seats) } else { 1 };
        let expected: usize =
            taking_part(game, self).iter().map(|(_, printing)| usize::from(printing.count) * each(printing)).sum();
        must(self.cards.len() == expected, || {
            Message::new("sound-cards").number("count", self.cards.len()).number("expected", expected)
        })?;
        let counters = game.layout.counters_fixed as usize + expected * game.layout.card_counters as usize;
        must(self.counters.len() == counters, || Message::new("sound-counters"))?;
        self.sound_chains(game)?;
        self.sound_stack(game)
    }

    fn sound_chains(&self, game: &Game) -> Result<(), Message> {
        let mut found = vec![false; self.cards.len()];
        for (zone, pile) in self.zones.iter().enumerate() {
            let (mut at, mut above, mut length) = (pile.top, NOTHING, 0);
            while at != NOTHING {
                let card = self.cards.get(usize::from(at)).ok_or_else(|| Message::new("sound-zones"))?;
                let fresh = !std::mem::replace(&mut found[usize::from(at)], true);
                must(fresh && usize::from(card.zone) == zone && card.above == above, || {
                    Message::new("sound-card-place").number("card", at)
                })?;
                (above, at) = (at, card.below);
                length += 1;
            }
            must(pile.length == length && pile.bottom == above, || Message::new("sound-zones"))?;
        }
        for (at, card) in self.cards.iter().enumerate() {
            let printing = usize::from(card.printing) < game.printings.len();
            let owner = card.owner == NOBODY || card.owner < self.seats;
            must(printing && owner, || Message::new("sound-card").number("card", at))?;
            must(found[at], || Message::new("sound-card-place").number("card", at))?;
        }
        Ok(())
    }

    fn sound_stack(&self, game: &Game) -> Result<(), Message> {
        must(self.stack.len() <= 96, || Message::new("sound-stack"))?;
        for frame in &self.stack {
            match frame {
                Frame::Phase(frame) => {
                    must(usize::from(frame.phase) < game.phases.len() && frame.player < self.seats, || {
                        Message::new("sound-stack")
                    })?;
                    must(frame.waiting >> self.seats == 0, || Message::new("sound-seat"))?;
                }
                Frame::Effect(frame) => {
                    let trigger = frame.trigger == NOTHING || usize::from(frame.trigger) < game.triggers.len();
                    must(usize::from(frame.effect) < game.effects.len() && trigger, || Message::new("sound-stack"))?;
                    must(frame.doer < self.seats && self.sound_context(&frame.context, game), || {
                        Message::new("sound-stack")
                    })?;
                    must(frame.doers.is_none_or(|doers| doers >> self.seats == 0), || Message::new("sound-seat"))?;
                }
            }
        }
        let pending = self.pending.iter().all(|event| {
            (event.seat == NOBODY || event.seat < self.seats)
                && (!event.kind.is_about_card() || usize::from(event.card) < self.cards.len() || event.card == NOTHING)
                && [event.from, event.to].iter().all(|zone| *zone == NOTHING || usize::from(*zone) < self.zones.len())
        });
        must(pending, || Message::new("sound-stack"))?;
        let picked = self.picked.iter().all(|card| *card == NOTHING || usize::from(*card) < self.cards.len());
        must(picked, || Message::new("sound-stack"))?;
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
        must(fits, || Message::new("sound-asked"))
    }

    fn sound_context(&self, context: &Context, game: &Game) -> bool {
        let there = |thing: &Thing| match thing {
            Thing::Nothing | Thing::Amount(_) => true,
            Thing::Card(card) => usize::from(*card) < self.cards.len(),
            Thing::Zone(zone) => usize::from(*zone) < self.zones.len(),
            Thing::Player(seat) => *seat < self.seats,
            Thing::Value(attribute, value) => game
                .attributes
                .get(usize::from(*attribute))
                .is_some_and(|attribute| usize::try_from(*value).is_ok_and(|value| value < attribute.values.len())),
        };
        context.you < self.seats
            && context.they < self.seats
            && there(&context.it)
            && there(&context.this)
            && context.slots.iter().all(there)
    }
}
