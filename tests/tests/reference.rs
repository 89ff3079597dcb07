//! The reference in docs/reference is made from the sources; here it is compared with them, and
//! written anew with `UPDATE_REFERENCE=1`. The examples of the guide are tried out, too.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck::handbook::blocks;
use quarterdeck_disk::pack_dir::read_pack;
use quarterdeck_dsl::describe::FUNCTIONS;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::resolve::uses::{SAID, USES, meaning};
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::syntax::Preposition;
use quarterdeck_dsl::verb::ArgumentType;
use quarterdeck_dsl::vocabulary::{RESERVED, Vocabulary};
use quarterdeck_rulings::Ruling;
use quarterdeck_runtime::reference::{
    ENGINE, FIELDS, FORMS, Kind, METHODS, Member, Mention, Mentioned, PARAMETERS, RULES, TABLES, TableKeys, TextEntry,
    TextFile, VERBS, parameters, verb_name,
};
use quarterdeck_runtime::{Bot, Game, Match, PackFiles, Setting, Skill, check};
use quarterdeck_tests::behind_nouns::table_of_filters;
use quarterdeck_tests::coverage::coverage;
use quarterdeck_tests::shelf::{gather, packs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().map(Path::to_path_buf).unwrap_or_default()
}

fn source(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}")).replace("\r\n", "\n")
}

fn page(name: &str, text: &str) {
    quarterdeck_tests::page::page("reference", name, text);
}

fn argument(kind: ArgumentType) -> &'static str {
    match kind {
        ArgumentType::Card => "one card",
        ArgumentType::Cards => "cards",
        ArgumentType::Drawn => "so many cards, perhaps from a place",
        ArgumentType::Places => "places or cards",
        ArgumentType::Resource => "so much of a resource",
        ArgumentType::CardsOrResource => "cards, or so much of a resource",
        ArgumentType::Number => "a number",
        ArgumentType::Place => "a zone, a place, or under a card",
        ArgumentType::Player => "a player",
        ArgumentType::Phase => "a phase",
        ArgumentType::Event => "an event of the pack",
        ArgumentType::Counter => "a counter",
        ArgumentType::Board => "a board",
        ArgumentType::Beat => "a beat of the story, or `the next beat`",
    }
}

fn preposition(preposition: &Preposition) -> &'static str {
    match preposition {
        Preposition::To => "to",
        Preposition::Into => "into, onto",
        Preposition::Under => "under",
        Preposition::By => "by",
        Preposition::In => "in, on, from",
    }
}

#[test]
fn verbs_of_the_reference_are_those_of_the_engine() {
    let mut text = String::from(
        "# Verbs\n\nAn instruction is a doer, a verb and its objects; without a doer it is you. Only verbs change\nwhat lies on the table, and each says so with an event.\n",
    );
    for verb in VERBS {
        let spec = verb.spec;
        text.push_str(&format!("\n## {}\n\n{}\n\n", spec.name, spec.about));
        text.push_str(&format!("- also written: `{}`\n", spec.third));
        text.push_str(&match spec.object {
            Some((kind, true)) => format!("- done to: {}\n", argument(kind)),
            Some((kind, false)) => format!("- done to: {} (may be left out)\n", argument(kind)),
            None => "- done to: nothing\n".into(),
        });
        for role in spec.roles {
            let words: Vec<&str> = role.prepositions.iter().map(preposition).collect();
            let left_out = if role.required { "" } else { " (may be left out)" };
            text.push_str(&format!("- {}: {}{left_out}\n", words.join(", "), argument(role.kind)));
        }
        text.push_str(&format!("- example: `{}`\n", spec.example));
    }
    page("verbs.md", &text);
}

#[test]
fn every_rule_has_its_rulings_and_every_ruling_its_rules() {
    let coverage = coverage();
    assert!(coverage.uncovered.is_empty(), "rules that no ruling covers:\n{}", coverage.uncovered.join("\n"));
    assert!(
        coverage.unknown.is_empty(),
        "rulings that cite an id that neither rules.txt nor scenarios.txt lists:\n{}",
        coverage.unknown.join("\n")
    );
    page("rules-to-rulings.md", &coverage.page);
}

#[test]
fn examples_of_verbs_are_sentences() {
    let game = game_of(&[&pack("content/port-royal")]);
    for verb in VERBS {
        if let Err(problem) = parse(verb.spec.example, Form::Instruction, &game.vocabulary) {
            panic!("example of `{}`: `{}`: {}", verb.spec.name, verb.spec.example, problem.message);
        }
    }
}

#[test]
fn sentences_of_the_reference_are_those_of_the_grammar() {
    let mut words = String::from("| word | means |\n|---|---|\n");
    let meanings = documented(&source("dsl/src/vocabulary.rs"), "pub enum Meaning {");
    let mut engine = Vocabulary::engine();
    engine.add_teams();
    for (word, found) in engine.words() {
        for meaning in found {
            let name = format!("{meaning:?}");
            let about = meanings.iter().find(|(known, _)| *known == name).map_or("", |(_, about)| about.as_str());
            words.push_str(&format!("| `{}` | {about} |\n", word.replace('_', " ")));
        }
    }
    let mut reserved: Vec<&str> = RESERVED.to_vec();
    reserved.sort_unstable();
    let reserved: Vec<String> = reserved
        .chunks(12)
        .map(|row| row.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(" "))
        .collect();
    let text = source("tests/reference/sentences.md")
        .replace("{{table}}", places_of_words().trim_end())
        .replace("{{filters}}", table_of_filters().trim_end())
        .replace("{{words}}", words.trim_end())
        .replace("{{reserved}}", &reserved.join("\n"))
        .replace("{{grammar}}", source("dsl/src/sentence.pest").trim_end());
    page("sentences.md", &text);
}

/// What every word of number means in every place, or why it is refused: from the table that the resolver asks.
fn places_of_words() -> String {
    let mut text = String::new();
    for (place, shown) in USES {
        text.push_str(&format!("### {shown}\n\n| word | means |\n|---|---|\n"));
        for (said, word) in SAID {
            let cell = match meaning(*place, *said) {
                Ok(meaning) => meaning.to_owned(),
                Err(reason) => format!("*refused:* {reason}"),
            };
            text.push_str(&format!("| {word} | {cell} |\n"));
        }
        text.push('\n');
    }
    text
}

/// The keys of a table, those of parts that have no heading of their own included.
fn rows(table: &TableKeys) -> String {
    let (told, inner): (Vec<&&TableKeys>, Vec<&&TableKeys>) =
        table.parts.iter().partition(|part| TABLES.iter().any(|known| known.name == part.name));
    let mut text = String::new();
    let mut keys = table.keys.iter().chain(inner.iter().flat_map(|part| part.keys)).peekable();
    if keys.peek().is_some() {
        text.push_str("\n| key | value | meaning |\n|---|---|---|\n");
    }
    for key in keys {
        text.push_str(&format!("| `{}` | {} | {} |\n", key.name, key.form.words(), key.meaning()));
    }
    for part in told {
        text.push_str(&format!("\nBeside these, all keys of `{}`.\n", part.written));
    }
    text
}

#[test]
fn keys_of_the_reference_are_those_that_are_declared() {
    let mut text = String::from(
        "# Tables and keys\n\nAll TOML files of a pack are read alike; which file a table stands in does not matter, except that\n`[pack]` stands in `pack.toml`. An unknown key is a mistake. Where a list can stand, a single value can.\n[Editors](../guide/editors.md) complete and check by the same declarations.\n",
    );
    for table in TABLES {
        let heading =
            if table.written.contains(['[', '=', '{']) { format!("`{}`", table.written) } else { table.written.into() };
        text.push_str(&format!("\n## {heading}\n\n{}\n{}", table.about, rows(table)));
    }
    page("keys.md", &text);
}

#[test]
fn texts_of_the_reference_are_those_that_are_read() {
    let mut text = String::from(
        "# Texts\n\nAll that players read stands in `locales/<language>.ftl`, or in any file in `locales/<language>/`, in the notation of\n[Fluent](https://projectfluent.org): `key = text`. In keys a `_` of an id is written `-`. A text that belongs to nothing, a variable\nthat is not there and a text that is missing are mistakes. A text may be made of others, `{ other-key }`, and of terms, `{ -term }`.\nWhat a pack says takes the place of what the packs that it needs, or the engine, say under the same key.\n\n## Texts of packs\n\n| key | of | variables | says |\n|---|---|---|---|\n",
    );
    for rule in RULES {
        let variables: Vec<String> = rule.variables.iter().map(|(name, about)| format!("`${name}`: {about}")).collect();
        let must = if rule.required { "must be there; " } else { "" };
        let of = if rule.of.is_empty() { "the pack" } else { rule.of };
        text.push_str(&format!("| `{}` | {of} | {} | {must}{} |\n", rule.pattern(), variables.join("; "), rule.about));
    }
    text.push_str("\n## Forms of names\n\nA name (`word-…`) has its forms as attributes, indented below it: `.other = cards`. A Russian word that is declined has\nall cases and a gender.\n\n| form | language | meaning |\n|---|---|---|\n");
    for (form, language, about) in FORMS {
        let language = if language.is_empty() { "all" } else { language };
        text.push_str(&format!(
            "| `{}` | {language} | {about} |\n",
            form.replace(", ", "`, `").replace(" and so on", "` and so on`")
        ));
    }
    text.push_str("\n## Texts of the engine\n\nA pack may say them in its own words, with the same variables.\n\n| key | variables | in English |\n|---|---|---|\n");
    let files: Vec<TextFile> =
        ENGINE.iter().map(|(language, text)| TextFile::read(language, "engine", text, &mut Vec::new())).collect();
    let variables = |entry: &TextEntry| -> BTreeSet<String> {
        let named = |mention: &Mention| match &mention.what {
            Mentioned::Variable(name) => Some(name.clone()),
            _ => None,
        };
        entry.mentions.iter().filter_map(named).collect()
    };
    for entry in &files[0].entries {
        let others = files.iter().flat_map(|file| &file.entries).filter(|other| other.key == entry.key);
        let named: BTreeSet<String> = others.flat_map(variables).map(|name| format!("`${name}`")).collect();
        let named: Vec<String> = named.into_iter().collect();
        let line = ENGINE[0].1[entry.spot.span.1..].lines().next().unwrap_or("").trim_start_matches([' ', '=']);
        let line = line.replace('|', "\\|");
        text.push_str(&format!("| `{}` | {} | {} |\n", entry.key, named.join(", "), line.trim()));
    }
    patterns(&files, &mut text);
    page("texts.md", &text.replace("``", ""));
}

/// The patterns by which languages make sentences of rules.
fn patterns(files: &[TextFile], text: &mut String) {
    text.push_str("\n## Patterns of sentences\n\nA language tells rules by these; [Add a language](../guide/language.md) says how they work. A pack may say them in its own words.\nThe parts are those that some language uses.\n\n| key | parts |\n|---|---|\n");
    let entries = || files.iter().flat_map(|file| &file.entries);
    let forms: BTreeSet<&str> = entries().filter_map(|entry| entry.key.strip_prefix("usual-")).collect();
    let asked = |key: &str| {
        ["say-", "do-", "verb-"].iter().any(|begins| key.starts_with(begins)) || key == "do" || key == "verb"
    };
    let keys: BTreeSet<&str> = entries().map(|entry| entry.key.as_str()).filter(|key| asked(key)).collect();
    for key in keys {
        let mut parts: BTreeSet<String> = BTreeSet::new();
        // What a pattern is made of sees the same parts.
        let mut open: Vec<(&str, &str)> = files.iter().map(|file| (file.language.as_str(), key)).collect();
        let mut seen = BTreeSet::new();
        while let Some((language, key)) = open.pop() {
            if !seen.insert((language, key)) {
                continue;
            }
            let here = files.iter().filter(|file| file.language == language).flat_map(|file| &file.entries);
            for mention in here.filter(|entry| entry.key == key).flat_map(|entry| &entry.mentions) {
                match &mention.what {
                    Mentioned::Variable(name) if !forms.contains(name.as_str()) => {
                        parts.insert(format!("`${name}`"));
                    }
                    Mentioned::Text(key, _) => open.push((language, key)),
                    _ => {}
                }
            }
        }
        text.push_str(&format!("| `{key}` | {} |\n", parts.into_iter().collect::<Vec<_>>().join(", ")));
    }
    text.push_str("\n| function | is given | tells |\n|---|---|---|\n");
    for (name, given, tells) in FUNCTIONS {
        text.push_str(&format!("| `{name}` | {given} | {tells} |\n"));
    }
}

/// The variants of an enum with their comments.
fn documented(text: &str, head: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut about = String::new();
    let body = text.split_once(head).map_or("", |(_, body)| body);
    for line in body.lines().map(str::trim).take_while(|line| *line != "}") {
        if let Some(comment) = line.strip_prefix("/// ") {
            if !about.is_empty() {
                about.push(' ');
            }
            about.push_str(comment);
        } else if !line.is_empty() {
            let name: String = line.chars().take_while(|letter| letter.is_alphanumeric()).collect();
            found.push((name, std::mem::take(&mut about)));
        }
    }
    found
}

#[test]
fn events_of_the_reference_are_those_of_the_sources() {
    let effects = source("runtime/src/check/effects.rs");
    let list = effects.split_once("for (section, shape) in [").and_then(|(_, rest)| rest.split_once(']'));
    let mut text = String::from(
        "# Events\n\n## What triggers hear\n\nThe `event` of a `[[rule]]` or `[[card.<id>.when]]`. In a trigger, `it` is the card that moved, else the\nplayer to whom it happened; `you` is the holder of the card, or for a rule the player who did it.\n\n| event | of |\n|---|---|\n",
    );
    for line in list.map_or("", |(list, _)| list).lines() {
        let parts: Vec<&str> = line.split('"').collect();
        if let [_, section, _, shape, _] = parts.as_slice() {
            let about = if *shape == "{}" { "announced by a verb" } else { *section };
            text.push_str(&format!("| `{}` | {about} |\n", shape.replace("{}", &format!("<{section}>"))));
        }
    }
    text.push_str("| `enters <board>` | board: any of its places |\n");
    for (word, about) in [("your", "only what happens to you"), ("another", "only what happens to others")] {
        assert!(effects.contains(&format!("strip_prefix(\"{word} \")")), "`{word} …` is no longer heard");
        text.push_str(&format!("| `{word} …` | before any of these: {about} |\n"));
    }
    text.push_str(
        "\nA resource that is paid counts as lost.\n\n## What the log records\n\n| event | when |\n|---|---|\n",
    );
    for (name, about) in documented(&source("runtime/src/event/mod.rs"), "\nkinds! {") {
        text.push_str(&format!("| {name} | {about} |\n"));
    }
    page("events.md", &text);
}

#[test]
fn what_scripts_can_say_is_what_the_bindings_know() {
    let mut text = String::from(
        "# Scripts\n\nFor what no sentence says. `run = \"file.function\"` calls the function of `scripts/file.luau` with the game and\nthe player; the file returns a table of functions. Fields are read with a dot (`card.zone`), methods called with\na colon (`you:zone(\"hand\")`), verbs given named arguments (`you:gain { resource = \"oil\", amount = 1 }`).\nAttributes of the pack are fields of cards and places.\n",
    );
    for kind in [Kind::Game, Kind::Player, Kind::Card, Kind::Zone] {
        text.push_str(&format!("\n## {}\n\n| | gives | |\n|---|---|---|\n", kind.name()));
        let row = |name: String, member: &Member| {
            format!("| `{name}` | `{}` | {} |\n", member.gives.replace('|', "\\|"), member.about)
        };
        for field in FIELDS.iter().filter(|field| field.of == kind) {
            text.push_str(&row(format!(".{}", field.name), field));
        }
        for method in METHODS.iter().filter(|method| method.of == kind) {
            text.push_str(&row(format!(":{}({})", method.name, method.given), method));
        }
    }
    text.push_str("\n## What `choose` is given\n\n| | | |\n|---|---|---|\n");
    for (name, kind, about) in PARAMETERS {
        text.push_str(&format!("| `{name}` | `{}` | {about} |\n", kind.replace('|', "\\|")));
    }
    text.push_str("\n## Verbs\n\nOf the game, done by `you`, or of a player. What is in brackets may be left out.\n\n| | given |\n|---|---|\n");
    for verb in VERBS {
        let given: Vec<String> = parameters(verb)
            .iter()
            .map(|given| if given.required { given.name.to_owned() } else { format!("[{}]", given.name) })
            .collect();
        text.push_str(&format!("| `:{}` | {} |\n", verb_name(verb.spec), given.join(", ")));
    }
    page("scripts.md", &text);
}

fn pack(folder: &str) -> PackFiles {
    read_pack(&root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"))
}

fn game_of(packs: &[&PackFiles]) -> Game {
    let checked = check(packs);
    let problems: Vec<String> =
        checked.problems.iter().map(|problem| format!("{}: {}", problem.file, problem.message)).collect();
    checked.game.unwrap_or_else(|| panic!("the pack has mistakes:\n{}", problems.join("\n")))
}

#[test]
fn the_phrasebook_quotes_the_packs() {
    let all = packs();
    let mut files: Option<PackFiles> = None;
    let mut quoted = 0;
    for line in source("docs/guide/phrasebook.md").lines() {
        if let Some(name) = line.strip_prefix("## ") {
            let found = pack(&format!("content/{}", name.trim()));
            game_of(&gather(&found, &all));
            files = Some(found);
            continue;
        }
        let (Some(files), true) = (&files, line.starts_with('|')) else {
            continue;
        };
        for sentence in line.split('`').filter(|piece| piece.starts_with('\'') && piece.ends_with('\'')) {
            quoted += 1;
            let toml = files.files.iter().filter(|(path, _)| path.ends_with(".toml"));
            assert!(toml.into_iter().any(|(_, text)| text.contains(sentence)), "{}: no file says {sentence}", files.id);
        }
    }
    assert!(quoted >= 40, "only {quoted} sentences are quoted");
}

/// Lanterns with some blocks of the guide added.
fn lanterns_with(blocks: &[(String, String)]) -> PackFiles {
    let mut files = pack("content/examples/lanterns");
    for (path, text) in blocks {
        let path = path.trim_start_matches("content/examples/lanterns/").to_owned();
        let file = files.files.entry(path).or_default();
        file.push('\n');
        file.push_str(text);
    }
    files
}

#[test]
fn the_mistakes_of_the_guide_are_those_that_check_finds() {
    let guide = source("docs/guide/first-card.md");
    let mut first = blocks(&guide).into_iter().take(1).collect::<Vec<_>>();
    first.iter_mut().for_each(|(_, text)| *text = text.replace("3 lanterns", "3 lantrens"));
    let files = lanterns_with(&first);
    let problems = check(&[&files]).problems;
    assert_eq!(problems.len(), 3, "{problems:?}");
    for problem in problems {
        let path = problem.file.trim_start_matches("lanterns/");
        let before = &files.files[path][..problem.span.0];
        let (line, column) = (before.matches('\n').count() + 1, before.len() - before.rfind('\n').unwrap_or(0));
        for shown in [format!("× {}", problem.message), format!("╭─[{}:{line}:{column}]", problem.file)] {
            assert!(guide.contains(&shown), "the guide should show `{shown}`");
        }
    }
}

/// Tutorials are there in Russian, too, with the same files to write.
#[test]
fn tutorials_in_russian_write_the_same_files() {
    for page in ["guide/first-card", "guide/expansion", "authoring/story", "guide/small-game"] {
        let name = page.rsplit('/').next().unwrap_or(page);
        let (english, russian) = (source(&format!("docs/{page}.md")), source(&format!("docs/ru/{name}.md")));
        assert_eq!(blocks(&english), blocks(&russian), "docs/ru/{name}.md writes other files than docs/{page}.md");
    }
}

#[test]
fn the_small_game_of_the_guide_works() {
    let blocks = blocks(&source("docs/guide/small-game.md"));
    let mut files = PackFiles { id: "mushrooms".into(), ..PackFiles::default() };
    for (path, text) in &blocks {
        let inner = path.strip_prefix("mushrooms/").expect("all files are the game's");
        files.files.insert(inner.to_owned(), text.clone());
    }
    hold(&blocks, game_of(&[&files]));
}

#[test]
fn the_first_card_of_the_guide_works() {
    let blocks = blocks(&source("docs/guide/first-card.md"));
    assert!(blocks.len() >= 4, "the guide adds a card, two languages and a ruling");
    let files = lanterns_with(&blocks);
    hold(&blocks, game_of(&[&files]));
}

#[test]
fn the_expansion_of_the_guide_works() {
    let blocks = blocks(&source("docs/guide/expansion.md"));
    let mut files = PackFiles { id: "lanterns-rain".into(), ..PackFiles::default() };
    for (path, text) in &blocks {
        let inner = path.strip_prefix("content/examples/lanterns-rain/").expect("all files are the expansion's");
        files.files.insert(inner.to_owned(), text.clone());
    }
    hold(&blocks, game_of(&[&files, &pack("content/examples/lanterns")]));
}

#[test]
fn the_chapter_of_the_guide_works() {
    let blocks = blocks(&source("docs/authoring/story.md"));
    let mut files = pack("content/examples/lanterns-feast");
    for (path, text) in &blocks {
        let inner = path.strip_prefix("content/examples/lanterns-feast/").expect("all files are the feast's");
        files.files.insert(inner.to_owned(), text.clone());
    }
    let lanterns = pack("content/examples/lanterns");
    let before = game_of(&[&pack("content/examples/lanterns-feast"), &lanterns]);
    let game = game_of(&[&files, &lanterns]);
    let chapters = |game: &Game| game.story.as_ref().map_or(0, |story| story.chapters.len());
    assert_eq!(chapters(&game), chapters(&before) + 1);
    hold(&blocks, game);
}

/// Every sentence that the page quotes stands in its pack, which can be played to its end.
#[test]
fn what_the_page_of_sayings_says_can_be_said() {
    let text = source("docs/guide/how-to-say.md");
    let mut files = PackFiles { id: "how-to-say".into(), ..PackFiles::default() };
    for (path, block) in blocks(&text) {
        let inner = path.strip_prefix("how-to-say/").expect("all files are one pack's");
        files.files.insert(inner.to_owned(), block);
    }
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| ")).collect();
    let quoted = rows.iter().flat_map(|line| line.split('`')).filter(|piece| piece.starts_with('\''));
    let mut sentences = 0;
    for sentence in quoted {
        sentences += 1;
        let said = sentence.trim_matches('\'');
        let there = files.files.iter().any(|(path, text)| path.ends_with(".toml") && text.contains(said));
        assert!(there, "the pack of the page does not say {sentence}");
    }
    assert!(rows.len() > 25 && sentences > 25, "{} rows, {sentences} sentences", rows.len());
    let game = Arc::new(game_of(&[&files]));
    for (seats, sides) in [(2, "alone"), (3, "alone"), (4, "pairs")] {
        for seed in 0..20 {
            let options = vec![("sides".to_owned(), sides.to_owned())];
            let setting = Setting { seats, seed, options, ..Setting::default() };
            let mut played = Match::new(game.clone(), &setting).expect("a match starts");
            let mut bot = Bot::new(Skill::Random, seed);
            for _ in 0..400 {
                if played.winners().is_some() {
                    break;
                }
                let at = bot.choose(&played);
                played.choose(at).unwrap_or_else(|error| panic!("{error:?}"));
            }
            assert!(played.winners().is_some_and(|winners| sides == "alone" || winners.len() % 2 == 0));
        }
    }
}

/// Every recipe of the cookbook is an action of its pack, and its ruling holds.
#[test]
fn the_recipes_of_the_cookbook_work() {
    let text = source("docs/guide/scripts.md");
    let blocks = blocks(&text);
    let mut files = PackFiles { id: "cookbook".into(), ..PackFiles::default() };
    for (path, block) in &blocks {
        let inner = path.strip_prefix("cookbook/").expect("all files are one pack's");
        if !inner.starts_with("rulings/") {
            files.files.insert(inner.to_owned(), block.clone());
        }
    }
    let game = game_of(&[&files]);
    let rulings: Vec<&str> =
        blocks.iter().filter(|(path, _)| path.ends_with(".ruling")).map(|(_, text)| text.as_str()).collect();
    let actions = files.files["pack.toml"].matches("[action.").count();
    assert!(actions >= 12, "{actions} recipes");
    for name in files.files["pack.toml"].split("[action.").skip(1).filter_map(|rest| rest.split(']').next()) {
        assert!(rulings.iter().any(|ruling| ruling.contains(&format!(": {name}\n"))), "no ruling plays `{name}`");
    }
    hold(&blocks, game);
}

/// Plays the rulings among the blocks.
fn hold(blocks: &[(String, String)], game: Game) {
    let game = Arc::new(game);
    let mut rulings = 0;
    for (path, text) in blocks.iter().filter(|(path, _)| path.ends_with(".ruling")) {
        let ruling = Ruling::parse(path, text).unwrap_or_else(|mistakes| panic!("{path}: {mistakes:?}"));
        let played = ruling.play(&|_, _| Ok(game.clone()));
        assert!(played.failures.is_empty(), "{path}: {:?}", played.failures);
        rulings += 1;
    }
    assert!(rulings > 0, "the guide has a ruling");
}

/// All pages of the documentation: path and text.
fn pages() -> Vec<(String, String)> {
    let mut names: Vec<String> = vec!["README.md".into(), "CONTRIBUTING.md".into(), "content/README.md".into()];
    for folder in [
        "docs",
        "docs/authoring",
        "docs/errors",
        "docs/examples",
        "docs/guide",
        "docs/recipes",
        "docs/reference",
        "docs/ru",
        "docs/rules",
    ] {
        let entries = fs::read_dir(root().join(folder)).expect("docs are there");
        let files = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        names.extend(files.filter(|name| name.ends_with(".md")).map(|name| format!("{folder}/{name}")));
    }
    names.sort();
    names.into_iter().map(|name| (name.clone(), source(&name))).collect()
}

#[test]
fn files_that_the_docs_name_exist() {
    let mut wrong = Vec::new();
    for (name, text) in pages() {
        let mut tokens: Vec<String> = Vec::new();
        for token in text.split('`').skip(1).step_by(2) {
            let ours = ["dsl/", "runtime/", "tools/", "tests/", "content/", "docs/"].iter();
            if ours.clone().any(|folder| token.starts_with(folder)) && !token.contains(['<', '*', '…', ' ', '{']) {
                tokens.push(token.to_owned());
            }
        }
        // What the page itself has its reader make; a ruling may lie in a folder of its own.
        let saved: Vec<&str> = text
            .lines()
            .filter_map(|line| ["Save as `", "Сохраните как `"].iter().find_map(|start| line.strip_prefix(start)))
            .filter_map(|rest| rest.split('`').next())
            .collect();
        for path in tokens {
            let made = path.ends_with(".ruling") || saved.iter().any(|saved| saved.starts_with(&path));
            if !made && !root().join(&path).exists() {
                wrong.push(format!("{name}: {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "these do not exist:\n{}", wrong.join("\n"));
}

#[test]
fn every_page_is_in_the_summary() {
    let summary = source("docs/SUMMARY.md");
    for (name, _) in pages() {
        if let Some(page) = name.strip_prefix("docs/").filter(|page| *page != "SUMMARY.md") {
            assert!(summary.contains(&format!("({page})")), "docs/SUMMARY.md does not name {page}");
        }
    }
}
