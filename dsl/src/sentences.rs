//! Sentences that were read before. Packs are read again with each pack that needs them, and reading is the slow part;
//! whoever checks packs keeps what was read, for as long as it may be wanted again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::agree::agreed;
use crate::bounds::beyond;
use crate::parse::{Read, fitting, read};
use crate::problem::Problem;
use crate::syntax::{Form, Sentence};
use crate::vocabulary::Vocabulary;

/// What was read, by form and words. It can be shared by all that check packs at the same time.
#[derive(Debug, Default)]
pub struct Sentences {
    known: Mutex<HashMap<(Form, String), Arc<Read>>>,
}

/// So many are kept; then all are forgotten, so that whoever checks for days does not fill the memory.
const MOST_KNOWN: usize = 20_000;

impl Sentences {
    /// Reads a sentence of the given form, or finds it among those that were read.
    pub fn parse(&self, text: &str, form: Form, vocabulary: &Vocabulary) -> Result<Sentence, Problem> {
        self.read(text, form, vocabulary).map(|read| read.sentence.clone())
    }

    /// The same, shared. Whether its words are words of the game is asked anew each time.
    pub(crate) fn read(&self, text: &str, form: Form, vocabulary: &Vocabulary) -> Result<Arc<Read>, Problem> {
        if let Some(problem) = beyond(text) {
            return Err(problem);
        }
        let key = (form, vocabulary.prepare(text, form == Form::Instruction));
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        let found = match known {
            Some(found) => found,
            None => {
                let found = Arc::new(read(text, &key.1, form, vocabulary)?);
                let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
                if known.len() >= MOST_KNOWN {
                    known.clear();
                }
                known.insert(key, Arc::clone(&found));
                found
            }
        };
        fitting(&found, vocabulary)?;
        Ok(found)
    }

    /// A sentence that was read, as English writes it (`agree.rs`), single blanks between its words; nothing if it was not read. Where
    /// it was read in several forms that want different words, or would not say the same any more, its words stay.
    pub fn written(&self, text: &str, vocabulary: &Vocabulary) -> Option<String> {
        let forms = [Form::Requirement, Form::Condition, Form::Selection, Form::Amount, Form::Instruction];
        let forms = forms.into_iter().filter(|form| self.knows(text, *form, vocabulary));
        let forms: Vec<Form> = forms.collect();
        let tidy = tidy(text);
        let mut written = None;
        for form in &forms {
            let read = self.read(&tidy, *form, vocabulary).ok()?;
            let agreed = agreed(&tidy, &read.sentence, vocabulary);
            if written.get_or_insert_with(|| agreed.clone()) != &agreed {
                return Some(tidy);
            }
        }
        let written = written?;
        let same = |form: &Form| {
            let [before, after] = [&tidy, &written].map(|text| self.read(text, *form, vocabulary));
            let printed = |read: Arc<Read>| vocabulary.prepare(&read.sentence.to_string(), false);
            before.is_ok_and(|before| after.is_ok_and(|after| alike(&printed(before), &printed(after), vocabulary)))
        };
        Some(if forms.iter().all(same) { written } else { tidy })
    }

    /// Whether a sentence was read in this form.
    fn knows(&self, text: &str, form: Form, vocabulary: &Vocabulary) -> bool {
        let key = (form, vocabulary.prepare(text, form == Form::Instruction));
        self.known.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&key)
    }

    /// How many sentences are known.
    pub fn len(&self) -> usize {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether none is.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A sentence in small letters, with single blanks between its words and none before a comma.
fn tidy(sentence: &str) -> String {
    let words = sentence.split_whitespace().collect::<Vec<_>>().join(" ").to_ascii_lowercase();
    words.replace(" ,", ",").replace("( ", "(").replace(" )", ")")
}

/// Whether two printed sentences differ in nothing but forms of the same words.
fn alike(one: &str, other: &str, vocabulary: &Vocabulary) -> bool {
    let (one, other): (Vec<&str>, Vec<&str>) = (one.split(' ').collect(), other.split(' ').collect());
    let same = |(one, other): (&&str, &&str)| {
        let [one, other] = [one, other].map(|word| word.trim_matches(['(', ')', ',']));
        let [meanings, others] = [one, other].map(|word| vocabulary.meanings(word));
        let alike = |left: &[_], right: &[_]| left.iter().all(|meaning| right.contains(meaning));
        one == other
            || matches!((one, other), ("a", "an") | ("an", "a"))
            || !meanings.is_empty() && alike(meanings, others) && alike(others, meanings)
    };
    one.len() == other.len() && one.iter().zip(&other).all(same)
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn only_blanks_and_letters_change() {
        assert_eq!(tidy("  Gain  1 oil , then ( draw 1 card )"), "gain 1 oil, then (draw 1 card)");
    }
}
