//! The pages in docs/errors: one for every code that the sources can report, as the sources and broken packs say, and what a
//! page calls right is right.

use std::collections::BTreeSet;

use quarterdeck_tests::cases::cases;
use quarterdeck_tests::deeds::Scratch;
use quarterdeck_tests::errors::{Entry, entries, is_played, page, righted, shown_case};
use quarterdeck_tests::page::page_in;
use quarterdeck_tests::shelf::{files, root};

/// Where mistakes are told, and how their codes begin.
const AREAS: &[&str] = &["pack", "sentence", "play", "script", "ruling", "look", "howto", "strict"];

/// Codes in a source: `"pack::unknown_key"`.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    let sound = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    text.split('"')
        .filter(move |piece| piece.split_once("::").is_some_and(|(area, rest)| AREAS.contains(&area) && sound(rest)))
}

#[test]
fn every_code_has_a_page() {
    let mut reported: BTreeSet<String> = BTreeSet::new();
    for folder in ["dsl/src", "runtime/src", "tools"] {
        for path in files(&root().join(folder), &[".rs"]) {
            let text = std::fs::read_to_string(&path).expect("a source can be read");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            if !path.components().any(|part| part.as_os_str() == "tests") {
                reported.extend(codes(text).map(str::to_owned));
            }
        }
    }
    let told: BTreeSet<String> = entries().into_keys().collect();
    let missing: Vec<&String> = reported.difference(&told).collect();
    let idle: Vec<&String> = told.difference(&reported).collect();
    assert!(missing.is_empty() && idle.is_empty(), "tests/errors.toml lacks {missing:?}, and nobody reports {idle:?}");
}

#[test]
fn pages_say_what_the_sources_say() {
    let (entries, cases) = (entries(), cases());
    let mut list = String::from(
        "# Mistakes by their codes\n\n`quarterdeck check --explain <code>` prints these pages, too.\n\n| code | what it means |\n|---|---|\n",
    );
    for (code, entry) in &entries {
        let file = format!("{}.md", code.replace("::", "-").replace('_', "-"));
        list.push_str(&format!("| [`{code}`]({file}) | {} |\n", entry.en));
        page_in("errors", "errors", &file, &page(&cases, code, entry));
    }
    page_in("errors", "errors", "README.md", &list);
    let names: BTreeSet<String> =
        entries.keys().map(|code| format!("{}.md", code.replace("::", "-").replace('_', "-"))).collect();
    for path in files(&root().join("docs/errors"), &[".md"]) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        assert!(name == "README.md" || names.contains(&name), "docs/errors/{name} is about no code");
    }
}

/// What is not so of a page that shows what is done to a pack.
fn by_deeds(code: &str, entry: &Entry) -> Option<String> {
    if entry.case.is_some() || entry.none_en.is_some() || entry.mend.is_empty() {
        return Some(format!(
            "{code}: what is done to a pack shows it, and `mend` puts it right; nothing else is said"
        ));
    }
    if code == "script::mistyped" && quarterdeck::types::checker().is_none() {
        eprintln!("SKIPPED {code}: there is no quarterdeck-luau-analyze, so what its page tells is not compared");
        return None;
    }
    let scratch = Scratch::new(code);
    let before = scratch.told(is_played(code));
    scratch.carry_out(&entry.done);
    let during = scratch.told(is_played(code));
    scratch.carry_out(&entry.mend);
    let after = scratch.told(is_played(code));
    let told = during.of(code);
    let [first, last] = [&before, &after].map(|told| told.problems.iter().map(|(code, _)| code).collect::<Vec<_>>());
    if told.is_none() || !first.is_empty() || !last.is_empty() {
        return Some(format!("{code}: told before {first:?}, then {:?}, at last {last:?}", during.problems));
    }
    let other = entry.told.as_ref().filter(|expected| told.map(str::trim_end) != Some(expected.trim_end()));
    other.map(|_| format!("{code}: its page tells something else than {}", told.unwrap_or_default()))
}

#[test]
fn what_a_page_calls_right_is_right() {
    let cases = cases();
    let mut wrong = Vec::new();
    for (code, entry) in &entries() {
        if !entry.done.is_empty() {
            wrong.extend(by_deeds(code, entry));
            continue;
        }
        let Some(name) = &entry.case else {
            if entry.none_en.is_none() || entry.none_ru.is_none() {
                wrong.push(format!("{code}: no pack shows it, and it is not said why"));
            }
            continue;
        };
        if entry.none_en.is_some() || entry.none_ru.is_some() {
            wrong.push(format!("{code}: `{name}` shows it, and yet it is said that none can"));
        }
        let Some(case) = shown_case(&cases, code, entry) else {
            wrong.push(format!("{code}: there is no broken pack `{name}`"));
            continue;
        };
        let outcome = case.run();
        match outcome.problems.first().and_then(|problem| righted(case, problem, entry)) {
            None => wrong.push(format!("{code}: it is not said how `{name}` would be right, or that does not fit")),
            Some((right, _)) => {
                let codes = right.run().codes;
                // These packs are small, and may lack what is told only once the first mistake is gone.
                if codes.contains(code) {
                    wrong.push(format!("{code}: what is put right is reported again, with {codes:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
