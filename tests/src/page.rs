//! Pages of `docs` that are made from the sources: compared with what the sources say, or written anew.

use std::fs;

use crate::shelf::root;

/// Compares a page of `docs/reference` with what the sources say, or writes it if `UPDATE_REFERENCE` is set. `maker` is
/// the test that makes it.
///
/// # Panics
/// If the page differs, or cannot be written.
pub fn page(maker: &str, name: &str, text: &str) {
    page_in("reference", maker, name, text);
}

/// The same for a page in another folder of `docs`.
///
/// # Panics
/// If the page differs, or cannot be written.
pub fn page_in(folder: &str, maker: &str, name: &str, text: &str) {
    let path = root().join("docs").join(folder).join(name);
    let head =
        format!("<!-- Made from the sources by tests/tests/{maker}.rs; UPDATE_REFERENCE=1 writes it anew. -->\n");
    let text = format!("{head}\n{}\n", text.trim_end());
    if std::env::var_os("UPDATE_REFERENCE").is_some_and(|value| value != "0") {
        fs::create_dir_all(path.parent().unwrap_or(&path))
            .and_then(|()| fs::write(&path, &text))
            .expect("docs can be written");
        return;
    }
    let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    if found != text {
        let line = found.lines().zip(text.lines()).take_while(|(left, right)| left == right).count();
        panic!(
            "docs/{folder}/{name} differs from the sources in line {}:\n  is:     {}\n  should: {}\nrun `UPDATE_REFERENCE=1 cargo test -p quarterdeck-tests --test {maker}`",
            line + 1,
            found.lines().nth(line).unwrap_or("(nothing)"),
            text.lines().nth(line).unwrap_or("(nothing)"),
        );
    }
}
