//! Packs that travel: built here, installed there, refused where something is wrong, and never half installed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A machine of its own: a folder to work in and one for installed packs.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    fn new(name: &str) -> Machine {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("travelling").join(name);
        std::fs::remove_dir_all(&folder).ok();
        std::fs::create_dir_all(&folder).unwrap();
        Machine { folder }
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quarterdeck"));
        command.args(words).current_dir(&self.folder).env("QUARTERDECK_PACKS", self.store()).env("LANG", "C");
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").stdin(Stdio::null());
        command
    }

    fn store(&self) -> PathBuf {
        self.folder.join("installed")
    }

    /// What is said, and whether it went well.
    fn run(&self, words: &[&str]) -> (String, bool) {
        let output = self.command(words).output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        // Long lines are broken where the terminal ends.
        let text = String::from_utf8(text).unwrap().replace("\n  │ ", " ").replace("\n        ", " ");
        (text, output.status.success())
    }

    fn well(&self, words: &[&str]) -> String {
        let (said, well) = self.run(words);
        assert!(well, "{words:?}: {said}");
        said
    }

    fn refused(&self, words: &[&str], because: &str) -> String {
        let (said, well) = self.run(words);
        assert!(!well && said.contains(because), "{words:?} should be refused with “{because}”: {said}");
        said
    }

    fn listed(&self) -> Vec<(String, String)> {
        let rows: Value = serde_json::from_str(&self.well(&["pack", "list", "--format", "json"])).unwrap();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        rows.as_array().unwrap().iter().map(|row| (text(&row["id"]), text(&row["version"]))).collect()
    }

    /// Writes a small pack.
    fn pack(&self, folder: &str, version: &str, needs: &str, more: &str) {
        let folder = self.folder.join(folder);
        std::fs::create_dir_all(folder.join("locales")).unwrap();
        let expansion = if needs.is_empty() { "players = [2, 2]" } else { "expansion = true" };
        let head = format!("[pack]\nversion = \"{version}\"\nneeds = [{needs}]\n{expansion}\n");
        std::fs::write(folder.join("pack.toml"), head).unwrap();
        if needs.is_empty() {
            let flow = "[zone.deck]\n[phase.match]\nbefore = 'end the match'\n";
            std::fs::write(folder.join("flow.toml"), format!("{flow}{more}")).unwrap();
        }
    }

    fn build(&self, folder: &str) -> String {
        let said = self.well(&["pack", "build", folder]);
        let file = said.split(": written").next().unwrap().trim().rsplit('\n').next().unwrap().to_owned();
        assert!(self.folder.join(&file).is_file(), "{said}");
        file
    }

    /// Everything below a folder.
    fn files(folder: &Path) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if entry.path().is_dir() {
                all.extend(Machine::files(&entry.path()).iter().map(|inner| format!("{name}/{inner}")));
            } else {
                all.insert(name);
            }
        }
        all
    }
}

/// Whoever works on an expansion of an installed game needs no other copy of it.
fn installed_packs_are_found_everywhere(here: &Machine) {
    let said = here.well(&["new", "lantern", "Cat lamp", "--pack", "lanterns"]);
    assert!(said.contains("written: lanterns-more/cards/cat_lamp.toml"), "{said}");
    here.refused(&["new", "ruling", "Rest", "--pack", "lanterns"], "installed packs are not written in");
    assert!(here.well(&["check", "lanterns-more"]).contains("nothing wrong"));
    assert!(here.well(&["test", "lanterns-more"]).contains("1 passed, 0 failed"));
    here.well(&["fmt", "--check", "lanterns-more"]);
    let play = ["play", "lanterns", "--with", "lanterns-more", "--content", ".", "--auto", "--seed", "4"];
    here.well(&[&play[..], &["--save", "kept.json"]].concat());
    assert!(!here.well(&["replay", "kept.json", "--content", ".", "--lang", "en"]).is_empty());
    assert!(here.well(&["trace", "kept.json", "--content", ".", "--decisions", "1"]).contains("1"));
    here.well(&["trace", "lanterns-more/rulings/a-match-begins.ruling"]);
    std::fs::remove_dir_all(here.folder.join("lanterns-more")).unwrap();
}

#[test]
fn a_shipped_game_travels_and_is_played_elsewhere() {
    let here = Machine::new("shipped");
    let lanterns = root().join("content/examples/lanterns");
    let said = here.well(&["pack", "build", lanterns.to_str().unwrap(), "--out", "l.qdpack"]);
    assert!(said.contains("lanterns 0.1.0") && said.contains("sha256 "), "{said}");
    here.well(&["pack", "build", lanterns.to_str().unwrap(), "--out", "again.qdpack"]);
    let read = |name: &str| std::fs::read(here.folder.join(name)).unwrap();
    assert_eq!(read("l.qdpack"), read("again.qdpack"), "the same pack is the same file");
    assert_eq!(here.well(&["pack", "verify", "l.qdpack"]), here.well(&["pack", "verify", "again.qdpack"]));
    here.well(&["pack", "install", "l.qdpack"]);
    assert_eq!(here.listed(), [("lanterns".to_owned(), "0.1.0".to_owned())]);
    // No folder of packs is here: the game is the installed one.
    let played = here.well(&["simulate", "lanterns", "--games", "2", "--seed", "1"]);
    assert!(played.contains('2'), "{played}");
    here.well(&["howto", "lanterns"]);
    assert!(here.well(&["check", here.store().to_str().unwrap()]).contains("nothing wrong"));
    installed_packs_are_found_everywhere(&here);
    here.well(&["pack", "remove", "lanterns"]);
    here.refused(&["simulate", "lanterns", "--games", "1"], "content");
    assert!(here.listed().is_empty());
    let left = Machine::files(&here.store());
    assert_eq!(left.into_iter().collect::<Vec<_>>(), [".guard", "installed.json"], "nothing is left lying about");
}

#[test]
fn needs_are_met_in_versions_that_will_do() {
    let here = Machine::new("needs");
    here.pack("base", "1.0.0", "", "");
    let old = here.build("base");
    here.pack("more", "0.1.0", "\"base >=1.2, <2\"", "");
    assert!(here.refused(&["check", "more"], "pack::wrong_version").contains("needs `base` >=1.2, <2"));
    here.pack("base", "1.2.3", "", "");
    let new = here.build("base");
    let more = here.build("more");
    std::fs::rename(here.folder.join("base"), here.folder.join("elsewhere")).unwrap();
    here.refused(&["pack", "install", &more], "more needs base >=1.2, <2, which is not here");
    here.refused(&["pack", "install", &more, &old], "but base 1.0.0 is here");
    assert!(here.listed().is_empty(), "all or none");
    here.well(&["pack", "install", &more, &new]);
    assert_eq!(here.listed().len(), 2);
    assert!(here.well(&["check", "more"]).contains("nothing wrong"), "installed packs are found by check");
    here.refused(&["pack", "install", &old], "base 1.2.3 is installed, which is newer than 1.0.0");
    here.refused(&["pack", "install", &old, "--replace"], "more needs base >=1.2, <2, but base 1.0.0 is here");
    here.refused(&["pack", "remove", "base"], "base is needed by more");
    here.refused(&["pack", "remove", "bsae"], "installed: base, more");
    here.refused(&["pack", "install", &new, &new], "two of these archives");
    here.well(&["pack", "remove", "base", "more"]);
}

#[test]
fn another_pack_of_the_same_version_is_told() {
    let here = Machine::new("another");
    here.pack("base", "1.0.0", "", "");
    let one = here.build("base");
    std::fs::rename(here.folder.join(&one), here.folder.join("one.qdpack")).unwrap();
    here.pack("base", "1.0.0", "", "# and something else\n");
    let two = here.build("base");
    here.well(&["pack", "install", "one.qdpack"]);
    here.well(&["pack", "install", "one.qdpack"]);
    here.refused(&["pack", "install", &two], "the same version with other files");
    let russian = here.refused(&["pack", "install", &two, "--lang", "ru"], "та же версия с другими файлами");
    assert!(russian.contains("--replace"), "{russian}");
    here.well(&["pack", "install", &two, "--replace"]);
    // What was changed by hand is noticed.
    let file = Machine::files(&here.store()).into_iter().find(|path| path.ends_with("flow.toml")).unwrap();
    std::fs::write(here.store().join(file), "changed").unwrap();
    here.refused(&["pack", "list"], "changed since it was installed: flow.toml");
}

#[test]
fn what_is_no_archive_is_refused_and_nothing_is_written() {
    let here = Machine::new("refused");
    here.pack("base", "1.0.0", "", "");
    let file = here.build("base");
    let bytes = std::fs::read(here.folder.join(&file)).unwrap();
    std::fs::write(here.folder.join("short"), &bytes[..bytes.len() / 2]).unwrap();
    std::fs::write(here.folder.join("text"), "[pack]").unwrap();
    std::fs::write(here.folder.join("long"), [bytes.as_slice(), b"x"].concat()).unwrap();
    here.refused(&["pack", "install", "short"], "ends in the middle");
    here.refused(&["pack", "install", "text"], "no archive of a pack");
    here.refused(&["pack", "verify", "long"], "behind the end of the archive");
    here.refused(&["pack", "verify", "base"], "is not a file");
    here.refused(&["pack", "verify", "nothing"], "nothing");
    assert!(
        here.refused(&["pack", "install", &file, "short", "--lang", "ru"], "обрывается на середине").contains("short")
    );
    assert!(here.listed().is_empty(), "all or none");
    here.pack("base", "new", "", "");
    here.refused(&["pack", "build", "base"], "three numbers");
    here.pack("base", "1.0.0", "", "[phase.x]\nnonsense = 1\n");
    here.refused(&["pack", "build", "base"], "pack::unknown_key");
    std::fs::create_dir_all(here.store()).unwrap();
    std::fs::write(here.store().join("installed.json"), "{").unwrap();
    here.refused(&["pack", "list"], "is damaged");
}

/// Every refusal is told in both languages, with what would be right.
#[test]
fn every_refusal_has_its_words() {
    for language in ["en", "ru"] {
        let path = root().join(format!("tools/quarterdeck/locales/packs/{language}.ftl"));
        let text = std::fs::read_to_string(path).unwrap();
        for code in quarterdeck_archive::CODES {
            for key in [format!("ui-pack-refused-{code} = "), format!("ui-pack-refused-{code}-help = ")] {
                assert!(text.contains(&key), "{language}: {key}");
            }
        }
    }
}

/// Killed at any moment, an install has happened or has not.
#[test]
fn killed_while_installing_nothing_is_half() {
    let here = Machine::new("killed");
    // Signs that no packing makes much shorter, or the archive would look like one that is made to fill a disk.
    let noise = |at: u64| at.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let many: String = (0..600).map(|at| format!("# {:016x}\n", noise(at))).collect();
    let mut archives = Vec::new();
    for version in ["1.0.0", "1.1.0"] {
        here.pack("base", version, "", "");
        std::fs::create_dir_all(here.folder.join("base/cards")).unwrap();
        for at in 0..150 {
            std::fs::write(here.folder.join(format!("base/cards/{at}.toml")), format!("# {version}\n{many}")).unwrap();
        }
        archives.push(here.build("base"));
    }
    std::fs::remove_dir_all(here.folder.join("base")).unwrap();
    let mut seen = BTreeSet::new();
    // Delays that are spread over the time that an install takes, without chance.
    for round in 0..40_u64 {
        let archive = &archives[usize::from(round % 2 == 1)];
        let quiet = || Stdio::null();
        let words = ["pack", "install", archive.as_str(), "--replace"];
        let mut child = here.command(&words).stdout(quiet()).stderr(quiet()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(round * 37 % 120));
        child.kill().unwrap();
        child.wait().unwrap();
        // `list` fails if anything is not as it was installed.
        let listed = here.listed();
        assert!(listed.len() <= 1, "{listed:?}");
        seen.extend(listed);
    }
    here.well(&["pack", "install", &archives[1], "--replace"]);
    let files = Machine::files(&here.store());
    assert_eq!(files.iter().filter(|path| path.ends_with("/pack.toml")).count(), 1, "what was left is swept away");
    assert_eq!(files.len(), 150 + 5, "150 files, pack.toml, flow.toml, manifest, list and guard");
    assert_eq!(here.listed(), [("base".to_owned(), "1.1.0".to_owned())]);
    here.well(&["pack", "remove", "base"]);
}
