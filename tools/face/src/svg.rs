//! Writing SVG: a few elements, numbers with one digit behind the point, texts made harmless. Nothing but attributes is
//! used for looks, so that a page that forbids styles within its elements can show it.

use std::fmt::Write;

use crate::canvas::{Canvas, Letters};
use crate::fit;
use crate::shape::Shape;

/// The colour of letters on paper.
pub const INK: &str = "#211d18";
/// The colour of a card.
pub const PAPER: &str = "#fbf7ee";
/// Letters of rules and numbers.
pub const PLAIN: &str = "system-ui, 'DejaVu Sans', 'Segoe UI', sans-serif";
/// Letters of names.
pub const SERIF: &str = "Georgia, 'DejaVu Serif', 'Times New Roman', serif";

/// Bold letters are so much wider.
const BOLD: f32 = 1.14;

/// How a line of text is set.
#[derive(Clone, Copy)]
pub struct Type<'t> {
    /// How large.
    pub size: f32,
    /// In which colour.
    pub fill: &'t str,
    /// `start`, `middle` or `end`.
    pub anchor: &'t str,
    /// In serifs.
    pub serif: bool,
    /// In bold.
    pub bold: bool,
    /// Slanted.
    pub slanted: bool,
    /// With a light edge, so that it can be read on anything.
    pub halo: bool,
}

impl Type<'_> {
    /// Plain dark letters of a size, in the middle.
    pub fn of(size: f32) -> Type<'static> {
        Type { size, fill: INK, anchor: "middle", serif: false, bold: false, slanted: false, halo: false }
    }

    /// Which letters these are.
    pub fn letters(&self) -> Letters {
        match (self.serif, self.bold) {
            _ if self.slanted => Letters::Slanted,
            (true, _) => Letters::Name,
            (false, true) => Letters::Bold,
            (false, false) => Letters::Plain,
        }
    }
}

/// A drawing that is being written.
pub struct Svg {
    text: String,
    /// It stands in a page that has all shapes, and says how letters look.
    within: bool,
}

impl Svg {
    /// An empty drawing of a size, which needs nothing else.
    pub fn new(width: f32, height: f32) -> Svg {
        let mut text = String::with_capacity(1500);
        let _ = write!(
            text,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" text-anchor="middle" font-family="{PLAIN}">"#
        );
        Svg { text, within: false }
    }

    /// The same for a page that has each shape once, as `shape-<name>`, and knows the classes `serif` and `halo` of letters.
    pub fn within(width: f32, height: f32) -> Svg {
        let mut text = String::with_capacity(800);
        let _ = write!(text, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">"#);
        Svg { text, within: true }
    }

    fn escape(&mut self, text: &str) {
        for sign in text.chars() {
            match sign {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                '"' => self.text.push_str("&quot;"),
                sign if sign.is_control() => self.text.push(' '),
                sign => self.text.push(sign),
            }
        }
    }

    /// The whole drawing.
    pub fn finish(mut self) -> String {
        self.text.push_str("</svg>");
        self.text
    }
}

impl Canvas for Svg {
    /// Letters of whoever looks at it are not known: near enough, and rather too wide.
    fn width(&self, text: &str, letters: Letters) -> f32 {
        let plain = fit::rough(text);
        if matches!(letters, Letters::Plain | Letters::Slanted) { plain } else { plain * BOLD }
    }

    fn rect(&mut self, [x, y, width, height, round]: [f32; 5], fill: &str, stroke: Option<(&str, f32)>) {
        let _ = write!(
            self.text,
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="{round}" fill="{fill}""#
        );
        if let Some((colour, width)) = stroke {
            let _ = write!(self.text, r#" stroke="{colour}" stroke-width="{width}""#);
        }
        self.text.push_str("/>");
    }

    fn shape(&mut self, shape: Shape, [x, y]: [f32; 2], size: f32, fill: &str, stroke: Option<&str>) {
        let scale = size / 24.0;
        let (left, top) = (x - size / 2.0, y - size / 2.0);
        let put = format!(r#"transform="translate({left:.1} {top:.1}) scale({scale:.3})" fill="{fill}""#);
        let _ = if self.within {
            write!(self.text, r##"<use href="#shape-{}" {put}"##, shape.name)
        } else {
            write!(self.text, r#"<path fill-rule="evenodd" {put} d="{}""#, shape.path)
        };
        if let Some(stroke) = stroke {
            let _ = write!(self.text, r#" stroke="{stroke}" stroke-width="1""#);
        }
        self.text.push_str("/>");
    }

    fn circle(&mut self, [x, y]: [f32; 2], radius: f32, fill: &str, stroke: &str) {
        let _ = write!(
            self.text,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}" fill="{fill}" stroke="{stroke}" stroke-width="1"/>"#
        );
    }

    fn text(&mut self, text: &str, at: [f32; 2], set: Type<'_>) {
        self.words(text, at, set, None);
    }

    /// Whatever letters are there, they are brought to this width: what follows stands right behind them.
    fn run(&mut self, text: &str, at: [f32; 2], set: Type<'_>, width: f32) {
        self.words(text, at, set, Some(width));
    }
}

impl Svg {
    fn words(&mut self, text: &str, [x, y]: [f32; 2], set: Type<'_>, width: Option<f32>) {
        let _ = write!(self.text, r#"<text x="{x:.1}" y="{y:.1}" font-size="{:.1}" fill="{}""#, set.size, set.fill);
        if set.anchor != "middle" {
            let _ = write!(self.text, r#" text-anchor="{}""#, set.anchor);
        }
        let classes = match (self.within, set.serif, set.halo) {
            (true, true, true) => Some("serif halo"),
            (true, true, false) => Some("serif"),
            (true, false, true) => Some("halo"),
            _ => None,
        };
        if let Some(classes) = classes {
            let _ = write!(self.text, r#" class="{classes}""#);
        }
        if set.serif && !self.within {
            let _ = write!(self.text, r#" font-family="{SERIF}""#);
        }
        if let Some(width) = width {
            let _ = write!(self.text, r#" textLength="{width:.1}" lengthAdjust="spacingAndGlyphs""#);
        }
        if set.bold {
            self.text.push_str(r#" font-weight="700""#);
        }
        if set.slanted {
            self.text.push_str(r#" font-style="italic""#);
        }
        if set.halo {
            let width = set.size / 4.0;
            let _ = write!(self.text, r#" stroke-width="{width:.1}""#);
            if !self.within {
                self.text.push_str(
                    r##" stroke="#ffffff" stroke-opacity=".85" paint-order="stroke" stroke-linejoin="round""##,
                );
            }
        }
        self.text.push('>');
        self.escape(text);
        self.text.push_str("</text>");
    }
}

#[cfg(test)]
mod tests {
    use super::{Svg, Type};
    use crate::canvas::Canvas as _;

    #[test]
    fn nothing_that_a_text_says_is_taken_for_an_element() {
        let mut svg = Svg::new(10.0, 10.0);
        svg.text("<script>\"&\u{7}", [0.0, 0.0], Type::of(5.0));
        let drawn = svg.finish();
        assert!(drawn.contains("&lt;script&gt;&quot;&amp; "), "{drawn}");
    }
}
