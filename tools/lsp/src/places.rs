//! Where things are defined and spoken of, in all packs that can mean them.

use std::collections::BTreeMap;

use crate::lexicon::Lexicon;
use crate::shelf::{FileId, Shelf};
use crate::structure::Structure;
use crate::thing::{Mark, Span, Thing};

/// The smallest mark at a place.
pub fn mark_at(shelf: &Shelf, lexicon: &Lexicon, file: &FileId, byte: usize) -> Option<Mark> {
    let marks = lexicon.at(shelf.text(file)?, shelf.structure(file)?, byte);
    // Texts are named by what they are about: the thing counts more than the key.
    let is_text = |mark: &Mark| mark.things.iter().all(|thing| thing.section == "text");
    marks.into_iter().min_by_key(|mark| (is_text(mark), mark.span.1 - mark.span.0))
}

/// Where things are defined, as a pack sees it.
pub fn definitions(shelf: &Shelf, lexicon: &Lexicon, things: &[Thing]) -> Vec<(FileId, Span)> {
    let mut found = Vec::new();
    for thing in things {
        let mut files: Vec<&str> = lexicon.things.get(thing).into_iter().flatten().map(|(file, _)| &**file).collect();
        files.dedup();
        for file in files.into_iter().filter_map(|file| shelf.named(file)) {
            let all = shelf.structure(&file).map(|structure| structure.definitions.as_slice()).unwrap_or_default();
            let seen = all.iter().filter(|definition| !definition.remembered && definition.thing == *thing);
            found.extend(seen.map(|definition| (file.clone(), definition.span)));
        }
    }
    found
}

/// The pack that defines a thing, as another one sees it.
pub fn home(lexicon: &Lexicon, thing: &Thing) -> Option<String> {
    let known = lexicon.things.get(thing)?;
    let (file, _) = known.iter().find(|(_, changes)| !changes).or(known.first())?;
    Some(file.split('/').next()?.to_owned())
}

/// Every place that speaks of these things, in the packs that build on the one that defines them.
pub fn mentions(shelf: &Shelf, home: &str, things: &[Thing]) -> BTreeMap<FileId, Vec<Mark>> {
    let mut found: BTreeMap<FileId, Vec<Mark>> = BTreeMap::new();
    for pack in shelf.built_on(home) {
        let lexicon = shelf.lexicon(&pack.id);
        let stems = lexicon.stems(things);
        for (path, structure) in &pack.structures {
            let text = pack.files.get(path).map_or("", String::as_str);
            // Most sentences are about something else, which can be seen without reading them.
            let about =
                |span: Span| text.get(span.0..span.1).is_some_and(|said| stems.iter().any(|stem| said.contains(stem)));
            let near = Structure {
                definitions: structure.definitions.iter().filter(|it| things.contains(&it.thing)).cloned().collect(),
                mentions: structure
                    .mentions
                    .iter()
                    .filter(|it| things.iter().any(|thing| thing.id == it.id))
                    .cloned()
                    .collect(),
                passages: structure.passages.iter().filter(|it| about(it.span)).cloned().collect(),
                ..Structure::default()
            };
            let mut marks = lexicon.marks(text, &near);
            marks.retain(|mark| mark.things.iter().any(|thing| things.contains(thing)));
            marks.sort_by_key(|mark| (mark.span, !mark.defines));
            marks.dedup_by_key(|mark| mark.span);
            if !marks.is_empty() {
                found.insert(FileId { pack: pack.id.clone(), path: path.clone() }, marks);
            }
        }
    }
    found
}
