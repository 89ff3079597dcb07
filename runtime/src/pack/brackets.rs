//! Finds the bracket that was opened and never closed. A reader of TOML notices it only far behind, and then everywhere.

/// Where a bracket stands that is still open when a line begins that can only stand outside of it, or when the file ends.
pub(super) fn unclosed(text: &str) -> Option<(usize, usize)> {
    let mut open: Vec<(usize, u8)> = Vec::new();
    let mut at = 0;
    let mut line_begins = true;
    while at < text.len() {
        let rest = &text[at..];
        if line_begins && !open.is_empty() && begins_anew(rest, open.last().map(|(_, bracket)| *bracket)) {
            return open.last().map(|(at, _)| (*at, at + 1));
        }
        line_begins = false;
        at += match rest.as_bytes()[0] {
            b'\n' => {
                line_begins = true;
                1
            }
            b'#' => rest.find('\n').unwrap_or(rest.len()),
            b'\'' | b'"' => quoted(rest)?,
            bracket @ (b'[' | b'{') => {
                open.push((at, bracket));
                1
            }
            closing @ (b']' | b'}') => {
                // A bracket too many, or of the other kind: that is another mistake.
                let (_, bracket) = open.pop()?;
                if (bracket == b'[') != (closing == b']') {
                    return None;
                }
                1
            }
            _ => rest.chars().next().map_or(1, char::len_utf8),
        };
    }
    open.last().map(|(at, _)| (*at, at + 1))
}

/// Brackets of one line that do not go together.
pub(super) enum Mismatch {
    /// This one is open when another one is closed.
    Open(usize, char),
    /// This one closes nothing.
    TooMany(usize, char),
}

/// The bracket that closes one.
pub(super) fn closing(bracket: char) -> char {
    if bracket == '{' { '}' } else { ']' }
}

/// Brackets that are closed by one of the other kind, within a line that opens them.
pub(super) fn mismatched(line: &str) -> Option<Mismatch> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = &line[at..];
        let sign = rest.chars().next()?;
        at += match sign {
            '#' => return None,
            '\'' | '"' => quoted(rest)?,
            '[' | '{' => {
                open.push((at, sign));
                1
            }
            ']' | '}' => {
                let among = open.iter().any(|(_, bracket)| closing(*bracket) == sign);
                match open.pop() {
                    Some((_, bracket)) if closing(bracket) == sign => 1,
                    Some((from, bracket)) if among => return Some(Mismatch::Open(from, bracket)),
                    Some(_) => return Some(Mismatch::TooMany(at, sign)),
                    // It may have been opened in a line before.
                    None => return None,
                }
            }
            _ => sign.len_utf8(),
        };
    }
    None
}

/// How long a text in quotes is; nothing if it is not closed.
fn quoted(rest: &str) -> Option<usize> {
    let quote = &rest[..1];
    let triple = quote.repeat(3);
    let (mark, start) = if rest.starts_with(&triple) { (triple.as_str(), 3) } else { (quote, 1) };
    let mut at = start;
    loop {
        let inner = rest.get(at..)?;
        if inner.starts_with(mark) {
            return Some(at + mark.len());
        }
        let letter = inner.chars().next()?;
        if start == 1 && letter == '\n' {
            return None;
        }
        at += letter.len_utf8();
        if letter == '\\' && quote == "\"" {
            at += rest.get(at..)?.chars().next()?.len_utf8();
        }
    }
}

/// Whether a line is the heading of a table, or, in a list, a key with its value.
fn begins_anew(rest: &str, bracket: Option<u8>) -> bool {
    let line = rest.lines().next().unwrap_or("").trim();
    let is_name = |name: &str| {
        name.starts_with(|first: char| first.is_ascii_alphabetic())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte))
    };
    let heading = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
    let heading = heading.map(|name| name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name));
    if heading.is_some_and(|name| is_name(name) && name != "true" && name != "false") {
        return true;
    }
    bracket == Some(b'[') && line.split_once('=').is_some_and(|(key, _)| is_name(key.trim()))
}

#[cfg(test)]
mod tests {
    use super::unclosed;

    #[test]
    fn the_bracket_that_is_not_closed_is_found() {
        let found = |text: &'static str| unclosed(text).map(|(at, _)| &text[at..]);
        assert_eq!(found("a = [1, 2\nb = 3\n"), Some("[1, 2\nb = 3\n"));
        assert_eq!(
            found("a = [\n  'x]',\n  { b = 1 },\n[table]\nc = [1]\n"),
            Some("[\n  'x]',\n  { b = 1 },\n[table]\nc = [1]\n")
        );
        assert_eq!(found("a = [\n  [1],\n  [2]\n]\n[table]\nb = \"\"\"\n[\"\"\"\n"), None);
        assert_eq!(found("a = { b = [1, 2 }"), None, "another mistake");
        assert_eq!(found("[table # [\n"), Some("[table # [\n"));
        assert_eq!(found("a = 'open\nb = ["), None, "the quote is the mistake");
    }
}
