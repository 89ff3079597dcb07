//! `mutate` as typed.

mod common;

use common::{root, run_in};

fn mutate(more: &[&str]) -> (String, String, bool) {
    let command = [&["mutate", "lanterns", "--content", "content/examples"], more].concat();
    run_in(&root(), &command, b"")
}

#[test]
fn what_nothing_notices_is_told_at_its_place_whatever_the_threads_do() {
    let few = ["--file", "cards", "--every", "3"];
    let (told, errors, fine) = mutate(&[&few[..], &["--threads", "1"]].concat());
    assert!(fine, "{errors}");
    assert_eq!(mutate(&[&few[..], &["--threads", "3"]].concat()).0, told);
    let (unnoticed, last) = told.trim_end().rsplit_once('\n').expect("changes that nothing notices");
    let places = unnoticed.lines().filter(|line| line.starts_with("lanterns/cards")).count();
    assert!(places > 0 && last.ends_with(&format!(" {places} unnoticed")), "{told}");
    let counts: Vec<usize> =
        last.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let [all, ruling, check, rest] = counts[..] else { panic!("{last}") };
    assert!(ruling > 0 && all == ruling + check + rest, "{last}");
}

#[test]
fn files_that_are_not_there_are_not_passed_over() {
    let (_, errors, fine) = mutate(&["--file", "crads"]);
    assert!(
        !fine && errors.contains("no file of `lanterns` with rules begins so") && errors.contains("cards"),
        "{errors}"
    );
}
