//! The table at a terminal: panes for the table, the others, one's own things, the options, details and the log, on one
//! screen where there is room; keyboard and mouse; story pages; the end taken apart. Everything is drawn from what a seat
//! may know. No game is known here, and no disk.

mod app;
pub mod ask;
mod board;
mod cards;
mod choices;
pub mod form;
mod hints;
mod ink;
mod keeper;
mod keys;
mod layout;
mod log;
mod page;
mod pane;
pub mod replay;
mod run;
mod screen;
mod sight;
mod theme;
mod words;
mod zones;

pub use app::{App, Left, PACE, Session};
pub use hints::Howto;
pub use keeper::Keeper;
pub use run::{at_terminal, play};
pub use theme::Theme;
