//! Why a sentence could not be read, when a single word is to blame: one that is spelled wrong, is
//! written in other letters, or stands where a verb is missing.

use crate::problem::{Problem, nearest};
use crate::syntax::{Form, Span};
use crate::vocabulary::{Meaning, RESERVED, Vocabulary};

/// Words that sentences may use though neither the pack nor the list of reserved words has them.
const BOUND: &[&str] = &["target", "choice", "phase", "down"];
/// The deeds of a requirement.
const DEEDS: &[&str] = &["hold", "discard", "pay", "give"];

/// The word that is to blame for a sentence that could not be read, if there is one.
pub(crate) fn misspelled(text: &str, prepared: &str, form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    let words = words(text, prepared);
    let unknown: Vec<&(String, Span)> = words.iter().filter(|(word, _)| !is_known(word, vocabulary)).collect();
    if let Some((word, span)) = unknown.iter().find(|(word, _)| !word.is_ascii()) {
        return Some(
            Problem::new("sentence::unknown_word", format!("there is no word `{word}`"), *span, "unknown word")
                .help("sentences use the ids of the pack, in Latin letters; what players read stands in locales/"),
        );
    }
    for (word, span) in &unknown {
        let verbs = vocabulary.words().filter(|(_, meanings)| meanings.iter().any(is_verb)).map(|(verb, _)| verb);
        let others = vocabulary.words().filter(|(_, meanings)| !meanings.iter().all(is_verb)).map(|(other, _)| other);
        // What is most likely meant where it stands comes first.
        let near = match form {
            Form::Instruction if !has_verb(prepared) => nearest(word, verbs),
            Form::Requirement if *span == words[0].1 => nearest(word, DEEDS.iter().copied()),
            _ => nearest(word, RESERVED.iter().copied().chain(others)),
        };
        if let Some(near) = near {
            return Some(
                Problem::new("sentence::unknown_word", format!("there is no word `{word}`"), *span, "unknown word")
                    .help(format!("did you mean `{near}`?")),
            );
        }
    }
    None
}

/// The verbs that could stand in an instruction, for help.
pub(crate) fn verbs(vocabulary: &Vocabulary) -> String {
    let mut names: Vec<&str> = vocabulary
        .words()
        .filter_map(|(word, meanings)| {
            meanings.iter().copied().find(is_verb).map(|verb| vocabulary.name(verb)).filter(|name| *name == word)
        })
        .collect();
    names.sort_unstable();
    names.join(", ")
}

/// Verbs are marked by a capital.
pub(crate) fn has_verb(prepared: &str) -> bool {
    prepared.bytes().any(|byte| byte.is_ascii_uppercase())
}

/// Whether a word is a verb of instructions.
pub(crate) fn is_verb_word(word: &str, vocabulary: &Vocabulary) -> bool {
    vocabulary.meanings(word).iter().any(is_verb)
}

fn is_verb(meaning: &Meaning) -> bool {
    matches!(meaning, Meaning::Verb(_))
}

pub(crate) fn is_known(word: &str, vocabulary: &Vocabulary) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
        || RESERVED.contains(&word)
        || BOUND.contains(&word)
        || !vocabulary.meanings(word).is_empty()
}

/// The words of a sentence as they were joined, in small letters, with their places.
fn words(text: &str, prepared: &str) -> Vec<(String, Span)> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in prepared.char_indices().chain([(prepared.len(), ' ')]) {
        let inside = letter.is_alphanumeric() || letter == '_';
        match (inside, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let word = if prepared.is_ascii() { &prepared[from..at] } else { &text[from..at] };
                found.push((word.to_lowercase(), Span { start: from, end: at }));
                start = None;
            }
            _ => {}
        }
    }
    found
}
