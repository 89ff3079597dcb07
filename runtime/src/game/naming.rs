//! Names of printings, made of the pack's own ids: they do not depend on the language.

use quarterdeck_dsl::tree::Measure;
use quarterdeck_dsl::vocabulary::AttributeType;

use super::definition::{ABSENT, Game, PrintingDef};
use crate::ids::PrintingId;
use crate::text::phrase::Phrase;

impl Game {
    /// The name of a number that players have.
    pub fn measure_name(&self, measure: &Measure) -> &str {
        match measure {
            Measure::Resource(id) => &self.resources[usize::from(*id)].name,
            Measure::Query(id) => &self.queries[usize::from(*id)].name,
            Measure::Counter(id) => &self.counters[usize::from(*id)].name,
        }
    }

    /// The id of a card with everything printed on it, as it is kept in files.
    pub fn printing_key(&self, printing: &PrintingDef) -> String {
        let mut key = self.families.unnoted()[usize::from(printing.family)].name.clone();
        for (definition, value) in self.attributes.iter().zip(&printing.values) {
            if *value != ABSENT {
                let word = usize::try_from(*value).ok().and_then(|at| definition.values.get(at));
                let word = word.cloned().unwrap_or_else(|| value.to_string());
                key.push_str(&format!(" {}={word}", definition.name));
            }
        }
        key
    }

    /// A printing by family and shown numbers: `name 5/1`.
    pub fn printing_id(&self, printing: PrintingId) -> &Phrase {
        self.glossaries.printing(printing).get_or_init(|| self.make_printing_id(printing).into())
    }

    fn make_printing_id(&self, printing: PrintingId) -> String {
        let printing = &self.printings[usize::from(printing)];
        let family = &self.families.unnoted()[usize::from(printing.family)];
        let mut numbers: Vec<String> = Vec::new();
        let mut words: Vec<&str> = Vec::new();
        for attribute in &family.shows {
            let definition = &self.attributes[usize::from(*attribute)];
            let value = printing.values[usize::from(*attribute)];
            if value == ABSENT {
                continue;
            }
            match definition.kind {
                AttributeType::Number => numbers.push(value.to_string()),
                AttributeType::Flag if value == 1 => words.push(&definition.name),
                AttributeType::Values => words.push(&definition.values[value as usize]),
                _ => {}
            }
        }
        let mut name = family.name.clone();
        if !numbers.is_empty() {
            name.push(' ');
            name.push_str(&numbers.join("/"));
        }
        for word in words {
            name.push(' ');
            name.push_str(word);
        }
        name
    }
}
