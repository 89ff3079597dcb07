//! Reads a page as it is written: headings, paragraphs, lists, stress, references in braces. Nothing else has a meaning.

use std::sync::Arc;

use quarterdeck_runtime::{PackProblem, Spot};

/// A part of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Text {
        text: String,
        strong: bool,
    },
    /// The words of a reference, and where it stands, braces included.
    Reference {
        words: Vec<String>,
        strong: bool,
        spot: Spot,
    },
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading(u8, Vec<Said>),
    Paragraph(Vec<Said>),
    /// Numbered or not, and its items.
    List(bool, Vec<Vec<Said>>),
}

/// What a line begins.
enum Begins {
    Nothing,
    Heading(u8),
    Item(bool),
    Text,
}

/// The parts of a page, and everything wrong with how they are written.
pub fn blocks(file: &Arc<str>, text: &str) -> (Vec<Block>, Vec<PackProblem>) {
    let mut reading = Reading { file: Arc::clone(file), blocks: Vec::new(), problems: Vec::new(), closed: true };
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let shown = line.trim_start_matches('\u{feff}').trim();
        let at = start + line.find(shown).unwrap_or(0);
        reading.line(shown, at);
        start += line.len();
    }
    (reading.blocks, reading.problems)
}

struct Reading {
    file: Arc<str>,
    blocks: Vec<Block>,
    problems: Vec<PackProblem>,
    /// What comes next does not go on with what was last.
    closed: bool,
}

/// How many signs a line is longer than what it says, and what it begins.
fn begins(line: &str) -> (usize, Begins) {
    if line.is_empty() {
        return (0, Begins::Nothing);
    }
    let hashes = line.chars().take_while(|sign| *sign == '#').count();
    if (1..=3).contains(&hashes) && line[hashes..].starts_with(' ') {
        return (hashes + 1, Begins::Heading(hashes as u8));
    }
    if line.starts_with("- ") {
        return (2, Begins::Item(false));
    }
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    if digits > 0 && line[digits..].starts_with(". ") {
        return (digits + 2, Begins::Item(true));
    }
    (0, Begins::Text)
}

impl Reading {
    fn line(&mut self, line: &str, at: usize) {
        let (skip, begins) = begins(line);
        let text = line[skip..].trim_start();
        let at = at + line.len() - text.len();
        match begins {
            Begins::Nothing => self.closed = true,
            Begins::Heading(rank) => {
                let said = self.said(text, at);
                self.blocks.push(Block::Heading(rank, said));
                self.closed = true;
            }
            Begins::Item(numbered) => {
                let said = self.said(text, at);
                match self.blocks.last_mut() {
                    Some(Block::List(known, items)) if *known == numbered => items.push(said),
                    _ => self.blocks.push(Block::List(numbered, vec![said])),
                }
                self.closed = false;
            }
            Begins::Text => {
                let said = self.said(text, at);
                let blank = Said::Text { text: " ".into(), strong: false };
                match self.blocks.last_mut().filter(|_| !self.closed) {
                    Some(Block::Paragraph(line)) => line.extend([blank].into_iter().chain(said)),
                    Some(Block::List(_, items)) => {
                        if let Some(item) = items.last_mut() {
                            item.extend([blank].into_iter().chain(said));
                        }
                    }
                    _ => self.blocks.push(Block::Paragraph(said)),
                }
                self.closed = false;
            }
        }
    }

    fn problem(&mut self, code: &'static str, message: &str, (from, to): (usize, usize), help: &str) {
        let spot = Spot { file: Arc::clone(&self.file), span: (from, to) };
        self.problems.push(PackProblem::new(code, message, &spot, "here").help(help));
    }

    /// The pieces of a line that begins there.
    fn said(&mut self, line: &str, at: usize) -> Vec<Said> {
        let mut pieces = Vec::new();
        let mut strong = false;
        let mut opened = at;
        let mut rest = line;
        while !rest.is_empty() {
            let here = at + line.len() - rest.len();
            if let Some(behind) = rest.strip_prefix("**") {
                strong = !strong;
                opened = here;
                rest = behind;
            } else if let Some(behind) = rest.strip_prefix('{') {
                let Some((inner, behind)) = behind.split_once('}') else {
                    let help = "a reference stands in one line: {word harbor}";
                    self.problem("howto::open_brace", "this brace is not closed", (here, here + 1), help);
                    return pieces;
                };
                let spot = Spot { file: Arc::clone(&self.file), span: (here, here + inner.len() + 2) };
                pieces.push(Said::Reference { words: words(inner), strong, spot });
                rest = behind;
            } else {
                let mut end = rest.find('{').unwrap_or(rest.len());
                end = end.min(rest.find("**").unwrap_or(rest.len()));
                let text = &rest[..end];
                if let Some(digit) = text.find(|sign: char| sign.is_ascii_digit()) {
                    let digits = text[digit..].chars().take_while(char::is_ascii_digit).count();
                    let help = "numbers come from the pack: {number query}, {number card.attribute}, {copies card}, \
                                or {3 from 'each player gains 3 coins'}";
                    let place = (here + digit, here + digit + digits);
                    self.problem("howto::number", "this number is typed by hand", place, help);
                }
                pieces.push(Said::Text { text: text.to_owned(), strong });
                rest = &rest[end..];
            }
        }
        if strong {
            let help = "write ** before and behind what is stressed, in one line";
            self.problem("howto::open_stress", "this stress does not end", (opened, opened + 2), help);
        }
        pieces
    }
}

/// The words of a reference; what stands in quotes is one.
fn words(inner: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = inner.trim();
    while !rest.is_empty() {
        let quote = rest.chars().next().filter(|sign| ['\'', '"'].contains(sign));
        let (word, behind) = match quote {
            Some(quote) => rest[1..].split_once(quote).unwrap_or((&rest[1..], "")),
            None => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = behind.trim_start();
    }
    words
}
