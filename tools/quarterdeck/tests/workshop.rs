//! `watch --browser`: the table of somebody who works on a pack, and the pane beside it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::copied::copy;
use crate::web::browser::{Browser, Driver};
use crate::web::{Folder, request, root};
use serde_json::{Value, json};

/// A copy of a small game that is worked on at a table.
struct Work {
    folder: Folder,
    process: Child,
    link: String,
}

impl Work {
    fn start(more: &[&str]) -> Work {
        let folder = Folder::new();
        copy(&root().join("content/examples/lanterns"), &folder.0.join("lanterns"));
        Work::start_in(folder, more)
    }

    fn start_in(folder: Folder, more: &[&str]) -> Work {
        let mut process = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
            .args(["watch", "lanterns", "--browser", "--content", ".", "--lang", "en"])
            .args(more)
            .current_dir(&folder.0)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let link = lines.find(|line| line.starts_with("http://")).expect("a link is told");
        // Whatever is told later is read, so that telling it never waits.
        std::thread::spawn(move || lines.for_each(drop));
        Work { folder, process, link }
    }

    fn save(&self, file: &str, old: &str, new: &str) {
        let path = self.folder.0.join("lanterns").join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(old), "{file} says nothing of `{old}`");
        fs::write(path, text.replacen(old, new, 1)).unwrap();
    }

    /// Host and port, the name of the table, and the secret of the seat.
    fn parts(&self) -> (&str, &str, &str) {
        let (address, rest) = self.link.trim_start_matches("http://").split_once("/w/").unwrap();
        let (table, secret) = rest.split_once('#').unwrap();
        (address, table, secret)
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

const PANE: &str = "document.getElementById('workshop')";

fn text(browser: &Browser<'_>, part: &str) -> String {
    let told = browser.run(&format!("return {PANE}.querySelector('{part}')?.innerText ?? ''"));
    told.as_str().unwrap_or_default().to_owned()
}

/// Rests until it is somebody else's turn, and waits for one's own again.
fn decide(browser: &Browser<'_>) {
    browser.until("document.body.dataset.asked === 'true'");
    browser.run("document.getElementById('page').open && document.getElementById('page').close()");
    let at = browser.run("return document.body.dataset.at");
    browser.run("document.querySelector('#list')?.click()");
    browser.run("document.querySelector('#bar [data-option=rest]').click()");
    browser.until(&format!("document.body.dataset.at !== {at} && document.body.dataset.asked === 'true'"));
}

#[test]
fn the_match_goes_on_and_the_pane_tells_what_came_of_a_save() {
    let (work, driver) = (Work::start(&[]), Driver::start());
    let browser = driver.open([1280, 800]);
    browser.go(&work.link);
    browser.until(&format!("{PANE} && {PANE}.dataset.number >= 1 && document.body.dataset.at"));
    assert!(text(&browser, "[role=status]").starts_with("Nothing is wrong with the pack."));
    decide(&browser);
    let at = |browser: &Browser<'_>| browser.run("return Number(document.body.dataset.at)").as_u64().unwrap();
    let made = at(&browser);
    assert!(made >= 1);
    // A number of a card: its face is shown in both languages, with its place, and the table goes on where it was.
    work.save("cards/lanterns.toml", "[card.beacon]", "[card.beacon] # written");
    browser.until(&format!(
        "{PANE}.querySelector('[data-card=beacon] .faces svg') && !{PANE}.innerText.includes('Playing')"
    ));
    assert_eq!(
        browser.run(&format!("return {PANE}.querySelectorAll('[data-card=beacon] .faces svg').length")),
        json!(2)
    );
    let place = text(&browser, "[data-card=beacon] .stands");
    assert!(place.starts_with("lanterns/cards/lanterns.toml:"), "{place}");
    browser.until(&format!("{PANE}.querySelector('.match')"));
    assert!(
        text(&browser, ".match").contains(&format!("all {made} decisions made again")),
        "{}",
        text(&browser, ".match")
    );
    assert_eq!(at(&browser), made);
    // A mistake: it is told at its place, and the table stays.
    work.save("flow.toml", "'gain 1 oil'", "'gain 1 oyl'");
    browser.until(&format!("{PANE}.dataset.problems === '1'"));
    let told = text(&browser, ".problem");
    assert!(told.contains("sentence::unknown_word") && told.contains("oyl"), "{told}");
    assert_eq!(at(&browser), made);
    // Mended into something else: what came out differently, and the rulings that turned.
    work.save("flow.toml", "'gain 1 oyl'", "'gain 2 oil'");
    browser.until(&format!("{PANE}.querySelector('.match .came') && {PANE}.querySelector('.rulings .bad')"));
    let told = text(&browser, ".match");
    assert!(told.contains("gains 1 oil") && told.contains("gains 2 oil"), "{told}");
    assert!(text(&browser, ".rulings").contains("does not hold any more"), "{}", text(&browser, ".rulings"));
    // The pane follows the table into the other language, and the person plays on.
    browser.run("document.getElementById('language').click()");
    browser.until(&format!("{PANE}.innerText.includes('Разборы')"));
    // Whoever points at a card sees it there.
    browser.run(
        "const card = document.querySelector('#middle .face, #own .face');
         card.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));",
    );
    browser.until(&format!("{PANE}.innerText.includes('Карта под курсором')"));
}

#[test]
fn a_saved_match_goes_on_at_the_table_and_only_its_seat_is_told() {
    let folder = Folder::new();
    copy(&root().join("content/examples/lanterns"), &folder.0.join("lanterns"));
    let play = ["play", "lanterns", "--content", ".", "--auto", "--seed", "4", "--players", "2", "--save", "kept.json"];
    let played = Command::new(env!("CARGO_BIN_EXE_quarterdeck")).args(play).current_dir(&folder.0).output().unwrap();
    assert!(played.status.success());
    let work = Work::start_in(folder, &["--match", "kept.json"]);
    let (address, table, secret) = work.parts();
    let ask = |secret: &str| request(address, "GET", &format!("/api/workshop/{table}"), &[("x-seat", secret)], "");
    let (status, _, body) = ask(secret);
    assert_eq!(status, 200, "{body}");
    let told: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((&told["told"]["pack"], &told["told"]["problems"]), (&json!("lanterns"), &json!([])));
    assert_eq!(ask("").0, 403);
    assert_eq!(ask(&"0".repeat(32)).0, 403);
    let card = |secret: &str| {
        request(address, "GET", &format!("/api/workshop/{table}/card/beacon"), &[("x-seat", secret)], "")
    };
    let (status, _, body) = card(secret);
    assert!(status == 200 && body.contains("<svg"), "{body}");
    assert_eq!(card("").0, 403);
    assert!(!Path::new("kept.json").exists());
}
