//! Files of packs, rulings and archives.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};

use quarterdeck_rulings::{Ruling, head_mistakes};
use quarterdeck_runtime::packs::{OpenedPack, Readings, Sentences, check_opened, read_tables};
use quarterdeck_runtime::reference::TextFile;
use quarterdeck_runtime::{PackFiles, PackProblem};

use super::engine::words;
use super::{Execution, bytes};
use crate::chance::Chance;
use crate::shelf;

/// The packs that are small enough to be checked often.
const SMALL: &[&str] = &["lanterns", "attic", "chalk", "dike", "buttons"];

/// Sentences that are kept are forgotten after so many packs.
const USED: usize = 200;

/// Every file is read by itself, and so often of a hundred times the pack is checked as a whole.
const WHOLE: usize = 3;

/// Files of packs, changed: whatever is found is told at a place that is there. Now and then the pack is checked as a whole.
fn packs(ending: &'static str) -> Execution {
    let packs: Vec<PackFiles> = shelf::packs().into_iter().filter(|pack| SMALL.contains(&pack.id.as_str())).collect();
    let texts: Vec<String> = packs
        .iter()
        .flat_map(|pack| &pack.files)
        .filter(|(path, _)| path.ends_with(ending))
        .flat_map(|(_, text)| text.split_inclusive("\n\n").map(str::to_owned))
        .collect();
    let words = words(&texts);
    let (mut sentences, readings) = (Sentences::default(), Readings::default());
    let mut used = 0;
    Box::new(move |_, chance, noted| {
        if !chance.percent(WHOLE) {
            let base = chance.pick(&texts).map_or("", String::as_str);
            let text = bytes::text(base, &texts, &words, chance);
            noted.note(&text);
            let mut problems = Vec::new();
            if ending == ".toml" {
                read_tables("a/cards.toml", &text, &mut problems);
            } else {
                TextFile::read("en", "a/locales/en.ftl", &text, &mut problems);
            }
            return problems.iter().try_for_each(|problem| placed(problem, Some(&text)));
        }
        used += 1;
        if used % USED == 0 {
            sentences = Sentences::default();
        }
        let mut pack = packs[chance.below(packs.len())].clone();
        let paths: Vec<String> = pack.files.keys().filter(|path| path.ends_with(ending)).cloned().collect();
        let Some(path) = chance.pick(&paths) else { return Ok(()) };
        let changed = changed(&pack.files[path], &texts, &words, chance);
        noted.note(format!("{}/{path}:\n{changed}", pack.id));
        pack.files.insert(path.clone(), changed);
        let opened = OpenedPack::again(&pack, &readings);
        let checked = check_opened(&sentences, &[&opened]);
        if checked.game.is_none() && checked.problems.is_empty() {
            return Err("no game, and nothing is wrong".to_owned());
        }
        checked.problems.iter().try_for_each(|problem| {
            let text = problem.file.split_once('/').and_then(|(_, path)| pack.files.get(path));
            placed(problem, text.map(String::as_str))
        })
    })
}

/// Whether a problem is told at a place that is there.
fn placed(problem: &PackProblem, text: Option<&str>) -> Result<(), String> {
    let (from, to) = problem.span;
    let fits = text
        .is_none_or(|text| from <= to && to <= text.len() && text.is_char_boundary(from) && text.is_char_boundary(to));
    if fits { Ok(()) } else { Err(format!("{} is told at {from}..{to}, which is no place", problem.code)) }
}

/// A file of which one or two blocks are changed, gone, twice, or of another pack.
fn changed(text: &str, others: &[String], words: &[String], chance: &mut Chance) -> String {
    let mut blocks: Vec<String> = text.split_inclusive("\n\n").map(str::to_owned).collect();
    for _ in 0..=chance.below(2) {
        let at = chance.below(blocks.len().max(1)).min(blocks.len().saturating_sub(1));
        let Some(block) = blocks.get(at).cloned() else { break };
        match chance.below(6) {
            0 => drop(blocks.remove(at)),
            1 => blocks.insert(at, block),
            2 => blocks.insert(at, chance.pick(others).cloned().unwrap_or_default()),
            _ => blocks[at] = bytes::text(&block, others, words, chance),
        }
    }
    blocks.concat()
}

pub(super) fn toml() -> Execution {
    packs(".toml")
}

pub(super) fn fluent() -> Execution {
    packs(".ftl")
}

/// Rulings, read; some of those that can be read are played.
pub(super) fn rulings() -> Execution {
    let games: BTreeMap<String, _> =
        shelf::games().into_iter().filter(|(id, _)| SMALL.contains(&id.as_str())).collect();
    let mut texts = Vec::new();
    for id in SMALL {
        let folder = shelf::root().join("content/examples").join(id).join("rulings");
        texts.extend(shelf::files(&folder, &[".ruling"]).iter().filter_map(|path| std::fs::read_to_string(path).ok()));
    }
    let words = words(&texts);
    Box::new(move |_, chance, noted| {
        let base = chance.pick(&texts).cloned().unwrap_or_default();
        let text = bytes::text(&base, &texts, &words, chance);
        noted.note(&text);
        let mistakes = head_mistakes("rulings/a.ruling", &text, None);
        let lines = text.lines().count().max(1);
        if let Some(mistake) = mistakes.iter().find(|mistake| mistake.line == 0 || mistake.line > lines + 1) {
            return Err(format!("told at line {} of {lines}: {}", mistake.line, mistake.message));
        }
        if let Ok(ruling) = Ruling::parse("rulings/a.ruling", &text)
            && chance.percent(20)
        {
            let game = |id: &str, with: &[String]| {
                games.get(id).filter(|_| with.is_empty()).cloned().ok_or_else(|| "there is no such game".to_owned())
            };
            ruling.play(&game);
        }
        Ok(())
    })
}

/// Archives: the bytes as they travel, and what is in them packed again. Mostly a small one, of which more can be tried.
pub(super) fn archives() -> Execution {
    let pack = shelf::packs().into_iter().find(|pack| pack.id == "chalk").unwrap_or_default();
    let files: BTreeMap<String, Vec<u8>> =
        pack.files.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes())).collect();
    let version = semver::Version::new(0, 1, 0);
    let few = files.iter().take(2).map(|(path, bytes)| (path.clone(), bytes.clone())).collect();
    let archives = [files, few].map(|files| {
        let whole = quarterdeck_archive::bundle("chalk", &version, &[], &files).unwrap_or_default();
        let mut tar = Vec::new();
        flate2::read::GzDecoder::new(&whole[..]).read_to_end(&mut tar).ok();
        (files, whole, tar)
    });
    Box::new(move |_, chance, noted| {
        let (files, whole, tar) = &archives[usize::from(!chance.percent(5))];
        let archive = if chance.percent(30) {
            bytes::raw(whole, chance)
        } else {
            let how = if chance.percent(10) { flate2::Compression::fast() } else { flate2::Compression::none() };
            let mut packed = flate2::write::GzEncoder::new(Vec::new(), how);
            packed.write_all(&bytes::raw(tar, chance)).map_err(|error| error.to_string())?;
            packed.finish().map_err(|error| error.to_string())?
        };
        noted.note_bytes(&archive);
        match quarterdeck_archive::open(&archive) {
            Ok(bundle) if bundle.files != *files => Err("opened, and it holds something else".to_owned()),
            _ => Ok(()),
        }
    })
}
