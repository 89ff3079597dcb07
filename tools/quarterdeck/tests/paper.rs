//! Cards on paper: that every card of every shipped game can be printed in both languages with all its text in its place, and
//! what the commands write.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use quarterdeck::library::Library;
use quarterdeck_face::Faces;
use quarterdeck_paper::{Cards, Fonts, Measured, extent};
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_terminal::ask::card_lines;
use serde_json::Value;

/// The shipped games with all that can be added to them.
const GAMES: [(&str, &[&str]); 13] = [
    ("port-royal", &["port-royal-contracts", "port-royal-gambler", "port-royal-full-ahead"]),
    ("port-royal-adventure", &["port-royal-contracts", "port-royal-gambler"]),
    ("cartagena", &[]),
    ("dead-reckoning", &["dead-reckoning-fan"]),
    ("lanterns", &["lanterns-wind"]),
    ("attic", &[]),
    ("buttons", &[]),
    ("grove", &[]),
    ("pantry", &[]),
    ("dike", &[]),
    ("tall-tales", &[]),
    ("chalk", &[]),
    ("lanterns-feast", &[]),
];

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("quarterdeck-paper-{}-{name}", std::process::id()));
    fs::remove_dir_all(&folder).ok();
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

fn run(arguments: &[&str]) -> (String, String, bool) {
    run_in(&root(), arguments, b"")
}

/// What `explain`, `?` and the hover of the language server tell of a card is what is printed on it and stands in the gallery.
#[test]
fn a_card_says_the_same_wherever_it_is_read() {
    let library = Library::read(&root().join("content")).expect("packs can be read");
    let mut told = 0;
    for (id, with) in GAMES {
        let with: Vec<String> = with.iter().map(|pack| (*pack).to_owned()).collect();
        let game = library.game(id, &with).unwrap_or_else(|report| panic!("{id}: {report}"));
        let faces = Faces::new(&game, library.looks_of(&game).0);
        let options = game.option_values(&game.set_by(id)).expect("the usual options");
        for language in ["en", "ru"] {
            let tongue = Tongue { game: &game, language };
            for card in Cards::of(&game, &faces, language, &options).all {
                let text = tongue.printing_text(card.printing, &options).to_string();
                let lines = card_lines(tongue, &[card.printing], &options);
                assert!(text.is_empty() || lines.contains(&text), "{id} {language} {}: {lines:?}", card.id);
                let printed = card.face.text();
                assert!(printed.starts_with(&text), "{id} {language} {}: {printed}", card.id);
                told += usize::from(!text.is_empty());
            }
        }
    }
    assert!(told > 500, "only {told} texts were compared");
}

#[test]
fn no_text_of_any_card_leaves_its_box_in_any_language() {
    let library = Library::read(&root().join("content")).expect("packs can be read");
    let fonts = Fonts::shipped();
    let mut told = Vec::new();
    let mut count = 0;
    for (_, pack) in &library.packs {
        let named = GAMES.iter().any(|(id, with)| pack.id == *id || with.contains(&pack.id.as_str()));
        assert!(named, "no card of {} is looked at", pack.id);
    }
    for (id, with) in GAMES {
        let with: Vec<String> = with.iter().map(|pack| (*pack).to_owned()).collect();
        let game = library.game(id, &with).unwrap_or_else(|report| panic!("{id}: {report}"));
        let faces = Faces::new(&game, library.looks_of(&game).0);
        let options = game.option_values(&game.set_by(id)).expect("the usual options");
        for language in ["en", "ru"] {
            for card in Cards::of(&game, &faces, language, &options).all {
                for face in std::iter::once(&card.face).chain(&card.more) {
                    count += 1;
                    for trouble in Measured::troubles(&fonts, face, extent(face.size())) {
                        told.push(format!("{id} {language} {}: {trouble:?}", card.id));
                    }
                }
            }
        }
    }
    assert!(count > 1000, "only {count} faces were looked at");
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// How many pages a document has.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page\n").count() + text.matches("/Type /Page ").count()
}

#[test]
fn sheets_hold_as_many_cards_as_the_box_and_a_back_behind_each() {
    let folder = folder("print");
    let file = folder.join("lanterns.pdf");
    let out = file.to_str().expect("a plain path");
    let (told, complaints, well) = run(&["print", "lanterns", "--out", out]);
    assert!(well, "{complaints}");
    // Twelve papers, twelve lanterns, two moths: 25 cards with the candle, on three sheets.
    assert!(told.starts_with("25 cards on 3 sheets."), "{told}");
    let pdf = fs::read(&file).expect("it was written");
    assert!(pdf.starts_with(b"%PDF-") && pages(&pdf) == 6, "{}", pages(&pdf));
    assert!(pdf.len() < 400_000, "{} bytes", pdf.len());
    let (_, complaints, _) = run(&["print", "lanterns", "--out", out]);
    assert!(complaints.contains("nothing has changed"), "the same again: {complaints}");
    let (told, complaints, _) = run(&["print", "lanterns", "--out", out, "--once", "--no-backs", "--paper", "letter"]);
    assert!(
        told.starts_with("12 cards on 2 sheets") && complaints.contains("written over what was there"),
        "{told}{complaints}"
    );
    assert_eq!(pages(&fs::read(&file).expect("it was written")), 2);
    let (told, ..) = run(&["print", "lanterns", "--out", out, "--cards", "visitor,beacon"]);
    assert!(told.starts_with("3 cards on 1 sheet."), "{told}");
    let (_, complaints, well) = run(&["print", "lanterns", "--cards", "becon"]);
    assert!(!well && complaints.contains("`beacon`"), "{complaints}");
    fs::remove_dir_all(folder).ok();
}

/// Copies the text files of a pack.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("it can be made");
    for entry in fs::read_dir(from).expect("it can be read").flatten() {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() && !path.ends_with("rulings") {
            copy(&path, &to);
        } else if path.is_file() {
            fs::copy(&path, &to).expect("it can be copied");
        }
    }
}

#[test]
fn only_what_has_changed_is_printed_again() {
    let folder = folder("changed");
    let old = folder.join("lanterns");
    copy(&root().join("content/examples/lanterns"), &old);
    let out = folder.join("new.pdf");
    let (out, since) = (out.to_str().expect("a plain path"), old.to_str().expect("a plain path"));
    let print = || run(&["print", "lanterns", "--changed-since", since, "--out", out]);
    assert!(print().0.contains("No card has changed"));
    let cards = old.join("cards/lanterns.toml");
    let text = fs::read_to_string(&cards).expect("it is there");
    // A number, a text made from a rule, and fewer copies.
    let text = text
        .replace("{ glow = 6, cost = 3 }", "{ glow = 5, cost = 3 }")
        .replace("do    = 'gain 1 oil'", "do    = 'gain 2 oil'");
    fs::write(&cards, text.replace("{ glow = 2, cost = 1, count = 2 }", "{ glow = 2, cost = 1 }"))
        .expect("it is written");
    let (told, complaints, well) = print();
    assert!(well && told.starts_with("3 cards on 1 sheet."), "{told}{complaints}");
    let (_, complaints, well) = run(&["print", "lanterns", "--changed-since", "no/such/folder"]);
    assert!(!well && complaints.contains("there is no folder"), "{complaints}");
    fs::remove_dir_all(folder).ok();
}

#[test]
fn a_picture_is_as_wide_as_asked() {
    let folder = folder("picture");
    let file = folder.join("governor.png");
    let out = file.to_str().expect("a plain path");
    let (_, complaints, well) =
        run(&["picture", "port-royal", "governor", "--width", "315", "--lang", "ru", "--out", out]);
    assert!(well, "{complaints}");
    let png = fs::read(&file).expect("it was written");
    assert!(png.starts_with(b"\x89PNG"));
    let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    assert_eq!((side(16), side(20)), (315, 440));
    // A card with copies of two kinds, and a name that is no PNG.
    let (_, complaints, well) = run(&["picture", "port-royal", "jester", "--width", "100", "--out", out]);
    assert!(well && folder.join("governor-2.png").is_file(), "{complaints}");
    assert!(!run(&["picture", "port-royal", "jester", "--out", "jester.jpg"]).2);
    fs::remove_dir_all(folder).ok();
}

#[test]
fn a_saved_object_speaks_only_of_what_is_there() {
    let folder = folder("tts");
    let out = folder.to_str().expect("a plain path");
    let (_, complaints, well) =
        run(&["export-tts", "lanterns", "--lang", "ru", "--out", out, "--url", "https://cards.example/a/"]);
    assert!(well, "{complaints}");
    let saved: Value = serde_json::from_str(&fs::read_to_string(folder.join("lanterns.json")).expect("it was written"))
        .expect("it is JSON");
    let objects = saved["ObjectStates"].as_array().expect("a list");
    let mut cards = 0;
    let mut keys = BTreeSet::new();
    for object in objects {
        let custom = object["CustomDeck"].as_object().expect("it has pictures");
        let contained = match object["Name"].as_str() {
            Some("Deck") => object["ContainedObjects"].as_array().expect("a list").clone(),
            Some("Card") => vec![object.clone()],
            other => panic!("{other:?}"),
        };
        cards += contained.len();
        let ids: Vec<u64> = contained.iter().filter_map(|card| card["CardID"].as_u64()).collect();
        if object["Name"] == "Deck" {
            assert!(contained.len() > 1);
            assert_eq!(object["DeckIDs"], Value::from(ids.clone()));
        }
        for (key, sheet) in custom {
            assert!(keys.insert(key.clone()), "a sheet belongs to one deck");
            let many = |side: &str| sheet[side].as_u64().expect("a number");
            assert!((2..=10).contains(&many("NumWidth")) && (2..=7).contains(&many("NumHeight")));
            let most = ids.iter().filter(|id| (*id / 100).to_string() == *key).map(|id| id % 100).max();
            assert!(
                most.is_some_and(|most| most < many("NumWidth") * many("NumHeight") - 1),
                "the last place is the back"
            );
            for url in ["FaceURL", "BackURL"] {
                let name = sheet[url]
                    .as_str()
                    .and_then(|url| url.strip_prefix("https://cards.example/a/"))
                    .expect("where was said");
                let png = fs::read(folder.join(name)).expect("the picture is there");
                let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
                assert!(side(16) <= 4096 && side(20) <= 4096, "{name}");
            }
        }
        for card in &contained {
            let id = card["CardID"].as_u64().expect("a number");
            assert!(
                custom.contains_key(&(id / 100).to_string()) && card["CustomDeck"][(id / 100).to_string()].is_object()
            );
            assert!(!card["Nickname"].as_str().unwrap_or_default().is_empty());
        }
    }
    assert_eq!(cards, 25);
    let dragon = saved.to_string();
    assert!(dragon.contains("Фонарь-дракон") && dragon.contains("\"UniqueBack\":true"), "the candle has two faces");
    fs::remove_dir_all(folder).ok();
}

#[test]
fn the_gallery_tells_everything_of_a_card() {
    let folder = folder("gallery");
    let out = folder.to_str().expect("a plain path");
    let (told, complaints, well) =
        run(&["gallery", "port-royal", "--with", "port-royal-gambler", "--lang", "en", "--out", out]);
    assert!(well && told.contains("cards. Open"), "{complaints}");
    let html = fs::read_to_string(folder.join("index.html")).expect("it was written");
    let card = html.split("<article").find(|part| part.contains("<code>governor 8/0</code>")).expect("it is there");
    for part in
        ["Governor", "Губернатор", "×4", "Port Royal", "Not from the rulebook", "<svg", "fresh governor adds a card"]
    {
        assert!(card.contains(part), "{part}: {card}");
    }
    assert!(html.contains("<option>Gambler</option>"));
    for way in ["http://www.w3.org/2000/svg", "href=", "src=", "@import", "url("] {
        let count = html.matches(way).count();
        assert!(count == 0 || way.starts_with("http"), "nothing comes from outside: {way}");
    }
    fs::remove_dir_all(folder).ok();
}

#[test]
fn numbers_go_to_a_spreadsheet_and_back() {
    let folder = folder("cards");
    let pack = folder.join("lanterns");
    copy(&root().join("content/examples/lanterns"), &pack);
    let at = pack.to_str().expect("a plain path");
    let file = folder.join("cards.csv");
    let csv = file.to_str().expect("a plain path");
    let (_, complaints, well) = run(&["cards", "export", at, "--out", csv]);
    assert!(well, "{complaints}");
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(text.contains("dragon_lantern,1,dragon lantern,,6,3,") || text.contains("dragon_lantern,1"), "{text}");
    let cards = pack.join("cards/lanterns.toml");
    let before = fs::read(&cards).expect("it is there");
    assert!(run(&["cards", "import", at, csv]).0.contains("Nothing has changed"));
    assert_eq!(fs::read(&cards).expect("it is there"), before);
    let line = text.lines().find(|line| line.starts_with("dragon_lantern,1")).expect("it is there").to_owned();
    fs::write(&file, text.replace(&line, &line.replace(",6,", ",7,")).replace(',', ";")).expect("it is written");
    let (told, ..) = run(&["cards", "import", at, csv, "--dry-run"]);
    assert!(
        told.contains("[card.dragon_lantern] copies 1: glow 6 → 7") && told.contains("nothing was written"),
        "{told}"
    );
    assert_eq!(fs::read(&cards).expect("it is there"), before);
    let (told, complaints, well) = run(&["cards", "import", at, csv]);
    assert!(well && told.contains("1 change."), "{told}{complaints}");
    let after = fs::read_to_string(&cards).expect("it is there");
    let expected = String::from_utf8(before).expect("text").replace("{ glow = 6, cost = 3 }", "{ glow = 7, cost = 3 }");
    assert_eq!(after, expected);
    // A table that is wrong changes nothing; nor does one with which the pack could not be played.
    fs::write(&file, text.replace("dragon_lantern,1", "dragon_lantern,4")).expect("it is written");
    let (_, complaints, well) = run(&["cards", "import", at, csv]);
    assert!(!well && complaints.contains("column `line`"), "{complaints}");
    assert_eq!(fs::read_to_string(&cards).expect("it is there"), expected);
    fs::remove_dir_all(folder).ok();
}

#[test]
fn every_shipped_game_says_how_it_is_played() {
    let library = Library::read(&root().join("content")).expect("packs can be read");
    let told = [
        "port-royal",
        "port-royal-contracts",
        "port-royal-gambler",
        "port-royal-full-ahead",
        "port-royal-adventure",
        "cartagena",
        "dead-reckoning",
        "lanterns",
    ];
    for id in told {
        let game = library.game(id, &[]).unwrap_or_else(|report| panic!("{id}: {report}"));
        for language in ["en", "ru"] {
            let own = library.howto.iter().any(|source| source.pack == id && source.language == language);
            assert!(own, "{id} says nothing in {language}");
            let page = library.howto(&game, language).expect("there is a page").text(90);
            let lines = page.lines().count();
            assert!((25..=130).contains(&lines), "{id} {language}: {lines} lines");
            assert!(!page.contains(['{', '}']), "{page}");
        }
        let problems: Vec<String> =
            library.beside(&game).iter().map(|it| format!("{} {:?}: {}", it.file, it.span, it.message)).collect();
        assert!(problems.is_empty(), "{id}: {problems:#?}");
    }
}
