//! Packs that travel. A pack becomes one file (a tar archive, compressed by gzip) whose first entry is a manifest: id, version, what it
//! needs, and the length and hash of every file. Whoever receives one reads it into memory, bounded, and believes nothing that was not
//! compared. No game is known here, no disk, and nothing is run.

mod bundle;
mod lock;
mod manifest;
mod name;
mod refusal;
mod schema;

pub use bundle::{Bundle, LIMITS, Limits, MANIFEST, bundle, open, open_within};
pub use lock::{Installed, LOCK_FORMAT, Lock};
pub use manifest::{FileEntry, MANIFEST_FORMAT, Manifest, Need, digest};
pub use name::{fit_id, fit_path};
pub use refusal::{CODES, Refusal};
pub use schema::schemas;
