//! More than fits is refused, with the limit named; large packs are looked at in time.

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "bounds are held against the clock")]

use std::fmt::Write;
use std::time::{Duration, Instant};

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

#[test]
fn ids_do_not_wrap() {
    for (table, most, words) in [
        ("[option.o{}]\ndefault = 1", 255, "options"),
        ("[attribute.a{}]", 255, "attributes"),
        ("[zone.z{}]", 255, "zones"),
        ("[board.b{}]\nmost = 1", 255, "boards"),
        ("[counter.c{}]", 255, "counters"),
        ("[query.q{}]\nbase = 1", 64, "queries"),
        ("[event.e{}]", 10_000, "events"),
    ] {
        let told = said(&many(most + 1, table));
        assert_eq!(told, [format!("a game has at most {most} {words}")], "{table}");
    }
    let together = format!("{}{}", many(200, "[counter.c{}]"), many(100, "[resource.r{}]"));
    assert_eq!(
        said(&together),
        ["a game has at most 254 counters, resources and actions that are done once, taken together"]
    );
    assert!(said(&many(254, "[counter.c{}]")).is_empty());
}

#[test]
fn a_box_has_room() {
    let told = said(&many(131, "[card.c{}]\nkind = \"gem\"\ncopies = [{ count = 500 }]"));
    assert_eq!(told, ["a game has at most 65000 cards"]);
    let told = said(&many(131, "[board.b{}]\nmost = 500"));
    assert_eq!(told, ["a game has at most 65000 zones, places and cards that can hold others, taken together"]);
}

#[test]
fn many_cards_are_looked_at_in_time() {
    let start = Instant::now();
    assert!(said(&many(4000, "[card.c{}]\nkind = \"gem\"")).is_empty());
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    assert_eq!(
        said(&many(30_001, "[card.c{}]\nkind = \"gem\"")),
        ["a game has at most 30000 cards with a name of their own"]
    );
}

#[test]
fn names_and_sentences_have_an_end() {
    let start = Instant::now();
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
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
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
