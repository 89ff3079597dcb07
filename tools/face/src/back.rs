//! Backs of cards. Cards that are shuffled together must look alike from behind, so a back depends only on what looks say.

use crate::canvas::{Canvas, Letters};
use crate::face::Face;
use crate::fit;
use crate::palette::Colour;
use crate::shape::Shape;
use crate::svg::{PAPER, Type};

/// What is seen of a card that lies face down.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Back {
    pub(crate) shape: Option<&'static str>,
    pub(crate) colour: &'static str,
    /// Width and height of the card in millimetres.
    pub size: [u16; 2],
}

impl Face {
    /// What is seen of it face down.
    pub fn back(&self) -> Back {
        let colour = self.back.1.or_else(|| Colour::named("grey")).map_or("grey", |colour| colour.name);
        Back { shape: self.back.0.map(|shape| shape.name), colour, size: self.size }
    }
}

impl Back {
    /// Draws it: a frame, a shape or the first letter of the game's title, and the title.
    pub fn draw(&self, canvas: &mut dyn Canvas, [width, height]: [f32; 2], title: &str) {
        let deep = Colour::named(self.colour).map_or("#5c636b", |colour| colour.deep);
        let round = width.min(height) * 0.05;
        canvas.rect([1.5, 1.5, width - 3.0, height - 3.0, round], deep, Some((deep, 3.0)));
        let inset = width.min(height) * 0.06;
        let frame = [inset, inset, width - 2.0 * inset, height - 2.0 * inset, round];
        canvas.rect(frame, deep, Some((PAPER, 2.0)));
        let size = width.min(height) * 0.5;
        let middle = [width / 2.0, height * 0.44];
        match self.shape.and_then(Shape::named) {
            Some(shape) => canvas.shape(shape, middle, size, PAPER, None),
            None => {
                let letter =
                    title.chars().find(|sign| sign.is_alphanumeric()).unwrap_or('?').to_uppercase().to_string();
                let set = Type { fill: PAPER, serif: true, bold: true, ..Type::of(size) };
                canvas.text(&letter, [middle[0], middle[1] + size * 0.36], set);
            }
        }
        let room = width - 4.0 * inset;
        let (size, lines) = fit::boxed(canvas, Letters::Name, title, [room, height * 0.2], 24.0, 9.0);
        let set = Type { fill: PAPER, serif: true, bold: true, ..Type::of(size) };
        for (at, line) in lines.iter().enumerate() {
            let y = height * 0.76 + at as f32 * size * fit::LEADING;
            canvas.text(line, [width / 2.0, y], set);
        }
    }
}
