//! Speaks about a game in one language, whoever listens and whatever the position is: names of things, printings,
//! lines and headings. It knows no match, so that what it says can be shared (`glossary.rs`).

use std::sync::OnceLock;

use quarterdeck_dsl::vocabulary::{AttributeId, AttributeType, BoardId, Meaning};

use super::glossary::glossary_of;
use super::seen::Figure;
use crate::game::{ABSENT, ActionDef, ActionId, Game, PrintingId};
use crate::readers::shared;
use crate::text::glossary::{Entry, Glossary, SeenGroup, SeenRow, Slot};
use crate::text::locale::Argument;
use crate::text::phrase::Phrase;
use crate::text::rules::{ACTION, GROUP, ROW, SHORT, WORD};
use crate::text::signs::signed;

/// A game in one language.
#[derive(Clone, Copy)]
pub struct Tongue<'g> {
    /// The game.
    pub game: &'g Game,
    /// The language.
    pub language: &'g str,
}

/// In which case a counted thing stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Case {
    /// By itself.
    Nominative,
    /// As an object.
    Accusative,
}

impl<'g> Tongue<'g> {
    /// What is shared in this language.
    pub(super) fn glossary(&self) -> Option<&'g Glossary> {
        self.game.glossaries.of(self.language, || glossary_of(self.game))
    }

    /// A shared text, made if nobody has asked for it before.
    pub(super) fn shared(slot: Option<&Slot>, make: impl FnOnce() -> String) -> Phrase {
        match slot {
            Some(slot) => slot.get_or_init(|| shared(make).into()).clone(),
            None => make().into(),
        }
    }

    /// The id of a thing with one of its names.
    fn named(&self, id: &str, which: fn(&Entry) -> &Slot, make: impl FnOnce() -> String) -> (Phrase, Phrase) {
        let entry = self.glossary().and_then(|glossary| glossary.entry(id));
        (entry.map_or_else(|| id.into(), |entry| entry.id.clone()), Self::shared(entry.map(which), make))
    }

    /// A text of the engine or the pack.
    pub fn text(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.game.locales.text(self.language, key, arguments)
    }

    /// A text that a pack may leave out, looked for in this language and in English.
    pub fn optional(&self, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        let locales = &self.game.locales;
        locales.find(self.language, key, arguments).or_else(|| locales.find("en", key, arguments))
    }

    /// The name of a thing of the pack.
    pub fn word(&self, id: &str) -> Phrase {
        self.called(id).1
    }

    /// The id of a thing and its name.
    pub fn called(&self, id: &str) -> (Phrase, Phrase) {
        self.named(id, |entry| &entry.word, || self.game.locales.word(self.language, id))
    }

    /// A form of such a name, or the name itself.
    pub fn form(&self, id: &str, form: &str) -> String {
        self.form_if(id, form).unwrap_or_else(|| self.word(id).to_string())
    }

    /// A form of such a name, if it has one.
    pub fn form_if(&self, id: &str, form: &str) -> Option<String> {
        self.game.locales.form(self.language, &WORD.key(id), form)
    }

    /// The gender of a card's name, if it is said.
    pub(super) fn gender(&self, printing: PrintingId) -> Option<String> {
        let family = self.game.printings[usize::from(printing)].family;
        self.form_if(&self.game.families[usize::from(family)].name, "gender")
    }

    /// The id of a thing and the name of many.
    fn several(&self, id: &str) -> (Phrase, Phrase) {
        self.named(id, |entry| &entry.plural, || self.form(id, if self.language == "ru" { "nom-pl" } else { "other" }))
    }

    /// The id of a thing and its name as it stands before a number: the word's `.label`, if it has one.
    fn labelled(&self, id: &str) -> (Phrase, Phrase) {
        self.named(id, |entry| &entry.label, || self.form(id, "label"))
    }

    /// The name as it stands before a number.
    pub fn figure_name(&self, id: &str) -> Phrase {
        self.labelled(id).1
    }

    /// The id of a number and its name where there is little room: the text `short-<id>`, if there is one.
    fn short(&self, id: &str) -> (Phrase, Phrase) {
        let resource = || self.game.resources.iter().any(|resource| resource.name == id);
        let long = || if resource() { self.several(id) } else { self.labelled(id) };
        let make = || self.optional(&SHORT.key(id), &[]).unwrap_or_else(|| long().1.to_string());
        self.named(id, |entry| &entry.short, make)
    }

    /// A number with its name; nothing if it is not known.
    pub fn figure(&self, id: &str, value: Option<i32>) -> Figure {
        let (id, name) = self.labelled(id);
        Figure { id, name, value, word: None }
    }

    /// A number with its name where there is little room.
    pub fn short_figure(&self, id: &str, value: i32) -> Figure {
        let (id, name) = self.short(id);
        Figure { id, name, value: Some(value), word: None }
    }

    /// So many of a thing.
    pub fn counted_figure(&self, id: &str, value: Option<i32>) -> Figure {
        let (id, name) = self.several(id);
        Figure { id, name, value, word: None }
    }

    /// The name in the number that goes with `amount`, without the number.
    pub fn counted(&self, id: &str, amount: i32, case: Case) -> String {
        if self.language != "ru" {
            return self.form(id, if amount == 1 { "one" } else { "other" });
        }
        let (last, two) = (amount.unsigned_abs() % 10, amount.unsigned_abs() % 100);
        let form = match (last, two) {
            (1, 0..=10 | 12..) if case == Case::Accusative => "acc",
            (1, 0..=10 | 12..) => "nom",
            (2..=4, 0..=11 | 15..) => "gen",
            _ => "gen-pl",
        };
        self.form(id, form)
    }

    /// A card by its printing: name and shown numbers.
    pub fn printing(&self, printing: PrintingId) -> Phrase {
        self.game.reads_name(printing);
        let slot = self.glossary().map(|glossary| glossary.printing(printing));
        Self::shared(slot, || self.printing_in(printing, ""))
    }

    /// The same in a form, such as its accusative; without one, as it stands by itself.
    pub fn printing_in(&self, printing: PrintingId, form: &str) -> String {
        let game = self.game;
        let printing = &game.printings[usize::from(printing)];
        let family = &game.families[usize::from(printing.family)];
        let gender = self.form_if(&family.name, "gender");
        let agreeing = self.agreeing_form(&family.name, form, gender.as_deref());
        let (mut before, mut numbers, mut behind) = (Vec::new(), Vec::new(), Vec::new());
        for attribute in &family.shows {
            let definition = &game.attributes[usize::from(*attribute)];
            let value = printing.values[usize::from(*attribute)];
            if value == ABSENT {
                continue;
            }
            match definition.kind {
                AttributeType::Number => numbers.push(signed(value)),
                AttributeType::Flag if value == 1 => behind.push(self.word(&definition.name)),
                AttributeType::Values => {
                    // What is no adjective says so by a form of its own.
                    let id = definition.values.get(value as usize).map_or("?", String::as_str);
                    match game.locales.form(self.language, &WORD.key(id), "behind") {
                        Some(word) => behind.push(word.into()),
                        None => before.push(self.agreeing(*attribute, value, agreeing.as_deref())),
                    }
                }
                _ => {}
            }
        }
        before.push(if form.is_empty() { self.word(&family.name) } else { self.form(&family.name, form).into() });
        let mut name = joined(before.into_iter(), " ");
        if !numbers.is_empty() {
            name = format!("{name} {}", numbers.join("/"));
        }
        if !behind.is_empty() {
            name = format!("{name} ({})", joined(behind.into_iter(), ", "));
        }
        name
    }

    /// The form of what describes a noun in a form: that of its gender, and of living things, which have no accusative of
    /// their own, the genitive.
    fn agreeing_form(&self, noun: &str, form: &str, gender: Option<&str>) -> Option<String> {
        let gender = gender?;
        let form = match form {
            "" => "nom",
            "acc" if gender != "f" => {
                let living = self.form_if(noun, "acc").is_some_and(|acc| Some(acc) == self.form_if(noun, "gen"));
                if living { "gen" } else { "nom" }
            }
            form => form,
        };
        // Only the nominative of neuters differs from that of masculines.
        let gender = if gender == "n" && form != "nom" { "m" } else { gender };
        Some(format!("{form}-{gender}"))
    }

    /// A value of an attribute in a form.
    pub(super) fn value_in(&self, attribute: AttributeId, value: i32, form: &str) -> Phrase {
        let definition = &self.game.attributes[usize::from(attribute)];
        let id = (definition.kind == AttributeType::Values).then(|| definition.values.get(value as usize)).flatten();
        id.and_then(|id| self.form_if(id, form)).map_or_else(|| self.value(attribute, value), Phrase::from)
    }

    /// A value of an attribute.
    pub fn value(&self, attribute: AttributeId, value: i32) -> Phrase {
        self.agreeing(attribute, value, None)
    }

    /// A value of an attribute as it stands behind the name of the attribute, with which it agrees.
    pub(super) fn value_of_its_name(&self, attribute: AttributeId, value: i32) -> Phrase {
        let name = &self.game.attributes[usize::from(attribute)].name;
        let gender = self.form_if(name, "gender");
        self.agreeing(attribute, value, self.agreeing_form(name, "", gender.as_deref()).as_deref())
    }

    /// A value of an attribute: id and name.
    pub fn printed_value(&self, attribute: AttributeId, value: i32) -> (Phrase, Phrase) {
        let definition = &self.game.attributes[usize::from(attribute)];
        match definition.values.get(value as usize) {
            Some(id) if definition.kind == AttributeType::Values => self.called(id),
            Some(id) => (id.into(), self.value(attribute, value)),
            None => (value.to_string().into(), self.value(attribute, value)),
        }
    }

    /// A value of an attribute, agreeing with a noun where the language asks for it.
    fn agreeing(&self, attribute: AttributeId, value: i32, form: Option<&str>) -> Phrase {
        let definition = &self.game.attributes[usize::from(attribute)];
        match definition.kind {
            AttributeType::Values => {
                let id = definition.values.get(value as usize).map_or("?", String::as_str);
                let agreed = form.and_then(|form| self.form_if(id, form));
                agreed.map_or_else(|| self.word(id), Phrase::from)
            }
            AttributeType::Flag => self.word(&definition.name),
            _ => value.to_string().into(),
        }
    }

    /// What a place of a board is called.
    pub fn place_word(&self, board: BoardId) -> Phrase {
        let id = self.game.vocabulary.name(Meaning::PlaceOf(board));
        if id == "?" { self.word(&self.game.boards[usize::from(board)].name) } else { self.word(id) }
    }

    /// An action's name without what is chosen for it.
    pub fn action_name(&self, action: &ActionDef) -> String {
        let names = action.choose.iter().chain(&action.target).map(|(name, _)| name.as_str());
        let names = names.chain(["it"]).chain(action.borne.then_some("this"));
        let key = ACTION.key(&action.name);
        let mut open: Vec<(&str, Argument)> = names.map(|name| (name, Argument::text("…"))).collect();
        let declined = self.game.locales.declined(self.language, &key);
        open.extend(declined.iter().map(|asked| (asked.variable.as_str(), Argument::text("…"))));
        self.text(&key, &open)
    }

    /// The lines in which figures of players are drawn.
    pub fn rows(&self) -> Vec<SeenRow> {
        let make = || {
            let rows = self.game.drawing.rows.iter();
            rows.map(|row| SeenRow {
                id: row.name.as_str().into(),
                name: self.text(&ROW.key(&row.name), &[]).into(),
                figures: row.figures.iter().map(|id| self.short(id)).collect(),
                marks: row.marks,
            })
            .collect()
        };
        given(self.glossary().map(|glossary| &glossary.rows), make, Clone::clone)
    }

    /// The heading under which an action stands.
    pub fn group(&self, action: ActionId) -> Option<SeenGroup> {
        let groups = &self.game.drawing.groups;
        let at = groups.iter().position(|group| group.actions.contains(&action))?;
        let make = || {
            let groups = groups.iter().enumerate();
            let name = |name: &str| self.text(&GROUP.key(name), &[]).into();
            groups.map(|(at, group)| SeenGroup { at, id: (&group.name).into(), name: name(&group.name) }).collect()
        };
        given(self.glossary().map(|glossary| &glossary.groups), make, |groups: &Vec<SeenGroup>| groups.get(at).cloned())
    }
}

/// Something of what is shared, or of what is made afresh.
fn given<T, R>(slot: Option<&OnceLock<T>>, make: impl FnOnce() -> T, take: impl FnOnce(&T) -> R) -> R {
    match slot {
        Some(slot) => take(slot.get_or_init(|| shared(make))),
        None => take(&make()),
    }
}

/// Phrases one after the other.
pub(super) fn joined(phrases: impl Iterator<Item = Phrase>, between: &str) -> String {
    let mut all = String::new();
    for (at, phrase) in phrases.enumerate() {
        all.push_str(if at == 0 { "" } else { between });
        all.push_str(&phrase);
    }
    all
}
