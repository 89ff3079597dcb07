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
    let bytes = text.as_bytes();
    let mut from = 0;
    // Whole files are read here: what letters and plain signs begin with is passed over.
    while let Some(at) = bytes[from..].iter().position(|byte| may_begin_unsafe(*byte)).map(|at| from + at) {
        let sign = text[at..].chars().next()?;
        let ends_line = sign == '\r' && bytes.get(at + 1) == Some(&b'\n');
        if is_unsafe(sign) && !ends_line {
            return Some((at, sign));
        }
        from = at + sign.len_utf8();
    }
    None
}

/// Whether a sign that is not shown may begin with a byte: control signs, those behind `0xC2`, and those that turn the order of letters
/// around or end lines, which are all behind `0xE2`.
fn may_begin_unsafe(byte: u8) -> bool {
    matches!(byte, 0..=0x1f | 0x7f | 0xc2 | 0xe2) && byte != b'\n' && byte != b'\t'
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

#[cfg(test)]
mod tests {
    use super::{find, is_unsafe};

    #[test]
    fn every_such_sign_is_found_where_it_stands() {
        for sign in '\0'..=char::MAX {
            let text = format!("ё“{sign}x");
            let at = "ё“".len();
            assert_eq!(find(&text), is_unsafe(sign).then_some((at, sign)), "U+{:04X}", u32::from(sign));
        }
        assert_eq!(find("a\r\nb\r"), Some((4, '\r')));
    }
}
