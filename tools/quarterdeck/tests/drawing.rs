//! How `play` draws a table: maps, boxes, lists, lines of figures, and options under headings.

use crate::common::{root, run_in};

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

/// What is long is broken or boxed: no line of the table or of the question is wider than 100 columns, or than is said.
#[test]
fn no_line_of_a_table_is_too_long() {
    for (game, language, most) in [
        ("dead-reckoning", "en", 100),
        ("dead-reckoning", "ru", 100),
        ("dead-reckoning", "en", 80),
        ("dead-reckoning", "ru", 80),
        ("cartagena", "en", 80),
        ("cartagena", "ru", 100),
        ("port-royal", "en", 100),
        ("port-royal", "ru", 80),
    ] {
        let typed = "1\n".repeat(40);
        let columns = most.to_string();
        let mut said = vec![game, "--players", "4", "--seed", "6", "--bots", "random", "--lang", language];
        if most < 100 {
            said.extend(["--width", &columns]);
        }
        let seen = play(&said, &typed);
        let mut told = true;
        for line in seen.lines() {
            // The log between an answer and the next table is told in lines of any length.
            told = !line.starts_with("────") && (told || line.starts_with("> "));
            assert!(told || line.chars().count() <= most, "{game}, {language}: {line}");
        }
    }
}

/// A card that lies open can be asked for by part of its name, and a map tells what cards do; an action goes before such cards.
#[test]
fn a_card_on_the_table_is_found_by_part_of_its_name() {
    let seen = play(&["dead-reckoning", "--seed", "5", "--bots", "random", "--lang", "en"], "? wheel\n? attack\n");
    let (table, answers) = seen.split_once("> ? wheel").unwrap_or_default();
    assert!(table.contains("│   Gain 1 cargo to your dock."), "{table}");
    let (card, action) = answers.split_once("> ? attack").unwrap_or_default();
    assert!(card.contains("ship’s wheel (bottom) — slot: bottom, price: 2"), "{answers}");
    assert!(action.contains("“Attack …”"), "{action}");
}
