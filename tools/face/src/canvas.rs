//! Whatever a face can be drawn on: a page that is written as SVG, a sheet of paper, a picture. Who draws also knows how wide
//! letters are there, so that text fits its box.

use crate::shape::Shape;
use crate::svg::Type;

/// Which letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letters {
    /// Those of rules.
    Plain,
    /// Those of numbers.
    Bold,
    /// Those of names: bold, with serifs.
    Name,
    /// Those of what is no rule: slanted.
    Slanted,
}

/// Something to draw on.
pub trait Canvas {
    /// The width of a text at size 1.
    fn width(&self, text: &str, letters: Letters) -> f32;
    /// A rectangle with round corners: left, top, width, height, radius.
    fn rect(&mut self, at: [f32; 5], fill: &str, stroke: Option<(&str, f32)>);
    /// A shape in a square: its middle and its size.
    fn shape(&mut self, shape: Shape, at: [f32; 2], size: f32, fill: &str, stroke: Option<&str>);
    /// A circle: its middle and its radius.
    fn circle(&mut self, at: [f32; 2], radius: f32, fill: &str, stroke: &str);
    /// A line of text on its base line.
    fn text(&mut self, text: &str, at: [f32; 2], set: Type<'_>);
    /// A piece of a line beside other pieces: it must be exactly so wide.
    fn run(&mut self, text: &str, at: [f32; 2], set: Type<'_>, _width: f32) {
        self.text(text, at, set);
    }
}
