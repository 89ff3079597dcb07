//! Names of cards, places and options: stable ids that rulings, saves and drivers share. They
//! are made of the pack's own ids and do not depend on the language.

use std::borrow::Cow;

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, SLOTS, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::AttributeType;

use super::phrase::Phrase;
use crate::flow::action::{Choice, ChoiceKind, Choices};
use crate::game::{ABSENT, ChooseDef, Game, PrintingDef, PrintingId, Spread, What};
use crate::state::position::Position;
use crate::state::{Frame, NOTHING, Status};

impl Game {
    /// The id of a card with everything printed on it, as it is kept in files.
    pub fn printing_key(&self, printing: &PrintingDef) -> String {
        let mut key = self.families.unnoted()[usize::from(printing.family)].name.clone();
        for (definition, value) in self.attributes.iter().zip(&printing.values) {
            if *value != ABSENT {
                let word = usize::try_from(*value).ok().and_then(|at| definition.values.get(at));
                let word = word.cloned().unwrap_or_else(|| value.to_string());
                key.push_str(&format!(" {}={word}", definition.name));
            }
        }
        key
    }

    /// A printing by family and shown numbers: `name 5/1`.
    pub fn printing_id(&self, printing: PrintingId) -> &Phrase {
        self.glossaries.printing(printing).get_or_init(|| self.make_printing_id(printing).into())
    }

    fn make_printing_id(&self, printing: PrintingId) -> String {
        let printing = &self.printings[usize::from(printing)];
        let family = &self.families.unnoted()[usize::from(printing.family)];
        let mut numbers: Vec<String> = Vec::new();
        let mut words: Vec<&str> = Vec::new();
        for attribute in &family.shows {
            let definition = &self.attributes[usize::from(*attribute)];
            let value = printing.values[usize::from(*attribute)];
            if value == ABSENT {
                continue;
            }
            match definition.kind {
                AttributeType::Number => numbers.push(value.to_string()),
                AttributeType::Flag if value == 1 => words.push(&definition.name),
                AttributeType::Values => words.push(&definition.values[value as usize]),
                _ => {}
            }
        }
        let mut name = family.name.clone();
        if !numbers.is_empty() {
            name.push(' ');
            name.push_str(&numbers.join("/"));
        }
        for word in words {
            name.push(' ');
            name.push_str(word);
        }
        name
    }
}

impl<'m> Position<'m> {
    /// A card by what is printed on it.
    pub fn card_id(&self, card: CardAt) -> &'m str {
        self.game.printing_id(self.state.cards[usize::from(card)].printing)
    }

    /// A zone by name, with the number of a place.
    pub fn zone_id(&self, zone: ZoneAt) -> Cow<'m, str> {
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
            Spread::Under(card) => format!("under {}", self.card_id(card)).into(),
        }
    }

    /// A thing as an argument of an option. Pieces with an owner are named by where they stand.
    pub fn thing_id(&self, thing: Thing) -> Cow<'m, str> {
        self.thing_id_for(thing, self.asked())
    }

    /// The same as one seat may call it.
    pub fn thing_id_for(&self, thing: Thing, seat: Option<u8>) -> Cow<'m, str> {
        match thing {
            Thing::Card(card) if self.is_piece(card) => self.zone_id(self.zone_of(card)),
            Thing::Card(card) => self.hidden_name(card, seat),
            Thing::Zone(zone) => self.zone_id(zone),
            Thing::Player(seat) => format!("player {}", seat + 1).into(),
            Thing::Value(attribute, value) => {
                let values = &self.game.attributes[usize::from(attribute)].values;
                values.get(value as usize).map(String::as_str).unwrap_or_default().into()
            }
            Thing::Amount(amount) => amount.to_string().into(),
            Thing::Nothing => "nothing".into(),
        }
    }

    /// The id of an option: the action's name and its arguments.
    pub fn choice_id(&self, choice: &Choice, choices: &Choices) -> String {
        match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &self.game.actions[usize::from(id)];
                let mut name = action.name.clone();
                let bearer = action.borne.then_some(&choice.slots[SLOTS - 1]);
                for thing in bearer.into_iter().chain(&choice.slots[..action.choose.len()]) {
                    name.push(' ');
                    name.push_str(&self.thing_id(*thing));
                }
                if choice.way != NOTHING {
                    let paid: Vec<&str> = choices.ways[usize::from(choice.way)]
                        .cards
                        .iter()
                        .map(|(_, card)| self.card_id(*card))
                        .collect();
                    if !paid.is_empty() {
                        name.push_str(" with ");
                        name.push_str(&paid.join(", "));
                    }
                }
                name
            }
            ChoiceKind::Offer(at) => self.offer_name(at).unwrap_or("offer").to_owned(),
            ChoiceKind::Pick(thing) => match self.asked_choice() {
                Some(ChooseDef { ask: Some(ask), .. }) => format!("{ask} {}", self.thing_id(thing)),
                _ => self.thing_id(thing).into_owned(),
            },
            ChoiceKind::Stop => match self.asked_choice() {
                Some(ChooseDef { ask: Some(ask), .. }) => format!("{ask} none"),
                Some(_) => "none".into(),
                None => "stop".into(),
            },
            ChoiceKind::Answer(at) => choices.answers.get(usize::from(at)).cloned().unwrap_or_default(),
        }
    }

    /// A card that the asked player may not see is named by its place in the row.
    fn hidden_name(&self, card: CardAt, seat: Option<u8>) -> Cow<'m, str> {
        if self.visible(card, seat) {
            return self.card_id(card).into();
        }
        let zone = self.zone_of(card);
        let at = self.state.cards_in(zone).position(|other| other == card).unwrap_or(0);
        format!("card {}", at + 1).into()
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<u8> {
        match self.state.status {
            Status::Action(seat) | Status::Offer(seat) | Status::Pick(seat, _) | Status::Script(seat) => Some(seat),
            Status::Running | Status::Over(_) => None,
        }
    }

    /// The deed of the effect on top.
    fn deed_on_top(&self) -> Option<&'m What> {
        let Some(Frame::Effect(frame)) = self.state.stack.last() else {
            return None;
        };
        self.game.effects[usize::from(frame.effect)].get(usize::from(frame.deed)).map(|deed| &deed.what)
    }

    /// The name of a choice of the present offer.
    pub fn offer_name(&self, at: u8) -> Option<&'m str> {
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
        match self.game.effects[usize::from(frame.effect)].get(usize::from(frame.deed)).map(|deed| &deed.what) {
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
        Some(self.zone(id as u8, owner))
    }
}
