//! Changes texts and bytes by chance, with pieces of others and with what readers stumble over.

use crate::chance::Chance;

/// The longest input that is made, unless what it was made from is longer.
const LONGEST: usize = 6_000;

/// What readers stumble over.
const ODD: &[&str] = &[
    "",
    " ",
    "\n",
    "\r\n",
    "\0",
    "\t",
    "'",
    "\"",
    "'''",
    "\"\"\"",
    "`",
    "{",
    "}",
    "{{",
    "[",
    "]",
    "[[",
    "]]",
    "(",
    ")",
    "=",
    ".",
    ",",
    ":",
    "-",
    "#",
    "$",
    "%",
    "&",
    "*",
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65535",
    "65536",
    "32767",
    "-32768",
    "2147483647",
    "4294967296",
    "9223372036854775807",
    "99999999999999999999",
    "1e999",
    "0x10",
    "nan",
    "inf",
    "true",
    "null",
    "é",
    "\u{0301}",
    "ß",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{1b}[2J",
    "日本",
    "🂡",
    "I\u{307}",
    "ﬀ",
    "\u{10ffff}",
];

/// Changes that are made to one input at most.
const MOST: usize = 6;

/// A text changed by chance. `others` lends pieces, `words` whole words.
pub fn text(base: &str, others: &[String], words: &[String], chance: &mut Chance) -> String {
    let mut text: Vec<char> = base.chars().collect();
    for _ in 0..=chance.below(MOST) {
        let length = text.len();
        let at = chance.below(length + 1);
        let to = at + chance.below((length - at).min(40) + 1);
        match chance.below(10) {
            0 => drop(text.drain(at..to)),
            1 => put(&mut text, at..at, chance.word(ODD)),
            2 => put(&mut text, at..to, chance.word(ODD)),
            3 => {
                let piece: String = text[at..to].iter().collect();
                put(&mut text, at..at, &piece);
            }
            4 => {
                let piece: String = text[at..to].iter().collect();
                let most = if chance.percent(3) { 400 } else { 4 };
                let times = 1 + chance.below(most);
                put(&mut text, at..at, &piece.repeat(times));
            }
            5 | 6 => {
                // A word in place of a word.
                let (from, until) = word_at(&text, at);
                let other = chance.pick(words).map_or("", String::as_str);
                put(&mut text, from..until, other);
            }
            7 => {
                let Some(other) = chance.pick(others) else { continue };
                let other: Vec<char> = other.chars().collect();
                let from = chance.below(other.len() + 1);
                let until = from + chance.below(other.len() - from + 1);
                let piece: String = other[from..until].iter().collect();
                put(&mut text, at..to, &piece);
            }
            8 => {
                // Two words change places.
                let first = word_at(&text, at);
                let second = word_at(&text, chance.below(length + 1));
                let piece: String = text[second.0..second.1].iter().collect();
                put(&mut text, first.0..first.1, &piece);
            }
            _ => {
                if let Some(letter) = text.get_mut(at) {
                    *letter = char::from_u32(u32::from(*letter) ^ (1 << chance.below(7))).unwrap_or(*letter);
                }
            }
        }
        text.truncate(LONGEST.max(base.len()));
    }
    text.into_iter().collect()
}

fn put(text: &mut Vec<char>, place: std::ops::Range<usize>, piece: &str) {
    text.splice(place, piece.chars());
}

/// Where the word begins and ends that stands here.
fn word_at(text: &[char], at: usize) -> (usize, usize) {
    let is = |letter: &char| letter.is_alphanumeric() || *letter == '_';
    let start = text[..at].iter().rposition(|letter| !is(letter)).map_or(0, |before| before + 1);
    let end = text[at..].iter().position(|letter| !is(letter)).map_or(text.len(), |after| at + after);
    (start, end)
}

/// Bytes changed by chance.
pub fn raw(base: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = base.to_vec();
    for _ in 0..=chance.below(MOST) {
        let at = chance.below(bytes.len() + 1);
        let to = at + chance.below((bytes.len() - at).min(64) + 1);
        match chance.below(6) {
            0 => drop(bytes.drain(at..to)),
            1 => bytes.truncate(at),
            2 => {
                let piece = bytes[at..to].to_vec();
                bytes.splice(at..at, piece);
            }
            3 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = chance.word(&["0", "7", "\u{7f}", "/", "\\", ".", " "]).bytes().next().unwrap_or(0);
                }
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    bytes
}
