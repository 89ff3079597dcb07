//! What packs offer to others: `hook` says of a table what expansions may do with it.

use super::keys::hooked;
use super::reader::{Text, text};
use super::value::{Node, Value};
use crate::problem::PackProblem;

/// Something that a pack offers to others.
#[derive(Clone, Debug)]
pub struct Hook {
    /// The section, such as `event`.
    pub section: &'static str,
    /// The id in it.
    pub id: String,
    /// The pack.
    pub pack: String,
    /// What it is for.
    pub about: Text,
}

/// Takes `hook` out of a table, so that whoever reads the table need not know of it.
pub(super) fn take_hook(value: &mut Value, problems: &mut Vec<PackProblem>) -> Option<Text> {
    let Node::Table(entries) = &mut value.node else {
        return None;
    };
    let at = entries.iter().position(|entry| entry.key == hooked::HOOK.name())?;
    text(&entries.remove(at).value, problems)
}
