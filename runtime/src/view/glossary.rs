//! What a game has names for, so that each name is made once and then shared.

use quarterdeck_dsl::vocabulary::{BoardId, Meaning};

use crate::game::Game;
use crate::text::glossary::Glossary;

/// An empty glossary of everything that a game names.
pub(super) fn glossary_of(game: &Game) -> Glossary {
    let places = BoardId::all(game.boards.len()).map(|board| game.vocabulary.name(Meaning::PlaceOf(board)));
    let names = (game.zones.iter().map(|zone| &zone.name))
        .chain(game.boards.iter().map(|board| &board.name))
        .chain(game.resources.iter().map(|resource| &resource.name))
        .chain(game.queries.unnoted().iter().map(|query| &query.name))
        .chain(game.phases.unnoted().iter().map(|phase| &phase.name))
        .chain(game.families.unnoted().iter().map(|family| &family.name))
        .chain(game.counters.iter().flat_map(|counter| counter.values.iter().chain([&counter.name])))
        .chain(game.attributes.iter().flat_map(|attribute| attribute.values.iter().chain([&attribute.name])));
    let ids = names.map(String::as_str).chain(places);
    Glossary::new(ids, game.printings.len(), game.families.unnoted().len(), game.queries.unnoted().len())
}
