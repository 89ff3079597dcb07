//! A table on the screen of a phone: nothing that matters is out of the reach of a finger.

use crate::web::browser::{Browser, Driver, PHONE, fits};
use crate::web::playing::{is_over, match_of, play, play_by, sit};
use crate::web::{Folder, Server, wish};
use serde_json::{Value, json};

/// Whatever can be tapped and cannot be reached, told in words. A target is as large as a finger needs, or no other one is as near as
/// that (24 pixels, WCAG 2.2, 2.5.8).
const OUT_OF_REACH: &str = r##"
const wanted = "#table .open, #table .goal, #table .fold, #bar button, #bar select, #head button, #page[open] button";
const NEAR = 12;
const troubles = [];
const open = document.getElementById("page").open;
const wide = document.documentElement.scrollWidth;
if (wide > innerWidth) troubles.push(`the page is ${wide} wide`);
for (const element of document.querySelectorAll(wanted)) {
  if (open !== (element.closest("#page") !== null)) continue;
  // What others have is folded up until somebody taps their name.
  if (element.getClientRects().length === 0 && element.closest("#others .player:not(.wide)")) continue;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const told = `${element.tagName} .${element.className} #${element.id} “${element.textContent.slice(0, 60)}” (${Math.round(width)}×${Math.round(height)})`;
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) troubles.push(`${told} is off the screen`);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const on = (x, y) => document.elementFromPoint(x, y);
  if (!element.contains(on(x, y))) troubles.push(`${told} lies behind ${on(x, y)?.className}`);
  const around = [[x - NEAR, y], [x + NEAR, y], [x, y - NEAR], [x, y + NEAR]];
  const others = around.map(([x, y]) => on(x, y)?.closest(wanted)).filter((it) => it && it !== element && !it.contains(element));
  if (others.length > 0) troubles.push(`${told} is too near to “${others[0].textContent.slice(0, 60)}”`);
}
return troubles;
"##;

fn within_reach(browser: &Browser<'_>, when: &str) {
    fits(browser);
    // What has just arrived is still on its way, and lies over what is above it.
    browser.until("document.getAnimations().every((it) => it.playState !== 'running')");
    let troubles = browser.run(OUT_OF_REACH);
    assert_eq!(troubles, json!([]), "{when}: {troubles:#}");
}

/// Where a thing is, in the middle; it is scrolled to before, as a finger would.
fn middle(browser: &Browser<'_>, element: &str) -> Option<[f64; 2]> {
    let told = browser.run(&format!(
        "const element = {element};
         element?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
         const box = element?.getBoundingClientRect();
         return box ? [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)] : null;"
    ));
    Some([told[0].as_f64()?, told[1].as_f64()?])
}

fn tap(browser: &Browser<'_>, element: &str) {
    let place = middle(browser, element).unwrap_or_else(|| panic!("there is no {element}"));
    browser.tap(place);
}

/// Taps what glows until something has been decided.
fn decide_by_taps(browser: &Browser<'_>, pick: usize) {
    let before = browser.run("return document.body.dataset.at");
    for _ in 0..6 {
        let picking = "document.getElementById('cancel')";
        let things = format!(
            "[...document.querySelectorAll({picking} ? '#bar .option' : '#table .open, #table .goal, #bar .option')]"
        );
        tap(browser, &format!("({{ all: {things} }}).all[{pick} % {things}.length]"));
        browser.until(&format!("document.body.dataset.at !== {before} || {picking}"));
        if browser.run("return document.body.dataset.at") != before {
            return;
        }
    }
    panic!("six taps decide nothing");
}

fn reached_throughout(wanted: &Value, moments: usize) {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(wanted);
    let browser = driver.open(PHONE);
    sit(&browser, &server, &made);
    browser.run("localStorage.setItem('hints', 'off'); document.getElementById('hint').hidden = true");
    let mut named = false;
    for moment in 0..moments {
        if is_over(&browser) {
            break;
        }
        let when = format!("{} at {}", wanted["game"], browser.run("return document.body.dataset.at"));
        browser.run("document.getElementById('page').close()");
        within_reach(&browser, &when);
        if browser.run("return document.getElementById('list') !== null") == json!(true) {
            // The list has all of them, and each can be tapped.
            tap(&browser, "document.getElementById('list')");
            browser.until("document.getElementById('list')?.ariaPressed === 'true'");
            let counts = browser.run(
                "return [document.querySelectorAll('#bar .option').length, Number(document.getElementById('list').textContent.match(/[0-9]+/)[0])]",
            );
            assert_eq!(counts[0], counts[1], "{when}");
            within_reach(&browser, &format!("{when}, all options"));
            tap(&browser, "document.getElementById('list')");
            browser.until("document.getElementById('list')?.ariaPressed === 'false'");
        }
        let other = "document.querySelector('#others .player:not(:has(.name.open, .name.goal))')";
        if !named && browser.run(&format!("return {other} !== null")) == json!(true) {
            // A tap on a name shows what its player has, another one folds it up again.
            let (who, name) = (
                format!(
                    "document.querySelector('#others [data-seat=\"{}\"]')",
                    browser.run(&format!("return {other}.dataset.seat")).as_str().unwrap()
                ),
                ".querySelector('.name')",
            );
            tap(&browser, &format!("{who}{name}"));
            browser.until(&format!(
                "{who}.classList.contains('wide') && {who}.querySelector('.zone')?.getClientRects().length > 0"
            ));
            tap(&browser, &format!("{who}{name}"));
            browser.until(&format!("!{who}.classList.contains('wide')"));
            named = true;
        }
        decide_by_taps(&browser, moment);
        if moment == moments / 2 {
            tap(&browser, "document.getElementById('language')");
            browser.until("document.body.dataset.language === 'ru'");
        }
        play_by(&browser, 4, moment as u64);
    }
    assert!(named, "nobody could be looked at");
}

#[test]
fn nothing_in_dead_reckoning_is_out_of_the_reach_of_a_finger() {
    reached_throughout(&wish("dead-reckoning", 1, 2), 24);
}

#[test]
fn nothing_in_cartagena_is_out_of_the_reach_of_a_finger() {
    let mut wanted = wish("cartagena", 1, 2);
    wanted["options"] = json!({"route": "full", "voodoo": "on"});
    reached_throughout(&wanted, 24);
}

#[test]
fn dead_reckoning_is_played_to_its_end_on_a_phone() {
    let mut wanted = wish("dead-reckoning", 1, 1);
    wanted["options"] = json!({"round_limit": "3"});
    assert!(match_of(&wanted, PHONE) > 1, "what everybody is worth is told by where it comes from");
}

/// What is tapped again and again is as large as a thumb wants (44 pixels, WCAG 2.2, 2.5.5), and all of it is seen at once.
#[test]
fn looking_back_is_done_with_the_thumb() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    for game in ["cartagena", "dead-reckoning"] {
        let browser = driver.open(PHONE);
        let made = server.lay(&wish(game, 1, 2));
        sit(&browser, &server, &made);
        browser.run("localStorage.setItem('hints', 'off'); document.getElementById('hint').hidden = true");
        while browser.run("return document.getElementById('review') !== null") == json!(false) {
            assert!(!is_over(&browser), "nothing happened in {game}");
            play(&browser, 1);
        }
        browser.run("document.getElementById('page').close()");
        tap(&browser, "document.getElementById('review')");
        browser.until("document.querySelector('#bar.past #later')");
        within_reach(&browser, &format!("{game}, looking back"));
        let small = browser.run(
            "return [...document.querySelectorAll('#bar.past .step, #bar.past #present')]
                 .map((it) => [it.id, it.getBoundingClientRect()])
                 .filter(([, box]) => box.width < 44 || box.height < 44 || box.bottom > innerHeight || box.top < 0)
                 .map(([id, box]) => [id, box.width, box.height])",
        );
        assert_eq!(small, json!([]), "{game}");
        let shown = "document.querySelector('#bar .of').textContent";
        let first = browser.run(&format!("return {shown}"));
        let last = browser.run("return document.getElementById('later').disabled");
        if last == json!(false) {
            tap(&browser, "document.getElementById('later')");
            browser.until(&format!("{shown} !== {first}"));
            tap(&browser, "document.getElementById('earlier')");
            browser.until(&format!("{shown} === {first}"));
        }
        tap(&browser, "document.getElementById('present')");
        browser.until("!document.querySelector('#bar.past')");
    }
}
