//! What is answered to an editor's requests.

use std::collections::HashMap;

use lsp_types::request::{
    CodeActionRequest, Completion, DocumentSymbolRequest, Formatting, GotoDefinition, HoverRequest,
    PrepareRenameRequest, References, Rename, Request as _, WorkspaceSymbolRequest,
};
use lsp_types::{
    CodeAction, CodeActionKind, CodeActionOrCommand, CodeActionParams, CompletionList, CompletionParams,
    DocumentFormattingParams, DocumentSymbol, DocumentSymbolParams, DocumentSymbolResponse, GotoDefinitionParams,
    GotoDefinitionResponse, Hover, HoverContents, HoverParams, Location, MarkupContent, MarkupKind,
    PrepareRenameResponse, ReferenceParams, RenameParams, SymbolInformation, TextDocumentPositionParams, TextEdit, Uri,
    WorkspaceEdit, WorkspaceSymbolParams,
};
use quarterdeck_format::{Reader, formatted_file};
use serde_json::Value;

use crate::address;
use crate::hover::Pointed;
use crate::lines::Lines;
use crate::places::{definitions, home, mark_at, mentions};
use crate::rename::{Edits, renamable, rename};
use crate::say::say;
use crate::server::Session;
use crate::shelf::FileId;
use crate::structure::Heading;
use crate::thing::Span;

/// An answer; nothing if nobody answers such requests, or a message for the author.
type Answer = Result<Option<Value>, String>;

/// So many symbols of all packs are listed at the most.
const MANY: usize = 500;

fn told(answer: impl serde::Serialize) -> Answer {
    serde_json::to_value(answer).map(Some).map_err(|error| error.to_string())
}

fn read<T: serde::de::DeserializeOwned>(params: Value) -> Result<T, String> {
    serde_json::from_value(params).map_err(|error| error.to_string())
}

impl Session<'_> {
    /// Answers a request.
    pub fn ask(&mut self, request: lsp_server::Request) -> Answer {
        let params = request.params;
        match request.method.as_str() {
            HoverRequest::METHOD => self.hover(read(params)?),
            Completion::METHOD => self.completion(read(params)?),
            GotoDefinition::METHOD => self.definition(read(params)?),
            References::METHOD => self.references(read(params)?),
            PrepareRenameRequest::METHOD => self.prepare_rename(read(params)?),
            Rename::METHOD => self.rename(read(params)?),
            DocumentSymbolRequest::METHOD => self.outline(read(params)?),
            WorkspaceSymbolRequest::METHOD => self.symbols(&read(params)?),
            Formatting::METHOD => self.formatting(&read(params)?),
            CodeActionRequest::METHOD => self.code_actions(read(params)?),
            _ => Ok(None),
        }
    }

    /// The file and the byte that are meant.
    fn place(&mut self, at: &TextDocumentPositionParams) -> Option<(FileId, usize)> {
        let file = self.file(&at.text_document.uri)?;
        let text = self.shelf.text(&file)?;
        let byte = Lines::new(text).byte(text, at.position);
        Some((file, byte))
    }

    fn location(&self, file: &FileId, span: Span) -> Option<Location> {
        let text = self.shelf.text(file)?;
        Some(Location { uri: self.uri(file)?, range: Lines::new(text).range(text, span) })
    }

    fn uri(&self, file: &FileId) -> Option<Uri> {
        address::uri(&self.shelf.path(file)?)
    }

    /// Asks something about a place, with the words and the last game of its pack.
    fn pointed<T>(&self, file: &FileId, ask: impl FnOnce(&Pointed<'_>) -> Option<T>) -> Option<T> {
        let lexicon = self.shelf.lexicon(&file.pack);
        let (game, looks) = {
            let known = self.desk.known();
            (known.games.get(&file.pack).cloned(), known.looks.get(&file.pack).cloned())
        };
        let faces = self.drawn.as_ref().and_then(|drawn| Some(drawn.borrow_mut().faces(game.as_ref()?, &looks?)));
        let (shelf, lexicon) = (&self.shelf, &*lexicon);
        let (game, faces) = (game.as_deref(), faces.as_deref());
        ask(&Pointed { shelf, lexicon, game, file, language: self.language, faces })
    }

    fn hover(&mut self, params: HoverParams) -> Answer {
        let Some((file, byte)) = self.place(&params.text_document_position_params) else {
            return told(Value::Null);
        };
        let found = self.pointed(&file, |pointed| pointed.hover(byte));
        let text = self.shelf.text(&file).unwrap_or_default();
        told(found.map(|(value, span)| Hover {
            contents: HoverContents::Markup(MarkupContent { kind: MarkupKind::Markdown, value }),
            range: Some(Lines::new(text).range(text, span)),
        }))
    }

    fn completion(&mut self, params: CompletionParams) -> Answer {
        let Some((file, byte)) = self.place(&params.text_document_position) else {
            return told(Value::Null);
        };
        let items = self.pointed(&file, |pointed| pointed.complete(byte)).unwrap_or_default();
        told(CompletionList { is_incomplete: true, items })
    }

    /// A file in its canonical layout; nothing while it cannot be read.
    fn formatting(&mut self, params: &DocumentFormattingParams) -> Answer {
        let Some(file) = self.file(&params.text_document.uri) else {
            return told(Value::Null);
        };
        let game = self.desk.known().games.get(&file.pack).cloned();
        let reader = Reader { sentences: &self.desk.sentences, game: game.as_deref() };
        let text = self.shelf.text(&file).unwrap_or_default();
        let Some(Ok(after)) = formatted_file(&file.path, text, &reader) else {
            return told(Value::Null);
        };
        told(changed_lines(text, &after).into_iter().collect::<Vec<TextEdit>>())
    }

    fn definition(&mut self, params: GotoDefinitionParams) -> Answer {
        let Some((file, byte)) = self.place(&params.text_document_position_params) else {
            return told(Value::Null);
        };
        let lexicon = self.shelf.lexicon(&file.pack);
        let things = mark_at(&self.shelf, &lexicon, &file, byte).map(|mark| mark.things).unwrap_or_default();
        let found = definitions(&self.shelf, &lexicon, &things);
        let locations = found.iter().filter_map(|(file, span)| self.location(file, *span)).collect();
        told(GotoDefinitionResponse::Array(locations))
    }

    fn references(&mut self, params: ReferenceParams) -> Answer {
        let Some((file, byte)) = self.place(&params.text_document_position) else {
            return told(Value::Null);
        };
        let lexicon = self.shelf.lexicon(&file.pack);
        let things = mark_at(&self.shelf, &lexicon, &file, byte).map(|mark| mark.things).unwrap_or_default();
        let Some(home) = things.first().and_then(|thing| home(&lexicon, thing)) else {
            return told(Value::Null);
        };
        let declared = params.context.include_declaration;
        let mut locations = Vec::new();
        for (file, marks) in mentions(&self.shelf, &home, &things) {
            let Some((text, uri)) = self.shelf.text(&file).zip(self.uri(&file)) else {
                continue;
            };
            let lines = Lines::new(text);
            let wanted = marks.iter().filter(|mark| declared || !mark.defines);
            locations.extend(wanted.map(|mark| Location { uri: uri.clone(), range: lines.range(text, mark.span) }));
        }
        told(locations)
    }

    fn prepare_rename(&mut self, params: TextDocumentPositionParams) -> Answer {
        let Some((file, byte)) = self.place(&params) else {
            return told(Value::Null);
        };
        let (thing, span) = renamable(&self.shelf, &file, byte, self.language)?;
        let text = self.shelf.text(&file).unwrap_or_default();
        let range = Lines::new(text).range(text, span);
        told(PrepareRenameResponse::RangeWithPlaceholder { range, placeholder: thing.id })
    }

    fn rename(&mut self, params: RenameParams) -> Answer {
        let Some((file, byte)) = self.place(&params.text_document_position) else {
            return Err(say(self.language, "rename-nothing", &[]));
        };
        let edits = rename(&self.shelf, &self.sentences, &file, byte, params.new_name.trim(), self.language)?;
        told(self.workspace_edit(&edits))
    }

    /// Files are named by addresses, which editors compare as texts.
    #[allow(clippy::mutable_key_type)]
    fn workspace_edit(&self, edits: &Edits) -> WorkspaceEdit {
        let mut changes: HashMap<Uri, Vec<TextEdit>> = HashMap::new();
        for (file, edits) in edits {
            let Some((text, uri)) = self.shelf.text(file).zip(self.uri(file)) else {
                continue;
            };
            let lines = Lines::new(text);
            let edit =
                |(span, new): &(Span, String)| TextEdit { range: lines.range(text, *span), new_text: new.clone() };
            changes.insert(uri, edits.iter().map(edit).collect());
        }
        WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }
    }

    #[allow(deprecated)] // A field of the protocol that must be given all the same.
    fn outline(&mut self, params: DocumentSymbolParams) -> Answer {
        let Some(file) = self.file(&params.text_document.uri) else {
            return told(Value::Null);
        };
        let Some((text, structure)) = self.shelf.text(&file).zip(self.shelf.structure(&file)) else {
            return told(Value::Null);
        };
        let lines = Lines::new(text);
        let starts: Vec<usize> = structure.outline.iter().map(|heading| line_start(text, heading.span.0)).collect();
        let symbol = |(at, heading): (usize, &Heading)| {
            let end = starts.get(at + 1).copied().unwrap_or(text.len()).max(heading.span.1);
            let whole = text.get(starts[at]..end).unwrap_or_default().trim_end().len();
            DocumentSymbol {
                name: heading.name.clone(),
                detail: Some(heading.detail.clone()).filter(|detail| !detail.is_empty()),
                kind: heading.kind,
                tags: None,
                deprecated: None,
                range: lines.range(text, (starts[at], (starts[at] + whole).max(heading.span.1))),
                selection_range: lines.range(text, heading.span),
                children: None,
            }
        };
        told(DocumentSymbolResponse::Nested(structure.outline.iter().enumerate().map(symbol).collect()))
    }

    #[allow(deprecated)] // As above.
    fn symbols(&self, params: &WorkspaceSymbolParams) -> Answer {
        let wanted = params.query.to_lowercase().replace(' ', "_");
        let mut found = Vec::new();
        for pack in self.shelf.packs.values() {
            for (path, structure) in pack.structures.iter().filter(|(path, _)| path.ends_with(".toml")) {
                let file = FileId { pack: pack.id.clone(), path: path.clone() };
                for heading in structure.outline.iter().filter(|heading| heading.name.to_lowercase().contains(&wanted))
                {
                    let Some(location) = self.location(&file, heading.span).filter(|_| found.len() < MANY) else {
                        continue;
                    };
                    found.push(SymbolInformation {
                        name: heading.name.clone(),
                        kind: heading.kind,
                        tags: None,
                        deprecated: None,
                        location,
                        container_name: Some(format!("{} {}", pack.id, heading.detail).trim().to_owned()),
                    });
                }
            }
        }
        told(found)
    }

    /// For each mistake whose help names one word: to write it.
    #[allow(clippy::mutable_key_type)] // As above.
    fn code_actions(&mut self, params: CodeActionParams) -> Answer {
        let uri = params.text_document.uri;
        let action = |diagnostic: lsp_types::Diagnostic| {
            let word = diagnostic.data.as_ref()?.get("replace")?.as_str()?.to_owned();
            let title = say(self.language, "replace", &[("word", word.trim_matches(['"', '\'']))]);
            let edit = TextEdit { range: diagnostic.range, new_text: word };
            let changes = HashMap::from([(uri.clone(), vec![edit])]);
            Some(CodeActionOrCommand::CodeAction(CodeAction {
                title,
                kind: Some(CodeActionKind::QUICKFIX),
                is_preferred: Some(true),
                diagnostics: Some(vec![diagnostic]),
                edit: Some(WorkspaceEdit { changes: Some(changes), ..WorkspaceEdit::default() }),
                ..CodeAction::default()
            }))
        };
        told(params.context.diagnostics.into_iter().filter_map(action).collect::<Vec<_>>())
    }
}

fn line_start(text: &str, byte: usize) -> usize {
    text.get(..byte).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1)
}

/// From the first line that differs to the last one.
fn changed_lines(before: &str, after: &str) -> Option<TextEdit> {
    let (old, new): (Vec<&str>, Vec<&str>) =
        (before.split_inclusive('\n').collect(), after.split_inclusive('\n').collect());
    let first = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let behind = old[first..].iter().rev().zip(new[first..].iter().rev()).take_while(|(old, new)| old == new).count();
    let length = |lines: &[&str]| lines.iter().map(|line| line.len()).sum::<usize>();
    let span = (length(&old[..first]), length(&old[..old.len() - behind]));
    let text = new[first..new.len() - behind].concat();
    let range = Lines::new(before).range(before, span);
    (before != after).then_some(TextEdit { range, new_text: text })
}

#[cfg(test)]
mod tests {
    use super::changed_lines;

    #[test]
    fn only_lines_that_differ_are_replaced() {
        let edit = changed_lines("a\nb\nc\n", "a\nx\ny\nc\n")
            .map(|edit| (edit.range.start.line, edit.range.end.line, edit.new_text));
        assert_eq!(edit, Some((1, 2, "x\ny\n".to_owned())));
        assert_eq!(changed_lines("a\n", "a\n"), None);
    }
}
