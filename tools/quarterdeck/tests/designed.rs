//! What no rulebook prints is told number by number, by `explain` and by `play`, in both languages.

mod common;

use common::{root, run_in};

fn said(arguments: &[&str], input: &str) -> String {
    let (shown, errors, fine) = run_in(&root(), arguments, input.as_bytes());
    assert!(fine, "{errors}");
    shown
}

#[test]
fn explain_names_what_is_not_from_the_rulebook() {
    let all = said(&["explain", "port-royal", "priest", "--lang", "ru"], "");
    assert!(all.contains("Not from the rulebook: cost, points."), "{all}");
    assert!(all.contains("Не из правил: "), "{all}");
    // Where copies differ, each is told by its name; what is printed is not named.
    let some = said(&["explain", "port-royal", "sailor"], "");
    assert!(some.contains("sailor 3/1: Not from the rulebook: points."), "{some}");
    assert!(some.contains("sailor 5/2: Not from the rulebook: cost, points."), "{some}");
    let none = said(&["explain", "port-royal", "tax_max_sabres"], "");
    assert!(!none.contains("Not from the rulebook"), "{none}");
    let whole = said(&["explain", "port-royal-adventure", "rich_season"], "");
    assert!(whole.contains("Not from the rulebook: all of it."), "{whole}");
    let asked = said(&["explain", "port-royal-contracts", "witch"], "");
    assert!(asked.contains("what it asks for."), "{asked}");
}

/// The mark of a family holds for the copies of its own pack: the rulebook prints the coins of the ships with gifts.
#[test]
fn marks_hold_for_the_copies_of_their_own_pack() {
    let ships = said(&["explain", "port-royal", "pinnace", "--with", "port-royal-contracts"], "");
    assert!(ships.contains("pinnace 1/1: Not from the rulebook: coins."), "{ships}");
    assert!(!ships.contains("gift): Not"), "{ships}");
}

#[test]
fn play_names_it_too_when_asked_for_a_card() {
    for (language, told) in [("en", "Not from the rulebook: cost, points."), ("ru", "Не из правил: ")] {
        let seen = said(
            &["play", "port-royal", "--players", "2", "--seed", "1", "--bots", "random", "--lang", language],
            if language == "en" { "? priest\n" } else { "? священник\n" },
        );
        assert!(seen.contains(told), "{seen}");
    }
}
