//! Cards that exist, as models for a new one: of what kind they are, where they lie at first, what is printed on them.

use quarterdeck_runtime::{Game, PackFiles};
use toml_edit::{DocumentMut, Item, TableLike, Value};

/// Where cards lie and whose they are: what a new card has in common with others of its kind.
const PLACING: &[&str] = &["starts_in", "per", "holds"];

/// A card of a pack.
pub struct Model {
    /// Its kinds, as they are written.
    pub kinds: Vec<String>,
    /// Where it lies and whose it is: key and value.
    pub placing: Vec<(String, String)>,
    /// What is printed on its first copy: key and value.
    pub printed: Vec<(String, String)>,
    /// What it requires.
    pub requires: Option<String>,
    /// How much is written of it.
    size: usize,
}

/// All cards that packs define, in the order of packs and files. Cards that only some settings have are no models.
pub fn models(packs: &[&PackFiles], game: &Game) -> Vec<Model> {
    let mut found: Vec<(String, Model)> = Vec::new();
    let mut faces: Vec<String> = Vec::new();
    for text in
        packs.iter().flat_map(|pack| &pack.files).filter(|(path, _)| path.ends_with(".toml")).map(|(_, text)| text)
    {
        let Ok(document) = text.parse::<DocumentMut>() else {
            continue;
        };
        let cards = document.get("card").and_then(Item::as_table_like);
        for (id, card) in cards.into_iter().flat_map(TableLike::iter) {
            let Some(card) = card.as_table_like() else {
                continue;
            };
            faces.extend(words(card.get("faces")));
            if !["extends", "replaces", "with", "if"].iter().any(|key| card.contains_key(key)) {
                found.push((id.to_owned(), model(card, game)));
            }
        }
    }
    // A further face of a card is no card by itself.
    found.into_iter().filter(|(id, _)| !faces.contains(id)).map(|(_, model)| model).collect()
}

/// One word, or a list of them.
fn words(item: Option<&Item>) -> Vec<String> {
    match item.and_then(Item::as_value) {
        Some(Value::Array(words)) => words.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        Some(word) => word.as_str().map(str::to_owned).into_iter().collect(),
        None => Vec::new(),
    }
}

fn model(card: &dyn TableLike, game: &Game) -> Model {
    let own = |wanted: &dyn Fn(&str) -> bool| -> Vec<(String, String)> {
        card.iter()
            .filter(|(key, _)| wanted(key))
            .filter_map(|(key, item)| Some((key.to_owned(), written(item)?)))
            .collect()
    };
    let is_printed = |key: &str| key == "count" || game.attributes.iter().any(|attribute| attribute.name == key);
    let mut printed = own(&is_printed);
    let copies =
        card.get("copies").and_then(Item::as_array).and_then(|copies| copies.get(0)).and_then(Value::as_inline_table);
    let mut placing = own(&|key| PLACING.contains(&key));
    for (key, value) in copies.into_iter().flat_map(|copy| copy.iter()) {
        let pair = (key.to_owned(), value.to_string().trim().to_owned());
        if is_printed(key) {
            printed.push(pair);
        } else if PLACING.contains(&key) {
            placing.retain(|(known, _)| known != key);
            placing.push(pair);
        }
    }
    Model {
        kinds: words(card.get("kind")),
        placing,
        printed,
        requires: card.get("requires").and_then(written),
        size: card.iter().map(|(_, item)| item.to_string().len()).sum(),
    }
}

fn written(item: &Item) -> Option<String> {
    item.as_value().map(|value| value.to_string().trim().to_owned())
}

/// The simplest card of a kind, among those that have the same further kinds as most.
pub fn simplest<'m>(models: &'m [Model], kind: &str) -> Option<&'m Model> {
    let of_kind = || models.iter().filter(|model| model.kinds.iter().any(|known| known == kind));
    let alike = |model: &Model| of_kind().filter(|other| other.kinds == model.kinds).count();
    of_kind().min_by_key(|model| (std::cmp::Reverse(alike(model)), model.size))
}

/// The kinds that cards have, the one with the most cards first.
pub fn kinds(models: &[Model]) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for kind in models.iter().filter_map(|model| model.kinds.first()) {
        match counted.iter_mut().find(|(known, _)| known == kind) {
            Some((_, count)) => *count += 1,
            None => counted.push((kind.clone(), 1)),
        }
    }
    counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counted.into_iter().map(|(kind, _)| kind).collect()
}
