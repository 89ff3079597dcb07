//! Whoever is spoken with, word by word: `drive`, a table of the server, the language server.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lsp_server::{Connection, Message, Notification, Request, RequestId};
use quarterdeck::drive::answering;
use quarterdeck_face::{Faces, Looks};
use quarterdeck_runtime::{Game, Save};
use quarterdeck_server::{Hall, Offered, Opened, SeatWish, Shelf, TableWish, Told, Visit};
use serde_json::{Value, json};

use crate::play::tables;
use crate::{Reader, blocks, folders, game, pack};

/// So many words of one conversation are heard.
const MOST_WORDS: usize = 12;

/// Lines that are requests to `drive`: none breaks the engine down.
#[must_use]
pub fn drive() -> Reader {
    let game = game("lanterns");
    let tables = tables(&game, 4);
    let mut seeds = Vec::new();
    for table in &tables {
        let state = serde_json::to_value(table.now().snapshot()).unwrap_or_default();
        let save = serde_json::to_value(Save::of(table)).unwrap_or_default();
        for first in [
            json!({"do": "start", "seed": 3}),
            json!({"do": "start", "position": state}),
            json!({"do": "load", "save": save}),
        ] {
            for next in [
                json!({"do": "choose", "index": 0}),
                json!({"do": "view", "seat": 1, "since": 3}),
                json!({"do": "why", "words": "the deck", "seat": 0}),
                json!({"do": "undo", "to": 1}),
                json!({"do": "events", "since": 4}),
                json!({"do": "state", "lang": "ru"}),
                json!({"do": "decisions"}),
                json!({"do": "save"}),
            ] {
                seeds.push(format!("{first}\n{next}\n{{\"do\":\"choose\",\"index\":1}}\n").into_bytes());
            }
        }
    }
    let reads = move |data: &[u8]| {
        let mut answer = answering(game.clone());
        for line in String::from_utf8_lossy(data).lines().take(MOST_WORDS) {
            // No file of this machine is read or written.
            let names_a_file = |value: &Value| value.get("file").is_some();
            if serde_json::from_str::<Value>(line).is_ok_and(|value| names_a_file(&value)) {
                continue;
            }
            let told = answer(line);
            assert!(told["code"] != "broken", "{line}");
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}

/// One game, for a server.
struct One(Arc<Game>);

impl Shelf for One {
    fn offered(&self) -> Vec<Offered> {
        vec![Offered { id: self.0.id.clone(), titles: Vec::new(), needs: Vec::new(), playable: true }]
    }

    fn open(&self, id: &str, with: &[String]) -> Result<Opened, String> {
        if id != self.0.id || !with.is_empty() {
            return Err("there is no such game".to_owned());
        }
        let faces = Faces::new(&self.0, Looks::of(&self.0, []).0);
        Ok(Opened { game: self.0.clone(), faces })
    }

    fn howto(&self, _: &Game, _: &str) -> Option<Vec<Told>> {
        None
    }
}

/// A table is played at by so many conversations before another one is laid.
const USED: usize = 200;

/// Words of people at a table of a server, without the line between: the first sign of each says who speaks. Whoever makes sense is answered, and
/// everybody can be told what is new.
///
/// # Panics
/// If no server can be opened in memory.
#[must_use]
pub fn words() -> Reader {
    let game = game("lanterns");
    let folder = std::path::Path::new("/dev/shm").join(format!("quarterdeck-guided-{}", std::process::id()));
    let hall = Arc::new(Hall::open(Arc::new(One(game)), &folder).expect("memory can be written"));
    let seat = |name: &str| SeatWish { name: name.to_owned(), bot: None };
    let wish = TableWish {
        game: "lanterns".to_owned(),
        with: Vec::new(),
        options: std::collections::BTreeMap::new(),
        seats: vec![seat("A"), seat("B")],
        shared: false,
        practice: true,
        campaign: false,
        pace: 0,
        seed: Some(7),
        language: "en".to_owned(),
    };
    let lay = move |hall: &Arc<Hall>| -> Vec<Visit> {
        let made = hall.lay(&wish).expect("a table can be laid");
        let secrets = made.seats.iter().map(|seat| &seat.token).chain([&made.watch]);
        secrets.map(|token| Visit::sit(hall, &made.table, token, "en").unwrap_or_else(|why| panic!("{why}"))).collect()
    };
    let seeds = [
        r#"0{"do":"decide","id":"pass","at":0}"#,
        r#"1{"do":"undo"}"#,
        r#"0{"do":"why","words":"a lantern"}"#,
        r#"2{"do":"look","at":3,"eyes":1}"#,
        r#"0{"do":"face","key":"x"}"#,
        r#"0{"do":"language","language":"ru"}"#,
        r#"1{"do":"cards"}"#,
        r#"0{"do":"pace","pace":9}"#,
        r#"0{"do":"howto"}"#,
        r#"0{"do":"next"}"#,
        r#"0{"do":"save"}"#,
        r#"0{"do":"hurry"}"#,
    ];
    let seeds = (0..seeds.len()).map(|at| [seeds[at], seeds[(at + 5) % seeds.len()]].join("\n").into_bytes()).collect();
    let here: Mutex<(usize, Vec<Visit>)> = Mutex::default();
    let reads = move |data: &[u8]| {
        let mut here = here.lock().unwrap_or_else(PoisonError::into_inner);
        let (used, people) = &mut *here;
        if *used % USED == 0 {
            *people = lay(&hall);
        }
        *used += 1;
        for line in String::from_utf8_lossy(data).lines().take(MOST_WORDS) {
            let mut signs = line.chars();
            let speaks = signs.next().map_or(0, |sign| sign as usize) % people.len();
            if let Some(Some(told)) = people[speaks].hear(signs.as_str()) {
                assert!(serde_json::from_str::<Value>(&told).is_ok_and(|told| told["kind"].is_string()), "{told}");
            }
        }
        for person in people {
            person.told();
        }
    };
    Reader { seeds, reads: Box::new(reads) }
}

/// A language server in this process, and the editor's end of the line.
struct Editor {
    line: Connection,
    next: i32,
    version: i32,
    _serving: std::thread::JoinHandle<()>,
}

fn address(path: &str) -> String {
    let folder = folders().into_iter().find(|folder| folder.ends_with("lanterns")).unwrap_or_default();
    format!("file://{}/{path}", folder.canonicalize().unwrap_or_default().display())
}

impl Editor {
    fn open() -> Editor {
        let (theirs, line) = Connection::memory();
        let serving = std::thread::spawn(move || {
            quarterdeck_lsp::serve_over(&theirs, |_, _| Vec::new()).expect("the server goes on")
        });
        let mut editor = Editor { line, next: 0, version: 0, _serving: serving };
        editor.ask("initialize", json!({"capabilities": {}, "rootUri": address("")}));
        editor.tell("initialized", json!({}));
        let document = json!({"uri": address(TYPED_IN), "version": 0, "languageId": "toml", "text": ""});
        editor.tell("textDocument/didOpen", json!({"textDocument": document}));
        editor
    }

    fn tell(&self, method: &str, params: Value) {
        let told = Notification { method: method.to_owned(), params };
        self.line.sender.send(Message::Notification(told)).expect("the server listens");
    }

    /// Asks, and waits for the answer.
    fn ask(&mut self, method: &str, params: Value) {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.line.sender.send(Message::Request(request)).expect("the server listens");
        loop {
            match self.line.receiver.recv_timeout(Duration::from_secs(50)).expect("it answers") {
                Message::Response(response) if response.id == id => return,
                Message::Request(request) => {
                    let nothing = lsp_server::Response::new_ok(request.id, Value::Null);
                    self.line.sender.send(Message::Response(nothing)).expect("the server listens");
                }
                _ => {}
            }
        }
    }
}

/// The file in which somebody types.
const TYPED_IN: &str = "cards/lanterns.toml";

const METHODS: [&str; 9] = [
    "hover",
    "completion",
    "definition",
    "references",
    "documentSymbol",
    "rename",
    "formatting",
    "codeAction",
    "prepareRename",
];

/// A file of a pack as somebody types it, and one thing that is asked about a place in it: what is asked, the line and the column are said by the
/// first bytes.
#[must_use]
pub fn lsp() -> Reader {
    let editor: Mutex<Option<Editor>> = Mutex::default();
    let seeds = blocks(&[pack("lanterns")], ".toml");
    let seeds =
        seeds.into_iter().enumerate().map(|(at, block)| [&[at as u8, 1, 6], block.as_slice()].concat()).collect();
    let uri = address(TYPED_IN);
    let reads = move |data: &[u8]| {
        let [method, line, column, text @ ..] = data else { return };
        let mut editor = editor.lock().unwrap_or_else(PoisonError::into_inner);
        let editor = editor.get_or_insert_with(Editor::open);
        editor.version += 1;
        let text = String::from_utf8_lossy(text);
        let document = json!({"uri": uri, "version": editor.version});
        editor.tell("textDocument/didChange", json!({"textDocument": document, "contentChanges": [{"text": text}]}));
        let place = json!({"line": line, "character": column});
        let whole = json!({"start": {"line": 0, "character": 0}, "end": place});
        let params = json!({"textDocument": {"uri": uri}, "position": place, "newName": "other", "range": whole,
            "context": {"includeDeclaration": true, "diagnostics": []}, "options": {"tabSize": 2, "insertSpaces": true}});
        editor.ask(&format!("textDocument/{}", METHODS[usize::from(*method) % METHODS.len()]), params);
    };
    Reader { seeds, reads: Box::new(reads) }
}
