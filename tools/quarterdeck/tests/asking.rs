//! What `?` answers a newcomer who plays through a pipe: what numbers are for, what pages “how to play” stress; and what is not shown.

use crate::common::{root, run_in};

/// What is printed when a match is begun and this is asked.
fn asked(game: &str, language: &str, questions: &str) -> String {
    let words = ["play", game, "--players", "3", "--seed", "4", "--lang", language];
    let (told, complaints, _) = run_in(&root(), &words, questions.as_bytes());
    assert!(told.contains("> "), "{complaints}");
    told
}

#[test]
fn numbers_say_what_they_are_for() {
    let told = asked("dead-reckoning", "en", "? legend\n? achievements\n");
    assert!(told.contains("won 4 battles with their ship. Worth 6 coins at the end."), "{told}");
    assert!(told.contains("First-rate Ship, Explorer and Master Trader"), "{told}");
    let told = asked("dead-reckoning", "ru", "? Легенда\n? достижения\n");
    assert!(told.contains("В конце стоит 6 монет.") && told.contains("с того начинается конец партии"), "{told}");
    assert!(!told.contains("Считается так"), "whoever is told what it is for needs no formula: {told}");
}

#[test]
fn words_that_the_rules_stress_are_known() {
    let told = asked("port-royal", "en", "? bust\n");
    assert!(told.contains("is a bust: the whole harbor is discarded"), "{told}");
    let told = asked("port-royal", "ru", "? провал\n");
    assert!(told.contains("вся гавань уходит в сброс"), "{told}");
    let told = asked("dead-reckoning", "en", "? battle\n");
    assert!(told.contains("both sides say with how many cannons they throw"), "{told}");
}

#[test]
fn figures_that_tell_nothing_are_not_shown() {
    let told = asked("port-royal", "en", "");
    assert!(told.contains("coins 3") && !told.contains("take limit") && !told.contains("compensation"), "{told}");
}
