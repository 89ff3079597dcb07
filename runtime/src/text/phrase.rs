//! A text that many share: copying it copies no letters.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::{Serialize, Serializer};

/// A text in a view. Names and rules texts are made once for a game and a language; views only point at them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phrase(Arc<str>);

impl Phrase {
    /// The text.
    pub fn as_str(&self) -> &str {
        self
    }
}

impl Default for Phrase {
    fn default() -> Phrase {
        Phrase::from("")
    }
}

impl Deref for Phrase {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Phrase {
        Phrase(text.into())
    }
}

impl From<&String> for Phrase {
    fn from(text: &String) -> Phrase {
        Phrase(text.as_str().into())
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Phrase {
        Phrase(text.into())
    }
}

impl From<Phrase> for String {
    fn from(text: Phrase) -> String {
        text.to_string()
    }
}

impl From<&Phrase> for String {
    fn from(text: &Phrase) -> String {
        text.to_string()
    }
}

impl PartialEq<str> for Phrase {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl PartialEq<&str> for Phrase {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl PartialEq<String> for Phrase {
    fn eq(&self, other: &String) -> bool {
        **self == **other
    }
}
