//! Every table and key that packs may write, declared once: readers ask by these declarations, and the page of reference, the
//! schema for editors and the help with misspelt keys are made of them.

mod cards;
mod effects;
mod flow;
mod form;
mod setting;
mod shape;
mod story;
mod things;

pub(crate) use cards::{Card, CardChange, Copies, MOST_COPIES, card, card_change, copies};
pub(crate) use effects::{Doing, NamedEffect, Offer, Rule, Trigger, doing, named_effect, offer, rule, trigger};
pub(crate) use flow::{
    Action, Aim, Bots, Finish, Group, Phase, Row, Setup, Title, Worth, action, aim, bots, finish, group, phase, row,
    setup, title, worth,
};
pub use form::{Form, KeyInfo};
pub(crate) use form::{One, Reading};
pub(crate) use setting::{
    Belonging, Changing, Head, Hooked, LeaveOut, Opt, Refuse, Teams, belonging, changing, head, hooked, leave_out,
    option, refuse, teams,
};
pub use shape::TableKeys;
pub(crate) use shape::{Has, Key, Shape};
pub(crate) use story::{Beat, Campaign, Chapter, Keep, Way, beat, campaign, chapter, keep, way};
pub(crate) use things::{
    Attribute, Board, Borne, CardKind, Change, Counter, End, Event, NamedCondition, Noun, Query, Resource, Words, Zone,
    attribute, board, borne, change, condition, counter, end, kind, noun, query, resource, words, zone,
};

/// How a table stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Each has an id: `[card.…]`.
    ById,
    /// There are as many as one likes: `[[rule]]`.
    InList,
    /// It is there once, and each of its keys has one value, whichever pack gives it; lists are added to.
    Once,
    /// Every pack has its own, and none takes anything from another.
    OfPack,
}

/// A table that stands in files by itself.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    /// Its name in headings.
    pub name: &'static str,
    /// How it stands there.
    pub stands: Stands,
    /// What it is.
    pub form: Form,
}

const fn root(name: &'static str, stands: Stands, table: &'static TableKeys) -> Root {
    Root { name, stands, form: Form::Table(table) }
}

impl Root {
    /// The table of a name.
    pub(crate) fn named(name: &str) -> Option<&'static Root> {
        ROOTS.iter().find(|root| root.name == name)
    }

    /// What one of its keys is.
    pub(crate) fn form_of(&self, key: &str) -> Option<Form> {
        let table = match self.form {
            Form::Table(table) => table,
            // Of an effect, a table is the only form with keys.
            _ => NamedEffect::TABLE,
        };
        table.key(key).map(|key| key.form)
    }
}

/// All tables that stand in files by themselves.
pub const ROOTS: &[Root] = &[
    root("option", Stands::ById, Opt::TABLE),
    root("kind", Stands::ById, CardKind::TABLE),
    root("attribute", Stands::ById, Attribute::TABLE),
    root("resource", Stands::ById, Resource::TABLE),
    root("zone", Stands::ById, Zone::TABLE),
    root("board", Stands::ById, Board::TABLE),
    root("counter", Stands::ById, Counter::TABLE),
    root("event", Stands::ById, Event::TABLE),
    root("query", Stands::ById, Query::TABLE),
    root("condition", Stands::ById, NamedCondition::TABLE),
    root("phase", Stands::ById, Phase::TABLE),
    root("action", Stands::ById, Action::TABLE),
    root("card", Stands::ById, Card::TABLE),
    Root { name: "effect", stands: Stands::ById, form: Form::Effect },
    root("chapter", Stands::ById, Chapter::TABLE),
    root("beat", Stands::ById, Beat::TABLE),
    root("group", Stands::ById, Group::TABLE),
    root("row", Stands::ById, Row::TABLE),
    root("rule", Stands::InList, Rule::TABLE),
    root("refuse", Stands::InList, Refuse::TABLE),
    root("leave_out", Stands::InList, LeaveOut::TABLE),
    root("pack", Stands::OfPack, Head::TABLE),
    root("words", Stands::Once, Words::TABLE),
    root("setup", Stands::OfPack, Setup::TABLE),
    root("finish", Stands::Once, Finish::TABLE),
    root("teams", Stands::Once, Teams::TABLE),
    root("bot", Stands::Once, Bots::TABLE),
    root("campaign", Stands::Once, Campaign::TABLE),
];

/// All tables, in the order of the page of reference.
pub const TABLES: &[&TableKeys] = &[
    Head::TABLE,
    Opt::TABLE,
    Refuse::TABLE,
    LeaveOut::TABLE,
    Teams::TABLE,
    Words::TABLE,
    CardKind::TABLE,
    Attribute::TABLE,
    Resource::TABLE,
    Zone::TABLE,
    Board::TABLE,
    End::TABLE,
    Counter::TABLE,
    Event::TABLE,
    Query::TABLE,
    NamedCondition::TABLE,
    Change::TABLE,
    CardChange::TABLE,
    Card::TABLE,
    Copies::TABLE,
    Rule::TABLE,
    Trigger::TABLE,
    NamedEffect::TABLE,
    Doing::TABLE,
    Offer::TABLE,
    Phase::TABLE,
    Action::TABLE,
    Group::TABLE,
    Row::TABLE,
    Setup::TABLE,
    Finish::TABLE,
    Title::TABLE,
    Campaign::TABLE,
    Keep::TABLE,
    Chapter::TABLE,
    Beat::TABLE,
    Way::TABLE,
    Bots::TABLE,
    Worth::TABLE,
    Aim::TABLE,
    Changing::TABLE,
    Hooked::TABLE,
    Belonging::TABLE,
];
