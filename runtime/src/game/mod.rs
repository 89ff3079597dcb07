//! The compiled game: immutable, sound, shared by all its matches.

pub mod bot;
pub mod definition;
mod difference;
pub mod drawing;
pub mod effect;
mod few;
pub mod index;
mod naming;
mod noted;
mod places;
pub mod plan;
pub mod print;
pub mod rule_numbers;
mod sentence;
pub mod setting;
pub mod story;
mod told;
mod values;

pub use bot::*;
pub use definition::*;
pub use difference::{Difference, Part};
pub use drawing::*;
pub use effect::*;
pub use few::Few;
pub use index::Listeners;
pub use naming::{FamilyNames, plain};
pub use noted::Noted;
pub use places::Places;
pub use plan::*;
pub use print::Print;
pub use sentence::Sentence;
pub use setting::*;
pub use story::*;
pub use told::{OwnText, RuleRef};
pub use values::{ValueTable, Values};

pub use crate::readers::READERS;

pub use crate::ids::{ActionId, ChapterId, EffectId, PrintingId, ScriptId, TriggerId};
