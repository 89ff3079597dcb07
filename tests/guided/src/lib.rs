//! Readers of strangers' words under libFuzzer, which keeps whatever reaches something new in them and changes that further. Each reader
//! is a program of its own, in which there is nothing that it does not need: after every execution all counters of the program are looked
//! through. `tests/guided/run` builds and starts one.

pub mod archives;
pub mod files;
pub mod play;
pub mod records;
pub mod sentences;
pub mod shown;
pub mod talk;

use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use quarterdeck_disk::pack_dir::{find_packs, read_pack};
use quarterdeck_runtime::packs::{Sentences, check_with, needs};
use quarterdeck_runtime::{Game, PackFiles, PackProblem};

/// Something that reads.
pub type Reads = Box<dyn Fn(&[u8]) + Send + Sync>;

/// A reader, and what it is usually given.
pub struct Reader {
    pub seeds: Vec<Vec<u8>>,
    pub reads: Reads,
}

/// A program that gives what libFuzzer thinks of to a reader, which is made ready once.
#[macro_export]
macro_rules! guided {
    ($reader:path) => {
        static READER: std::sync::OnceLock<$crate::Reader> = std::sync::OnceLock::new();

        libfuzzer_sys::fuzz_target!(|data: &[u8]| (READER.get_or_init(|| $crate::ready($reader())).reads)(data));
    };
}

/// A reader that has written down what it is usually given, if it was asked to.
///
/// # Panics
/// If that cannot be written.
#[must_use]
pub fn ready(reader: Reader) -> Reader {
    if let Ok(folder) = std::env::var("QUARTERDECK_SEEDS") {
        write_seeds(&reader.seeds, folder.as_ref());
    }
    reader
}

/// Writes what a reader is usually given into a folder, and beside it the words that are worth trying.
fn write_seeds(seeds: &[Vec<u8>], folder: &Path) {
    std::fs::create_dir_all(folder).expect("the folder can be made");
    for (at, seed) in seeds.iter().enumerate() {
        std::fs::write(folder.join(format!("seed-{at:05}")), seed).expect("a seed can be written");
    }
    let mut words: Vec<&str> = PACKS
        .iter()
        .flat_map(|pack| pack.files.values())
        .flat_map(|text| text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_'))
        .filter(|word| (2..20).contains(&word.len()))
        .collect();
    words.sort_unstable();
    words.dedup();
    let lines: String = words.iter().map(|word| format!("\"{word}\"\n")).collect();
    std::fs::write(folder.with_extension("words"), lines).expect("words can be written");
}

/// The packs that are small enough to be checked often.
pub const SMALL: [&str; 4] = ["lanterns", "chalk", "dike", "buttons"];

/// A longer seed is not given: what is short is changed sooner where it matters.
pub const LONGEST_SEED: usize = 4_000;

/// The folders of all packs.
///
/// # Panics
/// If they cannot be read.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    find_packs(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")).expect("content can be read")
}

/// All packs.
pub static PACKS: LazyLock<Vec<PackFiles>> =
    LazyLock::new(|| folders().iter().map(|folder| read_pack(folder).expect("a pack can be read")).collect());

/// A pack by its name.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn pack(id: &str) -> PackFiles {
    PACKS.iter().find(|pack| pack.id == id).expect("it is shipped").clone()
}

/// The game of a pack with what it needs.
///
/// # Panics
/// If it is not sound.
#[must_use]
pub fn game(id: &str) -> Arc<Game> {
    let mut found: Vec<&PackFiles> = Vec::new();
    let mut open: Vec<&PackFiles> = PACKS.iter().filter(|pack| pack.id == id).collect();
    while let Some(next) = open.pop() {
        if found.iter().all(|known| known.id != next.id) {
            found.push(next);
            open.extend(needs(next).iter().filter_map(|need| PACKS.iter().find(|pack| pack.id == need.text)));
        }
    }
    Arc::new(check_with(&Sentences::default(), &found).game.expect("a shipped pack is sound"))
}

/// Everything that is told is told at a place that is there.
///
/// # Panics
/// If it is not.
pub fn placed(text: &str, file: &str, problems: &[PackProblem]) {
    for problem in problems.iter().filter(|problem| problem.file.ends_with(file)) {
        let (from, to) = problem.span;
        let fits = from <= to && to <= text.len() && text.is_char_boundary(from) && text.is_char_boundary(to);
        assert!(fits, "{} is told at {from}..{to}, which is no place", problem.code);
    }
}

/// The blocks of all files of some packs that end so.
#[must_use]
pub fn blocks(packs: &[PackFiles], ending: &str) -> Vec<Vec<u8>> {
    let files = packs.iter().flat_map(|pack| &pack.files).filter(|(path, _)| path.ends_with(ending));
    let found = files.flat_map(|(_, text)| text.split_inclusive("\n\n")).filter(|block| block.len() <= LONGEST_SEED);
    sorted(found.map(|block| block.as_bytes().to_vec()).collect())
}

/// Each once.
#[must_use]
pub fn sorted(mut seeds: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    seeds.sort();
    seeds.dedup();
    seeds
}
