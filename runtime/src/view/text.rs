//! What stands on a card: its numbers and its sentences.

use super::locale::Argument;
use super::speaker::{Speaker, key};
use crate::game::{ABSENT, CardSentence, FamilyDef, SentenceRole};
use quarterdeck_dsl::vocabulary::AttributeType;

impl Speaker<'_> {
    /// The rules text of a family of cards.
    pub fn family_text(&self, family: &FamilyDef) -> String {
        if let Some(text) = self.optional(&key("text", &family.name), &[]) {
            return text;
        }
        family.sentences.iter().map(|sentence| self.sentence(sentence)).collect::<Vec<_>>().join(" ")
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
            if value == ABSENT {
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

    fn sentence(&self, sentence: &CardSentence) -> String {
        let mut text = String::new();
        if let Some(event) = &sentence.event {
            text.push_str(&self.text("text-when", &[("event", Argument::Text(event.clone()))]));
            text.push(' ');
        }
        if let Some(condition) = &sentence.condition {
            text.push_str(&self.text("text-if", &[("condition", Argument::Text(condition.clone()))]));
            text.push(' ');
        }
        let deed = Argument::Text(sentence.text.clone());
        text.push_str(&match &sentence.role {
            SentenceRole::Requires => self.text("text-requires", &[("sentence", deed)]),
            SentenceRole::Does => self.text("text-does", &[("sentence", deed)]),
            SentenceRole::Changes(query) => {
                self.text("text-changes", &[("query", Argument::Text(self.word(query))), ("sentence", deed)])
            }
        });
        text
    }
}
