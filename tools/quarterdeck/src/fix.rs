//! `check --fix`: corrects what has one right answer. Each correction is tried first, and made only if it takes its mistake away
//! and brings no other.

use std::collections::{BTreeMap, BTreeSet};

use miette::{IntoDiagnostic, Result, WrapErr};
use quarterdeck_disk::save_file::replace;
use quarterdeck_runtime::packs::{Sentences, check_with, needs};
use quarterdeck_runtime::{PackFiles, PackProblem};

use crate::check::{Told, row};
use crate::say::{Say, number, text};

/// Files that are shown with a pack and that no game is made of.
fn is_of_game(path: &str) -> bool {
    path != quarterdeck_face::LOOK_FILE && !(path.starts_with("howto.") && path.ends_with(".md"))
}

/// A pack with only what a game is made of.
pub fn of_game(pack: &PackFiles) -> PackFiles {
    let files = pack.files.iter().filter(|(path, _)| is_of_game(path)).map(|(path, text)| (path.clone(), text.clone()));
    PackFiles { id: pack.id.clone(), files: files.collect() }
}

/// A pack with all that it needs.
pub fn with_needs<'p>(known: &[&'p PackFiles], id: &str) -> Vec<&'p PackFiles> {
    let mut all: Vec<&PackFiles> = Vec::new();
    let mut open = vec![id.to_owned()];
    while let Some(id) = open.pop() {
        let found = known.iter().find(|pack| pack.id == id);
        if let Some(pack) = found.filter(|pack| !all.iter().any(|known| known.id == pack.id)) {
            all.push(pack);
            open.extend(needs(pack).into_iter().map(|need| need.text));
        }
    }
    all
}

/// A correction of a file.
struct Correction {
    start: usize,
    end: usize,
    put: String,
}

/// Corrects what it can; how many mistakes.
pub fn fix(told: &Told, say: &Say) -> Result<usize> {
    let mut packs: BTreeMap<String, PackFiles> = BTreeMap::new();
    for pack in &told.packs {
        packs.insert(pack.id.clone(), of_game(pack));
    }
    let sentences = Sentences::default();
    let mut changed: BTreeSet<(String, String)> = BTreeSet::new();
    let mut fixed = Vec::new();
    // From the end of each file, so that the places of the others stay right.
    let mut problems: Vec<&PackProblem> =
        told.problems.iter().filter(|problem| told.wanted.iter().any(|id| id == problem.pack())).collect();
    problems.sort_by_key(|problem| (&problem.file, std::cmp::Reverse(problem.span)));
    for problem in problems {
        let Some((id, path)) = problem.file.split_once('/') else {
            continue;
        };
        let Some(before) = packs.get(id).and_then(|pack| pack.files.get(path)).cloned() else {
            continue;
        };
        let Some(correction) = correction(problem, &before) else {
            continue;
        };
        let after = format!("{}{}{}", &before[..correction.start], correction.put, &before[correction.end..]);
        let old = found(&sentences, &packs, id);
        put(&mut packs, id, path, after);
        let new = found(&sentences, &packs, id);
        if new.len() < old.len() && is_among(&new, &old) {
            let place = row(problem, &told.packs.iter().collect::<Vec<_>>()).line;
            let (from, to) = (&before[correction.start..correction.end], &correction.put);
            let arguments =
                [("file", text(&problem.file)), ("line", number(place)), ("from", text(from)), ("to", text(to))];
            fixed.push((&problem.file, place, say.say("fixed", &arguments)));
            changed.insert((id.to_owned(), path.to_owned()));
        } else {
            put(&mut packs, id, path, before);
        }
    }
    for (id, path) in &changed {
        if let (Some(folder), Some(text)) = (told.folders.get(id), packs.get(id).and_then(|pack| pack.files.get(path)))
        {
            let file = folder.join(path);
            replace(&file, text.as_bytes())
                .into_diagnostic()
                .wrap_err_with(|| format!("{} cannot be written", file.display()))?;
        }
    }
    // Told in the order in which they stand there.
    fixed.sort_by_key(|(file, line, _)| (*file, *line));
    fixed.iter().for_each(|(_, _, told)| eprintln!("{told}"));
    Ok(fixed.len())
}

fn put(packs: &mut BTreeMap<String, PackFiles>, id: &str, path: &str, text: String) {
    if let Some(pack) = packs.get_mut(id) {
        pack.files.insert(path.to_owned(), text);
    }
}

/// What is wrong with a pack and what it needs: codes, files and messages.
fn found(sentences: &Sentences, packs: &BTreeMap<String, PackFiles>, id: &str) -> Vec<(&'static str, String, String)> {
    let all = with_needs(&packs.values().collect::<Vec<_>>(), id);
    check_with(sentences, &all)
        .problems
        .into_iter()
        .map(|problem| (problem.code, problem.file, problem.message))
        .collect()
}

/// Whether all of these are among the others, each at most as often as there.
fn is_among<T: PartialEq>(some: &[T], all: &[T]) -> bool {
    let mut rest: Vec<&T> = all.iter().collect();
    some.iter().all(|wanted| rest.iter().position(|known| *known == wanted).map(|at| rest.remove(at)).is_some())
}

/// The one right answer: the word that was meant, or a word that is written twice.
fn correction(problem: &PackProblem, text: &str) -> Option<Correction> {
    let (start, end) = problem.span;
    let marked = text.get(start..end)?;
    let help = problem.help.as_deref().unwrap_or_default();
    if let Some(meant) = help
        .strip_prefix("did you mean `")
        .and_then(|rest| rest.strip_suffix("`?"))
        .filter(|meant| !meant.contains('`'))
    {
        // Quotes belong to the file, not to the word.
        let quote = marked
            .chars()
            .next()
            .filter(|first| ['"', '\''].contains(first) && marked.ends_with(*first) && marked.len() > 1);
        let width = usize::from(quote.is_some());
        return Some(Correction { start: start + width, end: end - width, put: meant.to_owned() });
    }
    let before = text[..start].trim_end_matches(' ');
    let word = marked.split_whitespace().next()?;
    let twice = before.len() < start
        && before.ends_with(word)
        && !before[..before.len() - word.len()].ends_with(char::is_alphanumeric);
    (problem.code.starts_with("sentence::") && twice).then(|| Correction {
        start: before.len() - word.len(),
        end: start + word.len(),
        put: word.to_owned(),
    })
}
