//! Styled text in pieces, each of which may belong to a thing of the table; broken into lines between words.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthChar;

/// What a piece of text belongs to, so that it can be clicked: a number that whoever draws gives out.
pub type Tag = u16;

/// A blank at which no line is broken.
pub const TIED: char = '\u{a0}';

/// A piece of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub style: Style,
    pub tag: Option<Tag>,
}

/// A text of several pieces, and by how much its later lines stand farther to the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    pub pieces: Vec<Piece>,
    pub hang: usize,
    /// It shows what the highlighted option is about.
    pub lit: bool,
}

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    text.chars().map(|letter| letter.width().unwrap_or(0)).sum()
}

impl Ink {
    /// A text in one style.
    pub fn new(text: impl Into<String>, style: Style) -> Ink {
        let mut ink = Ink::default();
        ink.put(text, style);
        ink
    }

    /// Nothing, behind so many blanks.
    pub fn indented(indent: usize) -> Ink {
        let mut ink = Ink { hang: indent + 2, ..Ink::default() };
        ink.put(" ".repeat(indent), Style::new());
        ink
    }

    /// The same, with later lines so far to the right.
    pub fn hanging(mut self, hang: usize) -> Ink {
        self.hang = hang;
        self
    }

    /// Adds a text.
    pub fn put(&mut self, text: impl Into<String>, style: Style) -> &mut Ink {
        self.tagged(text, style, None)
    }

    /// Adds a text that belongs to a thing.
    pub fn tagged(&mut self, text: impl Into<String>, style: Style, tag: Option<Tag>) -> &mut Ink {
        let text = text.into();
        if !text.is_empty() {
            self.pieces.push(Piece { text, style, tag });
        }
        self
    }

    /// Adds another text.
    pub fn join(&mut self, other: Ink) -> &mut Ink {
        self.lit |= other.lit;
        self.pieces.extend(other.pieces);
        self
    }

    /// How many columns it takes in one line.
    pub fn width(&self) -> usize {
        self.pieces.iter().map(|piece| width(&piece.text)).sum()
    }

    /// All its letters.
    #[cfg(test)]
    pub fn text(&self) -> String {
        self.pieces.iter().map(|piece| piece.text.as_str()).collect()
    }

    /// In lines of a width, broken between words; a word that is too long is cut.
    pub fn wrapped(&self, to: usize) -> Vec<Ink> {
        let to = to.max(4);
        let hang = self.hang.min(to / 2);
        let letters: Vec<(char, Style, Option<Tag>)> =
            self.pieces.iter().flat_map(|piece| piece.text.chars().map(|c| (c, piece.style, piece.tag))).collect();
        let mut lines: Vec<Vec<(char, Style, Option<Tag>)>> = Vec::new();
        let mut line: Vec<(char, Style, Option<Tag>)> = Vec::new();
        let mut used = 0;
        let blank = |count: usize| std::iter::repeat_n((' ', Style::new(), None), count);
        let mut at = 0;
        while at < letters.len() {
            let end = letters[at..].iter().position(|(c, ..)| *c == ' ').map_or(letters.len(), |found| at + found);
            // What is tied together and wider than a line is broken where it is tied.
            let end = last_tie(&letters[at..end], to - hang).map_or(end, |tie| at + tie);
            let word = &letters[at..end];
            let wide: usize = word.iter().map(|(c, ..)| c.width().unwrap_or(0)).sum();
            if used + wide > to && line.iter().any(|(c, ..)| *c != ' ') {
                lines.push(std::mem::take(&mut line));
                line.extend(blank(hang));
                used = hang;
            }
            for letter in word {
                let wide = letter.0.width().unwrap_or(0);
                if used + wide > to {
                    lines.push(std::mem::take(&mut line));
                    line.extend(blank(hang));
                    used = hang;
                }
                line.push(if letter.0 == TIED { (' ', letter.1, letter.2) } else { *letter });
                used += wide;
            }
            if end < letters.len() {
                // Blanks at the beginning of a later line are left out.
                let begins = !lines.is_empty() && used == hang && line.len() == hang;
                if used < to && !begins {
                    line.push((' ', letters[end].1, letters[end].2));
                }
                used += usize::from(!begins);
            }
            at = end + 1;
        }
        lines.push(line);
        lines.into_iter().map(|line| Ink { lit: self.lit, ..of_letters(&line) }).collect()
    }

    /// At most so wide, with a mark where it was cut.
    pub fn cut(&self, to: usize) -> Ink {
        if self.width() <= to {
            return self.clone();
        }
        let mut used = 0;
        let mut letters = Vec::new();
        'all: for piece in &self.pieces {
            for letter in piece.text.chars() {
                used += letter.width().unwrap_or(0);
                if used + 1 > to {
                    letters.push(('…', piece.style, piece.tag));
                    break 'all;
                }
                letters.push((letter, piece.style, piece.tag));
            }
        }
        Ink { lit: self.lit, hang: self.hang, ..of_letters(&letters) }
    }

    /// Filled up with blanks.
    pub fn padded(mut self, to: usize) -> Ink {
        let blanks = to.saturating_sub(self.width());
        self.put(" ".repeat(blanks), Style::new());
        self
    }

    /// Writes it into one line, and notes where things stand.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, hits: &mut Vec<(Rect, Tag)>) {
        let mut x = area.x;
        for piece in &self.pieces {
            let room = usize::from(area.right().saturating_sub(x));
            if room == 0 {
                return;
            }
            let (end, _) = buffer.set_stringn(x, area.y, &piece.text, room, piece.style);
            if let Some(tag) = piece.tag {
                hits.push((Rect { x, y: area.y, width: end - x, height: 1 }, tag));
            }
            x = end;
        }
    }
}

/// Where a word that is wider than that is broken: at the last tie before it is too wide, else at the first one.
fn last_tie(word: &[(char, Style, Option<Tag>)], to: usize) -> Option<usize> {
    let mut used = 0;
    let mut found = None;
    for (at, (letter, ..)) in word.iter().enumerate() {
        if *letter == TIED && (used <= to || found.is_none()) {
            found = Some(at);
        }
        used += letter.width().unwrap_or(0);
    }
    found.filter(|_| used > to)
}

fn of_letters(letters: &[(char, Style, Option<Tag>)]) -> Ink {
    let mut ink = Ink::default();
    for chunk in letters.chunk_by(|left, right| (left.1, left.2) == (right.1, right.2)) {
        ink.pieces.push(Piece {
            text: chunk.iter().map(|(letter, ..)| *letter).collect(),
            style: chunk[0].1,
            tag: chunk[0].2,
        });
    }
    ink
}

/// All lines of several texts.
pub fn wrap(texts: &[Ink], to: usize) -> Vec<Ink> {
    texts.iter().flat_map(|text| text.wrapped(to)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, to: usize, hang: usize) -> Vec<String> {
        let lines = Ink::new(text, Style::new()).hanging(hang).wrapped(to);
        lines.iter().map(|line| line.text().trim_end().to_owned()).collect()
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(lines("один два три", 8, 2), ["один два", "  три"]);
        assert_eq!(lines("abcdefgh", 5, 1), ["abcde", " fgh"]);
        assert_eq!(lines("", 5, 1), [""]);
        assert_eq!(lines("  a\u{a0}1 b\u{a0}2 c", 6, 1), ["  a 1", " b 2 c"]);
        assert_eq!(lines("(ab\u{a0}cdef\u{a0}1)", 7, 0), ["(ab", "cdef 1)"]);
        assert_eq!(lines("(abcdef\u{a0}1)", 8, 0), ["(abcdef", "1)"]);
    }

    #[test]
    fn no_line_is_wider_than_it_may_be() {
        let text = "A rather long sentence, in which somebody pays 3 coins to somebody else; и ещё немного слов.";
        for to in 4..60 {
            assert!(lines(text, to, 2).iter().all(|line| width(line) <= to), "{to}");
        }
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(Ink::new("abcdef", Style::new()).cut(4).text(), "abc…");
        assert_eq!(Ink::new("abcd", Style::new()).cut(4).text(), "abcd");
    }
}
