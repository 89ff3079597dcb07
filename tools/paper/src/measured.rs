//! Draws nothing, but notes where every text would stand: to find what leaves the card, meets other text or is cut off.

use quarterdeck_face::{Canvas, Face, Letters, Shape, Type};

use crate::letters::Fonts;
use crate::picture::shift;

/// What is wrong with how text stands on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It reaches over the edge.
    Leaves(String),
    /// It stands on another text.
    Meets(String, String),
    /// There was no room for all of it.
    Cut(String),
    /// There are no letters for these signs.
    Unknown(String),
}

/// A text and the box it takes: left, top, right, bottom.
#[derive(Clone, Debug)]
struct Stood {
    text: String,
    at: [f32; 4],
}

/// A card that is measured.
pub struct Measured<'f> {
    fonts: &'f Fonts,
    stood: Vec<Stood>,
    /// Signs that there are no letters for.
    unknown: String,
}

/// So much of the edge belongs to the frame, in units of a face.
const FRAME: f32 = 3.0;
/// So much may one box reach into another: capitals have no tails.
const SLACK: f32 = 0.6;

impl<'f> Measured<'f> {
    /// Everything wrong with the text of a face in a box of this width and height.
    pub fn troubles(fonts: &'f Fonts, face: &Face, extent: [f32; 2]) -> Vec<Trouble> {
        let mut measured = Measured { fonts, stood: Vec::new(), unknown: String::new() };
        face.draw(&mut measured, extent);
        let mut troubles = Vec::new();
        let said = [&face.spoken(), face.text(), face.kind(), face.flavor()].join("\n");
        for (number, stood) in measured.stood.iter().enumerate() {
            let [left, top, right, bottom] = stood.at;
            if left < FRAME || top < 0.0 || right > extent[0] - FRAME || bottom > extent[1] {
                troubles.push(Trouble::Leaves(stood.text.clone()));
            }
            for other in &measured.stood[..number] {
                let across = right.min(other.at[2]) - left.max(other.at[0]);
                let down = bottom.min(other.at[3]) - top.max(other.at[1]);
                if across > SLACK && down > SLACK {
                    troubles.push(Trouble::Meets(other.text.clone(), stood.text.clone()));
                }
            }
            if stood.text.ends_with('…') && !said.contains(&stood.text) {
                troubles.push(Trouble::Cut(stood.text.clone()));
            }
        }
        if !measured.unknown.is_empty() {
            troubles.push(Trouble::Unknown(measured.unknown));
        }
        troubles
    }
}

impl Canvas for Measured<'_> {
    fn width(&self, text: &str, letters: Letters) -> f32 {
        self.fonts.width(text, letters)
    }

    fn rect(&mut self, _: [f32; 5], _: &str, _: Option<(&str, f32)>) {}

    fn shape(&mut self, _: Shape, _: [f32; 2], _: f32, _: &str, _: Option<&str>) {}

    fn circle(&mut self, _: [f32; 2], _: f32, _: &str, _: &str) {}

    fn text(&mut self, text: &str, [x, y]: [f32; 2], set: Type<'_>) {
        for sign in self.fonts.missing(text, set.letters()) {
            if !self.unknown.contains(sign) {
                self.unknown.push(sign);
            }
        }
        let width = self.fonts.width(text, set.letters()) * set.size;
        let left = x - shift(set.anchor) * width;
        // From the top of capitals down to a little below the base line.
        let at = [left, y - set.size * 0.73, left + width, y + set.size * 0.2];
        self.stood.push(Stood { text: text.to_owned(), at });
    }
}
