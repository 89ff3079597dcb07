//! What stands on a card: its numbers and its sentences.

use super::moment::tidy;
use super::tongue::Tongue;
use super::wording::{Wording, small};
use crate::game::rule_numbers::Rule;
use crate::game::{ABSENT, ActionId, Designed, EffectId, FamilyDef, Heard, PrintingDef, PrintingId, rule_numbers};
use crate::text::glossary::{Told, value_of};
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ABILITY, ABOUT, FLAVOR, TEXT};
use crate::text::signs::signed;
use quarterdeck_dsl::describe;
use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, FamilyId, OptionId};

impl Tongue<'_> {
    /// The rules text of a family of cards, if the options have these values.
    pub fn family_text(&self, family: FamilyId, options: &[i16]) -> Phrase {
        self.game.printings_of(family).for_each(|printing| self.game.reads_text(printing));
        match self.glossary() {
            Some(glossary) => glossary.family(family, options, || self.tell(family, None, options)).text.clone(),
            None => self.tell(family, None, options).text,
        }
    }

    /// The rules text of one printing: that of its family, without what does not apply to it.
    pub fn printing_text(&self, printing: PrintingId, options: &[i16]) -> Phrase {
        self.game.reads_text(printing);
        let family = self.game.printings[usize::from(printing)].family;
        let single = || self.tell(family, Some(printing), options);
        match self.glossary() {
            Some(glossary) => {
                let told = glossary.family(family, options, || self.tell(family, None, options));
                if told.by_printing {
                    glossary.single(printing, options, single).text.clone()
                } else {
                    told.text.clone()
                }
            }
            None => single().text,
        }
    }

    fn tell(&self, family: FamilyId, printing: Option<PrintingId>, options: &[i16]) -> Told {
        let family = &self.game.families[usize::from(family)];
        let mut told = Told::default();
        let own = TEXT.key(&family.name);
        let of_rule =
            self.rule_numbers(self.game.locales.has_any(&own).then(|| rule_numbers::of_family(self.game, family)));
        let mut arguments = self.printed_numbers(family, printing);
        arguments.extend(of_rule.iter().map(|(name, number)| (name.as_str(), Argument::Number(*number))));
        let asks = |name: &str| self.game.locales.asks(self.language, &own, name);
        told.by_printing = self.game.attributes.iter().any(|attribute| asks(&attribute.name));
        for (at, option) in self.game.options.iter().enumerate() {
            let id = OptionId::at(at);
            let value = value_of(id, options);
            let named = usize::try_from(value).ok().and_then(|value| option.values.get(value));
            if let Some(named) = named.filter(|_| asks(&option.name)) {
                told.asked.push((id, value));
                arguments.push((option.name.as_str(), Argument::text(named)));
            }
        }
        if let Some(text) = self.optional(&own, &arguments) {
            told.text = tidy(&text).into();
            return told;
        }
        let mut wording = Wording::new(self.game, self.language, options);
        wording.printing = printing;
        let mut sentences = Vec::new();
        sentences.extend(wording.counts_as(family));
        sentences.extend(family.requires.as_ref().map(|sentence| wording.sentence(sentence, describe::requirement)));
        let alternatives = family.actions.chunk_by(|(_, bit), (_, other)| bit == other);
        sentences.extend(alternatives.map(|actions| self.abilities(&wording, family, actions)));
        sentences.extend(family.changes.iter().filter_map(|change| wording.change(change)));
        let mut told_of: Vec<(Heard, String)> = Vec::new();
        for at in &family.triggers {
            let trigger = &self.game.triggers.unnoted()[usize::from(*at)];
            // What is said alike of two moments is said once; of one moment, twice, because it happens twice.
            if let Some(text) = wording.trigger(trigger)
                && !told_of.iter().any(|(heard, known)| *heard != trigger.heard && *known == text)
            {
                sentences.push(text.clone());
                told_of.push((trigger.heard, text));
            }
        }
        told.asked = wording.asked;
        told.by_printing = wording.by_printing;
        told.text = sentences.join(" ").into();
        told
    }

    /// What an effect does if the options have these values, in one sentence for each deed.
    pub fn effect_text(&self, effect: EffectId, options: &[i16]) -> Vec<String> {
        Wording::new(self.game, self.language, options).deeds(effect)
    }

    /// The numbers that are printed on a card; of several printings, those of the first.
    fn printed_numbers(&self, family: &FamilyDef, printing: Option<PrintingId>) -> Vec<(&str, Argument)> {
        let game = self.game;
        let of = |printing: &&PrintingDef| game.families[usize::from(printing.family)].name == family.name;
        let mut numbers = Vec::new();
        let only = printing.map(|printing| &game.printings[usize::from(printing)]);
        if let Some(printing) = only.or_else(|| game.printings.iter().find(of)) {
            for (attribute, value) in game.attributes.iter().zip(&printing.values) {
                if *value != ABSENT && attribute.kind == AttributeType::Number {
                    numbers.push((attribute.name.as_str(), Argument::Number(*value)));
                }
            }
        }
        numbers
    }

    /// The numbers of a rule by their names. What is printed on cards keeps its own.
    fn rule_numbers(&self, rule: Option<Rule>) -> Vec<(String, i32)> {
        let printed = |name: &str| {
            let mut numbers = self.game.attributes.iter().filter(|attribute| attribute.kind == AttributeType::Number);
            numbers.any(|attribute| attribute.name == name)
        };
        rule.map_or_else(Vec::new, |rule| rule.named(printed))
    }

    /// Actions that a card brings, with the numbers that are printed on it; of several, one.
    fn abilities(&self, wording: &Wording<'_>, family: &FamilyDef, actions: &[(ActionId, u16)]) -> String {
        let printed = self.printed_numbers(family, None);
        let told = |(at, _): &(ActionId, u16)| {
            let action = &self.game.actions[usize::from(*at)];
            let mut numbers = printed.clone();
            let of_rule = self.rule_numbers(Some(rule_numbers::of_action(self.game, action)));
            numbers.extend(of_rule.iter().map(|(name, number)| (name.as_str(), Argument::Number(*number))));
            self.optional(&ABILITY.key(&action.name), &numbers).unwrap_or_else(|| self.action_name(action))
        };
        let mut all: Vec<String> = actions.iter().map(told).collect();
        // What stands before a colon is said once for all of them.
        if let Some((head, _)) = all.first().and_then(|first| first.split_once(": "))
            && all.len() > 1
        {
            let head = format!("{head}: ");
            if all.iter().all(|ability| ability.starts_with(&head)) {
                all.iter_mut().skip(1).for_each(|ability| *ability = ability[head.len()..].to_owned());
            }
        }
        all.iter_mut().skip(1).for_each(|ability| *ability = small(ability));
        // Where one of them has a comma of its own, others stand between them.
        if all.iter().any(|ability| ability.contains(',')) && all.len() > 2 {
            let first = all.drain(..all.len() - 1).collect::<Vec<_>>().join("; ");
            all.insert(0, first);
        }
        format!("{}.", wording.either_of(&all).unwrap_or_default())
    }

    /// A line that belongs to no rule.
    pub fn flavor(&self, family: FamilyId) -> Option<String> {
        self.optional(&FLAVOR.key(&self.game.families[usize::from(family)].name), &[])
    }

    /// What a resource, a counter or another number is for, if the pack says so.
    pub fn about(&self, id: &str) -> Option<String> {
        self.optional(&ABOUT.key(id), &[])
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
            // What is not called anything cannot be told.
            Designed::These(names) => {
                let told: Vec<String> = names.iter().map(named).filter(|name| !name.is_empty()).collect();
                Some(told.join(", ")).filter(|told| !told.is_empty())
            }
            Designed::Everything => Some(self.text("designed-everything", &[])),
        }
    }

    /// Whether a text that is written by hand for the card or one of its abilities tells an attribute.
    fn says(&self, family: &FamilyDef, attribute: &str) -> bool {
        let asks = |key: String| self.game.locales.asks(self.language, &key, attribute);
        let own = TEXT.key(&family.name);
        let abilities = || family.actions.iter().map(|(at, _)| &self.game.actions[usize::from(*at)]);
        asks(own) || abilities().any(|action| asks(ABILITY.key(&action.name)))
    }

    /// What is printed on a card, as `name: value`, but for what its text says.
    pub fn printed(&self, printing: PrintingId) -> Vec<(Phrase, Phrase)> {
        let game = self.game;
        let printing = &game.printings[usize::from(printing)];
        let family = &game.families[usize::from(printing.family)];
        let mut printed = Vec::new();
        for (at, definition) in game.attributes.iter().enumerate() {
            let value = printing.values[at];
            // What has an empty name before a number is of no interest to players.
            if value == ABSENT
                || definition.family
                || self.says(family, &definition.name)
                || self.figure_name(&definition.name).is_empty()
            {
                continue;
            }
            match definition.kind {
                AttributeType::Number => printed.push((self.figure_name(&definition.name), signed(value).into())),
                AttributeType::Values => {
                    printed.push((self.word(&definition.name), self.value_of_its_name(AttributeId::at(at), value)))
                }
                AttributeType::Flag if value == 1 => printed.push((self.figure_name(&definition.name), "✓".into())),
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
