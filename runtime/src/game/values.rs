//! What is printed on cards: the values of each printing, of which it can be noted which ones are read, and all of them laid side by
//! side for who asks while nobody wants to know that.

use std::ops::Index;

use quarterdeck_dsl::vocabulary::AttributeId;

use super::definition::{Game, PrintingDef};
use crate::ids::PrintingId;
use crate::readers::RowReadBy;

/// The values that are printed on a card, by attribute.
#[derive(Debug, Default)]
pub struct Values {
    values: Vec<i32>,
    /// Who has read which of them; nothing while nobody wants to know.
    read: Option<Box<RowReadBy>>,
}

/// The values of all printings, one row each.
#[derive(Debug, Default)]
pub struct ValueTable {
    /// Nothing while it is noted what is read: then each printing is asked.
    values: Vec<i32>,
    /// Length of a row.
    width: usize,
}

impl Values {
    /// The values, without a note: for who makes something of them that is compared with what is made of others.
    pub fn unnoted(&self) -> &[i32] {
        &self.values
    }

    /// The values, all of them noted.
    pub fn iter(&self) -> std::slice::Iter<'_, i32> {
        self.note_all();
        self.values.iter()
    }

    /// The value of an attribute, if there are so many.
    pub fn get(&self, at: usize) -> Option<&i32> {
        (at < self.values.len()).then(|| &self[at])
    }

    fn note(&self, at: usize) {
        if let Some(read) = &self.read {
            read.note(at);
        }
    }

    fn note_all(&self) {
        if let Some(read) = &self.read {
            read.note_all();
        }
    }

    /// From now on it is noted what is read, as if nothing had been read before.
    fn begin_noting(&mut self) {
        match &self.read {
            Some(read) => read.forget_all(),
            None => self.read = Some(Box::default()),
        }
    }

    /// As if this thread's reader had read nothing since then.
    pub(super) fn forget(&self) {
        if let Some(read) = &self.read {
            read.forget();
        }
    }

    /// What this thread's reader has read since then, as marks: attributes whose numbers are the same but for a multiple of 64
    /// share one.
    pub(super) fn read(&self) -> u64 {
        self.read.as_ref().map_or(0, |read| read.read())
    }

    /// In which attributes two printings differ, as such marks.
    pub(super) fn differing(&self, other: &Values) -> u64 {
        let differ = self.values.iter().zip(&other.values).enumerate().filter(|(_, (one, other))| one != other);
        differ.fold(0, |marks, (at, _)| marks | 1 << (at % 64))
    }
}

impl From<Vec<i32>> for Values {
    fn from(values: Vec<i32>) -> Values {
        Values { values, read: None }
    }
}

impl Clone for Values {
    /// The copy is read by nobody.
    fn clone(&self) -> Values {
        self.values.clone().into()
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Values) -> bool {
        self.values == other.values
    }
}

impl Index<usize> for Values {
    type Output = i32;

    fn index(&self, at: usize) -> &i32 {
        self.note(at);
        &self.values[at]
    }
}

impl<'v> IntoIterator for &'v Values {
    type Item = &'v i32;
    type IntoIter = std::slice::Iter<'v, i32>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl ValueTable {
    /// The values of printings that have as many of them.
    pub fn new(printings: &[PrintingDef], width: usize) -> ValueTable {
        ValueTable { values: printings.iter().flat_map(|it| it.values.unnoted()).copied().collect(), width }
    }
}

impl Game {
    /// What is printed on a card, or `ABSENT`.
    #[inline(always)]
    pub fn printed(&self, printing: PrintingId, attribute: AttributeId) -> i32 {
        let ValueTable { values, width } = &self.values;
        match values.get(usize::from(printing) * width + usize::from(attribute)) {
            Some(value) => *value,
            None => self.noted_value(printing, attribute),
        }
    }

    #[cold]
    #[inline(never)]
    fn noted_value(&self, printing: PrintingId, attribute: AttributeId) -> i32 {
        self.printings[usize::from(printing)].values[usize::from(attribute)]
    }

    /// From now on it is noted which values are read.
    pub(super) fn note_values(&mut self) {
        self.values.values = Vec::new();
        self.printings.iter_mut().for_each(|printing| printing.values.begin_noting());
    }

    /// The name of a printing is read. Names are made once and shared, so that whoever asks for one notes what it is made of.
    pub(crate) fn reads_name(&self, printing: PrintingId) {
        if self.values.values.is_empty() {
            let printing = &self.printings[usize::from(printing)];
            let family = &self.families.unnoted()[usize::from(printing.family)];
            family.shows.iter().for_each(|attribute| printing.values.note(usize::from(*attribute)));
        }
    }

    /// The text of a printing is read, which can tell all that is printed on it.
    pub(crate) fn reads_text(&self, printing: PrintingId) {
        if self.values.values.is_empty() {
            self.printings[usize::from(printing)].values.note_all();
        }
    }
}
