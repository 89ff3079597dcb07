//! Matches that an earlier version has saved are still opened.

use std::sync::Arc;

use quarterdeck_disk::pack_dir::read_pack;
use quarterdeck_runtime::{Save, check};
use quarterdeck_tests::shelf::root;

/// Opens a save that is kept with its pack, since the example goes on changing: the position as it was kept, and the same decisions made
/// again, stand at the same place.
fn goes_on(name: &str, form: &str) {
    let text = std::fs::read_to_string(root().join("tests/saves").join(name)).expect("the save is there");
    assert!(text.contains(form), "the save is of its form");
    let save = Save::read(&text).expect("the form is understood");
    let pack = read_pack(&root().join("tests/saves/lanterns")).expect("the pack can be read");
    let checked = check(&[&pack]);
    let game = Arc::new(checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems)));
    let kept = save.quick(game.clone()).expect("the kept position is sound");
    let opened = save.open(game).unwrap_or_else(|refusal| panic!("{refusal}"));
    assert_eq!(kept.option_ids(), opened.table.now().option_ids());
    assert!(!kept.option_ids().is_empty());
}

#[test]
fn a_match_saved_in_the_first_form_goes_on() {
    goes_on("lanterns-form-1.json", "\"version\":1");
}

#[test]
fn a_match_saved_in_the_second_form_goes_on() {
    goes_on("lanterns-form-2.json", "\"version\":2");
}
