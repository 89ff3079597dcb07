//! How the table is drawn: what packs say about it. Rules never ask this.

use quarterdeck_dsl::tree::Condition;
use quarterdeck_dsl::vocabulary::{AttributeId, Bearer, CounterId, KindId, QueryId};
use serde::Serialize;

use super::{ActionId, Sentence};
use crate::text::phrase::Phrase;

/// How a zone is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// In one line, alike cards counted.
    #[default]
    Line,
    /// Each card in a box, with what lies on and under it.
    Boxes,
    /// Each card in a line of its own, with its parts and its text.
    List,
    /// Only how many cards there are.
    Count,
    /// Not unless it is asked for.
    Hidden,
}

/// How one zone is drawn.
#[derive(Debug, Default, PartialEq)]
pub struct ZoneDrawing {
    /// In which way.
    pub style: Style,
    /// Boxes in a row; 0 if as many as fit.
    pub across: u8,
    /// Only while this holds.
    pub condition: Option<Sentence<Condition>>,
    /// A resource is kept in it.
    pub purse: bool,
}

/// A number that is drawn with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// What is printed on it, or on its parts together.
    Attribute(AttributeId),
    /// A query of cards.
    Query(QueryId),
}

/// Options that stand together under a heading.
#[derive(Debug, PartialEq)]
pub struct GroupDef {
    /// Its name.
    pub name: String,
    /// The actions.
    pub actions: Vec<ActionId>,
}

/// Numbers of a player that stand together in a line.
#[derive(Debug, PartialEq)]
pub struct RowDef {
    /// Its name.
    pub name: String,
    /// Ids of resources, counters and queries.
    pub figures: Vec<String>,
    /// Those that are 0 are left out, and those that are 1 are only named.
    pub marks: bool,
}

/// How everything is drawn.
#[derive(Debug, Default, PartialEq)]
pub struct DrawingDef {
    /// By zone.
    pub zones: Vec<ZoneDrawing>,
    /// By board: the kind of card that a place is called by.
    pub grounds: Vec<Option<KindId>>,
    /// By family: numbers that are drawn with its cards.
    pub symbols: Vec<Vec<Symbol>>,
    /// By family: a sign for its cards.
    pub marks: Vec<Option<Phrase>>,
    /// Headings of options, in their order.
    pub groups: Vec<GroupDef>,
    /// Lines of figures of a player, in their order.
    pub rows: Vec<RowDef>,
    /// Counters that are shown, by whose they are, in the order of the packs.
    pub counters: Vec<(Bearer, Vec<CounterId>)>,
}
