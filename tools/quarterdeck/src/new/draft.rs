//! A pack with files that are not written yet: it can be checked before anything touches the disk.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use miette::{IntoDiagnostic, Result, WrapErr};
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Game, PackFiles, PackProblem};

use super::Wish;
use super::texts::{Named, missing, stub};
use crate::library::Library;
use crate::report::render;
use crate::say::text;
use crate::troubled::troubled;

/// The code of texts that are not there.
const MISSING_TEXT: &str = "pack::missing_text";

/// A pack, and what is to be added to it.
pub struct Draft {
    /// Where the pack lies, or will.
    pub folder: PathBuf,
    /// The pack with what is new.
    pub pack: PackFiles,
    /// The packs that it needs.
    others: Vec<PackFiles>,
    sentences: Arc<Sentences>,
    /// What is to be written: text by path.
    new: BTreeMap<String, String>,
    /// What is said of it once it is written.
    pub told: Vec<String>,
}

impl Draft {
    /// A pack that exists.
    pub fn of(library: &Library, id: &str) -> Result<Draft> {
        let others = library.gather(&[id])?.into_iter().filter(|pack| pack.id != id).cloned().collect();
        let found = library.packs.iter().find(|(_, pack)| pack.id == id);
        let (folder, pack) = found.ok_or_else(|| library.unknown(id))?;
        let sentences = Arc::clone(&library.sentences);
        Ok(Draft {
            folder: folder.clone(),
            pack: pack.clone(),
            others,
            sentences,
            new: BTreeMap::new(),
            told: Vec::new(),
        })
    }

    /// A pack that does not exist yet, with those that it needs.
    pub fn new(folder: PathBuf, id: &str, others: Vec<PackFiles>) -> Draft {
        let pack = PackFiles { id: id.to_owned(), files: BTreeMap::new() };
        Draft { folder, pack, others, sentences: Arc::default(), new: BTreeMap::new(), told: Vec::new() }
    }

    /// All packs, this one as it is going to be.
    pub fn packs(&self) -> Vec<&PackFiles> {
        self.others.iter().chain([&self.pack]).collect()
    }

    /// Adds a file. Where something lies already, it is refused.
    pub fn put(&mut self, wish: &Wish<'_>, path: &str, text_of_file: String) -> Result<()> {
        let place = self.folder.join(path);
        if self.pack.files.contains_key(path) || place.exists() {
            return Err(troubled(&wish.say, "new-exists", &[("file", text(place.display().to_string()))]));
        }
        self.pack.files.insert(path.to_owned(), text_of_file.clone());
        self.new.insert(path.to_owned(), text_of_file);
        Ok(())
    }

    /// Everything that would be wrong, but for texts that are not there yet.
    pub fn problems(&self) -> Vec<PackProblem> {
        let problems = check_with(&self.sentences, &self.packs()).problems;
        problems.into_iter().filter(|problem| problem.code != MISSING_TEXT).collect()
    }

    /// The problems if a file said this.
    pub fn problems_with(&mut self, path: &str, text_of_file: &str) -> Vec<PackProblem> {
        let before = self.pack.files.insert(path.to_owned(), text_of_file.to_owned());
        let problems = self.problems();
        match before {
            Some(before) => self.pack.files.insert(path.to_owned(), before),
            None => self.pack.files.remove(path),
        };
        problems
    }

    /// The game, with a text for everything that lacks one, in every language that the pack promises. The texts stand in
    /// files called so.
    pub fn complete(&mut self, wish: &Wish<'_>, called: &str, names: &[Named]) -> Result<Arc<Game>> {
        let checked = check_with(&self.sentences, &self.packs());
        let lacking = checked.problems.iter().filter(|problem| problem.code == MISSING_TEXT);
        let mut languages: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (language, key) in lacking.filter_map(missing) {
            languages.entry(language).or_default().push(key);
        }
        for (language, keys) in languages {
            let texts = stub(&wish.say, &language, &keys, names);
            self.put(wish, &format!("locales/{language}/{called}.ftl"), texts)?;
        }
        let checked = check_with(&self.sentences, &self.packs());
        let packs = self.packs();
        match checked.game.filter(|_| checked.problems.is_empty()) {
            Some(game) => Ok(Arc::new(game)),
            None => {
                for problem in &checked.problems {
                    eprint!("{}", render(problem, &packs));
                }
                Err(troubled(&wish.say, "new-unsound", &[("pack", text(&self.pack.id))]))
            }
        }
    }

    /// Writes all that is new, or shows it, and says what can be done next.
    pub fn write(&self, wish: &Wish<'_>, next: &str) -> Result<()> {
        for (path, text_of_file) in &self.new {
            let place = self.folder.join(path);
            if wish.arguments.dry_run {
                println!("# {}\n{}", place.display(), text_of_file.trim_end());
                println!();
                continue;
            }
            write_new(&place, text_of_file)?;
            println!("{}", wish.say.say("new-written", &[("file", text(place.display().to_string()))]));
        }
        self.told.iter().for_each(|line| println!("{line}"));
        if wish.arguments.dry_run {
            println!("{}", wish.say.say("new-dry", &[]));
        } else {
            let folder = self.folder.display().to_string();
            println!("{}", wish.say.say(next, &[("folder", text(folder)), ("pack", text(&self.pack.id))]));
        }
        Ok(())
    }
}

/// Writes a file that does not exist; one that has come into being meanwhile stays as it is.
fn write_new(place: &Path, text_of_file: &str) -> Result<()> {
    let failed = || format!("{} cannot be written", place.display());
    if let Some(folder) = place.parent() {
        fs::create_dir_all(folder).into_diagnostic().wrap_err_with(failed)?;
    }
    let mut file =
        OpenOptions::new().write(true).create_new(true).open(place).into_diagnostic().wrap_err_with(failed)?;
    file.write_all(text_of_file.as_bytes()).into_diagnostic().wrap_err_with(failed)
}
