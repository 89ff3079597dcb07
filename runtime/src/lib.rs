//! Packs become games, games become matches.
//!
//! The path: `PackFiles` → (`check`) `Game` → (`Setting`) `Table`, around a `Match` → decisions and events → (`Speaker`)
//! a `View`: what a seat may know.
//!
//! The names at the root are all that a program needs in order to read packs, play and keep matches, and show them. The
//! modules below hold what special tools need beside: each says for whom.

mod arranging;
mod bot;
mod campaign;
mod check;
mod document;
pub mod environment;
mod event;
mod fixed;
mod flow;
mod game;
mod hash;
mod ids;
pub mod jump;
mod knowledge;
mod log;
mod message;
mod opening;
mod pack;
mod playing;
mod problem;
mod readers;
mod save;
mod script;
mod seats;
pub mod seek;
mod setting;
mod state;
mod table;
mod text;
mod trace;
mod verb;
mod view;

pub use bot::{Bot, Skill};
pub use campaign::{Campaign, Progress};
pub use check::{Checked, check};
pub use event::{Event, EventKind};
pub use flow::Fault;
pub use game::Game;
pub use log::Log;
pub use message::{Message, Refusal};
pub use opening::player_counts;
pub use pack::files::PackFiles;
pub use playing::{ChooseError, Match, StartError};
pub use problem::{PackProblem, Place, Spot};
pub use save::Save;
pub use seats::Seats;
pub use setting::{Fixed, Setting};
pub use state::State as Snapshot;
pub use table::{Decided, Table};
pub use view::seen::View;
pub use view::speaker::Speaker;

/// What a view is made of, for whoever draws it.
pub mod seen {
    pub use crate::game::Style;
    pub use crate::view::laid_out::{SeenMove, SeenPage, SeenPrinting};
    pub use crate::view::now::{SeenBring, SeenChange, SeenGoal};
    pub use crate::view::reckoned::{SeenEnd, SeenScore};
    pub use crate::view::seen::{
        Figure, OptionArgument, Pile, SeenBoard, SeenCard, SeenOption, SeenPlace, SeenPlayer, SeenZone, Whereabouts,
    };
    pub use crate::view::story::SeenStory;
}

/// Texts of packs, for whoever tells more than a view holds.
pub mod telling {
    pub use crate::text::Words;
    pub use crate::text::locale::{Argument, Locales};
    pub use crate::text::phrase::Phrase;
    pub use crate::text::rules::{BEAT_TEXT, BEAT_TITLE, CHAPTER_TEXT, CHAPTER_TITLE, TextRule};
    pub use crate::text::signs::{is_unsafe, nested_quotes};
    pub use crate::view::narrate::capital;
    pub use crate::view::tongue::{Case, Tongue};
    pub use crate::view::why::fold;
}

/// Packs before they are a game, for whoever gathers them.
pub mod packs {
    pub use crate::check::bound::old_texts;
    pub use crate::check::limits::Limits;
    pub use crate::check::long::long_texts;
    pub use crate::check::most::{mistakes, shown as shown_of_each};
    pub use crate::check::names::usual_plural;
    pub use crate::check::order::{missing, misspelled, needs, travels};
    pub use crate::check::{check_again, check_opened, check_with, check_within};
    pub use crate::pack::opened::{OpenedPack, Readings};
    pub use crate::pack::value::{Entry, Node, Value, read as read_tables};
    pub use quarterdeck_dsl::Sentences;
}

/// What a game consists of, for whoever draws charts of it or judges how it is written.
pub mod definitions {
    pub use crate::game::*;
}

/// Positions and what leads from one to the next, for whoever lays them out or follows them move by move: rulings and
/// tests. How a match is kept is nobody else's: it is asked through `Position`, laid out through `Arrangement`, and
/// compared or kept as a `Snapshot`.
pub mod position {
    pub use crate::arranging::Arrangement;
    pub use crate::event::{Change, Quiet};
    pub use crate::flow::action::{Choice, ChoiceKind, Choices, WayAt};
    pub use crate::state::position::Position;
    pub use crate::state::{NOBODY, Status};
    pub use crate::trace::{Came, Note, Noted};
}

/// Lists of everything that packs can write, for the pages of reference.
pub mod reference {
    pub use crate::pack::keys::{Form, KeyInfo, ROOTS, Root, Stands, TABLES, TableKeys};
    pub use crate::pack::schema::schemas;
    pub use crate::script::api::{FIELDS, Kind, METHODS, Member};
    pub use crate::script::arguments::{parameters, verb_name};
    pub use crate::script::choose::PARAMETERS;
    pub use crate::script::definitions::definitions;
    pub use crate::text::fluent::{Mention, Mentioned, TextEntry, TextFile};
    pub use crate::text::locale::ENGINE;
    pub use crate::text::rules::{FORMS, RULES};
    pub use crate::verb::VERBS;
    pub use crate::view::narrate::texts as event_texts;
}
