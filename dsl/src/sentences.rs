//! Sentences that were read before. Packs are read again with each pack that needs them, and reading is the slow part;
//! whoever checks packs keeps what was read, for as long as it may be wanted again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

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

    /// A sentence that was read, in its canonical form; nothing if it was not read, or if it was read in several forms that
    /// print differently.
    pub fn canonical(&self, text: &str, vocabulary: &Vocabulary) -> Option<String> {
        let [plain, marked] = [false, true].map(|mark| vocabulary.prepare(text, mark));
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let forms = [Form::Requirement, Form::Condition, Form::Selection, Form::Amount, Form::Instruction];
        let mut printed = forms.into_iter().filter_map(|form| {
            let text = if form == Form::Instruction { &marked } else { &plain };
            known.get(&(form, text.clone())).map(|read| read.sentence.to_string())
        });
        let first = printed.next()?;
        printed.all(|other| other == first).then_some(first)
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
