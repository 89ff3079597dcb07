//! What nobody meant, given to everything that reads strangers' words: a little of it. Much of it: `tests/src/bin/fuzz.rs`.

use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::check;
use quarterdeck_runtime::packs::read_tables;
use quarterdeck_tests::fuzz::{Noted, Runner};
use quarterdeck_tests::shelf;

/// So many executions of each target. The slow ones speak with processes and check whole packs.
fn some(target: &str) -> u64 {
    match target {
        "sentences" => 20_000,
        "meanings" | "deeds" | "archives" => 2_000,
        "websocket" => 120,
        "lsp" | "toml" | "fluent" => 40,
        _ => 200,
    }
}

fn holds(target: &str) {
    let outcome = Runner::new(target).expect("there is such a target").run(11, 0..some(target), &Noted::default());
    let told: Vec<String> =
        outcome.found.iter().map(|(number, input, wrong)| format!("{number}: {wrong}\n{input}")).collect();
    assert!(told.is_empty(), "{target}:\n{}", told.join("\n\n"));
    assert_eq!(outcome.executions, some(target));
}

#[test]
fn sentences_and_what_they_mean() {
    ["sentences", "meanings", "deeds", "matches"].into_iter().for_each(holds);
}

#[test]
fn files_of_packs() {
    ["toml", "fluent", "rulings", "archives"].into_iter().for_each(holds);
}

#[test]
fn saves_campaigns_and_positions() {
    ["saves", "campaigns", "positions"].into_iter().for_each(holds);
}

#[test]
fn programs_and_editors() {
    ["drive", "lsp"].into_iter().for_each(holds);
}

/// The server is a process of the command, which lies two folders above a test.
#[test]
fn pages() {
    holds("websocket");
}

/// What was once found in tables: a mistake was marked at half a letter.
#[test]
fn mistakes_in_headings_are_marked_at_whole_letters() {
    for text in
        ["[жёлтая карта]\nx = 1\n", "[card.жёлтая карта]\n", "[[ёж ж]]\n", "  [\u{fffd}\u{fffd}pasew i]e = tr\nws\"]\n"]
    {
        let mut problems = Vec::new();
        read_tables("a/cards.toml", text, &mut problems);
        assert!(!problems.is_empty(), "{text}");
        for problem in &problems {
            let marked = text.get(problem.span.0..problem.span.1);
            assert!(marked.is_some_and(|marked| !marked.is_empty()), "{text}: {:?}", problem.span);
        }
    }
}

/// What was once found in texts: a key in letters that look like Latin ones was marked as long as it is meant, which ends within a letter.
#[test]
fn keys_in_other_letters_are_marked_as_they_are_written() {
    let chalk = shelf::packs().into_iter().find(|pack| pack.id == "chalk").expect("it is shipped");
    for (key, times) in [("offer-к", 2), ("o-кеу", 3), ("-са", 2)] {
        let mut pack = chalk.clone();
        let text = pack.files.get_mut("locales/ru.ftl").expect("it speaks Russian");
        text.push_str(&format!("{key} x\n").repeat(times));
        let text = text.clone();
        let problems = check(&[&pack]).problems;
        let doubles: Vec<_> = problems.iter().filter(|problem| problem.code == "pack::double_text").collect();
        assert_eq!(doubles.len(), times - 1, "{key}: {problems:?}");
        for problem in doubles {
            assert_eq!(text.get(problem.span.0..problem.span.1), Some(key), "{:?}", problem.span);
        }
    }
}

/// What was once found in rulings: with each word more, a wish that means nothing took longer by the square of how many there were. One of
/// ten thousand words would have taken hours.
#[test]
fn a_wish_of_many_words_is_answered() {
    let chalk = shelf::games().into_iter().find(|(id, _)| id == "chalk").expect("it is shipped").1;
    let wish = "chalk ".repeat(1_200);
    let text = format!(
        "ruling:  Nothing is chalked up.\ncovers:  CHK-5\n\ngame chalk, players Anna, Bob\ncup is empty\nfield 2: bone x5\n\n\
         check\n  offered: {wish}\n"
    );
    let ruling = Ruling::parse("rulings/nothing-is-chalked-up.ruling", &text).expect("it can be read");
    let found = ruling.play(&|_: &str, _: &[String]| Ok(chalk.clone()));
    assert!(!found.failures.is_empty());
}
