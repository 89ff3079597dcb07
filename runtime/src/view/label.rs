//! What an option is called in the reader's language.

use quarterdeck_dsl::syntax::Deed;
use quarterdeck_dsl::tree::{SLOTS, Thing};

use super::speaker::Speaker;
use super::tongue::{Case, joined};
use crate::flow::action::{Choice, ChoiceKind, Choices};
use crate::game::{ActionDef, ChooseDef, PrintingId};
use crate::knowledge::{Chosen, Glimpse};
use crate::state::naming::Names;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ACTION, ANSWER, CHOOSE, CHOOSE_NONE, CHOSEN, DONE, OFFER, TAKEN};

/// A card that the reader names: one printing, or its whole family.
#[derive(Clone, Copy)]
pub(super) struct Named {
    pub card: PrintingId,
    pub family: bool,
}

impl Speaker<'_> {
    /// The label of an option of the present decision.
    pub fn label(&self, choice: &Choice, names: &Names<'_>) -> String {
        let chosen = choice.slots.map(|thing| self.known.chosen(thing));
        match choice.kind {
            ChoiceKind::Action(id) => {
                let label = self.action(&self.game().actions[usize::from(id)], &chosen);
                self.known.choices().map_or(label.clone(), |choices| self.with_payment(label, choice, choices))
            }
            ChoiceKind::Offer(at) => {
                let name = self.known.offer_name(at).unwrap_or_default();
                self.offer(name, &chosen)
            }
            ChoiceKind::Pick(thing) => match self.known.asked_choice() {
                Some(choose) => self.picked(choose, thing, names),
                None => self.thing(thing, names).to_string(),
            },
            ChoiceKind::Stop => match self.known.asked_choice() {
                Some(choose) => self.chosen(choose, None),
                None => self.text("choice-stop", &[]),
            },
            ChoiceKind::Answer(at) => {
                let answers = self.known.choices().map_or(&[][..], |choices| &choices.answers);
                let answer = answers.get(at as usize).cloned().unwrap_or_default();
                let named = || self.chosen_name(&chosen[0]).map_or(answer.clone(), String::from);
                self.optional(&ANSWER.key(&answer), &[]).unwrap_or_else(named)
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
    pub(super) fn action(&self, action: &ActionDef, chosen: &[Chosen; SLOTS]) -> String {
        self.text_about(&ACTION.key(&action.name), &things_of(action, chosen), &[])
    }

    /// That an action was done, with what was chosen and paid for it.
    pub(super) fn action_done(
        &self,
        player: (&str, Argument),
        action: &ActionDef,
        chosen: &[Chosen; SLOTS],
        paid: &[Glimpse],
    ) -> String {
        let told = DONE.key(&action.name);
        let label = if self.game().locales.has(self.language, &told) {
            self.text_about(&told, &things_of(action, chosen), &[player])
        } else {
            let what = self.action(action, chosen);
            self.text("event-acted", &[player, ("what", Argument::text(what))])
        };
        if paid.is_empty() {
            return label;
        }
        let cards = joined(paid.iter().map(|card| self.card(&Glimpse { piece_of: None, ..*card })), ", ");
        self.text("pay-with", &[("action", Argument::text(label)), ("cards", Argument::text(cards))])
    }

    /// A text about things, each as it stands alone and in every form that the text asks for.
    pub(super) fn text_about(&self, key: &str, things: &[(&str, &Chosen)], more: &[(&str, Argument)]) -> String {
        let mut arguments: Vec<(&str, Argument)> =
            things.iter().map(|(name, chosen)| (*name, self.argument(chosen))).collect();
        for asked in self.game().locales.declined(self.language, key) {
            if let Some((_, chosen)) = things.iter().find(|(name, _)| *name == asked.name) {
                arguments.push((asked.variable.as_str(), self.argument_in(chosen, &asked.form)));
            }
        }
        arguments.extend(more.iter().cloned());
        self.text(key, &arguments)
    }

    /// A thing in a form, such as its accusative.
    pub(super) fn argument_in(&self, chosen: &Chosen, form: &str) -> Argument {
        let tongue = self.tongue();
        let told = match *chosen {
            Chosen::Card(Some(shown)) => tongue.printing_in(shown, form).into(),
            Chosen::Card(None) => self.form_of("card-hidden", form, &[]),
            Chosen::Piece(zone) | Chosen::Zone(zone) => self.zone_in(zone, form),
            Chosen::Value(attribute, value) => tongue.value_in(attribute, value, form),
            Chosen::Amount(_) | Chosen::Player(_) | Chosen::Nothing => return self.argument(chosen),
        };
        Argument::Text(told)
    }

    /// An action with what is known of its choice; what is not stays open. A card that is named stands where it would be chosen.
    pub(super) fn outline(&self, action: &ActionDef, slots: &[Thing; SLOTS], named: Option<Named>) -> String {
        let key = ACTION.key(&action.name);
        let chosen = slots.map(|thing| self.known.chosen(thing));
        let (known, open): (Vec<_>, Vec<_>) =
            things_of(action, &chosen).into_iter().partition(|(_, chosen)| **chosen != Chosen::Nothing);
        let named = named.filter(|named| !self.known.are_pieces(named.card));
        let place = named.and_then(|named| self.slot_for(action, named.card));
        let is_there = |name: &str| match place {
            Some(at) => action.choose[at].0 == name || at == 0 && name == "it",
            None => false,
        };
        let told = |name: &str, form: &str| {
            let named = named.filter(|_| is_there(name)).map(|named| self.named_in(named, form));
            Argument::text(named.unwrap_or_else(|| "…".to_owned()))
        };
        let mut open: Vec<(&str, Argument)> = open.into_iter().map(|(name, _)| (name, told(name, ""))).collect();
        for asked in self.game().locales.declined(self.language, &key) {
            if open.iter().any(|(name, _)| *name == asked.name) {
                open.push((asked.variable.as_str(), told(&asked.name, &asked.form)));
            }
        }
        self.text_about(&key, &known, &open)
    }

    /// What is named, in a form; in none, as it stands by itself.
    pub(super) fn named_in(&self, named: Named, form: &str) -> String {
        let family = self.game().printings[usize::from(named.card)].family;
        let family = &self.game().families[usize::from(family)].name;
        match named.family {
            true => self.tongue().form_if(family, form).unwrap_or_else(|| self.word(family).to_string()),
            false => self.tongue().printing_in(named.card, form),
        }
    }

    /// A choice of an offer.
    pub(super) fn offer(&self, name: &str, chosen: &[Chosen; SLOTS]) -> String {
        self.text_about(&OFFER.key(name), &[("it", &chosen[0])], &[])
    }

    /// That a choice of an offer was taken.
    pub(super) fn offer_taken(&self, player: (&str, Argument), name: &str, chosen: &[Chosen; SLOTS]) -> String {
        let told = TAKEN.key(name);
        if self.game().locales.has(self.language, &told) {
            return self.text_about(&told, &[("it", &chosen[0])], &[player]);
        }
        self.text("event-acted", &[player, ("what", Argument::text(self.offer(name, chosen)))])
    }

    /// That something was chosen in the middle of an effect.
    pub(super) fn choice_made(&self, player: (&str, Argument), choose: &ChooseDef, chosen: &Chosen) -> String {
        let told = choose.ask.as_deref().map(|ask| CHOSEN.key(ask));
        if let Some(told) =
            told.filter(|told| *chosen != Chosen::Nothing && self.game().locales.has(self.language, told))
        {
            return self.text_about(&told, &[("it", chosen), (&choose.name, chosen)], &[player]);
        }
        let key = if choose.ask.is_some() { "event-acted" } else { "event-chose" };
        let what = match (choose.ask.as_deref(), *chosen != Chosen::Nothing) {
            (Some(ask), true) => self.text_about(&CHOOSE.key(ask), &[("it", chosen), (&choose.name, chosen)], &[]),
            _ => self.chosen(choose, self.chosen_name(chosen)),
        };
        self.text(key, &[player, ("what", Argument::text(what))])
    }

    /// The label of a thing that can be chosen: in a form that the question asks for, as far as it has a name.
    fn picked(&self, choose: &ChooseDef, thing: Thing, names: &Names<'_>) -> String {
        let name = self.thing(thing, names);
        let Some(ask) = choose.ask.as_deref() else {
            return name.to_string();
        };
        let key = CHOOSE.key(ask);
        let chosen = self.known.chosen(thing);
        let hidden = matches!(thing, Thing::Card(card) if !self.known.sees(card));
        let mut arguments = vec![("it", Argument::text(&*name)), (choose.name.as_str(), Argument::text(&*name))];
        for asked in self.game().locales.declined(self.language, &key) {
            let told = if hidden { Argument::text(&*name) } else { self.argument_in(&chosen, &asked.form) };
            arguments.push((asked.variable.as_str(), told));
        }
        self.text(&key, &arguments)
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

/// The things that were chosen for an action, by the names that texts know them by.
fn things_of<'a>(action: &'a ActionDef, chosen: &'a [Chosen; SLOTS]) -> Vec<(&'a str, &'a Chosen)> {
    let mut things = vec![("it", &chosen[0])];
    if action.borne {
        things.push(("this", &chosen[SLOTS - 1]));
    }
    let names = action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str());
    things.extend(names.zip(chosen));
    things
}
