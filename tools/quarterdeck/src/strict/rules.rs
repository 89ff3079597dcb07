//! Rules that a pack numbers and no ruling locks.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use miette::{IntoDiagnostic, Result};
use quarterdeck_disk::pack_dir::{read_rules, read_rulings};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::packs::shown_of_each;
use quarterdeck_runtime::{PackFiles, PackProblem};

use super::spot;

/// Every rule of a pack that none of the rulings covers, with the list in which it stands. `covered` are the rules that rulings
/// of any pack name.
pub fn unlocked_rules(folder: &Path, id: &str, covered: &BTreeSet<String>) -> Vec<(PackProblem, Arc<PackFiles>)> {
    let mut found = Vec::new();
    for (name, text) in read_rules(folder).unwrap_or_default() {
        let list = Arc::new(PackFiles { id: id.to_owned(), files: [(name.clone(), text.clone())].into() });
        let mut problems = Vec::new();
        let mut start = 0;
        for line in text.split_inclusive('\n') {
            let rule = line.split_whitespace().next().filter(|_| !line.starts_with('#')).unwrap_or_default();
            if !rule.is_empty() && !covered.contains(rule) {
                let at = start + line.find(rule).unwrap_or_default();
                let place = spot(&list, &name, Some(at..at + rule.len()));
                let problem = PackProblem::new(
                    "strict::unlocked_rule",
                    format!("no ruling locks the rule {rule}"),
                    &place,
                    "a change of this would not be noticed",
                )
                .help(format!("write one: quarterdeck new ruling \"…\" --pack {id} --covers {rule}"));
                problems.push(problem);
            }
            start += line.len();
        }
        let (shown, more) = shown_of_each(problems);
        found.extend(shown.into_iter().chain(more).map(|problem| (problem, Arc::clone(&list))));
    }
    found
}

/// The rules that the rulings below a folder cover.
pub fn covered(folder: &Path) -> Result<BTreeSet<String>> {
    let rulings = read_rulings(folder).into_diagnostic()?;
    let read = rulings
        .iter()
        .filter(|(path, _)| path.ends_with(".ruling"))
        .filter_map(|(path, text)| Ruling::parse(path, text).ok());
    Ok(read.flat_map(|ruling| ruling.covers().to_vec()).collect())
}
