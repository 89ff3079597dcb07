//! Instructions: what one step means for one of those who do it. What is done then is in `deeds.rs`.

use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::{Amount, Filter, Head, Manner, Order, Prefix, Preposition, Range, Role, Selection, Step};
use quarterdeck_dsl::tree::{CardAt, Seat, Thing, ZoneAt};
use quarterdeck_dsl::verb::{ArgumentType, VerbSpec};
use quarterdeck_dsl::vocabulary::{
    ACTIONS_LEFT, AttributeId, Bearer, BeatId, BoardId, CounterId, EventId, Meaning, NEXT_BEAT, PhaseId, ResourceId,
    THIS_PHASE,
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
    /// No two of them share this.
    pub different: Option<AttributeId>,
    /// All of them share this.
    pub same: Option<AttributeId>,
    /// Chance says which.
    pub random: bool,
    /// The zone that is meant as a whole, if one is; it may be nobody's.
    pub zone: Option<Option<ZoneAt>>,
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
    /// A place, and which end of it; nothing if there is no such place.
    Place(Option<ZoneAt>, Option<Order>),
    /// Several places, each with how likely it is.
    Spread(Vec<(ZoneAt, u32)>),
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
    Beat(BeatId),
}

/// One verb done by one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Who.
    pub doer: Seat,
    /// What.
    pub verb: &'static str,
    /// With what, the object first.
    pub given: Vec<Given>,
    /// How.
    pub manner: Manner,
}

/// A step with everything at its place: what reads like a filter and says where to belongs to the verb.
fn rearranged(step: &Step, spec: &VerbSpec, scope: &Scope) -> Step {
    let mut step = step.clone();
    let fits = |preposition: Preposition| spec.roles.iter().any(|role| role.prepositions.contains(&preposition));
    let needed = spec.roles.iter().any(|role| role.required)
        && !step.roles.iter().any(|role| spec.roles.iter().any(|it| it.prepositions.contains(&role.preposition)));
    let (true, Some(Amount::Of(selection))) = (needed, &mut step.object) else { return step };
    let chosen = match &selection.head {
        Head::Name(name) => {
            let only_the = matches!(selection.prefixes.as_slice(), [before] if before.prefix == Prefix::The);
            only_the && matches!(name.as_slice(), [only] if scope.names.iter().any(|(name, _)| *name == only.text))
        }
        _ => true,
    };
    let number = matches!(spec.object, Some((ArgumentType::Number, _)));
    let earlier = selection.filters.len().saturating_sub(1);
    let elsewhere = selection.says(&Prefix::Your)
        || selection.says(&Prefix::Their)
        || selection.filters[..earlier].iter().any(|filter| {
            !matches!(
                filter,
                Filter::WithMost(..)
                    | Filter::WithCompare(..)
                    | Filter::WithThing(_)
                    | Filter::WithAny(_)
                    | Filter::OfDifferent(..)
                    | Filter::OfSame(_)
                    | Filter::OfYours(_)
                    | Filter::Clockwise(_)
                    | Filter::EqualTo(_)
                    | Filter::Amounts(..)
            )
        });
    let role = match selection.filters.last() {
        Some(Filter::Under(thing)) => Some((Preposition::Under, thing.as_ref().clone())),
        Some(Filter::In(false, places)) if places.len() == 1 && (chosen || number || elsewhere) => {
            Some((Preposition::In, places[0].clone()))
        }
        _ => None,
    };
    if let Some((preposition, thing)) = role
        && fits(preposition)
    {
        selection.filters.pop();
        step.roles.push(Role { preposition, position: None, object: Amount::Of(thing), span: step.verb.span });
    }
    step
}

impl World<'_> {
    /// Who does a step, clockwise from the active player.
    pub fn doers(&self, doer: &Selection, speech: &Speech) -> Meant<Vec<Seat>> {
        let found = self.find(doer, &Look::Refuse, true, speech)?;
        if found.sort != Sort::Players || !matches!(found.count, Count::Unsaid | Count::All | Count::Each) {
            return refuse("it is not said who does it");
        }
        let round = self.players_from(self.facts.active());
        Ok(round.into_iter().filter(|seat| found.things.contains(&Thing::Player(*seat))).collect())
    }

    /// What one player does in a step.
    pub fn act(&self, step: &Step, doer: Seat, speech: &Speech) -> Meant<Act> {
        let Some(verb) = self.vocabulary.verb(&step.verb.text) else { return refuse("no such verb") };
        let spec = self.vocabulary.verb_spec(verb);
        let mut step = step.clone();
        if let Some(Amount::Of(selection)) = &mut step.object
            && let [.., Filter::Under(_), Filter::In(..)] = selection.filters.as_slice()
        {
            *selection = self.regrouped(selection);
        }
        let step = &rearranged(&step, spec, self.scope);
        let mut given = Vec::new();
        match (&step.object, spec.object) {
            (None, None | Some((_, false))) => given.push(Given::Nothing),
            (None, Some((_, true))) => return refuse("what is it done to?"),
            (Some(_), None) => return refuse("the verb has no object"),
            (Some(object), Some((kind, _))) => given.push(self.given(object, kind, doer, speech)?),
        }
        let mut left: Vec<&Role> = step.roles.iter().collect();
        for role in spec.roles {
            let said = left.iter().position(|it| role.prepositions.contains(&it.preposition)).map(|at| left.remove(at));
            match said {
                Some(said) => {
                    let next = match (role.kind, left.first()) {
                        (ArgumentType::Places, Some(by)) if by.preposition == Preposition::By => Some(*by),
                        _ => None,
                    };
                    given.push(self.role(said, role.kind, next, doer, speech, &given)?);
                    if next.is_some() {
                        given.push(Given::Nothing);
                        left.remove(0);
                        break;
                    }
                }
                None if role.required => return refuse("something is missing"),
                None => given.push(Given::Nothing),
            }
        }
        if !left.is_empty() {
            return refuse("one object too many");
        }
        let puts = spec.roles.iter().any(|role| role.required && role.kind == ArgumentType::Place);
        if step.manner != Manner::default() && !puts {
            return refuse("nothing is put anywhere");
        }
        if spec.name == "shuffle"
            && matches!(given.as_slice(), [Given::Cards(taken), Given::Nothing] if taken.zone.is_none())
        {
            return refuse("only a zone is shuffled");
        }
        Ok(Act { doer, verb: spec.name, given, manner: step.manner })
    }

    fn role(
        &self,
        role: &Role,
        kind: ArgumentType,
        by: Option<&Role>,
        doer: Seat,
        speech: &Speech,
        before: &[Given],
    ) -> Meant<Given> {
        if role.position.is_some() && kind != ArgumentType::Place {
            return refuse("only places have a top");
        }
        match kind {
            ArgumentType::Place => self.destination(role, speech),
            ArgumentType::Places => self.spread(role, by, speech),
            ArgumentType::Card => {
                let Amount::Of(selection) = &role.object else { return refuse("a card is expected") };
                match self.one_looking(selection, &Look::Refuse, true, speech)? {
                    Thing::Card(card) => Ok(Given::Cards(Taken::all(vec![card]))),
                    Thing::Nothing => Ok(Given::Cards(Taken::all(Vec::new()))),
                    _ => refuse("a card is expected"),
                }
            }
            ArgumentType::Number => {
                if let Some(Given::Counter(counter, _)) = before.first()
                    && self.vocabulary.has_words(*counter)
                {
                    return self.word_for(*counter, role, speech);
                }
                self.amount(&role.object, speech).map(Given::Number)
            }
            _ => self.given(&role.object, kind, doer, speech),
        }
    }

    /// What a counter that stands at words is set to: one of its words, or what another such counter stands at.
    fn word_for(&self, counter: CounterId, role: &Role, speech: &Speech) -> Meant<Given> {
        let mut object = &role.object;
        while let Amount::Group(inner) = object {
            object = inner;
        }
        let Amount::Of(word) = object else { return refuse("a word is expected") };
        let Head::Name(name) = &word.head else { return refuse("a word is expected") };
        let [only] = name.as_slice() else { return refuse("one word is expected") };
        if role.preposition != Preposition::To {
            return refuse("words do not grow");
        }
        let value = self.vocabulary.meanings(&only.text).iter().find_map(|meaning| match meaning {
            Meaning::CounterValue(of, value) if *of == counter => Some(*value),
            _ => None,
        });
        match value {
            Some(value) => Ok(Given::Number(value)),
            None => self.amount(&role.object, speech).map(Given::Number),
        }
    }

    /// Where cards that are put somewhere come to lie.
    fn under(&self, thing: Thing) -> Meant<Option<ZoneAt>> {
        match thing {
            Thing::Zone(zone) => Ok(Some(zone)),
            Thing::Card(card) => Ok(self.facts.under(card)),
            Thing::Nothing => Ok(None),
            _ => refuse("nothing is put there"),
        }
    }

    fn destination(&self, role: &Role, speech: &Speech) -> Meant<Given> {
        let Amount::Of(selection) = &role.object else { return refuse("a place is expected") };
        let thing = self.one_looking(selection, &Look::Refuse, true, speech)?;
        Ok(Given::Place(self.under(thing)?, role.position))
    }

    /// Several places, each of which is `it` where it is said how likely it is.
    fn spread(&self, role: &Role, by: Option<&Role>, speech: &Speech) -> Meant<Given> {
        let (Amount::Of(selection), Some(by)) = (&role.object, by) else { return refuse("places are expected") };
        let found = self.find(selection, &Look::Refuse, true, speech)?;
        if !matches!(found.count, Count::Unsaid | Count::All | Count::Each)
            || !matches!(found.sort, Sort::Cards | Sort::Zones)
            || found.equal.is_some()
            || found.different.is_some()
            || found.same.is_some()
        {
            return refuse("onto all of them");
        }
        let sort = if found.sort == Sort::Cards { Bound::Card } else { Bound::Place };
        let scope = Scope { it: Some(sort), ..self.scope.clone() };
        let there = World { scope: &scope, ..*self };
        let mut places = Vec::new();
        for thing in &found.things {
            let weight = there.amount(&by.object, &Speech { it: *thing, ..*speech })?;
            places.extend(self.under(*thing)?.map(|zone| (zone, weight.clamp(0, 10_000) as u32)));
        }
        Ok(Given::Spread(places))
    }

    fn given(&self, object: &Amount, kind: ArgumentType, doer: Seat, speech: &Speech) -> Meant<Given> {
        if matches!(kind, ArgumentType::Resource | ArgumentType::CardsOrResource) {
            let units = self.units(object);
            if let Some(unit) = units.first() {
                if units.iter().any(|other| other != unit) {
                    return refuse("two resources");
                }
                return Ok(Given::Resource(*unit, self.how_much(object, speech)?));
            }
        }
        if kind == ArgumentType::Number {
            return self.amount(object, speech).map(Given::Number);
        }
        if let (Amount::Per(inner, things), ArgumentType::Cards | ArgumentType::CardsOrResource | ArgumentType::Drawn) =
            (object, kind)
            && let Amount::Of(selection) = inner.as_ref()
        {
            let one = Amount::Per(Box::new(Amount::Number(1, things.span)), things.clone());
            let times = self.amount(&one, speech)?;
            return match self.taken(selection, kind, Some(times), doer, speech)? {
                found @ (Given::Cards(_) | Given::Drawn(_)) => Ok(found),
                _ => refuse("cards are expected"),
            };
        }
        let Amount::Of(selection) = object else { return refuse("a number is not expected here") };
        match kind {
            ArgumentType::Cards | ArgumentType::CardsOrResource | ArgumentType::Drawn => {
                self.taken(selection, kind, None, doer, speech)
            }
            ArgumentType::Card => self.one_taken(selection, doer, speech),
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

    /// One card: that which is meant, or one that is chosen.
    fn one_taken(&self, selection: &Selection, doer: Seat, speech: &Speech) -> Meant<Given> {
        let count = Words::read(&selection.prefixes)?;
        let another = selection.says(&Prefix::Another);
        let chosen = matches!(count.clone().take_count(), Count::A | Count::Any | Count::Range(Range::Number(1)));
        if chosen && count.clone().take_order().is_none() || another {
            return self.taken(selection, ArgumentType::Cards, None, doer, speech);
        }
        match self.one_looking(selection, &Look::Refuse, true, speech)? {
            Thing::Card(card) => Ok(Given::Cards(Taken::all(vec![card]))),
            Thing::Nothing => Ok(Given::Cards(Taken::all(Vec::new()))),
            _ => refuse("a card is expected"),
        }
    }

    /// The cards that lie in a zone or on a board which is named as a whole.
    fn whole(&self, selection: &Selection, speech: &Speech) -> Meant<Option<Taken>> {
        let zones = if self.is_board(selection)? {
            self.container(selection, speech)?
        } else {
            let found = match self.find(selection, &Look::Anywhere, true, speech) {
                Ok(found) if found.sort == Sort::Zones && found.single => found,
                _ => return Ok(None),
            };
            found.things.iter().filter_map(|thing| self.place_of(*thing)).collect()
        };
        let mut taken = Taken::all(zones.iter().flat_map(|zone| self.cards_in(*zone)).collect());
        taken.zone = (zones.len() < 2).then(|| zones.first().copied());
        Ok(Some(taken))
    }

    fn taken(
        &self,
        selection: &Selection,
        kind: ArgumentType,
        times: Option<i32>,
        doer: Seat,
        speech: &Speech,
    ) -> Meant<Given> {
        let drawn = kind == ArgumentType::Drawn;
        if times.is_none()
            && !drawn
            && let Some(taken) = self.whole(selection, speech)?
        {
            return Ok(Given::Cards(taken));
        }
        let look = if drawn { Look::Anywhere } else { Look::Hand(doer) };
        let found = self.find(selection, &look, true, speech)?;
        let (least, most) = match (&found.count, found.equal, times) {
            (Count::A | Count::Any, None, Some(times)) if !found.ordered => (times, times),
            (Count::Range(Range::Number(n)), None, Some(times)) if !found.ordered => {
                let n = n.saturating_mul(times);
                (n, n)
            }
            (_, _, Some(_)) => return refuse("so many for each"),
            (Count::Unsaid, Some(n), None) if !found.ordered => (n, n),
            (_, Some(_), None) => return refuse("two numbers"),
            _ if found.ordered => (i32::MAX, i32::MAX),
            (Count::No | Count::Range(Range::Number(0)), None, None) => return refuse("nothing would be done"),
            (count, None, None) => count.taken(),
        };
        if found.sort != Sort::Cards || found.different.is_some_and(|(_, own)| own.is_some()) {
            return refuse("cards are expected");
        }
        if found.equal.is_none() {
            self.of_several(&found)?;
        }
        if drawn && !found.said {
            return self.drawn(selection, &found, least, most);
        }
        let mut from: Vec<CardAt> =
            found.things.iter().filter_map(|it| if let Thing::Card(card) = it { Some(*card) } else { None }).collect();
        let (different, same) = (found.different.map(|(attribute, _)| attribute), found.same);
        if drawn {
            if different.is_some() || same.is_some() || least != most {
                return refuse("cards are drawn as they come");
            }
            from.truncate(usize::try_from(most).unwrap_or(0));
            return Ok(Given::Cards(Taken::all(from)));
        }
        for attribute in [different, same].into_iter().flatten() {
            from.retain(|card| self.attribute(Thing::Card(*card), attribute).is_some());
        }
        let zone = self.whole_zone_of(&found, selection, doer, speech);
        Ok(Given::Cards(Taken {
            from,
            wanted: (least.max(0), most.max(0)),
            different,
            same,
            random: found.random,
            zone,
        }))
    }

    /// The zone whose cards are all meant: `all cards in the deck`.
    fn whole_zone_of(
        &self,
        found: &Found,
        selection: &Selection,
        doer: Seat,
        speech: &Speech,
    ) -> Option<Option<ZoneAt>> {
        let regrouped = self.regrouped(selection);
        let zones = match regrouped.filters.as_slice() {
            [Filter::In(false, places)] if places.len() == 1 => self.container(&places[0], speech).ok()?,
            [Filter::OfThing(place)] => self.container(place, speech).ok()?,
            [] => vec![self.facts.zone(self.draws.1?, Some(doer))],
            _ => return None,
        };
        let all = matches!(found.count, Count::Unsaid | Count::All | Count::Each) && !found.ordered;
        let cards: Vec<Thing> = zones.iter().flat_map(|zone| self.cards_in(*zone)).map(Thing::Card).collect();
        (all && zones.len() < 2 && cards == found.things).then(|| zones.first().copied())
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
                if found.ordered || matches!(found.count, Count::All | Count::Each) {
                    if found.equal.is_some() || found.different.is_some() || found.same.is_some() {
                        return refuse("of which of them?");
                    }
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
                | (Bearer::Place, Thing::Zone(_)) => bearers.push(thing),
                (_, Thing::Nothing) => {}
                _ => return refuse("it has no such counter"),
            }
        }
        Ok(Given::Counter(counter, bearers))
    }
}

impl Taken {
    /// All of these.
    pub fn all(from: Vec<CardAt>) -> Taken {
        Taken { from, wanted: (i32::MAX, i32::MAX), different: None, same: None, random: false, zone: None }
    }
}
