//! Draws a face: as a chip, as a card on the table, and in full.

use crate::canvas::{Canvas, Letters};
use crate::face::{Art, Face, Number};
use crate::fit::{self, LEADING};
use crate::frame::{Frame, Reading, Title};
use crate::inline;
use crate::shape::Shape;
use crate::svg::{INK, PAPER, Svg, Type};

/// How large a face is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Name, numbers and colour in a line.
    Chip,
    /// As it lies on the table: what does not fit is left to the full face.
    Card,
    /// With everything it says.
    Full,
}

impl Size {
    /// Width and height of the drawing.
    pub fn extent(self) -> [f32; 2] {
        match self {
            Size::Chip => [150.0, 30.0],
            Size::Card => [120.0, 168.0],
            Size::Full => [300.0, 420.0],
        }
    }
}

/// Measures of a card, by its size.
struct Plan {
    band: f32,
    name: [f32; 2],
    corner: f32,
    art: f32,
    text: [f32; 2],
    foot: f32,
    margin: f32,
}

const CARD: Plan =
    Plan { band: 26.0, name: [13.0, 7.5], corner: 27.0, art: 46.0, text: [9.5, 7.5], foot: 7.5, margin: 8.0 };
const FULL: Plan =
    Plan { band: 52.0, name: [25.0, 14.0], corner: 52.0, art: 92.0, text: [19.0, 11.0], foot: 14.0, margin: 18.0 };

impl Face {
    /// The face as SVG.
    pub fn svg(&self, size: Size) -> String {
        let [width, height] = size.extent();
        self.sized(Svg::new(width, height), size)
    }

    /// The same for a page that has each shape once ([`Shape::all`], as `shape-<name>`) and knows the classes `serif` and `halo`.
    pub fn svg_within(&self, size: Size) -> String {
        let [width, height] = size.extent();
        self.sized(Svg::within(width, height), size)
    }

    fn sized(&self, mut svg: Svg, size: Size) -> String {
        let [width, height] = size.extent();
        match size {
            Size::Chip => self.chip(&mut svg, width, height),
            Size::Card => self.card(&mut svg, [width, height], &CARD),
            Size::Full => self.card(&mut svg, [width, height], &FULL),
        }
        svg.finish()
    }

    /// The face in full as SVG, in a box of this width and height.
    pub fn svg_in(&self, [width, height]: [f32; 2]) -> String {
        let mut svg = Svg::new(width, height);
        self.draw(&mut svg, [width, height]);
        svg.finish()
    }

    /// Draws it in full on anything, in a box of this width and height; letters are as large as on a full face.
    pub fn draw(&self, canvas: &mut dyn Canvas, extent: [f32; 2]) {
        self.card(canvas, extent, &FULL);
    }

    /// The name with all numbers, for those who hear it.
    pub fn spoken(&self) -> String {
        let numbers = self.corners.iter().flatten().chain(&self.numbers).chain(&self.counters);
        let told = numbers.map(|number| match (number.value.as_str(), &number.printed) {
            ("", _) => number.name.clone(),
            (value, Some(printed)) => format!("{} {value} ({printed})", number.name),
            (value, None) => format!("{} {value}", number.name),
        });
        std::iter::once(self.name.clone()).chain(told).collect::<Vec<_>>().join(", ")
    }

    fn chip(&self, svg: &mut dyn Canvas, width: f32, height: f32) {
        let colour = self.colour;
        svg.rect([0.75, 0.75, width - 1.5, height - 1.5, 6.0], PAPER, Some((colour.deep, 1.5)));
        svg.rect([0.75, 0.75, 22.0, height - 1.5, 6.0], colour.deep, None);
        self.picture(svg, [11.75, height / 2.0], 16.0, "#ffffff");
        let mut right = width - 5.0;
        let told = self.corners.iter().flatten().chain(&self.counters);
        for number in told.take(3).collect::<Vec<_>>().into_iter().rev() {
            let room = (svg.width(&number.value, Letters::Plain) * 13.0 + 6.0).max(22.0);
            symbol(svg, number, [right - room / 2.0, height / 2.0], 22.0, colour.deep);
            right -= room + 1.0;
        }
        let room = right - 29.0;
        let (size, lines) = chip_name(svg, &self.name, [room, height - 4.0]);
        let set = Type { anchor: "start", serif: true, bold: true, ..Type::of(size) };
        let first = height / 2.0 + size * (0.35 - (lines.len() as f32 - 1.0) * CLOSE / 2.0);
        for (at, line) in lines.iter().enumerate() {
            svg.text(line, [27.0, first + at as f32 * size * CLOSE], set);
        }
    }

    fn card(&self, svg: &mut dyn Canvas, [width, height]: [f32; 2], plan: &Plan) {
        let (colour, margin) = (self.colour, plan.margin);
        let (frame, title, reading) = self.set;
        let round = if frame == Frame::Square { 0.0 } else { plan.band / 3.0 };
        svg.rect([1.5, 1.5, width - 3.0, height - 3.0, round], PAPER, Some((colour.deep, 3.0)));
        if frame == Frame::Double {
            let inset = plan.margin * 0.6;
            let within = [inset, inset, width - 2.0 * inset, height - 2.0 * inset, round * 0.7];
            svg.rect(within, PAPER, Some((colour.deep, plan.margin * 0.12)));
        }
        let letters = match title {
            Title::Band => {
                svg.rect([1.5, 1.5, width - 3.0, plan.band, round], colour.deep, None);
                "#ffffff"
            }
            Title::Plain => {
                svg.rect([margin, plan.band, width - 2.0 * margin, plan.margin * 0.15, 0.0], colour.deep, None);
                colour.deep
            }
        };
        let room = width - 2.0 * margin;
        let (size, lines) = fit::boxed(svg, Letters::Name, &self.name, [room, plan.band], plan.name[0], plan.name[1]);
        let set = Type { fill: letters, serif: true, bold: true, ..Type::of(size) };
        let first = 1.5 + plan.band / 2.0 + size * (0.35 - (lines.len() as f32 - 1.0) * LEADING / 2.0);
        for (at, line) in lines.iter().enumerate() {
            svg.text(line, [width / 2.0, first + at as f32 * size * LEADING], set);
        }
        let top = plan.band + plan.corner * 0.75;
        let told = reading == Reading::Always || plan.text[1] >= FULL.text[1];
        let silent = (self.text.is_empty() || !told) && self.numbers.is_empty();
        let art = if silent { plan.art * 1.5 } else { plan.art };
        let middle = if silent { height * 0.56 } else { top + art * 0.35 };
        self.picture(svg, [width / 2.0, middle], art, colour.deep);
        // A second line within the first takes some room of what stands at the edge.
        let edge = if frame == Frame::Double { margin * 0.7 } else { 3.0 };
        let foot = height - margin * if frame == Frame::Double { 1.1 } else { 0.9 };
        let sides = [margin + plan.corner / 2.0, width - margin - plan.corner / 2.0];
        // What stands in the lower corners is not written over.
        let mut floor = height;
        let corners = self.corners.iter().take(4).enumerate();
        for (at, number) in corners.filter_map(|(at, number)| Some((at, number.as_ref()?))) {
            let y = if at < 2 { top } else { foot - plan.corner * 0.8 };
            symbol(svg, number, [sides[at % 2], y], plan.corner, colour.deep);
            let mut upper = y - plan.corner * 0.55;
            if number.symbol.shape.is_none() || plan.corner > 40.0 {
                let across = (sides[0] - edge - 2.0).min(plan.corner * 0.7) * 2.0;
                let room = [across, plan.foot * LEADING * 2.0];
                let (size, lines) = fit::boxed(svg, Letters::Plain, &number.name, room, plan.foot, plan.foot * 0.6);
                let high = lines.len() as f32 * size * LEADING;
                let first = if at < 2 { y + plan.corner * 0.5 + size } else { upper - high + size };
                for (line, name) in lines.iter().enumerate() {
                    let y = first + line as f32 * size * LEADING;
                    svg.text(name, [sides[at % 2], y], Type { fill: INK, ..Type::of(size) });
                }
                upper -= high;
            }
            if at >= 2 {
                floor = floor.min(upper);
            }
        }
        let kind_size = fit::one_line(svg, Letters::Plain, &self.kind, room, [plan.foot, plan.foot * 0.7]);
        let kind = Type { fill: colour.deep, ..Type::of(kind_size) };
        let told = fit::cut(svg, Letters::Plain, &self.kind, room, kind_size);
        svg.text(&told, [width / 2.0, foot], kind);
        self.words(svg, [margin, middle + art * 0.6, room, floor.min(foot - kind_size * 1.4)], plan);
        self.on_top(svg, [width, height], plan);
    }

    /// Further numbers and the text, in what is left of the card.
    fn words(&self, svg: &mut dyn Canvas, [left, top, room, bottom]: [f32; 4], plan: &Plan) {
        let mut top = top;
        let middle = left + room / 2.0;
        if !self.numbers.is_empty() {
            let told = self.numbers.iter().map(|number| match number.value.as_str() {
                "" => number.name.clone(),
                value => format!("{} {value}", number.name),
            });
            let told = told.collect::<Vec<_>>().join(" · ");
            let height = if self.text.is_empty() { bottom - top } else { (bottom - top) * 0.4 };
            let (size, lines) = fit::boxed(svg, Letters::Bold, &told, [room, height], plan.text[0], plan.text[1] * 0.9);
            for line in lines {
                top += size * LEADING;
                svg.text(&line, [middle, top - size * 0.3], Type { bold: true, ..Type::of(size) });
            }
            top += size * 0.3;
        }
        if !self.text.is_empty() && (self.set.2 == Reading::Always || plan.text[1] >= FULL.text[1]) {
            let (size, lines) =
                fit::boxed(svg, Letters::Plain, &self.marked.0, [room, bottom - top], plan.text[0], plan.text[1]);
            let spare = (bottom - top - size * LEADING * lines.len() as f32).max(0.0);
            let flavor = self.flavored(svg, [left, bottom, room, spare], plan, size);
            let mut y = top + (spare - flavor) / 2.0;
            for line in lines {
                y += size * LEADING;
                inline::line(svg, &line, [middle, y - size * 0.3], Type::of(size), &self.marked.1);
            }
        } else {
            self.flavored(svg, [left, bottom, room, (bottom - top).max(0.0)], plan, plan.text[0]);
        }
    }

    /// What belongs to no rule, at the lower end of the text on a full face, no larger than the rule; it gives way where there is
    /// no room for all of it. How high it is.
    fn flavored(&self, svg: &mut dyn Canvas, [left, bottom, room, spare]: [f32; 4], plan: &Plan, rule: f32) -> f32 {
        let (gap, most) = (plan.foot * 0.6, plan.foot.min(rule));
        let least = plan.foot * 0.75;
        if self.flavor.is_empty() || plan.text[1] < FULL.text[1] || most < least || spare < gap + least * LEADING {
            return 0.0;
        }
        let space = [room, spare - gap];
        let (size, lines) = fit::boxed(svg, Letters::Slanted, &self.flavor, space, most, least);
        let whole = fit::lines(svg, Letters::Slanted, &self.flavor, room, size);
        if lines != whole || lines.iter().any(|line| svg.width(line, Letters::Slanted) * size > room) {
            return 0.0;
        }
        let high = lines.len() as f32 * size * LEADING;
        for (at, line) in lines.iter().enumerate() {
            let y = bottom - high + (at as f32 + 1.0) * size * LEADING - size * 0.3;
            svg.text(line, [left + room / 2.0, y], Type { fill: "#5a5145", slanted: true, ..Type::of(size) });
        }
        high + gap
    }

    /// Counters that lie on the card, along its right edge.
    fn on_top(&self, svg: &mut dyn Canvas, [width, height]: [f32; 2], plan: &Plan) {
        for (at, number) in self.counters.iter().take(4).enumerate() {
            let size = plan.corner * 0.8;
            let y = height * 0.42 + size * 1.1 * at as f32;
            symbol(svg, number, [width - plan.margin - size / 2.0, y], size, self.colour.deep);
        }
    }

    fn picture(&self, svg: &mut dyn Canvas, [x, y]: [f32; 2], size: f32, fill: &str) {
        match &self.art {
            Art::Shape(shape) => svg.shape(*shape, [x, y], size, fill, None),
            Art::Letter(letter) => {
                let set = Type { fill, serif: true, bold: true, ..Type::of(size * 0.9) };
                svg.text(&letter.to_uppercase().to_string(), [x, y + size * 0.32], set);
            }
        }
    }
}

/// The name of a chip: in one line where it is read well in it, else in two, else in three; small where a word is long, and cut only
/// if even that is too little.
fn chip_name(svg: &dyn Canvas, name: &str, [room, height]: [f32; 2]) -> (f32, Vec<String>) {
    let size = fit::one_line(svg, Letters::Name, name, room, [12.5, 10.0]);
    if svg.width(name, Letters::Name) * size <= room {
        return (size, vec![name.to_owned()]);
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    // The largest letters that each number of lines has room for.
    let ways = (1..=words.len().min(3)).filter_map(|count| {
        let widest = |lines: &Vec<String>| lines.iter().map(|it| svg.width(it, Letters::Name)).fold(0.01, f32::max);
        let narrowest = broken(&words, count).into_iter().min_by(|one, other| widest(one).total_cmp(&widest(other)));
        narrowest.map(|lines| ((room / widest(&lines)).min(height / (count as f32 * CLOSE)).min(10.0), lines))
    });
    let Some((size, lines)) = ways.reduce(|best, other| if other.0 > best.0 { other } else { best }) else {
        return (size, Vec::new());
    };
    let size = size.max(SMALLEST);
    (size, lines.iter().map(|line| fit::cut(svg, Letters::Name, line, room, size)).collect())
}

/// Every way to write words in so many lines.
fn broken(words: &[&str], count: usize) -> Vec<Vec<String>> {
    if count <= 1 {
        return vec![vec![words.join(" ")]];
    }
    let first = 1..=words.len().saturating_sub(count - 1);
    let further = first.flat_map(|at| broken(&words[at..], count - 1).into_iter().map(move |rest| (at, rest)));
    further.map(|(at, rest)| std::iter::once(words[..at].join(" ")).chain(rest).collect()).collect()
}

/// The smallest letters of a chip.
const SMALLEST: f32 = 6.5;

/// How far the lines of a chip are apart.
const CLOSE: f32 = 1.12;

/// A number on its symbol.
fn symbol(svg: &mut dyn Canvas, number: &Number, [x, y]: [f32; 2], size: f32, edge: &str) {
    let bright = number.symbol.colour.map_or("#ece3d0", |colour| colour.bright);
    let edge = number.symbol.colour.map_or(edge, |colour| colour.deep);
    match number.symbol.shape {
        Some(shape) => svg.shape(shape, [x, y], size, bright, Some(edge)),
        None => svg.circle([x, y], size / 2.0 - 1.0, bright, edge),
    }
    if !number.value.is_empty() {
        let letters = fit::one_line(svg, Letters::Bold, &number.value, size * 0.95, [size * 0.62, size * 0.3]);
        let set = Type { bold: true, halo: true, ..Type::of(letters) };
        svg.text(&number.value, [x, y + letters * 0.36], set);
    }
    if let Some(printed) = &number.printed {
        changed(svg, printed, [x, y], size);
    }
}

/// The mark of a number that is another one now: what is printed, small and struck out, at its foot.
fn changed(svg: &mut dyn Canvas, printed: &str, [x, y]: [f32; 2], size: f32) {
    let letters = (size * 0.36).max(8.0);
    let width = svg.width(printed, Letters::Bold) * letters + letters * 0.7;
    let middle = [x + size * 0.42, y + size * 0.42];
    let [left, top] = [middle[0] - width / 2.0, middle[1] - letters * 0.62];
    svg.rect([left, top, width, letters * 1.24, letters * 0.3], "#ffffff", Some(("#1f7a4d", size * 0.05)));
    svg.text(
        printed,
        [middle[0], middle[1] + letters * 0.36],
        Type { fill: "#1f7a4d", bold: true, ..Type::of(letters) },
    );
    svg.rect([left + 1.0, middle[1] - letters * 0.05, width - 2.0, letters * 0.1, 0.0], "#1f7a4d", None);
}

/// A shape by itself, as a symbol in a line of text.
impl Shape {
    /// The shape as SVG.
    pub fn svg(self, fill: &str, edge: &str) -> String {
        let mut svg = Svg::new(24.0, 24.0);
        svg.shape(self, [12.0, 12.0], 24.0, fill, Some(edge));
        svg.finish()
    }
}
