//! A document of pages, as PDF: drawings that are used many times are written once, text stays text.

use std::collections::BTreeMap;

use kurbo::{Affine, BezPath, PathEl};
use pdf_writer::types::{CidFontType, FontFlags, LineJoinStyle, SystemInfo, TextRenderingMode, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use quarterdeck_face::{Canvas, Letters, Shape, Type};

use crate::font::reduced;
use crate::letters::Fonts;
use crate::outline;
use crate::picture::{parts, shift};

/// All letters, in the order in which they are written into a document.
const ALL: [Letters; 4] = [Letters::Plain, Letters::Bold, Letters::Name, Letters::Slanted];
/// How they are called there.
const NAMES: [Name<'static>; 4] = [Name(b"F0"), Name(b"F1"), Name(b"F2"), Name(b"F3")];
/// How a light edge that lets something through is called there.
const FAINT: Name<'static> = Name(b"G0");
/// How hard the packer tries.
const LEVEL: u8 = 7;

/// Points in a millimetre.
pub const POINT: f32 = 72.0 / 25.4;

/// Something drawn, with the letters it uses. Down is more, as on a face.
pub struct Drawn<'f> {
    fonts: &'f Fonts,
    content: Content,
    used: BTreeMap<Letters, BTreeMap<u16, char>>,
}

impl<'f> Drawn<'f> {
    /// An empty drawing of this height.
    pub fn new(fonts: &'f Fonts, height: f32) -> Drawn<'f> {
        let mut content = Content::new();
        content.transform([1.0, 0.0, 0.0, -1.0, 0.0, height]);
        Drawn { fonts, content, used: BTreeMap::new() }
    }

    /// A line.
    pub fn line(&mut self, from: [f32; 2], to: [f32; 2], width: f32) {
        self.content.set_stroke_rgb(0.35, 0.35, 0.35).set_line_width(width);
        self.content.move_to(from[0], from[1]).line_to(to[0], to[1]).stroke();
    }

    /// A drawing of the document, its upper left corner there, so much larger.
    pub fn put(&mut self, name: &str, [x, y]: [f32; 2], scale: f32, height: f32) {
        // Within itself a drawing stands upright.
        self.content.save_state().transform([scale, 0.0, 0.0, -scale, x, y + height * scale]);
        self.content.x_object(Name(name.as_bytes())).restore_state();
    }

    fn trace(&mut self, path: &BezPath) {
        let dot = |point: kurbo::Point| [point.x as f32, point.y as f32];
        let mut last = [0.0, 0.0];
        for element in path.elements() {
            match *element {
                PathEl::MoveTo(to) => {
                    last = dot(to);
                    self.content.move_to(last[0], last[1]);
                }
                PathEl::LineTo(to) => {
                    last = dot(to);
                    self.content.line_to(last[0], last[1]);
                }
                PathEl::QuadTo(by, to) => {
                    let (by, to) = (dot(by), dot(to));
                    let near = |end: [f32; 2]| [0, 1].map(|at| end[at] + (by[at] - end[at]) * 2.0 / 3.0);
                    let (one, two) = (near(last), near(to));
                    self.content.cubic_to(one[0], one[1], two[0], two[1], to[0], to[1]);
                    last = to;
                }
                PathEl::CurveTo(one, two, to) => {
                    let (one, two) = (dot(one), dot(two));
                    last = dot(to);
                    self.content.cubic_to(one[0], one[1], two[0], two[1], last[0], last[1]);
                }
                PathEl::ClosePath => {
                    self.content.close_path();
                }
            }
        }
    }

    fn inked(&mut self, fill: &str, stroke: Option<(&str, f32)>) {
        let [red, green, blue] = parts(fill);
        self.content.set_fill_rgb(red, green, blue);
        if let Some((colour, width)) = stroke {
            let [red, green, blue] = parts(colour);
            self.content.set_stroke_rgb(red, green, blue).set_line_width(width);
        }
    }

    fn painted(&mut self, path: &BezPath, fill: &str, stroke: Option<(&str, f32)>, even: bool) {
        self.inked(fill, stroke);
        self.trace(path);
        match (stroke.is_some(), even) {
            (true, true) => self.content.fill_even_odd_and_stroke(),
            (true, false) => self.content.fill_nonzero_and_stroke(),
            (false, true) => self.content.fill_even_odd(),
            (false, false) => self.content.fill_nonzero(),
        };
    }
}

impl Canvas for Drawn<'_> {
    fn width(&self, text: &str, letters: Letters) -> f32 {
        self.fonts.width(text, letters)
    }

    fn rect(&mut self, at: [f32; 5], fill: &str, stroke: Option<(&str, f32)>) {
        self.painted(&outline::rounded(at), fill, stroke, false);
    }

    fn shape(&mut self, shape: Shape, [x, y]: [f32; 2], size: f32, fill: &str, stroke: Option<&str>) {
        let scale = f64::from(size) / 24.0;
        let corner = (f64::from(x - size / 2.0), f64::from(y - size / 2.0));
        let path = Affine::translate(corner) * Affine::scale(scale) * outline::svg(shape.path);
        self.painted(&path, fill, stroke.map(|stroke| (stroke, scale as f32)), true);
    }

    fn circle(&mut self, at: [f32; 2], radius: f32, fill: &str, stroke: &str) {
        self.painted(&outline::circle(at, radius), fill, Some((stroke, 1.0)), false);
    }

    fn text(&mut self, text: &str, [x, y]: [f32; 2], set: Type<'_>) {
        let letters = set.letters();
        let font = self.fonts.of(letters);
        let left = x - shift(set.anchor) * self.fonts.width(text, letters) * set.size;
        let used = self.used.entry(letters).or_default();
        let mut shown = Vec::with_capacity(text.len() * 2);
        for sign in text.chars() {
            let glyph = font.drawn(sign).0;
            used.entry(glyph).or_insert(sign);
            shown.extend(glyph.to_be_bytes());
        }
        let name = NAMES[letters as usize];
        if set.halo {
            self.content.save_state().set_parameters(FAINT);
            self.content.set_stroke_rgb(1.0, 1.0, 1.0).set_line_width(set.size / 4.0);
            self.content.set_line_join(LineJoinStyle::RoundJoin);
            self.content.begin_text().set_font(name, set.size);
            self.content.set_text_rendering_mode(TextRenderingMode::Stroke);
            self.content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, y]).show(Str(&shown)).end_text();
            self.content.restore_state();
        }
        self.inked(set.fill, None);
        self.content.begin_text().set_font(name, set.size);
        self.content.set_text_matrix([1.0, 0.0, 0.0, -1.0, left, y]).show(Str(&shown)).end_text();
    }
}

/// A document that is being written.
pub struct Document<'f> {
    fonts: &'f Fonts,
    pdf: Pdf,
    next: i32,
    /// Where the letters will stand.
    letters: Vec<Ref>,
    faint: Ref,
    used: BTreeMap<Letters, BTreeMap<u16, char>>,
    /// Drawings by name.
    drawings: Vec<(String, Ref)>,
    pages: Vec<Ref>,
    tree: Ref,
}

impl<'f> Document<'f> {
    /// An empty document.
    pub fn new(fonts: &'f Fonts) -> Document<'f> {
        let letters = (3..7).map(Ref::new).collect();
        Document {
            fonts,
            pdf: Pdf::new(),
            next: 8,
            letters,
            faint: Ref::new(7),
            used: BTreeMap::new(),
            drawings: Vec::new(),
            pages: Vec::new(),
            tree: Ref::new(2),
        }
    }

    fn id(&mut self) -> Ref {
        self.next += 1;
        Ref::new(self.next)
    }

    fn note(&mut self, used: BTreeMap<Letters, BTreeMap<u16, char>>) {
        for (letters, glyphs) in used {
            self.used.entry(letters).or_default().extend(glyphs);
        }
    }

    /// Adds a drawing of this width and height that pages can show.
    pub fn draw(&mut self, name: &str, [width, height]: [f32; 2], drawn: Drawn<'_>) {
        let id = self.id();
        self.note(drawn.used);
        let packed = packed(&drawn.content.finish());
        let mut form = self.pdf.form_xobject(id, &packed);
        form.filter(Filter::FlateDecode);
        form.bbox(Rect::new(0.0, 0.0, width, height));
        let mut resources = form.resources();
        let mut fonts = resources.fonts();
        for (name, id) in NAMES.iter().zip(&self.letters) {
            fonts.pair(*name, *id);
        }
        fonts.finish();
        resources.ext_g_states().pair(FAINT, self.faint);
        resources.finish();
        form.finish();
        self.drawings.push((name.to_owned(), id));
    }

    /// Adds a page of this width and height, in points.
    pub fn page(&mut self, [width, height]: [f32; 2], drawn: Drawn<'_>) {
        let (page, content) = (self.id(), self.id());
        self.note(drawn.used);
        let packed = packed(&drawn.content.finish());
        self.pdf.stream(content, &packed).filter(Filter::FlateDecode);
        let mut writer = self.pdf.page(page);
        writer.media_box(Rect::new(0.0, 0.0, width, height)).parent(self.tree).contents(content);
        let mut resources = writer.resources();
        let mut fonts = resources.fonts();
        for (name, id) in NAMES.iter().zip(&self.letters) {
            fonts.pair(*name, *id);
        }
        fonts.finish();
        resources.ext_g_states().pair(FAINT, self.faint);
        let mut drawings = resources.x_objects();
        for (name, id) in &self.drawings {
            drawings.pair(Name(name.as_bytes()), *id);
        }
        drawings.finish();
        resources.finish();
        writer.finish();
        self.pages.push(page);
    }

    /// The whole document.
    pub fn finish(mut self, title: &str, language: &str) -> Vec<u8> {
        for (at, letters) in ALL.into_iter().enumerate() {
            self.font(self.letters[at], letters);
        }
        self.pdf.ext_graphics(self.faint).stroking_alpha(0.85);
        let info = self.id();
        self.pdf.document_info(info).title(TextStr(title)).creator(TextStr("Quarterdeck"));
        let mut catalog = self.pdf.catalog(Ref::new(1));
        catalog.pages(self.tree);
        catalog.lang(TextStr(language));
        // Sizes are those of the cards: no program should shrink them without being told.
        catalog.viewer_preferences().pair(Name(b"PrintScaling"), Name(b"None"));
        catalog.finish();
        let count = i32::try_from(self.pages.len()).unwrap_or(i32::MAX);
        self.pdf.pages(self.tree).kids(self.pages.iter().copied()).count(count);
        self.pdf.finish()
    }

    /// Writes letters: those that are used.
    fn font(&mut self, id: Ref, letters: Letters) {
        let (cid, descriptor, map, file) = (self.id(), self.id(), self.id(), self.id());
        let used = self.used.remove(&letters).unwrap_or_default();
        let font = self.fonts.of(letters);
        let face = font.face();
        let name = format!("QDKPNP+{}", font.name);
        let name = Name(name.as_bytes());
        let info = || SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
        self.pdf
            .type0_font(id)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(cid)
            .to_unicode(map);
        let mut writer = self.pdf.cid_font(cid);
        writer.subtype(CidFontType::Type2).base_font(name).system_info(info()).font_descriptor(descriptor);
        writer.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = writer.widths();
        for glyph in used.keys() {
            widths.consecutive(*glyph, [font.advance(ttf_parser::GlyphId(*glyph)) * 1000.0]);
        }
        widths.finish();
        writer.finish();
        let scale = 1000.0 / f32::from(face.units_per_em());
        let scaled = |value: i16| f32::from(value) * scale;
        let bounds = face.global_bounding_box();
        let mut writer = self.pdf.font_descriptor(descriptor);
        writer.name(name).flags(FontFlags::SYMBOLIC).italic_angle(0.0).stem_v(80.0).font_file2(file);
        let [left, bottom, right, top] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(scaled);
        writer.bbox(Rect::new(left, bottom, right, top));
        writer.ascent(scaled(face.ascender())).descent(scaled(face.descender()));
        writer.cap_height(scaled(face.capital_height().unwrap_or(face.ascender())));
        writer.finish();
        let mut unicode: UnicodeCmap = UnicodeCmap::new(Name(b"Custom"), info());
        for (glyph, sign) in &used {
            unicode.pair(*glyph, *sign);
        }
        let unicode = packed(&unicode.finish());
        self.pdf.cmap(map, &unicode).filter(Filter::FlateDecode);
        let kept = used.keys().copied().collect();
        let whole = reduced(font.data, &kept).unwrap_or_else(|| font.data.to_vec());
        let length = i32::try_from(whole.len()).unwrap_or(i32::MAX);
        let whole = packed(&whole);
        let mut stream = self.pdf.stream(file, &whole);
        stream.filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        stream.finish();
    }
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(bytes, LEVEL)
}
