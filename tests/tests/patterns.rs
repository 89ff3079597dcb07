//! The languages of the engine have the same patterns: a sentence that one of them can say, the other can say too.

use std::collections::BTreeSet;

use quarterdeck_tests::shelf::root;

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The keys of the patterns that the engine asks a language for.
fn asked(language: &str) -> BTreeSet<String> {
    let text = read(&format!("runtime/locales/{language}/rules.ftl"));
    let keys = text.lines().filter(|line| !line.starts_with([' ', '#', '}', '*', '[']));
    let keys = keys.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with("say-") || ["do", "verb", "is-adjective"].contains(&key.as_str())).collect()
}

/// What stands between quotes behind these words in a source.
fn quoted_behind<'s>(source: &'s str, words: &'s str) -> impl Iterator<Item = &'s str> {
    source.split(words).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn the_languages_can_say_the_same() {
    let (english, russian) = (asked("en"), asked("ru"));
    let only = |left: &BTreeSet<String>, right: &BTreeSet<String>| -> Vec<String> {
        left.difference(right).cloned().collect()
    };
    assert_eq!(only(&english, &russian), Vec::<String>::new(), "not in Russian");
    assert_eq!(only(&russian, &english), Vec::<String>::new(), "not in English");
    assert!(english.len() > 100, "only {} patterns were read", english.len());
}

#[test]
fn every_phrase_that_is_made_can_be_said() {
    let known = asked("en");
    let mut found = 0;
    for file in ["clause", "noun", "number", "parts", "verb", "mod"] {
        let source = read(&format!("dsl/src/describe/{file}.rs"));
        for phrase in quoted_behind(&source, "Phrase::new(\"") {
            assert!(known.contains(&format!("say-{phrase}")), "{file}.rs makes `{phrase}`, which no language says");
            found += 1;
        }
    }
    assert!(found > 80, "only {found} phrases were found");
}
