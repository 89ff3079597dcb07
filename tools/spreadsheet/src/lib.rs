//! Numbers and words of cards as a table, for people who think in spreadsheets; and what was changed there back into the files
//! of the pack, with every comment and blank where it was. It knows no game: whoever asks says which columns there are.

mod change;
mod table;
mod writing;

pub use change::{Change, Mistake, changes};
pub use table::{Cell, Column, Row, Table, harmless, table};
pub use writing::written;

/// The column that names the card.
pub const CARD: &str = "card";
/// The column that numbers the line of `copies`; empty in the row of the card itself.
pub const LINE: &str = "line";
/// The column that says what the card is called. It is for readers, and never read back.
pub const NAME: &str = "name";
/// The column that says how many copies there are.
pub const COUNT: &str = "count";
