//! Resolves `X is Y`: numbers that are compared, and things that are described.

use super::condition::so_it_is;
use super::selection::Nature;
use super::uses::Use;
use super::{Resolver, instruction};
use crate::syntax::{Amount, Comparison, Complement, Head, Selection, Span};
use crate::tree::{Condition, Number, Quantity, Set, Source, Test, Who};
use crate::vocabulary::{AttributeId, AttributeType, Bearer, CounterId, Meaning};

impl Resolver<'_> {
    pub(super) fn is(&mut self, left: &Amount, not: bool, complement: &Complement) -> Option<Condition> {
        let denied = |condition| if not { Condition::Not(Box::new(condition)) } else { condition };
        match complement {
            Complement::Compare(comparison, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                Some(denied(Condition::Compare(left?, *comparison, right?)))
            }
            Complement::In(place) => {
                let Amount::Of(subject) = left else {
                    let span = instruction::object_span(left).unwrap_or(place.span);
                    return self.mismatch(
                        span,
                        "a number does not lie anywhere",
                        "a card or place is expected before `is in`",
                    );
                };
                let (set, nature) = self.things(subject, Use::Subject)?;
                if !matches!(nature, Nature::Cards | Nature::Places) {
                    let message = format!("{} do not lie anywhere", nature.plural());
                    return self.mismatch(subject.span, message, "a card or place is expected here");
                }
                let within = self.place(place, Use::Within)?;
                self.lies_on(&within, nature, place.span)?;
                let place = within;
                Some(so_it_is(set, vec![Test::In(false, vec![place])], not))
            }
            Complement::Same(right) => self.same(left, not, right),
        }
    }

    fn same(&mut self, left: &Amount, not: bool, right: &Amount) -> Option<Condition> {
        let denied = |condition| if not { Condition::Not(Box::new(condition)) } else { condition };
        if let Some(told) = self.told(left, right) {
            return told.map(denied);
        }
        let Amount::Of(subject) = left else {
            let (left, right) = (self.amount(left), self.amount(right));
            return Some(denied(Condition::Compare(left?, Comparison::Exactly, right?)));
        };
        if let Some(number) = self.named_number(subject)? {
            return self.number_is(number, subject.span, right).map(denied);
        }
        let Amount::Of(object) = right else {
            let (left, right) = (self.number(subject), self.amount(right));
            return Some(denied(Condition::Compare(left?, Comparison::Exactly, right?)));
        };
        // `cards in the hand are hand limit`: how many there are.
        let several = self
            .quietly(|resolver| resolver.things(subject, Use::Counted))
            .is_some_and(|(set, _)| !matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_)));
        if several
            && !self.names_thing(object)
            && let Some(Some(_)) = self.quietly(|resolver| resolver.named_number(object))
        {
            let (left, right) = (self.number(subject), self.number(object));
            return Some(denied(Condition::Compare(left?, Comparison::Exactly, right?)));
        }
        let (set, nature) = self.things(subject, Use::Subject)?;
        self.thing_is(set, nature, not, object)
    }

    /// Whether the last word of a selection can be a noun or an adjective.
    fn names_thing(&self, selection: &Selection) -> bool {
        matches!(&selection.head, Head::Name(name) if name.last().is_some_and(|word| {
            self.vocabulary.meanings(&word.text).iter().any(|meaning| matches!(
                meaning,
                Meaning::Kind(_) | Meaning::Family(_) | Meaning::AnyCard | Meaning::Value(..) | Meaning::Empty
                    | Meaning::FaceDown | Meaning::FaceUp | Meaning::Done | Meaning::Condition(..)
            ))
        }))
    }

    /// `beat 10 is told`
    fn told(&mut self, left: &Amount, right: &Amount) -> Option<Option<Condition>> {
        let plain = |amount: &Amount| match amount {
            Amount::Of(Selection { head: Head::Name(name), filters, prefixes, otherwise: None, .. })
                if filters.is_empty() && prefixes.is_empty() =>
            {
                Some(name.clone())
            }
            _ => None,
        };
        let beat = self.beat_of(&plain(left)?)?;
        let told = plain(right)?;
        let is_told = matches!(told.as_slice(), [word]
            if self.vocabulary.meanings(&word.text).contains(&Meaning::Told));
        is_told.then_some(Some(Condition::Told(beat)))
    }

    /// `its color is red`, `the ending is short`, `its cost is 5`
    fn number_is(&mut self, number: Number, left: Span, right: &Amount) -> Option<Condition> {
        if let Number::Attribute(attribute, set) = &number
            && !matches!(self.vocabulary.attribute_type(*attribute), AttributeType::Number | AttributeType::Flag)
        {
            let (attribute, set) = (*attribute, set.as_ref().clone());
            return self.value_is(attribute, set, right);
        }
        let wanted = match &number {
            Number::Option(option) if self.vocabulary.name(Meaning::OptionValue(*option, 0)) != "?" => {
                let option = *option;
                Some(self.word_of(
                    right,
                    "a value of this option is expected here",
                    |meaning| matches!(meaning, Meaning::OptionValue(of, _) if of == option),
                )?)
            }
            Number::Counter(counter, _) if self.vocabulary.has_words(*counter) => {
                let counter = *counter;
                if let Amount::Of(object) = right
                    && let Some(Some(Number::Counter(other, subject))) =
                        self.quietly(|resolver| resolver.named_number(object))
                {
                    let value = Number::Counter(other, subject);
                    self.same_words(counter, &value, object.span)?;
                    return Some(Condition::Compare(number, Comparison::Exactly, value));
                }
                Some(self.word_of(
                    right,
                    "a value of this counter is expected here",
                    |meaning| matches!(meaning, Meaning::CounterValue(of, _) if of == counter),
                )?)
            }
            _ => None,
        };
        let value = match wanted {
            Some(Meaning::OptionValue(_, value)) => Number::Constant(value),
            Some(Meaning::CounterValue(counter, value)) => Number::CounterValue(counter, value),
            _ => {
                let number = self.numeric(number, left)?;
                self.no_value(right)?;
                let value = self.amount(right)?;
                return Some(Condition::Compare(number, Comparison::Exactly, value));
            }
        };
        Some(Condition::Compare(number, Comparison::Exactly, value))
    }

    /// A number is compared with no word that is a value.
    fn no_value(&mut self, right: &Amount) -> Option<()> {
        if let Amount::Of(object) = right
            && let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && self.vocabulary.meanings(&word.text).iter().all(|meaning| matches!(meaning, Meaning::Value(..)))
            && !self.vocabulary.meanings(&word.text).is_empty()
        {
            let message = format!("`{}` is a value, not a number", word.text.replace('_', " "));
            return self.mismatch(word.span, message, "a number is expected here");
        }
        Some(())
    }

    /// One plain word with a certain meaning.
    fn word_of(&mut self, amount: &Amount, expected: &str, fits: impl Fn(Meaning) -> bool) -> Option<Meaning> {
        let Amount::Of(selection) = amount else {
            let span = instruction::object_span(amount).unwrap_or_default();
            return self.mismatch(span, "a word is expected here, not a number", expected);
        };
        let Head::Name(name) = &selection.head else {
            return self.mismatch(selection.span, "a pronoun cannot stand here", expected);
        };
        let word = self.single(name)?;
        self.just_the_word(selection, word)?;
        match self.vocabulary.meanings(&word.text).iter().find(|meaning| fits(**meaning)) {
            Some(meaning) => Some(*meaning),
            None => self.unknown(word, expected, fits),
        }
    }

    /// `its color is red`, `its color is the color of this card`
    fn value_is(&mut self, attribute: AttributeId, mut set: Set, right: &Amount) -> Option<Condition> {
        // One thing is meant: the first of them.
        if !matches!(set.source, Source::Slot(_)) && !set.definite {
            (set.definite, set.quantity) = (true, Quantity::One);
        }
        let name = self.vocabulary.name(Meaning::Attribute(attribute)).replace('_', " ");
        if let Amount::Of(object) = right
            && let Head::Name(words) = &object.head
            && let [word] = words.as_slice()
        {
            let chosen = self.scope.find(&word.text);
            if let (Some((slot, super::Bound::Value)), true) = (chosen, object.says(&crate::syntax::Prefix::The))
                && object.filters.is_empty()
            {
                let test = Test::SameAs(attribute, Box::new(Set::of(Source::Slot(slot))));
                return Some(Condition::Is(Box::new(set), vec![test]));
            }
            if let Some(other) = self.attribute_of(word) {
                if other != attribute {
                    let other = self.vocabulary.name(Meaning::Attribute(other)).replace('_', " ");
                    let message = format!("`{name}` and `{other}` cannot be compared");
                    let help = format!("compare it with a value of `{name}`, or with the `{name}` of another card");
                    return self.mismatch_with(object.span, message, "this is another attribute", help);
                }
                let other = self.bearer(object)?;
                return Some(Condition::Is(Box::new(set), vec![Test::SameAs(attribute, Box::new(other))]));
            }
        }
        let expected = format!("a value of `{name}` is expected here");
        if let Amount::Number(_, span) = right {
            let values = listed(&self.vocabulary.values_of(attribute));
            return self.mismatch_with(*span, format!("`{name}` is not a number"), expected, values);
        }
        let value =
            self.word_of(right, &expected, |meaning| matches!(meaning, Meaning::Value(of, _) if of == attribute))?;
        let Meaning::Value(_, value) = value else {
            return None;
        };
        Some(Condition::Is(Box::new(set), vec![Test::Value(attribute, value)]))
    }

    /// Two counters that stand at words can be compared only if the words are the same.
    pub(super) fn same_words(&mut self, counter: CounterId, value: &Number, span: Span) -> Option<()> {
        let fits = match value {
            Number::CounterValue(of, _) => *of == counter,
            Number::Counter(other, _) => self.vocabulary.words_of(*other) == self.vocabulary.words_of(counter),
            _ => self.vocabulary.words_of(counter).is_empty(),
        };
        if fits {
            return Some(());
        }
        if self.vocabulary.has_words(counter) {
            let values = listed(&self.vocabulary.words_of(counter));
            return self.mismatch_with(
                span,
                "the values of this counter are other words",
                "one of its own values is expected here",
                values,
            );
        }
        self.mismatch(span, "this is a word of another counter", "a number is expected here")
    }

    /// A thing is one of the candidates of what stands behind `is`.
    fn thing_is(&mut self, set: Set, nature: Nature, not: bool, object: &Selection) -> Option<Condition> {
        if let Some(tests) = self.adjectives(object, nature)? {
            return Some(so_it_is(set, tests, not));
        }
        if nature == Nature::Values {
            return self.value_of_things(set, not, object);
        }
        if nature == Nature::Amounts {
            return self.mismatch(object.span, "an amount is a number, not a thing", "a number is expected here");
        }
        let (mut other, sort) = self.things(object, Use::Complement)?;
        if sort != nature {
            let message = format!("these are {}, and before `is` stand {}", sort.plural(), nature.plural());
            return self.mismatch(object.span, message, "the same sort is expected here");
        }
        let not = not != (other.quantity == Quantity::No);
        // `it is another lantern`: another than the rest that was spoken of.
        if let Source::Slot(slot) = set.source {
            let before = other.tests.len();
            other.tests.retain(|test| *test != Test::Other(slot));
            let spoken = other.tests.iter().any(|test| matches!(test, Test::Other(_)));
            // Another player is another than you.
            if other.tests.len() < before && !spoken && nature != Nature::Players {
                return self.mismatch(
                    object.span,
                    "it does not say other than what",
                    "a thing is never another than itself",
                );
            }
        }
        let one = |set: &Set| {
            matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_)) && set.tests.is_empty()
        };
        if one(&set) && one(&other) {
            let same = Condition::Same(Box::new(set), Box::new(other));
            return Some(if not { Condition::Not(Box::new(same)) } else { same });
        }
        Some(so_it_is(set, candidates_as_tests(other), not))
    }

    /// `the symbol is the symbol of the card`
    fn value_of_things(&mut self, set: Set, not: bool, object: &Selection) -> Option<Condition> {
        if let Head::Name(name) = &object.head
            && let [word] = name.as_slice()
            && let Some(attribute) = self.attribute_of(word)
        {
            let other = self.bearer(object)?;
            return Some(so_it_is(set, vec![Test::SameAs(attribute, Box::new(other))], not));
        }
        let (other, sort) = self.things(object, Use::Complement)?;
        if sort != Nature::Values {
            return self.mismatch(object.span, "a value is expected here", "this is not a value");
        }
        Some(so_it_is(set, vec![Test::Among(Box::new(other))], not))
    }

    /// `red`, `empty`, `face up`, `done`: only adjectives, without anything before or behind.
    fn adjectives(&mut self, object: &Selection, nature: Nature) -> Option<Option<Vec<Test>>> {
        let Head::Name(name) = &object.head else {
            return Some(None);
        };
        let Some(last) = name.last() else {
            return Some(None);
        };
        let meanings = self.vocabulary.meanings(&last.text);
        let noun = meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Kind(_)
                    | Meaning::Family(_)
                    | Meaning::AnyCard
                    | Meaning::AnyPlayer
                    | Meaning::Opponent
                    | Meaning::Partner
                    | Meaning::Team
                    | Meaning::ActivePlayer
                    | Meaning::FirstPlayer
                    | Meaning::Owner
                    | Meaning::Zone(..)
                    | Meaning::PlaceOf(_)
                    | Meaning::Board(_)
                    | Meaning::AnyZone
            )
        });
        let adjective = meanings.iter().any(|meaning| {
            matches!(meaning, Meaning::Value(..) | Meaning::Empty | Meaning::FaceDown | Meaning::FaceUp | Meaning::Done)
                || matches!(meaning, Meaning::Condition(_, Bearer::Player | Bearer::Card | Bearer::Place))
                || matches!(meaning, Meaning::Attribute(attribute)
                if *self.vocabulary.attribute_type(*attribute) == AttributeType::Flag)
        });
        // Of a chosen value it is said which value it is, even if cards are called so too.
        let noun = noun && nature != Nature::Values;
        if noun || !adjective || self.scope.find(&last.text).is_some() {
            return Some(None);
        }
        self.just_the_word(object, last)?;
        if let Some(the) = object.prefixes.first() {
            return self.mismatch(the.span, "this word has no meaning before an adjective", "leave it out");
        }
        let mut tests = Vec::new();
        for word in name {
            let flag = self.attribute_of(word).is_some();
            if (flag || nature == Nature::Values) && name.len() > 1 {
                return self.mismatch(word.span, "this does not stand beside another adjective", "write `it has a …`");
            }
            tests.push(self.adjective(word, nature)?);
        }
        Some(Some(tests))
    }
}

/// Being one of a set's candidates, as tests of the thing itself.
fn candidates_as_tests(mut set: Set) -> Vec<Test> {
    if set.definite || !set.most.is_empty() {
        return vec![Test::Among(Box::new(set))];
    }
    let place = match &set.source {
        Source::Everywhere | Source::Players(Who::Active) => None,
        Source::CardsIn(places) => Some(Test::In(false, places.clone())),
        Source::Held(who) => Some(Test::HeldBy(Box::new(Set::of(Source::Player(who.clone()))))),
        Source::HeldBySome(players) => Some(Test::HeldBy(players.clone())),
        _ => return vec![Test::Among(Box::new(set))],
    };
    set.tests.extend(place);
    set.tests
}

/// The words that can be written.
fn listed(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{}`", word.replace('_', " "))).collect();
    format!("write one of {}", words.join(", "))
}
