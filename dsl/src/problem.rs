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
    let word: Vec<char> = word.chars().collect();
    // Nobody slips in words that no one would write.
    if word.len() > LONGEST_SLIP {
        return None;
    }
    let mut best: Option<((usize, bool), &str)> = None;
    let (mut other, mut rows) = (Vec::new(), Rows::default());
    for candidate in candidates {
        other.clear();
        other.extend(candidate.chars());
        let limit = match word.len().min(other.len()) {
            0..=2 => 0,
            3..=5 => 1,
            6..=9 => 2,
            _ => 3,
        };
        // Whoever is further away than the best so far is not measured to the end.
        let limit = best.map_or(limit, |((least, _), _)| limit.min(least));
        let Some(edits) = rows.edits(&word, &other, limit) else { continue };
        // Of two that are equally near, the one that begins alike is more likely meant.
        let distance = (edits, other.first() != word.first());
        if best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// How many edits lead from the beginnings of one word to those of another: for the letter that is looked at, the one before, and the one
/// before that. Many words are compared with one, and none of them needs memory of its own.
#[derive(Default)]
struct Rows([Vec<usize>; 3]);

impl Rows {
    /// Edits (insert, delete, replace, swap neighbours) between two words, if there are no more than so many.
    fn edits(&mut self, left: &[char], right: &[char], most: usize) -> Option<usize> {
        // Each letter more or less is an edit.
        if left.len().abs_diff(right.len()) > most {
            return None;
        }
        let [now, before, earlier] = &mut self.0;
        now.clear();
        now.extend(0..=right.len());
        for (row, letter) in left.iter().enumerate() {
            // What was now is before, what was before is earlier.
            std::mem::swap(before, earlier);
            std::mem::swap(now, before);
            now.clear();
            now.push(row + 1);
            let mut least = row + 1;
            for (column, other) in right.iter().enumerate() {
                let replaced = before[column] + usize::from(letter != other);
                let mut edits = replaced.min(before[column + 1] + 1).min(now[column] + 1);
                if row > 0 && column > 0 && *letter == right[column - 1] && left[row - 1] == *other {
                    edits = edits.min(earlier[column - 1] + 1);
                }
                now.push(edits);
                least = least.min(edits);
            }
            // It never becomes less again.
            if least > most {
                return None;
            }
        }
        now.last().copied().filter(|edits| *edits <= most)
    }
}
