//! Whether a state that comes from outside fits its game, so that nothing can go out of bounds: cards, zones and
//! numbers here, what is going on in `sound_stack.rs`.

use super::taking_part::taking_part;
use quarterdeck_dsl::tree::{CardAt, ZoneAt};

use super::{NOBODY, State};
use quarterdeck_dsl::vocabulary::{AttributeType, Bearer};

use crate::game::{ABSENT, CounterDef, Game, MOST_SEATS, PrintingDef, PrintingId, Spread, Store};
use crate::message::Message;
use crate::seats::Seats;

/// Fails with a reason unless something holds.
pub(super) fn must(holds: bool, reason: impl FnOnce() -> Message) -> Result<(), Message> {
    if holds { Ok(()) } else { Err(reason()) }
}

impl State {
    /// Says what is wrong with a state, if anything is.
    pub fn sound(&self, game: &Game) -> Result<(), Message> {
        self.sound_parts(game)?;
        self.sound_script(game)?;
        self.sound_status(game)
    }

    /// Everything but what is asked.
    pub(super) fn sound_parts(&self, game: &Game) -> Result<(), Message> {
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
            taking_part(game, self).iter().map(|(_, printing)| printing.count as usize * each(printing)).sum();
        must(self.cards.len() == expected, || {
            Message::new("sound-cards").number("count", self.cards.len()).number("expected", expected)
        })?;
        self.sound_numbers(game)?;
        self.sound_chains(game)?;
        self.sound_stack(game)
    }

    fn sound_numbers(&self, game: &Game) -> Result<(), Message> {
        let layout = &game.layout;
        let count = layout.counters_fixed + self.cards.len() * layout.card_starts.len();
        must(self.counters.len() == count, || Message::new("sound-counters"))?;
        for (id, counter) in game.counters.iter().enumerate() {
            let kept = |store: &Store| matches!(store, Store::Counter(kept) if usize::from(*kept) == id);
            let range = match game.resources.iter().find(|resource| kept(&resource.store)) {
                Some(resource) => 0..=resource.most,
                None if counter.values.is_empty() => continue,
                None => 0..=counter.values.len() as i32 - 1,
            };
            let wrong = self.counter_slots(game, id, counter).find(|at| !range.contains(&self.counters[*at]));
            must(wrong.is_none(), || {
                let at = wrong.unwrap_or_default();
                let reason = Message::new("sound-counter").with("name", &counter.name).number("at", at);
                reason.number("value", self.counters[at]).number("low", *range.start()).number("high", *range.end())
            })?;
        }
        let width = layout.place_attributes.len();
        for (at, value) in self.places.iter().enumerate() {
            let attribute = &game.attributes[usize::from(layout.place_attributes[at % width])];
            let fits = *value == ABSENT
                || attribute.kind != AttributeType::Values
                || usize::try_from(*value).is_ok_and(|value| value < attribute.values.len());
            must(fits, || Message::new("sound-boards"))?;
        }
        Ok(())
    }

    /// Where the values of a counter stand.
    fn counter_slots(&self, game: &Game, id: usize, counter: &CounterDef) -> impl Iterator<Item = usize> + use<> {
        let layout = &game.layout;
        let base = layout.counter_base[id];
        let places: usize = game.boards.iter().map(|board| usize::from(board.most)).sum();
        let (first, step, count) = match counter.bearer {
            Bearer::Table => (base, 1, 1),
            Bearer::Player => (base, 1, MOST_SEATS),
            Bearer::Place => (base, 1, places),
            Bearer::Card => (layout.counters_fixed + base, layout.card_starts.len().max(1), self.cards.len()),
        };
        (0..count).map(move |at| first + at * step)
    }

    fn sound_chains(&self, game: &Game) -> Result<(), Message> {
        let mut found = vec![false; self.cards.len()];
        for (zone, pile) in self.zones.iter().enumerate() {
            let (mut at, mut above, mut length, mut marks) = (pile.top, CardAt::NOTHING, 0, 0);
            while at != CardAt::NOTHING {
                let card = self.cards.get(usize::from(at)).ok_or_else(|| Message::new("sound-zones"))?;
                let fresh = !std::mem::replace(&mut found[usize::from(at)], true);
                must(fresh && usize::from(card.zone) == zone && card.above == above, || {
                    Message::new("sound-card-place").number("card", at.index())
                })?;
                marks |= game.print.marks.get(usize::from(card.printing)).copied().unwrap_or_default();
                (above, at) = (at, card.below);
                length += 1;
            }
            must(pile.length == length && pile.bottom == above && marks & !pile.marks == 0, || {
                Message::new("sound-zones")
            })?;
        }
        let ends = self.ends_somewhere(game);
        for (at, card) in self.cards.iter().enumerate() {
            let printing = usize::from(card.printing) < game.printings.len();
            let owner = card.owner == NOBODY || card.owner < self.seats;
            must(printing && owner && Seats::all(self.seats).covers(card.known), || {
                Message::new("sound-card").number("card", at)
            })?;
            // A card may be out of the game; then it is in no chain.
            let out = card.zone == ZoneAt::NOTHING && [card.above, card.below] == [CardAt::NOTHING; 2];
            must((found[at] || out) && ends[at], || Message::new("sound-card-place").number("card", at))?;
        }
        let printings = game.printings.len();
        let copied = |(card, printing): &(CardAt, PrintingId)| {
            usize::from(*card) < self.cards.len() && usize::from(*printing) < printings
        };
        must(self.copied.iter().all(copied), || Message::new("sound-copied"))?;
        let zone = |zone: &ZoneAt| usize::from(*zone) < self.zones.len();
        let tops = self.fixed.iter().flat_map(|fixed| &fixed.tops);
        let known =
            |(at, tops): &(ZoneAt, Vec<PrintingId>)| zone(at) && tops.iter().all(|top| usize::from(*top) < printings);
        let picks = self.fixed.iter().flat_map(|fixed| &fixed.picks);
        let sound = self.foretold.iter().all(zone)
            && tops.into_iter().all(known)
            && picks.into_iter().all(|pick| usize::from(*pick) < printings);
        must(sound, || Message::new("sound-fixed"))
    }

    /// Of each card, whether what it lies under, and what that lies under, lies on the table in the end, not under itself.
    fn ends_somewhere(&self, game: &Game) -> Vec<bool> {
        let mut ends: Vec<Option<bool>> = vec![None; self.cards.len()];
        for card in 0..self.cards.len() {
            let mut way = Vec::new();
            let mut at = card;
            let end = loop {
                if let Some(known) = ends[at] {
                    break known;
                }
                // Whoever comes here again lies under itself.
                ends[at] = Some(false);
                way.push(at);
                match game.layout.spread.get(usize::from(self.cards[at].zone)) {
                    Some(Spread::Under(holder)) if usize::from(*holder) < self.cards.len() => at = usize::from(*holder),
                    Some(Spread::Under(_)) => break false,
                    _ => break true,
                }
            };
            way.into_iter().for_each(|at| ends[at] = Some(end));
        }
        ends.into_iter().map(|end| end == Some(true)).collect()
    }
}
