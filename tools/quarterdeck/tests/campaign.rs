//! Campaigns and stories at the command line: a campaign goes on in another process at any decision,
//! bots play one to its end, and the story is shown.

use std::path::{Path, PathBuf};

use crate::common::{root, run_in};
use crate::copied::copy;
use serde_json::Value;

const FEAST: [&str; 5] = ["lanterns", "--with", "lanterns-feast", "--content", "content/examples"];

fn run(command: &[&str], input: &str) -> (String, String, bool) {
    run_in(&root(), command, input.as_bytes())
}

fn feast(command: &str, more: &[&str], input: &str) -> String {
    let all: Vec<&str> = [command].into_iter().chain(FEAST).chain(more.iter().copied()).collect();
    let (out, errors, fine) = run(&all, input);
    assert!(fine, "{errors}");
    out
}

fn file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_file(&file).ok();
    file
}

fn progress(file: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn a_campaign_goes_on_in_another_process_at_any_decision() {
    let file = file("goes-on.campaign.json");
    let named = file.to_string_lossy().into_owned();
    let more = ["--campaign", &named, "--players", "2", "--people", "2", "--seed", "3", "--lang", "en"];
    let (mut finished, mut decided) = (0, 0);
    for _ in 0..60 {
        // One reader takes the seat and decides once; then the process ends.
        let out = feast("play", &more, "\n1\n");
        let progress = progress(&file);
        assert_eq!(progress["chapter"].is_null(), out.contains("The campaign is won"), "{out}");
        if progress["chapter"].is_null() {
            break;
        }
        assert!(out.contains("kept in"), "{out}");
        let results = progress["results"].as_array().unwrap().len();
        let now = progress["current"]["decisions"].as_array().map_or(0, Vec::len);
        if results > finished {
            assert_eq!((results, now), (finished + 1, 0), "the next match has just begun");
        } else {
            assert_eq!(now, decided + 1, "one decision more");
        }
        (finished, decided) = (results, now);
    }
    assert!(finished >= 1, "60 decisions are more than one match");
}

/// Without a file a campaign is kept where one stands, under the name of the game, and the same command goes on.
#[test]
fn a_campaign_without_a_file_is_kept_under_the_name_of_the_game() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("here");
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    let content = root().join("content/examples").canonicalize().unwrap().to_string_lossy().into_owned();
    let command = ["play", "lanterns", "--with", "lanterns-feast", "--content", &content, "--campaign"];
    let command = [&command[..], &["--players", "2", "--seed", "3", "--lang", "en"]].concat();
    let (out, errors, fine) = run_in(&folder, &command, b"1\n");
    assert!(fine, "{errors}");
    let kept: Vec<String> = (std::fs::read_dir(&folder).unwrap())
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        // The version before lies beside it.
        .filter(|name| !name.ends_with(".before"))
        .collect();
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(kept[0].starts_with("lanterns") && out.contains(&kept[0]), "{kept:?}: {out}");
    let decided = |folder: &Path| {
        let progress = progress(&folder.join(&kept[0]));
        progress["current"]["decisions"].as_array().map_or(0, Vec::len)
    };
    let before = decided(&folder);
    assert!(before >= 1);
    let (out, errors, fine) = run_in(&folder, &command, b"1\n");
    assert!(fine && out.contains("goes on"), "{errors}{out}");
    assert!(decided(&folder) > before, "the campaign went on by a decision");
}

#[test]
fn bots_play_a_campaign_to_its_end() {
    let file = file("bots.campaign.json");
    let named = file.to_string_lossy().into_owned();
    let more = ["--campaign", &named, "--players", "2", "--seed", "5", "--auto", "--lang", "en"];
    let out = feast("play", &more, "");
    assert!(out.contains("The campaign is won"), "{out}");
    for told in ["═══ The harvest feast ═══", "── Dusk ──", "── Thaw ──"] {
        assert!(out.contains(told), "{told} was not told");
    }
    let progress = progress(&file);
    assert_eq!((&progress["chapter"], &progress["current"]), (&Value::Null, &Value::Null));
    assert!(feast("play", &more, "").contains("is over"));
}

#[test]
fn one_joins_the_story_at_a_beat() {
    let more = ["--chapter", "2", "--beat", "drifts", "--players", "2", "--seed", "5", "--lang", "en"];
    let out = feast("play", &more, "quit\n");
    assert!(out.contains("You join the story at “Drifts to the sill”."), "{out}");
    assert!(out.contains("○ A bright corner") && out.contains("missing: "), "{out}");
    let wrong: Vec<&str> = ["play"].into_iter().chain(FEAST).chain(["--beat", "drift"]).collect();
    let (_, errors, fine) = run(&wrong, "");
    assert!(!fine && errors.contains("did you mean `drifts`?"), "{errors}");
}

#[test]
fn the_story_is_shown_as_text_page_drawing_and_json() {
    for language in ["en", "ru"] {
        let text = feast("story", &["--lang", language], "");
        insta::assert_snapshot!(format!("the-feast-{language}"), text);
    }
    let page = feast("story", &["--format", "html", "--lang", "en"], "");
    assert!(page.starts_with("<!doctype html>") && page.contains("<svg") && !page.contains("http://www.w3.org/1999"));
    let drawing = feast("story", &["--format", "svg", "--lang", "en"], "");
    assert!(drawing.starts_with("<svg") && drawing.matches("<rect").count() == 9, "{drawing}");
    let json: Value = serde_json::from_str(&feast("story", &["--format", "json", "--lang", "en"], "")).unwrap();
    assert_eq!(json["chapters"][1]["beats"][0]["ways"][0]["to"], "sledges");
    let (_, errors, fine) = run(&["story", "lanterns", "--content", "content/examples"], "");
    assert!(!fine && errors.contains("tells no story"), "{errors}");
}

#[test]
fn a_quest_that_the_cards_cannot_meet_is_warned_of() {
    let content = Path::new(env!("CARGO_TARGET_TMPDIR")).join("impossible");
    std::fs::remove_dir_all(&content).ok();
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples"), &content);
    let quests = content.join("lanterns-feast/quests.toml");
    let text = std::fs::read_to_string(&quests).unwrap();
    let text = text.replace("'hold 1 lantern and pay 1 oil'", "'hold 2 dragon lanterns or 40 brightness'");
    std::fs::write(&quests, text).unwrap();
    let content = content.to_string_lossy().into_owned();
    let story = ["story", "lanterns", "--with", "lanterns-feast", "--content", &content];
    let (out, errors, fine) = run(&[&story[..], &["--lang", "en", "--strict"]].concat(), "");
    assert!(!fine, "--strict fails where there is a warning: {errors}");
    let warning = "! warm_window: “you must have 2 dragon lanterns” cannot be met: it asks for 2, and with the cards in play when beat first_snow is told there are 1";
    assert!(out.contains(warning), "{out}");
    let other = "! warm_window: “you must have brightness of at least 40” cannot be met: it asks for 40, and with the cards in play when beat first_snow is told there are 26";
    assert!(out.contains(other), "each way is told: {out}");
    assert_eq!(out.matches("! ").count(), 2, "{out}");
}

#[test]
fn chapters_of_two_versions_are_compared() {
    let played = ["--chapters", "--games", "60", "--players", "2", "--lang", "en", "--compare"];
    let with = |folder: &str| feast("simulate", &[&played[..], &[folder]].concat(), "");
    let same = with("content/examples");
    assert!(same.contains("The same seeds: 120 matches with the earlier version, 120 with this one."), "{same}");
    assert_eq!(same.matches("players: 2 ").count(), 2, "a line for each chapter: {same}");
    assert!(same.contains(" 0.0 [") && !same.contains(" *"), "{same}");
    // A quest that nobody can do.
    let harder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("harder");
    std::fs::remove_dir_all(&harder).ok();
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/examples"), &harder);
    let quests = harder.join("lanterns-feast/quests.toml");
    let text = std::fs::read_to_string(&quests).unwrap();
    std::fs::write(&quests, text.replace("'hold 1 lantern and pay 1 oil'", "'hold 40 brightness'")).unwrap();
    let differs = with(&harder.to_string_lossy());
    let line = |chapter: &str| differs.lines().find(|line| line.contains(chapter)).unwrap_or_default();
    assert!(line("snow").contains(" 0.0\u{a0}% [0.0; 6.0]") && line("snow").ends_with(" *"), "{differs}");
    assert!(line("harvest").contains(" 0.0 ["), "{differs}");
}

#[test]
fn simulations_count_quests_and_chapters() {
    let more = ["--campaign", "--games", "6", "--players", "2", "--bots", "greedy", "--format", "json"];
    let one: Value = serde_json::from_str(&feast("simulate", &more, "")).unwrap();
    assert_eq!((&one[0]["campaigns"], &one[0]["players"]), (&6.into(), &2.into()));
    assert!(one[0]["chapters"]["harvest"]["quests"]["first_light"]["laid"].as_u64().unwrap() >= 6);
    let threads: Vec<&str> = more.iter().copied().chain(["--threads", "2"]).collect();
    let two: Value = serde_json::from_str(&feast("simulate", &threads, "")).unwrap();
    assert_eq!(one, two, "the number of threads changes nothing");
    let chapters = feast("simulate", &["--chapters", "--games", "3", "--over", "chapter"], "");
    assert!(chapters.contains("snow, 4 players: 6 matches\nchapter harvest: 3 matches"), "{chapters}");
    let counted = ["--games", "20", "--players", "2", "--coverage", "--format", "json"];
    let coverage: Value = serde_json::from_str(&feast("simulate", &counted, "")).unwrap();
    let plain: Value = serde_json::from_str(&feast("simulate", &[&counted[..4], &counted[5..]].concat(), "")).unwrap();
    assert_eq!(coverage["log_hash"], plain["log_hash"], "counting changes nothing");
    assert!(plain.get("coverage").is_none());
    let sections = coverage["coverage"].as_array().unwrap();
    let section = |name: &str| sections.iter().find(|section| section["name"] == name).unwrap();
    let rest = &section("actions")["happened"]["rest"];
    assert_eq!(rest["matches"], 20);
    assert!(rest["times"].as_u64().unwrap() >= 20);
    assert_eq!(section("phases")["happened"]["match"]["matches"], 20);
    assert!(!section("beats")["never"].as_array().unwrap().is_empty(), "one chapter does not tell all beats");
    let threads: Value =
        serde_json::from_str(&feast("simulate", &[&counted[..], &["--threads", "2"]].concat(), "")).unwrap();
    assert_eq!(coverage["coverage"], threads["coverage"], "the number of threads changes nothing");
    let text = feast("simulate", &["--games", "5", "--coverage"], "");
    assert!(text.contains("  actions: ") && text.contains("    never: "), "{text}");
    let text = feast("simulate", &["--games", "20"], "");
    assert!(text.contains("quest first light: laid out 20"), "{text}");
}
