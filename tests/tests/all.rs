//! All tests over the packs in one program: what they share is built and linked once, and they run side by side.
//!
//! `allocations` is a program of its own, since it counts what is allocated.

mod book;
mod bots;
mod bound_texts;
mod broken_packs;
mod card_texts;
mod cartagena;
mod changes;
mod diagnostics;
mod errors;
mod expected;
mod expected_orchard;
mod fuzz;
mod hostile_scripts;
mod knowledge;
mod layers;
mod locks;
mod meaning;
mod mistakes;
mod own_texts;
mod patterns;
mod positions;
mod properties;
mod reference;
mod rulings;
mod saves;
mod schema;
mod searching;
mod secrets;
mod settled;
mod steady;
mod supply;
mod texts;
mod third_language;
mod tidy;
mod twin;
mod types;
mod views;
mod wire;
