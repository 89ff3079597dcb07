//! Boards: which zones are joined to them, as far as that is decided beforehand.

use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_dsl::vocabulary::ZoneId;

use super::{ConditionPlan, Planner};
use crate::game::{BoardDef, EndDef, Spread};

/// The ends of a board.
#[derive(Debug)]
pub struct BoardPlan {
    /// Zones that can stand before its first place.
    pub from: Box<[EndPlan]>,
    /// Zones that can stand behind its last.
    pub to: Box<[EndPlan]>,
    /// Those of them that all players share, in the order of all ends.
    pub ends: Box<[ZoneAt]>,
}

/// A zone at an end of a board.
#[derive(Debug)]
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
    /// Zones that can be joined at all.
    fn ends(&self, ends: &[EndDef]) -> Box<[EndPlan]> {
        let plan = |end: &EndDef| EndPlan {
            zone: end.zone,
            condition: end.condition.as_ref().map_or(ConditionPlan::Always, |it| self.condition(it)),
        };
        ends.iter().map(plan).filter(|end| !matches!(end.condition, ConditionPlan::Never)).collect()
    }
}
