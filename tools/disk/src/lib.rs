//! The only code that touches the disk: packs and saves.

pub mod pack_dir;
