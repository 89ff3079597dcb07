//! What is printed on cards, laid side by side for the questions that are asked all the time.

use quarterdeck_dsl::vocabulary::FamilyId;

use super::definition::{AttributeDef, FamilyDef, Parts, PrintingDef};
use crate::ids::PrintingId;

/// What sentences ask of cards all the time, by printing, laid side by side.
#[derive(Debug, Default, PartialEq)]
pub struct Print {
    /// The first printing that shows the same: cards of both cannot be told apart.
    pub alike: Vec<PrintingId>,
    /// Families.
    pub family: Vec<FamilyId>,
    /// Kinds, as bits.
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
    /// Values, one row a printing.
    pub values: Vec<i16>,
    /// Length of a row.
    pub width: usize,
    /// Whether cards under it are parts of it.
    pub parts: Vec<Parts>,
    /// The marks of cards that have parts.
    pub crafted: u64,
    /// For each attribute, whether parts add up.
    pub adds_up: Vec<bool>,
}

impl Print {
    /// The mark of a family: with more than 64 of them, some share one.
    pub fn mark(family: usize) -> u64 {
        1 << (family % 64)
    }

    /// Lays printings side by side.
    pub fn new(printings: &[PrintingDef], families: &[FamilyDef], attributes: &[AttributeDef]) -> Print {
        let adds_up = attributes.iter().map(|attribute| attribute.adds_up).collect();
        let width = attributes.len();
        let mut print =
            Print { width, adds_up, changers: vec![0; 64], kind_marks: vec![(0, 0); 64], ..Print::default() };
        for (id, family) in families.iter().enumerate() {
            for (query, changers) in print.changers.iter_mut().enumerate() {
                if family.changed >> query & 1 == 1 {
                    *changers |= Print::mark(id);
                }
            }
            print.family_marks.push(Print::mark(id));
            print.wild_marks.push(Print::mark(id));
            print.crafted |= if family.parts == Parts::None { 0 } else { Print::mark(id) };
        }
        for (id, family) in families.iter().enumerate() {
            let wild = family.counts_as.iter().fold(family.kinds, |kinds, other| {
                print.wild_marks[usize::from(*other)] |= Print::mark(id);
                kinds | families[usize::from(*other)].kinds
            });
            for (kind, marks) in print.kind_marks.iter_mut().enumerate() {
                marks.0 |= if family.kinds >> kind & 1 == 1 { Print::mark(id) } else { 0 };
                marks.1 |= if wild >> kind & 1 == 1 { Print::mark(id) } else { 0 };
            }
        }
        for printing in printings {
            let same = |other: &&PrintingDef| {
                (other.family, &other.values, &other.lists) == (printing.family, &printing.values, &printing.lists)
            };
            print.alike.push(printings.iter().take_while(|other| !same(other)).count() as PrintingId);
            let family = &families[usize::from(printing.family)];
            print.family.push(printing.family);
            print.kinds.push(family.kinds);
            print.parts.push(family.parts);
            print.changed.push(family.changed);
            print.marks.push(Print::mark(usize::from(printing.family)));
            print.values.extend_from_slice(&printing.values);
        }
        print
    }
}
