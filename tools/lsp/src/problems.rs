//! Mistakes as editors show them, with the word that was meant where there is one.

use lsp_types::{Diagnostic, DiagnosticSeverity, NumberOrString};
use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::PackProblem;
use serde_json::json;

use crate::lines::Lines;

/// Labels that say no more than where something is.
const PLAIN: [&str; 3] = ["here", "this file", "in this folder"];

/// A mistake for an editor.
pub fn diagnostic(problem: &PackProblem, text: &str, lines: &Lines) -> Diagnostic {
    let mut message = problem.message.clone();
    if !PLAIN.contains(&problem.label.as_str()) && !problem.label.is_empty() {
        message = format!("{message} ({})", problem.label);
    }
    if let Some(help) = &problem.help {
        message = format!("{message}\n{help}");
    }
    Diagnostic {
        range: lines.range(text, problem.span),
        severity: Some(DiagnosticSeverity::ERROR),
        code: Some(NumberOrString::String(problem.code.to_owned())),
        source: Some("quarterdeck".to_owned()),
        message,
        data: meant(problem, text).map(|word| json!({ "replace": word })),
        ..Diagnostic::default()
    }
}

/// What would be right in place of what is marked, if the help names one word and it is plain that it stands for the marked one.
pub fn meant(problem: &PackProblem, text: &str) -> Option<String> {
    let mut meant = problem.help.as_ref()?.split("did you mean `").skip(1);
    let word = meant.next()?.split_once("`?")?.0;
    if meant.next().is_some() {
        return None;
    }
    let written = text.get(problem.span.0..problem.span.1)?;
    let quote = written.chars().next().filter(|sign| "\"'".contains(*sign));
    let inner = quote.map_or(Some(written), |quote| written.strip_prefix(quote)?.strip_suffix(quote))?;
    // `this lampp` is told as `this lamp`, and only `lampp` is marked.
    let before = text.get(..problem.span.0)?.trim_end();
    let word = match word.split_once(' ') {
        Some((first, rest)) if before.ends_with(first) && nearest(inner, [rest]).is_some() => rest,
        _ => word,
    };
    let begins_alike = || inner.get(..3).is_some_and(|first| word.starts_with(first));
    let near = nearest(inner, [word]).is_some() || begins_alike() && !inner.contains(' ');
    near.then(|| quote.map_or_else(|| word.to_owned(), |quote| format!("{quote}{word}{quote}")))
}

#[cfg(test)]
mod tests {
    use super::{PackProblem, meant};
    use quarterdeck_runtime::Spot;

    fn problem(text: &str, marked: &str, help: &str) -> Option<String> {
        let at = text.find(marked).unwrap_or(0);
        let spot = Spot { file: "p/a.toml".into(), span: (at, at + marked.len()) };
        meant(&PackProblem::new("c", "m", &spot, "l").help(help), text)
    }

    #[test]
    fn only_a_word_that_stands_for_the_marked_one_is_offered() {
        assert_eq!(problem("refill = \"hepa\"", "\"hepa\"", "did you mean `heap`?").as_deref(), Some("\"heap\""));
        assert_eq!(problem("discard this lampp", "lampp", "did you mean `this lamp`?").as_deref(), Some("lamp"));
        assert_eq!(problem("kindd = 1", "kindd", "did you mean `kind`?").as_deref(), Some("kind"));
        assert_eq!(
            problem("a whole sentence of words", "whole sentence of words", "did you mean `take 1 card`?"),
            None
        );
        assert_eq!(problem("x = 1", "x", "write `y`"), None);
    }
}
