//! Killed at any moment while something is written: what was acknowledged is there, and nothing is half. `./test` kills a few times;
//! `QUARTERDECK_KILLS=1000` says how often in all, `QUARTERDECK_SEED` when.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::copied::copy;
use crate::web::{Folder, Server, root, wish};
use quarterdeck::library::Library;
use quarterdeck_disk::save_file;
use quarterdeck_runtime::{Campaign, Game, Progress, Save};
use quarterdeck_server::Store;
use serde_json::{Value, json};

/// Chance that is the same in every run with the same seed.
struct Chance(u64);

impl Chance {
    fn new(of: u64) -> Chance {
        let seed: u64 = std::env::var("QUARTERDECK_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
        Chance((seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ of.wrapping_mul(0xbf58_476d_1ce4_e5b9)) | 1)
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// How often each of the five is killed.
fn kills() -> u64 {
    let all: u64 = std::env::var("QUARTERDECK_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    all.div_ceil(5)
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quarterdeck"));
    command.args(words).current_dir(root()).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

fn kill(mut child: Child) {
    child.kill().unwrap();
    child.wait().unwrap();
}

fn game(id: &str, with: &[String]) -> Arc<Game> {
    Library::read(&root().join("content")).unwrap().game(id, with).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A save, and the version before it, can be opened; how many decisions the save has.
fn opened(file: &Path, game: &Arc<Game>) -> usize {
    let text = save_file::read(file).expect("it is there and whole");
    let save = Save::read(&text).unwrap_or_else(|refusal| panic!("{}: {refusal}", file.display()));
    assert_eq!(save.open(game.clone()).unwrap().table.decisions().len(), save.decisions.len());
    if let Ok(before) = save_file::read(&save_file::before(file).unwrap()) {
        let before = Save::read(&before).expect("the version before is whole").open(game.clone()).unwrap();
        assert!(before.table.decisions().len() <= save.decisions.len());
    }
    save.decisions.len()
}

#[test]
fn killed_while_saving() {
    let (folder, game, mut chance) = (Folder::new(), game("lanterns", &[]), Chance::new(1));
    let file = folder.0.join("match.save");
    for round in 0..kills() {
        std::fs::remove_dir_all(&folder.0).unwrap();
        std::fs::create_dir_all(&folder.0).unwrap();
        let mut child = command(&["drive", "lanterns"]).spawn().unwrap();
        let (mut said, mut heard) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        let mut ask = |request: &Value| -> Value {
            writeln!(said, "{request}").unwrap();
            let mut line = String::new();
            heard.read_line(&mut line).unwrap();
            serde_json::from_str(&line).unwrap()
        };
        let save = json!({"do": "save", "file": file.to_str().unwrap()});
        let mut asked = ask(&json!({"do": "start", "players": 2, "seed": round}));
        let until = chance.below(12);
        let mut decided = 0;
        ask(&save);
        for _ in 0..until {
            let Some(options) = asked["options"].as_array().filter(|options| !options.is_empty()) else { break };
            let id = options[chance.below(options.len() as u64) as usize]["id"].clone();
            asked = ask(&json!({"do": "choose", "id": id}));
            assert_eq!(ask(&save)["ok"], true);
            decided += 1;
        }
        // The last one is asked for, and nobody waits for the answer.
        let more = asked["options"].as_array().and_then(|options| options.first()).map(|option| option["id"].clone());
        for _ in 0..20 {
            let again = more.as_ref().map(|id| json!({"do": "choose", "id": id}));
            let lines = again.into_iter().chain([save.clone()]).map(|line| format!("{line}\n")).collect::<String>();
            said.write_all(lines.as_bytes()).ok();
        }
        std::thread::sleep(Duration::from_micros(chance.below(20_000)));
        kill(child);
        assert!(opened(&file, &game) >= decided, "what was acknowledged is there");
        // Who saves next removes what is left.
        save_file::write(&file, &save_file::read(&file).unwrap()).unwrap();
        assert_eq!(names(&folder.0), ["match.save", "match.save.before"]);
    }
}

#[test]
fn killed_while_a_campaign_is_saved() {
    let (folder, mut chance) = (Folder::new(), Chance::new(2));
    let game = game("lanterns", &["lanterns-feast".to_owned()]);
    let file = folder.0.join("feast.json");
    let mut before = 0;
    for _ in 0..kills() {
        let words = ["play", "lanterns", "--with", "lanterns-feast", "--content", "content/examples", "--players", "2"];
        let more = ["--seed", "3", "--lang", "en", "--campaign", file.to_str().unwrap()];
        let mut child = command(&[&words[..], &more[..]].concat()).spawn().unwrap();
        let (mut said, heard) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        // What is printed is read, so that nobody waits for us.
        let reading = std::thread::spawn(move || BufReader::new(heard).lines().map_while(Result::ok).count());
        std::thread::sleep(Duration::from_millis(chance.below(600)));
        said.write_all("1\n".repeat(chance.below(40) as usize).as_bytes()).ok();
        std::thread::sleep(Duration::from_millis(chance.below(250)));
        kill(child);
        reading.join().unwrap();
        let Ok(text) = save_file::read(&file) else {
            assert_eq!(before, 0, "a campaign is gone");
            continue;
        };
        let progress = Progress::read(&text).expect("the campaign is whole");
        let done = progress.results.len() * 1000 + progress.current.as_ref().map_or(0, |save| save.decisions.len());
        let reopened = Campaign::open(progress, game.clone()).unwrap();
        assert!(reopened.changed.is_empty(), "the running match is whole");
        assert!(done >= before, "what was acknowledged is there: {before}, then {done}");
        before = done;
        if let Ok(kept) = save_file::read(&save_file::before(&file).unwrap()) {
            Campaign::open(Progress::read(&kept).expect("the version before is whole"), game.clone()).unwrap();
        }
    }
    let (text, before) = (save_file::read(&file), save_file::before(&file).unwrap());
    if let Ok(text) = text {
        save_file::write(&file, &text).unwrap();
        assert_eq!(names(&folder.0), ["feast.json", before.file_name().unwrap().to_str().unwrap()]);
    }
}

#[test]
fn killed_while_serving() {
    let (folder, game, mut chance) = (Folder::new(), game("lanterns", &[]), Chance::new(3));
    let mut made: Option<Value> = None;
    let mut acknowledged = 0;
    for _ in 0..kills() {
        let mut server = Server::start(&folder.0);
        let table = made.get_or_insert_with(|| server.lay(&wish("lanterns", 1, 1))).clone();
        let mut seat = server.sit(&table["table"], &table["seats"][0]["token"]);
        assert_eq!(seat.last["kind"], "view", "the table is there");
        assert!(seat.at_decision() >= acknowledged, "what was acknowledged is there");
        std::thread::scope(|scope| {
            let delay = Duration::from_millis(chance.below(120));
            let picks: Vec<usize> = (0..200).map(|_| chance.below(1 << 20) as usize).collect();
            let playing = scope.spawn(move || {
                let mut acknowledged = if seat.is_asked() { seat.at_decision() } else { 0 };
                for pick in picks {
                    if seat.view["over"] == true {
                        return None;
                    }
                    if seat.is_asked() {
                        seat.decide(pick);
                    }
                    if seat.hear().is_none() {
                        break;
                    }
                    // What bots decide in a hurry is on disk when a person is asked, and not before.
                    if seat.is_asked() {
                        acknowledged = acknowledged.max(seat.at_decision());
                    }
                }
                Some(acknowledged)
            });
            std::thread::sleep(delay);
            server.kill();
            match playing.join().unwrap() {
                Some(told) => acknowledged = acknowledged.max(told),
                // The match is over; the next one begins at another table.
                None => (made, acknowledged) = (None, 0),
            }
        });
        if let Some(table) = &made {
            let record = Store::look(&folder.0, table["table"].as_str().unwrap()).unwrap().expect("it is kept");
            let kept = record.open(game.clone()).unwrap().0.decisions().len() as u64;
            assert!(kept >= acknowledged, "{acknowledged} were acknowledged, {kept} are kept");
        }
    }
}

#[test]
fn killed_while_installing() {
    let (folder, mut chance) = (Folder::new(), Chance::new(4));
    let store = folder.0.join("installed");
    let archive = |version: &str| -> PathBuf {
        let pack = folder.0.join("base");
        std::fs::create_dir_all(pack.join("cards")).unwrap();
        let head = format!("[pack]\nversion = \"{version}\"\nplayers = [2, 2]\n");
        std::fs::write(pack.join("pack.toml"), head).unwrap();
        std::fs::write(pack.join("flow.toml"), "[zone.deck]\n[phase.match]\nbefore = 'end the match'\n").unwrap();
        for at in 0..40 {
            std::fs::write(pack.join(format!("cards/{at}.toml")), format!("# {version} {at}\n")).unwrap();
        }
        let file = folder.0.join(format!("base-{version}.qdpack"));
        let words = ["pack", "build", pack.to_str().unwrap(), "--out", file.to_str().unwrap()];
        assert!(command(&words).status().unwrap().success());
        file
    };
    let archives = [archive("1.0.0"), archive("1.1.0")];
    let at_store = |words: &[&str]| {
        let mut command = command(words);
        command.env("QUARTERDECK_PACKS", &store);
        command
    };
    let mut installed = false;
    for round in 0..kills() as usize {
        let words = ["pack", "install", archives[round % 2].to_str().unwrap(), "--replace"];
        let child = at_store(&words).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(chance.below(120_000)));
        kill(child);
        let listed = at_store(&["pack", "list", "--format", "json"]).output().unwrap();
        assert!(listed.status.success(), "what is listed is whole");
        let rows: Value = serde_json::from_slice(&listed.stdout).unwrap();
        let count = rows.as_array().unwrap().len();
        assert!(count == 1 || !installed && count == 0, "{rows}");
        installed |= count == 1;
    }
    assert!(at_store(&["pack", "install", archives[1].to_str().unwrap(), "--replace"]).status().unwrap().success());
    assert_eq!(std::fs::read_dir(store.join("packs")).unwrap().count(), 1, "what was left is swept away");
}

#[test]
fn killed_while_transcripts_are_accepted() {
    let (folder, mut chance) = (Folder::new(), Chance::new(5));
    let pack = folder.0.join("lanterns");
    copy(&root().join("content/examples/lanterns"), &pack);
    let snapshots = pack.join("rulings/lighting/snapshots");
    let whole: Vec<(PathBuf, Vec<u8>)> = names(&snapshots)
        .iter()
        .map(|name| (snapshots.join(name), std::fs::read(snapshots.join(name)).unwrap()))
        .collect();
    assert!(!whole.is_empty());
    let accept = || command(&["test", "--accept", pack.to_str().unwrap(), "--name", "lighting"]);
    for _ in 0..kills() {
        for (path, text) in &whole {
            // Some are as they were, some are gone, some are of another day.
            match chance.below(3) {
                0 => std::fs::write(path, text).unwrap(),
                1 => std::fs::remove_file(path).ok().unwrap_or_default(),
                _ => std::fs::write(path, [&text[..], b"and more\n"].concat()).unwrap(),
            }
        }
        let child = accept().stdout(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(chance.below(900_000)));
        kill(child);
        for (path, text) in &whole {
            let now = std::fs::read(path).unwrap_or_else(|_| text.clone());
            assert!(now == *text || now == [&text[..], b"and more\n"].concat(), "{} is half", path.display());
        }
    }
    for (path, text) in &whole {
        std::fs::write(path, [&text[..], b"and more\n"].concat()).unwrap();
    }
    assert!(accept().stdout(Stdio::null()).status().unwrap().success());
    let expected: Vec<String> =
        whole.iter().map(|(path, _)| path.file_name().unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names(&snapshots), expected, "what was left is removed");
    assert!(whole.iter().all(|(path, text)| std::fs::read(path).unwrap() == *text));
}
