//! What one seat may know, in its language, ready to be drawn.

mod drawn;
pub mod guard;
pub mod label;
pub mod locale;
pub mod naming;
pub mod narrate;
pub mod reason;
pub mod seen;
pub mod speaker;
pub mod story;
pub mod text;
pub mod why;
pub mod wording;
