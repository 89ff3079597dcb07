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

/// All tokens; comments are left out. A text with braces (`\`{card.name} is yours\``) is the tokens within its braces, with what stands around
/// them as signs of its own: it says nothing that is certain before it is put together.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut at = 0;
    // For each text whose braces are open, how many of other braces are.
    let mut texts: Vec<usize> = Vec::new();
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
        } else if ['"', '\''].contains(&first) {
            (Sort::Text, quoted(rest, first))
        } else if first == '`' || first == '}' && texts.last() == Some(&0) {
            let (length, opens) = braced(rest);
            // What stands in no braces is a text like others.
            let whole = first == '`' && !opens;
            if first == '}' {
                texts.pop();
                found.push(Token { sort: Sort::Sign, text: &rest[..1], at });
            }
            if opens {
                texts.push(0);
            }
            let from = usize::from(first == '}');
            let until = length - usize::from(opens);
            if from < until {
                found.push(Token {
                    sort: if whole { Sort::Text } else { Sort::Sign },
                    text: &rest[from..until],
                    at: at + from,
                });
            }
            if opens {
                found.push(Token { sort: Sort::Sign, text: &rest[until..length], at: at + until });
            }
            at += length;
            continue;
        } else if let Some(length) = long(rest) {
            (Sort::Text, length)
        } else {
            match (first, texts.last_mut()) {
                ('{', Some(open)) => *open += 1,
                ('}', Some(open)) => *open -= 1,
                _ => {}
            }
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

/// Where a piece of a text with braces ends, and whether that is behind a brace that opens. The first sign is the quote, or the brace that
/// closes.
fn braced(rest: &str) -> (usize, bool) {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\n' => return (at, false),
            '\\' => escaped = true,
            '`' => return (at + 1, false),
            '{' => return (at + 1, true),
            _ => {}
        }
    }
    (rest.len(), false)
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

#[cfg(test)]
mod tests {
    use super::{Sort, tokens};

    fn words(text: &str) -> Vec<&str> {
        tokens(text).iter().filter(|token| token.sort != Sort::Sign).map(|token| token.text).collect()
    }

    #[test]
    fn what_stands_in_braces_of_a_text_is_read() {
        assert_eq!(words("local a = `b {c:name()} d {#e} f` g"), ["local", "a", "c", "name", "e", "g"]);
        assert_eq!(words("`{ { 1, { x } }[1] } y` z"), ["1", "x", "1", "z"]);
        assert_eq!(words("`{`{inner} a`} b` c"), ["inner", "c"]);
        assert_eq!(words("`{(function()\n return 'a}' -- }\nend)()} b` c"), ["function", "return", "'a}'", "end", "c"]);
    }

    #[test]
    fn a_text_without_braces_is_one_text() {
        assert_eq!(words("`plain` x"), ["`plain`", "x"]);
        assert_eq!(words("`a \\{ b \\` c` x"), ["`a \\{ b \\` c`", "x"]);
        // What is not closed ends with its line, as other texts do.
        assert_eq!(words("`open\nx"), ["`open", "x"]);
    }

    #[test]
    fn every_byte_stands_where_it_is_said_to() {
        for text in ["`a {b} c {d}`", "`{`{x}`}`", "} ` } {", "`{", "`{}`", "`é {я} ю`", "`\\"] {
            for token in tokens(text) {
                assert_eq!(&text[token.at..token.at + token.text.len()], token.text, "{text}");
            }
        }
    }
}
