//! A sentence of a pack as a value: what it means, who is spoken of in it, where it stands, and how it was written.

use std::ops::Deref;

use quarterdeck_dsl::{Inside, Part};
use std::sync::Arc;

use quarterdeck_dsl::resolve::Scope;

use crate::problem::Spot;

/// A sentence that was understood. It can be asked like the tree that it means; whoever tells or explains it finds all
/// else that is needed beside the tree.
#[derive(Clone, Debug)]
pub struct Sentence<T> {
    /// What it means.
    pub tree: T,
    /// What only readers ask. Kept apart, so that sentences lie close together while a match is played.
    written: Arc<Written>,
}

/// Where a sentence stands, and how it reads there.
#[derive(Debug)]
struct Written {
    scope: Scope,
    place: Spot,
    text: String,
}

impl<T> Sentence<T> {
    /// A sentence as it was written.
    pub fn new(tree: T, scope: &Scope, place: &Spot, text: &str) -> Sentence<T> {
        let written = Written { scope: scope.clone(), place: place.clone(), text: text.to_owned() };
        Sentence { tree, written: Arc::new(written) }
    }

    /// What is meant at a place where nothing is said.
    pub fn implied(tree: T, place: &Spot) -> Sentence<T> {
        Sentence::new(tree, &Scope::default(), place, "")
    }

    /// The same sentence with what became of its meaning.
    pub fn with<U>(&self, tree: U) -> Sentence<U> {
        Sentence { tree, written: Arc::clone(&self.written) }
    }

    /// What `it`, `this`, `they` and names of choices are in it.
    pub fn scope(&self) -> &Scope {
        &self.written.scope
    }

    /// Where it stands, quotes included.
    pub fn place(&self) -> &Spot {
        &self.written.place
    }

    /// How it was written; empty if it goes without saying.
    pub fn text(&self) -> &str {
        &self.written.text
    }
}

impl<T> Deref for Sentence<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.tree
    }
}

/// Sentences that mean the same are the same rule, wherever and however they are written.
impl<T: PartialEq> PartialEq for Sentence<T> {
    fn eq(&self, other: &Sentence<T>) -> bool {
        self.tree == other.tree
    }
}

impl<T: Inside> Inside for Sentence<T> {
    fn inside<'t>(&'t self, see: &mut dyn FnMut(Part<'t>)) {
        self.tree.inside(see);
    }
}
