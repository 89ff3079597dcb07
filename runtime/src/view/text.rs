//! What stands on a card: its numbers and its sentences.

use super::locale::Argument;
use super::speaker::{Speaker, key};
use super::wording::card_sentence;
use crate::game::{ABSENT, FamilyDef, PrintingDef, SentenceRole};
use quarterdeck_dsl::vocabulary::AttributeType;

impl Speaker<'_> {
    /// The rules text of a family of cards.
    pub fn family_text(&self, family: &FamilyDef) -> String {
        if let Some(text) = self.optional(&key("text", &family.name), &[]) {
            return text;
        }
        family
            .sentences
            .iter()
            .filter_map(|sentence| match &sentence.role {
                SentenceRole::Acts(names) => Some(self.abilities(family, names)),
                _ => card_sentence(self.game(), sentence, &self.matched.state().options, self.language),
            })
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Actions that a card brings, with the numbers that are printed on it; of several, one.
    fn abilities(&self, family: &FamilyDef, names: &[String]) -> String {
        let game = self.game();
        let of = |printing: &&PrintingDef| game.families[usize::from(printing.family)].name == family.name;
        let mut numbers = Vec::new();
        if let Some(printing) = game.printings.iter().find(of) {
            for (attribute, value) in game.attributes.iter().zip(&printing.values) {
                if *value != ABSENT && attribute.kind == AttributeType::Number {
                    numbers.push((attribute.name.as_str(), Argument::Number(i32::from(*value))));
                }
            }
        }
        let told = |name: &String| {
            let action = game.actions.iter().find(|action| action.name == *name);
            self.optional(&key("ability", name), &numbers)
                .unwrap_or_else(|| action.map_or_else(String::new, |action| self.action_name(action)))
        };
        format!("{}.", names.iter().map(told).collect::<Vec<_>>().join(" / "))
    }

    /// A line that belongs to no rule.
    pub fn flavor(&self, family: &FamilyDef) -> Option<String> {
        self.optional(&key("flavor", &family.name), &[])
    }

    /// What is printed on a card, as `name: value`.
    pub fn printed(&self, printing: u16) -> Vec<(String, String)> {
        let game = self.game();
        let printing = &game.printings[usize::from(printing)];
        let mut printed = Vec::new();
        for (at, definition) in game.attributes.iter().enumerate() {
            let value = printing.values[at];
            if value == ABSENT || definition.family {
                continue;
            }
            match definition.kind {
                AttributeType::Number => printed.push((self.figure_name(&definition.name), value.to_string())),
                AttributeType::Values => {
                    printed.push((self.word(&definition.name), self.value(at as u8, value, None)));
                }
                AttributeType::Flag if value == 1 => printed.push((self.word(&definition.name), "✓".into())),
                _ => {}
            }
        }
        printed
    }
}
