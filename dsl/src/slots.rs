//! On which choices a tree depends.

use crate::inside::{Inside, Part};
use crate::tree::{Condition, Number, Place, SLOTS, Set, Slot, Source, Subject, Test, Who, ZoneRef};

/// Choices, as bits by their number. `it` is what was chosen first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Slots(u8);

impl Slots {
    /// The choices that a tree asks about.
    pub fn of(tree: &impl Inside) -> Slots {
        let mut slots = Slots::default();
        tree.inside(&mut |part| slots.add_part(part));
        slots
    }

    /// Whether the choice of this number is among them.
    pub fn holds(self, at: usize) -> bool {
        self.0 >> at & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only one, if there is just one.
    pub fn only(self) -> Option<usize> {
        (0..SLOTS).find(|at| self.0 == 1 << at)
    }

    /// The last of them.
    pub fn last(self) -> Option<usize> {
        (0..SLOTS).rev().find(|at| self.holds(*at))
    }

    /// These and others.
    #[must_use]
    pub fn with(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }

    /// These without one.
    #[must_use]
    pub fn without(self, at: usize) -> Slots {
        Slots(self.0 & !(1 << at))
    }

    fn add(&mut self, slot: Slot) {
        match slot {
            Slot::It => self.0 |= 1,
            Slot::Bound(at) => self.0 |= 1 << at,
            Slot::Part => self.0 |= 1 << (SLOTS - 1),
            Slot::This => {}
        }
    }

    fn add_who(&mut self, who: &Who) {
        match who {
            Who::OwnerOf(slot) | Who::Bound(slot) => self.add(*slot),
            // What is inside a set is met by itself.
            Who::You | Who::They | Who::Active | Who::First | Who::OfSet(_) => {}
        }
    }

    fn add_zone(&mut self, zone: &ZoneRef) {
        if let Some(whose) = &zone.whose {
            self.add_who(whose);
        }
    }

    fn add_part(&mut self, part: Part<'_>) {
        match part {
            Part::Set(Set { source, .. }) => match source {
                Source::Slot(slot) => self.add(*slot),
                Source::Player(who)
                | Source::Players(who)
                | Source::Opponents(who)
                | Source::Side(_, who)
                | Source::Held(who) => {
                    self.add_who(who);
                }
                Source::Zone(zone) => self.add_zone(zone),
                Source::CardsIn(_)
                | Source::PlacesOf(_)
                | Source::Ends
                | Source::Values(..)
                | Source::Amounts(..)
                | Source::HeldBySome(_)
                | Source::AnyOf(_)
                | Source::Everywhere
                | Source::Here => {}
            },
            Part::Test(Test::OwnedBy(who)) => self.add_who(who),
            Part::Test(Test::Other(slot)) => self.add(*slot),
            Part::Number(Number::Chosen(slot)) => self.add(*slot),
            Part::Number(Number::Resource(_, who)) => self.add_who(who),
            Part::Number(Number::Query(_, Subject::Player(who)) | Number::Counter(_, Subject::Player(who))) => {
                self.add_who(who);
            }
            Part::Condition(Condition::Most(who, ..)) => self.add_who(who),
            Part::Place(Place::Zone(zone)) => self.add_zone(zone),
            Part::Place(_) | Part::Condition(_) | Part::Number(_) | Part::Test(_) | Part::Measure(_) => {}
        }
    }
}
