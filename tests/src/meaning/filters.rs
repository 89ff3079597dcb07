//! Adjectives and filters: what each of them asks of one thing.

use quarterdeck_dsl::resolve::Bound;
use quarterdeck_dsl::syntax::{Filter, Head, Prefix, Selection, Word};
use quarterdeck_dsl::tree::{Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, BoardId, Meaning};

use super::account::{Count, Filters, Words};
use super::things::{Look, Sort};
use super::world::{compares, refuse};
use super::{Meant, Speech, World};

/// What stands behind `of`.
#[derive(Debug)]
pub enum OfWhat {
    /// A player: it belongs to that one.
    Owner(Option<Seat>),
    /// A value: it has the same.
    Value(Option<(AttributeId, i32)>),
    /// It lies there.
    Container(Vec<ZoneAt>),
}

impl World<'_> {
    /// Keeps the things that pass a filter.
    pub fn keep(&self, things: &mut Vec<Thing>, filter: &Filter, speech: &Speech) -> Meant<()> {
        if let Filter::WithMost(high, name, _) = filter {
            return self.keep_most(things, *high, name, speech);
        }
        let mut kept = Vec::new();
        for thing in things.iter() {
            if self.passes(filter, *thing, speech)? {
                kept.push(*thing);
            }
        }
        *things = kept;
        Ok(())
    }

    fn keep_most(&self, things: &mut Vec<Thing>, high: bool, name: &[Word], speech: &Speech) -> Meant<()> {
        let mut numbers = Vec::new();
        for thing in things.iter() {
            numbers.push(self.figure(name, *thing, speech)?);
        }
        let had = numbers.iter().flatten();
        let best = if high { had.max() } else { had.min() };
        let best = best.copied();
        let mut at = 0;
        things.retain(|_| {
            at += 1;
            best.is_some() && numbers[at - 1] == best
        });
        Ok(())
    }

    /// A number of a thing by its word, if the thing has it.
    pub fn figure(&self, name: &[Word], thing: Thing, speech: &Speech) -> Meant<Option<i32>> {
        let [word] = name else { return refuse("a number is one word") };
        let mut found = None;
        for meaning in self.meanings(word)? {
            found = found.or(self.number_of(meaning, thing, speech).ok());
        }
        found.map_or_else(|| refuse(format!("`{}` is no number of such a thing", word.text)), Ok)
    }

    /// A number that every player has.
    pub fn measure(&self, name: &[Word], seat: Seat, speech: &Speech) -> Meant<i32> {
        let [word] = name else { return refuse("a number of players is one word") };
        for meaning in self.meanings(word)? {
            if let Ok(Some(number)) = self.number_of(meaning, Thing::Player(seat), speech) {
                return Ok(number);
            }
        }
        refuse(format!("`{}` is no number of players", word.text))
    }

    /// Keeps the things that are what an adjective says.
    pub fn keep_adjective(&self, things: &mut Vec<Thing>, word: &Word, speech: &Speech) -> Meant<()> {
        let mut kept = Vec::new();
        for thing in things.iter() {
            if self.is_so(word, *thing, speech)? {
                kept.push(*thing);
            }
        }
        *things = kept;
        Ok(())
    }

    /// Whether a thing is what an adjective says.
    pub fn is_so(&self, word: &Word, thing: Thing, speech: &Speech) -> Meant<bool> {
        let mut so = None;
        for meaning in self.meanings(word)? {
            let this = match (meaning, thing) {
                (Meaning::Kind(kind), Thing::Card(card)) => self.facts.is_kind(card, kind, speech.wild),
                (Meaning::Family(family), Thing::Card(card)) => self.facts.is_family(card, family, speech.wild),
                (Meaning::Value(attribute, value), Thing::Card(_) | Thing::Zone(_) | Thing::Value(..)) => {
                    self.attribute(thing, attribute) == Some(value)
                }
                (Meaning::Attribute(attribute), Thing::Card(_) | Thing::Zone(_))
                    if *self.vocabulary.attribute_type(attribute) == AttributeType::Flag =>
                {
                    self.attribute(thing, attribute).is_some_and(|value| value != 0)
                }
                (Meaning::Condition(query, bearer), _) if self.bears(bearer, thing) => {
                    let asker = if let Thing::Player(seat) = thing { seat } else { speech.you };
                    self.facts.query(query, thing, asker) == 1
                }
                (Meaning::FaceDown, Thing::Card(card)) => self.facts.face_down(card),
                (Meaning::FaceUp, Thing::Card(card)) => !self.facts.face_down(card),
                (Meaning::Done, Thing::Card(card)) => self.facts.done(card),
                (Meaning::Empty, Thing::Zone(zone)) => self.cards_in(zone).is_empty(),
                _ => continue,
            };
            so = Some(so.unwrap_or(false) || this);
        }
        so.map_or_else(|| refuse(format!("`{}` describes no such thing", word.text)), Ok)
    }

    /// Whether a thing passes a filter.
    fn passes(&self, filter: &Filter, thing: Thing, speech: &Speech) -> Meant<bool> {
        let card = match thing {
            Thing::Card(card) => Some(card),
            _ => None,
        };
        Ok(match filter {
            Filter::WithCompare(name, comparison, amount, _) => {
                let wanted = self.amount(amount, &speech.of(thing))?;
                self.figure(name, thing, speech)?.is_some_and(|number| compares(number, *comparison, wanted))
            }
            Filter::WithThing(object)
                if object.prefixes.iter().any(|it| matches!(it.prefix, Prefix::All | Prefix::Each)) =>
            {
                return refuse("`all` says of which cards, and not how many a thing has");
            }
            Filter::WithThing(object) => self.has(&[thing], object, &Speech { of_zone: false, ..speech.of(thing) })?,
            Filter::WithAny(objects) => {
                let mut any = false;
                for object in objects {
                    self.is_just_named(object, thing, speech)?;
                    any |= self.has(&[thing], object, &Speech { of_zone: false, ..speech.of(thing) })?;
                }
                any
            }
            Filter::OfYours(_) => {
                let Some(card) = card else { return refuse("only cards belong to players") };
                self.facts.owner(card) == Some(speech.you)
            }
            Filter::OfThing(of) => match (self.of_what(of, speech)?, thing) {
                (OfWhat::Owner(owner), Thing::Card(card)) => owner.is_some() && self.facts.owner(card) == owner,
                (OfWhat::Value(value), Thing::Card(_) | Thing::Zone(_)) => {
                    value.is_some_and(|(attribute, value)| self.attribute(thing, attribute) == Some(value))
                }
                (OfWhat::Container(zones), Thing::Card(card)) => zones.contains(&self.facts.zone_of(card)),
                (OfWhat::Container(zones), Thing::Zone(zone)) => self.is_board(of)? && zones.contains(&zone),
                _ => return refuse("`of` has no meaning there"),
            },
            Filter::In(not, places) => {
                let mut there = false;
                for place in places {
                    let zones = self.container(place, speech)?;
                    there |= match thing {
                        Thing::Card(card) => zones.contains(&self.facts.zone_of(card)),
                        Thing::Zone(zone) => self.is_board(place)? && zones.contains(&zone),
                        _ => return refuse("that lies nowhere"),
                    };
                }
                there != *not
            }
            Filter::Ahead(of) => self.on_one_board(thing, of, speech, |own, other| own > other)?,
            Filter::Behind(of) => self.on_one_board(thing, of, speech, |own, other| own < other)?,
            Filter::Beside(of) => {
                let other = self.one(of, speech)?;
                let paired = match (thing, other) {
                    (Thing::Card(card), Thing::Card(other)) => self.facts.paired(card, other),
                    _ => false,
                };
                match (self.place_of(thing), self.place_of(other)) {
                    (Some(here), Some(there)) => paired || self.facts.neighbours(here, there),
                    (None, _) => return refuse("that lies on no board"),
                    (_, None) if other == Thing::Nothing => false,
                    (_, None) => return refuse("that lies on no board"),
                }
            }
            _ => return refuse(format!("`{filter}` has no meaning here")),
        })
    }

    /// Beside `or`, behind `with`: a value or number that a card or place has by itself, and nothing else is said of it.
    fn is_just_named(&self, object: &Selection, thing: Thing, speech: &Speech) -> Meant<()> {
        let Head::Name(name) = &object.head else { return refuse("no name") };
        let [word] = name.as_slice() else { return refuse("one word is a name") };
        if !object.filters.is_empty() || object.prefixes.iter().any(|before| before.prefix != Prefix::A) {
            return refuse("it does not say whether this belongs to all of them");
        }
        if !matches!(thing, Thing::Card(_) | Thing::Zone(_)) {
            return refuse("only cards and places have values");
        }
        let of_thing = |meaning: &Meaning| match meaning {
            Meaning::Attribute(_) | Meaning::Value(..) => true,
            other => self.number_of(*other, thing, speech).is_ok(),
        };
        if self.meanings(word)?.iter().any(of_thing) { Ok(()) } else { refuse("that is no value or number of a thing") }
    }

    fn on_one_board(&self, thing: Thing, of: &Selection, speech: &Speech, fits: fn(i32, i32) -> bool) -> Meant<bool> {
        let other = self.one(of, speech)?;
        let Some(here) = self.place_of(thing) else { return refuse("that lies on no board") };
        let Some(there) = self.place_of(other) else {
            return if other == Thing::Nothing { Ok(false) } else { refuse("that lies on no board") };
        };
        Ok(BoardId::all(self.facts.boards()).any(|board| {
            matches!((self.facts.along(board, here), self.facts.along(board, there)), (Some(own), Some(other)) if fits(own, other))
        }))
    }

    /// Whether a board is named.
    pub fn is_board(&self, selection: &Selection) -> Meant<bool> {
        let Head::Name(name) = &selection.head else { return Ok(false) };
        let [noun] = name.as_slice() else { return Ok(false) };
        Ok(self.meanings(noun)?.iter().any(|meaning| matches!(meaning, Meaning::Board(_))))
    }

    /// The zones in which something lies that lies `in X`.
    pub fn container(&self, selection: &Selection, speech: &Speech) -> Meant<Vec<ZoneAt>> {
        if self.is_board(selection)? {
            let Head::Name(name) = &selection.head else { return refuse("no noun") };
            let mut words = Words::read(&selection.prefixes)?;
            words.take_the();
            words.done()?;
            Filters::read(&selection.filters).done()?;
            let boards = self.meanings(&name[0])?;
            return Ok(BoardId::all(self.facts.boards())
                .filter(|board| boards.contains(&Meaning::Board(*board)))
                .flat_map(|board| self.places_of(board))
                .collect());
        }
        let found = self.find(selection, &Look::Refuse, false, speech)?;
        match found.sort {
            Sort::Zones => {
                if !matches!(found.count, Count::Unsaid | Count::A | Count::Any) {
                    return refuse("in any of them; no number");
                }
                let definite = found.the && found.count == Count::Unsaid;
                let things = if definite { &found.things[..found.things.len().min(1)] } else { &found.things };
                Ok(things.iter().filter_map(|thing| self.place_of(*thing)).collect())
            }
            Sort::Cards => {
                if !matches!(found.count, Count::Unsaid | Count::A | Count::Any) || found.equal.is_some() {
                    return refuse("under any of them; no number");
                }
                let definite = (found.the || found.whose) && found.count == Count::Unsaid;
                let things = if definite { &found.things[..found.things.len().min(1)] } else { &found.things };
                let under = |thing: &Thing| if let Thing::Card(card) = thing { self.facts.under(*card) } else { None };
                Ok(things.iter().filter_map(under).collect())
            }
            _ => refuse("cards lie in zones, on places, under cards"),
        }
    }

    /// What stands behind `of`: a player, a value, or where something lies.
    pub fn of_what(&self, selection: &Selection, speech: &Speech) -> Meant<OfWhat> {
        let bound = match &selection.head {
            Head::You | Head::They => Some(Bound::Player),
            Head::It => self.scope.it,
            Head::This | Head::Part => Some(Bound::Card),
            Head::Name(name) => self.named(name)?,
        };
        // A chosen value is meant without `the`, too.
        if let (Head::Name(name), []) = (&selection.head, selection.filters.as_slice())
            && let [only] = name.as_slice()
            && selection.prefixes.is_empty()
            && let Some((Thing::Value(attribute, value), _)) = self.bound(&only.text, speech)
        {
            return Ok(OfWhat::Value(Some((attribute, value))));
        }
        match bound {
            Some(Bound::Player) => match self.one(selection, speech)? {
                Thing::Player(seat) => Ok(OfWhat::Owner(Some(seat))),
                _ => Ok(OfWhat::Owner(None)),
            },
            Some(Bound::Value) => match self.one(selection, speech)? {
                Thing::Value(attribute, value) => Ok(OfWhat::Value(Some((attribute, value)))),
                _ => Ok(OfWhat::Value(None)),
            },
            Some(Bound::Amount) => refuse("of a number"),
            Some(Bound::Card | Bound::Place) | None => Ok(OfWhat::Container(self.container(selection, speech)?)),
        }
    }

    /// Of what sort a name is.
    fn named(&self, name: &[Word]) -> Meant<Option<Bound>> {
        let Some(noun) = name.last() else { return refuse("no noun") };
        if let [only] = name
            && let Some((_, bound)) = self.scope.names.iter().find(|(bound, _)| *bound == only.text)
        {
            return Ok(Some(*bound));
        }
        Ok(self.meanings(noun)?.iter().find_map(|meaning| match meaning {
            Meaning::AnyPlayer
            | Meaning::Opponent
            | Meaning::Partner
            | Meaning::Team
            | Meaning::ActivePlayer
            | Meaning::FirstPlayer
            | Meaning::Owner => Some(Bound::Player),
            Meaning::Attribute(_) | Meaning::Value(..) => Some(Bound::Value),
            Meaning::AnyCard | Meaning::Kind(_) | Meaning::Family(_) => Some(Bound::Card),
            Meaning::Zone(..) | Meaning::PlaceOf(_) | Meaning::AnyZone | Meaning::Board(_) => Some(Bound::Place),
            _ => None,
        }))
    }
}
