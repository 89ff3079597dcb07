//! What a table of a pack and a key of it are, as the reference lists them.

/// A key of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// As it is written.
    pub name: &'static str,
    /// What its value is.
    pub value: &'static str,
    /// What it means.
    pub about: &'static str,
}

/// A table of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyTable {
    /// As it is written.
    pub table: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// The functions that read it: file below `runtime/src`, function.
    pub readers: &'static [(&'static str, &'static str)],
    /// Its keys.
    pub keys: &'static [Key],
}

/// A key with what it means.
pub(super) const fn key(name: &'static str, value: &'static str, about: &'static str) -> Key {
    Key { name, value, about }
}
