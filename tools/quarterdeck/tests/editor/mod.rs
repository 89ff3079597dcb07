//! An editor for tests: starts the language server, opens and changes documents, asks, and hears what is wrong with them.

use std::collections::BTreeMap;
use std::io::{BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};

/// Nothing takes so long; whoever waits longer waits for something that never comes.
const PATIENCE: Duration = Duration::from_secs(120);

pub struct Editor {
    server: Child,
    input: Option<ChildStdin>,
    output: Receiver<Value>,
    asked: i64,
    /// What was told last of each file.
    told: BTreeMap<String, Vec<Value>>,
}

impl Editor {
    /// Starts the server for a folder.
    pub fn start(folder: &Path, locale: &str) -> Editor {
        Editor::start_with(folder, locale, &[])
    }

    /// The same with something in its environment.
    pub fn start_with(folder: &Path, locale: &str, environment: &[(&str, &Path)]) -> Editor {
        Editor::start_as(folder, locale, environment, &Value::Null)
    }

    /// The same for an editor that says this of itself.
    pub fn start_as(folder: &Path, locale: &str, environment: &[(&str, &Path)], options: &Value) -> Editor {
        let mut server = Command::new(env!("CARGO_BIN_EXE_quarterdeck"))
            .arg("lsp")
            .current_dir(folder)
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, read) = (server.stdin.take(), server.stdout.take().unwrap());
        let (send, output) = channel();
        std::thread::spawn(move || {
            let mut read = BufReader::new(read);
            while let Some(message) = message(&mut read) {
                if send.send(message).is_err() {
                    return;
                }
            }
        });
        let mut editor = Editor { server, input, output, asked: 0, told: BTreeMap::new() };
        let folders = json!([{ "uri": uri(folder), "name": "packs" }]);
        let given = editor.ask(
            "initialize",
            json!({ "processId": null, "capabilities": {}, "initializationOptions": options, "locale": locale, "workspaceFolders": folders }),
        );
        assert!(given["capabilities"]["hoverProvider"].as_bool().unwrap_or_default(), "{given}");
        editor.say("initialized", json!({}));
        editor
    }

    fn write(&mut self, message: &Value) {
        let text = message.to_string();
        let input = self.input.as_mut().unwrap();
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).unwrap();
        input.flush().unwrap();
    }

    pub fn say(&mut self, method: &str, params: Value) {
        self.write(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// The answer to a request, or why there is none.
    pub fn try_ask(&mut self, method: &str, params: Value) -> Result<Value, String> {
        self.asked += 1;
        let id = self.asked;
        self.write(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.next(method);
            if message["id"] == id {
                return match message["error"]["message"].as_str() {
                    Some(error) => Err(error.to_owned()),
                    None => Ok(message["result"].clone()),
                };
            }
        }
    }

    pub fn ask(&mut self, method: &str, params: Value) -> Value {
        self.try_ask(method, params).unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The next message; what is told about files is kept.
    fn next(&mut self, waiting_for: &str) -> Value {
        let message = self.output.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no word of {waiting_for}"));
        if message["method"] == "textDocument/publishDiagnostics" {
            let file = message["params"]["uri"].as_str().unwrap_or_default().to_owned();
            let told = message["params"]["diagnostics"].as_array().cloned().unwrap_or_default();
            self.told.insert(file, told);
        }
        message
    }

    /// What is wrong with a document, as soon as it is what is waited for.
    pub fn problems(&mut self, document: &Document, wanted: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        loop {
            let told = self.told.get(&document.uri).cloned().unwrap_or_default();
            if wanted(&told) {
                return told;
            }
            self.next("mistakes");
        }
    }

    /// Waits until the pack of a document was checked: a mistake is made, told, mended and gone.
    pub fn until_checked(&mut self, document: &Document) {
        let end = json!({ "line": 1_000_000, "character": 0 });
        let change = |text: &str, range: Value| json!({ "textDocument": { "uri": document.uri, "version": 0 }, "contentChanges": [{ "range": range, "text": text }] });
        self.say("textDocument/didChange", change("\n= =\n", json!({ "start": end, "end": end })));
        self.problems(document, |told| !told.is_empty());
        let whole = json!({ "textDocument": { "uri": document.uri, "version": 0 }, "contentChanges": [{ "text": document.text }] });
        self.say("textDocument/didChange", whole);
        self.problems(document, <[Value]>::is_empty);
    }

    /// Waits until nothing is wrong with documents.
    pub fn until_right(&mut self, documents: &[&Document]) {
        for document in documents {
            self.problems(document, <[Value]>::is_empty);
        }
    }

    fn place(document: &Document, line: u64, character: u64) -> Value {
        let at = json!({ "line": line, "character": character });
        json!({ "textDocument": { "uri": document.uri }, "position": at, "context": { "includeDeclaration": true, "triggerKind": 1 } })
    }

    /// Asks about a place so many letters behind the beginning of a text.
    pub fn at(&mut self, method: &str, document: &Document, text: &str, behind: u64) -> Value {
        let (line, character) = document.position(text);
        self.ask(method, Editor::place(document, line, character + behind))
    }

    /// Asks about the place behind a text.
    pub fn behind(&mut self, method: &str, document: &Document, text: &str) -> Value {
        let at = document.text.find(text).unwrap_or_else(|| panic!("no {text}")) + text.len();
        self.at_byte(method, document, at)
    }

    pub fn at_byte(&mut self, method: &str, document: &Document, byte: usize) -> Value {
        let (line, character) = place(&document.text, byte);
        self.ask(method, Editor::place(document, line, character))
    }

    /// The files that speak of what stands there, one for each place.
    pub fn references(&mut self, document: &Document, text: &str, behind: u64) -> Vec<String> {
        let found = self.at("textDocument/references", document, text, behind);
        found.as_array().into_iter().flatten().filter_map(|it| it["uri"].as_str().map(str::to_owned)).collect()
    }

    /// Says goodbye; the server ends well.
    pub fn end(mut self) {
        self.ask("shutdown", Value::Null);
        self.say("exit", Value::Null);
        self.input = None;
        assert!(self.server.wait().unwrap().success());
    }
}

impl Drop for Editor {
    fn drop(&mut self) {
        // A test that fails leaves no server behind.
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

fn message(read: &mut impl std::io::BufRead) -> Option<Value> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if read.read_line(&mut line).ok()? == 0 {
            return None;
        }
        match line.trim().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().ok()?,
            None if line.trim().is_empty() => break,
            None => {}
        }
    }
    let mut bytes = vec![0; length];
    read.read_exact(&mut bytes).ok()?;
    serde_json::from_slice(&bytes).ok()
}

/// A document that is open in the editor.
pub struct Document {
    pub uri: String,
    pub text: String,
}

impl Document {
    pub fn open(editor: &mut Editor, path: &Path) -> Document {
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let document = Document { uri: uri(path), text };
        let item = json!({ "uri": document.uri, "languageId": "toml", "version": 1, "text": document.text });
        editor.say("textDocument/didOpen", json!({ "textDocument": item }));
        document
    }

    /// Line and units of UTF-16 of the first place where a text stands.
    pub fn position(&self, text: &str) -> (u64, u64) {
        place(&self.text, self.text.find(text).unwrap_or_else(|| panic!("no {text}")))
    }

    fn change(&mut self, editor: &mut Editor, from: usize, to: usize, new: &str) {
        let at = |byte| {
            let (line, character) = place(&self.text, byte);
            json!({ "line": line, "character": character })
        };
        let change = json!({ "range": { "start": at(from), "end": at(to) }, "text": new });
        editor.say(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": self.uri, "version": 2 }, "contentChanges": [change] }),
        );
        self.text.replace_range(from..to, new);
    }

    /// Writes something in place of the first such text.
    pub fn replace(&mut self, editor: &mut Editor, old: &str, new: &str) {
        let from = self.text.find(old).unwrap_or_else(|| panic!("no {old}"));
        self.change(editor, from, from + old.len(), new);
    }

    pub fn insert(&mut self, editor: &mut Editor, at: usize, new: &str) {
        self.change(editor, at, at, new);
    }
}

/// Counted by hand, not as the server does it.
fn place(text: &str, byte: usize) -> (u64, u64) {
    let before = &text[..byte];
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() as u64, line.encode_utf16().count() as u64)
}

fn uri(path: &Path) -> String {
    let text = path.to_str().unwrap();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let signs =
        text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") });
    format!("file://{}", signs.collect::<String>())
}

/// The path that an address names.
pub fn path(uri: &str) -> PathBuf {
    let rest = uri.strip_prefix("file://").unwrap();
    let mut parts = rest.split('%');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
        bytes.extend(part[2..].bytes());
    }
    PathBuf::from(String::from_utf8(bytes).unwrap())
}

/// A text after edits, the last of them first.
pub fn edited(text: &str, edits: &Value) -> String {
    let byte = |at: &Value| {
        let (line, units) = (at["line"].as_u64().unwrap() as usize, at["character"].as_u64().unwrap() as usize);
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let before: Vec<u16> = text[start..].encode_utf16().take(units).collect();
        start + String::from_utf16(&before).unwrap().len()
    };
    let edits = edits.as_array().cloned().unwrap_or_default();
    let mut places: Vec<(usize, usize, &str)> = edits
        .iter()
        .map(|it| (byte(&it["range"]["start"]), byte(&it["range"]["end"]), it["newText"].as_str().unwrap()))
        .collect();
    places.sort_unstable();
    let mut text = text.to_owned();
    for (from, to, new) in places.into_iter().rev() {
        text.replace_range(from..to, new);
    }
    text
}
