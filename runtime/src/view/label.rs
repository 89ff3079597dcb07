//! What an option is called in the reader's language.

use quarterdeck_dsl::tree::{CardAt, SLOTS, Thing, ZoneAt};

use super::speaker::Speaker;
use super::tongue::joined;
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{ActionDef, ChooseDef};
use crate::log::Told;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ACTION, ANSWER, CHOOSE, CHOOSE_NONE, OFFER};

impl Speaker<'_> {
    /// The label of an option of the present decision.
    pub fn label(&self, choice: &Choice) -> String {
        let told = choice.slots.map(|thing| self.told(thing));
        match choice.kind {
            ChoiceKind::Action(id) => {
                let paid: Vec<CardAt> = match self.matched.choices().ways.get(usize::from(choice.way)) {
                    Some(way) => way.cards.iter().map(|(_, card)| *card).collect(),
                    None => Vec::new(),
                };
                self.action(&self.game().actions[usize::from(id)], &told, &paid)
            }
            ChoiceKind::Offer(at) => {
                let name = self.matched.position().offer_name(at).unwrap_or_default();
                self.offer(name, &told)
            }
            ChoiceKind::Pick(thing) => {
                let name = self.thing(thing);
                match self.matched.position().asked_choice() {
                    Some(choose) => self.chosen(choose, Some(name)),
                    None => name.to_string(),
                }
            }
            ChoiceKind::Stop => match self.matched.position().asked_choice() {
                Some(choose) => self.chosen(choose, None),
                None => self.text("choice-stop", &[]),
            },
            ChoiceKind::Answer(at) => {
                let answer = self.matched.choices().answers.get(at as usize).cloned().unwrap_or_default();
                self.optional(&ANSWER.key(&answer), &[]).unwrap_or(answer)
            }
        }
    }

    /// An action with what was chosen for it.
    pub fn action(&self, action: &ActionDef, told: &[Told; SLOTS], paid: &[CardAt]) -> String {
        let mut arguments = vec![("it", self.argument(&told[0]))];
        if action.borne {
            arguments.push(("this", self.argument(&told[SLOTS - 1])));
        }
        for (at, (name, _)) in action.choose.iter().chain(&action.target).enumerate() {
            if let Some(told) = told.get(at) {
                arguments.push((name.as_str(), self.argument(told)));
            }
        }
        let label = self.text(&ACTION.key(&action.name), &arguments);
        if paid.is_empty() {
            return label;
        }
        let printing = |card: &CardAt| self.printing(self.matched.state().cards[usize::from(*card)].printing);
        let cards = joined(paid.iter().map(printing), ", ");
        self.text("pay-with", &[("action", Argument::text(label)), ("cards", Argument::text(cards))])
    }

    /// An action with what is known of its choice; what is not stays open.
    pub fn outline(&self, action: &ActionDef, slots: &[Thing; SLOTS], named: Option<&str>) -> String {
        let names = action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str());
        let mut arguments: Vec<(&str, Argument)> = Vec::new();
        for (at, (name, thing)) in names.zip(slots).enumerate() {
            let open = || Argument::text(named.filter(|_| at == 0).unwrap_or("…").to_owned());
            let told = if *thing == Thing::Nothing { open() } else { self.argument(&self.told(*thing)) };
            arguments.push((name, told));
        }
        if action.borne {
            let this = slots[SLOTS - 1];
            let open = || Argument::text("…".to_owned());
            arguments.push(("this", if this == Thing::Nothing { open() } else { self.argument(&self.told(this)) }));
        }
        let first = arguments.first().map_or_else(|| Argument::text("…"), |(_, first)| first.clone());
        arguments.push(("it", first));
        self.text(&ACTION.key(&action.name), &arguments)
    }

    /// A choice of an offer.
    pub fn offer(&self, name: &str, told: &[Told; SLOTS]) -> String {
        self.text(&OFFER.key(name), &[("it", self.argument(&told[0]))])
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
    fn thing(&self, thing: Thing) -> Phrase {
        match thing {
            Thing::Card(card) if self.matched.position().visible(card, self.seat) => self.card(card, true),
            Thing::Card(card) => {
                let zone = self.matched.state().cards[usize::from(card)].zone;
                let at = self.matched.state().cards_in(zone).position(|other| other == card).unwrap_or(0);
                self.text("card-numbered", &[("number", Argument::Number(at as i32 + 1))]).into()
            }
            Thing::Zone(zone) => self.zone(zone),
            Thing::Player(seat) => self.player(seat).into(),
            Thing::Value(attribute, value) => self.tongue().value(attribute, value),
            Thing::Amount(amount) => amount.to_string().into(),
            Thing::Nothing => self.text("choice-none", &[]).into(),
        }
    }

    /// A thing as it was when it was chosen, as far as the reader knows it.
    pub fn told_name(&self, told: &Told) -> Option<Phrase> {
        match self.argument(told) {
            Argument::Text(name) if told.thing != Thing::Nothing => Some(name),
            Argument::Number(amount) => Some(amount.to_string().into()),
            Argument::Text(_) => None,
        }
    }

    /// A thing as an argument of a label: pieces of players are named by where they stand.
    fn argument(&self, told: &Told) -> Argument {
        if let Thing::Amount(amount) = told.thing {
            return Argument::Number(i32::from(amount));
        }
        Argument::Text(match told.thing {
            Thing::Card(card) => {
                if self.matched.position().is_piece_in(card, told.zone) {
                    self.zone(told.zone)
                } else if self.knows(told.known, told.zone) {
                    self.printing(told.printing)
                } else {
                    self.text("card-hidden", &[]).into()
                }
            }
            Thing::Zone(zone) => self.zone(zone),
            Thing::Player(seat) => self.player(seat).into(),
            Thing::Value(attribute, value) => self.tongue().value(attribute, value),
            Thing::Amount(_) | Thing::Nothing => Phrase::default(),
        })
    }

    /// A thing as it is now.
    pub(super) fn told(&self, thing: Thing) -> Told {
        match thing {
            Thing::Card(card) => {
                let state = &self.matched.state().cards[usize::from(card)];
                let sees = self.matched.position().visible(card, self.seat);
                let bit = if sees { self.seat.map_or(u16::MAX, |seat| 1 << seat) } else { 0 };
                Told { thing, zone: state.zone, known: state.known | bit, printing: state.printing }
            }
            Thing::Zone(zone) => Told { thing, zone, ..Told::NOTHING },
            _ => Told { thing, ..Told::NOTHING },
        }
    }

    /// Whether the reader is among those who knew a card that lay there. Spectators know what
    /// lies open and everybody knows.
    pub fn knows(&self, known: u16, zone: ZoneAt) -> bool {
        match self.seat {
            Some(seat) => known & (1 << seat) != 0,
            None => {
                let all = (1u16 << self.matched.state().seats) - 1;
                known & all == all && self.is_open(zone)
            }
        }
    }

    /// Whether everybody sees the cards of a zone.
    pub fn is_open(&self, zone: ZoneAt) -> bool {
        use crate::game::{Sight, Spread};
        match self.game().layout.spread.get(usize::from(zone)) {
            Some(Spread::Zone(id, _)) => self.game().zones[usize::from(*id)].sight == Sight::All,
            Some(_) => true,
            None => false,
        }
    }
}
