//! The small changes that are tried: every number one up and one down, words turned round, lines left out.

use std::collections::BTreeSet;

use quarterdeck_runtime::PackFiles;

/// Words that turn a sentence into another one.
const FLIPS: &[(&str, &str)] = &[
    ("at least", "at most"),
    ("at most", "at least"),
    ("exactly", "at least"),
    (" and ", " or "),
    (" or ", " and "),
    ("the most", "the least"),
    ("the least", "the most"),
    ("active player", "first player"),
    ("first player", "active player"),
    ("each player", "each opponent"),
    (" plus ", " minus "),
    (" minus ", " plus "),
    ("rounded down", "rounded up"),
    ("the top", "the bottom"),
    ("ahead of", "behind"),
    ("behind", "ahead of"),
    ("nearest", "farthest"),
    ("the first free", "the last free"),
    (" another ", " a "),
    (" no ", " a "),
    ("your ", ""),
    ("your go", "go"),
    (", wildcards allowed", ""),
    ("= true", "= false"),
];

/// One small change of a pack.
pub struct Change {
    /// The file, from the pack's folder on.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The line as it is.
    pub before: String,
    /// The line as it would be.
    pub after: String,
    /// The id of the table in which it stands, in words.
    pub subject: String,
}

impl Change {
    /// The pack with this change.
    pub fn applied(&self, pack: &PackFiles) -> PackFiles {
        let mut changed = pack.clone();
        if let Some(text) = changed.files.get_mut(&self.file) {
            let mut lines: Vec<&str> = text.lines().collect();
            lines[self.line - 1] = &self.after;
            *text = lines.join("\n");
        }
        changed
    }
}

/// All changes of the files of a pack that begin so (of all files if none is named), in the order of the files.
pub fn changes(pack: &PackFiles, only: &[String]) -> Vec<Change> {
    let mut found = Vec::new();
    let wanted = |path: &str| {
        path.ends_with(".toml") && (only.is_empty() || only.iter().any(|only| path.starts_with(only.as_str())))
    };
    for (path, text) in pack.files.iter().filter(|(path, _)| wanted(path)) {
        let (mut table, mut subject) = ("", String::new());
        for (at, line) in text.lines().enumerate() {
            let code = line.split('#').next().unwrap_or("").trim_end();
            if code.starts_with('[') {
                let mut names = code.trim_start_matches('[').trim_end_matches(']').split('.');
                table = names.next().unwrap_or("");
                subject = names.next().unwrap_or("").replace('_', " ");
            }
            if code.trim().is_empty() || !code.contains(['=', '\'', '{']) || is_outside_play(table, code) {
                continue;
            }
            let mut changed: Vec<String> = Vec::new();
            numbers(code, &mut changed);
            for (from, to) in FLIPS {
                if code.contains(from) {
                    changed.push(code.replacen(from, to, 1));
                }
            }
            changed.push(String::new());
            // Two ways can lead to the same line.
            let mut known = BTreeSet::new();
            changed.retain(|after| known.insert(after.clone()));
            found.extend(changed.into_iter().map(|after| Change {
                file: path.clone(),
                line: at + 1,
                before: line.to_owned(),
                after,
                subject: subject.clone(),
            }));
        }
    }
    found
}

/// Lines that change no match: versions, which packs are needed, languages, what bots value, how things are drawn, marks of origin.
fn is_outside_play(table: &str, line: &str) -> bool {
    const TABLES: &[&str] = &["bot", "row", "group"];
    const KEYS: &[&str] = &[
        "version",
        "needs",
        "expansion",
        "languages",
        "source",
        "designed",
        "plural",
        "place",
        "extends",
        "quiet",
        "drawn",
        "drawn_if",
        "across",
        "ground",
        "symbols",
        "mark",
    ];
    let key = line.split('=').next().unwrap_or("").trim();
    TABLES.contains(&table) || KEYS.contains(&key)
}

/// Every number one up and one down.
fn numbers(line: &str, changed: &mut Vec<String>) {
    let bytes = line.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let starts = bytes[at].is_ascii_digit()
            && (at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_'));
        if !starts {
            at += 1;
            continue;
        }
        let end = (at..bytes.len()).find(|end| !bytes[*end].is_ascii_digit()).unwrap_or(bytes.len());
        if let Ok(number) = line[at..end].parse::<i64>() {
            for other in [number + 1, number - 1] {
                if other >= 0 {
                    changed.push(format!("{}{other}{}", &line[..at], &line[end..]));
                }
            }
        }
        at = end;
    }
}
