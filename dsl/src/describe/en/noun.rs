//! English nouns with what stands before and behind them, and numbers.

use super::super::parts::{
    self, Head, Which, adjective_value, adjectives, as_quantity, condition_word, counted, counter_word, figure_word,
    groups, head, kind_word, listed, measure_word, number_word, players_number, query_word, singular, value_word,
    which,
};
use super::English;
use crate::syntax::{Comparison, ordinal};
use crate::tree::{Figure, Number, Place, Quantity, Set, Side, Slot, Source, Subject, Test, Who, ZoneRef};
use crate::vocabulary::Meaning;

/// `a` or `an`.
pub(super) fn article(next: &str) -> &'static str {
    if next.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" }
}

pub(super) fn comparison(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::AtLeast => "at least",
        Comparison::AtMost => "at most",
        Comparison::Exactly => "exactly",
        Comparison::NotExactly => "other than",
        Comparison::MoreThan => "more than",
        Comparison::LessThan => "less than",
    }
}

impl English<'_> {
    /// A selection with its place.
    pub(super) fn things(&self, set: &Set) -> String {
        let mut text = self.placed(set, &self.place_of(set));
        if let Some(otherwise) = &set.otherwise {
            text = format!("{text}, or else {}", self.things(otherwise));
        }
        text
    }

    /// The same as an object: what is not counted is all of it.
    pub(super) fn all_things(&self, set: &Set) -> String {
        let bare = matches!(set.source, Source::Slot(_) | Source::Player(_) | Source::Zone(_));
        if set.quantity == Quantity::Unsaid && set.order.is_none() && set.equal_to.is_none() && !bare {
            let mut all = set.clone();
            all.quantity = Quantity::All;
            return self.things(&all);
        }
        self.things(set)
    }

    /// A selection without saying where it is.
    pub(super) fn things_there(&self, set: &Set) -> String {
        self.placed(set, "")
    }

    /// A selection with words for its place right behind the noun.
    fn placed(&self, set: &Set, place: &str) -> String {
        let (head, tests) = head(set, self.vocabulary);
        let word = match head {
            Head::Word(word) => word,
            Head::Slot(slot) => return self.slot(slot),
            Head::Who(who) => return self.whom(who),
            Head::Zone(zone) => return self.zone(zone),
        };
        if let Some(number) = &set.equal_to {
            let core = |plural| self.core(&word, &tests, plural, set, place);
            return match number.as_ref() {
                Number::Times(each, times) if matches!(**each, Number::Constant(_)) => {
                    let Number::Constant(n) = **each else { return String::new() };
                    format!("{n} {} per {}", core(n != 1), self.per(times))
                }
                other => format!("{} equal to {}", core(true), self.number(other)),
            };
        }
        let one = singular(set);
        let core = self.core(&word, &tests, !one, set, place);
        let order = which(set).map(|which| match which {
            Which::Top => "top".to_owned(),
            Which::Bottom => "bottom".to_owned(),
            Which::First => "first".to_owned(),
            Which::Last => "last".to_owned(),
            Which::Nearest => "nearest".to_owned(),
            Which::Farthest => "farthest".to_owned(),
            Which::Nth(n) => ordinal(n),
        });
        if let Some(order) = order {
            return match set.quantity {
                Quantity::Number(n) | Quantity::Exactly(n) if n != 1 => format!("the {order} {n} {core}"),
                _ => format!("the {order} {core}"),
            };
        }
        let different = set.distinct.is_some() && !matches!(set.quantity, Quantity::Unsaid | Quantity::All);
        if different && !matches!(set.quantity, Quantity::Number(_)) {
            // The number is said of the values: `of at least 4 different …`.
            return core;
        }
        let other = matches!(set.source, Source::Side(Side::Others, _))
            || tests.iter().any(|test| matches!(test, Test::Other(_)));
        self.quantified(set.quantity, &core, other)
    }

    pub(super) fn quantified(&self, quantity: Quantity, core: &str, other: bool) -> String {
        match quantity {
            Quantity::Unsaid => core.to_owned(),
            Quantity::One if other => core.replacen("other ", "another ", 1),
            Quantity::One => format!("{} {core}", article(core)),
            Quantity::No => format!("no {core}"),
            Quantity::All => format!("all {core}"),
            Quantity::Each => format!("each {core}"),
            Quantity::AtLeast(n) => format!("at least {n} {core}"),
            Quantity::AtMost(n) => format!("at most {n} {core}"),
            Quantity::Exactly(n) => format!("exactly {n} {core}"),
            Quantity::UpTo(n) => format!("up to {n} {core}"),
            Quantity::Between(low, high) if high == low + 1 => format!("{low} or {high} {core}"),
            Quantity::Between(low, high) => format!("{low} to {high} {core}"),
            Quantity::Number(n) => format!("{n} {core}"),
        }
    }

    /// So many of a word: `at least 2 cards`.
    pub(super) fn count_of(&self, quantity: Quantity, word: &str) -> String {
        let mut set = Set::of(Source::Everywhere);
        set.quantity = quantity;
        self.quantified(quantity, &self.word(word, !singular(&set)), false)
    }

    /// Adjectives, noun, and what is behind it but for the place.
    fn core(&self, word: &str, tests: &[&Test], plural: bool, set: &Set, place: &str) -> String {
        let mut before = String::new();
        let mut owner = String::new();
        let mut after = String::new();
        for test in tests {
            match test {
                test if let Some(word) = condition_word(test, self.vocabulary) => {
                    before.push_str(&format!("{} ", self.word(&word, false)));
                }
                Test::Value(attribute, value) => {
                    let value = value_word(*attribute, *value, self.vocabulary);
                    if self.adjectival(&value) {
                        before.push_str(&format!("{} ", self.word(&value, false)));
                    } else {
                        after.push_str(&format!(" with {}", self.with_noun(&value)));
                    }
                }
                Test::Any(tests) if self.any_adjective(tests).is_some() => {
                    before.push_str(&format!("{} ", self.any_adjective(tests).unwrap_or_default()));
                }
                Test::Kind(_) | Test::Family(_) => {
                    let kind = kind_word(test, self.vocabulary).unwrap_or_default();
                    before.push_str(&format!("{} ", self.word(&kind, false)));
                }
                Test::Other(_) if before.starts_with("other ") => {}
                Test::Other(_) => before.insert_str(0, "other "),
                Test::Empty => before.push_str("empty "),
                Test::FaceDown => before.push_str("face-down "),
                Test::Done => before.push_str("done "),
                Test::FaceUp => before.push_str("face-up "),
                Test::OwnedBy(Who::You) => owner.push_str(" of yours"),
                Test::OwnedBy(who) => owner.push_str(&format!(" of {}", self.whom(who))),
                other => {
                    after.push(' ');
                    after.push_str(&self.modifier(other));
                }
            }
        }
        if let Some(attribute) = set.distinct {
            let values = self.word(self.vocabulary.name(Meaning::Attribute(attribute)), true);
            let count = match set.quantity {
                Quantity::AtLeast(_) | Quantity::AtMost(_) | Quantity::Exactly(_) | Quantity::UpTo(_) => {
                    self.quantified(set.quantity, "", false)
                }
                _ => String::new(),
            };
            after.push_str(&format!(" of {count}different {values}"));
        }
        if let Some(attribute) = set.same {
            let value = self.word(self.vocabulary.name(Meaning::Attribute(attribute)), false);
            after.push_str(&format!(" of the same {value}"));
        }
        for (most, measure) in &set.most {
            after.push_str(&format!(" with {}", self.most(*most, measure)));
        }
        let plural = plural || set.distinct.is_some();
        if set.random {
            before.insert_str(0, "random ");
        }
        format!("{before}{}{owner}{place}{after}", self.word(word, plural))
    }

    /// Values of which one is enough, if they stand before a noun: `red or green`.
    pub(super) fn any_adjective(&self, tests: &[Test]) -> Option<String> {
        let words = adjectives(tests, self.vocabulary, &|word| self.adjectival(word))?;
        Some(listed(&words.iter().map(|word| self.word(word, false)).collect::<Vec<_>>(), "or"))
    }

    /// A value that is a noun: `a star`, `salt`.
    fn with_noun(&self, word: &str) -> String {
        let one = self.word(word, false);
        let mass = self.lexicon.gender(word).as_deref() == Some("mass") || one == self.word(word, true);
        if mass { one } else { format!("{} {one}", article(&one)) }
    }

    /// What stands behind a noun.
    pub(super) fn modifier(&self, test: &Test) -> String {
        match test {
            Test::Value(attribute, value) => {
                format!("with {}", self.with_noun(&value_word(*attribute, *value, self.vocabulary)))
            }
            Test::Worded(attribute, true) => {
                format!("with {}", self.with_noun(self.vocabulary.name(Meaning::Attribute(*attribute))))
            }
            Test::Lacks(attribute) | Test::Worded(attribute, false) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                let numbered = counted(word);
                format!("with no {}", self.word(word, numbered))
            }
            Test::Attribute(attribute, how, value) => {
                self.compared(self.vocabulary.name(Meaning::Attribute(*attribute)), *how, value)
            }
            Test::Number(own, how, value) => match own.as_ref() {
                Number::Query(query, _) => self.compared(&query_word(*query, self.vocabulary), *how, value),
                Number::Counter(counter, _) => self.compared(&counter_word(*counter, self.vocabulary), *how, value),
                other => format!("with {} {} {}", self.number(other), comparison(*how), self.number(value)),
            },
            Test::Measure(measure, how, value) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                match (counts, value) {
                    (true, Number::Constant(n)) if let Some(quantity) = as_quantity(*how, *n) => {
                        format!("with {}", self.count_of(quantity, &word))
                    }
                    _ => format!("with {} {} {}", self.word(&word, counts), comparison(*how), self.number(value)),
                }
            }
            Test::SameAs(attribute, other) => {
                let value = self.word(self.vocabulary.name(Meaning::Attribute(*attribute)), false);
                let of = if adjective_value(*attribute, self.vocabulary, &|word| self.adjectival(word)) {
                    "of"
                } else {
                    "with"
                };
                format!("{of} the same {value} as {}", self.things(other))
            }
            Test::OwnedBy(who) => format!("of {}", self.whom(who)),
            Test::In(not, places) => format!("{}{}", if *not { "not " } else { "" }, self.places(places, "or")),
            Test::Ahead(other) => format!("ahead of {}", self.things(other)),
            Test::Behind(other) => format!("behind {}", self.things(other)),
            Test::Beside(other) => format!("beside {}", self.things(other)),
            Test::Has(quantity, set) => {
                let mut set = set.as_ref().clone();
                set.quantity = *quantity;
                format!("with {}", self.things(&set))
            }
            Test::HeldBy(players) => match &players.source {
                Source::Player(Who::You) => "that you hold".into(),
                _ => format!("held by {}", self.things(players)),
            },
            Test::Among(set) => format!("that is {}", self.things(set)),
            Test::Not(tests) => {
                let said: Vec<String> = tests.iter().map(|test| self.modifier(test)).collect();
                format!("not {}", listed(&said, "and"))
            }
            Test::Any(tests) => {
                let said: Vec<String> = tests.iter().map(|test| self.modifier(test)).collect();
                let said: Vec<String> = said.iter().map(|text| text.trim_start_matches("with ").to_owned()).collect();
                format!("with {}", listed(&said, "or"))
            }
            Test::Kind(_) | Test::Family(_) => {
                format!("that is a {}", self.word(&kind_word(test, self.vocabulary).unwrap_or_default(), false))
            }
            Test::Other(slot) => format!("other than {}", self.slot(*slot)),
            Test::Empty => "with nothing on it".into(),
            Test::FaceDown => "lying face down".into(),
            Test::Done => "that is done".into(),
            Test::FaceUp => "lying face up".into(),
        }
    }

    /// `with cost at most 3`, `with at least 2 …`
    fn compared(&self, word: &str, how: Comparison, value: &Number) -> String {
        match (counted(word), how, value) {
            (true, Comparison::AtLeast, Number::Constant(1)) => format!("with {}", self.word(word, true)),
            (true, _, Number::Constant(n)) if let Some(quantity) = as_quantity(how, *n) => {
                format!("with {}", self.count_of(quantity, word))
            }
            (false, Comparison::Exactly, Number::Constant(n)) => format!("with {} {n}", self.word(word, false)),
            (plural, ..) => format!("with {} {} {}", self.word(word, plural), comparison(how), self.number(value)),
        }
    }

    /// `the most cards`, `the highest limit`
    pub(super) fn most(&self, most: bool, figure: &Figure) -> String {
        let (word, counts) = figure_word(figure, self.vocabulary);
        let mass = self.word(&word, false) == self.word(&word, true);
        let degree = match (most, counts || mass) {
            (true, true) => "most",
            (false, true) => {
                if mass {
                    "least"
                } else {
                    "fewest"
                }
            }
            (true, false) => "highest",
            (false, false) => "lowest",
        };
        format!("the {degree} {}", self.word(&word, counts))
    }

    pub(super) fn zone(&self, zone: &ZoneRef) -> String {
        let owned = zone.whose.is_some();
        let name = self.word(self.vocabulary.name(Meaning::Zone(zone.zone, owned)), false);
        match &zone.whose {
            Some(who) => format!("{} {name}", self.whose(who)),
            None => format!("the {name}"),
        }
    }

    /// A place with its preposition: `in the deck`, `on the track`, `under this card`.
    pub(super) fn at(&self, place: &Place) -> String {
        match place {
            Place::Zone(zone) => {
                let word = self.vocabulary.name(Meaning::Zone(zone.zone, zone.whose.is_some()));
                let at = self.lexicon.form(word, "at").unwrap_or_else(|| "in".into());
                format!("{at} {}", self.zone(zone))
            }
            Place::Board(board) => {
                let word = self.vocabulary.name(Meaning::Board(*board));
                let at = self.lexicon.form(word, "at").unwrap_or_else(|| "on".into());
                format!("{at} the {}", self.word(word, false))
            }
            Place::Thing(set) | Place::Any(set) => format!("{} {}", self.on_or_under(set), self.things(set)),
        }
    }

    fn on_or_under(&self, set: &Set) -> &'static str {
        match &set.source {
            Source::Slot(Slot::This | Slot::Part) => "under",
            Source::Slot(slot) => match self.lexicon.slot(*slot).as_deref() {
                Some("card") => "under",
                _ => "on",
            },
            Source::PlacesOf(_) | Source::Zone(_) | Source::Ends => "on",
            _ => "under",
        }
    }

    /// A place as a thing: `the deck`.
    pub(super) fn place(&self, place: &Place) -> String {
        match place {
            Place::Zone(zone) => self.zone(zone),
            Place::Board(board) => format!("the {}", self.word(self.vocabulary.name(Meaning::Board(*board)), false)),
            Place::Thing(set) | Place::Any(set) => self.things(set),
        }
    }

    pub(super) fn places(&self, places: &[Place], joint: &str) -> String {
        listed(&places.iter().map(|place| self.at(place)).collect::<Vec<_>>(), joint)
    }

    /// Where a selection is, with a blank before it.
    fn place_of(&self, set: &Set) -> String {
        let ends = matches!(which(set), Some(Which::Top | Which::Bottom));
        match &set.source {
            Source::CardsIn(places) => match places.as_slice() {
                [Place::Zone(zone)] if ends => format!(" of {}", self.zone(zone)),
                places => format!(" {}", self.places(places, "or")),
            },
            Source::Held(Who::You) => " you hold".into(),
            Source::Held(Who::They) if self.they.is_none() => " they hold".into(),
            Source::Held(who) => format!(" held by {}", self.whom(who)),
            Source::HeldBySome(players) => format!(" held by {}", self.things(players)),
            Source::Players(from) | Source::Opponents(from)
                if !matches!(
                    (&set.source, from),
                    (Source::Players(_), Who::Active) | (Source::Opponents(_), Who::You)
                ) =>
            {
                format!(", clockwise from {},", self.whom(from))
            }
            Source::Side(Side::Team, of) => format!(" of {} team", self.whose(of)),
            Source::Side(_, of) if *of != Who::You => format!(" of {}", self.whom(of)),
            _ => String::new(),
        }
    }

    /// What is counted behind `per`.
    pub(super) fn per(&self, number: &Number) -> String {
        match number {
            Number::Count(set) => {
                let mut one = set.as_ref().clone();
                one.quantity = Quantity::Each;
                self.things(&one).trim_start_matches("each ").to_owned()
            }
            other if let Some((inner, size)) = groups(other, self.vocabulary) => self.per_group(inner, size),
            other => match players_number(other, self.vocabulary) {
                Some((word, Who::You)) => format!("{} you have", self.word(&word, false)),
                Some((word, who)) => format!("{} of {}", self.word(&word, false), self.whom(who)),
                None => self.number(other),
            },
        }
    }

    /// `5 cards in your hand`, `3 tokens you have`
    fn per_group(&self, number: &Number, size: i32) -> String {
        match (number, players_number(number, self.vocabulary)) {
            (Number::Count(set), _) => self.things(&Set { quantity: Quantity::Number(size), ..set.as_ref().clone() }),
            (_, Some((word, Who::You))) => format!("{size} {} you have", self.word(&word, size != 1)),
            (_, Some((word, who))) => format!("{size} {} of {}", self.word(&word, size != 1), self.whom(who)),
            (other, None) => self.number(other),
        }
    }

    pub(super) fn number(&self, number: &Number) -> String {
        let both = |left: &Number, joint: &str, right: &Number| {
            format!("{} {joint} {}", self.number(left), self.number(right))
        };
        match number {
            Number::Constant(n) => n.to_string(),
            Number::Plus(left, right) => both(left, "plus", right),
            Number::Minus(left, right) => both(left, "minus", right),
            Number::Times(left, right) => match (left.as_ref(), right.as_ref()) {
                (Number::Constant(n), Number::Count(_)) => format!("{n} per {}", self.per(right)),
                (left, right) if groups(right, self.vocabulary).is_some() => {
                    format!("{} per {}", self.number(left), self.per(right))
                }
                (Number::Constant(2), other) => format!("twice {}", self.number(other)),
                (left, right) => both(left, "times", right),
            },
            Number::Half(inner, up) => {
                format!("half {}, rounded {}", self.number(inner), if *up { "up" } else { "down" })
            }
            Number::AtLeast(inner, n) => format!("{}, but at least {n}", self.number(inner)),
            Number::AtMost(inner, n) => format!("{}, but at most {n}", self.number(inner)),
            Number::Divided(left, by, up) => {
                format!("{}, rounded {}", both(left, "divided by", by), if *up { "up" } else { "down" })
            }
            Number::Count(set) => format!("the number of {}", self.plural(set)),
            Number::Distinct(attribute, set) => {
                let word = self.word(self.vocabulary.name(Meaning::Attribute(*attribute)), true);
                format!("the number of different {word} of {}", self.plural(set))
            }
            Number::Total(attribute, set) => {
                let word = self.vocabulary.name(Meaning::Attribute(*attribute));
                format!("the total {} of {}", self.word(word, counted(word)), self.plural(set))
            }
            Number::TotalOf(number, set) => {
                let word = number_word(number, self.vocabulary);
                format!("the total {} of {}", self.word(&word, counted(&word)), self.plural(set))
            }
            Number::TotalPosition(set) => format!("the total {} of {}", self.word("position", true), self.plural(set)),
            Number::Attribute(attribute, set) => self.of(self.vocabulary.name(Meaning::Attribute(*attribute)), set),
            Number::Position(set) => self.of("position", set),
            Number::Chosen(slot) => match self.lexicon.slot(*slot) {
                Some(word) if word != "amount" => format!("the {}", self.word(&word, false)),
                _ => "the chosen amount".into(),
            },
            Number::Resource(..) => self.borne(number, &Subject::Table, String::new()),
            Number::Query(query, subject) => self.borne(number, subject, query_word(*query, self.vocabulary)),
            Number::Counter(counter, subject) => self.borne(number, subject, counter_word(*counter, self.vocabulary)),
            Number::CounterValue(counter, value) => {
                self.lexicon.name(self.vocabulary.name(Meaning::CounterValue(*counter, *value)))
            }
            Number::Option(option) => {
                format!("the {}", self.word(self.vocabulary.name(Meaning::Option(*option)), false))
            }
            Number::ActionsLeft => "the number of actions left".into(),
            Number::ActionsTaken => "the number of actions taken".into(),
            Number::Extreme(most, measure, set) => {
                let mut one = set.as_ref().clone();
                one.quantity = Quantity::Each;
                let who = self.things(&one);
                format!("{} of any {}", self.most(*most, measure), who.trim_start_matches("each "))
            }
            Number::Sum(measure, set) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                format!("the total {} of {}", self.word(&word, counts), self.plural(set))
            }
            Number::Players => "the number of players".into(),
            Number::Whether(condition) => format!("1 if {}", self.condition(condition)),
        }
    }

    pub(super) fn plural(&self, set: &Set) -> String {
        let mut many = set.clone();
        if many.order.is_none() && !matches!(many.source, Source::Slot(_)) {
            many.quantity = Quantity::Unsaid;
        }
        self.things(&many)
    }

    /// `its cost`, `the cost of this card`
    fn of(&self, word: &str, set: &Set) -> String {
        let name = self.word(word, counted(word));
        match set.source {
            Source::Slot(Slot::It) => format!("its {name}"),
            _ => format!("the {name} of {}", self.things(set)),
        }
    }

    fn borne(&self, number: &Number, subject: &Subject, word: String) -> String {
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            return format!("{} {}", self.whose(who), self.word(&word, parts::counts(number, &word)));
        }
        match subject {
            Subject::Thing(set) | Subject::Every(set) => self.of(&word, set),
            _ => format!("the {}", self.word(&word, counted(&word))),
        }
    }
}
