//! Russian nouns with what stands before and behind them; numerals govern the case.

use super::super::parts::{
    Head, Which, adjective_value, adjectives as any_of, as_quantity, condition_word, counted, counter_word,
    figure_word, groups, head, kind_word, listed, measure_word, query_word, value_word, which,
};
use super::adjective::{Adjective, Agreement, Case};
use super::{Russian, They, before};
use crate::syntax::Comparison;
use crate::tree::{Figure, Number, Place, Quantity, Set, Side, Slot, Source, Test, Who, ZoneRef};
use crate::vocabulary::Meaning;

/// How a noun stands behind a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    One,
    Many,
    /// Behind 2, 3 and 4 in the nominative: `2 карты`.
    Few,
}

/// The case and number of a noun behind a numeral in a case.
pub(super) fn numeral(n: i32, case: Case, animate: bool) -> (Case, Form) {
    let (ones, hundreds) = (n.rem_euclid(10), n.rem_euclid(100));
    let teen = (11..=14).contains(&hundreds);
    let few = (2..=4).contains(&ones) && !teen;
    match case {
        _ if ones == 1 && !teen => (case, Form::One),
        Case::Nom if few => (Case::Nom, Form::Few),
        Case::Acc if few && !animate => (Case::Acc, Form::Few),
        Case::Nom | Case::Acc => (Case::Gen, Form::Many),
        other => (other, Form::Many),
    }
}

/// `второй`, `третий` …
fn nth(n: i32) -> Adjective {
    match n {
        2 => Adjective::Stressed("втор"),
        3 => Adjective::Third,
        4 => Adjective::Hard("четвёрт"),
        5 => Adjective::Hard("пят"),
        6 => Adjective::Stressed("шест"),
        7 => Adjective::Stressed("седьм"),
        8 => Adjective::Stressed("восьм"),
        9 => Adjective::Hard("девят"),
        10 => Adjective::Hard("десят"),
        more => Adjective::Numbered(more),
    }
}

/// How a comparison is said before a number in the genitive.
pub(super) fn comparison(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::AtLeast => "не менее",
        Comparison::AtMost => "не более",
        Comparison::Exactly => "ровно",
        Comparison::NotExactly => "не ровно",
        Comparison::MoreThan => "более",
        Comparison::LessThan => "менее",
    }
}

/// A noun with all that belongs to it.
#[derive(Clone, Copy)]
struct Noun<'n> {
    word: &'n str,
    tests: &'n [&'n Test],
    set: &'n Set,
    whose: Option<&'n Who>,
    place: &'n str,
}

type Core<'c> = &'c dyn Fn(Case, Form) -> String;

impl Russian<'_> {
    /// A selection with its place, in a case.
    pub(super) fn things(&self, set: &Set, case: Case) -> String {
        let mut text = self.placed(set, case, true, &self.place_of(set));
        if let Some(otherwise) = &set.otherwise {
            text = format!("{text}, а если нет, то {}", self.things(otherwise, case));
        }
        text
    }

    /// The same as an object: what is not counted is all of it.
    pub(super) fn all_things(&self, set: &Set, case: Case) -> String {
        let bare = matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_));
        if set.quantity == Quantity::Unsaid && set.order.is_none() && set.equal_to.is_none() && !bare {
            let mut all = set.clone();
            all.quantity = Quantity::All;
            return self.things(&all, case);
        }
        self.things(set, case)
    }

    /// What adjectives and verbs agree with when a set is the subject.
    pub(super) fn agreement_of(&self, set: &Set) -> Agreement {
        match head(set, self.vocabulary).0 {
            Head::Word(word) => self.agreement(&word).many(!super::super::parts::singular(set)),
            Head::Slot(slot) => self.agreement(&self.slot_word(slot)),
            Head::Who(who) => Agreement::PLAYER.many(matches!(who, Who::You)),
            Head::Zone(zone) => self.agreement(self.zone_word(zone)),
        }
    }

    /// A selection without saying where it is; `owner` says whose it is if a player holds it.
    pub(super) fn things_there(&self, set: &Set, case: Case, owner: bool) -> String {
        self.placed(set, case, owner, "")
    }

    /// A selection with words for its place right behind the noun.
    fn placed(&self, set: &Set, case: Case, owner: bool, place: &str) -> String {
        let (head, tests) = head(set, self.vocabulary);
        let word = match head {
            Head::Word(word) => word,
            Head::Slot(slot) => return self.slot(slot, case),
            Head::Who(who) => return self.who(who, case),
            Head::Zone(zone) => return self.zone(zone, case),
        };
        let whose = match &set.source {
            Source::Held(who) if owner => Some(who),
            _ => None,
        };
        let agreement = self.agreement(&word);
        let core =
            |case: Case, form: Form| self.core(&Noun { word: &word, tests: &tests, set, whose, place }, case, form);
        if let Some(number) = &set.equal_to {
            return match number.as_ref() {
                Number::Times(each, times) if matches!(**each, Number::Constant(_)) => {
                    let Number::Constant(n) = **each else { return String::new() };
                    let count = self.quantified(Quantity::Number(n), case, agreement, &core);
                    format!("{count} за {}", self.each_of(times))
                }
                other => format!("{} в количестве, равном {}", core(case, Form::Many), self.number(other, Case::Dat)),
            };
        }
        if set.order.is_some() && set.quantity == Quantity::Unsaid {
            return core(case, Form::One);
        }
        let different = set.distinct.is_some()
            && matches!(
                set.quantity,
                Quantity::AtLeast(_) | Quantity::AtMost(_) | Quantity::Exactly(_) | Quantity::UpTo(_)
            );
        if different {
            // The number is said of the values: `не менее 4 разных …`.
            return core(case, Form::Many);
        }
        self.quantified(set.quantity, case, agreement, &core)
    }

    pub(super) fn quantified(&self, quantity: Quantity, case: Case, agreement: Agreement, core: Core<'_>) -> String {
        let nominal = matches!(case, Case::Nom | Case::Acc);
        let in_genitive = |n: i32| {
            let (case, form) = numeral(n, Case::Gen, agreement.animate);
            format!("{n} {}", core(case, form))
        };
        let counted = |n: i32| {
            let (case, form) = numeral(n, case, agreement.animate);
            core(case, form)
        };
        let limit = |words: &str, n: i32| {
            if nominal { format!("{words} {}", in_genitive(n)) } else { format!("{words} чем {n} {}", counted(n)) }
        };
        match quantity {
            Quantity::Unsaid => core(case, Form::Many),
            Quantity::One => core(case, Form::One),
            Quantity::No => {
                let none = match agreement.gender {
                    super::Gender::F => "ни одной",
                    _ => "ни одного",
                };
                format!("{none} {}", core(Case::Gen, Form::One))
            }
            Quantity::All => {
                format!("{} {}", self.adjective(&Adjective::All, case, agreement.many(true)), core(case, Form::Many))
            }
            Quantity::Each => {
                format!("{} {}", self.adjective(&Adjective::Hard("кажд"), case, agreement), core(case, Form::One))
            }
            Quantity::AtLeast(n) => limit("не менее", n),
            Quantity::AtMost(n) => limit("не более", n),
            Quantity::Exactly(n) => format!("ровно {n} {}", counted(n)),
            Quantity::UpTo(n) => format!("до {}", in_genitive(n)),
            Quantity::Between(low, high) if high == low + 1 => format!("{low} или {high} {}", counted(high)),
            Quantity::Between(low, high) => format!("от {low} до {}", in_genitive(high)),
            Quantity::Number(n) => format!("{n} {}", counted(n)),
        }
    }

    /// So many of a word: `не менее 2 карт`.
    pub(super) fn count_of(&self, quantity: Quantity, word: &str, case: Case) -> String {
        self.quantified(quantity, case, self.agreement(word), &|case, form| self.behind(word, case, form))
    }

    /// A noun behind a numeral.
    fn behind(&self, word: &str, case: Case, form: Form) -> String {
        match form {
            Form::One => self.word(word, case, false),
            Form::Many => self.word(word, case, true),
            Form::Few => self.word(word, Case::Gen, false),
        }
    }

    /// Adjectives, noun, and what is behind it but for the place.
    fn core(&self, noun: &Noun<'_>, case: Case, form: Form) -> String {
        let Noun { word, tests, set, whose, place } = *noun;
        let agreement = self.agreement(word).many(form != Form::One);
        let mut adjectives: Vec<Adjective> = Vec::new();
        let mut owner = whose;
        let mut after = String::new();
        match which(set) {
            Some(Which::Top) => adjectives.push(Adjective::Soft("верхн")),
            Some(Which::Bottom) => adjectives.push(Adjective::Soft("нижн")),
            Some(Which::First) => adjectives.push(Adjective::Hard("перв")),
            Some(Which::Last) => adjectives.push(Adjective::Soft("последн")),
            Some(Which::Nearest) => adjectives.push(Adjective::Hushing("ближайш")),
            Some(Which::Nth(n)) => adjectives.push(nth(n)),
            Some(Which::Farthest) => adjectives.extend([Adjective::Hard("сам"), Adjective::Soft("дальн")]),
            None => {}
        }
        if set.random {
            adjectives.push(Adjective::Hard("случайн"));
        }
        let mut others = false;
        for test in tests {
            match test {
                test if let Some(word) = condition_word(test, self.vocabulary) => {
                    adjectives.push(Adjective::Word(word));
                }
                Test::Value(attribute, value) => {
                    let value = value_word(*attribute, *value, self.vocabulary);
                    if self.adjectival(&value) {
                        adjectives.push(Adjective::Word(value));
                    } else {
                        after.push_str(&format!(" {}", before("с", &self.word(&value, Case::Ins, false))));
                    }
                }
                Test::Any(tests) => match any_of(tests, self.vocabulary, &|word| self.adjectival(word)) {
                    Some(words) => adjectives.push(Adjective::Any(words)),
                    None => after.push_str(&format!(" {}", self.modifier(test, agreement))),
                },
                Test::Other(_) if others => {}
                Test::Other(_) => {
                    others = true;
                    adjectives.insert(0, Adjective::Velar("друг"));
                }
                Test::Empty => adjectives.push(Adjective::Stressed("пуст")),
                Test::Done => adjectives.push(Adjective::Hard("выполненн")),
                Test::OwnedBy(who) => owner = Some(who),
                other => {
                    let text = self.modifier(other, agreement);
                    if !text.starts_with(',') {
                        after.push(' ');
                    }
                    after.push_str(&text);
                }
            }
        }
        if let Some(attribute) = set.distinct {
            let word = self.vocabulary.name(Meaning::Attribute(attribute));
            let values = self.word(word, Case::Gen, true);
            after.push_str(&match set.quantity {
                Quantity::AtLeast(n) => format!(" не менее чем {n} разных {values}"),
                Quantity::AtMost(n) | Quantity::UpTo(n) => format!(" не более чем {n} разных {values}"),
                Quantity::Exactly(n) => format!(" ровно {n} разных {values}"),
                _ => format!(" разных {values}"),
            });
        }
        if let Some(attribute) = set.same {
            let word = self.vocabulary.name(Meaning::Attribute(attribute));
            let one = if self.agreement(word).gender == super::Gender::F { "одной" } else { "одного" };
            after.push_str(&format!(" {one} {}", self.word(word, Case::Gen, false)));
        }
        for (most, measure) in &set.most {
            let which = self.adjective(&Adjective::Hard("котор"), Case::Gen, agreement);
            after.push_str(&format!(", у {which} {},", self.most(*most, measure)));
        }
        // Behind 2, 3 and 4 adjectives stand in the plural.
        let adjective_case = match form {
            Form::Few if agreement.gender != super::Gender::F => Case::Gen,
            Form::Few => Case::Nom,
            _ => case,
        };
        let mut noun: Vec<String> =
            adjectives.iter().map(|adjective| self.adjective(adjective, adjective_case, agreement)).collect();
        noun.push(self.behind(word, case, form));
        let noun = noun.join(" ");
        let noun = match owner {
            Some(who) => self.possessed(who, &noun, adjective_case, agreement),
            None => noun,
        };
        format!("{noun}{place}{after}")
    }

    /// What stands behind a noun; clauses open and close with a comma.
    pub(super) fn modifier(&self, test: &Test, agreement: Agreement) -> String {
        let which = |case: Case| self.adjective(&Adjective::Hard("котор"), case, agreement);
        let compared = |word: &str, how: Comparison, value: &Number| match (counted(word), how, value) {
            (true, Comparison::AtLeast, Number::Constant(1)) => before("с", &self.word(word, Case::Ins, true)),
            (true, _, Number::Constant(n)) if let Some(quantity) = as_quantity(how, *n) => {
                let count = self.count_of(quantity, word, Case::Nom);
                format!(", у {} {count},", which(Case::Gen))
            }
            (true, ..) => {
                let many = self.word(word, Case::Gen, true);
                format!(", у {} {many} {},", which(Case::Gen), self.than(how, value))
            }
            (false, ..) => format!("{} {}", self.word(word, Case::Ins, false), self.than(how, value)),
        };
        // Printed sizes stand alone (`ценой не более 3`), others need a preposition (`с грузом не менее 1`).
        let borne = |word: &str, how: Comparison, value: &Number| match compared(word, how, value) {
            told if counted(word) => told,
            told => before("с", &told),
        };
        match test {
            Test::Value(attribute, value) => {
                let word = value_word(*attribute, *value, self.vocabulary);
                before("с", &self.word(&word, Case::Ins, false))
            }
            Test::Worded(attribute, true) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                before("с", &self.word(word, Case::Ins, false))
            }
            Test::Lacks(attribute) | Test::Worded(attribute, false) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                format!("без {}", self.word(word, Case::Gen, counted(word)))
            }
            Test::Attribute(attribute, how, value) => {
                compared(self.vocabulary.name(Meaning::Attribute(*attribute)), *how, value)
            }
            Test::Number(own, how, value) => match own.as_ref() {
                Number::Query(query, _) => borne(&query_word(*query, self.vocabulary), *how, value),
                Number::Counter(counter, _) => borne(&counter_word(*counter, self.vocabulary), *how, value),
                other => format!(", если {} {},", self.number(other, Case::Nom), self.than(*how, value)),
            },
            Test::Measure(measure, how, value) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                match (counts, value) {
                    (true, Number::Constant(n)) if let Some(quantity) = as_quantity(*how, *n) => {
                        let count = self.count_of(quantity, &word, Case::Nom);
                        format!(", у {} {count},", which(Case::Gen))
                    }
                    (true, _) => {
                        let many = self.word(&word, Case::Gen, true);
                        format!(", у {} {many} {},", which(Case::Gen), self.than(*how, value))
                    }
                    (false, _) => {
                        let whose = self.adjective(&Adjective::Whose, Case::Nom, self.agreement(&word));
                        format!(", {whose} {} {},", self.word(&word, Case::Nom, false), self.than(*how, value))
                    }
                }
            }
            Test::SameAs(attribute, other) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                let feminine = self.agreement(word).gender == super::Gender::F;
                let other = self.things(other, Case::Nom);
                if adjective_value(*attribute, self.vocabulary, &|word| self.adjectival(word)) {
                    let same = if feminine { "той же" } else { "того же" };
                    format!("{same} {}, что и {other},", self.word(word, Case::Gen, false))
                } else {
                    let same = if feminine { "той же" } else { "тем же" };
                    format!("с {same} {}, что и {other},", self.word(word, Case::Ins, false))
                }
            }
            Test::OwnedBy(who) => self.who(who, Case::Gen),
            Test::In(not, places) => format!("{}{}", if *not { "не " } else { "" }, self.places(places, "или")),
            Test::Ahead(other) => format!("впереди {}", self.things(other, Case::Gen)),
            Test::Behind(other) => format!("позади {}", self.things(other, Case::Gen)),
            Test::Beside(other) => format!("рядом {}", before("с", &self.things(other, Case::Ins))),
            Test::Has(Quantity::No, set) => {
                let mut many = set.as_ref().clone();
                many.quantity = Quantity::Unsaid;
                format!("без {}", self.things(&many, Case::Gen))
            }
            Test::Has(quantity, set) => {
                let mut set = set.as_ref().clone();
                set.quantity = *quantity;
                before("с", &self.things(&set, Case::Ins))
            }
            Test::HeldBy(players) => format!("у {}", self.things(players, Case::Gen)),
            Test::Among(set) => format!("из числа: {}", self.things(set, Case::Nom)),
            Test::Not(tests) => {
                let said: Vec<String> = tests.iter().map(|test| self.modifier(test, agreement)).collect();
                format!("не {}", listed(&said, "и"))
            }
            Test::Any(tests) => {
                let said: Vec<String> = tests.iter().map(|test| self.modifier(test, agreement)).collect();
                listed(&said, "или")
            }
            Test::Kind(_) | Test::Family(_) => {
                let word = kind_word(test, self.vocabulary).unwrap_or_default();
                let being = if agreement.plural { "являются" } else { "является" };
                format!(", {} {being} {},", which(Case::Nom), self.word(&word, Case::Ins, agreement.plural))
            }
            Test::Other(slot) => format!("кроме {}", self.slot(*slot, Case::Gen)),
            Test::Empty => "без карт".into(),
            Test::FaceDown => "лицом вниз".into(),
            Test::Done => self.adjective(&Adjective::Hard("выполненн"), Case::Nom, agreement),
            Test::FaceUp => "лицом вверх".into(),
        }
    }

    /// `больше всего карт`, `наибольший лимит`
    pub(super) fn most(&self, most: bool, figure: &Figure) -> String {
        let (word, counts) = figure_word(figure, self.vocabulary);
        if counts {
            let degree = if most { "больше всего" } else { "меньше всего" };
            return format!("{degree} {}", self.word(&word, Case::Gen, true));
        }
        let degree = Adjective::Hushing(if most { "наибольш" } else { "наименьш" });
        format!("{} {}", self.adjective(&degree, Case::Nom, self.agreement(&word)), self.word(&word, Case::Nom, false))
    }

    pub(super) fn zone_word(&self, zone: &ZoneRef) -> &str {
        self.vocabulary.name(Meaning::Zone(zone.zone, zone.whose.is_some()))
    }

    pub(super) fn zone(&self, zone: &ZoneRef, case: Case) -> String {
        let word = self.zone_word(zone);
        let name = self.word(word, case, false);
        match &zone.whose {
            Some(who) => self.possessed(who, &name, case, self.agreement(word)),
            None => name,
        }
    }

    /// A place in a case.
    pub(super) fn place(&self, place: &Place, case: Case) -> String {
        match place {
            Place::Zone(zone) => self.zone(zone, case),
            Place::Board(board) => self.word(self.vocabulary.name(Meaning::Board(*board)), case, false),
            Place::Thing(set) | Place::Any(set) => self.things(set, case),
        }
    }

    /// A place with its preposition: where something lies (`Pre`) or where it goes (`Acc`).
    pub(super) fn at(&self, place: &Place, case: Case) -> String {
        let (word, usual) = match place {
            Place::Zone(zone) => (self.zone_word(zone).to_owned(), "в"),
            Place::Board(board) => (self.vocabulary.name(Meaning::Board(*board)).to_owned(), "на"),
            Place::Thing(set) | Place::Any(set) => {
                if self.is_card(set) {
                    let case = if case == Case::Pre { Case::Ins } else { case };
                    return format!("под {}", self.things(set, case));
                }
                (String::new(), "на")
            }
        };
        let preposition = self.lexicon.form(&word, "at").unwrap_or_else(|| usual.to_owned());
        before(&preposition, &self.place(place, case))
    }

    fn is_card(&self, set: &Set) -> bool {
        match &set.source {
            Source::Slot(Slot::This | Slot::Part) => true,
            Source::Slot(slot) => self.lexicon.slot(*slot).as_deref() == Some("card"),
            Source::PlacesOf(_) | Source::Zone(_) | Source::Ends => false,
            _ => true,
        }
    }

    pub(super) fn places(&self, places: &[Place], joint: &str) -> String {
        listed(&places.iter().map(|place| self.at(place, Case::Pre)).collect::<Vec<_>>(), joint)
    }

    /// Where a selection is, with a blank before it.
    fn place_of(&self, set: &Set) -> String {
        let ends = matches!(which(set), Some(Which::Top | Which::Bottom));
        match &set.source {
            Source::CardsIn(places) => match places.as_slice() {
                [Place::Zone(zone)] if ends => format!(" {}", self.zone(zone, Case::Gen)),
                places => format!(" {}", self.places(places, "или")),
            },
            Source::HeldBySome(players) => format!(" у {}", self.things(players, Case::Gen)),
            Source::Players(from) | Source::Opponents(from)
                if !matches!(
                    (&set.source, from),
                    (Source::Players(_), Who::Active) | (Source::Opponents(_), Who::You)
                ) =>
            {
                format!(", по часовой стрелке от {},", self.who(from, Case::Gen))
            }
            Source::Side(Side::Team, Who::You) => " вашей команды".to_owned(),
            Source::Side(Side::Team, of) => format!(" команды {}", self.who(of, Case::Gen)),
            Source::Side(_, of) if *of != Who::You => format!(" {}", self.who(of, Case::Gen)),
            _ => String::new(),
        }
    }

    /// `каждые 5 карт`, behind `за`.
    fn each_group(&self, number: &Number, size: i32) -> String {
        let (word, told) = match (number, super::super::parts::players_number(number, self.vocabulary)) {
            (Number::Count(set), _) => {
                let Head::Word(word) = head(set, self.vocabulary).0 else { return String::new() };
                let several = Set { quantity: Quantity::Number(size), ..set.as_ref().clone() };
                (word, self.with_they(They::Plain).things(&several, Case::Acc))
            }
            (_, Some((word, who))) => {
                let count = self.count_of(Quantity::Number(size), &word, Case::Acc);
                let agreement = self.agreement(&word).many(numeral(size, Case::Nom, false).1 != Form::One);
                let told = self.possessed(who, &count, Case::Acc, agreement);
                (word, told)
            }
            (other, None) => return self.number(other, Case::Acc),
        };
        let agreement = self.agreement(&word).many(numeral(size, Case::Nom, false).1 != Form::One);
        format!("{} {told}", self.adjective(&Adjective::Hard("кажд"), Case::Acc, agreement))
    }

    /// What is counted: `каждую карту`, behind `за`.
    pub(super) fn each_of(&self, number: &Number) -> String {
        match number {
            Number::Count(set) => {
                let mut one = set.as_ref().clone();
                one.quantity = Quantity::Each;
                self.with_they(They::Plain).things(&one, Case::Acc)
            }
            other if let Some((inner, size)) = groups(other, self.vocabulary) => self.each_group(inner, size),
            other => match super::super::parts::players_number(other, self.vocabulary) {
                Some((word, who)) => {
                    let noun = self.word(&word, Case::Acc, false);
                    let agreement = self.agreement(&word);
                    let each = self.adjective(&Adjective::Hard("кажд"), Case::Acc, agreement);
                    format!("{each} {}", self.possessed(who, &noun, Case::Acc, agreement))
                }
                None => self.number(other, Case::Acc),
            },
        }
    }
}
