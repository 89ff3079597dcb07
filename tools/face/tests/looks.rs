//! Looks of small packs: what is inherited, what is drawn without a word of data, and how mistakes are told.

use std::sync::Arc;

use quarterdeck_face::{Faces, Looks, Size, read};
use quarterdeck_runtime::seen::{SeenCard, SeenZone};
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_runtime::{Game, PackFiles, Setting, Table, check};

const PACK: &str = "[pack]\nversion = \"1\"\nplayers = [2, 2]\n";
const WORDS: &str = "[kind.beast]\nshows = [\"cost\"]\n[kind.tame]\n[attribute.cost]\n[attribute.hue]\nvalues = [\"red\", \"blue\"]\n\
                     [zone.row]\n[zone.bin]\n";
const CARDS: &str = "[card.fox]\nkind = \"beast\"\nhue = \"red\"\nstarts_in = \"row\"\ncopies = [{ cost = 3 }]\n\
                     [card.dog]\nkind = [\"beast\", \"tame\"]\nhue = \"blue\"\nstarts_in = \"row\"\ncopies = [{ cost = 2 }]\n";
const FLOW: &str =
    "[phase.match]\nactions = [\"take\"]\n[action.take]\nchoose = 'a card in the row'\ndo = 'move it to the bin'\n";

fn game() -> Arc<Game> {
    let files = [("pack.toml", PACK), ("vocabulary.toml", WORDS), ("cards.toml", CARDS), ("flow.toml", FLOW)];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned())).into();
    let checked = check(&[&PackFiles { id: "zoo".into(), files }]);
    Arc::new(checked.game.unwrap_or_else(|| panic!("{:#?}", checked.problems)))
}

/// A card as it lies on the table.
fn seen(game: &Arc<Game>, id: &str) -> SeenCard {
    let table = Table::start(game.clone(), Setting { seats: 2, ..Setting::default() }).expect("it starts");
    let zones: Vec<SeenZone> = table.speaker(Some(0), "en").view(0).zones;
    zones.iter().flat_map(|zone| &zone.pile.cards).find(|card| card.id == *id).expect("it lies there").clone()
}

fn drawn(looks: &[&str], id: &str, size: Size) -> String {
    let game = game();
    let (said, problems): (Vec<_>, Vec<_>) = looks.iter().map(|text| read("zoo", text)).unzip();
    let (looks, unfit) = Looks::of(&game, &said);
    assert!(problems.concat().is_empty() && unfit.is_empty(), "{problems:?} {unfit:?}");
    let faces = Faces::new(&game, looks);
    faces.face(&seen(&game, id), &Tongue { game: &game, language: "en" }).svg(size)
}

#[test]
fn a_pack_that_says_nothing_has_names_numbers_and_kinds() {
    for size in [Size::Chip, Size::Card, Size::Full] {
        let fox = drawn(&[], "fox 3", size);
        assert!(fox.contains(">Fox<") && fox.contains(">3<"), "{fox}");
        assert!(fox.starts_with("<svg ") && fox.ends_with("</svg>") && !fox.contains("style="), "{fox}");
    }
    let full = drawn(&[], "fox 3", Size::Full);
    assert!(full.contains(">beast<") && full.contains(">cost<") && full.contains(">F<"), "{full}");
}

#[test]
fn a_card_counts_more_than_its_kinds_and_a_later_pack_more_than_an_earlier() {
    let base = "[face.beast]\ncolor = \"green\"\nart = \"moon\"\n[face.tame]\nart = \"house\"\n";
    let (moon, house, star) = ("M15 2a10 10", "M12 2l10 9h-3", "M12 1.8");
    let has = |looks: &[&str], id: &str, part: &str| drawn(looks, id, Size::Card).contains(part);
    assert!(has(&[base], "fox 3", moon) && has(&[base], "dog 2", house) && has(&[base], "dog 2", "#2f6f3e"));
    let more = "[face.dog]\nart = \"star\"\n[face.beast]\ncolor = \"hue\"\n";
    assert!(has(&[base, more], "dog 2", star) && has(&[base, more], "fox 3", moon));
    assert!(has(&[base, more], "dog 2", "#2a5a9b") && has(&[base, more], "fox 3", "#a8322a"), "by their hue");
}

#[test]
fn corners_show_their_symbols_and_nothing_else() {
    let look = "[symbol.cost]\nshape = \"gem\"\ncolor = \"teal\"\n[face.beast]\ncorners = [\"\", \"cost\"]\n";
    let fox = drawn(&[look], "fox 3", Size::Card);
    assert!(fox.contains("M6 3h12l4 6") && fox.contains("#77cccb"), "{fox}");
    let silent = drawn(&["[face.beast]\ncorners = []\n"], "fox 3", Size::Full);
    assert!(!silent.contains(">3<"), "{silent}");
}

#[test]
fn frames_and_names_are_set_as_a_pack_says_and_inherited_like_all_else() {
    let look = "[face.beast]\nframe = \"double\"\ntitle = \"plain\"\n[face.tame]\nframe = \"square\"\n";
    let (plain, fox, dog) =
        (drawn(&[], "fox 3", Size::Card), drawn(&[look], "fox 3", Size::Card), drawn(&[look], "dog 2", Size::Card));
    let rects = |svg: &str| svg.matches("<rect ").count();
    assert_eq!((rects(&fox), rects(&dog)), (rects(&plain) + 1, rects(&plain)), "a second line within the first");
    assert!(plain.contains("fill=\"#ffffff\"") && !fox.contains("fill=\"#ffffff\""), "no light letters on a band");
    assert!(dog.contains("rx=\"0\"") && !dog.contains("fill=\"#ffffff\""), "{dog}");
    // A page that has all shapes is told their names.
    let game = game();
    let (said, _) = read("zoo", "[face.beast]\nart = \"moon\"\n");
    let faces = Faces::new(&game, Looks::of(&game, [&said]).0);
    let face = faces.face(&seen(&game, "fox 3"), &Tongue { game: &game, language: "en" });
    let within = face.svg_within(Size::Card);
    assert!(within.contains("href=\"#shape-moon\"") && !within.contains(" d=\""), "{within}");
    assert!(within.len() < face.svg(Size::Card).len());
}

#[test]
fn mistakes_are_told_at_their_place_with_what_would_be_right() {
    let game = game();
    for (text, marked, help) in [
        ("[symbol.cost]\nshape = \"stra\"\n", "\"stra\"", "`star`"),
        ("[symbol.cost]\ncolor = \"rde\"\n", "\"rde\"", "`red`"),
        ("[symbol.cosst]\nshape = \"star\"\n", "cosst", "`cost`"),
        ("[face.beats]\nart = \"star\"\n", "beats", "`beast`"),
        ("[face.beast]\nart = \"satr\"\n", "\"satr\"", "`star`"),
        ("[face.beast]\ncorners = [\"cots\"]\n", "\"cots\"", "`cost`"),
        ("[face.beast]\ncolour = \"red\"\n", "colour", "`color`"),
        ("[faces.beast]\nart = \"star\"\n", "faces", "`face`"),
        ("[face.beast]\ncorners = \"cost\"\n", "\"cost\"", "list"),
        ("[face.beast]\nart = 3\n", "3", "quotes"),
        ("[face]\nbeast = 3\n", "3", "[face.<kind>]"),
        ("[face.beast]\nsize = [63]\n", "[63]", "[63, 88]"),
        ("[face.beast]\nsize = [63, 900]\n", "[63, 900]", "180"),
        ("[face.beast]\nframe = \"doubel\"\n", "\"doubel\"", "`double`"),
        ("[face.beast]\ntitle = \"bnad\"\n", "\"bnad\"", "`band`"),
        ("[face.beast]\ntext = \"ful\"\n", "\"ful\"", "`full`"),
        ("[face.beast]\nback = \"stra\"\n", "\"stra\"", "`star`"),
        ("[face.beast]\nback_colour = \"red\"\n", "back_colour", "`back_color`"),
        ("[back]\nshape = \"stra\"\n", "\"stra\"", "`star`"),
        ("[back]\ncolour = \"red\"\n", "colour", "`color`"),
        ("back = 3\n", "3", "[back]"),
        ("[zone.rwo]\nshown = false\n", "rwo", "`row`"),
        ("[zone.row]\nshown = \"no\"\n", "\"no\"", "without quotes"),
    ] {
        let (said, mut problems) = read("zoo", text);
        problems.extend(Looks::of(&game, [&said]).1);
        let [problem] = problems.as_slice() else { panic!("{text}: {problems:?}") };
        assert_eq!(&text[problem.span.0..problem.span.1], marked, "{text}");
        assert_eq!(problem.file, "zoo/look.toml");
        assert!(problem.help.as_ref().is_some_and(|told| told.contains(help)), "{text}: {:?}", problem.help);
    }
    let (_, problems) = read("zoo", "[face.beast\n");
    assert_eq!(problems.len(), 1);
}

#[test]
fn backs_are_alike_unless_something_else_is_said() {
    let game = game();
    let look = "[back]\nshape = \"moon\"\ncolor = \"red\"\n[face.tame]\nback = \"house\"\nsize = [70, 50]\n";
    let (said, problems) = read("zoo", look);
    let (looks, unfit) = Looks::of(&game, [&said]);
    assert!(problems.is_empty() && unfit.is_empty(), "{problems:?} {unfit:?}");
    let faces = Faces::new(&game, looks);
    let tongue = Tongue { game: &game, language: "en" };
    let [fox, dog] = ["fox 3", "dog 2"].map(|id| faces.face(&seen(&game, id), &tongue));
    assert!(
        fox.back() != dog.back() && fox.size() == [63, 88] && dog.size() == [70, 50] && dog.back().size == [70, 50]
    );
    let printed = |at: usize| faces.printed(quarterdeck_runtime::definitions::PrintingId::at(at), &tongue, &[]);
    assert_eq!((printed(0), printed(1)), (fox, dog), "a card looks as it does on the table");
}
