//! Everything that packs speak of: the values of all keys, names within tables, and scripts.

use quarterdeck_runtime::PackFiles;
use toml_edit::{Document, Item, Value};

/// What is written under a key.
pub struct Mention {
    /// The key.
    key: String,
    /// What is written, as words between blanks.
    words: String,
}

/// All that is written in some packs.
pub struct Mentions {
    all: Vec<Mention>,
}

impl Mentions {
    /// Reads packs.
    pub fn of(packs: &[&PackFiles]) -> Mentions {
        let mut all = Vec::new();
        for (path, text) in packs.iter().flat_map(|pack| &pack.files) {
            if path.ends_with(".luau") {
                all.push(Mention { key: "run".into(), words: words(text) });
            } else if let Some(document) =
                path.ends_with(".toml").then(|| Document::parse(text.as_str()).ok()).flatten()
            {
                for (key, item) in document.as_table() {
                    gather(key, item, 1, &mut all);
                }
            }
        }
        Mentions { all }
    }

    /// Whether anything speaks of a name, in the singular or in the plural, under a key that counts.
    pub fn speak_of(&self, name: &str, plural: Option<&str>, counts: impl Fn(&str) -> bool) -> bool {
        let stem = |name: &str| {
            let words = words(name);
            format!(" {}", words.trim().strip_suffix('y').unwrap_or(words.trim()))
        };
        let names: Vec<String> = [Some(name), plural].into_iter().flatten().map(stem).collect();
        let spoken = |mention: &&Mention| counts(&mention.key);
        self.all.iter().filter(spoken).any(|mention| names.iter().any(|name| mention.words.contains(name.as_str())))
    }
}

impl Mentions {
    /// Whether everything that speaks of a name just asks whether it is one of some words: `name is word`, and nothing reckons with it.
    pub fn only_compare(&self, name: &str, with: &[String]) -> bool {
        let name = words(name);
        let with: Vec<String> = with.iter().map(|word| words(word)).collect();
        let asks = |behind: &str| {
            let behind = ["is ", "are "].iter().find_map(|verb| behind.strip_prefix(verb));
            let behind = behind.map(|behind| behind.strip_prefix("not ").unwrap_or(behind));
            behind.is_some_and(|behind| with.iter().any(|word| behind.starts_with(word.trim_start())))
        };
        self.all
            .iter()
            .all(|mention| mention.words.match_indices(&name).all(|(at, _)| asks(&mention.words[at + name.len()..])))
    }
}

/// Words between blanks, in small letters.
fn words(text: &str) -> String {
    let plain: String =
        text.to_lowercase().chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The id of a definition stands two tables deep; names further inside are mentioned.
const DEFINED: usize = 2;

fn gather(key: &str, item: &Item, depth: usize, all: &mut Vec<Mention>) {
    match item {
        Item::Value(value) => of_value(key, value, depth, all),
        Item::Table(table) => {
            for (inner, item) in table {
                name(inner, depth + 1, all);
                gather(inner, item, depth + 1, all);
            }
        }
        // `[[rule]]` has no id: its keys are as deep as those of a table that has one.
        Item::ArrayOfTables(tables) => {
            for (inner, item) in tables.iter().flat_map(|table| table.iter()) {
                gather(inner, item, depth.max(DEFINED) + 1, all);
            }
        }
        Item::None => {}
    }
}

fn of_value(key: &str, value: &Value, depth: usize, all: &mut Vec<Mention>) {
    match value {
        Value::String(text) => all.push(Mention { key: key.to_owned(), words: words(text.value()) }),
        Value::Array(list) => list.iter().for_each(|value| of_value(key, value, depth, all)),
        Value::InlineTable(table) => {
            for (inner, value) in table {
                name(inner, depth + 1, all);
                of_value(inner, value, depth + 1, all);
            }
        }
        _ => {}
    }
}

fn name(inner: &str, depth: usize, all: &mut Vec<Mention>) {
    if depth > DEFINED {
        all.push(Mention { key: "name".into(), words: words(inner) });
    }
}
