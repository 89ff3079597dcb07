//! Every kind of mistake an author can make: what is reported, in which words, and where.

use std::collections::BTreeSet;

use quarterdeck_tests::cases::cases;
use quarterdeck_tests::shelf::{files, root, shown};

/// Each broken pack is reported with its code and no other, in the words of its snapshot.
#[test]
fn every_mistake_is_reported_at_its_place() {
    let mut wrong = Vec::new();
    for case in cases() {
        let outcome = case.run();
        if outcome.codes.is_empty() || outcome.codes.iter().any(|code| *code != case.code) {
            wrong.push(format!("{} / {}: reported {:?}\n{}", case.code, case.name, outcome.codes, outcome.text));
        }
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(&case.shelf);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(case.name.clone(), outcome.text));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A snapshot whose broken pack is gone would never be looked at again.
#[test]
fn every_snapshot_has_its_broken_pack() {
    for snapshot in files(&root().join("tests/mistakes"), &[".snap"]) {
        assert!(snapshot.with_extension("").is_dir(), "{} belongs to no broken pack", shown(&snapshot));
    }
}

/// Codes that no pack can bring about: the machine that runs scripts failed, or the engine did.
const BEYOND_PACKS: &[&str] = &["script::unavailable", "script::diverged"];

/// Every code that the sources can report is tried by at least one broken pack.
#[test]
fn every_code_is_tried() {
    let tried: BTreeSet<String> = cases().into_iter().map(|case| case.code).collect();
    let mut missing = BTreeSet::new();
    for folder in ["dsl/src", "runtime/src"] {
        for path in files(&root().join(folder), &[".rs"]) {
            let text = std::fs::read_to_string(&path).expect("a source can be read");
            for code in codes(&text) {
                if !tried.contains(&code) && !BEYOND_PACKS.contains(&code.as_str()) {
                    missing.insert(format!("{code} ({})", shown(&path)));
                }
            }
        }
    }
    assert!(missing.is_empty(), "no folder below tests/mistakes for: {missing:#?}");
}

/// Codes in a source: `"pack::unknown_key"`.
fn codes(text: &str) -> Vec<String> {
    text.split('"')
        .filter(|piece| {
            piece.split_once("::").is_some_and(|(area, rest)| {
                ["pack", "sentence", "play", "script"].contains(&area)
                    && !rest.is_empty()
                    && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
            })
        })
        .map(str::to_owned)
        .collect()
}
