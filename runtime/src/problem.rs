//! What can be wrong with a pack: a stable code, the place in its file, what would be right.

use std::fmt;
use std::sync::Arc;

use quarterdeck_dsl::problem::Problem;

/// One mistake in a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackProblem {
    /// Stable code, such as `pack::unknown_key`.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// The file, as `pack/path`.
    pub file: String,
    /// Where in the file, in bytes.
    pub span: (usize, usize),
    /// What stands under the mark.
    pub label: String,
    /// What would be right.
    pub help: Option<String>,
}

impl PackProblem {
    /// A problem at a place.
    pub fn new(code: &'static str, message: impl Into<String>, place: &Spot, label: impl Into<String>) -> PackProblem {
        PackProblem {
            code,
            message: shortened(message.into()),
            file: place.file.to_string(),
            span: place.span,
            label: shortened(label.into()),
            help: None,
        }
    }

    /// The id of the pack.
    pub fn pack(&self) -> &str {
        self.file.split('/').next().unwrap_or_default()
    }

    /// The same with a remedy.
    pub fn help(mut self, help: impl Into<String>) -> PackProblem {
        self.help = Some(shortened(help.into()));
        self
    }

    /// A sentence's problem at its place in the file: `start` is where the sentence begins.
    pub fn of_sentence(problem: Problem, file: &str, start: usize) -> PackProblem {
        PackProblem {
            code: problem.code,
            message: shortened(problem.message),
            file: file.to_owned(),
            span: (start + problem.span.start, start + problem.span.end),
            label: shortened(problem.label),
            help: problem.help.map(shortened),
        }
    }
}

/// A place in a file of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Spot {
    /// The file, as `pack/path`.
    pub file: Arc<str>,
    /// Bytes.
    pub span: (usize, usize),
}

/// A place as people look for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, and where in it.
    pub spot: Spot,
    /// The line, counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.spot.file, self.line)
    }
}

/// The longest piece that a message quotes, in letters.
const LONGEST_QUOTE: usize = 80;

/// A message whose long quotes are cut short: what was written can be seen at its place.
fn shortened(text: String) -> String {
    if text.len() <= LONGEST_QUOTE {
        return text;
    }
    let short = |(at, piece): (usize, &str)| match piece.char_indices().nth(LONGEST_QUOTE) {
        Some(_) if at % 2 == 1 => {
            let cut = piece.char_indices().nth(LONGEST_QUOTE * 3 / 4).map_or(piece.len(), |(cut, _)| cut);
            format!("{}…", &piece[..cut])
        }
        _ => piece.to_owned(),
    };
    text.split('`').enumerate().map(short).collect::<Vec<_>>().join("`")
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn only_long_quotes_are_cut() {
        let plain =
            "a message of many words that quotes `nothing` of any length and simply goes on for a while".to_owned();
        assert_eq!(shortened(plain.clone()), plain);
        let long = format!("there is no word `{}`", "ы".repeat(1_000_000));
        assert_eq!(shortened(long), format!("there is no word `{}…`", "ы".repeat(60)));
    }
}
