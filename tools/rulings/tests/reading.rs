//! Mistakes in the text of a ruling are found all at once, each at its line.

use quarterdeck_rulings::Ruling;

const HEAD: &str = "ruling: So it is.\ncovers: A-1, A-2\n\ngame port-royal, players Anna, Bob\n";

fn mistakes(text: &str) -> Vec<(usize, String)> {
    match Ruling::parse("so-it-is.ruling", text) {
        Ok(_) => Vec::new(),
        Err(found) => found.into_iter().map(|mistake| (mistake.line, mistake.message)).collect(),
    }
}

#[test]
fn a_ruling_says_what_it_covers() {
    let text = format!("{HEAD}Anna has 3 coins # enough\n\nAnna: stop\n  Bob decides\n");
    let ruling = Ruling::parse("so-it-is.ruling", &text).expect("the text is right");
    assert_eq!(ruling.covers(), ["A-1", "A-2"]);
    assert_eq!(ruling.sentence(), "So it is.");
    assert_eq!(ruling.packs(), ("port-royal", &[][..]));
}

#[test]
fn a_ruling_that_expects_nothing_is_none() {
    let found = mistakes(&format!("{HEAD}\nAnna: stop\n"));
    assert_eq!(found, [(4, "nothing is expected".to_owned())]);
}

#[test]
fn all_mistakes_are_found_at_once() {
    let text = format!("{HEAD}Cleo has 3 coins\n\nAnna: stop\n  Dan decides\nCleo shouts\n");
    let lines: Vec<usize> = mistakes(&text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [5, 8, 9, 4]);
}

#[test]
fn a_header_is_needed() {
    let found = mistakes("game port-royal, players Anna\nAnna: stop\n  refused\n");
    let messages: Vec<&str> = found.iter().map(|(_, message)| message.as_str()).collect();
    assert_eq!(messages, ["the ruling is not said", "no rule is covered"]);
}

#[test]
fn an_expectation_needs_a_step() {
    let found = mistakes(&format!("{HEAD}Anna has 3 coins\n  Anna has 3 coins\n\ncheck\n  Anna has 3 coins\n"));
    assert_eq!(found, [(6, "an expectation without a step".to_owned())]);
}

#[test]
fn a_card_belongs_to_a_player_or_to_nobody() {
    let text = format!("{HEAD}flute belongs to Cleo\n\ncheck\n  flute belongs to nobody\n  flute belongs to Bob\n");
    assert_eq!(mistakes(&text), [(5, "`flute belongs to Cleo` arranges nothing".to_owned())]);
}

#[test]
fn landings_are_arranged_and_not_expected() {
    let found = mistakes(&format!("{HEAD}landings: harbor x2\n\nAnna: stop\n  Bob decides\n  landings: harbor\n"));
    assert_eq!(found, [(9, "`landings: harbor` cannot be checked".to_owned())]);
}

#[test]
fn no_line_names_more_cards_than_a_game_can_have() {
    let text = format!("{HEAD}harbor: settler x99999999999\n\nAnna: stop\n  Bob decides\n");
    let lines: Vec<usize> = mistakes(&text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [5]);
}
