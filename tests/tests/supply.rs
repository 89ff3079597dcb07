//! What is built in: every crate comes from the one registry, with a checksum, and none from a branch that may change, and its licence is one
//! that `deny.toml` allows. Advisories are looked at by `cargo deny check`, which needs their database.

use std::collections::BTreeMap;
use std::process::Command;

use quarterdeck_tests::shelf::root;
use toml::{Table, Value};

/// Where crates come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn read(path: &str) -> Table {
    let text = std::fs::read_to_string(root().join(path)).expect("the file is there");
    text.parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn crates_come_from_one_place_and_with_checksums() {
    for lock in ["Cargo.lock", "tools/luau-analyze/Cargo.lock", "tests/guided/Cargo.lock"] {
        let lock = read(lock);
        let packages = lock["package"].as_array().expect("a list");
        let foreign = packages.iter().filter(|package| match package.get("source").and_then(Value::as_str) {
            Some(source) => source != REGISTRY || package.get("checksum").is_none(),
            // What has no source lies here.
            None => !package["name"].as_str().is_some_and(|name| name.starts_with("quarterdeck")),
        });
        let foreign: Vec<&Value> = foreign.map(|package| &package["name"]).collect();
        assert!(foreign.is_empty(), "{foreign:?}");
    }
}

#[test]
fn what_is_forbidden_is_not_there() {
    let (deny, lock) = (read("deny.toml"), read("Cargo.lock"));
    let names: Vec<&str> =
        lock["package"].as_array().into_iter().flatten().filter_map(|package| package["name"].as_str()).collect();
    let banned = deny["bans"]["deny"].as_array().expect("a list");
    assert!(!banned.is_empty());
    for name in banned.iter().filter_map(Value::as_str) {
        assert!(!names.contains(&name), "{name} is built in");
    }
    // Exceptions are of crates that are there.
    for exception in deny["licenses"]["exceptions"].as_array().expect("a list") {
        let name = exception["crate"].as_str().unwrap_or_default();
        assert!(names.contains(&name), "{name} is not built in, so it needs no exception");
    }
}

/// What is said of every crate that any part of the workspace is built of. What is not on this machine yet is fetched.
fn crates() -> Vec<serde_json::Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let host = Command::new(&cargo).args(["-vV"]).output().expect("cargo can be started");
    let host =
        String::from_utf8_lossy(&host.stdout).lines().find_map(|line| line.strip_prefix("host: ").map(str::to_owned));
    let mut asking = Command::new(&cargo);
    asking.args(["metadata", "--format-version", "1", "--locked", "--filter-platform"]);
    let told = asking.arg(host.expect("cargo says for which machine it builds")).current_dir(root()).output();
    let told = told.expect("cargo can be started");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("cargo writes JSON");
    let nodes = told["resolve"]["nodes"].as_array().expect("a list");
    let built: Vec<&str> = nodes.iter().filter_map(|node| node["id"].as_str()).collect();
    let packages = told["packages"].as_array().expect("a list").iter();
    packages.filter(|package| built.contains(&package["id"].as_str().unwrap_or_default())).cloned().collect()
}

/// Whether a licence as crates say it (`MIT OR (Apache-2.0 AND ISC)`, of old also `MIT/Apache-2.0`) can be had with what is allowed.
fn allowed(said: &str, may: &dyn Fn(&str) -> bool) -> bool {
    let said = said.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ").replace(" WITH ", "_WITH_");
    let words: Vec<&str> = said.split_whitespace().collect();
    either(&words, &mut 0, may)
}

fn either(words: &[&str], at: &mut usize, may: &dyn Fn(&str) -> bool) -> bool {
    let mut any = both(words, at, may);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        any |= both(words, at, may);
    }
    any
}

fn both(words: &[&str], at: &mut usize, may: &dyn Fn(&str) -> bool) -> bool {
    let mut all = one(words, at, may);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        all &= one(words, at, may);
    }
    all
}

fn one(words: &[&str], at: &mut usize, may: &dyn Fn(&str) -> bool) -> bool {
    let word = words.get(*at).copied().unwrap_or_default();
    *at += 1;
    if word != "(" {
        return may(&word.replace("_WITH_", " WITH "));
    }
    let inner = either(words, at, may);
    *at += 1;
    inner
}

#[test]
fn licences_are_those_that_are_allowed() {
    let deny = read("deny.toml");
    let list = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let usual = list(&deny["licenses"]["allow"]);
    let exceptions: BTreeMap<String, Vec<String>> = deny["licenses"]["exceptions"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|exception| (exception["crate"].as_str().unwrap_or_default().to_owned(), list(&exception["allow"])))
        .collect();
    let crates = crates();
    assert!(crates.len() > 200, "only {} crates are known", crates.len());
    let mut versions: BTreeMap<&str, usize> = BTreeMap::new();
    for package in &crates {
        let (name, said) =
            (package["name"].as_str().unwrap_or_default(), package["license"].as_str().unwrap_or_default());
        let also = exceptions.get(name);
        let may = |licence: &str| usual.iter().chain(also.into_iter().flatten()).any(|allowed| allowed == licence);
        assert!(allowed(said, &may), "{name}: `{said}` is not allowed by deny.toml");
        *versions.entry(name).or_default() += 1;
    }
    let twice: Vec<&str> = versions.iter().filter(|(_, count)| **count > 1).map(|(name, _)| *name).collect();
    println!("{} crates; in several versions: {}", crates.len(), twice.join(", "));
}

#[test]
fn licences_are_read_as_they_are_meant() {
    let may = |licence: &str| ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"].contains(&licence);
    for (said, expected) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("GPL-3.0/MIT", true),
        ("(MIT OR GPL-3.0) AND ISC", true),
        ("MIT AND (GPL-3.0 OR BSD-3-Clause)", false),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("Apache-2.0", false),
        ("", false),
    ] {
        assert_eq!(allowed(said, &may), expected, "{said}");
    }
}
