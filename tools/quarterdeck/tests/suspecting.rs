//! `check` beyond mistakes: what is suspicious, what a code means, SARIF, and corrections that are beyond doubt.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use serde_json::Value;

/// A new game in a folder of its own.
fn cellar(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("suspecting-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    let (out, fine) = run(&folder, &["new", "game", "Cellar", "--lang", "en"]);
    assert!(fine, "{out}");
    folder
}

fn run(folder: &Path, words: &[&str]) -> (String, bool) {
    let (out, errors, fine) = run_in(folder, words, b"");
    (out + &errors, fine)
}

fn change(folder: &Path, path: &str, edit: impl Fn(&str) -> String) {
    let file = folder.join("cellar").join(path);
    let before = std::fs::read_to_string(&file).unwrap();
    let after = edit(&before);
    assert_ne!(before, after, "nothing was changed in {path}");
    std::fs::write(file, after).unwrap();
}

#[test]
fn a_new_game_is_beyond_suspicion() {
    let folder = cellar("new");
    let (out, fine) = run(&folder, &["check", "--strict", "cellar"]);
    assert!(fine && out == "1 pack, nothing wrong\n", "{out}");
}

#[test]
fn the_shipped_packs_are_beyond_suspicion() {
    let (out, fine) = run(&root(), &["check", "--strict"]);
    assert!(fine && out.ends_with("packs, nothing wrong\n"), "{out}");
}

#[test]
fn a_rule_that_no_ruling_locks_is_told_at_its_line() {
    let folder = cellar("rule");
    change(&folder, "rules.txt", |text| format!("{text}CELLAR-2 Candles are kept.\n"));
    let (out, fine) = run(&folder, &["check", "cellar"]);
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["check", "--strict", "cellar"]);
    assert!(
        !fine && out.contains("no ruling locks the rule CELLAR-2") && out.contains("cellar/rules.txt:3:1"),
        "{out}"
    );
    assert!(out.ends_with("1 pack, 1 doubt\n"), "{out}");
    let (out, fine) = run(&folder, &["new", "ruling", "Candles are kept", "--pack", "cellar", "--covers", "CELLAR-2"]);
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["check", "--strict", "cellar"]);
    assert!(fine, "{out}");
}

#[test]
fn a_word_that_is_there_for_expansions_is_not_suspicious() {
    let folder = cellar("hook");
    change(&folder, "vocabulary.toml", |text| format!("{text}\n[event.dusk]\n"));
    for (language, word) in [("en", "dusk"), ("ru", "сумерки\n    .gender = pl")] {
        change(&folder, &format!("locales/{language}.ftl"), |text| format!("{text}word-dusk = {word}\n"));
    }
    let (out, fine) = run(&folder, &["check", "--strict", "cellar"]);
    assert!(!fine && out.contains("nothing speaks of the event `dusk`"), "{out}");
    change(&folder, "vocabulary.toml", |text| text.replace("[event.dusk]", "[event.dusk]\nhook = \"the light goes\""));
    let (out, fine) = run(&folder, &["check", "--strict", "cellar"]);
    assert!(fine, "{out}");
}

#[test]
fn what_has_one_right_answer_is_corrected() {
    let folder = cellar("fix");
    let before = std::fs::read_to_string(folder.join("cellar/flow.toml")).unwrap();
    change(&folder, "flow.toml", |text| {
        text.replace("'gain 1 candle'", "'gian 1 candle'")
            .replace("event = \"leaves row\"", "event = \"leaves rwo\"")
            .replace("do     = 'move it to your hoard'", "do     = 'move it to to your hoard'")
            .replace("limit   = 1", "limti   = 1")
    });
    let (out, fine) = run(&folder, &["check", "--fix", "cellar", "--lang", "en"]);
    assert!(fine && out.contains("`gian` is now `gain`") && out.contains("`to to` is now `to`"), "{out}");
    assert!(out.contains("4 mistakes were corrected; what is left:\n1 pack, nothing wrong\n"), "{out}");
    assert_eq!(std::fs::read_to_string(folder.join("cellar/flow.toml")).unwrap(), before);
    change(&folder, "flow.toml", |text| text.replace("'gain 1 candle'", "'wibble 1 candle'"));
    let (out, fine) = run(&folder, &["check", "--fix", "cellar", "--lang", "ru"]);
    assert!(!fine && out.contains("ничего не изменено") && out.contains("wibble"), "{out}");
}

#[test]
fn sarif_names_the_file_the_line_and_the_rule() {
    let folder = cellar("sarif");
    change(&folder, "flow.toml", |text| text.replace("'gain 1 candle'", "'gian 1 candle'"));
    let (out, errors, fine) = run_in(&folder, &["check", "--format", "sarif", "cellar"], b"");
    assert!(!fine, "{out}{errors}");
    let sarif: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(sarif["version"], "2.1.0");
    let run = &sarif["runs"][0];
    let result = &run["results"][0];
    assert_eq!((&result["ruleId"], &result["level"]), (&"sentence::unknown_word".into(), &"error".into()));
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "cellar/flow.toml");
    let text = std::fs::read_to_string(folder.join("cellar/flow.toml")).unwrap();
    let line = text.lines().position(|line| line.contains("gian")).unwrap() + 1;
    assert_eq!(place["region"]["startLine"], line);
    let rule = &run["tool"]["driver"]["rules"][0];
    assert_eq!(rule["id"], "sentence::unknown_word");
    assert!(rule["shortDescription"]["text"].as_str().unwrap().contains("word"), "{rule}");
    let (out, _) = self::run(&folder, &["check", "--format", "json", "cellar"]);
    let rows: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(rows[0]["code"], "sentence::unknown_word");
}

#[test]
fn a_code_is_explained_in_both_languages() {
    let (out, fine) = run(&root(), &["check", "--explain", "sentence::unknown_word", "--lang", "en"]);
    assert!(fine && out.contains("## Wrong") && out.contains("## Right") && out.contains("'gain 2 gems'"), "{out}");
    let (out, fine) = run(&root(), &["check", "--explain", "unknown-word", "--lang", "ru"]);
    assert!(fine && out.contains("## Неверно") && out.contains("## Верно"), "{out}");
    let (out, fine) = run(&root(), &["check", "--explain", "unkown_word", "--lang", "en"]);
    assert!(!fine && out.contains("did you mean `sentence::unknown_word`?"), "{out}");
}

/// The schema of SARIF as the crate `serde-sarif` carries it along; cargo fetches it, and knows where it lies.
fn schema() -> Value {
    let metadata = std::process::Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root().join("tests/sarif"))
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let carrier = metadata["packages"].as_array().unwrap().iter().find(|package| package["name"] == "serde-sarif");
    let folder = Path::new(carrier.unwrap()["manifest_path"].as_str().unwrap()).parent().unwrap().to_path_buf();
    let text = std::fs::read_to_string(folder.join("src/schema.json")).unwrap();
    // One pattern of it has a bracket too much, which not every reader of patterns takes.
    serde_json::from_str(&text.replace("[a-zA-Z]{2}]?$", "[a-zA-Z]{2}$")).unwrap()
}

#[test]
fn sarif_is_what_its_schema_asks_for() {
    let schema = jsonschema::validator_for(&schema()).unwrap();
    let wrongs = |sarif: &Value| schema.iter_errors(sarif).map(|wrong| wrong.to_string()).collect::<Vec<_>>();
    let folder = cellar("schema");
    change(&folder, "rules.txt", |text| format!("{text}CELLAR-2 Candles are kept.\n"));
    let told = |words: &[&str]| -> Value { serde_json::from_str(&run_in(&folder, words, b"").0).unwrap() };
    let doubts = told(&["check", "--strict", "--format", "sarif", "cellar"]);
    assert_eq!(doubts["runs"][0]["results"][0]["level"], "warning");
    change(&folder, "flow.toml", |text| text.replace("'gain 1 candle'", "'gian 1 candle'"));
    let mistakes = told(&["check", "--format", "sarif", "cellar"]);
    let (sound, ..) = run_in(&root(), &["check", "--format", "sarif", "content/examples/lanterns"], b"");
    let nothing = serde_json::from_str(&sound).unwrap();
    for sarif in [&doubts, &mistakes, &nothing] {
        assert_eq!(wrongs(sarif), Vec::<String>::new());
    }
    // The schema minds.
    let mut wrong = mistakes;
    wrong["runs"][0]["results"][0]["level"] = "dreadful".into();
    assert_eq!(wrongs(&wrong).len(), 1);
}
