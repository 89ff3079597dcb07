//! A language is added without a line of Rust: German for a small pack, by files of texts alone. They lie in
//! tests/languages/de and say what docs/guide/language.md explains.

use std::sync::Arc;

use quarterdeck_dsl::describe::{self, Scoped};
use quarterdeck_dsl::resolve::{self, Scope};
use quarterdeck_dsl::vocabulary::FamilyId;
use quarterdeck_runtime::telling::{Tongue, Words};
use quarterdeck_runtime::{Bot, Game, PackFiles, Setting, Skill, Table, check};
use quarterdeck_tests::shelf::packs;

const RULES: &str = include_str!("../languages/de/rules.ftl");
const TEXTS: &str = include_str!("../languages/de/lanterns.ftl");
const ENGINE: &str = include_str!("../languages/de/engine.ftl");

/// The pack with German as one of its languages.
fn lanterns(rules: &str) -> PackFiles {
    let mut pack = packs().into_iter().find(|pack| pack.id == "lanterns").expect("lanterns is there");
    let about = pack.files.get_mut("pack.toml").expect("a pack has its pack.toml");
    *about = about.replace(r#"["en", "ru"]"#, r#"["en", "ru", "de"]"#);
    pack.files.insert("locales/de/rules.ftl".to_owned(), rules.to_owned());
    pack.files.insert("locales/de/texts.ftl".to_owned(), TEXTS.to_owned());
    pack.files.insert("locales/de/engine.ftl".to_owned(), ENGINE.to_owned());
    pack
}

fn game(pack: &PackFiles) -> Game {
    let checked = check(&[pack]);
    let told: Vec<String> =
        checked.problems.iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
    checked.game.expect("a game")
}

#[test]
fn every_card_of_a_pack_is_told_in_a_third_language() {
    let game = game(&lanterns(RULES));
    let tongue = Tongue { game: &game, language: "de" };
    let options: Vec<i16> = game.options.iter().map(|option| option.default).collect();
    let text = |name: &str| {
        let family = game.families.iter().position(|family| family.name == name).expect("a card");
        tongue.family_text(FamilyId::at(family), &options).to_string()
    };
    assert_eq!(text("moon_lantern"), "Wirf 1 goldenes Papier aus deiner Hand ab.");
    assert_eq!(text("fish_lantern"), "Wirf 2 grüne Papiere aus deiner Hand ab.");
    assert_eq!(text("dragon_lantern"), "Wirf 3 Papiere in verschiedenen Farben aus deiner Hand ab.");
    assert_eq!(
        text("tallow_candle"),
        "Wirf 1 rotes Papier aus deiner Hand ab. Zu Beginn deines Zuges: drehe diese Karte um."
    );
    assert_eq!(text("beacon"), "Wirf 2 rote Papiere aus deiner Hand ab. Zu Beginn deines Zuges: erhalte 1 Öl.");
}

/// Matches are told in the language from the first line of the log to the last, with every label and question: nothing of it is
/// what English readers are told, but for names and numbers.
#[test]
fn a_match_is_told_in_a_third_language() {
    let game = Arc::new(game(&lanterns(RULES)));
    let mut told = 0;
    for seed in 0..3 {
        let setting = Setting { seats: 3, seed, ..Setting::default() };
        let mut table = Table::start(Arc::clone(&game), setting).expect("a table");
        let mut bot = Bot::new(Skill::Random, seed);
        while table.now().winners().is_none() {
            let labels = |language| {
                let speaker = table.speaker(Some(0), language);
                let labels: Vec<String> =
                    speaker.options().into_iter().map(|option| option.label).chain([speaker.prompt()]).collect();
                labels
            };
            for (here, there) in labels("de").into_iter().zip(labels("en")) {
                assert_ne!(here, there);
                told += 1;
            }
            let at = bot.choose(table.now());
            table.decide(at).expect("it is open");
        }
        let lines = |language| table.speaker(Some(0), language).narrate(0);
        for (here, there) in lines("de").into_iter().zip(lines("en")) {
            assert_ne!(here.text, there.text);
            told += 1;
        }
    }
    assert!(told > 300, "only {told} texts were compared");
}

#[test]
fn sentences_agree_in_a_third_language() {
    let game = game(&lanterns(RULES));
    let scope = Scope { this: true, they: true, ..Scope::default() };
    let words = Words { locales: &game.locales, language: "de" };
    let lexicon = Scoped { lexicon: &words, scope: &scope };
    let vocabulary = &game.vocabulary;
    let deed = |text: &str| {
        let tree = resolve::instruction(text, vocabulary, &scope).unwrap_or_else(|problems| panic!("{problems:?}"));
        describe::instruction(&tree, vocabulary, &lexicon)
    };
    let asked = |text: &str| {
        let tree = resolve::requirement(text, vocabulary, &scope).unwrap_or_else(|problems| panic!("{problems:?}"));
        describe::requirement(&tree, vocabulary, &lexicon)
    };
    let holds = |text: &str| {
        let tree = resolve::condition(text, vocabulary, &scope).unwrap_or_else(|problems| panic!("{problems:?}"));
        describe::clause(&tree, vocabulary, &lexicon)
    };
    assert_eq!(deed("each player draws 2 cards"), "Jeder Spieler zieht 2 Karten.");
    assert_eq!(
        deed("move the top card of the deck to the row"),
        "Bewege die oberste Karte des Stapels in die Auslage."
    );
    assert_eq!(deed("shuffle the deck"), "Mische den Stapel.");
    assert_eq!(asked("hold 1 lantern and pay 1 oil"), "Zahle 1 Öl, wenn du 1 Laterne hast.");
    assert_eq!(asked("hold 2 lanterns"), "Du musst 2 Laternen haben.");
    assert_eq!(holds("there are at most 5 cards in your hand"), "in deiner Hand höchstens 5 Karten sind");
    assert_eq!(holds("this card is a lantern"), "diese Karte eine Laterne ist");
}

#[test]
fn a_language_that_lacks_a_pattern_is_told_so() {
    let rules = RULES.replace("say-then = { $first }, dann { $last }\n", "");
    let checked = check(&[&lanterns(&rules)]);
    let told: Vec<&str> = checked.problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(told, ["sentences in `de` lack patterns: `say-then`"]);
    let rules = RULES.replace("{ $first }, dann { $last }", "{ FROM($first) }, dann { $last }");
    let checked = check(&[&lanterns(&rules)]);
    let told: Vec<&str> = checked.problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(told, ["there is no function `FROM`"]);
}
