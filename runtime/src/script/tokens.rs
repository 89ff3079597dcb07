//! The words and signs of a script, with their places.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// A name or a word of the language.
    Name,
    /// A text in quotes; its place is that of the quotes too.
    Text,
    /// A number.
    Number,
    /// A sign.
    Sign,
}

/// One token.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub sort: Sort,
    pub text: &'t str,
    pub at: usize,
}

impl Token<'_> {
    pub(super) fn is(&self, sign: &str) -> bool {
        self.text == sign && self.sort != Sort::Text
    }

    /// Where it stands.
    pub(super) fn span(&self) -> (usize, usize) {
        (self.at, self.at + self.text.len())
    }

    /// What a text in quotes says.
    pub(super) fn inner(&self) -> &str {
        self.text.get(1..self.text.len().saturating_sub(1)).unwrap_or("")
    }
}

/// Signs of more than one letter.
const LONG: &[&str] = &["...", "..", "==", "~=", "<=", ">=", "!=", "&&", "||", "++", "+=", "-=", "::", "//", "->"];

/// All tokens; comments are left out.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        let first = rest.chars().next().unwrap_or(' ');
        let (sort, length) = if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        } else if let Some(comment) = rest.strip_prefix("--") {
            at += 2 + long(comment).unwrap_or_else(|| comment.find('\n').unwrap_or(comment.len()));
            continue;
        } else if first.is_alphabetic() || first == '_' {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len());
            (Sort::Name, end)
        } else if first.is_ascii_digit() {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(rest.len());
            (Sort::Number, end)
        } else if ['"', '\'', '`'].contains(&first) {
            (Sort::Text, quoted(rest, first))
        } else if let Some(length) = long(rest) {
            (Sort::Text, length)
        } else {
            let sign = LONG.iter().find(|sign| rest.starts_with(**sign)).map_or(first.len_utf8(), |sign| sign.len());
            (Sort::Sign, sign)
        };
        found.push(Token { sort, text: &rest[..length], at });
        at += length.max(1);
    }
    found
}

/// `[[ … ]]`
fn long(rest: &str) -> Option<usize> {
    let level = rest.strip_prefix('[')?.bytes().take_while(|byte| *byte == b'=').count();
    rest[1 + level..].starts_with('[').then_some(())?;
    let end = format!("]{}]", "=".repeat(level));
    Some(rest.find(&end).map_or(rest.len(), |at| at + end.len()))
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            '\n' => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == quote => return at + 1,
            _ => {}
        }
    }
    rest.len()
}
