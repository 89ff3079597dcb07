//! Shows problems of packs at their place in the file.

use miette::{Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, SourceCode};
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::problem::PackProblem;

/// A problem as miette shows it.
#[derive(Debug)]
struct Shown<'p> {
    problem: &'p PackProblem,
    source: NamedSource<String>,
}

impl std::fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.problem.message)
    }
}

impl std::error::Error for Shown<'_> {}

impl Diagnostic for Shown<'_> {
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

/// A problem as text, without colours.
pub fn render(problem: &PackProblem, packs: &[&PackFiles]) -> String {
    let (id, path) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
    let text =
        packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path)).cloned().unwrap_or_default();
    let shown = Shown { problem, source: NamedSource::new(&problem.file, text) };
    let mut out = String::new();
    let handler = GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(110);
    if handler.render_report(&mut out, &shown).is_err() {
        out = format!("{}: {}\n", problem.file, problem.message);
    }
    out
}
