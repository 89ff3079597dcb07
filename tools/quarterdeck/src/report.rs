//! Shows problems of packs at their place in the file.

use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, Report, SourceCode, miette,
};
use quarterdeck_runtime::{Fault, PackFiles, PackProblem};

use crate::out::harmless;

/// A problem as miette shows it.
#[derive(Debug)]
struct Shown {
    problem: PackProblem,
    source: NamedSource<String>,
}

impl std::fmt::Display for Shown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.problem.message)
    }
}

impl std::error::Error for Shown {}

impl Diagnostic for Shown {
    fn code<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        Some(Box::new(self.problem.code))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn std::fmt::Display + 'a>> {
        self.problem.help.as_ref().map(|help| Box::new(help) as Box<dyn std::fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let length = self.source.inner().len();
        let start = self.problem.span.0.min(length);
        let end = self.problem.span.1.clamp(start, length);
        let label = LabeledSpan::new(Some(self.problem.label.clone()), start, end - start);
        Some(Box::new(std::iter::once(label)))
    }
}

impl Shown {
    /// A problem with the text around it.
    fn new(problem: &PackProblem, packs: &[&PackFiles]) -> Shown {
        let (id, path) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
        let text =
            packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path)).map_or("", String::as_str);
        let (text, span) = window(text, problem.span);
        // Signs that are shown by their numbers are longer than they were.
        let safe = |text: &str| harmless(text).into_owned();
        let before = safe(&text[..span.0]).len();
        let marked = safe(&text[span.0..span.1]).len();
        let problem = PackProblem {
            message: safe(&problem.message),
            file: safe(&problem.file),
            span: (before, before + marked),
            ..problem.clone()
        };
        let source = NamedSource::new(&problem.file, safe(&text));
        Shown { problem, source }
    }
}

/// A problem as text, without colours.
pub fn render(problem: &PackProblem, packs: &[&PackFiles]) -> String {
    let shown = Shown::new(problem, packs);
    let mut out = String::new();
    if handler().render_report(&mut out, &shown).is_err() {
        out = format!("{}: {}\n", shown.problem.file, shown.problem.message);
    }
    out
}

/// A mistake that showed only in play, shown at its place like those that `check` finds.
pub fn broken_down(what: &str, fault: &Fault, help: String, packs: &[&PackFiles]) -> Report {
    let message = format!("{what}: {}", fault.message);
    match &fault.place {
        Some(place) => {
            let problem = PackProblem::new(fault.code, message, &place.spot, "this rule").help(help);
            Report::new(Shown::new(&problem, packs))
        }
        None => miette!(code = fault.code, help = help, "{message}"),
    }
}

/// What went wrong with the command itself, as text without colours.
pub fn told(report: &Report) -> String {
    let mut out = String::new();
    if handler().render_report(&mut out, report.as_ref()).is_err() {
        out = report.to_string();
    }
    out
}

fn handler() -> GraphicalReportHandler {
    GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(110)
}

/// The widest line that is shown whole, in bytes.
const WIDEST: usize = 1_000;

/// Of a larger file, in bytes, only what stands around the mark is looked at: there may be hundreds of marks.
const LARGE: usize = 20_000;

/// The lines around a mark, where they are in their file.
fn neighbourhood(text: &str, (start, end): (usize, usize)) -> (String, (usize, usize)) {
    let from = text[..start].rmatch_indices('\n').nth(AROUND).map_or(0, |(at, _)| at + 1);
    let to = text[end..].match_indices('\n').nth(AROUND).map_or(text.len(), |(at, _)| end + at);
    let before = text[..from].matches('\n').count();
    let shown = "\n".repeat(before) + &text[from..to];
    (shown, (before + start - from, before + end - from))
}

/// So many lines before and behind a mark.
const AROUND: usize = 3;

/// A file whose marked line can be shown: of a long line, only what stands around the mark is left, and of other long
/// lines nothing. Lines stay where they are.
fn window(text: &str, span: (usize, usize)) -> (String, (usize, usize)) {
    let boundary = |at: usize| (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let start = boundary(span.0);
    let end = boundary(span.1.max(start)).max(start);
    if !text.split('\n').any(|line| line.len() > WIDEST) {
        return if text.len() > LARGE { neighbourhood(text, (start, end)) } else { (text.to_owned(), (start, end)) };
    }
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |at| start + at);
    let from = boundary(start.saturating_sub(60)).max(line);
    let to = boundary(start + 120).clamp(start, line_end);
    let mut shown = "\n".repeat(text[..line].matches('\n').count());
    shown.push_str(if from > line { "…" } else { "" });
    let mark = shown.len() + start - from;
    shown.push_str(&text[from..to]);
    let marked = end.min(to).max(start) - start;
    shown.push_str(if to < line_end { "…" } else { "" });
    (shown, (mark, mark + marked))
}

#[cfg(test)]
mod tests {
    use super::{WIDEST, render};
    use quarterdeck_runtime::PackFiles;
    use quarterdeck_runtime::{PackProblem, Spot};

    fn shown(text: &str, span: (usize, usize)) -> String {
        let pack = PackFiles { id: "mine".into(), files: [("a.toml".to_owned(), text.to_owned())].into() };
        let spot = Spot { file: "mine/a.toml".into(), span };
        render(&PackProblem::new("pack::test", "wrong", &spot, "here"), &[&pack])
    }

    #[test]
    fn a_mark_far_to_the_right_is_shown_with_what_stands_around_it() {
        let text = format!("a = 1\nb = '{}word{}'\n", "я".repeat(100_000), "ю".repeat(100_000));
        let at = text.find("word").unwrap_or_default();
        let told = shown(&text, (at, at + 4));
        assert!(told.contains("word") && told.contains(":2:") && told.len() < 2_000, "{told}");
        assert!(shown(&text, (0, 5)).contains("a = 1"));
        assert!(shown(&"x".repeat(WIDEST + 1), (0, WIDEST)).len() < 2_000);
    }

    #[test]
    fn marks_in_large_files_stand_in_the_same_lines() {
        let text: String = (1..=3000).map(|line| format!("key{line} = {line}\n")).collect();
        let at = text.find("key2000 ").unwrap_or_default();
        let told = shown(&text, (at, at + 7));
        assert!(told.contains(":2000:1]") && told.contains("key1999 = 1999") && told.contains("key2001"), "{told}");
        assert!(shown(&text, (text.len(), text.len())).contains("wrong"));
    }

    #[test]
    fn signs_that_act_on_the_screen_are_shown_by_their_numbers() {
        let told = shown("a = '\u{1b}[2J' # \u{202e}", (5, 6));
        assert!(told.contains("\\u{1b}[2J") && !told.contains('\u{1b}') && !told.contains('\u{202e}'), "{told}");
    }
}
