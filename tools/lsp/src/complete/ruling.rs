//! With what a line of a ruling goes on: who acts, what can be done, what is expected.

use lsp_types::CompletionItemKind;

use super::{Offer, word_start};
use crate::hover::Pointed;
use crate::lexicon::SPOKEN;

/// With what a line begins.
const BEGINNINGS: &[&str] =
    &["ruling: ", "covers: ", "because: ", "game ", "check", "again", "next match", "first player is ", "landings: "];

/// With what a line begins that is expected.
const EXPECTED: &[&str] = &[
    "refused",
    "refused because ",
    "offered: ",
    "not offered: ",
    "nobody has won",
    "everybody wins",
    "the match is over",
    "the title is ",
    "there is no title",
];

/// What is expected of a player.
const OF_PLAYERS: &[&str] = &["gains ", "pays ", "loses ", "has ", "decides", "wins", "sees ", "does not see "];

impl Pointed<'_> {
    pub(super) fn in_ruling(&self, before: &str) -> (Vec<Offer>, usize) {
        let line = before.rsplit('\n').next().unwrap_or_default();
        if line.starts_with("covers:") {
            let from = before.len() - line.rsplit([' ', ',']).next().unwrap_or_default().len();
            let rules = self.shelf.packs.get(&self.file.pack).and_then(|pack| pack.rules.as_ref());
            let offer = |rule: &String| Offer::new(rule, CompletionItemKind::REFERENCE, "");
            return (rules.map(|rules| rules.iter().map(offer).collect()).unwrap_or_default(), from);
        }
        let from = word_start(before);
        let (indented, begun) = (line.starts_with([' ', '\t']), before.len() - from);
        let said = line[..line.len() - begun].trim_start();
        let players = players(before);
        let words = |words: &[&str]| -> Vec<Offer> {
            words
                .iter()
                .map(|word| Offer {
                    written: (*word).to_owned(),
                    rank: 1,
                    ..Offer::new(word.trim_end(), CompletionItemKind::KEYWORD, "")
                })
                .collect()
        };
        let of_player = |ending: &str| players.iter().any(|player| said.strip_prefix(player) == Some(ending));
        let mut sections = SPOKEN.to_vec();
        if of_player(" ") {
            // What follows upon the name is one of these and nothing else.
            return (words(if indented { OF_PLAYERS } else { &["has "] }), from);
        }
        let mut offers = Vec::new();
        if of_player(": ")
            || said.is_empty() && !indented
            || said.starts_with("offered:")
            || said.starts_with("not offered:")
        {
            let actions = self.ids(&["action"]).into_iter();
            offers.extend(actions.map(|offer| Offer { rank: 1, ..offer }));
        } else {
            sections.push("action");
        }
        if said.is_empty() {
            let endings: &[&str] = if indented { &["", "'s"] } else { &[":", "'s"] };
            let kind = CompletionItemKind::CONSTANT;
            offers.extend(players.iter().flat_map(|player| endings.iter().map(move |ending| (player, ending))).map(
                |(player, ending)| Offer {
                    written: format!("{player}{ending} "),
                    rank: 0,
                    ..Offer::new(format!("{player}{ending}"), kind, "")
                },
            ));
            offers.extend(words(if indented { EXPECTED } else { BEGINNINGS }));
        }
        offers.extend(self.ids(&sections));
        (offers, from)
    }
}

/// Who plays, as the ruling says so far.
fn players(before: &str) -> Vec<String> {
    let heads = before.lines().filter(|line| line.starts_with("game "));
    let named = heads.filter_map(|line| line.split_once("players ")).flat_map(|(_, names)| names.split(','));
    let mut players: Vec<String> = Vec::new();
    for name in named.map(str::trim) {
        if !name.is_empty() && !name.contains(' ') && !players.iter().any(|known| known == name) {
            players.push(name.to_owned());
        }
    }
    players
}

#[cfg(test)]
mod tests {
    use super::players;

    #[test]
    fn who_plays_stands_in_the_head() {
        let text = "ruling:  A thing.\n\ngame lanterns, players Anna, Bob, seed 5\n\nAnna: re";
        assert_eq!(players(text), ["Anna", "Bob"]);
        assert_eq!(players("game lanterns"), [""; 0]);
    }
}
