//! What becomes pictures, pages and spreadsheets: looks, explanations of how a game is played, and numbers of cards that come back.

use std::collections::BTreeMap;
use std::sync::Arc;

use quarterdeck_dsl::vocabulary::AttributeType;
use quarterdeck_face::{Faces, Looks, Size, read};
use quarterdeck_howto::{Source, check, page};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_spreadsheet::{COUNT, Cell, Column, Table, changes, table, written};

use crate::{Reader, folders, game, pack, placed, sorted};

/// Elements that a page of ours or a drawing is made of; whatever else stands in angle brackets came from a stranger.
const ELEMENTS: [&str; 21] = [
    "article", "h1", "h2", "h3", "h4", "h5", "p", "ul", "ol", "li", "strong", "code", "span", "svg", "g", "path",
    "rect", "circle", "text", "tspan", "title",
];

/// Nothing that a stranger wrote became an element.
fn tame(html: &str) {
    for piece in html.split('<').skip(1) {
        let name: String = piece.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        assert!(ELEMENTS.contains(&name.as_str()), "`<{piece}` stands in {html}");
        let acts = piece.split('>').next().unwrap_or_default();
        assert!(!acts.contains(" on") && !acts.contains("href"), "`<{piece}` acts in {html}");
    }
}

/// Files of shipped packs beside their tables.
fn beside(ending: &str) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for folder in folders() {
        for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            if file.file_name().to_string_lossy().ends_with(ending) {
                let text = std::fs::read_to_string(file.path()).unwrap_or_default();
                found.extend(text.split_inclusive("\n\n").map(|block| block.as_bytes().to_vec()));
            }
        }
    }
    sorted(found)
}

/// Looks, and cards drawn with them.
#[must_use]
pub fn looks() -> Reader {
    let game = game("lanterns");
    let reads = move |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let (look, problems) = read("lanterns", &text);
        placed(&text, "look.toml", &problems);
        let (looks, problems) = Looks::of(&game, [&look]);
        placed(&text, "look.toml", &problems);
        let faces = Faces::new(&game, looks);
        let options = game.option_values(&[]).unwrap_or_default();
        let tongue = Tongue { game: &game, language: "en" };
        for id in PrintingId::all(game.printings.len()).take(2) {
            tame(&faces.printed(id, &tongue, &options).svg(Size::Card));
        }
    };
    Reader { seeds: beside("look.toml"), reads: Box::new(reads) }
}

/// How a game is played: told, drawn as a page and as plain text.
#[must_use]
pub fn howto() -> Reader {
    let (game, files) = (game("lanterns"), pack("lanterns"));
    let looks = Looks::of(&game, []).0;
    let reads = move |data: &[u8]| {
        let text = String::from_utf8_lossy(data);
        let source = [Source::new("lanterns", "en", &text)];
        placed(&text, "howto.en.md", &check(&game, &looks, &[&files], &source));
        let Some(page) = page(&game, &looks, &source, "en") else { return };
        tame(&page.html());
        page.stressed();
        page.text(40);
    };
    Reader { seeds: beside(".md"), reads: Box::new(reads) }
}

fn columns(game: &Game) -> Vec<Column> {
    let of = |kind: &AttributeType, values: &[String]| match kind {
        AttributeType::Number => Some(Cell::Number),
        AttributeType::Flag => Some(Cell::Flag),
        AttributeType::Values => Some(Cell::Word(values.to_vec())),
        AttributeType::List => None,
    };
    let cells = game.attributes.iter().filter_map(|it| Some((it.name.clone(), of(&it.kind, &it.values)?)));
    let count = (COUNT.to_owned(), Cell::Count);
    cells.chain([count]).map(|(name, cell)| Column { name, cell }).collect()
}

/// A spreadsheet of cards that comes back: what it changes is written into the files, and reads as it was meant.
///
/// # Panics
/// If there are no cards.
#[must_use]
pub fn sheets() -> Reader {
    let game: Arc<Game> = game("port-royal");
    let files: BTreeMap<String, String> = pack("port-royal").files;
    let columns = columns(&game);
    let known: Table = table(&files, &columns).expect("it is sound");
    let whole = known.csv(|card| format!("{card}, called so")).expect("memory can be written");
    let lines: Vec<&[u8]> = whole.split_inclusive(|sign| *sign == b'\n').collect();
    let seeds = (1..lines.len().min(60)).map(|at| [lines[0], lines[at]].concat()).collect();
    let reads = move |data: &[u8]| {
        // The lines that are not there are as they were.
        let Ok(changes) = changes(&known, data) else { return };
        let Ok(new) = written(&files, &changes) else { return };
        let all: BTreeMap<String, String> = files.clone().into_iter().chain(new).collect();
        let again = table(&all, &columns).expect("what was written can be read");
        for change in changes {
            let row = again.rows.iter().find(|row| row.card == change.card && row.line == change.line);
            let at = again.columns.iter().position(|column| column.name == change.column.name);
            let now = row.zip(at).and_then(|(row, at)| row.cells[at].clone());
            assert_eq!(now, change.to, "{} {:?} {}", change.card, change.line, change.column.name);
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}
