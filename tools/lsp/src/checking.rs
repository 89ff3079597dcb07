//! Checks packs beside the editor: on a thread of its own, always the latest state, whatever was typed meanwhile. Answers are
//! given from the last games that could be made.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use quarterdeck_face::{LOOK_FILE, Looks};
use quarterdeck_howto::Source;
use quarterdeck_rulings::{Ruling, head_mistakes};
use quarterdeck_runtime::packs::{OpenedPack, Readings, Sentences, check_opened, missing, misspelled};
use quarterdeck_runtime::{Game, PackFiles, PackProblem, Spot};

use crate::shelf::{FileId, Shelf, Shelved};

/// So many games are kept, for rulings of other packs.
const MOST_GAMES: usize = 8;

/// What was found out last.
#[derive(Default)]
pub struct Known {
    /// The last game of each pack that could be made.
    pub games: BTreeMap<String, Arc<Game>>,
    /// How each of them looks.
    pub looks: BTreeMap<String, Arc<Looks>>,
    /// What is wrong, by the pack that was looked at.
    pub problems: BTreeMap<String, Vec<PackProblem>>,
    /// What is wrong with rulings, by file.
    pub of_rulings: BTreeMap<FileId, Vec<PackProblem>>,
    /// What is wrong with the types of scripts, by the pack that was looked at.
    pub of_types: BTreeMap<String, Vec<PackProblem>>,
}

impl Known {
    fn all(&self) -> impl Iterator<Item = &PackProblem> {
        let of_packs = self.problems.values().chain(self.of_types.values());
        of_packs.chain(self.of_rulings.values()).flatten()
    }

    /// Everything that is wrong with a file, in order, once: what a pack and one that builds on it say alike is the same mistake.
    pub fn of_file(&self, shown: &str) -> Vec<&PackProblem> {
        let mut found: Vec<&PackProblem> = Vec::new();
        for problem in self.all().filter(|problem| problem.file == shown) {
            let same = |known: &&PackProblem| {
                (known.code, known.span, &known.message) == (problem.code, problem.span, &problem.message)
            };
            if !found.iter().any(same) {
                found.push(problem);
            }
        }
        found.sort_by_key(|problem| problem.span);
        found
    }

    /// Every file with which something is wrong.
    pub fn files(&self) -> BTreeSet<String> {
        self.all().map(|problem| problem.file.clone()).collect()
    }
}

/// What is to be looked at.
struct Job {
    shelf: Shelf,
    /// The packs that have changed.
    changed: BTreeSet<String>,
}

/// Where the editor leaves what is to be looked at: only the latest counts.
#[derive(Default)]
pub struct Desk {
    waiting: Mutex<(Option<Job>, bool)>,
    called: Condvar,
    known: Mutex<Known>,
    /// Sentences that were read.
    pub sentences: Arc<Sentences>,
}

impl Desk {
    /// What was found out last.
    pub fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn waiting(&self) -> MutexGuard<'_, (Option<Job>, bool)> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A pack has changed. What was waiting is not looked at any more, but for which packs had changed.
    pub fn changed(&self, shelf: &Shelf, pack: &str) {
        let mut waiting = self.waiting();
        let mut changed = waiting.0.take().map(|job| job.changed).unwrap_or_default();
        changed.insert(pack.to_owned());
        waiting.0 = Some(Job { shelf: shelf.clone(), changed });
        self.called.notify_one();
    }

    /// Nothing more comes.
    pub fn close(&self) {
        self.waiting().1 = true;
        self.called.notify_one();
    }

    /// The next job; nothing once all is over.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.waiting();
        loop {
            if waiting.1 {
                return None;
            }
            if let Some(job) = waiting.0.take() {
                return Some(job);
            }
            waiting = self.called.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Whether something newer waits to be looked at.
    fn is_called(&self) -> bool {
        let waiting = self.waiting();
        waiting.1 || waiting.0.is_some()
    }

    /// What was not looked at is left for the next job, if there is a newer one.
    fn is_outdated(&self, left: &[String]) -> bool {
        let mut waiting = self.waiting();
        if waiting.1 {
            return true;
        }
        match &mut waiting.0 {
            Some(job) => {
                job.changed.extend(left.iter().cloned());
                true
            }
            None => false,
        }
    }
}

/// What came of some packs together.
struct Outcome {
    game: Option<Arc<Game>>,
    problems: Vec<PackProblem>,
}

/// Packs as they were checked together: their ids, and hashes of what stands in them.
type Versions = Vec<(String, u64)>;

/// Looks at the types of the scripts of a game, which takes a program of its own; whoever serves says how.
pub type Types = fn(&Game, &[&PackFiles]) -> Vec<PackProblem>;

/// Who checks.
pub struct Checker {
    types: Types,
    sentences: Arc<Sentences>,
    /// Files that were read, each as it was last.
    readings: Readings,
    /// What came of packs, by their ids and contents; the latest last.
    made: Vec<(Versions, Arc<Outcome>)>,
    /// The last text of each file that could be read.
    sound: BTreeMap<String, String>,
}

impl Checker {
    /// Somebody who keeps what is read where the desk has it.
    pub fn at(desk: &Desk, types: Types) -> Checker {
        Checker {
            types,
            sentences: Arc::clone(&desk.sentences),
            readings: Readings::default(),
            made: Vec::new(),
            sound: BTreeMap::new(),
        }
    }

    /// Looks at whatever is left at the desk until it is closed, and tells whenever something new is known.
    pub fn work(&mut self, desk: &Desk, tell: &dyn Fn(&Shelf)) {
        while let Some(job) = desk.next() {
            let mut order: Vec<String> = job.changed.iter().cloned().collect();
            for id in &job.changed {
                for pack in job.shelf.built_on(id) {
                    if !order.contains(&pack.id) {
                        order.push(pack.id.clone());
                    }
                }
            }
            let mut left = order.as_slice();
            while let Some((id, rest)) = left.split_first() {
                self.pack(desk, &job.shelf, id);
                tell(&job.shelf);
                // Types take longer than all else: whoever goes on typing does not wait for them.
                if !desk.is_called() && self.typed(desk, &job.shelf, id) {
                    tell(&job.shelf);
                }
                if desk.is_outdated(rest) {
                    break;
                }
                left = rest;
            }
        }
    }

    /// Looks at a pack with what it needs, and at its rulings that are open.
    fn pack(&mut self, desk: &Desk, shelf: &Shelf, id: &str) {
        let Some(own) = shelf.packs.get(id) else {
            return;
        };
        let packs = shelf.with_needs(&[id]);
        let mut problems: Vec<PackProblem> = packs.iter().flat_map(|pack| pack.flaws.clone()).collect();
        let outcome = self.check(shelf, &packs);
        problems.extend(outcome.problems.iter().cloned());
        let looks = outcome.game.as_ref().map(|game| {
            let (looks, found) = beside(&packs, game);
            problems.extend(found);
            looks
        });
        let rulings: Vec<(FileId, Vec<PackProblem>)> = shelf
            .open
            .iter()
            .filter(|file| file.pack == id && file.path.ends_with(".ruling"))
            .map(|file| (file.clone(), self.ruling(shelf, own, file)))
            .collect();
        let mut known = desk.known();
        known.problems.insert(id.to_owned(), problems);
        if let Some(game) = &outcome.game {
            known.games.insert(id.to_owned(), Arc::clone(game));
            known.looks.extend(looks.map(|looks| (id.to_owned(), Arc::new(looks))));
        }
        known.of_rulings.retain(|file, _| file.pack != id);
        known.of_rulings.extend(rulings);
    }

    /// Looks at the types of a pack's scripts; whether something else is known of them now.
    fn typed(&mut self, desk: &Desk, shelf: &Shelf, id: &str) -> bool {
        let packs = shelf.with_needs(&[id]);
        let files: Vec<PackFiles> = packs.iter().map(|pack| pack.game_files()).collect();
        let game = self.check(shelf, &packs).game.clone();
        let found = game.map(|game| (self.types)(&game, &files.iter().collect::<Vec<_>>())).unwrap_or_default();
        let mut known = desk.known();
        let before = known.of_types.insert(id.to_owned(), found.clone());
        before.unwrap_or_default() != found
    }

    fn check(&mut self, shelf: &Shelf, packs: &[&Arc<Shelved>]) -> Arc<Outcome> {
        let files: Vec<PackFiles> = packs.iter().map(|pack| pack.game_files()).collect();
        let key: Vec<(String, u64)> = files.iter().map(|pack| (pack.id.clone(), pack.content_hash())).collect();
        if let Some(at) = self.made.iter().position(|(known, _)| *known == key) {
            let known = self.made.remove(at);
            let outcome = Arc::clone(&known.1);
            self.made.push(known);
            return outcome;
        }
        let outcome = Arc::new(self.look(shelf, files));
        self.made.push((key, Arc::clone(&outcome)));
        if self.made.len() > MOST_GAMES {
            self.made.remove(0);
        }
        outcome
    }

    fn look(&mut self, shelf: &Shelf, mut files: Vec<PackFiles>) -> Outcome {
        let mut told: Vec<PackProblem> = Vec::new();
        let broken: BTreeSet<String> = {
            let opened = files.iter().map(|pack| OpenedPack::again(pack, &self.readings));
            let broken: Vec<OpenedPack<'_>> = opened.filter(|pack| pack.broken).collect();
            told.extend(broken.iter().flat_map(|pack| pack.problems.clone()));
            told.iter().map(|problem| problem.file.clone()).collect()
        };
        // What else is wrong is found with what the broken files said last.
        for pack in &mut files {
            for (path, text) in &mut pack.files {
                let file = format!("{}/{path}", pack.id);
                if !broken.contains(&file) {
                    if self.sound.get(&file) != Some(text) {
                        self.sound.insert(file, text.clone());
                    }
                    continue;
                }
                match self.sound.get(&file) {
                    Some(before) => text.clone_from(before),
                    None => return Outcome { game: None, problems: told },
                }
            }
        }
        let opened: Vec<OpenedPack<'_>> = files.iter().map(|pack| OpenedPack::again(pack, &self.readings)).collect();
        let known = || shelf.packs.keys().map(String::as_str);
        told.extend(opened.iter().flat_map(|pack| missing(pack, known())));
        told.extend(opened.iter().flat_map(|pack| misspelled(pack, known())));
        if told.iter().any(|problem| problem.code == "pack::missing_pack") {
            return Outcome { game: None, problems: told };
        }
        let checked = check_opened(&self.sentences, &opened.iter().collect::<Vec<_>>());
        told.extend(checked.problems.into_iter().filter(|problem| !broken.contains(&problem.file)));
        Outcome { game: checked.game.map(Arc::new), problems: told }
    }

    /// What is wrong with a ruling, and which of its lines do not hold.
    fn ruling(&mut self, shelf: &Shelf, pack: &Shelved, file: &FileId) -> Vec<PackProblem> {
        let Some(text) = pack.files.get(&file.path) else {
            return Vec::new();
        };
        let at = |line: usize, quoted: &str| Spot { file: file.shown().into(), span: line_span(text, line, quoted) };
        let mistakes = head_mistakes(&file.path, text, pack.rules.as_ref());
        let mistakes = mistakes.into_iter().map(|mistake| {
            let spot = at(mistake.line, &mistake.message);
            PackProblem::new("ruling::head", mistake.message, &spot, "here").help(mistake.help)
        });
        let mut problems: Vec<PackProblem> = mistakes.collect();
        let Ok(ruling) = Ruling::parse(&file.path, text) else {
            return problems;
        };
        let (game, with) = ruling.packs();
        let ids: Vec<&str> = std::iter::once(game).chain(with.iter().map(String::as_str)).collect();
        // Without a game nothing can be played, and why is told in the files of the pack.
        let Some(game) = self.check(shelf, &shelf.with_needs(&ids)).game.clone() else {
            return problems;
        };
        let play = || ruling.play(&|_: &str, _: &[String]| Ok(Arc::clone(&game)));
        let Ok(played) = std::panic::catch_unwind(std::panic::AssertUnwindSafe(play)) else {
            let spot = at(1, "");
            problems.push(PackProblem::new("ruling::broken", "this ruling cannot be played to its end", &spot, "here"));
            return problems;
        };
        problems.extend(played.failures.into_iter().map(|failure| {
            let problem = PackProblem::new("ruling::fails", failure.message, &at(failure.line, ""), "here");
            match failure.why.first() {
                Some(why) => problem.help(why),
                None => problem,
            }
        }));
        problems
    }
}

/// How a game looks, and what is wrong with what packs say beside it: of its looks and of how it is played.
fn beside(packs: &[&Arc<Shelved>], game: &Game) -> (Looks, Vec<PackProblem>) {
    let texts = packs.iter().filter_map(|pack| Some((&pack.id, pack.files.get(LOOK_FILE)?)));
    let (said, problems): (Vec<_>, Vec<_>) = texts.map(|(id, text)| quarterdeck_face::read(id, text)).unzip();
    let (looks, unfit) = Looks::of(game, &said);
    let pages = packs.iter().flat_map(|pack| pack.files.iter().map(move |(path, text)| (pack, path, text)));
    let sources: Vec<Source> = pages
        .filter_map(|(pack, path, text)| {
            let language = path.strip_prefix("howto.")?.strip_suffix(".md")?;
            Some(Source::new(&pack.id, language, text))
        })
        .collect();
    let files: Vec<PackFiles> = packs.iter().map(|pack| pack.game_files()).collect();
    let pages = quarterdeck_howto::check(game, &looks, &files.iter().collect::<Vec<_>>(), &sources);
    (looks, problems.into_iter().flatten().chain(unfit).chain(pages).collect())
}

/// Where a line stands, or the first of its words that a message quotes.
fn line_span(text: &str, line: usize, message: &str) -> (usize, usize) {
    let before: usize = text.split_inclusive('\n').take(line.max(1) - 1).map(str::len).sum();
    let line = text[before..].lines().next().unwrap_or_default();
    let quoted = message.split('`').nth(1).filter(|quoted| !quoted.is_empty());
    match quoted.and_then(|quoted| line.find(quoted).map(|at| (at, quoted.len()))) {
        Some((at, length)) => (before + at, before + at + length),
        None => (before + line.len() - line.trim_start().len(), before + line.trim_end().len()),
    }
}
