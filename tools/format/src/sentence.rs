//! Sentences in their canonical form: small letters, one blank between words, and forms of words that agree, where English
//! leaves no choice. Which words are used is the author's: what means the same may be said in more than one way, and the better way
//! is not for a program to choose.

use std::collections::BTreeMap;

use quarterdeck_runtime::Game;
use quarterdeck_runtime::packs::{Node, Sentences, Value as Said};
use toml::Value;

use crate::walk;

/// Knows which texts are sentences.
pub struct Reader<'r> {
    /// All that was read while the pack was checked.
    pub sentences: &'r Sentences,
    /// The game, if nothing is wrong with the pack; else sentences stay as they are.
    pub game: Option<&'r Game>,
}

/// Where sentences stand in a file by what its keys declare, and what they say, without quotes and escapes. Something else can be
/// called like a sentence and is none.
pub struct Places {
    said: BTreeMap<usize, String>,
}

impl Places {
    /// The sentences of a file of tables.
    pub fn of(whole: &Said) -> Places {
        let mut said = BTreeMap::new();
        walk::file(whole, &mut |found| {
            if let walk::Said::Sentence(value, _) = found
                && let Node::Text(text, _) = &value.node
            {
                said.insert(value.spot.span.0, text.clone());
            }
        });
        Places { said }
    }

    /// What the sentence says that begins at this byte, with its quotes.
    pub fn said(&self, at: usize) -> Option<&str> {
        self.said.get(&at).map(String::as_str)
    }
}

/// A text as it stands between double quotes.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '"' => written.push_str("\\\""),
            '\\' => written.push_str("\\\\"),
            '\t' => written.push_str("\\t"),
            sign if sign.is_control() => written.push_str(&format!("\\u{:04X}", u32::from(sign))),
            sign => written.push(sign),
        }
    }
    written
}

impl Reader<'_> {
    /// A quoted text as it should be written, if a sentence stands there that says this. The quotes stay of their kind; what is already as it
    /// should be stays as it was typed, sign by sign. A text of several lines is its author's.
    pub fn written(&self, said: Option<&str>, quoted: &str) -> String {
        let several_lines = quoted.starts_with("'''") || quoted.starts_with("\"\"\"");
        let sentence = said.filter(|_| !several_lines).and_then(|said| self.sentence(said).filter(|it| it != said));
        match sentence {
            Some(sentence) if quoted.starts_with('"') => format!("\"{}\"", escaped(&sentence)),
            Some(sentence) => format!("'{sentence}'"),
            None => quoted.to_owned(),
        }
    }

    /// A text as it should be written, if it is a sentence.
    fn sentence(&self, text: &str) -> Option<String> {
        self.game.and_then(|game| self.sentences.written(text, &game.vocabulary))
    }

    /// Whether two values say the same: everything is equal but how sentences are written.
    pub fn same(&self, old: &Value, new: &Value) -> bool {
        match (old, new) {
            (Value::String(old), Value::String(new)) => {
                old == new || self.sentence(old).is_some_and(|written| written == *new)
            }
            (Value::Array(old), Value::Array(new)) => {
                old.len() == new.len() && old.iter().zip(new).all(|(old, new)| self.same(old, new))
            }
            (Value::Table(old), Value::Table(new)) => {
                old.len() == new.len()
                    && old.iter().all(|(key, old)| new.get(key).is_some_and(|new| self.same(old, new)))
            }
            _ => old == new,
        }
    }
}

#[cfg(test)]
mod tests {
    use quarterdeck_runtime::packs::read_tables;

    use super::{Places, escaped};

    #[test]
    fn sentences_are_known_by_their_keys() {
        let text = "[card.lamp]\nkind = \"gain 1 oil\"\n[[card.lamp.when]]\nevent = 'lit'\ndo = [\"gain  1 \\u006Fil\", { if = \"late is 1\", do = 'draw 1 card' }]\n";
        let places = Places::of(&read_tables("", text, &mut Vec::new()));
        let said: Vec<&str> = places.said.values().map(String::as_str).collect();
        assert_eq!(said, ["lit", "gain  1 oil", "late is 1", "draw 1 card"]);
        let at = text.find("\"gain  1").unwrap();
        assert_eq!(places.said(at), Some("gain  1 oil"));
        assert_eq!(places.said(text.find("\"gain 1 oil").unwrap()), None, "a kind is no sentence");
    }

    #[test]
    fn what_is_escaped_is_read_again() {
        for text in ["plain", "a \"word\" and \\ that", "tab\tend\u{1}", "ёлка"] {
            let read: toml::Table = toml::from_str(&format!("a = \"{}\"", escaped(text))).unwrap();
            assert_eq!(read["a"].as_str(), Some(text));
        }
    }
}
