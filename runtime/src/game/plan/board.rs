//! Boards: which zones are joined to them, as far as that is decided beforehand, and how their places are selected.

use quarterdeck_dsl::tree::{Number, Set, Subject, Test, ZoneAt};
use quarterdeck_dsl::vocabulary::{BoardId, ZoneId};

use super::compile::{backwards, just_slot, meant};
use super::{ConditionPlan, PlaceTest, PlacesPlan, Planner, Seek, SetPlan};
use crate::game::{BoardDef, EndDef, Spread};

/// The ends of a board.
#[derive(Debug, PartialEq)]
pub struct BoardPlan {
    /// Zones that can stand before its first place.
    pub from: Box<[EndPlan]>,
    /// Zones that can stand behind its last.
    pub to: Box<[EndPlan]>,
    /// Those of them that all players share, in the order of all ends.
    pub ends: Box<[ZoneAt]>,
}

/// A zone at an end of a board.
#[derive(Debug, PartialEq)]
pub struct EndPlan {
    /// The zone.
    pub zone: ZoneId,
    /// It is joined to the board while this holds.
    pub condition: ConditionPlan,
}

impl BoardPlan {
    /// The plan of a board.
    pub(super) fn of(board: &BoardDef, planner: &Planner<'_>) -> BoardPlan {
        let (from, to) = (planner.ends(&board.from), planner.ends(&board.to));
        let layout = &planner.game.layout;
        let joined = |zone: &ZoneAt| match layout.spread[usize::from(*zone)] {
            Spread::Zone(id, _) => from.iter().chain(&to).any(|end| end.zone == id),
            Spread::Place(..) | Spread::Tiles(_) | Spread::Under(_) => false,
        };
        let ends = layout.ends.iter().copied().filter(joined).collect();
        BoardPlan { from, to, ends }
    }
}

impl Planner<'_> {
    /// Places of boards, or zones at their ends.
    pub(super) fn places(&self, boards: &[BoardId], set: &Set) -> Option<SetPlan> {
        let along = |test: &Test| match test {
            Test::Ahead(other) => Some((true, self.thing(other)?)),
            Test::Behind(other) => Some((false, self.thing(other)?)),
            _ => None,
        };
        let at = set.tests.iter().position(|test| matches!(test, Test::Ahead(_) | Test::Behind(_)));
        let others = set.tests.iter().enumerate().filter(|(other, _)| Some(*other) != at);
        let mut tests: Vec<PlaceTest> = others.map(|(_, test)| self.place_test(test)).collect();
        let seek = seek(&mut tests);
        Some(SetPlan::Places(Box::new(PlacesPlan {
            boards: boards.into(),
            along: match at {
                Some(at) => Some(along(&set.tests[at])?),
                None => None,
            },
            backwards: backwards(set),
            most: meant(set)?,
            tests: tests.into(),
            seek,
        })))
    }

    fn place_test(&self, test: &Test) -> PlaceTest {
        let rest = || PlaceTest::Tree(Box::new(test.clone()));
        match test {
            Test::Empty => PlaceTest::Empty,
            Test::Value(attribute, value) => PlaceTest::Value(*attribute, *value),
            Test::SameAs(attribute, other) if let Some(slot) = just_slot(other) => PlaceTest::SameAs(*attribute, slot),
            Test::Beside(other) => self.thing(other).map_or_else(rest, PlaceTest::Beside),
            Test::Has(quantity, inner) => {
                self.has(*quantity, inner).map_or_else(rest, |(low, high, such)| PlaceTest::Has(low, high, such))
            }
            Test::Number(own, comparison, number) => match &**own {
                Number::Query(query, Subject::Here) => PlaceTest::Query(*query, *comparison, self.number(number)),
                _ => rest(),
            },
            _ => rest(),
        }
    }

    /// Zones that can be joined at all.
    fn ends(&self, ends: &[EndDef]) -> Box<[EndPlan]> {
        let plan = |end: &EndDef| EndPlan {
            zone: end.zone,
            condition: end.condition.as_ref().map_or(ConditionPlan::Always, |it| self.condition(it)),
        };
        ends.iter().map(plan).filter(|end| !matches!(end.condition, ConditionPlan::Never)).collect()
    }
}

/// How places are found that pass these tests; a test of a value comes first then.
fn seek(tests: &mut [PlaceTest]) -> Seek {
    let of_value = |test: &PlaceTest| matches!(test, PlaceTest::Value(..) | PlaceTest::SameAs(..));
    if let Some(at) = tests.iter().position(of_value) {
        tests[..=at].rotate_right(1);
        return Seek::Value;
    }
    let of_cards = |test: &PlaceTest| matches!(test, PlaceTest::Has(low, ..) if *low > 0);
    if tests.iter().any(of_cards) { Seek::Filled } else { Seek::All }
}
