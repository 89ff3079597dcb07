//! What was pointed out to a newcomer at the terminal, kept from match to match.
//!
//! It lies in `$XDG_STATE_HOME/quarterdeck/hints.json`, or under `~/.local/state`. `QUARTERDECK_HINTS=off` wants no hints; a file
//! named there is taken instead.

use std::path::PathBuf;

use quarterdeck_disk::save_file::{self, replace};

/// The variable of the environment that says otherwise.
const VARIABLE: &str = "QUARTERDECK_HINTS";

/// Where it lies; nothing if hints are not wanted or there is nowhere to keep it.
fn file() -> Option<PathBuf> {
    match std::env::var_os(VARIABLE) {
        Some(said) if said == "off" => None,
        Some(said) => Some(said.into()),
        None => {
            let state = std::env::var_os("XDG_STATE_HOME").filter(|folder| !folder.is_empty()).map(PathBuf::from);
            let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
            Some(state.or_else(home)?.join("quarterdeck/hints.json"))
        }
    }
}

/// What was pointed out before; nothing if nothing is to be pointed out.
pub fn read() -> Option<Vec<String>> {
    let Ok(text) = save_file::read(&file()?) else { return Some(Vec::new()) };
    // `null` is what is kept where nobody wants hints; a damaged file begins anew.
    serde_json::from_str::<Option<Vec<String>>>(&text).unwrap_or_else(|_| Some(Vec::new()))
}

/// Keeps it. Where that is not possible, the same is pointed out again: no reason to trouble anybody.
pub fn write(hinted: Option<&[String]>) {
    let Some(file) = file() else { return };
    let text = serde_json::to_string(&hinted).unwrap_or_default();
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).ok();
    }
    replace(&file, text.as_bytes()).ok();
}
