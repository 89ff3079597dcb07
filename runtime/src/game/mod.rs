//! The compiled game: immutable, sound, shared by all its matches.

pub mod bot;
pub mod definition;
pub mod drawing;
pub mod effect;
pub mod index;
pub mod print;
pub mod setting;
mod settle;
pub mod story;

pub use bot::*;
pub use definition::*;
pub use drawing::*;
pub use effect::*;
pub use index::Listeners;
pub use print::Print;
pub use setting::*;
pub use story::*;
