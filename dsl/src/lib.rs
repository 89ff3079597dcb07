//! Sentences: the language a rulebook would use, small and regular.
//!
//! Text is parsed into `syntax`, resolved against a pack's `vocabulary` into a `tree`, and the
//! tree is asked through `facts`: evaluated, solved, explained, described.

#![warn(missing_docs)]

pub mod alike;
mod along;
mod bounds;
mod count;
pub mod describe;
pub mod evaluate;
pub mod explain;
pub mod facts;
pub mod foreign;
mod habit;
pub use habit::number_in_words;
pub mod ids;
pub mod inside;
mod meant;
pub mod met;
mod misspelled;
pub mod near;
pub mod parse;
mod passing;
pub mod print;
pub mod problem;
mod ready;
pub mod resolve;
mod sentences;
pub use sentences::Sentences;
pub mod setting;
pub mod slots;
pub mod solve;
pub mod syntax;
pub mod tree;
pub mod verb;
pub mod vocabulary;
pub mod walk;
