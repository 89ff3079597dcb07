//! Numbers as phrases, and so much of a resource.

use super::Walker;
use super::parts::{
    counted, counter_word, counts, figure_word, groups, measure_word, number_word, players_number, query_word,
};
use super::phrase::Phrase;
use crate::tree::{Number, Quantity, Set, Slot, Source, Subject, Who};
use crate::vocabulary::Meaning;

impl Walker<'_> {
    pub(super) fn number(&self, number: &Number) -> Phrase {
        let word_of = |attribute| self.vocabulary.name(Meaning::Attribute(attribute));
        match number {
            Number::Constant(n) => Phrase::new("num").number("n", *n),
            Number::Plus(left, right) => self.both("plus", left, right),
            Number::Minus(left, right) => self.both("minus", left, right),
            Number::Times(left, right) => match (left.as_ref(), right.as_ref()) {
                (Number::Constant(_), Number::Count(_)) => self.so_many_per(left, right),
                (left, right) if groups(right, self.vocabulary).is_some() => self.so_many_per(left, right),
                (Number::Constant(2), other) => {
                    let of = self.number(other);
                    Phrase::new("twice").like(&of).same("of", of)
                }
                (left, right) => self.both("times", left, right),
            },
            Number::Half(inner, up) => Phrase::new("half").own("of", self.half_of(inner)).flag("up", *up),
            Number::Divided(left, by, up) => self.both("divided", left, by).flag("up", *up),
            Number::AtLeast(inner, least) => self.not_below(self.number(inner), least),
            Number::AtMost(inner, most) => self.not_above(self.number(inner), most),
            Number::Count(set) => Phrase::new("count").own("things", self.plural(set)),
            Number::Distinct(attribute, set) => {
                Phrase::new("count-different").word("word", word_of(*attribute)).own("things", self.plural(set))
            }
            Number::Total(attribute, set) => self.total(word_of(*attribute), set),
            Number::TotalOf(number, set) => self.total(&number_word(number, self.vocabulary), set),
            Number::TotalPosition(set) => Phrase::new("total-position").own("things", self.plural(set)),
            Number::Attribute(attribute, set) => self.of(word_of(*attribute), set),
            Number::Position(set) => self.of("position", set),
            Number::Chosen(slot) => match self.lexicon.slot(*slot).filter(|word| word != "amount") {
                Some(word) => Phrase::new("the-number").word("word", &word).flag("counted", false).headed(&word, false),
                None => Phrase::new("chosen-amount"),
            },
            Number::Resource(..) => self.borne(number, &Subject::Table, ""),
            Number::Query(query, subject) => self.borne(number, subject, &query_word(*query, self.vocabulary)),
            Number::Counter(counter, subject) => self.borne(number, subject, &counter_word(*counter, self.vocabulary)),
            Number::CounterValue(counter, value) => {
                Phrase::new("value").word("word", self.vocabulary.name(Meaning::CounterValue(*counter, *value)))
            }
            Number::Option(option) => {
                let word = self.vocabulary.name(Meaning::Option(*option));
                Phrase::new("the-number").word("word", word).flag("counted", false).headed(word, false)
            }
            Number::ActionsLeft => Phrase::new("actions-left"),
            Number::ActionsTaken => Phrase::new("actions-taken"),
            Number::Extreme(most, figure, set) => {
                let (word, counts) = figure_word(figure, self.vocabulary);
                let each = Set { quantity: Quantity::Each, ..set.as_ref().clone() };
                let phrase = Phrase::new("extreme").own("most", self.most(*most, figure)).flag("high", *most);
                let phrase = phrase.word("word", &word).flag("counted", counts).headed(&word, counts);
                phrase.own("any", self.things(&each)).own("things", self.plural(set))
            }
            Number::Sum(measure, set) => {
                let (word, counts) = measure_word(measure, self.vocabulary);
                let all = Set { quantity: Quantity::All, ..set.as_ref().clone() };
                let phrase = Phrase::new("sum").word("word", &word).flag("counted", counts).headed(&word, counts);
                phrase.own("things", self.plural(set)).own("all", self.things(&all))
            }
            Number::Players => Phrase::new("count-players"),
            Number::Whether(condition) => Phrase::new("whether").own("condition", self.condition(condition)),
        }
    }

    fn both(&self, key: &'static str, left: &Number, right: &Number) -> Phrase {
        let first = self.number(left);
        Phrase::new(key).like(&first).same("left", first).own("right", self.number(right))
    }

    fn not_below(&self, of: Phrase, least: &Number) -> Phrase {
        match least {
            Number::Constant(n) => Phrase::new("but-at-least").same("of", of).number("n", *n),
            other => Phrase::new("not-below").same("of", of).own("number", self.number(other)),
        }
    }

    fn not_above(&self, of: Phrase, most: &Number) -> Phrase {
        match most {
            Number::Constant(n) => Phrase::new("but-at-most").same("of", of).number("n", *n),
            other => Phrase::new("not-above").same("of", of).own("number", self.number(other)),
        }
    }

    fn so_many_per(&self, left: &Number, right: &Number) -> Phrase {
        Phrase::new("so-many-per").same("left", self.number(left)).own("per", self.per(right))
    }

    fn total(&self, word: &str, set: &Set) -> Phrase {
        let phrase = Phrase::new("total").word("word", word).flag("counted", counted(word)).headed(word, counted(word));
        phrase.own("things", self.plural(set))
    }

    /// What half is taken of.
    fn half_of(&self, inner: &Number) -> Phrase {
        match players_number(inner, self.vocabulary) {
            Some((word, who)) if counts(inner, &word) => {
                self.possessed(Phrase::new("own-things").word("word", &word).headed(&word, true), who)
            }
            _ => self.number(inner),
        }
    }

    /// `its cost`, `the cost of this card`
    fn of(&self, word: &str, set: &Set) -> Phrase {
        let it = matches!(set.source, Source::Slot(Slot::It));
        let phrase = Phrase::new("number-of").word("word", word).flag("counted", counted(word)).flag("it", it);
        phrase.own("thing", self.things(set)).headed(word, counted(word))
    }

    fn borne(&self, number: &Number, subject: &Subject, word: &str) -> Phrase {
        if let Some((word, who)) = players_number(number, self.vocabulary) {
            let counts = counts(number, &word);
            let phrase = Phrase::new("own-number").word("word", &word).flag("counted", counts).headed(&word, counts);
            return self.possessed(phrase, who);
        }
        match subject {
            Subject::Thing(set) | Subject::Every(set) => self.of(word, set),
            _ => {
                Phrase::new("the-number").word("word", word).flag("counted", counted(word)).headed(word, counted(word))
            }
        }
    }

    /// What is counted behind `per`.
    pub(super) fn per(&self, number: &Number) -> Phrase {
        let plain = self.with_they(None, false);
        match number {
            Number::Count(set) => Phrase::new("per")
                .own("things", plain.things(&Set { quantity: Quantity::Each, ..set.as_ref().clone() })),
            other if let Some((inner, size)) = groups(other, self.vocabulary) => self.per_group(inner, size),
            other => match players_number(other, self.vocabulary) {
                Some((word, who)) => {
                    let phrase = Phrase::new("per-own").word("word", &word).headed(&word, false);
                    self.possessed(phrase, who).own("who", self.who(who)).mark("person", self.person(who))
                }
                None => Phrase::new("per-number").own("number", self.number(other)),
            },
        }
    }

    /// `5 cards in your hand`, `3 tokens you have`
    fn per_group(&self, number: &Number, size: i32) -> Phrase {
        match (number, players_number(number, self.vocabulary)) {
            (Number::Count(set), _) => {
                let several = Set { quantity: Quantity::Number(size), ..set.as_ref().clone() };
                let things = self.with_they(None, false).things(&several);
                Phrase::new("per-group").number("n", size).like(&things).own("things", things)
            }
            (_, Some((word, who))) => {
                let count = self.count_of(Quantity::Number(size), &word);
                let phrase = Phrase::new("per-own-group").number("n", size).like(&count).own("count", count);
                self.possessed(phrase, who).own("who", self.who(who)).mark("person", self.person(who))
            }
            (other, None) => Phrase::new("per-number").own("number", self.number(other)),
        }
    }

    /// Whose resource a number is, if it is this one.
    fn owner<'n>(&self, number: &'n Number, word: &str) -> Option<&'n Who> {
        players_number(number, self.vocabulary).filter(|(own, _)| own == word).map(|(_, who)| who)
    }

    /// So much of a resource.
    pub(super) fn so_much(&self, word: &str, number: &Number) -> Phrase {
        let own_things =
            |who: &Who| self.possessed(Phrase::new("own-things").word("word", word).headed(word, true), who);
        match number {
            Number::Constant(n) => self.count_of(Quantity::Number(*n), word),
            Number::Times(each, times)
                if matches!(**each, Number::Constant(_)) && self.owner(times, word).is_none() =>
            {
                let much = self.so_much(word, each);
                let counted = matches!(times.as_ref(), Number::Count(_))
                    || groups(times, self.vocabulary).is_some()
                    || players_number(times, self.vocabulary).is_some();
                if counted {
                    Phrase::new("so-much-per").same("much", much).own("per", self.per(times))
                } else {
                    Phrase::new("so-much-times").same("much", much).own("number", self.number(times))
                }
            }
            Number::Resource(..) if let Some(who) = self.owner(number, word) => {
                Phrase::new("all-own").same("things", own_things(who)).headed(word, true)
            }
            Number::Half(inner, up) => match self.owner(inner, word) {
                Some(who) => Phrase::new("half").own("of", own_things(who)).flag("up", *up),
                None => {
                    let half = Phrase::new("half-much").same("much", self.so_much(word, inner)).word("word", word);
                    half.own("number", self.number(inner)).flag("up", *up)
                }
            },
            Number::Attribute(attribute, set)
                if self.alike(self.vocabulary.name(Meaning::Attribute(*attribute)), word) =>
            {
                Phrase::new("as-shown").word("word", word).own("thing", self.things(set))
            }
            Number::AtLeast(inner, least) => self.not_below(self.so_much(word, inner), least),
            Number::AtMost(inner, most) => self.not_above(self.so_much(word, inner), most),
            Number::Plus(left, right) if matches!(**left, Number::Constant(_) | Number::Times(..)) => {
                Phrase::new("plus-much").same("first", self.so_much(word, left)).same("last", self.so_much(word, right))
            }
            Number::Minus(left, right)
                if let (Some(who), Number::Constant(n)) = (self.owner(left, word), right.as_ref()) =>
            {
                let down = Phrase::new("all-but").same("things", own_things(who)).number("n", *n);
                down.own("count", self.count_of(Quantity::Number(*n), word))
            }
            Number::Count(set) => self.as_many_as(word, set),
            Number::Plus(left, right) | Number::Minus(left, right)
                if let (Number::Count(set), Number::Constant(n)) = (left.as_ref(), right.as_ref()) =>
            {
                let key = if matches!(number, Number::Plus(..)) { "more-than-many" } else { "fewer-than-many" };
                Phrase::new(key).own("count", self.count_of(Quantity::Number(*n), word)).own("things", self.plural(set))
            }
            Number::Plus(left, right) | Number::Minus(left, right) if let Number::Count(set) = left.as_ref() => {
                let key = if matches!(number, Number::Plus(..)) { "as-many-plus" } else { "as-many-minus" };
                Phrase::new(key).same("first", self.as_many_as(word, set)).own("right", self.number(right))
            }
            other => Phrase::new("so-much-equal").word("word", word).own("number", self.number(other)),
        }
    }

    fn as_many_as(&self, word: &str, set: &Set) -> Phrase {
        let many = self.plural(set);
        Phrase::new("as-many-as").word("word", word).own("things", many)
    }

    /// Whether two words are told alike.
    fn alike(&self, left: &str, right: &str) -> bool {
        let many = |word: &str| self.telling.tell(&self.count_of(Quantity::Number(5), word));
        many(left) == many(right)
    }
}
