//! The tutorials are transcripts: each is followed from its first line to its last in a fresh folder, every file is written, every command is
//! typed, and what the page shows is what the command says.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;

/// How a page says that a block is a file, or the end of one.
const SAVE: [&str; 2] = ["Save as `", "Сохраните как `"];
const ADD: [&str; 2] = ["Add to `", "Добавьте в `"];

/// A file that is changed for one block: `<!-- try <path>: <old> => <new> -->`, which readers do not see.
const TRY: &str = "<!-- try ";

/// What a reader meets.
#[derive(Default)]
struct Page {
    folder: PathBuf,
    language: &'static str,
    files: usize,
    commands: usize,
    wrong: Vec<String>,
}

/// The path in a line such as "Save as `path`:".
fn named<'l>(line: &'l str, beginnings: &[&str]) -> Option<&'l str> {
    beginnings.iter().find_map(|beginning| line.strip_prefix(beginning)?.split('`').next())
}

/// A line as it is compared: how fast a machine is is no part of a tutorial. Everything else is, hashes of logs among it.
fn words(line: &str) -> String {
    let per_second = ["a second", "в секунду"].iter().any(|pace| line.contains(pace));
    let parts: Vec<&str> = line.split_whitespace().collect();
    let mut told = String::new();
    for (at, word) in parts.iter().enumerate() {
        let number = word.chars().all(|sign| sign.is_ascii_digit() || ".,".contains(sign));
        let timed =
            per_second || parts.get(at + 1).is_some_and(|unit| ["s", "с"].contains(&unit.trim_end_matches([',', '.'])));
        told += if number && timed { "#" } else { word };
        told += " ";
    }
    told
}

impl Page {
    fn follow(&mut self, text: &str) {
        let mut before = "";
        let mut tried = None;
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(edit) = line.strip_prefix(TRY) {
                tried = edit.strip_suffix("-->").map(str::to_owned);
                continue;
            }
            if !line.starts_with("```") {
                before = if line.is_empty() { before } else { line };
                continue;
            }
            let block: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            if let Some(path) = named(before, &SAVE) {
                self.write(path, "", &block);
            } else if let Some(path) = named(before, &ADD) {
                let old = fs::read_to_string(self.folder.join(path)).expect("the file is there already");
                self.write(path, &format!("{old}\n"), &block);
            } else if block.first().is_some_and(|line| line.starts_with("$ ")) {
                let kept = tried.take().map(|edit| self.edit(&edit));
                self.type_all(&block);
                if let Some((path, text)) = kept {
                    fs::write(path, text).expect("the file can be written");
                }
            }
            before = "";
        }
    }

    fn write(&mut self, path: &str, old: &str, block: &[&str]) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
        fs::write(path, format!("{old}{}\n", block.join("\n"))).expect("the file can be written");
        self.files += 1;
    }

    /// Makes the change that is to be tried; the file and what it said before.
    fn edit(&self, edit: &str) -> (PathBuf, String) {
        let (path, change) = edit.split_once(": ").expect("a path");
        let (old, new) = change.split_once(" =>").expect("what is changed, and into what");
        let (old, new) = (old.replace("\\n", "\n"), new.trim().replace("\\n", "\n"));
        let path = self.folder.join(path);
        let text = fs::read_to_string(&path).expect("the file is there");
        assert_eq!(text.matches(&old).count(), 1, "`{old}` stands once in {}", path.display());
        fs::write(&path, text.replacen(&old, &new, 1)).expect("the file can be written");
        (path, text)
    }

    /// Types the commands of a block, and compares what stands below each of them.
    fn type_all(&mut self, block: &[&str]) {
        let mut rest = block;
        while let Some((command, after)) = rest.split_first() {
            let end = after.iter().position(|line| line.starts_with("$ ")).unwrap_or(after.len());
            let (shown, next) = after.split_at(end);
            rest = next;
            let command = command.trim_start_matches("$ ").split(" #").next().unwrap_or_default().trim();
            // The program is built already, nobody looks at a browser here, and a hundred campaigns take minutes in a build for tests.
            let apart = ["--browser", "--campaign"].iter().any(|flag| command.contains(flag));
            if command.starts_with("cargo ") || apart {
                continue;
            }
            self.type_one(command, shown);
        }
    }

    fn type_one(&mut self, command: &str, shown: &[&str]) {
        let mut typed: Vec<&str> = Vec::new();
        for (at, part) in command.split('\'').enumerate() {
            if at % 2 == 1 {
                typed.push(part);
            } else {
                typed.extend(part.split_whitespace());
            }
        }
        let [program, arguments @ ..] = &typed[..] else { panic!("`{command}`") };
        assert!(program.ends_with("quarterdeck"), "`{command}`");
        let mut arguments = arguments.to_vec();
        // What a reader's system says by itself.
        if !arguments.contains(&"--lang") && ["story", "play", "explain", "check"].contains(&arguments[0]) {
            arguments.extend(["--lang", self.language]);
        }
        let (out, errors, _) = run_in(&self.folder, &arguments, b"");
        let said: Vec<String> = format!("{out}{errors}").lines().map(words).collect();
        // Lines follow each other; `…` stands for any number of others.
        let (mut at, mut gap) = (0, true);
        for line in shown.iter().filter(|line| !line.trim().is_empty()) {
            if line.trim() == "…" {
                gap = true;
                continue;
            }
            let wanted = words(line);
            let open = said.iter().enumerate().skip(at).filter(|(_, said)| !said.is_empty());
            let found = if gap { open.clone().find(|(_, said)| **said == wanted) } else { open.clone().next() };
            match found.filter(|(_, said)| **said == wanted) {
                Some((place, _)) => (at, gap) = (place + 1, false),
                None => {
                    self.wrong.push(format!(
                        "$ {command}\n  the page shows:\n    {line}\n  and what is said is:\n{out}{errors}"
                    ));
                    return;
                }
            }
        }
        if shown.is_empty() && errors.contains('×') {
            self.wrong.push(format!("$ {command}\n  fails:\n{out}{errors}"));
        }
        self.commands += 1;
    }
}

/// Follows pages in both languages, the English ones below `docs`, the Russian ones called like the last part of their names.
fn follow(pages: &[&str], packs: &[&str], commands: usize) {
    for language in ["en", "ru"] {
        let own = |page: &&str| match (language, page.rsplit('/').next()) {
            ("ru", Some(name)) => format!("docs/ru/{name}.md"),
            _ => format!("docs/{page}.md"),
        };
        let pages: Vec<String> = pages.iter().map(own).collect();
        let name = pages.join(" ").replace(['/', ' ', '.'], "-");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tutorial-{name}-{language}"));
        fs::remove_dir_all(&folder).ok();
        fs::create_dir_all(&folder).expect("a folder can be made");
        for pack in packs {
            copy(&root().join("content").join(pack), &folder.join("content").join(pack));
        }
        let mut followed = Page { folder, language, ..Page::default() };
        for page in &pages {
            followed.follow(&fs::read_to_string(root().join(page)).expect("the page can be read"));
            assert!(followed.wrong.is_empty(), "{page} trips:\n{}", followed.wrong.join("\n"));
        }
        assert!(followed.files >= 4, "{pages:?}: {} files", followed.files);
        assert!(followed.commands >= commands, "{pages:?}: {} commands", followed.commands);
    }
}

#[test]
fn a_first_card() {
    follow(&["guide/first-card"], &["examples/lanterns"], 4);
}

#[test]
fn an_expansion() {
    follow(&["guide/expansion"], &["examples/lanterns"], 3);
}

#[test]
fn an_expansion_with_a_resource_a_phase_and_a_contract() {
    follow(&["guide/rum"], &["port-royal", "port-royal-contracts"], 6);
}

#[test]
fn a_chapter() {
    follow(&["authoring/story"], &["examples/lanterns", "examples/lanterns-feast"], 2);
}

#[test]
fn a_small_game() {
    follow(&["guide/small-game"], &[], 3);
}

#[test]
fn a_translation() {
    follow(&["guide/small-game", "guide/translation"], &[], 10);
}
