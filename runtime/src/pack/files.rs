//! Packs as they were read: paths and texts. The core does no IO; `tools/` fills this in.

use std::collections::BTreeMap;

use crate::hash::Fnv;

/// The files of one pack, by path relative to the pack's folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackFiles {
    /// Name of the folder, which is the pack's id.
    pub id: String,
    /// Text by path, with `/` between folders.
    pub files: BTreeMap<String, String>,
}

impl PackFiles {
    /// A hash of everything that can change how a match goes (rulings cannot).
    pub fn content_hash(&self) -> u64 {
        let mut hash = Fnv::default();
        for (path, text) in self.files.iter().filter(|(path, _)| !path.starts_with("rulings/")) {
            hash.write(path.as_bytes());
            hash.write(&[0]);
            hash.write(text.as_bytes());
            hash.write(&[0]);
        }
        hash.0
    }
}
