//! Numbers that are written into a text, in digits or in words. Where a text says a number differently by its size, what it
//! says for that size is no number of its own.

use std::collections::{BTreeMap, HashMap};

use fluent_syntax::ast;

use super::{TextFile, place};
use crate::problem::Spot;
use crate::text::rules::NUMBER_WORDS;

/// How a language writes numbers in words.
#[derive(Default)]
pub struct NumberWords(BTreeMap<String, i32>);

impl NumberWords {
    /// What files of one language say.
    pub fn of<'f>(files: impl Iterator<Item = &'f TextFile>) -> NumberWords {
        let mut words = BTreeMap::new();
        for entry in files.flat_map(|file| &file.entries).filter(|entry| entry.key == NUMBER_WORDS) {
            for form in &entry.forms {
                let number = form.name.strip_prefix('n').and_then(|number| number.parse::<i32>().ok());
                let named = form.plain.iter().flat_map(|plain| plain.split_whitespace());
                words.extend(number.into_iter().flat_map(|n| named.clone().map(move |word| (word.to_owned(), n))));
            }
        }
        NumberWords(words)
    }

    fn number(&self, word: &str) -> Option<i32> {
        word.parse().ok().or_else(|| self.0.get(&word.to_lowercase()).copied())
    }
}

impl TextFile {
    /// What each text says; of several with the same key, the first.
    pub fn patterns(&self) -> HashMap<&str, &ast::Pattern<&str>> {
        let mut patterns = HashMap::new();
        for entry in self.resource.entries() {
            if let ast::Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                patterns.entry(message.id.name).or_insert(pattern);
            }
        }
        patterns
    }

    /// Every number that one of these says by itself, and where. What stands in quotes within braces is no number.
    pub fn numbers_in(&self, pattern: Option<&ast::Pattern<&str>>, words: &NumberWords) -> Vec<(i32, Spot)> {
        let mut found = Vec::new();
        if let Some(pattern) = pattern {
            self.in_pattern(pattern, None, words, &mut found);
        }
        found
    }

    fn in_pattern(
        &self,
        pattern: &ast::Pattern<&str>,
        size: Option<i32>,
        words: &NumberWords,
        found: &mut Vec<(i32, Spot)>,
    ) {
        let file = self.file.as_str().into();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => {
                    let start = place(self.resource.source(), value, &file).span.0;
                    let parts = value.split(|sign: char| !sign.is_alphanumeric());
                    for word in parts.filter(|word| !word.is_empty()) {
                        let at = start + (word.as_ptr() as usize - value.as_ptr() as usize);
                        let number = words.number(word).filter(|number| Some(*number) != size);
                        let spot = Spot { file: self.file.as_str().into(), span: (at, at + word.len()) };
                        found.extend(number.map(|number| (number, spot)));
                    }
                }
                ast::PatternElement::Placeable { expression } => self.in_expression(expression, words, found),
            }
        }
    }

    fn in_expression(&self, expression: &ast::Expression<&str>, words: &NumberWords, found: &mut Vec<(i32, Spot)>) {
        let ast::Expression::Select { variants, .. } = expression else {
            return;
        };
        for variant in variants {
            let size = match &variant.key {
                ast::VariantKey::NumberLiteral { value } => value.parse().ok(),
                ast::VariantKey::Identifier { name } if *name == "one" => Some(1),
                ast::VariantKey::Identifier { .. } => None,
            };
            self.in_pattern(&variant.value, size, words, found);
        }
    }
}
