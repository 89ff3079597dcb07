//! What stands on a card: its numbers and its sentences.

use super::tongue::Tongue;
use super::wording::Wording;
use crate::game::{ABSENT, ActionId, Designed, EffectId, FamilyDef, PrintingDef, PrintingId};
use crate::text::glossary::Told;
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ABILITY, FLAVOR, TEXT};
use quarterdeck_dsl::describe;
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, FamilyId};

impl Tongue<'_> {
    /// The rules text of a family of cards, if the options have these values.
    pub fn family_text(&self, family: FamilyId, options: &[i16]) -> Phrase {
        match self.glossary() {
            Some(glossary) => glossary.family(family, options, || self.tell_family(family, options)),
            None => self.tell_family(family, options).text,
        }
    }

    fn tell_family(&self, family: FamilyId, options: &[i16]) -> Told {
        let family = &self.game.families[usize::from(family)];
        let mut told = Told::default();
        if let Some(text) = self.optional(&TEXT.key(&family.name), &self.numbers(family)) {
            told.text = text.into();
            return told;
        }
        let mut wording = Wording::new(self.game, self.language, options);
        let mut sentences = Vec::new();
        sentences.extend(family.requires.as_ref().map(|sentence| wording.sentence(sentence, describe::requirement)));
        let alternatives = family.actions.chunk_by(|(_, bit), (_, other)| bit == other);
        sentences.extend(alternatives.map(|actions| self.abilities(family, actions)));
        sentences.extend(family.changes.iter().filter_map(|change| wording.change(change)));
        let triggers = family.triggers.iter().map(|at| &self.game.triggers.unnoted()[usize::from(*at)]);
        sentences.extend(triggers.filter_map(|trigger| wording.trigger(trigger)));
        told.asked = wording.asked;
        told.text = sentences.join(" ").into();
        told
    }

    /// What an effect does if the options have these values, in one sentence for each deed.
    pub fn effect_text(&self, effect: EffectId, options: &[i16]) -> Vec<String> {
        Wording::new(self.game, self.language, options).deeds(effect)
    }

    /// The numbers that are printed on a card, for its hand-written texts; of several printings, those of the first.
    fn numbers(&self, family: &FamilyDef) -> Vec<(&str, Argument)> {
        let game = self.game;
        let of = |printing: &&PrintingDef| game.families[usize::from(printing.family)].name == family.name;
        let mut numbers = Vec::new();
        if let Some(printing) = game.printings.iter().find(of) {
            for (attribute, value) in game.attributes.iter().zip(&printing.values) {
                if *value != ABSENT && attribute.kind == AttributeType::Number {
                    numbers.push((attribute.name.as_str(), Argument::Number(*value)));
                }
            }
        }
        numbers
    }

    /// Actions that a card brings, with the numbers that are printed on it; of several, one.
    fn abilities(&self, family: &FamilyDef, actions: &[(ActionId, u16)]) -> String {
        let numbers = self.numbers(family);
        let told = |(at, _): &(ActionId, u16)| {
            let action = &self.game.actions[usize::from(*at)];
            self.optional(&ABILITY.key(&action.name), &numbers).unwrap_or_else(|| self.action_name(action))
        };
        format!("{}.", actions.iter().map(told).collect::<Vec<_>>().join(" / "))
    }

    /// A line that belongs to no rule.
    pub fn flavor(&self, family: FamilyId) -> Option<String> {
        self.optional(&FLAVOR.key(&self.game.families[usize::from(family)].name), &[])
    }

    /// What on these printings no rulebook prints: in one line if it is the same on all of them, else in one for each.
    pub fn designed(&self, printings: &[PrintingId]) -> Vec<String> {
        let of = |printing: &PrintingId| self.designed_names(&self.game.printings[usize::from(*printing)].designed);
        let told: Vec<Option<String>> = printings.iter().map(of).collect();
        let line = |names: &str| self.text("designed", &[("names", Argument::text(names))]);
        match told.as_slice() {
            [Some(first), rest @ ..] if rest.iter().all(|names| names.as_ref() == Some(first)) => vec![line(first)],
            _ => {
                let each = printings.iter().zip(&told);
                let named = each.filter_map(|(printing, names)| Some((self.printing(*printing), names.as_ref()?)));
                named.map(|(card, names)| format!("{card}: {}", line(names))).collect()
            }
        }
    }

    fn designed_names(&self, designed: &Designed) -> Option<String> {
        let named = |name: &String| match self.game.attributes.iter().find(|attribute| attribute.name == *name) {
            Some(attribute) if attribute.kind == AttributeType::Number => self.figure_name(name).to_string(),
            Some(_) => self.word(name).to_string(),
            None => self.text(designed_key(name), &[]),
        };
        match designed {
            Designed::Nothing => None,
            Designed::These(names) => Some(names.iter().map(named).collect::<Vec<_>>().join(", ")),
            Designed::Everything => Some(self.text("designed-everything", &[])),
        }
    }

    /// What is printed on a card, as `name: value`.
    pub fn printed(&self, printing: PrintingId) -> Vec<(Phrase, Phrase)> {
        let game = self.game;
        let printing = &game.printings[usize::from(printing)];
        let mut printed = Vec::new();
        for (at, definition) in game.attributes.iter().enumerate() {
            let value = printing.values[at];
            if value == ABSENT || definition.family {
                continue;
            }
            match definition.kind {
                AttributeType::Number => printed.push((self.figure_name(&definition.name), value.to_string().into())),
                AttributeType::Values => {
                    printed.push((self.word(&definition.name), self.value(AttributeId::at(at), value)))
                }
                AttributeType::Flag if value == 1 => printed.push((self.word(&definition.name), "✓".into())),
                _ => {}
            }
        }
        printed
    }
}

/// The text that names a key of a card which `designed` may mark.
fn designed_key(key: &str) -> &'static str {
    match key {
        "count" => "designed-count",
        "requires" => "designed-requires",
        "changes" => "designed-changes",
        "actions" => "designed-actions",
        "beside" => "designed-beside",
        _ => "designed-when",
    }
}
