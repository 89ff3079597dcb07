//! A picture of dots, as PNG.

use std::fmt;

use kurbo::{Affine, BezPath, PathEl};
use quarterdeck_face::{Back, Canvas, Face, Letters, Shape, Type};
use tiny_skia::{Color, FillRule, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

use crate::letters::Fonts;
use crate::{extent, outline};

/// A picture that cannot be made.
#[derive(Debug)]
pub struct BadPicture;

impl fmt::Display for BadPicture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a picture of this size cannot be made")
    }
}

impl std::error::Error for BadPicture {}

/// A picture that is being drawn.
pub struct Picture<'f> {
    fonts: &'f Fonts,
    pixmap: Pixmap,
    /// From units of what is drawn to dots.
    at: Affine,
}

impl<'f> Picture<'f> {
    /// A picture of so many dots, all of one colour, or of none.
    pub fn new(fonts: &'f Fonts, [width, height]: [u32; 2], ground: Option<&str>) -> Result<Picture<'f>, BadPicture> {
        let mut pixmap = Pixmap::new(width, height).ok_or(BadPicture)?;
        if let Some(ground) = ground {
            pixmap.fill(colour(ground, 1.0));
        }
        Ok(Picture { fonts, pixmap, at: Affine::IDENTITY })
    }

    /// From now on units are so many dots, and begin there.
    pub fn place(&mut self, [x, y]: [f32; 2], scale: f32) {
        self.at = Affine::translate((f64::from(x), f64::from(y))) * Affine::scale(f64::from(scale));
    }

    /// The picture as PNG.
    pub fn png(&self) -> Result<Vec<u8>, BadPicture> {
        self.pixmap.encode_png().map_err(|_| BadPicture)
    }

    fn fill(&mut self, path: &BezPath, fill: &str, rule: FillRule) {
        let Some(path) = traced(path, self.at) else {
            return;
        };
        self.pixmap.fill_path(&path, &paint(fill, 1.0), rule, Transform::identity(), None);
    }

    fn stroke(&mut self, path: &BezPath, fill: &str, opacity: f32, width: f32, join: LineJoin) {
        let Some(path) = traced(path, self.at) else {
            return;
        };
        let width = width * self.at.determinant().sqrt() as f32;
        let stroke = Stroke { width, line_join: join, ..Stroke::default() };
        self.pixmap.stroke_path(&path, &paint(fill, opacity), &stroke, Transform::identity(), None);
    }
}

impl Canvas for Picture<'_> {
    fn width(&self, text: &str, letters: Letters) -> f32 {
        self.fonts.width(text, letters)
    }

    fn rect(&mut self, at: [f32; 5], fill: &str, stroke: Option<(&str, f32)>) {
        let path = outline::rounded(at);
        self.fill(&path, fill, FillRule::Winding);
        if let Some((colour, width)) = stroke {
            self.stroke(&path, colour, 1.0, width, LineJoin::Miter);
        }
    }

    fn shape(&mut self, shape: Shape, [x, y]: [f32; 2], size: f32, fill: &str, stroke: Option<&str>) {
        let scale = f64::from(size) / 24.0;
        let corner = (f64::from(x - size / 2.0), f64::from(y - size / 2.0));
        let path = Affine::translate(corner) * Affine::scale(scale) * outline::svg(shape.path);
        self.fill(&path, fill, FillRule::EvenOdd);
        if let Some(stroke) = stroke {
            self.stroke(&path, stroke, 1.0, scale as f32, LineJoin::Miter);
        }
    }

    fn circle(&mut self, at: [f32; 2], radius: f32, fill: &str, stroke: &str) {
        let path = outline::circle(at, radius);
        self.fill(&path, fill, FillRule::Winding);
        self.stroke(&path, stroke, 1.0, 1.0, LineJoin::Miter);
    }

    fn text(&mut self, text: &str, [x, y]: [f32; 2], set: Type<'_>) {
        let font = self.fonts.of(set.letters());
        let mut pen = x - shift(set.anchor) * self.fonts.width(text, set.letters()) * set.size;
        let mut line = BezPath::new();
        for sign in text.chars() {
            let glyph = font.drawn(sign);
            let at = Affine::translate((f64::from(pen), f64::from(y))) * Affine::scale(f64::from(set.size));
            line.extend(at * outline::letter(font, glyph));
            pen += font.advance(glyph) * set.size;
        }
        if set.halo {
            self.stroke(&line, "#ffffff", 0.85, set.size / 4.0, LineJoin::Round);
        }
        self.fill(&line, set.fill, FillRule::Winding);
    }
}

/// By how much of its width a text lies left of where it is anchored.
pub fn shift(anchor: &str) -> f32 {
    match anchor {
        "middle" => 0.5,
        "end" => 1.0,
        _ => 0.0,
    }
}

fn traced(path: &BezPath, at: Affine) -> Option<tiny_skia::Path> {
    let mut builder = PathBuilder::new();
    let dot = |point: kurbo::Point| (point.x as f32, point.y as f32);
    for element in (at * path.clone()).elements() {
        match *element {
            PathEl::MoveTo(to) => builder.move_to(dot(to).0, dot(to).1),
            PathEl::LineTo(to) => builder.line_to(dot(to).0, dot(to).1),
            PathEl::QuadTo(by, to) => builder.quad_to(dot(by).0, dot(by).1, dot(to).0, dot(to).1),
            PathEl::CurveTo(a, b, to) => {
                builder.cubic_to(dot(a).0, dot(a).1, dot(b).0, dot(b).1, dot(to).0, dot(to).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

/// Red, green and blue of a colour like `#2a5a9b`, from 0 to 1.
pub fn parts(colour: &str) -> [f32; 3] {
    let part = |at: usize| {
        let digits = colour.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        f32::from(digits.unwrap_or(0)) / 255.0
    };
    [part(1), part(3), part(5)]
}

fn colour(name: &str, opacity: f32) -> Color {
    let [red, green, blue] = parts(name);
    Color::from_rgba(red, green, blue, opacity).unwrap_or(Color::BLACK)
}

fn paint(name: &str, opacity: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(name, opacity));
    paint
}

/// A face as PNG, so many dots wide; or a back, with the title that stands on it.
pub fn picture(
    fonts: &Fonts,
    face: Option<&Face>,
    back: Option<(&Back, &str)>,
    width: u32,
) -> Result<Vec<u8>, BadPicture> {
    let millimetres = face.map(Face::size).or(back.map(|(back, _)| back.size)).ok_or(BadPicture)?;
    let size = extent(millimetres);
    let scale = width as f32 / size[0];
    let mut picture = Picture::new(fonts, [width, (size[1] * scale).round() as u32], None)?;
    picture.place([0.0, 0.0], scale);
    match (face, back) {
        (Some(face), _) => face.draw(&mut picture, size),
        (None, Some((back, title))) => back.draw(&mut picture, size, title),
        (None, None) => {}
    }
    picture.png()
}
