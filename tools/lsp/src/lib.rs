//! The language server: mistakes while typing, words that fit, what things mean, where they are defined and spoken of, other names
//! for them. Editors start it as `quarterdeck lsp` and speak with it over standard input and output.
//!
//! The path: what is open in the editor over what lies on the disk (`shelf`) → what stands in each file (`structure`) → the words of a
//! pack (`lexicon`) → answers. Packs are checked beside that (`checking`), so that answers do not wait for it.

#![warn(missing_docs)]

mod address;
mod answers;
mod checking;
mod complete;
mod drawn;
mod hover;
mod lexicon;
mod line;
mod lines;
mod meaning;
mod measure;
mod places;
mod problems;
mod rename;
mod same;
mod say;
mod server;
mod shelf;
mod structure;
mod thing;

pub use checking::Types;
pub use measure::{Waits, measure};
pub use server::{serve, serve_over};
