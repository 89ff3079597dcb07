//! Where games come from: whoever starts the server knows how packs are found and checked.

use std::sync::Arc;

use quarterdeck_face::Faces;
use quarterdeck_runtime::Game;

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

/// Where games come from.
pub trait Shelf: Send + Sync + 'static {
    /// All packs that can be chosen.
    fn offered(&self) -> Vec<Offered>;

    /// A pack with others that are added, as a game; or in words why not.
    fn open(&self, id: &str, with: &[String]) -> Result<Opened, String>;
}
