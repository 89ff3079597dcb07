//! Outlines: of shapes, of rounded boxes and of letters, as paths of lines and curves.

use kurbo::{BezPath, Circle, RoundedRect, Shape as _};
use ttf_parser::{GlyphId, OutlineBuilder};

use crate::letters::Font;

/// How near curves come to circles.
const EXACT: f64 = 0.05;

/// The outline of a path as SVG writes it. All shapes are ours, so it can be read.
pub fn svg(path: &str) -> BezPath {
    BezPath::from_svg(path).unwrap_or_default()
}

/// A box with round corners: left, top, width, height, radius.
pub fn rounded([x, y, width, height, round]: [f32; 5]) -> BezPath {
    let [x, y, width, height, round] = [x, y, width, height, round].map(f64::from);
    RoundedRect::new(x, y, x + width, y + height, round).to_path(EXACT)
}

/// A circle: its middle and its radius.
pub fn circle([x, y]: [f32; 2], radius: f32) -> BezPath {
    Circle::new((f64::from(x), f64::from(y)), f64::from(radius)).to_path(EXACT)
}

/// A letter at size 1, its base line at 0, upright where down is more.
pub fn letter(font: &Font, glyph: GlyphId) -> BezPath {
    let mut tracing = Tracing { path: BezPath::new(), scale: 1.0 / f64::from(font.face().units_per_em()) };
    font.face().outline_glyph(glyph, &mut tracing);
    tracing.path
}

struct Tracing {
    path: BezPath,
    scale: f64,
}

impl Tracing {
    fn at(&self, x: f32, y: f32) -> (f64, f64) {
        (f64::from(x) * self.scale, -f64::from(y) * self.scale)
    }
}

impl OutlineBuilder for Tracing {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(self.at(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(self.at(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.quad_to(self.at(x1, y1), self.at(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.curve_to(self.at(x1, y1), self.at(x2, y2), self.at(x, y));
    }

    fn close(&mut self) {
        self.path.close_path();
    }
}

#[cfg(test)]
mod tests {
    use quarterdeck_face::Shape;

    #[test]
    fn every_shape_can_be_traced() {
        for name in Shape::names() {
            let shape = Shape::named(name).expect("it is listed");
            assert!(!super::svg(shape.path).elements().is_empty(), "{name}");
        }
    }
}
