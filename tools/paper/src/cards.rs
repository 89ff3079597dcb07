//! The cards of a game as they come out of the box: which there are, how many of each, what lies on their other side.

use quarterdeck_face::{Back, Face, Faces};
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::{PrintingDef, PrintingId};
use quarterdeck_runtime::telling::Tongue;

/// One kind of card in the box.
pub struct Card {
    /// Its printing.
    pub printing: PrintingId,
    /// How it is written in rulings and saves.
    pub id: String,
    /// The id of its table.
    pub family: String,
    /// The ids of its kinds.
    pub kinds: Vec<String>,
    /// The pack that brought it.
    pub pack: String,
    /// Where it starts, in words.
    pub starts_in: String,
    /// How many of it are in the box.
    pub copies: u32,
    /// It is a piece rather than a card: it is drawn by a sign on the table.
    pub piece: bool,
    /// Its face.
    pub face: Face,
    /// Further faces of the same card, in their order.
    pub more: Vec<Face>,
}

/// Something to be cut out: a face, and what is on its other side.
#[derive(Clone)]
pub struct Piece<'c> {
    /// The front.
    pub front: &'c Face,
    /// Another face of the same card, if it has one for this side.
    pub behind: Option<&'c Face>,
    /// Else its back.
    pub back: Back,
}

impl Card {
    /// What is to be cut out for one copy: a card with more than two faces needs several pieces of paper.
    pub fn pieces(&self) -> Vec<Piece<'_>> {
        let faces: Vec<&Face> = std::iter::once(&self.face).chain(&self.more).collect();
        faces
            .chunks(2)
            .map(|sides| Piece { front: sides[0], behind: sides.get(1).copied(), back: self.face.back() })
            .collect()
    }
}

/// All cards of a game in one language.
pub struct Cards {
    /// The cards, in the order of the packs.
    pub all: Vec<Card>,
}

impl Cards {
    /// The cards of a game, told in a language, if the options have these values.
    pub fn of(game: &Game, faces: &Faces, language: &str, options: &[i16]) -> Cards {
        let tongue = Tongue { game, language };
        let families = game.families.unnoted();
        let seats = u32::from(game.players.1);
        let mut all = Vec::new();
        for printing in PrintingId::all(game.printings.len()) {
            let definition = &game.printings[usize::from(printing)];
            // Further faces come with the first.
            if definition.faces.first().is_some_and(|first| *first != printing) || copies(definition, seats) == 0 {
                continue;
            }
            let family = &families[usize::from(definition.family)];
            let more = definition.faces.iter().skip(1).map(|face| faces.printed(*face, &tongue, options)).collect();
            all.push(Card {
                printing,
                id: game.printing_id(printing).to_string(),
                family: family.name.clone(),
                kinds: family.kinds.indices().map(|at| game.kinds[at].name.clone()).collect(),
                pack: definition.pack.clone(),
                starts_in: tongue.word(&game.zones[usize::from(definition.starts_in)].name).to_string(),
                copies: copies(definition, seats),
                piece: game.drawing.marks[usize::from(definition.family)].is_some(),
                face: faces.printed(printing, &tongue, options),
                more,
            });
        }
        Cards { all }
    }
}

fn copies(printing: &PrintingDef, seats: u32) -> u32 {
    if printing.per_player { printing.count * seats } else { printing.count }
}
