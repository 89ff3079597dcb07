//! `watch`: what is told after a save.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use crate::common::{root, run_in};
use crate::copied::copy;

/// Nothing takes so long; whoever waits longer waits for something that never comes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A copy of a small game that is watched.
struct Watched {
    folder: PathBuf,
    process: Child,
    lines: Receiver<String>,
}

impl Watched {
    fn start(name: &str, more: &[&str]) -> Watched {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("watching-{name}"));
        let mut process = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
            .args(["watch", "lanterns", "--lang", "en"])
            .args(more)
            .current_dir(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (send, lines) = channel();
        let output = process.stdout.take().unwrap();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let watched = Watched { folder, process, lines };
        watched.until("Waiting for saves");
        watched
    }

    /// Everything that is told up to a line that begins so.
    fn until(&self, beginning: &str) -> String {
        let mut told = String::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no line begins with `{beginning}`:\n{told}"));
            told += &format!("{line}\n");
            if line.starts_with(beginning) {
                return told;
            }
        }
    }

    fn save(&self, file: &str, old: &str, new: &str) {
        let path = self.folder.join("lanterns").join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(old), "{file} says nothing of `{old}`");
        fs::write(path, text.replacen(old, new, 1)).unwrap();
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

fn prepare(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("watching-{name}"));
    fs::remove_dir_all(&folder).ok();
    copy(&root().join("content/examples/lanterns"), &folder.join("lanterns"));
    folder
}

#[test]
fn mistakes_and_rulings_are_told_after_each_save() {
    let folder = prepare("saves");
    let rulings = |folder: &Path| {
        let mut open = vec![folder.join("lanterns/rulings")];
        let mut found = Vec::new();
        while let Some(folder) = open.pop() {
            for path in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
                match path.is_dir() {
                    true => open.push(path),
                    false if path.extension().is_some_and(|it| it == "ruling") => found.push(path),
                    false => {}
                }
            }
        }
        found.sort();
        found
    };
    let all = rulings(&folder).len();
    let watched = Watched::start("saves", &["--content", "."]);
    // What cannot be read is told at its place.
    watched.save("pack.toml", "[pack]", "[pack");
    let told = watched.until("1 mistake, ");
    assert!(told.contains("pack::broken_toml") && told.contains(" ms after the save"), "{told}");
    // Mended, nothing is different from before, and no ruling is asked.
    watched.save("pack.toml", "[pack", "[pack]");
    let told = watched.until("Nothing wrong");
    assert!(told.contains(&format!("Rulings: 0 of {all} played, 0 do not hold.")), "{told}");
    // One ruling is changed: it alone is played, and what does not hold is told with its line.
    let file = rulings(&folder).remove(0);
    let name = file.strip_prefix(folder.join("lanterns")).unwrap().to_str().unwrap().to_owned();
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, format!("{}\n  the match is over\n", text.trim_end())).unwrap();
    let told = watched.until("Nothing wrong");
    assert!(told.contains(&format!("Rulings: 1 of {all} played, 1 do not hold.")), "{told}");
    assert!(told.contains(&format!("lanterns/{name} does not hold:")), "{told}");
    fs::write(&file, text).unwrap();
    let told = watched.until("Nothing wrong");
    assert!(told.contains(&format!("Rulings: 1 of {all} played, 0 do not hold.")), "{told}");
}

#[test]
fn a_match_is_played_again_by_the_same_decisions() {
    let folder = prepare("match");
    let play = ["play", "lanterns", "--content", ".", "--auto", "--seed", "4", "--players", "2", "--save", "kept.json"];
    let (_, error, right) = run_in(&folder, &play, b"");
    assert!(right, "{error}");
    let watched = Watched::start("match", &["--content", ".", "--match", "kept.json"]);
    // Another number in a rule: the rulings that read it are played, and the match tells what came of it.
    watched.save("flow.toml", "'gain 1 oil'", "'gain 2 oil'");
    let told = watched.until("Nothing wrong");
    assert!(told.contains("The match: "), "{told}");
    assert!(told.contains("  - Anna gains 1 oil") && told.contains("  + Anna gains 2 oil"), "{told}");
    let counts = told.lines().find_map(|line| line.strip_prefix("Rulings: ")).unwrap();
    let numbers: Vec<usize> = counts.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
    let [asked, all, failing] = numbers[..] else { panic!("{counts}") };
    assert!(failing > 0 && asked >= failing && asked < all, "{counts}");
}
