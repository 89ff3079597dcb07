//! Which rulings lock which rules: the ids of `rules.txt` and `scenarios.txt` of a pack, and the rulings
//! that cite them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::shelf::{files, root, shown};

/// What the packs number, and what their rulings cite.
#[derive(Default)]
pub struct Coverage {
    /// A page that says it all.
    pub page: String,
    /// Ids that no ruling cites.
    pub uncovered: Vec<String>,
    /// Ids that are cited and nowhere listed.
    pub unknown: Vec<String>,
}

struct Cited {
    file: String,
    sentence: String,
    ids: Vec<String>,
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n")
}

/// Ids with their titles, in the order of the file.
fn listed(path: &Path) -> Vec<(String, String)> {
    read(path)
        .lines()
        .filter(|line| !line.starts_with('#') && !line.trim().is_empty())
        .map(|line| line.split_once(' ').unwrap_or((line, "")))
        .map(|(id, title)| (id.to_owned(), title.trim().to_owned()))
        .collect()
}

/// The rulings of a pack.
fn cited(pack: &Path) -> Vec<Cited> {
    let mut found = Vec::new();
    for path in files(&pack.join("rulings"), &[".ruling"]) {
        let text = read(&path);
        let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("").trim().to_owned();
        let ids = line("covers:").split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty()).collect();
        found.push(Cited { file: shown(&path), sentence: line("ruling:"), ids });
    }
    found
}

/// Compares what is listed with what is cited, over every pack that numbers its rules.
pub fn coverage() -> Coverage {
    let lists: BTreeSet<PathBuf> =
        files(&root().join("content"), &["rules.txt", "scenarios.txt"]).into_iter().collect();
    let packs: BTreeSet<PathBuf> = lists.iter().filter_map(|path| path.parent().map(Path::to_path_buf)).collect();
    let rulings: Vec<Cited> = packs.iter().flat_map(|pack| cited(pack)).collect();
    let mut by_id: BTreeMap<&str, Vec<&Cited>> = BTreeMap::new();
    for ruling in &rulings {
        for id in &ruling.ids {
            by_id.entry(id).or_default().push(ruling);
        }
    }
    let mut coverage = Coverage::default();
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut body = String::new();
    let mut counts = Vec::new();
    for pack in &packs {
        let name = shown(pack).trim_start_matches("content/").to_owned();
        let mut all = 0;
        for (file, heading) in [("rules.txt", "rules"), ("scenarios.txt", "scenarios and silent points")] {
            let rows = listed(&pack.join(file));
            if rows.is_empty() {
                continue;
            }
            let _ = write!(body, "\n## {name}: {heading}\n\n| id | what | rulings |\n|---|---|---|\n");
            for (id, title) in rows {
                let rulings = by_id.get(id.as_str()).map_or(&[][..], Vec::as_slice);
                if rulings.is_empty() || title.is_empty() {
                    coverage.uncovered.push(format!("{name}/{file}: {id} {title}"));
                }
                let sentences: Vec<&str> = rulings.iter().map(|ruling| ruling.sentence.as_str()).collect();
                let _ = writeln!(body, "| {id} | {title} | {} |", sentences.join("<br>"));
                known.insert(id);
                all += 1;
            }
        }
        let rulings = files(&pack.join("rulings"), &[".ruling"]).len();
        counts.push(format!("- {name}: {all} ids, {rulings} rulings"));
    }
    for ruling in &rulings {
        for id in ruling.ids.iter().filter(|id| !known.contains(*id)) {
            coverage.unknown.push(format!("{}: {id}", ruling.file));
        }
    }
    coverage.page = format!(
        "# Rules and rulings\n\nEvery rule that a pack numbers in its `rules.txt`, every scenario and silent point of its `scenarios.txt`, and the\nrulings that cite it. A rule without a ruling, or a ruling that cites an id that is listed nowhere, fails the tests.\n\n{}\n{body}",
        counts.join("\n")
    );
    coverage
}
