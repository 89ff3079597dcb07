//! English conditions.

use super::super::parts::{
    called, condition_word, counted, counter_word, counts, done_quest, grouped, listed, measure_word, noun,
    players_number, query_word, said, singular,
};
use super::English;
use super::noun::{article, comparison};
use crate::syntax::Comparison;
use crate::tree::{Condition, Figure, Number, Quantity, Set, Slot, Source, Test, Who};
use crate::vocabulary::{AttributeId, AttributeType, Meaning};

impl English<'_> {
    pub(super) fn with_they(&self, they: String) -> English<'_> {
        English { vocabulary: self.vocabulary, lexicon: self.lexicon, they: Some(they) }
    }

    pub(in super::super) fn condition(&self, condition: &Condition) -> String {
        if let Some(name) = called(condition, self.vocabulary) {
            return self.lexicon.name(&name);
        }
        match &said(condition, self.vocabulary) {
            Condition::All(list) => {
                listed(&list.iter().map(|inner| grouped(inner, self.condition(inner))).collect::<Vec<_>>(), "and")
            }
            Condition::Any(list) => listed(&list.iter().map(|inner| self.condition(inner)).collect::<Vec<_>>(), "or"),
            Condition::Not(inner) => self.negated(inner),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, false),
            Condition::Amount(quantity, number) => self.amounts(*quantity, number),
            Condition::Count(quantity, set) => self.counts(*quantity, set),
            Condition::Players(quantity, players, inner) => {
                let mut said = players.as_ref().clone();
                if !said.definite && !matches!(said.source, Source::Player(_) | Source::Slot(_)) {
                    said.quantity = if *quantity == Quantity::All { Quantity::Each } else { *quantity };
                }
                self.with_they(self.things(&said)).condition(inner)
            }
            Condition::HowMany(quantity, set, tests) => {
                let mut said = set.as_ref().clone();
                if !said.definite {
                    said.quantity = *quantity;
                }
                match tests.as_slice() {
                    [Test::Not(tests)] => self.is(&said, tests, true),
                    tests => self.is(&said, tests, false),
                }
            }
            Condition::Is(set, tests) => self.is(set, tests, false),
            Condition::Same(left, right) => self.same(left, right, false),
            Condition::Most(who, most, measure) => {
                format!("{} {} {}", self.who(who), self.has(who), self.most(*most, &Figure::Measure(measure.clone())))
            }
            Condition::Told(beat) => {
                format!("“{}” has been told", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
        }
    }

    fn negated(&self, inner: &Condition) -> String {
        match inner {
            Condition::Is(set, tests) => self.is(set, tests, true),
            Condition::Same(left, right) => self.same(left, right, true),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, true),
            Condition::Most(who, most, measure) => {
                let does = if self.has(who) == "have" { "do" } else { "does" };
                format!("{} {does} not have {}", self.who(who), self.most(*most, &Figure::Measure(measure.clone())))
            }
            Condition::Told(beat) => {
                format!("“{}” has not been told", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
            other => format!("it is not so that {}", self.condition(other)),
        }
    }

    fn compare(&self, left: &Number, how: Comparison, right: &Number, not: bool) -> String {
        let not = if not { "not " } else { "" };
        let be = self.be(left);
        let value = match (left, right) {
            (Number::Attribute(attribute, _), Number::Constant(value)) => {
                self.value_name(Meaning::Value(*attribute, *value), *attribute)
            }
            (Number::Option(option), Number::Constant(value)) => {
                let word = self.vocabulary.name(Meaning::OptionValue(*option, *value));
                (word != "?").then(|| self.lexicon.name(word))
            }
            _ => None,
        };
        match (how, value) {
            (Comparison::Exactly, Some(value)) => format!("{} {be} {not}{value}", self.number(left)),
            (Comparison::Exactly, None) => format!("{} {be} {not}{}", self.number(left), self.number(right)),
            _ => format!("{} {be} {not}{} {}", self.number(left), comparison(how), self.number(right)),
        }
    }

    fn value_name(&self, meaning: Meaning, attribute: AttributeId) -> Option<String> {
        let known = *self.vocabulary.attribute_type(attribute) == AttributeType::Values;
        known.then(|| self.word(self.vocabulary.name(meaning), false))
    }

    fn be(&self, number: &Number) -> &'static str {
        let plural = players_number(number, self.vocabulary)
            .is_some_and(|(word, _)| counts(number, &word) && self.word(&word, true) != self.word(&word, false))
            || match number {
                Number::Attribute(attribute, _) => counted(self.vocabulary.name(Meaning::Attribute(*attribute))),
                Number::Query(query, _) => self.many(&query_word(*query, self.vocabulary)),
                Number::Counter(counter, _) => self.many(&counter_word(*counter, self.vocabulary)),
                _ => false,
            };
        if plural { "are" } else { "is" }
    }

    /// Whether a number is named by a plural.
    fn many(&self, word: &str) -> bool {
        counted(word) && self.word(word, true) != self.word(word, false)
    }

    fn amounts(&self, quantity: Quantity, number: &Number) -> String {
        // A plain number means at least that many.
        let quantity = at_least(quantity);
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            let amount = match quantity {
                Quantity::One => format!("at least 1 {}", self.word(&word, false)),
                Quantity::Unsaid | Quantity::All | Quantity::Each => self.word(&word, true),
                other => self.count_of(other, &word),
            };
            return format!("{} {} {amount}", self.who(who), self.has(who));
        }
        match number {
            Number::Count(set) => self.counts(quantity, set),
            Number::Sum(measure, set) => {
                let (word, _) = measure_word(measure, self.vocabulary);
                format!("{} together have {}", self.all_things(set), self.count_of(quantity, &word))
            }
            other => format!("{} is {}", self.number(other), self.quantified(quantity, "", false).trim()),
        }
    }

    fn counts(&self, quantity: Quantity, set: &Set) -> String {
        let mut set = set.clone();
        set.quantity = at_least(quantity);
        if let Source::Held(who) = &set.source {
            return format!("{} {} {}", self.who(who), self.has(who), self.things_there(&set));
        }
        let be = if singular(&set) && set.distinct.is_none() { "is" } else { "are" };
        if let Source::CardsIn(places) = &set.source {
            let there = self.things_there(&set);
            return match places.as_slice() {
                [_] => format!("there {be} {there} {}", self.places(places, "and")),
                several => format!("there {be} {there} {} together", self.places(several, "and")),
            };
        }
        format!("there {be} {}", self.things(&set))
    }

    fn subject(&self, set: &Set) -> (String, &'static str) {
        match &set.source {
            Source::Player(who) => {
                let be = if matches!(who, Who::You) || (matches!(who, Who::They) && self.they.is_none()) {
                    "are"
                } else {
                    "is"
                };
                (self.who(who), be)
            }
            Source::Slot(_) | Source::Zone(_) => (self.things(set), "is"),
            _ => (self.all_things(set), if singular(set) { "is" } else { "are" }),
        }
    }

    fn same(&self, left: &Set, right: &Set, not: bool) -> String {
        let (subject, be) = self.subject(left);
        let not = if not { "not " } else { "" };
        format!("{subject} {be} {not}{}", self.things(right))
    }

    fn is(&self, set: &Set, tests: &[Test], not: bool) -> String {
        let (subject, be) = self.subject(set);
        let (word, rest) = noun(tests, self.vocabulary);
        let no = if not { "not " } else { "" };
        if let Some(quest) = done_quest(set, tests, self.vocabulary) {
            return format!("“{}” is {no}done", self.lexicon.name(&quest));
        }
        if let Some(word) = word {
            let mut described = Set::of(Source::Everywhere);
            described.tests = tests.to_vec();
            described.quantity = if be == "are" { Quantity::Unsaid } else { Quantity::One };
            let _ = word;
            return format!("{subject} {be} {no}{}", self.things(&described));
        }
        let parts: Vec<String> = rest
            .iter()
            .map(|test| match test {
                test if let Some(word) = condition_word(test, self.vocabulary) => {
                    format!("{be} {no}{}", self.word(&word, false))
                }
                Test::Empty => format!("{be} {no}empty"),
                Test::FaceDown => format!("{be} {no}face down"),
                Test::Done => format!("{be} {no}done"),
                Test::FaceUp => format!("{be} {no}face up"),
                Test::In(negative, places) => {
                    let no = if *negative != not { "not " } else { "" };
                    format!("{be} {no}{}", self.places(places, "or"))
                }
                Test::Value(attribute, value) => {
                    let word = super::super::parts::value_word(*attribute, *value, self.vocabulary);
                    let name = self.word(&word, false);
                    if self.adjectival(&word) {
                        format!("{be} {no}{name}")
                    } else {
                        let has = self.plural_have(be);
                        if not { format!("{has} no {name}") } else { format!("{has} {} {name}", article(&name)) }
                    }
                }
                Test::Any(tests) if self.any_adjective(tests).is_some() => {
                    format!("{be} {no}{}", self.any_adjective(tests).unwrap_or_default())
                }
                Test::Other(_)
                | Test::OwnedBy(_)
                | Test::Ahead(_)
                | Test::Behind(_)
                | Test::Beside(_)
                | Test::HeldBy(_)
                | Test::SameAs(..) => format!("{be} {no}{}", self.modifier(test)),
                Test::Among(set) => format!("{be} {no}{}", self.things(set)),
                Test::Not(tests) => match tests.as_slice() {
                    [only] => {
                        let text = self.is(&Set::of(Source::Slot(Slot::It)), std::slice::from_ref(only), !not);
                        text.trim_start_matches("it ").to_owned()
                    }
                    _ => format!("{be} {no}{}", self.modifier(test)),
                },
                other => {
                    let with = self.modifier(other);
                    let thing = with.trim_start_matches("with ");
                    let has = self.plural_have(be);
                    if not {
                        format!("{} not have {thing}", if has == "have" { "do" } else { "does" })
                    } else {
                        format!("{has} {thing}")
                    }
                }
            })
            .collect();
        format!("{subject} {}", listed(&parts, if not { "or" } else { "and" }))
    }

    fn plural_have(&self, be: &str) -> &'static str {
        if be == "are" { "have" } else { "has" }
    }
}

/// In a condition a plain number means at least that many.
fn at_least(quantity: Quantity) -> Quantity {
    match quantity {
        Quantity::Number(n) => Quantity::AtLeast(n),
        other => other,
    }
}
