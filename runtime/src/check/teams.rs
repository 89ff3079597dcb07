//! `[teams]`: who plays with whom.

use super::Builder;
use crate::game::{Seating, TeamsDef};
use crate::pack::keys::{Teams, Zone, teams, zone};
use crate::pack::reader::Table;
use crate::problem::PackProblem;

impl Builder<'_> {
    /// Words for players who play together.
    pub(super) fn team_names(&mut self) {
        if self.draft.singles.contains_key("teams") {
            self.vocabulary.add_teams();
        }
    }

    /// `[teams]`; what several packs say of it was laid together before.
    pub(super) fn teams(&mut self) -> Option<TeamsDef> {
        let mut found = TeamsDef { condition: None, size: 0, seating: Seating::Apart };
        for value in self.singles("teams") {
            let table = Table::<Teams>::new(value, &mut self.problems);
            let condition = table.get(teams::IF, &mut self.problems);
            // Another pack may have said how many.
            if table.gives(&teams::SIZE) || self.singles("teams").len() == 1 {
                let size = table.get(teams::SIZE, &mut self.problems);
                found.size = size.and_then(|size| u8::try_from(size).ok()).unwrap_or(found.size);
            }
            let seating = table.get(teams::SEATING, &mut self.problems);
            table.finish(&mut self.problems);
            found.seating = seating.unwrap_or(found.seating);
            if let Some(text) = condition {
                found.condition = self.setting_condition(&text);
            }
        }
        (found.size > 0).then_some(found)
    }

    /// Cards that partners see, where there are none.
    pub(super) fn seen_by_nobody(&mut self) {
        if self.vocabulary.has_teams() {
            return;
        }
        for definition in self.section("zone") {
            let table = Table::<Zone>::look(&definition.value);
            if let Some(entry) = table.entry(&zone::SEEN_BY).filter(|_| table.said(&zone::SEEN_BY) == Some("team")) {
                self.problems.push(
                    PackProblem::new(
                        "pack::no_teams",
                        "nobody plays together in this game",
                        &entry.value.spot,
                        "there are no partners who could see this",
                    )
                    .help("write `\"owner\"`, or say who plays together: `[teams]` with `size = 2`"),
                );
            }
        }
    }
}
