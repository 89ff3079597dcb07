//! Cards on paper. The faces are those of the table (`quarterdeck-face`), drawn with letters that are shipped along, so that
//! text is fitted by its real width and looks the same everywhere.

mod cards;
mod changed;
mod font;
mod gallery;
mod letters;
mod measured;
mod outline;
mod pdf;
mod picture;
mod sheet;
mod tts;

pub use cards::{Card, Cards, Piece};
pub use changed::changed;
pub use gallery::{Gallery, Shown};
pub use letters::Fonts;
pub use measured::{Measured, Trouble};
pub use picture::{BadPicture, Picture, picture};
pub use sheet::{Paper, Sheets};
pub use tts::{Deck, Tabletop};

/// How many units of a face make a millimetre: a full face is 300 units wide, a card 63 mm.
pub const PER_MM: f32 = 300.0 / 63.0;

/// Width and height of a face in its units, from millimetres.
pub fn extent(size: [u16; 2]) -> [f32; 2] {
    size.map(|side| f32::from(side) * PER_MM)
}
