//! Files of packs: tables, texts, scripts and rulings.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use quarterdeck_disk::pack_dir::read_rulings;
use quarterdeck_rulings::{Ruling, head_mistakes};
use quarterdeck_runtime::packs::{OpenedPack, Readings, Sentences, check_opened, read_tables};
use quarterdeck_runtime::reference::TextFile;
use quarterdeck_runtime::{Game, PackFiles};

use crate::{LONGEST_SEED, PACKS, Reader, SMALL, blocks, folders, game, pack, placed};

/// TOML as it is read, and as a pack of one file.
#[must_use]
pub fn toml() -> Reader {
    let head = "[pack]\nversion = \"0.1.0\"\nplayers = [2, 2]\n";
    let reads = move |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let mut problems = Vec::new();
        read_tables("a/cards.toml", &text, &mut problems);
        placed(&text, "a/cards.toml", &problems);
        let files = [("pack.toml".to_owned(), head.to_owned()), ("cards.toml".to_owned(), text.into_owned())].into();
        OpenedPack::new(&PackFiles { id: "a".to_owned(), files });
    };
    Reader { seeds: blocks(&PACKS, ".toml"), reads: Box::new(reads) }
}

/// Fluent texts as they are read.
#[must_use]
pub fn fluent() -> Reader {
    let reads = |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let mut problems = Vec::new();
        TextFile::read("en", "a/locales/en.ftl", &text, &mut problems);
        placed(&text, "a/locales/en.ftl", &problems);
    };
    Reader { seeds: blocks(&PACKS, ".ftl"), reads: Box::new(reads) }
}

/// Sentences that were read before are known for so many executions.
const USED: usize = 2_000;

/// A small pack to which a file is added again and again: what has not changed is not read again.
struct Bench {
    packs: Vec<PackFiles>,
    file: &'static str,
    readings: Readings,
    sentences: Mutex<Arc<Sentences>>,
    used: AtomicUsize,
}

impl Bench {
    fn of(packs: Vec<PackFiles>, file: &'static str) -> Bench {
        let (readings, sentences) = (Readings::default(), Mutex::default());
        Bench { packs, file, readings, sentences, used: AtomicUsize::new(0) }
    }

    /// What is known of sentences, but not for ever.
    fn sentences(&self) -> Arc<Sentences> {
        let mut known = self.sentences.lock().unwrap_or_else(PoisonError::into_inner);
        if self.used.fetch_add(1, Ordering::Relaxed) % USED == 0 {
            *known = Arc::default();
        }
        known.clone()
    }

    /// Checks the pack that the first byte names, with the rest as one more file.
    fn check(&self, data: &[u8]) {
        let Some((first, rest)) = data.split_first() else { return };
        let mut pack = self.packs[usize::from(*first) % self.packs.len()].clone();
        let text = String::from_utf8_lossy(rest).into_owned();
        pack.files.insert(self.file.to_owned(), text.clone());
        let opened = OpenedPack::again(&pack, &self.readings);
        let checked = check_opened(&self.sentences(), &[&opened]);
        assert!(checked.game.is_some() || !checked.problems.is_empty(), "no game, and nothing is wrong");
        placed(&text, self.file, &checked.problems);
    }

    fn reader(self, blocks: Vec<Vec<u8>>) -> Reader {
        let seeds = blocks.into_iter().enumerate().map(|(at, block)| [&[at as u8], block.as_slice()].concat());
        Reader { seeds: seeds.collect(), reads: Box::new(move |data| self.check(data)) }
    }
}

/// A block of tables added to a small pack, which is then checked as a whole.
#[must_use]
pub fn packs() -> Reader {
    let small: Vec<PackFiles> = SMALL.iter().map(|id| pack(id)).collect();
    let seeds = blocks(&small, ".toml");
    Bench::of(small, "added.toml").reader(seeds)
}

/// The script of a small pack, which is compiled and tried when the pack is checked.
///
/// # Panics
/// If the hostile scripts are gone.
#[must_use]
pub fn scripts() -> Reader {
    let mut seeds = blocks(&PACKS, ".luau");
    let mut hostile = Vec::new();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../hostile");
    for family in std::fs::read_dir(folder).expect("hostile scripts can be read").flatten() {
        hostile.extend(std::fs::read_dir(family.path()).into_iter().flatten().flatten());
    }
    hostile.sort_by_key(std::fs::DirEntry::path);
    let texts = hostile.iter().filter_map(|file| std::fs::read(file.path()).ok());
    seeds.extend(texts.filter(|text| text.len() <= LONGEST_SEED));
    let mut one = pack("lanterns");
    one.files.remove("scripts/fortune.luau");
    Bench::of(vec![one], "scripts/fortune.luau").reader(seeds)
}

/// Rulings; what can be read is played.
#[must_use]
pub fn rulings() -> Reader {
    let games: BTreeMap<String, Arc<Game>> = SMALL.iter().map(|id| ((*id).to_owned(), game(id))).collect();
    let small = folders().into_iter().filter(|folder| SMALL.iter().any(|id| folder.ends_with(id)));
    let seeds = small.flat_map(|folder| read_rulings(&folder).unwrap_or_default().into_values());
    let seeds = seeds.filter(|text| text.len() <= LONGEST_SEED).map(String::into_bytes).collect();
    let reads = move |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let lines = text.lines().count().max(1);
        let mistakes = head_mistakes("rulings/a.ruling", &text, None);
        assert!(mistakes.iter().all(|mistake| (1..=lines + 1).contains(&mistake.line)), "{mistakes:?}");
        match Ruling::parse("rulings/a.ruling", &text) {
            Err(mistakes) => {
                assert!(mistakes.iter().all(|mistake| (1..=lines + 1).contains(&mistake.line)), "{mistakes:?}");
            }
            Ok(ruling) => {
                let of = |id: &str, with: &[String]| {
                    games.get(id).filter(|_| with.is_empty()).cloned().ok_or_else(|| "there is no such game".to_owned())
                };
                ruling.play(&of);
            }
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}
