//! Numbers as they are now: what is printed on a card and what rules and other cards make of it, what is asked for a card
//! and how much of it one has, and what an option costs and brings before it is chosen.

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::tree::{
    Argument, CardAt, Condition, Context, Demand, Doer, Instruction, Measure, Number, Requirement, SLOTS, Seat, Set,
    Slot, Source, Step, Term, Thing,
};
use quarterdeck_dsl::vocabulary::{AttributeId, Bearer, FamilyId, QueryId, ResourceId};
use serde::Serialize;

use super::speaker::Speaker;
use crate::flow::action::{Choice, ChoiceKind};
use crate::game::{ABSENT, Deed, EffectId, Given, Sentence, Spread, What};
use crate::text::Words;
use crate::text::phrase::Phrase;
use crate::verb::VERBS;

/// Effects within effects are followed so far.
const DEEPEST: usize = 12;
/// Of more things than this, nothing is said.
const MOST_THINGS: usize = 24;

/// A number of a card that is another one now than is printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenChange {
    /// The id of what is printed.
    pub id: Phrase,
    /// What the number is called.
    pub name: Phrase,
    /// What is printed.
    pub printed: i32,
    /// What it is now, for the reader.
    pub value: i32,
    /// What makes it so: a card or a rule, and by how much.
    pub why: Vec<(String, i32)>,
}

/// One thing that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenGoal {
    /// What.
    pub text: String,
    /// How much of it the reader has; nothing if that cannot be known.
    pub have: Option<i32>,
    /// How much is asked for.
    pub want: i32,
}

/// What an option does to what a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenBring {
    /// Whose.
    pub seat: Seat,
    /// The id of the resource.
    pub id: Phrase,
    /// Its name.
    pub name: Phrase,
    /// By how much it becomes more, or less.
    pub by: i32,
}

impl Speaker<'_> {
    /// Queries of cards that begin with what is printed on them, with what that is.
    pub(super) fn printed_queries(&self) -> Vec<(QueryId, AttributeId)> {
        let queries = self.game().queries.unnoted().iter().enumerate();
        let of_cards = queries.filter(|(_, query)| query.bearer == Bearer::Card && !query.quiet);
        of_cards
            .filter_map(|(at, query)| match &*query.base {
                Number::Attribute(attribute, of) if is_it(of) => Some((QueryId::at(at), *attribute)),
                _ => None,
            })
            .collect()
    }

    /// Numbers of a card that are others now than are printed, for who looks at it, or for the active player.
    pub(super) fn changed(&self, card: CardAt, among: &[(QueryId, AttributeId)]) -> Vec<SeenChange> {
        // What somebody has is theirs already: what it would cost tells nothing.
        if self.is_owned(card) {
            return Vec::new();
        }
        let (thing, asker) = (Thing::Card(card), self.seat().unwrap_or(self.known.active()));
        let mut found = Vec::new();
        for (query, attribute) in among {
            let Some(printed) = self.known.attribute(thing, *attribute).filter(|value| *value != ABSENT) else {
                continue;
            };
            let Some(value) = self.known.query(*query, thing, asker).filter(|value| *value != printed) else {
                continue;
            };
            let definition = &self.game().queries[usize::from(*query)];
            found.push(SeenChange {
                id: self.tongue().called(&self.game().attributes[usize::from(*attribute)].name).0,
                name: self.tongue().figure_name(&definition.name),
                printed,
                value,
                why: self.reasons_for(*query, thing, asker),
            });
        }
        found
    }

    /// What changes a number: rules by what they ask, cards by their names.
    fn reasons_for(&self, query: QueryId, thing: Thing, asker: Seat) -> Vec<(String, i32)> {
        let context = Context { you: asker, they: asker, it: thing, ..Context::default() };
        let mut why: Vec<(String, i32)> = Vec::new();
        let mut add = |text: String, by: i32| match why.iter_mut().find(|(known, _)| *known == text) {
            Some((_, sum)) => *sum += by,
            None => why.push((text, by)),
        };
        let rules = &self.game().queries[usize::from(query)].changes;
        let make = || {
            let said = rules
                .iter()
                .map(|rule| rule.condition.as_ref().map_or_else(Phrase::default, |it| self.said_clause(it)));
            said.collect()
        };
        let made;
        let texts = match self.tongue().glossary() {
            Some(glossary) => glossary.changes(query, make),
            None => {
                made = make();
                &made
            }
        };
        for (change, text) in rules.iter().zip(texts) {
            let holds = change.condition.as_ref().is_none_or(|it| self.known.holds(it, &context) == Some(true));
            let by = self.known.number(&change.by, &context).filter(|by| holds && *by != 0);
            if let (Some(by), Some(_)) = (by, &change.condition) {
                add(text.to_string(), by);
            }
        }
        for (card, by) in self.known.changers(query, thing, asker) {
            add(self.card(&self.known.glimpse_of(card)).to_string(), by);
        }
        why
    }

    fn is_owned(&self, card: CardAt) -> bool {
        let lies = self.game().layout.spread.get(usize::from(self.known.place_of(self.known.outermost(card))));
        matches!(lies, Some(Spread::Zone(_, Some(_))))
    }

    fn said_clause(&self, condition: &Sentence<Condition>) -> Phrase {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: condition.scope() };
        describe::clause(condition, &self.game().vocabulary, &lexicon).into()
    }

    /// What is asked for a card that nobody has yet, with how much the reader has of it.
    pub(super) fn goals(&self, card: CardAt, family: FamilyId) -> Vec<SeenGoal> {
        let (Some(whole), Some(seat)) = (&self.game().families[usize::from(family)].requires, self.seat()) else {
            return Vec::new();
        };
        if self.is_owned(card) || self.known.has_done(card, seat) {
            return Vec::new();
        }
        let thing = Thing::Card(card);
        let context = Context { you: seat, they: seat, it: thing, this: thing, ..Context::default() };
        let make = || self.goal_texts(whole);
        let made;
        let texts = match self.tongue().glossary() {
            Some(glossary) => glossary.goals(family, make),
            None => {
                made = make();
                &made
            }
        };
        let parts = parts_of(&whole.demand);
        let figures = parts.into_iter().map(|part| self.had_of(part, whole.wildcards, &context));
        let goals = texts.iter().zip(figures);
        goals.map(|(text, (have, want))| SeenGoal { text: text.to_string(), have, want }).collect()
    }

    /// What the parts of a requirement say, whoever reads it and whatever the position is.
    fn goal_texts(&self, whole: &Sentence<Requirement>) -> Box<[Phrase]> {
        let words = Words { locales: &self.game().locales, language: self.language };
        let lexicon = Scoped { lexicon: &words, scope: whole.scope() };
        let vocabulary = &self.game().vocabulary;
        let said = |part: &Demand| match part {
            Demand::One(deed, term) => describe::term(*deed, term, vocabulary, &lexicon),
            other => describe::demand(other, vocabulary, &lexicon),
        };
        parts_of(&whole.demand).into_iter().map(|part| said(part).into()).collect()
    }

    /// How much the reader has of a part of a requirement, and how much is asked for.
    fn had_of(&self, part: &Demand, wildcards: bool, context: &Context) -> (Option<i32>, i32) {
        match part {
            Demand::One(_, term) => {
                let quantity = match term {
                    Term::Amount(quantity, _) => *quantity,
                    Term::Cards(set) => set.quantity,
                };
                (self.known.has_of(term, wildcards, context), quantity.wanted())
            }
            Demand::All(list) => list.iter().fold((Some(0), 0), |(have, want), inner| {
                let (own, wanted) = self.had_of(inner, wildcards, context);
                (have.zip(own).map(|(have, own)| have + own.clamp(0, wanted)), want + wanted)
            }),
            // One way is enough: the one of which most is there.
            Demand::Any(list) => {
                let ways = list.iter().map(|inner| self.had_of(inner, wildcards, context));
                let ways = ways.map(|(have, want)| (have.map(|have| have.clamp(0, want)), want));
                let nearest = ways.max_by_key(|(have, want)| have.map_or(-1, |have| have * 100 / (*want).max(1)));
                nearest.unwrap_or((Some(0), 0))
            }
        }
    }

    /// What an option does to what players have, as far as the reader can know it before; whatever else may come of it is
    /// left out.
    pub(super) fn brings(&self, choice: &Choice) -> Vec<SeenBring> {
        let Some(you) = self.seat() else { return Vec::new() };
        let mut sums = Sums { speaker: self, all: Vec::new(), stirred: false };
        let own = Context { you, they: you, it: choice.slots[0], slots: choice.slots, ..Context::default() };
        match choice.kind {
            ChoiceKind::Action(id) => {
                let action = &self.game().actions[usize::from(id)];
                let this = if action.borne { choice.slots[SLOTS - 1] } else { Thing::Nothing };
                let way = self.known.choices().and_then(|choices| choices.way(choice));
                for (_, measure, sum) in way.into_iter().flat_map(|way| way.sums()) {
                    if let Measure::Resource(resource) = measure {
                        sums.add(you, resource, -sum);
                    }
                }
                sums.effect(action.effect, &Context { this, ..own }, 0);
            }
            ChoiceKind::Offer(at) => {
                if let Some((offers, context)) = self.known.offers()
                    && let Some(offer) = offers.get(usize::from(at))
                {
                    sums.effect(offer.effect, context, 0);
                }
            }
            ChoiceKind::Pick(thing) => {
                if let (Some(choose), Some(context)) = (self.known.asked_choice(), self.known.asked_context()) {
                    let mut context = *context;
                    if let Some(slot) = context.slots.get_mut(usize::from(choose.slot)) {
                        *slot = thing;
                    }
                    context.it = if choose.is_it { thing } else { context.it };
                    sums.effect(choose.effect, &context, 0);
                }
            }
            ChoiceKind::Stop | ChoiceKind::Answer(_) => {}
        }
        let told = sums.all.into_iter().filter(|(.., by)| *by != 0);
        told.map(|(seat, resource, by)| {
            let name = &self.game().resources[usize::from(resource)].name;
            let figure = self.tongue().counted_figure(name, Some(by));
            SeenBring { seat, id: figure.id, name: figure.name, by }
        })
        .collect()
    }
}

/// Adds up what is gained and paid.
struct Sums<'s, 'm> {
    speaker: &'s Speaker<'m>,
    all: Vec<(Seat, ResourceId, i32)>,
    /// Something has happened by which numbers may have become others.
    stirred: bool,
}

impl Sums<'_, '_> {
    fn add(&mut self, seat: Seat, resource: ResourceId, by: i32) {
        match self.all.iter_mut().find(|(known, of, _)| *known == seat && *of == resource) {
            Some((.., sum)) => *sum += by,
            None => self.all.push((seat, resource, by)),
        }
    }

    /// Follows an effect; false if it cannot be known what comes after.
    fn effect(&mut self, effect: EffectId, context: &Context, depth: usize) -> bool {
        let game = self.speaker.game();
        depth < DEEPEST && game.effects[usize::from(effect)].iter().all(|deed| self.deed(deed, context, depth))
    }

    fn deed(&mut self, deed: &Deed, context: &Context, depth: usize) -> bool {
        let known = self.speaker.known;
        match deed.condition.as_ref().map(|condition| known.holds(condition, context)) {
            Some(Some(false)) => return true,
            Some(None) => return false,
            Some(Some(true)) if self.stirred => return false,
            _ => {}
        }
        match &deed.what {
            What::Do(instruction) => self.sentence(instruction, context),
            What::Perform(effect) => self.effect(*effect, context, depth + 1),
            What::Either(either) => match known.holds(&either.0, context) {
                Some(holds) if !self.stirred => {
                    self.effect(if holds { either.1 } else { either.2 }, context, depth + 1)
                }
                _ => false,
            },
            What::Let(named) => {
                let value = match &named.value {
                    Given::Amount(number) => known.number(number, context).map(Thing::Amount),
                    Given::Thing(set) => known.first_thing(set, context),
                };
                let Some(value) = value.filter(|_| !self.stirred) else { return false };
                self.effect(named.effect, &bound(context, named.slot, value), depth + 1)
            }
            What::Each(slot, set, effect) => match known.things(set, context) {
                Some(things) if things.len() <= MOST_THINGS && !self.stirred => {
                    things.into_iter().all(|thing| self.effect(*effect, &bound(context, *slot, thing), depth + 1))
                }
                _ => false,
            },
            What::Offer(_) | What::Choose(_) | What::Run(_) | What::To(_) => false,
        }
    }

    fn sentence(&mut self, instruction: &Sentence<Instruction>, context: &Context) -> bool {
        let mut doers = vec![context.you];
        instruction.steps.iter().all(|step| {
            match &step.doer {
                Doer::You => doers = vec![context.you],
                Doer::Same => {}
                Doer::Each(set) => match self.speaker.known.things(set, context) {
                    Some(things) => doers = things.into_iter().filter_map(seat_of).collect(),
                    None => return false,
                },
            }
            let told = matches!(step.doer, Doer::You);
            let seats = doers.clone();
            seats.into_iter().all(|doer| {
                let they = if told { context.they } else { doer };
                self.step(step, doer, &Context { they, ..*context })
            })
        })
    }

    fn step(&mut self, step: &Step, doer: Seat, context: &Context) -> bool {
        let sign = match VERBS[usize::from(step.verb)].spec.name {
            "gain" => 1,
            "pay" | "lose" => -1,
            "discard" | "move" | "put" | "take" | "announce" => return true,
            _ => {
                self.stirred = true;
                return true;
            }
        };
        let Some(Argument::Resource(resource, number)) = step.arguments.first() else {
            self.stirred = true;
            return true;
        };
        if self.stirred && !is_fixed(number) {
            return false;
        }
        let known = self.speaker.known;
        let Some(mut amount) = known.number(number, context).map(|amount| amount.max(0)) else { return false };
        let so_far = self.all.iter().find(|(seat, of, _)| *seat == doer && of == resource).map_or(0, |it| it.2);
        let Some(have) = known.resource(*resource, doer).map(|have| have + so_far) else { return false };
        if sign > 0 {
            let most = self.speaker.game().resources[usize::from(*resource)].most;
            amount = amount.min(most.saturating_sub(have).max(0));
        } else {
            amount = amount.min(have.max(0));
            if let Some(Argument::Player(who)) = step.arguments.get(1) {
                let Some(to) = known.who(who, context) else { return false };
                self.add(to, *resource, amount);
            }
        }
        self.add(doer, *resource, sign * amount);
        true
    }
}

/// Whether nothing that happens changes a number: it is said, or printed on what was chosen.
fn is_fixed(number: &Number) -> bool {
    match number {
        Number::Constant(_) | Number::Chosen(_) => true,
        Number::Attribute(_, of) => matches!(of.source, Source::Slot(_)) && of.tests.is_empty(),
        _ => false,
    }
}

/// The parts of a requirement that are told one by one: all that must be there, alternatives as one.
fn parts_of(demand: &Demand) -> Vec<&Demand> {
    match demand {
        Demand::All(list) => list.iter().flat_map(parts_of).collect(),
        one => vec![one],
    }
}

fn is_it(set: &Set) -> bool {
    set.source == Source::Slot(Slot::It) && set.tests.is_empty()
}

fn bound(context: &Context, slot: u8, thing: Thing) -> Context {
    let mut context = *context;
    if let Some(slot) = context.slots.get_mut(usize::from(slot)) {
        *slot = thing;
    }
    context
}

fn seat_of(thing: Thing) -> Option<Seat> {
    match thing {
        Thing::Player(seat) => Some(seat),
        _ => None,
    }
}
