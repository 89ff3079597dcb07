//! Which cards a save is about: those whose table, texts or script stand where something has changed.

use std::collections::BTreeMap;
use std::ops::Range;

use quarterdeck_runtime::PackFiles;

/// The ids of the cards that a pack says something else about than before, in the order of its files.
pub fn touched(before: &PackFiles, now: &PackFiles) -> Vec<String> {
    let cards = cards(now);
    let mut found: Vec<String> = Vec::new();
    for (path, text) in &now.files {
        let old = before.files.get(path).map_or("", String::as_str);
        if old == text {
            continue;
        }
        let place = changed(old, text);
        let ids = match path.rsplit_once('.').map(|(_, ending)| ending) {
            Some("toml") => of_tables(&cards, path, &place),
            Some("ftl") => of_texts(&cards, text, &place),
            Some("luau") => of_scripts(&cards, now, path, text, &place),
            _ => Vec::new(),
        };
        found.extend(ids.into_iter().filter(|id| !found.contains(id)).collect::<Vec<_>>());
    }
    found
}

/// From the first to the last byte that differ, in the text as it is now.
fn changed(old: &str, now: &str) -> Range<usize> {
    let (old, now) = (old.as_bytes(), now.as_bytes());
    let from = old.iter().zip(now).take_while(|(left, right)| left == right).count();
    let most = old.len().min(now.len()) - from;
    let alike = old.iter().rev().zip(now.iter().rev()).take(most).take_while(|(left, right)| left == right).count();
    let (mut from, mut to) = (from, now.len() - alike);
    // Of what was put in before something that begins alike, the whole lines count.
    while from < to && from > 0 && now[from - 1] != b'\n' && now[from - 1] == now[to - 1] {
        (from, to) = (from - 1, to - 1);
    }
    from..to
}

/// Where the tables of cards stand: id, and the bytes from one head to the next. Read line by line, so that a broken file has cards, too.
type Cards<'p> = BTreeMap<&'p str, Vec<(&'p str, Range<usize>)>>;

fn cards(pack: &PackFiles) -> Cards<'_> {
    let mut cards = Cards::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let mut found: Vec<(&str, Range<usize>)> = Vec::new();
        let (mut at, mut open) = (0, false);
        for line in text.split_inclusive('\n') {
            if line.starts_with('[') {
                let head = line.trim_start_matches('[').strip_prefix("card.");
                let id = head.and_then(|rest| rest.split(['.', ']']).next());
                match (id, found.last_mut()) {
                    // A table within the same card.
                    (Some(id), Some((known, _))) if open && *known == id => {}
                    (Some(id), _) => found.push((id, at..at)),
                    (None, _) => {}
                }
                open = id.is_some();
            }
            at += line.len();
            if let Some((_, place)) = found.last_mut().filter(|_| open) {
                place.end = at;
            }
        }
        cards.insert(path, found);
    }
    cards
}

/// Whether a change stands in a piece of a file; what was taken out stands where it was.
fn meets(piece: &Range<usize>, place: &Range<usize>) -> bool {
    piece.start < place.end.max(place.start + 1) && place.start < piece.end
}

fn of_tables(cards: &Cards<'_>, path: &str, place: &Range<usize>) -> Vec<String> {
    let here = cards.get(path).into_iter().flatten();
    here.filter(|(_, piece)| meets(piece, place)).map(|(id, _)| (*id).to_owned()).collect()
}

/// Pieces of a text that begin with a line for which `name` says something.
fn pieces(text: &str, name: fn(&str) -> Option<&str>) -> Vec<(&str, Range<usize>)> {
    let mut found: Vec<(&str, Range<usize>)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        found.extend(name(line).map(|name| (name, at..at)));
        at += line.len();
        if let Some((_, place)) = found.last_mut() {
            place.end = at;
        }
    }
    found
}

/// The key of a text that begins in this line.
fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    line.starts_with(|sign: char| sign.is_ascii_alphabetic()).then_some(key.trim())
}

/// The name of a function that begins in this line.
fn function(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("local ").unwrap_or(line).strip_prefix("function ")?;
    rest.split('(').next()?.rsplit(['.', ':']).next()
}

/// The cards that texts are about: `word-<id>`, `text-<id>`, with `-` for `_`.
fn of_texts(cards: &Cards<'_>, text: &str, place: &Range<usize>) -> Vec<String> {
    let keys = pieces(text, key).into_iter().filter(|(_, piece)| meets(piece, place));
    let about = keys.filter_map(|(key, _)| key.split_once('-')).map(|(_, about)| about.replace('-', "_"));
    let ids: Vec<&str> = cards.values().flatten().map(|(id, _)| *id).collect();
    about.filter(|about| ids.contains(&about.as_str())).collect()
}

/// The cards that run a function which has changed.
fn of_scripts(cards: &Cards<'_>, pack: &PackFiles, path: &str, text: &str, place: &Range<usize>) -> Vec<String> {
    let stem = path.rsplit('/').next().and_then(|file| file.strip_suffix(".luau")).unwrap_or_default();
    let functions = pieces(text, function).into_iter().filter(|(_, piece)| meets(piece, place));
    let run: Vec<String> = functions.map(|(name, _)| format!("{stem}.{}", name.trim())).collect();
    let runs = |path: &str, piece: &Range<usize>| {
        let written = pack.files.get(path).and_then(|text| text.get(piece.clone())).unwrap_or_default();
        written.split(['"', '\'']).any(|quoted| run.iter().any(|run| run == quoted))
    };
    let all = cards.iter().flat_map(|(path, cards)| cards.iter().map(move |(id, piece)| (*path, *id, piece)));
    all.filter(|(path, _, piece)| runs(path, piece)).map(|(_, id, _)| id.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::{PackFiles, touched};

    const TABLES: &str = "[kind.thing]\nplural = \"things\"\n\n[card.red_cat]\nkind = \"thing\"\n[[card.red_cat.when]]\n\
                          run = \"tricks.jump\"\n\n[card.dog]\nkind = \"thing\"\n\n[zone.heap]\nof = \"table\"\n";
    const SCRIPT: &str =
        "local function helper()\nend\nfunction jump(game)\n  return 1\nend\nfunction sit(game)\nend\n";

    fn pack(files: &[(&str, &str)]) -> PackFiles {
        let whole = [("a.toml", TABLES), ("locales/en.ftl", "word-red-cat = cat\nword-dog = dog\n    .other = dogs\n")];
        let all = whole.iter().chain(&[("scripts/tricks.luau", SCRIPT)]).chain(files);
        PackFiles { id: "p".into(), files: all.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
    }

    fn after(path: &str, old: &str, new: &str) -> Vec<String> {
        let before = pack(&[]);
        let text = before.files[path].replacen(old, new, 1);
        assert_ne!(text, before.files[path], "`{old}` stands there");
        touched(&before, &pack(&[(path, &text)]))
    }

    #[test]
    fn the_card_where_something_was_written() {
        assert_eq!(after("a.toml", "tricks.jump", "tricks.leap"), ["red_cat"]);
        assert_eq!(after("a.toml", "[card.dog]\nkind = \"thing\"", "[card.dog]\nkind = "), ["dog"]);
        assert_eq!(after("a.toml", "[card.dog]", "[card.fox]\nkind = \"thing\"\n\n[card.dog]"), ["fox"]);
        assert_eq!(after("a.toml", "\"things\"", "\"thingies\""), [""; 0]);
        assert_eq!(after("a.toml", "of = \"table\"", "of = \"player\""), [""; 0]);
    }

    #[test]
    fn its_texts_and_its_script_are_the_cards_too() {
        assert_eq!(after("locales/en.ftl", "dogs", "hounds"), ["dog"]);
        assert_eq!(after("locales/en.ftl", "= cat", "= red cat"), ["red_cat"]);
        assert_eq!(after("scripts/tricks.luau", "return 1", "return 2"), ["red_cat"]);
        assert_eq!(after("scripts/tricks.luau", "sit(game)\n", "sit(game)\n  return 3\n"), [""; 0]);
    }

    #[test]
    fn a_pack_that_says_the_same_is_about_nothing() {
        assert_eq!(touched(&pack(&[]), &pack(&[])), [""; 0]);
    }
}
