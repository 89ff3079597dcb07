//! `with = ["other-pack"]`: tables that are there only if other packs are there too; `without`: only if they are not.

use std::collections::BTreeSet;

use super::keys::belonging;
use super::reader::{Text, list, text, wrong_type};
use super::value::{Entry, Node, Value};
use crate::problem::PackProblem;

/// Of which pack tables are looked at, and what lies on the table with it.
pub struct Presence<'p> {
    /// The pack itself.
    pub pack: &'p str,
    /// Packs it needs.
    pub needs: &'p [Text],
    /// All packs of the game.
    pub present: &'p [&'p str],
}

impl Presence<'_> {
    /// Leaves out every table for packs that are not there. The names in them are added to `absent`.
    pub fn prune(&self, value: &mut Value, absent: &mut BTreeSet<String>, problems: &mut Vec<PackProblem>) {
        match &mut value.node {
            Node::Table(entries) => {
                entries.retain_mut(|entry| {
                    let there = entry.key == "pack" || self.keep(&mut entry.value, absent, problems);
                    if !there {
                        absent.insert(entry.key.clone());
                    }
                    there
                });
                entries.retain(|entry| !is_of_packs(entry));
            }
            Node::List(items) => items.retain_mut(|item| self.keep(item, absent, problems)),
            _ => {}
        }
    }

    fn keep(&self, value: &mut Value, absent: &mut BTreeSet<String>, problems: &mut Vec<PackProblem>) -> bool {
        let mut there = true;
        if let Node::Table(entries) = &value.node {
            for entry in entries.iter().filter(|entry| is_of_packs(entry)) {
                there &= self.as_named(entry, problems);
            }
        }
        if there {
            self.prune(value, absent, problems);
        } else {
            names(value, absent);
        }
        there
    }

    /// Whether all packs that `with` names are there, or none of those that `without` names.
    fn as_named(&self, entry: &Entry, problems: &mut Vec<PackProblem>) -> bool {
        let with = entry.key == belonging::WITH.name();
        if matches!(entry.value.node, Node::Table(_)) {
            problems.push(wrong_type(&entry.value, "the id of a pack or a list of ids"));
            return true;
        }
        let mut there = true;
        for item in list(&entry.value) {
            let Some(name) = text(item, problems) else { continue };
            if name.text == self.pack || self.needs.iter().any(|need| need.text == name.text) {
                let label = if with { "this makes no difference" } else { "this table would never be there" };
                problems.push(
                    PackProblem::new(
                        "pack::always_there",
                        format!("`{}` is always there with `{}`", name.text, self.pack),
                        &name.spot,
                        label,
                    )
                    .help(format!("name packs that may be missing, or leave `{}` out", entry.key)),
                );
            }
            there &= self.present.contains(&name.text.as_str()) == with;
        }
        there
    }
}

/// Whether a key says to which packs a table belongs.
fn is_of_packs(entry: &Entry) -> bool {
    [belonging::WITH.name(), belonging::WITHOUT.name()].contains(&entry.key.as_str())
}

/// Every key and every word within a value.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match &value.node {
        Node::Table(entries) => {
            for entry in entries {
                found.insert(entry.key.clone());
                names(&entry.value, found);
            }
        }
        Node::List(items) => items.iter().for_each(|item| names(item, found)),
        Node::Text(text, _) => {
            found.insert(text.clone());
        }
        _ => {}
    }
}

/// The packs that tables name with `with` or `without`, each list once.
pub fn companions(value: &Value, found: &mut Vec<Vec<Text>>) {
    match &value.node {
        Node::Table(entries) => {
            for entry in entries {
                if is_of_packs(entry) {
                    let names: Vec<Text> =
                        list(&entry.value).into_iter().filter_map(|item| text(item, &mut Vec::new())).collect();
                    let same =
                        |known: &Vec<Text>| known.iter().map(|name| &name.text).eq(names.iter().map(|name| &name.text));
                    if !names.is_empty() && !found.iter().any(same) {
                        found.push(names);
                    }
                } else if entry.key != "pack" {
                    companions(&entry.value, found);
                }
            }
        }
        Node::List(items) => items.iter().for_each(|item| companions(item, found)),
        _ => {}
    }
}
