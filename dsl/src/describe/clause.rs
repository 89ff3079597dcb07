//! Conditions as phrases.

use super::Walker;
use super::noun::{adjective, how, state};
use super::parts::{
    as_quantity, called, condition_word, counted, counts, done_quest, grouped, measure_word, noun, number_word,
    players_number, said, singular, value_word,
};
use super::phrase::Phrase;
use crate::syntax::Comparison;
use crate::tree::{Condition, Figure, Measure, Number, Quantity, Set, Source, Subject, Test, Who};
use crate::vocabulary::{AttributeType, Meaning, OptionId};

impl Walker<'_> {
    pub(super) fn condition(&self, condition: &Condition) -> Phrase {
        if let Some(name) = called(condition, self.vocabulary) {
            return Phrase::new("value").word("word", &name);
        }
        match &said(condition, self.vocabulary) {
            Condition::All(list) => {
                let told = list.iter().map(|inner| grouped(inner, self.condition(inner))).collect();
                Phrase::list(told, "and")
            }
            Condition::Any(list) => Phrase::list(list.iter().map(|inner| self.condition(inner)).collect(), "or"),
            Condition::Not(inner) => self.negated(inner),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, false),
            Condition::Amount(quantity, number) => self.amounts(*quantity, number),
            Condition::Count(quantity, set) => self.there(*quantity, set),
            Condition::Players(quantity, players, inner) => {
                let mut said = players.clone();
                let any = *quantity == Quantity::One;
                if any || !said.definite && !matches!(said.source, Source::Player(_) | Source::Slot(_)) {
                    said.quantity = if *quantity == Quantity::All { Quantity::Each } else { *quantity };
                }
                self.with_they(Some(said), any).condition(inner)
            }
            Condition::HowMany(quantity, set, tests) => {
                let mut said = set.as_ref().clone();
                if !said.definite {
                    said.quantity = *quantity;
                }
                let none = *quantity == Quantity::No;
                match tests.as_slice() {
                    [Test::Not(tests)] => self.is(&said, tests, true, none),
                    tests => self.is(&said, tests, false, none),
                }
            }
            Condition::Is(set, tests) => self.is(set, tests, false, false),
            Condition::Same(left, right) => self.same(left, right, false),
            Condition::Most(who, most, measure) => self.has_most(who, *most, measure, false),
            Condition::Told(beat) => self.beat(*beat, false),
        }
    }

    fn negated(&self, inner: &Condition) -> Phrase {
        if let Some(name) = called(inner, self.vocabulary) {
            return Phrase::new("not-named").word("word", &name);
        }
        match inner {
            Condition::Is(set, tests) => self.is(set, tests, true, false),
            Condition::Same(left, right) => self.same(left, right, true),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, true),
            Condition::Most(who, most, measure) => self.has_most(who, *most, measure, true),
            Condition::Told(beat) => self.beat(*beat, true),
            other => Phrase::new("not-so").own("condition", self.condition(other)),
        }
    }

    fn has_most(&self, who: &Who, most: bool, measure: &Measure, not: bool) -> Phrase {
        let phrase = Phrase::new("has-most").own("who", self.who(who)).mark("person", self.person(who));
        phrase.own("most", self.most(most, &Figure::Measure(measure.clone()))).flag("not", not)
    }

    fn beat(&self, beat: crate::vocabulary::BeatId, not: bool) -> Phrase {
        let title = self.lexicon.name(self.vocabulary.name(Meaning::Beat(beat)));
        Phrase::new("was-told").text("title", title).flag("not", not)
    }

    /// What was chosen before the match is told as it was offered.
    fn option(&self, option: OptionId, value: i32, not: bool) -> Phrase {
        let (word, value) =
            (self.vocabulary.name(Meaning::Option(option)), self.vocabulary.name(Meaning::OptionValue(option, value)));
        let phrase = Phrase::new("option-is").text("option", self.lexicon.option(word, None));
        phrase.text("value", self.lexicon.option(word, Some(value))).flag("not", not)
    }

    fn compare(&self, left: &Number, comparison: Comparison, right: &Number, not: bool) -> Phrase {
        if let (Number::Option(option), Number::Constant(value), Comparison::Exactly | Comparison::NotExactly) =
            (left, right, comparison)
        {
            return self.option(*option, *value, not != (comparison == Comparison::NotExactly));
        }
        let value = match (left, right) {
            (Number::Attribute(attribute, _), Number::Constant(value))
                if *self.vocabulary.attribute_type(*attribute) == AttributeType::Values =>
            {
                self.vocabulary.name(Meaning::Value(*attribute, *value))
            }
            (_, Number::CounterValue(counter, value)) => self.vocabulary.name(Meaning::CounterValue(*counter, *value)),
            _ => "?",
        };
        let (word, counted) = match (players_number(left, self.vocabulary), left) {
            (Some((word, _)), _) => (word.clone(), counts(left, &word)),
            (_, Number::Attribute(attribute, _)) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned();
                let counted = counted(&word);
                (word, counted)
            }
            (_, Number::Query(..) | Number::Counter(..)) => {
                let word = number_word(left, self.vocabulary);
                let counted = counted(&word);
                (word, counted)
            }
            _ => (String::new(), false),
        };
        let key = match (value, comparison) {
            ("?", Comparison::Exactly) => "equals",
            ("?", _) => "compare",
            _ => "has-value",
        };
        let not = not != (key == "has-value" && comparison == Comparison::NotExactly);
        let left = self.number(left);
        let phrase = Phrase::new(key).like(&left).own("left", left).flag("not", not).mark("how", how(comparison));
        let phrase = phrase.word("word", &word).flag("counted", counted);
        if key == "has-value" {
            return phrase.word("value", value).flag("adjective", self.adjectival(value));
        }
        phrase.own("right", self.number(right)).own("than", self.than(comparison, right))
    }

    fn amounts(&self, quantity: Quantity, number: &Number) -> Phrase {
        // A plain number means at least that many.
        let quantity = at_least(quantity);
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            let key = if counts(number, &word) { "has" } else { "has-size" };
            let phrase = Phrase::new(key).own("who", self.who(who)).mark("person", self.person(who));
            let phrase = phrase.mark("quantity", mark(quantity)).word("word", &word);
            let phrase = phrase.own("count", self.count_of(quantity, &word));
            return phrase.own("number", self.number(number)).own("size", size(quantity));
        }
        match number {
            Number::Count(set) => self.there(quantity, set),
            Number::Sum(measure, set) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                let all = Set { quantity: Quantity::All, ..set.as_ref().clone() };
                let phrase = Phrase::new("have-together").own("things", self.things(&all)).flag("counted", counts);
                let phrase = phrase.own("count", self.count_of(quantity, &word));
                phrase.own("number", self.number(number)).own("size", size(quantity))
            }
            other => Phrase::new("number-is").own("number", self.number(other)).own("size", size(quantity)),
        }
    }

    /// That so many are there.
    fn there(&self, quantity: Quantity, set: &Set) -> Phrase {
        let mut set = set.clone();
        set.quantity = at_least(quantity);
        let some = match set.quantity {
            Quantity::No => "no",
            Quantity::One => "one",
            Quantity::Unsaid | Quantity::All | Quantity::Each => "some",
            _ if set.distinct.is_some() => "different",
            _ => "many",
        };
        let bare = match set.quantity {
            Quantity::No | Quantity::All | Quantity::Each => Quantity::Unsaid,
            other => other,
        };
        let phrase = Phrase::new(match &set.source {
            Source::Held(_) => "holds",
            Source::HeldBySome(_) => "some-hold",
            Source::CardsIn(_) => "there-lies",
            Source::Players(_) | Source::Opponents(_) | Source::Side(..) => "in-play",
            _ => "there-is",
        });
        let many = !singular(&set) || set.distinct.is_some();
        let told = Set { quantity: bare, ..set.clone() };
        let phrase = phrase.mark("quantity", some).flag("many", many).own("things", self.things(&set));
        let phrase = phrase.own("told", self.things(&told));
        let phrase = phrase.own("there", self.things_there(&set)).own("bare", self.things_there(&told));
        match &set.source {
            Source::Held(who) => phrase.own("who", self.who(who)).mark("person", self.person(who)),
            Source::HeldBySome(players) => phrase.own("who", self.things(players)),
            Source::CardsIn(places) => {
                phrase.own("places", self.places(places, "and")).flag("together", places.len() > 1)
            }
            _ => phrase,
        }
    }

    /// A subject: the phrase, and how verbs agree with it.
    fn subject(&self, set: &Set) -> (Phrase, &'static str) {
        match &set.source {
            Source::Player(who) => (self.who(who), self.person(who)),
            Source::Slot(_) | Source::Zone(_) => (self.things(set), "one"),
            _ => (self.all_things(set), if singular(set) { "one" } else { "many" }),
        }
    }

    fn same(&self, left: &Set, right: &Set, not: bool) -> Phrase {
        let (subject, person) = self.subject(left);
        let phrase = Phrase::new("p-same").own("subject", subject.clone()).mark("person", person);
        self.said_of(subject, phrase.own("other", self.things(right)).flag("not", not), person)
    }

    fn said_of(&self, subject: Phrase, predicate: Phrase, person: &'static str) -> Phrase {
        Phrase::new("is").like(&subject).own("subject", subject).mark("person", person).own("predicate", predicate)
    }

    /// That all of the tests hold; `none` if it is said of none of the things.
    fn is(&self, set: &Set, tests: &[Test], not: bool, none: bool) -> Phrase {
        if let Some(quest) = done_quest(set, tests, self.vocabulary) {
            return Phrase::new("quest-done").text("title", self.lexicon.name(&quest)).flag("not", not);
        }
        let (subject, person) = self.subject(set);
        let predicate = |key: &'static str| {
            let phrase = Phrase::new(key).own("subject", subject.clone()).mark("person", person);
            phrase.flag("not", not).flag("none", none)
        };
        if noun(tests, self.vocabulary).0.is_some() {
            let mut described = Set::of(Source::Everywhere);
            described.tests = tests.to_vec();
            described.quantity = if person == "one" { Quantity::One } else { Quantity::Unsaid };
            let being = predicate("p-being").own("things", self.things(&described));
            return self.said_of(subject.clone(), being, person);
        }
        let told = tests.iter().map(|test| self.test(set, test, not, &predicate)).collect();
        self.said_of(subject.clone(), Phrase::list(told, if not { "or" } else { "and" }), person)
    }

    /// One test said of a subject.
    fn test(&self, set: &Set, test: &Test, not: bool, predicate: &dyn Fn(&'static str) -> Phrase) -> Phrase {
        match test {
            test if let Some(word) = condition_word(test, self.vocabulary) => {
                predicate("p-adjective").same("adjective", adjective(&word))
            }
            Test::Empty | Test::FaceDown | Test::Done | Test::FaceUp => predicate("p-lying").mark("state", state(test)),
            Test::In(negative, places) => {
                let places = self.places(places, "or");
                predicate("p-in").flag("away", *negative != not).own("places", places)
            }
            Test::Value(attribute, value) => {
                let word = value_word(*attribute, *value, self.vocabulary);
                if self.adjectival(&word) {
                    predicate("p-adjective").same("adjective", adjective(&word))
                } else {
                    predicate("p-has").word("word", &word).flag("counted", false).flag("lacks", not)
                }
            }
            Test::Worded(attribute, true) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                predicate("p-has").word("word", word).flag("counted", false).flag("lacks", not)
            }
            Test::Lacks(attribute) | Test::Worded(attribute, false) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                predicate("p-has").word("word", word).flag("counted", counted(word)).flag("lacks", !not)
            }
            Test::Any(tests) if let Some(any) = self.any_adjective(tests) => {
                predicate("p-adjective").same("adjective", any)
            }
            Test::Any(tests) => {
                let each = tests.iter().map(|test| self.test(set, test, not, predicate)).collect();
                Phrase::list(each, if not { "and" } else { "or" })
            }
            Test::Attribute(attribute, how, value) => {
                let number = Number::Attribute(*attribute, Box::new(set.clone()));
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                self.with_number(test, number, counted(word), word, (*how, value, not), predicate)
            }
            Test::Measure(measure, how, value) => {
                let who = match &set.source {
                    Source::Player(who) => who.clone(),
                    _ => Who::They,
                };
                let number = match measure {
                    Measure::Resource(id) => Number::Resource(*id, who),
                    Measure::Query(id) => Number::Query(*id, Subject::Player(who)),
                    Measure::Counter(id) => Number::Counter(*id, Subject::Player(who)),
                };
                let (word, counts) = measure_word(measure, self.vocabulary);
                self.with_number(test, number, counts, &word, (*how, value, not), predicate)
            }
            Test::OwnedBy(who) => {
                let you = matches!(who, Who::You);
                predicate("p-owned").own("who", self.who(who)).flag("you", you).own("modifier", self.modifier(test))
            }
            Test::Among(set) => predicate("p-same").own("other", self.things(set)),
            Test::Not(tests) => match tests.as_slice() {
                [only] => {
                    let inner = |key: &'static str| {
                        let mut phrase = predicate(key);
                        phrase.parts.retain(|(name, _)| *name != "not");
                        phrase.flag("not", !not)
                    };
                    self.test(set, only, !not, &inner)
                }
                _ => predicate("p-modified").same("modifier", self.modifier(test)),
            },
            Test::Other(_)
            | Test::Ahead(_)
            | Test::Behind(_)
            | Test::Beside(_)
            | Test::HeldBy(_)
            | Test::SameAs(..) => predicate("p-modified").same("modifier", self.modifier(test)),
            other => predicate("p-with").same("modifier", self.modifier(other)),
        }
    }

    /// A number of the subject: as what it has, or as a comparison of its own.
    fn with_number(
        &self,
        test: &Test,
        number: Number,
        counts: bool,
        word: &str,
        (how, value, not): (Comparison, &Number, bool),
        predicate: &dyn Fn(&'static str) -> Phrase,
    ) -> Phrase {
        let count = match value {
            Number::Constant(n) if counts && !not => as_quantity(how, *n).map(|quantity| self.count_of(quantity, word)),
            _ => None,
        };
        let compared = Condition::Compare(number, how, value.clone());
        let compared = if not { Condition::Not(Box::new(compared)) } else { compared };
        let phrase = predicate("p-number").same("modifier", self.modifier(test)).maybe("count", count);
        phrase.own("clause", self.condition(&compared))
    }
}

/// In a condition a plain number means at least that many.
fn at_least(quantity: Quantity) -> Quantity {
    match quantity {
        Quantity::Number(n) => Quantity::AtLeast(n),
        other => other,
    }
}

fn mark(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::One => "one",
        Quantity::No => "no",
        Quantity::Unsaid | Quantity::All | Quantity::Each => "some",
        _ => "many",
    }
}

/// A quantity without a noun.
pub(super) fn size(quantity: Quantity) -> Phrase {
    let (limit, low, n) = match quantity {
        Quantity::AtLeast(n) => ("at-least", 0, n),
        Quantity::Unsaid | Quantity::One | Quantity::All | Quantity::Each => ("at-least", 0, 1),
        Quantity::AtMost(n) | Quantity::UpTo(n) => ("at-most", 0, n),
        Quantity::Between(low, high) => ("between", low, high),
        Quantity::No => ("exactly", 0, 0),
        Quantity::Exactly(n) | Quantity::Number(n) => ("exactly", 0, n),
    };
    Phrase::new("size").mark("limit", limit).number("n", n).number("low", low)
}
