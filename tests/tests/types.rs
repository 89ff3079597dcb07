//! Scripts that ask for their types to be looked at (`--!strict`), looked at by Luau's own type checker. `./test` builds it; whoever runs this by
//! itself names one in `QUARTERDECK_LUAU_ANALYZE`, or has it on the path.

use std::path::PathBuf;

use quarterdeck::handbook::blocks;
use quarterdeck::types::{checker, mistyped, strict};
use quarterdeck_runtime::{PackFiles, check};
use quarterdeck_tests::shelf::{gather, packs, root};

/// The type checker; without one, it is said that nothing was looked at.
fn there() -> Option<PathBuf> {
    let found = checker();
    if found.is_none() {
        eprintln!("SKIPPED: there is no quarterdeck-luau-analyze, so the types of scripts were not looked at");
    }
    found
}

/// What is told of the types of a pack's scripts.
fn told(checker: &std::path::Path, packs: &[&PackFiles]) -> Vec<String> {
    let checked = check(packs);
    let game = checked.game.unwrap_or_else(|| panic!("{:?}", checked.problems));
    let found = mistyped(checker, &game, packs).unwrap_or_else(|why| panic!("{}: {why}", checker.display()));
    found.iter().map(|problem| format!("{} {:?}: {}", problem.file, problem.span, problem.message)).collect()
}

#[test]
fn the_types_of_shipped_scripts_fit() {
    let Some(checker) = there() else { return };
    let all = packs();
    let mut looked_at = 0;
    for pack in all.iter().filter(|pack| !strict(&[pack]).is_empty()) {
        assert_eq!(told(&checker, &gather(pack, &all)), [""; 0], "{}", pack.id);
        looked_at += 1;
    }
    assert!(looked_at > 0, "a shipped pack asks for types");
}

/// Every script of the cookbook that asks for it.
#[test]
fn the_types_of_the_cookbook_fit() {
    let Some(checker) = there() else { return };
    let page = std::fs::read_to_string(root().join("docs/guide/scripts.md")).expect("the cookbook is there");
    let mut cookbook = PackFiles { id: "cookbook".into(), ..PackFiles::default() };
    for (path, block) in blocks(&page) {
        let inner = path.strip_prefix("cookbook/").filter(|inner| !inner.starts_with("rulings/"));
        cookbook.files.extend(inner.map(|inner| (inner.to_owned(), block)));
    }
    assert!(strict(&[&cookbook]).len() >= 8, "{:?}", cookbook.files.keys());
    assert_eq!(told(&checker, &[&cookbook]), [""; 0]);
}

/// What does not fit is told where it stands.
#[test]
fn what_does_not_fit_is_told_at_its_place() {
    let Some(checker) = there() else { return };
    let all = packs();
    let pack = all.iter().find(|pack| !strict(&[pack]).is_empty()).expect("a shipped pack asks for types");
    let path = strict(&[pack])[0].0.clone();
    let inner = path.split_once('/').map_or("", |(_, inner)| inner).to_owned();
    for (wrong, at, said) in [
        ("local number_of_these: number = \"three\"\n", "\"three\"", "string"),
        ("local nothing: Wrong = nil\n", "Wrong", "Wrong"),
        ("local function short() return (5).length end\n", "(5).length", "number"),
    ] {
        let mut changed = pack.clone();
        let text = changed.files.get_mut(&inner).expect("the script is one of its files");
        // Behind the line that asks for it.
        let line = text.find('\n').map_or(0, |end| end + 1);
        text.insert_str(line, wrong);
        let packs: Vec<&PackFiles> =
            gather(pack, &all).into_iter().map(|one| if one.id == pack.id { &changed } else { one }).collect();
        let found = told(&checker, &packs);
        let from = line + wrong.find(at).unwrap_or(0);
        let place = format!("{path} ({from}, ");
        assert!(
            found.iter().any(|told| told.starts_with(&place) && told.contains(said)),
            "`{wrong}` at {from}: {found:#?}"
        );
    }
}
