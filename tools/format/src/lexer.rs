//! TOML as tokens, each with its text: nothing is lost, so that what was read can be written again.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Blanks within a line.
    Blank,
    /// The end of a line.
    Newline,
    /// `#` and what follows in the line.
    Comment,
    /// `[` or `{`.
    Open,
    /// `]` or `}`.
    Close,
    /// `,`
    Comma,
    /// `=`
    Equals,
    /// A text in quotes of any kind.
    Quoted,
    /// Anything else: keys, numbers, points.
    Bare,
}

/// A token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// What it is.
    pub kind: Kind,
    /// How it is written.
    pub text: &'t str,
    /// The byte at which it begins.
    pub at: usize,
}

/// The tokens of a text that is TOML.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (kind, length) = match first {
            ' ' | '\t' => (Kind::Blank, rest.len() - rest.trim_start_matches([' ', '\t']).len()),
            '\n' => (Kind::Newline, 1),
            '\r' if rest.starts_with("\r\n") => (Kind::Newline, 2),
            '#' => (Kind::Comment, rest.find(['\n', '\r']).unwrap_or(rest.len())),
            '[' | '{' => (Kind::Open, 1),
            ']' | '}' => (Kind::Close, 1),
            ',' => (Kind::Comma, 1),
            '=' => (Kind::Equals, 1),
            '"' | '\'' => (Kind::Quoted, quoted(rest, first)),
            _ => {
                let end = rest.find(|letter: char| " \t\r\n#[]{},=\"'".contains(letter)).unwrap_or(rest.len());
                (Kind::Bare, end.max(first.len_utf8()))
            }
        };
        let (token, behind) = rest.split_at(length);
        found.push(Token { kind, text: token, at: text.len() - rest.len() });
        rest = behind;
    }
    found
}

/// How long the quoted text is with which this begins.
fn quoted(text: &str, quote: char) -> usize {
    let triple: String = std::iter::repeat_n(quote, 3).collect();
    let (open, close) = if text.starts_with(&triple) { (3, triple.as_str()) } else { (1, &triple[..1]) };
    let mut at = open;
    while at < text.len() {
        let here = &text[at..];
        if quote == '"' && here.starts_with('\\') {
            at += 1 + here[1..].chars().next().map_or(0, char::len_utf8);
        } else if let Some(behind) = here.strip_prefix(close) {
            // Up to two quotes may stand directly before the three that close.
            let more = behind.chars().take_while(|letter| *letter == quote).count();
            return at + close.len() + if open == 3 { more.min(2) } else { 0 };
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{Kind, tokens};

    #[test]
    fn nothing_is_lost() {
        let text = "a.b = 'x # y' # z\r\n[c]\nd = \"\"\"q\\\"\"\" \"\"\"\ne = '''it''s'''''\nf = [1,{ g = 2.5 }]\n";
        let all = tokens(text);
        assert_eq!(all.iter().map(|token| token.text).collect::<String>(), text);
        let quoted: Vec<&str> = all.iter().filter(|token| token.kind == Kind::Quoted).map(|token| token.text).collect();
        assert_eq!(quoted, ["'x # y'", "\"\"\"q\\\"\"\" \"\"\"", "'''it''s'''''"]);
    }
}
