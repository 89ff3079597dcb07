//! Where in a TOML file something is being written: in a heading, at a key or at a value, and below which keys. The text up to there
//! is enough, so that it does not matter what is broken behind it.

/// A place in a TOML file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Within the brackets of a heading: what is written there so far.
    Heading(String),
    /// A key of the table that these keys lead to.
    Key(Vec<String>),
    /// The value of the last of these keys; where its text begins, within quotes.
    Value(Vec<String>, Option<usize>),
}

/// A table or list that is still open.
enum Level {
    Table { key: String, in_value: bool },
    List,
}

/// A table in which no key is written yet.
const EMPTY: Level = Level::Table { key: String::new(), in_value: false };

/// Where the text ends.
pub fn place(text: &str) -> Place {
    let bytes = text.as_bytes();
    let mut heading: Vec<String> = Vec::new();
    let mut levels = vec![EMPTY];
    let mut at = 0;
    let mut line_start = true;
    while at < bytes.len() {
        if line_start
            && (levels.len() == 1 || is_heading(&text[at..]))
            && text[at..].trim_start_matches([' ', '\t']).starts_with('[')
        {
            let line = text[at..].split('\n').next().unwrap_or_default();
            let inner = line.trim_start_matches([' ', '\t', '[']);
            let Some(end) = inner.find(']') else {
                if at + line.len() == text.len() {
                    return Place::Heading(inner.to_owned());
                }
                at += line.len();
                continue;
            };
            heading = keys(&inner[..end]);
            levels = vec![EMPTY];
            at += line.len();
            line_start = false;
            continue;
        }
        line_start = false;
        match bytes[at] {
            b'#' => at += text[at..].find('\n').unwrap_or(text.len() - at) - 1,
            b'\n' => {
                line_start = true;
                if levels.len() == 1 {
                    levels = vec![EMPTY];
                }
            }
            quote @ (b'"' | b'\'') => {
                let (from, end) = quoted(text, at, quote);
                let Some(end) = end else {
                    if in_value(&levels) {
                        return Place::Value(path(&heading, &levels), Some(from));
                    }
                    return Place::Key(above(&heading, &levels));
                };
                if let Some(Level::Table { key, in_value: false }) = levels.last_mut() {
                    key.push_str(&text[at..end]);
                }
                at = end - 1;
            }
            b'[' if in_value(&levels) => levels.push(Level::List),
            b'{' if in_value(&levels) => levels.push(EMPTY),
            b']' if matches!(levels.last(), Some(Level::List)) => drop(levels.pop()),
            b'}' if levels.len() > 1 => drop(levels.pop()),
            b',' if levels.len() > 1 => {
                if let Some(level @ Level::Table { .. }) = levels.last_mut() {
                    *level = EMPTY;
                }
            }
            b'=' => {
                if let Some(Level::Table { in_value, .. }) = levels.last_mut() {
                    *in_value = true;
                }
            }
            _ => {
                let sign = text[at..].chars().next().unwrap_or(' ');
                if let Some(Level::Table { key, in_value: false }) = levels.last_mut() {
                    key.push(sign);
                }
                at += sign.len_utf8() - 1;
            }
        }
        at += 1;
    }
    if in_value(&levels) { Place::Value(path(&heading, &levels), None) } else { Place::Key(above(&heading, &levels)) }
}

/// Whether a line is a heading even within a list that was not closed: no value begins with a bare word in brackets.
fn is_heading(rest: &str) -> bool {
    let inner = rest.trim_start_matches('[');
    inner.len() < rest.len() && inner.starts_with(|first: char| first.is_ascii_lowercase())
}

/// Where the letters of a quoted text begin, and where it ends, quotes included; no end if it is still open.
fn quoted(text: &str, at: usize, quote: u8) -> (usize, Option<usize>) {
    let sign = char::from(quote);
    let three = sign.to_string().repeat(3);
    if text[at..].starts_with(&three) {
        let from = at + 3;
        return (from, text[from..].find(&three).map(|end| from + end + 3));
    }
    let from = at + 1;
    let mut escaped = false;
    for (inner, letter) in text[from..].char_indices() {
        match letter {
            // A quote that was forgotten does not reach beyond its line.
            '\n' => return (from, Some(from + inner)),
            _ if escaped => escaped = false,
            '\\' if quote == b'"' => escaped = true,
            _ if letter == sign => return (from, Some(from + inner + 1)),
            _ => {}
        }
    }
    (from, None)
}

fn in_value(levels: &[Level]) -> bool {
    match levels.last() {
        Some(Level::Table { in_value, .. }) => *in_value,
        Some(Level::List) | None => true,
    }
}

/// The parts of a dotted key.
fn keys(text: &str) -> Vec<String> {
    let parts = text.split('.').map(|part| part.trim().trim_matches(['"', '\'']).to_owned());
    parts.filter(|part| !part.is_empty()).collect()
}

/// All keys that lead to the value.
fn path(heading: &[String], levels: &[Level]) -> Vec<String> {
    let mut path = heading.to_vec();
    for level in levels {
        if let Level::Table { key, .. } = level {
            path.extend(keys(key));
        }
    }
    path
}

/// All keys that lead to the table in which a key is being written.
fn above(heading: &[String], levels: &[Level]) -> Vec<String> {
    let mut above = path(heading, &levels[..levels.len() - 1]);
    // `effect.take.` goes on with a table.
    if let Some(Level::Table { key, .. }) = levels.last()
        && let Some((before, _)) = key.rsplit_once('.')
    {
        above.extend(keys(before));
    }
    above
}

#[cfg(test)]
mod tests {
    use super::{Place, place};

    fn path(text: &str) -> Vec<String> {
        text.split('.').filter(|part| !part.is_empty()).map(str::to_owned).collect()
    }

    #[test]
    fn every_place_is_told_apart() {
        let key = |text: &str| Place::Key(path(text));
        for (text, expected) in [
            ("[car", Place::Heading("car".into())),
            ("[card.lamp]\nki", key("card.lamp")),
            ("[card.lamp]\nkind = ", Place::Value(path("card.lamp.kind"), None)),
            ("[card.lamp]\nkind = [\"a\", \"", Place::Value(path("card.lamp.kind"), Some(26))),
            ("[[rule]]\ndo = { each = 'x', ", key("rule.do")),
            ("[[rule]]\ndo = [{ if = 'x' }, { do = '", Place::Value(path("rule.do.do"), Some(37))),
            ("effect.take = '", Place::Value(path("effect.take"), Some(15))),
            ("[a.b]\nx = 'don", Place::Value(path("a.b.x"), Some(11))),
            ("[a.b]\nx = [ \"1\",\n[card.y]\n", key("card.y")),
            ("[a.b]\nx = 'open\ny", key("a.b")),
            ("# [слово\n[card.x] # «конец\n", key("card.x")),
        ] {
            assert_eq!(place(text), expected, "{text}");
        }
    }
}
