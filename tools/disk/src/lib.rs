//! The only code that touches the disk: packs and saves.

pub mod installed;
pub mod pack_dir;
pub mod plain;
pub mod recorded;
pub mod save_file;
