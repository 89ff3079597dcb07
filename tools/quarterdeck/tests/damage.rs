//! Damaged bytes in every file that is written here, and disks that take nothing more: it is told, nothing breaks down, and what was
//! before can be gone back to.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use crate::common::{root, run_in};
use crate::copied::copy;
use quarterdeck::library::Library;
use quarterdeck_disk::installed::Store as Packs;
use quarterdeck_runtime::{Campaign, Game, Progress, Save};
use quarterdeck_server::Store;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("damage").join(name);
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The bytes with one changed, one left out, cut off, or with a part of them twice, at many places that are spread over all.
fn damaged(whole: &[u8], places: usize) -> impl Iterator<Item = Vec<u8>> {
    let step = (whole.len() / places).max(1);
    (0..whole.len()).step_by(step).flat_map(move |at| {
        let flipped = |with: u8| {
            let mut bytes = whole.to_vec();
            bytes[at] ^= with;
            bytes
        };
        let without = [&whole[..at], &whole[at + 1..]].concat();
        let twice = [&whole[..at], &whole[at / 2..]].concat();
        [flipped(0x01), flipped(0x20), flipped(0x80), without, whole[..at].to_vec(), twice]
    })
}

fn play(file: &Path, how: &str, input: &str) -> (String, bool) {
    let shown = file.to_str().unwrap();
    let words = ["play", "lanterns", "--with", "lanterns-feast", "--content", "content/examples"];
    let more = ["--players", "2", "--seed", "3", "--lang", "en", how, shown];
    let (out, errors, fine) = run_in(&root(), &[&words[..], &more[..]].concat(), input.as_bytes());
    // Long lines are broken where the terminal ends.
    let told = format!("{out}{errors}").replace('│', " ");
    (told.split_whitespace().collect::<Vec<_>>().join(" "), fine)
}

fn game() -> Arc<Game> {
    let library = Library::read(&root().join("content/examples")).unwrap();
    library.game("lanterns", &["lanterns-feast".to_owned()]).unwrap()
}

#[test]
fn a_damaged_save_is_told_with_the_way_back() {
    let (folder, game) = (folder("save"), game());
    for how in ["--save", "--campaign"] {
        let file = folder.join(format!("kept{how}.json"));
        let (told, fine) = play(&file, how, "1\n1\n1\nquit\n");
        assert!(fine, "{told}");
        let before = folder.join(format!("kept{how}.json.before"));
        let whole = std::fs::read(&file).unwrap();
        assert_ne!(std::fs::read(&before).unwrap(), whole, "the version before is another one");
        let (mut refused, mut harmless) = (0, 0);
        for bytes in damaged(&whole, 300).filter(|bytes| *bytes != whole) {
            let Ok(text) = String::from_utf8(bytes) else {
                refused += 1;
                continue;
            };
            let sound = if how == "--save" {
                Save::read(&text).and_then(|save| save.open(game.clone())).is_ok()
            } else {
                Progress::read(&text).and_then(|progress| Campaign::open(progress, game.clone())).is_ok()
            };
            *(if sound { &mut harmless } else { &mut refused }) += 1;
        }
        // What is no harm: names of players, chapters that were lost, a match that is set aside with its chapter begun anew.
        assert!(refused > harmless && refused > 300, "{how}: {refused} refused, {harmless} harmless");
        for bytes in [&whole[..whole.len() / 2], b"", b"\xff\xfe", b"[]"] {
            std::fs::write(&file, bytes).unwrap();
            let (told, fine) = play(&file, how, "quit\n");
            let way_back = format!("The version before it is whole: {}", before.display());
            // The terminal may break a path where it is long.
            let squeezed = |text: &str| text.replace(' ', "");
            assert!(!fine && squeezed(&told).contains(&squeezed(&way_back)), "{told}");
            assert_eq!(std::fs::read(&file).unwrap(), bytes, "nothing is written over it");
        }
        std::fs::copy(&before, &file).unwrap();
        let (told, fine) = play(&file, how, "1\nquit\n");
        assert!(fine, "{told}");
        assert_eq!(std::fs::read(&file).unwrap(), whole, "from the version before, the same match goes on");
    }
}

#[test]
fn a_damaged_save_is_told_to_programs_and_where_it_is_looked_at() {
    let folder = folder("looked-at");
    let file = folder.join("match.save");
    let (told, fine) = play(&file, "--save", "1\n1\nquit\n");
    assert!(fine, "{told}");
    std::fs::write(&file, "{\"format\":\"quarterdeck-match\"").unwrap();
    let shown = file.to_str().unwrap();
    let load = serde_json::json!({"do": "load", "file": shown}).to_string();
    for (words, input) in [
        (vec!["replay", shown, "--lang", "en"], ""),
        (vec!["trace", shown, "--lang", "en"], ""),
        (vec!["drive", "lanterns", "--with", "lanterns-feast", "--lang", "en"], load.as_str()),
    ] {
        let (out, errors, _) = run_in(&root(), &words, format!("{input}\n").as_bytes());
        let told = format!("{out}{errors}").replace('│', " ").split_whitespace().collect::<String>();
        assert!(told.contains("Theversionbeforeitiswhole"), "{words:?}: {out}{errors}");
    }
}

#[test]
fn what_is_no_file_is_no_save() {
    let folder = folder("pipe");
    let pipe = folder.join("match.save");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let shown = pipe.to_str().unwrap();
    for words in [vec!["replay", shown], vec!["trace", shown], vec!["play", "lanterns", "--save", shown]] {
        let (out, errors, fine) = run_in(&root(), &[&words[..], &["--lang", "en"]].concat(), b"");
        assert!(!fine && errors.contains("this is a pipe or a device"), "{words:?}: {out}{errors}");
    }
    let (_, errors, fine) = run_in(&root(), &["replay", "/dev/zero", "--lang", "en"], b"");
    assert!(!fine && errors.contains("this is a pipe or a device"), "{errors}");
    // Nor is the lock beside a save waited for, or followed to elsewhere, if it is something else.
    let (other, lock, elsewhere) =
        (folder.join("other.save"), folder.join(".other.save.lock"), folder.join("elsewhere"));
    let play =
        || run_in(&root(), &["play", "lanterns", "--lang", "en", "--save", other.to_str().unwrap()], b"1\nquit\n");
    assert!(Command::new("mkfifo").arg(&lock).status().unwrap().success());
    let (out, errors, fine) = play();
    assert!(!fine && errors.contains("is in the way"), "{out}{errors}");
    std::fs::remove_file(&lock).unwrap();
    std::os::unix::fs::symlink(&elsewhere, &lock).unwrap();
    let (out, errors, fine) = play();
    assert!(!fine && errors.contains("is in the way") && !elsewhere.exists(), "{out}{errors}");
}

#[test]
fn a_damaged_list_of_packs_is_made_anew() {
    let folder = folder("installed");
    let store = folder.join("packs");
    let run = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quarterdeck"));
        command.args(words).current_dir(root()).env("QUARTERDECK_PACKS", &store).env("LANG", "C").env_remove("LC_ALL");
        let output = command.stdin(Stdio::null()).output().unwrap();
        (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.success())
    };
    let archive = folder.join("lanterns.qdpack");
    let (told, fine) = run(&["pack", "build", "content/examples/lanterns", "--out", archive.to_str().unwrap()]);
    assert!(fine, "{told}");
    let (told, fine) = run(&["pack", "install", archive.to_str().unwrap()]);
    assert!(fine, "{told}");
    let list = store.join("installed.json");
    let whole = std::fs::read(&list).unwrap();
    let read = || Packs::at(&store).read(|lock| Ok(lock.clone()));
    let installed = read().unwrap();
    let mut refused = 0;
    for bytes in damaged(&whole, 200) {
        std::fs::write(&list, &bytes).unwrap();
        match read() {
            Err(error) => {
                assert!(error.to_string().contains("Remove it"), "{error}");
                refused += 1;
            }
            // Another name or hash: what lies there does not fit it, and that is told where it is used.
            Ok(lock) => assert!(lock.packs.len() <= 1),
        }
    }
    assert!(refused > 200, "{refused}");
    std::fs::write(&list, &whole[..whole.len() / 2]).unwrap();
    let (told, fine) = run(&["pack", "list"]);
    assert!(!fine && told.contains("is damaged"), "{told}");
    std::fs::remove_file(&list).unwrap();
    assert_eq!(read().unwrap(), installed, "the list follows from what lies there");
    // An archive with a damaged byte is never opened as another. Of the head of its packing, some bytes mean nothing.
    let whole = std::fs::read(&archive).unwrap();
    let same = quarterdeck_archive::open(&whole).unwrap().files;
    for bytes in damaged(&whole, 300) {
        assert!(quarterdeck_archive::open(&bytes).map_or(true, |bundle| bundle.files == same));
    }
}

#[test]
fn a_damaged_database_is_told_and_the_one_of_the_last_start_is_kept() {
    let folder = folder("database");
    let database = folder.join("tables.db");
    let change = |kept: &str| quarterdeck_server::Change::Begun { kept: kept.to_owned(), begun: "x".repeat(3000) };
    let fill = |store: &Store| {
        for at in 0..60 {
            store.change(&format!("{at:016x}"), change("{}")).unwrap();
        }
    };
    let store = Store::open(&folder).unwrap();
    fill(&store);
    store.close();
    Store::open(&folder).unwrap().close();
    assert!(folder.join("tables.db.before").is_file());
    assert!(!folder.join("tables.db-wal").exists(), "all is in one file");
    let whole = std::fs::read(&database).unwrap();
    let before = std::fs::read(folder.join("tables.db.before")).unwrap();
    let mut told = 0;
    for bytes in damaged(&whole, 10) {
        std::fs::write(&database, &bytes).unwrap();
        match Store::open(&folder) {
            Err(error) => {
                let error = error.to_string();
                assert!(error.contains("tables.db.before") || error.contains("newer version"), "{error}");
                told += 1;
            }
            Ok(store) => {
                for at in 0..60 {
                    // A text with another sign in it is a table of another sign; that it is no match is told where it is opened.
                    let _ = store.find(&format!("{at:016x}"));
                }
                store.close();
            }
        }
        for rest in ["tables.db-wal", "tables.db-shm"] {
            std::fs::remove_file(folder.join(rest)).ok();
        }
        std::fs::write(folder.join("tables.db.before"), &before).unwrap();
    }
    assert!(told > 5, "{told}");
    // A database of which nothing is left is not a new one, and the copy is not written over.
    for left in [Some(b""), None] {
        match left {
            Some(bytes) => std::fs::write(&database, bytes).unwrap(),
            None => std::fs::remove_file(&database).unwrap(),
        }
        let error = Store::open(&folder).err().expect("it is told").to_string();
        assert!(error.contains("there was before") && error.contains("copy it over"), "{error}");
        assert_eq!(std::fs::read(folder.join("tables.db.before")).unwrap(), before);
    }
    std::fs::copy(folder.join("tables.db.before"), &database).unwrap();
    let store = Store::open(&folder).unwrap();
    assert_eq!(store.count(), Ok(60));
    store.close();
    // What keeps others away is a file: a pipe would be waited for.
    let lock = folder.join("tables.lock");
    std::fs::remove_file(&lock).unwrap();
    assert!(Command::new("mkfifo").arg(&lock).status().unwrap().success());
    let error = Store::open(&folder).err().expect("it is told").to_string();
    assert!(error.contains("tables.lock is in the way"), "{error}");
}

#[test]
fn damaged_transcripts_are_told() {
    let folder = folder("transcripts");
    let pack = folder.join("lanterns");
    copy(&root().join("content/examples/lanterns"), &pack);
    let snapshots = pack.join("rulings/row/snapshots");
    let one = std::fs::read_dir(&snapshots).unwrap().next().unwrap().unwrap().path();
    let whole = std::fs::read(&one).unwrap();
    let test =
        |more: &[&str]| run_in(&root(), &[&["test", pack.to_str().unwrap(), "--name", "row"], more].concat(), b"");
    for bytes in [&whole[..whole.len() / 2], b"\xff\xff", b""] {
        std::fs::write(&one, bytes).unwrap();
        let (out, errors, fine) = test(&[]);
        let told = ["the transcript has changed", "there is no snapshot yet"];
        assert!(!fine && told.iter().any(|told| out.contains(told)), "{out}{errors}");
    }
    let (out, errors, fine) = test(&["--accept"]);
    assert!(fine, "{out}{errors}");
    assert_eq!(std::fs::read(&one).unwrap(), whole);
}

/// The command with a disk on which no file can grow beyond so many blocks of 512 or 1024 bytes.
fn on_a_full_disk(blocks: usize, words: &[&str], input: &str) -> (String, bool) {
    use std::io::Write as _;
    let mut child = Command::new("bash")
        .args([
            "-c",
            &format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\""),
            env!("CARGO_BIN_EXE_quarterdeck"),
        ])
        .args(words)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).ok();
    let output = child.wait_with_output().unwrap();
    (String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned(), output.status.success())
}

#[test]
fn on_a_full_disk_the_old_file_stays_whole() {
    let folder = folder("full");
    let file = folder.join("match.save");
    let (told, fine) = play(&file, "--save", "1\n1\nquit\n");
    assert!(fine, "{told}");
    let (before, whole) = (std::fs::read(folder.join("match.save.before")).unwrap(), std::fs::read(&file).unwrap());
    let shown = file.to_str().unwrap();
    let words = ["play", "lanterns", "--with", "lanterns-feast", "--content", "content/examples", "--lang", "en"];
    let (told, fine) = on_a_full_disk(1, &[&words[..], &["--save", shown]].concat(), "1\n1\n");
    assert!(!fine && told.contains("cannot be written"), "{told}");
    assert_eq!(std::fs::read(&file).unwrap(), whole);
    assert_eq!(std::fs::read(folder.join("match.save.before")).unwrap(), before);
    let mut names: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["match.save", "match.save.before"], "nothing is left lying about");
    let (told, fine) = play(&file, "--save", "quit\n");
    assert!(fine, "{told}");
    // Programs are told, too.
    let start = serde_json::json!({"do": "start"});
    let save = serde_json::json!({"do": "save", "file": folder.join("other.save").to_str().unwrap()});
    let (told, _) = on_a_full_disk(1, &["drive", "port-royal"], &format!("{start}\n{save}\n"));
    assert!(told.contains("save::io"), "{told}");
    assert!(!folder.join("other.save").exists());
}
