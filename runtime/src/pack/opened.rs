//! A pack whose tables and texts were read, once for all combinations in which it is looked at; and what was read of files
//! that have not changed since.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::files::PackFiles;
use super::keys::{Head, head};
use super::need::{Need, split};
use super::presence::companions;
use super::reader::{Table, Text};
use super::value::{Node, Value, read};
use crate::problem::PackProblem;
use crate::text::fluent::TextFile;

/// A pack and what was read of it.
pub struct OpenedPack<'p> {
    /// Its files.
    pub pack: &'p PackFiles,
    /// Its tables by path, as they were written.
    pub tables: Vec<(&'p str, Arc<Value>)>,
    /// Its texts.
    pub(crate) texts: Vec<OpenedTexts>,
    /// The packs that it says it needs, by name alone.
    pub needs: Vec<Text>,
    /// Which versions of them will do, where it says so.
    pub(crate) wanted: Vec<Need>,
    /// What it says its version is.
    pub(crate) version: Option<Text>,
    /// The packs for which some of its tables are made (`with`), or which they make way for (`without`): each list once.
    pub companions: Vec<Vec<Text>>,
    /// Hash of its content.
    pub hash: u64,
    /// What cannot be read.
    pub problems: Vec<PackProblem>,
    /// A part of it is lost, so that nothing else can be said of it.
    pub broken: bool,
}

/// A file of texts.
#[derive(Clone)]
pub struct OpenedTexts {
    /// As it was written.
    pub text: Arc<str>,
    /// What was read of it.
    pub read: Arc<TextFile>,
    /// What is wrong with it by itself.
    pub problems: Arc<[PackProblem]>,
}

impl std::fmt::Debug for OpenedTexts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.read.file)
    }
}

/// Files that were read before, each as it was last: whoever checks the same packs again and again keeps it, and only what
/// has changed is read anew.
#[derive(Default)]
pub struct Readings {
    tables: Mutex<HashMap<String, OpenedTables>>,
    texts: Mutex<HashMap<String, OpenedTexts>>,
}

/// A file of tables: as it was written, what was read of it, and what is wrong with it.
type OpenedTables = (Arc<str>, Arc<Value>, Arc<[PackProblem]>);

impl Readings {
    fn tables(&self, file: &str, text: &str, problems: &mut Vec<PackProblem>) -> Arc<Value> {
        let mut known = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, value, found)) = known.get(file).filter(|(before, ..)| **before == *text) {
            problems.extend(found.iter().cloned());
            return Arc::clone(value);
        }
        let mut found = Vec::new();
        let value = Arc::new(read(file, text, &mut found));
        problems.extend(found.iter().cloned());
        known.insert(file.to_owned(), (text.into(), Arc::clone(&value), found.into()));
        value
    }

    fn texts(&self, language: &str, file: &str, text: &str) -> OpenedTexts {
        let mut known = self.texts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(opened) = known.get(file).filter(|opened| *opened.text == *text) {
            return opened.clone();
        }
        let mut found = Vec::new();
        let read = Arc::new(TextFile::read(language, file, text, &mut found));
        let opened = OpenedTexts { text: text.into(), read, problems: found.into() };
        known.insert(file.to_owned(), opened.clone());
        opened
    }
}

impl<'p> OpenedPack<'p> {
    /// Reads the tables and texts of a pack.
    pub fn new(pack: &'p PackFiles) -> OpenedPack<'p> {
        OpenedPack::again(pack, &Readings::default())
    }

    /// The same for whoever has read files of it before.
    pub fn again(pack: &'p PackFiles, readings: &Readings) -> OpenedPack<'p> {
        let mut problems = super::raw::check(&[pack]);
        let unreadable = !problems.is_empty();
        let (mut tables, mut texts) = (Vec::new(), Vec::new());
        for (path, text) in pack.files.iter().filter(|(path, _)| !unreadable && !path.starts_with("rulings/")) {
            if path.ends_with(".toml") {
                tables.push((path.as_str(), readings.tables(&format!("{}/{path}", pack.id), text, &mut problems)));
            } else if let Some(language) = language_of(path) {
                texts.push(readings.texts(language, &format!("{}/{path}", pack.id), text));
            }
        }
        let head = tables.iter().find(|(path, _)| *path == "pack.toml");
        let wanted = head.map(|(_, value)| wanted(value)).unwrap_or_default();
        let needs = wanted.iter().map(|need| need.name.clone()).collect();
        let version = head.and_then(|(_, value)| version(value));
        let mut lists = Vec::new();
        for (_, value) in &tables {
            companions(value, &mut lists);
        }
        let broken = unreadable || problems.iter().any(|problem| problem.code == "pack::broken_toml");
        if broken && !unreadable {
            problems.retain(|problem| problem.code == "pack::broken_toml");
        }
        let hash = pack.content_hash();
        OpenedPack { pack, tables, texts, needs, wanted, version, companions: lists, hash, problems, broken }
    }

    /// Whether some of its tables are made for that pack.
    pub fn goes_with(&self, other: &str) -> bool {
        self.companions.iter().flatten().any(|name| name.text == other)
    }
}

/// The language of a file of texts: `locales/en.ftl`, or any file in `locales/en`.
pub(crate) fn language_of(path: &str) -> Option<&str> {
    let name = path.strip_prefix("locales/")?.strip_suffix(".ftl")?;
    Some(name.split('/').next().unwrap_or(name))
}

/// The packs that a pack.toml says are needed, and which versions of them.
pub(crate) fn wanted(file: &Value) -> Vec<Need> {
    // What is wrong with the head is told where it is read.
    let said = head_of(file).map(|table| table.get(head::NEEDS, &mut Vec::new())).unwrap_or_default();
    said.iter().map(split).collect()
}

/// The version that a pack.toml tells.
pub(crate) fn version(file: &Value) -> Option<Text> {
    head_of(file)?.get(head::VERSION, &mut Vec::new())
}

fn head_of(file: &Value) -> Option<Table<'_, Head>> {
    let Node::Table(entries) = &file.node else {
        return None;
    };
    entries.iter().find(|entry| entry.key == "pack").map(|entry| Table::<Head>::look(&entry.value))
}
