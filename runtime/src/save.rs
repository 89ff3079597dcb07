//! A saved match: packs, setting and decisions, and the state they lead to.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::document::Document;
use crate::game::Game;
use crate::log::Log;
use crate::message::{Message, Refusal};
use crate::playing::{Match, StartError};
use crate::seats::Seats;
use crate::setting::{Fixed, Kept, Setting};
use crate::state::State;
use crate::table::Table;

/// How a save names itself.
pub const FORMAT: &str = "quarterdeck-match";
/// The newest form that is understood.
pub const VERSION: u32 = 2;
/// The form in which ids had 16 bits.
const SHORT_IDS: u32 = 1;

/// A saved match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// Always `quarterdeck-match`.
    pub format: String,
    /// Of which form it is.
    pub version: u32,
    /// The packs it was played with.
    pub packs: Vec<PackStamp>,
    /// How it was set up.
    pub setting: SavedSetting,
    /// The position it started from, if it was given one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<State>,
    /// Everything that was decided.
    pub decisions: Vec<SavedDecision>,
    /// Where that led to.
    pub snapshot: State,
}

/// A pack as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackStamp {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// A hash of its content.
    pub hash: String,
}

/// How the match was set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSetting {
    /// Number of players.
    pub seats: u8,
    /// Where all chance comes from.
    pub seed: u64,
    /// Who began, if it was said.
    pub first: Option<u8>,
    /// Options by name and value.
    pub options: Vec<(String, String)>,
    /// Names of the players.
    #[serde(default)]
    pub names: Vec<String>,
    /// Seats of people.
    pub people: Seats,
    /// People may take back what has shown them something new.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Cards that an earlier match left elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Kept>,
    /// What is not left to chance.
    #[serde(default, skip_serializing_if = "Fixed::is_empty")]
    pub fixed: Fixed,
}

impl SavedSetting {
    /// How a match is set up that is to go the same way.
    pub fn setting(&self) -> Setting {
        Setting {
            seats: self.seats,
            seed: self.seed,
            first: self.first,
            options: self.options.clone(),
            kept: self.kept.clone(),
            fixed: self.fixed.clone(),
        }
    }
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedDecision {
    /// The option's id.
    pub id: String,
    /// A hash of what was on offer.
    pub offered: String,
}

/// A match that was opened again.
pub struct Opened {
    /// The match.
    pub table: Table,
    /// What has changed in the packs since, in words.
    pub changed: Vec<Message>,
}

const DOCUMENT: Document = Document {
    format: FORMAT,
    version: VERSION,
    unreadable: "save-unreadable",
    foreign: "save-foreign",
    damaged: "save-damaged",
};

fn damaged(why: Message) -> Refusal {
    DOCUMENT.refuse(why)
}

/// The packs of a game as they are now.
pub fn stamps(game: &Game) -> Vec<PackStamp> {
    game.packs
        .iter()
        .map(|(id, version, hash)| PackStamp { id: id.clone(), version: version.clone(), hash: format!("{hash:016x}") })
        .collect()
}

/// What has changed in the packs since they were as they are here.
pub fn pack_changes(packs: &[PackStamp], game: &Game) -> Vec<Message> {
    let now = stamps(game);
    let mut changes = Vec::new();
    for then in packs {
        match now.iter().find(|pack| pack.id == then.id) {
            None => changes.push(Message::new("save-pack-gone").with("pack", &then.id)),
            Some(pack) if pack.version != then.version => {
                let change = Message::new("save-pack-version").with("pack", &then.id);
                changes.push(change.with("then", &then.version).with("now", &pack.version));
            }
            Some(pack) if pack.hash != then.hash => {
                changes.push(Message::new("save-pack-changed").with("pack", &then.id));
            }
            Some(_) => {}
        }
    }
    for pack in &now {
        if !packs.iter().any(|then| then.id == pack.id) {
            changes.push(Message::new("save-pack-new").with("pack", &pack.id));
        }
    }
    changes
}

impl Save {
    /// Saves a match as it is now.
    pub fn of(table: &Table) -> Save {
        let setting = table.setting();
        Save {
            format: FORMAT.into(),
            version: VERSION,
            packs: stamps(table.game()),
            setting: SavedSetting {
                seats: setting.seats,
                seed: setting.seed,
                first: setting.first,
                options: setting.options.clone(),
                names: table.names.clone(),
                people: table.people,
                practice: table.practice,
                kept: setting.kept.clone(),
                fixed: setting.fixed.clone(),
            },
            start: table.start_position().cloned(),
            decisions: table
                .decisions()
                .iter()
                .map(|decided| SavedDecision { id: decided.id.clone(), offered: format!("{:016x}", decided.offered) })
                .collect(),
            snapshot: table.now().snapshot().clone(),
        }
    }

    /// Reads a save.
    pub fn read(text: &str) -> Result<Save, Refusal> {
        Save::from_value(DOCUMENT.read(text)?)
    }

    /// Reads a save that was parsed already.
    pub fn from_value(value: serde_json::Value) -> Result<Save, Refusal> {
        DOCUMENT.admit(&value)?;
        let mut save: Save = DOCUMENT.take(value)?;
        if save.version <= SHORT_IDS {
            save.start.iter_mut().chain([&mut save.snapshot]).for_each(State::renew);
            save.version = VERSION;
        }
        Ok(save)
    }

    /// The save as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What has changed in the packs since.
    pub fn changes(&self, game: &Game) -> Vec<Message> {
        pack_changes(&self.packs, game)
    }

    /// The match at its snapshot, without its history: quick, and only for unchanged packs.
    pub fn quick(&self, game: Arc<Game>) -> Result<Match, Refusal> {
        self.check_game(&game)?;
        let changes = self.changes(&game);
        if !changes.is_empty() {
            return Err(Refusal::new("save::changed", Message::new("save-changed").all("changes", changes)));
        }
        self.snapshot.sound(&game).map_err(damaged)?;
        Match::resume(game, self.snapshot.clone(), Log::keeping())
            .map_err(|fault| Refusal::new(fault.code, Message::said(fault.to_string())))
    }

    fn check_game(&self, game: &Game) -> Result<(), Refusal> {
        if self.packs.iter().any(|pack| pack.id == game.id) {
            return Ok(());
        }
        let names: Vec<&str> = self.packs.iter().map(|pack| pack.id.as_str()).collect();
        let reason = Message::new("save-other-game").with("saved", names.join(" + ")).with("game", &game.id);
        Err(Refusal::new("save::other_game", reason))
    }

    /// The match before its first decision, with the same people at the same seats; the packs may be others than they were.
    pub fn begin(&self, game: Arc<Game>) -> Result<Table, StartError> {
        let mut table = match &self.start {
            Some(position) => Table::from_position(game, position.clone())?,
            None => Table::start(game, self.setting.setting())?,
        };
        table.names.clone_from(&self.setting.names);
        table.people = self.setting.people;
        table.practice = self.setting.practice;
        Ok(table)
    }

    /// Opens the match with its whole history. Unchanged packs must lead to the snapshot; with
    /// changed ones the decisions are made again, and the first that comes out differently is named.
    pub fn open(&self, game: Arc<Game>) -> Result<Opened, Refusal> {
        self.check_game(&game)?;
        let changed = self.changes(&game);
        let mut table = self.begin(game.clone()).map_err(|reason| match reason {
            StartError::Refused(refusal) => damaged(refusal.reason),
            StartError::Fault(fault) => Refusal::new(fault.code, Message::said(fault.to_string())),
        })?;
        let mut decisions = Vec::new();
        for (at, decision) in self.decisions.iter().enumerate() {
            let offered = u64::from_str_radix(&decision.offered, 16)
                .map_err(|_| damaged(Message::new("save-decision").number("decision", at + 1)))?;
            decisions.push((decision.id.clone(), offered));
        }
        if let Err(difference) = table.replay(&decisions) {
            let now = if difference.options.is_empty() {
                Message::new("save-nothing-open")
            } else {
                Message::said(difference.options.join(", "))
            };
            let what = Message::new("save-difference").number("decision", difference.at + 1);
            let what = what.with("id", difference.id).and("now", now);
            return Err(if changed.is_empty() {
                damaged(what)
            } else {
                Refusal::new("save::differs", Message::new("save-differs").all("changes", changed).and("what", what))
            });
        }
        if changed.is_empty() && *table.now().snapshot() != self.snapshot {
            return Err(damaged(Message::new("save-snapshot")));
        }
        Ok(Opened { table, changed })
    }
}
