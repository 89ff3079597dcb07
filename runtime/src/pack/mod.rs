//! From files to a draft of a game: shapes only, nothing resolved, every span kept.

pub mod compose;
pub mod files;
pub mod keys;
pub mod presence;
pub mod reader;
pub mod value;
