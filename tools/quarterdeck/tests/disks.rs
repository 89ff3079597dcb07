//! Disks that can only be read, disks that are full, and clocks that jump: what can be done there is done, what cannot is told with its
//! place, and nothing that was there is harmed.
//!
//! A disk is a mount in a namespace of its own, so that nobody else sees it. Where the system does not allow that, nothing is tried, which is
//! printed.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

use crate::common::{root, run_in};
use crate::copied::copy;

/// The folder becomes one that can only be read.
const READ_ONLY: &str = r#"mount --bind "$0" "$0" && mount -o remount,bind,ro "$0""#;
/// What lies in the folder moves to a disk on which hardly anything has room.
const FULL: &str = r#"cp -a "$0" "$0.aside" && mount -t tmpfs -o size=48k disk "$0" && cp -a "$0.aside/." "$0""#;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("disks").join(name);
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Whether disks can be made here.
fn possible() -> bool {
    let tried =
        Command::new("unshare").args(["-rm", "mount", "-t", "tmpfs", "disk", "/mnt"]).stderr(Stdio::null()).status();
    let possible = tried.is_ok_and(|status| status.success());
    if !possible {
        println!("no disks can be mounted here: nothing was tried");
    }
    possible
}

/// The command while the folder is such a disk: what it says, and whether it went well.
fn on(disk: &str, folder: &Path, words: &[&str], input: &str) -> (String, bool) {
    let script = format!("{disk} && exec \"$@\"");
    let mut child = Command::new("unshare")
        .args(["-rm", "bash", "-c", &script])
        .arg(folder)
        .arg(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(words)
        .current_dir(root())
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env("QUARTERDECK_PACKS", folder.join("packs"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).ok();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).replace('│', " ");
    // Long lines, and long paths in them, are broken where the terminal ends.
    (told.split_whitespace().collect::<String>(), output.status.success())
}

/// Every file below a folder with what it holds.
fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            found.extend(contents(&path));
        } else {
            found.push((path.clone(), fs::read(&path).unwrap()));
        }
    }
    found
}

const PLAY: [&str; 8] = ["play", "lanterns", "--content", "content/examples", "--players", "2", "--seed", "3"];

fn saved(file: &Path) {
    let words = [&PLAY[..], &["--lang", "en", "--save", file.to_str().unwrap()]].concat();
    let (out, errors, fine) = run_in(&root(), &words, b"1\n1\nquit\n");
    assert!(fine, "{out}{errors}");
}

#[test]
fn what_can_only_be_read_is_told_and_left_as_it_is() {
    if !possible() {
        return;
    }
    let folder = folder("read-only");
    let (save, pack) = (folder.join("match.save"), folder.join("lanterns"));
    saved(&save);
    copy(&root().join("content/examples/lanterns"), &pack);
    // A transcript to accept, and a file to lay out.
    fs::remove_dir_all(pack.join("rulings/row/snapshots")).unwrap();
    let head = pack.join("pack.toml");
    fs::write(&head, fs::read_to_string(&head).unwrap().replacen(" = ", "   =   ", 1)).unwrap();
    let archive = folder.join("lanterns.qdpack");
    let (_, errors, fine) =
        run_in(&root(), &["pack", "build", "content/examples/lanterns", "--out", archive.to_str().unwrap()], b"");
    assert!(fine, "{errors}");
    let before = contents(&folder);
    let at = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (kept, new, tables, packs) = (at("match.save"), at("new.save"), at("tables"), at("packs"));
    let (lanterns, archived, built) = (at("lanterns"), at("lanterns.qdpack"), at("built.qdpack"));
    let snapshots = at("lanterns/rulings/row/snapshots");
    for (words, told) in [
        (
            vec!["--lang", "en", "--save", &kept],
            vec![format!("{kept} cannot be written"), format!("quarterdeck replay {kept}")],
        ),
        (vec!["--lang", "ru", "--save", &kept], vec![format!("{kept}: не записывается"), "Файл цел".to_owned()]),
        (vec!["--lang", "en", "--save", &new], vec![format!("{new} cannot be written")]),
        (
            vec!["--lang", "en", "--campaign", &new, "--with", "lanterns-feast"],
            vec![format!("{new} cannot be written")],
        ),
        (vec!["serve", "--port", "0", "--data", &tables], vec![format!("tables cannot be kept in {tables}")]),
        (vec!["test", &lanterns, "--accept", "--name", "row"], vec![format!("{snapshots} cannot be made")]),
        (vec!["fmt", &lanterns], vec![format!("{lanterns}/pack.toml cannot be written")]),
        (vec!["pack", "install", &archived], vec![format!("nothing can be installed in {packs}")]),
        (
            vec!["pack", "build", "content/examples/lanterns", "--out", &built],
            vec![format!("{built} cannot be written")],
        ),
    ] {
        let words = if words[0].starts_with("--") { [&PLAY[..], &words[..]].concat() } else { words };
        let (said, fine) = on(READ_ONLY, &folder, &words, "1\n1\n");
        assert!(!fine, "{words:?} went well: {said}");
        for told in told {
            assert!(said.contains(&told.split_whitespace().collect::<String>()), "{words:?}: {said}");
        }
        assert!(said.contains("Read-onlyfilesystem"), "{words:?}: {said}");
        assert!(!said.contains("versionbefore"), "nothing is damaged: {said}");
    }
    // What only reads is done.
    for words in [vec!["replay", &kept], vec!["trace", &kept], vec!["check", &lanterns], vec!["pack", "list"]] {
        let (said, fine) = on(READ_ONLY, &folder, &words, "");
        assert!(fine, "{words:?}: {said}");
    }
    // Programs are told, too, and can go on.
    let asked = serde_json::json!({"do": "save", "file": new});
    let (said, fine) = on(
        READ_ONLY,
        &folder,
        &["drive", "lanterns"],
        &format!("{{\"do\":\"start\"}}\n{asked}\n{{\"do\":\"view\"}}\n"),
    );
    assert!(fine && said.contains("save::io") && said.matches("\"ok\":true").count() == 2, "{said}");
    assert_eq!(contents(&folder), before, "everything is as it was");
}

#[test]
fn on_a_full_disk_what_was_there_stays() {
    if !possible() {
        return;
    }
    let folder = folder("full");
    let save = folder.join("match.save");
    saved(&save);
    // Whatever is left is filled before; afterwards what is there is compared where it lies.
    let disk = format!(
        r#"{FULL} && (head -c 100k /dev/zero > "$0/filling" 2>/dev/null; true) && trap 'diff -r --exclude=filling "$0" "$0.aside" >&2 && echo as before >&2' EXIT"#
    );
    let kept = save.to_str().unwrap();
    let script = format!("{disk} && (\"$@\")");
    let words = [&PLAY[..], &["--lang", "en", "--save", kept]].concat();
    let mut child = Command::new("unshare")
        .args(["-rm", "bash", "-c", &script])
        .arg(&folder)
        .arg(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(&words)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"1\n1\n1\n").ok();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(said.contains("No space left on device") && said.contains("cannot be written"), "{said}");
    assert!(said.contains("as before"), "what was there is there, and nothing else: {said}");
}

/// Files of tomorrow and of long ago, as after a clock that jumped: nobody asks when something was written.
#[test]
fn clocks_play_no_part_in_what_is_kept() {
    let folder = folder("clocks");
    let save = folder.join("match.save");
    saved(&save);
    let day = Duration::from_secs(86_400);
    for time in [SystemTime::now() + day * 3650, SystemTime::UNIX_EPOCH, SystemTime::now() - day] {
        for path in [save.clone(), folder.join("match.save.before")] {
            fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        }
        let decided = |file: &Path| {
            let text = fs::read_to_string(file).unwrap();
            serde_json::from_str::<serde_json::Value>(&text).unwrap()["decisions"].as_array().unwrap().len()
        };
        let before = decided(&save);
        let words = [&PLAY[..], &["--lang", "en", "--save", save.to_str().unwrap()]].concat();
        let (out, errors, fine) = run_in(&root(), &words, b"1\nquit\n");
        assert!(fine, "{out}{errors}");
        assert!(decided(&save) > before, "it goes on from the file, not from a newer one");
        assert!(decided(&folder.join("match.save.before")) < decided(&save), "the version before is the one before");
    }
}

/// The calendar is asked in one place: where somebody starts a match without a seed. Everything else that takes time is measured by a clock
/// that does not jump.
#[test]
fn the_calendar_is_asked_in_one_place() {
    fn sources(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                if !["target", "tests", "benches"].iter().any(|name| entry.ends_with(name)) {
                    sources(&entry, found);
                }
            } else if entry.extension().is_some_and(|ending| ending == "rs")
                && fs::read_to_string(&entry).unwrap().contains("SystemTime::now")
            {
                found.push(entry.file_name().unwrap().to_string_lossy().into_owned());
            }
        }
    }
    let mut found = Vec::new();
    for part in ["dsl", "runtime", "tools"] {
        sources(&root().join(part), &mut found);
    }
    assert_eq!(found, ["begun.rs"]);
}
