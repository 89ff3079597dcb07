//! What a script says when it fails, made fit to be shown: of bounded length, in one line, without signs that act on a
//! screen, and without addresses, which differ from run to run.

use super::meter::first_line;
use super::sandbox::PRELUDE;
use crate::text::signs::one_line;

/// The longest message, in letters.
const LONGEST: usize = 600;
/// The longest piece of a script that a message quotes, in letters.
const LONGEST_QUOTE: usize = 120;

/// A message that holds what a script has given.
pub(super) fn shown(text: &str) -> String {
    cut(text, LONGEST)
}

/// A name or a sentence of a script, within a message.
pub(super) fn quoted(text: &str) -> String {
    cut(text, LONGEST_QUOTE)
}

/// What an error says. Of what is no text only the kind is told: where a table lies is chance.
pub(super) fn of_error(text: &str) -> String {
    let text = first_line(text);
    // A function of the language that is called for a script names the line between them.
    let text = text
        .strip_prefix(PRELUDE)
        .and_then(|rest| rest.strip_prefix(':'))
        .and_then(|rest| rest.split_once(": "))
        .map_or(text, |(_, rest)| rest);
    let what = match text {
        "nil" => Some("nothing"),
        _ if text.starts_with("table: 0x") => Some("a table"),
        _ if text.starts_with("function: 0x") => Some("a function"),
        _ => None,
    };
    match what {
        Some(what) => format!("the script failed with {what}; write `error(\"…\")` with a text that says why"),
        None => shown(text),
    }
}

fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", one_line(&text[..end])),
        None => one_line(text),
    }
}

#[cfg(test)]
mod tests {
    use super::{of_error, quoted, shown};

    #[test]
    fn what_cannot_be_shown_is_not() {
        assert_eq!(shown("a\u{1b}[2J\nb\u{202e}"), "a [2J b ");
        assert_eq!(shown(&"ы".repeat(1_000_000)).chars().count(), 601);
        assert_eq!(quoted("deck"), "deck");
        assert_eq!(of_error("oh no"), "oh no");
        assert_eq!(of_error("quarterdeck:98: invalid format"), "invalid format");
        assert!(of_error("runtime error: table: 0x55ae988d8080").contains("failed with a table"));
    }
}
