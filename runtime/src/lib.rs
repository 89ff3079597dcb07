//! Packs become games, games become matches.
//!
//! The path: `PackFiles` → (`pack`) `Draft` → (`check`) `Game` → (`opening`) `Match` →
//! (`flow`) decisions and events → (`view`) what a seat may know.

pub mod bot;
pub mod campaign;
pub mod check;
mod document;
pub mod event;
pub mod fixed;
pub mod flow;
pub mod game;
mod hash;
mod ids;
pub mod jump;
pub mod log;
pub mod message;
pub mod opening;
pub mod pack;
pub mod playing;
pub mod problem;
pub mod save;
pub mod script;
pub mod seek;
pub mod setting;
pub mod state;
pub mod table;
pub mod text;
pub mod trace;
pub mod verb;
pub mod view;

pub use check::check;
pub use pack::files::PackFiles;
pub use playing::Match;
