//! How long a sentence may be, and how large its numbers: what lies beyond is refused before it is read.

use crate::problem::Problem;
use crate::syntax::Span;

/// So many letters one sentence may have; nobody could follow a longer one, and reading it takes ages.
pub const LONGEST: usize = 4000;
/// The largest number that can be written in a sentence.
pub const LARGEST: i32 = 1_000_000;
/// Of a sentence that is too long only the beginning is marked.
const MARKED: usize = 40;

/// What is too long or too large.
pub(crate) fn beyond(text: &str) -> Option<Problem> {
    if text.len() > LONGEST {
        let message = format!("this sentence has {} letters, and {LONGEST} is the most", text.chars().count());
        let end = (0..=MARKED).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let span = Span { start: 0, end };
        let problem = Problem::new("sentence::too_long", message, span, "it begins here");
        return Some(problem.help("write a list of several sentences, or give a part of it a name of its own"));
    }
    let mut start = 0;
    for part in text.split_inclusive(|letter: char| !letter.is_alphanumeric() && letter != '_') {
        let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        if digits && word.parse::<i32>().map_or(true, |number| number > LARGEST) {
            let span = Span { start, end: start + word.len() };
            let problem = Problem::new("sentence::number_too_large", "this number is too large", span, "out of range");
            return Some(problem.help(format!("write a number from 0 to {LARGEST}")));
        }
        start += part.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{LARGEST, LONGEST, beyond};

    #[test]
    fn long_sentences_and_large_numbers_are_refused_at_their_place() {
        assert!(beyond(&format!("gain {LARGEST} tokens")).is_none());
        let problem = beyond("gain 2 tokens then gain 1000001 tokens").expect("too large");
        assert_eq!((problem.span.start, problem.span.end), (24, 31));
        assert!(beyond("gain 99999999999999999999999 tokens").is_some());
        assert!(beyond(&"ä".repeat(LONGEST / 2)).is_none());
        assert_eq!(beyond(&"ä".repeat(LONGEST)).map(|problem| problem.code), Some("sentence::too_long"));
    }
}
