//! What must hold of the sources and packs themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use quarterdeck_tests::shelf::{files, packs, root, shown};

/// Words of shipped games. The engine must not know them.
const GAME_WORDS: &[&str] = &[
    "ship",
    "harbor",
    "harbour",
    "pirate",
    "coin",
    "sabre",
    "island",
    "crown",
    "sailor",
    "cannon",
    "parrot",
    "expedition",
];

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", shown(path)))
}

fn sources() -> Vec<PathBuf> {
    files(&root(), &[".rs"])
}

/// Lines that a test complains about, as `path:line: text`.
fn complain(found: &[String], what: &str) {
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

fn places(paths: &[PathBuf], wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for path in paths {
        for (at, line) in read(path).lines().enumerate() {
            if wrong(line) {
                found.push(format!("{}:{}: {}", shown(path), at + 1, line.trim()));
            }
        }
    }
    found
}

#[test]
fn no_words_of_a_game_in_the_engine() {
    let mut paths = Vec::new();
    for folder in ["dsl/src", "runtime/src", "runtime/locales"] {
        paths.extend(files(&root().join(folder), &[".rs", ".pest", ".ftl", ".luau"]));
    }
    let found = places(&paths, |line| {
        line.split(|letter: char| !letter.is_alphabetic()).any(|word| {
            let word = word.to_lowercase();
            GAME_WORDS.iter().any(|known| word == *known || word.strip_suffix('s') == Some(*known))
        })
    });
    complain(&found, "words of a game in the engine");
}

#[test]
fn every_source_says_what_it_is_for() {
    let found: Vec<String> =
        sources().iter().filter(|path| !read(path).starts_with("//!")).map(|path| shown(path)).collect();
    complain(&found, "files that do not open with `//!`");
}

#[test]
fn no_source_is_too_long() {
    let found: Vec<String> = sources()
        .iter()
        .map(|path| (shown(path), read(path).lines().count()))
        .filter(|(_, lines)| *lines > 600)
        .map(|(path, lines)| format!("{path}: {lines} lines"))
        .collect();
    complain(&found, "files with more than 600 lines");
}

#[test]
fn nothing_is_left_undone() {
    // Put together here, so that this file does not find itself.
    let marks = ["todo", "unimplemented"].map(|mark| format!("{mark}!"));
    let ignored = format!("#[{}", "ignore");
    let found = places(&sources(), |line| marks.iter().any(|mark| line.contains(mark)) || line.contains(&ignored));
    complain(&found, "work that was left undone");
}

#[test]
fn no_paths_of_one_machine() {
    let paths = files(&root(), &[".rs", ".toml", ".md", ".ftl", ".luau", ".ruling", ".snap", ".txt", ".pest", ".yml"]);
    let roots = ["home", "work", "tmp", "root", "Users"].map(|folder| format!("/{folder}/"));
    let found = places(&paths, |line| {
        roots.iter().any(|folder| {
            line.match_indices(folder.as_str()).any(|(at, _)| {
                let before = line[..at].chars().next_back();
                before.is_none_or(|letter| " \"'`(=:".contains(letter))
            })
        })
    });
    complain(&found, "paths that exist on one machine only");
}

/// Keys of a Fluent file. Their attributes are grammar, and every language has its own.
fn keys(text: &str) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| line.split_once('='))
        .map(|(key, _)| key.trim_end())
        .filter(|key| key.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter(|key| key.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_".contains(letter)))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_language_has_the_same_keys() {
    let mut found = Vec::new();
    let mut sets: Vec<(String, Vec<(String, String)>)> = vec![("engine".into(), engine_texts())];
    for pack in packs() {
        let texts = pack.files.iter().filter(|(path, _)| path.starts_with("locales/"));
        sets.push((pack.id.clone(), texts.map(|(path, text)| (path.clone(), text.clone())).collect()));
    }
    for (name, texts) in sets {
        let all: BTreeSet<String> = texts.iter().flat_map(|(_, text)| keys(text)).collect();
        for (path, text) in &texts {
            let own = keys(text);
            found.extend(all.difference(&own).map(|key| format!("{name}/{path}: `{key}` is missing")));
        }
    }
    complain(&found, "texts that only some languages have");
}

fn engine_texts() -> Vec<(String, String)> {
    files(&root().join("runtime/locales"), &[".ftl"]).iter().map(|path| (shown(path), read(path))).collect()
}

/// Every rule that `rules.txt` of a pack numbers is covered by a ruling.
#[test]
fn every_rule_is_covered_by_a_ruling() {
    let mut found = Vec::new();
    let mut listed = 0;
    for path in files(&root().join("content"), &["rules.txt"]) {
        let pack = path.parent().map(Path::to_path_buf).unwrap_or_default();
        let mut covered: BTreeMap<String, usize> = BTreeMap::new();
        for ruling in files(&pack.join("rulings"), &[".ruling"]) {
            for line in read(&ruling).lines().filter_map(|line| line.strip_prefix("covers:").map(str::to_owned)) {
                for id in line.split(',') {
                    *covered.entry(id.trim().to_owned()).or_default() += 1;
                }
            }
        }
        for line in read(&path).lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
            let (id, title) = line.split_once(' ').unwrap_or((line, ""));
            assert!(!title.trim().is_empty(), "{}: `{id}` has no title", shown(&path));
            listed += 1;
            if !covered.contains_key(id) {
                found.push(format!("{}: {line}", shown(&path)));
            }
        }
    }
    assert!(listed > 0, "no pack lists its rules");
    complain(&found, "rules that no ruling covers");
}
