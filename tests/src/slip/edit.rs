//! Copies of shipped packs in which a slip is made.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarterdeck_disk::pack_dir::find_packs;
use quarterdeck_runtime::packs::Sentences;

use super::{Command, Edit, Slip};
use crate::shelf::{files, root};

/// A pack that lies nearest at hand.
const USUAL: &str = "lanterns";

/// Where slips are made: folders that are gone when the desk is.
pub(super) struct Desk {
    folder: PathBuf,
    /// Files of the shipped packs by `pack/path`.
    shipped: BTreeMap<String, Vec<u8>>,
    /// Sentences that were read before: most are the same in every copy.
    pub sentences: Arc<Sentences>,
}

/// A copy with a slip.
pub(super) struct Copy {
    /// The folder with the packs.
    pub folder: PathBuf,
    /// Where in the edited file the slip begins, and how long it is.
    pub place: (usize, usize),
}

impl Desk {
    pub(super) fn new() -> Desk {
        let folder = std::env::temp_dir().join(format!("quarterdeck-slips-{}", std::process::id()));
        let mut shipped = BTreeMap::new();
        for pack in find_packs(&root().join("content")).expect("content can be read") {
            let above = pack.parent().map(Path::to_path_buf).unwrap_or_default();
            for path in files(&pack, &[".toml", ".luau", ".ftl", ".ruling", ".txt"]) {
                let name = path.strip_prefix(&above).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                let bytes = fs::read(&path).expect("a file can be read");
                shipped.insert(
                    name,
                    if path.extension().is_some_and(|it| it == "ftl") { unstamped(&bytes) } else { bytes },
                );
            }
        }
        Desk { folder, shipped, sentences: Arc::default() }
    }

    /// Copies the packs of a slip and makes it.
    pub(super) fn make(&self, at: usize, slip: &Slip) -> Copy {
        let packs: Vec<&str> = match slip.packs.as_slice() {
            [] => vec![USUAL],
            packs => packs.iter().map(String::as_str).collect(),
        };
        let mut all: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        let rulings = slip.command == Some(Command::Test) || slip.edit.file.contains("/rulings/");
        for (path, bytes) in &self.shipped {
            let (pack, inner) = path.split_once('/').unwrap_or((path, ""));
            if packs.contains(&pack) && (rulings || !inner.starts_with("rulings/")) {
                all.insert(path.clone(), bytes.clone());
            }
        }
        let place = apply(&slip.edit, &mut all, &slip.id);
        for edit in &slip.also {
            apply(edit, &mut all, &slip.id);
        }
        if slip.crlf {
            for bytes in all.values_mut() {
                *bytes = String::from_utf8_lossy(bytes).replace('\n', "\r\n").into_bytes();
            }
        }
        let folder = self.folder.join(at.to_string());
        for (path, bytes) in &all {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap_or(&folder)).expect("a folder can be made");
            fs::write(path, bytes).expect("a file can be written");
        }
        Copy { folder, place }
    }
}

/// Texts without the stamps of their rules: each slip is to be told by itself, not that a text is now older than its rule.
fn unstamped(bytes: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes);
    let kept = text.split_inclusive('\n').filter(|line| !line.trim_start().starts_with(".rule = "));
    kept.collect::<String>().into_bytes()
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Changes a file; where the change begins and how long it is.
fn apply(edit: &Edit, all: &mut BTreeMap<String, Vec<u8>>, id: &str) -> (usize, usize) {
    let old = all.remove(&edit.file).unwrap_or_default();
    if edit.remove {
        return (0, 0);
    }
    let path = edit.rename.as_ref().unwrap_or(&edit.file).clone();
    let (new, place) = if let Some(created) = &edit.create {
        (created.clone().into_bytes(), (0, created.len()))
    } else if let Some(added) = &edit.append {
        let start = old.len();
        ([old, added.clone().into_bytes()].concat(), (start, added.len()))
    } else if let Some(find) = &edit.find {
        let text = String::from_utf8_lossy(&old).into_owned();
        let found = text.match_indices(find.as_str()).nth(edit.nth.unwrap_or(1) - 1);
        let (start, _) = found.unwrap_or_else(|| panic!("{id}: `{find}` is not in {}", edit.file));
        let put = edit.bytes.clone().unwrap_or_else(|| edit.put.clone().unwrap_or_default().into_bytes());
        let length = put.len();
        ([&old[..start], put.as_slice(), &old[start + find.len()..]].concat(), (start, length))
    } else {
        (old, (0, 0))
    };
    all.insert(path, new);
    place
}
