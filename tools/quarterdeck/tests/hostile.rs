//! Folders and files that no author meant: whatever lies in them, `check` ends, stays within the pack, tells what is
//! wrong at its place, and prints nothing that acts on the screen. Other packs are checked all the same.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{root, run_in};

/// A folder that is gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("quarterdeck-hostile-{}-{name}", std::process::id()));
        fs::remove_dir_all(&path).ok();
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    /// A pack in which nothing is wrong.
    fn pack(&self, id: &str) -> PathBuf {
        let folder = self.0.join(id);
        fs::create_dir_all(folder.join("cards")).unwrap();
        fs::write(folder.join("pack.toml"), "[pack]\nversion = \"0.1.0\"\nplayers = [2, 2]\n").unwrap();
        fs::write(folder.join("flow.toml"), "[phase.match]\nbefore = 'end the match'\n").unwrap();
        folder
    }

    /// What `check` says of the whole folder.
    fn check(&self) -> (String, bool) {
        self.check_folder(".")
    }

    fn check_folder(&self, folder: &str) -> (String, bool) {
        let (out, errors, fine) = run_in(&self.0, &["check", folder], b"");
        let all = format!("{out}{errors}");
        assert!(!all.contains(acts_on_the_screen), "{all:?}");
        (all, fine)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn acts_on_the_screen(sign: char) -> bool {
    sign != '\n' && sign.is_control() || ('\u{202a}'..='\u{202e}').contains(&sign)
}

/// Something is wrong, and this is said.
fn told(scratch: &Scratch, words: &[&str]) -> String {
    let (all, fine) = scratch.check();
    assert!(!fine, "{all}");
    for word in words {
        assert!(all.contains(word), "`{word}` is not said:\n{all}");
    }
    all
}

#[test]
fn what_is_no_file_is_not_opened() {
    let scratch = Scratch::new("fifo");
    let cards = scratch.pack("mine").join("cards");
    assert!(Command::new("mkfifo").arg(cards.join("pipe.toml")).status().unwrap().success());
    symlink("/dev/zero", cards.join("endless.toml")).unwrap();
    symlink("/dev/zero", cards.join("harmless.bin")).unwrap();
    let all = told(&scratch, &["cards/pipe.toml", "pack::no_file", "cards/endless.toml", "pack::link", "2 mistakes"]);
    assert!(!all.contains("harmless"), "{all}");
}

#[test]
fn lists_of_rules_are_files_too() {
    let scratch = Scratch::new("lists");
    let folder = scratch.pack("mine");
    assert!(Command::new("mkfifo").arg(folder.join("rules.txt")).status().unwrap().success());
    symlink("/dev/zero", folder.join("scenarios.txt")).unwrap();
    told(&scratch, &["mine/rules.txt", "pack::no_file", "mine/scenarios.txt", "pack::link", "2 mistakes"]);
    let (out, errors, fine) = run_in(&scratch.0, &["test", "mine"], b"");
    assert!(fine, "nothing is played, and nobody waits: {out}{errors}");
    for name in ["rules.txt", "scenarios.txt"] {
        fs::remove_file(folder.join(name)).unwrap();
    }
    // A folder of rulings that lies elsewhere is not read.
    fs::create_dir_all(scratch.0.join("elsewhere")).unwrap();
    fs::write(scratch.0.join("elsewhere/secret.ruling"), "secret words").unwrap();
    symlink(scratch.0.join("elsewhere"), folder.join("rulings")).unwrap();
    let all = told(&scratch, &["mine/rulings", "pack::link", "1 mistake"]);
    assert!(!all.contains("secret words"), "{all}");
}

#[test]
fn ten_thousand_mistakes_are_told_as_what_they_are() {
    let scratch = Scratch::new("many");
    let cards: String = (0..10_000).map(|at| format!("[card.c{at}]\nkind = \"a\"\nknid = 3\n")).collect();
    fs::write(scratch.pack("mine").join("cards/a.toml"), format!("[kind.a]\n{cards}")).unwrap();
    let all = told(&scratch, &["pack::unknown_key", "9800 more mistakes of this kind are in this pack and not shown"]);
    assert!(all.len() < 200_000 && all.trim_end().ends_with("mistakes"), "{} bytes", all.len());
    let count = all.split_whitespace().rev().nth(1).unwrap();
    assert!(count.parse::<usize>().unwrap() >= 10_000, "{count} mistakes are told");
}

#[test]
fn links_stay_within_the_pack() {
    let scratch = Scratch::new("links");
    let folder = scratch.pack("mine");
    fs::write(scratch.0.join("secret.toml"), "[secret]\nword = 'do not show'\n").unwrap();
    symlink("../../secret.toml", folder.join("cards/out.toml")).unwrap();
    symlink("..", folder.join("cards/round")).unwrap();
    let all = told(&scratch, &["cards/out.toml", "leads out of the pack", "cards/round", "link to a folder"]);
    assert!(!all.contains("do not show"), "{all}");
    fs::remove_file(folder.join("cards/out.toml")).unwrap();
    fs::remove_file(folder.join("cards/round")).unwrap();
    fs::rename(folder.join("flow.toml"), folder.join("cards/kept")).unwrap();
    symlink("cards/kept", folder.join("flow.toml")).unwrap();
    assert_eq!(scratch.check(), ("1 pack, nothing wrong\n".to_owned(), true));
}

#[test]
fn what_is_not_utf8_is_told_at_its_line_and_other_packs_are_checked() {
    let scratch = Scratch::new("utf8");
    let folder = scratch.pack("mine");
    fs::write(folder.join("cards/all.toml"), b"[card.a]\nkind = 'caf\xe9'\n").unwrap();
    fs::write(folder.join("cards/wide.toml"), b"\xff\xfe[\0c\0").unwrap();
    let other = scratch.pack("other");
    fs::write(other.join("cards/all.toml"), "[crad.a]\n").unwrap();
    told(&scratch, &["mine/cards/all.toml:2:", "not UTF-8", "UTF-16", "did you mean `card`?", "2 packs, 3 mistakes"]);
}

#[test]
fn names_of_files_and_folders_are_plain() {
    let scratch = Scratch::new("names");
    let folder = scratch.pack("mine");
    fs::write(folder.join("cards/\u{1b}[2J.toml"), "").unwrap();
    fs::rename(&folder, scratch.0.join("mi\u{1b}]0;title\u{7}ne")).unwrap();
    told(&scratch, &["signs that cannot be shown", "\\u{1b}[2J.toml"]);
    let scratch = Scratch::new("option");
    scratch.pack("-rf");
    scratch.pack("two\nlines");
    told(&scratch, &["pack::bad_name", "cannot be the id of a pack", "2 mistakes"]);
}

#[test]
fn what_is_called_almost_right_is_told() {
    let scratch = Scratch::new("almost");
    let folder = scratch.pack("mine");
    fs::create_dir_all(folder.join("rulings/snapshots")).unwrap();
    for name in
        ["cards/all.tml", "rulings/one.rulingg", "cards/fine.txt", "cards/old.toml~", "rulings/snapshots/a.snap"]
    {
        fs::write(folder.join(name), "").unwrap();
    }
    told(&scratch, &["did you mean `all.toml`?", "did you mean `one.ruling`?", "2 mistakes"]);
}

#[test]
fn a_folder_that_is_no_pack_is_told() {
    let scratch = Scratch::new("none");
    told(&scratch, &["there is no pack in"]);
    let folder = scratch.pack("mine");
    scratch.pack("other");
    fs::rename(folder.join("pack.toml"), folder.join("pack.tml")).unwrap();
    told(&scratch, &["mine/pack.tml", "call it `pack.toml`", "1 pack, 1 mistake"]);
    let (_, errors, fine) = run_in(&root(), &["check", "docs"], b"");
    assert!(!fine && errors.contains("there is no pack in docs"), "{errors}");
}

#[test]
fn what_is_needed_may_lie_beside() {
    let scratch = Scratch::new("beside");
    scratch.pack("base");
    let more = scratch.pack("more");
    let head = "[pack]\nversion = \"0.1.0\"\nexpansion = true\nneeds = [\"base\"]\n";
    fs::write(more.join("pack.toml"), head).unwrap();
    fs::remove_file(more.join("flow.toml")).unwrap();
    assert_eq!(scratch.check_folder("more"), ("1 pack, nothing wrong\n".to_owned(), true));
    fs::write(more.join("pack.toml"), head.replace("base", "basis")).unwrap();
    let (all, fine) = scratch.check_folder("more");
    assert!(!fine && all.contains("more/pack.toml:4:"), "{all}");
}

#[test]
fn long_lines_and_deep_texts_are_refused_at_once() {
    let scratch = Scratch::new("long");
    let folder = scratch.pack("mine");
    fs::create_dir_all(folder.join("locales")).unwrap();
    fs::write(folder.join("cards/all.toml"), format!("[card.a]\nkind = '{}'\n", "x".repeat(1_000_000))).unwrap();
    fs::write(folder.join("locales/en.ftl"), format!("a = b\nc = {}\n", "{\n ".repeat(12_000))).unwrap();
    let all = told(&scratch, &["pack::long_line", "cards/all.toml:2:", "1 mistake"]);
    assert!(all.len() < 2_000, "{all}");
    fs::remove_file(folder.join("cards/all.toml")).unwrap();
    let all = told(&scratch, &["nested more than", "locales/en.ftl:"]);
    assert!(all.len() < 5_000, "{all}");
}

#[test]
fn looks_and_pages_are_told_as_often_as_other_files() {
    let scratch = Scratch::new("beside-many");
    let folder = scratch.pack("mine");
    let faces: String = (0..10_000).map(|at| format!("[face.x{at}]\nart = \"coin\"\n")).collect();
    fs::write(folder.join("look.toml"), faces).unwrap();
    fs::write(folder.join("howto.en.md"), "# How\n\n{nobody}\n\n".repeat(5_000)).unwrap();
    let all = told(
        &scratch,
        &["look::unknown", "9800 more mistakes of this kind", "howto::unknown", "4800 more mistakes of this kind"],
    );
    assert!(all.len() < 400_000, "{} bytes", all.len());
}

/// What would act in a page, in a drawing or in a spreadsheet.
const ACTS: &str = "\"><script>alert(1)</script><img src=x onerror=alert(2)></title></style></svg>&lt;'`";

/// A pack that can be played, all of whose texts would act.
fn acting(scratch: &Scratch) -> PathBuf {
    let folder = scratch.pack("evil");
    let flow = "[words]\ndraws_from = 'deck'\ndraws_to = 'hand'\n[setup]\ndo = ['each player draws 1 card']\n\
        [phase.match]\nrepeats = true\nsteps = ['turn']\n[phase.turn]\nactive = true\nactions = ['wait', 'stop']\nlimit = 1\n\
        [action.wait]\ndo = 'you gain 1 coin'\n[action.stop]\ndo = 'end the match'\n[resource.coin]\n\
        [zone.deck]\nseen_by = 'nobody'\n[zone.hand]\nper = 'player'\nseen_by = 'owner'\nheld = true\n[kind.thing]\n\
        [card.one]\nkind = 'thing'\nstarts_in = 'deck'\n[card.two]\nkind = 'thing'\nstarts_in = 'deck'\ncopies = [{ count = 9 }]\n";
    fs::write(folder.join("flow.toml"), flow).unwrap();
    fs::create_dir_all(folder.join("locales")).unwrap();
    let names = ["pack-title", "pack-about", "word-one", "word-thing", "action-wait", "action-stop"];
    let mut texts: String = names.iter().map(|name| format!("{name} = {name} {ACTS}\n")).collect();
    texts
        .push_str(&format!("word-two = =cmd|/c calc!A1\nword-coin = {ACTS}\n    .one = {ACTS}\n    .other = {ACTS}\n"));
    fs::write(folder.join("locales/en.ftl"), texts).unwrap();
    fs::write(
        folder.join("howto.en.md"),
        format!("# How {ACTS}\n\n**{ACTS}** [l](javascript:alert(1)) ![i](http://x)\n\n- {ACTS}\n"),
    )
    .unwrap();
    folder
}

#[test]
fn what_a_pack_says_stays_text_in_every_file_that_is_written() {
    let scratch = Scratch::new("acting");
    acting(&scratch);
    let at = |name: &str| scratch.0.join(name).to_string_lossy().into_owned();
    let run = |words: &[&str], input: &str| {
        let (out, errors, fine) = run_in(&scratch.0, &[words, &["--content", "."]].concat(), input.as_bytes());
        assert!(fine, "{words:?}: {out}{errors}");
        assert!(!format!("{out}{errors}").contains(acts_on_the_screen), "{words:?}: {out:?}");
    };
    run(&["gallery", "evil", "--out", &at("gallery")], "");
    run(&["howto", "evil"], "");
    run(&["print", "evil", "--out", &at("cards.pdf")], "");
    run(&["export-tts", "evil", "--out", &at("tts")], "");
    run(&["cards", "export", "evil", "--out", &at("cards.csv")], "");
    let study = ["simulate", "evil", "--games", "20", "--seed", "1", "--study"];
    run(&[&study[..], &["--report", &at("report.html"), "--csv", &at("study.csv")]].concat(), "");
    let (start, save) = (r#"{"do":"start","seed":1}"#, serde_json::json!({"do": "save", "file": at("match.json")}));
    run(&["drive", "evil"], &format!("{start}\n{{\"do\":\"choose\",\"index\":0}}\n{save}\n"));
    run(&["trace", &at("match.json"), "--format", "html", "--out", &at("trace.html")], "");
    for page in ["gallery/index.html", "report.html", "trace.html"] {
        let text = fs::read_to_string(at(page)).unwrap();
        assert!(text.contains("alert(1)"), "{page}: what was to be tried is not there");
        for element in ["<script>alert", "<img src=x", "</title></style>", "href=\"javascript", "src=\"http"] {
            assert!(!text.contains(element), "{page}: {element}");
        }
    }
    for table in ["cards.csv", "study.csv"] {
        let text = fs::read_to_string(at(table)).unwrap();
        assert!(text.contains("'=cmd") && !text.contains(",=cmd") && !text.contains("\"=cmd"), "{table}: {text}");
    }
    let saved = fs::read_to_string(at("tts/evil.json")).unwrap();
    let saved: serde_json::Value = serde_json::from_str(&saved).unwrap();
    assert!(saved["LuaScript"] == "" && saved["XmlUI"] == "", "{saved}");
    // Nothing lies anywhere else.
    let mut names: Vec<_> = fs::read_dir(&scratch.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    let expected =
        ["cards.csv", "cards.pdf", "evil", "gallery", "match.json", "report.html", "study.csv", "trace.html", "tts"];
    assert_eq!(names, expected);
}

#[test]
fn nothing_that_is_typed_acts_on_the_screen() {
    let evil = "\u{1b}[2J\u{202e}evil";
    for arguments in [
        vec![evil],
        vec!["check", evil],
        vec!["play", evil],
        vec!["explain", "lanterns", evil],
        vec!["simulate", "lanterns", "--set", evil],
        vec!["drive", "lanterns", "--lang", evil],
        vec!["test", evil],
    ] {
        let (out, errors, fine) = run_in(&root(), &arguments, b"");
        let all = format!("{out}{errors}");
        assert!(!fine && all.contains("evil"), "{arguments:?}: {all}");
        assert!(!all.contains(acts_on_the_screen), "{arguments:?}: {all:?}");
    }
}

#[test]
fn nothing_in_a_save_acts_on_the_screen() {
    let scratch = Scratch::new("save");
    let file = scratch.0.join("match.json");
    let requests = format!(
        "{}\n{}\n",
        serde_json::json!({ "do": "start", "players": 2, "seed": 1, "names": ["\u{1b}[2JAnna", "B\u{202e}ob"], "people": [0] }),
        serde_json::json!({ "do": "save", "file": file })
    );
    let (out, errors, fine) = run_in(&root(), &["drive", "lanterns"], requests.as_bytes());
    assert!(fine && !out.contains(acts_on_the_screen), "{out:?}{errors}");
    assert!(Path::new(&file).is_file(), "{out}");
    let (out, errors, _) = run_in(&root(), &["play", "lanterns", "--save", &file.to_string_lossy()], b"quit\n");
    let all = format!("{out}{errors}");
    assert!(all.contains("Anna"), "{all}");
    assert!(!all.contains(acts_on_the_screen), "{all:?}");
}
