//! Names of cards that have no room at the head of a card.

use quarterdeck_runtime::{Game, PackFiles, PackProblem};

use super::spot;

/// So many letters have room at the head of a card.
const ROOM: usize = 30;

/// Every card of a pack whose name is too long in one of its languages.
pub fn long_names(pack: &PackFiles, game: &Game) -> Vec<PackProblem> {
    let mut found = Vec::new();
    for (path, text) in pack.files.iter().filter(|(path, _)| path.ends_with(".ftl")) {
        for family in game.families.unnoted().iter().filter(|family| family.pack == pack.id) {
            let key = format!("word-{} = ", family.name.replace('_', "-"));
            let at = text.match_indices(&key).map(|(at, _)| at).find(|at| *at == 0 || text[..*at].ends_with('\n'));
            let Some(start) = at.map(|at| at + key.len()) else {
                continue;
            };
            let name = text[start..].lines().next().unwrap_or_default().trim();
            let letters = name.chars().count();
            if letters > ROOM {
                let message = format!("the name “{name}” has {letters} letters, and there is room for {ROOM}");
                let place = spot(pack, path, Some(start..start + name.len()));
                found.push(
                    PackProblem::new("strict::long_name", message, &place, "too long for the head of a card")
                        .help("find a shorter name; what it means can stand in the text or in `flavor-…`"),
                );
            }
        }
    }
    found
}
