//! The canonical layout of TOML: one blank around `=`, the signs `=` of a table below each other, two blanks for each level of
//! lists, at most one empty line. Comments stay where they are, and the order of everything.

use super::lexer::{Kind, Token, tokens};

/// Two blanks for each level.
const INDENT: usize = 2;

/// A line of the file, with its tokens, blanks left out.
struct Line<'t> {
    tokens: Vec<Token<'t>>,
    /// The blanks before a comment that follows something.
    before_comment: &'t str,
    /// It begins within a list or table that an earlier line opened.
    inside: bool,
    /// How deep it is indented.
    level: usize,
}

/// Says how a quoted text is written that begins at this byte.
type TextOf<'t> = &'t dyn Fn(usize, &str) -> String;

/// A text that is TOML, laid out.
pub fn laid_out(text: &str, text_of: TextOf<'_>) -> String {
    let lines = lines(text);
    let widths = widths(&lines);
    let mut out = String::with_capacity(text.len());
    let mut empty = true;
    for (line, width) in lines.iter().zip(widths) {
        if line.tokens.is_empty() {
            if !empty {
                out.push('\n');
            }
            empty = true;
            continue;
        }
        empty = false;
        out.push_str(&written(line, width, text_of));
        out.push('\n');
    }
    while out.ends_with("\n\n") {
        out.pop();
    }
    if text.contains("\r\n") { out.replace('\n', "\r\n") } else { out }
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines: Vec<Line<'_>> = Vec::new();
    // The lines in which what is still open was opened: whatever one line opens is one level.
    let mut open: Vec<usize> = Vec::new();
    let mut line = Line { tokens: Vec::new(), before_comment: "", inside: false, level: 0 };
    let mut blank = "";
    for token in tokens(text) {
        match token.kind {
            Kind::Newline => {
                let next =
                    Line { tokens: Vec::new(), before_comment: "", inside: !open.is_empty(), level: levels(&open) };
                lines.push(std::mem::replace(&mut line, next));
                blank = "";
                continue;
            }
            Kind::Blank => {
                blank = token.text;
                continue;
            }
            Kind::Comment => line.before_comment = blank,
            Kind::Open => open.push(lines.len()),
            Kind::Close => {
                let opener = open.pop().unwrap_or_default();
                // What closes at the beginning of a line stands below the line that opened it.
                if line.tokens.iter().all(|token| token.kind == Kind::Close) {
                    let before: Vec<usize> = open.iter().copied().filter(|line| *line < opener).collect();
                    line.level = levels(&before);
                }
            }
            _ => {}
        }
        blank = "";
        line.tokens.push(token);
    }
    lines.push(line);
    lines
}

/// How many lines have opened something that is still open.
fn levels(open: &[usize]) -> usize {
    let mut lines = open.to_vec();
    lines.dedup();
    lines.len()
}

/// How wide the key of a line is, if it gives a value to a key of a table.
fn key_width(line: &Line<'_>) -> Option<usize> {
    let at = line.tokens.iter().position(|token| token.kind == Kind::Equals)?;
    let key = &line.tokens[..at];
    let plain = key.iter().all(|token| matches!(token.kind, Kind::Bare | Kind::Quoted));
    (!line.inside && plain).then(|| key.iter().map(|token| token.text.chars().count()).sum())
}

/// How wide the keys of each line's table are. An empty line begins another group.
fn widths(lines: &[Line<'_>]) -> Vec<usize> {
    let mut widths = vec![0; lines.len()];
    let mut start = 0;
    for at in 0..=lines.len() {
        let ends = lines
            .get(at)
            .is_none_or(|line| !line.inside && (line.tokens.is_empty() || line.tokens[0].kind == Kind::Open));
        if ends {
            let widest = lines[start..at].iter().filter_map(key_width).max().unwrap_or(0);
            widths[start..at].fill(widest);
            start = at;
        }
    }
    widths
}

/// A line as it should be.
fn written(line: &Line<'_>, width: usize, text_of: TextOf<'_>) -> String {
    let mut out = String::new();
    out.push_str(&" ".repeat(line.level * INDENT));
    let header = !line.inside && line.tokens[0].kind == Kind::Open;
    let key = key_width(line);
    let mut equals = 0;
    for (at, token) in line.tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| line.tokens[before]);
        match token.kind {
            Kind::Comment => {
                if before.is_some() {
                    out.push_str(if line.before_comment.is_empty() { " " } else { line.before_comment });
                }
                out.push_str(&comment(token.text));
                continue;
            }
            Kind::Equals => {
                equals += 1;
                let pad = key.filter(|_| equals == 1).map_or(0, |own| width - own);
                out.push_str(&" ".repeat(pad + 1));
            }
            _ if before.is_some_and(|before| blank_between(before, *token, header)) => out.push(' '),
            _ => {}
        }
        match token.kind {
            // The name of a key is no text.
            Kind::Quoted if line.tokens.get(at + 1).is_none_or(|next| next.kind != Kind::Equals) => {
                out.push_str(&text_of(token.at, token.text))
            }
            _ => out.push_str(token.text),
        }
    }
    out
}

fn blank_between(before: Token<'_>, token: Token<'_>, header: bool) -> bool {
    let brace = |token: Token<'_>, sign: &str| token.text == sign;
    match (before.kind, token.kind) {
        _ if header => false,
        (Kind::Equals | Kind::Comma, _) => true,
        (Kind::Open, Kind::Close) => false,
        (Kind::Open, _) => brace(before, "{"),
        (_, Kind::Close) => brace(token, "}"),
        _ => false,
    }
}

/// A comment with a blank behind its sign.
fn comment(text: &str) -> String {
    let text = text.trim_end();
    match text.strip_prefix('#') {
        Some(said) if said.starts_with(char::is_alphanumeric) => format!("# {said}"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::laid_out;

    #[track_caller]
    fn check(text: &str, wanted: &str) {
        let as_it_is = |_: usize, quoted: &str| quoted.to_owned();
        let found = laid_out(text, &as_it_is);
        assert_eq!(found, wanted);
        assert_eq!(laid_out(&found, &as_it_is), found, "what is laid out stays as it is");
    }

    #[test]
    fn signs_stand_below_each_other() {
        check(
            "[ a . b ]\nx=1 \nlong   = [ 1,2 ]   # why\n\n\n\n[c]\ny = {a=1,b={ }}\n\n",
            "[a.b]\nx    = 1\nlong = [1, 2]   # why\n\n[c]\ny = { a = 1, b = {} }\n",
        );
    }

    #[test]
    fn lists_of_several_lines_are_indented() {
        check(
            "[a]\nd = [\n      'x',\n  {if='y', do=[\n 'z',\n]},\n   ]\nlonger = 1",
            "[a]\nd      = [\n  'x',\n  { if = 'y', do = [\n    'z',\n  ] },\n]\nlonger = 1\n",
        );
    }

    #[test]
    fn comments_and_long_texts_stay() {
        check(
            "#why\n#: x\n[a]\nb = '''\n  one   two\n    three\n'''\n# more\n",
            "# why\n#: x\n[a]\nb = '''\n  one   two\n    three\n'''\n# more\n",
        );
        check("[a]\r\nb=1\r\n", "[a]\r\nb = 1\r\n");
    }
}
