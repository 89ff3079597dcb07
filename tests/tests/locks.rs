//! What was once wrong, and what keeps it right: every fault in `tests/locks.toml` names what would fail if it came back.
//! Here it is looked whether that is there; docs/reference/locks.md is made of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use quarterdeck_tests::page::page;
use quarterdeck_tests::shelf::{files, root};
use quarterdeck_tests::slip::slips;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    group: Vec<Group>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    title: String,
    lock: Vec<Lock>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lock {
    /// What was wrong.
    fault: String,
    /// What fails if it is wrong again.
    locked: Vec<String>,
}

fn source(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}")).replace("\r\n", "\n")
}

/// Everything a lock can be: `sentence:…`, `test:…`, `ruling:…`, `mistake:…`, `slip:…`.
fn known() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    let expected = source("tests/tests/expected.rs");
    let cases = expected.split_once("const CASES").and_then(|(_, rest)| rest.split_once("\n];")).map_or("", |it| it.0);
    let texts = cases.lines().filter_map(|line| line.split('"').nth(1));
    known.extend(texts.map(|text| format!("sentence:{text}")));
    for folder in ["dsl", "runtime", "tools", "tests"] {
        for path in files(&root().join(folder), &[".rs"]) {
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let text = fs::read_to_string(&path).expect("a source can be read");
            known.extend(tests(&text).map(|name| format!("test:{stem}::{name}")));
        }
    }
    for path in files(&root().join("content"), &[".ruling"]) {
        let pack = path.iter().take_while(|part| *part != "rulings").last().map(|it| it.to_string_lossy().into_owned());
        let text = fs::read_to_string(&path).expect("a ruling can be read");
        let title = text.lines().find_map(|line| line.strip_prefix("ruling:")).unwrap_or_default();
        known.insert(format!("ruling:{}/{}", pack.unwrap_or_default(), title.trim()));
    }
    for case in quarterdeck_tests::cases::cases() {
        known.insert(format!("mistake:{}/{}", case.code.replace("::", "-").replace('_', "-"), case.name));
    }
    known.extend(slips().iter().map(|(file, slip)| format!("slip:{file}/{}", slip.id)));
    known
}

/// The names of the tests in a source.
fn tests(text: &str) -> impl Iterator<Item = &str> {
    text.split("#[test]").skip(1).filter_map(|rest| {
        let (_, name) = rest.split_once("fn ")?;
        name.split('(').next()
    })
}

/// Whether words stand on a page: `page:docs/glossary.md: some words`.
fn stands_on_page(said: &str) -> bool {
    said.split_once(": ").is_some_and(|(path, words)| source(path).contains(words))
}

/// How a lock is shown: what it is, and its name.
fn shown(lock: &str) -> String {
    let (sort, name) = lock.split_once(':').unwrap_or(("", lock));
    match sort {
        "ruling" => {
            let (pack, title) = name.split_once('/').unwrap_or(("", name));
            format!("ruling of {pack}: {title}")
        }
        "page" => {
            let (path, words) = name.split_once(": ").unwrap_or((name, ""));
            format!("page `{path}`: “{}”", words.replace("\n  ", ""))
        }
        _ => format!("{sort} `{name}`"),
    }
}

#[test]
fn every_fault_has_its_lock() {
    let table: Table = toml::from_str(&source("tests/locks.toml")).unwrap_or_else(|error| panic!("{error}"));
    let known = known();
    let mut wrong = Vec::new();
    let mut faults: BTreeMap<&str, usize> = BTreeMap::new();
    let mut text = String::from(
        "# What was once wrong, and what keeps it right\n\nFaults that people found who wrote packs and played, and for each of them what fails if it comes back: a sentence\nwith its answer (`tests/tests/expected.rs`), a test, a ruling, a broken pack (`tests/mistakes/`), a slip (`tests/slips/`), or words of a\npage. The list is `tests/locks.toml`; a lock that does not exist fails the tests.\n",
    );
    for group in &table.group {
        text.push_str(&format!("\n## {}\n\n| what was wrong | what keeps it right |\n|---|---|\n", group.title));
        for lock in &group.lock {
            *faults.entry(lock.fault.as_str()).or_default() += 1;
            if lock.locked.is_empty() {
                wrong.push(format!("nothing locks: {}", lock.fault));
            }
            for name in &lock.locked {
                let there = name.strip_prefix("page:").map_or_else(|| known.contains(name), stands_on_page);
                if !there {
                    wrong.push(format!("there is no `{name}`, which is to lock: {}", lock.fault));
                }
            }
            let locks: Vec<String> = lock.locked.iter().map(|lock| shown(lock)).collect();
            text.push_str(&format!("| {} | {} |\n", lock.fault, locks.join("<br>")));
        }
    }
    wrong.extend(faults.iter().filter(|(_, times)| **times > 1).map(|(fault, _)| format!("stands twice: {fault}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    page("locks", "locks.md", &text);
}
