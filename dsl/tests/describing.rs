//! The rules text of sentences in English and Russian, word for word.

mod common;

use common::{Words, scope, vocabulary};
use quarterdeck_dsl::describe::{self, Language, Scoped};
use quarterdeck_dsl::resolve;

fn told(form: &str, text: &str) -> (String, String) {
    let (v, s) = (vocabulary(), scope());
    let (en, ru) = (Words::english(), Words::russian());
    let (en, ru) = (Scoped { lexicon: &en, scope: &s }, Scoped { lexicon: &ru, scope: &s });
    macro_rules! tell {
        ($form:ident) => {{
            let tree = resolve::$form(text, &v, &s).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
            (
                describe::$form(&tree, &v, &en, Language::English),
                describe::$form(&tree, &v, &ru, Language::Russian),
            )
        }};
    }
    match form {
        "requirement" => tell!(requirement),
        "condition" => tell!(condition),
        "selection" => tell!(selection),
        "amount" => tell!(amount),
        _ => tell!(instruction),
    }
}

#[test]
fn probe() {
    for (form, text) in [
        ("requirement", "hold 1 priest and 1 jester"),
        ("requirement", "hold 4 characters with cost at most 3"),
        ("requirement", "hold 3 sabres"),
        ("requirement", "hold 12 influence"),
        ("requirement", "discard 15 coins"),
        ("requirement", "discard 2 priests, wildcards allowed"),
        ("requirement", "discard 2 ares pirates and hold 2 sabres"),
        ("requirement", "discard 1 ares pirate with herbs and 1 ship with bread"),
        ("requirement", "discard 5 ships of different colors"),
        ("requirement", "pay 1 coin or discard 1 red ship"),
        ("requirement", "give 2 cards"),
        ("condition", "it is a ship"),
        ("condition", "it is not a red ship with a skull"),
        ("condition", "the harbor holds at least 5 cards"),
        ("condition", "the harbor is empty"),
        ("condition", "the harbor has ships of at least 4 different colors"),
        ("condition", "you have at least 2 priests"),
        ("condition", "you have no jester"),
        ("condition", "you have the most sabres"),
        ("condition", "you have the most influence"),
        ("condition", "your influence is at least 12"),
        ("condition", "your sabres is at least its sabres"),
        ("condition", "its color is red"),
        ("condition", "its cost is 5"),
        ("condition", "its cost is at most your coins"),
        ("condition", "there are 5 players"),
        ("condition", "the ending is short"),
        ("condition", "you are the active player"),
        ("condition", "you are not the active player and (it is blue or it has a skull)"),
        ("condition", "the deck and the discard pile together have at least 1 card"),
        ("condition", "each player has at least 3 coins"),
        ("condition", "any opponent has at least 10 influence"),
        ("condition", "any opponent has a jester"),
        ("condition", "players together have 20 crowns"),
        ("condition", "it is in the harbor"),
        ("condition", "this card has at least 2 sabres"),
        ("condition", "there is a red ship in the harbor"),
        ("selection", "characters in the harbor with cost at most your coins"),
        ("selection", "a ship of its color in the harbor"),
        ("selection", "first empty cell with the symbol of the chosen ahead of it"),
        ("selection", "nearest cell behind it with 1 or 2 pieces, else the prison"),
        ("selection", "another ship with no skull"),
        ("selection", "each player with the least influence"),
        ("selection", "players with at least 12 coins"),
        ("amount", "1 per jester you hold"),
        ("amount", "ships in the harbor minus 1"),
        ("amount", "half your coins, rounded down"),
        ("amount", "distinct colors of ships in the harbor, at most 3"),
        ("amount", "twice its cost"),
        ("amount", "the most sabres of opponents"),
        ("amount", "total sabres of characters you hold"),
        ("instruction", "gain 2 coins"),
        ("instruction", "gain 1 coin"),
        ("instruction", "each player with the most sabres gains 1 coin"),
        ("instruction", "each player with a jester gains 1 coin per jester they hold"),
        ("instruction", "each player with at least 12 coins loses half their coins, rounded down"),
        ("instruction", "all players draw 2 cards"),
        ("instruction", "pay 1 coin to the active player"),
        ("instruction", "gain its coins"),
        ("instruction", "discard the harbor"),
        ("instruction", "discard it, then draw 3 cards"),
        ("instruction", "discard 2 priests you hold"),
        ("instruction", "move it to the bottom of the deck"),
        ("instruction", "put it under this card"),
        ("instruction", "take it into your hand"),
        ("instruction", "move the chosen to the target"),
        ("instruction", "reveal the top card of the deck"),
        ("instruction", "inspect the top 3 cards of the deck"),
        ("instruction", "shuffle the discard pile into the deck"),
        ("instruction", "shuffle the deck"),
        ("instruction", "lay 6 on the tunnel"),
        ("instruction", "set cards revealed to 0"),
        ("instruction", "raise cards revealed by 1"),
        ("instruction", "end the turn"),
        ("instruction", "begin last chance"),
        ("instruction", "announce bust"),
        ("instruction", "win"),
        ("instruction", "its owner wins"),
        ("instruction", "the rival pays 1 coin to its owner"),
        ("instruction", "gain coins equal to its cost"),
        ("instruction", "flip it"),
        ("instruction", "draw 1 card per piece in the target"),
        ("instruction", "lose all your coins"),
    ] {
        let result = std::panic::catch_unwind(|| told(form, text));
        match result {
            Ok((en, ru)) => println!("{text}\n   {en}\n   {ru}"),
            Err(_) => println!("{text}\n   !!!"),
        }
    }
}
