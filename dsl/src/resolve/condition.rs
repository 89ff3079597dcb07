//! Resolves conditions.

use super::Resolver;
use super::selection::{Nature, quantity};
use crate::syntax::{self, Amount, Comparison, Complement, Head, Selection, Span};
use crate::tree::{Condition, Number, Place, Quantity, Set, Source, Test, Who};
use crate::vocabulary::{AttributeType, BeatId, Meaning};

impl Resolver<'_> {
    pub(super) fn condition(&mut self, condition: &syntax::Condition) -> Option<Condition> {
        Some(match condition {
            syntax::Condition::Or(list) => Condition::Any(self.conditions(list)?),
            syntax::Condition::And(list) => Condition::All(self.conditions(list)?),
            syntax::Condition::Not(inner) => Condition::Not(Box::new(self.condition(inner)?)),
            syntax::Condition::Group(inner) => self.condition(inner)?,
            syntax::Condition::There(selection) => {
                let (set, nature) = self.things(selection)?;
                if nature == Nature::Players {
                    Condition::Amount(exact(set.quantity), Number::Count(Box::new(set)))
                } else {
                    Condition::Count(set.quantity, Box::new(set))
                }
            }
            syntax::Condition::Has(subjects, together, object) => self.has(subjects, *together, object)?,
            syntax::Condition::HasMost(subject, most, name) => {
                let (who, measure) = (self.player(subject), self.measure(name));
                Condition::Most(who?, *most, measure?)
            }
            syntax::Condition::Is(left, not, complement) => {
                let inner = self.is(left, complement)?;
                if *not { Condition::Not(Box::new(inner)) } else { inner }
            }
        })
    }

    fn conditions(&mut self, list: &[syntax::Condition]) -> Option<Vec<Condition>> {
        // Every part is looked at, so that all mistakes are found at once.
        let resolved: Vec<Option<Condition>> = list.iter().map(|inner| self.condition(inner)).collect();
        resolved.into_iter().collect()
    }

    fn has(&mut self, subjects: &[Selection], together: bool, object: &Selection) -> Option<Condition> {
        if together {
            return self.together(subjects, object);
        }
        let subject = &subjects[0];
        let (set, nature) = self.things(subject)?;
        match nature {
            Nature::Players => match &set.source {
                Source::Player(who) => self.player_has(who.clone(), object),
                Source::Slot(slot) => self.player_has(Who::Bound(*slot), object),
                _ => {
                    let inner = Box::new(self.player_has(Who::They, object)?);
                    Some(if matches!(set.quantity, Quantity::All | Quantity::Each) {
                        Condition::EachPlayer(Box::new(set), inner)
                    } else {
                        Condition::SomePlayer(Box::new(set), inner)
                    })
                }
            },
            Nature::Places => {
                let places = match &set.source {
                    Source::Zone(zone) => vec![Place::Zone(zone.clone())],
                    Source::PlacesOf(boards) => boards.iter().map(|board| Place::Board(*board)).collect(),
                    _ => vec![Place::Thing(Box::new(set))],
                };
                let (mut things, nature) = self.things(object)?;
                if nature == Nature::Places {
                    return Some(Condition::Count(things.quantity, Box::new(things)));
                }
                if matches!(nature, Nature::Players | Nature::Values | Nature::Amounts) {
                    return self.mismatch(object.span, "a zone can only hold cards", "cards are expected here");
                }
                things.source = Source::CardsIn(places);
                Some(Condition::Count(things.quantity, Box::new(things)))
            }
            Nature::Values | Nature::Amounts => {
                self.mismatch(subject.span, "a value cannot have anything", "a card, zone or player is expected here")
            }
            Nature::Cards => {
                // An attribute, a flag, or cards under it.
                let wanted = quantity(&object.prefixes);
                if let Head::Name(name) = &object.head
                    && let [word] = name.as_slice()
                    && let Some(attribute) = self.attribute_of(word)
                {
                    return Some(Condition::Is(Box::new(set), vec![self.has_attribute(attribute, wanted)]));
                }
                let (mut things, _) = self.things(object)?;
                things.source = Source::CardsIn(vec![Place::Thing(Box::new(set))]);
                Some(Condition::Count(things.quantity, Box::new(things)))
            }
        }
    }

    fn player_has(&mut self, who: Who, object: &Selection) -> Option<Condition> {
        let wanted = quantity(&object.prefixes);
        if let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && object.filters.is_empty()
            && let Some(measure) = self.measure_of(word)
        {
            let number = measure_number(&measure, who);
            return Some(Condition::Amount(wanted, number));
        }
        let (mut set, nature) = self.things(object)?;
        if nature != Nature::Cards {
            return self.mismatch(object.span, "a player cannot hold this", "cards or a resource are expected here");
        }
        if matches!(set.source, Source::Everywhere) {
            set.source = Source::Held(who);
        }
        Some(Condition::Count(set.quantity, Box::new(set)))
    }

    /// `the deck and the discard pile together have at least 1 card`, `players together have 20 influence`
    fn together(&mut self, subjects: &[Selection], object: &Selection) -> Option<Condition> {
        let wanted = quantity(&object.prefixes);
        let mut places = Vec::new();
        for subject in subjects {
            let (set, nature) = self.things(subject)?;
            if nature == Nature::Players {
                if let Head::Name(name) = &object.head
                    && let Some(measure) = name.last().and_then(|word| self.measure_of(word))
                {
                    let number = Number::Sum(measure, Box::new(set));
                    return Some(Condition::Amount(wanted, number));
                }
                let (mut things, _) = self.things(object)?;
                things.source = Source::HeldByAnyone;
                return Some(Condition::Count(things.quantity, Box::new(things)));
            }
            places.push(self.place(subject)?);
        }
        let (mut things, nature) = self.things(object)?;
        if nature != Nature::Cards {
            return self.mismatch(object.span, "a zone can only hold cards", "cards are expected here");
        }
        things.source = Source::CardsIn(places);
        Some(Condition::Count(things.quantity, Box::new(things)))
    }

    fn is(&mut self, left: &Amount, complement: &Complement) -> Option<Condition> {
        match complement {
            Complement::Compare(comparison, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Some(Condition::Compare(left?, *comparison, right?))
            }
            Complement::In(place) => {
                let Amount::Of(subject) = left else {
                    let span = super::instruction::object_span(left).unwrap_or(place.span);
                    return self.mismatch(
                        span,
                        "a number does not lie anywhere",
                        "a card or player is expected before `is in`",
                    );
                };
                let (set, _) = self.things(subject)?;
                let place = self.place(place)?;
                Some(Condition::Is(Box::new(set), vec![Test::In(false, vec![place])]))
            }
            Complement::Same(right) => self.same(left, right),
        }
    }

    fn same(&mut self, left: &Amount, right: &Amount) -> Option<Condition> {
        if let Some(beat) = self.told(left, right) {
            return Some(Condition::Told(beat));
        }
        if let Amount::Of(subject) = left {
            if let Some(number) = self.named_number(subject)? {
                return self.number_is(number, right);
            }
            let (set, nature) = self.things(subject)?;
            if let Amount::Of(object) = right {
                // `cards in the hand is hand limit`: how many there are.
                if !matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_))
                    && nature == Nature::Cards
                    && let Some(number) = self.named_number(object)?
                {
                    return Some(Condition::Compare(Number::Count(Box::new(set)), Comparison::Exactly, number));
                }
                return self.thing_is(set, nature, object);
            }
            if matches!(set.source, Source::Players(_)) || nature == Nature::Cards {
                let right = self.amount(right)?;
                return Some(Condition::Compare(Number::Count(Box::new(set)), Comparison::Exactly, right));
            }
            return self.mismatch(subject.span, "this is a thing, not a number", "a number is expected here");
        }
        let (left, right) = (self.amount(left), self.amount(right));
        Some(Condition::Compare(left?, Comparison::Exactly, right?))
    }

    /// `beat 10 is told`
    fn told(&self, left: &Amount, right: &Amount) -> Option<BeatId> {
        let meanings = |amount: &Amount| match amount {
            Amount::Of(Selection { head: Head::Name(name), filters, .. }) if filters.is_empty() => match &name[..] {
                [word] => self.vocabulary.meanings(&word.text),
                _ => &[],
            },
            _ => &[],
        };
        let beat = meanings(left).iter().find_map(|meaning| match meaning {
            Meaning::Beat(beat) => Some(*beat),
            _ => None,
        })?;
        meanings(right).contains(&Meaning::Told).then_some(beat)
    }

    /// `its color is red`, `the ending is short`, `its cost is 5`
    fn number_is(&mut self, number: Number, right: &Amount) -> Option<Condition> {
        if let Amount::Of(object) = right
            && let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && object.filters.is_empty()
        {
            let meanings = self.vocabulary.meanings(&word.text).to_vec();
            match &number {
                Number::Attribute(attribute, _) => {
                    for meaning in &meanings {
                        if let Meaning::Value(of, value) = meaning
                            && of == attribute
                        {
                            let value = Number::Constant(i32::from(*value));
                            return Some(Condition::Compare(number, Comparison::Exactly, value));
                        }
                    }
                }
                Number::Option(option) => {
                    for meaning in &meanings {
                        if let Meaning::OptionValue(of, value) = meaning
                            && of == option
                        {
                            let value = Number::Constant(i32::from(*value));
                            return Some(Condition::Compare(number, Comparison::Exactly, value));
                        }
                    }
                    let option = *option;
                    return self.unknown(
                        word,
                        "a value of this option is expected here",
                        |meaning| matches!(meaning, Meaning::OptionValue(of, _) if of == option),
                    );
                }
                Number::Counter(counter, _) if self.vocabulary.has_words(*counter) => {
                    let counter = *counter;
                    let value = meanings.iter().find_map(|meaning| match meaning {
                        Meaning::CounterValue(of, value) if *of == counter => Some(*value),
                        _ => None,
                    });
                    let Some(value) = value else {
                        return self.unknown(
                            word,
                            "a value of this counter is expected here",
                            |meaning| matches!(meaning, Meaning::CounterValue(of, _) if of == counter),
                        );
                    };
                    let value = Number::CounterValue(counter, value);
                    return Some(Condition::Compare(number, Comparison::Exactly, value));
                }
                _ => {}
            }
            let words = meanings.iter().any(|meaning| matches!(meaning, Meaning::Value(..) | Meaning::OptionValue(..)));
            if let (Number::Attribute(attribute, _), true) = (&number, words) {
                let attribute = *attribute;
                let shown = word.text.replace('_', " ");
                let name = self.vocabulary.name(Meaning::Attribute(attribute)).to_owned();
                if *self.vocabulary.attribute_type(attribute) == AttributeType::Values {
                    return self.unknown(
                        word,
                        &format!("a value of `{name}` is expected here"),
                        |meaning| matches!(meaning, Meaning::Value(of, _) if of == attribute),
                    );
                }
                return self.mismatch(
                    word.span,
                    format!("`{name}` is a number, and `{shown}` is not"),
                    "a number is expected here",
                );
            }
        }
        let value = self.amount(right)?;
        self.same_words(&number, &value, super::instruction::object_span(right))?;
        if let (Number::Attribute(left, _), Number::Attribute(other, _)) = (&number, &value)
            && self.vocabulary.attribute_type(*left) != self.vocabulary.attribute_type(*other)
            && let Amount::Of(object) = right
        {
            return self.mismatch(object.span, "these two cannot be compared", "this is of another type");
        }
        if let (Number::Attribute(left, _), Number::Constant(_), Amount::Number(_, span)) = (&number, &value, right)
            && *self.vocabulary.attribute_type(*left) == AttributeType::Values
        {
            let name = self.vocabulary.name(Meaning::Attribute(*left)).to_owned();
            return self.mismatch(
                *span,
                format!("`{name}` is not a number"),
                format!("a value of `{name}` is expected here"),
            );
        }
        Some(Condition::Compare(number, Comparison::Exactly, value))
    }

    /// A counter that stands at words takes no number, and no other counter takes its words.
    pub(super) fn same_words(&mut self, counter: &Number, value: &Number, span: Option<Span>) -> Option<()> {
        let words = matches!(counter, Number::Counter(id, _) if self.vocabulary.has_words(*id));
        let fits = match (counter, value) {
            (Number::Counter(id, _), Number::CounterValue(of, _)) => id == of,
            (_, Number::CounterValue(..)) => false,
            (_, Number::Constant(_)) => !words,
            _ => true,
        };
        if fits {
            return Some(());
        }
        let span = span.unwrap_or(Span { start: 0, end: 0 });
        if words {
            return self.mismatch(
                span,
                "the values of this counter are words, not numbers",
                "one of its values is expected here",
            );
        }
        self.mismatch(span, "this is a word of another counter", "a number is expected here")
    }

    fn thing_is(&mut self, set: Set, nature: Nature, object: &Selection) -> Option<Condition> {
        if nature == Nature::Values
            && let Head::Name(name) = &object.head
            && self.scope.find(&name[0].text).is_none()
        {
            let word = self.single(name)?;
            let value = self.vocabulary.meanings(&word.text).iter().find_map(|meaning| match meaning {
                Meaning::Value(attribute, value) => Some(Test::Value(*attribute, *value)),
                _ => None,
            });
            return match value {
                Some(test) => Some(Condition::Is(Box::new(set), vec![test])),
                None => self.unknown(word, "a value is expected here", |meaning| matches!(meaning, Meaning::Value(..))),
            };
        }
        let named = matches!(&object.head, Head::Name(name)
            if !(name.len() == 1 && self.scope.find(&name[0].text).is_some()));
        let describes = named
            && nature != Nature::Players
            && matches!(&object.head, Head::Name(name) if name.iter().all(|word| {
                self.vocabulary.meanings(&word.text).iter().any(|meaning| matches!(
                    meaning,
                    Meaning::Kind(_) | Meaning::Family(_) | Meaning::Value(..) | Meaning::Attribute(_) | Meaning::Empty
                        | Meaning::FaceDown | Meaning::FaceUp | Meaning::Done | Meaning::AnyCard
                )) || self.vocabulary.meanings(&word.text).is_empty()
            }));
        if describes {
            let tests = self.description(object)?;
            return Some(Condition::Is(Box::new(set), tests));
        }
        let (other, _) = self.things(object)?;
        Some(Condition::Same(Box::new(set), Box::new(other)))
    }
}

/// `there are 5 players` means exactly five.
fn exact(quantity: Quantity) -> Quantity {
    match quantity {
        Quantity::Number(n) => Quantity::Exactly(n),
        other => other,
    }
}

fn measure_number(measure: &crate::tree::Measure, who: Who) -> Number {
    use crate::tree::{Measure, Subject};
    match measure {
        Measure::Resource(resource) => Number::Resource(*resource, who),
        Measure::Query(query) => Number::Query(*query, Subject::Player(who)),
        Measure::Counter(counter) => Number::Counter(*counter, Subject::Player(who)),
    }
}
