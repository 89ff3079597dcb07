//! Sheets to print: cards in rows with marks to cut along; behind each sheet its backs, so that they meet their fronts when the
//! paper is turned over its long edge.

use quarterdeck_face::{Back, Canvas, Face, Letters, Type};

use crate::cards::{Card, Piece};
use crate::letters::Fonts;
use crate::pdf::{Document, Drawn, POINT};
use crate::{PER_MM, extent};

/// A size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height in millimetres.
    pub fn size(self) -> [f32; 2] {
        match self {
            Paper::A4 => [210.0, 297.0],
            Paper::Letter => [215.9, 279.4],
        }
    }
}

/// What no printer reaches, in millimetres.
const EDGE: f32 = 5.0;
/// Between two cards.
const GAP: f32 = 2.0;
/// How long a mark is, and how far it stays from the cards.
const MARK: [f32; 2] = [4.0, 1.0];

/// How cards lie on a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// How many beside each other.
    pub across: usize,
    /// How many rows.
    pub down: usize,
    /// The upper left corner of the first, in millimetres.
    pub corner: [f32; 2],
    /// Width and height of a card.
    pub card: [f32; 2],
}

impl Grid {
    /// As many cards of a size as fit on the paper, in the middle of it.
    pub fn of(paper: Paper, size: [u16; 2]) -> Grid {
        let card = size.map(f32::from);
        let fit = |at: usize| ((paper.size()[at] - 2.0 * EDGE + GAP) / (card[at] + GAP)).floor().max(1.0);
        let [across, down] = [fit(0), fit(1)];
        let used = [across, down].into_iter().zip(card).map(|(many, side)| many * (side + GAP) - GAP);
        let corner: Vec<f32> = used.zip(paper.size()).map(|(used, whole)| (whole - used) / 2.0).collect();
        Grid { across: across as usize, down: down as usize, corner: [corner[0], corner[1]], card }
    }

    /// How many fit.
    pub fn many(&self) -> usize {
        self.across * self.down
    }

    /// Where a card lies; its back lies where it is when the paper is turned.
    pub fn place(&self, at: usize, turned: bool) -> [f32; 2] {
        let (row, column) = (at / self.across, at % self.across);
        let column = if turned { self.across - 1 - column } else { column };
        let side = |many: usize, at: usize| self.corner[at] + many as f32 * (self.card[at] + GAP);
        [side(column, 0), side(row, 1)]
    }
}

/// What is printed, and how.
pub struct Sheets<'s> {
    /// The letters.
    pub fonts: &'s Fonts,
    /// The paper.
    pub paper: Paper,
    /// Backs are printed, too.
    pub backs: bool,
    /// What the game is called.
    pub title: &'s str,
    /// The language, for programs that read aloud.
    pub language: &'s str,
}

impl Sheets<'_> {
    /// How many sheets these cards take.
    pub fn count(&self, cards: &[&Card]) -> usize {
        self.laid(cards).len()
    }

    /// The pieces of each sheet, with how they lie. Cards of one size lie together.
    fn laid<'c>(&self, cards: &[&'c Card]) -> Vec<(Grid, Vec<Piece<'c>>)> {
        let mut sizes: Vec<[u16; 2]> = cards.iter().map(|card| card.face.size()).collect();
        sizes.sort_unstable();
        sizes.dedup();
        let mut sheets = Vec::new();
        for size in sizes {
            let grid = Grid::of(self.paper, size);
            let alike = cards.iter().filter(|card| card.face.size() == size);
            let copies = |card: &&&'c Card| {
                let pieces = card.pieces();
                (0..card.copies).flat_map(move |_| pieces.clone()).collect::<Vec<_>>()
            };
            let pieces: Vec<Piece<'c>> = alike.flat_map(|card| copies(&card)).collect();
            sheets.extend(pieces.chunks(grid.many()).map(|sheet| (grid, sheet.to_vec())));
        }
        sheets
    }

    /// The document; `done` is told of each sheet.
    pub fn pdf(&self, cards: &[&Card], mut done: impl FnMut()) -> Vec<u8> {
        let mut printing =
            Printing { sheets: self, document: Document::new(self.fonts), faces: Vec::new(), backs: Vec::new() };
        let laid = self.laid(cards);
        for (at, (grid, pieces)) in laid.iter().enumerate() {
            let foot = format!("{} · {} / {}", self.title, at + 1, laid.len());
            let fronts: Vec<String> = pieces.iter().map(|piece| printing.face(piece.front)).collect();
            printing.page(grid, &fronts, false, &foot);
            if self.backs {
                let behind: Vec<String> = (pieces.iter())
                    .map(|piece| match piece.behind {
                        Some(face) => printing.face(face),
                        None => printing.back(&piece.back),
                    })
                    .collect();
                printing.page(grid, &behind, true, "");
            }
            done();
        }
        printing.document.finish(self.title, self.language)
    }
}

struct Printing<'s> {
    sheets: &'s Sheets<'s>,
    document: Document<'s>,
    /// What has been drawn before.
    faces: Vec<Face>,
    backs: Vec<Back>,
}

impl Printing<'_> {
    /// The name of a drawing of a face.
    fn face(&mut self, face: &Face) -> String {
        if let Some(at) = self.faces.iter().position(|known| known == face) {
            return format!("C{at}");
        }
        let name = format!("C{}", self.faces.len());
        let extent = extent(face.size());
        let mut drawn = Drawn::new(self.sheets.fonts, extent[1]);
        face.draw(&mut drawn, extent);
        self.document.draw(&name, extent, drawn);
        self.faces.push(face.clone());
        name
    }

    fn back(&mut self, back: &Back) -> String {
        if let Some(at) = self.backs.iter().position(|known| known == back) {
            return format!("B{at}");
        }
        let name = format!("B{}", self.backs.len());
        let extent = extent(back.size);
        let mut drawn = Drawn::new(self.sheets.fonts, extent[1]);
        back.draw(&mut drawn, extent, self.sheets.title);
        self.document.draw(&name, extent, drawn);
        self.backs.push(back.clone());
        name
    }

    /// A page with these drawings.
    fn page(&mut self, grid: &Grid, names: &[String], turned: bool, foot: &str) {
        let paper = self.sheets.paper.size();
        let points = paper.map(|side| side * POINT);
        let mut drawn = Drawn::new(self.sheets.fonts, points[1]);
        for (at, name) in names.iter().enumerate() {
            let place = grid.place(at, turned).map(|side| side * POINT);
            drawn.put(name, place, POINT / PER_MM, grid.card[1] * PER_MM);
        }
        if !turned {
            marks(&mut drawn, grid);
            // Between the marks of the first column, where nothing else stands.
            let room = grid.card[0] * POINT - 6.0;
            let whole = drawn.width(foot, Letters::Plain);
            let size = (room / whole.max(0.01)).min(6.0);
            let middle = (grid.corner[0] + grid.card[0] / 2.0) * POINT;
            let place = [middle - whole * size / 2.0, points[1] - 1.6 * POINT];
            drawn.text(foot, place, Type { anchor: "start", fill: "#555555", ..Type::of(size) });
        }
        self.document.page(points, drawn);
    }
}

/// Marks outside of the cards, at every edge of every row and column.
fn marks(drawn: &mut Drawn<'_>, grid: &Grid) {
    let [long, off] = MARK;
    let many = [grid.across, grid.down];
    let end = |at: usize| grid.corner[at] + many[at] as f32 * (grid.card[at] + GAP) - GAP;
    for at in [0, 1] {
        let other = 1 - at;
        for line in 0..many[at] {
            let from = grid.corner[at] + line as f32 * (grid.card[at] + GAP);
            for place in [from, from + grid.card[at]] {
                let before = (grid.corner[other] - off - long).max(0.5);
                for (one, two) in [(before, grid.corner[other] - off), (end(other) + off, end(other) + off + long)] {
                    let point = |along: f32| if at == 0 { [place, along] } else { [along, place] };
                    drawn.line(point(one).map(|side| side * POINT), point(two).map(|side| side * POINT), 0.4);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{EDGE, Grid, Paper};

    #[test]
    fn cards_stay_on_the_paper_and_backs_meet_their_fronts() {
        for paper in [Paper::A4, Paper::Letter] {
            for size in [[63, 88], [44, 68], [70, 70], [180, 180], [30, 30]] {
                let grid = Grid::of(paper, size);
                for at in 0..grid.many() {
                    let (front, back) = (grid.place(at, false), grid.place(at, true));
                    // Turned over its long edge, the paper's left is its right.
                    let meets = paper.size()[0] - back[0] - grid.card[0];
                    assert!((front[0] - meets).abs() < 0.01 && front[1] == back[1], "{paper:?} {size:?} {at}");
                    for side in [0, 1] {
                        assert!(front[side] >= EDGE - 0.01, "{paper:?} {size:?}");
                        assert!(
                            front[side] + grid.card[side] <= paper.size()[side] - EDGE + 0.01,
                            "{paper:?} {size:?}"
                        );
                    }
                }
            }
        }
        let nine = Grid::of(Paper::A4, [63, 88]);
        assert_eq!((nine.across, nine.down), (3, 3));
        assert_eq!(Grid::of(Paper::Letter, [63, 88]).many(), 9);
    }
}
