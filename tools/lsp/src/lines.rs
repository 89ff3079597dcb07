//! Places in a text: editors count lines and, within a line, units of UTF-16; all else counts bytes.

use lsp_types::{Position, Range};

/// Where the lines of a text begin.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    /// Looks through a text.
    pub fn new(text: &str) -> Lines {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines { starts: std::iter::once(0).chain(breaks).collect() }
    }

    /// The place of a byte. Beyond the end, the end; within a letter, its beginning.
    pub fn position(&self, text: &str, byte: usize) -> Position {
        let byte = floor(text, byte);
        let line = self.starts.partition_point(|start| *start <= byte).max(1) - 1;
        let before = &text[self.starts[line]..byte];
        let units: usize = before.chars().map(char::len_utf16).sum();
        Position { line: wide(line), character: wide(units) }
    }

    /// The byte of a place. Beyond the end of a line, its end.
    pub fn byte(&self, text: &str, position: Position) -> usize {
        let Some(start) = self.starts.get(position.line as usize).copied() else {
            return text.len();
        };
        let line = text[start..].split('\n').next().unwrap_or_default();
        let line = line.strip_suffix('\r').unwrap_or(line);
        let mut units = position.character as usize;
        for (at, letter) in line.char_indices() {
            if units < letter.len_utf16() {
                return start + at;
            }
            units -= letter.len_utf16();
        }
        start + line.len()
    }

    /// From one byte to another.
    pub fn range(&self, text: &str, span: (usize, usize)) -> Range {
        Range { start: self.position(text, span.0), end: self.position(text, span.1.max(span.0)) }
    }
}

/// The beginning of the letter in which a byte lies.
fn floor(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

fn wide(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Lines, Position};

    #[test]
    fn letters_of_one_two_and_four_bytes_are_counted_as_editors_do() {
        let text = "a\nслово 🃏 x\r\n";
        let lines = Lines::new(text);
        let x = text.find('x').unwrap_or(0);
        assert_eq!(lines.position(text, x), Position { line: 1, character: 9 }, "the card takes two units");
        assert_eq!(lines.byte(text, Position { line: 1, character: 9 }), x);
        assert_eq!(lines.byte(text, Position { line: 1, character: 7 }), text.find('🃏').unwrap_or(0), "not within it");
        assert_eq!(lines.byte(text, Position { line: 1, character: 99 }), x + 1, "the line ends before its break");
        assert_eq!(lines.byte(text, Position { line: 9, character: 0 }), text.len());
        assert_eq!(lines.position(text, 999), Position { line: 2, character: 0 });
        let within = text.find('с').unwrap_or(0) + 1;
        assert_eq!(lines.position(text, within), Position { line: 1, character: 0 });
    }
}
