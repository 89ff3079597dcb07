//! Names of options: stable ids that rulings, saves and drivers share.

use quarterdeck_dsl::tree::SLOTS;

use super::action::{Choice, ChoiceKind, Choices, WayAt};
use crate::game::ChooseDef;
use crate::state::naming::Names;
use crate::state::position::Position;

impl Position<'_> {
    /// The id of an option: the action's name and its arguments, as the asked player may call them.
    pub fn choice_id(&self, choice: &Choice, choices: &Choices, names: &Names<'_>) -> String {
        match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &self.game.actions[usize::from(id)];
                let mut name = action.name.clone();
                let bearer = action.borne.then_some(&choice.slots[SLOTS - 1]);
                for thing in bearer.into_iter().chain(&choice.slots[..action.choose.len()]) {
                    name.push(' ');
                    name.push_str(&names.thing_id(*thing));
                }
                if choice.way != WayAt::NOTHING {
                    let cards = choices.ways[usize::from(choice.way)].cards.iter();
                    let paid: Vec<_> = cards.map(|(_, card)| names.card_id(*card)).collect();
                    if !paid.is_empty() {
                        name.push_str(" with ");
                        name.push_str(&paid.join(", "));
                    }
                }
                name
            }
            ChoiceKind::Offer(at) => self.offer_name(at).unwrap_or("offer").to_owned(),
            ChoiceKind::Pick(thing) => match self.asked_choice() {
                Some(ChooseDef { ask: Some(ask), .. }) => format!("{ask} {}", names.thing_id(thing)),
                _ => names.thing_id(thing).into_owned(),
            },
            ChoiceKind::Stop => match self.asked_choice() {
                Some(ChooseDef { ask: Some(ask), .. }) => format!("{ask} none"),
                Some(_) => "none".into(),
                None => "stop".into(),
            },
            ChoiceKind::Answer(at) => choices.answers.get(at as usize).cloned().unwrap_or_default(),
        }
    }
}
