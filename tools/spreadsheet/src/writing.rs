//! Writes changes into the files of a pack. Whatever was not changed stays as it is, to the last blank.

use std::collections::BTreeMap;

use toml_edit::{DocumentMut, Item, TableLike, Value};

use crate::CARD;
use crate::change::Change;
use crate::table::Cell;

/// The files that change, as they are to be: text by path. A file that does not hold what is to be changed is an error.
pub fn written(files: &BTreeMap<String, String>, changes: &[Change]) -> Result<BTreeMap<String, String>, String> {
    let mut written = BTreeMap::new();
    for (path, text) in files {
        let own: Vec<&Change> = changes.iter().filter(|change| change.file == *path).collect();
        if own.is_empty() {
            continue;
        }
        let mut document: DocumentMut = text.parse().map_err(|error| format!("{path}: {error}"))?;
        for change in own {
            let place = place(&mut document, change).ok_or_else(|| format!("{change}: there is no such place"))?;
            put(place, change);
        }
        let new = document.to_string();
        // Ends of lines are those of the file.
        let new = if text.contains("\r\n") && !new.contains("\r\n") { new.replace('\n', "\r\n") } else { new };
        written.insert(path.clone(), new);
    }
    Ok(written)
}

/// The table that a change is about.
fn place<'d>(document: &'d mut DocumentMut, change: &Change) -> Option<&'d mut dyn TableLike> {
    let card = document.get_mut(CARD)?.as_table_like_mut()?.get_mut(&change.card)?;
    let Some(line) = change.line else {
        return card.as_table_like_mut();
    };
    match card.as_table_like_mut()?.get_mut("copies")? {
        Item::Value(Value::Array(array)) => {
            let mut lines = array.iter_mut().filter_map(Value::as_inline_table_mut);
            lines.nth(line - 1).map(|line| line as &mut dyn TableLike)
        }
        Item::ArrayOfTables(tables) => tables.get_mut(line - 1).map(|line| line as &mut dyn TableLike),
        _ => None,
    }
}

fn put(table: &mut dyn TableLike, change: &Change) {
    let key = change.column.name.as_str();
    let Some(to) = &change.to else {
        table.remove(key);
        return;
    };
    let mut value: Value = match change.column.cell {
        Cell::Number | Cell::Count => to.parse::<i64>().unwrap_or_default().into(),
        Cell::Flag => (to == "true").into(),
        Cell::Word(_) => to.as_str().into(),
    };
    match table.get_mut(key).and_then(Item::as_value_mut) {
        Some(old) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        None => {
            table.insert(key, Item::Value(value));
        }
    }
}
