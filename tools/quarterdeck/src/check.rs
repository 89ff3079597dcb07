//! `check`: everything wrong with packs, all at once.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use miette::Result;
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::problem::PackProblem;
use serde::Serialize;

use crate::Format;
use crate::cores::each;
use crate::library::Library;
use crate::report::render;

/// A problem for programs.
#[derive(Serialize)]
struct Row<'p> {
    code: &'p str,
    message: &'p str,
    file: &'p str,
    line: usize,
    column: usize,
    start: usize,
    end: usize,
    label: &'p str,
    help: Option<&'p str>,
}

/// Checks packs; the exit status is 1 if anything is wrong.
pub fn check(folders: &[PathBuf], format: Format) -> Result<ExitCode> {
    let library = Library::read(Path::new("content"))
        .or_else(|error| if folders.is_empty() { Err(error) } else { Ok(Library { packs: Vec::new() }) })?;
    let mut wanted = Library { packs: Vec::new() };
    if folders.is_empty() {
        wanted.packs.clone_from(&library.packs);
    }
    for folder in folders {
        wanted.packs.extend(Library::read(folder)?.packs);
    }
    let mut all = Library { packs: wanted.packs.clone() };
    for (path, pack) in library.packs {
        if all.find(&pack.id).is_none() {
            all.packs.push((path, pack));
        }
    }
    let mut count = 0;
    let mut rows: Vec<(PackProblem, Vec<PackFiles>)> = Vec::new();
    let mut bundles = Vec::new();
    for (_, pack) in &wanted.packs {
        bundles.push(all.gather(&[pack.id.as_str()])?);
    }
    for (packs, problems) in bundles.iter().zip(problems_of(&bundles)) {
        for problem in problems {
            if rows.iter().any(|(known, _)| *known == problem) {
                continue;
            }
            count += 1;
            if format == Format::Text {
                print!("{}", render(&problem, packs));
            }
            rows.push((problem, packs.iter().map(|pack| (*pack).clone()).collect()));
        }
    }
    for (problem, rulings) in crate::rulings::head_problems(&wanted, &all)? {
        count += 1;
        if format == Format::Text {
            print!("{}", render(&problem, &[&rulings]));
        }
        rows.push((problem, vec![rulings]));
    }
    match format {
        Format::Json => {
            let rows: Vec<Row<'_>> = rows.iter().map(|(problem, packs)| row(problem, packs)).collect();
            println!("{}", serde_json::to_string_pretty(&rows).unwrap_or_default());
        }
        Format::Text if count == 0 => println!("{} packs, nothing wrong", wanted.packs.len()),
        Format::Text => println!("{} packs, {count} mistakes", wanted.packs.len()),
    }
    Ok(if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Everything wrong with each bundle of packs. They share nothing but sentences that were read before, so all cores
/// work on them.
fn problems_of(bundles: &[Vec<&PackFiles>]) -> Vec<Vec<PackProblem>> {
    let plan = Mutex::new(Plan::new(bundles));
    let mut found = each(bundles.len(), |_| {
        let at = plan.lock().unwrap_or_else(PoisonError::into_inner).take();
        let problems = quarterdeck_runtime::check(&bundles[at]).problems;
        plan.lock().unwrap_or_else(PoisonError::into_inner).done(at);
        (at, problems)
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, problems)| problems).collect()
}

/// Which bundle comes next: the largest, but no pack is read twice at the same time if there is anything else to do,
/// as the second reading is quick once the first is done.
struct Plan<'b> {
    bundles: &'b [Vec<&'b PackFiles>],
    /// What is still to be done, the smallest first.
    open: Vec<usize>,
    /// What is being done.
    current: Vec<usize>,
}

impl<'b> Plan<'b> {
    fn new(bundles: &'b [Vec<&'b PackFiles>]) -> Plan<'b> {
        let size =
            |at: &usize| -> usize { bundles[*at].iter().flat_map(|pack| pack.files.values()).map(String::len).sum() };
        let mut open: Vec<usize> = (0..bundles.len()).collect();
        open.sort_by_key(size);
        Plan { bundles, open, current: Vec::new() }
    }

    fn take(&mut self) -> usize {
        let (bundles, current) = (self.bundles, &self.current);
        let meets = |at: usize, other: usize| {
            bundles[at].iter().any(|pack| bundles[other].iter().any(|known| known.id == pack.id))
        };
        let free = self.open.iter().rposition(|at| !current.iter().any(|other| meets(*at, *other)));
        let next = self.open.remove(free.unwrap_or(self.open.len() - 1));
        self.current.push(next);
        next
    }

    fn done(&mut self, at: usize) {
        self.current.retain(|other| *other != at);
    }
}

fn row<'p>(problem: &'p PackProblem, packs: &[PackFiles]) -> Row<'p> {
    let (id, path) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
    let text = packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path));
    let before = text.map_or("", |text| text.get(..problem.span.0.min(text.len())).unwrap_or(""));
    Row {
        code: problem.code,
        message: &problem.message,
        file: &problem.file,
        line: before.matches('\n').count() + 1,
        column: before.chars().rev().take_while(|letter| *letter != '\n').count() + 1,
        start: problem.span.0,
        end: problem.span.1,
        label: &problem.label,
        help: problem.help.as_deref(),
    }
}

#[cfg(test)]
mod tests {
    use super::{PackFiles, Plan};

    #[test]
    fn the_largest_comes_first_and_no_pack_is_read_twice_at_once() {
        let pack = |id: &str, size: usize| {
            let files = [("pack.toml".to_owned(), "#".repeat(size))].into();
            PackFiles { id: id.into(), files }
        };
        let (base, more, other, small) = (pack("base", 9), pack("more", 3), pack("other", 6), pack("small", 2));
        let bundles = [vec![&base], vec![&base, &more], vec![&other], vec![&other, &small]];
        let mut plan = Plan::new(&bundles);
        assert_eq!(plan.take(), 1);
        assert_eq!(plan.take(), 3);
        plan.done(3);
        assert_eq!(plan.take(), 2, "the base is being read");
        plan.done(1);
        assert_eq!(plan.take(), 0);
    }
}
