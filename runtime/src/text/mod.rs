//! Texts as packs and the engine write them: reading them, finding them by their keys, names with their forms. Nothing here
//! knows a game or a match; what is told of those is made in `view`.

pub mod fluent;
pub mod glossary;
pub mod locale;
pub mod phrase;
pub mod rules;
pub mod signs;
mod words;

pub use words::Words;
