//! How players will read a new card, in every language that its pack speaks: so its author sees at once what was understood.

use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_terminal::ask::card_lines;

use super::Wish;
use crate::say::text;

/// Lines to be said once the card is written.
pub fn read_back(wish: &Wish<'_>, game: &Game, id: &str) -> Vec<String> {
    let options = game.option_values(&[]).unwrap_or_default();
    let of_card =
        |at: &PrintingId| game.families.unnoted()[usize::from(game.printings[usize::from(*at)].family)].name == id;
    let printings: Vec<PrintingId> = PrintingId::all(game.printings.len()).filter(of_card).collect();
    let told = game.locales.languages().flat_map(|language| {
        let lines = card_lines(Tongue { game, language }, &printings, &options);
        lines.into_iter().map(move |line| [("language", text(language)), ("line", text(line))])
    });
    told.map(|arguments| wish.say.say("new-reads", &arguments)).collect()
}
