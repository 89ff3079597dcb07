//! Names of printings, made of the pack's own ids: they do not depend on the language. And families by what they are called.

use std::collections::HashMap;
use std::sync::OnceLock;

use quarterdeck_dsl::tree::Measure;
use quarterdeck_dsl::vocabulary::{AttributeType, FamilyId};

use super::definition::{ABSENT, Game, PrintingDef};
use crate::ids::PrintingId;
use crate::text::phrase::Phrase;

/// Families by their names in plain words, written down when somebody first asks for one.
#[derive(Debug, Default)]
pub struct FamilyNames(OnceLock<KnownNames>);

#[derive(Debug, Default)]
struct KnownNames {
    families: HashMap<String, FamilyId>,
    /// The most words of a name.
    words: usize,
}

/// Lower case, blanks for underscores, one blank between words.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut gap = false;
    for sign in text.chars() {
        if sign == '_' || sign.is_whitespace() {
            gap = !plain.is_empty();
            continue;
        }
        if std::mem::take(&mut gap) {
            plain.push(' ');
        }
        plain.extend(sign.to_lowercase());
    }
    plain
}

impl Game {
    /// The family that is called so in plain words.
    pub fn family_called(&self, words: &str) -> Option<FamilyId> {
        self.known_names().families.get(words).copied()
    }

    /// The most words that the name of a family has.
    pub fn most_words_of_families(&self) -> usize {
        self.known_names().words
    }

    fn known_names(&self) -> &KnownNames {
        self.names.0.get_or_init(|| {
            let mut known = KnownNames::default();
            let families = self.families.unnoted();
            for (id, family) in FamilyId::all(families.len()).zip(families) {
                let name = plain(&family.name);
                known.words = known.words.max(name.split(' ').count());
                known.families.entry(name).or_insert(id);
            }
            known
        })
    }

    /// The printings of a family: all of them stand in the order of their families.
    pub fn printings_of(&self, family: FamilyId) -> impl Iterator<Item = PrintingId> {
        let first = self.printings.partition_point(|printing| printing.family < family);
        let own = self.printings[first..].iter().take_while(move |printing| printing.family == family).count();
        (first..first + own).map(PrintingId::at)
    }

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
        self.reads_name(printing);
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
