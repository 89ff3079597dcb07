//! Reads tables key by key: wrong types and unknown keys are reported at their place, and
//! reading goes on.

use quarterdeck_dsl::problem::nearest;

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
    /// Bytes of opening quotes.
    pub quotes: usize,
}

impl Text {
    /// Where the first letter stands in the file.
    pub fn start(&self) -> usize {
        self.spot.span.0 + self.quotes
    }
}

/// A table being read. `finish` reports what nobody asked for.
pub struct Table<'t> {
    entries: Vec<&'t Entry>,
    asked: Vec<&'static str>,
    given: Vec<&'t str>,
    is_table: bool,
    /// Where the table stands.
    pub spot: Spot,
}

impl<'t> Table<'t> {
    /// Reads a value as a table.
    pub fn new(value: &'t Value, problems: &mut Vec<PackProblem>) -> Table<'t> {
        let is_table = matches!(value.node, Node::Table(_));
        let entries: Vec<&Entry> = match &value.node {
            Node::Table(entries) => entries.iter().collect(),
            _ => {
                problems.push(wrong_type(value, "a table"));
                Vec::new()
            }
        };
        let given = entries.iter().map(|entry| entry.key.as_str()).collect();
        Table { entries, asked: Vec::new(), given, is_table, spot: value.spot.clone() }
    }

    /// The value of a key.
    pub fn take(&mut self, key: &'static str) -> Option<&'t Value> {
        self.asked.push(key);
        let at = self.entries.iter().position(|entry| entry.key == key)?;
        Some(&self.entries.remove(at).value)
    }

    /// Where a key stands that has not been taken yet.
    pub fn place(&self, key: &str) -> Option<&'t Spot> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.spot)
    }

    /// The value of a key, which stays to be read.
    pub fn peek(&self, key: &str) -> Option<&'t Value> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| &entry.value)
    }

    /// All keys that are left, as they come.
    pub fn rest(&mut self) -> Vec<&'t Entry> {
        std::mem::take(&mut self.entries)
    }

    /// Text under a key.
    pub fn text(&mut self, key: &'static str, problems: &mut Vec<PackProblem>) -> Option<Text> {
        self.take(key).and_then(|value| text_of(key, value, problems))
    }

    /// A number under a key.
    pub fn number(&mut self, key: &'static str, problems: &mut Vec<PackProblem>) -> Option<i32> {
        self.take(key).and_then(|value| number(value, problems))
    }

    /// A flag under a key; absent is false.
    pub fn flag(&mut self, key: &'static str, problems: &mut Vec<PackProblem>) -> bool {
        match self.take(key) {
            Some(Value { node: Node::Flag(flag), .. }) => *flag,
            Some(value) => {
                problems.push(wrong_type(value, "true or false"));
                false
            }
            None => false,
        }
    }

    /// One text or a list of texts under a key.
    pub fn texts(&mut self, key: &'static str, problems: &mut Vec<PackProblem>) -> Vec<Text> {
        match self.take(key) {
            None => Vec::new(),
            Some(value) => list(value).into_iter().filter_map(|item| text_of(key, item, problems)).collect(),
        }
    }

    /// A list of tables (or one) under a key.
    pub fn items(&mut self, key: &'static str) -> Vec<&'t Value> {
        self.take(key).map(list).unwrap_or_default()
    }

    /// Reports a missing key, unless it is there with a value of the wrong type.
    pub fn missing(&self, key: &str, example: &str, problems: &mut Vec<PackProblem>) {
        if !self.is_table || self.given.contains(&key) {
            return;
        }
        problems.push(
            PackProblem::new("pack::missing_key", format!("`{key}` is missing"), &self.spot, "in this table")
                .help(format!("add `{key} = {example}`")),
        );
    }

    /// Reports every key that nobody asked for.
    pub fn finish(self, problems: &mut Vec<PackProblem>) {
        for entry in self.entries {
            let mut problem = PackProblem::new(
                "pack::unknown_key",
                format!("there is no key `{}` here", entry.key),
                &entry.spot,
                "unknown key",
            );
            let known: Vec<&str> = self.asked.clone();
            let near = nearest(&entry.key, known.iter().copied()).map(|near| near.replace(' ', "_"));
            problem = match near.or_else(|| meant(&entry.key, &known).map(str::to_owned)) {
                Some(near) => problem.help(format!("did you mean `{near}`?")),
                None if told_in_texts(&entry.key, &known).is_some() => {
                    problem.help(told_in_texts(&entry.key, &known).unwrap_or_default())
                }
                None => problem.help(format!("keys that fit here: {}", known.join(", "))),
            };
            problems.push(problem);
        }
    }
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
fn text_of(key: &str, value: &Value, problems: &mut Vec<PackProblem>) -> Option<Text> {
    let before = problems.len();
    let found = text(value, problems);
    let wanted = super::keys::value_of(key).filter(|_| !matches!(value.node, Node::Number(_)));
    if let (Some(problem), Some(wanted)) = (problems.get_mut(before), wanted) {
        problem.help = Some(format!("`{key}` is given in quotes ({wanted})"));
    }
    found
}

/// A value as a number.
pub fn number(value: &Value, problems: &mut Vec<PackProblem>) -> Option<i32> {
    match &value.node {
        Node::Number(number) => i32::try_from(*number).ok().or_else(|| {
            problems.push(out_of_range(value, i32::MIN, i32::MAX));
            None
        }),
        _ => {
            problems.push(wrong_type(value, "a number"));
            None
        }
    }
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
