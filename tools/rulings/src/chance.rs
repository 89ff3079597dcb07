//! What a ruling does not leave to chance: where scattered cards land, in this order.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::ZoneAt;
use quarterdeck_runtime::position::Position;

use crate::place::stands;
use crate::play::Failure;
use crate::scenario::Run;
use crate::words::Fact;

/// The places that `landings: …` names.
pub(crate) fn landings(position: &Position<'_>, run: &Run, failures: &mut Vec<Failure>) -> Vec<ZoneAt> {
    let mut zones = Vec::new();
    for line in &run.arrangement {
        let Fact::Landings(items) = &line.fact else {
            continue;
        };
        match stands(position, items, position.active()) {
            Ok(found) => zones = found,
            Err(message) => failures.push(Failure::new(line.line, message)),
        }
    }
    zones
}
