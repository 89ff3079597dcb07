//! What is built in: every crate comes from the one registry, with a checksum, and none from a branch that may change. Licences and
//! advisories are looked at by `cargo deny check` (`deny.toml`).

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
    for lock in ["Cargo.lock", "tools/luau-analyze/Cargo.lock"] {
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
