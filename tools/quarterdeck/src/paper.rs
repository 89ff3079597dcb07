//! What `gallery`, `print`, `picture` and `export-tts` have in common: which cards of which game, in which language.

use clap::Args;
use miette::{Result, miette};
use quarterdeck_dsl::problem::nearest_id;
use quarterdeck_face::Faces;
use quarterdeck_paper::{Card, Cards, Fonts, Measured, Trouble, extent};
use quarterdeck_runtime::Game;

use crate::GameArguments;
use crate::library::{Library, options, shelf};
use crate::say::{language, system_language};

/// Which cards.
#[derive(Args, Clone, Debug)]
pub struct CardArguments {
    #[command(flatten)]
    pub game: GameArguments,
    /// Language: en or ru.
    #[arg(long)]
    pub lang: Option<String>,
    /// Only these: ids of cards, of copies or of kinds, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "ID")]
    pub cards: Vec<String>,
}

/// A game that was opened in order to draw its cards.
pub struct Opened {
    /// All packs.
    pub library: Library,
    /// The game.
    pub game: std::sync::Arc<Game>,
    /// Its faces.
    pub faces: Faces,
    /// The values of its options.
    pub options: Vec<i16>,
    /// The language.
    pub language: String,
    /// What the game that was asked for is called.
    pub title: String,
}

impl CardArguments {
    /// Opens the game.
    pub fn open(&self) -> Result<Opened> {
        let (library, id) = shelf(&self.game)?;
        self.open_in(library, &id)
    }

    /// Opens the game among other packs.
    pub fn open_in(&self, library: Library, id: &str) -> Result<Opened> {
        let language = language(&self.lang.clone().unwrap_or_else(system_language))?;
        let game = library.game(id, &self.game.with)?;
        let set = options(&game, &self.game)?;
        let options = game.option_values(&set).map_err(|refusal| miette!("{}", refusal.reason.tell(&language)))?;
        let (looks, _) = library.looks_of(&game);
        let faces = Faces::new(&game, looks);
        let title = game.locales.title(&language, id);
        Ok(Opened { library, game, faces, options, language, title })
    }

    /// The cards that are meant. Pieces are left out unless they are named.
    pub fn chosen(&self, cards: Vec<Card>) -> Result<Vec<Card>> {
        if self.cards.is_empty() {
            return Ok(cards.into_iter().filter(|card| !card.piece).collect());
        }
        let named = |card: &Card, name: &str| {
            let same = |known: &str| known == name || known.replace('_', " ") == name;
            same(&card.family) || same(&card.id) || card.kinds.iter().any(|kind| same(kind))
        };
        for name in &self.cards {
            if !cards.iter().any(|card| named(card, name.trim())) {
                let known = cards.iter().flat_map(|card| [&card.family, &card.id].into_iter().chain(&card.kinds));
                let help = match nearest_id(name.trim(), known.map(String::as_str)) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => "name a card as in `[card.…]`, or a kind as in `[kind.…]`".to_owned(),
                };
                return Err(miette!(help = help, "there is no card and no kind `{}` here", name.trim()));
            }
        }
        Ok(cards.into_iter().filter(|card| self.cards.iter().any(|name| named(card, name.trim()))).collect())
    }
}

impl Opened {
    /// All cards in a language.
    pub fn cards(&self, language: &str) -> Cards {
        Cards::of(&self.game, &self.faces, language, &self.options)
    }
}

/// Says what does not fit on cards; that is a matter of the pack, and is printed anyway.
pub fn warn(fonts: &Fonts, cards: &[Card]) {
    for card in cards {
        for face in std::iter::once(&card.face).chain(&card.more) {
            for trouble in Measured::troubles(fonts, face, extent(face.size())) {
                let told = match trouble {
                    Trouble::Unknown(signs) => {
                        format!("there are no letters for `{signs}`; empty boxes stand for them")
                    }
                    Trouble::Cut(text) => format!("there is no room for all of its text: `{text}`"),
                    Trouble::Leaves(text) => format!("`{text}` reaches over the edge"),
                    Trouble::Meets(one, two) => format!("`{one}` and `{two}` stand on each other"),
                };
                eprintln!("{}: {told}", card.id);
            }
        }
    }
}
