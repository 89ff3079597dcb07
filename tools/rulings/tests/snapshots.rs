//! Snapshots are written here and read by `insta`, and the other way round.

use std::fs;
use std::path::Path;

use quarterdeck_rulings::{snapshot_agrees, snapshot_body, snapshot_path, snapshot_text};

const TRANSCRIPT: &str = "ruling: So it is.\n\n==========\n\nAnna: stop\n  Bob? reveal; stop\n";

#[test]
fn a_snapshot_lies_beside_its_ruling() {
    let path = snapshot_path(Path::new("rulings/tax/half-is-lost.ruling"));
    assert_eq!(path, Path::new("rulings/tax/snapshots/half-is-lost.snap"));
}

#[test]
fn insta_reads_what_is_written() {
    let ruling = Path::new(env!("CARGO_TARGET_TMPDIR")).join("so-it-is.ruling");
    let file = snapshot_path(&ruling);
    let folder = file.parent().expect("a snapshot lies in a folder");
    fs::create_dir_all(folder).expect("the folder can be made");
    let text = snapshot_text("so-it-is.ruling", TRANSCRIPT);
    fs::write(&file, &text).expect("the snapshot can be written");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!("so-it-is", TRANSCRIPT));
    assert_eq!(fs::read_to_string(&file).expect("the snapshot is still there"), text);
}

#[test]
fn a_snapshot_agrees_whatever_its_head() {
    let text = format!("---\nsource: tests/rulings.rs\nexpression: played\n---\n{TRANSCRIPT}");
    assert!(snapshot_agrees(&text, TRANSCRIPT));
    assert!(snapshot_agrees(&text.replace('\n', "\r\n"), TRANSCRIPT));
    assert!(!snapshot_agrees(&text, "ruling: So it is not.\n"));
    assert_eq!(snapshot_body(&text), TRANSCRIPT.trim_end());
}
