//! A server as a process of its own, what can be asked of it by HTTP, and a seat at one of its tables.

pub mod browser;
pub mod playing;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// Nothing on this machine takes longer to answer.
const PATIENCE: Duration = Duration::from_secs(180);

/// The folder that holds the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder that is removed when it is no longer needed.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("quarterdeck-web-{}-{next}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

/// A server; it ends with the test.
pub struct Server {
    child: Child,
    /// Host and port.
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::start_at(data, 0)
    }

    /// The same at a port that is known before. Another program may just have it for a moment.
    pub fn start_at(data: &Path, port: u16) -> Server {
        for _ in 0..20 {
            if let Some(server) = Server::try_at(data, port) {
                return server;
            }
            std::thread::sleep(Duration::from_millis(200));
        }
        panic!("the server did not start");
    }

    /// A server with something in its environment.
    pub fn start_with(data: &Path, environment: &[(&str, &str)]) -> Server {
        Server::try_with(data, 0, environment).expect("the server starts")
    }

    fn try_at(data: &Path, port: u16) -> Option<Server> {
        Server::try_with(data, port, &[])
    }

    fn try_with(data: &Path, port: u16, environment: &[(&str, &str)]) -> Option<Server> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
            .args(["serve", "--port", &port.to_string(), "--data"])
            .arg(data)
            .envs(environment.iter().copied())
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        if address.is_empty() {
            child.wait().unwrap();
            return None;
        }
        Some(Server { child, address })
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// How long processors have worked for it, where the system tells (in steps of a hundredth of a second).
    #[allow(dead_code, reason = "only the bench measures it")]
    pub fn worked(&self) -> Option<Duration> {
        let told = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program may hold blanks; what is counted stands behind it.
        let figures: Vec<&str> = told.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = figures.get(11)?.parse::<u64>().ok()? + figures.get(12)?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * 10))
    }

    pub fn port(&self) -> u16 {
        self.address.rsplit(':').next().unwrap().parse().unwrap()
    }

    /// Lays a table and returns what was answered.
    pub fn lay(&self, wish: &Value) -> Value {
        let (status, _, body) = request(&self.address, "POST", "/api/tables", &[], &wish.to_string());
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// The most memory that it has had so far, and what it has now, in kilobytes; nothing where the system does not say.
    pub fn memory(&self) -> Option<(u64, u64)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = |name: &str| {
            status.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()?.parse().ok()
        };
        Some((line("VmHWM:")?, line("VmRSS:")?))
    }

    /// Sits down.
    pub fn sit(&self, table: &Value, token: &Value) -> Seat {
        Seat::at(&self.address, table, token)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A table of people and bots who play by chance and do not wait.
pub fn wish(game: &str, people: usize, bots: usize) -> Value {
    let person = |at: usize| json!({"name": format!("P{at}")});
    let bot = |at: usize| json!({"name": format!("B{at}"), "bot": "random"});
    let seats: Vec<Value> = (0..people).map(person).chain((0..bots).map(bot)).collect();
    json!({"game": game, "seats": seats, "pace": 0, "seed": 11})
}

/// Status, head and body of an answer.
pub fn request(address: &str, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if method == "POST" && !headers.iter().any(|(name, _)| *name == "Content-Type") {
        head.push_str("Content-Type: application/json\r\n");
    }
    head.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
    stream.write_all(head.as_bytes()).unwrap();
    let mut reader = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") && reader.read_line(&mut head).unwrap_or(0) > 0 {}
    let head = head.to_lowercase();
    let status = head.split_whitespace().nth(1).unwrap().parse().unwrap();
    let length = head.split("content-length:").nth(1).and_then(|rest| rest.split_whitespace().next()?.parse().ok());
    let mut body = Vec::new();
    // Who refuses a request without reading it may break off behind the answer; not everybody hangs up.
    reader.take(length.unwrap_or(u64::MAX)).read_to_end(&mut body).ok();
    (status, head, String::from_utf8_lossy(&body).into_owned())
}

/// A seat at a table, as a page has it.
pub struct Seat {
    socket: WebSocket<TcpStream>,
    /// The view, kept whole from what has changed.
    pub view: Value,
    /// The last view that came, or that there is no such table.
    pub last: Value,
}

impl Seat {
    fn open(address: &str) -> Seat {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let (socket, _) = tungstenite::client(format!("ws://{address}/ws"), stream).unwrap();
        Seat { socket, view: Value::Null, last: Value::Null }
    }

    fn at(address: &str, table: &Value, token: &Value) -> Seat {
        let mut seat = Seat::open(address);
        seat.say(&json!({"do": "sit", "table": table, "token": token, "language": "en"}));
        seat.hear();
        seat
    }

    /// Sits down if there is a server that lets one.
    pub fn try_at(address: &str, table: &Value, token: &Value) -> Option<Seat> {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(PATIENCE)).ok()?;
        let (socket, _) = tungstenite::client(format!("ws://{address}/ws"), stream).ok()?;
        let mut seat = Seat { socket, view: Value::Null, last: Value::Null };
        seat.say(&json!({"do": "sit", "table": table, "token": token, "language": "en"}));
        seat.hear()?;
        (seat.last["kind"] == "view").then_some(seat)
    }

    /// Hangs up as pages do.
    pub fn leave(mut self) {
        self.socket.close(None).ok();
        self.socket.flush().ok();
    }

    /// Hangs up in the middle of a word.
    pub fn break_off(mut self) {
        self.socket.get_mut().write_all(b"\x81\xfe\x01\x00\0\0\0\0{\"do\":\"dec").ok();
    }

    pub fn say(&mut self, wish: &Value) {
        self.say_text(&wish.to_string());
    }

    pub fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).ok();
    }

    /// The next message; nothing if the connection is over.
    pub fn hear(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    self.renew(&told);
                    if ["view", "gone"].iter().any(|kind| told["kind"] == *kind) {
                        self.last = told.clone();
                    }
                    return Some(told);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Hears whatever comes at once.
    pub fn hear_for_a_moment(&mut self) {
        self.be_patient(Duration::from_millis(60));
        while self.hear_in_time().is_some_and(|bytes| bytes > 0) {}
        self.be_patient(PATIENCE);
    }

    /// From now on nobody waits longer than that for a message.
    pub fn be_patient(&mut self, patience: Duration) {
        self.socket.get_mut().set_read_timeout(Some(patience)).unwrap();
    }

    /// The bytes of the next message, 0 if none comes in time; nothing if the connection is over.
    pub fn hear_in_time(&mut self) -> Option<usize> {
        use std::io::ErrorKind::{TimedOut, WouldBlock};
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                let told: Value = serde_json::from_str(&text).unwrap();
                self.renew(&told);
                if told["kind"] == "view" {
                    self.last = told;
                }
                Some(text.len())
            }
            Err(tungstenite::Error::Io(error)) if matches!(error.kind(), TimedOut | WouldBlock) => Some(0),
            Ok(Message::Close(_)) | Err(_) => None,
            Ok(_) => Some(0),
        }
    }

    fn renew(&mut self, told: &Value) {
        if told["kind"] != "view" {
            return;
        }
        if let Some(view) = told.get("view") {
            self.view = view.clone();
        }
        for change in told["patch"].as_array().into_iter().flatten() {
            self.change(change.as_array().unwrap());
        }
    }

    /// Takes in one change: another value, nothing any more, or others in the place of some of a list.
    fn change(&mut self, change: &[Value]) {
        let number = |value: &Value| value.as_u64().unwrap() as usize;
        let way = change[0].as_array().unwrap();
        let kept = if change.len() == 1 { way.len() - 1 } else { way.len() };
        let part = way[..kept].iter().fold(&mut self.view, |part, step| match step {
            Value::String(key) => &mut part[key.as_str()],
            step => &mut part[number(step)],
        });
        match &change[1..] {
            [] => drop(part.as_object_mut().unwrap().remove(way[kept].as_str().unwrap())),
            [value] => *part = value.clone(),
            [at, count, values] => {
                let place = number(at)..number(at) + number(count);
                part.as_array_mut().unwrap().splice(place, values.as_array().unwrap().iter().cloned());
            }
            _ => panic!("no such change: {change:?}"),
        }
    }

    pub fn is_asked(&self) -> bool {
        !self.view["asked"].is_null() && self.view["asked"] == self.view["seat"]
    }

    /// How many decisions had been made at the last view.
    pub fn at_decision(&self) -> u64 {
        self.last["at"].as_u64().unwrap()
    }

    /// Chooses one of the options.
    pub fn decide(&mut self, pick: usize) {
        let options = self.view["options"].as_array().unwrap();
        let id = options[pick % options.len()]["id"].clone();
        let at = self.at_decision();
        self.say(&json!({"do": "decide", "id": id, "at": at}));
    }

    /// Listens until so many decisions have been made.
    pub fn hear_until(&mut self, at: u64) {
        while self.at_decision() < at {
            assert!(self.hear().is_some(), "the connection is over");
        }
    }
}
