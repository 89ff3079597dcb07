//! Every recipe of the handbook works by copying: its files, laid into the game that `new game` writes, are without a mistake,
//! its ruling holds, and matches come to their end.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::common::run_in;

use quarterdeck::handbook::{Section, blocks, recipes};
use quarterdeck_disk::pack_dir::read_pack;
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::{Bot, Game, Match, PackFiles, Setting, Skill, check};

/// What the recipes are laid into.
const GAME: &str = "treasury";

/// The game as a newcomer has it.
fn begun() -> PackFiles {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("recipes");
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let (out, errors, fine) = run_in(&folder, &["new", "game", GAME, "--lang", "en"], b"");
    assert!(fine, "{out}{errors}");
    read_pack(&folder.join(GAME)).expect("the game can be read")
}

/// The packs of a recipe: the game with what is added to it, and an expansion if the recipe is one.
fn laid(recipe: &Section, game: &PackFiles) -> Vec<PackFiles> {
    let mut packs = BTreeMap::from([(GAME.to_owned(), game.clone())]);
    for (path, text) in blocks(recipe.body) {
        let (id, inner) = path.split_once('/').expect("a file of a pack");
        let new = || PackFiles { id: id.to_owned(), ..PackFiles::default() };
        let file = packs.entry(id.to_owned()).or_insert_with(new).files.entry(inner.to_owned()).or_default();
        if !file.is_empty() {
            file.push('\n');
        }
        file.push_str(&text);
    }
    packs.into_values().collect()
}

fn game_of(title: &str, packs: &[PackFiles]) -> Arc<Game> {
    let checked = check(&packs.iter().collect::<Vec<_>>());
    let problems: Vec<String> =
        checked.problems.iter().map(|problem| format!("{}: {}", problem.file, problem.message)).collect();
    assert!(problems.is_empty(), "“{title}”:\n{}", problems.join("\n"));
    Arc::new(checked.game.expect("nothing is wrong"))
}

#[test]
fn every_recipe_works_by_copying() {
    let game = begun();
    for recipe in recipes() {
        let packs = laid(&recipe, &game);
        let made = game_of(recipe.title, &packs);
        let rulings: Vec<(String, String)> =
            blocks(recipe.body).into_iter().filter(|(path, _)| path.ends_with(".ruling")).collect();
        assert!(!rulings.is_empty(), "“{}” has no ruling", recipe.title);
        for (path, text) in rulings {
            let ruling = Ruling::parse(&path, &text).unwrap_or_else(|wrong| panic!("{path}: {wrong:?}"));
            let played = ruling.play(&|_, _| Ok(made.clone()));
            assert!(played.failures.is_empty(), "“{}”: {path}: {:?}", recipe.title, played.failures);
        }
        for seed in 0..6 {
            play_out(recipe.title, &made, seed);
        }
    }
}

/// Plays a match by chance to its end.
fn play_out(title: &str, game: &Arc<Game>, seed: u64) {
    let setting = Setting { seats: 2 + (seed % 3) as u8, seed, ..Setting::default() };
    let mut played = Match::new(game.clone(), &setting).expect("a match starts");
    let mut bot = Bot::new(Skill::Random, seed);
    for _ in 0..2_000 {
        if played.winners().is_some() {
            return;
        }
        let at = bot.choose(&played);
        played.choose(at).unwrap_or_else(|error| panic!("“{title}”: {error:?}"));
    }
    panic!("“{title}”: a match does not end");
}

/// The command answers a question with a recipe, and knows commands as well.
#[test]
fn help_answers_in_the_words_of_the_one_who_asks() {
    let asked = |words: &[&str]| {
        let words: Vec<&str> = ["help"].iter().chain(words).copied().collect();
        let (told, _, found) = run_in(Path::new(env!("CARGO_TARGET_TMPDIR")), &words, b"");
        (found, told)
    };
    let (found, told) = asked(&["how", "do", "I", "make", "a", "card", "cheaper", "--lang", "en"]);
    assert!(found && told.starts_with("Make cards cheaper\n"), "{told}");
    assert!(told.contains("docs/recipes/costs.md") && told.contains("[query.price]"), "{told}");
    let (found, told) = asked(&["сделать", "карту", "дешевле", "--lang", "ru"]);
    assert!(found && told.starts_with("Сделать карты дешевле\n"), "{told}");
    let (found, told) = asked(&["сделать", "карту", "дешевле"]);
    assert!(found && told.contains("Сохраните как `treasury/prices.toml`") && told.contains("Источник"), "{told}");
    assert!(!told.contains("Save as") && !told.contains("Add to"), "{told}");
    let (found, told) = asked(&["почему", "карта", "не", "сработала"]);
    assert!(found && told.contains("только по-английски"), "what is there in English only says so: {told}");
    let (found, told) = asked(&["check", "--lang", "en"]);
    assert!(found && told.contains("quarterdeck check"), "{told}");
    let (found, told) = asked(&["xyzzy", "--lang", "en"]);
    assert!(!found && told.contains("docs/recipes/cards.md"), "{told}");
}

/// What the page says of copying is so: nothing but the named files is needed.
#[test]
fn recipes_name_files_of_the_game() {
    for recipe in recipes() {
        for (path, _) in blocks(recipe.body) {
            let first = Path::new(&path).iter().next().and_then(|part| part.to_str()).unwrap_or_default();
            assert!(first == GAME || first == "treasury-night", "“{}”: {path}", recipe.title);
        }
    }
}
