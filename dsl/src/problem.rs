//! What can be wrong with a sentence: a stable code, a place, what is expected, what would be right.

use crate::syntax::Span;

/// One mistake in a sentence, at its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Stable code, such as `sentence::unknown_word`.
    pub code: &'static str,
    /// What is wrong, as a sentence without a full stop.
    pub message: String,
    /// Where, in bytes of the sentence.
    pub span: Span,
    /// What stands under the mark.
    pub label: String,
    /// What would be right.
    pub help: Option<String>,
}

impl Problem {
    /// A problem without help.
    pub fn new(code: &'static str, message: impl Into<String>, span: Span, label: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), span, label: label.into(), help: None }
    }

    /// The same with a remedy.
    pub fn help(mut self, help: impl Into<String>) -> Problem {
        self.help = Some(help.into());
        self
    }
}

/// Words longer than this are no slips.
const LONGEST_SLIP: usize = 200;

/// The word of `candidates` nearest to `word`, as sentences write it, if one is near enough to be a slip.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest_id(word, candidates).map(|near| near.replace('_', " "))
}

/// The same, as it is called: a short word is another word as soon as two letters differ.
pub fn nearest_id<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    let mut best: Option<((usize, bool), &str)> = None;
    for candidate in candidates {
        let other = candidate.chars().count();
        let limit = match length.min(other) {
            0..=2 => 0,
            3..=5 => 1,
            6..=9 => 2,
            _ => 3,
        };
        // Each letter more or less is an edit; and nobody slips in words that no one would write.
        if length.abs_diff(other) > limit || length > LONGEST_SLIP {
            continue;
        }
        let edits = edits(word, candidate);
        // Of two that are equally near, the one that begins alike is more likely meant.
        let distance = (edits, candidate.chars().next() != word.chars().next());
        if edits <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Edits (insert, delete, replace, swap neighbours) between two words.
fn edits(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.chars().collect();
    let right: Vec<char> = right.chars().collect();
    let width = right.len() + 1;
    let mut table = vec![0; (left.len() + 1) * width];
    for row in 0..=left.len() {
        for column in 0..width {
            table[row * width + column] = if row == 0 || column == 0 {
                row + column
            } else {
                let replace = usize::from(left[row - 1] != right[column - 1]);
                let mut best = (table[(row - 1) * width + column] + 1)
                    .min(table[row * width + column - 1] + 1)
                    .min(table[(row - 1) * width + column - 1] + replace);
                if row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1] {
                    best = best.min(table[(row - 2) * width + column - 2] + 1);
                }
                best
            };
        }
    }
    table[left.len() * width + right.len()]
}
