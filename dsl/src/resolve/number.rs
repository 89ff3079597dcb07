//! Resolves amounts.

use super::Resolver;
use super::selection::{Nature, possessor};
use crate::syntax::{Amount, Filter, Head, Prefix, Selection};
use crate::tree::{Number, Quantity, Set, Slot, Source, Subject, Who};
use crate::vocabulary::{AttributeType, Bearer, Meaning};

impl Resolver<'_> {
    pub(super) fn amount(&mut self, amount: &Amount) -> Option<Number> {
        Some(match amount {
            Amount::Number(n, _) => Number::Constant(*n),
            Amount::Plus(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Plus(Box::new(left?), Box::new(right?))
            }
            Amount::Minus(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Minus(Box::new(left?), Box::new(right?))
            }
            Amount::Times(left, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Number::Times(Box::new(left?), Box::new(right?))
            }
            Amount::Per(amount, things) => {
                let (amount, set) = (self.amount(amount), self.per(things));
                Number::Times(Box::new(amount?), Box::new(set?))
            }
            Amount::Half(inner, up) => Number::Half(Box::new(self.amount(inner)?), *up),
            Amount::Twice(inner) => Number::Times(Box::new(Number::Constant(2)), Box::new(self.amount(inner)?)),
            Amount::Distinct(word, things) => {
                let (attribute, set) = (self.attribute(word), self.selection(things));
                Number::Distinct(attribute?, Box::new(set?))
            }
            Amount::Total(word, things) if self.vocabulary.meanings(&word.text).contains(&Meaning::Position) => {
                Number::TotalPosition(Box::new(self.selection(things)?))
            }
            Amount::Total(word, things) if self.attribute_of(word).is_none() && self.measure_of(word).is_some() => {
                let measure = self.measure_of(word)?;
                let (set, nature) = self.things(things)?;
                if nature != Nature::Players {
                    let message = format!("`{}` is a number of players", word.text);
                    return self.mismatch(things.span, message, "players are expected here");
                }
                Number::Sum(measure, Box::new(set))
            }
            Amount::Total(word, things)
                if self.attribute_of(word).is_none() && self.number_of_things(&word.text).is_some() =>
            {
                let number = self.number_of_things(&word.text)?;
                Number::TotalOf(Box::new(number), Box::new(self.selection(things)?))
            }
            Amount::Total(word, things) => {
                let (attribute, set) = (self.attribute(word), self.selection(things));
                let attribute = attribute?;
                if *self.vocabulary.attribute_type(attribute) != AttributeType::Number {
                    let message = format!("`{}` is not a number", word.text);
                    return self.mismatch(word.span, message, "only numbers can be added up");
                }
                Number::Total(attribute, Box::new(set?))
            }
            Amount::Extreme(most, name, players) => {
                let measure = self.measure(name)?;
                let (set, nature) = self.things(players)?;
                if nature != Nature::Players {
                    return self.mismatch(
                        players.span,
                        "only players can be compared in this way",
                        "players are expected here",
                    );
                }
                Number::Extreme(*most, measure, Box::new(set))
            }
            Amount::AtLeast(inner, n) => Number::AtLeast(Box::new(self.amount(inner)?), *n),
            Amount::AtMost(inner, n) => Number::AtMost(Box::new(self.amount(inner)?), *n),
            Amount::Group(inner) => self.amount(inner)?,
            Amount::Of(selection) => return self.number(selection),
        })
    }

    /// A query or counter that every card or place has.
    fn number_of_things(&self, word: &str) -> Option<Number> {
        self.vocabulary.meanings(word).iter().find_map(|meaning| match meaning {
            Meaning::Query(query, Bearer::Card | Bearer::Place) => Some(Number::Query(*query, Subject::Here)),
            Meaning::Counter(counter, Bearer::Card | Bearer::Place) => Some(Number::Counter(*counter, Subject::Here)),
            _ => None,
        })
    }

    /// What `per …` counts: cards, or a number such as `per token of yours`.
    fn per(&mut self, things: &Selection) -> Option<Number> {
        match self.named_number(things)? {
            Some(number) => Some(number),
            None => Some(Number::Count(Box::new(self.selection(things)?))),
        }
    }

    /// A selection where a number is expected.
    pub(super) fn number(&mut self, selection: &Selection) -> Option<Number> {
        if let Some(number) = self.named_number(selection)? {
            return Some(number);
        }
        if !matches!(selection.head, Head::Name(_)) {
            return self.mismatch(selection.span, "this is a thing, not a number", "a number is expected here");
        }
        let (set, _) = self.things(selection)?;
        if matches!(set.source, Source::Slot(_)) {
            return self.mismatch(selection.span, "this is a thing, not a number", "a number is expected here");
        }
        if matches!(set.source, Source::Players(_)) && set.tests.is_empty() {
            return Some(Number::Players);
        }
        Some(Number::Count(Box::new(set)))
    }

    /// A named number: an attribute, resource, query, counter or option; or nothing of the kind.
    /// The outer `None` means that a problem has been reported.
    pub(super) fn named_number(&mut self, selection: &Selection) -> Option<Option<Number>> {
        let Head::Name(name) = &selection.head else {
            return Some(None);
        };
        let [word] = name.as_slice() else {
            return Some(None);
        };
        if let Some((slot, bound)) = self.scope.find(&word.text) {
            return Some((bound == super::Bound::Amount).then_some(Number::Chosen(slot)));
        }
        let meanings = self.vocabulary.meanings(&word.text).to_vec();
        let whose = possessor(&selection.prefixes);
        let its = selection.says(&Prefix::Its);
        let of = selection.filters.iter().find_map(|filter| match filter {
            Filter::OfThing(thing) => Some(thing.as_ref()),
            _ => None,
        });
        // Whose number: a player's, a thing's, or the table's.
        let mut player = whose;
        let mut thing = its.then(|| Set::of(Source::Slot(Slot::It)));
        let is_number = meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Attribute(_)
                    | Meaning::Position
                    | Meaning::Resource(_)
                    | Meaning::Query(..)
                    | Meaning::Counter(..)
                    | Meaning::CounterValue(..)
                    | Meaning::Option(_)
                    | Meaning::ActionsLeft
                    | Meaning::ActionsTaken
            )
        });
        if !is_number {
            return Some(None);
        }
        if its && self.scope.it.is_none() {
            return self.bearer(selection).map(|_| None);
        }
        if let Some(of) = of {
            let (set, nature) = self.things(of)?;
            match (nature, set.source.clone()) {
                (Nature::Players, Source::Player(who)) => player = Some(who),
                (Nature::Players, Source::Slot(slot)) => player = Some(Who::Bound(slot)),
                _ => thing = Some(set),
            }
        } else if its && self.scope.it == Some(super::Bound::Player) {
            player = Some(Who::Bound(Slot::It));
            thing = None;
        }
        for meaning in &meanings {
            let found = match (meaning, &thing, &player) {
                (Meaning::Attribute(attribute), Some(set), _) => Number::Attribute(*attribute, Box::new(set.clone())),
                (Meaning::Position, Some(set), _) => Number::Position(Box::new(set.clone())),
                (Meaning::Query(query, Bearer::Card | Bearer::Place), Some(set), _) => {
                    Number::Query(*query, Subject::Thing(Box::new(set.clone())))
                }
                (Meaning::Counter(counter, Bearer::Card | Bearer::Place), Some(set), _) => {
                    Number::Counter(*counter, Subject::Thing(Box::new(set.clone())))
                }
                (Meaning::Resource(resource), None, Some(who)) => Number::Resource(*resource, who.clone()),
                (Meaning::Query(query, Bearer::Player), None, Some(who)) => {
                    Number::Query(*query, Subject::Player(who.clone()))
                }
                (Meaning::Counter(counter, Bearer::Player), None, Some(who)) => {
                    Number::Counter(*counter, Subject::Player(who.clone()))
                }
                (Meaning::Query(query, Bearer::Table), None, None) => Number::Query(*query, Subject::Table),
                (Meaning::Counter(counter, Bearer::Table), None, None) => Number::Counter(*counter, Subject::Table),
                (Meaning::CounterValue(counter, value), None, None) => Number::CounterValue(*counter, *value),
                (Meaning::Option(option), None, None) => Number::Option(*option),
                (Meaning::ActionsLeft, None, None) => Number::ActionsLeft,
                (Meaning::ActionsTaken, None, None) => Number::ActionsTaken,
                // A plain number of a resource is just that number: the verb knows of what.
                (Meaning::Resource(_), None, None) => match super::selection::quantity(&selection.prefixes) {
                    Quantity::Number(n) | Quantity::Exactly(n) => Number::Constant(n),
                    Quantity::One => Number::Constant(1),
                    _ => continue,
                },
                _ => continue,
            };
            return Some(Some(found));
        }
        let is_thing = meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Kind(_) | Meaning::Family(_) | Meaning::Zone(..) | Meaning::PlaceOf(_) | Meaning::AnyCard
            )
        });
        if is_thing {
            return Some(None);
        }
        let message = format!("it does not say whose `{}` is meant", word.text.replace('_', " "));
        let label = if meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Resource(_) | Meaning::Query(_, Bearer::Player) | Meaning::Counter(_, Bearer::Player)
            )
        }) {
            "write `your …` or `… of the active player`"
        } else {
            "write `its …` or `… of this card`"
        };
        self.mismatch(selection.span, message, label)
    }
}
