//! Rulings: what must hold, in a player's words. A `.ruling` file is read, its position laid out,
//! its steps played, and every line that was written by hand is checked. What happened besides is
//! the transcript, which a snapshot locks.

#![warn(missing_docs)]

mod arrange;
mod chance;
mod expect;
mod head;
mod names;
mod open;
mod place;
mod play;
mod replay;
mod scenario;
mod transcript;
mod why;
mod wish;
mod words;

use std::path::{Path, PathBuf};

pub use head::{head_mistakes, listed_rules};
pub use open::{Opened, Opening, Openings};
pub use play::{Failure, Library, Played};
pub use scenario::{Mistake, Ruling};
pub use transcript::{Follower, Shown};

/// Where the snapshot of a ruling lies: in `snapshots/` beside it, under its own name.
pub fn snapshot_path(ruling: &Path) -> PathBuf {
    let name = ruling.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    ruling.parent().unwrap_or(Path::new("")).join("snapshots").join(format!("{name}.snap"))
}

/// A transcript as it stands in its snapshot file. The short head is the one that `insta` keeps, so
/// that both `quarterdeck test` and `insta::assert_snapshot!` read and write the same file.
pub fn snapshot_text(ruling: &str, transcript: &str) -> String {
    format!("---\nsource: {ruling}\n---\n{}\n", transcript.trim_end())
}

/// The transcript within the text of a snapshot file, without the head.
pub fn snapshot_body(file: &str) -> &str {
    let body = file.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n")).map_or(file, |(_, body)| body);
    body.trim_end()
}

/// Whether a snapshot file says what the transcript says.
pub fn snapshot_agrees(file: &str, transcript: &str) -> bool {
    snapshot_body(&file.replace("\r\n", "\n")) == transcript.trim_end()
}
