//! Sentences in their canonical form: small letters, one blank between words, and forms of words that agree, where English
//! leaves no choice. Which words are used is the author's: what means the same may be said in more than one way, and the better way
//! is not for a program to choose.

use quarterdeck_runtime::Game;
use quarterdeck_runtime::packs::Sentences;
use toml::Value;

/// Knows which texts are sentences.
pub struct Reader<'r> {
    /// All that was read while the pack was checked.
    pub sentences: &'r Sentences,
    /// The game, if nothing is wrong with the pack; else sentences stay as they are.
    pub game: Option<&'r Game>,
}

impl Reader<'_> {
    /// A quoted text as it should be written.
    pub fn written(&self, quoted: &str) -> String {
        let one_line = quoted.starts_with('\'') && !quoted.starts_with("'''");
        let inside = quoted.trim_matches('\'');
        match self.sentence(inside).filter(|_| one_line) {
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
