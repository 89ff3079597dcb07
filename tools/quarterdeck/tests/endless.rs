//! Matches that do not end: who is at it is told, and the match is kept to be looked at. What is only long is played.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;

/// A copy of the small example game with another flow.
fn changed(name: &str, change: impl Fn(String) -> String) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("endless-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    copy(&root().join("content/examples/lanterns"), &folder.join("lanterns"));
    let flow = folder.join("lanterns/flow.toml");
    let text = std::fs::read_to_string(&flow).unwrap();
    let other = change(text.clone());
    assert_ne!(other, text);
    std::fs::write(flow, other).unwrap();
    folder
}

/// What is said of one match, in one line, and whether it came to its end.
fn simulate(folder: &Path) -> (String, bool) {
    let content = folder.to_str().unwrap();
    let command =
        ["simulate", "lanterns", "--content", content, "--games", "1", "--longest", "2500", "--keep", content];
    let (_, errors, fine) = run_in(&root(), &command, b"");
    (errors.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" "), fine)
}

/// The match that was kept, as somebody sees it who looks at it.
fn kept(folder: &Path) -> String {
    let mut files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let save = files.find(|file| file.extension().is_some_and(|ending| ending == "save")).expect("a match is kept");
    let command = ["play", "lanterns", "--content", folder.to_str().unwrap(), "--save", save.to_str().unwrap()];
    let (out, errors, fine) = run_in(&root(), &[&command[..], &["--lang", "en"]].concat(), b"quit\n");
    assert!(fine, "{errors}");
    out
}

#[test]
fn a_match_that_does_not_end_names_phase_decider_and_decisions_and_is_kept() {
    let folder =
        changed("no-end", |flow| flow.replace("hours passed is at least night length", "hours passed is less than 0"));
    let (told, fine) = simulate(&folder);
    assert!(!fine && told.contains("has not ended after 2500 decisions"), "{told}");
    assert!(told.contains("in phase `turn` player") && told.contains("decides: rest"), "{told}");
    assert!(told.contains("the last decisions: player") && told.contains("the match is kept in"), "{told}");
    // Of a long match the last stretches are kept.
    assert!(kept(&folder).contains("goes on after 1500 decisions"), "{}", kept(&folder));
}

#[test]
fn a_circle_of_rules_is_named_with_what_it_does_and_kept_just_before() {
    let rule = "\n[[rule]]\nevent = \"oil gained\"\nif = 'you have at least 1 oil'\ndo = 'gain 1 oil'\n";
    let folder = changed("circle", |flow| flow + rule);
    let (told, fine) = simulate(&folder);
    assert!(!fine && told.contains("play::endless"), "{told}");
    // The sentence is shown where it stands.
    let flow = std::fs::read_to_string(folder.join("lanterns/flow.toml")).unwrap();
    let line = flow.lines().count();
    assert!(told.contains(&format!("lanterns/flow.toml:{line}:")) && told.contains("do = 'gain 1 oil'"), "{told}");
    assert!(
        told.contains("the rule about `oil gained`") && told.contains("what is done at last: Gain 1 oil"),
        "{told}"
    );
    assert!(told.contains("in phase `turn` of player") && told.contains("it happens after `rest`"), "{told}");
    assert!(kept(&folder).contains("Fill up 1 oil"));
}

#[test]
fn many_rules_and_many_steps_are_no_circle() {
    let rule = "\n[[rule]]\nevent = \"leaves row\"\ndo = 'set hours passed to hours passed'\n";
    let (told, fine) = simulate(&changed("many-rules", |flow| flow + &rule.repeat(1000)));
    assert!(fine, "{told}");
    let twice = |at: usize| {
        let inner = format!("{{ perform = \"e{}\" }}", at - 1);
        format!("\n[effect.e{at}]\ndo = [{inner}, {inner}]\n")
    };
    let effects: String = (1..=18).map(twice).collect();
    let first = "\n[effect.e0]\ndo = 'set hours passed to hours passed'\n";
    let rule = "\n[[rule]]\nevent = \"leaves row\"\nperform = \"e18\"\n";
    let (told, fine) = simulate(&changed("many-steps", |flow| format!("{flow}{first}{effects}{rule}")));
    assert!(fine, "{told}");
}
