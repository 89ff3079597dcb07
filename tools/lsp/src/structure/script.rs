//! What stands in a script: its functions, and ids in quotes.

use lsp_types::SymbolKind;

use super::{Heading, Structure};
use crate::thing::{Definition, Mention, Spelling, Thing};

/// Sections that scripts name in quotes.
const NAMED: &[&str] = &["zone", "board", "counter", "query", "resource", "option", "kind", "phase", "event", "card"];

/// Reads a script.
pub fn read(path: &str, text: &str) -> Structure {
    let mut found = Structure::default();
    let file = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".luau");
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split("--").next().unwrap_or_default();
        functions(file, code, start, &mut found);
        quoted(code, start, &mut found);
        start += line.len();
    }
    found
}

fn functions(file: &str, code: &str, start: usize, found: &mut Structure) {
    let Some(at) = code.find("function ") else {
        return;
    };
    let rest = code[at + "function ".len()..].trim_start();
    let whole: &str = rest.split(['(', ' ']).next().unwrap_or_default();
    let name = whole.rsplit(['.', ':']).next().unwrap_or(whole);
    if name.is_empty() || name.trim().is_empty() {
        return;
    }
    let from = start + code.len() - rest.len() + whole.len() - name.len();
    let span = (from, from + name.len());
    found.outline.push(Heading { name: whole.to_owned(), detail: String::new(), kind: SymbolKind::FUNCTION, span });
    let thing = Thing::new("script", format!("{file}.{name}"));
    found.definitions.push(Definition { thing, span, plural: None, changes: false, remembered: false });
}

fn quoted(code: &str, start: usize, found: &mut Structure) {
    let mut open: Option<(usize, char)> = None;
    for (at, sign) in code.char_indices() {
        match open {
            None if sign == '"' || sign == '\'' => open = Some((at + 1, sign)),
            Some((from, quote)) if sign == quote => {
                let id = &code[from..at];
                if !id.is_empty()
                    && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
                {
                    let span = (start + from, start + at);
                    let mention = Mention { span, sections: NAMED.to_vec(), id: id.to_owned(), spelling: Spelling::Id };
                    found.mentions.push(mention);
                } else if id.contains('-') && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
                    // The key of a text that players are shown.
                    let span = (start + from, start + at);
                    let (sections, id) = (vec!["text"], id.to_owned());
                    found.mentions.push(Mention { span, sections, id, spelling: Spelling::Id });
                }
                open = None;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn functions_and_ids_are_found() {
        let text = "local m = {}\nfunction m.steal(game) -- \"no\"\n  game.move(\"row\", 'heap', \"Not an id\", \"prompt-which\")\nend\nreturn m\n";
        let found = read("tricks.luau", text);
        let ids: Vec<&str> = found.mentions.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(ids, ["row", "heap", "prompt-which"]);
        assert_eq!(found.definitions[0].thing.id, "tricks.steal");
        assert_eq!(&text[found.definitions[0].span.0..found.definitions[0].span.1], "steal");
    }
}
