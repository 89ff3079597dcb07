//! Reads the file in which a pack says how it looks. Every mistake is told at its place.

use std::sync::Arc;

use quarterdeck_dsl::problem::nearest;
use quarterdeck_runtime::{PackProblem, Spot};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::LOOK_FILE;
use crate::frame::{self, Frame, Title};
use crate::palette::Colour;
use crate::shape::Shape;

impl FaceLook {
    /// Nothing is said yet.
    fn of(of: Said) -> FaceLook {
        FaceLook {
            of,
            colour: None,
            art: None,
            corners: None,
            size: None,
            frame: None,
            title: None,
            text: None,
            back: None,
            back_colour: None,
        }
    }
}

/// What one pack says about looks, nothing resolved.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// What stands for a number or a word.
    pub(crate) symbols: Vec<SymbolLook>,
    /// What the cards of a kind, or of one name, look like.
    pub(crate) faces: Vec<FaceLook>,
    /// Whether and how a zone is drawn.
    pub(crate) zones: Vec<ZoneLook>,
    /// In which order zones are laid out.
    pub(crate) order: Vec<Said>,
    /// What is seen of cards that lie face down, unless something else is said of them.
    pub(crate) back: (Option<Shape>, Option<Colour>),
}

/// A word of the file, and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub text: String,
    pub spot: Spot,
}

/// `[symbol.<id>]`.
#[derive(Clone, Debug)]
pub(crate) struct SymbolLook {
    pub of: Said,
    pub shape: Option<Shape>,
    pub colour: Option<Colour>,
    pub shown: Option<bool>,
}

/// `[zone.<id>]`.
#[derive(Clone, Debug)]
pub(crate) struct ZoneLook {
    pub of: Said,
    pub shown: Option<bool>,
    pub drawn: Option<Manner>,
}

/// How what lies in a zone is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// As cards, as long as there is room.
    Cards,
    /// In a line each: name and numbers.
    Chips,
    /// The top one, and how many there are.
    Pile,
}

impl Manner {
    const ALL: [(&'static str, Manner); 3] =
        [("cards", Manner::Cards), ("chips", Manner::Chips), ("pile", Manner::Pile)];

    /// What it is called in a file.
    pub fn name(self) -> &'static str {
        Manner::ALL.iter().find(|(_, manner)| *manner == self).map_or("", |(name, _)| name)
    }

    /// The names of all of them.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        Manner::ALL.iter().map(|(name, _)| *name)
    }

    fn named(text: &str) -> Option<Manner> {
        Manner::ALL.iter().find(|(name, _)| *name == text).map(|(_, manner)| *manner)
    }
}

/// `[face.<id>]`.
#[derive(Clone, Debug)]
pub(crate) struct FaceLook {
    pub of: Said,
    pub colour: Option<Said>,
    pub art: Option<Said>,
    pub corners: Option<Vec<Said>>,
    /// Width and height in millimetres.
    pub size: Option<[u16; 2]>,
    pub frame: Option<Frame>,
    pub title: Option<Title>,
    pub text: Option<frame::Reading>,
    pub back: Option<Shape>,
    pub back_colour: Option<Colour>,
}

/// The tables of the file, and whether there is one for each of several things.
pub(crate) const TABLES: &[(&str, bool)] =
    &[("symbol", true), ("face", true), ("zone", true), ("back", false), ("table", false)];

/// The keys of each table.
pub(crate) const KEYS: &[(&str, &[&str])] = &[
    ("symbol", &["shape", "color", "shown"]),
    ("face", &["color", "art", "corners", "size", "frame", "title", "text", "back", "back_color"]),
    ("zone", &["shown", "drawn"]),
    ("back", &["shape", "color"]),
    ("table", &["zones"]),
];

/// What a pack's file says, and everything wrong with how it says it.
pub fn read(pack: &str, text: &str) -> (Look, Vec<PackProblem>) {
    let mut reading = Reading { file: format!("{pack}/{LOOK_FILE}").into(), problems: Vec::new() };
    let mut look = Look::default();
    match DeTable::parse(text) {
        Err(error) => {
            let span = error.span().unwrap_or_default();
            reading.problem("look::broken", error.message().to_owned(), span.start..span.end, "here", None);
        }
        Ok(table) => {
            for (name, value) in table.get_ref() {
                match name.get_ref().as_ref() {
                    "symbol" => reading.each(value, |reading, of, table| look.symbols.push(reading.symbol(of, table))),
                    "face" => reading.each(value, |reading, of, table| look.faces.push(reading.face(of, table))),
                    "zone" => reading.each(value, |reading, of, table| look.zones.push(reading.zone(of, table))),
                    "back" => look.back = reading.back(value),
                    "table" => look.order = reading.layout(value),
                    other => {
                        reading.unknown("table", other, name.span(), TABLES.iter().map(|(table, _)| *table));
                    }
                }
            }
        }
    }
    (look, reading.problems)
}

/// A file that is being read.
struct Reading {
    file: Arc<str>,
    problems: Vec<PackProblem>,
}

type Range = std::ops::Range<usize>;

impl Reading {
    fn problem(&mut self, code: &'static str, message: String, at: Range, label: &str, help: Option<String>) {
        let spot = Spot { file: self.file.clone(), span: (at.start, at.end) };
        let problem = PackProblem::new(code, message, &spot, label);
        self.problems.push(match help {
            Some(help) => problem.help(help),
            None => problem,
        });
    }

    fn unknown(&mut self, what: &str, name: &str, at: Range, known: impl Iterator<Item = &'static str>) {
        let known: Vec<&str> = known.collect();
        // What is near is told in words; keys are written with `_`.
        let near = nearest(name, known.iter().copied()).map(|near| near.replace(' ', "_"));
        let help = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there is: {}", known.join(", ")),
        };
        self.problem("look::unknown", format!("there is no {what} `{name}`"), at, "not known", Some(help));
    }

    /// A key that a table does not have.
    fn unknown_key(&mut self, table: &str, name: &str, at: Range) {
        let known = KEYS.iter().filter(|(known, _)| *known == table).flat_map(|(_, keys)| keys.iter().copied());
        self.unknown("key", name, at, known);
    }

    fn said(&self, text: &str, at: Range) -> Said {
        Said { text: text.to_owned(), spot: Spot { file: self.file.clone(), span: (at.start, at.end) } }
    }

    /// Reads every table in a table.
    fn each(&mut self, value: &Spanned<DeValue<'_>>, mut read: impl FnMut(&mut Reading, Said, &DeTable<'_>)) {
        let Some(tables) = self.table(value) else { return };
        for (name, value) in tables {
            let of = self.said(name.get_ref(), name.span());
            if let Some(table) = self.table(value) {
                read(self, of, table);
            }
        }
    }

    fn table<'v>(&mut self, value: &'v Spanned<DeValue<'_>>) -> Option<&'v DeTable<'v>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            let help = "write `[face.<kind>]`, `[symbol.<name>]` or `[zone.<name>]`".to_owned();
            self.problem("look::wrong_type", "a table is meant".to_owned(), value.span(), "no table", Some(help));
        }
        table
    }

    fn text(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Said> {
        let text = value.get_ref().as_str().map(|text| self.said(text, value.span()));
        if text.is_none() {
            let help = "write it in quotes".to_owned();
            self.problem("look::wrong_type", "a name is meant".to_owned(), value.span(), "no name", Some(help));
        }
        text
    }

    /// A name that stands for something known.
    fn named<T>(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        what: &str,
        find: impl Fn(&str) -> Option<T>,
        names: impl Iterator<Item = &'static str>,
    ) -> Option<T> {
        let said = self.text(value)?;
        let found = find(&said.text);
        if found.is_none() {
            self.unknown(what, &said.text, value.span(), names);
        }
        found
    }

    fn symbol(&mut self, of: Said, table: &DeTable<'_>) -> SymbolLook {
        let mut symbol = SymbolLook { of, shape: None, colour: None, shown: None };
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "shape" => symbol.shape = self.named(value, "shape", Shape::named, Shape::names()),
                "color" => symbol.colour = self.named(value, "colour", Colour::named, Colour::names()),
                "shown" => symbol.shown = self.flag(value),
                other => self.unknown_key("symbol", other, key.span()),
            }
        }
        symbol
    }

    /// `[back]`.
    fn back(&mut self, value: &Spanned<DeValue<'_>>) -> (Option<Shape>, Option<Colour>) {
        let mut back = (None, None);
        let Some(table) = value.get_ref().as_table() else {
            let help = "write `[back]`, and below it `shape = \"…\"` and `color = \"…\"`".to_owned();
            self.problem("look::wrong_type", "a table is meant".to_owned(), value.span(), "no table", Some(help));
            return back;
        };
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "shape" => back.0 = self.named(value, "shape", Shape::named, Shape::names()),
                "color" => back.1 = self.named(value, "colour", Colour::named, Colour::names()),
                other => self.unknown_key("back", other, key.span()),
            }
        }
        back
    }

    fn zone(&mut self, of: Said, table: &DeTable<'_>) -> ZoneLook {
        let mut zone = ZoneLook { of, shown: None, drawn: None };
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "shown" => zone.shown = self.flag(value),
                "drawn" => {
                    zone.drawn = self.named(value, "way to draw a zone", Manner::named, Manner::names());
                }
                other => self.unknown_key("zone", other, key.span()),
            }
        }
        zone
    }

    /// `[table]`.
    fn layout(&mut self, value: &Spanned<DeValue<'_>>) -> Vec<Said> {
        let Some(table) = value.get_ref().as_table() else {
            let help = "write `[table]`, and below it `zones = [\"…\", \"…\"]`".to_owned();
            self.problem("look::wrong_type", "a table is meant".to_owned(), value.span(), "no table", Some(help));
            return Vec::new();
        };
        let mut order = Vec::new();
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "zones" => order = self.list(value, "zones"),
                other => self.unknown_key("table", other, key.span()),
            }
        }
        order
    }

    fn flag(&mut self, value: &Spanned<DeValue<'_>>) -> Option<bool> {
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            let help = "write `true` or `false`, without quotes".to_owned();
            self.problem("look::wrong_type", "yes or no is meant".to_owned(), value.span(), "neither", Some(help));
        }
        flag
    }

    fn face(&mut self, of: Said, table: &DeTable<'_>) -> FaceLook {
        let mut face = FaceLook::of(of);
        for (key, value) in table {
            match key.get_ref().as_ref() {
                "color" => face.colour = self.text(value),
                "art" => face.art = self.text(value),
                "corners" => face.corners = self.corners(value),
                "size" => face.size = self.size(value),
                "frame" => face.frame = self.named(value, "frame", Frame::named, Frame::NAMES.iter().copied()),
                "title" => face.title = self.named(value, "title", Title::named, Title::NAMES.iter().copied()),
                "text" => {
                    face.text = self.named(
                        value,
                        "place of the text",
                        frame::Reading::named,
                        frame::Reading::NAMES.iter().copied(),
                    )
                }
                "back" => face.back = self.named(value, "shape", Shape::named, Shape::names()),
                "back_color" => face.back_colour = self.named(value, "colour", Colour::named, Colour::names()),
                other => self.unknown_key("face", other, key.span()),
            }
        }
        face
    }

    /// Width and height in millimetres.
    fn size(&mut self, value: &Spanned<DeValue<'_>>) -> Option<[u16; 2]> {
        let side = |item: &Spanned<DeValue<'_>>| {
            let side: u16 = item.get_ref().as_integer()?.as_str().parse().ok()?;
            (LEAST_SIDE..=MOST_SIDE).contains(&side).then_some(side)
        };
        let sides: Option<Vec<u16>> =
            value.get_ref().as_array().and_then(|list| list.iter().map(side).collect::<Option<Vec<u16>>>());
        if let Some([width, height]) = sides.as_deref() {
            return Some([*width, *height]);
        }
        let help = format!("write two whole numbers from {LEAST_SIDE} to {MOST_SIDE}: size = [63, 88]");
        let message = "width and height in millimetres are meant".to_owned();
        self.problem("look::wrong_type", message, value.span(), "no size", Some(help));
        None
    }

    fn corners(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Vec<Said>> {
        let count = value.get_ref().as_array().map(|list| list.len());
        if let Some(count) = count.filter(|count| *count > CORNERS) {
            let help = "top left, top right, bottom left, bottom right".to_owned();
            let message = format!("a card has {CORNERS} corners, not {count}");
            self.problem("look::too_many", message, value.span(), "too many", Some(help));
        }
        let mut corners = self.list(value, "corners");
        corners.truncate(CORNERS);
        count.map(|_| corners)
    }

    /// A list of names.
    fn list(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Vec<Said> {
        let Some(list) = value.get_ref().as_array() else {
            let help = format!("write a list: {key} = [\"…\", \"…\"]");
            self.problem("look::wrong_type", "a list is meant".to_owned(), value.span(), "no list", Some(help));
            return Vec::new();
        };
        list.iter().filter_map(|item| self.text(item)).collect()
    }
}

/// The smallest and the largest side of a card, in millimetres.
pub(crate) const LEAST_SIDE: u16 = 30;
pub(crate) const MOST_SIDE: u16 = 180;

/// A card has so many.
pub(crate) const CORNERS: usize = 4;
