//! What stands under the pointer: a card with its text, a thing with its names, a key with its meaning, a sentence explained.

use std::fmt::Write as _;

use quarterdeck_dsl::explain::reading;
use quarterdeck_dsl::parse;
use quarterdeck_dsl::syntax::Form;
use quarterdeck_dsl::vocabulary::{Meaning, Vocabulary};
use quarterdeck_face::Faces;
use quarterdeck_runtime::Game;
use quarterdeck_runtime::definitions::PrintingId;
use quarterdeck_runtime::telling::Tongue;
use quarterdeck_terminal::ask::card_lines;

use crate::drawn::picture;
use crate::lexicon::Lexicon;
use crate::meaning::meaning;
use crate::say::say;
use crate::shelf::{FileId, Shelf};
use crate::structure::{Passage, Prose, Structure};
use crate::thing::{Span, Thing};

/// The languages in which texts are shown.
pub const LANGUAGES: [&str; 2] = ["en", "ru"];

/// Where something is explained.
pub struct Pointed<'p> {
    /// All packs.
    pub shelf: &'p Shelf,
    /// The words of the pack.
    pub lexicon: &'p Lexicon,
    /// The last game that could be made.
    pub game: Option<&'p Game>,
    /// The file.
    pub file: &'p FileId,
    /// The author's language.
    pub language: &'p str,
    /// The faces of its cards, where the editor shows pictures.
    pub faces: Option<&'p Faces>,
}

impl Pointed<'_> {
    /// What is told about a place, in Markdown, and what it is about.
    pub fn hover(&self, byte: usize) -> Option<(String, Span)> {
        let text = self.shelf.text(self.file)?;
        let structure = self.shelf.structure(self.file)?;
        let marks = self.lexicon.at(text, structure, byte);
        let passage = structure.passages.iter().find(|passage| (passage.span.0..=passage.span.1).contains(&byte));
        let mut told = String::new();
        let mut span = None;
        if let Some(mark) = marks.iter().min_by_key(|mark| mark.span.1 - mark.span.0) {
            span = Some(mark.span);
            mark.things.iter().for_each(|thing| told.push_str(&self.thing(thing)));
        } else if let Some(key) = structure.keys.iter().find(|key| (key.span.0..=key.span.1).contains(&byte)) {
            span = Some(key.span);
            let _ = writeln!(told, "**{}** — {}\n\n{}\n", key.key.name, key.key.form.words(), key.key.meaning());
        }
        if let Some((passage, Prose::Sentence(sort))) = passage.map(|passage| (passage, passage.prose)) {
            if told.is_empty()
                && let Some((word, about)) = self.word(text, passage, byte)
            {
                span = Some(word);
                told.push_str(&about);
            }
            told.push_str(&self.sentence(text, passage, sort));
            span = span.or(Some(passage.span));
        }
        if told.is_empty()
            && self.file.path.ends_with(".luau")
            && let Some((about, word)) = crate::complete::script::told(text, byte)
        {
            told = about;
            span = Some(word);
        }
        if told.is_empty() {
            told = self.text_key(structure, byte).unwrap_or_default();
        }
        (!told.is_empty()).then(|| (told, span.unwrap_or((byte, byte))))
    }

    /// A thing: what it is, where it comes from, and what players read of it.
    fn thing(&self, thing: &Thing) -> String {
        let mut told = format!("**{}** `{}`", thing.section, thing.id);
        let places = self.lexicon.things.get(thing).map(Vec::as_slice).unwrap_or_default();
        let pack = |file: &str| file.split('/').next().unwrap_or_default().to_owned();
        if let Some((file, _)) = places.iter().find(|(_, changes)| !changes) {
            let _ = write!(told, " — {}", say(self.language, "of-pack", &[("pack", &pack(file))]));
        }
        let mut changed: Vec<String> =
            places.iter().filter(|(_, changes)| *changes).map(|(file, _)| pack(file)).collect();
        changed.dedup();
        if !changed.is_empty() {
            let _ = write!(told, ", {}", say(self.language, "changed-by", &[("packs", &changed.join("`, `"))]));
        }
        told.push_str("\n\n");
        let Some(game) = self.game else {
            return told;
        };
        if thing.section == "card" {
            return told + &self.card(game, &thing.id);
        }
        for language in LANGUAGES {
            let name = match thing.section {
                "text" => game.locales.find(language, &thing.id, &[]),
                "action" => game.locales.find(language, &format!("action-{}", thing.id.replace('_', "-")), &[]),
                "option" => game.locales.find(language, &format!("option-{}", thing.id.replace('_', "-")), &[]),
                _ => game
                    .locales
                    .has(language, &format!("word-{}", thing.id.replace('_', "-")))
                    .then(|| game.locales.word(language, &thing.id)),
            };
            if let Some(name) = name {
                let _ = writeln!(told, "- {language}: {name}");
            }
        }
        let meant = about(&game.vocabulary, &thing.id);
        if !meant.is_empty() {
            let _ = writeln!(told, "\n{meant}");
        }
        told.push('\n');
        told
    }

    /// A card: its face, and what players read on it in both languages.
    fn card(&self, game: &Game, id: &str) -> String {
        let of_family = |at: &PrintingId| {
            let printing = &game.printings[usize::from(*at)];
            game.families.unnoted()[usize::from(printing.family)].name == id
        };
        let printings: Vec<PrintingId> = PrintingId::all(game.printings.len()).filter(of_family).collect();
        let options = game.option_values(&[]).unwrap_or_default();
        let mut told = String::new();
        if let (Some(faces), Some(first)) = (self.faces, printings.first()) {
            told.push_str(&picture(faces, game, *first, &options, self.language));
        }
        for language in LANGUAGES {
            let lines = card_lines(Tongue { game, language }, &printings, &options);
            let _ = writeln!(told, "*{language}*\n\n{}\n", lines.join("\n\n"));
        }
        told
    }

    /// A word of the language itself.
    fn word(&self, text: &str, passage: &Passage, byte: usize) -> Option<(Span, String)> {
        let sentence = text.get(passage.span.0..passage.span.1)?;
        let at = byte.checked_sub(passage.span.0)?;
        let is_part = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
        let from = sentence.get(..at)?.rfind(|sign: char| !is_part(sign)).map_or(0, |before| before + 1);
        let to = sentence.get(at..)?.find(|sign: char| !is_part(sign)).map_or(sentence.len(), |behind| at + behind);
        let word = sentence.get(from..to)?;
        let meant = about(&self.game?.vocabulary, word);
        let span = (passage.span.0 + from, passage.span.0 + to);
        (!meant.is_empty()).then(|| (span, format!("**{word}** — {meant}\n\n")))
    }

    /// A sentence: how it is read, and what it means in both languages.
    fn sentence(&self, text: &str, passage: &Passage, sort: &str) -> String {
        let (Some(game), Some(written)) = (self.game, text.get(passage.span.0..passage.span.1)) else {
            return String::new();
        };
        let mut told = String::new();
        if let Some(said) = meaning(game, &self.file.shown(), passage.span, written, &LANGUAGES) {
            let _ = writeln!(told, "---\n{}:\n", say(self.language, "means", &[]));
            for (language, said) in LANGUAGES.iter().zip(said) {
                let _ = writeln!(told, "- {language}: {said}");
            }
        }
        let read = form(sort).and_then(|form| parse(written, form, &game.vocabulary).ok());
        if let Some(sentence) = read {
            let lines = reading(&sentence, &game.vocabulary);
            let _ = writeln!(told, "\n{}:\n\n```text\n{}\n```", say(self.language, "reads", &[]), lines.trim_end());
        }
        told
    }

    /// The key of a text: what it says in the other language.
    fn text_key(&self, structure: &Structure, byte: usize) -> Option<String> {
        let within = |span: Span| (span.0..=span.1).contains(&byte);
        let definition = structure.definitions.iter().find(|it| it.thing.section == "text" && within(it.span))?;
        Some(self.thing(&definition.thing))
    }
}

/// The form in which a sentence of a sort is read; events have a form of their own.
pub fn form(sort: &str) -> Option<Form> {
    match sort.split(' ').next()? {
        "instruction" => Some(Form::Instruction),
        "requirement" => Some(Form::Requirement),
        "condition" => Some(Form::Condition),
        "amount" => Some(Form::Amount),
        "selection" => Some(Form::Selection),
        _ => None,
    }
}

/// What a word can mean, in a few words.
fn about(vocabulary: &Vocabulary, word: &str) -> String {
    let meanings: Vec<Meaning> = vocabulary.meanings(word).to_vec();
    meanings.iter().map(|meaning| vocabulary.about(*meaning)).collect::<Vec<_>>().join("; ")
}
