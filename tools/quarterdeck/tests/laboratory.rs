//! `simulate` as a laboratory, and `league`, as typed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use serde_json::Value;

/// What is printed when this is typed about Lanterns.
fn run(command: &str, more: &[&str]) -> (String, String, bool) {
    let command = [&[command, "lanterns", "--content", "content/examples"], more].concat();
    run_in(&root(), &command, b"")
}

fn simulate(more: &[&str]) -> String {
    let (told, errors, fine) = run("simulate", more);
    assert!(fine, "{more:?}: {errors}");
    told
}

fn json(more: &[&str]) -> Value {
    serde_json::from_str(&simulate(&[&["--format", "json"], more].concat())).unwrap()
}

/// A folder for one test, empty at first.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("quarterdeck-laboratory-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A copy of Lanterns in which one text is another.
fn changed(name: &str, file: &str, from: &str, to: &str) -> PathBuf {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
            let target = to.join(entry.file_name());
            if entry.path().is_dir() {
                copy(&entry.path(), &target);
            } else {
                fs::copy(entry.path(), target).unwrap();
            }
        }
    }
    let folder = folder(name).join("lanterns");
    copy(&root().join("content/examples/lanterns"), &folder);
    let file = folder.join(file);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(from), "{from}");
    fs::write(&file, text.replace(from, to)).unwrap();
    folder
}

fn card<'v>(study: &'v Value, id: &str) -> &'v Value {
    let cards = study["cards"].as_array().unwrap();
    cards.iter().find(|card| card["id"] == id).unwrap_or_else(|| panic!("{id}: {cards:?}"))
}

#[test]
fn cards_are_studied_and_threads_change_nothing() {
    let mut one = json(&["--games", "300", "--study"]);
    let mut two = json(&["--games", "300", "--study", "--threads", "2"]);
    for outcome in [&mut one, &mut two] {
        for measured in ["seconds", "games_per_second", "decisions_per_second", "threads"] {
            outcome.as_object_mut().unwrap().remove(measured);
        }
    }
    assert_eq!(one, two);
    let study = &one["study"];
    assert_eq!(study["matches"], 300);
    let seats: f64 = study["seats"].as_array().unwrap().iter().map(|seat| seat["value"].as_f64().unwrap()).sum();
    assert!((0.99..=1.2).contains(&seats), "somebody wins every match: {seats}");
    // Papers are in every hand from the beginning and are spent all the time.
    let sheet = card(study, "sheet");
    assert!(sheet["taken"].as_f64().unwrap() > 0.95, "{sheet}");
    // There is one dragon lantern, and it takes three papers: it comes late, and not always; but six glow win matches.
    let dragon = card(study, "dragon_lantern");
    let share = |key: &str| dragon[key].as_f64().unwrap();
    assert!(share("taken") < 0.9 && share("when") > 0.3, "{dragon}");
    assert!(share("held_by_winners") > share("held_by_losers"), "{dragon}");
    // A moon lantern takes a single paper.
    let moon = card(study, "moon_lantern");
    assert!(moon["advantage"]["low"].as_f64().unwrap() > 0.0, "{moon}");
    assert!(study["leaders"]["value"].as_f64().unwrap() > 0.5, "{study}");
}

#[test]
fn a_study_is_told_in_both_languages() {
    let english = simulate(&["--games", "50", "--study", "--lang", "en"]);
    for told in ["Length: ", "Seat 1 wins ", "Whoever leads alone at half time wins ", "advantage", "Dragon lantern"] {
        assert!(english.contains(told), "{told}: {english}");
    }
    let russian = simulate(&["--games", "50", "--study", "--lang", "ru"]);
    for told in ["Длина партии: ", "Место 1 побеждает", "перевес", "интервалом Уилсона"]
    {
        assert!(russian.contains(told), "{told}: {russian}");
    }
    assert!(!russian.contains("matches") && !russian.contains("ui-"), "{russian}");
    let (help, _, fine) = run_in(&root(), &["simulate", "--help", "--lang", "ru"], b"");
    assert!(fine && help.contains("Изучить партии") && help.contains("Сыграть те же раздачи"), "{help}");
    assert!(help.contains("Дать числу на карте") && !help.contains("Play until"), "{help}");
}

#[test]
fn a_report_is_a_page_by_itself_and_a_table_opens_in_spreadsheets() {
    let folder = folder("report");
    let (page, table, kept) = (folder.join("report.html"), folder.join("cards.csv"), folder.join("cards.parquet"));
    let files = ["--report", page.to_str().unwrap(), "--csv", table.to_str().unwrap()];
    let files = [&files[..], &["--cards", kept.to_str().unwrap()]].concat();
    simulate(&[&["--games", "100", "--lang", "en"][..], &files[..]].concat());
    let page = fs::read_to_string(&page).unwrap();
    assert!(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"));
    assert!(page.matches("<svg").count() > 10 && page.contains("Dragon lantern"), "{page}");
    assert!(page.contains("quarterdeck simulate lanterns --content content/examples --players 2"), "{page}");
    for outside in ["http:", "https:", "src=", "<script", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    let table = fs::read_to_string(&table).unwrap();
    let mut lines = table.lines();
    let columns = lines.next().unwrap().split(',').count();
    assert_eq!(columns, 11);
    let rows: Vec<&str> = lines.collect();
    assert!(rows.len() > 5 && rows.iter().all(|row| row.split(',').count() == columns), "{table}");
    // The Parquet file has the same columns by their names, and the numbers of the table to the last bit.
    let kept = fs::read(&kept).unwrap();
    assert!(kept.starts_with(b"PAR1") && kept.ends_with(b"PAR1"));
    let holds = |bytes: &[u8]| kept.windows(bytes.len()).any(|part| part == bytes);
    for name in table.lines().next().unwrap().split(',') {
        assert!(holds(name.as_bytes()), "{name}");
    }
    let offered: Vec<f64> = rows.iter().map(|row| row.split(',').nth(2).unwrap().parse().unwrap()).collect();
    let exact = offered.iter().find(|share| **share > 0.0 && (**share * 100.0).fract() == 0.0).unwrap();
    assert!(holds(&exact.to_le_bytes()), "{exact}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_report_of_a_story_shows_its_beats_and_quests_and_counts_what_stays_aside() {
    let folder = folder("report-story");
    let page = folder.join("report.html");
    let command = ["simulate", "lanterns-feast", "--content", "content/examples", "--games", "12", "--lang", "en"];
    let (told, errors, fine) = run_in(&root(), &[&command[..], &["--report", page.to_str().unwrap()]].concat(), b"");
    assert!(fine, "{errors}");
    // The two quests of the other chapter.
    assert!(told.contains("2 cards stayed aside in every match.") && !told.contains("warm window"), "{told}");
    let page = fs::read_to_string(&page).unwrap();
    assert!(page.contains("<h1>Lanterns: The feast</h1>"), "{page}");
    assert!(page.contains("<title>Beat dusk: 100.0\u{a0}% ["), "{page}");
    assert!(page.contains("<title>First light, laid out 12×: "), "{page}");
    assert!(page.contains(">20\u{a0}%</text>"), "{page}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_same_pack_does_not_differ_and_another_does() {
    let same = simulate(&["--games", "200", "--lang", "en", "--compare", "content/examples"]);
    assert!(same.contains("The same seeds: 200 matches with the earlier version, 200 with this one."), "{same}");
    assert!(same.contains("No card is taken or held more or less often") && !same.contains(" *"), "{same}");
    // A moon lantern that nobody can pay for is not lit.
    let dear =
        changed("dear", "cards/lanterns.toml", "glow = 2, cost = 1, count = 2", "glow = 2, cost = 30, count = 2");
    let differs = simulate(&["--games", "200", "--lang", "en", "--compare", dear.to_str().unwrap()]);
    assert!(differs.contains("Moon lantern: held at the end by more or fewer players, by +"), "{differs}");
    fs::remove_dir_all(dear.parent().unwrap()).unwrap();
    let (_, errors, fine) = run("simulate", &["--games", "2", "--compare", "nowhere"]);
    assert!(!fine && errors.contains("there is no folder nowhere"), "{errors}");
}

#[test]
fn an_expansion_is_compared_with_itself_as_it_is_named() {
    let chapters = ["--chapters", "--players", "2", "--games", "6", "--lang", "en", "--bots", "greedy"];
    let command = [&["simulate", "lanterns-feast", "--content", "content/examples"][..], &chapters].concat();
    for folder in ["content/examples", "content/examples/lanterns-feast"] {
        let (told, errors, fine) = run_in(&root(), &[&command[..], &["--compare", folder]].concat(), b"");
        assert!(fine, "{folder}: {errors}");
        assert!(told.contains("matches with the earlier version"), "{told}");
        let chapters: Vec<&str> = told.lines().filter(|line| line.contains("chapter ")).collect();
        assert!(!chapters.is_empty() && chapters.iter().all(|line| line.contains(" 0.0 [")), "{told}");
    }
}

#[test]
fn a_number_is_swept_and_a_dear_card_is_held_less() {
    let all = json(&["--games", "200", "--sweep", "card.moon_lantern.cost=1..7"]);
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), 7);
    let held = |at: usize| card(&all[at]["study"], "moon_lantern")["held_by_winners"].as_f64().unwrap();
    assert!(held(0) > held(6) + 0.2, "{} {}", held(0), held(6));
    let told = simulate(&["--games", "20", "--lang", "en", "--sweep", "card.dragon_lantern.cost=2..3"]);
    assert!(told.contains("dragon_lantern.cost, at most 20 matches with each value:"), "{told}");
    for (wish, told) in [
        ("card.dragon_lanten.cost=1..2", "did you mean `dragon_lantern`?"),
        ("card.dragon_lantern.price=1..2", "it has: cost, glow"),
        ("dragon_lantern.cost=1..2", "card.beacon.cost=1..5"),
    ] {
        let (_, errors, fine) = run("simulate", &["--games", "2", "--sweep", wish]);
        assert!(!fine && errors.contains(told), "{wish}: {errors}");
    }
}

#[test]
fn matches_are_played_until_enough_is_known() {
    let settled = json(&["--until", "±5%"]);
    let matches = settled["games"].as_u64().unwrap();
    assert!((250..=1000).contains(&matches) && matches.is_multiple_of(250), "{matches}");
    assert_eq!(json(&["--until", "5", "--threads", "2"])["log_hash"], settled["log_hash"]);
    assert_eq!(json(&["--until", "0.1%", "--games", "300"])["games"], 300);
    let (_, errors, fine) = run("simulate", &["--until", "soon"]);
    assert!(!fine && errors.contains("±0.5%"), "{errors}");
}

#[test]
fn a_league_says_who_is_better() {
    let more = ["--bots", "random,greedy", "--matches", "40", "--format", "json"];
    let (told, errors, fine) = run("league", &more);
    assert!(fine, "{errors}");
    let all: Value = serde_json::from_str(&told).unwrap();
    let pairing = &all[0];
    assert_eq!((&pairing["bot"], &pairing["against"]), (&"greedy".into(), &"random".into()));
    assert!(pairing["won"]["low"].as_f64().unwrap() > 0.5, "{pairing}");
    let (again, ..) = run("league", &[&more[..], &["--threads", "2"]].concat());
    assert_eq!(again, told);
    let (table, ..) = run("league", &["--bots", "random,greedy", "--matches", "2", "--format", "markdown"]);
    assert!(table.starts_with("| game | players | bots | matches | won | fair share |\n|---|"), "{table}");
    let (_, errors, fine) = run("league", &["--bots", "random,gredy", "--matches", "2"]);
    assert!(!fine && errors.contains("there is no bot `gredy`"), "{errors}");
}

#[test]
fn a_bot_that_searches_plays_where_bots_are_named() {
    let (told, errors, fine) =
        run("play", &["--auto", "--bots", "search:8", "--players", "2", "--seed", "3", "--lang", "en"]);
    assert!(fine && told.contains("How it ended:"), "{told}{errors}");
    let few = ["--games", "1", "--bots", "search,random", "--iterations", "5", "--format", "json"];
    assert_eq!(simulate(&few).split("log_hash").nth(1), simulate(&few).split("log_hash").nth(1));
}
