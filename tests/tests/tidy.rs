//! What must hold of the sources and packs themselves.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use quarterdeck_runtime::PackFiles;
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
fn every_file_of_tests_is_played() {
    // The tests of a package are one program, which names its files; one that is not named would never be built.
    let mut found = Vec::new();
    let programs = sources().into_iter().filter(|path| path.ends_with("tests/all.rs"));
    let mut many = 0;
    for program in programs {
        many += 1;
        let named = read(&program);
        let folder = program.parent().unwrap();
        let manifest = read(&folder.parent().unwrap().join("Cargo.toml"));
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Some(name) = name.strip_suffix(".rs").filter(|name| *name != "all") else {
                continue;
            };
            let apart = manifest.contains(&format!("path = \"tests/{name}.rs\""));
            if !apart && !named.lines().any(|line| line == format!("mod {name};")) {
                found.push(shown(&path));
            }
        }
    }
    assert!(many > 2, "there are programs of tests");
    complain(&found, "files of tests that no `all.rs` names");
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

/// What a rulebook says in one sentence fits on a line; what does not is several sentences, or wants a name.
#[test]
fn no_line_of_a_pack_is_too_long() {
    let tables = files(&root().join("content"), &[".toml"]);
    let found = places(&tables, |line| line.chars().count() > 160);
    complain(&found, "lines of packs with more than 160 characters");
}

/// A rulebook counts what lies on the table. A pack that needs many counters more keeps notes to itself, for which there are
/// names (`let`), conditions and what was chosen.
#[test]
fn no_pack_counts_what_no_player_counts() {
    let counters = |pack: &PackFiles| tables(pack).iter().filter_map(|(_, table)| table.get("counter")).map(size).sum();
    let found: Vec<String> = packs()
        .iter()
        .map(|pack| (pack.id.clone(), counters(pack)))
        .filter(|(_, counters): &(_, usize)| *counters >= 50)
        .map(|(pack, counters)| format!("{pack}: {counters} counters"))
        .collect();
    complain(&found, "packs with fifty counters or more");
}

fn size(table: &toml::Value) -> usize {
    table.as_table().map_or(0, toml::Table::len)
}

/// The tables of a pack by file. Rulings are no rules.
fn tables(pack: &PackFiles) -> Vec<(String, toml::Table)> {
    let files = pack.files.iter().filter(|(path, _)| path.ends_with(".toml") && !path.starts_with("rulings"));
    files.map(|(path, text)| (path.clone(), text.parse().unwrap_or_else(|error| panic!("{path}: {error}")))).collect()
}

/// Every text of a table, with the keys that lead to it.
fn texts_of(value: &toml::Value, keys: &mut Vec<String>, found: &mut Vec<(Vec<String>, String)>) {
    match value {
        toml::Value::String(text) => {
            found.push((keys.clone(), text.split_whitespace().collect::<Vec<_>>().join(" ")));
        }
        toml::Value::Array(list) => list.iter().for_each(|value| texts_of(value, keys, found)),
        toml::Value::Table(table) => {
            for (key, value) in table {
                keys.push(key.clone());
                texts_of(value, keys, found);
                keys.pop();
            }
        }
        _ => {}
    }
}

fn texts_of_pack(pack: &PackFiles) -> Vec<(Vec<String>, String)> {
    let mut found = Vec::new();
    for (_, table) in tables(pack) {
        texts_of(&toml::Value::Table(table), &mut Vec::new(), &mut found);
    }
    found
}

/// What stands behind these keys is a condition.
const CONDITIONS: &[&str] =
    &["if", "allowed", "is", "or", "unless", "drawn_if", "eligible", "together", "won", "goes_on"];
/// A statement of so many signs is worth a name as soon as it is needed again; a shorter one says no more than its name would.
const WORTH_A_NAME: usize = 40;

/// The statements of a condition, and what they are together.
fn statements(condition: &str) -> BTreeSet<String> {
    let parts = condition.split(" or ").flat_map(|part| part.split(" and "));
    let parts = parts.map(|part| part.trim_matches(['(', ')']).to_owned());
    parts.chain([condition.to_owned()]).filter(|part| part.chars().count() > WORTH_A_NAME).collect()
}

/// What is needed twice has a name (`[condition.<id>]`). Different cards may bear the same rule: each is printed by itself.
#[test]
fn no_condition_is_written_twice() {
    let mut found = Vec::new();
    for pack in packs() {
        let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (keys, text) in texts_of_pack(&pack) {
            if !keys.last().is_some_and(|key| CONDITIONS.contains(&key.as_str())) {
                continue;
            }
            let bearer = if keys[0] == "card" { keys[1].clone() } else { String::new() };
            for statement in statements(&text) {
                let bearers = known.entry(statement.clone()).or_default();
                if bearers.contains(&bearer) {
                    found.push(format!("{}: {}: {statement}", pack.id, keys.join(".")));
                }
                bearers.push(bearer.clone());
            }
        }
    }
    complain(&found, "conditions that are written twice");
}

/// A number that is never asked for more than whether it is there is a condition: an expansion that lowers it to switch a rule off
/// bends it, and two such expansions bend it twice.
#[test]
fn no_number_stands_for_a_yes_or_no() {
    let packs = packs();
    let sentences: Vec<String> =
        packs.iter().flat_map(|pack| texts_of_pack(pack).into_iter().map(|(_, text)| format!("{text} "))).collect();
    let mut found = Vec::new();
    for pack in &packs {
        for (path, table) in tables(pack) {
            let queries = table.get("query").and_then(toml::Value::as_table).into_iter().flatten();
            for (id, _) in queries.filter(|(_, query)| query.get("base").is_some_and(toml::Value::is_integer)) {
                let name = format!(" {} ", id.replace('_', " "));
                let asked = sentences.iter().flat_map(|text| {
                    let text = format!(" {text}");
                    text.match_indices(&name).map(|(at, _)| text[at + name.len()..].to_owned()).collect::<Vec<_>>()
                });
                let asked: Vec<String> = asked.collect();
                let whether = |rest: &String| {
                    let mut words =
                        rest.split(' ').skip_while(|word| ["is", "are", "at", "least", "exactly"].contains(word));
                    (rest.starts_with("is ") || rest.starts_with("are ")) && matches!(words.next(), Some("0" | "1"))
                };
                if !asked.is_empty() && asked.iter().all(whether) {
                    found.push(format!("{}/{path}: {id}", pack.id));
                }
            }
        }
    }
    complain(&found, "numbers that should be conditions");
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
    let mut sets: Vec<(String, Vec<(String, String)>)> = vec![("engine".into(), languages(engine_texts()))];
    for pack in packs() {
        sets.push((pack.id.clone(), languages(pack.files)));
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

/// The texts of each language: `locales/en.ftl`, and all files in the folder `locales/en`, but for the patterns in
/// `rules.ftl`, which a language has as many of as it needs.
fn languages(files: impl IntoIterator<Item = (String, String)>) -> Vec<(String, String)> {
    let mut languages: BTreeMap<String, String> = BTreeMap::new();
    for (path, text) in files {
        if let Some(rest) = path.strip_prefix("locales/").filter(|rest| !rest.ends_with("/rules.ftl")) {
            let name = rest.split(['/', '.']).next().unwrap_or_default();
            let all = languages.entry(format!("locales/{name}")).or_default();
            all.push('\n');
            all.push_str(&text);
        }
    }
    languages.into_iter().collect()
}

fn engine_texts() -> Vec<(String, String)> {
    let texts = files(&root().join("runtime/locales"), &[".ftl"]);
    texts.iter().map(|path| (shown(path).trim_start_matches("runtime/").to_owned(), read(path))).collect()
}

/// The place of a heading within a page, as a link writes it.
fn anchor(heading: &str) -> String {
    let plain: String = heading.to_lowercase().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).collect();
    plain.trim().replace(' ', "-")
}

/// Links of a page: what stands in `](…)`, outside of code.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut code = false;
    for (at, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            code = !code;
        }
        if code {
            continue;
        }
        for (start, _) in line.match_indices("](") {
            let rest = &line[start + 2..];
            if let Some(end) = rest.find(')') {
                found.push((at + 1, rest[..end].to_owned()));
            }
        }
    }
    found
}

#[test]
fn every_link_leads_somewhere() {
    let mut found = Vec::new();
    let mut pages = files(&root().join("docs"), &[".md"]);
    pages.extend(["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "content/README.md"].map(|page| root().join(page)));
    for page in &pages {
        for (line, link) in links(&read(page)) {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            let (path, place) = link.split_once('#').unwrap_or((&link, ""));
            let target = if path.is_empty() { page.clone() } else { page.parent().unwrap_or(page).join(path) };
            let headings = || {
                read(&target)
                    .lines()
                    .filter_map(|line| line.strip_prefix('#'))
                    .map(|line| anchor(line.trim_start_matches('#')))
                    .collect::<Vec<_>>()
            };
            if !target.exists() || !place.is_empty() && !headings().iter().any(|known| known == place) {
                found.push(format!("{}:{line}: {link}", shown(page)));
            }
        }
    }
    complain(&found, "links that lead nowhere");
}
