//! What can be wrong with a pack: a stable code, the place in its file, what would be right.

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
            message: message.into(),
            file: place.file.to_string(),
            span: place.span,
            label: label.into(),
            help: None,
        }
    }

    /// The same with a remedy.
    pub fn help(mut self, help: impl Into<String>) -> PackProblem {
        self.help = Some(help.into());
        self
    }

    /// A sentence's problem at its place in the file: `start` is where the sentence begins.
    pub fn of_sentence(problem: Problem, file: &str, start: usize) -> PackProblem {
        PackProblem {
            code: problem.code,
            message: problem.message,
            file: file.to_owned(),
            span: (start + problem.span.start, start + problem.span.end),
            label: problem.label,
            help: problem.help,
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
