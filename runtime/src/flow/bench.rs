//! Where things are laid out while something is looked for or done. Nothing on it outlasts that, so that many matches can share one.

use quarterdeck_dsl::solve::Desk;
use quarterdeck_dsl::tree::{CardAt, Thing};

use super::legality::Candidates;

/// Lists that are used again and again.
#[derive(Default)]
pub struct Bench {
    /// Cards of the present step.
    pub(crate) cards: Vec<CardAt>,
    /// What is gone through.
    pub(super) things: Vec<Thing>,
    /// What can be chosen, while options are looked for.
    pub(super) candidates: Candidates,
    /// How it can be paid.
    pub(super) desk: Desk,
}
