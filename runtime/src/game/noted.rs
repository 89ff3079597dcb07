//! Lists of definitions of which it can be noted which ones are read. Nothing is noted in ordinary play; tools that must know on what a
//! match depended ask for it.

use std::ops::{Index, IndexMut};

use crate::readers::ReadBy;

/// A list that can note which of its items are read.
#[derive(Debug)]
pub struct Noted<T> {
    items: Vec<T>,
    /// Who has read each item; nothing while nobody wants to know.
    read: Option<Box<[ReadBy]>>,
}

impl<T> Noted<T> {
    /// From now on it is noted what is read, as if nothing had been read before.
    pub(in crate::game) fn note(&mut self) {
        self.read = Some(self.items.iter().map(|_| ReadBy::default()).collect());
    }

    /// As if nobody had read anything since it is noted.
    pub(in crate::game) fn forget_all(&self) {
        self.read.iter().flatten().for_each(ReadBy::forget_all);
    }

    /// As if this thread's reader had read nothing since then.
    pub(in crate::game) fn forget(&self) {
        self.read.iter().flatten().for_each(ReadBy::forget);
    }

    /// Which items this thread's reader has read since then, in order.
    pub(in crate::game) fn read(&self) -> impl Iterator<Item = usize> {
        let read = self.read.as_deref().unwrap_or_default().iter().enumerate();
        read.filter(|(_, read)| read.is_read()).map(|(at, _)| at)
    }

    /// The items, without a note: for who asks only what `Shape` keeps.
    pub fn unnoted(&self) -> &[T] {
        &self.items
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// An item, if there is one.
    #[inline]
    pub fn get(&self, at: usize) -> Option<&T> {
        (at < self.items.len()).then(|| &self[at])
    }

    /// The items, each noted when its turn comes.
    pub fn iter(&self) -> Reading<'_, T> {
        Reading { list: self, at: 0 }
    }

    /// One more item.
    pub(crate) fn push(&mut self, item: T) {
        self.items.push(item);
    }

    /// The items, to be changed before anybody plays.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }
}

impl<T> Default for Noted<T> {
    fn default() -> Noted<T> {
        Vec::new().into()
    }
}

impl<T> From<Vec<T>> for Noted<T> {
    fn from(items: Vec<T>) -> Noted<T> {
        Noted { items, read: None }
    }
}

impl<T> Index<usize> for Noted<T> {
    type Output = T;

    #[inline]
    fn index(&self, at: usize) -> &T {
        if let Some(read) = &self.read {
            read[at].note();
        }
        &self.items[at]
    }
}

impl<T> IndexMut<usize> for Noted<T> {
    fn index_mut(&mut self, at: usize) -> &mut T {
        &mut self.items[at]
    }
}

/// Items that are noted one after the other.
pub struct Reading<'n, T> {
    list: &'n Noted<T>,
    at: usize,
}

impl<'n, T> Iterator for Reading<'n, T> {
    type Item = &'n T;

    fn next(&mut self) -> Option<&'n T> {
        let item = self.list.get(self.at)?;
        self.at += 1;
        Some(item)
    }
}

impl<'n, T> IntoIterator for &'n Noted<T> {
    type Item = &'n T;
    type IntoIter = Reading<'n, T>;

    fn into_iter(self) -> Reading<'n, T> {
        self.iter()
    }
}

/// What of a definition may be asked without a note: its name, and what others are built on.
pub(super) trait Shape: PartialEq {
    /// Whether all of that is the same.
    fn alike(&self, other: &Self) -> bool;

    /// Whether all rules are the same; how they are written down for readers does not count.
    fn same(&self, other: &Self) -> bool {
        self == other
    }
}
