//! What one seat may know, in its language, ready to be drawn.

pub mod locale;
pub mod naming;
