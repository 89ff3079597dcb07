//! Mistakes that no text can show: what is done to a sound pack in commands of a shell, what is told of it then, and what is done against it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use quarterdeck::check::tell;
use quarterdeck::rulings::failures;
use quarterdeck::strict::{covered, unlocked_rules};
use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_runtime::packs::Sentences;
use quarterdeck_runtime::{PackFiles, PackProblem, Spot};

use crate::cases::shown;
use crate::shelf::{files, root};

/// The sound pack.
const PACK: &str = "lanterns";

/// What is told of the pack after some commands: each mistake with its code, and as it is shown.
pub struct Told {
    /// The mistakes.
    pub problems: Vec<(String, String)>,
}

impl Told {
    /// A mistake with this code, as it is shown.
    pub fn of(&self, code: &str) -> Option<&str> {
        self.problems.iter().find(|(known, _)| known == code).map(|(_, shown)| shown.as_str())
    }
}

/// A folder with the pack in it, gone when it is not wanted any more.
pub struct Scratch {
    folder: PathBuf,
}

impl Drop for Scratch {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

impl Scratch {
    /// A copy of the sound pack, for the page of a code.
    ///
    /// # Panics
    /// If nothing can be written there.
    pub fn new(code: &str) -> Scratch {
        static MADE: AtomicUsize = AtomicUsize::new(0);
        let (process, made) = (std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let name = format!("quarterdeck-deeds-{}-{process}-{made}", code.replace("::", "-"));
        let folder = std::env::temp_dir().join(name);
        std::fs::remove_dir_all(&folder).ok();
        let from = root().join("content/examples").join(PACK);
        for file in files(&from, &[""]) {
            let to = folder.join(PACK).join(file.strip_prefix(&from).expect("it lies there"));
            std::fs::create_dir_all(to.parent().expect("a file lies in a folder")).expect("a folder can be made");
            std::fs::copy(&file, &to).expect("a file can be copied");
        }
        Scratch { folder }
    }

    /// Carries commands out, beside the pack.
    ///
    /// # Panics
    /// If one of them fails.
    pub fn carry_out(&self, commands: &[String]) {
        for command in commands {
            let done = Command::new("sh").args(["-ec", command]).current_dir(&self.folder).status();
            assert!(done.is_ok_and(|status| status.success()), "`{command}` fails");
        }
    }

    /// What is told of the pack as it is now: by `check --strict`, and by its rulings if they are asked.
    ///
    /// # Panics
    /// If the pack cannot be read at all.
    pub fn told(&self, rulings: bool) -> Told {
        let pack = self.folder.join(PACK);
        let told =
            tell(&Arc::new(Sentences::default()), std::slice::from_ref(&pack), &self.folder).expect("it is read");
        let show = |problem: &PackProblem, packs: &[&PackFiles]| {
            let (id, path) = problem.file.split_once('/').unwrap_or((&problem.file, ""));
            let text = packs.iter().find(|pack| pack.id == id).and_then(|pack| pack.files.get(path));
            (problem.code.to_owned(), shown(problem, text.map(String::as_str)))
        };
        let packs: Vec<&PackFiles> = told.packs.iter().collect();
        let mut problems: Vec<(String, String)> = told.problems.iter().map(|problem| show(problem, &packs)).collect();
        problems.extend(told.of_rulings.iter().map(|(problem, files)| show(problem, &[&**files])));
        let locked: BTreeSet<String> = covered(&pack).unwrap_or_default();
        let unlocked = unlocked_rules(&pack, PACK, &locked);
        problems.extend(unlocked.iter().map(|(problem, files)| show(problem, &[&**files])));
        if rulings {
            problems.extend(self.unmet(&pack));
        }
        Told { problems }
    }

    /// The lines that do not hold of the first ruling of which that is so.
    fn unmet(&self, pack: &Path) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for (path, text) in read_rulings(pack).unwrap_or_default() {
            for failure in failures(&self.folder, &path, &text).unwrap_or_default() {
                let start: usize = text.split_inclusive('\n').take(failure.line - 1).map(str::len).sum();
                let line = text[start..].lines().next().unwrap_or_default();
                let start = start + line.len() - line.trim_start().len();
                let spot = Spot { file: format!("{PACK}/{path}").into(), span: (start, start + line.trim().len()) };
                let problem = PackProblem::new("ruling::fails", failure.message, &spot, "here");
                found.push((problem.code.to_owned(), shown(&problem, Some(&text))));
            }
            if !found.is_empty() {
                break;
            }
        }
        found
    }
}
