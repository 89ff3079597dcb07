//! Tables as they are written: one key a line, the signs `=` below each other.

/// Lines of keys and values.
pub fn aligned(pairs: &[(String, String)]) -> String {
    let width = pairs.iter().map(|(key, _)| key.chars().count()).max().unwrap_or_default();
    pairs.iter().map(|(key, value)| format!("{key:<width$} = {value}\n")).collect()
}

/// A sentence as it stands in a file.
pub fn sentence(text: &str) -> String {
    format!("'{text}'")
}

/// A word or id as it stands in a file.
pub fn word(text: &str) -> String {
    format!("\"{text}\"")
}

/// A comment of any length, in lines.
pub fn comment(text: &str) -> String {
    text.lines().map(|line| format!("# {line}\n")).collect()
}
