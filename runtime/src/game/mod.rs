//! The compiled game: immutable, sound, shared by all its matches.

pub mod definition;
pub mod index;
pub mod setting;

pub use definition::*;
pub use index::Listeners;
pub use setting::*;
