//! Input that nobody meant, made by chance from what is shipped, given to everything that reads strangers' words. Every execution follows
//! from the target's name, a seed and its number, so that it can be repeated by itself. What is looked for: panics, answers that contradict
//! themselves, and executions that do not end or hold on to memory.

pub mod bytes;
mod engine;
pub mod json;
mod made;
mod reading;
mod speaking;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::chance::Chance;

/// The names of all targets.
pub const TARGETS: &[&str] = &[
    "sentences",
    "meanings",
    "deeds",
    "matches",
    "toml",
    "fluent",
    "rulings",
    "archives",
    "saves",
    "campaigns",
    "positions",
    "drive",
    "lsp",
    "websocket",
];

/// One execution, by its number: makes an input by chance, notes it, and reads it. What is wrong is told.
pub type Execution = Box<dyn FnMut(u64, &mut Chance, &Noted) -> Result<(), String>>;

/// The input of the execution that is going on, for whoever has to tell of it, and since when it is read.
#[derive(Default)]
pub struct Noted(Mutex<(Vec<u8>, Option<Instant>)>);

impl Noted {
    /// Notes what is read next.
    pub fn note(&self, input: impl AsRef<str>) {
        self.note_bytes(input.as_ref().as_bytes());
    }

    /// The same of what is no text.
    pub fn note_bytes(&self, input: &[u8]) {
        let mut noted = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        noted.0.clear();
        noted.0.extend_from_slice(input);
        noted.1 = Some(Instant::now());
    }

    /// What is read, and since when. What is no text is told byte by byte.
    pub fn now(&self) -> (String, Option<Duration>) {
        let noted = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let text = match std::str::from_utf8(&noted.0) {
            Ok(text) => text.to_owned(),
            Err(_) => format!("{} bytes: {:02x?}", noted.0.len(), noted.0),
        };
        (text, noted.1.map(|since| since.elapsed()))
    }
}

/// A target by its name.
pub fn target(name: &str) -> Option<Execution> {
    match name {
        "sentences" => Some(engine::sentences()),
        "meanings" => Some(engine::meanings()),
        "deeds" => Some(engine::deeds()),
        "matches" => Some(made::matches()),
        "toml" => Some(reading::toml()),
        "fluent" => Some(reading::fluent()),
        "rulings" => Some(reading::rulings()),
        "archives" => Some(reading::archives()),
        "saves" => Some(engine::saves()),
        "campaigns" => Some(engine::campaigns()),
        "positions" => Some(engine::positions()),
        "drive" => Some(speaking::drive()),
        "lsp" => Some(speaking::lsp()),
        "websocket" => Some(speaking::websocket()),
        _ => None,
    }
}

/// What came of many executions.
#[derive(Debug, Default)]
pub struct Outcome {
    /// How many there were.
    pub executions: u64,
    /// What went wrong: the number of the execution, what it read, and what is wrong.
    pub found: Vec<(u64, String, String)>,
    /// How long the longest took, and what it read.
    pub longest: (Duration, String),
}

/// Goes on with this many failures at most.
const MOST_FOUND: usize = 10;

/// A target that is made ready once.
pub struct Runner {
    name: String,
    execution: Execution,
}

impl Runner {
    /// Of a target by its name.
    pub fn new(name: &str) -> Option<Runner> {
        Some(Runner { name: name.to_owned(), execution: target(name)? })
    }

    /// Carries out the executions with these numbers.
    pub fn run(&mut self, seed: u64, numbers: std::ops::Range<u64>, noted: &Noted) -> Outcome {
        let mut outcome = Outcome::default();
        for number in numbers {
            let mut chance = Chance::new(seed.wrapping_mul(0x2545_f491_4f6c_dd1d).wrapping_add(number));
            noted.note("");
            let began = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(|| (self.execution)(number, &mut chance, noted)));
            let took = began.elapsed();
            outcome.executions += 1;
            if let Some(wrong) = self.wrong(done) {
                outcome.found.push((number, noted.now().0, wrong));
                if outcome.found.len() >= MOST_FOUND {
                    break;
                }
            }
            if took > outcome.longest.0 {
                outcome.longest = (took, noted.now().0);
            }
        }
        outcome
    }

    fn wrong(&mut self, done: std::thread::Result<Result<(), String>>) -> Option<String> {
        match done {
            Ok(done) => done.err(),
            Err(panic) => {
                // What has panicked may be in any state.
                if let Some(execution) = target(&self.name) {
                    self.execution = execution;
                }
                let told = panic.downcast_ref::<String>().cloned();
                let told = told.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                Some(format!("panic: {}", told.unwrap_or_default()))
            }
        }
    }
}
