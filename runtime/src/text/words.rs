//! The words of a game with their forms and the patterns of a language, for whoever describes sentences.

use quarterdeck_dsl::describe::{Lexicon, Pattern};

use super::locale::Locales;
use super::rules::{NOUN, WORD};

/// The word forms of a game in one language.
pub struct Words<'g> {
    /// Texts.
    pub locales: &'g Locales,
    /// The language.
    pub language: &'g str,
}

impl Lexicon for Words<'_> {
    fn language(&self) -> &str {
        self.language
    }

    /// A language that lacks a pattern says it as English does; `check` tells which it lacks.
    fn pattern(&self, key: &str, attribute: Option<&str>) -> Option<&Pattern<&str>> {
        let find = |language| self.locales.pattern(language, key, attribute);
        find(self.language).or_else(|| if attribute.is_none() { find("en") } else { None })
    }

    fn form(&self, word: &str, form: &str) -> Option<String> {
        let find = |key: &str| self.locales.form(self.language, key, form);
        find(&WORD.key(word)).or_else(|| find(&NOUN.key(word)))
    }

    fn name(&self, word: &str) -> String {
        self.locales.word(self.language, word)
    }

    fn option(&self, option: &str, value: Option<&str>) -> String {
        self.locales.option(self.language, option, value)
    }
}
