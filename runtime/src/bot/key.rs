//! Options by what they are, so that the same option is known again where hidden cards were dealt otherwise: a number for
//! each, made of the action and of what the asked player sees of its things.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{CardAt, Measure, SLOTS, Thing};

use crate::flow::action::{Choice, ChoiceKind, Choices};
use crate::hash::Fnv;
use crate::playing::Match;
use crate::state::position::Position;

/// A number for every option of the present decision, in order. Options that cannot be told apart are counted.
pub(super) fn keys(matched: &Match) -> Vec<u64> {
    let position = matched.position();
    let seat = matched.asked();
    let told = Told { position, seat };
    let mut keys: Vec<u64> = Vec::with_capacity(matched.choices().list.len());
    for choice in &matched.choices().list {
        let first = told.choice(choice, matched.choices());
        let mut key = first;
        let mut number = 1u64;
        while keys.contains(&key) {
            number += 1;
            key = mixed(first, number);
        }
        keys.push(key);
    }
    keys
}

fn mixed(key: u64, number: u64) -> u64 {
    let mut hash = Fnv(key);
    hash.write(&number.to_le_bytes());
    hash.0
}

/// What the asked player sees.
struct Told<'m> {
    position: Position<'m>,
    seat: Option<u8>,
}

impl Told<'_> {
    fn choice(&self, choice: &Choice, choices: &Choices) -> u64 {
        let mut all = vec![u64::from(self.seat.unwrap_or(u8::MAX))];
        match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &self.position.game.actions[usize::from(id)];
                all.extend([1, usize::from(id) as u64]);
                let bearer = action.borne.then_some(&choice.slots[SLOTS - 1]);
                let chosen = bearer.into_iter().chain(&choice.slots[..action.choose.len()]);
                chosen.for_each(|thing| self.thing(*thing, &mut all));
            }
            ChoiceKind::Offer(at) => all.extend([2, u64::from(at)]),
            ChoiceKind::Pick(thing) => {
                all.push(3);
                self.thing(thing, &mut all);
            }
            ChoiceKind::Stop => all.push(4),
            ChoiceKind::Answer(at) => all.extend([5, u64::from(at)]),
        }
        if let Some(way) = choices.way(choice) {
            for (deed, card) in &way.cards {
                all.push(6 + u64::from(*deed == Deed::Give));
                self.card(*card, &mut all);
            }
            for (deed, measure, amount) in &way.amounts {
                let (kind, at) = match measure {
                    Measure::Resource(id) => (0, usize::from(*id)),
                    Measure::Counter(id) => (1, usize::from(*id)),
                    Measure::Query(id) => (2, usize::from(*id)),
                };
                all.extend([8 + u64::from(*deed == Deed::Give), kind, at as u64, *amount as u64]);
            }
        }
        let mut hash = Fnv::default();
        all.iter().for_each(|number| hash.write(&number.to_le_bytes()));
        hash.0
    }

    fn thing(&self, thing: Thing, all: &mut Vec<u64>) {
        match thing {
            Thing::Nothing => all.push(10),
            Thing::Card(card) => self.card(card, all),
            Thing::Zone(zone) => all.extend([11, usize::from(zone) as u64]),
            Thing::Player(seat) => all.extend([12, u64::from(seat)]),
            Thing::Value(attribute, value) => all.extend([13, usize::from(attribute) as u64, value as u64]),
            Thing::Amount(amount) => all.extend([14, amount as u64]),
        }
    }

    /// A card by what it shows and where it lies; one that is not seen, by how many lie above it.
    fn card(&self, card: CardAt, all: &mut Vec<u64>) {
        let zone = self.position.zone_of(card);
        if self.position.visible(card, self.seat) {
            all.extend([15, usize::from(self.position.shows(card)) as u64, usize::from(zone) as u64]);
        } else {
            let above = self.position.cards_in(zone).take_while(|other| *other != card).count();
            all.extend([16, above as u64, usize::from(zone) as u64]);
        }
    }
}
