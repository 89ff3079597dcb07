//! `fmt`: the shipped packs are in the canonical layout, and what is laid out anew says the same as before.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};

fn place(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("formatting-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(folder: &Path, words: &[&str]) -> (String, bool) {
    let (out, errors, fine) = run_in(folder, words, b"");
    (out + &errors, fine)
}

#[test]
fn the_shipped_packs_are_in_the_canonical_layout() {
    let (out, fine) = run(&root(), &["fmt", "--check", "--lang", "en"]);
    assert!(fine && out.ends_with("all in the canonical layout\n"), "{out}");
}

#[test]
fn what_new_writes_is_in_the_canonical_layout() {
    let folder = place("new");
    let (out, fine) = run(&folder, &["new", "game", "Cellar", "--lang", "ru"]);
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["new", "expansion", "Deeper", "--pack", "cellar", "--lang", "ru"]);
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["fmt", "--check", "cellar", "deeper", "--lang", "ru"]);
    assert!(fine && out.ends_with("все оформлены по образцу\n"), "{out}");
}

#[test]
fn a_pack_is_laid_out_and_says_the_same() {
    let folder = place("anew");
    run(&folder, &["new", "game", "Cellar"]);
    let file = folder.join("cellar/flow.toml");
    let neat = std::fs::read_to_string(&file).unwrap();
    let untidy = neat
        .replace("steps   =", "steps=")
        .replace("'gain 1 candle'", "'Gain  1 candle '")
        .replace("[phase.round]", "[ phase.round ]")
        .replace("  'raise rounds played by 1',", "        'raise rounds played by 1'   ,  # every round");
    assert_ne!(neat, untidy);
    std::fs::write(&file, &untidy).unwrap();
    let hash = |out: &str| out.lines().last().unwrap().to_owned();
    let matches = ["simulate", "cellar", "--content", ".", "--games", "20", "--seed", "1"];
    let before = run(&folder, &matches).0;
    let (out, fine) = run(&folder, &["fmt", "--check", "cellar", "--lang", "en"]);
    assert!(!fine && out.contains("flow.toml: line ") && out.contains("1 not in the canonical layout"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), untidy, "--check changes nothing");
    let (out, fine) = run(&folder, &["fmt", "cellar", "--lang", "en"]);
    assert!(fine && out.contains("7 files, 1 changed"), "{out}");
    let again = std::fs::read_to_string(&file).unwrap();
    assert_eq!(again, neat.replace("  'raise rounds played by 1',", "  'raise rounds played by 1',  # every round"));
    assert_eq!(hash(&before), hash(&run(&folder, &matches).0));
}

#[test]
fn a_file_that_is_no_toml_is_left_alone() {
    let folder = place("broken");
    run(&folder, &["new", "game", "Cellar"]);
    let file = folder.join("cellar/flow.toml");
    let broken = std::fs::read_to_string(&file).unwrap().replace("[phase.round]", "[phase.round");
    std::fs::write(&file, &broken).unwrap();
    let (out, fine) = run(&folder, &["fmt", "cellar", "--lang", "en"]);
    assert!(!fine && out.contains("cellar/flow.toml cannot be laid out"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), broken);
}

#[test]
fn words_agree_where_english_leaves_no_choice() {
    let folder = place("agreeing");
    run(&folder, &["new", "game", "Cellar"]);
    let file = folder.join("cellar/flow.toml");
    let neat = std::fs::read_to_string(&file).unwrap();
    let clumsy = neat.replace("'gain 1 candle'", "'gain 1 candles'");
    assert_ne!(neat, clumsy);
    std::fs::write(&file, &clumsy).unwrap();
    let (out, fine) = run(&folder, &["fmt", "cellar", "--lang", "en"]);
    assert!(fine && out.contains("1 changed"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), neat);
}

#[test]
fn sentences_in_double_quotes_are_written_anew_too() {
    let folder = place("double");
    run(&folder, &["new", "game", "Cellar"]);
    let file = folder.join("cellar/flow.toml");
    let neat = std::fs::read_to_string(&file).unwrap();
    let clumsy = neat.replace("'gain 1 candle'", "\"Gain  1 \\u0063andles\"");
    assert_ne!(neat, clumsy);
    std::fs::write(&file, &clumsy).unwrap();
    let (out, fine) = run(&folder, &["fmt", "cellar", "--lang", "en"]);
    assert!(fine && out.contains("1 changed"), "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), neat.replace("'gain 1 candle'", "\"gain 1 candle\""));
    let escaped = neat.replace("'gain 1 candle'", "\"gain 1 \\u0063andle\"");
    std::fs::write(&file, &escaped).unwrap();
    let (out, fine) = run(&folder, &["fmt", "--check", "cellar", "--lang", "en"]);
    assert!(fine, "what says what it should stays as it was typed: {out}");
}

#[test]
fn what_reads_like_a_sentence_and_is_none_stays() {
    let folder = place("alike");
    run(&folder, &["new", "game", "Cellar"]);
    let file = folder.join("cellar/flow.toml");
    let neat = std::fs::read_to_string(&file).unwrap();
    let text = neat.replace("do = 'gain 1 candle'", "do   = 'gain 1 candle'\nhook = \"Gain  1 Candle\"");
    assert_ne!(neat, text);
    std::fs::write(&file, &text).unwrap();
    let (out, fine) = run(&folder, &["fmt", "cellar", "--lang", "en"]);
    assert!(fine, "{out}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}
