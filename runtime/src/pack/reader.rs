//! Reads tables key by key: wrong types and unknown keys are reported at their place, and
//! reading goes on.

use std::marker::PhantomData;

use quarterdeck_dsl::problem::nearest;

use super::keys::{Has, Key, KeyInfo, Reading, Shape};
use super::meant::{meant, told_in_texts};
use super::value::{Entry, Node, Value};
use crate::problem::{PackProblem, Spot};

/// Text with its place; a sentence begins at `spot.span.0 + quotes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The text.
    pub text: String,
    /// Where it stands, quotes included.
    pub spot: Spot,
    /// Bytes before its first letter: opening quotes, and a line break behind three of them.
    pub quotes: usize,
}

impl Text {
    /// Where the first letter stands in the file.
    pub fn start(&self) -> usize {
        self.spot.span.0 + self.quotes
    }

    /// Whether every letter stands in the file as it is meant, so that it is known where: an escape such as `\"` is longer
    /// than what it says.
    pub fn is_verbatim(&self) -> bool {
        let closing = match self.quotes {
            0 => 0,
            1 => 1,
            _ => 3,
        };
        self.quotes + self.text.len() + closing == self.spot.span.1 - self.spot.span.0
    }
}

/// A table as it was written, read by the keys that its type declares.
pub struct Table<'t, S> {
    entries: &'t [Entry],
    is_table: bool,
    /// Where the table stands.
    pub spot: &'t Spot,
    shape: PhantomData<fn() -> S>,
}

impl<S> Clone for Table<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for Table<'_, S> {}

impl<'t, S: Shape> Table<'t, S> {
    /// Reads a value as a table; reports one that is none.
    pub(crate) fn new(value: &'t Value, problems: &mut Vec<PackProblem>) -> Table<'t, S> {
        if !matches!(value.node, Node::Table(_)) {
            problems.push(wrong_type(value, "a table"));
        }
        Table::look(value)
    }

    /// The same for a value of which others report that it is no table.
    pub(crate) fn look(value: &'t Value) -> Table<'t, S> {
        let (entries, is_table) = match &value.node {
            Node::Table(entries) => (entries.as_slice(), true),
            _ => (&[][..], false),
        };
        Table { entries, is_table, spot: &value.spot, shape: PhantomData }
    }

    /// The same table as one whose keys it has.
    pub(crate) fn part<P: Shape>(self) -> Table<'t, P>
    where
        S: Has<P>,
    {
        Table { entries: self.entries, is_table: self.is_table, spot: self.spot, shape: PhantomData }
    }

    /// What is written under a key, in its type. What is no such thing is reported, and what must be there and is not.
    pub(crate) fn get<P: Shape, R: Reading>(self, key: Key<P, R>, problems: &mut Vec<PackProblem>) -> R::Given<'t>
    where
        S: Has<P>,
    {
        if let Some(example) = key.info.must {
            self.missing(&key, example, problems);
        }
        R::read(&key.info, self.entry(&key).map(|entry| &entry.value), problems)
    }

    /// A key as it was written.
    pub(crate) fn entry<P: Shape, R>(self, key: &Key<P, R>) -> Option<&'t Entry>
    where
        S: Has<P>,
    {
        self.entries.iter().find(|entry| entry.key == key.name())
    }

    /// Whether a key is given.
    pub(crate) fn gives<P: Shape, R>(self, key: &Key<P, R>) -> bool
    where
        S: Has<P>,
    {
        self.entry(key).is_some()
    }

    /// Text under a key, without ceremony: what is no text is reported elsewhere.
    pub(crate) fn said<P: Shape, R>(self, key: &Key<P, R>) -> Option<&'t str>
    where
        S: Has<P>,
    {
        match &self.entry(key)?.value.node {
            Node::Text(text, _) => Some(text),
            _ => None,
        }
    }

    /// What a list under a key holds, without ceremony; one value is a list of one.
    pub(crate) fn listed<P: Shape, R>(self, key: &Key<P, R>) -> Vec<&'t Value>
    where
        S: Has<P>,
    {
        self.entry(key).map(|entry| list(&entry.value)).unwrap_or_default()
    }

    /// All keys that are not declared, as they come.
    pub(crate) fn rest(self) -> impl Iterator<Item = &'t Entry> {
        self.entries.iter().filter(|entry| S::TABLE.key(&entry.key).is_none())
    }

    /// Reports a missing key.
    pub(crate) fn missing<P: Shape, R>(self, key: &Key<P, R>, example: &str, problems: &mut Vec<PackProblem>)
    where
        S: Has<P>,
    {
        if !self.is_table || self.gives(key) {
            return;
        }
        let name = key.name();
        problems.push(
            PackProblem::new("pack::missing_key", format!("`{name}` is missing"), self.spot, "in this table")
                .help(format!("add `{name} = {example}`")),
        );
    }

    /// Reports every key that is not declared, or stands without the one that it belongs to.
    pub(crate) fn finish(self, problems: &mut Vec<PackProblem>) {
        for entry in self.entries {
            match S::TABLE.key(&entry.key) {
                None => problems.push(self.unknown(entry)),
                Some(key) => {
                    let partner = key.beside.filter(|_| self.is_alone(key));
                    problems.extend(partner.map(|partner| {
                        let help =
                            format!("`{}` stands beside `{partner}`: add that key, or leave this one out", key.name);
                        no_key(entry).help(help)
                    }));
                }
            }
        }
    }

    /// Reports a key that is declared and means nothing beside the others.
    pub(crate) fn not_here<P: Shape, R>(self, key: &Key<P, R>, help: &str, problems: &mut Vec<PackProblem>)
    where
        S: Has<P>,
    {
        problems.extend(self.entry(key).map(|entry| no_key(entry).help(help)));
    }

    /// Whether a key would stand without the one that it belongs to.
    fn is_alone(self, key: &KeyInfo) -> bool {
        key.beside.is_some_and(|partner| !self.entries.iter().any(|entry| entry.key == partner))
    }

    fn unknown(self, entry: &Entry) -> PackProblem {
        let fitting = S::TABLE.all().filter(|key| !self.is_alone(key));
        let known: Vec<&str> = fitting.map(|key| key.name).collect();
        let near = nearest(&entry.key, known.iter().copied()).map(|near| near.replace(' ', "_"));
        let help = match near.or_else(|| meant(&entry.key, &known).map(str::to_owned)) {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                told_in_texts(&entry.key, &known).unwrap_or_else(|| format!("keys that fit here: {}", known.join(", ")))
            }
        };
        no_key(entry).help(help)
    }
}

fn no_key(entry: &Entry) -> PackProblem {
    let message = format!("there is no key `{}` here", entry.key);
    PackProblem::new("pack::unknown_key", message, &entry.spot, "unknown key")
}

/// A value as a list: a single value is a list of one.
pub fn list(value: &Value) -> Vec<&Value> {
    match &value.node {
        Node::List(items) => items.iter().collect(),
        _ => vec![value],
    }
}

/// A value as text.
pub fn text(value: &Value, problems: &mut Vec<PackProblem>) -> Option<Text> {
    match &value.node {
        Node::Text(text, quotes) => Some(Text { text: text.clone(), spot: value.spot.clone(), quotes: *quotes }),
        _ => {
            problems.push(wrong_type(value, "text"));
            None
        }
    }
}

/// A value as text under a key, which says what is expected.
pub(super) fn text_under(key: &KeyInfo, value: &Value, problems: &mut Vec<PackProblem>) -> Option<Text> {
    let before = problems.len();
    let found = text(value, problems);
    if let Some(problem) = problems.get_mut(before).filter(|_| !matches!(value.node, Node::Number(_))) {
        problem.help = Some(format!("`{}` is given in quotes ({})", key.name, key.form.words()));
    }
    found
}

/// A value as a number.
pub fn number(value: &Value, problems: &mut Vec<PackProblem>) -> Option<i32> {
    number_within(value, i32::MIN, i32::MAX, problems)
}

/// A value as a number within bounds.
pub fn number_within(value: &Value, low: i32, high: i32, problems: &mut Vec<PackProblem>) -> Option<i32> {
    let Node::Number(number) = value.node else {
        problems.push(wrong_type(value, "a number"));
        return None;
    };
    let found = i32::try_from(number).ok().filter(|number| (low..=high).contains(number));
    if found.is_none() {
        problems.push(out_of_range(value, low, high));
    }
    found
}

/// A value as yes or no.
pub fn flag(value: &Value, problems: &mut Vec<PackProblem>) -> bool {
    match value.node {
        Node::Flag(flag) => flag,
        _ => {
            problems.push(wrong_type(value, "true or false"));
            false
        }
    }
}

/// A value as a table of names.
pub fn names<'t>(value: &'t Value, problems: &mut Vec<PackProblem>) -> &'t [Entry] {
    match &value.node {
        Node::Table(entries) => entries,
        _ => {
            problems.push(wrong_type(value, "a table"));
            &[]
        }
    }
}

/// Reports a word that is none of those that mean something.
pub fn unknown_value(text: &Text, values: &[&str]) -> PackProblem {
    let all: Vec<String> = values.iter().map(|value| format!("`{value}`")).collect();
    PackProblem::new("pack::unknown_value", format!("`{}` means nothing here", text.text), &text.spot, "unknown value")
        .help(match nearest(&text.text, values.iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None if values.len() == 1 => format!("write {}, or leave the key out", all[0]),
            None => format!("write one of {}", all.join(", ")),
        })
}

/// Reports a value of the wrong type.
pub fn wrong_type(value: &Value, expected: &str) -> PackProblem {
    let problem = PackProblem::new(
        "pack::wrong_type",
        format!("{expected} is expected here, not {}", value.kind()),
        &value.spot,
        format!("this is {}", value.kind()),
    );
    match (expected, &value.node) {
        ("a number", Node::Text(text, _)) if text.trim().parse::<i64>().is_ok() => {
            problem.help(format!("write it without quotes: `{}`", text.trim()))
        }
        ("a number", Node::Text(text, _)) if number_word(text).is_some() => {
            problem.help(format!("write `{}`, in digits and without quotes", number_word(text).unwrap_or_default()))
        }
        ("a number", Node::Other("a number out of range")) => PackProblem {
            message: "this number does not fit here".to_owned(),
            label: "too large or too small".to_owned(),
            ..problem
        }
        .help("write a number from -32000 to 32000"),
        ("a number", Node::Text(..) | Node::Table(_) | Node::List(_) | Node::Flag(_)) => {
            problem.help("write a whole number, such as `2`; a number that depends on the match is a query")
        }
        ("a number", Node::Other("a fraction")) => problem.help("rules know only whole numbers"),
        ("text", Node::Number(number)) => problem.help(format!("write it in quotes: `\"{number}\"`")),
        ("text", _) => problem.help("write it in quotes"),
        ("true or false", _) => problem.help("write `true` or `false`, without quotes"),
        ("a table", _) => problem.help("a table is a heading `[…]` with keys below it, or `{ key = value }`"),
        _ => problem,
    }
}

/// Numbers in words.
const NUMBERS: &[&str] =
    &["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

fn number_word(text: &str) -> Option<usize> {
    NUMBERS.iter().position(|word| *word == text.trim().to_lowercase())
}

/// Reports a number that is too large or too small.
pub fn out_of_range(value: &Value, low: i32, high: i32) -> PackProblem {
    PackProblem::new("pack::wrong_type", "this number does not fit here", &value.spot, "too large or too small")
        .help(format!("write a number from {low} to {high}"))
}
