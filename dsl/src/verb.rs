//! How a verb may be used: what it is done to and which further objects it takes. The runtime
//! brings the verbs; the language only knows this shape.

use crate::syntax::Preposition;

/// What an object of a verb must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentType {
    /// Cards.
    Cards,
    /// One card.
    Card,
    /// Cards that are drawn: so many from where cards are drawn from, or from a place that is said.
    Drawn,
    /// So much of a resource.
    Resource,
    /// Cards, or so much of a resource.
    CardsOrResource,
    /// A number.
    Number,
    /// A zone, a place of a board, or under a card.
    Place,
    /// Several places or cards, over or under which cards are spread.
    Places,
    /// A player.
    Player,
    /// A phase.
    Phase,
    /// An event that the pack declares.
    Event,
    /// A counter.
    Counter,
    /// A board.
    Board,
    /// A beat of the story, or `the next beat`.
    Beat,
}

/// A further object, introduced by a preposition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleSpec {
    /// The prepositions that introduce it.
    pub prepositions: &'static [Preposition],
    /// What it must be.
    pub kind: ArgumentType,
    /// Whether it may be left out.
    pub required: bool,
}

/// One verb of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbSpec {
    /// `gain`
    pub name: &'static str,
    /// `gains`
    pub third: &'static str,
    /// What it is done to.
    pub object: Option<(ArgumentType, bool)>,
    /// The further objects.
    pub roles: &'static [RoleSpec],
    /// What it does, for the reference.
    pub about: &'static str,
    /// A sentence that uses it, for the reference.
    pub example: &'static str,
}
