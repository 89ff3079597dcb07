//! Loops over tables. `for key, value in list do` is carried out by the machine itself, which comes to tables and functions as keys in the
//! order of their addresses. So every such loop is made to go through the prelude (`for key, value in ITERATE(list) do`), which refuses
//! keys without an order of their own. No line is added, so that places stay what they were.

use std::ops::Range;

/// What loops go through. No script can say this name.
pub(super) const ITERATE: &str = "quarterdeck_iterate";

/// A loop that cannot be made to.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unguarded {
    pub span: (usize, usize),
    pub message: &'static str,
    pub help: &'static str,
}

/// The same script with every loop over tables made to go through the prelude; nothing if there is none. The text must be one that the
/// language can read.
pub(super) fn guarded(text: &str) -> Result<Option<String>, Unguarded> {
    let pieces = pieces(text);
    let word = |piece: &Piece| &text[piece.span.clone()];
    if let Some(name) = pieces.iter().find(|piece| word(piece) == ITERATE) {
        return Err(Unguarded {
            span: (name.span.start, name.span.end),
            message: "this name belongs to the engine",
            help: "choose another name",
        });
    }
    let mut inserts: Vec<(usize, &str)> = Vec::new();
    for (at, piece) in pieces.iter().enumerate().filter(|(_, piece)| word(piece) == "for") {
        let rest = &pieces[at + 1..];
        let level = |next: &&Piece| next.depth == piece.depth;
        // `for at = 1, 3 do` counts; only what comes `in` something goes over a table.
        let Some(start) = rest.iter().filter(level).find(|next| matches!(word(next), "in" | "=")) else {
            continue;
        };
        if word(start) == "=" {
            continue;
        }
        let Some(end) = rest.iter().filter(level).find(|next| word(next) == "do") else {
            continue;
        };
        let inner = rest.iter().take_while(|next| next.span.start < end.span.start);
        if let Some(function) = inner.clone().find(|next| word(next) == "function") {
            return Err(Unguarded {
                span: (function.span.start, function.span.end),
                message: "a function is made within the head of a loop",
                help: "give it a name first: `local function following() … end`, then `for value in following do`",
            });
        }
        inserts.push((start.span.end, " quarterdeck_iterate("));
        inserts.push((end.span.start, ")"));
    }
    if inserts.is_empty() {
        return Ok(None);
    }
    // Loops within each other insert in no order.
    inserts.sort_by_key(|(at, _)| *at);
    let mut made = String::with_capacity(text.len() + inserts.len() * ITERATE.len());
    let mut from = 0;
    for (at, what) in inserts {
        made.push_str(&text[from..at]);
        made.push_str(what);
        from = at;
    }
    made.push_str(&text[from..]);
    Ok(Some(made))
}

/// A word, or a sign that heads of loops are told by, and how many brackets are open there.
struct Piece {
    span: Range<usize>,
    depth: usize,
}

/// All words outside of texts and comments, those within braces of a text (`\`{card.name}\``) too, and single `=`.
fn pieces(text: &str) -> Vec<Piece> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    // Open brackets; for each open text with braces, how many were open when the brace was.
    let (mut depth, mut texts): (usize, Vec<usize>) = (0, Vec::new());
    let mut at = 0;
    while let Some(byte) = bytes.get(at).copied() {
        match byte {
            b'-' if bytes[at..].starts_with(b"--") => {
                at += 2;
                at = long(text, at).unwrap_or_else(|| text[at..].find('\n').map_or(text.len(), |end| at + end));
            }
            b'"' | b'\'' => at = quoted(bytes, at + 1, byte),
            b'`' => at = braced(bytes, at + 1, &mut depth, &mut texts),
            b'[' if long(text, at).is_some() => at = long(text, at).unwrap_or(text.len()),
            b'(' | b'[' | b'{' => {
                depth += 1;
                at += 1;
            }
            b'}' if texts.last() == Some(&depth) => {
                texts.pop();
                depth = depth.saturating_sub(1);
                at = braced(bytes, at + 1, &mut depth, &mut texts);
            }
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                at += 1;
            }
            b'=' | b'<' | b'>' | b'~' | b'+' | b'-' | b'*' | b'/' | b'%' | b'^' | b'.' => {
                let signs = bytes[at..].iter().take_while(|byte| b"=<>~+-*/%^.".contains(byte)).count();
                // A comment may follow signs at once.
                let signs = (0..signs).find(|more| *more > 0 && bytes[at + more..].starts_with(b"--")).unwrap_or(signs);
                // `a =-1` is a single `=`, too.
                if byte == b'=' && bytes.get(at + 1) != Some(&b'=') {
                    found.push(Piece { span: at..at + 1, depth });
                    at += 1;
                } else {
                    at += signs;
                }
            }
            _ if byte.is_ascii_alphanumeric() || byte == b'_' => {
                let length =
                    bytes[at..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
                if !byte.is_ascii_digit() {
                    found.push(Piece { span: at..at + length, depth });
                }
                at += length;
            }
            _ => at += 1,
        }
    }
    found
}

/// Where a text in long brackets (`[==[ … ]==]`) ends that begins here.
fn long(text: &str, at: usize) -> Option<usize> {
    let rest = text.get(at..)?.strip_prefix('[')?;
    let level = rest.bytes().take_while(|byte| *byte == b'=').count();
    rest[level..].strip_prefix('[')?;
    let close = format!("]{}]", "=".repeat(level));
    Some(text[at..].find(&close).map_or(text.len(), |end| at + end + close.len()))
}

/// Where a text in quotes ends.
fn quoted(bytes: &[u8], mut at: usize, quote: u8) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            _ if *byte == quote => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// Where a text with braces stops: at its end, or behind a brace that opens.
fn braced(bytes: &[u8], mut at: usize, depth: &mut usize, texts: &mut Vec<usize>) -> usize {
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\\' => at += 2,
            b'`' => return at + 1,
            b'{' => {
                *depth += 1;
                texts.push(*depth);
                return at + 1;
            }
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::{ITERATE, guarded};

    fn made(text: &str) -> String {
        guarded(text).expect("it can be guarded").unwrap_or_else(|| text.to_owned()).replace(ITERATE, "I")
    }

    #[test]
    fn every_loop_over_a_table_goes_through_the_prelude() {
        for (text, expected) in [
            ("for k, v in t do end", "for k, v in I( t )do end"),
            ("for k in pairs(t) do end", "for k in I( pairs(t) )do end"),
            ("for k in next, t do end", "for k in I( next, t )do end"),
            ("for k: string, v: { a: number } in t do end", "for k: string, v: { a: number } in I( t )do end"),
            ("for k in t -- do\ndo end", "for k in I( t -- do\n)do end"),
            ("for k in--[[ x ]]t do end", "for k in I(--[[ x ]]t )do end"),
            ("for a in t do for b in a do end end", "for a in I( t )do for b in I( a )do end end"),
            ("for k in if x then a else b do end", "for k in I( if x then a else b )do end"),
            ("for k in { a = 1, b = 2 } do end", "for k in I( { a = 1, b = 2 } )do end"),
            ("for k: typeof({ a = 1 }) in t do end", "for k: typeof({ a = 1 }) in I( t )do end"),
        ] {
            assert_eq!(made(text), expected);
        }
    }

    #[test]
    fn loops_hide_nowhere() {
        let inside = "`a {(function() for k in t do end end)()} b`";
        assert_eq!(made(inside), inside.replace("in t do", "in I( t )do"));
        let twice = "`{`{(function() for k in t do end end)()}`}`";
        assert_eq!(made(twice), twice.replace("in t do", "in I( t )do"));
        let behind = "local a = `\\{ for x in y do` for k in t do end";
        assert_eq!(made(behind), behind.replace("in t do", "in I( t )do"));
        let braces = "local a = `{ { 1 }[1] }` for k in t do end";
        assert_eq!(made(braces), braces.replace("in t do", "in I( t )do"));
        let signs = "local a = 1 ..\"\" for k in t do end x =-1 --[[\n]]for k in t do end";
        assert_eq!(made(signs), signs.replace("in t do", "in I( t )do"));
        let lines = "for k in\n\tt\ndo\nend";
        assert_eq!(made(lines).lines().count(), lines.lines().count());
    }

    #[test]
    fn what_is_no_such_loop_stays() {
        for text in [
            "for at = 1, 3 do end",
            "for at: number = 1, #t do end",
            "local s = 'for k in t do'",
            "local s = [==[ for k in t do ]] ]==]",
            "-- for k in t do",
            "--[[ for k in t do\n]]",
            "local s = \"\\\" for k in t do\"",
            "local s = `for k in t do`",
        ] {
            assert_eq!(guarded(text), Ok(None), "{text}");
        }
    }

    #[test]
    fn what_cannot_be_guarded_is_refused() {
        for text in ["for k in (function() return t end)() do end", "local quarterdeck_iterate = next"] {
            assert!(guarded(text).is_err(), "{text}");
        }
    }
}
