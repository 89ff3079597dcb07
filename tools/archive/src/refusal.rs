//! Why an archive is refused: a code, and what it speaks of. The words for each code are those of whoever tells it.

use std::fmt;

/// A refusal. Nothing of the archive may be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// Which of [`CODES`].
    pub code: &'static str,
    /// What it speaks of, by name.
    pub about: Vec<(&'static str, String)>,
}

/// Everything for which an archive, a manifest or a list of installed packs is refused.
pub const CODES: &[&str] = &[
    "too-large",
    "not-an-archive",
    "cut-off",
    "appended",
    "too-much",
    "too-dense",
    "too-many",
    "file-too-large",
    "too-deep",
    "link",
    "no-file",
    "name-parent",
    "name-absolute",
    "name-backslash",
    "name-sign",
    "name-device",
    "name-end",
    "name-hidden",
    "name-long",
    "name-empty",
    "name-ending",
    "name-not-text",
    "name-form",
    "twice",
    "clash",
    "no-manifest",
    "manifest-broken",
    "manifest-form",
    "manifest-format",
    "bad-id",
    "bad-version",
    "bad-range",
    "missing",
    "unlisted",
    "wrong-length",
    "wrong-hash",
    "no-head",
];

impl Refusal {
    pub(crate) fn new(code: &'static str, about: &[(&'static str, &str)]) -> Refusal {
        debug_assert!(CODES.contains(&code), "{code}");
        Refusal { code, about: about.iter().map(|(name, value)| (*name, (*value).to_owned())).collect() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        self.about.iter().try_for_each(|(name, value)| write!(f, " {name}={value:?}"))
    }
}

impl std::error::Error for Refusal {}
