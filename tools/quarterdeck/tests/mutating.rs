//! `mutate` as typed.

use crate::common::{root, run_in};

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
    let [all, same, ruling, check, left, rest] = counts(&told);
    let places = told.lines().filter(|line| line.starts_with("lanterns/cards")).count();
    assert!(ruling > 0 && all == same + ruling + check + left + rest && rest == places, "{told}");
}

/// The figures at the end: all changes, those that change nothing, those noticed by rulings and by `check`, judged and unnoticed ones.
fn counts(told: &str) -> [usize; 6] {
    let line = told.lines().rev().nth(1).unwrap_or_default();
    let counts: Vec<usize> =
        line.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    counts.try_into().unwrap_or_else(|_| panic!("{told}"))
}

#[test]
fn asking_only_rulings_that_read_what_is_changed_comes_to_the_same() {
    for (pack, every) in
        [("lanterns", "1"), ("lanterns-feast", "1"), ("port-royal-full-ahead", "5"), ("cartagena", "11")]
    {
        let few = ["mutate", pack, "--every", every];
        let (quick, errors, fine) = run_in(&root(), &few, b"");
        assert!(fine, "{errors}");
        let (whole, ..) = run_in(&root(), &[&few[..], &["--ask-all"]].concat(), b"");
        assert_eq!(quick, whole, "{pack}");
        assert!(counts(&quick)[2] > 0, "{pack}: {quick}");
    }
}

/// A small pack with one ruling, and what was judged of it.
fn judged(unnoticed: &str) -> (String, String, bool) {
    let folder = std::env::temp_dir().join(format!("quarterdeck-judged-{}-{}", std::process::id(), unnoticed.len()));
    let files = [
        ("pack.toml", "[pack]\nversion = \"0.1.0\"\nplayers = [2, 2]\nlanguages = []\n"),
        (
            "flow.toml",
            "[resource.gem]\n[phase.match]\nsteps = [\"turn\"]\n[phase.turn]\neach = 'player'\nlimit = 1\nactions = [\"dig\"]\n[action.dig]\ndo = 'gain 3 gems'\n",
        ),
        (
            "rulings/digging/who-digs-finds-something.ruling",
            "ruling: Who digs finds something.\ncovers: X-1\n\ngame small, players Anna, Bob\n\nAnna: dig\n  Bob decides\n",
        ),
        ("rulings/unnoticed.toml", unnoticed),
    ];
    for (path, text) in files {
        let path = folder.join("small").join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    let came = run_in(&root(), &["mutate", "small", "--content", &folder.to_string_lossy()], b"");
    let _ = std::fs::remove_dir_all(folder);
    came
}

#[test]
fn what_was_judged_is_not_told_again_and_what_is_not_needed_is_told() {
    let (told, errors, fine) = judged("");
    assert!(fine && told.contains("+ do = 'gain 4 gems'") && told.contains("+ do = 'gain 2 gems'"), "{errors}{told}");
    let [.., left, rest] = counts(&told);
    let entry = "[[left]]\nfile = \"flow.toml\"\nbefore = \"do = 'gain 3 gems'\"\nafter = [\"do = 'gain 4 gems'\", \"do = 'gain 2 gems'\"]\nwhy = \"How much is found is no matter.\"\n";
    let (fewer, ..) = judged(entry);
    assert!(!fewer.contains("gems'\n") && !fewer.contains("unnoticed.toml"), "{fewer}");
    assert_eq!((counts(&fewer)[4], counts(&fewer)[5]), (left + 2, rest - 2));
    let stale =
        format!("{entry}[[same]]\nfile = \"flow.toml\"\nbefore = \"do = 'gain 9 gems'\"\nwhy = \"It was so once.\"\n");
    assert!(judged(&stale).0.contains("rulings/unnoticed.toml: flow.toml has no such change any more"));
    let (_, errors, fine) = judged("[[left]]\nfile = \"flow.toml\"\nbefore = \"each = 'player'\"\nwhy = \"\"\n");
    assert!(!fine && errors.contains("nobody says why"), "{errors}");
}

#[test]
fn files_that_are_not_there_are_not_passed_over() {
    let (_, errors, fine) = mutate(&["--file", "crads"]);
    assert!(
        !fine && errors.contains("no file of `lanterns` with rules begins so") && errors.contains("cards"),
        "{errors}"
    );
}
