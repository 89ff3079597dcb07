//! Why a request was not granted: a stable code, and a message in the reader's language.

use std::path::PathBuf;

use quarterdeck_disk::save_file::Trouble;
use quarterdeck_runtime::telling::Argument;
use quarterdeck_runtime::{ChooseError, Fault, Message, Refusal, StartError};

use crate::keep::{is_damage, way_back};
use crate::say::{Say, text};

/// A request that was not granted.
pub struct Failure {
    /// Stable code.
    pub code: String,
    said: Said,
}

/// Who has the words for it.
enum Said {
    Command(&'static str, Vec<(&'static str, Argument)>),
    Engine(Message),
    /// The engine refuses what lies in this file.
    Kept(Message, PathBuf),
}

impl Failure {
    /// A failure with a text of the command.
    pub fn new(code: &str, key: &'static str, arguments: Vec<(&'static str, Argument)>) -> Failure {
        Failure { code: code.to_owned(), said: Said::Command(key, arguments) }
    }

    /// A request that is not made as it should be.
    pub fn request(key: &'static str, arguments: Vec<(&'static str, Argument)>) -> Failure {
        Failure::new("bad_request", key, arguments)
    }

    /// A file that cannot be used.
    pub fn file(key: &'static str, file: &str, error: &std::io::Error) -> Failure {
        Failure::new("save::io", key, vec![("file", text(file)), ("error", text(error.to_string()))])
    }

    /// A match that cannot be saved.
    pub fn unsaved(file: &str, trouble: Trouble) -> Failure {
        match trouble {
            Trouble::Disk(error) => Failure::file("drive-unwritten", file, &error),
            Trouble::Busy | Trouble::Changed(_) => Failure::new("save::busy", "busy", vec![("file", text(file))]),
        }
    }

    /// A file that the engine refuses; if it is damaged, the way back is told, too.
    pub fn unusable(refusal: Refusal, file: &str) -> Failure {
        if !is_damage(&refusal) {
            return refusal.into();
        }
        Failure { code: refusal.code.to_owned(), said: Said::Kept(refusal.reason, file.into()) }
    }

    /// The engine broke down on something that is written as JSON.
    pub fn broken(error: &serde_json::Error) -> Failure {
        Failure { code: "broken".into(), said: Said::Engine(Message::said(error.to_string())) }
    }

    /// The message in the language of the texts.
    pub fn message(&self, say: &Say) -> String {
        match &self.said {
            Said::Command(key, arguments) => say.say(key, arguments),
            Said::Engine(message) => message.tell(&say.language),
            Said::Kept(message, file) => {
                let told = message.tell(&say.language);
                way_back(file, say).map_or_else(|| told.clone(), |back| format!("{told} {back}"))
            }
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure { code: refusal.code.to_owned(), said: Said::Engine(refusal.reason) }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        let message = Message::said(format!("{fault}: {}", fault.involved.join(", ")));
        Failure { code: fault.code.to_owned(), said: Said::Engine(message) }
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        match error {
            StartError::Refused(refusal) => refusal.into(),
            StartError::Fault(fault) => fault.into(),
        }
    }
}

impl From<ChooseError> for Failure {
    fn from(error: ChooseError) -> Failure {
        match error {
            ChooseError::Refused(refusal) => refusal.into(),
            ChooseError::Fault(fault) => fault.into(),
        }
    }
}
