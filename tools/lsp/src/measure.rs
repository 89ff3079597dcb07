//! How long an editor waits: a conversation within this process, in which somebody types into a file, asks about it while the pack
//! is checked, and makes mistakes.

use std::path::Path;
use std::time::{Duration, Instant};

use lsp_server::{Connection, Message, Notification, Request, RequestId};
use serde_json::{Value, json};

use crate::address;
use crate::checking::Types;
use crate::lines::Lines;
use crate::server::{Trouble, serve_over};

/// What is asked about each place.
const QUESTIONS: [&str; 4] =
    ["textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references"];

/// A mistake that is typed at the end of a file of tables.
const MISTAKE: &str = "\n[zone.measured_here]\nseen_bi = \"nobody\"\n";

/// Whoever waits longer waits for something that never comes.
const PATIENCE: Duration = Duration::from_secs(120);

/// How long it took.
#[derive(Default)]
pub struct Waits {
    /// Until a question was answered, while a check was under way.
    pub answers: Vec<Duration>,
    /// Until a mistake was told that somebody typed.
    pub mistakes: Vec<Duration>,
}

/// Types into a file of tables and asks about its sentences, at so many places.
pub fn measure(file: &Path, types: Types, places: usize) -> Result<Waits, Trouble> {
    let (theirs, ours) = Connection::memory();
    std::thread::scope(|scope| {
        let serving = scope.spawn(move || serve_over(&theirs, types));
        let waits = converse(ours, file, places);
        let served = serving.join().map_err(|_| "the server has ended")?;
        served.and(waits)
    })
}

fn converse(line: Connection, file: &Path, places: usize) -> Result<Waits, Trouble> {
    let text = std::fs::read_to_string(file)?;
    let folder = file.ancestors().find(|folder| folder.join("pack.toml").is_file()).and_then(Path::parent);
    let uri = |path: &Path| address::uri(path).map(|uri| uri.as_str().to_owned()).ok_or("no address");
    let mut editor = Editor { line, asked: 0, uri: uri(file)?, length: 0, wrong: false };
    let folders = json!([{ "uri": uri(folder.unwrap_or(file))?, "name": "packs" }]);
    editor.ask("initialize", json!({ "processId": null, "capabilities": {}, "workspaceFolders": folders }))?;
    editor.say("initialized", json!({}))?;
    let item = json!({ "uri": editor.uri, "languageId": "toml", "version": 1, "text": text });
    editor.say("textDocument/didOpen", json!({ "textDocument": item }))?;
    // Until the pack was checked once: what is told of it then has been looked at.
    editor.mistaken(&text)?;
    let mut waits = Waits::default();
    let lines = Lines::new(&text);
    let all: Vec<usize> = text.match_indices('\'').map(|(at, _)| at).collect();
    let apart = (all.len() / places.max(1)).max(1);
    for (turn, at) in all.iter().step_by(apart).take(places).enumerate() {
        let typed = if turn % 2 == 0 { "#" } else { "\n" };
        editor.change(&format!("{text}{}", typed.repeat(turn + 1)))?;
        let place = lines.position(&text, *at);
        for question in QUESTIONS {
            let params = json!({ "textDocument": { "uri": editor.uri }, "position": place,
                "context": { "includeDeclaration": true, "triggerKind": 1 } });
            let begun = Instant::now();
            editor.ask(question, params)?;
            waits.answers.push(begun.elapsed());
        }
    }
    for _ in 0..places.div_ceil(QUESTIONS.len()) {
        waits.mistakes.push(editor.mistaken(&text)?);
    }
    editor.ask("shutdown", Value::Null)?;
    editor.say("exit", Value::Null)?;
    Ok(waits)
}

/// The editor's end of the line.
struct Editor {
    line: Connection,
    asked: i32,
    uri: String,
    length: i32,
    /// Something is wrong with the file, as far as was told.
    wrong: bool,
}

impl Editor {
    fn say(&self, method: &str, params: Value) -> Result<(), Trouble> {
        self.line.sender.send(Message::Notification(Notification { method: method.to_owned(), params }))?;
        Ok(())
    }

    fn change(&mut self, text: &str) -> Result<(), Trouble> {
        self.length += 1;
        let document = json!({ "uri": self.uri, "version": self.length });
        self.say("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [{ "text": text }] }))
    }

    /// How long it takes until a mistake is told; it is mended again.
    fn mistaken(&mut self, text: &str) -> Result<Duration, Trouble> {
        let begun = Instant::now();
        self.change(&format!("{text}{MISTAKE}"))?;
        self.until(true)?;
        let taken = begun.elapsed();
        self.change(text)?;
        self.until(false)?;
        Ok(taken)
    }

    fn until(&mut self, wrong: bool) -> Result<(), Trouble> {
        while self.wrong != wrong {
            self.next()?;
        }
        Ok(())
    }

    fn ask(&mut self, method: &str, params: Value) -> Result<(), Trouble> {
        self.asked += 1;
        let id = RequestId::from(self.asked);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.line.sender.send(Message::Request(request))?;
        loop {
            if let Message::Response(response) = self.next()?
                && response.id == id
            {
                return Ok(());
            }
        }
    }

    /// The next message; what is told of the file is kept in mind.
    fn next(&mut self) -> Result<Message, Trouble> {
        let message = self.line.receiver.recv_timeout(PATIENCE)?;
        if let Message::Notification(Notification { method, params }) = &message
            && method == "textDocument/publishDiagnostics"
            && params["uri"] == self.uri.as_str()
        {
            self.wrong = params["diagnostics"].as_array().is_some_and(|told| !told.is_empty());
        }
        Ok(message)
    }
}
