//! `with = ["other-pack"]`: tables that are there only if other packs are there too.

use super::reader::{Text, list, text, wrong_type};
use super::value::{Node, Value};
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
    /// Leaves out every table for packs that are not there.
    pub fn prune(&self, value: &mut Value, problems: &mut Vec<PackProblem>) {
        match &mut value.node {
            Node::Table(entries) => {
                entries.retain_mut(|entry| entry.key == "pack" || self.keep(&mut entry.value, problems));
                entries.retain(|entry| entry.key != "with");
            }
            Node::List(items) => items.retain_mut(|item| self.keep(item, problems)),
            _ => {}
        }
    }

    fn keep(&self, value: &mut Value, problems: &mut Vec<PackProblem>) -> bool {
        let given = match &value.node {
            Node::Table(entries) => entries.iter().find(|entry| entry.key == "with").map(|entry| &entry.value),
            _ => None,
        };
        let there = given.is_none_or(|given| self.all_there(given, problems));
        if there {
            self.prune(value, problems);
        }
        there
    }

    fn all_there(&self, given: &Value, problems: &mut Vec<PackProblem>) -> bool {
        if matches!(given.node, Node::Table(_)) {
            problems.push(wrong_type(given, "the id of a pack or a list of ids"));
            return true;
        }
        let mut there = true;
        for item in list(given) {
            let Some(name) = text(item, problems) else { continue };
            if name.text == self.pack || self.needs.iter().any(|need| need.text == name.text) {
                problems.push(
                    PackProblem::new(
                        "pack::always_there",
                        format!("`{}` is always there with `{}`", name.text, self.pack),
                        &name.spot,
                        "this makes no difference",
                    )
                    .help("name packs that may be missing, or leave `with` out"),
                );
            }
            there &= self.present.contains(&name.text.as_str());
        }
        there
    }
}
