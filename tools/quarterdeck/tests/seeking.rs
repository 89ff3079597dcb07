//! `seek` and `simulate --coverage --seek` as typed.

use crate::common::{root, run_in};

const LANTERNS: [&str; 2] = ["--content", "content/examples"];

fn run(command: &[&str], input: &str) -> (String, String, bool) {
    let command: Vec<&str> = command.iter().copied().chain(LANTERNS).collect();
    run_in(&root(), &command, input.as_bytes())
}

#[test]
fn a_match_that_was_found_is_played_on_just_before_it_happens() {
    let file = std::env::temp_dir().join(format!("quarterdeck-seek-{}.json", std::process::id()));
    let name = file.to_str().unwrap();
    let (told, errors, fine) = run(&["seek", "lanterns", "light", "--save", name], "");
    assert!(fine, "{errors}");
    assert!(told.starts_with("light: found after "), "{told}");
    assert!(told.contains(&format!("`quarterdeck play lanterns --content content/examples --save {name}`")), "{told}");
    let (screen, errors, fine) = run(&["play", "lanterns", "--lang", "en", "--save", name], "");
    std::fs::remove_file(&file).unwrap();
    assert!(fine, "{errors}");
    assert!(screen.contains("  Light the "), "{screen}");
}

#[test]
fn a_slip_is_told_and_what_was_meant() {
    let (_, errors, fine) = run(&["seek", "lanterns", "lihgt"], "");
    assert!(!fine);
    assert!(errors.contains("is called `lihgt`") && errors.contains("did you mean `light`?"), "{errors}");
}

#[test]
fn what_matches_did_not_show_is_looked_for() {
    // No match is played, so nothing has happened yet.
    let command = ["simulate", "lanterns", "--games", "0", "--coverage", "--seek", "20000"];
    let (told, errors, fine) = run(&command, "");
    assert!(fine, "{errors}");
    assert!(told.contains("actions that never happened and were looked for: 3 of 3 found"), "{told}");
    let (told, errors, _) = run(&["simulate", "lanterns", "--games", "0", "--coverage", "--seek", "0"], "");
    assert!(told.contains("0 of 3 found") && told.contains("not found in 0 decisions"), "{told}{errors}");
}
