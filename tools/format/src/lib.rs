//! Files of packs in their canonical layout, for the command and for editors. What they say stays the same, word for word;
//! comments and order are kept.

#![warn(missing_docs)]

mod layout;
mod lexer;
mod lines;
mod sentence;
pub mod walk;

use quarterdeck_runtime::packs::read_tables;

use sentence::Places;
pub use sentence::Reader;

/// The endings of files that have a canonical layout.
pub const ENDINGS: [&str; 4] = ["toml", "ruling", "ftl", "luau"];

/// The text of a file in the canonical layout of its kind; nothing, if there is none for it.
pub fn formatted_file(path: &str, before: &str, reader: &Reader<'_>) -> Option<Result<String, String>> {
    match path.rsplit('.').next()? {
        "toml" => Some(formatted(before, reader)),
        "ruling" => Some(Ok(lines::ruling(before))),
        "ftl" => Some(Ok(lines::texts(before))),
        "luau" => Some(Ok(lines::script(before))),
        _ => None,
    }
}

/// The text of a file of tables in its canonical layout. It says the same as before, or there is a reason why it cannot be laid out.
pub fn formatted(before: &str, reader: &Reader<'_>) -> Result<String, String> {
    let told = |error: toml::de::Error| error.message().to_owned();
    let old: toml::Value = toml::from_str(before).map_err(told)?;
    let places = Places::of(&read_tables("", before, &mut Vec::new()));
    let after = layout::laid_out(before, &|at, quoted| reader.written(places.said(at), quoted));
    let new: toml::Value = toml::from_str(&after).map_err(told)?;
    if reader.same(&old, &new) { Ok(after) } else { Err("it would not say the same any more".into()) }
}
