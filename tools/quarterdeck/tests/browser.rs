//! Whole matches in a real browser: what glows is clicked until the match is over.

mod web;

use std::time::Duration;

use serde_json::{Value, json};
use web::browser::{Browser, Driver};
use web::{Folder, Server, wish};

const DESKTOP: [u32; 2] = [1280, 720];
const PHONE: [u32; 2] = [390, 844];

/// Clicks by chance on anything that can be chosen, until the match is over or so many clicks were made.
const PLAY: &str = r##"
const [most, patience, seedling] = arguments;
let seed = seedling, clicks = 0, decided = 0, last = null;
const chance = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
const end = Date.now() + patience;
const troubles = [];
addEventListener("error", (event) => troubles.push(String(event.message)));
addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
(function step() {
  const { over, asked, at } = document.body.dataset;
  const told = { over: over === "true", clicks, decided, troubles, seed };
  if (over === "true" || clicks >= most || troubles.length > 0 || Date.now() > end) return done(told);
  const page = document.getElementById("page");
  if (page.open) page.querySelector("button.main").click();
  else if (asked === "true") {
    if (at !== last) { decided += 1; last = at; }
    const picking = document.getElementById("cancel") !== null;
    const things = [...document.querySelectorAll(picking ? "#bar .option" : "#table .open, #table .goal, #bar .option")];
    if (things.length === 0) troubles.push("nothing can be chosen: " + document.body.innerText.slice(0, 1500));
    else things[chance(things.length)].click();
    clicks += 1;
  }
  setTimeout(step, 4);
})();
"##;

fn link(server: &Server, made: &Value, token: &Value) -> String {
    format!("http://{}/t/{}#{}", server.address, made["table"].as_str().unwrap(), token.as_str().unwrap())
}

/// How long one look at the browser lasts, and how many there are at the most.
const LOOK: u64 = 20_000;
const LOOKS: usize = 60;

/// Plays so many clicks, or to the end of the match; returns how many decisions were made.
fn play(browser: &Browser<'_>, clicks: u64) -> u64 {
    let (mut left, mut decided, mut seed) = (clicks, 0, json!(7));
    for _ in 0..LOOKS {
        let told = browser.wait(PLAY, &json!([left, LOOK, seed]));
        assert_eq!(told["troubles"], json!([]), "{told}");
        assert!(told["over"] == true || told["clicks"] != 0, "nothing happens: {told}");
        left -= told["clicks"].as_u64().unwrap();
        decided += told["decided"].as_u64().unwrap();
        seed = told["seed"].clone();
        if told["over"] == true || left == 0 {
            break;
        }
    }
    decided
}

fn is_over(browser: &Browser<'_>) -> bool {
    browser.run("return document.body.dataset.over") == json!("true")
}

/// Nothing of the page is wider than the window, and the bar with the options is within it.
fn fits(browser: &Browser<'_>) {
    let told = browser.run(
        "const bar = document.getElementById('bar').getBoundingClientRect();
         return [document.documentElement.scrollWidth <= innerWidth, bar.bottom <= innerHeight + 1, bar.top > 0,
                 [...document.querySelectorAll('button, select')].every((it) => it.textContent || it.ariaLabel)];",
    );
    assert_eq!(told, json!([true, true, true, true]));
}

fn whole_match(game: &str, extent: [u32; 2]) {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish(game, 1, 1));
    let browser = driver.open(extent);
    browser.go(&link(&server, &made, &made["seats"][0]["token"]));
    browser.until("document.body.dataset.asked === 'true' || document.getElementById('page').open");
    fits(&browser);
    let decided = play(&browser, 100_000);
    assert!(is_over(&browser), "not over after {decided} decisions");
    assert!(decided >= 5, "{decided}");
    browser.until(
        "document.getElementById('page').open && document.querySelectorAll('#page .scores th[scope=col]').length === 2",
    );
    fits(&browser);
}

#[test]
fn port_royal_is_played_to_its_end() {
    whole_match("port-royal", DESKTOP);
}

#[test]
fn cartagena_is_played_to_its_end_on_a_phone() {
    whole_match("cartagena", PHONE);
}

#[test]
fn dead_reckoning_is_played_to_its_end() {
    whole_match("dead-reckoning", DESKTOP);
}

#[test]
fn a_pack_that_says_nothing_of_its_looks_is_played_to_its_end() {
    whole_match("lanterns", PHONE);
}

#[test]
fn a_story_is_told_in_pages() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("port-royal-adventure", 1, 1));
    let browser = driver.open(DESKTOP);
    browser.go(&link(&server, &made, &made["seats"][0]["token"]));
    browser.until("document.body.dataset.at !== undefined");
    // The story begins once the heroes are chosen.
    while browser.run("return document.getElementById('story') !== null") == json!(false) && !is_over(&browser) {
        play(&browser, 1);
    }
    browser.run("document.getElementById('page').close(); document.getElementById('story').click()");
    browser.until("document.querySelector('#page.story .prose p')?.textContent.length > 30");
    play(&browser, 100_000);
    assert!(is_over(&browser));
}

/// Which browser is asked, once both have heard of the same decisions.
fn settled(browsers: &[Browser<'_>; 2]) -> usize {
    for _ in 0..400 {
        let [one, other] =
            browsers.each_ref().map(|it| it.run("return [document.body.dataset.at, document.body.dataset.asked]"));
        if one[0] == other[0] && one[1] != other[1] {
            return usize::from(other[1] == json!("true"));
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("nobody is asked");
}

#[test]
fn two_browsers_play_at_one_table_and_one_of_them_comes_back() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let mut server = Server::start(&folder.0);
    let made = server.lay(&wish("lanterns", 2, 0));
    let browsers = [driver.open(DESKTOP), driver.open(PHONE)];
    for (browser, seat) in browsers.iter().zip(made["seats"].as_array().unwrap()) {
        browser.go(&link(&server, &made, &seat["token"]));
        browser.until("document.body.dataset.at !== undefined");
    }
    for turn in 0..10 {
        let at = settled(&browsers);
        let before = browsers[at].run("return document.body.dataset.at");
        let told = browsers[at].run("return document.querySelector('#bar .prompt').textContent");
        if turn == 3 {
            browsers[at].reload();
            browsers[at].until("document.body.dataset.asked === 'true'");
        }
        if turn == 5 {
            let port = server.port();
            server.kill();
            browsers.iter().for_each(|browser| browser.until("document.body.classList.contains('lost')"));
            server = Server::start_at(&folder.0, port);
            browsers.iter().for_each(|browser| browser.until("!document.body.classList.contains('lost')"));
        }
        assert_eq!(browsers[at].run("return document.body.dataset.at"), before);
        assert_eq!(browsers[at].run("return document.querySelector('#bar .prompt').textContent"), told);
        play(&browsers[at], 1);
        let later = format!("document.body.dataset.at !== {before} || document.querySelector('#cancel')");
        browsers[at].until(&later);
        while browsers[at].run("return document.querySelector('#cancel') !== null") == json!(true) {
            play(&browsers[at], 1);
        }
        for browser in &browsers {
            browser.until(&format!("document.body.dataset.at !== {before}"));
        }
    }
}

#[test]
fn the_lobby_lays_a_table_and_the_language_changes_at_any_time() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let browser = driver.open(DESKTOP);
    browser.go(&format!("http://{}/?game=port-royal", server.address));
    browser.until("document.querySelector('[data-game=\"port-royal\"][aria-pressed=\"true\"]') && document.getElementById('start')");
    browser.run("document.getElementById('start').click()");
    browser.until("location.pathname.startsWith('/t/') && document.body.dataset.at !== undefined");
    let words = "document.querySelector('#bar .prompt').textContent + document.getElementById('language').textContent";
    let english = browser.run(&format!("return {words}"));
    browser.run("document.getElementById('language').click()");
    browser.until(
        "document.body.dataset.language === 'ru' && /[а-я]/.test(document.querySelector('#bar .prompt').textContent)",
    );
    assert_ne!(browser.run(&format!("return {words}")), english);
}
