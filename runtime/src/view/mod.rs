//! What one seat may know, in its language, ready to be drawn.

mod drawn;
mod figures;
mod glossary;
pub mod label;
pub mod laid_out;
mod moment;
pub mod narrate;
pub mod now;
pub mod reason;
pub mod reckoned;
pub mod seen;
pub mod speaker;
pub mod story;
mod text;
pub mod tongue;
pub mod why;
pub mod wording;
