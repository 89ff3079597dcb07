//! What is printed on cards, laid side by side for the questions that are asked all the time.

use std::collections::HashMap;

use quarterdeck_dsl::vocabulary::{FamilyId, QueryId};

use super::definition::{AttributeDef, FamilyDef, Parts, PrintingDef};
use crate::ids::PrintingId;

/// What sentences ask of cards all the time, by printing, laid side by side.
#[derive(Debug, Default, PartialEq)]
pub struct Print {
    /// The first printing that shows the same: cards of both cannot be told apart.
    pub alike: Vec<PrintingId>,
    /// Families.
    pub family: Vec<FamilyId>,
    /// The first 64 kinds, as bits.
    pub kinds: Vec<u64>,
    /// Queries that cards change while they work, as bits.
    pub changed: Vec<u64>,
    /// Marks by which a zone knows what cannot lie in it.
    pub marks: Vec<u64>,
    /// For each query, the marks of the cards that change it.
    pub changers: Vec<u64>,
    /// For each family, its mark.
    pub family_marks: Vec<u64>,
    /// For each family, its mark and those of what can stand for it.
    pub wild_marks: Vec<u64>,
    /// For each kind, the marks of its families, and with those that can stand for one.
    pub kind_marks: Vec<(u64, u64)>,
    /// Whether cards under it are parts of it.
    pub parts: Vec<Parts>,
    /// The marks of cards that have parts.
    pub crafted: u64,
    /// For each attribute, whether parts add up.
    pub adds_up: Vec<bool>,
}

impl Print {
    /// The mark of a family: with more than 64 of them, some share one.
    #[inline]
    pub fn mark(family: FamilyId) -> u64 {
        1 << (family.index() % 64)
    }

    /// The bit of a query among those that cards change: with more than 64 of them, some share one.
    #[inline]
    pub fn query_bit(query: QueryId) -> u64 {
        1 << (query.index() % 64)
    }

    /// Lays printings side by side; there are so many queries and kinds.
    pub fn new(
        printings: &[PrintingDef],
        families: &[FamilyDef],
        attributes: &[AttributeDef],
        queries: usize,
        kinds: usize,
    ) -> Print {
        let adds_up = attributes.iter().map(|attribute| attribute.adds_up).collect();
        let (changers, kind_marks) = (vec![0; queries], vec![(0, 0); kinds]);
        let mut print = Print { adds_up, changers, kind_marks, ..Print::default() };
        for (id, family) in FamilyId::all(families.len()).zip(families) {
            let mark = Print::mark(id);
            for change in &family.changes {
                print.changers[usize::from(change.query)] |= mark;
            }
            print.family_marks.push(mark);
            print.wild_marks.push(mark);
            print.crafted |= if family.parts == Parts::None { 0 } else { mark };
        }
        for (id, family) in FamilyId::all(families.len()).zip(families) {
            let mark = Print::mark(id);
            for kind in family.kinds.indices() {
                print.kind_marks[kind].0 |= mark;
                print.kind_marks[kind].1 |= mark;
            }
            for other in &family.counts_as {
                print.wild_marks[usize::from(*other)] |= mark;
                for kind in families[usize::from(*other)].kinds.indices() {
                    print.kind_marks[kind].1 |= mark;
                }
            }
        }
        // The first printing that shows the same, by all that it shows.
        let mut shown = HashMap::new();
        for (id, printing) in PrintingId::all(printings.len()).zip(printings) {
            let first = shown.entry((printing.family, printing.values.unnoted(), &printing.lists)).or_insert(id);
            print.alike.push(*first);
            let family = &families[usize::from(printing.family)];
            print.family.push(printing.family);
            print.kinds.push(family.kinds.bits());
            print.parts.push(family.parts);
            print.changed.push(family.changed);
            print.marks.push(Print::mark(printing.family));
        }
        print
    }
}
