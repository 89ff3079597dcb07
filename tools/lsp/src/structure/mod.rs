//! What stands in one file, as far as it can be seen without the others: what is defined there, what may be spoken of, and where
//! sentences stand. It is read anew whenever the file changes, also while it is broken.

mod ruling;
mod script;
mod tables;
mod texts;

pub use self::texts::sections;
use lsp_types::SymbolKind;
use quarterdeck_runtime::reference::KeyInfo;

use crate::thing::{Definition, Mention, Span, Thing};

/// A stretch of a file whose words can be names of things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// From where to where.
    pub span: Span,
    /// What is written there.
    pub prose: Prose,
}

/// What a passage is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prose {
    /// A sentence, and of which sort.
    Sentence(&'static str),
    /// A line of a ruling.
    Ruling,
}

/// A key of a table, where it is written.
#[derive(Clone, Copy, Debug)]
pub struct KeyAt {
    /// Where.
    pub span: Span,
    /// What is declared of it.
    pub key: &'static KeyInfo,
}

/// A line of the outline.
#[derive(Clone, Debug)]
pub struct Heading {
    /// What it says.
    pub name: String,
    /// What it is.
    pub detail: String,
    /// How editors draw it.
    pub kind: SymbolKind,
    /// Where its name stands. All up to the next heading belongs to it.
    pub span: Span,
}

/// What stands in a file.
#[derive(Clone, Debug, Default)]
pub struct Structure {
    /// What is defined.
    pub definitions: Vec<Definition>,
    /// What may be spoken of by its id.
    pub mentions: Vec<Mention>,
    /// Where words of sentences stand.
    pub passages: Vec<Passage>,
    /// Where keys of tables stand.
    pub keys: Vec<KeyAt>,
    /// The outline, in order.
    pub outline: Vec<Heading>,
    /// A part of it cannot be read.
    pub broken: bool,
}

impl Structure {
    /// Reads a file of a pack, as `path` within it names it. What was defined in it before is remembered while it is broken.
    pub fn read(path: &str, text: &str, before: Option<&Structure>) -> Structure {
        let mut structure = match path.rsplit('.').next() {
            _ if path == quarterdeck_face::LOOK_FILE => tables::read_looks(text),
            Some("toml") => tables::read(text),
            Some("ftl") => texts::read(path, text),
            Some("ruling") => ruling::read(text),
            Some("luau") => script::read(path, text),
            _ => Structure::default(),
        };
        structure.outline.sort_by_key(|heading| heading.span);
        if structure.broken {
            let known = |thing: &Thing| structure.definitions.iter().any(|known| known.thing == *thing);
            let before = before.map(|before| before.definitions.as_slice()).unwrap_or_default();
            let lost: Vec<Definition> = before.iter().filter(|lost| !known(&lost.thing)).cloned().collect();
            let remembered = lost.into_iter().map(|lost| Definition { remembered: true, ..lost });
            structure.definitions.extend(remembered);
        }
        structure
    }
}
