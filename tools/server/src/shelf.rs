//! Where games come from: whoever starts the server knows how packs are found and checked.

use std::sync::Arc;

use quarterdeck_face::Faces;
use quarterdeck_runtime::Game;
use serde::Serialize;

/// A pack that can be chosen.
#[derive(Clone, Debug)]
pub struct Offered {
    /// Its id.
    pub id: String,
    /// Its titles: language and text.
    pub titles: Vec<(String, String)>,
    /// The packs it needs, all of them.
    pub needs: Vec<String>,
    /// It can be played by itself; else it is added to what it needs.
    pub playable: bool,
}

/// A game that is ready to be played.
pub struct Opened {
    /// The game.
    pub game: Arc<Game>,
    /// How its cards look.
    pub faces: Faces,
}

/// A part of the page that says how a game is played.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// `h1` to `h4`, `p`, `ul` or `ol`.
    pub tag: &'static str,
    /// Its lines: one, or the items of a list.
    pub lines: Vec<Vec<Bit>>,
}

/// A piece of a line.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Bit {
    /// Words.
    Words {
        /// What is said.
        text: String,
        /// With stress.
        strong: bool,
    },
    /// A symbol.
    Symbol {
        /// The drawing.
        svg: String,
        /// What it stands for.
        name: String,
    },
}

/// Where games come from.
pub trait Shelf: Send + Sync + 'static {
    /// All packs that can be chosen.
    fn offered(&self) -> Vec<Offered>;

    /// A pack with others that are added, as a game; or in words why not.
    fn open(&self, id: &str, with: &[String]) -> Result<Opened, String>;

    /// How a game is played, in a language; nothing if its packs do not say.
    fn howto(&self, game: &Game, language: &str) -> Option<Vec<Told>>;
}
