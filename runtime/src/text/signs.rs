//! Signs that no text may hold: they would move the cursor, clear the screen, or turn the order of letters around.

use crate::problem::{PackProblem, Spot};

/// Whether a sign is never shown as it is: control signs but for line ends and tabs, and those that override the
/// direction of writing or end lines unseen.
pub fn is_unsafe(sign: char) -> bool {
    match sign {
        '\n' | '\t' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}' => true,
        _ => sign.is_control(),
    }
}

/// A name in one line, without such signs.
pub fn one_line(name: &str) -> String {
    name.replace(|sign| is_unsafe(sign) || sign == '\n', " ")
}

/// A number with the minus that is printed, which is no hyphen.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// Quotes within quotes, as a language writes them: «…„…“…», “…‘…’…”.
pub fn nested_quotes(text: &str) -> String {
    let mut open: Vec<char> = Vec::new();
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            // What is written so already stays.
            '„' => {
                open.push(sign);
                out.push(sign);
            }
            '“' if open.last() == Some(&'„') => {
                open.pop();
                out.push(sign);
            }
            '«' | '“' => {
                out.push(match (open.is_empty(), sign) {
                    (true, sign) => sign,
                    (false, '«') => '„',
                    (false, _) => '‘',
                });
                open.push(sign);
            }
            '»' | '”' if !open.is_empty() => {
                open.pop();
                out.push(match (open.is_empty(), sign) {
                    (true, sign) => sign,
                    (false, '»') => '“',
                    (false, _) => '’',
                });
            }
            sign => out.push(sign),
        }
    }
    out
}

/// The first such sign of a file; a carriage return belongs to a line end.
pub fn find(text: &str) -> Option<(usize, char)> {
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let ends_line = sign == '\r' && signs.peek().is_some_and(|(_, next)| *next == '\n');
        if is_unsafe(sign) && !ends_line {
            return Some((at, sign));
        }
    }
    None
}

/// A sign that was written by its number.
pub fn written(sign: char, spot: &Spot) -> PackProblem {
    PackProblem::new(
        "pack::control_sign",
        format!("the sign U+{:04X} cannot be shown to players", u32::from(sign)),
        spot,
        "it would act on the screen",
    )
    .help("leave it out; lines end by themselves, and colors are chosen by the program that shows the text")
}

/// Such a sign in a file.
pub fn problem(sign: char, spot: &Spot) -> PackProblem {
    PackProblem::new(
        "pack::control_sign",
        format!("an invisible control sign stands here: U+{:04X}", u32::from(sign)),
        spot,
        "it would act on the screen",
    )
    .help("remove it; texts hold only letters, signs that can be seen, blanks and line ends")
}
