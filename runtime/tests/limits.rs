//! More than fits is refused, with the limit named; large packs are looked at in time.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "bounds are held against the clock")]

use std::fmt::Write;

use quarterdeck_runtime::packs::{Limits, OpenedPack, Sentences, check_within};
use quarterdeck_runtime::{PackFiles, check};

const HEAD: &str = "[pack]\nversion = \"0.1.0\"\n[kind.gem]\n[zone.deck]\n[phase.match]\nbefore = ['shuffle the deck', 'end the match']\n";

/// What is said of a pack with these tables besides a sound beginning.
fn said(tables: &str) -> Vec<String> {
    let pack = PackFiles { id: "small".into(), files: [("pack.toml".to_owned(), format!("{HEAD}{tables}"))].into() };
    check(&[&pack]).problems.into_iter().map(|problem| problem.message).collect()
}

/// So many tables.
fn many(count: usize, table: &str) -> String {
    (0..count).fold(String::new(), |mut text, at| {
        let _ = writeln!(text, "{}", table.replace("{}", &at.to_string()));
        text
    })
}

/// What is said of it if a game may have only so much.
fn said_within(tables: &str, limits: &Limits) -> Vec<String> {
    let pack = PackFiles { id: "small".into(), files: [("pack.toml".to_owned(), format!("{HEAD}{tables}"))].into() };
    check_within(&Sentences::default(), &[&OpenedPack::new(&pack)], limits)
        .problems
        .into_iter()
        .map(|problem| problem.message)
        .collect()
}

#[test]
fn the_widest_limits_are_wide() {
    let Limits { families, cards, others, .. } = Limits::WIDEST;
    assert!(families >= 100_000 && cards >= 1_000_000 && others >= 60_000);
}

#[test]
fn more_than_the_limit_is_refused_with_the_number() {
    let limits = Limits { families: 40, cards: 200, others: 30, numbers: 10_000 };
    for (table, words) in [
        ("[option.o{}]\ndefault = 1", "options"),
        ("[kind.k{}]", "kinds"),
        ("[attribute.a{}]", "attributes"),
        ("[resource.r{}]", "resources"),
        ("[zone.z{}]", "zones"),
        ("[board.b{}]\nmost = 1", "boards"),
        ("[counter.c{}]", "counters"),
        ("[query.q{}]\nbase = 1", "queries"),
        ("[event.e{}]", "events"),
        ("[phase.p{}]", "phases"),
        ("[action.a{}]\ndo = 'end the match'", "actions"),
        ("[effect.e{}]\ndo = 'end the match'", "named effects"),
    ] {
        let told = said_within(&many(33, table), &limits);
        // The sound beginning has a kind, a zone and a phase.
        let count = if ["kinds", "zones", "phases"].contains(&words) { 34 } else { 33 };
        assert_eq!(told, [format!("this game has {count} {words}, and 30 is the most")], "{table}");
    }
    assert!(said_within(&many(30, "[counter.c{}]"), &limits).is_empty());
    let cards = many(41, "[card.c{}]\nkind = \"gem\"");
    assert_eq!(said_within(&cards, &limits), ["this game has 41 cards with a name of their own, and 40 is the most"]);
    let together = format!("{}{}", many(20, "[counter.c{}]"), many(11, "[resource.r{}]"));
    let words = "counters, resources and notes of what is done once";
    assert_eq!(said_within(&together, &limits), [format!("this game has 31 {words}, and 30 is the most")]);
    let rules = many(31, "[[rule]]\nevent = 'match begins'\ndo = 'shuffle the deck'");
    let told = said_within(&rules, &limits);
    assert!(told.contains(&"this game has 31 rules and abilities, and 30 is the most".to_owned()), "{told:?}");
    let deeds = format!("[effect.long]\ndo = [{}]", "'shuffle the deck', ".repeat(31));
    let rule = "\n[[rule]]\nevent = 'match begins'\nperform = 'long'";
    let told = said_within(&format!("{deeds}{rule}"), &limits);
    assert_eq!(told, ["this game has 31 deeds in one effect, and 30 is the most"]);
}

#[test]
fn a_box_has_room() {
    let limits = Limits { families: 40, cards: 2_000, others: 30, numbers: 5_000 };
    let told = said_within(&many(5, "[card.c{}]\nkind = \"gem\"\ncopies = [{ count = 500 }]"), &limits);
    assert_eq!(told, ["this game has 2500 cards, and 2000 is the most"]);
    let told = said_within(&many(5, "[board.b{}]\nmost = 500"), &limits);
    assert_eq!(told, ["this game has 2506 zones and places, taken together, and 2000 is the most"]);
    let cards = many(4, "[card.c{}]\nkind = \"gem\"\ncopies = [{ count = 500 }]");
    let told = said_within(&format!("{cards}{}", many(3, "[counter.c{}]\nof = \"card\"")), &limits);
    assert_eq!(told, ["this game has 6000 numbers that are counted, and 5000 is the most"]);
    let limits = Limits { numbers: 100, ..limits };
    let told =
        said_within(&format!("{}{}", many(20, "[card.c{}]\nkind = \"gem\""), many(6, "[attribute.a{}]")), &limits);
    assert_eq!(told, ["this game has 120 numbers printed on cards, and 100 is the most"]);
}

/// Nothing may be looked up for each card among all cards: that would show as a test that does not end.
#[test]
fn many_cards_are_looked_at_one_by_one() {
    assert!(said(&many(12_000, "[card.c{}]\nkind = \"gem\"")).is_empty());
}

#[test]
fn names_and_sentences_have_an_end() {
    let word = "w".repeat(5000);
    let told = said(&format!(
        "[counter.{word}]\n[counter.tally]\n[[rule]]\nevent = \"match begins\"\ndo = 'set {word} to 1'\n"
    ));
    assert!(told.iter().all(|message| message.len() < 200), "a short message is enough");
    assert!(
        told.iter().any(|message| message == "the id that begins with `wwwwwwwwwwwwwwwwwwww` has 5000 letters"),
        "{told:?}"
    );
    let deeds = "set tally to 1".to_owned() + &" then set tally to 1".repeat(300);
    let told = said(&format!("[counter.tally]\n[[rule]]\nevent = \"match begins\"\ndo = '{deeds}'\n"));
    assert_eq!(told, ["this sentence has 6014 letters, and 4000 is the most"]);
}

#[test]
fn queries_that_double_each_time_are_refused() {
    let mut text = String::from("[query.q0]\nbase = 1\n");
    for at in 1..40 {
        let _ = writeln!(text, "[query.q{at}]\nbase = 'q{} plus q{}'", at - 1, at - 1);
    }
    assert_eq!(said(&text), ["to answer query `q16`, others are asked more than 100000 times"]);
    assert!(said(&text.replace(" plus q", " minus q").replace("minus q0", "plus 1")).len() <= 1);
}
