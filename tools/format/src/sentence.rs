//! Sentences in their canonical form: small letters, one blank between words, none before a comma. The words are the author's:
//! what reads alike may be said in more than one way, and the better way is not for a program to choose.

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
        if one_line && self.meaning(inside).is_some() { format!("'{}'", tidy(inside)) } else { quoted.to_owned() }
    }

    /// What a sentence says, however it is written.
    fn meaning(&self, text: &str) -> Option<String> {
        self.game.and_then(|game| self.sentences.canonical(text, &game.vocabulary))
    }

    /// Whether two values say the same: everything is equal but the blanks and letters of sentences.
    pub fn same(&self, old: &Value, new: &Value) -> bool {
        match (old, new) {
            (Value::String(old), Value::String(new)) => old == new || self.meaning(old).is_some() && tidy(old) == *new,
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

/// A sentence with single blanks and in small letters.
fn tidy(sentence: &str) -> String {
    let words = sentence.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    words.replace(" ,", ",").replace("( ", "(").replace(" )", ")")
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn only_blanks_and_letters_change() {
        assert_eq!(tidy("  Gain  1 oil , then ( draw 1 card )"), "gain 1 oil, then (draw 1 card)");
    }
}
