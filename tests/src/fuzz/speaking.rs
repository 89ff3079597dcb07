//! Whoever is spoken with, request by request: `drive`, the language server, a server of tables.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use lsp_server::{Connection, Message, Notification, Request, RequestId};
use quarterdeck::drive::answering;
use serde_json::{Value, json};

use super::engine::played;
use super::{Execution, Noted, bytes, json as changes};
use crate::chance::Chance;
use crate::shelf;

/// Requests to `drive`: a conversation of one match, with words that mean nothing between them.
pub(super) fn drive() -> Execution {
    let (game, tables) = played("lanterns", 4);
    let saves: Vec<Value> =
        tables.iter().filter_map(|table| serde_json::to_value(quarterdeck_runtime::Save::of(table)).ok()).collect();
    let states: Vec<Value> =
        tables.iter().filter_map(|table| serde_json::to_value(table.now().snapshot()).ok()).collect();
    Box::new(move |_, chance, noted| {
        let mut answer = answering(game.clone());
        let mut asked = answer(&json!({"do": "start", "seed": chance.below(1000)}).to_string());
        let mut said = String::new();
        for _ in 0..2 + chance.below(10) {
            let option =
                asked["options"].as_array().and_then(|options| chance.pick(options)).map(|option| option["id"].clone());
            let mut request = match chance.below(14) {
                0..=4 => json!({"do": "choose", "id": option}),
                5 => json!({"do": "view", "seat": chance.below(3)}),
                6 => json!({"do": "why", "words": chance.word(&["lantern", "buy", "the deck", ""]), "seat": 0}),
                7 => json!({"do": "undo", "to": chance.below(4)}),
                8 => json!({"do": "load", "save": chance.pick(&saves)}),
                9 => json!({"do": "start", "position": chance.pick(&states)}),
                10 => json!({"do": "events", "since": chance.below(20)}),
                11 => {
                    json!({"do": "start", "players": chance.below(6), "seed": 1, "fixed": {"picks": ["x"], "shuffles": []}})
                }
                12 => json!({"do": "save"}),
                _ => json!({"do": "state", "lang": chance.word(&["en", "ru", "xx"])}),
            };
            if chance.percent(35) {
                changes::change(&mut request, chance);
            }
            // No file of this machine is read or written.
            if let Some(fields) = request.as_object_mut() {
                fields.remove("file");
            }
            let mut line = request.to_string();
            if chance.percent(5) {
                line = bytes::text(&line, &[], &[], chance).replace("\"file\"", "\"elif\"");
            }
            said.push_str(&line);
            said.push('\n');
            noted.note(&said);
            let told = answer(&line);
            if told["code"] == "broken" {
                return Err("the engine broke down".to_owned());
            }
            if told["ok"] == true && told["options"].is_array() {
                asked = told;
            }
        }
        Ok(())
    })
}

/// A language server in this process, and the editor's end of the line.
struct Editor {
    line: Connection,
    next: i32,
    version: i32,
    serving: Option<std::thread::JoinHandle<Result<(), String>>>,
}

impl Editor {
    fn open() -> Editor {
        let (theirs, line) = Connection::memory();
        let serving = std::thread::spawn(move || {
            quarterdeck_lsp::serve_over(&theirs, |_, _| Vec::new()).map_err(|error| error.to_string())
        });
        let mut editor = Editor { line, next: 0, version: 0, serving: Some(serving) };
        editor.ask("initialize", json!({"capabilities": {}, "rootUri": address("")})).ok();
        editor.tell("initialized", json!({}));
        editor
    }

    fn tell(&self, method: &str, params: Value) {
        self.line.sender.send(Message::Notification(Notification { method: method.to_owned(), params })).ok();
    }

    /// Asks, and waits for the answer.
    fn ask(&mut self, method: &str, params: Value) -> Result<(), String> {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.line.sender.send(Message::Request(request)).map_err(|_| "the server has ended".to_owned())?;
        loop {
            match self.line.receiver.recv_timeout(Duration::from_secs(60)) {
                Ok(Message::Response(response)) if response.id == id => return Ok(()),
                Ok(Message::Request(request)) => {
                    self.line
                        .sender
                        .send(Message::Response(lsp_server::Response::new_ok(request.id, Value::Null)))
                        .ok();
                }
                Ok(_) => {}
                Err(_) => return Err(format!("`{method}` is not answered")),
            }
        }
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        self.ask("shutdown", Value::Null).ok();
        self.tell("exit", Value::Null);
        self.serving.take().map(std::thread::JoinHandle::join);
    }
}

fn address(path: &str) -> String {
    format!("file://{}/{path}", shelf::root().join("content/examples/lanterns").display())
}

/// An editor that types nonsense into a pack and asks about it.
pub(super) fn lsp() -> Execution {
    let packs = shelf::packs();
    let pack = packs.iter().find(|pack| pack.id == "lanterns").cloned().unwrap_or_default();
    let files: Vec<(String, String)> = pack.files.into_iter().collect();
    let texts: Vec<String> = files.iter().map(|(_, text)| text.clone()).collect();
    let words = super::engine::words(&texts);
    let mut editor: Option<Editor> = None;
    const METHODS: &[&str] =
        &["hover", "completion", "definition", "references", "documentSymbol", "rename", "formatting", "codeAction"];
    Box::new(move |_, chance, noted| {
        let here = editor.get_or_insert_with(Editor::open);
        let Some((path, text)) = chance.pick(&files).cloned() else { return Ok(()) };
        let document = json!({"uri": address(&path)});
        here.version += 1;
        let item = json!({"uri": address(&path), "languageId": "toml", "version": here.version, "text": text});
        here.tell("textDocument/didOpen", json!({"textDocument": item}));
        let mut said = path.clone();
        let mut done = Ok(());
        for _ in 0..1 + chance.below(4) {
            here.version += 1;
            let place = |chance: &mut Chance| {
                let odd = chance.percent(5);
                json!({"line": if odd { 1 << 20 } else { chance.below(120) }, "character": if odd { 1 << 20 } else { chance.below(60) }})
            };
            let (start, end) = (place(chance), place(chance));
            let piece =
                bytes::text(chance.word(&["card", "", "\n[card.x]\n", "kind = \"lantern\""]), &texts, &words, chance);
            let change = if chance.percent(30) {
                json!({"text": bytes::text(&text, &texts, &words, chance)})
            } else {
                json!({"range": {"start": start, "end": end}, "text": piece})
            };
            let about = json!({"uri": address(&path), "version": here.version});
            here.tell("textDocument/didChange", json!({"textDocument": about, "contentChanges": [change]}));
            let method = chance.word(METHODS);
            let mut params = json!({"textDocument": document, "position": place(chance), "newName": chance.word(&["x", "a b", "", "ж"]),
                "context": {"includeDeclaration": true, "diagnostics": []}, "range": {"start": start, "end": end},
                "options": {"tabSize": 2, "insertSpaces": true}});
            if chance.percent(10) {
                changes::change(&mut params, chance);
            }
            said.push_str(&format!("\n{change}\n{method} {params}"));
            noted.note(&said);
            done = here.ask(&format!("textDocument/{method}"), params);
            if done.is_err() {
                break;
            }
        }
        here.tell("textDocument/didClose", json!({"textDocument": document}));
        if done.is_err() {
            editor = None;
        }
        done
    })
}

/// A server of tables, as a process of its own.
struct Served {
    child: Child,
    address: String,
    folder: PathBuf,
    seats: Vec<(Value, Value)>,
}

impl Drop for Served {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

impl Served {
    /// Starts the command that lies beside this program, or one folder above it.
    fn start() -> Result<Served, String> {
        let here = std::env::current_exe().map_err(|error| error.to_string())?;
        let beside =
            here.ancestors().skip(1).take(2).map(|folder| folder.join("quarterdeck")).find(|file| file.is_file());
        let command = beside.ok_or("the command `quarterdeck` does not lie beside this program; build it")?;
        let folder = std::env::temp_dir().join(format!("quarterdeck-fuzz-{}", std::process::id()));
        let mut child = Command::new(command)
            .args(["serve", "--port", "0", "--data"])
            .arg(&folder)
            .current_dir(shelf::root())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).ok();
        }
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        let mut served = Served { child, address, folder, seats: Vec::new() };
        for _ in 0..3 {
            let seats = json!([{"name": "A"}, {"name": "B", "bot": "random"}]);
            let body = json!({"game": "lanterns", "seats": seats, "pace": 0, "seed": 1}).to_string();
            let head = "Content-Type: application/json\r\n";
            let told = served.request("POST", "/api/tables", head, &body)?;
            let made: Value =
                serde_json::from_str(told.split("\r\n\r\n").nth(1).unwrap_or_default()).unwrap_or_default();
            served.seats.push((made["table"].clone(), made["seats"][0]["token"].clone()));
        }
        Ok(served)
    }

    fn connect(&self) -> Result<TcpStream, String> {
        let stream = TcpStream::connect(&self.address).map_err(|error| format!("the server is gone: {error}"))?;
        stream.set_read_timeout(Some(Duration::from_secs(60))).ok();
        Ok(stream)
    }

    fn request(&self, method: &str, path: &str, head: &str, body: &str) -> Result<String, String> {
        let mut stream = self.connect()?;
        let length = body.len();
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{head}Content-Length: {length}\r\n\r\n{body}",
            self.address
        );
        stream.write_all(text.as_bytes()).map_err(|error| error.to_string())?;
        let mut told = Vec::new();
        stream.read_to_end(&mut told).ok();
        Ok(String::from_utf8_lossy(&told).into_owned())
    }
}

/// A frame as a page sends it, masked with nothing.
fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    match payload.len() {
        length @ 0..=125 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 126);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}

/// Conversations of a page with a server: heads and frames, some of them damaged. Afterwards the server answers as ever.
pub(super) fn websocket() -> Execution {
    let mut served: Option<Served> = None;
    Box::new(move |number, chance, noted| {
        if served.is_none() {
            served = Some(Served::start()?);
        }
        let Some(server) = &served else { return Ok(()) };
        let talked = talk(server, number, chance, noted);
        if talked.is_err() {
            served = None;
        }
        talked
    })
}

fn talk(server: &Served, number: u64, chance: &mut Chance, noted: &Noted) -> Result<(), String> {
    let mut stream = server.connect()?;
    let head = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        server.address
    );
    let head = if chance.percent(8) { bytes::text(&head, &[], &[], chance) } else { head };
    let (table, token) = &server.seats[chance.below(server.seats.len())];
    let mut sent = head.into_bytes();
    for at in 0..1 + chance.below(8) {
        let mut wish = match (at, chance.below(14)) {
            (0, 0..=11) => {
                json!({"do": "sit", "table": table, "token": token, "language": chance.word(&["en", "ru", "zz"])})
            }
            (_, 0..=3) => json!({"do": "decide", "id": chance.word(&["pass", "end", "x"]), "at": chance.below(4)}),
            (_, 4) => json!({"do": "undo"}),
            (_, 5) => json!({"do": "why", "words": "a lantern"}),
            (_, 6) => json!({"do": "look", "at": chance.below(9), "eyes": chance.below(3)}),
            (_, 7) => json!({"do": "face", "key": "x"}),
            (_, 8) => json!({"do": "language", "language": "ru"}),
            (_, 9) => json!({"do": "cards"}),
            (_, 10) => json!({"do": "pace", "pace": chance.below(9)}),
            (_, 11) => json!({"do": "howto"}),
            (_, 12) => json!({"do": "next"}),
            _ => json!({"do": "save"}),
        };
        if chance.percent(25) {
            changes::change(&mut wish, chance);
        }
        let kind = if chance.percent(90) { 1 } else { chance.below(16) as u8 };
        let mut frame = frame(kind, wish.to_string().as_bytes());
        if chance.percent(15) {
            frame = bytes::raw(&frame, chance);
        }
        sent.extend(frame);
    }
    noted.note_bytes(&sent);
    stream.write_all(&sent).ok();
    // Half of them hang up at once, the others when they have heard something.
    if chance.percent(50) {
        let mut heard = [0; 1024];
        stream.read(&mut heard).map_err(|error| format!("nothing is answered: {error}")).ok();
    }
    drop(stream);
    if number.is_multiple_of(50) && !server.request("GET", "/", "", "")?.starts_with("HTTP/1.1 200") {
        return Err("the server does not answer as ever".to_owned());
    }
    Ok(())
}
