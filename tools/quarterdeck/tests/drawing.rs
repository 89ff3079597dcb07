//! How `play` draws a table: maps, boxes, lists, lines of figures, and options under headings.

mod common;

use common::{root, run_in};

fn play(arguments: &[&str], input: &str) -> String {
    let command: Vec<&str> = ["play"].iter().chain(arguments).copied().collect();
    let (shown, errors, fine) = run_in(&root(), &command, input.as_bytes());
    assert!(fine, "{errors}");
    shown
}

fn garden(language: &str, input: &str) -> String {
    let packs = "tools/quarterdeck/tests/packs";
    play(
        &["garden", "--content", packs, "--players", "2", "--seed", "2", "--bots", "random", "--lang", language],
        input,
    )
}

/// Everything that a pack can say about drawing, seen by a player, in both languages.
#[test]
fn a_table_is_drawn_as_its_pack_says() {
    for (language, typed) in [
        ("en", ["sow", "tie", "scatter", "put", "pour", "table", "table all"]),
        ("ru", ["посеять", "привязать", "бросить", "покрыть", "налить", "стол", "стол весь"]),
    ] {
        let seen = garden(language, &format!("2\n{}\n", typed.join("\n")));
        insta::assert_snapshot!(format!("garden-{language}"), seen);
    }
}

/// What is long is broken or boxed: no line of the table or of the question is wider than 100 columns.
#[test]
fn no_line_of_a_table_is_too_long() {
    for game in ["dead-reckoning", "cartagena", "port-royal"] {
        for language in ["en", "ru"] {
            let typed = "1\n".repeat(40);
            let seen = play(&[game, "--players", "4", "--seed", "6", "--bots", "random", "--lang", language], &typed);
            let mut told = true;
            for line in seen.lines() {
                // The log between an answer and the next table is told in lines of any length.
                told = !line.starts_with("────") && (told || line.starts_with("> "));
                assert!(told || line.chars().count() <= 100, "{game}, {language}: {line}");
            }
        }
    }
}
