//! What people write out of habit, and how the same is said here. Asked only of sentences that cannot be read: there one
//! good message takes the place of whatever stumbled over the habit.

mod shape;
mod table;

use crate::foreign::latin;
use crate::misspelled::is_known;
use crate::problem::{Problem, nearest};
use crate::syntax::{Form, Span};
use crate::vocabulary::Vocabulary;
use table::{HABITS, NUMBERS, SIGNS};

const CODE: &str = "sentence::unreadable";

/// A word as it was written, in small letters, and where.
pub(crate) type Spoken = (String, Span);

/// The habit that is to blame for a sentence, in place of what was found wrong with it.
pub(crate) fn instead(text: &str, form: Form, vocabulary: &Vocabulary, problems: Vec<Problem>) -> Vec<Problem> {
    match find(text, form, vocabulary) {
        Some(problem) => vec![problem],
        // What stands under the mark says what would be right, where nothing more can be said.
        None => problems
            .into_iter()
            .map(|problem| {
                if problem.help.is_none() { Problem { help: Some(problem.label.clone()), ..problem } } else { problem }
            })
            .collect(),
    }
}

fn find(text: &str, form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    let words = words(text);
    letters(text, &words, vocabulary)
        .or_else(|| shape::of_another_form(text, &words, form, vocabulary))
        .or_else(|| phrase(&words, form, vocabulary))
        .or_else(|| split_name(&words, vocabulary))
        .or_else(|| shape::joined(text, &words, form, vocabulary))
        .or_else(|| sign(text, &words))
}

/// The words of a text; an apostrophe belongs to its word.
fn words(text: &str) -> Vec<Spoken> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        let inside = letter.is_alphanumeric() || letter == '_' || letter == '\'' || letter == '’';
        match (inside, start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                let word = text[from..at].to_lowercase().replace('’', "'");
                found.push((word, Span { start: from, end: at }));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// Letters of another alphabet that look like Latin ones, and blanks that are none.
fn letters(text: &str, words: &[Spoken], vocabulary: &Vocabulary) -> Option<Problem> {
    let blank = |letter: char| letter.is_whitespace() && !letter.is_ascii() || letter == '\u{200b}';
    if let Some((start, letter)) = text.char_indices().find(|(_, letter)| blank(*letter)) {
        let span = Span { start, end: start + letter.len_utf8() };
        let problem = Problem::new(CODE, "this is a non-breaking blank, or another blank that is none", span, "here");
        return Some(problem.help("write a plain blank"));
    }
    for (word, span) in words.iter().filter(|(word, _)| !word.is_ascii()) {
        let Some((foreign, latin)) = latin(word) else {
            continue;
        };
        if is_known(&latin, vocabulary) || word.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            let message = format!("the `{foreign}` in this word is not a Latin letter, it only looks like one");
            let problem = Problem::new("sentence::unknown_word", message, *span, "not in Latin letters");
            return Some(problem.help(format!("write `{latin}` in Latin letters")));
        }
    }
    None
}

/// The first phrase that is a habit.
fn phrase(words: &[Spoken], form: Form, vocabulary: &Vocabulary) -> Option<Problem> {
    for (at, (word, span)) in words.iter().enumerate() {
        let habit = habit_at(&words[at..], form, vocabulary);
        if let Some((said, help)) = habit {
            let last = at + said.split(' ').count() - 1;
            let span = Span { start: span.start, end: words[last].1.end };
            return Some(Problem::new(CODE, not_said(said), span, "said otherwise here").help(help));
        }
        if let Some(problem) = number(words, at, vocabulary) {
            return Some(problem);
        }
        if word.contains('\'') && !word.starts_with('\'') {
            let start = span.start + word.find('\'').unwrap_or_default();
            let span = Span { start, end: span.end };
            let problem = Problem::new(CODE, "sentences have no apostrophe", span, "not read");
            return Some(problem.help("write `… of …`, `their …` or `its …`"));
        }
    }
    None
}

/// A name of several words of which one is misspelt.
fn split_name(words: &[Spoken], vocabulary: &Vocabulary) -> Option<Problem> {
    for count in [3, 2] {
        for some in words.windows(count) {
            let joined = some.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join("_");
            let unknown = some.iter().any(|(word, _)| !is_known(word, vocabulary));
            if !unknown || is_known(&joined, vocabulary) {
                continue;
            }
            let names = vocabulary.words().map(|(word, _)| word).filter(|word| word.matches('_').count() + 1 == count);
            if let Some(near) = nearest(&joined, names) {
                let span = Span { start: some[0].1.start, end: some[count - 1].1.end };
                let message = format!("no word of this pack is called `{}`", joined.replace('_', " "));
                let problem = Problem::new("sentence::unknown_word", message, span, "unknown word");
                return Some(problem.help(format!("did you mean `{near}`?")));
            }
        }
    }
    None
}

/// A phrase that begins the words, and how it is said here. Of several, the longest.
fn habit_at(words: &[Spoken], form: Form, vocabulary: &Vocabulary) -> Option<(&'static str, &'static str)> {
    let sort = shape::letter(form);
    let here = |said: &str| {
        let parts = said.split(' ').count();
        let fits = said.split(' ').zip(words).all(|(part, (word, _))| part == word) && parts <= words.len();
        // A word that the pack knows is no habit, unless it stands in a phrase that nothing can mean.
        fits && (parts > 1 || !is_known(said, vocabulary) || shape::never(said, form))
    };
    let fitting = HABITS.iter().filter(|habit| habit.forms.contains(sort));
    let said = fitting.flat_map(|habit| habit.said.iter().map(move |said| (*said, habit.help)));
    said.filter(|(said, _)| here(said)).max_by_key(|(said, _)| said.split(' ').count())
}

/// The number that a word means.
pub fn number_in_words(word: &str) -> Option<usize> {
    NUMBERS.iter().position(|known| *known == word)
}

fn not_said(said: &str) -> String {
    format!("sentences do not say `{said}`")
}

/// A number in words, or `3 or more`.
fn number(words: &[Spoken], at: usize, vocabulary: &Vocabulary) -> Option<Problem> {
    let (word, span) = &words[at];
    let next = |ahead: usize| words.get(at + ahead).map(|(word, _)| word.as_str());
    if let Some(number) = number_in_words(word).filter(|_| !is_known(word, vocabulary)) {
        let problem = Problem::new(CODE, "numbers are written in digits", *span, "a number in words");
        return Some(problem.help(format!("write `{number}`")));
    }
    let digits: &str = word.trim_end_matches(|letter: char| letter.is_alphabetic());
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number && digits == word && next(1) == Some("or") {
        let more = ["more", "greater", "higher", "above"].contains(&next(2)?);
        let fewer = ["fewer", "less", "lower", "below"].contains(&next(2)?);
        if more || fewer {
            let span = Span { start: span.start, end: words[at + 2].1.end };
            let said = format!("or {}", next(2)?);
            let help = if more { format!("write `at least {word}`") } else { format!("write `at most {word}`") };
            return Some(Problem::new(CODE, not_said(&said), span, "said otherwise here").help(help));
        }
    }
    None
}

/// A sign where a word belongs: `>=` is `at least`.
fn sign(text: &str, words: &[Spoken]) -> Option<Problem> {
    let problem = |start: usize, length: usize, message: String, help: String| {
        let span = Span { start, end: start + length };
        Some(Problem::new(CODE, message, span, "sentences have no signs").help(help))
    };
    let first = text.char_indices().find(|(_, letter)| !letter.is_alphanumeric() && !" _,()'’".contains(*letter));
    let (start, letter) = first?;
    let before = text[..start].chars().next_back();
    let after = text[start + letter.len_utf8()..].chars().next();
    let digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    match letter {
        '.' if digit(before) && digit(after) => {
            let from = text[..start].rfind(|letter: char| !letter.is_ascii_digit()).map_or(0, |at| at + 1);
            let (message, help) = ("rules know only whole numbers", "write `half …, rounded down` where that is meant");
            problem(from, start - from + 2, message.into(), help.into())
        }
        '.' if before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphabetic) => {
            let of = words.iter().find(|(_, span)| span.start > start).map_or("…", |(word, _)| word.as_str());
            problem(start, 1, "`.` does not join words".into(), format!("write `its {of}` or `{of} of …`"))
        }
        '.' | ';' if !text[start + 1..].trim().is_empty() => {
            let message = if letter == '.' { "a full stop does not join sentences" } else { "`;` does not join steps" };
            problem(start, 1, message.into(), "write `then`, or a list of several sentences".into())
        }
        '.' | ';' | '?' | ':' => {
            let name = if letter == '.' { "a full stop".to_owned() } else { format!("`{letter}`") };
            problem(
                start,
                1,
                format!("sentences have no {} at their end", name.replace("a full", "full")),
                "leave it out".into(),
            )
        }
        '{' | '[' | '<' if after.is_some_and(char::is_alphabetic) => {
            let inner = words.iter().find(|(_, span)| span.start > start).map_or("…", |(word, _)| word.as_str());
            let message = format!("sentences have no `{letter}`");
            problem(start, 1, message, format!("write the name itself: `its {inner}` or `your {inner}`"))
        }
        '-' if digit(after) && text.trim().len() == text[start..].trim_end().len() => {
            let help = format!("write it without quotes: `{}`", text.trim());
            problem(start, text.trim().len(), "this is a number, but it stands in quotes".into(), help)
        }
        '-' if digit(after) && words.len() > 1 && start == words[0].1.end + 1 => {
            let length = 1 + text[start + 1..].bytes().take_while(u8::is_ascii_digit).count();
            let amount = &text[start + 1..];
            let opposite = match words[0].0.as_str() {
                "gain" => format!("write `lose {amount}`"),
                "lose" => format!("write `gain {amount}`"),
                _ => "write a number from 0 on".to_owned(),
            };
            problem(start, length, "a negative number cannot stand here".into(), opposite)
        }
        _ => {
            let (sign, word) =
                SIGNS.iter().filter(|(sign, _)| text[start..].starts_with(sign)).max_by_key(|(sign, _)| sign.len())?;
            problem(start, sign.len(), format!("`{sign}` is not a word of the language"), format!("write `{word}`"))
        }
    }
}
