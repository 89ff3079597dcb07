//! What is read, and what must hold of it whatever it is: nothing panics, what is told is told at a place that is there, and what is
//! understood is understood in the same way again.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck_disk::pack_dir::{find_packs, read_pack, read_rulings};
use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_rulings::{Ruling, head_mistakes};
use quarterdeck_runtime::packs::{OpenedPack, Sentences, check_opened, check_with, needs, read_tables};
use quarterdeck_runtime::reference::TextFile;
use quarterdeck_runtime::{Campaign, Game, PackFiles, PackProblem, Progress, Save, Setting, Snapshot, Table};

/// Something that reads.
pub type Reads = Box<dyn Fn(&[u8]) + Send + Sync>;

/// A reader, and what it is usually given.
pub struct Reader {
    seeds: Vec<Vec<u8>>,
    words: Vec<String>,
    reads: Reads,
}

impl std::ops::Deref for Reader {
    type Target = dyn Fn(&[u8]) + Send + Sync;

    fn deref(&self) -> &Self::Target {
        self.reads.as_ref()
    }
}

const FORMS: [Form; 5] = [Form::Condition, Form::Amount, Form::Selection, Form::Requirement, Form::Instruction];

/// The packs that are small enough to be checked often.
const SMALL: [&str; 4] = ["lanterns", "chalk", "dike", "buttons"];

/// A longer seed is not given: what is short is changed sooner where it matters.
const LONGEST_SEED: usize = 4_000;

fn content() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content")
}

fn folders() -> Vec<PathBuf> {
    find_packs(&content()).expect("content can be read")
}

fn packs() -> Vec<PackFiles> {
    folders().iter().map(|folder| read_pack(folder).expect("a pack can be read")).collect()
}

/// The game of a pack with what it needs.
fn game(id: &str, all: &[PackFiles]) -> Arc<Game> {
    let mut found: Vec<&PackFiles> = Vec::new();
    let mut open: Vec<&PackFiles> = all.iter().filter(|pack| pack.id == id).collect();
    while let Some(next) = open.pop() {
        if found.iter().all(|known| known.id != next.id) {
            found.push(next);
            open.extend(needs(next).iter().filter_map(|need| all.iter().find(|pack| pack.id == need.text)));
        }
    }
    Arc::new(check_with(&Sentences::default(), &found).game.expect("a shipped pack is sound"))
}

/// Everything that is told is told at a place that is there.
fn placed(text: &str, file: &str, problems: &[PackProblem]) {
    for problem in problems.iter().filter(|problem| problem.file.ends_with(file)) {
        let (from, to) = problem.span;
        let fits = from <= to && to <= text.len() && text.is_char_boundary(from) && text.is_char_boundary(to);
        assert!(fits, "{} is told at {from}..{to}, which is no place", problem.code);
    }
}

fn blocks(packs: &[PackFiles], ending: &str) -> Vec<Vec<u8>> {
    let files = packs.iter().flat_map(|pack| &pack.files).filter(|(path, _)| path.ends_with(ending));
    let mut found: Vec<Vec<u8>> = files
        .flat_map(|(_, text)| text.split_inclusive("\n\n"))
        .filter(|block| block.len() <= LONGEST_SEED)
        .map(|block| block.as_bytes().to_vec())
        .collect();
    found.sort();
    found.dedup();
    found
}

/// Matches at several moments.
fn tables(game: &Arc<Game>, moments: u64) -> Vec<Table> {
    let mut found = Vec::new();
    for seed in 0..moments {
        let setting = Setting { seats: game.players.0, seed, ..Setting::default() };
        let mut table = Table::start(game.clone(), setting).unwrap_or_else(|_| panic!("a match can be started"));
        for step in 0..seed as usize * 3 {
            let options = table.now().option_ids();
            if options.is_empty() {
                break;
            }
            table.decide_by_id(&options[step * 7 % options.len()].clone()).ok();
        }
        found.push(table);
    }
    found
}

/// Plays a match on for a while, looking at it through all eyes: whatever was admitted must be playable.
fn go_on(table: &mut Table) {
    for step in 0..4 {
        for seat in (0..table.setting().seats).map(Some).chain([None]) {
            table.speaker(seat, "ru").view(10);
        }
        let options = table.now().option_ids();
        if options.is_empty() || table.decide_by_id(&options[step * 5 % options.len()].clone()).is_err() {
            break;
        }
    }
}

impl Reader {
    /// A reader by its name.
    pub fn named(name: &str) -> Option<Reader> {
        let packs = packs();
        let words = || {
            let texts = packs.iter().flat_map(|pack| pack.files.values());
            let mut words: Vec<String> = texts
                .flat_map(|text| text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_'))
                .filter(|word| (2..20).contains(&word.len()))
                .map(str::to_owned)
                .collect();
            words.sort();
            words.dedup();
            words
        };
        let (seeds, reads): (Vec<Vec<u8>>, Reads) = match name {
            "sentences" => sentences(&packs),
            "toml" => (blocks(&packs, ".toml"), Box::new(|data| toml(&String::from_utf8_lossy(data)))),
            "fluent" => (blocks(&packs, ".ftl"), Box::new(|data| fluent(&String::from_utf8_lossy(data)))),
            "packs" => whole(&packs),
            "rulings" => rulings(&packs),
            "archives" => archives(&packs),
            "saves" => saves(&packs),
            "campaigns" => campaigns(&packs),
            "positions" => positions(&packs),
            _ => return None,
        };
        Some(Reader { seeds, words: words(), reads })
    }

    /// Writes what it is usually given into a folder, and beside it the words that are worth trying.
    pub fn write_seeds(&self, folder: &Path) {
        std::fs::create_dir_all(folder).expect("the folder can be made");
        for (at, seed) in self.seeds.iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{at:05}")), seed).expect("a seed can be written");
        }
        let lines: String = self.words.iter().map(|word| format!("\"{word}\"\n")).collect();
        std::fs::write(folder.with_extension("words"), lines).expect("words can be written");
    }
}

/// The first byte says in which form and with the words of which pack the rest is read.
fn sentences(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let games: Vec<Arc<Game>> =
        ["lanterns", "port-royal", "cartagena", "dead-reckoning"].iter().map(|id| game(id, packs)).collect();
    let mut seeds = Vec::new();
    for (at, text) in packs.iter().flat_map(|pack| &pack.files).filter(|(path, _)| path.ends_with(".toml")).enumerate()
    {
        for quoted in text.1.split('\'').skip(1).step_by(2).filter(|text| text.contains(' ') && text.len() < 300) {
            seeds.push([&[(at % 20) as u8], quoted.as_bytes()].concat());
        }
    }
    seeds.sort();
    seeds.dedup();
    let reads = move |data: &[u8]| {
        let Some((first, rest)) = data.split_first() else { return };
        let text = String::from_utf8_lossy(rest);
        let (form, words) = (FORMS[usize::from(first % 5)], &games[usize::from(first / 5 % 4)].vocabulary);
        match parse(&text, form, words) {
            Ok(read) => {
                let printed = read.to_string();
                match parse(&printed, form, words) {
                    Ok(again) => assert_eq!(again.to_string(), printed, "printed as `{printed}`"),
                    // Brackets that are printed may make it too deep or too long.
                    Err(problem) => assert!(
                        ["sentence::too_deep", "sentence::too_long"].contains(&problem.code),
                        "printed as `{printed}`, which is refused: {}",
                        problem.message
                    ),
                }
            }
            Err(problem) => assert!(
                problem.span.start <= problem.span.end && problem.span.end <= text.len(),
                "told at {:?} of {}",
                problem.span,
                text.len()
            ),
        }
    };
    (seeds, Box::new(reads))
}

/// TOML as it is read, and as a pack of one file.
fn toml(text: &str) {
    let mut problems = Vec::new();
    read_tables("a/cards.toml", text, &mut problems);
    placed(text, "a/cards.toml", &problems);
    let head = "[pack]\nversion = \"0.1.0\"\nplayers = [2, 2]\n".to_owned();
    let files = BTreeMap::from([("pack.toml".to_owned(), head), ("cards.toml".to_owned(), text.to_owned())]);
    OpenedPack::new(&PackFiles { id: "a".to_owned(), files });
}

fn fluent(text: &str) {
    let mut problems = Vec::new();
    TextFile::read("en", "a/locales/en.ftl", text, &mut problems);
    placed(text, "a/locales/en.ftl", &problems);
}

/// A block of tables added to a small pack, which is then checked as a whole; the first byte says to which.
fn whole(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let small: Vec<PackFiles> = packs.iter().filter(|pack| SMALL.contains(&pack.id.as_str())).cloned().collect();
    let seeds = blocks(&small, ".toml").into_iter().enumerate();
    let seeds = seeds.map(|(at, block)| [&[at as u8], block.as_slice()].concat()).collect();
    let reads = move |data: &[u8]| {
        let Some((first, rest)) = data.split_first() else { return };
        let mut pack = small[usize::from(*first) % small.len()].clone();
        let text = String::from_utf8_lossy(rest).into_owned();
        pack.files.insert("added.toml".to_owned(), text.clone());
        let opened = OpenedPack::new(&pack);
        let checked = check_opened(&Sentences::default(), &[&opened]);
        assert!(checked.game.is_some() || !checked.problems.is_empty(), "no game, and nothing is wrong");
        placed(&text, "/added.toml", &checked.problems);
    };
    (seeds, Box::new(reads))
}

fn rulings(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let games: BTreeMap<String, Arc<Game>> = SMALL.iter().map(|id| ((*id).to_owned(), game(id, packs))).collect();
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
    (seeds, Box::new(reads))
}

/// Archives: as they travel, or, where the first byte says so, what is packed in them.
fn archives(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let chalk = packs.iter().find(|pack| pack.id == "chalk").expect("it is shipped");
    let files: BTreeMap<String, Vec<u8>> = chalk
        .files
        .iter()
        .filter(|(path, _)| *path == "pack.toml")
        .map(|(path, text)| (path.clone(), text.clone().into_bytes()))
        .collect();
    let whole = quarterdeck_archive::bundle("chalk", &semver::Version::new(0, 1, 0), &[], &files).expect("it is fit");
    let mut tar = Vec::new();
    flate2::read::GzDecoder::new(&whole[..]).read_to_end(&mut tar).expect("it was just packed");
    let seeds = vec![[&[0], whole.as_slice()].concat(), [&[1], tar.as_slice()].concat()];
    let reads = move |data: &[u8]| {
        let Some((first, rest)) = data.split_first() else { return };
        let opened = if first % 2 == 0 {
            quarterdeck_archive::open(rest)
        } else {
            let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
            packed.write_all(rest).expect("memory can be written");
            quarterdeck_archive::open(&packed.finish().expect("memory can be written"))
        };
        if let Ok(bundle) = opened {
            for path in bundle.files.keys() {
                assert!(!path.starts_with('/') && !path.split('/').any(|part| part == ".."), "{path}");
            }
        }
    };
    (seeds, Box::new(reads))
}

fn saves(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let game = game("lanterns", packs);
    let seeds = tables(&game, 6).iter().map(|table| Save::of(table).write().into_bytes()).collect();
    let reads = move |data: &[u8]| {
        let Ok(save) = Save::read(&String::from_utf8_lossy(data)) else { return };
        if let Ok(mut opened) = save.open(game.clone()) {
            go_on(&mut opened.table);
        }
        if let Ok(kept) = save.quick(game.clone()) {
            kept.option_ids();
        }
    };
    (seeds, Box::new(reads))
}

fn campaigns(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let named: Vec<&PackFiles> =
        packs.iter().filter(|pack| ["lanterns", "lanterns-feast"].contains(&pack.id.as_str())).collect();
    let game = Arc::new(check_with(&Sentences::default(), &named).game.expect("a shipped pack is sound"));
    let mut seeds = Vec::new();
    for seed in 0..4 {
        let setting = Setting { seats: 2, seed, ..Setting::default() };
        let mut campaign =
            Campaign::begin(game.clone(), &setting).unwrap_or_else(|_| panic!("a campaign can be begun"));
        seeds.push(campaign.write().into_bytes());
        let Some(setting) = campaign.setting(None) else { continue };
        let mut table = Table::start(game.clone(), setting).unwrap_or_else(|_| panic!("a match can be started"));
        go_on(&mut table);
        campaign.progress.current = Some(Save::of(&table));
        seeds.push(campaign.write().into_bytes());
    }
    let reads = move |data: &[u8]| {
        let Ok(progress) = Progress::read(&String::from_utf8_lossy(data)) else { return };
        let Ok(mut opened) = Campaign::open(progress, game.clone()) else { return };
        if let Some(table) = &mut opened.table {
            go_on(table);
        }
    };
    (seeds, Box::new(reads))
}

fn positions(packs: &[PackFiles]) -> (Vec<Vec<u8>>, Reads) {
    let game = game("lanterns", packs);
    let states = tables(&game, 6);
    let seeds = states.iter().filter_map(|table| serde_json::to_vec(table.now().snapshot()).ok()).collect();
    let reads = move |data: &[u8]| {
        let Ok(position) = serde_json::from_slice::<Snapshot>(data) else { return };
        if let Ok(mut table) = Table::from_position(game.clone(), position) {
            go_on(&mut table);
        }
    };
    (seeds, Box::new(reads))
}
