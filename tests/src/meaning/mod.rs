//! One meaning: what `docs/reference/sentences.md` says, carried out naively and word by word over the syntax tree.
//!
//! Nothing here shares code with the engine's own way from words to answers. Random sentences are asked of both
//! (`tests/tests/meaning.rs`); where the engine accepts a sentence, both must say the same.

pub mod account;
pub mod compare;
pub mod conditions;
pub mod deeds;
pub mod engine;
pub mod filters;
pub mod generate;
pub mod instructions;
pub mod lexicon;
pub mod nouns;
pub mod numbers;
pub mod phrases;
pub mod productions;
pub mod regroup;
pub mod requirements;
pub mod resources;
pub mod small;
pub mod tables;
pub mod things;
pub mod workshop;
pub mod world;

pub use world::{Meant, Refused, Speech, World};
