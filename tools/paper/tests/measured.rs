//! That what does not fit on a card is noticed: each kind of trouble is made once.

use std::sync::Arc;

use quarterdeck_face::{Face, Faces, Looks, read};
use quarterdeck_paper::{Fonts, Measured, Trouble, extent};
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, check};

const PACK: &str = "[pack]\nversion = \"1\"\nplayers = [2, 2]\n";
const WORDS: &str = "[kind.beast]\nshows = [\"cost\"]\n[attribute.cost]\n[attribute.worth]\n[attribute.weight]\n[zone.row]\n[zone.bin]\n";
const CARDS: &str =
    "[card.fox]\nkind = \"beast\"\nstarts_in = \"row\"\ncopies = [{ cost = 3, worth = 2, weight = 7 }]\n";
const FLOW: &str =
    "[phase.match]\nactions = [\"take\"]\n[action.take]\nchoose = 'a card in the row'\ndo = 'move it to the bin'\n";

/// The face of a fox of this name and text, as a look says.
fn fox(name: &str, text: &str, look: &str) -> Face {
    let texts = format!("word-fox = {name}\ntext-fox = {text}\n");
    let files = [
        ("pack.toml", PACK),
        ("vocabulary.toml", WORDS),
        ("cards.toml", CARDS),
        ("flow.toml", FLOW),
        ("locales/en.ftl", &texts),
    ];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned())).into();
    let checked = check(&[&PackFiles { id: "zoo".into(), files }]);
    let game: Arc<Game> = Arc::new(checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems)));
    let (said, problems) = read("zoo", look);
    let (looks, unfit) = Looks::of(&game, [&said]);
    assert!(problems.is_empty() && unfit.is_empty(), "{problems:?} {unfit:?}");
    let faces = Faces::new(&game, looks);
    faces.printed(PrintingId::at(0), &Tongue { game: &game, language: "en" }, &[])
}

fn troubles(face: &Face) -> Vec<Trouble> {
    Measured::troubles(&Fonts::shipped(), face, extent(face.size()))
}

#[test]
fn what_fits_is_no_trouble() {
    let face = fox("fox", "Whoever takes it is content.", "");
    assert_eq!(troubles(&face), []);
}

#[test]
fn a_rule_that_is_too_long_for_its_card_is_noticed() {
    let face = fox("fox", &"whoever takes it is content ".repeat(40), "");
    let found = troubles(&face);
    assert!(found.iter().any(|it| matches!(it, Trouble::Cut(_))), "{found:?}");
}

#[test]
fn a_name_that_is_too_long_for_its_card_is_noticed() {
    let face = fox(&"foxfoxfoxfox".repeat(8), "Content.", "");
    let found = troubles(&face);
    assert!(found.iter().any(|it| matches!(it, Trouble::Cut(_))), "{found:?}");
}

#[test]
fn texts_that_meet_and_leave_their_card_are_noticed() {
    // On a face that is drawn in a box that is far too small, one stands on the other.
    let face = fox("fox", "Whoever takes it is content.", "");
    let found = Measured::troubles(&Fonts::shipped(), &face, [80.0, 90.0]);
    assert!(found.iter().any(|it| matches!(it, Trouble::Meets(..))), "{found:?}");
    let found = Measured::troubles(&Fonts::shipped(), &face, [30.0, 40.0]);
    assert!(found.iter().any(|it| matches!(it, Trouble::Leaves(_))), "{found:?}");
}

#[test]
fn signs_without_letters_are_noticed() {
    let found = troubles(&fox("fox", "Whoever takes 狐 is content.", ""));
    assert_eq!(found, [Trouble::Unknown("狐".to_owned())]);
}
