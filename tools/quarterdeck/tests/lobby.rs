//! The lobby in a real browser, and the way from there to a table and back.

use crate::web::browser::{DESKTOP, Driver, PHONE, fits};
use crate::web::{Folder, Server};
use serde_json::json;

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

#[test]
fn a_table_is_found_again_with_another_name_and_shown_to_who_watches() {
    let (folder, driver) = (Folder::new(), Driver::start());
    let server = Server::start(&folder.0);
    let browser = driver.open(PHONE);
    browser.go(&format!("http://{}/?game=lanterns", server.address));
    browser.until(
        "document.querySelector('[data-game=\"lanterns\"][aria-pressed=\"true\"]') && document.getElementById('who-1')",
    );
    browser.run(
        "const kind = document.getElementById('who-1');
         kind.value = 'search';
         kind.dispatchEvent(new Event('change', { bubbles: true }));
         document.getElementById('start').click()",
    );
    browser.until("location.pathname.startsWith('/t/') && document.body.dataset.asked === 'true'");
    let here = browser.run("return location.pathname + location.hash");
    browser.run(
        "document.getElementById('more').click();
         const name = document.getElementById('name');
         name.value = 'Zoe';
         name.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    browser.until("document.querySelector('#own .who strong').textContent === 'Zoe'");
    fits(&browser);
    let watch = browser.run("return document.getElementById('watch-link').dataset.way");
    let watcher = driver.open(DESKTOP);
    watcher.go(&format!("http://{}{}", server.address, watch.as_str().unwrap()));
    watcher.until(
        "document.body.dataset.at !== undefined && document.querySelector('#others .who strong').textContent === 'Zoe'",
    );
    assert_eq!(watcher.run("return document.querySelectorAll('#table .open, .away').length"), json!(0));
    // The lobby knows the way back; meanwhile those who watch see that nobody is there.
    browser.go(&format!("http://{}/", server.address));
    browser.until("document.querySelector('.known li a')");
    watcher.until("document.querySelectorAll('#others .who .away').length === 1");
    assert_eq!(browser.run("return document.querySelector('.known li a small').textContent"), "Zoe");
    browser.run("document.querySelector('.known li a').click()");
    browser.until("location.pathname.startsWith('/t/') && document.body.dataset.at !== undefined");
    assert_eq!(browser.run("return location.pathname + location.hash"), here);
    watcher.until("document.querySelectorAll('.away').length === 0");
}
