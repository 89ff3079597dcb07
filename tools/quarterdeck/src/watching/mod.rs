//! `watch`: on every save the pack is checked, the rulings are played that read what has changed, and a match is played
//! again by the same decisions, with what comes out differently: at the terminal, or at a table in a browser.

mod bench;
mod browser;
mod kept;
mod measure;
mod touched;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use notify::{RecursiveMode, Watcher};
use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_runtime::packs::{Readings, Sentences, check_again};
use quarterdeck_runtime::{Game, PackFiles};
use std::sync::Arc;

use self::bench::{Bench, Maker, Played};
use self::browser::AtTable;
use self::kept::Kept;
use self::measure::{Stage, Stages};
use crate::library::Library;
use crate::report::render;
use crate::say::{Say, language, number, put_line, system_language, text};

/// Editors write a file in several steps; so long nothing may happen before it is told what came of it. What is there is looked at meanwhile,
/// and once more if that was not the last step.
const QUIET: Duration = Duration::from_millis(12);

/// Arguments of `watch`.
#[derive(Args, Clone, Debug)]
pub struct WatchArguments {
    /// The pack: its folder, or its id.
    pack: String,
    /// Play this saved match again after every save, by the same decisions.
    #[arg(long = "match", value_name = "FILE")]
    kept: Option<PathBuf>,
    /// Lay a table in a browser, with a pane that tells what came of each save; the match goes on there.
    #[arg(long, conflicts_with = "measure")]
    browser: bool,
    /// Watch nothing; try so many small changes without saving them, and say how long each stage of an answer took.
    #[arg(long, value_name = "CHANGES", num_args = 0..=1, default_missing_value = "40")]
    measure: Option<usize>,
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
    if let Some(rounds) = arguments.measure {
        put_line(&measure::measure(&mut watched, rounds)?);
        return Ok(ExitCode::SUCCESS);
    }
    let (send, changes) = channel();
    // What is only read has not changed.
    let heard = move |event: notify::Result<notify::Event>| {
        if let Ok(event) = event.map_err(drop)
            && !event.kind.is_access()
        {
            send.send((Instant::now(), event.paths)).ok();
        }
    };
    let mut watcher = notify::recommended_watcher(heard).into_diagnostic()?;
    let folder = watched.folder.clone();
    let cannot = || watched.say.say("unread", &[("file", text(folder.display().to_string()))]);
    watcher.watch(&folder, RecursiveMode::Recursive).into_diagnostic().wrap_err_with(cannot)?;
    if arguments.browser {
        watched.at_table = true;
        browser::serve(watched, changes, arguments.content.clone())?;
        return Ok(ExitCode::SUCCESS);
    }
    let answer = watched.answer(&mut Stages::default());
    watched.tell(&answer, Instant::now());
    watched.tell_waiting();
    work(&mut watched, &changes, None);
    Ok(ExitCode::SUCCESS)
}

/// Answers saves until nobody tells of them any more.
fn work(watched: &mut Watched, changes: &Changes, table: Option<&AtTable>) {
    let stages = &mut Stages::default();
    while let Some((saved, looked)) = watched.saved(changes, stages) {
        if let Some(looked) = looked {
            // Whether the pack is sound is told at once; playing what is concerned takes longer, now and then.
            if let Some(table) = table {
                table.looked(watched, &looked, saved);
            }
            watched.tell_looked(&looked, saved);
            let mut answer = watched.play(looked, stages);
            if let Some(table) = table {
                table.answer(watched, &mut answer, saved);
            }
            watched.tell(&answer, saved);
        }
    }
}

/// What was written, and when.
type Changes = Receiver<(Instant, Vec<PathBuf>)>;

/// A pack that is worked on.
struct Watched {
    say: Say,
    folder: PathBuf,
    id: String,
    library: Library,
    sentences: Sentences,
    readings: Readings,
    bench: Bench,
    kept: Option<Kept>,
    /// A match is played at a table, for which the game is wanted.
    at_table: bool,
    /// The packs of that match, the game first.
    played_with: Vec<String>,
    /// The last save changed something beside rulings.
    anew: bool,
    /// The cards that it is about.
    touched: Vec<String>,
}

/// What is known of a pack before anything is played.
struct Looked {
    /// What is wrong with it, as it is shown.
    problems: Vec<String>,
    /// The game with the ids of its packs; nothing while it cannot be played.
    made: Option<(Vec<String>, Game)>,
}

/// What is to be said after a save.
struct Answer {
    /// What is wrong with the pack, as it is shown.
    problems: Vec<String>,
    /// Its rulings; nothing while it cannot be played.
    played: Option<Played>,
    /// What came out differently in the match that is kept.
    kept: Vec<String>,
    /// The game of the match at the table; nothing while it cannot be played.
    game: Option<Arc<Game>>,
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
        library.complete(Library::installed()?);
        let say = Say::new(language);
        let kept = arguments.kept.as_deref().map(|file| Kept::read(file, &id, language)).transpose()?;
        let bench = Bench::new(read_rulings(&folder).into_diagnostic()?);
        let (sentences, readings) = (Sentences::default(), Readings::default());
        let played_with = match &kept {
            Some(kept) => kept.packs().map(str::to_owned).collect(),
            None => vec![id.clone()],
        };
        let (at_table, anew, touched) = (false, false, Vec::new());
        Ok(Watched { say, folder, id, library, sentences, readings, bench, kept, at_table, played_with, anew, touched })
    }

    /// Waits for a save and checks the pack, unless it is as it was; and since when it was being saved. What an editor writes in several
    /// steps is looked at after each, and is one save.
    fn saved(&mut self, changes: &Changes, stages: &mut Stages) -> Option<(Instant, Option<Looked>)> {
        let first = changes.recv().ok()?;
        let saved = first.0;
        let (mut looked, mut step) = (None, Some(first));
        self.anew = false;
        while let Some((mut last, mut paths)) = step {
            for (at, more) in changes.try_iter() {
                last = at;
                paths.extend(more);
            }
            if self.read(&paths) {
                looked = Some(self.look(stages));
            }
            step = changes.recv_timeout(QUIET.saturating_sub(last.elapsed())).ok();
        }
        Some((saved, looked))
    }

    /// Reads what was saved; whether anything is different. Only what lies where something was written is read.
    fn read(&mut self, paths: &[PathBuf]) -> bool {
        let of_rulings = |path: &PathBuf| path.components().any(|part| part.as_os_str() == "rulings");
        let mut different = false;
        if !paths.iter().all(of_rulings) {
            let before = (self.library.find(&self.id).cloned(), self.library.flaws.clone());
            let beside = (self.library.looks.get(&self.id).cloned(), self.library.howto.clone());
            // A file can be gone for a moment while it is written; it comes back with the next change.
            if self.library.put(&self.folder).is_err() {
                return false;
            }
            different |= before != (self.library.find(&self.id).cloned(), self.library.flaws.clone());
            different |= beside != (self.library.looks.get(&self.id).cloned(), self.library.howto.clone());
            if let (Some(before), Some(now)) = (&before.0, self.library.find(&self.id)) {
                let touched = touched::touched(before, now);
                // Who tidies something else up still looks at the same card.
                if !touched.is_empty() {
                    self.touched = touched;
                }
            }
            self.anew |= different;
        }
        if paths.iter().any(of_rulings) {
            different |= self.bench.set(read_rulings(&self.folder).unwrap_or_default());
        }
        different
    }

    /// Checks and plays what has changed.
    fn answer(&mut self, stages: &mut Stages) -> Answer {
        let looked = self.look(stages);
        self.play(looked, stages)
    }

    /// Checks the pack.
    fn look(&self, stages: &mut Stages) -> Looked {
        let packs: Vec<&PackFiles> = self.library.gather(&[&self.id]).unwrap_or_default();
        let mut problems = self.library.flaws_of(&packs);
        let mut made = None;
        if problems.is_empty() {
            let checked = check_again(&self.sentences, &self.readings, &packs);
            (made, problems) = (checked.game, checked.problems);
        }
        stages.end(Stage::Checking);
        let Some(game) = made else {
            return Looked { problems: problems.iter().map(|problem| render(problem, &packs)).collect(), made: None };
        };
        let all: Vec<&PackFiles> = self.library.packs.iter().map(|(_, pack)| pack).collect();
        let own = self.library.beside(&game).into_iter().filter(|problem| problem.pack() == self.id);
        let problems = own.map(|problem| render(&problem, &all)).collect();
        stages.end(Stage::Looks);
        Looked { problems, made: Some((sorted(&packs), game)) }
    }

    /// Plays the rulings that read what has changed, and the match that is kept.
    fn play(&mut self, looked: Looked, stages: &mut Stages) -> Answer {
        let Looked { problems, made } = looked;
        if made.is_none() {
            return Answer { problems, played: None, kept: Vec::new(), game: None };
        }
        let (library, sentences, readings) = (&self.library, &self.sentences, &self.readings);
        let mut games = Games { library, sentences, readings, made };
        let played = self.bench.play(&mut games);
        stages.end(Stage::Rulings);
        let game = (self.kept.is_some() || self.at_table).then(|| {
            let packs = games.packs(&self.played_with);
            self.bench.game(&packs).or_else(|| games.make(&packs).ok().map(Arc::new))
        });
        let game = game.flatten();
        let kept = match &mut self.kept {
            Some(kept) if !self.at_table => kept.play(game.clone(), &self.say),
            _ => Vec::new(),
        };
        stages.end(Stage::Match);
        Answer { problems, played: Some(played), kept, game }
    }

    /// Says that saves are waited for.
    fn tell_waiting(&self) {
        put_line(&self.say.say("watch-waiting", &[("folder", text(self.folder.display().to_string()))]));
    }

    /// Tells that a pack is sound before its rulings are played.
    fn tell_looked(&self, looked: &Looked, saved: Instant) {
        if looked.made.is_some() && looked.problems.is_empty() {
            put_line(&self.say.say("watch-checked", &[("ms", taken(saved))]));
        }
    }

    /// Tells what came of a save, and how long it took.
    fn tell(&self, answer: &Answer, saved: Instant) {
        answer.problems.iter().for_each(|problem| crate::say::put(problem));
        let Some(played) = &answer.played else {
            let counts = [("count", number(answer.problems.len())), ("ms", taken(saved))];
            put_line(&self.say.say("watch-wrong", &counts));
            return;
        };
        for (path, told) in &played.failing {
            crate::say::put(&format!("{}/{path} {told}", self.id));
        }
        let counts = [
            ("asked", number(played.asked)),
            ("all", number(self.bench.len())),
            ("failing", number(played.failing.len())),
        ];
        put_line(&self.say.say("watch-rulings", &counts));
        answer.kept.iter().for_each(|line| put_line(line));
        put_line(&self.say.say("watch-done", &[("ms", taken(saved))]));
    }
}

/// Makes the games of rulings; the one of the pack itself is there already.
struct Games<'g> {
    library: &'g Library,
    sentences: &'g Sentences,
    readings: &'g Readings,
    made: Option<(Vec<String>, Game)>,
}

impl Maker for Games<'_> {
    fn packs(&self, named: &[String]) -> Vec<String> {
        let ids: Vec<&str> = named.iter().map(String::as_str).collect();
        self.library.gather(&ids).map_or_else(|_| named.to_vec(), |packs| sorted(&packs))
    }

    fn make(&mut self, packs: &[String]) -> std::result::Result<Game, String> {
        if let Some((_, game)) = self.made.take_if(|(known, _)| known == packs) {
            return Ok(game);
        }
        let ids: Vec<&str> = packs.iter().map(String::as_str).collect();
        let packs = self.library.gather(&ids).map_err(|report| report.to_string())?;
        let checked = check_again(self.sentences, self.readings, &packs);
        let count = checked.problems.len();
        checked.game.ok_or_else(|| format!("the pack has {count} mistakes; `check` shows them"))
    }
}

/// The ids of packs in order.
fn sorted(packs: &[&PackFiles]) -> Vec<String> {
    let mut ids: Vec<String> = packs.iter().map(|pack| pack.id.clone()).collect();
    ids.sort();
    ids
}

/// Milliseconds since a save.
fn taken(saved: Instant) -> quarterdeck_runtime::telling::Argument {
    number(usize::try_from(saved.elapsed().as_millis()).unwrap_or(usize::MAX))
}

/// The file is no match of this pack.
fn not_kept(file: &Path, why: &str) -> miette::Report {
    miette!("{}: {why}", file.display())
}
