//! Things that packs define and speak of, and how their ids are written in different places.

use quarterdeck_runtime::packs::usual_plural;

/// From where to where, in bytes.
pub type Span = (usize, usize);

/// Something with an id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing {
    /// The table by which it is defined (`card`), or `value`, `place`, `text`, `pack`.
    pub section: &'static str,
    /// Its id.
    pub id: String,
}

impl Thing {
    /// A thing of a section.
    pub fn new(section: &'static str, id: impl Into<String>) -> Thing {
        Thing { section, id: id.into() }
    }
}

/// How an id is written at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// As it is.
    Id,
    /// With blanks for `_`.
    Blanks,
    /// The usual plural.
    Plural,
    /// The usual plural, with blanks for `_`.
    PluralBlanks,
    /// A plural that the pack gives, which does not follow from the id.
    GivenPlural,
    /// With `-` for `_`, as in keys of texts.
    Dashes,
}

impl Spelling {
    /// An id, written so; nothing if that does not follow from the id.
    pub fn of(self, id: &str) -> Option<String> {
        match self {
            Spelling::Id => Some(id.to_owned()),
            Spelling::Blanks => Some(id.replace('_', " ")),
            Spelling::Plural => Some(usual_plural(id)),
            Spelling::PluralBlanks => Some(usual_plural(id).replace('_', " ")),
            Spelling::GivenPlural => None,
            Spelling::Dashes => Some(id.replace('_', "-")),
        }
    }
}

/// A definition of a thing, or of a part of it.
#[derive(Clone, Debug)]
pub struct Definition {
    /// What is defined.
    pub thing: Thing,
    /// Where its id stands.
    pub span: Span,
    /// The plural that is given.
    pub plural: Option<String>,
    /// It changes what another pack has defined.
    pub changes: bool,
    /// It was there before the file was broken, and cannot be seen now.
    pub remembered: bool,
}

/// A place that may speak of a thing.
#[derive(Clone, Debug)]
pub struct Mention {
    /// Where the id stands, and nothing else.
    pub span: Span,
    /// What it can be.
    pub sections: Vec<&'static str>,
    /// The id.
    pub id: String,
    /// How it is written.
    pub spelling: Spelling,
}

/// A place that speaks of one of these things.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Where the word stands.
    pub span: Span,
    /// What it can mean.
    pub things: Vec<Thing>,
    /// How it is written.
    pub spelling: Spelling,
    /// It is a definition.
    pub defines: bool,
}
