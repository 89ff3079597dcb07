//! What the setting of a match decides: conditions of packs that ask only the setting, and which cards take part.

use std::collections::BTreeSet;

use quarterdeck_dsl::tree::{Condition, Context};

use super::State;
use super::position::Position;
use crate::game::{Game, PrintingDef, PrintingId};

/// Whether a condition holds of the setting; one that is not given always does.
pub(crate) fn holds(condition: Option<&Condition>, game: &Game, state: &State) -> bool {
    condition.is_none_or(|condition| {
        quarterdeck_dsl::evaluate::holds(condition, &Context::default(), &Position::new(game, state))
    })
}

/// The printings that take part, by what the setting of a state says.
pub(crate) fn taking_part<'g>(game: &'g Game, state: &State) -> Vec<(PrintingId, &'g PrintingDef)> {
    let left_out = game.left_out.iter().filter(|out| holds(out.condition.as_deref(), game, state));
    let out: BTreeSet<PrintingId> = left_out.flat_map(|out| &out.printings).copied().collect();
    let all = PrintingId::all(game.printings.len()).zip(&game.printings);
    all.filter(|(id, printing)| {
        !out.contains(id) && printing.conditions.iter().all(|condition| holds(Some(condition), game, state))
    })
    .collect()
}
