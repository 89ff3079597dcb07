//! `check`: everything wrong with packs, all at once.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use miette::Result;
use quarterdeck_runtime::PackFiles;
use quarterdeck_runtime::problem::PackProblem;
use serde::Serialize;

use crate::Format;
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

/// Everything wrong with each bundle of packs. They share nothing, so all cores work on them.
fn problems_of(bundles: &[Vec<&PackFiles>]) -> Vec<Vec<PackProblem>> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut found = Vec::new();
        while let Some((at, packs)) = bundles.iter().enumerate().nth(next.fetch_add(1, Ordering::Relaxed)) {
            found.push((at, quarterdeck_runtime::check(packs).problems));
        }
        found
    };
    let workers = std::thread::available_parallelism().map_or(1, NonZero::get).min(bundles.len());
    let mut found: Vec<(usize, Vec<PackProblem>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (1..workers).map(|_| scope.spawn(work)).collect();
        let mut found = work();
        for thread in threads {
            found.extend(thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        found
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, problems)| problems).collect()
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
