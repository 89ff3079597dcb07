//! What the reference evaluator knows: the words, what is bound where the sentence stands, and the match as plain data.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::resolve::{Bound, Scope};
use quarterdeck_dsl::syntax::{Comparison, Head, Prefix, Selection, Word};
use quarterdeck_dsl::tree::{CardAt, SLOTS, Seat, Thing, ZoneAt};
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, Bearer, BoardId, Meaning, Vocabulary, ZoneId};

use super::account::Whose;

/// Why a sentence has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl Refused {
    /// With this reason.
    pub fn new(reason: impl Into<String>) -> Refused {
        Refused(reason.into())
    }
}

/// What a sentence means, or why it means nothing.
pub type Meant<T> = Result<T, Refused>;

/// Refuses.
pub fn refuse<T>(reason: impl Into<String>) -> Meant<T> {
    Err(Refused::new(reason))
}

/// Everything that does not change while one sentence is read.
#[derive(Clone, Copy)]
pub struct World<'w> {
    /// The words of the game.
    pub vocabulary: &'w Vocabulary,
    /// What is bound where the sentence stands.
    pub scope: &'w Scope,
    /// The match.
    pub facts: &'w dyn Facts,
    /// Where cards are drawn from, and what a hand is.
    pub draws: (Option<ZoneId>, Option<ZoneId>),
}

/// A word that stands for something that was spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binding {
    /// `it`
    It,
    /// `this card`
    This,
    /// A choice by its name.
    Chosen(usize),
}

/// Of whom and what is spoken at one moment of reading.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    /// The player spoken to.
    pub you: Seat,
    /// The player spoken of, if somebody was; it may have turned out to be nobody.
    pub they: Option<Option<Seat>>,
    /// `it`
    pub it: Thing,
    /// `this card`
    pub this: Thing,
    /// Named choices.
    pub slots: [Thing; SLOTS],
    /// What is being described behind `is`: `another` is another than what else was spoken of.
    pub described: Option<Binding>,
    /// Whether a zone is spoken of by its name: it has cards, and no values of its own.
    pub of_zone: bool,
    /// Whether cards that count as others are taken as such.
    pub wild: bool,
}

impl Speech {
    /// The same, speaking of another player.
    pub fn of(self, thing: Thing) -> Speech {
        match thing {
            Thing::Player(seat) => Speech { they: Some(Some(seat)), ..self },
            _ => self,
        }
    }
}

/// How two numbers compare.
pub fn compares(left: i32, comparison: Comparison, right: i32) -> bool {
    match comparison {
        Comparison::AtLeast => left >= right,
        Comparison::AtMost => left <= right,
        Comparison::Exactly => left == right,
        Comparison::NotExactly => left != right,
        Comparison::MoreThan => left > right,
        Comparison::LessThan => left < right,
    }
}

impl World<'_> {
    /// Everything that a word can mean.
    pub fn meanings(&self, word: &Word) -> Meant<Vec<Meaning>> {
        let found = self.vocabulary.meanings(&word.text);
        if found.is_empty() { refuse(format!("unknown word `{}`", word.text)) } else { Ok(found.to_vec()) }
    }

    /// `it`, if there is anything.
    pub fn it(&self, speech: &Speech) -> Meant<Thing> {
        if self.scope.it.is_some() { Ok(speech.it) } else { refuse("nothing is `it`") }
    }

    /// `this card`.
    pub fn this(&self, speech: &Speech) -> Meant<Thing> {
        if self.scope.this { Ok(speech.this) } else { refuse("no card speaks") }
    }

    /// `this part`.
    pub fn part(&self, speech: &Speech) -> Meant<Thing> {
        if self.scope.part { Ok(speech.slots[SLOTS - 1]) } else { refuse("no part speaks") }
    }

    /// `they`.
    pub fn they(&self, speech: &Speech) -> Meant<Option<Seat>> {
        speech.they.map_or_else(|| refuse("nobody was spoken of"), Ok)
    }

    /// What a name is bound to.
    pub fn bound(&self, name: &str, speech: &Speech) -> Option<(Thing, Bound)> {
        let at = self.scope.names.iter().position(|(bound, _)| bound == name)?;
        Some((speech.slots[at], self.scope.names[at].1))
    }

    /// The player or thing to whom something belongs that `your`, `their` or `its` stands before.
    pub fn possessor(&self, whose: Whose, speech: &Speech) -> Meant<Thing> {
        match whose {
            Whose::Your => Ok(Thing::Player(speech.you)),
            Whose::Their => Ok(self.they(speech)?.map_or(Thing::Nothing, Thing::Player)),
            Whose::Its => self.it(speech),
        }
    }

    /// Everything that was spoken of before: this card, `it`, what was chosen.
    pub fn spoken_of(&self, speech: &Speech) -> Vec<Thing> {
        let mut found = Vec::new();
        let mut note = |binding, thing| {
            if speech.described != Some(binding) {
                found.push(thing);
            }
        };
        if self.scope.this {
            note(Binding::This, speech.this);
        }
        if self.scope.it.is_some() {
            note(Binding::It, speech.it);
        }
        for at in 0..self.scope.names.len() {
            note(Binding::Chosen(at), speech.slots[at]);
        }
        found
    }

    /// What a selection is that says nothing but a pronoun or the name of a choice.
    pub fn binding(&self, selection: &Selection) -> Option<Binding> {
        match &selection.head {
            Head::It => Some(Binding::It),
            Head::This => Some(Binding::This),
            Head::Name(name) => {
                let [only] = name.as_slice() else { return None };
                let the = matches!(selection.prefixes.as_slice(), [before] if before.prefix == Prefix::The);
                let at = self.scope.names.iter().position(|(bound, _)| *bound == only.text)?;
                (the && selection.filters.is_empty()).then_some(Binding::Chosen(at))
            }
            _ => None,
        }
    }

    /// The cards of a zone, from the top.
    pub fn cards_in(&self, zone: ZoneAt) -> Vec<CardAt> {
        let mut found = Vec::new();
        let mut next = self.facts.top(zone);
        while let Some(card) = next {
            found.push(card);
            next = self.facts.below(card);
        }
        found
    }

    /// All cards, wherever they lie.
    pub fn all_cards(&self) -> Vec<CardAt> {
        CardAt::all(self.facts.cards()).collect()
    }

    /// All players, clockwise from one of them.
    pub fn players_from(&self, first: Seat) -> Vec<Seat> {
        let seats = self.facts.seats();
        (0..seats).map(|step| (first + step) % seats).collect()
    }

    /// The places of a board, along it.
    pub fn places_of(&self, board: BoardId) -> Vec<ZoneAt> {
        let (first, count) = self.facts.places(board);
        (0..count).map(|at| first.plus(at)).collect()
    }

    /// Whether a player holds a card.
    pub fn holds(&self, seat: Seat, card: CardAt) -> bool {
        self.facts.held_zones(seat).contains(&self.facts.zone_of(card))
    }

    /// To whom a thing belongs, else in whose zone it lies.
    pub fn owner(&self, thing: Thing) -> Option<Seat> {
        match thing {
            Thing::Card(card) => self.facts.owner(card),
            Thing::Player(seat) => Some(seat),
            Thing::Zone(zone) => self.zone_owner(zone),
            _ => None,
        }
    }

    /// The player whose zone this is.
    pub fn zone_owner(&self, zone: ZoneAt) -> Option<Seat> {
        let per_player =
            self.vocabulary.words().flat_map(|(_, meanings)| meanings).filter_map(|meaning| match meaning {
                Meaning::Zone(id, true) => Some(*id),
                _ => None,
            });
        let mut found = None;
        for id in per_player {
            found = found.or((0..self.facts.seats()).find(|seat| self.facts.zone(id, Some(*seat)) == zone));
        }
        found
    }

    /// Where a thing lies or what it is, as a place of a board.
    pub fn place_of(&self, thing: Thing) -> Option<ZoneAt> {
        match thing {
            Thing::Card(card) => Some(self.facts.zone_of(card)),
            Thing::Zone(zone) => Some(zone),
            _ => None,
        }
    }

    /// What is printed on a thing.
    pub fn attribute(&self, thing: Thing, attribute: AttributeId) -> Option<i32> {
        self.facts.attribute(thing, attribute)
    }

    /// Whether the values of an attribute are words.
    pub fn worded(&self, attribute: AttributeId) -> bool {
        matches!(self.vocabulary.attribute_type(attribute), AttributeType::Values)
    }

    /// A number that a thing itself has: nothing if the thing has none.
    pub fn number_of(&self, meaning: Meaning, thing: Thing, speech: &Speech) -> Meant<Option<i32>> {
        let player = match thing {
            Thing::Player(seat) => Some(seat),
            _ => None,
        };
        Ok(match (meaning, thing) {
            (Meaning::Resource(resource), Thing::Player(seat)) => Some(self.facts.resource(resource, seat)),
            (Meaning::Query(query, bearer), _) if self.bears(bearer, thing) => {
                Some(self.facts.query(query, thing, player.unwrap_or(speech.you)))
            }
            (Meaning::Counter(counter, bearer), _) if self.bears(bearer, thing) => {
                Some(self.facts.counter(counter, thing))
            }
            (Meaning::Attribute(attribute), Thing::Card(_) | Thing::Zone(_)) if !self.worded(attribute) => {
                self.attribute(thing, attribute)
            }
            (Meaning::Position, Thing::Card(_) | Thing::Zone(_)) => {
                Some(self.place_of(thing).and_then(|zone| self.facts.position(zone)).unwrap_or(0))
            }
            _ => return refuse(format!("{thing:?} has no {meaning:?}")),
        })
    }

    /// Whether such a thing has a number of its own.
    pub fn bears(&self, bearer: Bearer, thing: Thing) -> bool {
        matches!(
            (bearer, thing),
            (Bearer::Player, Thing::Player(_)) | (Bearer::Card, Thing::Card(_)) | (Bearer::Place, Thing::Zone(_))
        )
    }
}
