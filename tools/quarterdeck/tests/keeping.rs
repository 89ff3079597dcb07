//! Files in which matches and campaigns are kept: one process at a time, nothing lost, nothing left lying about.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{root, run_in};
use serde_json::{Value, json};

/// A fresh folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn command(file: &Path, how: &str) -> Vec<String> {
    let all = ["play", "lanterns", "--with", "lanterns-feast", "--content", "content/examples"];
    let more = ["--players", "2", "--seed", "3", "--lang", "en", how, file.to_str().unwrap()];
    all.iter().chain(&more).map(|word| (*word).to_owned()).collect()
}

fn play(file: &Path, how: &str, input: &str) -> (String, String, bool) {
    let words = command(file, how);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    run_in(&root(), &words, input.as_bytes())
}

/// A player who has sat down and not typed anything yet.
fn sitting(file: &Path, how: &str) -> Child {
    let child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(command(file, how))
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let lock = file.with_file_name(format!(".{}.lock", file.file_name().unwrap().to_str().unwrap()));
    let since = Instant::now();
    while !lock.exists() || how == "--campaign" && !file.exists() {
        assert!(since.elapsed() < Duration::from_secs(60), "nobody sits down");
        std::thread::sleep(Duration::from_millis(10));
    }
    child
}

fn files(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_second_process_is_told_that_a_campaign_is_in_use() {
    let folder = folder("two-processes");
    let file = folder.join("feast.campaign.json");
    let mut first = sitting(&file, "--campaign");
    let before = std::fs::read_to_string(&file).unwrap();
    let (_, errors, fine) = play(&file, "--campaign", "1\nquit\n");
    assert!(!fine && errors.contains("is in use"), "{errors}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
    first.stdin.take().unwrap().write_all(b"1\nquit\n").unwrap();
    assert!(first.wait().unwrap().success());
    assert_ne!(std::fs::read_to_string(&file).unwrap(), before, "the first has gone on");
    assert_eq!(
        files(&folder),
        ["feast.campaign.json", "feast.campaign.json.before"],
        "nothing else is left lying about"
    );
    let (out, errors, fine) = play(&file, "--campaign", "quit\n");
    assert!(fine && out.contains("goes on"), "{errors}{out}");
}

#[test]
fn what_another_program_has_written_is_not_overwritten() {
    let folder = folder("changed-meanwhile");
    let file = folder.join("match.save");
    let mut first = sitting(&file, "--save");
    std::fs::write(&file, "something else").unwrap();
    first.stdin.take().unwrap().write_all(b"1\n").unwrap();
    let ended = first.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&ended.stderr).replace('│', " ");
    let errors = errors.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!ended.status.success() && errors.contains("was changed by another process"), "{errors}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "something else");
    let kept: Vec<String> = files(&folder).into_iter().filter(|name| name.ends_with(".kept")).collect();
    assert_eq!(kept.len(), 1, "{:?}", files(&folder));
    let text = std::fs::read_to_string(folder.join(&kept[0])).unwrap();
    let saved: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(saved["decisions"].as_array().unwrap().len(), 1, "what was played is kept");
}

#[test]
fn what_a_killed_process_has_left_is_removed() {
    let folder = folder("killed");
    let file = folder.join("match.save");
    for stale in [".match.save.4711.part", ".match.save.lock"] {
        std::fs::write(folder.join(stale), "{").unwrap();
    }
    std::fs::write(folder.join(".other.save.4711.part"), "{").unwrap();
    let (_, errors, fine) = play(&file, "--save", "1\nquit\n");
    assert!(fine, "{errors}");
    assert_eq!(files(&folder), [".other.save.4711.part", "match.save"]);
    let save = json!({ "do": "save", "file": folder.join("other.save").to_str().unwrap() });
    let requests = format!("{}\n{save}\n", json!({ "do": "start" }));
    let (out, errors, fine) = run_in(&root(), &["drive", "port-royal"], requests.as_bytes());
    assert!(fine && !out.contains("\"ok\":false"), "{errors}{out}");
    assert_eq!(files(&folder), ["match.save", "other.save"]);
}

#[test]
fn a_running_match_that_is_damaged_is_kept_aside_and_its_chapter_begins_anew() {
    let folder = folder("damaged-match");
    let file = folder.join("feast.campaign.json");
    let (_, errors, fine) = play(&file, "--campaign", "1\nquit\n");
    assert!(fine, "{errors}");
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let damages: [&dyn Fn(&mut Value); 4] = [
        &|progress| progress["current"] = json!({ "format": "quarterdeck-match" }),
        &|progress| progress["current"] = json!("gone"),
        &|progress| progress["current"]["snapshot"]["active"] = json!(7),
        &|progress| progress["current"]["decisions"][0]["id"] = json!("fly"),
    ];
    for damage in damages {
        let mut damaged = whole.clone();
        damage(&mut damaged);
        std::fs::write(&file, damaged.to_string()).unwrap();
        let (out, errors, fine) = play(&file, "--campaign", "quit\n");
        assert!(fine && out.contains("it is kept aside; its chapter begins anew"), "{errors}{out}");
        assert!(!out.contains("every decision so far comes out the same"), "{out}");
        let now: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(now["set_aside"], json!([damaged["current"]]), "the damaged match is kept as it was");
        assert_eq!(now["current"]["decisions"], json!([]), "its chapter has begun anew");
    }
}
