//! From files to a draft of a game: shapes only, nothing resolved, every span kept.

mod brackets;
mod broken;
pub mod compose;
pub mod files;
pub mod hooks;
pub mod keys;
mod layer;
pub mod meant;
pub mod need;
pub mod opened;
pub mod presence;
pub mod raw;
pub mod reader;
mod rules;
pub mod schema;
pub mod value;
