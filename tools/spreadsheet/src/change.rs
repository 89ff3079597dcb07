//! What was changed in a table. Everything that cannot be meant is refused, with its row and column.

use std::collections::BTreeMap;
use std::fmt;

use quarterdeck_dsl::problem::nearest_id;

use crate::table::{Cell, Column, Row, Table};
use crate::{CARD, LINE, NAME};

/// A cell that says something else than before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The file.
    pub file: String,
    /// The card.
    pub card: String,
    /// Which line of its copies, from 1; nothing for the card itself.
    pub line: Option<usize>,
    /// The column.
    pub column: Column,
    /// What stood there.
    pub from: Option<String>,
    /// What is to stand there; nothing if it is to be left out.
    pub to: Option<String>,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Change { file, card, line, column, from, to } = self;
        let shown = |value: &Option<String>| value.clone().unwrap_or_else(|| "(nothing)".into());
        write!(f, "{file}: [card.{card}]")?;
        if let Some(line) = line {
            write!(f, " copies {line}")?;
        }
        write!(f, ": {} {} → {}", column.name, shown(from), shown(to))
    }
}

/// Something in a table that cannot be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The row, as spreadsheets number it: 1 is that of the names of columns.
    pub row: usize,
    /// The column by its name, if there is one to name.
    pub column: Option<String>,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.column {
            Some(column) => write!(f, "row {}, column `{column}`: {}", self.row, self.message),
            None => write!(f, "row {}: {}", self.row, self.message),
        }
    }
}

fn mistake(row: usize, column: Option<&str>, message: impl Into<String>) -> Mistake {
    Mistake { row, column: column.map(str::to_owned), message: message.into() }
}

/// What a CSV file says otherwise than the table; or everything wrong with it. Commas, semicolons and tabs are understood, and
/// what spreadsheets put before the text.
pub fn changes(table: &Table, csv: &[u8]) -> Result<Vec<Change>, Vec<Mistake>> {
    if csv.starts_with(&[0xff, 0xfe]) || csv.starts_with(&[0xfe, 0xff]) {
        return Err(vec![mistake(1, None, "the file is written in UTF-16; save it as CSV in UTF-8")]);
    }
    let text = String::from_utf8_lossy(csv);
    let text = text.trim_start_matches('\u{feff}');
    // Excel may say in a line of its own how cells are parted.
    let (text, skipped) = match text.split_once('\n') {
        Some((first, rest)) if first.trim_end().to_lowercase().starts_with("sep=") => (rest, 1),
        _ => (text, 0),
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(parted_by(text))
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| vec![mistake(rows.len() + 1 + skipped, None, error.to_string())])?;
        let line = record.position().map_or(rows.len() as u64 + 1, csv::Position::line) as usize + skipped;
        rows.push((line, record.iter().map(plain).collect::<Vec<String>>()));
    }
    let Some(((at, heads), rows)) = rows.split_first() else {
        return Err(vec![mistake(
            1,
            None,
            format!("the file is empty; its first row names columns: `{CARD}`, `{LINE}`, …"),
        )]);
    };
    let mut reading = Reading { table, mistakes: Vec::new(), changes: Vec::new() };
    let places = reading.heads(*at, heads);
    if reading.mistakes.is_empty() {
        reading.rows(rows, &places);
    }
    if reading.mistakes.is_empty() { Ok(reading.changes) } else { Err(reading.mistakes) }
}

/// What parts the cells: whatever is met most often in the first row.
fn parted_by(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    let many = |sign: &u8| first.bytes().filter(|byte| byte == sign).count();
    [b',', b';', b'\t'].into_iter().rev().max_by_key(many).unwrap_or(b',')
}

/// A cell without what was put around it against formulas.
fn plain(cell: &str) -> String {
    let cell = cell.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{a0}');
    match cell.strip_prefix('\'') {
        Some(rest) if rest.starts_with(['=', '+', '-', '@']) => rest.to_owned(),
        _ => cell.to_owned(),
    }
}

/// Where each column of the file belongs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Card,
    Line,
    Nowhere,
    Column(usize),
}

struct Reading<'t> {
    table: &'t Table,
    mistakes: Vec<Mistake>,
    changes: Vec<Change>,
}

impl Reading<'_> {
    fn heads(&mut self, row: usize, heads: &[String]) -> Vec<Place> {
        let known = || self.table.columns.iter().map(|column| column.name.as_str());
        let mut places: Vec<Place> = Vec::new();
        let mut mistakes = Vec::new();
        for (at, head) in heads.iter().enumerate() {
            let place = match head.as_str() {
                CARD => Place::Card,
                LINE => Place::Line,
                NAME | "" => Place::Nowhere,
                head => match known().position(|name| name == head) {
                    Some(column) => Place::Column(column),
                    None => {
                        let near = nearest_id(head, known().chain([CARD, LINE, NAME]));
                        let all = || format!("there is: {}", known().collect::<Vec<_>>().join(", "));
                        let help = near.map_or_else(all, |near| format!("did you mean `{near}`?"));
                        mistakes.push(mistake(row, Some(head), format!("there is no such column; {help}")));
                        Place::Nowhere
                    }
                },
            };
            if place != Place::Nowhere && places.contains(&place) {
                mistakes.push(mistake(row, Some(&heads[at]), "this column is there twice"));
            }
            places.push(place);
        }
        for (needed, name) in [(Place::Card, CARD), (Place::Line, LINE)] {
            if !places.contains(&needed) {
                mistakes.push(mistake(row, None, format!("there is no column `{name}`; it says what a row is about")));
            }
        }
        self.mistakes = mistakes;
        places
    }

    fn rows(&mut self, rows: &[(usize, Vec<String>)], places: &[Place]) {
        let mut seen: BTreeMap<(String, Option<usize>), usize> = BTreeMap::new();
        for (number, cells) in rows {
            if cells.iter().all(String::is_empty) {
                continue;
            }
            let at = |place: Place| {
                let at = places.iter().position(|known| *known == place);
                at.and_then(|at| cells.get(at)).map(String::as_str).unwrap_or_default()
            };
            let Some(row) = self.row(*number, at(Place::Card), at(Place::Line)) else {
                continue;
            };
            if let Some(before) = seen.insert((row.card.clone(), row.line), *number) {
                self.mistakes.push(mistake(
                    *number,
                    None,
                    format!("the same card and line stand in row {before}, too"),
                ));
                continue;
            }
            if let Some((_, extra)) =
                cells.iter().enumerate().find(|(at, cell)| *at >= places.len() && !cell.is_empty())
            {
                self.mistakes.push(mistake(
                    *number,
                    None,
                    format!("`{extra}` stands in no column: the row is too long"),
                ));
            }
            for (place, cell) in places.iter().zip(cells) {
                if let Place::Column(column) = place {
                    self.cell(*number, &row, *column, cell);
                }
            }
        }
    }

    /// The row of the table that a row of the file is about.
    fn row(&mut self, number: usize, card: &str, line: &str) -> Option<Row> {
        let cards = || self.table.rows.iter().filter(|row| row.card == card);
        if cards().next().is_none() {
            let near = nearest_id(card, self.table.rows.iter().map(|row| row.card.as_str()));
            let help =
                near.map_or_else(|| "rows cannot add cards".to_owned(), |near| format!("did you mean `{near}`?"));
            self.mistakes.push(mistake(number, Some(CARD), format!("there is no card `{card}` in this pack; {help}")));
            return None;
        }
        let wanted = if line.is_empty() {
            Some(None)
        } else {
            whole(line).and_then(|line| usize::try_from(line).ok()).map(Some)
        };
        let found = wanted.and_then(|line| cards().find(|row| row.line == line)).cloned();
        if found.is_none() {
            let lines: Vec<String> =
                cards().map(|row| row.line.map_or("(empty)".to_owned(), |line| line.to_string())).collect();
            let message = format!("the card `{card}` has no line `{line}`; there is: {}", lines.join(", "));
            self.mistakes.push(mistake(number, Some(LINE), message));
        }
        found
    }

    fn cell(&mut self, number: usize, row: &Row, at: usize, cell: &str) {
        let column = &self.table.columns[at];
        let to = match read(&column.cell, cell) {
            Ok(value) => value,
            Err(message) => return self.mistakes.push(mistake(number, Some(&column.name), message)),
        };
        if to != row.cells[at] {
            self.changes.push(Change {
                file: row.file.clone(),
                card: row.card.clone(),
                line: row.line,
                column: column.clone(),
                from: row.cells[at].clone(),
                to,
            });
        }
    }
}

/// A whole number, also as spreadsheets write one that could have been broken.
fn whole(text: &str) -> Option<i64> {
    let text = text.strip_prefix('+').unwrap_or(text).replace('−', "-");
    let kept = match text.split_once(['.', ',']) {
        Some((kept, zeros)) if !zeros.is_empty() && zeros.chars().all(|sign| sign == '0') => kept,
        _ => &text,
    };
    kept.parse().ok()
}

/// What a cell says, as the files write it.
fn read(cell: &Cell, text: &str) -> Result<Option<String>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let number = |least: i64| match whole(text) {
        Some(number) if number >= least && i32::try_from(number).is_ok() => Ok(Some(number.to_string())),
        Some(_) => Err(format!("`{text}` is too small or too large")),
        None => Err(format!("`{text}` is not a whole number")),
    };
    match cell {
        Cell::Number => number(i64::from(i32::MIN) + 1),
        Cell::Count => number(1),
        Cell::Flag => match text.to_lowercase().as_str() {
            "true" | "yes" | "1" | "истина" | "да" => Ok(Some("true".into())),
            "false" | "no" | "0" | "ложь" | "нет" => Ok(Some("false".into())),
            _ => Err(format!("`{text}` is neither true nor false")),
        },
        Cell::Word(words) if words.iter().any(|word| word == text) => Ok(Some(text.to_owned())),
        Cell::Word(words) => {
            let near = nearest_id(text, words.iter().map(String::as_str)).map(|near| format!("did you mean `{near}`?"));
            let help = near.unwrap_or_else(|| format!("there is: {}", words.join(", ")));
            Err(format!("there is no word `{text}`; {help}"))
        }
    }
}
