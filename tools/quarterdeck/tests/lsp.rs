//! The language server as an editor meets it: the command itself, over standard input and output, on a copy of the largest pack.

mod common;
mod copied;
mod editor;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use common::{root, run_in};
use copied::copy;
use editor::{Document, Editor};
use serde_json::{Value, json};

const PACK: &str = "dead-reckoning";

/// A copy of some packs in a folder whose name is not plain, and an editor that looks at them.
fn desk(name: &str, packs: &[&str]) -> (PathBuf, Editor) {
    let folder = desk_of(name, packs);
    let editor = Editor::start(&folder, "en");
    (folder, editor)
}

/// A copy of some packs in a folder whose name is not plain.
fn desk_of(name: &str, packs: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("lsp {name} мои наборы"));
    fs::remove_dir_all(&folder).ok();
    for pack in packs {
        copy(&root().join("content").join(pack), &folder.join(pack));
    }
    folder
}

fn text_of(value: &Value) -> String {
    value["contents"]["value"].as_str().unwrap_or_default().to_owned()
}

fn labels(value: &Value) -> Vec<String> {
    let items = value["items"].as_array().cloned().unwrap_or_default();
    items.iter().filter_map(|item| item["label"].as_str().map(str::to_owned)).collect()
}

#[test]
fn mistakes_are_told_while_typing_and_hide_nothing_else() {
    let (folder, mut editor) = desk("mistakes", &[PACK]);
    let pack = folder.join(PACK);
    let mut table = Document::open(&mut editor, &pack.join("table.toml"));
    let mut cards = Document::open(&mut editor, &pack.join("cards/sailors.toml"));
    editor.until_right(&[&table, &cards]);

    // A kind that there is not, in one file.
    cards.replace(&mut editor, "kind  = ", "kinb  = ");
    let told = editor.problems(&cards, |told| !told.is_empty());
    assert_eq!(told[0]["code"], "pack::unknown_key", "{told:?}");
    let range = &told[0]["range"];
    let (line, column) = cards.position("kinb");
    assert_eq!((range["start"]["line"].as_u64(), range["start"]["character"].as_u64()), (Some(line), Some(column)));

    // A line that is broken in another hides neither itself nor that.
    table.replace(&mut editor, "[zone.", "[zone..");
    editor.problems(&table, |told| told.iter().any(|told| told["code"] == "pack::broken_toml"));
    let still = editor.problems(&cards, |told| told.iter().any(|told| told["code"] == "pack::unknown_key"));
    assert!(still.iter().all(|told| told["code"] == "pack::unknown_key"), "{still:?}");

    // What was meant is offered and mends it.
    let actions = editor.ask(
        "textDocument/codeAction",
        json!({ "textDocument": { "uri": cards.uri }, "range": still[0]["range"], "context": { "diagnostics": still } }),
    );
    let edit = &actions[0]["edit"]["changes"][&cards.uri][0];
    assert_eq!(edit["newText"], "kind", "{actions}");
    table.replace(&mut editor, "[zone..", "[zone.");
    cards.replace(&mut editor, "kinb  = ", "kind  = ");
    editor.until_right(&[&table, &cards]);
    editor.end();
    fs::remove_dir_all(folder).ok();
}

#[test]
fn places_behind_cyrillic_letters_are_right() {
    let (folder, mut editor) = desk("cyrillic", &[PACK]);
    let mut texts = Document::open(&mut editor, &folder.join(PACK).join("locales/ru.ftl"));
    editor.until_right(&[&texts]);
    texts.replace(&mut editor, "pack-title = Легенды морей", "pack-title = Легенды 🃏 морей { $nobody }");
    let told = editor.problems(&texts, |told| !told.is_empty());
    let (line, column) = texts.position("$nobody");
    let start = &told[0]["range"]["start"];
    assert_eq!((start["line"].as_u64(), start["character"].as_u64()), (Some(line), Some(column)), "{told:?}");
    texts.replace(&mut editor, " 🃏 морей { $nobody }", " морей");
    editor.until_right(&[&texts]);
    editor.end();
    fs::remove_dir_all(folder).ok();
}

#[test]
fn an_editor_that_shows_pictures_is_shown_the_face_of_a_card() {
    let folder = desk_of("faces", &[PACK]);
    let cards = folder.join(PACK).join("cards/fighting.toml");
    // `<svg`, as it stands in such an address.
    let picture = "](data:image/svg+xml;base64,PHN2Z";
    let hover = |options: Value| {
        let mut editor = Editor::start_as(&folder, "ru", &[], &options);
        let cards = Document::open(&mut editor, &cards);
        editor.until_checked(&cards);
        let told = text_of(&editor.at("textDocument/hover", &cards, "u2_chain_shot_m", 3));
        editor.end();
        told
    };
    let words = hover(Value::Null);
    let drawn = hover(json!({ "faces": true }));
    assert!(words.contains("*en*") && !words.contains(picture), "{words}");
    let (before, behind) = drawn.split_once(picture).unwrap_or_else(|| panic!("{drawn}"));
    let (_, behind) = behind.split_once(')').expect("the picture ends");
    // The name of the card in the author's language, and then the same words as without a face.
    let (head, name) = before.split_once("![").expect("a picture has words for it");
    assert!(name.chars().any(|letter| ('а'..='я').contains(&letter)), "{name}");
    assert_eq!(format!("{head}{}", behind.trim_start()), words);
    assert!(drawn.len() < 100_000, "VS Code cuts a text of {} letters", drawn.len());
    fs::remove_dir_all(folder).ok();
}

#[test]
fn things_are_explained_found_and_completed() {
    let (folder, mut editor) = desk("things", &[PACK]);
    let pack = folder.join(PACK);
    let mut cards = Document::open(&mut editor, &pack.join("cards/fighting.toml"));
    editor.until_checked(&cards);

    // A card, with what players read in both languages.
    let told = text_of(&editor.at("textDocument/hover", &cards, "u2_chain_shot_m", 3));
    assert!(told.contains("**card** `u2_chain_shot_m`") && told.contains("*en*") && told.contains("*ru*"), "{told}");
    assert!(told.chars().any(|letter| ('а'..='я').contains(&letter)), "{told}");
    // A key.
    let told = text_of(&editor.at("textDocument/hover", &cards, "starts_in", 2));
    assert!(told.contains("where it lies at first"), "{told}");

    // From an id to where it is defined, and to all that speak of it.
    let found = editor.at("textDocument/definition", &cards, "\"box_2\"", 3);
    let file = found[0]["uri"].as_str().unwrap_or_default();
    assert!(file.ends_with(".toml") && !file.ends_with("fighting.toml"), "{found}");
    let all = editor.references(&cards, "\"chain_shot\"", 3);
    for ending in [".toml", "en.ftl", "ru.ftl", ".ruling"] {
        assert!(all.iter().any(|uri| uri.ends_with(ending)), "nothing in {ending}: {all:?}");
    }

    // Ids of the section that fits, and no others.
    cards.replace(&mut editor, "starts_in = \"box_2\"", "starts_in = \"b\"");
    let offered = labels(&editor.behind("textDocument/completion", &cards, "starts_in = \"b"));
    assert!(
        offered.iter().any(|label| label == "box_2") && !offered.iter().any(|label| label == "u2_chain_shot_m"),
        "{offered:?}"
    );
    cards.replace(&mut editor, "starts_in = \"b\"", "starts_in = \"box_2\"");
    // Keys of a card: declared ones and attributes.
    cards.replace(&mut editor, "price     = 5", "price     = 5\npr");
    let offered = labels(&editor.behind("textDocument/completion", &cards, "\npr"));
    assert!(offered.iter().any(|label| label == "price"), "{offered:?}");
    let about = editor.behind("textDocument/completion", &cards, "\npr");
    assert!(about["items"].as_array().is_some_and(|items| items.iter().all(|item| item["textEdit"].is_object())));
    cards.replace(&mut editor, "price     = 5\npr", "price     = 5\nrequires = 'discard '");
    // Words of a sentence: what can stand there, and not what cannot.
    let offered = labels(&editor.behind("textDocument/completion", &cards, "requires = 'discard "));
    assert!(offered.iter().any(|label| label == "all" || label == "at least"), "{offered:?}");
    assert!(!offered.iter().any(|label| label == "than" || label == "and"), "{offered:?}");

    // The outline.
    let outline = editor.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": cards.uri } }));
    let names: Vec<&str> = outline.as_array().into_iter().flatten().filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(names.first(), Some(&"u2_chain_shot_m"));
    assert!(names.len() > 5, "{names:?}");
    editor.end();
    fs::remove_dir_all(folder).ok();
}

#[test]
fn sentences_are_explained_in_both_languages() {
    let (folder, mut editor) = desk("sentences", &[PACK]);
    let flow = Document::open(&mut editor, &folder.join(PACK).join("goods.toml"));
    editor.until_checked(&flow);
    let line = flow.text.lines().find(|line| line.starts_with("do = '")).map(str::to_owned);
    let line = line.unwrap();
    let told = text_of(&editor.at("textDocument/hover", &flow, &line, "do = '".len() as u64 + 1));
    assert!(told.contains("What it means") && told.contains("- en: ") && told.contains("- ru: "), "{line}: {told}");
    editor.end();
    fs::remove_dir_all(folder).ok();
}

#[test]
fn a_ruling_that_does_not_hold_is_told_at_its_line() {
    let (folder, mut editor) = desk("ruling", &[PACK]);
    let file = folder.join(PACK).join("rulings/goods");
    let file = fs::read_dir(file).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = file.filter(|path| path.extension().is_some_and(|it| it == "ruling")).collect();
    files.sort();
    let last =
        |text: &str| text.lines().rfind(|line| line.starts_with("  ") && line.ends_with(" is 0")).map(str::to_owned);
    let has_line = |path: &PathBuf| fs::read_to_string(path).is_ok_and(|text| last(&text).is_some());
    let file = files.into_iter().find(has_line).unwrap();
    let mut ruling = Document::open(&mut editor, &file);
    editor.until_checked(&ruling);
    editor.until_right(&[&ruling]);
    let line = last(&ruling.text).unwrap();
    let wrong = line.replace(" is 0", " is 77");
    ruling.replace(&mut editor, &line, &wrong);
    let told = editor.problems(&ruling, |told| !told.is_empty());
    assert_eq!(told[0]["code"], "ruling::fails", "{told:?}");
    assert_eq!(told[0]["range"]["start"]["line"].as_u64(), Some(ruling.position(&wrong).0));
    editor.end();
    fs::remove_dir_all(folder).ok();
}

/// What the editor would have on the disk after an edit of many files.
fn apply(edit: &Value) -> usize {
    let changes = edit["changes"].as_object().cloned().unwrap_or_default();
    for (uri, edits) in &changes {
        let path = editor::path(uri);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, editor::edited(&text, edits)).unwrap();
    }
    changes.len()
}

#[test]
fn an_id_is_renamed_everywhere_and_the_packs_stay_right() {
    let (folder, mut editor) = desk("rename", &[PACK]);
    let pack = folder.join(PACK);
    let cards = Document::open(&mut editor, &pack.join("cards/fighting.toml"));
    editor.until_checked(&cards);
    let ask = |editor: &mut Editor, new: &str| {
        let (line, character) = cards.position("\"chain_shot\"");
        let at = json!({ "line": line, "character": character + 2 });
        editor.try_ask(
            "textDocument/rename",
            json!({ "textDocument": { "uri": cards.uri }, "position": at, "newName": new }),
        )
    };
    // Refused with the reason: no id, and one that is there already.
    for (new, reason) in [("Chain Shot", "is not a good id"), ("press", "`press` is the id of another action already")]
    {
        let refused = ask(&mut editor, new).err().unwrap_or_default();
        assert!(refused.contains(reason), "{refused}");
    }
    let edit = ask(&mut editor, "linked_shot").unwrap();
    let files = apply(&edit);
    assert!(files >= 4, "tables, both languages and rulings: {edit}");
    editor.end();
    let left = |ending: &str, word: &str| {
        let mut count = 0;
        let mut open = vec![pack.clone()];
        while let Some(folder) = open.pop() {
            for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
                if path.is_dir() {
                    open.push(path);
                } else if path.to_string_lossy().ends_with(ending) {
                    count += fs::read_to_string(&path).unwrap_or_default().matches(word).count();
                }
            }
        }
        count
    };
    assert_eq!((left(".toml", "\"chain_shot\""), left(".ftl", "action-chain-shot ")), (0, 0));
    let (told, _, right) = run_in(&folder, &["check", PACK], b"");
    assert!(right, "{told}");
    fs::remove_dir_all(folder).ok();
}

#[test]
fn packs_that_build_on_each_other_are_one() {
    let (folder, mut editor) = desk("several", &["port-royal", "port-royal-contracts"]);
    let base = Document::open(&mut editor, &folder.join("port-royal/vocabulary.toml"));
    editor.until_checked(&base);
    let text = base.text.clone();
    let id = text.lines().find_map(|line| line.strip_prefix("[kind.")?.strip_suffix(']')).map(str::to_owned);
    let id = id.unwrap();
    let all = editor.references(&base, &format!("[kind.{id}"), "[kind.".len() as u64 + 1);
    assert!(all.iter().any(|uri| uri.contains("/port-royal/")), "{all:?}");
    editor.end();
    fs::remove_dir_all(folder).ok();
}

/// Rulings, texts and scripts are helped with as tables are: words that fit, what they mean, where they stand, one layout.
#[test]
fn files_of_every_kind_are_helped_with() {
    const COMPLETION: &str = "textDocument/completion";
    let (folder, mut editor) = desk("kinds", &["examples/lanterns"]);
    let pack = folder.join("examples/lanterns");
    let lighting = "rulings/lighting/a-dragon-lantern-takes-three-papers-of-three-colors-and-no-two-alike.ruling";
    let mut ruling = Document::open(&mut editor, &pack.join(lighting));
    let mut texts = Document::open(&mut editor, &pack.join("locales/en.ftl"));
    let mut script = Document::open(&mut editor, &pack.join("scripts/fortune.luau"));
    editor.until_right(&[&ruling, &texts, &script]);
    let has = |offered: &Value, wanted: &[&str], others: &[&str]| {
        let offered = labels(offered);
        let there = |label: &&str| offered.iter().any(|known| known == label);
        assert!(wanted.iter().all(there), "{wanted:?}: {offered:?}");
        assert!(!others.iter().any(there), "not {others:?}: {offered:?}");
    };
    let format = |editor: &mut Editor, document: &Document| {
        let options = json!({ "tabSize": 2, "insertSpaces": true });
        let asked = json!({ "textDocument": { "uri": document.uri }, "options": options });
        editor.ask("textDocument/formatting", asked)
    };
    for document in [&ruling, &texts, &script] {
        assert_eq!(format(&mut editor, document), json!([]), "{}", document.uri);
    }

    // Who plays; what somebody can do; what comes of it.
    ruling.replace(&mut editor, "  Anna pays 3 oil", "  Anna pays 3 oil\n  A\n  Anna p\nB\nBob: l");
    has(&editor.behind(COMPLETION, &ruling, "oil\n  A"), &["Anna", "Anna's"], &["Anna:"]);
    has(&editor.behind(COMPLETION, &ruling, "  Anna p"), &["pays"], &["paper", "light"]);
    has(&editor.behind(COMPLETION, &ruling, "\nB"), &["Bob:", "Bob's"], &["Bob"]);
    has(&editor.behind(COMPLETION, &ruling, "Bob: l"), &["light"], &["pays"]);
    ruling.replace(&mut editor, "\n  A\n  Anna p\nB\nBob: l", "  ");
    let edits = format(&mut editor, &ruling);
    assert_eq!(edits[0]["newText"], "  Anna pays 3 oil\n", "{edits}");

    // A name has no variables, and what a text can name stands where it can be named.
    texts.replace(&mut editor, "word-moth = moth", "word-moth = moth { $");
    has(&editor.behind(COMPLETION, &texts, "moth { $"), &[], &["moth", "cost"]);
    texts.replace(&mut editor, "word-moth = moth { $\n    .one", "word-moth=moth\n  .one");
    let edits = format(&mut editor, &texts);
    assert_eq!(edits[0]["newText"], "word-moth = moth\n    .one = moth\n", "{edits}");

    // What the engine offers to scripts, and what it means; the text that players are shown.
    script.replace(&mut editor, "you:choose {", "you:cho {");
    has(&editor.behind(COMPLETION, &script, "you:cho"), &["choose"], &["zone", "deck"]);
    script.replace(&mut editor, "you:cho {", "you:choose {");
    let told = text_of(&editor.at("textDocument/hover", &script, "zone(\"deck\")", 2));
    assert!(told.contains("Game:zone(name: ZoneName): Zone"), "{told}");
    let found = editor.at("textDocument/definition", &script, "prompt-fortune", 3);
    let files: Vec<&str> = found.as_array().into_iter().flatten().filter_map(|it| it["uri"].as_str()).collect();
    assert!(files.iter().any(|file| file.ends_with("en.ftl")) && files.iter().any(|file| file.ends_with("ru.ftl")));
    script.replace(&mut editor, "return fortune\n", "return fortune  \n\n");
    let edits = format(&mut editor, &script);
    assert_eq!(edits[0]["newText"], "return fortune\n", "{edits}");
    editor.end();
    fs::remove_dir_all(folder).ok();
}

#[test]
fn a_file_is_laid_out() {
    let (folder, mut editor) = desk("format", &["examples/lanterns"]);
    let mut flow = Document::open(&mut editor, &folder.join("examples/lanterns/flow.toml"));
    editor.until_right(&[&flow]);
    let format = |editor: &mut Editor, document: &Document| {
        let options = json!({ "tabSize": 2, "insertSpaces": true });
        editor.ask("textDocument/formatting", json!({ "textDocument": { "uri": document.uri }, "options": options }))
    };
    assert_eq!(format(&mut editor, &flow), json!([]), "what is laid out stays as it is");
    let whole = flow.text.clone();
    flow.replace(&mut editor, "do     = 'move it to your hand'", "do='move it to your hand'   # why");
    editor.until_right(&[&flow]);
    let edits = format(&mut editor, &flow);
    let edits_of = edits.as_array().unwrap();
    assert_eq!(edits_of.len(), 1, "{edits}");
    assert_eq!(
        edits_of[0]["range"]["start"]["line"],
        edits_of[0]["range"]["end"]["line"].as_u64().unwrap() - 1,
        "{edits}"
    );
    let wanted = whole.replace("do     = 'move it to your hand'", "do     = 'move it to your hand'   # why");
    assert_eq!(editor::edited(&flow.text, &edits), wanted);
    // What cannot be read cannot be laid out.
    flow.replace(&mut editor, "[action.take]", "[action.take");
    assert_eq!(format(&mut editor, &flow), Value::Null);
    editor.end();
    fs::remove_dir_all(folder).ok();
}

/// Stands in for the type checker: it says of every `: Wrong` in a script that there is no such type.
#[cfg(unix)]
const TYPES: &str = r#"#!/bin/sh
if grep -q ': Wrong'; then
  echo '{"findings":[{"path":"lanterns/scripts/fortune.luau","line":2,"column":16,"end_line":2,"end_column":21,"message":"Unknown type Wrong"}]}'
else
  echo '{"findings":[]}'
fi
"#;

#[cfg(unix)]
#[test]
fn types_of_scripts_are_told_while_typing() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = desk_of("types", &["examples/lanterns"]);
    let checker = folder.join("checker");
    fs::write(&checker, TYPES).unwrap();
    fs::set_permissions(&checker, fs::Permissions::from_mode(0o755)).unwrap();
    let mut editor = Editor::start_with(&folder, "en", &[("QUARTERDECK_LUAU_ANALYZE", &checker)]);
    let mut script = Document::open(&mut editor, &folder.join("examples/lanterns/scripts/fortune.luau"));
    editor.until_right(&[&script]);
    script.replace(
        &mut editor,
        "-- What no sentence says",
        "--!strict\nlocal nothing: Wrong = nil\n-- What no sentence says",
    );
    let told = editor.problems(&script, |told| told.iter().any(|told| told["code"] == "script::mistyped"));
    let told = told.iter().find(|told| told["code"] == "script::mistyped").unwrap();
    assert_eq!(
        (told["range"]["start"]["line"].as_u64(), told["range"]["start"]["character"].as_u64()),
        (Some(1), Some(15))
    );
    script.replace(&mut editor, ": Wrong", ": any");
    editor.until_right(&[&script]);
    editor.end();
    fs::remove_dir_all(folder).ok();
}

/// How long answers take. It prints and asserts nothing about time: `cargo test --release --test lsp answers -- --nocapture`.
#[test]
fn answers_come_while_packs_are_checked() {
    let (folder, mut editor) = desk("times", &[PACK]);
    let mut flow = Document::open(&mut editor, &folder.join(PACK).join("war.toml"));
    editor.until_checked(&flow);
    let mut taken: Vec<(f64, &str)> = Vec::new();
    let places: Vec<usize> = flow.text.match_indices('\'').map(|(at, _)| at + 3).collect();
    for (turn, at) in places.iter().enumerate().take(80) {
        // Something is typed, and at once asked about; the check of it is under way meanwhile.
        let there = flow.text.len();
        flow.insert(&mut editor, there, if turn % 2 == 0 { "#" } else { "\n" });
        for method in
            ["textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references"]
        {
            let begun = Instant::now();
            editor.at_byte(method, &flow, *at);
            taken.push((begun.elapsed().as_secs_f64() * 1000.0, method));
        }
    }
    taken.sort_by(|left, right| left.0.total_cmp(&right.0));
    let part = |share: f64| taken[((taken.len() - 1) as f64 * share) as usize];
    println!(
        "{} answers while checking: median {:.1} ms, 90 % within {:.1} ms, 99 % within {:.1} ms, slowest {:.1} ms ({})",
        taken.len(),
        part(0.5).0,
        part(0.9).0,
        part(0.99).0,
        part(1.0).0,
        part(1.0).1,
    );
    assert_eq!(taken.len() % 4, 0);
    editor.end();
    fs::remove_dir_all(folder).ok();
}
