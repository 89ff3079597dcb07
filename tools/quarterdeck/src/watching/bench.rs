//! The rulings of a pack, and on which definitions each of them depends: after a change only those are played that read
//! something in which the game differs.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use quarterdeck_rulings::{Ruling, head_mistakes};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{Difference, Part};

use crate::rulings::tell;

/// Makes games for rulings.
pub trait Maker {
    /// All packs that are played if these are named: groups with the same ones are one.
    fn packs(&self, named: &[String]) -> Vec<String>;
    /// The game of these packs.
    fn make(&mut self, packs: &[String]) -> Result<Game, String>;
}

/// One ruling and what is known of it.
struct Known {
    text: String,
    /// The packs that it names, the game first; or why it cannot be read.
    named: Result<Vec<String>, String>,
    /// What it read when it was played last; nothing if it must be played again in any case.
    read: Option<Vec<Part>>,
    /// What did not hold.
    failed: Option<String>,
}

/// All rulings of a pack.
pub struct Bench {
    rulings: BTreeMap<String, Known>,
    /// The last game of each group of packs that rulings play.
    games: BTreeMap<Vec<String>, Arc<Game>>,
}

/// What came of playing.
pub struct Played {
    /// How many rulings were played.
    pub asked: usize,
    /// Those that do not hold, with what is wrong, whether they were played now or before.
    pub failing: Vec<(String, String)>,
    /// Those that were played before and came out otherwise now, and whether they hold.
    pub turned: Vec<(String, bool)>,
}

impl Bench {
    /// No ruling was played yet.
    pub fn new(files: BTreeMap<String, String>) -> Bench {
        let mut bench = Bench { rulings: BTreeMap::new(), games: BTreeMap::new() };
        bench.set(files);
        bench
    }

    /// How many rulings there are.
    pub fn len(&self) -> usize {
        self.rulings.len()
    }

    /// The rulings as they are now; whether anything is different.
    pub fn set(&mut self, files: BTreeMap<String, String>) -> bool {
        let files: BTreeMap<String, String> = files.into_iter().filter(|(path, _)| path.ends_with(".ruling")).collect();
        let before = self.rulings.len();
        self.rulings.retain(|path, _| files.contains_key(path));
        let mut changed = self.rulings.len() != before;
        for (path, text) in files {
            if self.rulings.get(&path).is_none_or(|known| known.text != text) {
                changed = true;
                let named = named(&path, &text);
                self.rulings.insert(path, Known { text, named, read: None, failed: None });
            }
        }
        changed
    }

    /// The game of these packs, as it was played last.
    pub fn game(&self, packs: &[String]) -> Option<Arc<Game>> {
        self.games.get(packs).cloned()
    }

    /// Plays the rulings that read what has changed since they were played last, and those that are new.
    pub fn play(&mut self, maker: &mut dyn Maker) -> Played {
        let mut named: BTreeMap<&Vec<String>, Vec<String>> = BTreeMap::new();
        for (path, known) in &self.rulings {
            if let Ok(packs) = &known.named {
                named.entry(packs).or_default().push(path.clone());
            }
        }
        let mut groups: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
        for (packs, paths) in named {
            groups.entry(maker.packs(packs)).or_default().extend(paths);
        }
        self.games.retain(|packs, _| groups.contains_key(packs));
        let holding = |known: &Known| known.read.is_some().then_some(known.failed.is_none());
        let before: BTreeMap<String, bool> =
            self.rulings.iter().filter_map(|(path, known)| Some((path.clone(), holding(known)?))).collect();
        let asked = groups.into_iter().map(|(packs, paths)| self.group(packs, &paths, maker)).sum();
        let failing = self.rulings.iter().filter_map(|(path, known)| {
            let why = known.named.as_ref().err().or(known.failed.as_ref())?;
            Some((path.clone(), why.clone()))
        });
        let turned = before.into_iter().filter_map(|(path, held)| {
            let holds = self.rulings.get(&path).is_some_and(|known| known.failed.is_none());
            (holds != held).then_some((path, holds))
        });
        Played { asked, turned: turned.collect(), failing: failing.collect() }
    }

    /// Plays rulings of the same packs; how many were asked.
    fn group(&mut self, ids: Vec<String>, paths: &[String], maker: &mut dyn Maker) -> usize {
        let game = match maker.make(&ids) {
            Ok(game) => game,
            Err(why) => {
                for path in paths {
                    self.rulings.entry(path.clone()).and_modify(|known| {
                        known.failed = Some(format!("cannot be played: {why}\n"));
                        known.read = None;
                    });
                }
                return 0;
            }
        };
        let difference = self.games.get(&ids).map_or(Difference::Anything, |before| before.difference(&game));
        let is_concerned = |known: &Known| match (&known.read, &difference) {
            (None, _) | (_, Difference::Anything) => true,
            (_, Difference::Nothing) => false,
            (Some(read), Difference::Parts(parts)) => parts.iter().any(|part| read.binary_search(part).is_ok()),
        };
        let mut game = Arc::new(game);
        let mut asked = 0;
        for path in paths {
            let Some(known) = self.rulings.get_mut(path).filter(|known| is_concerned(known)) else {
                continue;
            };
            asked += 1;
            (known.read, known.failed) = ask(path, &known.text, &mut game);
        }
        self.games.insert(ids, game);
        asked
    }
}

/// The packs that a ruling names, or why it cannot be read.
fn named(path: &str, text: &str) -> Result<Vec<String>, String> {
    match Ruling::parse(path, text) {
        Ok(ruling) => {
            let (game, with) = ruling.packs();
            Ok(std::iter::once(game.to_owned()).chain(with.iter().cloned()).collect())
        }
        Err(_) => {
            let mistakes = head_mistakes(path, text, None);
            let lines = mistakes.iter().map(|it| format!("  line {}: {} ({})\n", it.line, it.message, it.help));
            Err(format!("cannot be read:\n{}", lines.collect::<String>()))
        }
    }
}

/// Plays a ruling: what it read, and what does not hold.
fn ask(path: &str, text: &str, game: &mut Arc<Game>) -> (Option<Vec<Part>>, Option<String>) {
    let Ok(ruling) = Ruling::parse(path, text) else {
        return (None, None);
    };
    match Arc::get_mut(game) {
        Some(game) => game.note_reading(),
        None => return (None, Some("cannot be played\n".to_owned())),
    }
    let library = |_: &str, _: &[String]| Ok(Arc::clone(game));
    let holds = catch_unwind(AssertUnwindSafe(|| ruling.holds(&library)));
    let read = game.parts_read();
    match holds {
        Ok(true) => (Some(read), None),
        Ok(false) => {
            let played = ruling.play(&library);
            let told: String = played.failures.iter().map(|failure| tell(failure, false)).collect();
            (Some(read), Some(format!("does not hold:\n{told}")))
        }
        Err(_) => (None, Some("does not hold: playing it broke down\n".to_owned())),
    }
}
