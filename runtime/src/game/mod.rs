//! The compiled game: immutable, sound, shared by all its matches.

pub mod definition;
pub mod index;

pub use definition::*;
pub use index::Listeners;
