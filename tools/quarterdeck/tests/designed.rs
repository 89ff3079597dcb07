//! What no rulebook prints is told number by number, by `explain` and by `play`, in both languages.

use crate::common::{root, run_in};

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

/// What a quest or a contract asks for stands in the rulebook, and what it brings does not.
#[test]
fn what_the_rulebook_prints_is_not_marked() {
    let quests = [
        "quest_13", "quest_15", "quest_30", "quest_33", "quest_34", "quest_40", "quest_41", "quest_50", "quest_51",
        "quest_52",
    ];
    let asked = quests.iter().map(|quest| ("port-royal-adventure", *quest, "star."));
    for (pack, card, brings) in
        asked.chain([("port-royal-contracts", "small_estate", "seal"), ("port-royal-contracts", "ransom", "first box")])
    {
        let told = said(&["explain", pack, card], "");
        let line = told.lines().find(|line| line.contains("Not from the rulebook")).unwrap_or_default();
        assert!(line.contains(brings), "{card}: {line}");
        for printed in ["all of it", "what it asks for", "price", "colors needed", "number"] {
            assert!(!line.contains(printed), "{card}: {line}");
        }
    }
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
