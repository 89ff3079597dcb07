//! Draws cards as SVG. What stands on a card is told by a view and by the game; how it looks is data of the pack
//! (`look.toml`), with a sensible default for a pack that says nothing. The same face is drawn as a chip, as a card on the
//! table and in full.

mod back;
mod canvas;
mod draw;
mod face;
mod fit;
mod frame;
mod inline;
mod look;
mod names;
mod palette;
mod read;
mod schema;
mod shape;
mod svg;
mod told;

pub use back::Back;
pub use canvas::{Canvas, Letters};
pub use draw::Size;
pub use face::{CARD_SIZE, Face, Faces};
pub use look::{Looks, Symbol};
pub use names::Names;
pub use palette::Colour;
pub use read::{Look, Manner, read};
pub use schema::schema;
pub use shape::Shape;
pub use svg::{INK, PAPER, Type};
pub use told::Told;

/// The file of a pack that says how it looks.
pub const LOOK_FILE: &str = "look.toml";

#[cfg(test)]
mod tests {
    use crate::{Colour, Shape};

    #[test]
    fn the_guide_names_every_shape_and_colour() {
        let guide = include_str!("../../../docs/guide/table.md");
        let list = |start: &str| -> Vec<String> {
            let from = guide.find(start).expect("the guide lists them") + start.len();
            let list = guide[from..].split("\n\n").next().unwrap_or_default();
            list.trim_end_matches(['.', '\n']).split(',').map(|name| name.trim().to_owned()).collect()
        };
        assert_eq!(list("\nColours:"), Colour::names().collect::<Vec<_>>());
        assert_eq!(list("\nShapes:"), Shape::names().collect::<Vec<_>>());
    }
}
