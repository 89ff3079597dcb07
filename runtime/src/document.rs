//! Files that name themselves: which format they are of, and in which form. What cannot be read is refused with
//! a reason.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::message::{Message, Refusal};

/// A kind of file.
pub(crate) struct Document {
    /// How it names itself.
    pub format: &'static str,
    /// The newest form that is understood.
    pub version: u32,
    /// What is said if it cannot be parsed.
    pub unreadable: &'static str,
    /// What is said if it is of another format.
    pub foreign: &'static str,
    /// What is said if it is not made as it should be.
    pub damaged: &'static str,
}

impl Document {
    /// Reads the text of such a file.
    pub fn read(&self, text: &str) -> Result<Value, Refusal> {
        serde_json::from_str(text).map_err(|reason| {
            let place = Message::new(self.unreadable);
            Refusal::new("save::damaged", place.number("line", reason.line()).number("column", reason.column()))
        })
    }

    /// Refuses what is of another format, of a newer form, or of none.
    pub fn admit(&self, value: &Value) -> Result<(), Refusal> {
        if value.get("format").and_then(Value::as_str) != Some(self.format) {
            return Err(Refusal::new("save::foreign", Message::new(self.foreign)));
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(version) if version > u64::from(self.version) => {
                let reason = Message::new("save-newer").with("version", version.to_string());
                Err(Refusal::new("save::newer", reason.number("known", self.version)))
            }
            Some(1..) => Ok(()),
            _ => Err(Refusal::new("save::damaged", Message::new("save-no-version"))),
        }
    }

    /// Makes of it what it stands for.
    pub fn take<T: DeserializeOwned>(&self, value: Value) -> Result<T, Refusal> {
        serde_json::from_value(value).map_err(|reason| self.refuse(Message::said(reason.to_string())))
    }

    /// Refuses it, and says why.
    pub fn refuse(&self, why: Message) -> Refusal {
        Refusal::new("save::damaged", Message::new(self.damaged).and("why", why))
    }
}
