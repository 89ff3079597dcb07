//! Whole matches in a real browser: what glows is clicked until the match is over.

use crate::web;
use std::time::Duration;

use crate::web::browser::{Browser, DESKTOP, Driver, PHONE, fits};
use crate::web::playing::{clicked, is_over, link, match_of, play, play_by, points, sit, whole_match};
use crate::web::{Folder, Server, request, wish};
use serde_json::{Value, json};

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
    // By chance a match goes on for hours; six rounds see every phase.
    let mut wish = wish("dead-reckoning", 1, 1);
    wish["options"] = json!({"round_limit": "6"});
    match_of(&wish, DESKTOP);
}

#[test]
fn expansions_are_played_to_their_end_on_a_phone() {
    let mut wanted = wish("port-royal", 1, 1);
    wanted["with"] = json!(["port-royal-contracts", "port-royal-gambler"]);
    match_of(&wanted, PHONE);
    let mut wanted = wish("port-royal", 1, 1);
    wanted["with"] = json!(["port-royal-full-ahead"]);
    match_of(&wanted, DESKTOP);
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
    play(&browser, 0);
    // The story begins once the heroes are chosen.
    while browser.run("return document.getElementById('story') !== null") == json!(false) && !is_over(&browser) {
        play(&browser, 1);
    }
    browser.run("document.getElementById('page').close(); document.getElementById('story').click()");
    browser.until("document.querySelector('#page.story .prose p')?.textContent.length > 30");
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
        while browsers[at].run("return document.body.dataset.at") == before {
            clicked(&browsers[at], 1, turn, false);
        }
        for browser in &browsers {
            browser.until(&format!("document.body.dataset.at !== {before}"));
        }
    }
}

#[test]
fn options_say_what_they_cost_and_goals_how_far_one_is() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("port-royal", 1, 1));
    let browser = driver.open(DESKTOP);
    sit(&browser, &server, &made);
    let both = "document.querySelector('.brings .more') !== null || document.querySelector('.brings .less') !== null";
    for step in 0..200 {
        if browser.run(&format!("return {both}")) == json!(true) || is_over(&browser) {
            break;
        }
        play_by(&browser, 1, step);
    }
    browser.until(both);
    let told = browser.run("return document.querySelector('.brings').textContent");
    assert!(told.as_str().unwrap().contains(['+', '−']), "{told}");
    for step in 0..400 {
        if browser.run("return document.querySelector('.progress') !== null") == json!(true) || is_over(&browser) {
            break;
        }
        play_by(&browser, 1, step);
    }
    let told = browser.run("return document.querySelector('.progress')?.textContent ?? ''");
    assert!(told.as_str().unwrap().contains("/"), "an expedition says how far one is: {told}");
}

#[test]
fn what_happened_is_seen_again_and_the_end_explains_itself() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("port-royal", 1, 2));
    let browser = driver.open(PHONE);
    sit(&browser, &server, &made);
    while browser.run("return document.getElementById('review') !== null") == json!(false) && !is_over(&browser) {
        play(&browser, 1);
    }
    let now = browser.run("return [document.body.dataset.at, document.querySelector('#bar .prompt').textContent]");
    browser.run("document.getElementById('review').click()");
    browser.until("document.querySelector('#bar.past #later')");
    let shown = "document.querySelector('#bar .of').textContent";
    let first = browser.run(&format!("return {shown}"));
    fits(&browser);
    browser.run("document.getElementById('last').click()");
    browser.until(&format!("{shown} !== {first} || document.getElementById('later').disabled"));
    browser.run("document.getElementById('present').click()");
    browser.until("!document.querySelector('#bar.past')");
    assert_eq!(
        browser.run("return [document.body.dataset.at, document.querySelector('#bar .prompt').textContent]"),
        now
    );
    play(&browser, 100_000);
    browser.until("document.querySelector('#page.end .scores .sum')");
    assert!(points(&browser) > 1);
    browser.run("document.getElementById('next').click()");
    browser.until("document.body.dataset.over === 'false'");
}

#[test]
fn a_saved_match_is_looked_at_and_played_from_there() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("cartagena", 1, 1));
    let mut seat = server.sit(&made["table"], &made["seats"][0]["token"]);
    while seat.at_decision() < 30 || !seat.is_asked() {
        let at = seat.at_decision();
        if seat.is_asked() {
            seat.decide(3);
        }
        seat.hear_until(at + 1);
    }
    seat.say(&json!({"do": "save"}));
    let saved = loop {
        let told = seat.hear().unwrap();
        if told["kind"] == "save" {
            break told["text"].as_str().unwrap().to_owned();
        }
    };
    let (status, _, body) = request(&server.address, "POST", "/api/replays?language=en", &[], &saved);
    assert_eq!(status, 200, "{body}");
    let replay: Value = serde_json::from_str(&body).unwrap();
    let browser = driver.open(DESKTOP);
    browser.go(&link(&server, &replay, &replay["watch"]));
    browser.until("document.querySelector('#bar.past #eyes')");
    // The log tells no more than had happened then.
    let logged = "document.querySelectorAll('#drawer p, #drawer h4').length";
    let early = browser.run(&format!("return {logged}"));
    let look = |eyes: &str| {
        let chosen = "const eyes = document.getElementById('eyes'); eyes.value = ";
        browser.run(&format!("{chosen}'{eyes}'; eyes.dispatchEvent(new Event('change'))"));
    };
    // Through the eyes of a player, the hand of the other one is hidden; with everything shown it is not.
    let seen = |seat: u8| format!("document.querySelectorAll('[data-seat=\"{seat}\"] [data-zone=hand] .face').length");
    look("");
    browser.until(&format!("{} > 0 && {} > 0", seen(0), seen(1)));
    look("1");
    browser.until(&format!("{} === 0 && {} > 0", seen(0), seen(1)));
    for _ in 0..3 {
        let shown = browser.run("return document.querySelector('#bar .of').textContent");
        browser.run("document.getElementById('later').click()");
        browser.until(&format!("document.querySelector('#bar .of').textContent !== {shown}"));
    }
    browser.until(&format!("{logged} > {early}"));
    browser.run("document.getElementById('from-here').click()");
    browser.until("!document.querySelector('#bar.past') && document.body.dataset.asked === 'true'");
    assert!(play(&browser, 3) > 0);
}

#[test]
fn everything_is_done_by_keys_and_by_dragging() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("cartagena", 1, 1));
    let browser = driver.open(DESKTOP);
    sit(&browser, &server, &made);
    browser.run("localStorage.setItem('hints', 'off')");
    // By keys alone: the first arrow goes to something that can be chosen.
    for _ in 0..2 {
        browser.until("document.body.dataset.asked === 'true'");
        let before = browser.run("return document.body.dataset.at");
        browser.run("document.activeElement?.blur()");
        browser.press(&["ArrowRight"]);
        browser.until("document.activeElement?.matches('.open, .goal, .option')");
        let label = browser.run("return document.activeElement.textContent");
        assert!(label.as_str().unwrap().len() > 2, "whoever hears it knows what it is: {label}");
        browser.press(&["Enter"]);
        // Where there are several ways, the bar lists them with their numbers.
        if browser.run("return document.getElementById('cancel') !== null") == json!(true) {
            browser.press(&["1"]);
        }
        browser.until(&format!("document.body.dataset.at !== {before}"));
    }
    // Arrows reach what cannot be chosen, too, and show it in full.
    browser.until("document.body.dataset.asked === 'true'");
    browser.run("document.querySelector('#own [data-key]').focus()");
    browser.press(&["ArrowUp"]);
    browser.until("!document.getElementById('peek').hidden");
    // A card is dragged to where it leads.
    let dragged = browser.wait(
        "const middle = (element) => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
         const send = (target, type, [clientX, clientY]) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, button: 0, pointerType: 'mouse' }));
         const card = document.querySelector('#own [data-zone=hand] .face.open');
         const before = document.body.dataset.at;
         send(card, 'pointerdown', middle(card));
         send(document, 'pointermove', [600, 300]);
         send(document, 'pointermove', [610, 310]);
         const goal = [...document.querySelectorAll('#middle .open, #middle .goal')].at(-1);
         send(document, 'pointermove', middle(goal));
         const ghost = document.querySelector('.ghost.dragged') !== null;
         send(document, 'pointerup', middle(goal));
         const end = Date.now() + 10000;
         (function look() {
           const moved = document.body.dataset.at !== before || document.getElementById('cancel');
           if (moved || Date.now() > end) return done([ghost, Boolean(moved), document.querySelector('.ghost.dragged') === null]);
           setTimeout(look, 20);
         })();",
        &json!([]),
    );
    assert_eq!(dragged, json!([true, true, true]));
}

#[test]
fn a_finger_drags_what_it_holds_and_actions_that_are_left_are_told() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let made = server.lay(&wish("cartagena", 1, 1));
    let browser = driver.open(PHONE);
    sit(&browser, &server, &made);
    browser.run("localStorage.setItem('hints', 'off')");
    let left = "Number(document.querySelector('#bar .prompt .left')?.textContent.match(/[0-9]+/)[0] ?? 0)";
    assert_eq!(browser.run(&format!("return {left}")), json!(3));
    let before = browser.run("return document.body.dataset.at");
    browser.run(
        "window.middle = (element) => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
         window.send = (target, type, [clientX, clientY]) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, button: 0, pointerType: 'touch' }));
         const card = document.querySelector('#own [data-zone=hand] .face.open');
         card.scrollIntoView();
         send(card, 'pointerdown', middle(card));
         send(document, 'pointermove', [200, 300]);
         window.early = document.querySelector('.ghost.dragged') !== null;",
    );
    browser.until("!document.getElementById('peek').hidden");
    let dragged = browser.run(
        "send(document, 'pointermove', [200, 320]);
         const goal = [...document.querySelectorAll('#middle .open, #middle .goal')].at(-1);
         goal.scrollIntoView({ block: 'center' });
         send(document, 'pointermove', middle(goal));
         const ghost = document.querySelector('.ghost.dragged') !== null;
         const shown = !document.getElementById('peek').hidden;
         send(document, 'pointerup', middle(goal));
         return [early, ghost, shown, document.querySelector('.ghost.dragged') === null];",
    );
    assert_eq!(dragged, json!([false, true, false, true]));
    browser.until(&format!("document.body.dataset.at !== {before} || document.getElementById('cancel')"));
    while browser.run("return document.body.dataset.at") == before {
        play(&browser, 1);
    }
    assert_eq!(browser.run(&format!("return {left}")), json!(2));
}

#[test]
fn a_campaign_goes_from_chapter_to_chapter_and_its_pages_can_be_read_again() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let mut wanted = wish("port-royal-adventure", 1, 1);
    wanted["campaign"] = json!(true);
    let made = server.lay(&wanted);
    let browser = driver.open(DESKTOP);
    sit(&browser, &server, &made);
    play(&browser, 100_000);
    // The last page of the story may come up behind the end, and is read first.
    browser.until(
        "(() => { const page = document.getElementById('page');
                  if (page.open && !page.matches('.end')) page.querySelector('button.main')?.click();
                  return document.querySelector('#page.end .campaign .chapters li'); })()",
    );
    let read = "Number(document.querySelector('#page.story .of')?.textContent.split('/')[1] ?? 0)";
    browser.run("document.getElementById('next').click()");
    browser.until("document.body.dataset.over === 'false'");
    for _ in 0..60 {
        if browser.run(&format!("return {read} > 1")) == json!(true) {
            break;
        }
        play(&browser, 1);
    }
    browser
        .run("const page = document.getElementById('page'); if (!page.open) document.getElementById('story').click()");
    browser.until(&format!("{read} > 1"));
    let told = "document.querySelector('#page.story .prose').textContent";
    let last = browser.run(&format!("return {told}"));
    browser.run("[...document.querySelectorAll('#page.story .buttons button')].find((it) => !it.classList.contains('main')).click()");
    browser.until(&format!("{told} !== {last}"));
    // The page is opened anew: the campaign is where it was.
    let before = browser.run("return document.body.dataset.at");
    browser.reload();
    browser.until(&format!("document.body.dataset.at === {before}"));
}

/// What axe-core finds that is serious.
const AXE: &str = "axe.run(document, { resultTypes: ['violations'] }).then((found) => done(found.violations
    .filter((it) => ['serious', 'critical'].includes(it.impact))
    .map((it) => `${it.id}: ${it.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)));";

/// The text of axe-core; npm fetches it once, for tests only.
fn axe() -> String {
    let folder = web::root().join("target/axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        std::fs::create_dir_all(&folder).unwrap();
        let mut npm = std::process::Command::new("npm");
        let status = npm.args(["install", "--no-save", "--prefix"]).arg(&folder).arg("axe-core@4").status();
        assert!(status.is_ok_and(|status| status.success()), "npm fetches axe-core");
    }
    std::fs::read_to_string(file).unwrap()
}

#[test]
fn nothing_keeps_anybody_out() {
    let (folder, driver, axe) = (Folder::new(), Driver::start(), axe());
    let server = Server::start(&folder.0);
    let look = |browser: &Browser<'_>, what: &str| {
        // What is still moving or fading in has not its colours yet.
        browser.until(
            "document.getAnimations().every((it) => it.playState !== 'running' || it.effect.getComputedTiming().iterations === Infinity)",
        );
        browser.run(&axe);
        let found = browser.wait(AXE, &json!([]));
        assert_eq!(found, json!([]), "{what}");
    };
    let browser = driver.open(DESKTOP);
    browser.go(&format!("http://{}/?game=port-royal", server.address));
    browser.until("document.getElementById('start')");
    look(&browser, "lobby");
    browser.run("document.getElementById('howto').click()");
    browser.until("document.querySelector('#page.howto li')");
    look(&browser, "how to play");
    for game in ["port-royal", "cartagena", "dead-reckoning", "lanterns"] {
        let made = server.lay(&wish(game, 1, 1));
        sit(&browser, &server, &made);
        play(&browser, 6);
        browser.run("document.getElementById('page').close()");
        look(&browser, game);
    }
    let made = server.lay(&wish("port-royal-adventure", 1, 1));
    sit(&browser, &server, &made);
    while browser.run("return document.getElementById('story') !== null") == json!(false) && !is_over(&browser) {
        play(&browser, 1);
    }
    browser
        .run("const page = document.getElementById('page'); if (!page.open) document.getElementById('story').click()");
    browser.until("document.querySelector('#page.story .prose')");
    look(&browser, "story");
    let made = server.lay(&wish("lanterns", 1, 1));
    sit(&browser, &server, &made);
    play(&browser, 100_000);
    browser.until("document.querySelector('#page.end')");
    look(&browser, "end");
    browser.run("document.querySelector('#page #replay').click()");
    browser.until("document.querySelector('#bar.past #later')");
    look(&browser, "replay");
    let gallery = std::process::Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
        .args(["gallery", "lanterns", "--out"])
        .arg(folder.0.join("gallery"))
        .current_dir(web::root())
        .status();
    assert!(gallery.unwrap().success());
    browser.go(&format!("file://{}/gallery/index.html", folder.0.display()));
    browser.until("document.querySelector('svg')");
    look(&browser, "gallery");
}
