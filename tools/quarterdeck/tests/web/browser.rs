//! A browser that is driven by WebDriver: Debian's chromium, without a screen.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Folder, PATIENCE, request};

/// A window cannot be narrower than that, unless it is the screen of a phone.
const NARROWEST: u32 = 600;

/// The window of a desk, and the screen of a phone.
pub const DESKTOP: [u32; 2] = [1280, 720];
pub const PHONE: [u32; 2] = [390, 844];

/// Nothing of the page is wider than the window, and the bar with the options is within it.
pub fn fits(browser: &Browser<'_>) {
    let told = browser.run(
        "const bar = document.getElementById('bar').getBoundingClientRect();
         return [document.documentElement.scrollWidth <= innerWidth, bar.bottom <= innerHeight + 1, bar.top > 0,
                 [...document.querySelectorAll('button, select')].every((it) => it.textContent || it.ariaLabel)];",
    );
    assert_eq!(told, json!([true, true, true, true]));
}

/// The driver, and with it all its browsers.
pub struct Driver {
    child: Child,
    address: String,
}

impl Driver {
    pub fn start() -> Driver {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is there: `./test` installs it");
        // "… was started successfully on port 12345."
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port = lines
            .find_map(|line| line.split("successfully on port ").nth(1)?.trim_end_matches('.').parse::<u16>().ok());
        let address = format!("127.0.0.1:{}", port.expect("the driver says where it listens"));
        Driver { child, address }
    }

    /// A window of its own, with its own memory.
    pub fn open(&self, [width, height]: [u32; 2]) -> Browser<'_> {
        let profile = Folder::new();
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
        ]
        .map(str::to_owned)
        .into();
        arguments.push(format!("--user-data-dir={}", profile.0.display()));
        arguments.push(format!("--window-size={width},{height}"));
        let mut options = json!({"args": arguments});
        if width < NARROWEST {
            let metrics = json!({"width": width, "height": height, "pixelRatio": 1, "touch": true});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options,
            "timeouts": {"script": 300_000, "pageLoad": 60_000},
        }}});
        let made = self.ask("POST", "/session", &wanted);
        let session = made["sessionId"].as_str().expect("a session").to_owned();
        Browser { driver: self, session, _profile: profile }
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let (status, answer) = self.answer(method, path, body);
        assert!(status == 200, "{method} {path}: {answer}");
        answer
    }

    /// Status and value of an answer.
    fn answer(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let body = if method == "POST" { body.to_string() } else { String::new() };
        let (status, _, answer) = request(&self.address, method, path, &[], &body);
        let answer: Value = serde_json::from_str(&answer).unwrap_or_default();
        (status, answer["value"].clone())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// One window.
pub struct Browser<'d> {
    driver: &'d Driver,
    session: String,
    _profile: Folder,
}

impl Browser<'_> {
    fn ask(&self, path: &str, body: &Value) -> Value {
        self.driver.ask("POST", &format!("/session/{}/{path}", self.session), body)
    }

    pub fn go(&self, link: &str) {
        self.ask("url", &json!({"url": link}));
    }

    pub fn reload(&self) {
        self.ask("refresh", &json!({}));
    }

    /// Presses keys, one after the other, as a keyboard does.
    pub fn press(&self, keys: &[&str]) {
        let sign = |key: &str| match key {
            "Enter" => "\u{e007}".to_owned(),
            "Tab" => "\u{e004}".to_owned(),
            "ArrowLeft" => "\u{e012}".to_owned(),
            "ArrowUp" => "\u{e013}".to_owned(),
            "ArrowRight" => "\u{e014}".to_owned(),
            "ArrowDown" => "\u{e015}".to_owned(),
            key => key.to_owned(),
        };
        let pressed =
            keys.iter().flat_map(|key| ["keyDown", "keyUp"].map(|how| json!({"type": how, "value": sign(key)})));
        let pressed: Vec<Value> = pressed.collect();
        self.ask("actions", &json!({"actions": [{"type": "key", "id": "keyboard", "actions": pressed}]}));
    }

    /// Taps with a finger.
    pub fn tap(&self, [x, y]: [f64; 2]) {
        let (x, y) = (x as i64, y as i64);
        let finger = json!([
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 30},
            {"type": "pointerUp", "button": 0},
        ]);
        let pointer =
            json!({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger});
        self.ask("actions", &json!({"actions": [pointer]}));
    }

    /// What a script returns.
    pub fn run(&self, script: &str) -> Value {
        self.ask("execute/sync", &json!({"script": script, "args": []}))
    }

    /// What a script says when it is done: it calls `done`.
    pub fn wait(&self, script: &str, arguments: &Value) -> Value {
        let script = format!("const done = arguments[arguments.length - 1];\n{script}");
        self.ask("execute/async", &json!({"script": script, "args": arguments}))
    }

    /// Waits until an expression is true. It is asked again and again from here: a page that is left meanwhile has no answer, the next one has.
    pub fn until(&self, expression: &str) {
        let begun = Instant::now();
        let script = format!("return Boolean({expression})");
        let path = format!("/session/{}/execute/sync", self.session);
        let mut told = Value::Null;
        while begun.elapsed() < PATIENCE {
            let (status, answer) = self.driver.answer("POST", &path, &json!({"script": script, "args": []}));
            if status == 200 && answer == json!(true) {
                return;
            }
            told = answer;
            std::thread::sleep(Duration::from_millis(20));
        }
        let shown = self.run("return document.body.innerText.slice(0, 2000)");
        panic!("never: {expression}\n{told}\n{shown}");
    }
}

impl Drop for Browser<'_> {
    fn drop(&mut self) {
        // The browser ends with its session; without it, it would outlive the driver.
        if !std::thread::panicking() {
            self.driver.ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        } else {
            let path = format!("/session/{}", self.session);
            request(&self.driver.address, "DELETE", &path, &[], "");
        }
    }
}
