//! What goes over the wire, apart from views.

use std::collections::BTreeMap;

use quarterdeck_runtime::telling::is_unsafe;
use serde::{Deserialize, Serialize};

/// A text that may quote what somebody wrote, as pages show it: signs that turn the direction of writing or act on a screen are written by
/// their numbers.
pub fn shown(text: &str) -> String {
    text.chars()
        .map(|sign| if is_unsafe(sign) { sign.escape_unicode().to_string() } else { sign.to_string() })
        .collect()
}

/// A table that somebody wants to be laid.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    /// The game.
    pub game: String,
    /// Packs that are added.
    #[serde(default)]
    pub with: Vec<String>,
    /// Options by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// All people share one screen, and one link.
    #[serde(default)]
    pub shared: bool,
    /// Everything can be taken back.
    #[serde(default)]
    pub practice: bool,
    /// Chapter after chapter, with what carries over; else one match.
    #[serde(default)]
    pub campaign: bool,
    /// How long bots take for a decision, in milliseconds.
    #[serde(default = "usual_pace")]
    pub pace: u64,
    /// Where all chance comes from.
    #[serde(default)]
    pub seed: Option<u64>,
    /// In which language refusals are told.
    #[serde(default = "english")]
    pub language: String,
}

/// Who sits at a seat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatWish {
    /// The player's name.
    pub name: String,
    /// How the bot plays; nothing if a person sits here.
    #[serde(default)]
    pub bot: Option<String>,
}

fn usual_pace() -> u64 {
    600
}

fn english() -> String {
    "en".to_owned()
}

/// A table that was laid.
#[derive(Clone, Debug, Serialize)]
pub struct Made {
    /// Its name.
    pub table: String,
    /// The secrets of those who sit there.
    pub seats: Vec<MadeSeat>,
    /// The secret of those who watch.
    pub watch: String,
}

/// A link to a seat.
#[derive(Clone, Debug, Serialize)]
pub struct MadeSeat {
    /// Who sits there.
    pub name: String,
    /// The secret.
    pub token: String,
}

/// What a page asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Wish {
    /// To sit down; always the first.
    Sit {
        /// The table.
        table: String,
        /// The secret of the seat.
        token: String,
        /// The language.
        language: String,
    },
    /// To choose an option of the decision with this number.
    Decide {
        /// The option's id.
        id: String,
        /// How many decisions were made before.
        at: usize,
    },
    /// To take back the last own decision.
    Undo,
    /// To know why something is not on offer.
    Why {
        /// What the reader has in mind.
        words: String,
    },
    /// To be told everything in another language.
    Language {
        /// Which.
        language: String,
    },
    /// That bots take so many milliseconds.
    Pace {
        /// How many.
        pace: u64,
    },
    /// To be called something else.
    Name {
        /// What.
        name: String,
    },
    /// That bots play on at once until a person is asked.
    Hurry,
    /// To see the table as it was after so many decisions.
    Look {
        /// How many.
        at: usize,
        /// Through whose eyes, where that can be chosen: a seat, or nothing for everything that there is.
        #[serde(default)]
        eyes: Option<u8>,
    },
    /// To know which cards there are.
    Cards,
    /// To know how the game is played.
    Howto,
    /// A card in full.
    Face {
        /// The name of its face.
        key: String,
    },
    /// The record of the match.
    Save,
    /// The next chapter, or another match.
    Next,
    /// To play on from there, at a new table.
    From {
        /// After how many decisions.
        at: usize,
        /// Which seat is the person's.
        seat: u8,
    },
}
