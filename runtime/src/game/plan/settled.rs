//! Named numbers that options decide: what nothing in a match can change is asked once, and not in the match.

use quarterdeck_dsl::vocabulary::QueryId;

use super::{ConditionPlan, NumberPlan, Planner};
use crate::game::ChangeDef;

/// Named numbers that are made of others are decided after those; so many in a row are seen through.
const NESTED: usize = 4;

impl Planner<'_> {
    /// By named number: its value, if that is decided. Nothing is, while options are open.
    pub(super) fn settled_numbers(&self) -> Vec<Option<i32>> {
        let queries = self.game.queries.unnoted();
        let mut found = vec![None; queries.len()];
        if self.options.is_none() {
            return found;
        }
        for _ in 0..NESTED {
            let planner = Planner { numbers: &found, ..*self };
            found = QueryId::all(queries.len()).map(|query| planner.decided(query)).collect();
        }
        found
    }

    /// The value of a named number, if it is known to be decided.
    pub(super) fn settled_number(&self, query: QueryId) -> Option<i32> {
        self.numbers.get(query.index()).copied().flatten()
    }

    fn decided(&self, query: QueryId) -> Option<i32> {
        let definition = &self.game.queries.unnoted()[query.index()];
        let families = self.game.families.unnoted();
        let mut by_cards = families.iter().flat_map(|family| &family.changes).filter(|change| change.query == query);
        if definition.limits
            || definition.changes.iter().any(|it| self.happens(it))
            || by_cards.any(|it| self.happens(it))
        {
            return None;
        }
        match self.number(&definition.base) {
            NumberPlan::Constant(value) => Some(value.clamp(definition.least, definition.most)),
            _ => None,
        }
    }

    /// Whether a change can come about.
    fn happens(&self, change: &ChangeDef) -> bool {
        let condition = change.condition.as_deref();
        !condition.is_some_and(|condition| matches!(self.condition(condition), ConditionPlan::Never))
    }
}
