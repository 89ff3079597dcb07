//! Texts in the reader's language, by Fluent.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::fluent::{Mentioned, TextFile};
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
    bundles: BTreeMap<String, FluentBundle<Arc<FluentResource>>>,
    /// What each pack is called: language, pack, title.
    titles: Vec<(String, String, String)>,
    /// The variables that a text asks for in a form, such as `$it-acc`, by language and key.
    declined: BTreeMap<String, BTreeMap<String, Vec<Declined>>>,
    /// All variables of a text, by language and key.
    variables: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

/// A variable that a text asks for in a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// As it is written: `it-acc`.
    pub variable: String,
    /// The thing: `it`.
    pub name: String,
    /// The form: `acc`.
    pub form: String,
}

impl Declined {
    /// A variable with a form behind its name. Ids hold no hyphen, so the first one parts them.
    pub fn of(variable: &str) -> Option<Declined> {
        let (name, form) = variable.split_once('-')?;
        Some(Declined { variable: variable.to_owned(), name: name.to_owned(), form: form.to_owned() })
    }
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

    /// Whether a name is a title, which stands without an article: it begins with a capital.
    pub fn is_title(name: &str) -> Argument {
        Argument::text(if name.starts_with(char::is_uppercase) { "yes" } else { "no" })
    }
}

impl Locales {
    /// The engine's texts and others: language, file, text. They are taken as they are.
    pub fn read(files: &[(String, String, String)]) -> Locales {
        let read =
            |(language, file, text): &(String, String, String)| TextFile::read(language, file, text, &mut Vec::new());
        let files: Vec<TextFile> = files.iter().map(read).collect();
        Locales::of(files.iter())
    }

    /// The engine's texts, and files that were read.
    pub(crate) fn of<'f>(files: impl Iterator<Item = &'f TextFile>) -> Locales {
        let mut locales = Locales::default();
        for file in engine().iter().chain(files) {
            locales.add(file);
        }
        locales
    }

    fn add(&mut self, file: &TextFile) {
        let language = file.language.as_str();
        let Ok(id) = language.parse::<LanguageIdentifier>() else {
            return;
        };
        let bundle = self.bundles.entry(language.to_owned()).or_insert_with(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            bundle.set_use_isolating(false);
            bundle
        });
        let declined = self.declined.entry(language.to_owned()).or_default();
        let variables = self.variables.entry(language.to_owned()).or_default();
        for entry in &file.entries {
            let named = entry.mentions.iter().filter_map(|mention| match &mention.what {
                Mentioned::Variable(name) => Some(name.clone()),
                _ => None,
            });
            let named: Vec<String> = named.collect();
            let asked: Vec<Declined> = named.iter().filter_map(|name| Declined::of(name)).collect();
            // What is written later counts.
            variables.insert(entry.key.clone(), named);
            if asked.is_empty() {
                declined.remove(&entry.key);
            } else {
                declined.insert(entry.key.clone(), asked);
            }
        }
        let title = rules::PACK_TITLE.prefix;
        let titled = file.entries.iter().any(|entry| entry.key == title);
        bundle.add_resource_overriding(Arc::clone(&file.resource));
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

    /// Whether there is such a text in any language.
    pub fn has_any(&self, key: &str) -> bool {
        self.bundles.values().any(|bundle| bundle.has_message(key))
    }

    /// The variables that a text asks for in a form.
    pub fn declined(&self, language: &str, key: &str) -> &[Declined] {
        self.declined.get(language).and_then(|texts| texts.get(key)).map_or(&[], Vec::as_slice)
    }

    /// Whether a text says something of this variable.
    pub fn asks(&self, language: &str, key: &str, variable: &str) -> bool {
        let named = self.variables.get(language).and_then(|texts| texts.get(key));
        named.is_some_and(|named| named.iter().any(|name| name == variable))
    }

    /// A text, or nothing.
    pub fn find(&self, language: &str, key: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(key)?.value()?;
        Some(bundle.format_pattern(pattern, Some(&given(arguments)), &mut Vec::new()).into_owned())
    }

    /// A form of a text, such as its plural, or nothing.
    pub fn form(&self, language: &str, key: &str, form: &str) -> Option<String> {
        self.form_with(language, key, form, &[])
    }

    /// A form of a text that has variables, or nothing.
    pub fn form_with(&self, language: &str, key: &str, form: &str, arguments: &[(&str, Argument)]) -> Option<String> {
        let bundle = self.bundles.get(language)?;
        let pattern = bundle.get_message(key)?.get_attribute(form)?.value();
        Some(bundle.format_pattern(pattern, Some(&given(arguments)), &mut Vec::new()).into_owned())
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
            .or_else(|| self.option_word(language, id))
            .unwrap_or_else(|| id.replace('_', " "))
    }

    /// What an option is called where it is offered, or one of its values; what has no name is called as it is written.
    pub fn option(&self, language: &str, option: &str, value: Option<&str>) -> String {
        let key = match value {
            None => rules::OPTION.key(option),
            Some(value) => rules::OPTION_VALUE.key(&format!("{option}_{value}")),
        };
        let found = self.find(language, &key, &[]).or_else(|| self.find("en", &key, &[]));
        found.unwrap_or_else(|| value.unwrap_or(option).replace('_', " "))
    }

    /// The name of an option, or of a value of one, to stand within a sentence.
    fn option_word(&self, language: &str, id: &str) -> Option<String> {
        let own = rules::OPTION.key(id);
        let ending = format!("-{}", id.replace(['_', ' '], "-"));
        let keys = self.variables.get(language)?;
        let key = keys.keys().find(|key| **key == own).or_else(|| {
            keys.keys().find(|key| rules::OPTION_VALUE.id(key).is_some_and(|value| value.ends_with(&ending)))
        })?;
        let name = self.find(language, key, &[])?;
        let mut letters = name.chars();
        letters.next().map(|first| first.to_lowercase().chain(letters).collect())
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

/// The engine's own texts. They never change, so they are read once.
pub(crate) fn engine() -> &'static [TextFile] {
    static READ: OnceLock<Vec<TextFile>> = OnceLock::new();
    READ.get_or_init(|| {
        let read = |(language, text): &(&str, &str)| TextFile::read(language, "engine", text, &mut Vec::new());
        ENGINE.iter().map(read).collect()
    })
}

/// Whether this is the name of a language.
pub(crate) fn is_language(name: &str) -> bool {
    // The names of languages in words have the shape of codes as well, but no code in use is so long.
    name.split(['-', '_']).next().is_some_and(|code| code.len() < 4) && name.parse::<LanguageIdentifier>().is_ok()
}
