//! Puts pages of the documentation into the command: those about mistakes, by their codes, and those in which `help` looks.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Folders of `docs` in which `help` looks, and single pages. What comes first is the better answer to the same words.
const HANDBOOK: &[&str] = &["recipes", "guide", "authoring", "ru", "reference/verbs.md"];

fn main() {
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies"));
    let docs = home.join("../../docs");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    let errors = pages(&docs.join("errors")).into_iter().filter_map(|page| {
        let name = page.file_stem()?.to_string_lossy().into_owned();
        let (area, rest) = name.split_once('-')?;
        Some((format!("{area}::{}", rest.replace('-', "_")), page))
    });
    write(&out.join("error_pages.rs"), &list(errors));
    let handbook = HANDBOOK.iter().flat_map(|part| pages(&docs.join(part))).filter_map(|page| {
        let name = page.strip_prefix(&docs).ok()?.to_string_lossy().replace('\\', "/");
        Some((name, page))
    });
    write(&out.join("handbook.rs"), &list(handbook));
}

/// The pages of a folder in order, or the page itself.
fn pages(place: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", place.display());
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let entries = fs::read_dir(place).map(|entries| entries.flatten().map(|entry| entry.path()).collect());
    let mut found: Vec<PathBuf> = entries.unwrap_or_default();
    found.retain(|page| page.extension().is_some_and(|ending| ending == "md"));
    found.sort();
    found
}

/// A list of names and texts, as Rust.
fn list(entries: impl Iterator<Item = (String, PathBuf)>) -> String {
    let mut list = String::from("&[\n");
    for (name, page) in entries {
        let path = page.canonicalize().unwrap_or(page);
        let _ = writeln!(list, "    ({name:?}, include_str!({:?})),", path.to_string_lossy());
    }
    list.push_str("]\n");
    list
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
