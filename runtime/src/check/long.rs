//! Texts that do not fit on a card.

use std::collections::BTreeSet;

use crate::game::{Game, PrintingId};
use crate::problem::PackProblem;
use crate::view::tongue::Tongue;

/// So many signs have room on a card.
pub const ROOM: usize = 200;

/// Every card whose text is too long in one of its languages, if no option is set otherwise.
pub fn long_texts(game: &Game) -> Vec<PackProblem> {
    let options: Vec<i16> = game.options.iter().map(|option| option.default).collect();
    let mut found = Vec::new();
    let mut told: BTreeSet<(usize, String)> = BTreeSet::new();
    let mut texts: BTreeSet<(usize, String)> = BTreeSet::new();
    for language in game.locales.languages() {
        for printing in PrintingId::all(game.printings.len()) {
            let family = usize::from(game.printings[usize::from(printing)].family);
            let text = Tongue { game, language }.printing_text(printing, &options);
            let signs = text.chars().count();
            // Where a language has no text of its own, players read that of another, which is told once.
            if signs <= ROOM || !texts.insert((family, text.to_string())) || !told.insert((family, language.to_owned()))
            {
                continue;
            }
            let Some(spot) = game.places.card(family) else {
                continue;
            };
            let longest = text.split_inclusive(['.', ';']).max_by_key(|part| part.chars().count()).unwrap_or_default();
            let name = &game.families.unnoted()[family].name;
            let message =
                format!("the text of `{name}` in `{language}` has {signs} signs, and a card has room for {ROOM}");
            found.push(PackProblem::new("pack::long_text", message, spot, "it says too much").help(format!(
                "its longest part could move to the rulebook: “{}”; mark procedure with `unspoken = true`, or write `{}` shorter",
                longest.trim(),
                crate::text::rules::TEXT.key(name),
            )));
        }
    }
    found
}
