//! What the engine says to whoever asked for something that cannot be: a key and its arguments, told in
//! the reader's language when it is known.

use std::fmt;
use std::sync::OnceLock;

use crate::text::locale::{Argument, Locales};

/// A text of the engine with its arguments, or a text of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    key: &'static str,
    pieces: Vec<(&'static str, Piece)>,
    /// What a pack says, by language.
    told: Vec<(String, String)>,
}

/// An argument: a name, a number, or other messages.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Number(i32),
    Messages(Vec<Message>),
}

impl Message {
    /// A text by its key.
    pub fn new(key: &'static str) -> Message {
        Message { key, pieces: Vec::new(), told: Vec::new() }
    }

    /// What is told in one language only: words of a pack's author or of another program.
    pub fn said(text: impl Into<String>) -> Message {
        Message::new("said").with("text", text)
    }

    /// What a pack says.
    pub fn of_pack(locales: &Locales, key: &str) -> Message {
        let mut message = Message::said(locales.text("en", key, &[]));
        message.told =
            locales.languages().map(|language| (language.to_owned(), locales.text(language, key, &[]))).collect();
        message
    }

    /// What could be meant instead: the nearest name, or all there are.
    pub fn instead<'a>(word: &str, known: impl Iterator<Item = &'a str> + Clone) -> Message {
        if let Some(near) = quarterdeck_dsl::problem::nearest_id(word, known.clone()) {
            return Message::new("instead-near").with("near", near);
        }
        let list: Vec<&str> = known.collect();
        if list.is_empty() {
            return Message::new("instead-nothing");
        }
        Message::new("instead-list").with("list", list.join(", "))
    }

    /// The same with a word.
    pub fn with(mut self, name: &'static str, text: impl Into<String>) -> Message {
        self.pieces.push((name, Piece::Text(text.into())));
        self
    }

    /// The same with a number.
    pub fn number(mut self, name: &'static str, number: impl TryInto<i32>) -> Message {
        self.pieces.push((name, Piece::Number(number.try_into().unwrap_or(i32::MAX))));
        self
    }

    /// The same with other messages.
    pub fn all(mut self, name: &'static str, messages: Vec<Message>) -> Message {
        self.pieces.push((name, Piece::Messages(messages)));
        self
    }

    /// The same with another message.
    pub fn and(self, name: &'static str, message: Message) -> Message {
        self.all(name, vec![message])
    }

    /// The message in a language; in English if it is not spoken.
    pub fn tell(&self, language: &str) -> String {
        if let Some((_, text)) = self.told.iter().find(|(known, _)| known == language) {
            return text.clone();
        }
        static ENGINE: OnceLock<Locales> = OnceLock::new();
        let engine = ENGINE.get_or_init(|| Locales::read(&[]));
        let arguments: Vec<(&str, Argument)> = self
            .pieces
            .iter()
            .map(|(name, piece)| {
                let argument = match piece {
                    Piece::Text(text) => Argument::text(text.clone()),
                    Piece::Number(number) => Argument::Number(*number),
                    Piece::Messages(list) => {
                        Argument::text(list.iter().map(|message| message.tell(language)).collect::<Vec<_>>().join("; "))
                    }
                };
                (*name, argument)
            })
            .collect();
        engine.text(language, self.key, &arguments)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell("en"))
    }
}

/// A wish that cannot be granted, with a stable code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Stable code.
    pub code: &'static str,
    /// The reason.
    pub reason: Message,
}

impl Refusal {
    /// A refusal.
    pub fn new(code: &'static str, reason: Message) -> Refusal {
        Refusal { code, reason }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for Refusal {}
