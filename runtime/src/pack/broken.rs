//! Says what is wrong with a line of TOML that cannot be read, in an author's words: the reader's own complaints name
//! what it expected, not what was meant. Only the first of a file is told, as the others mostly follow from it.

use super::brackets;
use quarterdeck_dsl::latin;

/// What is wrong, where, and what would be right.
pub(super) struct Broken {
    pub span: (usize, usize),
    pub message: String,
    pub help: String,
}

/// How every line of a table is written.
const LINE: &str = "a line is written as `key = value`";
const COMMENT: &[&str] = &["//", "/*", "--", "<!--", ";", "%", "* "];
/// Signs that give a value to a name elsewhere.
const GIVING: &[&str] = &[":=", "->", "=>", "==", "::", ":", "<-"];
const NOTHING: &[&str] = &["null", "none", "nil", "undefined", "nan"];
const YES: &[&str] = &["true", "yes", "on", "y"];
const NO: &[&str] = &["false", "no", "off", "n"];

/// What is wrong at the first place where the reader stumbled.
pub(super) fn broken(text: &str, at: usize, complaint: &str) -> Broken {
    let at = at.min(text.len());
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let line = text[start..].lines().next().unwrap_or_default();
    // A line that ends too early is noticed at the beginning of the next one.
    if line.trim().is_empty() && start > 0 && at == start {
        return broken(text, start - 1, complaint);
    }
    let found = Line { line, start, at: at - start };
    found.told(complaint)
}

struct Line<'t> {
    line: &'t str,
    start: usize,
    /// Where the reader stumbled, in the line.
    at: usize,
}

impl Line<'_> {
    fn says(&self, from: usize, length: usize, message: impl Into<String>, help: impl Into<String>) -> Option<Broken> {
        // A letter may take several bytes: whole ones are marked.
        let end =
            (from + length..self.line.len()).find(|at| self.line.is_char_boundary(*at)).unwrap_or(self.line.len());
        let end = end.max(from + length);
        Some(Broken { span: (self.start + from, self.start + end), message: message.into(), help: help.into() })
    }

    fn told(&self, complaint: &str) -> Broken {
        let indent = self.line.len() - self.line.trim_start().len();
        let found = self.blanks_and_quotes().or_else(|| self.comment(indent)).or_else(|| self.json(indent));
        let found =
            found.or_else(|| if self.line[indent..].starts_with(['[', '(']) { self.heading(indent) } else { None });
        let found = found.or_else(|| self.brackets()).or_else(|| self.key(indent)).or_else(|| self.within(complaint));
        found.unwrap_or_else(|| {
            // Where the line ends too early, all of it is meant.
            let at = if self.at < self.line.len() { self.at } else { indent };
            let rest = &self.line[at..];
            let length = rest.find([' ', ',', '\t']).filter(|length| *length > 0 && at == self.at);
            Broken {
                span: (self.start + at, self.start + at + length.unwrap_or(rest.len())),
                message: "this line cannot be read".to_owned(),
                help: format!(
                    "{LINE}, where a value is `\"text\"`, a number, `true`, a list `[…]` or a table `{{ … }}`"
                ),
            }
        })
    }

    /// What of the line is neither quoted nor a comment: its places.
    fn plain(&self) -> Vec<(usize, char)> {
        let mut quote = None;
        let mut found = Vec::new();
        for (at, letter) in self.line.char_indices() {
            match (quote, letter) {
                (None, '#') => break,
                (None, '\'' | '"') => quote = Some(letter),
                (Some(open), _) if open == letter => quote = None,
                (None, _) => found.push((at, letter)),
                _ => {}
            }
        }
        found
    }

    fn blanks_and_quotes(&self) -> Option<Broken> {
        for (at, letter) in self.plain() {
            let length = letter.len_utf8();
            if letter.is_whitespace() && !letter.is_ascii() || "\u{200b}\u{feff}".contains(letter) {
                return self.says(
                    at,
                    length,
                    "this is a non-breaking blank, or another blank that is none",
                    "write a plain blank",
                );
            }
            if "‘’‚‛“”„‟«»`´".contains(letter) {
                let help = "write straight quotes: `\"text\"`, and sentences as `'text'`";
                let message =
                    if "`´".contains(letter) { "this accent is not a quote" } else { "this is a curly quote" };
                return self.says(at, length, message, help);
            }
        }
        None
    }

    fn comment(&self, indent: usize) -> Option<Broken> {
        let sign = COMMENT.iter().find(|sign| self.line[indent..].starts_with(**sign))?.trim();
        self.says(indent, sign.len(), format!("`{sign}` does not begin a comment"), "a comment begins with `#`")
    }

    fn json(&self, indent: usize) -> Option<Broken> {
        let rest = self.line[indent..].strip_prefix('{')?;
        let help = "packs are written in TOML: a heading such as `[pack]`, and below it `key = value`";
        (rest.trim().is_empty() || rest.contains(':'))
            .then(|| self.says(indent, 1, "this looks like JSON", help))
            .flatten()
    }

    fn heading(&self, indent: usize) -> Option<Broken> {
        let line = self.line[indent..].trim_end();
        if line.starts_with('(') {
            let name = line.trim_matches(['(', ')']);
            return self.says(indent, line.len(), "a heading stands in square brackets", format!("write `[{name}]`"));
        }
        let double = line.starts_with("[[");
        let open = if double { 2 } else { 1 };
        let closing = if double { "]]" } else { "]" };
        let Some(end) = line.find(closing) else {
            let message = format!("the `{}` is opened here and not closed", &line[..open]);
            return self.says(indent, open, message, format!("close it with `{closing}`"));
        };
        let name = &line[open..end];
        let rest = line[end + open..].trim_start();
        // In a list that goes over several lines, a line may begin with a bracket.
        if name.contains(['\'', '"', '=', '{', ',']) {
            return None;
        }
        if name.trim().is_empty() {
            return self.says(
                indent,
                line.len(),
                "this heading names no table",
                "write which one, such as `[zone.row]`",
            );
        }
        if let Some(sign) = name.chars().find(|sign| ":/\\ ".contains(*sign)) {
            let (message, right) = match sign {
                ' ' => ("there is a blank in this heading".to_owned(), name.trim().replace(' ', "_")),
                _ => (format!("`{sign}` cannot stand in a heading"), name.replace(sign, ".")),
            };
            let at = name.find(sign).unwrap_or_default();
            let part = name[..at].rfind('.').filter(|_| sign == ' ').map_or(at, |dot| dot + 1);
            let part = if sign == ' ' && !name[..at].contains('.') { 0 } else { part };
            let help = format!(
                "write `{}{right}{closing}`; its parts are joined by `.`, words of a name by `_`",
                &line[..open]
            );
            return self.says(indent + open + part, 1, message, help);
        }
        if name.ends_with('.') || name.starts_with('.') || name.contains("..") {
            let help = format!("write a name behind the dot, such as `[{}.row]`", name.trim_matches('.'));
            return self.says(indent, line.len(), "a part of this heading is empty", help);
        }
        if let Some(problem) = self.foreign(indent + open, name) {
            return Some(problem);
        }
        let at = self.line.len() - self.line[indent + end + open..].trim_start().len();
        if !rest.is_empty() && !rest.starts_with('#') {
            return self.says(
                at,
                rest.len(),
                "nothing may stand behind a heading",
                "leave it out; what belongs to it follows in the next lines",
            );
        }
        None
    }

    /// A letter of another alphabet in a name.
    fn foreign(&self, from: usize, name: &str) -> Option<Broken> {
        let (letter, latin) = latin(name)?;
        let at = name.find(letter).unwrap_or_default();
        let message = format!("the `{letter}` is not a Latin letter");
        self.says(from + at, letter.len_utf8(), message, format!("write `{latin}` in Latin letters"))
    }

    /// Brackets of this line that do not go together.
    fn brackets(&self) -> Option<Broken> {
        match brackets::mismatched(self.line)? {
            brackets::Mismatch::Open(at, bracket) => {
                let message = format!("the `{bracket}` is opened here and not closed");
                self.says(at, 1, message, format!("close it with `{}`", brackets::closing(bracket)))
            }
            brackets::Mismatch::TooMany(at, bracket) => {
                self.says(at, 1, format!("this `{bracket}` is one too many"), "leave it out")
            }
        }
    }

    fn key(&self, indent: usize) -> Option<Broken> {
        let rest = &self.line[indent..];
        let length =
            rest.find(|letter: char| !letter.is_alphanumeric() && !"_-.".contains(letter)).unwrap_or(rest.len());
        let key = &rest[..length];
        if rest.starts_with('=') {
            return self.says(indent, 1, "the key is missing before `=`", LINE);
        }
        if key.is_empty() || rest.starts_with(['\'', '"']) {
            return None;
        }
        if let Some(problem) = self.foreign(indent, key) {
            return Some(problem);
        }
        let behind = rest[length..].trim_start();
        let at = self.line.len() - behind.len();
        if let Some(sign) = GIVING.iter().find(|sign| behind.starts_with(**sign)) {
            let message = format!("`{sign}` does not give a value to a key");
            return self.says(at, sign.len(), message, LINE);
        }
        let Some(value) = behind.strip_prefix('=') else {
            return self.says(indent, length, "an `=` is missing after this key", LINE);
        };
        let value = value.trim();
        if value.is_empty() || value.starts_with('#') {
            return self.says(at, 1, "the value is missing", format!("{LINE}; a list is written as `key = [ … ]`"));
        }
        let from = at + 1 + (self.line[at + 1..].len() - self.line[at + 1..].trim_start().len());
        self.value(from, value)
    }

    fn value(&self, from: usize, value: &str) -> Option<Broken> {
        let first = value.chars().next()?;
        match first {
            '\'' | '"' => self.quoted(from, value, first),
            '(' => self.says(
                from,
                1,
                "a list stands in square brackets",
                format!("write `[{}]`", value.trim_matches(['(', ')'])),
            ),
            '{' if value[1..].trim_start().starts_with(['"', '\'']) && !value.contains(['=', ':']) => {
                let inner = value.trim_matches(['{', '}']);
                self.says(from, 1, "a list stands in square brackets", format!("write `[{inner}]`"))
            }
            '[' | '{' => None,
            '-' | '+' | '0'..='9' => self.number(from, value),
            _ if first.is_alphabetic() => self.bare(from, value),
            _ => None,
        }
    }

    fn quoted(&self, from: usize, value: &str, quote: char) -> Option<Broken> {
        let inner = &value[1..];
        if quote == '"' {
            let bad = inner.match_indices('\\').find(|(at, _)| {
                let next = inner[at + 1..].chars().next();
                !next.is_some_and(|next| "btnfr\"\\uUe".contains(next)) && !inner[..*at].ends_with('\\')
            });
            if let Some((at, _)) = bad {
                let help = "write the text in single quotes, where it has none, or write it twice";
                return self.says(from + 1 + at, 1, "a backslash has a meaning of its own in double quotes", help);
            }
        }
        let Some(end) = inner.find(quote) else {
            let help = format!("close it with `{quote}` before the line ends");
            return self.says(from, 1, "this quote is opened and not closed", help);
        };
        let rest = &inner[end + 1..];
        if quote == '\'' && rest.starts_with(char::is_alphabetic) {
            let help = "write the text in double quotes: `\"…\"`";
            return self.says(from, end + 2, "an apostrophe ends a text in single quotes", help);
        }
        self.behind(from + end + 2, rest)
    }

    /// What follows a value in its line.
    fn behind(&self, from: usize, rest: &str) -> Option<Broken> {
        let trimmed = rest.trim_start();
        let at = from + rest.len() - trimmed.len();
        let sign = trimmed.chars().next().filter(|sign| *sign != '#')?;
        if [',', ';'].contains(&sign) && trimmed[1..].contains('=') {
            return self.says(at, 1, "a line holds one key", "begin a new line for each key");
        }
        if [',', ';'].contains(&sign) {
            return self.says(at, 1, format!("`{sign}` cannot stand at the end of a line"), "leave it out");
        }
        self.says(at, trimmed.len(), "something stands behind the value", "leave it out, or put it into the quotes")
    }

    fn number(&self, from: usize, value: &str) -> Option<Broken> {
        let length = value.find(|letter: char| !letter.is_ascii_alphanumeric() && !"+-._".contains(letter));
        let (number, rest) = value.split_at(length.unwrap_or(value.len()));
        if let Some((low, high)) = number.split_once("..") {
            let high = high.trim_start_matches('.');
            return self.says(
                from,
                number.len(),
                format!("`{number}` is not a value"),
                format!("write `[{low}, {high}]`"),
            );
        }
        if rest.starts_with(',') && rest[1..].starts_with(|digit: char| digit.is_ascii_digit()) {
            return self.says(
                from + number.len(),
                1,
                "a number has no comma: rules know only whole numbers",
                "write a whole number",
            );
        }
        let digits = number.trim_start_matches(['-', '+']);
        if digits.len() > 1 && digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let sign = if number.starts_with('-') { "-" } else { "" };
            let help = format!("write `{sign}{}`", digits.trim_start_matches('0'));
            return self.says(from, number.len(), "a number does not begin with a zero", help);
        }
        if digits.contains('.') || digits.contains('-') || digits.bytes().any(|byte| byte.is_ascii_alphabetic()) {
            let whole = value.split(['#', ',']).next().unwrap_or(value).trim();
            return self.says(from, whole.len(), "text must stand in quotes", format!("write `\"{whole}\"`"));
        }
        self.behind(from + number.len(), rest)
    }

    /// A word without quotes.
    fn bare(&self, from: usize, value: &str) -> Option<Broken> {
        let end = value.find(['#', ',', ']', '}', ';']).unwrap_or(value.len());
        let word = value[..end].trim();
        let lower = word.to_lowercase();
        if NOTHING.contains(&lower.as_str()) {
            return self.says(
                from,
                word.len(),
                format!("`{word}` is not a value"),
                "leave the key out where there is nothing to say",
            );
        }
        let flag = if YES.contains(&lower.as_str()) { Some("true") } else { None };
        let flag = flag.or(if NO.contains(&lower.as_str()) { Some("false") } else { None });
        if let Some(flag) = flag.filter(|flag| *flag != word) {
            return self.says(from, word.len(), format!("`{word}` is not a value"), format!("write `{flag}`"));
        }
        if flag.is_some() {
            return self.behind(from + word.len(), &value[word.len()..]);
        }
        let right = if word.contains(' ') { format!("'{word}'") } else { format!("\"{word}\"") };
        self.says(from, word.len(), "text must stand in quotes", format!("write `{right}`"))
    }

    /// Parts of a list or of a table in braces.
    fn within(&self, complaint: &str) -> Option<Broken> {
        let plain = self.plain();
        if let Some(pair) = plain.windows(2).find(|pair| pair[0].1 == ',' && pair[1].1 == ',') {
            return self.says(pair[0].0, 2, "two commas follow each other", "leave one of them out");
        }
        let name = |letter: char| letter.is_alphanumeric() || letter == '_';
        for (at, letter) in plain.iter().filter(|(_, letter)| [':', '='].contains(letter)) {
            let before = self.line[..*at].trim_end();
            let key = before.len()
                - before.chars().rev().take_while(|letter| name(*letter)).map(char::len_utf8).sum::<usize>();
            if *letter == ':' && key < before.len() {
                return self.says(*at, 1, "`:` does not give a value to a key", LINE);
            }
            let opened = before[..key].trim_end();
            let in_braces = before[..key].rfind('{') > before[..key].rfind('}');
            if key < before.len() && in_braces && !opened.ends_with(['{', ',']) {
                return self.says(
                    key,
                    before.len() - key,
                    "a comma is missing before this",
                    "write `,` between the keys of a table in braces",
                );
            }
        }
        if complaint.starts_with("missing comma") {
            let rest = self.line[self.at.min(self.line.len())..].trim_end();
            return self.says(
                self.at,
                rest.len().max(1),
                "a comma is missing before this",
                "write `,` between the parts of a list",
            );
        }
        let at = self.at.min(self.line.len());
        let rest = self.line.get(at..)?;
        let first = rest.chars().next()?;
        if first.is_alphabetic() {
            return self.bare(at, rest);
        }
        if first == '\'' || first == '"' {
            return self.quoted(at, rest, first);
        }
        None
    }
}
