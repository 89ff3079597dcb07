//! Texts that are written by hand beside a rule: a number that they tell comes from the rule, or it would stay as it is when
//! the rule changes.

use super::Builder;
use crate::game::ABSENT;
use crate::game::rule_numbers::{NAMES, Rulebook};
use crate::problem::PackProblem;
use crate::text::fluent::{Mentioned, TextEntry, TextFile};
use crate::text::rules::{ABILITY, TEXT};

impl Builder<'_> {
    /// Reports numbers that are written into the texts of cards and of their abilities.
    pub(super) fn unbound_numbers(&self, files: &[TextFile], found: &mut Vec<PackProblem>) {
        let book = Rulebook { effects: &self.effects, triggers: &self.triggers };
        for entry in files.iter().flat_map(|file| &file.entries) {
            if TEXT.id(&entry.key).is_some() {
                let family = self.families.iter().position(|family| TEXT.key(&family.name) == entry.key);
                // Where a card has no rule of its own, the rules of the game speak of it, and nobody can tell which.
                if let Some(at) = family
                    && let family = &self.families[at]
                    && (family.requires.is_some() || !family.changes.is_empty() || !family.triggers.is_empty())
                {
                    self.unbound(entry, &book.of_family(family), &self.printed_numbers(at), found);
                }
            } else if ABILITY.id(&entry.key).is_some() {
                let action = self.actions.iter().find(|action| ABILITY.key(&action.name) == entry.key);
                if let Some(action) = action {
                    self.unbound(entry, &book.of_action(action), &[], found);
                }
            }
        }
    }

    /// The numbers that are printed on the cards of a family, by the names of their attributes.
    fn printed_numbers(&self, family: usize) -> Vec<(&str, i32)> {
        let own = self.printings.iter().filter(|printing| usize::from(printing.family) == family);
        let mut printed = Vec::new();
        for printing in own {
            let values = self.attributes.iter().zip(&printing.values);
            printed.extend(values.filter(|(_, value)| **value != ABSENT).map(|(of, value)| (of.name.as_str(), *value)));
        }
        printed
    }

    fn unbound(&self, entry: &TextEntry, rule: &[i32], printed: &[(&str, i32)], found: &mut Vec<PackProblem>) {
        for mention in &entry.mentions {
            let number = match &mention.what {
                Mentioned::Number(number) => *number,
                Mentioned::Variable(name) if NAMES.iter().skip(rule.len()).any(|known| known == name) => {
                    let message = format!("the rule of `{}` has no number `${name}`", entry.key);
                    let help = format!("the numbers of the rule are {}", told(rule));
                    let problem = PackProblem::new("pack::unbound_number", message, &mention.spot, "no such number");
                    found.push(problem.help(help));
                    continue;
                }
                _ => continue,
            };
            let ruled = NAMES.iter().zip(rule).find(|(_, known)| **known == number).map(|(name, _)| *name);
            let printed = printed.iter().find(|(_, known)| *known == number).map(|(name, _)| *name);
            let (label, help) = match ruled.or(printed) {
                Some(name) => (
                    "it would stay when the rule changes",
                    format!("write `{{ ${name} }}`, which is this number of the rule"),
                ),
                None => (
                    "the rule does not have this number",
                    format!("the numbers of the rule are {}; correct the text, or the rule", told(rule)),
                ),
            };
            let message = format!("`{}` tells a number of its own: {number}", entry.key);
            found.push(PackProblem::new("pack::unbound_number", message, &mention.spot, label).help(help));
        }
    }
}

/// Numbers with the names that texts know them by.
fn told(rule: &[i32]) -> String {
    let named: Vec<String> = NAMES.iter().zip(rule).map(|(name, number)| format!("{number} (`${name}`)")).collect();
    if named.is_empty() { "none".to_owned() } else { named.join(", ") }
}
