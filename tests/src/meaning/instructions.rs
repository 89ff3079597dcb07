//! Instructions: for each step who does it, and to what, to whom, where to and how much.

use quarterdeck_dsl::syntax::{
    Amount, Filter, Head, Instruction, Manner, Order, Preposition, Range, Role, Selection, Step,
};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::verb::ArgumentType;
use quarterdeck_dsl::vocabulary::{
    ACTIONS_LEFT, AttributeId, Bearer, BoardId, CounterId, EventId, Meaning, NEXT_BEAT, PhaseId, ResourceId,
    THIS_PHASE, VerbId,
};

use super::account::{Count, Filters, Whose, Words};
use super::things::{Found, Look, Sort, of_thing, with_filters};
use super::world::refuse;
use super::{Meant, Speech, World};

/// Cards that a verb is done to: some of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The candidates.
    pub from: Vec<CardAt>,
    /// At least so many of them, at most so many.
    pub wanted: (i32, i32),
    /// No two of them share this, or all of them do.
    pub alike: (Option<AttributeId>, Option<AttributeId>),
}

/// What a verb is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// Nothing.
    Nothing,
    /// Cards.
    Cards(Taken),
    /// So many cards from where cards are drawn from.
    Drawn(i32),
    /// So much of a resource.
    Resource(ResourceId, i32),
    /// A number.
    Number(i32),
    /// A place, or several by chance, and which end of it.
    Places(Vec<ZoneAt>, Option<Order>),
    /// A player.
    Player(Option<Seat>),
    /// A phase.
    Phase(PhaseId),
    /// An event.
    Event(EventId),
    /// A counter of these.
    Counter(CounterId, Vec<Thing>),
    /// A board.
    Board(BoardId),
    /// A beat.
    Beat(u16),
}

/// One verb done by one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Who.
    pub doer: Seat,
    /// What.
    pub verb: VerbId,
    /// With what, the object first.
    pub given: Vec<Given>,
    /// How.
    pub manner: Manner,
}

impl Taken {
    /// Some of these, never more than there are.
    pub fn some(from: Vec<CardAt>, least: i32, most: i32, alike: (Option<AttributeId>, Option<AttributeId>)) -> Taken {
        let there = from.len() as i32;
        Taken { wanted: (least.clamp(0, there), most.clamp(0, there)), from, alike }
    }
}

impl World<'_> {
    /// What is done by whom, all steps looked at in the same position.
    pub fn instruction(&self, instruction: &Instruction, speech: &Speech) -> Meant<Vec<Act>> {
        let mut acts = Vec::new();
        let mut they = speech.they.map(|seat| vec![seat]);
        for step in &instruction.steps {
            let spoken = Speech { they: they.as_ref().and_then(|seats| only(seats)), ..*speech };
            let doers = match &step.doer {
                None => None,
                Some(Selection { head: Head::They, prefixes, filters, .. })
                    if prefixes.is_empty() && filters.is_empty() =>
                {
                    match &they {
                        Some(seats) => Some(seats.clone()),
                        None => return refuse("nobody was spoken of"),
                    }
                }
                Some(doer) => Some(self.doers(doer, &spoken)?),
            };
            match doers {
                None => acts.push(self.act(step, speech.you, &spoken)?),
                Some(doers) => {
                    for doer in &doers {
                        acts.push(self.act(step, *doer, &Speech { they: Some(*doer), ..*speech })?);
                    }
                    they = Some(doers);
                }
            }
        }
        Ok(acts)
    }

    fn doers(&self, doer: &Selection, speech: &Speech) -> Meant<Vec<Seat>> {
        let found = self.find(doer, &Look::Refuse, false, speech)?;
        if found.sort != Sort::Players || !matches!(found.count, Count::Unsaid | Count::All | Count::Each) {
            return refuse("it is not said who does it");
        }
        let seats =
            found.things.iter().filter_map(|thing| if let Thing::Player(seat) = thing { Some(*seat) } else { None });
        Ok(seats.collect())
    }

    fn act(&self, step: &Step, doer: Seat, speech: &Speech) -> Meant<Act> {
        let Some(verb) = self.vocabulary.verb(&step.verb.text) else { return refuse("no such verb") };
        let spec = self.vocabulary.verb_spec(verb);
        let mut given = Vec::new();
        match (&step.object, spec.object) {
            (None, None) => given.push(Given::Nothing),
            (None, Some((_, false))) => given.push(Given::Nothing),
            (None, Some((_, true))) => return refuse("what is it done to?"),
            (Some(_), None) => return refuse("the verb has no object"),
            (Some(object), Some((kind, _))) => given.push(self.given(object, kind, spec.name, doer, speech)?),
        }
        let mut left: Vec<&Role> = step.roles.iter().collect();
        for role in spec.roles {
            match left.iter().position(|it| role.prepositions.contains(&it.preposition)) {
                Some(at) => {
                    let said = left.remove(at);
                    given.push(self.role(said, role.kind, spec.name, doer, speech, &given)?);
                }
                None if role.required => return refuse("something is missing"),
                None => given.push(Given::Nothing),
            }
        }
        if !left.is_empty() {
            return refuse("one object too many");
        }
        Ok(Act { doer, verb, given, manner: step.manner })
    }

    fn role(
        &self,
        role: &Role,
        kind: ArgumentType,
        verb: &str,
        doer: Seat,
        speech: &Speech,
        before: &[Given],
    ) -> Meant<Given> {
        if role.position.is_some() && kind != ArgumentType::Place {
            return refuse("only places have a top");
        }
        if kind == ArgumentType::Place {
            return self.destination(role, verb, doer, speech);
        }
        if let (ArgumentType::Number, Some(Given::Counter(counter, _)), Amount::Of(word)) =
            (kind, before.first(), &role.object)
            && let Some(value) = self.counter_word(*counter, word)
        {
            return Ok(Given::Number(value));
        }
        self.given(&role.object, kind, verb, doer, speech)
    }

    /// A word at which a counter can stand.
    fn counter_word(&self, counter: CounterId, word: &Selection) -> Option<i32> {
        let Head::Name(name) = &word.head else { return None };
        let [only] = name.as_slice() else { return None };
        self.vocabulary.meanings(&only.text).iter().find_map(|meaning| match meaning {
            Meaning::CounterValue(of, value) if *of == counter => Some(i32::from(*value)),
            _ => None,
        })
    }

    fn destination(&self, role: &Role, verb: &str, doer: Seat, speech: &Speech) -> Meant<Given> {
        let Amount::Of(selection) = &role.object else { return refuse("a place is expected") };
        let under = |thing: &Thing| match thing {
            Thing::Zone(zone) => Ok(Some(*zone)),
            Thing::Card(card) => Ok(self.facts.under(*card)),
            Thing::Nothing => Ok(None),
            _ => refuse("nothing is put there"),
        };
        if verb == "scatter" {
            let found = self.find(selection, &Look::Refuse, false, speech)?;
            if !matches!(found.count, Count::Unsaid | Count::All | Count::Each) {
                return refuse("onto all of them");
            }
            let zones: Meant<Vec<Option<ZoneAt>>> = found.things.iter().map(under).collect();
            return Ok(Given::Places(zones?.into_iter().flatten().collect(), role.position));
        }
        let look = if role.preposition == Preposition::Under { Look::Refuse } else { Look::Hand(doer) };
        let thing = self.one_looking(selection, &look, true, speech)?;
        Ok(Given::Places(under(&thing)?.into_iter().collect(), role.position))
    }

    fn given(&self, object: &Amount, kind: ArgumentType, verb: &str, doer: Seat, speech: &Speech) -> Meant<Given> {
        if matches!(kind, ArgumentType::Resource | ArgumentType::CardsOrResource)
            && let Some(resource) = self.resource_in(object)
        {
            return self.resource(resource, object, speech);
        }
        if kind == ArgumentType::Number {
            return self.amount(object, speech).map(Given::Number);
        }
        let Amount::Of(selection) = object else { return refuse("a number is not expected here") };
        match kind {
            ArgumentType::Cards | ArgumentType::CardsOrResource => self.taken(selection, verb, doer, speech),
            ArgumentType::Player => match self.one(selection, speech)? {
                Thing::Player(seat) => Ok(Given::Player(Some(seat))),
                Thing::Nothing => Ok(Given::Player(None)),
                _ => refuse("a player is expected"),
            },
            ArgumentType::Counter => self.counter(selection, doer, speech),
            ArgumentType::Phase if selection.head == Head::This => Ok(Given::Phase(THIS_PHASE)),
            ArgumentType::Phase | ArgumentType::Event | ArgumentType::Board | ArgumentType::Beat => {
                self.named_thing(selection, kind)
            }
            _ => refuse("something else is expected"),
        }
    }

    fn named_thing(&self, selection: &Selection, kind: ArgumentType) -> Meant<Given> {
        let Head::Name(name) = &selection.head else { return refuse("a name is expected") };
        let [noun] = name.as_slice() else { return refuse("one name is expected") };
        let mut words = Words::read(&selection.prefixes)?;
        words.take_the();
        words.done()?;
        Filters::read(&selection.filters).done()?;
        let found = self.meanings(noun)?.into_iter().find_map(|meaning| match (kind, meaning) {
            (ArgumentType::Phase, Meaning::Phase(phase)) => Some(Given::Phase(phase)),
            (ArgumentType::Event, Meaning::Event(event)) => Some(Given::Event(event)),
            (ArgumentType::Board, Meaning::Board(board)) => Some(Given::Board(board)),
            (ArgumentType::Beat, Meaning::Beat(beat)) => Some(Given::Beat(beat)),
            (ArgumentType::Beat, Meaning::NextBeat) => Some(Given::Beat(NEXT_BEAT)),
            _ => None,
        });
        found.map_or_else(|| refuse("something else is expected"), Ok)
    }

    /// The resource that an object speaks of.
    fn resource_in(&self, object: &Amount) -> Option<ResourceId> {
        match object {
            Amount::Of(selection) => {
                let Head::Name(name) = &selection.head else { return None };
                let [noun] = name.as_slice() else { return None };
                match self.is_number(selection).then(|| self.number_meaning(noun)).flatten() {
                    Some(Meaning::Resource(resource)) => Some(resource),
                    _ => None,
                }
            }
            Amount::Half(inner, _) | Amount::Twice(inner) | Amount::Group(inner) => self.resource_in(inner),
            Amount::AtLeast(inner, _) | Amount::AtMost(inner, _) => self.resource_in(inner),
            Amount::Plus(left, _) | Amount::Minus(left, _) | Amount::Times(left, _) => self.resource_in(left),
            Amount::Per(left, _) => self.resource_in(left),
            _ => None,
        }
    }

    fn resource(&self, resource: ResourceId, object: &Amount, speech: &Speech) -> Meant<Given> {
        let Amount::Of(selection) = object else {
            return Ok(Given::Resource(resource, self.resource_amount(object, speech)?));
        };
        let mut words = Words::read(&selection.prefixes)?;
        let mut filters = Filters::read(&selection.filters);
        if selection.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        let equal = filters.take(|filter| if let Filter::EqualTo(amount) = filter { Some(amount) } else { None });
        let number = match (words.take_count(), equal) {
            (Count::Unsaid, Some(amount)) => self.amount(amount, speech)?,
            (_, Some(_)) => return refuse("two numbers"),
            (Count::A, None) => 1,
            (Count::Range(Range::Number(n) | Range::Exactly(n)), None) if n > 0 => n,
            (Count::Unsaid | Count::All, None) => {
                let mut plain = selection.clone();
                plain.prefixes.retain(|before| before.prefix != quarterdeck_dsl::syntax::Prefix::All);
                return Ok(Given::Resource(resource, self.number(&plain, speech)?));
            }
            _ => return refuse("how much?"),
        };
        words.done()?;
        filters.done()?;
        Ok(Given::Resource(resource, number))
    }

    /// An expression with a resource in it: `twice 2 tokens`, `half their tokens, rounded down`, `1 token per card …`.
    fn resource_amount(&self, object: &Amount, speech: &Speech) -> Meant<i32> {
        Ok(match object {
            Amount::Of(selection) if self.resource_in(object).is_some() => {
                let Some(resource) = self.resource_in(object) else { return refuse("no resource") };
                match self.resource(resource, &Amount::Of(selection.clone()), speech)? {
                    Given::Resource(_, number) => number,
                    _ => return refuse("no resource"),
                }
            }
            Amount::Per(left, things) => {
                let number = self.resource_amount(left, speech)?;
                let one = Amount::Per(Box::new(Amount::Number(1, things.span)), things.clone());
                number.saturating_mul(self.amount(&one, speech)?)
            }
            other => self.amount(other, speech)?,
        })
    }

    fn taken(&self, selection: &Selection, verb: &str, doer: Seat, speech: &Speech) -> Meant<Given> {
        let look = if verb == "draw" { Look::Anywhere } else { Look::Hand(doer) };
        let found = self.find(selection, &look, true, speech)?;
        let (least, most) = match (&found.count, found.equal) {
            (Count::Unsaid, Some(n)) if !found.ordered => (n, n),
            (_, Some(_)) => return refuse("two numbers"),
            _ if found.ordered => (i32::MAX, i32::MAX),
            (
                Count::No | Count::Range(Range::Number(0) | Range::Exactly(0) | Range::UpTo(0) | Range::AtMost(0)),
                None,
            ) => {
                return refuse("nothing would be done");
            }
            (count, None) => count.taken(),
        };
        if verb == "draw" && !found.said {
            return self.drawn(selection, &found, least, most);
        }
        let cards: Vec<CardAt> = match found.sort {
            Sort::Cards => found
                .things
                .iter()
                .filter_map(|it| if let Thing::Card(card) = it { Some(*card) } else { None })
                .collect(),
            Sort::Zones if found.count == Count::Unsaid => {
                let zones = found.things.iter().filter_map(|thing| self.place_of(*thing));
                zones.flat_map(|zone| self.cards_in(zone)).collect()
            }
            _ => return refuse("cards are expected"),
        };
        if found.different.is_some_and(|(_, own)| own.is_some()) {
            return refuse("a number of its own");
        }
        let alike = (found.different.map(|(attribute, _)| attribute), found.same);
        let mut from = cards;
        for attribute in [alike.0, alike.1].into_iter().flatten() {
            from.retain(|card| self.attribute(Thing::Card(*card), attribute).is_some());
        }
        Ok(Given::Cards(Taken::some(from, least, most, alike)))
    }

    fn drawn(&self, selection: &Selection, found: &Found, least: i32, most: i32) -> Meant<Given> {
        if self.draws.0.is_none() || self.draws.1.is_none() {
            return refuse("the pack does not say what drawing is");
        }
        let plain = match &selection.head {
            Head::Name(name) => matches!(name.as_slice(), [only] if self.meanings(only)?.contains(&Meaning::AnyCard)),
            _ => false,
        };
        let bare = selection.filters.iter().all(|filter| matches!(filter, Filter::EqualTo(_)));
        if !plain || !bare || found.ordered || least != most || least == i32::MAX || found.the || found.sure {
            return refuse("what is drawn is not known before");
        }
        Ok(Given::Drawn(least.max(0)))
    }

    fn counter(&self, selection: &Selection, doer: Seat, speech: &Speech) -> Meant<Given> {
        let Head::Name(name) = &selection.head else { return refuse("a counter is expected") };
        let [noun] = name.as_slice() else { return refuse("a counter is one word") };
        if selection.otherwise.is_some() {
            return refuse("`else` has no meaning here");
        }
        let meanings = self.meanings(noun)?;
        let mut words = Words::read(&selection.prefixes)?;
        let mut filters = Filters::read(&selection.filters);
        words.take_the();
        let whose = words.take_whose();
        words.done()?;
        let of = filters.take(of_thing);
        let rest = filters.take_all();
        if meanings.contains(&Meaning::ActionsLeft) && whose.is_none() && of.is_none() && rest.is_empty() {
            return Ok(Given::Counter(ACTIONS_LEFT, vec![Thing::Nothing]));
        }
        let Some((counter, bearer)) = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Counter(counter, bearer) => Some((*counter, *bearer)),
            _ => None,
        }) else {
            return refuse("a counter is expected");
        };
        let things = match (bearer, whose, of) {
            (Bearer::Table, None, None) if rest.is_empty() => return Ok(Given::Counter(counter, vec![Thing::Nothing])),
            (Bearer::Player, None, None) if rest.is_empty() => vec![Thing::Player(doer)],
            (_, Some(Whose::Its), None) if rest.is_empty() => vec![self.it(speech)?],
            (_, Some(whose), None) if rest.is_empty() => vec![self.possessor(whose, speech)?],
            (_, None, Some(thing)) => {
                let thing = with_filters(thing, &rest);
                let found = self.find(&thing, &Look::Refuse, false, speech)?;
                if matches!(found.count, Count::All | Count::Each) {
                    found.things
                } else {
                    vec![self.one(&thing, speech)?]
                }
            }
            _ => return refuse("whose counter?"),
        };
        let mut bearers = Vec::new();
        for thing in things {
            match (bearer, thing) {
                (Bearer::Player, Thing::Player(_))
                | (Bearer::Card, Thing::Card(_))
                | (Bearer::Place, Thing::Zone(_)) => {
                    bearers.push(thing);
                }
                (_, Thing::Nothing) => {}
                _ => return refuse("it has no such counter"),
            }
        }
        Ok(Given::Counter(counter, bearers))
    }
}

fn only(seats: &[Seat]) -> Option<Seat> {
    match seats {
        [seat] => Some(*seat),
        _ => None,
    }
}
