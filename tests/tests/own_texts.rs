//! The engine's own texts and those of the command, judged as the texts of packs are: both languages say the same things
//! with the same variables, nothing is written twice or refers to nothing, and every text is read by somebody.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use quarterdeck_runtime::EventKind;
use quarterdeck_runtime::reference::{Mentioned, TextEntry, TextFile, event_texts};
use quarterdeck_tests::shelf::{files, root, shown};

/// A folder of texts, where they are read, and what is put before their keys by whoever reads them.
const OWN: &[(&str, &str, &str)] =
    &[("runtime/locales", "runtime/src", ""), ("tools/quarterdeck/locales", "tools/quarterdeck/src", "ui-")];

/// The texts of one language, all of them sound.
fn texts(folder: &str, language: &str) -> Vec<TextEntry> {
    let path = root().join(folder).join(format!("{language}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", shown(&path)));
    let mut problems = Vec::new();
    let file = TextFile::read(language, folder, &text, &mut problems);
    assert!(problems.is_empty(), "{problems:?}");
    file.entries
}

fn variables(entry: &TextEntry) -> BTreeSet<&str> {
    // A variable in a form is that variable, and what only chooses a form is no news.
    let named = entry.mentions.iter().filter_map(|mention| match &mention.what {
        Mentioned::Variable(name) => name.split('-').next().filter(|name| !["gender", "title"].contains(name)),
        _ => None,
    });
    named.collect()
}

#[test]
fn both_languages_say_the_same_things() {
    for (folder, _, _) in OWN {
        let (english, russian) = (texts(folder, "en"), texts(folder, "ru"));
        let keys = |texts: &[TextEntry]| -> BTreeSet<String> { texts.iter().map(|entry| entry.key.clone()).collect() };
        assert_eq!(keys(&english), keys(&russian), "{folder}");
        for texts in [&english, &russian] {
            assert_eq!(keys(texts).len(), texts.len(), "{folder}: a text is written twice");
        }
        let told: BTreeMap<&str, &TextEntry> = russian.iter().map(|entry| (entry.key.as_str(), entry)).collect();
        for entry in &english {
            let other = told[entry.key.as_str()];
            let (here, there) = (variables(entry), variables(other));
            // A language may count where another need not, but it does not know what the other does not.
            let only: Vec<&&str> = here.symmetric_difference(&there).filter(|name| **name != "count").collect();
            assert!(only.is_empty(), "{folder}: `{}` has {only:?} in one language only", entry.key);
        }
    }
}

#[test]
fn every_event_that_is_told_has_its_words() {
    let told: BTreeSet<&str> = EventKind::ALL.iter().flat_map(|kind| event_texts(*kind)).copied().collect();
    for language in ["en", "ru"] {
        let texts = texts("runtime/locales", language);
        let there: BTreeSet<&str> =
            texts.iter().map(|entry| entry.key.as_str()).filter(|key| key.starts_with("event-")).collect();
        assert_eq!(told, there, "{language}: the texts that events are told by, and those that are written");
    }
    let untold: Vec<&EventKind> = EventKind::ALL.iter().filter(|kind| event_texts(**kind).is_empty()).collect();
    assert_eq!(untold, [&EventKind::Ended], "everything else is told in some way");
}

#[test]
fn texts_refer_to_texts_that_are_there() {
    for (folder, _, _) in OWN {
        for language in ["en", "ru"] {
            let texts = texts(folder, language);
            for mention in texts.iter().flat_map(|entry| &entry.mentions) {
                let fine = match &mention.what {
                    Mentioned::Text(key, _) | Mentioned::Term(key, _, _) => texts.iter().any(|entry| entry.key == *key),
                    Mentioned::Function(_) | Mentioned::Unbraced(_) | Mentioned::Undotted(_) => false,
                    Mentioned::Variable(_) | Mentioned::Sign(_) | Mentioned::Number(_) => true,
                };
                assert!(fine, "{folder}, {language}: {mention:?}");
            }
        }
    }
}

#[test]
fn every_text_is_read_by_somebody() {
    for (folder, sources, prefix) in OWN {
        let mut all = String::new();
        for path in files(&root().join(sources), &[".rs"]) {
            all.push_str(&fs::read_to_string(&path).expect("a source can be read"));
        }
        let unread: Vec<String> = (texts(folder, "en").into_iter())
            .map(|entry| entry.key)
            .filter(|key| {
                let key = key.strip_prefix(prefix).unwrap_or(key);
                // `when-begins-your` is put together from `when-begins` and whose it is; names of things from their ids.
                let stem = key.strip_suffix("-your").or(key.strip_suffix("-other")).unwrap_or(key);
                let named = key.strip_prefix("word-").or(key.strip_prefix("designed-")).map(|id| id.replace('-', "_"));
                let quoted =
                    |text: &str| all.contains(&format!("\"{text}\"")) || all.contains(&format!("\"{text}{{whose}}\""));
                !(quoted(key) || quoted(stem) || named.is_some_and(|id| quoted(&id)))
            })
            .collect();
        assert!(unread.is_empty(), "{folder}: nobody reads {unread:?}");
    }
}
