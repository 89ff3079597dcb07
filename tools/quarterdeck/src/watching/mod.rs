//! `watch`: on every save the pack is checked, the rulings are played that read what has changed, and a saved match is played
//! again by the same decisions, with what comes out differently.

mod bench;
mod kept;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use notify::{RecursiveMode, Watcher};
use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::{Game, PackFiles, PackProblem};
use std::sync::Arc;

use self::bench::Bench;
use self::kept::Kept;
use crate::library::Library;
use crate::report::render;
use crate::say::{Say, language, number, put_line, system_language, text};

/// Editors write a file in several steps; so long nothing may happen before it is looked at.
const QUIET: Duration = Duration::from_millis(30);

/// Arguments of `watch`.
#[derive(Args, Clone, Debug)]
pub struct WatchArguments {
    /// The pack: its folder, or its id.
    pack: String,
    /// Play this saved match again after every save, by the same decisions.
    #[arg(long = "match", value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Where packs are looked for.
    #[arg(long, default_value = "content", value_name = "DIR")]
    content: PathBuf,
    /// Language: en or ru.
    #[arg(long)]
    lang: Option<String>,
}

/// Looks at a pack again and again, until the process is ended.
pub fn watch(arguments: &WatchArguments) -> Result<ExitCode> {
    let language = language(&arguments.lang.clone().unwrap_or_else(system_language))?;
    let mut watched = Watched::open(arguments, &language)?;
    let (send, changes) = channel();
    // What is only read has not changed.
    let heard = move |event: notify::Result<notify::Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            send.send(Instant::now()).ok();
        }
    };
    let mut watcher = notify::recommended_watcher(heard).into_diagnostic()?;
    let folder = watched.folder.clone();
    let cannot = || watched.say.say("unread", &[("file", text(folder.display().to_string()))]);
    watcher.watch(&folder, RecursiveMode::Recursive).into_diagnostic().wrap_err_with(cannot)?;
    watched.look(Instant::now());
    put_line(&watched.say.say("watch-waiting", &[("folder", text(folder.display().to_string()))]));
    while let Some(saved) = next(&changes) {
        if watched.read()? {
            watched.look(saved);
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Waits for a save; when it began.
fn next(changes: &Receiver<Instant>) -> Option<Instant> {
    let saved = changes.recv().ok()?;
    loop {
        match changes.recv_timeout(QUIET) {
            Ok(_) => {}
            Err(RecvTimeoutError::Timeout) => return Some(saved),
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// A pack that is worked on.
struct Watched {
    say: Say,
    folder: PathBuf,
    id: String,
    library: Library,
    sentences: Sentences,
    bench: Bench,
    kept: Option<Kept>,
}

impl Watched {
    fn open(arguments: &WatchArguments, language: &str) -> Result<Watched> {
        let mut library = Library::read(&arguments.content).unwrap_or_default();
        let named = Path::new(&arguments.pack);
        let folder = if named.join("pack.toml").is_file() {
            named.to_path_buf()
        } else {
            let found = library.packs.iter().find(|(_, pack)| pack.id == arguments.pack);
            found.map(|(folder, _)| folder.clone()).ok_or_else(|| library.unknown(&arguments.pack))?
        };
        let id = library.put(&folder)?;
        // What it needs may lie beside it.
        let beside = folder.canonicalize().ok().and_then(|folder| folder.parent().map(Path::to_path_buf));
        for (folder, pack) in beside.map(|beside| Library::read(&beside)).transpose()?.unwrap_or_default().packs {
            if library.find(&pack.id).is_none() {
                library.put(&folder)?;
            }
        }
        let say = Say::new(language);
        let kept = arguments.kept.as_deref().map(|file| Kept::read(file, &id, language)).transpose()?;
        let bench = Bench::new(read_rulings(&folder).into_diagnostic()?);
        Ok(Watched { say, folder, id, library, sentences: Sentences::default(), bench, kept })
    }

    /// Reads what was saved; whether anything is different.
    fn read(&mut self) -> Result<bool> {
        let before = (self.library.find(&self.id).cloned(), self.library.flaws.clone());
        // A file can be gone for a moment while it is written; it comes back with the next change.
        if self.library.put(&self.folder).is_err() {
            return Ok(false);
        }
        let rulings = self.bench.set(read_rulings(&self.folder).unwrap_or_default());
        Ok(rulings || before != (self.library.find(&self.id).cloned(), self.library.flaws.clone()))
    }

    /// Checks and plays what has changed, and tells how long it took since the save.
    fn look(&mut self, saved: Instant) {
        match self.check(&[]) {
            Err(problems) => {
                let packs = self.library.gather(&[&self.id]).unwrap_or_default();
                problems.iter().for_each(|problem| crate::say::put(&render(problem, &packs)));
                put_line(&self.say.say("watch-wrong", &[("count", number(problems.len())), ("ms", taken(saved))]));
            }
            Ok(game) => {
                self.beside(&game);
                self.rulings();
                if let Some(kept) = &mut self.kept {
                    let ids: Vec<&str> = kept.packs().collect();
                    let game =
                        self.library.gather(&ids).ok().and_then(|packs| check_with(&self.sentences, &packs).game);
                    kept.play(game.map(Arc::new), &self.say);
                }
                put_line(&self.say.say("watch-done", &[("ms", taken(saved))]));
            }
        }
    }

    /// The game of the pack, with others that it is played with; or what is wrong.
    fn check(&self, with: &[&str]) -> std::result::Result<Game, Vec<PackProblem>> {
        let ids: Vec<&str> = std::iter::once(self.id.as_str()).chain(with.iter().copied()).collect();
        let packs: Vec<&PackFiles> = self.library.gather(&ids).unwrap_or_default();
        let flaws = self.library.flaws_of(&packs);
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let checked = check_with(&self.sentences, &packs);
        checked.game.ok_or(checked.problems)
    }

    /// What is wrong with how the pack looks and says how it is played.
    fn beside(&self, game: &Game) {
        let packs: Vec<&PackFiles> = self.library.packs.iter().map(|(_, pack)| pack).collect();
        let own = self.library.beside(game).into_iter().filter(|problem| problem.pack() == self.id);
        own.for_each(|problem| crate::say::put(&render(&problem, &packs)));
    }

    fn rulings(&mut self) {
        let (library, sentences) = (&self.library, &self.sentences);
        let played = self.bench.play(&|ids: &[String]| {
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            let packs = library.gather(&ids).map_err(|report| report.to_string())?;
            let checked = check_with(sentences, &packs);
            let count = checked.problems.len();
            checked.game.ok_or_else(|| format!("the pack has {count} mistakes; `check` shows them"))
        });
        for (path, told) in &played.failing {
            crate::say::put(&format!("{}/{path} {told}", self.id));
        }
        let counts = [
            ("asked", number(played.asked)),
            ("all", number(self.bench.len())),
            ("failing", number(played.failing.len())),
        ];
        put_line(&self.say.say("watch-rulings", &counts));
    }
}

/// Milliseconds since a save.
fn taken(saved: Instant) -> quarterdeck_runtime::telling::Argument {
    number(usize::try_from(saved.elapsed().as_millis()).unwrap_or(usize::MAX))
}

/// The file is no match of this pack.
fn not_kept(file: &Path, why: &str) -> miette::Report {
    miette!("{}: {why}", file.display())
}
