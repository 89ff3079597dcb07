//! What stands on a card: its numbers and its sentences.

use super::speaker::{Speaker, key};
use super::wording::card_sentence;
use crate::game::{ABSENT, FamilyDef};
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
            .filter_map(|sentence| card_sentence(self.game(), sentence, &self.matched.state().options, self.language))
            .collect::<Vec<_>>()
            .join(" ")
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
