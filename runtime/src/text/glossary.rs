//! What is told of a game in one language whatever the position is: names of things, what stands on cards. Each text is
//! made when it is first asked for, and then shared by all views of all matches of the game.

use std::collections::HashMap;
use std::sync::OnceLock;

use quarterdeck_dsl::vocabulary::{FamilyId, OptionId, QueryId};
use serde::Serialize;

use super::phrase::Phrase;
use crate::ids::PrintingId;
use crate::readers::{ReadBy, shared};

/// A text that may have been made.
pub(crate) type Slot = OnceLock<Phrase>;

/// Several that belong together.
type Lines = OnceLock<Box<[Phrase]>>;

/// The shared texts of a game.
#[derive(Debug, Default)]
pub struct Glossaries {
    languages: Vec<(String, OnceLock<Glossary>)>,
    printings: Box<[Slot]>,
    read: ReadBy,
}

/// The shared texts in one language.
#[derive(Debug)]
pub(crate) struct Glossary {
    entries: HashMap<Box<str>, Entry>,
    printings: Box<[Slot]>,
    families: Box<[OnceLock<Box<Told>>]>,
    /// What single printings say, where it is not the same on all of their family.
    single: Box<[OnceLock<Box<Told>>]>,
    /// What cards of a family ask for, part by part.
    goals: Box<[Lines]>,
    /// When rules change a named number, rule by rule.
    changes: Box<[Lines]>,
    /// The lines in which figures of players are drawn.
    pub rows: OnceLock<Vec<SeenRow>>,
    /// The headings of options.
    pub groups: OnceLock<Vec<SeenGroup>>,
}

/// The names of one thing.
#[derive(Debug)]
pub(crate) struct Entry {
    /// Its id in the pack.
    pub id: Phrase,
    /// Its name.
    pub word: Slot,
    /// The name of many.
    pub plural: Slot,
    /// The name before a number.
    pub label: Slot,
    /// The name where there is little room.
    pub short: Slot,
}

/// What the cards of a family say, as long as the options that their sentences ask have these values; for other values
/// there is another text.
#[derive(Debug, Default)]
pub(crate) struct Told {
    /// The options that were asked, and their values.
    pub asked: Vec<(OptionId, i16)>,
    /// The text.
    pub text: Phrase,
    /// What is printed on a single card has a say in it.
    pub by_printing: bool,
    /// What is said otherwise.
    pub otherwise: OnceLock<Box<Told>>,
}

/// A heading of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenGroup {
    /// Its place among the headings.
    pub at: usize,
    /// Stable id.
    pub id: Phrase,
    /// What it says.
    pub name: Phrase,
}

/// Figures of a player that stand in one line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeenRow {
    /// Stable id.
    pub id: Phrase,
    /// What the line begins with.
    pub name: Phrase,
    /// The figures: id, and name in short.
    pub figures: Vec<(Phrase, Phrase)>,
    /// Those that are 0 are left out, and those that are 1 are only named.
    pub marks: bool,
}

impl Glossaries {
    /// Empty glossaries for these languages, and so many printings.
    pub fn new<'l>(languages: impl Iterator<Item = &'l str>, printings: usize) -> Glossaries {
        Glossaries {
            languages: languages.map(|language| (language.to_owned(), OnceLock::new())).collect(),
            printings: empty(printings),
            read: ReadBy::default(),
        }
    }

    /// Whether this thread's reader has asked for any of them.
    pub(crate) fn are_read(&self) -> bool {
        self.read.is_read()
    }

    /// As if it had not.
    pub(crate) fn forget(&self) {
        self.read.forget();
    }

    /// What is shared in a language of the game, made if nobody has asked before; nothing in any other language.
    pub(crate) fn of(&self, language: &str, make: impl FnOnce() -> Glossary) -> Option<&Glossary> {
        let (_, glossary) = self.languages.iter().find(|(known, _)| known == language)?;
        self.read.note();
        Some(glossary.get_or_init(|| shared(make)))
    }

    /// The id of a printing.
    pub(crate) fn printing(&self, at: PrintingId) -> &Slot {
        &self.printings[usize::from(at)]
    }
}

impl Glossary {
    /// A glossary of things with these ids, and so many printings, families and named numbers.
    pub fn new<'n>(ids: impl Iterator<Item = &'n str>, printings: usize, families: usize, queries: usize) -> Glossary {
        Glossary {
            entries: ids.map(|id| (id.into(), Entry::new(id))).collect(),
            printings: empty(printings),
            families: (0..families).map(|_| OnceLock::new()).collect(),
            single: (0..printings).map(|_| OnceLock::new()).collect(),
            goals: (0..families).map(|_| OnceLock::new()).collect(),
            changes: (0..queries).map(|_| OnceLock::new()).collect(),
            rows: OnceLock::new(),
            groups: OnceLock::new(),
        }
    }

    /// The names of a thing, if it is one of the game.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries.get(id)
    }

    /// The name of a printing.
    pub fn printing(&self, at: PrintingId) -> &Slot {
        &self.printings[usize::from(at)]
    }

    /// What the cards of a family say if the options have these values.
    pub fn family(&self, at: FamilyId, options: &[i16], make: impl Fn() -> Told) -> &Told {
        in_setting(&self.families[usize::from(at)], options, make)
    }

    /// What cards of a family ask for, part by part.
    pub fn goals(&self, at: FamilyId, make: impl FnOnce() -> Box<[Phrase]>) -> &[Phrase] {
        self.goals[usize::from(at)].get_or_init(|| shared(make))
    }

    /// When rules change a named number, rule by rule.
    pub fn changes(&self, at: QueryId, make: impl FnOnce() -> Box<[Phrase]>) -> &[Phrase] {
        self.changes[usize::from(at)].get_or_init(|| shared(make))
    }

    /// What a printing says that differs from others of its family.
    pub fn single(&self, at: PrintingId, options: &[i16], make: impl Fn() -> Told) -> &Told {
        in_setting(&self.single[usize::from(at)], options, make)
    }
}

impl Entry {
    fn new(id: &str) -> Entry {
        let [word, plural, label, short] = [const { OnceLock::new() }; 4];
        Entry { id: id.into(), word, plural, label, short }
    }
}

/// What is said if the options have these values.
fn in_setting<'s>(mut slot: &'s OnceLock<Box<Told>>, options: &[i16], make: impl Fn() -> Told) -> &'s Told {
    loop {
        let told = slot.get_or_init(|| Box::new(shared(&make)));
        if told.asked.iter().all(|(option, value)| value_of(*option, options) == *value) {
            return told;
        }
        slot = &told.otherwise;
    }
}

/// The value of an option.
pub(crate) fn value_of(option: OptionId, options: &[i16]) -> i16 {
    options.get(usize::from(option)).copied().unwrap_or(0)
}

fn empty(slots: usize) -> Box<[Slot]> {
    (0..slots).map(|_| OnceLock::new()).collect()
}
