//! TOML as a tree of our own that keeps every place, so that all mistakes can be shown at once.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::signs;
use crate::problem::{PackProblem, Spot};

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// What it is.
    pub node: Node,
    /// Where it stands.
    pub spot: Spot,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// Text, and how many bytes of quotes stand before its first letter.
    Text(String, usize),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A list.
    List(Vec<Value>),
    /// Keys in the order of the file.
    Table(Vec<Entry>),
    /// A kind of value that packs do not use: a fraction or a date.
    Other(&'static str),
}

/// A key with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The key.
    pub key: String,
    /// Where the key stands.
    pub spot: Spot,
    /// Its value.
    pub value: Value,
}

impl Value {
    /// What the value is, in words.
    pub fn kind(&self) -> &'static str {
        match &self.node {
            Node::Text(..) => "text",
            Node::Number(_) => "a number",
            Node::Flag(_) => "true or false",
            Node::List(_) => "a list",
            Node::Table(_) => "a table",
            Node::Other(kind) => kind,
        }
    }
}

/// Reads a file. Broken syntax is reported and what could be read is returned.
pub fn read(file: &str, text: &str, problems: &mut Vec<PackProblem>) -> Value {
    let file: Arc<str> = file.into();
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let spot = Spot { file: file.clone(), span: (span.start, span.end) };
        let (message, help) = in_words(error.message());
        let mut problem = PackProblem::new("pack::broken_toml", message, &spot, "the mistake is here, or just before");
        problem.help = help.map(str::to_owned);
        problems.push(problem);
    }
    let span = table.span();
    let value = Value {
        node: convert_table(table.get_ref(), &file, text),
        spot: Spot { file: file.clone(), span: (span.start, span.end) },
    };
    // Without a backslash, nothing is in the values that is not in the file.
    if text.contains('\\') {
        hidden_signs(&value, problems);
    }
    value
}

/// Signs that were written by their numbers and must not be shown.
fn hidden_signs(value: &Value, problems: &mut Vec<PackProblem>) {
    let hidden = |text: &str| text.chars().find(|sign| signs::is_unsafe(*sign));
    match &value.node {
        Node::Text(text, _) => problems.extend(hidden(text).map(|sign| signs::written(sign, &value.spot))),
        Node::List(items) => items.iter().for_each(|item| hidden_signs(item, problems)),
        Node::Table(entries) => {
            for entry in entries {
                problems.extend(hidden(&entry.key).map(|sign| signs::written(sign, &entry.spot)));
                hidden_signs(&entry.value, problems);
            }
        }
        _ => {}
    }
}

/// The reader's complaints in an author's words, with a remedy for the common ones.
fn in_words(message: &str) -> (String, Option<&'static str>) {
    let (plain, help) = match message {
        "duplicate key" => ("this is written a second time", "keep one of the two"),
        text if text.starts_with("invalid basic string") || text.starts_with("invalid literal string") => {
            ("a quote is opened and not closed", "close it before the line ends")
        }
        text if text.starts_with("string values must be quoted") => {
            ("text must stand in quotes", "write `\"text\"`, and sentences as `'text'`")
        }
        text if text.starts_with("key with no value") => {
            ("a `=` is missing after this key", "a line is written as `key = value`")
        }
        text if text.starts_with("unclosed") => ("a bracket is opened and not closed", "close it with `]` or `}`"),
        other => return (format!("this is not valid TOML: {other}"), None),
    };
    (plain.to_owned(), Some(help))
}

fn convert_table(table: &DeTable<'_>, file: &Arc<str>, text: &str) -> Node {
    Node::Table(
        table
            .iter()
            .map(|(key, value)| Entry {
                key: key.get_ref().to_string(),
                spot: Spot { file: file.clone(), span: (key.span().start, key.span().end) },
                value: convert(value, file, text),
            })
            .collect(),
    )
}

fn convert(value: &Spanned<DeValue<'_>>, file: &Arc<str>, text: &str) -> Value {
    let span = value.span();
    let node = match value.get_ref() {
        DeValue::String(string) => {
            let quoted = text.get(span.clone()).unwrap_or("");
            let quotes = if quoted.starts_with("'''") || quoted.starts_with("\"\"\"") { 3 } else { 1 };
            Node::Text(string.to_string(), quotes)
        }
        DeValue::Integer(integer) => {
            let digits: String = integer.as_str().chars().filter(|digit| *digit != '_').collect();
            i64::from_str_radix(digits.trim_start_matches('+'), integer.radix())
                .map_or(Node::Other("a number out of range"), Node::Number)
        }
        DeValue::Float(_) => Node::Other("a fraction"),
        DeValue::Boolean(flag) => Node::Flag(*flag),
        DeValue::Datetime(_) => Node::Other("a date"),
        DeValue::Array(list) => Node::List(list.iter().map(|item| convert(item, file, text)).collect()),
        DeValue::Table(table) => convert_table(table, file, text),
    };
    Value { node, spot: Spot { file: file.clone(), span: (span.start, span.end) } }
}
