//! Russian numbers.

use super::super::parts::{
    counted, counter_word, counts, figure_word, groups, measure_word, number_word, players_number, query_word,
};
use super::Russian;
use super::adjective::{Adjective, Agreement, Case, Gender};
use super::noun::comparison;
use crate::syntax::Comparison;
use crate::tree::{Number, Quantity, Set, Slot, Source, Subject};
use crate::vocabulary::Meaning;

const AMOUNT: Agreement = Agreement { gender: Gender::N, animate: false, plural: false };

/// `количество`, `количества` …
fn amount(case: Case) -> &'static str {
    match case {
        Case::Nom | Case::Acc => "количество",
        Case::Gen => "количества",
        Case::Dat => "количеству",
        Case::Ins => "количеством",
        Case::Pre => "количестве",
    }
}

impl Russian<'_> {
    /// A number in a case.
    pub(super) fn number(&self, number: &Number, case: Case) -> String {
        match number {
            Number::Constant(n) => n.to_string(),
            Number::Plus(left, right) => {
                format!("{} плюс {}", self.number(left, case), self.number(right, Case::Nom))
            }
            Number::Minus(left, right) => {
                format!("{} минус {}", self.number(left, case), self.number(right, Case::Nom))
            }
            Number::Times(left, right) => match (left.as_ref(), right.as_ref()) {
                (Number::Constant(n), Number::Count(_)) => format!("{n} за {}", self.each_of(right)),
                (left, right) if groups(right, self.vocabulary).is_some() => {
                    format!("{} за {}", self.number(left, case), self.each_of(right))
                }
                (Number::Constant(2), other) => {
                    let twice = self.adjective(&Adjective::Hard("удвоенн"), case, self.number_agreement(other));
                    format!("{twice} {}", self.number(other, case))
                }
                (left, right) => {
                    format!("{}, умноженное на {}", self.number(left, case), self.number(right, Case::Acc))
                }
            },
            Number::Half(inner, up) => {
                format!("{} {} {}", half(case), self.of_half(inner), rounded(*up))
            }
            Number::Divided(inner, by, up) => {
                let divided = self.adjective(&Adjective::Hard("делённ"), case, self.number_agreement(inner));
                let by = self.number(by, Case::Acc);
                format!("{}, {divided} на {by} {}", self.number(inner, case), rounded(*up))
            }
            Number::AtLeast(inner, n) => format!("{}, но не менее {n}", self.number(inner, case)),
            Number::AtMost(inner, n) => format!("{}, но не более {n}", self.number(inner, case)),
            Number::Count(set) => format!("{} {}", amount(case), self.many(set)),
            Number::Distinct(attribute, set) => {
                let word = self.word(self.vocabulary.name(Meaning::Attribute(*attribute)), Case::Gen, true);
                format!("{} разных {word} {}", amount(case), self.many(set))
            }
            Number::Total(..) | Number::TotalOf(..) => {
                let (word, set) = match number {
                    Number::Total(attribute, set) => {
                        (self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned(), set)
                    }
                    Number::TotalOf(number, set) => (number_word(number, self.vocabulary), set),
                    _ => return String::new(),
                };
                let word = word.as_str();
                if counted(word) {
                    format!("{} {} {}", amount(case), self.word(word, Case::Gen, true), self.many(set))
                } else {
                    let sum = self.adjective(&Adjective::Hard("суммарн"), case, self.agreement(word));
                    format!("{sum} {} {}", self.word(word, case, false), self.many(set))
                }
            }
            Number::TotalPosition(set) => {
                let sum = match case {
                    Case::Nom => "сумма",
                    Case::Acc => "сумму",
                    Case::Ins => "суммой",
                    Case::Gen => "суммы",
                    Case::Dat | Case::Pre => "сумме",
                };
                format!("{sum} {} {}", self.word("position", Case::Gen, true), self.many(set))
            }
            Number::Attribute(attribute, set) => {
                self.of(self.vocabulary.name(Meaning::Attribute(*attribute)), set, case)
            }
            Number::Position(set) => self.of("position", set, case),
            Number::Chosen(slot) if let Some(word) = self.named_amount(*slot) => self.word(&word, case, false),
            Number::Chosen(_) => {
                format!("{} {}", self.adjective(&Adjective::Hard("выбранн"), case, AMOUNT), amount(case))
            }
            Number::Resource(..) => self.borne(number, &Subject::Table, "", case),
            Number::Query(query, subject) => self.borne(number, subject, &query_word(*query, self.vocabulary), case),
            Number::Counter(counter, subject) => {
                self.borne(number, subject, &counter_word(*counter, self.vocabulary), case)
            }
            Number::CounterValue(counter, value) => {
                self.word(self.vocabulary.name(Meaning::CounterValue(*counter, *value)), case, false)
            }
            Number::Option(option) => self.word(self.vocabulary.name(Meaning::Option(*option)), case, false),
            Number::ActionsLeft => format!("{} оставшихся действий", amount(case)),
            Number::ActionsTaken => format!("{} выполненных действий", amount(case)),
            Number::Extreme(most, figure, set) => {
                let (word, counts) = figure_word(figure, self.vocabulary);
                let degree = Adjective::Hushing(if *most { "наибольш" } else { "наименьш" });
                let among = format!("среди {}", self.many(set));
                if counts {
                    let noun = format!("{} {}", amount(case), self.word(&word, Case::Gen, true));
                    format!("{} {noun} {among}", self.adjective(&degree, case, AMOUNT))
                } else {
                    let noun = self.word(&word, case, false);
                    format!("{} {noun} {among}", self.adjective(&degree, case, self.agreement(&word)))
                }
            }
            Number::Sum(measure, set) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                let mut all = set.as_ref().clone();
                all.quantity = Quantity::All;
                let among = format!("у {}", self.things(&all, Case::Gen));
                if counts {
                    format!("{} {} {among}", amount(case), self.word(&word, Case::Gen, true))
                } else {
                    let sum = self.adjective(&Adjective::Hard("суммарн"), case, self.agreement(&word));
                    format!("{sum} {} {among}", self.word(&word, case, false))
                }
            }
            Number::Players => format!("{} игроков", amount(case)),
            Number::Whether(condition) => format!("1, если {}", self.condition(condition)),
        }
    }

    /// The name by which an amount is called, if it has one of its own.
    fn named_amount(&self, slot: Slot) -> Option<String> {
        self.lexicon.slot(slot).filter(|word| word != "amount")
    }

    /// The gender and number of a number as a subject.
    pub(super) fn number_agreement(&self, number: &Number) -> Agreement {
        if let Some((word, _)) = players_number(number, self.vocabulary) {
            return if counts(number, &word) { AMOUNT } else { self.agreement(&word) };
        }
        let word = match number {
            Number::Attribute(attribute, _) => self.vocabulary.name(Meaning::Attribute(*attribute)).to_owned(),
            Number::Query(query, _) => query_word(*query, self.vocabulary),
            Number::Counter(counter, _) => counter_word(*counter, self.vocabulary),
            Number::Option(option) => self.vocabulary.name(Meaning::Option(*option)).to_owned(),
            Number::Position(_) => "position".to_owned(),
            Number::Chosen(slot) => match self.named_amount(*slot) {
                Some(word) => return self.agreement(&word),
                None => return AMOUNT,
            },
            Number::Half(..) | Number::TotalPosition(_) => return Agreement { gender: Gender::F, ..AMOUNT },
            _ => return AMOUNT,
        };
        if counted(&word) { AMOUNT } else { self.agreement(&word) }
    }

    /// `не менее 3`, `не менее количества ваших карт`
    pub(super) fn than(&self, how: Comparison, value: &Number) -> String {
        match (how, value) {
            (Comparison::Exactly, Number::Constant(n)) => n.to_string(),
            (Comparison::NotExactly, Number::Constant(n)) => format!("не {n}"),
            (Comparison::NotExactly, value) => format!("не столько, сколько {}", self.number(value, Case::Nom)),
            (Comparison::Exactly, value) => format!("столько же, сколько {}", self.number(value, Case::Nom)),
            (how, value) => format!("{} {}", comparison(how), self.number(value, Case::Gen)),
        }
    }

    /// Many of a selection, in the genitive.
    pub(super) fn many(&self, set: &Set) -> String {
        let mut many = set.clone();
        if many.order.is_none() && !matches!(many.source, Source::Slot(_)) {
            many.quantity = Quantity::Unsaid;
        }
        self.things(&many, Case::Gen)
    }

    /// What half is taken of, in the genitive.
    fn of_half(&self, inner: &Number) -> String {
        match players_number(inner, self.vocabulary) {
            Some((word, who)) if counts(inner, &word) => {
                let noun = self.word(&word, Case::Gen, true);
                self.possessed(who, &noun, Case::Gen, self.agreement(&word).many(true))
            }
            _ => self.number(inner, Case::Gen),
        }
    }

    /// A number printed on a thing: `стоимость этой карты`.
    fn of(&self, word: &str, set: &Set, case: Case) -> String {
        let of = self.things(set, Case::Gen);
        if counted(word) {
            format!("{} {} {of}", amount(case), self.word(word, Case::Gen, true))
        } else {
            format!("{} {of}", self.word(word, case, false))
        }
    }

    fn borne(&self, number: &Number, subject: &Subject, word: &str, case: Case) -> String {
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            return if counts(number, &word) {
                format!("{} {}", amount(case), self.of_half(number))
            } else {
                self.possessed(who, &self.word(&word, case, false), case, self.agreement(&word))
            };
        }
        match subject {
            Subject::Thing(set) | Subject::Every(set) => self.of(word, set, case),
            _ if counted(word) => format!("{} {}", amount(case), self.word(word, Case::Gen, true)),
            _ => self.word(word, case, false),
        }
    }
}

/// `половина`, `половину` …
pub(super) fn half(case: Case) -> &'static str {
    match case {
        Case::Nom => "половина",
        Case::Gen => "половины",
        Case::Acc => "половину",
        Case::Ins => "половиной",
        Case::Dat | Case::Pre => "половине",
    }
}

pub(super) fn rounded(up: bool) -> &'static str {
    if up { "с округлением вверх" } else { "с округлением вниз" }
}
