//! What is said before a match: how many play, with which options, and what is not left to chance. Everything goes by
//! names, so that it can be written down and read again.

use serde::{Deserialize, Serialize};

/// How a match is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Setting {
    /// Number of players.
    pub seats: u8,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who begins; drawn from the seed if not given.
    pub first: Option<u8>,
    /// Options by name and value.
    pub options: Vec<(String, String)>,
    /// Cards that start elsewhere, because an earlier match left them there.
    pub kept: Vec<Kept>,
    /// What is not left to chance.
    pub fixed: Fixed,
}

/// Cards that start elsewhere, because an earlier match left them there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The id of the card, with all that is printed on it.
    pub card: String,
    /// The id of the zone.
    pub zone: String,
    /// Whose card or zone it is, if anybody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// How many.
    pub count: u32,
}

/// What is not left to chance. Each piece is used up by the next question of its kind; the rest is drawn from the seed.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixed {
    /// What lies on top of zones now; only where a match goes on from a position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tops: Vec<FixedTop>,
    /// What the next shuffles bring to the top.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shuffles: Vec<FixedTop>,
    /// Where the next scattered cards land, by the ids that events give.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub landings: Vec<String>,
    /// Whether the next tiles are turned.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub turns: Vec<bool>,
    /// Which cards chance picks next, by their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub picks: Vec<String>,
    /// Which numbers scripts roll next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<u32>,
}

/// What lies on top of a zone, or will after its next shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedTop {
    /// The zone, by its id; of shuffles the one whose cards are shuffled.
    pub zone: String,
    /// Whose, where each player has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The cards that lie on top then, by their ids, the topmost first.
    pub top: Vec<String>,
}

impl Fixed {
    /// Whether everything is left to chance.
    pub fn is_empty(&self) -> bool {
        self == &Fixed::default()
    }
}
