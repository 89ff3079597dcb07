//! Which triggers listen to what, so that an event that nobody hears costs nothing.

use quarterdeck_dsl::tree::{Condition, ZoneAt};
use quarterdeck_dsl::vocabulary::FamilyId;

use super::definition::{Heard, PrintingDef, Spread, TriggerDef, Whose};
use super::noted::{Noted, Shape};
use super::print::Print;
use crate::ids::TriggerId;

/// How many kinds of event can be heard.
pub(super) const TABLES: usize = 9;

/// Who listens to one kind of event.
#[derive(Debug, Default, PartialEq)]
pub struct Listening {
    /// Rules of the game, in the order of the packs.
    pub rules: Vec<TriggerId>,
    /// Families of cards and their triggers.
    pub families: Vec<(FamilyId, TriggerId)>,
    /// The marks of these families.
    pub marks: u64,
    /// Some of these families hear what other players do, too.
    pub others: bool,
}

impl Listening {
    const NOBODY: &'static Listening = &Listening { rules: Vec::new(), families: Vec::new(), marks: 0, others: false };

    /// Whether anybody listens.
    pub fn anybody(&self) -> bool {
        !self.rules.is_empty() || !self.families.is_empty()
    }
}

/// Triggers by what they listen to.
#[derive(Debug, Default)]
pub struct Listeners {
    tables: [Noted<Listening>; TABLES],
    /// For each zone of a match: whether anybody hears what leaves it, and what enters it.
    zones: Vec<(bool, bool)>,
    /// Triggers whose conditions ask only what is printed on a card, and no card ever shows another face.
    printed: Vec<bool>,
    /// For each kind of event: whether anybody hears it.
    loud: [Vec<bool>; TABLES],
}

impl Listeners {
    /// Sorts triggers by what they listen to.
    pub fn new(triggers: &[TriggerDef], never: &[bool], spread: &[Spread], printings: &[PrintingDef]) -> Listeners {
        let mut listeners = Listeners::default();
        let constant = printings.iter().all(|printing| printing.faces.is_empty());
        listeners.printed = triggers
            .iter()
            .map(|trigger| constant && trigger.condition.as_deref().is_some_and(Condition::is_of_print))
            .collect();
        let mut tables: [Vec<Listening>; TABLES] = Default::default();
        for (id, trigger) in TriggerId::all(triggers.len()).zip(triggers) {
            if never[usize::from(id)] {
                continue;
            }
            let (table, at) = slot(trigger.heard);
            let table = &mut tables[table];
            if table.len() <= at {
                table.resize_with(at + 1, Listening::default);
            }
            match trigger.bearer {
                None => table[at].rules.push(id),
                Some(family) => {
                    table[at].families.push((family, id));
                    table[at].marks |= Print::mark(family);
                    table[at].others |= trigger.whose != Whose::Yours;
                }
            }
        }
        listeners.tables = tables.map(Noted::from);
        listeners.lay_out(spread);
        listeners
    }

    /// Notes whom the cards of every zone are heard by.
    fn lay_out(&mut self, spread: &[Spread]) {
        let heard = |heard| self.of(heard).anybody();
        let loud = self.tables.each_ref().map(|table| table.unnoted().iter().map(Listening::anybody).collect());
        self.zones = spread
            .iter()
            .map(|spread| match spread {
                Spread::Zone(zone, _) => (heard(Heard::Leaves(*zone)), heard(Heard::Enters(*zone))),
                Spread::Place(board, _) => (false, heard(Heard::Arrives(*board))),
                Spread::Tiles(_) | Spread::Under(_) => (false, false),
            })
            .collect();
        self.loud = loud;
    }

    /// Whether a trigger's condition cannot change while others run.
    #[inline]
    pub fn is_printed(&self, trigger: TriggerId) -> bool {
        self.printed[usize::from(trigger)]
    }

    /// Whether anybody hears this.
    #[inline]
    pub fn hears(&self, heard: Heard) -> bool {
        let (table, at) = slot(heard);
        self.loud[table].get(at).is_some_and(|loud| *loud)
    }

    /// Whether anybody hears that a card goes from one zone to another.
    #[inline]
    pub fn hears_move(&self, from: ZoneAt, to: ZoneAt) -> bool {
        self.zones.get(usize::from(from)).is_some_and(|zone| zone.0)
            || self.zones.get(usize::from(to)).is_some_and(|zone| zone.1)
    }

    /// Who hears this.
    #[inline]
    pub fn of(&self, heard: Heard) -> &Listening {
        let (table, at) = slot(heard);
        self.tables[table].get(at).unwrap_or(Listening::NOBODY)
    }
}

impl Listeners {
    /// The tables of listeners, one for each kind of event.
    pub(super) fn tables(&self) -> &[Noted<Listening>; TABLES] {
        &self.tables
    }

    /// The same, to begin to note who is asked.
    pub(in crate::game) fn tables_mut(&mut self) -> &mut [Noted<Listening>; TABLES] {
        &mut self.tables
    }

    /// Whether the same events are heard at all, and conditions can be asked as early.
    pub(super) fn alike(&self, other: &Listeners) -> bool {
        (&self.zones, &self.loud) == (&other.zones, &other.loud)
    }
}

impl Shape for Listening {
    fn alike(&self, _: &Listening) -> bool {
        true
    }
}

#[inline]
fn slot(heard: Heard) -> (usize, usize) {
    match heard {
        Heard::Enters(zone) => (0, usize::from(zone)),
        Heard::Leaves(zone) => (1, usize::from(zone)),
        Heard::Arrives(board) => (2, usize::from(board)),
        Heard::Begins(phase) => (3, usize::from(phase)),
        Heard::Ends(phase) => (4, usize::from(phase)),
        Heard::Announced(event) => (5, usize::from(event)),
        Heard::Gains(resource) => (6, usize::from(resource)),
        Heard::Loses(resource) => (7, usize::from(resource)),
        Heard::Done(action) => (8, usize::from(action)),
    }
}
