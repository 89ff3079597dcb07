//! Somebody who clicks by chance on what glows, in a real browser.

use serde_json::{Value, json};

use super::browser::{Browser, Driver, fits};
use super::{Folder, Server, wish};

/// Clicks by chance on anything that can be chosen, until the match is over or so many clicks were made. Nothing is clicked while an
/// answer is awaited, and whoever asks for it goes on only when the table stands still: the seat is asked again, or the match is over.
const PLAY: &str = r##"
const [most, patience, seedling, standing] = arguments;
let seed = seedling, clicks = 0, decided = 0, last = null, sent = null;
const chance = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
const end = Date.now() + patience;
const troubles = [];
addEventListener("error", (event) => troubles.push(String(event.message)));
addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  const wish = JSON.parse(text).do;
  if (wish === "decide") sent = document.body.dataset.at;
  // Whoever sits down anew was not heard before.
  if (wish === "sit") sent = null;
  send.call(this, text);
};
const finish = (stands) => {
  WebSocket.prototype.send = send;
  done({ over: document.body.dataset.over === "true", clicks, decided, troubles, seed, stands });
};
(function step() {
  const { over, asked, at } = document.body.dataset;
  const awaited = sent === at || document.body.classList.contains("lost");
  const stands = !awaited && (over === "true" || asked === "true" || !standing);
  if (over === "true" || (clicks >= most && stands)) return finish(true);
  if (troubles.length > 0 || Date.now() > end) return finish(false);
  const page = document.getElementById("page");
  if (awaited || clicks >= most) { /* nothing is to be done */ }
  else if (page.open) page.querySelector("button.main").click();
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

/// The way to a seat.
pub fn link(server: &Server, made: &Value, token: &Value) -> String {
    format!("http://{}/t/{}#{}", server.address, made["table"].as_str().unwrap(), token.as_str().unwrap())
}

/// How long one look at the browser lasts, and how many there are at the most.
const LOOK: u64 = 20_000;
const LOOKS: usize = 60;

/// Plays so many clicks, or to the end of the match, until the seat is asked again; returns how many decisions were made.
pub fn play(browser: &Browser<'_>, clicks: u64) -> u64 {
    play_by(browser, clicks, 7)
}

/// The same with other choices for every seed.
pub fn play_by(browser: &Browser<'_>, clicks: u64, seed: u64) -> u64 {
    clicked(browser, clicks, seed, true)
}

/// Clicks so often; with `standing`, until nobody else moves.
pub fn clicked(browser: &Browser<'_>, clicks: u64, seed: u64, standing: bool) -> u64 {
    let (mut left, mut decided, mut seed) = (clicks, 0, json!(seed));
    for _ in 0..LOOKS {
        let told = browser.wait(PLAY, &json!([left, LOOK, seed, standing]));
        assert_eq!(told["troubles"], json!([]), "{told}");
        left -= told["clicks"].as_u64().unwrap();
        decided += told["decided"].as_u64().unwrap();
        seed = told["seed"].clone();
        if told["stands"] == true {
            return decided;
        }
        assert!(told["clicks"] != 0 || left == 0, "nothing happens: {told}");
    }
    panic!("the table does not stand still after {decided} decisions");
}

/// Whether the match is over.
pub fn is_over(browser: &Browser<'_>) -> bool {
    browser.run("return document.body.dataset.over") == json!("true")
}

/// Plays a match of a person and a bot to its end.
pub fn whole_match(game: &str, extent: [u32; 2]) {
    match_of(&wish(game, 1, 1), extent);
}

/// Plays a match at the first seat to its end, and returns how many parts the end tells of the points.
pub fn match_of(wish: &Value, extent: [u32; 2]) -> u64 {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(wish);
    let browser = driver.open(extent);
    browser.go(&link(&server, &made, &made["seats"][0]["token"]));
    browser.until("document.body.dataset.asked === 'true' || document.getElementById('page').open");
    fits(&browser);
    let decided = play(&browser, 100_000);
    assert!(is_over(&browser), "not over after {decided} decisions");
    assert!(decided >= 5, "{decided}");
    browser.until("document.getElementById('page').open && document.querySelector('#page.end .scores thead')");
    fits(&browser);
    points(&browser)
}

/// How many parts the end tells of the points, none where nobody is ranked. They add up to the whole, for everybody.
pub fn points(browser: &Browser<'_>) -> u64 {
    let sums = browser.run(
        "const numbers = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
         const table = document.querySelector('#page.end .scores:has(.sum) table');
         if (!table) return [[], [], 0];
         const parts = [...table.querySelectorAll('tbody tr:not(.sum):not(.tie)')].map(numbers);
         const whole = numbers(table.querySelector('.sum'));
         return [whole, whole.map((value, at) => parts.length > 0 ? parts.reduce((sum, part) => sum + part[at], 0) : value), parts.length];",
    );
    assert_eq!(sums[0], sums[1], "{sums}");
    sums[2].as_u64().unwrap()
}

/// Opens a table at its first seat, and waits until it is asked: then nobody else moves.
pub fn sit(browser: &Browser<'_>, server: &Server, made: &Value) {
    browser.go(&link(server, made, &made["seats"][0]["token"]));
    browser.until("document.body.dataset.at !== undefined");
    play(browser, 0);
}
