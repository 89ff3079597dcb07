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
            let (place, inline) =
                place(&mut document, change).ok_or_else(|| format!("{change}: there is no such place"))?;
            // The blank before the brace that closes an inline table belongs to its last value, whichever that is.
            let blank = inline.then(|| last_blank(place, "")).flatten();
            put(place, change);
            if let Some(blank) = blank {
                last_blank(place, &blank);
            }
        }
        let new = document.to_string();
        // Ends of lines are those of the file.
        let new = if text.contains("\r\n") && !new.contains("\r\n") { new.replace('\n', "\r\n") } else { new };
        written.insert(path.clone(), new);
    }
    Ok(written)
}

/// The table that a change is about, and whether it is written in one line.
fn place<'d>(document: &'d mut DocumentMut, change: &Change) -> Option<(&'d mut dyn TableLike, bool)> {
    let card = document.get_mut(CARD)?.as_table_like_mut()?.get_mut(&change.card)?;
    let Some(line) = change.line else {
        let inline = card.is_inline_table();
        return card.as_table_like_mut().map(|card| (card, inline));
    };
    match card.as_table_like_mut()?.get_mut("copies")? {
        Item::Value(Value::Array(array)) => {
            let mut lines = array.iter_mut().filter_map(Value::as_inline_table_mut);
            lines.nth(line - 1).map(|line| (line as &mut dyn TableLike, true))
        }
        Item::ArrayOfTables(tables) => tables.get_mut(line - 1).map(|line| (line as &mut dyn TableLike, false)),
        _ => None,
    }
}

/// Puts something behind the last value of a table; what was there.
fn last_blank(table: &mut dyn TableLike, new: &str) -> Option<String> {
    let (_, last) = table.iter_mut().last()?;
    let decor = last.as_value_mut()?.decor_mut();
    let old = decor.suffix().and_then(|suffix| suffix.as_str()).unwrap_or_default().to_owned();
    decor.set_suffix(new);
    Some(old)
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
