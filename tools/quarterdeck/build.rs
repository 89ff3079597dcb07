//! Puts the pages about mistakes into the command: a list of codes and pages, made from `docs/errors`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let home = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate lies"));
    let pages = home.join("../../docs/errors");
    println!("cargo::rerun-if-changed={}", pages.display());
    let mut found: Vec<PathBuf> =
        fs::read_dir(&pages).map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default();
    found.sort();
    let mut list = String::from("&[\n");
    for page in found.iter().filter(|page| page.extension().is_some_and(|ending| ending == "md")) {
        let name = page.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if let Some((area, rest)) = name.split_once('-') {
            let code = format!("{area}::{}", rest.replace('-', "_"));
            let path = page.canonicalize().unwrap_or_else(|_| page.clone());
            let _ = writeln!(list, "    ({code:?}, include_str!({:?})),", path.to_string_lossy());
        }
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    write(&out.join("error_pages.rs"), &list);
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
