//! The conversation with the editor: what it tells, and who answers what it asks.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::notification::{
    DidChangeTextDocument, DidChangeWatchedFiles, DidCloseTextDocument, DidOpenTextDocument, DidSaveTextDocument,
    Notification as _, PublishDiagnostics,
};
use lsp_types::{
    CompletionOptions, DidChangeTextDocumentParams, DidChangeWatchedFilesParams, DidCloseTextDocumentParams,
    DidOpenTextDocumentParams, DidSaveTextDocumentParams, HoverProviderCapability, InitializeParams, OneOf,
    PublishDiagnosticsParams, RenameOptions, SaveOptions, ServerCapabilities, TextDocumentContentChangeEvent,
    TextDocumentSyncCapability, TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions, Uri,
};
use quarterdeck_disk::installed::installed_folders;
use quarterdeck_runtime::packs::Sentences;

use crate::address;
use crate::checking::{Checker, Desk, Types};
use crate::drawn::{Drawn, is_shown};
use crate::line;
use crate::lines::Lines;
use crate::problems::diagnostic;
use crate::say;
use crate::shelf::{FileId, Shelf};

/// The folder of a project in which packs lie that others need.
const LIBRARY: &str = "content";

/// Whatever ends a conversation early.
pub type Trouble = Box<dyn Error + Send + Sync>;

/// Serves one editor over standard input and output until it says goodbye; `types` looks at the types of scripts.
pub fn serve(types: Types) -> Result<(), Trouble> {
    let (connection, carriers) = line::stdio();
    serve_over(&connection, types)?;
    drop(connection);
    carriers.join()?;
    Ok(())
}

/// Serves one editor over any connection until it says goodbye.
pub fn serve_over(connection: &Connection, types: Types) -> Result<(), Trouble> {
    let given = connection.initialize(serde_json::to_value(capabilities())?)?;
    let given: InitializeParams = serde_json::from_value(given)?;
    let desk = Desk::default();
    let told = Mutex::new(BTreeSet::new());
    std::thread::scope(|scope| {
        let publisher = connection.sender.clone();
        let (desk, told) = (&desk, &told);
        scope.spawn(move || {
            let send = |message: Message| publisher.send(message).is_ok();
            Checker::at(desk, types).work(desk, &|shelf| publish(desk, shelf, told, &send));
        });
        let mut session = Session::new(&given, desk, connection);
        let ended = session.run();
        desk.close();
        ended
    })
}

fn capabilities() -> ServerCapabilities {
    let sync = TextDocumentSyncOptions {
        open_close: Some(true),
        change: Some(TextDocumentSyncKind::INCREMENTAL),
        save: Some(TextDocumentSyncSaveOptions::SaveOptions(SaveOptions { include_text: Some(false) })),
        ..TextDocumentSyncOptions::default()
    };
    let triggers = ["\"", "'", " ", "[", ".", "$", "-"];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(sync)),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers.map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: Default::default(),
        })),
        document_symbol_provider: Some(OneOf::Left(true)),
        workspace_symbol_provider: Some(OneOf::Left(true)),
        document_formatting_provider: Some(OneOf::Left(true)),
        code_action_provider: Some(lsp_types::CodeActionProviderCapability::Simple(true)),
        ..ServerCapabilities::default()
    }
}

/// Tells the editor what is wrong, file by file; what is right again is told, too.
fn publish(desk: &Desk, shelf: &Shelf, told: &Mutex<BTreeSet<String>>, send: &dyn Fn(Message) -> bool) {
    let known = desk.known();
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    let now = known.files();
    for shown in now.union(&told.clone()) {
        let Some(file) = shelf.named(shown) else {
            continue;
        };
        let Some(uri) = shelf.path(&file).and_then(|path| address::uri(&path)) else {
            continue;
        };
        let text = shelf.text(&file).unwrap_or_default();
        let lines = Lines::new(text);
        let diagnostics = known.of_file(shown).into_iter().map(|problem| diagnostic(problem, text, &lines)).collect();
        let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
        let message = Notification::new(PublishDiagnostics::METHOD.to_owned(), params);
        if !send(Message::Notification(message)) {
            return;
        }
    }
    *told = now;
}

/// One editor.
pub struct Session<'s> {
    connection: &'s Connection,
    /// What is checked.
    pub desk: &'s Desk,
    /// All packs, as the editor has them.
    pub shelf: Shelf,
    /// Sentences that were read to try other names.
    pub sentences: Sentences,
    /// The author's language.
    pub language: &'static str,
    /// Faces of cards, if the editor shows pictures.
    pub drawn: Option<RefCell<Drawn>>,
}

impl<'s> Session<'s> {
    fn new(given: &InitializeParams, desk: &'s Desk, connection: &'s Connection) -> Session<'s> {
        let folders = given.workspace_folders.iter().flatten().filter_map(|folder| address::path(&folder.uri));
        let libraries = folders.map(|folder| folder.join(LIBRARY)).filter(|it| it.is_dir());
        // What is installed is found last, as everywhere.
        let libraries: Vec<PathBuf> = libraries.chain(installed_folders().unwrap_or_default()).collect();
        let shelf = Shelf::new(libraries);
        let language = say::language(given.locale.as_deref());
        let drawn = is_shown(given).then(RefCell::default);
        Session { connection, desk, shelf, sentences: Sentences::default(), language, drawn }
    }

    fn run(&mut self) -> Result<(), Trouble> {
        for message in &self.connection.receiver {
            match message {
                Message::Request(request) => {
                    if self.connection.handle_shutdown(&request)? {
                        return Ok(());
                    }
                    let response = self.answer(request);
                    self.connection.sender.send(Message::Response(response))?;
                }
                Message::Notification(notification) => self.hear(notification),
                Message::Response(_) => {}
            }
        }
        Ok(())
    }

    /// Answers a request. What goes wrong with one does not end the conversation.
    fn answer(&mut self, request: Request) -> Response {
        let (id, method) = (request.id.clone(), request.method.clone());
        let answered = catch_unwind(AssertUnwindSafe(|| self.ask(request)));
        match answered {
            Ok(Ok(Some(result))) => Response::new_ok(id, result),
            Ok(Ok(None)) => {
                Response::new_err(id, ErrorCode::MethodNotFound as i32, format!("{method} is not answered here"))
            }
            Ok(Err(message)) => Response::new_err(id, ErrorCode::RequestFailed as i32, message),
            Err(_) => Response::new_err(id, ErrorCode::InternalError as i32, format!("{method} could not be answered")),
        }
    }

    fn hear(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        match method.as_str() {
            DidOpenTextDocument::METHOD => {
                if let Ok(DidOpenTextDocumentParams { text_document }) = serde_json::from_value(params)
                    && let Some(file) = self.file(&text_document.uri)
                {
                    self.shelf.open.insert(file.clone());
                    self.set(&file, Some(text_document.text));
                }
            }
            DidChangeTextDocument::METHOD => {
                if let Ok(DidChangeTextDocumentParams { text_document, content_changes }) =
                    serde_json::from_value(params)
                    && let Some(file) = self.file(&text_document.uri)
                {
                    let text = self.shelf.text(&file).unwrap_or_default().to_owned();
                    let text = content_changes.into_iter().fold(text, changed);
                    self.set(&file, Some(text));
                }
            }
            DidCloseTextDocument::METHOD => {
                if let Ok(DidCloseTextDocumentParams { text_document }) = serde_json::from_value(params)
                    && let Some(file) = self.file(&text_document.uri)
                {
                    self.shelf.open.remove(&file);
                    self.set(&file, None);
                }
            }
            DidSaveTextDocument::METHOD => {
                if let Ok(DidSaveTextDocumentParams { text_document, .. }) = serde_json::from_value(params) {
                    self.on_disk(&text_document.uri);
                }
            }
            DidChangeWatchedFiles::METHOD => {
                if let Ok(DidChangeWatchedFilesParams { changes }) = serde_json::from_value(params) {
                    changes.iter().for_each(|change| self.on_disk(&change.uri));
                }
            }
            _ => {}
        }
    }

    /// A file has changed on the disk; what is open counts as it is in the editor.
    fn on_disk(&mut self, uri: &Uri) {
        if let Some(file) = self.file(uri)
            && !self.shelf.open.contains(&file)
        {
            self.set(&file, None);
        }
    }

    fn set(&mut self, file: &FileId, text: Option<String>) {
        self.shelf.set(file, text);
        self.desk.changed(&self.shelf, &file.pack);
    }

    /// The file of a pack that the editor names.
    pub fn file(&mut self, uri: &Uri) -> Option<FileId> {
        self.shelf.find(&address::path(uri)?)
    }
}

/// A text after one change.
fn changed(text: String, change: TextDocumentContentChangeEvent) -> String {
    let Some(range) = change.range else {
        return change.text;
    };
    let lines = Lines::new(&text);
    let (from, to) = (lines.byte(&text, range.start), lines.byte(&text, range.end));
    format!("{}{}{}", &text[..from], change.text, &text[to.max(from)..])
}
