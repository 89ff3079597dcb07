//! Gives a thing another id, in every table, sentence, text, ruling and script of all packs that speak of it. The changed packs are
//! checked before anything is told to the editor: every sentence must mean what it meant.

use std::collections::BTreeMap;

use quarterdeck_runtime::packs::{Sentences, check_with};
use quarterdeck_runtime::reference::{ROOTS, Stands};
use quarterdeck_runtime::{Game, PackFiles};

use crate::places::{home, mark_at, mentions};
use crate::same::same_rules;
use crate::say::say;
use crate::shelf::{FileId, Shelf};
use crate::thing::{Mark, Span, Thing};

/// What is written where, instead of what stands there.
pub type Edits = BTreeMap<FileId, Vec<(Span, String)>>;

/// The thing at a place, if it can have another id.
pub fn renamable(shelf: &Shelf, file: &FileId, byte: usize, language: &str) -> Result<(Thing, Span), String> {
    let lexicon = shelf.lexicon(&file.pack);
    let mark = mark_at(shelf, &lexicon, file, byte).ok_or_else(|| say(language, "rename-nothing", &[]))?;
    let named = |section: &str| {
        section == "rule" || ROOTS.iter().any(|root| root.name == section && root.stands == Stands::ById)
    };
    match mark.things.as_slice() {
        [thing] if named(thing.section) => Ok((thing.clone(), mark.span)),
        things => {
            let id = things.first().map_or("", |thing| thing.id.as_str());
            Err(say(language, "rename-not-here", &[("id", id)]))
        }
    }
}

/// All that must be written so that a thing has another id.
pub fn rename(
    shelf: &Shelf,
    sentences: &Sentences,
    file: &FileId,
    byte: usize,
    new: &str,
    language: &str,
) -> Result<Edits, String> {
    let (thing, _) = renamable(shelf, file, byte, language)?;
    let good = new.starts_with(|first: char| first.is_ascii_lowercase())
        && new.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    if !good {
        return Err(say(language, "rename-bad", &[("id", new)]));
    }
    let lexicon = shelf.lexicon(&file.pack);
    let home = home(&lexicon, &thing).ok_or_else(|| say(language, "rename-nothing", &[]))?;
    let packs = shelf.built_on(&home);
    let taken = Thing::new(thing.section, new);
    if packs.iter().any(|pack| shelf.lexicon(&pack.id).has(&taken)) {
        return Err(say(language, "rename-taken", &[("section", thing.section), ("id", new)]));
    }
    let found = mentions(shelf, &home, std::slice::from_ref(&thing));
    let bundles: Vec<Vec<PackFiles>> =
        packs.iter().map(|pack| shelf.with_needs(&[&pack.id]).iter().map(|pack| pack.game_files()).collect()).collect();
    let before: Option<Vec<Game>> = bundles.iter().map(|bundle| game(sentences, bundle).ok()).collect();
    let before = before.ok_or_else(|| say(language, "rename-broken", &[]))?;
    let doubtful =
        found.iter().find_map(|(file, marks)| Some((file, marks.iter().find(|mark| is_doubtful(mark, &thing))?)));
    // A word that can mean something else as well is kept first, then renamed as well.
    let mut told = None;
    for all in [false, true] {
        if all && doubtful.is_none() {
            break;
        }
        let edits = edits(&found, &thing, new, all);
        match verify(sentences, &bundles, &before, &edits) {
            Verdict::Same => return Ok(edits),
            Verdict::Wrong(file, message) if doubtful.is_none() => {
                told = Some(say(language, "rename-wrong", &[("id", new), ("file", &file), ("message", &message)]));
            }
            Verdict::Wrong(..) | Verdict::Other => {}
        }
    }
    let other = || match doubtful {
        Some((file, mark)) => {
            let word = shelf.text(file).and_then(|text| text.get(mark.span.0..mark.span.1)).unwrap_or_default();
            say(language, "rename-other", &[("word", word), ("file", &file.shown())])
        }
        None => say(language, "rename-broken", &[]),
    };
    Err(told.unwrap_or_else(other))
}

/// Whether a place may mean something else.
fn is_doubtful(mark: &Mark, thing: &Thing) -> bool {
    mark.things.iter().any(|other| other != thing)
}

fn edits(found: &BTreeMap<FileId, Vec<Mark>>, thing: &Thing, new: &str, all: bool) -> Edits {
    let written = |mark: &Mark| Some((mark.span, mark.spelling.of(new)?));
    let edits = found.iter().map(|(file, marks)| {
        let sure = marks.iter().filter(|mark| all || !is_doubtful(mark, thing));
        (file.clone(), sure.filter_map(written).collect::<Vec<_>>())
    });
    edits.filter(|(_, edits)| !edits.is_empty()).collect()
}

/// What came of trying.
enum Verdict {
    /// Everything means the same.
    Same,
    /// Something is wrong: the file, and what.
    Wrong(String, String),
    /// A sentence means something else.
    Other,
}

fn game(sentences: &Sentences, bundle: &[PackFiles]) -> Result<Game, (String, String)> {
    let checked = check_with(sentences, &bundle.iter().collect::<Vec<_>>());
    let problem = checked.problems.first().map(|problem| (problem.file.clone(), problem.message.clone()));
    checked.game.ok_or(problem.unwrap_or_default())
}

fn verify(sentences: &Sentences, bundles: &[Vec<PackFiles>], before: &[Game], edits: &Edits) -> Verdict {
    for (bundle, before) in bundles.iter().zip(before) {
        let mut changed = bundle.clone();
        for pack in &mut changed {
            for (path, text) in &mut pack.files {
                let file = FileId { pack: pack.id.clone(), path: path.clone() };
                if let Some(edits) = edits.get(&file) {
                    *text = applied(text, edits);
                }
            }
        }
        match game(sentences, &changed) {
            Err((file, message)) => return Verdict::Wrong(file, message),
            Ok(after) if !same_rules(before, &after) => return Verdict::Other,
            Ok(_) => {}
        }
    }
    Verdict::Same
}

/// A text with what is written instead. The edits come in the order of their places.
pub fn applied(text: &str, edits: &[(Span, String)]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for ((from, to), new) in edits {
        out.push_str(text.get(at..*from).unwrap_or_default());
        out.push_str(new);
        at = *to;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    out
}
