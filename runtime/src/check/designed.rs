//! `designed`: what on a card no rulebook prints. Marks hold for the printings of the pack that writes them.

use quarterdeck_dsl::problem::nearest;

use super::Builder;
use crate::game::{ABSENT, AttributeDef, Designed, PrintingDef};
use crate::pack::reader::{Text, list, text, wrong_type};
use crate::pack::value::{Node, Value};
use crate::problem::PackProblem;

/// Marks as they are written.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// Packs that mark everything.
    everything: Vec<String>,
    /// What is marked by name.
    named: Vec<Text>,
}

impl Builder<'_> {
    /// Reads `designed = true` or `designed = ["cost", …]`.
    pub(super) fn marks(&mut self, value: Option<&Value>) -> Marks {
        let mut marks = Marks::default();
        let Some(value) = value else {
            return marks;
        };
        for item in list(value) {
            match &item.node {
                Node::Flag(true) => marks.everything.push(pack_of(&item.spot.file)),
                Node::Text(..) => marks.named.extend(text(item, &mut self.problems)),
                _ => self.problems.push(wrong_type(item, "`true`, or names of what is marked,")),
            }
        }
        marks
    }

    /// Reports marks of things that no printing has. `keys` are those of the card beside its attributes.
    pub(super) fn unknown_marks(&mut self, marks: &Marks, printings: &[PrintingDef], keys: &[&str]) {
        for mark in &marks.named {
            let names: Vec<&str> = printings
                .iter()
                .flat_map(|printing| self.attributes.iter().enumerate().filter(move |(at, _)| has(printing, *at)))
                .map(|(_, attribute)| attribute)
                .filter(|attribute| !attribute.family)
                .map(|attribute| attribute.name.as_str())
                .chain(keys.iter().copied())
                .collect();
            if names.contains(&mark.text.as_str()) {
                continue;
            }
            let problem = PackProblem::new(
                "pack::not_on_card",
                format!("the card has no `{}`", mark.text),
                &mark.spot,
                "there is nothing to mark as designed",
            );
            let mut some: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            some.sort();
            some.dedup();
            let help = match nearest(&mark.text, names.iter().copied()) {
                Some(near) => format!("did you mean `{}`?", near.replace(' ', "_")),
                None if some.is_empty() => "leave it out, or write `designed = true`".to_owned(),
                None => format!("it has {}", some.join(", ")),
            };
            self.problems.push(problem.help(help));
        }
    }
}

/// What of these marks holds for a printing: names in the order of attributes, then those of keys.
pub(super) fn marked(marks: &[&Marks], printing: &PrintingDef, attributes: &[AttributeDef]) -> Designed {
    if marks.iter().any(|marks| marks.everything.contains(&printing.pack)) {
        return Designed::Everything;
    }
    let all = marks.iter().flat_map(|marks| marks.named.iter());
    let own: Vec<&Text> = all.filter(|mark| pack_of(&mark.spot.file) == printing.pack).collect();
    let mut names: Vec<String> = Vec::new();
    for (at, attribute) in attributes.iter().enumerate() {
        if has(printing, at) && own.iter().any(|mark| mark.text == attribute.name) {
            names.push(attribute.name.clone());
        }
    }
    for mark in own.iter().filter(|mark| attributes.iter().all(|attribute| attribute.name != mark.text)) {
        if !names.contains(&mark.text) {
            names.push(mark.text.clone());
        }
    }
    if names.is_empty() { Designed::Nothing } else { Designed::These(names) }
}

/// Whether an attribute is printed on a card.
fn has(printing: &PrintingDef, at: usize) -> bool {
    printing.values[at] != ABSENT || printing.lists.iter().any(|(list, _)| usize::from(*list) == at)
}

fn pack_of(file: &str) -> String {
    file.split('/').next().unwrap_or_default().to_owned()
}
