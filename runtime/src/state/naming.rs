//! Names of cards, places and things of a position: stable ids that rulings, saves and drivers share. They are made of
//! the pack's own ids and do not depend on the language.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::ZoneId;

use super::position::Position;
use super::{Frame, Status};
use crate::game::{ChooseDef, Spread, What};

/// How many cards lie above each card of a zone.
type Depths = BTreeMap<CardAt, usize>;

/// Names of the things of a position as one seat may call them.
pub struct Names<'m> {
    position: Position<'m>,
    seat: Option<Seat>,
    /// Of zones in which cards were asked for; each is walked through once, however many of its cards are named.
    depths: RefCell<BTreeMap<ZoneAt, Depths>>,
}

impl<'m> Names<'m> {
    /// A thing as an argument of an option. Pieces with an owner are named by where they stand.
    pub fn thing_id(&self, thing: Thing) -> Cow<'m, str> {
        match thing {
            Thing::Card(card) if self.position.is_piece(card) => self.zone_id(self.position.zone_of(card)),
            Thing::Card(card) => self.card_id(card),
            Thing::Zone(zone) => self.zone_id(zone),
            Thing::Player(seat) => format!("player {}", seat + 1).into(),
            Thing::Value(attribute, value) => {
                let values = &self.position.game.attributes[usize::from(attribute)].values;
                values.get(value as usize).map(String::as_str).unwrap_or_default().into()
            }
            Thing::Amount(amount) => amount.to_string().into(),
            Thing::Nothing => "nothing".into(),
        }
    }

    /// A zone by name, with the number of a place.
    pub fn zone_id(&self, zone: ZoneAt) -> Cow<'m, str> {
        self.position.zone_called(zone, |card| self.card_id(card))
    }

    /// A card that the seat may not see is named by its place in the row.
    pub fn card_id(&self, card: CardAt) -> Cow<'m, str> {
        if self.position.visible(card, self.seat) {
            return self.position.card_id(card).into();
        }
        format!("card {}", self.cards_above(card) + 1).into()
    }

    /// How many cards lie above a card.
    pub fn cards_above(&self, card: CardAt) -> usize {
        let zone = self.position.zone_of(card);
        let mut depths = self.depths.borrow_mut();
        let row = depths.entry(zone).or_insert_with(|| self.position.state.cards_in(zone).zip(0..).collect());
        row.get(&card).copied().unwrap_or(0)
    }
}

impl<'m> Position<'m> {
    /// A card by what is printed on it.
    pub fn card_id(&self, card: CardAt) -> &'m str {
        self.game.printing_id(self.state.cards[usize::from(card)].printing)
    }

    /// A zone by name, with the number of a place.
    pub fn zone_id(&self, zone: ZoneAt) -> Cow<'m, str> {
        self.zone_called(zone, |card| self.card_id(card).into())
    }

    /// Names as one seat may call things.
    pub fn names(&self, seat: Option<Seat>) -> Names<'m> {
        Names { position: *self, seat, depths: RefCell::default() }
    }

    fn zone_called(&self, zone: ZoneAt, card_called: impl Fn(CardAt) -> Cow<'m, str>) -> Cow<'m, str> {
        match self.game.layout.spread[usize::from(zone)] {
            Spread::Zone(id, _) => self.game.zones[usize::from(id)].name.as_str().into(),
            Spread::Place(board, at) => {
                if self.game.numbered_on() {
                    (self.numbered_from(board) + i32::from(at) + 1).to_string().into()
                } else {
                    format!("{} {}", self.game.boards[usize::from(board)].name, at + 1).into()
                }
            }
            Spread::Tiles(board) => self.game.boards[usize::from(board)].name.as_str().into(),
            // Of cards that do not take part, what lies under them has a place all the same.
            Spread::Under(card) if usize::from(card) >= self.state.cards.len() => "under nothing".into(),
            Spread::Under(card) => format!("under {}", card_called(card)).into(),
        }
    }

    /// A thing as an argument of an option.
    pub fn thing_id(&self, thing: Thing) -> Cow<'m, str> {
        self.names(self.asked()).thing_id(thing)
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<u8> {
        self.state.status.asked()
    }

    /// The deed of the effect on top.
    fn deed_on_top(&self) -> Option<&'m What> {
        let Some(Frame::Effect(frame)) = self.state.stack.last() else {
            return None;
        };
        self.game.effects[usize::from(frame.effect)].get(usize::from(frame.deed)).map(|deed| &deed.what)
    }

    /// The name of a choice of the present offer.
    pub fn offer_name(&self, at: u16) -> Option<&'m str> {
        match self.deed_on_top()? {
            What::Offer(offers) => offers.get(usize::from(at)).map(|offer| offer.name.as_str()),
            _ => None,
        }
    }

    /// What an effect lets the asked player choose.
    pub fn asked_choice(&self) -> Option<&'m ChooseDef> {
        match (self.state.status, self.deed_on_top()?) {
            (Status::Pick(..), What::Choose(choose)) => Some(choose),
            _ => None,
        }
    }

    /// Whether the asked player chooses the order in which cards are put down.
    pub fn asked_order(&self) -> bool {
        let Some(Frame::Effect(frame)) = self.state.stack.last() else {
            return false;
        };
        let origin = self.game.settled(&self.state.options).origin(frame.effect, frame.deed);
        match origin.map(|(effect, at)| &self.game.effects[usize::from(effect)][usize::from(at)].what) {
            Some(What::Do(instruction)) => {
                instruction.steps.get(usize::from(frame.step)).is_some_and(|step| step.manner.any_order)
            }
            _ => false,
        }
    }

    /// Whether a thing is a zone of the table that a word names; used by rulings.
    pub fn zone_named(&self, name: &str, seat: Option<u8>) -> Option<ZoneAt> {
        let id = self.game.zones.iter().position(|zone| zone.name == name)?;
        let owner = if self.game.zones[id].per_player { Some(seat?) } else { None };
        Some(self.zone(ZoneId::at(id), owner))
    }
}
