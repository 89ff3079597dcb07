//! `new`: what it writes passes `check` and `test` at once, nothing is overwritten, and what cannot be read is told.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;

/// An empty place, with copies of some shipped packs in `content`.
fn place(name: &str, packs: &[&str]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("beginning-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(folder.join("content")).unwrap();
    for pack in packs {
        let from = root().join("content").join(pack);
        copy(&from, &folder.join("content").join(Path::new(pack).file_name().unwrap()));
    }
    folder
}

fn run(folder: &Path, words: &[&str]) -> (String, bool) {
    let (out, errors, fine) = run_in(folder, words, b"");
    (out + &errors, fine)
}

fn sound(folder: &Path, pack: &str) {
    let (out, fine) = run(folder, &["check", pack]);
    assert!(fine && out.contains("nothing wrong"), "{out}");
    let (out, fine) = run(folder, &["test", pack]);
    assert!(fine && out.contains("1 passed, 0 failed"), "{out}");
}

/// Whatever is in the pack, it has no mistakes and every ruling holds.
fn whole(folder: &Path, pack: &str) {
    let (out, fine) = run(folder, &["check", pack]);
    assert!(fine && out.contains("nothing wrong"), "{out}");
    let (out, fine) = run(folder, &["test", pack]);
    assert!(fine && out.contains(" passed, 0 failed") && !out.contains("no snapshot"), "{out}");
}

/// Whoever has made no folder `content` has packs where they lie; and a match that was saved in the middle is kept.
#[test]
fn packs_are_found_right_here() {
    let folder = place("here", &[]);
    std::fs::remove_dir(folder.join("content")).unwrap();
    run(&folder, &["new", "game", "Cellar", "--lang", "en"]);
    let (out, fine) = run(&folder, &["check", "--lang", "ru"]);
    assert!(fine && out.ends_with("1 набор, ошибок нет\n"), "{out}");
    let (out, fine) = run(&folder, &["new", "expansion", "Dusk", "--lang", "en"]);
    assert!(!fine && out.contains("there is: cellar"), "{out}");
    let words = ["play", "cellar", "--seed", "5", "--lang", "en"];
    let (out, _, fine) = run_in(&folder, &words, b"1\nsave evening.json\nquit\n");
    assert!(fine && out.contains("--save evening.json") && !out.contains("not kept"), "{out}");
    let (out, _, _) = run_in(&folder, &words, b"save evening.json\n1\nquit\n");
    assert!(out.contains("not kept"), "what was decided since is lost: {out}");
    let (out, fine) = run(&folder, &["explain", "cellar", "your candles", "--match", "evening.json", "--lang", "en"]);
    assert!(fine && out.contains("It is "), "{out}");
}

#[test]
fn a_new_game_is_sound_and_is_played_in_both_languages() {
    for language in ["en", "ru"] {
        let folder = place(&format!("game-{language}"), &[]);
        let (out, fine) = run(&folder, &["new", "game", "Dark Cellar", "--lang", language]);
        assert!(fine && out.contains("content/dark-cellar/flow.toml"), "{out}");
        sound(&folder, "content/dark-cellar");
        let (out, fine) = run(&folder, &["simulate", "dark-cellar", "--games", "20", "--coverage"]);
        assert!(fine && out.contains("actions: 3 of 3 happened"), "{out}");
        let flow = std::fs::read_to_string(folder.join("content/dark-cellar/flow.toml")).unwrap();
        assert_eq!(flow.contains("Как идёт партия"), language == "ru");
        assert!(!flow.contains("#en") && !flow.contains("#ru"), "{flow}");
        // Further cards leave the first ruling as it was.
        for name in ["Crown", "Sceptre", "Old coin"] {
            let (out, fine) = run(&folder, &["new", "treasure", name, "--pack", "dark-cellar", "--lang", language]);
            assert!(fine && out.contains("content/dark-cellar/cards/"), "{out}");
        }
        sound(&folder, "content/dark-cellar");
        let (out, fine) = run(&folder, &["new", "game", "Dark cellar", "--lang", "en"]);
        assert!(!fine && out.contains("content/dark-cellar is there already"), "{out}");
    }
}

#[test]
fn without_a_folder_of_packs_a_game_is_begun_here() {
    let folder = place("here", &[]);
    std::fs::remove_dir_all(folder.join("content")).unwrap();
    let (out, fine) = run(&folder, &["new", "game", "Тёмный погреб", "--id", "cellar", "--lang", "ru"]);
    assert!(fine && out.contains("quarterdeck play cellar --content ."), "{out}");
    sound(&folder, "cellar");
    let texts =
        |language: &str| std::fs::read_to_string(folder.join(format!("cellar/locales/{language}.ftl"))).unwrap();
    assert!(texts("ru").contains("pack-title = Тёмный погреб") && texts("en").contains("pack-title = cellar"));
    let (out, fine) = run(&folder, &["new", "game", "Тёмный погреб", "--lang", "en"]);
    assert!(!fine && out.contains("no id can be made from “Тёмный погреб”"), "{out}");
}

#[test]
fn the_card_of_a_new_expansion_is_in_play_at_once() {
    let games = ["examples/lanterns", "port-royal", "dead-reckoning", "examples/pantry", "examples/chalk"];
    let folder = place("expansion", &games);
    for game in games.map(|game| game.rsplit('/').next().unwrap()) {
        let id = format!("more-{game}");
        let (out, fine) = run(&folder, &["new", "expansion", &format!("More {game}"), "--pack", game, "--lang", "en"]);
        assert!(fine, "{out}");
        sound(&folder, &format!("content/{id}"));
        let snapshot = format!("content/{id}/rulings/snapshots/a-match-begins.snap");
        assert!(folder.join(snapshot).is_file());
        let (out, fine) = run(&folder, &["explain", game, &format!("{}_card", id.replace('-', "_")), "--with", &id]);
        assert!(fine, "{out}");
    }
    let (out, fine) = run(&folder, &["simulate", "lanterns", "--with", "more-lanterns", "--games", "30", "--coverage"]);
    assert!(fine && out.contains("more_lanterns_card "), "{out}");
    assert!(out.contains("cards that moved, were turned or got one under them: 12 of 12 happened"), "{out}");
}

#[test]
fn a_card_is_begun_by_its_kind() {
    let royal = ["port-royal", "port-royal-contracts", "port-royal-full-ahead"];
    let folder = place("kind", &[&royal[..], &["examples/lanterns", "examples/lanterns-feast"]].concat());
    // Rulings that know the cards of the pack stay as they are: what is new goes into an expansion, and what comes later too.
    for name in ["Old debts", "New debts"] {
        let (out, fine) = run(&folder, &["new", "contract", name, "--pack", "port-royal-contracts", "--lang", "en"]);
        assert!(fine && out.contains("written: content/port-royal-contracts-more/cards/"), "{out}");
        sound(&folder, "content/port-royal-contracts-more");
    }
    let feast = ["--pack", "lanterns-feast", "--lang", "ru"];
    let (out, fine) = run(&folder, &[&["new", "quest", "Маяк", "--id", "lighthouse"], &feast[..]].concat());
    assert!(fine && out.contains("записано: content/lanterns-feast-more/cards/lighthouse.toml"), "{out}");
    let text = std::fs::read_to_string(folder.join("content/lanterns-feast-more/locales/ru/lighthouse.ftl")).unwrap();
    assert!(text.contains("word-lighthouse = маяк"), "{text}");
    whole(&folder, "content/lanterns-feast-more");
    whole(&folder, "content/lanterns-feast");
    let (out, fine) = run(&folder, &["new", "lantern", "Cat", "--pack", "lanterns", "--here", "--lang", "en"]);
    assert!(fine && out.contains("written: content/lanterns/cards/cat.toml"), "{out}");
    std::fs::remove_file(folder.join("content/lanterns/cards/cat.toml")).unwrap();
    for language in ["en", "ru"] {
        std::fs::remove_file(folder.join(format!("content/lanterns/locales/{language}/cat.ftl"))).unwrap();
    }
    let (out, fine) = run(&folder, &[&["new", "quest", "Маяк", "--id", "lighthouse"], &feast[..]].concat());
    assert!(!fine && out.contains("карта `lighthouse` уже есть"), "{out}");
    let (out, fine) = run(&folder, &["new", "card", "Cat", "--pack", "lanterns", "--lang", "en"]);
    assert!(!fine && out.contains("add --kind; there is: lantern, paper, visitor"), "{out}");
    let (out, fine) = run(&folder, &["new", "wombat", "Cat", "--pack", "lanterns", "--lang", "en"]);
    assert!(!fine && out.contains("there is no card of a kind `wombat` to go by"), "{out}");
    let (out, fine) = run(&folder, &["new", "crd", "Cat", "--pack", "lanterns", "--lang", "en"]);
    assert!(!fine && out.contains("did you mean `card`?"), "{out}");
}

#[test]
fn a_card_is_read_from_what_would_be_printed_on_it() {
    let folder = place("sentence", &["examples/lanterns"]);
    let said = "Signal fire. Cost 2. Glow 3. Discard 2 red papers in your hand. At the end of your turn, if you hold at least 3 lanterns, draw 1 card. When it enters your street, gain 2 oil.";
    let (out, fine) = run(&folder, &["new", "card", said, "--pack", "lanterns", "--here", "--lang", "en"]);
    assert!(fine, "{out}");
    let card = std::fs::read_to_string(folder.join("content/lanterns/cards/signal_fire.toml")).unwrap();
    let table = card.split_once("[card.signal_fire]").unwrap().1;
    assert_eq!(
        table,
        "
kind     = \"lantern\"
copies   = [{ cost = 2, glow = 3 }]
requires = 'discard 2 red papers in your hand'
[[card.signal_fire.when]]
event = \"your turn ends\"
if    = 'you hold at least 3 lanterns'
do    = 'draw 1 card'
[[card.signal_fire.when]]
event = \"enters street\"
if    = 'it is this card'
do    = 'gain 2 oil'
"
    );
    let (out, fine) = run(&folder, &["check", "content/lanterns"]);
    assert!(fine, "{out}");
}

/// What is printed, and the tables that say it.
const READ: &[(&str, &str)] = &[
    (
        "Lantern. Cost 1. At the start of your turn, draw two cards.",
        "event = \"your turn begins\"\ndo    = 'draw 2 cards'",
    ),
    ("Lantern. Cost 1. Draw a card at the start of your turn.", "event = \"your turn begins\"\ndo    = 'draw a card'"),
    (
        "Lantern. Cost 1. When you light this card, gain 2 oil.",
        "event = \"your light done\"\nif    = 'it is this card'\ndo    = 'gain 2 oil'",
    ),
    (
        "Lantern. Cost 1. Whenever another player rests, gain 1 oil.",
        "event = \"another rest done\"\ndo    = 'gain 1 oil'",
    ),
    (
        "Lantern. Cost 1. Whenever a player takes a paper, gain 1 oil.",
        "event = \"take done\"\nif    = 'it is a paper'\ndo    = 'gain 1 oil'",
    ),
    (
        "Lantern. Cost 1. At the start of your turn, you may pay 1 oil to draw a card.",
        "offer = { pay_1_oil_then_draw_1_card = { if = 'your oil is at least 1', do = 'pay 1 oil then draw 1 card' }, decline = {} }",
    ),
    (
        "Lantern. Cost 1. When it enters your street, choose one: gain 3 oil or draw 2 cards.",
        "offer = { gain_3_oil = 'gain 3 oil', draw_2_cards = 'draw 2 cards' }",
    ),
    ("Lantern. Cost 1. +1 brightness.", "[[card.c.changes]]\nquery = \"brightness\"\nby    = 1"),
    ("Lantern. Costs 1 oil. Light cost -1.", "[[card.c.changes]]\nquery = \"light_cost\"\nby    = -1"),
    (
        "Lantern. Cost 1. Your brightness is 2 more for each beacon you hold.",
        "query = \"brightness\"\nby    = '2 per beacon you hold'",
    ),
    (
        "Lantern. Cost 1. Gain 1 oil if you hold at least 3 lanterns at the end of your turn.",
        "event = \"your turn ends\"\nif    = 'you hold at least 3 lanterns'\ndo    = 'gain 1 oil'",
    ),
    (
        "Lantern. Cost 1. When you get this card, draw a card and gain two oil.",
        "event = \"enters street\"\nif    = 'it is this card'\ndo    = 'draw 1 card then gain 2 oil'",
    ),
    ("Фонарь. Цена 2. Сияние 3.", "copies = [{ cost = 2, glow = 3 }]"),
];

#[test]
fn a_card_can_be_said_in_many_ways() {
    let folder = place("ways", &["examples/lanterns"]);
    let pack = ["--pack", "lanterns", "--here", "--id", "c", "--lang", "en"];
    for (said, table) in READ {
        let said = format!("Lamp of {}. {said}", said.len());
        let (out, fine) = run(&folder, &[&["new", "card", &said], &pack[..]].concat());
        assert!(fine, "{said}\n{out}");
        let file = folder.join("content/lanterns/cards/c.toml");
        let card = std::fs::read_to_string(&file).unwrap();
        assert!(card.contains(table), "{said}\n{card}");
        // What was understood is told as players will read it, in every language of the pack.
        assert!(out.contains("it reads (en): ") && out.contains("it reads (ru): "), "{out}");
        let (out, fine) = run(&folder, &["check", "content/lanterns"]);
        assert!(fine, "{said}\n{card}\n{out}");
        std::fs::remove_file(file).unwrap();
        for language in ["en", "ru"] {
            std::fs::remove_file(folder.join(format!("content/lanterns/locales/{language}/c.ftl"))).unwrap();
        }
    }
}

#[test]
fn what_cannot_be_read_is_told_and_nothing_is_written() {
    let folder = place("unread", &["examples/lanterns"]);
    let said = "Odd lamp. Cost 2, shine 4. Dance a jig. Gain 1 oil. At the start of your turn gain 1 gold coin.";
    let (out, fine) = run(&folder, &["new", "card", said, "--pack", "lanterns", "--lang", "en"]);
    assert!(!fine && out.contains("copies = [{ cost = 2 }]"), "{out}");
    assert!(
        out.contains("not read: “shine 4” — nothing printed on cards is called so; there is: color, glow, cost"),
        "{out}"
    );
    assert!(out.contains("not read: “Dance a jig” — "), "{out}");
    assert!(out.contains("not read: “Gain 1 oil” — it does not say when"), "{out}");
    assert!(out.contains("not read: “At the start of your turn gain 1 gold coin” — "), "{out}");
    let said = "Маяк. Фонарь. Цена 2. В начале вашего хода получите 1 масло.";
    let (out, fine) = run(&folder, &["new", "card", said, "--id", "odd_lamp", "--pack", "lanterns", "--lang", "ru"]);
    assert!(!fine && out.contains("copies = [{ cost = 2 }]"), "{out}");
    assert!(
        out.contains("«В начале вашего хода получите 1 масло»") && out.contains("At the start of your turn"),
        "{out}"
    );
    assert!(!folder.join("content/lanterns/cards/odd_lamp.toml").exists());
    let (out, fine) = run(&folder, &["new", "lantern", "Odd lamp", "--pack", "lanterns", "--dry-run", "--lang", "en"]);
    assert!(fine && out.contains("[card.odd_lamp]") && out.contains("Nothing was written."), "{out}");
    assert!(!folder.join("content/lanterns/cards/odd_lamp.toml").exists());
}

#[test]
fn a_chapter_and_a_ruling_are_begun() {
    let folder = place("chapter", &["examples/lanterns", "examples/lanterns-feast"]);
    let (out, fine) = run(&folder, &["new", "chapter", "The frost", "--pack", "lanterns-feast", "--lang", "en"]);
    assert!(fine, "{out}");
    whole(&folder, "content/lanterns-feast");
    sound(&folder, "content/lanterns-feast-more");
    let more = ["story", "lanterns", "--with", "lanterns-feast,lanterns-feast-more", "--lang", "en"];
    let (out, fine) = run(&folder, &more);
    assert!(fine && out.contains("Chapter 3 (the_frost): The frost"), "{out}");
    let (out, fine) = run(&folder, &["new", "chapter", "The frost", "--pack", "lanterns", "--lang", "en"]);
    assert!(!fine && out.contains("`lanterns` tells no story"), "{out}");
    let sentence = ["new", "ruling", "Rest brings oil", "--pack", "lanterns", "--lang", "en"];
    let (out, fine) = run(&folder, &sentence);
    assert!(!fine && out.contains("it is not said which rule the ruling is about") && out.contains("LAN-1"), "{out}");
    let (out, fine) = run(&folder, &[&sentence[..], &["--covers", "LAN-1"]].concat());
    assert!(fine, "{out}");
    let (out, fine) = run(&folder, &["test", "content/lanterns"]);
    assert!(fine && !out.contains("no snapshot"), "{out}");
    let (out, fine) = run(&folder, &[&sentence[..], &["--covers", "LAN-1"]].concat());
    assert!(!fine && out.contains("rest-brings-oil.ruling is there already"), "{out}");
}
