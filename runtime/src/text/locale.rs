//! Texts in the reader's language, by Fluent.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast::Pattern;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::fluent::TextFile;
use super::phrase::Phrase;
use super::rules;

/// What the engine itself says: language and texts.
pub const ENGINE: &[(&str, &str)] = &[
    ("en", include_str!("../../locales/en.ftl")),
    ("ru", include_str!("../../locales/ru.ftl")),
    ("en", include_str!("../../locales/en/rules.ftl")),
    ("ru", include_str!("../../locales/ru/rules.ftl")),
];

/// All texts of a game in all languages.
#[derive(Default)]
pub struct Locales {
    bundles: BTreeMap<String, FluentBundle<FluentResource>>,
    /// What each pack is called: language, pack, title.
    titles: Vec<(String, String, String)>,
}

impl std::fmt::Debug for Locales {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.bundles.keys()).finish()
    }
}

/// An argument of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Text.
    Text(Phrase),
    /// A number.
    Number(i32),
}

impl Argument {
    /// Text.
    pub fn text(text: impl Into<Phrase>) -> Argument {
        Argument::Text(text.into())
    }
}

impl Locales {
    /// The engine's texts and others: language, file, text. They are taken as they are.
    pub fn read(files: &[(String, String, String)]) -> Locales {
        let read =
            |(language, file, text): &(String, String, String)| TextFile::read(language, file, text, &mut Vec::new());
        Locales::of(files.iter().map(read))
    }

    /// The engine's texts, and files that were read.
    pub(crate) fn of(files: impl Iterator<Item = TextFile>) -> Locales {
        let mut locales = Locales::default();
        for file in engine() {
            locales.add(file);
        }
        for file in files {
            locales.add(file);
        }
        locales
    }

    fn add(&mut self, file: TextFile) {
        let language = file.language.as_str();
        let Ok(id) = language.parse::<LanguageIdentifier>() else {
            return;
        };
        let bundle = self.bundles.entry(language.to_owned()).or_insert_with(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            bundle
        });
        let title = rules::PACK_TITLE.prefix;
        let titled = file.entries.iter().any(|entry| entry.key == title);
        bundle.add_resource_overriding(file.resource);
        if titled && let Some(title) = self.find(language, title, &[]) {
            let pack = file.file.split('/').next().unwrap_or_default().to_owned();
            self.titles.push((language.to_owned(), pack, title));
        }
    }

    /// What a pack is called in the language, else in English, else its id.
    pub fn title(&self, language: &str, pack: &str) -> String {
        let find = |language: &str| self.titles.iter().find(|(known, of, _)| known == language && of == pack);
        find(language).or_else(|| find("en")).map_or_else(|| pack.to_owned(), |(_, _, title)| title.clone())
    }

    /// The languages there are.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.bundles.keys().map(String::as_str)
    }

    /// Whether there is such a text.
    pub fn has(&self, language: &str, key: &str) -> bool {
        self.bundles.get(language).is_some_and(|bundle| bundle.has_message(key))
    }

    /// A text, or nothing.
    pub fn find(&self, language: &str, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, Some(&given(arguments)), &mut Vec::new()).into_owned())
    }

    /// A form of a text, such as its plural, or nothing.
    pub fn form(&self, language: &str, key: &str, form: &str) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(key)?.get_attribute(form)?.value();
        Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A text as it is written, or a form of it, for whoever tells it by himself.
    pub fn pattern(&self, language: &str, key: &str, form: Option<&str>) -> Option<&Pattern<&str>> {
        let message = self.bundles.get(language)?.get_message(key)?;
        match form {
            None => message.value(),
            Some(form) => Some(message.get_attribute(form)?.value()),
        }
    }

    /// A text in the language, else in English, else its key.
    pub fn text(&self, language: &str, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.find(language, key, arguments)
            .or_else(|| self.find("en", key, arguments))
            .unwrap_or_else(|| key.to_owned())
    }

    /// The name of a thing of the game.
    pub fn word(&self, language: &str, id: &str) -> String {
        let key = rules::WORD.key(id);
        self.find(language, &key, &[])
            .or_else(|| self.find("en", &key, &[]))
            .or_else(|| self.find(language, &format!("{}-title", id.replace('_', "-")), &[]))
            .unwrap_or_else(|| id.replace('_', " "))
    }
}

fn given<'a>(arguments: &'a [(&'a str, Argument)]) -> FluentArgs<'a> {
    let mut given = FluentArgs::with_capacity(arguments.len());
    for (name, argument) in arguments {
        let value = match argument {
            Argument::Text(text) => FluentValue::from(&**text),
            Argument::Number(number) => FluentValue::from(*number),
        };
        given.set(*name, value);
    }
    given
}

/// The engine's own texts, read.
pub(crate) fn engine() -> impl Iterator<Item = TextFile> {
    ENGINE.iter().map(|(language, text)| TextFile::read(language, "engine", text, &mut Vec::new()))
}

/// Whether this is the name of a language.
pub(crate) fn is_language(name: &str) -> bool {
    // The names of languages in words have the shape of codes as well, but no code in use is so long.
    name.split(['-', '_']).next().is_some_and(|code| code.len() < 4) && name.parse::<LanguageIdentifier>().is_ok()
}
