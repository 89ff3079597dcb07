//! A pack whose tables were read, once for all combinations in which it is looked at.

use super::files::PackFiles;
use super::keys::{Head, head};
use super::presence::companions;
use super::reader::{Table, Text};
use super::value::{Node, Value, read};
use crate::problem::PackProblem;

/// A pack and what was read of it.
pub struct OpenedPack<'p> {
    /// Its files.
    pub pack: &'p PackFiles,
    /// Its tables by path, as they were written.
    pub tables: Vec<(&'p str, Value)>,
    /// The packs that it says it needs.
    pub needs: Vec<Text>,
    /// The packs for which some of its tables are made (`with`), or which they make way for (`without`): each list once.
    pub companions: Vec<Vec<Text>>,
    /// Hash of its content.
    pub hash: u64,
    /// What cannot be read.
    pub problems: Vec<PackProblem>,
    /// A part of it is lost, so that nothing else can be said of it.
    pub broken: bool,
}

impl<'p> OpenedPack<'p> {
    /// Reads the tables of a pack.
    pub fn new(pack: &'p PackFiles) -> OpenedPack<'p> {
        let mut problems = super::raw::check(&[pack]);
        let unreadable = !problems.is_empty();
        let mut tables = Vec::new();
        for (path, text) in pack.files.iter().filter(|_| !unreadable) {
            if path.ends_with(".toml") && !path.starts_with("rulings/") {
                tables.push((path.as_str(), read(&format!("{}/{path}", pack.id), text, &mut problems)));
            }
        }
        let head = tables.iter().find(|(path, _)| *path == "pack.toml");
        let needs = head.map(|(_, value)| needs(value)).unwrap_or_default();
        let mut lists = Vec::new();
        for (_, value) in &tables {
            companions(value, &mut lists);
        }
        let broken = unreadable || problems.iter().any(|problem| problem.code == "pack::broken_toml");
        if broken && !unreadable {
            problems.retain(|problem| problem.code == "pack::broken_toml");
        }
        OpenedPack { pack, tables, needs, companions: lists, hash: pack.content_hash(), problems, broken }
    }

    /// Whether some of its tables are made for that pack.
    pub fn goes_with(&self, other: &str) -> bool {
        self.companions.iter().flatten().any(|name| name.text == other)
    }
}

/// The packs that a pack.toml says are needed.
pub(crate) fn needs(file: &Value) -> Vec<Text> {
    let Node::Table(entries) = &file.node else {
        return Vec::new();
    };
    // What is wrong with the head is told where it is read.
    let pack = entries.iter().find(|entry| entry.key == "pack");
    pack.map(|entry| Table::<Head>::look(&entry.value).get(head::NEEDS, &mut Vec::new())).unwrap_or_default()
}
