//! What a ruling does not leave to chance: where scattered cards land, and which cards are picked, in this order.

use quarterdeck_dsl::facts::Facts;
use quarterdeck_dsl::tree::{CardAt, ZoneAt};
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::position::Position;

use crate::names::CardName;
use crate::place::stands;
use crate::play::Failure;
use crate::scenario::Run;
use crate::words::{Fact, Item};

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

/// The cards that `picks: …` names.
pub(crate) fn picks(position: &Position<'_>, run: &Run, failures: &mut Vec<Failure>) -> Vec<PrintingId> {
    let mut picked = Vec::new();
    for line in &run.arrangement {
        let Fact::Picks(items) = &line.fact else {
            continue;
        };
        for item in items {
            match printing(position, item) {
                Ok(found) => picked.extend(std::iter::repeat_n(found, item.count)),
                Err(message) => failures.push(Failure::new(line.line, message)),
            }
        }
    }
    picked
}

/// The numbers that `rolls: …` names.
pub(crate) fn rolls(run: &Run, failures: &mut Vec<Failure>) -> Vec<u32> {
    let mut rolled = Vec::new();
    for line in &run.arrangement {
        let Fact::Rolls(items) = &line.fact else {
            continue;
        };
        for item in items {
            match item.name.parse::<u32>().ok().filter(|number| *number > 0) {
                Some(number) => rolled.extend(std::iter::repeat_n(number, item.count)),
                None => {
                    failures.push(Failure::new(line.line, format!("`{}` is no number that can be rolled", item.name)))
                }
            }
        }
    }
    rolled
}

/// The one printing of cards of this match that are called so.
fn printing(position: &Position<'_>, item: &Item) -> Result<PrintingId, String> {
    let name = CardName::read(position.game, &item.name)?;
    let fitting = CardAt::all(position.cards()).filter(|card| name.fits(position, *card));
    let mut found: Vec<PrintingId> = fitting.map(|card| position.printing_of(card)).collect();
    found.sort_unstable();
    found.dedup();
    match found.as_slice() {
        [one] => Ok(*one),
        [] => Err(format!("there is no `{}` in this match", item.name)),
        _ => Err(format!("several different cards are called `{}`; say more of it", item.name)),
    }
}
