//! A selection taken apart into noun and modifiers, and conditions
//! brought into the form in which one would say them.

use super::phrase::Phrase;
use crate::syntax::{Comparison, Deed, Order};
use crate::tree::{
    Condition, Demand, Figure, Measure, Number, Quantity, Set, Side, Slot, Source, Subject, Term, Test, Who, ZoneRef,
};
use crate::vocabulary::{AttributeId, AttributeType, Bearer, CounterId, Meaning, QueryId, Vocabulary};

/// What a selection is about.
pub(super) enum Head<'s> {
    /// A noun, by its id.
    Word(String),
    /// Something bound.
    Slot(Slot),
    /// One player.
    Who(&'s Who),
    /// A zone as a thing.
    Zone(&'s ZoneRef),
}

/// Whether others than somebody are meant.
pub(super) fn others(set: &Set) -> bool {
    matches!(set.source, Source::Side(Side::Others, _)) || set.tests.iter().any(|test| matches!(test, Test::Other(_)))
}

/// The noun of a selection, and the tests that are not said by it.
pub(super) fn head<'s>(set: &'s Set, vocabulary: &Vocabulary) -> (Head<'s>, Vec<&'s Test>) {
    let all = || set.tests.iter().collect();
    match &set.source {
        Source::Slot(slot) => (Head::Slot(*slot), all()),
        Source::Player(who) => (Head::Who(who), all()),
        Source::Players(_) => (Head::Word("player".into()), all()),
        Source::Opponents(_) => (Head::Word("opponent".into()), all()),
        Source::Side(Side::Partners, _) => (Head::Word("partner".into()), all()),
        Source::Side(Side::Team, _) => (Head::Word("team".into()), all()),
        Source::Side(Side::Others, _) => (Head::Word("player".into()), all()),
        Source::AnyOf(_) => (Head::Word("player".into()), all()),
        Source::Zone(zone) => (Head::Zone(zone), all()),
        Source::PlacesOf(boards) => {
            let board = boards.first().copied().unwrap_or_default();
            let place = vocabulary.name(Meaning::PlaceOf(board));
            let word = if place == "?" { vocabulary.name(Meaning::Board(board)) } else { place };
            (Head::Word(word.to_owned()), all())
        }
        Source::Ends => (Head::Word("zone".into()), all()),
        Source::Amounts(..) => (Head::Word("amount".into()), all()),
        Source::Values(attribute, _) => (Head::Word(vocabulary.name(Meaning::Attribute(*attribute)).to_owned()), all()),
        Source::CardsIn(_) | Source::Held(_) | Source::HeldBySome(_) | Source::Everywhere | Source::Here => {
            let (word, rest) = noun(&set.tests, vocabulary);
            (Head::Word(word.unwrap_or_else(|| "card".into())), rest)
        }
    }
}

/// The first kind or family among tests as a noun, and the other tests.
pub(super) fn noun<'s>(tests: &'s [Test], vocabulary: &Vocabulary) -> (Option<String>, Vec<&'s Test>) {
    let words: Vec<Option<String>> = tests.iter().map(|test| kind_word(test, vocabulary)).collect();
    // Who says `standing contract` need not say `contract`.
    let implied = |word: &str| words.iter().flatten().any(|other| other.ends_with(&format!("_{word}")));
    let at = words.iter().position(|word| word.as_deref().is_some_and(|word| !implied(word)));
    let word = at.and_then(|at| words[at].clone());
    let is_rest = |other: usize| Some(other) != at && !words[other].as_deref().is_some_and(implied);
    let rest = tests.iter().enumerate().filter(|(other, _)| is_rest(*other)).map(|(_, test)| test).collect();
    (word, rest)
}

/// The word of the one quest that is said to be done: `quest 10 is done`.
pub(super) fn done_quest(set: &Set, tests: &[Test], vocabulary: &Vocabulary) -> Option<String> {
    match (&set.source, set.tests.as_slice(), tests) {
        (Source::Everywhere, [family @ Test::Family(_)], [Test::Done]) => kind_word(family, vocabulary),
        _ => None,
    }
}

/// The name of a condition that a thing is tested by, as an adjective.
pub(super) fn condition_word(test: &Test, vocabulary: &Vocabulary) -> Option<String> {
    let (query, bearers): (QueryId, &[Bearer]) = match test {
        Test::Measure(Measure::Query(query), Comparison::AtLeast, Number::Constant(1)) => (*query, &[Bearer::Player]),
        Test::Number(own, Comparison::AtLeast, Number::Constant(1)) => match own.as_ref() {
            Number::Query(query, Subject::Here) => (*query, &[Bearer::Card, Bearer::Place]),
            _ => return None,
        },
        _ => return None,
    };
    let names = bearers.iter().map(|bearer| vocabulary.name(Meaning::Condition(query, *bearer)));
    names.into_iter().find(|name| *name != "?").map(str::to_owned)
}

/// The name of a condition of the table, where it is asked.
pub(super) fn called(condition: &Condition, vocabulary: &Vocabulary) -> Option<String> {
    match condition {
        Condition::Compare(Number::Query(query, Subject::Table), Comparison::AtLeast, Number::Constant(1)) => {
            let name = vocabulary.name(Meaning::Condition(*query, Bearer::Table));
            (name != "?").then(|| name.to_owned())
        }
        _ => None,
    }
}

/// Stands between the words of several kinds of which any will do.
pub(super) const OR: char = '|';

/// The word of a kind or family; of several of which any will do, all of them.
pub(super) fn kind_word(test: &Test, vocabulary: &Vocabulary) -> Option<String> {
    match test {
        Test::Kind(kind) => Some(vocabulary.name(Meaning::Kind(*kind)).to_owned()),
        Test::Family(family) => Some(vocabulary.name(Meaning::Family(*family)).to_owned()),
        Test::Any(kinds) => {
            let words: Option<Vec<String>> = kinds.iter().map(|kind| kind_word(kind, vocabulary)).collect();
            words.map(|words| words.join(&OR.to_string()))
        }
        _ => None,
    }
}

/// The word of a value, or of a flag that is set.
pub(super) fn value_word(attribute: AttributeId, value: i32, vocabulary: &Vocabulary) -> String {
    match vocabulary.attribute_type(attribute) {
        AttributeType::Flag => vocabulary.name(Meaning::Attribute(attribute)).to_owned(),
        _ => vocabulary.name(Meaning::Value(attribute, value)).to_owned(),
    }
}

/// Whether the values of an attribute are adjectives, as of colours.
pub(super) fn adjective_value(
    attribute: AttributeId,
    vocabulary: &Vocabulary,
    adjectival: &dyn Fn(&str) -> bool,
) -> bool {
    let word = vocabulary.name(Meaning::Value(attribute, 0));
    word != "?" && adjectival(word)
}

/// The word of a query, whatever bears it.
pub(super) fn query_word(query: QueryId, vocabulary: &Vocabulary) -> String {
    borne(|bearer| Meaning::Query(query, bearer), vocabulary)
}

/// The word of a counter, whatever bears it.
pub(super) fn counter_word(counter: CounterId, vocabulary: &Vocabulary) -> String {
    borne(|bearer| Meaning::Counter(counter, bearer), vocabulary)
}

/// The word of a query or counter.
pub(super) fn number_word(number: &Number, vocabulary: &Vocabulary) -> String {
    match number {
        Number::Query(query, _) => query_word(*query, vocabulary),
        Number::Counter(counter, _) => counter_word(*counter, vocabulary),
        _ => String::new(),
    }
}

fn borne(meaning: impl Fn(Bearer) -> Meaning, vocabulary: &Vocabulary) -> String {
    [Bearer::Player, Bearer::Table, Bearer::Card, Bearer::Place]
        .into_iter()
        .map(|bearer| vocabulary.name(meaning(bearer)))
        .find(|name| *name != "?")
        .unwrap_or("?")
        .to_owned()
}

/// The word of a number that a player has, and the player.
pub(super) fn players_number<'n>(number: &'n Number, vocabulary: &Vocabulary) -> Option<(String, &'n Who)> {
    match number {
        Number::Resource(resource, who) => Some((vocabulary.name(Meaning::Resource(*resource)).to_owned(), who)),
        Number::Query(query, Subject::Player(who)) => Some((query_word(*query, vocabulary), who)),
        Number::Counter(counter, Subject::Player(who)) => Some((counter_word(*counter, vocabulary), who)),
        _ => None,
    }
}

/// What comes in whole groups, and of how many, where that can be said behind `per`: `5 cards`.
pub(super) fn groups<'n>(number: &'n Number, vocabulary: &Vocabulary) -> Option<(&'n Number, i32)> {
    match number {
        Number::Divided(inner, size, false) => match size.as_ref() {
            Number::Constant(size) => Some((inner.as_ref(), *size)),
            _ => None,
        },
        _ => None,
    }
    .filter(|(inner, _)| matches!(inner, Number::Count(_)) || players_number(inner, vocabulary).is_some())
}

/// The word of a measure, and whether one counts it (`3 cards`) or it is a size (`a limit of 3`).
pub(super) fn measure_word(measure: &crate::tree::Measure, vocabulary: &Vocabulary) -> (String, bool) {
    use crate::tree::Measure;
    match measure {
        Measure::Resource(resource) => (vocabulary.name(Meaning::Resource(*resource)).to_owned(), true),
        Measure::Query(query) => {
            let word = query_word(*query, vocabulary);
            let counted = counted(&word);
            (word, counted)
        }
        Measure::Counter(counter) => {
            let word = counter_word(*counter, vocabulary);
            let counted = counted(&word);
            (word, counted)
        }
    }
}

/// The same for a number of whatever things.
pub(super) fn figure_word(figure: &Figure, vocabulary: &Vocabulary) -> (String, bool) {
    let word = match figure {
        Figure::Measure(measure) => return measure_word(measure, vocabulary),
        Figure::Attribute(attribute) => vocabulary.name(Meaning::Attribute(*attribute)).to_owned(),
        Figure::Own(number) => number_word(number, vocabulary),
        Figure::Position => return ("position".to_owned(), false),
    };
    let counted = counted(&word);
    (word, counted)
}

/// Whether a number counts something: its id has a plural in it.
pub(super) fn counted(word: &str) -> bool {
    word.split('_').any(|part| part.ends_with('s') && !part.ends_with("ss") && !part.ends_with("us"))
}

/// Whether a number of a player counts something: resources always do.
pub(super) fn counts(number: &Number, word: &str) -> bool {
    matches!(number, Number::Resource(..)) || counted(word)
}

/// A comparison with a constant, as a quantity, if there is one that says it.
pub(super) fn as_quantity(comparison: Comparison, n: i32) -> Option<Quantity> {
    Some(match comparison {
        Comparison::AtLeast => Quantity::AtLeast(n),
        Comparison::AtMost => Quantity::AtMost(n),
        Comparison::Exactly => Quantity::Exactly(n),
        Comparison::MoreThan => Quantity::AtLeast(n.saturating_add(1)),
        Comparison::LessThan => Quantity::AtMost(n.saturating_sub(1)),
        Comparison::NotExactly => return None,
    })
}

/// Whether one thing is meant.
pub(super) fn singular(set: &Set) -> bool {
    match set.quantity {
        Quantity::One | Quantity::Each => true,
        Quantity::Number(n) | Quantity::Exactly(n) | Quantity::AtLeast(n) | Quantity::AtMost(n) | Quantity::UpTo(n) => {
            n == 1
        }
        Quantity::Unsaid => set.definite,
        Quantity::No | Quantity::All | Quantity::Between(..) => false,
    }
}

/// What the order of a set is called: ends of a pile, or near and far on a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Top,
    Bottom,
    First,
    Last,
    Nearest,
    Farthest,
    Nth(i32),
}

/// Which of the things is meant, if it is said.
pub(super) fn which(set: &Set) -> Option<Which> {
    let ahead = set.tests.iter().any(|test| matches!(test, Test::Ahead(_)));
    let behind = set.tests.iter().any(|test| matches!(test, Test::Behind(_)));
    if set.skip > 0 {
        return Some(Which::Nth(set.skip + 1));
    }
    // Looking back from a thing turns the order round without an order word.
    Some(match set.order.filter(|_| set.definite)? {
        Order::Top => Which::Top,
        Order::Bottom => Which::Bottom,
        // Behind something, the order on the board is the other way round.
        Order::First if behind => Which::Farthest,
        Order::Last if behind => Which::Nearest,
        Order::First if ahead => Which::Nearest,
        Order::Last if ahead => Which::Farthest,
        Order::First => Which::First,
        Order::Last => Which::Last,
    })
}

/// A condition as one would say it: counts as counts, and without `not` where another word will do.
pub(super) fn said(condition: &Condition, vocabulary: &Vocabulary) -> Condition {
    match condition {
        Condition::Not(inner) if called(inner, vocabulary).is_some() => condition.clone(),
        Condition::Compare(Number::Count(set), comparison, Number::Constant(n))
            if let Some(quantity) = as_quantity(*comparison, *n) =>
        {
            Condition::Count(quantity, set.clone())
        }
        Condition::Compare(number, comparison, Number::Constant(n))
            if players_number(number, vocabulary).is_some_and(|(word, _)| counts(number, &word))
                && let Some(quantity) = as_quantity(*comparison, *n) =>
        {
            Condition::Amount(quantity, number.clone())
        }
        Condition::Not(inner) => match said(inner, vocabulary) {
            Condition::Count(quantity, set) => match opposite(quantity) {
                Some(quantity) => Condition::Count(quantity, set),
                None => Condition::Not(Box::new(Condition::Count(quantity, set))),
            },
            Condition::Amount(quantity, number) => match opposite(quantity) {
                Some(quantity) => Condition::Amount(quantity, number),
                None => Condition::Not(Box::new(Condition::Amount(quantity, number))),
            },
            Condition::Compare(left, comparison, right) => match comparison {
                Comparison::AtLeast => Condition::Compare(left, Comparison::LessThan, right),
                Comparison::AtMost => Condition::Compare(left, Comparison::MoreThan, right),
                Comparison::MoreThan => Condition::Compare(left, Comparison::AtMost, right),
                Comparison::LessThan => Condition::Compare(left, Comparison::AtLeast, right),
                Comparison::Exactly | Comparison::NotExactly => {
                    Condition::Not(Box::new(Condition::Compare(left, comparison, right)))
                }
            },
            Condition::Not(inner) => *inner,
            other => Condition::Not(Box::new(other)),
        },
        other => other.clone(),
    }
}

fn opposite(quantity: Quantity) -> Option<Quantity> {
    Some(match quantity {
        Quantity::Unsaid | Quantity::One | Quantity::All | Quantity::Each => Quantity::No,
        Quantity::No => Quantity::One,
        Quantity::AtLeast(n) | Quantity::Number(n) if n <= 1 => Quantity::No,
        Quantity::AtLeast(n) | Quantity::Number(n) => Quantity::AtMost(n - 1),
        Quantity::AtMost(n) | Quantity::UpTo(n) => Quantity::AtLeast(n + 1),
        Quantity::Exactly(0) => Quantity::One,
        Quantity::Exactly(_) | Quantity::Between(..) => return None,
    })
}

/// A choice of several among other conditions stands in brackets.
pub(super) fn grouped(condition: &Condition, told: Phrase) -> Phrase {
    if matches!(condition, Condition::Any(_)) { Phrase::new("bracket").same("inner", told) } else { told }
}

/// The words of values that are all adjectives.
pub(super) fn adjectives(
    tests: &[Test],
    vocabulary: &Vocabulary,
    adjectival: &dyn Fn(&str) -> bool,
) -> Option<Vec<String>> {
    let word = |test: &Test| match test {
        Test::Value(attribute, value) => Some(value_word(*attribute, *value, vocabulary)),
        _ => None,
    };
    tests.iter().map(|test| word(test).filter(|word| adjectival(word))).collect()
}

/// Demands that are all just deeds.
pub(super) fn plain(list: &[Demand]) -> Option<Vec<(Deed, &Term)>> {
    list.iter().map(|demand| if let Demand::One(deed, term) = demand { Some((*deed, term)) } else { None }).collect()
}
