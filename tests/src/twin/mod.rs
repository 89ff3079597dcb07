//! A second opinion: the base game of Port Royal written by hand, from the rulebook and not from the pack. It knows
//! nothing of the engine and shares no code with it, so that both can be played side by side and must agree; and it
//! is as quick as plain Rust is, so that the engine's speed can be measured against it.
//!
//! Rules are named by their numbers in the dossier, `PRB-12`; open points of the rulebook by `PRB-S03`.

pub mod cards;
pub mod dice;
mod legal;
mod play;
mod score;
pub mod state;

pub use cards::{Card, FACES, Face, Role};
pub use dice::{Chance, Dice};
pub use legal::{Move, Moves};
pub use state::{Stage, Table};
