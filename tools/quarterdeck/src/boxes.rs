//! Boxes beside and below each other, lines that are not too long, and columns.

use std::fmt::Write;
use std::io::IsTerminal;
use std::sync::OnceLock;

/// The widest line that is drawn if nobody says otherwise.
pub const WIDTH: usize = 100;
/// In less, boxes hold hardly a word.
const NARROWEST: usize = 50;
/// How wide lines are drawn, once that is known.
static ROOM: OnceLock<usize> = OnceLock::new();

/// Lines are drawn as wide as is said, else as the terminal is, if that is narrow.
pub fn fit(said: Option<usize>) {
    let terminal = || terminal_size::terminal_size().map(|(columns, _)| usize::from(columns.0).min(WIDTH));
    let found = said.or_else(|| if std::io::stdout().is_terminal() { terminal() } else { None });
    let _ = ROOM.set(found.unwrap_or(WIDTH).max(NARROWEST));
}

/// How wide lines are drawn.
pub fn widest() -> usize {
    *ROOM.get().unwrap_or(&WIDTH)
}

/// The widest text in a box whose width nobody says.
const COMFORTABLE: usize = 30;

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text, filled up with blanks.
pub fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// A blank at which no line is broken.
pub const TIED: char = '\u{a0}';

/// A text in lines of a width, the later ones indented below the first; a word that is too long is cut.
pub fn wrapped(text: &str, to: usize, indent: usize) -> Vec<String> {
    let inset = text.chars().take_while(|letter| *letter == ' ').count();
    let to = to.max(inset + indent + 1);
    let mut lines: Vec<String> = Vec::new();
    let mut line = " ".repeat(inset);
    for word in text[inset..].split(' ') {
        let empty = line.trim().is_empty();
        if !empty && width(&line) + 1 + width(word) > to {
            lines.push(std::mem::replace(&mut line, " ".repeat(inset + indent)));
        } else if !empty {
            line.push(' ');
        }
        for letter in word.chars() {
            if width(&line) == to {
                lines.push(std::mem::replace(&mut line, " ".repeat(inset + indent)));
            }
            line.push(if letter == TIED { ' ' } else { letter });
        }
    }
    lines.push(line);
    lines
}

/// Adds a text in lines that are not too long.
pub fn line(out: &mut String, indent: usize, text: &str) {
    let blanks = " ".repeat(indent);
    for part in wrapped(text, widest() - indent, 2) {
        let _ = writeln!(out, "{blanks}{}", part.trim_end());
    }
}

/// Boxes with some lines each, so many in a row; as many as fit if 0 is said.
pub fn boxes(cells: &[Vec<String>], across: usize, indent: usize) -> String {
    let longest = cells.iter().flatten().map(|text| width(text)).max().unwrap_or(0).max(1);
    let room = |across: usize| ((widest() - indent - 1) / across.max(1)).saturating_sub(3).max(1);
    let across = match across {
        0 => ((widest() - indent - 1) / (longest.min(COMFORTABLE) + 3)).clamp(1, cells.len().max(1)),
        _ => across,
    };
    let inner = longest.min(room(across));
    let rule = |left: char, middle: &str, right: char| {
        let parts = vec!["─".repeat(inner + 2); across];
        format!("{}{left}{}{right}\n", " ".repeat(indent), parts.join(middle))
    };
    let mut out = rule('┌', "┬", '┐');
    for (at, row) in cells.chunks(across).enumerate() {
        if at > 0 {
            out.push_str(&rule('├', "┼", '┤'));
        }
        let row: Vec<Vec<String>> =
            row.iter().map(|cell| cell.iter().flat_map(|text| wrapped(text, inner, 2)).collect()).collect();
        for line in 0..row.iter().map(Vec::len).max().unwrap_or(0).max(1) {
            out.push_str(&" ".repeat(indent));
            for cell in 0..across {
                let text = row.get(cell).and_then(|cell| cell.get(line)).map_or("", String::as_str);
                let _ = write!(out, "│ {} ", padded(text, inner));
            }
            out.push_str("│\n");
        }
    }
    out.push_str(&rule('└', "┴", '┘'));
    out
}

/// Short texts in two columns if that saves many lines, else below each other.
pub fn columns(texts: &[String], indent: usize) -> String {
    let half = (widest() - indent) / 2;
    let two = texts.len() > 4 && texts.iter().all(|text| width(text) + 2 <= half);
    let mut out = String::new();
    let blanks = " ".repeat(indent);
    if !two {
        texts.iter().for_each(|text| line(&mut out, indent, text));
        return out;
    }
    let rows = texts.len().div_ceil(2);
    for at in 0..rows {
        let second = texts.get(rows + at).map_or("", String::as_str);
        let _ = writeln!(out, "{blanks}{}", format!("{}{second}", padded(&texts[at], half)).trim_end());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(wrapped("один два три", 8, 2), ["один два", "  три"]);
        assert_eq!(wrapped("abcdefgh", 5, 1), ["abcde", " fgh"]);
        assert_eq!(wrapped("", 5, 1), [""]);
        assert_eq!(wrapped("  a\u{a0}1 b\u{a0}2 c", 6, 1), ["  a 1", "   b 2", "   c"]);
    }

    #[test]
    fn boxes_are_as_wide_as_what_they_hold() {
        let cells = [vec!["один".to_owned(), "2".to_owned()], vec!["three".to_owned()], vec![]];
        let drawn = " ┌───────┬───────┐
 │ один  │ three │
 │ 2     │       │
 ├───────┼───────┤
 │       │       │
 └───────┴───────┘
";
        assert_eq!(boxes(&cells, 2, 1), drawn);
        let wide = boxes(&vec![vec!["слово ".repeat(20)]; 5], 3, 4);
        assert!(wide.lines().all(|line| width(line) <= WIDTH));
    }

    #[test]
    fn many_short_texts_stand_in_two_columns() {
        let texts: Vec<String> = (1..=5).map(|number| number.to_string()).collect();
        let drawn = columns(&texts, 2);
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].starts_with("  1") && lines[0].ends_with('4'));
        assert_eq!(columns(&texts[..3], 2), "  1\n  2\n  3\n");
    }
}
