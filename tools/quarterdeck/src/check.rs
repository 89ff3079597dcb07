//! `check`: everything wrong with packs, all at once.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::pack_dir::{find_packs, misnamed_heads};
use quarterdeck_runtime::packs::{OpenedPack, Sentences, check_opened, long_texts, missing, misspelled, old_texts};
use quarterdeck_runtime::{PackFiles, PackProblem, Spot};
use serde::Serialize;

use crate::combinations::combinations;
use crate::cores::each;
use crate::library::{Library, here_instead};
use crate::types::mistyped;

/// A problem for programs.
#[derive(Serialize)]
pub struct Row<'p> {
    pub code: &'p str,
    pub message: &'p str,
    pub file: &'p str,
    pub line: usize,
    pub column: usize,
    start: usize,
    end: usize,
    pub label: &'p str,
    pub help: Option<&'p str>,
}

/// Everything that is told of packs.
pub struct Told {
    /// The packs that were looked at, by id.
    pub wanted: Vec<String>,
    /// All packs that were read, those that are needed too.
    pub packs: Vec<PackFiles>,
    /// Where each of them lies, by id.
    pub folders: BTreeMap<String, PathBuf>,
    /// What is wrong with them.
    pub problems: Vec<PackProblem>,
    /// What is wrong with their rulings, each with the rulings of its pack.
    pub of_rulings: Vec<(PackProblem, Arc<PackFiles>)>,
}

/// Everything wrong with the packs in these folders, or with all packs of the library; what they need is looked for there.
/// Sentences that were read before are known to whoever asks.
pub fn tell(sentences: &Arc<Sentences>, folders: &[PathBuf], content: &Path) -> Result<Told> {
    let mut heads = Vec::new();
    if folders.is_empty() && here_instead(content).is_empty() {
        heads = misnamed(content)?;
    }
    for folder in folders {
        heads.extend(misnamed(folder)?);
    }
    let (mut all, wanted) = Library::around(folders, content)?;
    all.sentences = Arc::clone(sentences);
    let opened = with_all_they_name(&wanted, &all);
    let known = || all.packs.iter().map(|(_, pack)| pack.id.as_str());
    let places = wanted.iter().filter_map(|id| opened.iter().position(|opened| opened.pack.id == *id));
    // A pack that lacks another is not looked at further: everything would be missing.
    let (whole, lacking): (Vec<usize>, Vec<usize>) = places.partition(|at| missing(&opened[*at], known()).is_empty());
    let mut found: Vec<PackProblem> = heads;
    found.extend(lacking.iter().flat_map(|at| missing(&opened[*at], known())));
    found.extend(whole.iter().flat_map(|at| misspelled(&opened[*at], known())));
    let bundles: Vec<Vec<&OpenedPack<'_>>> = combinations(&whole, &opened)
        .iter()
        .map(|combination| combination.iter().map(|at| &opened[*at]).collect())
        .collect();
    found.extend(problems_of(&all, &bundles).into_iter().flatten());
    // Packs that others need are looked at with each of them.
    let mut seen: BTreeMap<(String, (usize, usize)), Vec<PackProblem>> = BTreeMap::new();
    let mut problems: Vec<PackProblem> = Vec::new();
    for problem in found {
        let known = seen.entry((problem.file.clone(), problem.span)).or_default();
        if !known.contains(&problem) {
            known.push(problem.clone());
            problems.push(problem);
        }
    }
    drop(opened);
    let of_rulings = crate::rulings::head_problems(&wanted, &all)?;
    let folders = all.packs.iter().map(|(folder, pack)| (pack.id.clone(), folder.clone())).collect();
    let mut packs: Vec<PackFiles> = all.packs.into_iter().map(|(_, pack)| pack).collect();
    // What is wrong with looks and pages is shown in their files.
    for pack in &mut packs {
        let pages = all.howto.iter().filter(|source| source.pack == pack.id);
        pack.files.extend(pages.map(|page| (quarterdeck_howto::file_name(&page.language), page.text.clone())));
        pack.files.extend(all.looks.remove(&pack.id).map(|look| (quarterdeck_face::LOOK_FILE.to_owned(), look)));
    }
    Ok(Told { wanted, packs, folders, problems, of_rulings })
}

/// The wanted packs, what they need, and those for which they have tables of their own, in the order of the library. Of others only the
/// names matter.
fn with_all_they_name<'l>(wanted: &[String], all: &'l Library) -> Vec<OpenedPack<'l>> {
    let place = |id: &str| all.packs.iter().position(|(_, pack)| pack.id == id);
    let mut found: BTreeMap<usize, OpenedPack<'l>> = BTreeMap::new();
    let mut next: BTreeSet<usize> = wanted.iter().filter_map(|id| place(id)).collect();
    while !next.is_empty() {
        let places: Vec<usize> = next.into_iter().collect();
        let opened = each(places.len(), |at| OpenedPack::new(&all.packs[places[at]].1));
        let named = opened.iter().flat_map(|pack| pack.needs.iter().chain(pack.companions.iter().flatten()));
        let named: BTreeSet<usize> = named.filter_map(|name| place(&name.text)).collect();
        found.extend(places.into_iter().zip(opened));
        next = named.into_iter().filter(|at| !found.contains_key(at)).collect();
    }
    found.into_values().collect()
}

/// So many of something.
pub fn so_many(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

/// Heads of packs that are called otherwise, and so are not read. A folder in which there is nothing of the kind is refused.
fn misnamed(folder: &Path) -> Result<Vec<PackProblem>> {
    let unread = || format!("cannot read packs in {}", folder.display());
    let heads = misnamed_heads(folder).into_diagnostic().wrap_err_with(unread)?;
    if heads.is_empty() && find_packs(folder).into_diagnostic().wrap_err_with(unread)?.is_empty() {
        let help = "a pack is a folder with a file `pack.toml`";
        return Err(miette!(help = help, "there is no pack in {}", folder.display()));
    }
    let problem = |head: &PathBuf| {
        let part = |path: Option<&std::ffi::OsStr>| path.map(|name| name.to_string_lossy().into_owned());
        let pack = head.parent().and_then(|pack| part(pack.file_name())).unwrap_or_else(|| ".".into());
        let file = format!("{pack}/{}", part(head.file_name()).unwrap_or_default());
        let spot = Spot { file: file.as_str().into(), span: (0, 0) };
        let message =
            format!("{file} is called like the head of a pack, but not quite, so nothing of this folder is read");
        PackProblem::new("pack::misnamed_file", message, &spot, "this file")
            .help("call it `pack.toml`: that file makes a folder a pack")
    };
    Ok(heads.iter().map(problem).collect())
}

/// Everything wrong with each bundle of packs. They share nothing but sentences that were read before, so all cores
/// work on them.
fn problems_of(library: &Library, bundles: &[Vec<&OpenedPack<'_>>]) -> Vec<Vec<PackProblem>> {
    let plan = Mutex::new(Plan::new(bundles));
    let checker = crate::types::checker();
    let checker = checker.as_deref();
    let mut found = each(bundles.len(), |_| {
        let at = plan.lock().unwrap_or_else(PoisonError::into_inner).take();
        let packs: Vec<&PackFiles> = bundles[at].iter().map(|opened| opened.pack).collect();
        let mut problems = library.flaws_of(&packs);
        if problems.is_empty() {
            let checked = check_opened(&library.sentences, &bundles[at]);
            problems = checked.problems;
            problems.extend(checked.game.iter().flat_map(|game| library.beside(game)));
            problems.extend(checked.game.iter().flat_map(long_texts));
            problems.extend(checked.game.iter().flat_map(old_texts));
            if let (Some(checker), Some(game)) = (checker, &checked.game) {
                match mistyped(checker, game, &packs) {
                    Ok(found) => problems.extend(found),
                    Err(why) => eprintln!("{} does not check types: {why}", checker.display()),
                }
            }
        }
        plan.lock().unwrap_or_else(PoisonError::into_inner).done(at);
        (at, problems)
    });
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, problems)| problems).collect()
}

/// Which bundle comes next: the largest, but no pack is read twice at the same time if there is anything else to do,
/// as the second reading is quick once the first is done.
struct Plan<'b> {
    bundles: &'b [Vec<&'b OpenedPack<'b>>],
    /// What is still to be done, the smallest first.
    open: Vec<usize>,
    /// What is being done.
    current: Vec<usize>,
}

impl<'b> Plan<'b> {
    fn new(bundles: &'b [Vec<&'b OpenedPack<'b>>]) -> Plan<'b> {
        let size = |at: &usize| -> usize {
            bundles[*at].iter().flat_map(|pack| pack.pack.files.values()).map(String::len).sum()
        };
        let mut open: Vec<usize> = (0..bundles.len()).collect();
        open.sort_by_key(size);
        Plan { bundles, open, current: Vec::new() }
    }

    fn take(&mut self) -> usize {
        let (bundles, current) = (self.bundles, &self.current);
        let meets = |at: usize, other: usize| {
            bundles[at].iter().any(|pack| bundles[other].iter().any(|known| known.pack.id == pack.pack.id))
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

/// A problem as programs read it.
pub fn row<'p>(problem: &'p PackProblem, packs: &[&PackFiles]) -> Row<'p> {
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
    use super::{OpenedPack, PackFiles, Plan};

    #[test]
    fn the_largest_comes_first_and_no_pack_is_read_twice_at_once() {
        let pack = |id: &str, size: usize| {
            let files = [("pack.toml".to_owned(), "#".repeat(size))].into();
            PackFiles { id: id.into(), files }
        };
        let files = [pack("base", 9), pack("more", 3), pack("other", 6), pack("small", 2)];
        let [base, more, other, small] = [0, 1, 2, 3].map(|at: usize| OpenedPack::new(&files[at]));
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
