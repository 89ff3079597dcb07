//! What an option is called in the reader's language.

use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{SLOTS, Thing};

use super::speaker::Speaker;
use super::tongue::{Case, joined};
use crate::flow::action::{Choice, ChoiceKind, Choices};
use crate::game::{ActionDef, ChooseDef};
use crate::knowledge::{Chosen, Glimpse};
use crate::state::naming::Names;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ACTION, ANSWER, CHOOSE, CHOOSE_NONE, OFFER};

impl Speaker<'_> {
    /// The label of an option of the present decision.
    pub fn label(&self, choice: &Choice, names: &Names<'_>) -> String {
        let chosen = choice.slots.map(|thing| self.known.chosen(thing));
        match choice.kind {
            ChoiceKind::Action(id) => {
                let label = self.action(&self.game().actions[usize::from(id)], &chosen, &[]);
                self.known.choices().map_or(label.clone(), |choices| self.with_payment(label, choice, choices))
            }
            ChoiceKind::Offer(at) => {
                let name = self.known.offer_name(at).unwrap_or_default();
                self.offer(name, &chosen)
            }
            ChoiceKind::Pick(thing) => {
                let name = self.thing(thing, names);
                match self.known.asked_choice() {
                    Some(choose) => self.chosen(choose, Some(name)),
                    None => name.to_string(),
                }
            }
            ChoiceKind::Stop => match self.known.asked_choice() {
                Some(choose) => self.chosen(choose, None),
                None => self.text("choice-stop", &[]),
            },
            ChoiceKind::Answer(at) => {
                let answers = self.known.choices().map_or(&[][..], |choices| &choices.answers);
                let answer = answers.get(at as usize).cloned().unwrap_or_default();
                self.optional(&ANSWER.key(&answer), &[]).unwrap_or(answer)
            }
        }
    }

    /// An action with what is paid for it: cards, and amounts where another way asks for others.
    fn with_payment(&self, label: String, choice: &Choice, choices: &Choices) -> String {
        let Some(way) = choices.way(choice) else {
            return label;
        };
        let sums = if choices.differ_in_amounts(choice) { way.sums() } else { Vec::new() };
        if way.cards.is_empty() && way.amounts.is_empty() && choices.can_be_paid(choice) {
            return self.text("pay-nothing", &[("action", Argument::text(label))]);
        }
        let told = |to_another: bool| {
            let cards = way.cards.iter().filter(|(deed, _)| (*deed == Deed::Give) == to_another);
            let cards = cards.map(|(_, card)| self.card(&Glimpse { piece_of: None, ..self.known.glimpse_of(*card) }));
            let amounts = sums.iter().filter(|(given, ..)| *given == to_another);
            let amounts = amounts.map(|(_, measure, sum)| {
                let counted = self.tongue().counted(self.game().measure_name(measure), *sum, Case::Nominative);
                format!("{sum} {counted}").into()
            });
            joined(cards.chain(amounts), ", ")
        };
        let mut label = label;
        for (key, paid) in [("pay-with", told(false)), ("pay-give", told(true))] {
            if !paid.is_empty() {
                label = self.text(key, &[("action", Argument::text(label)), ("cards", Argument::text(paid))]);
            }
        }
        label
    }

    /// An action with what was chosen for it.
    pub(super) fn action(&self, action: &ActionDef, chosen: &[Chosen; SLOTS], paid: &[Glimpse]) -> String {
        let mut arguments = vec![("it", self.argument(&chosen[0]))];
        if action.borne {
            arguments.push(("this", self.argument(&chosen[SLOTS - 1])));
        }
        for (at, (name, _)) in action.choose.iter().chain(&action.target).enumerate() {
            if let Some(chosen) = chosen.get(at) {
                arguments.push((name.as_str(), self.argument(chosen)));
            }
        }
        let label = self.text(&ACTION.key(&action.name), &arguments);
        if paid.is_empty() {
            return label;
        }
        let cards = joined(paid.iter().map(|card| self.card(&Glimpse { piece_of: None, ..*card })), ", ");
        self.text("pay-with", &[("action", Argument::text(label)), ("cards", Argument::text(cards))])
    }

    /// An action with what is known of its choice; what is not stays open.
    pub fn outline(&self, action: &ActionDef, slots: &[Thing; SLOTS], named: Option<&str>) -> String {
        let names = action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str());
        let mut arguments: Vec<(&str, Argument)> = Vec::new();
        for (at, (name, thing)) in names.zip(slots).enumerate() {
            let open = || Argument::text(named.filter(|_| at == 0).unwrap_or("…").to_owned());
            let told = if *thing == Thing::Nothing { open() } else { self.argument(&self.known.chosen(*thing)) };
            arguments.push((name, told));
        }
        if action.borne {
            let this = slots[SLOTS - 1];
            let open = || Argument::text("…".to_owned());
            arguments
                .push(("this", if this == Thing::Nothing { open() } else { self.argument(&self.known.chosen(this)) }));
        }
        let first = arguments.first().map_or_else(|| Argument::text("…"), |(_, first)| first.clone());
        arguments.push(("it", first));
        self.text(&ACTION.key(&action.name), &arguments)
    }

    /// A choice of an offer.
    pub(super) fn offer(&self, name: &str, chosen: &[Chosen; SLOTS]) -> String {
        self.text(&OFFER.key(name), &[("it", self.argument(&chosen[0]))])
    }

    /// What is chosen in the middle of an effect, by the question's own text if it has one.
    pub fn chosen(&self, choose: &ChooseDef, name: Option<Phrase>) -> String {
        match (choose.ask.as_deref(), name) {
            (Some(ask), Some(name)) => self
                .text(&CHOOSE.key(ask), &[("it", Argument::text(name.clone())), (&choose.name, Argument::text(name))]),
            (None, Some(name)) => name.to_string(),
            (ask, None) => ask
                .and_then(|ask| self.optional(&CHOOSE_NONE.key(ask), &[]))
                .unwrap_or_else(|| self.text("choice-none", &[])),
        }
    }

    /// A thing that can be picked; a hidden card is called by its place.
    fn thing(&self, thing: Thing, names: &Names<'_>) -> Phrase {
        match thing {
            Thing::Card(card) if self.known.sees(card) => self.card(&self.known.glimpse_of(card)),
            Thing::Card(card) => {
                let number = names.cards_above(card) as i32 + 1;
                self.text("card-numbered", &[("number", Argument::Number(number))]).into()
            }
            Thing::Zone(zone) => self.zone(zone),
            Thing::Player(seat) => self.player(seat).into(),
            Thing::Value(attribute, value) => self.tongue().value(attribute, value),
            Thing::Amount(amount) => amount.to_string().into(),
            Thing::Nothing => self.text("choice-none", &[]).into(),
        }
    }

    /// A thing that was chosen, as far as the reader knows it; nothing if nothing was.
    pub(super) fn chosen_name(&self, chosen: &Chosen) -> Option<Phrase> {
        match self.argument(chosen) {
            Argument::Text(name) if *chosen != Chosen::Nothing => Some(name),
            Argument::Number(amount) => Some(amount.to_string().into()),
            Argument::Text(_) => None,
        }
    }

    /// A thing as an argument of a label: pieces of players are named by where they stand.
    fn argument(&self, chosen: &Chosen) -> Argument {
        Argument::Text(match *chosen {
            Chosen::Amount(amount) => return Argument::Number(amount),
            Chosen::Card(Some(shown)) => self.printing(shown),
            Chosen::Card(None) => self.text("card-hidden", &[]).into(),
            Chosen::Piece(zone) | Chosen::Zone(zone) => self.zone(zone),
            Chosen::Player(seat) => self.player(seat).into(),
            Chosen::Value(attribute, value) => self.tongue().value(attribute, value),
            Chosen::Nothing => Phrase::default(),
        })
    }
}
