//! Follows the braces of one text before it is read: what is not closed, closed too often or nested too deep is found
//! here, at the brace itself.

/// How deep braces and brackets may be nested.
pub const DEEPEST: usize = 16;

/// What is wrong with braces, and where.
#[derive(Debug, PartialEq, Eq)]
pub enum Fault {
    /// A brace that is not closed.
    Unclosed(usize),
    /// A brace that closes nothing.
    Stray(usize),
    /// The brace that ends a list of variants stands behind the last of them.
    BehindVariant(usize),
    /// A quote within braces that is not closed in its line.
    Quote(usize),
    /// Nested too deep.
    TooDeep(usize),
}

impl Fault {
    /// The sign that is wrong.
    pub fn place(&self) -> (usize, usize) {
        let (Fault::Unclosed(at) | Fault::Stray(at) | Fault::BehindVariant(at) | Fault::Quote(at) | Fault::TooDeep(at)) =
            self;
        (*at, *at + 1)
    }
}

/// An open brace.
struct Open {
    at: usize,
    /// `->` was read: variants follow.
    selects: bool,
    /// Within the text of a variant.
    in_text: bool,
    brackets: usize,
}

/// From where to where each pair of braces goes, outer ones first.
pub fn placeables(text: &str) -> Result<Vec<(usize, usize)>, Fault> {
    let bytes = text.as_bytes();
    let mut open: Vec<Open> = Vec::new();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if open.is_empty() {
            // Nothing else matters outside of braces.
            let Some(next) = bytes[at..].iter().position(|byte| matches!(byte, b'{' | b'}')) else {
                break;
            };
            at += next;
        }
        let byte = bytes[at];
        let in_text = open.last().is_none_or(|open| open.in_text);
        match byte {
            b'{' => {
                let brackets: usize = open.iter().map(|open| open.brackets).sum();
                if open.len() + brackets >= DEEPEST {
                    return Err(Fault::TooDeep(at));
                }
                open.push(Open { at, selects: false, in_text: false, brackets: 0 });
            }
            b'}' if in_text => {
                let Some(around) = open.pop() else {
                    return Err(Fault::Stray(at));
                };
                let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
                if !text[line..at].trim().is_empty() {
                    return Err(Fault::BehindVariant(at));
                }
                found.push((around.at, at));
            }
            b'}' => found.extend(open.pop().map(|around| (around.at, at))),
            b'\n' if in_text => {
                let next = bytes[at..].iter().find(|byte| !b" \r\n".contains(byte));
                if let Some(around) = open.last_mut() {
                    around.in_text = !matches!(next, Some(b'[' | b'*' | b'}'));
                }
            }
            _ if in_text => {}
            _ => at = within(text, at, &mut open)?,
        }
        at += 1;
    }
    match open.last() {
        Some(open) => Err(Fault::Unclosed(open.at)),
        None => {
            found.sort_unstable();
            Ok(found)
        }
    }
}

/// Reads on within braces: the last byte that was read.
fn within(text: &str, at: usize, open: &mut [Open]) -> Result<usize, Fault> {
    let bytes = text.as_bytes();
    let depth = open.len() + open.iter().map(|open| open.brackets).sum::<usize>();
    let Some(around) = open.last_mut() else {
        return Ok(at);
    };
    match bytes[at] {
        b'"' => {
            let mut end = at + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                if bytes[end] == b'\n' {
                    return Err(Fault::Quote(at));
                }
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            return if end < bytes.len() { Ok(end) } else { Err(Fault::Quote(at)) };
        }
        b'-' if bytes.get(at + 1) == Some(&b'>') => around.selects = true,
        b'(' if depth >= DEEPEST => return Err(Fault::TooDeep(at)),
        b'(' => around.brackets += 1,
        b')' => around.brackets = around.brackets.saturating_sub(1),
        b'[' | b'*' if !around.selects => return Err(Fault::Unclosed(around.at)),
        b'[' => {
            let line = text[at..].find('\n').unwrap_or(text.len() - at);
            if let Some(end) = text[at..at + line].find(']') {
                around.in_text = true;
                return Ok(at + end);
            }
        }
        _ => {}
    }
    Ok(at)
}

#[cfg(test)]
mod tests {
    use super::{DEEPEST, Fault, placeables};

    #[test]
    fn pairs_are_found_in_plain_and_in_chosen_texts() {
        assert_eq!(placeables("a = b { $c } d"), Ok(vec![(6, 11)]));
        assert_eq!(placeables("a = { \"}\" }{ \"\\\"{\" }"), Ok(vec![(4, 10), (11, 19)]));
        let chosen = "a = { $n ->\n    [one] \"a { $b }\n   *[other] c\n} d";
        assert_eq!(placeables(chosen).map(|found| found.len()), Ok(2));
    }

    #[test]
    fn what_is_wrong_is_marked_at_the_brace() {
        assert_eq!(placeables("a = b { $c\n"), Err(Fault::Unclosed(6)));
        assert_eq!(placeables("a = b } c"), Err(Fault::Stray(6)));
        assert_eq!(placeables("a = { \"b }"), Err(Fault::Quote(6)));
        let inner = "a = { $n ->\n    [one] { $b\n   *[other] c\n}";
        assert_eq!(placeables(inner), Err(Fault::Unclosed(22)));
        let behind = "a = { $n ->\n   *[other] c }";
        assert_eq!(placeables(behind), Err(Fault::BehindVariant(26)));
    }

    #[test]
    fn depth_is_bounded() {
        let deep = |depth: usize| format!("a = {}\"b\"{}", "{".repeat(depth), "}".repeat(depth));
        assert!(placeables(&deep(DEEPEST)).is_ok());
        assert_eq!(placeables(&deep(DEEPEST + 1)), Err(Fault::TooDeep(4 + DEEPEST)));
        assert!(matches!(placeables(&format!("a = {{ {}", "A(".repeat(12_000))), Err(Fault::TooDeep(_))));
        assert!(matches!(placeables(&"{".repeat(12_000)), Err(Fault::TooDeep(_))));
    }
}
