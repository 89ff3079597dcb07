//! `test`, `check`, `explain` and `play` for authors of rulings: a failing ruling tells why, one ruling can be run and
//! accepted, heads are checked, and a ruling's layout can be played.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;

/// A copy of the small example game, in a folder of its own.
fn pack(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("testing-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    copy(&root().join("content/examples/lanterns"), &folder.join("lanterns"));
    folder
}

/// Adds a ruling called so; what it says comes behind its head.
fn ruling(folder: &Path, sentence: &str, scene: &str) -> PathBuf {
    let name = sentence.trim_end_matches('.').to_lowercase().replace(' ', "-");
    let file = folder.join(format!("lanterns/rulings/night/{name}.ruling"));
    let game = if scene.starts_with("game ") { "" } else { "game lanterns, players Anna, Bob\n" };
    std::fs::write(&file, format!("ruling:  {sentence}\ncovers:  LAN-1\n\n{game}{scene}")).unwrap();
    file
}

fn run(folder: &Path, words: &[&str]) -> (String, bool) {
    let (out, errors, fine) = run_in(folder, words, b"");
    (out + &errors, fine)
}

fn test(folder: &Path, more: &[&str]) -> (String, bool) {
    run(folder, &[&["test", "lanterns"], more].concat())
}

#[test]
fn a_trigger_that_kept_silent_says_which_part_of_its_condition_failed() {
    let folder = pack("silent");
    let scene = "row: sheet red x4\ndeck starts: sheet gold\nAnna has 2 oil\nBob has 2 oil\n\nAnna: take sheet red\n  Anna loses 1 oil\n";
    ruling(&folder, "Whoever takes a card loses oil.", scene);
    let (out, fine) = test(&folder, &["--name", "whoever takes"]);
    assert!(!fine && out.contains("expected `Anna loses 1 oil`; found: nothing"), "{out}");
    assert!(out.contains("a rule hears `enters row` (Anna) and keeps silent: not so: it is a visitor"), "{out}");
    assert!(out.contains("a rule hears `leaves row` (Anna) and acts"), "{out}");
    assert!(out.contains("lanterns: 0 of 1 hold, 1 not") && out.ends_with("0 passed, 1 failed\n"), "{out}");
}

#[test]
fn a_card_that_does_not_work_where_it_lies_is_named() {
    let folder = pack("apart");
    let scene =
        "row: sheet red x4\nAnna's hand: moon_lantern\nAnna's street is empty\n\ncheck\n  Anna's brightness is 6\n";
    ruling(&folder, "A lantern in hand is bright.", scene);
    let (out, fine) = test(&folder, &["--name", "in hand is bright"]);
    assert!(!fine && out.contains("expected `Anna's brightness is 6`; found: 0"), "{out}");
    assert!(out.contains("brightness begins with 0"), "{out}");
}

#[test]
fn a_step_that_is_not_offered_says_why() {
    let folder = pack("offered");
    let scene =
        "row: sheet red x3\nAnna's hand: beacon, sheet red\nAnna has 0 oil\n\nAnna: light beacon\n  Anna has 0 oil\n";
    ruling(&folder, "A beacon is lit for nothing.", scene);
    let (out, fine) = test(&folder, &["--name", "lit for nothing"]);
    assert!(!fine && out.contains("`light beacon` is not offered"), "{out}");
    assert!(out.contains("`light beacon`: ") && out.contains("your oil: 0"), "{out}");
}

#[test]
fn one_ruling_is_run_and_accepted_alone() {
    let folder = pack("alone");
    let scene = "row: sheet red x4\nAnna has 2 oil\n\nAnna: rest\n  Anna gains 1 oil\n";
    let one = ruling(&folder, "Rest brings oil.", scene);
    let other = ruling(&folder, "Rest brings one oil.", scene);
    let (out, fine) = test(&folder, &["--name", "no such words"]);
    assert!(!fine && out.contains("no ruling's sentence or file contains"), "{out}");
    let (out, fine) = test(&folder, &["--name", "rest BRINGS oil"]);
    assert!(!fine && out.contains("there is no snapshot yet") && out.contains("0 passed, 1 failed"), "{out}");
    let (out, fine) = test(&folder, &["--name", "rest brings oil", "--accept"]);
    assert!(fine && out.contains("1 passed, 0 failed"), "{out}");
    let snapshot = |file: &Path| {
        file.parent().unwrap().join("snapshots").join(format!("{}.snap", file.file_stem().unwrap().to_str().unwrap()))
    };
    assert!(snapshot(&one).exists() && !snapshot(&other).exists());
    let (out, fine) = test(&folder, &["--name", "rest brings oil"]);
    assert!(fine && out == "lanterns: 1 of 1 hold\n1 passed, 0 failed\n", "{out}");
}

#[test]
fn check_and_test_look_at_the_head_of_a_ruling() {
    let folder = pack("heads");
    let scene = "row: sheet red x4\n\nAnna: rest\n  Anna gains 1 oil\n";
    let file = ruling(&folder, "Rest brings oil.", scene);
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("LAN-1\n", "LAN-88\n")).unwrap();
    let other = file.with_file_name("moths-love-flames.ruling");
    std::fs::write(&other, text.clone()).unwrap();
    let (out, fine) = run(&folder, &["check", "lanterns"]);
    assert!(!fine && out.contains("there is no rule `LAN-88`") && out.contains("did you mean `LAN-8`?"), "{out}");
    assert!(out.contains("rest-brings-oil.ruling:2:10"), "{out}");
    assert!(out.contains("the file `moths-love-flames` is not called like its sentence"), "{out}");
    assert!(out.contains("rest-brings-oil.ruling, or by a shorter form"), "{out}");
    let (out, fine) = test(&folder, &["--name", "oil"]);
    assert!(!fine && out.contains("line 2: there is no rule `LAN-88` (did you mean `LAN-8`?)"), "{out}");
}

#[test]
fn what_cannot_be_laid_out_says_what_there_is() {
    let folder = pack("layout");
    ruling(&folder, "Many beacons burn.", "Anna's street: beacon x9\n\ncheck\n  Anna decides\n");
    let (out, _) = test(&folder, &["--name", "many beacons"]);
    assert!(out.contains("there is only one `beacon` in the game, and the lines have laid it already"), "{out}");
    ruling(&folder, "Many sheets are red.", "row: sheet red x7\n\ncheck\n  Anna decides\n");
    let (out, _) = test(&folder, &["--name", "many sheets"]);
    assert!(
        out.contains("there are only 4 cards `sheet red` in the game, and the lines have laid all of them"),
        "{out}"
    );
    let scene = "game lantern, players Anna, Bob\n\nAnna: rest\n  Anna gains 1 oil\n";
    ruling(&folder, "A game has a name.", scene);
    let (out, _) = test(&folder, &["--name", "game has a name"]);
    assert!(out.contains("there is no pack `lantern`; did you mean `lanterns`?"), "{out}");
}

#[test]
fn a_rulings_layout_is_played_on_by_hand() {
    let folder = pack("by-hand");
    let scene = "row: sheet red x4\nAnna's hand: beacon\nAnna has 5 oil\n\nAnna: rest\n  Anna gains 1 oil\n";
    let file = ruling(&folder, "Rest brings oil.", scene);
    let command = ["play", file.to_str().unwrap(), "--content", ".", "--lang", "en"];
    let (out, errors, fine) = run_in(&folder, &command, b"rest\nrest\nundo\nquit\n");
    assert!(fine, "{errors}");
    assert!(out.contains("Anna (you)") && out.contains("hand: beacon") && out.contains("oil 5"), "{out}");
    assert!(out.contains("This is practice") && out.contains("Taken back."), "{out}");
    assert!(!out.contains("Press Enter when you alone"), "{out}");
}

#[test]
fn a_card_is_explained_as_players_read_it() {
    let command = ["--content", "content/examples", "--lang", "ru"];
    let (out, fine) = run(&root(), &[&["explain", "lanterns", "storm_lantern"], &command[..]].concat());
    assert!(fine && out.contains("What players read (en):") && out.contains("What players read (ru):"), "{out}");
    for language in ["en", "ru"] {
        let play = ["play", "lanterns", "--content", "content/examples", "--seed", "3", "--lang", language];
        let (played, errors, _) = run_in(&root(), &play, b"? storm_lantern\nquit\n");
        let read: Vec<&str> =
            played.lines().skip_while(|line| !line.contains("? storm_lantern")).skip(1).take(2).collect();
        assert!(read.len() == 2 && read.iter().all(|line| out.contains(line)), "{errors}{read:?} is not in {out}");
    }
    let (out, fine) = run(&root(), &["explain", "port-royal", "ransom"]);
    assert!(!fine && out.contains("there is no card `ransom` here; it is in the pack `port-royal-contracts`"), "{out}");
}

#[test]
fn cards_can_be_expected_in_their_order() {
    let folder = pack("order");
    let laid = "row: sheet red, sheet gold, sheet red, sheet green\n\ncheck\n";
    ruling(
        &folder,
        "The row lies as it was laid.",
        &format!(
            "{laid}  row in order: sheet red, sheet gold, sheet red, sheet green\n  row: sheet green, sheet gold, sheet red x2\n"
        ),
    );
    ruling(
        &folder,
        "The row lies the other way round.",
        &format!("{laid}  row in order: sheet green, sheet red, sheet gold, sheet red\n"),
    );
    ruling(&folder, "The row lies with other cards.", &format!("{laid}  row in order: sheet red x2, sheet green\n"));
    ruling(&folder, "The row is laid out in order.", "row in order: sheet red\n\ncheck\n  row: sheet red\n");
    let (out, fine) = test(&folder, &["--name", "as it was laid", "--accept"]);
    assert!(fine, "{out}");
    let (out, fine) = test(&folder, &["--name", "the other way round"]);
    let told = "expected `row in order: sheet green, sheet red, sheet gold, sheet red`; found in another order: sheet red, sheet gold, sheet red, sheet green";
    assert!(!fine && out.contains(told), "{out}");
    let (out, fine) = test(&folder, &["--name", "with other cards"]);
    assert!(!fine && out.contains("found: sheet red, sheet gold, sheet red, sheet green"), "{out}");
    let (out, fine) = test(&folder, &["--name", "laid out in order"]);
    assert!(!fine && out.contains("cards are laid out in this order anyway; write `row: …`"), "{out}");
}

#[test]
fn hooks_name_the_pack_of_each_rule_and_the_order_in_which_they_act() {
    let (out, fine) = run(&root(), &["explain", "lanterns", "--with", "lanterns-wind", "--hooks"]);
    let rules: Vec<&str> = out.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    let at = |beginning: &str| rules.iter().position(|rule| rule.starts_with(beginning));
    let [wind, moth] = ["warm_wind (lanterns-wind/wind.toml:", "moth (lanterns/flow.toml:"].map(at);
    assert!(fine && wind.is_some() && moth == wind.map(|at| at + 1), "{out}");
}
