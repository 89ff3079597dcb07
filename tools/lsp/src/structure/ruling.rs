//! What stands in a ruling: words of the game in every line but its head, and its steps as an outline.

use lsp_types::SymbolKind;

use super::{Heading, Passage, Prose, Structure};

/// Lines that are told to people.
const HEAD: [&str; 3] = ["ruling:", "covers:", "because:"];

/// Reads a ruling.
pub fn read(text: &str) -> Structure {
    let mut found = Structure::default();
    let mut start = 0;
    let mut in_head = false;
    for line in text.split_inclusive('\n') {
        let span = (start, start + line.trim_end().len());
        start += line.len();
        let said = line.split(" #").next().unwrap_or_default().trim_end();
        in_head = HEAD.iter().any(|head| said.starts_with(head)) || in_head && said.starts_with(' ');
        if said.is_empty() || said.starts_with('#') || in_head {
            continue;
        }
        found.passages.push(Passage { span: (span.0, span.0 + said.len()), prose: Prose::Ruling });
        if !said.starts_with(' ') {
            let kind = if said.starts_with("game ") { SymbolKind::NAMESPACE } else { SymbolKind::EVENT };
            found.outline.push(Heading { name: said.to_owned(), detail: String::new(), kind, span });
        }
    }
    found
}
