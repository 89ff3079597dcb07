//! Russian conditions.

use super::super::parts::{
    adjectives, as_quantity, called, condition_word, counts, done_quest, grouped, listed, measure_word, noun,
    players_number, said, value_word,
};
use super::adjective::{Adjective, Agreement, Case, Gender};
use super::{Russian, They};
use crate::syntax::Comparison;
use crate::tree::{Condition, Figure, Number, Quantity, Set, Source, Test, Who};
use crate::vocabulary::{AttributeType, Meaning};

impl Russian<'_> {
    pub(in super::super) fn condition(&self, condition: &Condition) -> String {
        if let Some(name) = called(condition, self.vocabulary) {
            return self.lexicon.name(&name);
        }
        match &said(condition, self.vocabulary) {
            Condition::All(list) => {
                listed(&list.iter().map(|inner| grouped(inner, self.condition(inner))).collect::<Vec<_>>(), "и")
            }
            Condition::Any(list) => listed(&list.iter().map(|inner| self.condition(inner)).collect::<Vec<_>>(), "или"),
            Condition::Not(inner) => self.negated(inner),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, false),
            Condition::Amount(quantity, number) => self.amounts(*quantity, number),
            Condition::Count(quantity, set) => self.counted(*quantity, set),
            Condition::Players(quantity, players, inner) => {
                let mut said = players.as_ref().clone();
                if matches!(quantity, Quantity::One) {
                    said.quantity = Quantity::One;
                    return self.with_they(They::Some(Box::new(said))).condition(inner);
                }
                if !said.definite && !matches!(said.source, Source::Player(_) | Source::Slot(_)) {
                    said.quantity = if *quantity == Quantity::All { Quantity::Each } else { *quantity };
                }
                self.with_they(They::Named(Box::new(said))).condition(inner)
            }
            Condition::HowMany(quantity, set, tests) => {
                let mut said = set.as_ref().clone();
                if !said.definite {
                    said.quantity = *quantity;
                }
                match tests.as_slice() {
                    [Test::Not(tests)] => self.is(&said, tests, true),
                    tests => self.is(&said, tests, *quantity == Quantity::No),
                }
            }
            Condition::Is(set, tests) => self.is(set, tests, false),
            Condition::Same(left, right) => self.same(left, right, false),
            Condition::Most(who, most, measure) => {
                format!("у {} {}", self.who(who, Case::Gen), self.most(*most, &Figure::Measure(measure.clone())))
            }
            Condition::Told(beat) => {
                format!("эпизод «{}» прочитан", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
        }
    }

    fn negated(&self, inner: &Condition) -> String {
        match inner {
            Condition::Is(set, tests) => self.is(set, tests, true),
            Condition::Same(left, right) => self.same(left, right, true),
            Condition::Compare(left, how, right) => self.compare(left, *how, right, true),
            Condition::Most(who, most, measure) => {
                format!("не у {} {}", self.who(who, Case::Gen), self.most(*most, &Figure::Measure(measure.clone())))
            }
            Condition::Told(beat) => {
                format!("эпизод «{}» не прочитан", self.lexicon.name(self.vocabulary.name(Meaning::Beat(*beat))))
            }
            other => format!("неверно, что {}", self.condition(other)),
        }
    }

    fn compare(&self, left: &Number, how: Comparison, right: &Number, not: bool) -> String {
        let subject = self.number(left, Case::Nom);
        let no = if not { "не " } else { "" };
        let word = match (left, right) {
            (Number::Attribute(attribute, _), Number::Constant(value))
                if *self.vocabulary.attribute_type(*attribute) == AttributeType::Values =>
            {
                self.vocabulary.name(Meaning::Value(*attribute, *value))
            }
            (Number::Option(option), Number::Constant(value)) => {
                self.vocabulary.name(Meaning::OptionValue(*option, *value))
            }
            (_, Number::CounterValue(counter, value)) => self.vocabulary.name(Meaning::CounterValue(*counter, *value)),
            _ => "?",
        };
        if word != "?" {
            let agreement = self.number_agreement(left);
            let value = if self.adjectival(word) {
                self.adjective(&Adjective::Word(word.to_owned()), Case::Nom, agreement)
            } else {
                self.lexicon.name(word)
            };
            return format!("{subject} — {no}{value}");
        }
        if how == Comparison::Exactly {
            let equal = match self.number_agreement(left) {
                Agreement { plural: true, .. } => "равны",
                Agreement { gender: Gender::M, .. } => "равен",
                Agreement { gender: Gender::F, .. } => "равна",
                Agreement { gender: Gender::N, .. } => "равно",
            };
            return format!("{subject} {no}{equal} {}", self.number(right, Case::Dat));
        }
        format!("{subject} — {}", self.than(how, right))
    }

    fn amounts(&self, quantity: Quantity, number: &Number) -> String {
        let quantity = at_least(quantity);
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            let whom = self.who(who, Case::Gen);
            if counts(number, &word) {
                return match quantity {
                    Quantity::One | Quantity::Unsaid | Quantity::All | Quantity::Each => {
                        format!("у {whom} есть {}", self.word(&word, Case::Nom, true))
                    }
                    Quantity::No => format!("у {whom} нет {}", self.word(&word, Case::Gen, true)),
                    other => format!("у {whom} {}", self.count_of(other, &word, Case::Nom)),
                };
            }
            let size = match quantity {
                Quantity::One | Quantity::Unsaid | Quantity::All | Quantity::Each => "не менее 1".to_owned(),
                Quantity::No => "0".to_owned(),
                other => bare(other),
            };
            return format!("{} — {size}", self.number(number, Case::Nom));
        }
        match number {
            Number::Count(set) => self.counted(quantity, set),
            Number::Sum(measure, set) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                if counts {
                    let mut all = set.as_ref().clone();
                    all.quantity = Quantity::All;
                    let whom = self.things(&all, Case::Gen);
                    return format!("у {whom} вместе {}", self.count_of(quantity, &word, Case::Nom));
                }
                format!("{} — {}", self.number(number, Case::Nom), bare(quantity))
            }
            other => format!("{} — {}", self.number(other, Case::Nom), bare(quantity)),
        }
    }

    /// `в колоде не менее 5 карт`, `у вас нет карт`
    fn counted(&self, quantity: Quantity, set: &Set) -> String {
        let mut set = set.clone();
        set.quantity = at_least(quantity);
        let place = match &set.source {
            Source::Held(who) => format!("у {}", self.who(who, Case::Gen)),
            Source::HeldBySome(players) => format!("у {}", self.things(players, Case::Gen)),
            Source::CardsIn(places) => match places.as_slice() {
                [_] => self.places(places, "и"),
                several => format!("{} вместе", self.places(several, "и")),
            },
            Source::Players(_) | Source::Opponents(_) | Source::Side(..) => "в игре".to_owned(),
            _ => String::new(),
        };
        let there = |set: &Set, case: Case| match &set.source {
            Source::Held(_) | Source::HeldBySome(_) | Source::CardsIn(_) => self.things_there(set, case, false),
            _ => self.things(set, case),
        };
        let text = match set.quantity {
            Quantity::No => {
                set.quantity = Quantity::Unsaid;
                format!("нет {}", there(&set, Case::Gen))
            }
            Quantity::One | Quantity::Unsaid | Quantity::All | Quantity::Each => {
                if set.quantity != Quantity::One {
                    set.quantity = Quantity::Unsaid;
                }
                format!("есть {}", there(&set, Case::Nom))
            }
            _ if set.distinct.is_some() || place.is_empty() => format!("есть {}", there(&set, Case::Nom)),
            _ => there(&set, Case::Nom),
        };
        format!("{place} {text}").trim().to_owned()
    }

    fn same(&self, left: &Set, right: &Set, not: bool) -> String {
        let no = if not { "не " } else { "" };
        format!("{} — {no}{}", self.things(left, Case::Nom), self.things(right, Case::Nom))
    }

    fn is(&self, set: &Set, tests: &[Test], not: bool) -> String {
        let no = if not { "не " } else { "" };
        if let Some(quest) = done_quest(set, tests, self.vocabulary) {
            return format!("«{}» {no}выполнено", self.lexicon.name(&quest));
        }
        let agreement = self.agreement_of(set);
        let subject = self.all_things(set, Case::Nom);
        if noun(tests, self.vocabulary).0.is_some() {
            let mut described = Set::of(Source::Everywhere);
            described.tests = tests.to_vec();
            described.quantity = if agreement.plural { Quantity::Unsaid } else { Quantity::One };
            return format!("{subject} — {no}{}", self.things(&described, Case::Nom));
        }
        let whole = |test: &Test| self.test(set, &subject, agreement, test, not);
        listed(&tests.iter().map(whole).collect::<Vec<_>>(), if not { "или" } else { "и" })
    }

    /// One test said of a subject.
    fn test(&self, set: &Set, subject: &str, agreement: Agreement, test: &Test, not: bool) -> String {
        let no = if not { "не " } else { "" };
        let whom = || self.things(set, Case::Gen);
        let has = |word: &str, many: bool, there: bool| {
            if there {
                format!("у {} есть {}", whom(), self.word(word, Case::Nom, many))
            } else {
                format!("у {} нет {}", whom(), self.word(word, Case::Gen, many))
            }
        };
        match test {
            test if let Some(word) = condition_word(test, self.vocabulary) => {
                format!("{subject} {no}{}", self.adjective(&Adjective::Word(word), Case::Nom, agreement))
            }
            Test::Empty => {
                let empty = match (agreement.plural, agreement.gender) {
                    (true, _) => "пусты",
                    (_, Gender::M) => "пуст",
                    (_, Gender::F) => "пуста",
                    (_, Gender::N) => "пусто",
                };
                format!("{subject} {no}{empty}")
            }
            Test::Done => {
                let done = match (agreement.plural, agreement.gender) {
                    (true, _) => "выполнены",
                    (_, Gender::M) => "выполнен",
                    (_, Gender::F) => "выполнена",
                    (_, Gender::N) => "выполнено",
                };
                format!("{subject} {no}{done}")
            }
            Test::FaceDown => format!("{subject} {no}{} лицом вниз", if agreement.plural { "лежат" } else { "лежит" }),
            Test::FaceUp => format!("{subject} {no}{} лицом вверх", if agreement.plural { "лежат" } else { "лежит" }),
            Test::Value(attribute, value) => {
                let word = value_word(*attribute, *value, self.vocabulary);
                if self.adjectival(&word) {
                    format!("{subject} {no}{}", self.adjective(&Adjective::Word(word), Case::Nom, agreement))
                } else {
                    has(&word, false, !not)
                }
            }
            Test::Any(tests) => {
                let each: Vec<String> =
                    tests.iter().map(|test| self.test(set, subject, agreement, test, not)).collect();
                match adjectives(tests, self.vocabulary, &|word| self.adjectival(word)) {
                    Some(words) if !not => {
                        format!("{subject} {}", self.adjective(&Adjective::Any(words), Case::Nom, agreement))
                    }
                    _ => listed(&each, if not { "и" } else { "или" }),
                }
            }
            Test::Worded(attribute, true) => has(self.vocabulary.name(Meaning::Attribute(*attribute)), false, !not),
            Test::Lacks(attribute) | Test::Worded(attribute, false) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                has(word, super::super::parts::counted(word), not)
            }
            Test::In(negative, places) => {
                let no = if *negative != not { "не " } else { "" };
                let lies = if agreement.plural { "находятся" } else { "находится" };
                format!("{subject} {no}{lies} {}", self.places(places, "или"))
            }
            Test::Attribute(attribute, how, value) => {
                let number = Number::Attribute(*attribute, Box::new(set.clone()));
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                match (super::super::parts::counted(word), value, not) {
                    (true, Number::Constant(n), false) if let Some(quantity) = as_quantity(*how, *n) => {
                        format!("у {} {}", whom(), self.count_of(quantity, word, Case::Nom))
                    }
                    _ => self.condition(&maybe_not(Condition::Compare(number, *how, value.clone()), not)),
                }
            }
            Test::OwnedBy(Who::You) => {
                format!("{subject} {no}{}", self.adjective(&Adjective::Your, Case::Nom, agreement))
            }
            Test::OwnedBy(who) => {
                let belongs = if agreement.plural { "принадлежат" } else { "принадлежит" };
                format!("{subject} {no}{belongs} {}", self.who(who, Case::Dat))
            }
            Test::Measure(measure, how, value) => {
                let who = match &set.source {
                    Source::Player(who) => who.clone(),
                    _ => Who::They,
                };
                let number = match measure {
                    crate::tree::Measure::Resource(id) => Number::Resource(*id, who),
                    crate::tree::Measure::Query(id) => Number::Query(*id, crate::tree::Subject::Player(who)),
                    crate::tree::Measure::Counter(id) => Number::Counter(*id, crate::tree::Subject::Player(who)),
                };
                self.condition(&maybe_not(Condition::Compare(number, *how, value.clone()), not))
            }
            other => {
                let text = self.modifier(other, agreement);
                let text = text.trim_matches([',', ' ']);
                if not { format!("{subject} — не {text}") } else { format!("{subject} — {text}") }
            }
        }
    }
}

fn maybe_not(condition: Condition, not: bool) -> Condition {
    if not { Condition::Not(Box::new(condition)) } else { condition }
}

/// In a condition a plain number means at least that many.
fn at_least(quantity: Quantity) -> Quantity {
    match quantity {
        Quantity::Number(n) => Quantity::AtLeast(n),
        other => other,
    }
}

/// A quantity without a noun.
pub(super) fn bare(quantity: Quantity) -> String {
    match quantity {
        Quantity::AtLeast(n) => format!("не менее {n}"),
        Quantity::AtMost(n) | Quantity::UpTo(n) => format!("не более {n}"),
        Quantity::Between(low, high) => format!("от {low} до {high}"),
        Quantity::No => "0".into(),
        other => other.wanted().to_string(),
    }
}
