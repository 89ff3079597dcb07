//! `check --strict`: what is allowed and suspicious. Only what is beyond doubt is told: words that nothing speaks of, triggers
//! that nothing can set off, conditions that can never hold, options that change nothing, cards that are just dearer than others, rules that no ruling locks.

mod heard;
mod holds;
mod mentions;
mod rules;
mod words;
mod worse;

use quarterdeck_runtime::{Game, PackFiles, PackProblem, Spot};

use self::mentions::Mentions;
pub use self::rules::{covered, unlocked_rules};
use crate::fix::with_needs;

/// What is suspicious about a pack that is sound. Words may be used by any pack that it needs, or that needs it.
pub fn suspicions(pack: &PackFiles, known: &[&PackFiles], game: &Game) -> Vec<PackProblem> {
    let needs = |one: &str, other: &str| with_needs(known, one).iter().any(|needed| needed.id == other);
    let known = || known.iter().copied().filter(|other| needs(&other.id, &pack.id) || needs(&pack.id, &other.id));
    let known = &known().collect::<Vec<_>>()[..];
    let mentions = Mentions::of(known);
    let mut found = words::unused(pack, &mentions);
    found.extend(heard::never_heard(pack, &mentions));
    let is_last = !known.iter().any(|other| other.id != pack.id && needs(&other.id, &pack.id));
    found.extend(holds::never_holds(&pack.id, is_last, game));
    found.extend(worse::worse_cards(pack, known, &mentions, game));
    found
}

/// A place in a file of a pack.
fn spot(pack: &PackFiles, path: &str, span: Option<std::ops::Range<usize>>) -> Spot {
    let span = span.map_or((0, 0), |span| (span.start, span.end));
    Spot { file: format!("{}/{path}", pack.id).into(), span }
}
