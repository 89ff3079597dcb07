//! `rulings/unnoticed.toml`: changes that no ruling notices, and why that may stay so. Each was looked at by a person.

use std::collections::BTreeSet;
use std::path::Path;

use miette::{IntoDiagnostic, Result, WrapErr, miette};
use quarterdeck_disk::plain::{LARGEST_SAVE, read_text};
use serde::Deserialize;
use serde_json::{Value, json};

use super::change::Change;

/// Where judged changes are kept, from the pack's folder on.
const FILE: &str = "rulings/unnoticed.toml";

/// All changes that were judged.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// Changes that no match could show.
    #[serde(default)]
    same: Vec<Entry>,
    /// Changes that could be noticed and are not worth a ruling.
    #[serde(default)]
    left: Vec<Entry>,
}

/// Changes of one line.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    file: String,
    before: String,
    /// The line as it would be; `""` where it is left out. Any change of the line if it is not given.
    after: Option<Lines>,
    why: String,
}

/// One line or several.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Lines {
    One(String),
    Several(Vec<String>),
}

/// JSON Schema of the file, with the name of its own.
pub fn schema() -> (&'static str, Value) {
    let text = |about: &str| json!({ "type": "string", "minLength": 1, "description": about });
    let line = json!({ "type": "string" });
    let entry = json!({
        "type": "object",
        "properties": {
            "file": text("the file of the pack that is changed"),
            "before": text("the line as it is"),
            "after": { "anyOf": [line, { "type": "array", "items": line }],
                "description": "the line as it would be, \"\" where it is left out; any change of the line if it is not given" },
            "why": text("why nobody needs to notice"),
        },
        "required": ["file", "before", "why"],
        "additionalProperties": false,
    });
    let entries = |about: &str| json!({ "type": "array", "items": entry, "description": about });
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "rulings/unnoticed.toml: changes that no ruling notices, each judged",
        "type": "object",
        "properties": {
            "same": entries("changes that no match could show"),
            "left": entries("changes that could be noticed and are not worth a ruling"),
        },
        "additionalProperties": false,
    });
    ("unnoticed.schema.json", schema)
}

/// What a person found about a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// No match could show it.
    Same,
    /// It could be noticed.
    Left,
}

impl Judged {
    /// Reads what was judged in a pack; nothing if there is no such file.
    pub fn read(folder: &Path) -> Result<Judged> {
        let path = folder.join(FILE);
        if !path.is_file() {
            return Ok(Judged::default());
        }
        let text = read_text(&path, LARGEST_SAVE).into_diagnostic()?;
        let judged: Judged =
            toml::from_str(&text).into_diagnostic().wrap_err_with(|| format!("{} cannot be read", path.display()))?;
        if let Some((_, _, entry)) = judged.entries().find(|(_, _, entry)| entry.why.trim().is_empty()) {
            let before = entry.before.trim();
            return Err(miette!(help = "`why` says it", "{FILE}: nobody says why `{before}` may stay so"));
        }
        Ok(judged)
    }

    /// The entries, numbered.
    fn entries(&self) -> impl Iterator<Item = (usize, Finding, &Entry)> {
        let same = self.same.iter().map(|entry| (Finding::Same, entry));
        let left = self.left.iter().map(|entry| (Finding::Left, entry));
        same.chain(left).enumerate().map(|(at, (finding, entry))| (at, finding, entry))
    }

    /// What was found about a change, and the number of the entry that says so.
    pub fn find(&self, change: &Change) -> Option<(usize, Finding)> {
        let found = self.entries().find(|(_, _, entry)| entry.is_about(change));
        found.map(|(at, finding, _)| (at, finding))
    }

    /// Entries of the files that were looked at that no unnoticed change needed: file and line.
    pub fn unused(&self, used: &BTreeSet<usize>, looked_at: impl Fn(&str) -> bool) -> Vec<(&str, &str)> {
        let unused = self.entries().filter(|(at, _, entry)| !used.contains(at) && looked_at(&entry.file));
        unused.map(|(_, _, entry)| (entry.file.as_str(), entry.before.trim())).collect()
    }
}

impl Entry {
    fn is_about(&self, change: &Change) -> bool {
        // How things are lined up in a file does not matter.
        let same = |one: &str, other: &str| one.split_whitespace().eq(other.split_whitespace());
        let after = |line: &String| same(line, &change.after);
        self.file == change.file
            && same(&self.before, &change.before)
            && match &self.after {
                None => true,
                Some(Lines::One(line)) => after(line),
                Some(Lines::Several(lines)) => lines.iter().any(after),
            }
    }
}
