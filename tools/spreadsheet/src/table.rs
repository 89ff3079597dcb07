//! From the files of a pack to a table.

use std::collections::BTreeMap;

use toml_edit::{DocumentMut, Item, TableLike, Value};

use crate::{CARD, COUNT, LINE, NAME};

/// What can stand in a column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A whole number.
    Number,
    /// A whole number that is at least 1.
    Count,
    /// Yes or no.
    Flag,
    /// One of these words.
    Word(Vec<String>),
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The key in the files.
    pub name: String,
    /// What can stand in it.
    pub cell: Cell,
}

/// A row: a card, or a line of its copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The card.
    pub card: String,
    /// Which line of its copies, from 1; nothing for the card itself.
    pub line: Option<usize>,
    /// The file in which it stands.
    pub file: String,
    /// What stands in each column, as it is written.
    pub cells: Vec<Option<String>>,
}

/// All cards of a pack.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, file by file.
    pub rows: Vec<Row>,
}

/// The cards in these files: text by path. Of the columns those are kept in which something stands. A file that cannot be read
/// is an error, with its path.
pub fn table(files: &BTreeMap<String, String>, columns: &[Column]) -> Result<Table, String> {
    let mut rows = Vec::new();
    for (file, text) in files.iter().filter(|(path, _)| path.ends_with(".toml")) {
        let document: DocumentMut = text.parse().map_err(|error| format!("{file}: {error}"))?;
        let Some(cards) = document.get(CARD).and_then(Item::as_table_like) else {
            continue;
        };
        for (card, item) in cards.iter() {
            let Some(table) = item.as_table_like() else {
                continue;
            };
            let row = |line: Option<usize>, cells: Vec<Option<String>>| Row {
                card: card.to_owned(),
                line,
                file: file.clone(),
                cells,
            };
            let own: Vec<Option<String>> = columns.iter().map(|column| cell(table, &column.name)).collect();
            let lines = lines(table);
            if lines.is_empty() || own.iter().any(Option::is_some) {
                rows.push(row(None, own));
            }
            for (at, line) in lines.into_iter().enumerate() {
                rows.push(row(Some(at + 1), columns.iter().map(|column| cell(line, &column.name)).collect()));
            }
        }
    }
    // Whatever no card says is no column, but for how many there are.
    let used = |at: usize| columns[at].name == COUNT || rows.iter().any(|row| row.cells[at].is_some());
    let kept: Vec<usize> = (0..columns.len()).filter(|at| used(*at)).collect();
    let columns = kept.iter().map(|at| columns[*at].clone()).collect();
    for row in &mut rows {
        row.cells = kept.iter().map(|at| row.cells[*at].clone()).collect();
    }
    Ok(Table { columns, rows })
}

/// The lines of `copies`, however they are written.
fn lines(table: &dyn TableLike) -> Vec<&dyn TableLike> {
    match table.get("copies") {
        Some(Item::Value(Value::Array(array))) => {
            array.iter().filter_map(|value| value.as_inline_table().map(|line| line as &dyn TableLike)).collect()
        }
        Some(Item::ArrayOfTables(tables)) => tables.iter().map(|line| line as &dyn TableLike).collect(),
        _ => Vec::new(),
    }
}

/// What stands at a key, if it is a number, a word or yes or no.
fn cell(table: &dyn TableLike, key: &str) -> Option<String> {
    match table.get(key)?.as_value()? {
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(flag) => Some(flag.value().to_string()),
        Value::String(word) => Some(word.value().clone()),
        _ => None,
    }
}

impl Table {
    /// The table as CSV with commas; names of cards are given by whoever knows them.
    pub fn csv(&self, name: impl Fn(&str) -> String) -> Result<Vec<u8>, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let fixed = [CARD, LINE, NAME].into_iter();
        writer.write_record(fixed.chain(self.columns.iter().map(|column| column.name.as_str())))?;
        for row in &self.rows {
            let line = row.line.map(|line| line.to_string()).unwrap_or_default();
            let cells = row.cells.iter().map(|cell| harmless(cell.clone().unwrap_or_default()));
            let start = [harmless(row.card.clone()), line, harmless(name(&row.card))];
            writer.write_record(start.into_iter().chain(cells))?;
        }
        writer.into_inner().map_err(|error| error.into_error().into())
    }
}

/// A text that no spreadsheet takes for a formula.
pub fn harmless(text: String) -> String {
    let acts = text.starts_with(['=', '+', '-', '@', '\t', '\r']) && text.parse::<i64>().is_err();
    if acts { format!("'{text}") } else { text }
}
