//! Mistakes as SARIF 2.1.0, which services read that show them beside the files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::check::Row;
use crate::error_pages::meaning;

/// The mistakes of one run. Files are named from the folder on in which the command runs.
pub fn sarif(rows: &[Row<'_>], folders: &BTreeMap<String, PathBuf>) -> Value {
    let codes: BTreeSet<&str> = rows.iter().map(|row| row.code).collect();
    let rules: Vec<Value> = codes
        .iter()
        .map(|code| json!({ "id": code, "shortDescription": { "text": meaning(code).unwrap_or_else(|| (*code).to_owned()) } }))
        .collect();
    let results: Vec<Value> = rows.iter().map(|row| result(row, folders, &codes)).collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "quarterdeck", "semanticVersion": env!("CARGO_PKG_VERSION"), "rules": rules } },
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn result(row: &Row<'_>, folders: &BTreeMap<String, PathBuf>, codes: &BTreeSet<&str>) -> Value {
    let level = if row.code.starts_with("strict::") { "warning" } else { "error" };
    let help = row.help.map(|help| format!(" ({help})")).unwrap_or_default();
    let (id, path) = row.file.split_once('/').unwrap_or((row.file, ""));
    let folder = folders.get(id).cloned().unwrap_or_else(|| PathBuf::from(id));
    let file = if path.is_empty() { folder } else { folder.join(path) };
    json!({
        "ruleId": row.code,
        "ruleIndex": codes.iter().position(|code| *code == row.code),
        "level": level,
        "message": { "text": format!("{}{help}", row.message) },
        "locations": [{
            "physicalLocation": {
                "artifactLocation": { "uri": uri(&file.to_string_lossy()) },
                "region": { "startLine": row.line, "startColumn": row.column },
            },
            "message": { "text": row.label },
        }],
    })
}

/// A path as an address: other signs than letters, digits and a few are written by their bytes.
fn uri(path: &str) -> String {
    let mut address = if path.starts_with('/') { "file://".to_owned() } else { String::new() };
    for byte in path.replace('\\', "/").trim_start_matches("./").bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn paths_are_addresses() {
        assert_eq!(uri("./content/my pack/a.toml"), "content/my%20pack/a.toml");
        assert_eq!(uri("/games/ё.toml"), "file:///games/%D1%91.toml");
    }
}
