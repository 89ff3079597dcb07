//! Cards that say the same as another of their kind and only cost more.

use std::collections::BTreeSet;

use quarterdeck_runtime::{Game, PackFiles, PackProblem};
use toml_edit::{Document, Item, TableLike, Value};

use super::spot;

/// A printing of a card: what is printed on it, and all else that is written of it.
struct Printed {
    id: String,
    path: String,
    span: Option<std::ops::Range<usize>>,
    /// Numbers and words, by key.
    values: Vec<(String, String)>,
    /// Everything else, as written.
    rest: String,
}

/// Keys that do not make a card better or worse.
const APART: &[&str] = &["copies", "count", "designed", "mark", "plural"];

/// Every card of a pack that has a cheaper twin.
pub fn worse_cards(pack: &PackFiles, known: &[&PackFiles], game: &Game) -> Vec<PackProblem> {
    let prices = prices(known, game);
    let cards = printed(pack, game);
    let mut found = Vec::new();
    let mut told: BTreeSet<&str> = BTreeSet::new();
    for worse in &cards {
        let twin = cards.iter().find_map(|better| Some((better, dearer(worse, better, &prices)?)));
        let Some((better, price)) = twin.filter(|_| told.insert(&worse.id)) else {
            continue;
        };
        let message = format!("`{}` is `{}` at a higher {}", worse.id, better.id, price.replace('_', " "));
        let place = spot(pack, &worse.path, worse.span.clone());
        found.push(
            PackProblem::new("strict::worse_card", message, &place, "in every other way the same")
                .help(format!("let it do more than `{}`, or cost as much", better.id)),
        );
    }
    found
}

/// The attribute by which one is dearer, if all else is the same.
fn dearer(worse: &Printed, better: &Printed, prices: &[String]) -> Option<String> {
    if worse.id == better.id || worse.rest != better.rest || worse.values.len() != better.values.len() {
        return None;
    }
    let mut different = worse.values.iter().filter(|value| !better.values.contains(value));
    let (key, value) = different.next().filter(|_| different.next().is_none())?;
    let other = better.values.iter().find(|(known, _)| known == key).map(|(_, value)| value)?;
    let higher = value.parse::<i64>().ok()? > other.parse::<i64>().ok()?;
    (higher && prices.contains(key)).then(|| key.clone())
}

/// Attributes that are paid: `pay … equal to its cost`, or a query that begins with them and is paid.
fn prices(known: &[&PackFiles], game: &Game) -> Vec<String> {
    let texts: Vec<String> = known
        .iter()
        .flat_map(|pack| &pack.files)
        .filter(|(path, _)| path.ends_with(".toml"))
        .map(|(_, text)| text.replace('_', " "))
        .collect();
    let paid = |name: &str| {
        let owed = format!("equal to its {name}");
        texts.iter().flat_map(|text| text.match_indices(&owed).map(move |(at, _)| &text[..at])).any(|before| {
            let sentence = before.rsplit(['\'', '"']).next().unwrap_or_default();
            sentence.split_whitespace().any(|word| word == "pay")
        })
    };
    let begun = |name: &str| {
        let queries = game.queries.unnoted().iter().filter(|query| query.base.text() == format!("its {name}"));
        queries.map(|query| query.name.replace('_', " ")).any(|query| paid(&query))
    };
    let names = game.attributes.iter().map(|attribute| attribute.name.clone());
    names.filter(|name| paid(&name.replace('_', " ")) || begun(&name.replace('_', " "))).collect()
}

/// All printings of the cards that a pack defines and that no sentence speaks of by name.
fn printed(pack: &PackFiles, game: &Game) -> Vec<Printed> {
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let Ok(document) = Document::parse(text.as_str()) else {
            continue;
        };
        let Some(cards) = document.get("card").and_then(Item::as_table_like) else {
            continue;
        };
        for (id, card) in cards.iter() {
            let Some(card) =
                card.as_table_like().filter(|card| !card.contains_key("extends") && !card.contains_key("replaces"))
            else {
                continue;
            };
            if !is_spoken_of(id, pack) {
                let span = cards.get_key_value(id).and_then(|(key, _)| key.span());
                found.extend(printings(id, path, span, card, game));
            }
        }
    }
    found
}

/// A card that sentences name may be worth more than is printed on it.
fn is_spoken_of(id: &str, pack: &PackFiles) -> bool {
    let spaced = id.replace('_', " ");
    let sentences = pack.files.iter().filter(|(path, _)| path.ends_with(".toml") || path.ends_with(".luau"));
    sentences
        .flat_map(|(_, text)| text.split(['\'', '"']).skip(1).step_by(2))
        .any(|piece| piece.contains(&spaced) || piece == id)
}

fn printings(
    id: &str,
    path: &str,
    span: Option<std::ops::Range<usize>>,
    card: &dyn TableLike,
    game: &Game,
) -> Vec<Printed> {
    let is_printed = |key: &str| game.attributes.iter().any(|attribute| attribute.name == key);
    let value = |item: &Item| item.as_value().map(|value| value.to_string().trim().to_owned());
    let own: Vec<(String, String)> = card
        .iter()
        .filter(|(key, _)| is_printed(key))
        .filter_map(|(key, item)| Some((key.to_owned(), value(item)?)))
        .collect();
    let mut rest: Vec<String> = card
        .iter()
        .filter(|(key, _)| !is_printed(key) && !APART.contains(key))
        .map(|(key, item)| format!("{key} = {}", item.to_string().trim()))
        .collect();
    rest.sort();
    let rest = rest.join("\n");
    let copies = card.get("copies").and_then(Item::as_array);
    let copies: Vec<Vec<(String, String)>> = match copies {
        Some(copies) => copies
            .iter()
            .filter_map(Value::as_inline_table)
            .map(|copy| {
                let said = copy.iter().filter(|(key, _)| !APART.contains(key));
                own.iter()
                    .cloned()
                    .chain(said.map(|(key, value)| (key.to_owned(), value.to_string().trim().to_owned())))
                    .collect()
            })
            .collect(),
        None => vec![own],
    };
    copies
        .into_iter()
        .map(|mut values| {
            values.sort();
            Printed { id: id.to_owned(), path: path.to_owned(), span: span.clone(), values, rest: rest.clone() }
        })
        .collect()
}
