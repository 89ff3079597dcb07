//! Sentences: the language a rulebook would use, small and regular.
//!
//! Text is parsed into `syntax`, resolved against a pack's `vocabulary` into a `tree`, and the
//! tree is asked through `facts`: evaluated, solved, explained, described.
//!
//! What is public here is all that others can have, and for whom it is. How it is found stays inside.

#![warn(missing_docs)]

mod agree;
mod alike;
mod along;
mod bounds;
mod count;
mod foreign;
mod habit;
mod inside;
mod meant;
mod met;
mod misspelled;
mod near;
mod numbers;
mod own;
mod parse;
mod passing;
mod print;
mod ready;
mod sentences;
mod setting;
mod slots;
mod walk;

// For everybody: the numbers by which things are named, the words of a pack, and what a problem is.
pub mod ids;
pub mod problem;
pub mod verb;
pub mod vocabulary;

// For whoever reads sentences: what they say, and what they mean.
pub mod resolve;
pub mod syntax;
pub mod tree;
pub use bounds::LONGEST as LONGEST_SENTENCE;
pub use foreign::latin;
pub use habit::number_in_words;
pub use parse::begun::is_beginning;
pub use parse::parse;
pub use sentences::Sentences;

// For whoever makes plans of trees: what they are made of, and what is settled before a match begins.
pub use inside::{Inside, Part};
pub use setting::Settled;
pub use slots::Slots;

// For whoever carries sentences out: what is asked of a match, and the answers.
pub mod evaluate;
pub mod facts;
pub mod solve;
pub use alike::{Unlike, meet_in};
pub use met::Met;
pub use near::{each_attribute, nearness};
pub use walk::clockwise;

// For whoever tells them to people.
pub mod describe;
pub mod explain;
pub use numbers::{Numbers, SpokenNumber};
