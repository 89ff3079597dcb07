//! Names of options: stable ids that rulings, saves and drivers share.

use quarterdeck_dsl::solve::Way;
use quarterdeck_dsl::tree::SLOTS;

use super::action::{Choice, ChoiceKind, Choices};
use crate::game::ChooseDef;
use crate::state::naming::Names;
use crate::state::position::Position;

impl Choices {
    /// The way to pay for an option, if there is anything to pay.
    pub fn way(&self, choice: &Choice) -> Option<&Way> {
        self.ways.get(usize::from(choice.way))
    }

    /// Whether the same can be had for another amount: only then it is told how much is paid.
    pub fn differ_in_amounts(&self, choice: &Choice) -> bool {
        let own = self.way(choice).map(Way::sums);
        own.is_some() && self.same(choice).any(|other| self.way(other).map(Way::sums) != own)
    }

    /// Whether the same can be had by paying something.
    pub fn can_be_paid(&self, choice: &Choice) -> bool {
        let costs = |way: &Way| !way.cards.is_empty() || !way.amounts.is_empty();
        self.same(choice).any(|other| self.way(other).is_some_and(costs))
    }

    /// The options that are the same but for what is paid.
    fn same<'c>(&'c self, choice: &'c Choice) -> impl Iterator<Item = &'c Choice> {
        self.list.iter().filter(|other| other.kind == choice.kind && other.slots == choice.slots)
    }
}

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
                if let Some(way) = choices.way(choice) {
                    let cards = way.cards.iter();
                    let mut paid: Vec<_> = cards.map(|(_, card)| names.card_id(*card)).collect();
                    let sums = if choices.differ_in_amounts(choice) { way.sums() } else { Vec::new() };
                    let amount = |measure, sum| format!("{sum} {}", self.game.measure_name(measure)).into();
                    paid.extend(sums.iter().map(|(_, measure, sum)| amount(measure, sum)));
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
