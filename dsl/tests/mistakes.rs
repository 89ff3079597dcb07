//! What is said about wrong sentences: read the snapshot aloud; each entry must tell a newcomer
//! what is wrong, where, and what would be right.

use crate::common::{scope, vocabulary};
use quarterdeck_dsl::problem::Problem;
use quarterdeck_dsl::resolve::uses::Use;
use quarterdeck_dsl::resolve::{self, Scope};

/// Form, sentence. A `!` before the form means that nothing is bound where the sentence stands.
const WRONG: &[(&str, &str)] = &[
    ("requirement", "discard 2 preists"),
    ("requirement", "hold 4 characters with cots at most 3"),
    ("requirement", "discard priests"),
    ("requirement", "discard coins"),
    ("requirement", "discard 2 sabres"),
    ("requirement", "pay coins equal to its cost"),
    ("requirement", "hold coins equal to its cost"),
    ("requirement", "discard the harbor"),
    ("requirement", "discard 2 players"),
    ("requirement", "buy 2 priests"),
    ("requirement", "discard 2 priests with"),
    ("requirement", "hold 2 priests and"),
    ("requirement", "discard 2 priests wildcards"),
    ("requirement", "hold 1 priest and discard 1 ship or pay 4 coins"),
    ("requirement", "discard 1 ship or pay 4 coins and hold 1 priest or pay 1 coin"),
    ("requirement", "discard 2 ships or pay"),
    ("requirement", "discard 2 ships or 6 coins or pay 2 ships"),
    ("requirement", "discard 2 ships with bread or priests"),
    ("requirement", "discard 2 ships with no bread or herbs"),
    ("requirement", "discard 2 ships with bread or hrebs"),
    ("requirement", "discard 2 red ships or priests"),
    ("requirement", "discard 2 ships with bread or priests or captains"),
    ("requirement", "discard 2 captains or coins"),
    ("requirement", "discard captains or 2 priests"),
    ("requirement", "discard the first 2 captains or priests you hold"),
    ("requirement", "discard 2 captains or preists"),
    ("requirement", "discard 2 captains or cards"),
    ("condition", "there is a player with red or blue"),
    ("condition", "the harbour holds at least 5 cards"),
    ("condition", "its color is 5"),
    ("condition", "its cost is red"),
    ("condition", "its color is rum"),
    ("condition", "the ending is brief"),
    ("condition", "your hand holds 2 coin"),
    ("condition", "hand is empty"),
    ("condition", "you have at least"),
    ("condition", "cost is at least 3"),
    ("condition", "sabres is at least 3"),
    ("condition", "you hold the harbor"),
    ("condition", "5 is in the harbor"),
    ("condition", "it is a"),
    ("condition", "you have 2 priests maybe"),
    ("!condition", "it is a ship"),
    ("!condition", "its cost is 3"),
    ("!condition", "this card is a ship"),
    ("selection", "ships with color at most 3"),
    ("selection", "crimson ships"),
    ("selection", "ships in you"),
    ("selection", "cards of the hand"),
    ("selection", "ships of different hues"),
    ("amount", "total color of ships in the harbor"),
    ("amount", "half your coins"),
    ("amount", "your coins divided by 3"),
    ("amount", "your coins divided by 0, rounded up"),
    ("amount", "a random ship in the harbor"),
    ("condition", "you hold a ship with the most cost"),
    ("requirement", "discard 1 ship you hold with the most cost"),
    ("amount", "the most color of ships in the harbor"),
    ("instruction", "discard the random card in your hand"),
    ("instruction", "draw a random card"),
    ("instruction", "put 2 random cards in your hand on the top of the deck, in any order"),
    ("condition", "calm"),
    ("amount", "the most sabres of ships"),
    ("amount", "it"),
    ("instruction", "gain 2"),
    ("instruction", "gain coins"),
    ("instruction", "gain 2 ships"),
    ("instruction", "gain"),
    ("instruction", "gan 2 coins"),
    ("instruction", "your hand"),
    ("instruction", "win 2 coins"),
    ("instruction", "move it"),
    ("instruction", "move all ships in the deck"),
    ("instruction", "put all cards on this card"),
    ("instruction", "flip it to the deck"),
    ("instruction", "the harbor gains 2 coins"),
    ("instruction", "end the harbor"),
    ("instruction", "announce bost"),
    ("instruction", "raise coins by 1"),
    ("instruction", "discard you"),
    ("instruction", "pay 2 coins to the harbor"),
    ("instruction", "gain 2 coins then"),
];

fn told(text: &str, problem: &Problem) -> String {
    let marked = text.get(problem.span.start..problem.span.end).unwrap_or("<outside>");
    let mut lines =
        vec![format!("  {}: {}", problem.code, problem.message), format!("    at `{marked}`: {}", problem.label)];
    if let Some(help) = &problem.help {
        lines.push(format!("    help: {help}"));
    }
    lines.join("\n")
}

#[test]
fn every_mistake_is_named_at_its_place() {
    let v = vocabulary();
    let (bound, free) = (scope(), Scope::default());
    let mut report = String::new();
    for (form, text) in WRONG {
        let scope = if form.starts_with('!') { &free } else { &bound };
        let problems = match form.trim_start_matches('!') {
            "requirement" => resolve::requirement(text, &v, scope).err(),
            "condition" => resolve::condition(text, &v, scope).err(),
            "selection" => resolve::selection(text, &v, scope, Use::Each).err(),
            "amount" => resolve::amount(text, &v, scope).err(),
            _ => resolve::instruction(text, &v, scope).err(),
        };
        let Some(problems) = problems else { panic!("nothing is wrong with `{text}`") };
        assert!(!problems.is_empty(), "`{text}` is wrong, but nobody says why");
        report.push_str(&format!("{text}\n"));
        for problem in &problems {
            report.push_str(&told(text, problem));
            report.push('\n');
        }
        report.push('\n');
    }
    insta::assert_snapshot!("mistakes", report);
}

#[test]
fn a_long_row_of_kinds_is_read_at_once() {
    let row = format!("there is a ship in the harbor{}", " with red or blue".repeat(200));
    assert!(resolve::condition(&row, &vocabulary(), &scope()).is_ok());
    let row = format!(
        "there is a ship in the harbor with bread{} are red",
        " or ships with red or blue in the harbor".repeat(90)
    );
    assert!(resolve::condition(&row, &vocabulary(), &scope()).is_err());
}

#[test]
fn a_sentence_that_nests_too_deep_is_a_mistake_and_not_a_crash() {
    let v = vocabulary();
    let deep = |open: &str, inner: &str, close: &str| format!("{}{inner}{}", open.repeat(200), close.repeat(200));
    for (text, form) in [
        (deep("(", "it is a ship", ")"), "condition"),
        (deep("not ", "it is a ship", ""), "condition"),
        (deep("(", "3", ")"), "amount"),
        (deep("twice ", "3", ""), "amount"),
        (deep("half ", "3", ", rounded up"), "amount"),
        (deep("ships of ", "it", ""), "selection"),
        (deep("ships else ", "it", ""), "selection"),
    ] {
        let problems = match form {
            "condition" => resolve::condition(&text, &v, &scope()).err(),
            "amount" => resolve::amount(&text, &v, &scope()).err(),
            _ => resolve::selection(&text, &v, &scope(), Use::Each).err(),
        };
        let problems = problems.unwrap_or_default();
        assert_eq!(problems.first().map(|problem| problem.code), Some("sentence::too_deep"), "{}", &text[..40]);
    }
    let worst = format!("{}3{}", format!("{}(", "twice ".repeat(15)).repeat(16), ")".repeat(16));
    assert!(resolve::amount(&worst, &v, &scope()).is_err(), "fifteen times sixteen is too deep");
    let deeds = deep("(", "pay 1 coin", ")");
    assert!(resolve::requirement(&deeds, &v, &scope()).is_err());
    let nested = format!("{}it is a ship{}", "(".repeat(16), ")".repeat(16));
    assert!(resolve::condition(&nested, &v, &scope()).is_ok());
}
