//! All tests of sentences in one program: what they share is built and linked once, and they run side by side.

mod acceptance;
mod common;
mod describing;
mod known;
mod mistakes;
mod near;
mod printing;
mod solving;
mod story;
mod striving;
mod table;
