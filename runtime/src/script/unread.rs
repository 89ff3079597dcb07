//! Says what is wrong with a script that the language cannot read: where, and what would be right. The machine names only
//! a line, and what it expected there.

use std::ops::Range;

use super::tokens::{Sort, Token, tokens};

/// What is wrong, where, and what would be right.
pub(super) struct Unread {
    pub span: (usize, usize),
    pub message: String,
    pub help: String,
}

/// Signs of other languages.
const SIGNS: &[(&str, &str)] = &[
    ("!=", "write `~=`"),
    ("&&", "write `and`"),
    ("||", "write `or`"),
    ("!", "write `not`"),
    ("++", "write `+= 1`"),
    ("->", "write `.`, or `:` before a method"),
    ("[", "a list is written in braces: `{}`"),
];

/// Words of other languages that begin a line.
const WORDS: &[(&str, &str)] = &[
    ("var", "write `local`"),
    ("let", "write `local`"),
    ("const", "write `local`"),
    ("int", "write `local`"),
    ("func", "write `function`"),
    ("def", "write `function`"),
    ("fn", "write `function`"),
    ("elif", "write `elseif`"),
    ("switch", "write `if … then … elseif … then … end`"),
    ("foreach", "write `for _, card in cards do … end`"),
];

const GUIDE: &str = "docs/reference/scripts.md shows what scripts can say";

/// What is wrong at a line, given what the machine says.
pub(super) fn unread(text: &str, line: Option<usize>, complaint: &str) -> Unread {
    let all = tokens(text);
    let range = range_of(text, line.unwrap_or(1));
    let here: Vec<Token<'_>> = all.iter().filter(|token| range.contains(&token.at)).copied().collect();
    let says = |span: (usize, usize), message: String, help: &str| Unread { span, message, help: help.to_owned() };
    let got = complaint.split("got '").nth(1).and_then(|rest| rest.split('\'').next());
    if let Some(open) = here.iter().find(|token| token.sort == Sort::Text && !closed(token.text)) {
        let quote = &open.text[..1];
        let help = format!("close it with `{quote}` before the line ends");
        return says((open.at, open.at + 1), "this quote is opened and not closed".into(), &help);
    }
    if let Some(opened) = opened(complaint) {
        return not_closed(text, &all, opened);
    }
    if let Some(comment) = here.first().filter(|token| token.is("//") || token.is("#")) {
        let message = format!("`{}` does not begin a comment", comment.text);
        return says(comment.span(), message, "a comment begins with `--`");
    }
    if let Some((token, help)) = here.iter().find_map(|token| {
        let sign = SIGNS.iter().find(|(sign, _)| token.is(sign) && (*sign != "[" || got == Some("[")))?;
        Some((token, sign.1))
    }) {
        return says(token.span(), format!("scripts have no `{}` here", token.text), help);
    }
    let first = here.first().and_then(|token| Some((token, WORDS.iter().find(|(word, _)| token.is(word))?.1)));
    if let Some((token, help)) = first {
        return says(token.span(), format!("scripts have no `{}`", token.text), help);
    }
    if let Some(token) = got.and_then(|got| here.iter().find(|token| token.text == got)) {
        if complaint.contains("'then'") && token.is("=") {
            return says(token.span(), "`=` gives a value and does not compare".into(), "write `==`");
        }
        let message = match complaint.strip_prefix("Expected ").and_then(|rest| rest.split(' ').next()) {
            Some(wanted) if wanted.starts_with('\'') => {
                format!("`{}` is expected here, not `{}`", wanted.trim_matches(['\'', ',']), token.text)
            }
            _ => format!("`{}` cannot stand here", token.text),
        };
        let help = match complaint.split('\'').nth(1).filter(|_| complaint.starts_with("Expected '")) {
            Some(wanted) => format!("write `{wanted}` before it"),
            None => GUIDE.to_owned(),
        };
        return says(token.span(), message, &help);
    }
    let span = here.first().zip(here.last()).map_or((0, 0), |(first, last)| (first.at, last.span().1));
    says(span, format!("this line cannot be read: {complaint}"), GUIDE)
}

/// Where a line begins and ends.
fn range_of(text: &str, line: usize) -> Range<usize> {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    start..start + text[start..].split_inclusive('\n').next().map_or(0, str::len)
}

fn closed(text: &str) -> bool {
    text.starts_with('[') || text.len() > 1 && text.ends_with(text.chars().next().unwrap_or('"'))
}

/// What is not closed, and the line in which it is opened: `(to close 'function' at line 4)`.
fn opened(complaint: &str) -> Option<(&str, usize)> {
    let rest = complaint.split("(to close '").nth(1)?;
    let (word, rest) = rest.split_once('\'')?;
    let line = rest.split("line ").nth(1)?.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((word, line.parse().ok()?))
}

fn not_closed(text: &str, all: &[Token<'_>], (word, line): (&str, usize)) -> Unread {
    let range = range_of(text, line);
    // `else if` opens a second `if`, which is what is not closed.
    let twice = all
        .windows(2)
        .find(|pair| pair[0].is("else") && pair[1].is("if") && !text[pair[0].at..pair[1].at].contains('\n'));
    if let Some(pair) = twice.filter(|_| word != "(" && word != "{") {
        let message = "`else if` opens another `if`, which is not closed".to_owned();
        return Unread { span: (pair[0].at, pair[1].span().1), message, help: "write `elseif`".into() };
    }
    let opener = all.iter().rfind(|token| token.is(word) && range.contains(&token.at));
    let span = opener.map_or((0, 0), Token::span);
    let closing = match word {
        "(" => ")",
        "{" => "}",
        "[" => "]",
        "repeat" => "until",
        _ => "end",
    };
    Unread {
        span,
        message: format!("the `{word}` is opened here and not closed"),
        help: format!("close it with `{closing}`"),
    }
}
