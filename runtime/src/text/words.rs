//! The words of a game with their forms, for whoever describes sentences.

use quarterdeck_dsl::describe::Lexicon;

use super::locale::Locales;
use super::rules::WORD;

/// The word forms of a game in one language.
pub struct Words<'g> {
    /// Texts.
    pub locales: &'g Locales,
    /// The language.
    pub language: &'g str,
}

impl Lexicon for Words<'_> {
    fn form(&self, word: &str, form: &str) -> Option<String> {
        self.locales.form(self.language, &WORD.key(word), form)
    }

    fn name(&self, word: &str) -> String {
        self.locales.word(self.language, word)
    }
}
