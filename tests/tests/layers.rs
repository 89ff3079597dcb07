//! The modules of each crate lie in layers, and each knows only what lies below it.

use std::collections::BTreeSet;
use std::fs;

use quarterdeck_tests::imports::{Import, Source, lent, paths, sources};
use quarterdeck_tests::shelf::{root, shown};

/// A layer: its name, and its modules in order, each of which may know those before it. Modules joined by `+` are one
/// idea in several folders and may know each other.
type Layer = (&'static str, &'static str);

/// The layers of the sentences, from the bottom up.
const DSL: &[Layer] = &[
    ("ids", "ids met"),
    ("words", "syntax problem verb vocabulary foreign bounds own"),
    ("reading", "misspelled parse agree print sentences habit"),
    ("meaning", "tree inside slots setting resolve"),
    ("answers", "facts alike evaluate+along+count+meant+passing+ready+walk solve near"),
    ("telling", "describe explain numbers"),
];

/// The layers of games and matches, from the bottom up.
const RUNTIME: &[Layer] = &[
    ("ids", "ids seats hash readers"),
    ("texts", "problem text message"),
    ("definitions", "setting game"),
    ("state", "event state trace log fixed"),
    ("play", "flow+verb+script opening playing arranging"),
    ("knowledge", "knowledge view"),
    ("compile", "pack check"),
    ("session", "document table save campaign bot seek jump environment"),
];

/// Where a module stands; modules that may know each other stand at the same place.
fn order(layers: &[Layer], module: &str) -> Option<usize> {
    let all = layers.iter().flat_map(|(_, modules)| modules.split(' '));
    all.enumerate().find(|(_, joined)| joined.split('+').any(|known| known == module)).map(|(at, _)| at)
}

/// What is named upwards.
fn upwards(layers: &[Layer], sources: &[Source]) -> Vec<Import> {
    let order = |module: &str| order(layers, module);
    let mut all = paths(sources);
    all.extend(lent(sources, &order));
    all.retain(|import| order(&import.to).is_none_or(|to| order(&import.from) < Some(to)));
    all
}

fn judge(folder: &str, layers: &[Layer]) {
    let sources = sources(&root().join(folder));
    let found = upwards(layers, &sources);
    let found: Vec<&str> = found.iter().map(|import| import.place.as_str()).collect();
    assert!(found.is_empty(), "{folder}: modules that name what lies above them:\n{}", found.join("\n"));
    let there: BTreeSet<&str> =
        sources.iter().filter_map(|source| source.modules.first()).map(String::as_str).collect();
    let listed: BTreeSet<&str> = layers.iter().flat_map(|(_, modules)| modules.split([' ', '+'])).collect();
    assert_eq!(there, listed, "{folder}: the modules that are there, and those that lie in a layer");
}

#[test]
fn sentences_know_only_what_lies_below() {
    judge("dsl/src", DSL);
}

#[test]
fn games_and_matches_know_only_what_lies_below() {
    judge("runtime/src", RUNTIME);
}

/// A crate of three modules, as the judge would read it.
fn small(files: &[(&str, &str)]) -> Vec<String> {
    let sources: Vec<Source> = files.iter().map(|(path, text)| Source::new(path, path, text)).collect();
    let layers = &[("lower", "low+lowest"), ("upper", "high")];
    upwards(layers, &sources).into_iter().map(|import| import.place).collect()
}

#[test]
fn every_way_of_naming_is_seen() {
    let high = ("high/mod.rs", "pub struct Peak;");
    for (text, line) in [
        ("use crate::high::Peak;", 1),
        ("\nuse crate::{\n    lowest::Floor,\n    high::{Peak, Top},\n};", 2),
        ("fn up() -> crate::high::Peak { todo() }", 1),
        ("// crate::high\nconst QUOTE: char = '\"'; use super::high::Peak;", 2),
        ("const RAW: &str = r#\"a \" b\"#;\n\nfn up(peak: &crate::high::Peak) {}", 3),
    ] {
        let floor = ("lowest.rs", "pub struct Floor;");
        assert_eq!(small(&[("low.rs", text), floor, high]), [format!("low.rs:{line}: low names high")], "{text}");
    }
    // What the crate gives to others is not what its modules know each other by.
    assert_eq!(small(&[("low.rs", "use crate::Peak;"), high]), ["low.rs:1: low names Peak"]);
    let deep = ("low/inner/deep.rs", "use super::super::super::high::Peak;");
    assert_eq!(small(&[deep, high]), ["low/inner/deep.rs:1: low names high"]);
}

#[test]
fn nothing_else_is_taken_for_naming() {
    for text in [
        "//! Of `crate::high`.\n/* crate::high */",
        "const TEXT: &str = \"crate::high \\\" crate::high\";",
        "use crate::lowest::high;\nuse super::lowest::Floor;\nuse other_crate::high::Peak;",
        "pub(crate) fn high() {}",
    ] {
        let floor = ("lowest.rs", "use crate::low::Other;\npub struct Floor;");
        assert_eq!(small(&[("low.rs", text), floor, ("high.rs", "use crate::low::Other;")]), [""; 0], "{text}");
    }
}

#[test]
fn methods_that_a_module_lends_are_seen() {
    let low = ("low.rs", "pub struct Floor;\nfn walk(floor: &Floor) {\n    floor.shine();\n    floor.plain();\n}\n");
    let lent =
        "use crate::low::Floor;\n\nimpl<'a> Floor<'a> {\n    pub fn shine(&self) {}\n    fn plain(&self) {}\n}\n";
    assert_eq!(small(&[low, ("high.rs", lent)]), ["low.rs:3: low calls `Floor::shine`, which high defines"]);
    // The name can mean something that is known there.
    let own = ("lowest.rs", "impl Other {\n    pub fn shine(&self) {}\n}\n");
    assert_eq!(small(&[low, own, ("high.rs", lent)]), [""; 0]);
}

#[test]
fn both_crates_of_the_core_are_kept_from_the_same_things() {
    let list = |folder: &str| {
        let text = fs::read_to_string(root().join(folder).join("clippy.toml")).unwrap_or_default();
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    assert!(list("dsl").iter().any(|line| line.contains("std::fs::read_to_string")));
    assert_eq!(list("dsl"), list("runtime"));
}

/// Modules of the runtime that special tools may name beside the names at its root.
const SPECIAL: &str = "definitions environment jump packs position reference seek seen telling";
/// Files of the command that look closer at positions though that is for rulings and tests. `trace` does, as it tells authors what
/// a ruling would: what conditions were asked with which values. The list should become shorter.
const LOOKING_INSIDE: &str = "coverage.rs drive/told.rs story/pool.rs tracing/told.rs";

#[test]
fn few_names_are_enough_to_play() {
    let text = fs::read_to_string(root().join("runtime/src/lib.rs")).unwrap_or_default();
    let given = text.lines().filter_map(|line| line.strip_prefix("pub use ")).map(|line| line.split(',').count());
    let given: usize = given.sum();
    assert!((20..=30).contains(&given), "{given} names stand at the root of the runtime");
    let modules = text.lines().filter_map(|line| line.strip_prefix("pub mod "));
    let mut modules: Vec<&str> = modules.map(|line| line.trim_end_matches([';', '{', ' '])).collect();
    modules.sort_unstable();
    assert_eq!(modules.join(" "), SPECIAL);
}

/// Modules of the sentences that others can name; whatever else they need stands at the root.
const SENTENCES: &str = "describe evaluate explain facts ids problem resolve solve syntax tree verb vocabulary";

#[test]
fn what_others_can_have_of_the_sentences_is_listed() {
    let text = fs::read_to_string(root().join("dsl/src/lib.rs")).unwrap_or_default();
    let mut modules: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    modules.sort_unstable();
    assert_eq!(modules.join(" "), SENTENCES);
}

#[test]
fn only_the_engine_looks_inside_a_state() {
    let text = fs::read_to_string(root().join("runtime/src/state/mod.rs")).unwrap_or_default();
    let fields = text.split("pub struct State {").nth(1).and_then(|behind| behind.split('}').next());
    let fields: Vec<&str> = fields.unwrap_or_default().lines().map(str::trim).collect();
    assert!(fields.iter().any(|line| line.starts_with("pub(crate) cards:")), "the fields of a state: {fields:?}");
    let open: Vec<&&str> = fields.iter().filter(|line| line.starts_with("pub ")).collect();
    assert!(open.is_empty(), "fields that others could change: {open:?}");
}

#[test]
fn the_command_hardly_looks_into_a_match() {
    let folder = root().join("tools/quarterdeck/src");
    let looks = |source: &&Source| source.code.contains("quarterdeck_runtime::position");
    let command = shown(&folder) + "/";
    let all = sources(&folder);
    let mut found: Vec<&str> =
        all.iter().filter(looks).map(|source| source.path.trim_start_matches(&command)).collect();
    found.sort_unstable();
    assert_eq!(found.join(" "), LOOKING_INSIDE);
}
