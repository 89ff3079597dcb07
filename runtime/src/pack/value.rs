//! TOML as a tree of our own that keeps every place, so that all mistakes can be shown at once.

use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::brackets::unclosed;
use super::broken::broken;
use crate::problem::{PackProblem, Spot};
use crate::text::signs;

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
    // A bracket that is not closed swallows what follows; all that is said about it would be wrong.
    let swallowed = if errors.is_empty() { None } else { unclosed(text) };
    if let Some(span) = swallowed {
        let spot = Spot { file: file.clone(), span };
        let (bracket, closing) = match &text[span.0..] {
            rest if rest.starts_with('{') => ("{", "}"),
            rest if rest.starts_with("[[") => ("[[", "]]"),
            _ => ("[", "]"),
        };
        let begins_line = text[..span.0].trim_end_matches([' ', '\t']).is_empty()
            || text[..span.0].trim_end_matches([' ', '\t']).ends_with('\n');
        let problem = if bracket == "{" && begins_line {
            PackProblem::new("pack::broken_toml", "this looks like JSON", &spot, "opened here")
                .help("packs are written in TOML: a heading such as `[pack]`, and below it `key = value`")
        } else {
            let message = format!("the `{bracket}` is opened here and not closed");
            PackProblem::new("pack::broken_toml", message, &spot, "opened here")
                .help(format!("close it with `{closing}`"))
        };
        problems.push(problem);
    }
    if swallowed.is_none() {
        let place = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
        let mut errors: Vec<_> = errors.iter().collect();
        errors.sort_by_key(|error| place(error));
        let twice = |error: &&&toml::de::Error| error.message() == "duplicate key";
        match errors.iter().find(|error| !twice(error)) {
            // What the reader says behind it mostly follows from it.
            Some(error) => {
                let told = broken(text, place(error), error.message());
                let spot = Spot { file: file.clone(), span: told.span };
                let problem = PackProblem::new("pack::broken_toml", told.message, &spot, "here");
                problems.push(problem.help(told.help));
            }
            None => problems.extend(written_twice(text, &file, errors.iter().filter_map(|error| error.span()))),
        }
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

/// Keys and tables that are there already. Of a table that is, the keys below it need no further message.
fn written_twice(text: &str, file: &Arc<str>, spans: impl Iterator<Item = std::ops::Range<usize>>) -> Vec<PackProblem> {
    let mut found = Vec::new();
    let mut table_until = 0;
    for span in spans {
        let line = text[..span.start].rfind('\n').map_or(0, |end| end + 1);
        if span.start < table_until {
            continue;
        }
        if text[line..].starts_with('[') {
            table_until = text[span.end..].find("\n[").map_or(text.len(), |at| span.end + at);
        }
        let spot = Spot { file: file.clone(), span: (span.start, span.end) };
        let problem =
            PackProblem::new("pack::broken_toml", "this is written a second time", &spot, "it is there already");
        found.push(problem.help("keep one of the two"));
    }
    found
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
            // A line break behind three quotes is no part of the text.
            let quotes = match quoted.strip_prefix("'''").or_else(|| quoted.strip_prefix("\"\"\"")) {
                Some(rest) if rest.starts_with("\r\n") => 5,
                Some(rest) if rest.starts_with('\n') => 4,
                Some(_) => 3,
                None => 1,
            };
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
